"""What cubes and money are good for in Rockwell: deliveries, achievements, the bonus at the end."""

from __future__ import annotations

from typing import Final

from ..position.state import Position
from ..position.tables import WORTH
from ..rules.achievements import KINDS_OF
from .weights import (
    BONUS,
    BUY,
    CASH,
    CUBE,
    DELIVER,
    DELIVER_LATE,
    DELIVER_PRICE,
    GATHER_EACH,
    GATHER_GOLD,
    GATHER_SILVER,
    GATHER_ZINC_COPPER,
    NEAR_MONEY,
    RICHES,
    SELL_ANY,
)

PRESTIGE: Final = 12.0  # a point of prestige in hundreds of dollars
ZINC_COPPER: Final = 0
SILVER: Final = 2
GOLD: Final = 4
EACH_KIND: Final = 6
# Cubes of each kind that count for achievements.
GOALS: Final = ((6, 8), (6, 8), (6, 10), (6, 12))


def on_offer(s: Position, seat: int, which: int) -> int:
    """The prestige an achievement would bring this seat now; 0 for one it has."""
    if s.achieved[seat * KINDS_OF + which]:
        return 0
    values = s.tables.achievement_values[which]
    taken = s.achievement_next[which]
    return values[taken] if taken < len(values) else 0


def gathered(s: Position, weights: list[float], seat: int, cubes: list[int]) -> float:
    """What these cubes are worth on the way to achievements, the nearer the more."""
    found = 0.0
    if weights[GATHER_ZINC_COPPER] != 0.0:
        near = (min(cubes[0], 8) + min(cubes[1], 8)) / 16.0
        found += weights[GATHER_ZINC_COPPER] * on_offer(s, seat, ZINC_COPPER) * near * near
    if weights[GATHER_SILVER] != 0.0:
        near = min(cubes[2], 10) / 10.0
        found += weights[GATHER_SILVER] * on_offer(s, seat, SILVER) * near * near
    if weights[GATHER_GOLD] != 0.0:
        near = min(cubes[3], 12) / 12.0
        found += weights[GATHER_GOLD] * on_offer(s, seat, GOLD) * near * near
    if weights[GATHER_EACH] != 0.0:
        near = 0.0
        for kind in range(4):
            near += min(cubes[kind], 6) / 24.0
        found += weights[GATHER_EACH] * on_offer(s, seat, EACH_KIND) * near * near
    return found * PRESTIGE


def ahead(s: Position, seat: int, what: int, own: int) -> int:
    """How many rivals have less than this of a kind, or of money (4)."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            theirs = s.money[other] if what == 4 else s.stock[other * 4 + what]
            if theirs < own:
                count += 1
    return count


def resource_value(
    s: Position, weights: list[float], seat: int, cubes: list[int], money: int
) -> float:
    """What a stock and money are worth to a company."""
    found = gathered(s, weights, seat, cubes)
    near = weights[NEAR_MONEY]
    found += weights[CASH] * min(float(money), near) + weights[RICHES] * max(0.0, money - near)
    leads = ahead(s, seat, 4, money)
    for kind in range(4):
        found += weights[CUBE] * cubes[kind] * WORTH[kind]
        leads += ahead(s, seat, kind, cubes[kind])
    return found + weights[BONUS] * s.turn * leads


def delivery(s: Position, weights: list[float], pile: int, cubes: list[int]) -> float:
    """What the top of a pile brings beyond its cubes; 0 if these can't pay it."""
    tile = s.delivery_next[pile]
    if tile >= s.tables.pile_start[pile + 1]:
        return 0.0
    for kind in range(4):
        if s.tables.delivery_cost[tile * 4 + kind] > cubes[kind]:
            return 0.0
    return delivery_gain(s, weights, tile)


def delivery_gain(s: Position, weights: list[float], tile: int) -> float:
    """What a delivery tile brings beyond its cubes."""
    worth = 0
    for kind in range(4):
        worth += s.tables.delivery_cost[tile * 4 + kind] * WORTH[kind]
    gain = weights[DELIVER] * s.tables.delivery_prestige[tile] * PRESTIGE
    return gain - worth * weights[DELIVER_PRICE] + weights[DELIVER_LATE] * s.turn


def best_delivery(s: Position, weights: list[float], cubes: list[int]) -> float:
    best = 0.0
    for pile in range(len(s.delivery_next)):
        best = max(best, delivery(s, weights, pile, cubes))
    return best


def wanted(s: Position, weights: list[float], cubes: list[int]) -> list[int]:
    """The cubes of the best delivery one can make now."""
    best = 0.0
    found = [0, 0, 0, 0]
    for pile in range(len(s.delivery_next)):
        gain = delivery(s, weights, pile, cubes)
        if gain > best:
            best = gain
            tile = s.delivery_next[pile]
            found = s.tables.delivery_cost[tile * 4 : tile * 4 + 4]
    return found


def lost_by_delivery(s: Position, weights: list[float], seat: int, pile: int) -> float:
    """What else the cubes of a delivery would have been good for."""
    cubes = s.stock[seat * 4 : seat * 4 + 4]
    tile = s.delivery_next[pile]
    rest = [cubes[kind] - s.tables.delivery_cost[tile * 4 + kind] for kind in range(4)]
    found = gathered(s, weights, seat, cubes) - gathered(s, weights, seat, rest)
    if weights[BONUS] != 0.0:
        leads = 0
        for kind in range(4):
            leads += ahead(s, seat, kind, cubes[kind]) - ahead(s, seat, kind, rest[kind])
        found += weights[BONUS] * s.turn * leads
    return found


def trade(
    s: Position, weights: list[float], seat: int, before: float, kind: int, more: int
) -> float:
    """What buying `n` more cubes of a kind, or selling them, is worth; `before` is without it."""
    cubes = s.stock[seat * 4 : seat * 4 + 4]
    cubes[kind] += more
    money = s.money[seat] - more * WORTH[kind]
    found = resource_value(s, weights, seat, cubes, money) - before
    return found + (weights[BUY] if more > 0 else weights[SELL_ANY])


def lacking(s: Position, seat: int, kind: int) -> list[int]:
    """How many cubes of a kind complete a delivery or an achievement, if one can pay."""
    own = s.stock[seat * 4 + kind]
    most = s.money[seat] // WORTH[kind]
    goals = set(GOALS[kind])
    for pile in range(len(s.delivery_next)):
        tile = s.delivery_next[pile]
        if tile < s.tables.pile_start[pile + 1]:
            goals.add(s.tables.delivery_cost[tile * 4 + kind])
    return [goal - own for goal in sorted(goals) if 0 < goal - own <= most]


def surplus(s: Position, seat: int, kind: int, kept: int) -> list[int]:
    """How many cubes of a kind one may think of selling."""
    own = s.stock[seat * 4 + kind]
    numbers = [own - kept, own, (own + 1) // 2, 1]
    for goal in GOALS[kind]:
        numbers.append(own - goal)
    found: list[int] = []
    for n in numbers:
        if 0 < n <= own and n not in found:
            found.append(n)
    return found


def achieved(s: Position, seat: int) -> int:
    """Prestige of achievements."""
    return sum(s.achieved[seat * KINDS_OF : (seat + 1) * KINDS_OF])


def delivered(s: Position, seat: int) -> int:
    """Prestige of deliveries."""
    total = 0
    for tile in range(len(s.delivery_owner)):
        if s.delivery_owner[tile] == seat:
            total += s.tables.delivery_prestige[tile]
    return total


def bonus(s: Position, seat: int) -> int:
    """About the bonus for cubes and money if the game ended now (RW-END-2)."""
    total = 0
    top = 3 if s.seats == 4 else 2
    for what in range(5):
        own = s.money[seat] if what == 4 else s.stock[seat * 4 + what]
        more = 0
        for other in range(s.seats):
            theirs = s.money[other] if what == 4 else s.stock[other * 4 + what]
            if theirs > own:
                more += 1
        total += max(0, top - (2 * more if s.seats == 2 else more))
    return total


def prestige_of(s: Position, seat: int) -> float:
    """Prestige if the game ended now."""
    return float(achieved(s, seat) + delivered(s, seat) + bonus(s, seat))


def lead(s: Position, seat: int) -> float:
    """How many points one is ahead of the best other."""
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, prestige_of(s, other))
    return prestige_of(s, seat) - best
