"""At which of our levels a player played: what each would have lost in the same positions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final

from msgspec import Struct

from .judging import Decision

LEAST: Final = 30
"""Counted decisions below which there is no estimate."""
RESAMPLES: Final = 400


class LevelEstimate(Struct, frozen=True):
    """One seat's level, with a 90% interval by bootstrap over its decisions."""

    seat: int
    counted: int
    """Decisions that counted; below 30 they are too few to say."""
    level: float | None
    low: float | None
    high: float | None
    loss: float
    """Mean loss of standing (see `Price`) in a counted decision."""
    losses: dict[str, float]
    """And what each level would have lost."""


def estimate(seat: int, decisions: Sequence[Decision], levels: Sequence[str]) -> LevelEstimate:
    """The level of a seat, from its own decisions."""
    rows = [
        [each.standing_lost, *(each.levels[level] for level in levels)]
        for each in decisions
        if each.seat == seat and each.counted and len(each.levels) == len(levels)
    ]
    means = _means(rows, len(levels) + 1)
    losses = {level: round(mean, 4) for level, mean in zip(levels, means[1:], strict=True)}
    found: tuple[float | None, float | None, float | None] = (None, None, None)
    if len(rows) >= LEAST:
        rng = Random(seat)
        drawn = sorted(
            _rung(_means([rows[int(rng.random() * len(rows))] for _ in rows], len(levels) + 1))
            for _ in range(RESAMPLES)
        )
        low, high = drawn[RESAMPLES // 20], drawn[-1 - RESAMPLES // 20]
        found = round(_rung(means), 2), round(low, 2), round(high, 2)
    return LevelEstimate(seat, len(rows), *found, round(means[0], 4), losses)


def _means(rows: Sequence[Sequence[float]], width: int) -> list[float]:
    return [sum(row[at] for row in rows) / max(1, len(rows)) for at in range(width)]


def _rung(means: Sequence[float]) -> float:
    """Where a mean loss lies on the ladder of the levels' mean losses, from 1 on."""
    own, ladder = means[0], falling(means[1:])
    if own >= ladder[0]:
        return 1.0
    for below, (worse, better) in enumerate(pairwise(ladder), start=1):
        if own >= better:
            return below + ((worse - own) / (worse - better) if worse > better else 0.0)
    return float(len(ladder))


def falling(losses: Sequence[float]) -> list[float]:
    """The nearest losses that never rise from level to level (pools of adjacent violators)."""
    pools: list[tuple[float, int]] = []
    for loss in losses:
        mean, count = loss, 1
        while pools and pools[-1][0] < mean:
            before, many = pools.pop()
            mean = (before * many + mean * count) / (many + count)
            count += many
        pools.append((mean, count))
    return [mean for mean, count in pools for _ in range(count)]
