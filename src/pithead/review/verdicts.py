"""Verdicts: what a loss is called, and only if it is sure.

A loss is counted in fair seats: at a table of N a share of 1/N is one. The lower bound of its 90%
interval decides, so a verdict is wrong one time in twenty even if every loss were on the line.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

Z: Final = 1.64
"""Standard errors on each side of a 90% interval."""
SLIP: Final = 0.10
MISTAKE: Final = 0.20
BLUNDER: Final = 0.40
LEAST_WORLDS: Final = 16
"""Pricing worlds below which no verdict is spoken: of a few equal ones the spread says nothing."""
COUNTING_WORLDS: Final = 8
"""Pricing worlds below which it can't be said whether anything hung on a question."""


class Verdict(StrEnum):
    """From good to bad; the last two say that there is none."""

    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    UNSURE = "unsure"
    DECIDED = "decided"


BAD: Final = (Verdict.SLIP, Verdict.MISTAKE, Verdict.BLUNDER)


def lower_bound(loss: float, error: float) -> float:
    """What was lost at least, in nineteen of twenty cases."""
    return loss - Z * error


def judge(loss: float, error: float, seats: int, decided: bool, worlds: int) -> Verdict:
    """The verdict on an answer that costs this share of the victory."""
    if decided:
        return Verdict.DECIDED
    sure = lower_bound(loss, error) * seats if worlds >= LEAST_WORLDS else 0.0
    for limit, verdict in ((BLUNDER, Verdict.BLUNDER), (MISTAKE, Verdict.MISTAKE)):
        if sure >= limit:
            return verdict
    if sure >= SLIP:
        return Verdict.SLIP
    return Verdict.UNSURE if loss * seats >= SLIP else Verdict.GOOD


def is_decided(one: float, other: float, seats: int) -> bool:
    """Whether both answers leave the seat nearly lost, or both nearly won.

    Nearly: less than a slip from the end of the scale. Points are compared then.
    """
    near = SLIP / seats
    return max(one, other) <= near or min(one, other) >= 1.0 - near
