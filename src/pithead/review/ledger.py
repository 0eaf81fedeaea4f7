"""Where a result came from: columns that add up, over the parts and over the seats."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from .judging import Decision, TurnChances
from .verdicts import BAD


class LedgerRow(Struct, frozen=True):
    """One seat's result against a fair share, in shares of the victory.

    `result` is the sum of the six parts. Over the seats, `deal`, `draws` and `rest` each add up to
    0, and so do `decisions`, `guesses` and `others` together.
    """

    seat: int
    result: float
    deal: float
    """What the beginning was worth."""
    draws: float
    """What chance brought, against its own expectation."""
    decisions: float
    """Given away by one's own sure slips, mistakes and blunders."""
    guesses: float
    """What the true position made of these beyond what could be expected."""
    others: float
    """What the others' sure slips, mistakes and blunders brought or cost."""
    rest: float
    """Everything else: small losses, noise, and players who play unlike the policy."""


def ledger(
    shares: Sequence[float],
    deal: Sequence[float],
    turns: Sequence[TurnChances],
    decisions: Sequence[Decision],
) -> tuple[LedgerRow, ...]:
    """The rows of all seats."""
    seats = len(shares)
    fair = 1.0 / seats
    sure = [each for each in decisions if each.verdict in BAD and each.hindsight is not None]
    rows = []
    for seat in range(seats):
        own = sum(each.cost[seat] for each in sure if each.seat == seat)
        guesses = sum(_turned(each, seat) - each.cost[seat] for each in sure if each.seat == seat)
        others = sum(_turned(each, seat) for each in sure if each.seat != seat)
        draws = sum(turn.draws[seat] for turn in turns)
        parts = [deal[seat] - fair, draws, own, guesses, others]
        result = shares[seat] - fair
        rest = result - sum(parts)
        rows.append(LedgerRow(seat, *(round(each, 4) for each in (result, *parts, rest))))
    return tuple(rows)


def _turned(decision: Decision, seat: int) -> float:
    """What a decision changed in the true position, against the best that could be known."""
    assert decision.hindsight is not None
    return decision.hindsight.played[seat] - decision.hindsight.known_best[seat]
