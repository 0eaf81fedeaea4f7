"""`pithead arena characters GAME`: how its characters play and win, for the lobby and the docs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from pithead.arena.characters import SEATS, study
from pithead.bots.characters import Measured
from pithead.cli.arena import force, table
from pithead.cli.arena_page import figure
from pithead.cli.common import CommandError

if TYPE_CHECKING:
    from argparse import Namespace

    from pithead.words import Words


def run(chosen: Namespace, words: Words) -> int:
    """Writes the file after each character, so that a stopped run goes on with the next."""
    chosen.seats = SEATS
    game, plan = table(chosen)
    if not chosen.out:
        raise CommandError("error-arena-out")
    path = Path(chosen.out)
    made = f"pithead arena characters {game.name} --games {chosen.games} --seed {plan.seed}"
    known = _read(path) if chosen.resume else None
    if known is not None and known.made != made:
        raise CommandError("error-arena-other", file=str(path), detail=known.made)

    def told(character: str, now: Measured) -> None:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(now), indent=1) + b"\n")
        share = figure(words, now.strength[character].value, True)
        print(words.say("arena-characters-progress", character=character, share=share), flush=True)

    study(game, plan, chosen.games, force(chosen), made, known, told)
    return 0


def _read(path: Path) -> Measured | None:
    return msgspec.json.decode(path.read_bytes(), type=Measured) if path.is_file() else None
