"""Bids in Rockwell's auction, drawn from a mixed strategy.

An auction in which all pay is a matrix game: each seat chooses a bid, and wins what it is
worth to be before the rivals it outbids. Regret matching solves it for all seats at once. What
order is worth comes from the weights; how much a rival can pay from the state.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pithead.kernel.buffer import new_floats
from pithead.kernel.steps import spell_number

from ..position.state import Position
from ..position.tables import WORTH
from .resource_value import wanted
from .weights import ORDER, ORDER_FIRST, ORDER_LATE, PAY_CUBE, PAY_NEEDED

if TYPE_CHECKING:
    from librt.vecs import vec

ROUNDS: Final = 60  # of regret matching
KEPT: Final = 2000  # solved auctions remembered
HIGHEST: Final = 60  # no order is worth more, in hundreds of dollars
NEVER: Final = 1e9


_SOLVED: Final[dict[tuple[int, ...], list[list[float]]]] = {}
"""Auctions solved already; most look like another one, and all players solve the same."""


def draw(s: Position, weights: list[float], seat: int, rng: Random) -> int:
    """A bid in hundreds of dollars, drawn from the seat's mix."""
    prize = prize_of_order(s, weights)
    top = highest_bid(s, weights)
    key = (prize, *[min(top, wealth(s, other)) for other in s.management])
    mixes = _SOLVED.get(key)
    if mixes is None:
        if len(_SOLVED) >= KEPT:
            _SOLVED.clear()
        mixes = _SOLVED[key] = solve(prize, list(key[1:]))
    mix = mixes[s.management.index(seat)]
    left = rng.random()
    for bid in range(len(mix)):
        left -= mix[bid]
        if left < 0.0:
            return bid
    return 0


def prize_of_order(s: Position, weights: list[float]) -> int:
    """What it is worth to be before one more rival, in hundreds of dollars."""
    prize = weights[ORDER] + weights[ORDER_LATE] * s.turn
    if s.turn == 1:
        prize += weights[ORDER_FIRST]
    return int(max(1.0, min(float(HIGHEST), prize)))


def highest_bid(s: Position, weights: list[float]) -> int:
    """What it is worth to be before all rivals."""
    return prize_of_order(s, weights) * (s.seats - 1)


def wealth(s: Position, seat: int) -> int:
    """The highest bid a seat can pay."""
    total = s.money[seat]
    for kind in range(4):
        total += s.stock[seat * 4 + kind] * WORTH[kind]
    return total


def solve(prize: int, most: list[int]) -> list[list[float]]:
    """The mixes of all seats, in Management order, whose highest bids are `most`.

    Each bid costs what it says and wins the prize for every rival outbid; of equal bids the seat
    that is first already stays first (RW-AUC-2).
    """
    bids = [top + 1 for top in most]
    width: i64 = max(bids)
    # A row for each seat; bids that a seat can't pay stay 0.
    mixes = new_floats(len(bids) * width)
    regrets = new_floats(len(bids) * width)
    totals = new_floats(len(bids) * width)
    gains = new_floats(width)
    for place in range(len(bids)):
        for bid in range(bids[place]):
            mixes[place * width + bid] = 1.0 / bids[place]
    for number in range(1, ROUNDS + 1):
        for place in range(len(bids)):
            _gain(prize, mixes, gains, len(bids), place, bids[place])
            first = place * width
            _regret(mixes, regrets, gains, first, bids[place])
            at: i64 = first
            while at < first + bids[place]:
                totals[at] = totals[at] + number * mixes[at]
                at += 1
    found: list[list[float]] = []
    for place in range(len(bids)):
        total = [totals[place * width + bid] for bid in range(bids[place])]
        whole = sum(total)
        found.append([much / whole for much in total])
    return found


def _gain(
    prize: float, mixes: vec[float], gains: vec[float], seats: i64, place: i64, bids: i64
) -> None:
    """What each bid of a seat gains on average against the others' mixes."""
    width: i64 = len(gains)
    bid: i64 = 0
    while bid < bids:
        gains[bid] = -float(bid)
        bid += 1
    other: i64 = 0
    while other < seats:
        if other != place:
            below = 0.0
            bid = 0
            while bid < bids:
                equal = mixes[other * width + bid]
                gains[bid] = gains[bid] + prize * (below + (equal if place < other else 0.0))
                below += equal
                bid += 1
        other += 1


def _regret(
    mixes: vec[float], regrets: vec[float], gains: vec[float], first: i64, bids: i64
) -> None:
    """Bid more of what would have gained more than the mix did."""
    mean = 0.0
    bid: i64 = 0
    while bid < bids:
        mean += mixes[first + bid] * gains[bid]
        bid += 1
    total = 0.0
    bid = 0
    while bid < bids:
        regret = regrets[first + bid] + gains[bid] - mean
        regrets[first + bid] = regret if regret > 0.0 else 0.0
        total += regrets[first + bid]
        bid += 1
    if total > 0.0:
        bid = 0
        while bid < bids:
            mixes[first + bid] = regrets[first + bid] / total
            bid += 1


# --- paying ---------------------------------------------------------------------------------------


def payments(s: Position, weights: list[float], seat: int, most: int) -> list[list[int]]:
    """For each sum up to `most` the payment that is missed least: cubes by kind, then money.

    An empty list for a sum that can't be paid exactly.
    """
    cubes = s.stock[seat * 4 : seat * 4 + 4]
    needed = wanted(s, weights, cubes)
    costs = [NEVER] * (most + 1)
    ways: list[list[int]] = [[] for _ in range(most + 1)]
    for sum_ in range(min(most, s.money[seat]) + 1):
        costs[sum_] = float(sum_)
        ways[sum_] = [0, 0, 0, 0, sum_]
    for kind in range(4):
        each = WORTH[kind]
        spare = cubes[kind] - needed[kind]
        for sum_ in range(most, each - 1, -1):
            for n in range(1, min(cubes[kind], sum_ // each) + 1):
                rest = sum_ - n * each
                cost = costs[rest] + each * n * weights[PAY_CUBE]
                cost += each * max(0, n - spare) * weights[PAY_NEEDED]
                if ways[rest] and cost < costs[sum_]:
                    costs[sum_] = cost
                    way = ways[rest][:]
                    way[kind] = n
                    ways[sum_] = way
    return ways


def spell_payment(way: list[int]) -> list[int]:
    steps: list[int] = []
    for n in way:
        steps += spell_number(n)
    return steps
