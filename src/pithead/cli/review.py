"""`pithead review`: a finished game judged, in words, as JSON or as a page."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from pithead import review
from pithead.arena.processes import interruptible
from pithead.cli.common import CommandError
from pithead.cli.replay import game_of, record_errors
from pithead.cli.review_page import page
from pithead.cli.review_words import ReviewWords, signed
from pithead.cli.saving import must_be_writable, write_text
from pithead.cli.telling import Teller
from pithead.kernel import record as records
from pithead.kernel.record import Record
from pithead.review import Decision, Review
from pithead.review.judging import Piece
from pithead.review.summary import tell_round
from pithead.review.verdicts import BAD, Z
from pithead.words import Words

if TYPE_CHECKING:
    from pithead.kernel.game import Game

INTERRUPTED = 130
KEPT = ".review"
"""What is added to a game's name for the file that keeps what was reviewed so far."""


def run(chosen: Namespace, words: Words) -> int:
    with record_errors(words):
        record = records.read(chosen.file)
        game = game_of(record)
        Teller(game, words).sit_down(record.seats)
        seats = _seats(chosen.seat, record)
        if chosen.html:
            must_be_writable(chosen.html)
        found = _review(record, chosen, Finds(game, words))
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


def _review(record: Record, chosen: Namespace, finds: Finds) -> Review | None:
    """The review; None if it was stopped, with what is done kept."""
    with interruptible() as interrupt:
        try:
            return review.review(
                record,
                effort=chosen.effort,
                seed=chosen.seed or "0",
                workers=chosen.workers,
                keep=_kept(chosen),
                progress=finds.show,
                interrupt=interrupt,
            )
        except review.ReviewError as error:
            raise CommandError(f"error-{error.code}", **error.params) from None
        except review.Stopped:
            finds.stopped()
        finally:
            finds.end()
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


class Finds:
    """What those who wait at a terminal read meanwhile: sure losses as they are found, how far."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.shown = sys.stderr.isatty()
        self.done = self.total = 0

    def show(self, done: int, total: int, piece: Piece) -> None:
        self.done, self.total = done, total
        if not self.shown:
            return
        words = self.words
        if isinstance(piece, Decision) and piece.verdict in BAD:
            found = words.say(
                "review-decision",
                turn=words.tell(tell_round(self.game, piece.round)),
                entry=str(piece.entry + 1),
                verdict=words.say(f"review-verdict-{piece.verdict.value}"),
                loss=signed(words, -piece.loss),
                error=words.decimal(100 * Z * piece.error, 1),
            )
            print(f"\r{words.seat(piece.seat)}: {found}", file=sys.stderr)
        line = words.say("review-progress", n=done, total=total)
        print(f"\r{line}", end="", file=sys.stderr, flush=True)

    def stopped(self) -> None:
        said = self.words.say("review-stopped", n=self.done, total=self.total)
        print(f"\r{said}", file=sys.stderr)

    def end(self) -> None:
        if self.shown:
            print(file=sys.stderr)
