"""`pithead replay`: print and verify a stored game."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pithead.cli.common import CommandError, load_game, make_console
from pithead.cli.telling import Teller
from pithead.kernel import record as records
from pithead.kernel.contract import SPECTATOR, Message
from pithead.kernel.record import Record, RecordError
from pithead.words import Words, slug

if TYPE_CHECKING:
    from rich.console import Console

    from pithead.kernel.game import Game
    from pithead.kernel.match import Match


LOG_ENTRY = re.compile(r"log\[(\d+)\]")


def run(chosen: Namespace, words: Words) -> int:
    with record_errors(words):
        record = records.read(chosen.file)
        game = game_of(record)
        teller = Teller(game, words)
        teller.sit_down(record.seats)
        if chosen.to is not None and chosen.to > len(record.log):
            raise CommandError("error-to", n=chosen.to, entries=len(record.log))
        if chosen.verify:
            match = records.verify(record, game)
            print(words.say("replay-verified", file=chosen.file, n=len(match.log)))
            return 0
        _tell(record, game, chosen.to, teller)
    return 0


def game_of(record: Record) -> Game:
    """The game a record was played with, its own components included."""
    own = record.component_set
    try:
        return load_game(record.game, own if isinstance(own, dict) else None)
    except CommandError as error:
        place = "component_set" if own is not None and "reason" in error.figures else "game"
        inner = error.figures.get("place")
        raise CommandError(
            "error-place",
            file=record.file,
            place=f"{place}.{inner}" if inner else place,
            reason=error.figures.get("reason", Message(error.key, error.figures)),
        ) from None


@contextmanager
def record_errors(words: Words) -> Iterator[None]:
    """A broken or foreign record: one line with file, place and reason."""
    try:
        yield
    except RecordError as error:
        reason = Message(f"error-{slug(error.code)}", {**error.params})
        place = _place(error.place, words)
        if error.place == "file":
            raise CommandError("error-file", file=error.file, reason=reason) from None
        raise CommandError("error-place", file=error.file, place=place, reason=reason) from None


def _place(place: str, words: Words) -> str:
    """A line or an entry of the log in words, counted from 1 as the replay counts them."""
    line, _, number = place.partition(" ")
    if line == "line":
        return words.say("place-line", n=int(number))
    entry = LOG_ENTRY.fullmatch(place)
    return words.say("place-entry", n=int(entry[1]) + 1) if entry else place


def _tell(record: Record, game: Game, to: int | None, teller: Teller) -> None:
    console = make_console()
    told = 0

    def each(match: Match, index: int) -> None:
        nonlocal told
        teller.look(match, SPECTATOR)
        for event in match.events[told:]:
            print_event(console, teller.event(event), event.cause, index + 1)
        told = len(match.events)

    match = records.replay(record, game, to, each)
    words = teller.words
    console.print(words.say("replay-end", n=len(match.log), entries=len(record.log)))


def print_event(console: Console, sentence: str, cause: str, number: int | None = None) -> None:
    from rich.text import Text

    line = Text()
    line.append(f"{number:>4} " if number is not None else "", style="dim")
    line.append(sentence)
    line.append(f" [{cause}]", style="dim cyan")
    console.print(line)
