"""The parts of a review, as the bots' processes make them."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from pithead.review import Decision
from pithead.review.game_review import assemble
from pithead.review.judging import Judge, Piece, Plan
from pithead.review.verdicts import BAD

from .ports import ReviewPart, ReviewWork


def make(work: ReviewWork) -> ReviewPart:
    judge = _judge(bytes(work.record), work.effort, work.seed)
    return ReviewPart(msgspec.Raw(msgspec.json.encode(_made(judge, work))), len(judge.pieces))


def _made(judge: Judge, work: ReviewWork) -> object:
    if work.piece is not None:
        return short(judge.piece(work.piece))
    if work.entry is not None:
        return judge.price(work.entry, judge.game.parse(work.answer))
    pieces = [msgspec.json.decode(each, type=Piece) for each in work.pieces or ()]
    return assemble(judge, pieces)


@lru_cache(maxsize=1)
def _judge(record: bytes, effort: float, seed: str) -> Judge:
    """The game that was asked about last: its pieces come one after the other."""
    return Plan(msgspec.json.decode(record), "", effort, seed).open()


def short(piece: Piece) -> Piece:
    """A piece as a table keeps it: prices of other answers only where something was lost or
    found; elsewhere they are made again for whoever asks."""
    if not isinstance(piece, Decision) or piece.verdict in BAD or piece.found:
        return piece
    kept = [each for each in piece.answers if each.action in (piece.action, piece.best)]
    return replace(piece, answers=tuple(replace(each, reasons=()) for each in kept))
