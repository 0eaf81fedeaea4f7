"""What a review says first: the decisions that mattered, and four sentences for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct

from pithead.kernel.contract import key_of
from pithead.kernel.message import Message

from .judging import Decision, TurnChances
from .ledger import LedgerRow
from .verdicts import BAD, SLIP, Z

if TYPE_CHECKING:
    from pithead.kernel.game import Game

MOST: Final = 5
OWN: Final = 4


class TurningPoint(Struct, frozen=True):
    """A decision that mattered to a seat: its own, or a gift of another's."""

    seat: int
    entry: int
    why: Literal["given_away", "gift", "found"]
    swing: float
    """What it changed for this seat, in shares of the victory; of a find nothing is counted."""


def turning_points(seat: int, decisions: Sequence[Decision]) -> list[TurningPoint]:
    """At most five, in the order of time: the costliest of one's own, then a gift, then a find."""
    own = [each for each in decisions if each.seat == seat and each.verdict in BAD]
    own.sort(key=lambda each: (-each.loss, each.entry))
    gifts = [each for each in decisions if each.seat != seat and _is_gift(each, seat)]
    gifts.sort(key=lambda each: (-each.cost[seat], each.entry))
    finds = [each for each in decisions if each.seat == seat and each.found]
    points = [TurningPoint(seat, each.entry, "given_away", -each.loss) for each in own[:OWN]]
    points += [TurningPoint(seat, each.entry, "gift", each.cost[seat]) for each in gifts[:1]]
    points += [
        TurningPoint(seat, each.entry, "found", 0.0) for each in finds[: MOST - len(points)][:1]
    ]
    return sorted(points[:MOST], key=lambda each: each.entry)


def _is_gift(decision: Decision, seat: int) -> bool:
    return decision.verdict in BAD and decision.cost[seat] * len(decision.cost) >= SLIP


def sentences(
    game: Game,
    row: LedgerRow,
    place: int,
    points: int,
    turns: Sequence[TurnChances],
    decisions: Sequence[Decision],
) -> tuple[Message, ...]:
    """Course, own costliest decision, luck, others."""
    seat = row.seat
    best = max(turns, key=lambda turn: turn.chances[seat])
    course: dict[str, Any] = {"place": place, "points": points, "n": hundred(best.chances[seat])}
    return (
        Message("review-course", {**course, "turn": tell_round(game, best.round)}),
        _costliest(game, seat, decisions),
        _signed("review-luck", row.deal + row.draws),
        _signed("review-others", row.others),
    )


def tell_round(game: Game, number: int) -> Message:
    """A turn as its players count it."""
    return Message(key_of("turn", game.name), {"n": number})


def _costliest(game: Game, seat: int, decisions: Sequence[Decision]) -> Message:
    own = [each for each in decisions if each.seat == seat and each.verdict in BAD]
    if not own:
        counted = sum(each.counted for each in decisions if each.seat == seat)
        return Message("review-no-mistake", {"n": counted})
    worst = max(own, key=lambda each: each.loss)
    told: dict[str, Any] = {"n": hundred(worst.loss), "error": hundred(Z * worst.error)}
    told["turn"] = tell_round(game, worst.round)
    return Message("review-costliest", {**told, "count": len(own)})


def _signed(key: str, share: float) -> Message:
    """A figure for or against: the message selects by the word."""
    n = hundred(share)
    way = "none" if abs(n) < 1 else "for" if n > 0 else "against"
    return Message(key, {"way": way, "n": abs(n)})


def hundred(share: float) -> float:
    """A share of the victory as wins in a hundred games."""
    return round(100 * share, 1)
