"""The kits of the games in this repository."""

from __future__ import annotations

from pathlib import Path

from pithead.testing.gamekit import GameKit, kit_in

TESTS = Path(__file__).resolve().parent.parent


def game_kits() -> list[GameKit]:
    """`KIT` in each tests/NAME/kit.py."""
    return [kit_in(file) for file in sorted(TESTS.glob("*/kit.py"))]
