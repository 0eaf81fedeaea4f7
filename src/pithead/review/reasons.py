"""Words from figures: what one answer brings that another doesn't, from the games played out."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final

from pithead.kernel.message import Message

from .reference import Outcome
from .verdicts import Z

if TYPE_CHECKING:
    from pithead.kernel.game import Game

MOST: Final = 3
LEAST: Final = 0.5
"""Points on average that are worth a word."""


def reasons(
    game: Game, better: Sequence[Outcome], worse: Sequence[Outcome], seat: int
) -> tuple[Message, ...]:
    """Why the first answer is better for this seat, the weightiest first; both in equal worlds."""
    found: list[tuple[float, Message]] = []
    pairs = list(zip(better, worse, strict=True))
    for source in dict.fromkeys(source for each in better for source in each.points[seat]):
        gains = [b.points[seat].get(source, 0) - w.points[seat].get(source, 0) for b, w in pairs]
        gain = sure_mean(gains)
        if gain >= LEAST:
            told = {"points": round(gain, 1), "source": game.tell_source(source)}
            found.append((gain, Message("review-reason-source", told)))
    for rival in range(len(better[0].points) if better else 0):
        if rival != seat:
            taken = [
                sum(w.points[rival].values()) - sum(b.points[rival].values()) for b, w in pairs
            ]
            gain = sure_mean(taken)
            if gain >= LEAST:
                told = {"points": round(gain, 1), "seat": rival}
                found.append((gain, Message("review-reason-rival", told)))
    found.sort(key=lambda each: -each[0])
    return tuple(message for _, message in found[:MOST])


def sure_mean(found: Sequence[float]) -> float:
    """The mean, if it is not noise; else 0."""
    mean, error = mean_error(found)
    return mean if mean > Z * error else 0.0


def mean_error(found: Sequence[float]) -> tuple[float, float]:
    """A mean and its standard error; unknown for a single value, so 1."""
    count = len(found)
    mean = sum(found) / max(1, count)
    if count < 2:
        return mean, 1.0
    return mean, sqrt(sum((each - mean) ** 2 for each in found) / (count - 1) / count)
