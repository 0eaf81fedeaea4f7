"""Confidence intervals for win shares, and a sequential test."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

Z95 = 1.959964
ALPHA = BETA = 0.05
PRIOR_BLOCKS = 4


class Share(NamedTuple):
    """A share with its 95% interval."""

    value: float
    low: float
    high: float


def wilson(value: float, trials: float) -> Share:
    """Wilson's interval: sensible also near 0 and 1 and for few trials."""
    if trials <= 0:
        return Share(value, 0.0, 1.0)
    squared = Z95 * Z95
    centre = (value + squared / (2 * trials)) / (1 + squared / trials)
    half = sqrt(value * (1 - value) / trials + squared / (4 * trials * trials))
    half *= Z95 / (1 + squared / trials)
    # Rounding must not put the value outside its own interval.
    return Share(value, min(value, max(0.0, centre - half)), max(value, min(1.0, centre + half)))


def mean_interval(values: Sequence[float]) -> Share:
    """A mean with its 95% interval, by the normal distribution."""
    if not values:
        return Share(0.0, 0.0, 0.0)
    mean = sum(values) / len(values)
    half = Z95 * sqrt(_variance(values, mean) / len(values))
    return Share(mean, mean - half, mean + half)


def block_share(shares: Sequence[float], games: int) -> Share:
    """The mean of block shares with Wilson's interval. Games of one deal are correlated, so the
    variance of the blocks says how many independent games they are worth; never more than played.
    """
    if not shares:
        return Share(0.0, 0.0, 1.0)
    mean = sum(shares) / len(shares)
    spread = _variance(shares, mean) / len(shares)
    trials: float = games
    if spread > 0:
        trials = min(games, mean * (1 - mean) / spread)
    return wilson(mean, trials)


def ratio_share(parts: Sequence[tuple[float, int]]) -> Share:
    """What part of a whole, each game giving its part and its whole. What happens within one game
    is correlated, so the variance of the games says how many independent trials they are worth.
    """
    whole = sum(n for _, n in parts)
    if not whole:
        return Share(0.0, 0.0, 1.0)
    ratio = min(1.0, sum(part for part, _ in parts) / whole)
    trials: float = whole
    squares = sum((part - ratio * n) ** 2 for part, n in parts)
    if len(parts) > 1 and squares > 0:
        spread = squares * len(parts) / (len(parts) - 1) / whole**2
        trials = min(whole, ratio * (1 - ratio) / spread)
    return wilson(ratio, trials)


def _variance(values: Sequence[float], mean: float) -> float:
    if len(values) < 2:
        return 0.0
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


class Verdict(NamedTuple):
    """Where a sequential test stands: the log of the likelihood ratio between its two bounds."""

    llr: float
    lower: float
    upper: float

    @property
    def decided(self) -> str:
        """`stronger`, `not-stronger`, or nothing yet."""
        if self.llr >= self.upper:
            return "stronger"
        return "not-stronger" if self.llr <= self.lower else ""


def gsprt(shares: Sequence[float], weak: float, strong: float, seats: int) -> Verdict:
    """The generalised sequential probability ratio test of `share is strong` against `is weak`.

    Block shares are taken as normal with the variance they show. Some blocks' worth of the
    variance of independent games is added, so that a few equal blocks do not look like certainty.
    """
    lower, upper = log(BETA / (1 - ALPHA)), log((1 - BETA) / ALPHA)
    count = len(shares)
    if not count:
        return Verdict(0.0, lower, upper)
    mean = sum(shares) / count
    prior = weak * (1 - weak) / seats
    squares = sum((s - mean) ** 2 for s in shares)
    variance = (squares + PRIOR_BLOCKS * prior) / (count + PRIOR_BLOCKS)
    llr = count * (strong - weak) * (2 * mean - weak - strong) / (2 * variance)
    return Verdict(llr, lower, upper)
