"""`pithead review`: a finished game judged, in words, as JSON or as a page."""

from __future__ import annotations

import contextlib
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from pithead import review
from pithead.arena.processes import interruptible
from pithead.cli.common import CommandError
from pithead.cli.replay import game_of, record_errors
from pithead.cli.review_page import page
from pithead.cli.review_words import ReviewWords
from pithead.cli.saving import must_be_writable, write_text
from pithead.kernel import record as records
from pithead.kernel.record import Record
from pithead.review import Review
from pithead.words import Words

INTERRUPTED = 130
KEPT = ".review"
"""What is added to a game's name for the file that keeps what was reviewed so far."""


def run(chosen: Namespace, words: Words) -> int:
    with record_errors(words):
        record = records.read(chosen.file)
        game_of(record)
        seats = _seats(chosen.seat, record)
        if chosen.html:
            must_be_writable(chosen.html)
        found = _review(record, chosen, words)
    if found is None:
        return INTERRUPTED
    if chosen.json:
        print(msgspec.json.encode(found).decode())
        return 0
    told = ReviewWords(found, record, words)
    if chosen.html:
        write_text(chosen.html, page(told, seats))
        print(words.say("review-written", file=chosen.html))
        return 0
    told.print(seats)
    return 0


def _seats(seat: int | None, record: Record) -> list[int]:
    """The seats that are spoken of; people count them from 1."""
    if seat is None:
        return list(range(record.seats))
    if not 1 <= seat <= record.seats:
        raise CommandError("error-review-seat", n=seat, seats=record.seats)
    return [seat - 1]


def _review(record: Record, chosen: Namespace, words: Words) -> Review | None:
    """The review; None if it was stopped, with what is done kept."""
    counted = [0, 0]
    with interruptible() as interrupt, _line(words) as show:

        def progress(done: int, total: int, _: object) -> None:
            counted[:] = done, total
            show(done, total)

        try:
            return review.review(
                record,
                effort=chosen.effort,
                seed=chosen.seed or "0",
                workers=chosen.workers,
                keep=_kept(chosen),
                progress=progress,
                interrupt=interrupt,
            )
        except review.ReviewError as error:
            raise CommandError(f"error-{error.code}", **error.params) from None
        except review.Stopped:
            pass
    print(words.say("review-stopped", n=counted[0], total=counted[1]), file=sys.stderr)
    return None


def _kept(chosen: Namespace) -> Path | None:
    """The file for a review that may be stopped. Where none can be written, none is kept."""
    game = Path(chosen.file)
    file = Path(chosen.keep or game.parent) / f"{game.name}{KEPT}"
    try:
        must_be_writable(str(file))
    except CommandError:
        if chosen.keep:
            raise
        return None
    return file


@contextlib.contextmanager
def _line(words: Words) -> Iterator[Callable[[int, int], None]]:
    """A line that says how far it is, for those who wait at a terminal."""
    shown = sys.stderr.isatty()

    def show(done: int, total: int) -> None:
        if shown:
            line = words.say("review-progress", n=done, total=total)
            print(f"\r{line}", end="", file=sys.stderr, flush=True)

    yield show
    if shown:
        print(file=sys.stderr)
