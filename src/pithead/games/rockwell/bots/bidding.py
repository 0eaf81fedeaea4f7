"""Bids in Rockwell's auction, drawn from a mixed strategy.

An auction in which everybody pays is a matrix game: each seat chooses a bid, and wins what it is
worth to be before the rivals it outbids. Regret matching solves it for all seats at once. What
order is worth comes from the weights; how much a rival can pay from the state.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pithead.kernel.steps import spell_number

from ..position.state import Position
from ..position.tables import WORTH
from .resource_value import wanted
from .weights import ORDER, ORDER_FIRST, ORDER_LATE, PAY_CUBE, PAY_NEEDED

ROUNDS: Final = 60  # of regret matching
KEPT: Final = 2000  # solved auctions remembered
HIGHEST: Final = 60  # no order is worth more, in hundreds of dollars
NEVER: Final = 1e9


class Auctions:
    """The auctions of one heuristic. Those solved are kept: most look like another one."""

    def __init__(self) -> None:
        self.solved: dict[tuple[int, ...], list[list[float]]] = {}

    def draw(self, s: Position, weights: list[float], seat: int, rng: Random) -> int:
        """A bid in hundreds of dollars, drawn from the seat's mix."""
        prize = prize_of_order(s, weights)
        top = highest_bid(s, weights)
        key = (prize, *[min(top, wealth(s, other)) for other in s.management])
        mixes = self.solved.get(key)
        if mixes is None:
            if len(self.solved) >= KEPT:
                self.solved.clear()
            mixes = solve(prize, list(key[1:]))
            self.solved[key] = mixes
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
    seats = len(most)
    mixes = [[1.0 / (top + 1)] * (top + 1) for top in most]
    regrets = [[0.0] * (top + 1) for top in most]
    totals = [[0.0] * (top + 1) for top in most]
    for number in range(1, ROUNDS + 1):
        for place in range(seats):
            gains = _gains(prize, mixes, place)
            mix = mixes[place]
            mean = 0.0
            for bid in range(len(mix)):
                mean += mix[bid] * gains[bid]
            own = regrets[place]
            total = 0.0
            for bid in range(len(own)):
                own[bid] = max(0.0, own[bid] + gains[bid] - mean)
                total += own[bid]
            if total > 0.0:
                mixes[place] = [regret / total for regret in own]
            _add(totals[place], mixes[place], float(number))
    return [[much / sum(total) for much in total] for total in totals]


def _add(totals: list[float], mix: list[float], weight: float) -> None:
    for bid in range(len(mix)):
        totals[bid] += weight * mix[bid]


def _gains(prize: int, mixes: list[list[float]], place: int) -> list[float]:
    """What each bid of a seat gains on average against the others' mixes."""
    gains = [-float(bid) for bid in range(len(mixes[place]))]
    for other in range(len(mixes)):
        if other == place:
            continue
        theirs = mixes[other]
        below = 0.0
        for bid in range(len(gains)):
            equal = theirs[bid] if bid < len(theirs) else 0.0
            gains[bid] += prize * (below + (equal if place < other else 0.0))
            below += equal
    return gains


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
