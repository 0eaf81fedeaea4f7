"""A whole game reviewed.

    from pithead import records, review
    found = review.review(next(records.read("game.json")), effort=0.5, workers=2)

The work is done in pieces, in the order of time and on as many processes as asked for. They may be
kept in a file: a review that was stopped goes on from there. Same record, effort and seed, same
program: the same review, to the byte.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from pithead import records
from pithead.bots.value_function import shares_of_victory
from pithead.kernel.message import Message
from pithead.kernel.plugin import plugin_of

from .course import course
from .judging import Decision, Judge, Piece, Plan, TurnChances
from .keeping import Kept
from .ledger import LedgerRow, ledger
from .level import LevelEstimate, estimate
from .reference import Policy, Reference
from .summary import TurningPoint, sentences, turning_points
from .verdicts import BAD

if TYPE_CHECKING:
    from pithead.kernel.match import Match
    from pithead.kernel.record import Record

FORMAT: Final = "pithead-review"
FORMAT_VERSION: Final = 1
TOP_LEVEL: Final = "level-4"
"""What others are measured by: the level whose heuristics the policy is."""

_PIECE: Any = Decision | TurnChances

Progress = Callable[[int, int, Piece], None]
"""Told after each piece: how many there are by now, of how many, and the piece."""


class ReviewError(ValueError):
    """A game that can't be reviewed: a message key with figures."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class Stopped(Exception):
    """The review was stopped; what is done is kept where the caller asked for it."""


class KindRow(Struct, frozen=True):
    """What a seat gave away in decisions of one kind."""

    seat: int
    kind: str
    counted: int
    loss: float
    standing: float
    """All it lost there in standing, the unsure included; see `Price`."""
    level_4: float
    """And what level 4 would have lost in standing in the same decisions, if the game has it."""


class SeatReview(Struct, frozen=True):
    """What a review says to one seat."""

    seat: int
    forced: int
    """Decisions with a single answer; they are not judged."""
    summary: tuple[Message, ...]
    turning_points: tuple[TurningPoint, ...]
    kinds: tuple[KindRow, ...]


class Review(Struct, frozen=True):
    """A finished game, judged. docs/review.md says what each part means."""

    format: str
    format_version: int
    game: str
    rules: str
    components: str
    seats: int
    log_digest: str
    policy: Policy
    effort: float
    seed: str
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """Each seat's share of the victory."""
    chances: tuple[TurnChances, ...]
    decisions: tuple[Decision, ...]
    turning_points: tuple[TurningPoint, ...]
    ledger: tuple[LedgerRow, ...]
    level: tuple[LevelEstimate, ...]
    by_seat: tuple[SeatReview, ...]


def review(
    record: Record,
    *,
    effort: float = 1.0,
    seed: str = "0",
    workers: int = 1,
    keep: Path | None = None,
    progress: Progress | None = None,
    interrupt: threading.Event | None = None,
) -> Review:
    """Review a stored game. `keep` is a file for what is done so far; `Stopped` after `interrupt`.

    Raises RecordError for a record that can't be played here, ReviewError for a game that is not
    over.
    """
    plan = Plan(record.data, record.file, effort, seed)
    judge = Judge(_finished(record), effort, seed)
    name = heading(judge.match, judge.reference, effort, seed)
    kept: Kept[Piece] = Kept(keep, name, _PIECE)
    interrupt = interrupt or threading.Event()
    for number, piece in _pieces(plan, judge, kept, workers, interrupt):
        kept.add(number, piece)
        if progress is not None:
            progress(len(kept.pieces), len(judge.pieces), piece)
    if len(kept.pieces) < len(judge.pieces):
        raise Stopped
    return assemble(judge, [kept.pieces[number] for number in range(len(judge.pieces))])


def _finished(record: Record) -> Any:
    played = course(record, records.game_of(record))
    if not played.match.over:
        raise ReviewError("review-not-over", n=len(played.match.log))
    return played


def _pieces(
    plan: Plan, judge: Judge, kept: Kept[Piece], workers: int, interrupt: threading.Event
) -> Iterator[tuple[int, Piece]]:
    left = [number for number in range(len(judge.pieces)) if number not in kept.pieces]
    if workers > 1 and left:
        # Where there are no processes, this module is not there either.
        from pithead.arena.processes import spread

        yield from spread(plan, left, workers, interrupt)
        return
    for number in left:
        if interrupt.is_set():
            return
        yield number, judge.piece(number)


def heading(match: Match, reference: Reference, effort: float, seed: str) -> str:
    """Which review pieces belong to: of the same heading they are the same to the byte."""
    what = [match.digest(), effort, seed, reference.policy()]
    return hashlib.sha256(msgspec.json.encode(what)).hexdigest()


def assemble(judge: Judge, pieces: Sequence[Piece]) -> Review:
    """The review made of all its pieces, in their order."""
    match, game = judge.match, judge.game
    seats = range(match.seats)
    turns = tuple(piece for piece in pieces if isinstance(piece, TurnChances))
    decisions = tuple(piece for piece in pieces if isinstance(piece, Decision))
    shares = tuple(shares_of_victory(game, match.state)[: match.seats])
    rows = ledger(shares, judge.deal(), turns, decisions)
    places = {seat: at for at, group in enumerate(match.ranking, start=1) for seat in group}
    mattered = [turning_points(seat, decisions) for seat in seats]
    levels = tuple(plugin_of(game).levels)
    return Review(
        format=FORMAT,
        format_version=FORMAT_VERSION,
        game=game.name,
        rules=game.version,
        components=game.components_digest,
        seats=match.seats,
        log_digest=match.digest(),
        policy=judge.reference.policy(),
        effort=judge.effort,
        seed=judge.seed,
        scores=tuple(match.scores),
        shares=shares,
        chances=turns,
        decisions=decisions,
        turning_points=tuple(point for points in mattered for point in points),
        ledger=rows,
        level=tuple(estimate(seat, decisions, levels) for seat in seats),
        by_seat=tuple(
            SeatReview(
                seat=seat,
                forced=judge.forced[seat],
                summary=sentences(
                    game, rows[seat], places.get(seat, 2), match.scores[seat], turns, decisions
                ),
                turning_points=tuple(mattered[seat]),
                kinds=kinds_of(seat, decisions),
            )
            for seat in seats
        ),
    )


def kinds_of(seat: int, decisions: Sequence[Decision]) -> tuple[KindRow, ...]:
    """Where it went, the costliest kind first. Only sure losses add up, as in the ledger."""
    rows = []
    own = [each for each in decisions if each.seat == seat and each.counted]
    for kind in dict.fromkeys(each.kind for each in own):
        alike = [each for each in own if each.kind == kind]
        loss = sum(each.loss for each in alike if each.verdict in BAD)
        standing = sum(each.standing_lost for each in alike)
        level = sum(each.levels.get(TOP_LEVEL, 0.0) for each in alike)
        rows.append(KindRow(seat, kind, len(alike), *_rounded(loss, standing, level)))
    return tuple(sorted(rows, key=lambda row: (-row.loss, row.kind)))


def _rounded(*figures: float) -> tuple[float, ...]:
    return tuple(round(figure, 4) for figure in figures)
