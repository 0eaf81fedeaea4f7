"""Pithead: two mining-company board games, exact, fast and open.

import pithead
game = pithead.game("rockwell")
match = game.match(seats=4, seed=7)
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .kernel.game import Game

__version__ = "0.1.0"

GAMES = ("rockwell", "brass_empire")


class UnknownGame(ValueError):
    """A name that is no game of ours."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no game is called {name!r}; there are: {', '.join(GAMES)}")
        self.name = name


def game(name: str, components: str | Path | dict[str, object] | None = None) -> Game:
    """The game of this name, with its own components or those of a file (or of a stored game)."""
    if name not in GAMES:
        raise UnknownGame(name)
    module = import_module(f"pithead.{name}.game")
    made: Game = module.make(components)
    return made


def compiled() -> bool:
    """Whether the engine runs compiled."""
    module = import_module("pithead.kernel.match")
    return not str(module.__file__).endswith(".py")
