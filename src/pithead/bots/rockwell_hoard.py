"""What cubes and money are good for in Rockwell: deliveries, achievements, the bonus at the end."""

from __future__ import annotations

from typing import Final

from .rockwell_sight import ACHIEVEMENTS, BOARD_III, WORTH, RockwellSight
from .rockwell_tastes import (
    BONUS,
    BUY,
    BUY_DELIVER,
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


def on_offer(s: RockwellSight, seat: int, which: int) -> int:
    """The prestige an achievement would bring this seat now; 0 for one it has."""
    if s.achieved[seat * ACHIEVEMENTS + which]:
        return 0
    values = s.tables.achievement_values[which]
    taken = s.achievement_next[which]
    return values[taken] if taken < len(values) else 0


def gathered(s: RockwellSight, taste: list[float], seat: int, cubes: list[int]) -> float:
    """What these cubes are worth on the way to achievements, the nearer the more."""
    found = 0.0
    if taste[GATHER_ZINC_COPPER] != 0.0:
        near = (min(cubes[0], 8) + min(cubes[1], 8)) / 16.0
        found += taste[GATHER_ZINC_COPPER] * on_offer(s, seat, ZINC_COPPER) * near * near
    if taste[GATHER_SILVER] != 0.0:
        near = min(cubes[2], 10) / 10.0
        found += taste[GATHER_SILVER] * on_offer(s, seat, SILVER) * near * near
    if taste[GATHER_GOLD] != 0.0:
        near = min(cubes[3], 12) / 12.0
        found += taste[GATHER_GOLD] * on_offer(s, seat, GOLD) * near * near
    if taste[GATHER_EACH] != 0.0:
        near = 0.0
        for kind in range(4):
            near += min(cubes[kind], 6) / 24.0
        found += taste[GATHER_EACH] * on_offer(s, seat, EACH_KIND) * near * near
    return found * PRESTIGE


def ahead(s: RockwellSight, seat: int, what: int, own: int) -> int:
    """How many rivals have less of a kind, or of money (4), than so much."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            theirs = s.money[other] if what == 4 else s.stock[other * 4 + what]
            if theirs < own:
                count += 1
    return count


def hoard(s: RockwellSight, taste: list[float], seat: int, cubes: list[int], money: int) -> float:
    """What a stock and money are worth to a company."""
    found = gathered(s, taste, seat, cubes)
    near = taste[NEAR_MONEY]
    found += taste[CASH] * min(float(money), near) + taste[RICHES] * max(0.0, money - near)
    leads = ahead(s, seat, 4, money)
    for kind in range(4):
        found += taste[CUBE] * cubes[kind] * WORTH[kind]
        leads += ahead(s, seat, kind, cubes[kind])
    return found + taste[BONUS] * s.turn * leads


def delivery(s: RockwellSight, taste: list[float], pile: int, cubes: list[int]) -> float:
    """What the top of a pile brings beyond its cubes; 0 if these can't pay it."""
    tile = s.delivery_next[pile]
    if tile >= s.tables.pile_start[pile + 1]:
        return 0.0
    worth = 0
    for kind in range(4):
        n = s.tables.delivery_cost[tile * 4 + kind]
        if n > cubes[kind]:
            return 0.0
        worth += n * WORTH[kind]
    gain = taste[DELIVER] * s.tables.delivery_prestige[tile] * PRESTIGE
    return gain - worth * taste[DELIVER_PRICE] + taste[DELIVER_LATE] * s.turn


def best_delivery(s: RockwellSight, taste: list[float], cubes: list[int]) -> float:
    best = 0.0
    for pile in range(len(s.delivery_next)):
        best = max(best, delivery(s, taste, pile, cubes))
    return best


def wanted(s: RockwellSight, taste: list[float], cubes: list[int]) -> list[int]:
    """The cubes of the best delivery one can make now."""
    best = 0.0
    found = [0, 0, 0, 0]
    for pile in range(len(s.delivery_next)):
        gain = delivery(s, taste, pile, cubes)
        if gain > best:
            best = gain
            tile = s.delivery_next[pile]
            found = s.tables.delivery_cost[tile * 4 : tile * 4 + 4]
    return found


def lost_by_delivery(s: RockwellSight, taste: list[float], seat: int, pile: int) -> float:
    """What else the cubes of a delivery would have been good for."""
    cubes = s.stock[seat * 4 : seat * 4 + 4]
    tile = s.delivery_next[pile]
    rest = [cubes[kind] - s.tables.delivery_cost[tile * 4 + kind] for kind in range(4)]
    found = gathered(s, taste, seat, cubes) - gathered(s, taste, seat, rest)
    if taste[BONUS] != 0.0:
        leads = 0
        for kind in range(4):
            leads += ahead(s, seat, kind, cubes[kind]) - ahead(s, seat, kind, rest[kind])
        found += taste[BONUS] * s.turn * leads
    return found


def trade(s: RockwellSight, taste: list[float], seat: int, kind: int, more: int) -> float:
    """What buying so many more cubes of a kind, or selling them, is good for."""
    cubes = s.stock[seat * 4 : seat * 4 + 4]
    money = s.money[seat]
    before = hoard(s, taste, seat, cubes, money)
    ready = best_delivery(s, taste, cubes) if taste[BUY_DELIVER] != 0.0 else 0.0
    cubes[kind] += more
    found = hoard(s, taste, seat, cubes, money - more * WORTH[kind]) - before
    if taste[BUY_DELIVER] != 0.0 and seat in s.slot_seat[BOARD_III:]:
        found += taste[BUY_DELIVER] * (best_delivery(s, taste, cubes) - ready)
    return found + (taste[BUY] if more > 0 else taste[SELL_ANY])


def lacking(s: RockwellSight, seat: int, kind: int) -> list[int]:
    """How many cubes of a kind complete a delivery or an achievement, if one can pay."""
    own = s.stock[seat * 4 + kind]
    most = s.money[seat] // WORTH[kind]
    goals = set(GOALS[kind])
    for pile in range(len(s.delivery_next)):
        tile = s.delivery_next[pile]
        if tile < s.tables.pile_start[pile + 1]:
            goals.add(s.tables.delivery_cost[tile * 4 + kind])
    return [goal - own for goal in sorted(goals) if 0 < goal - own <= most]


def surplus(s: RockwellSight, seat: int, kind: int, kept: int) -> list[int]:
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


def achieved(s: RockwellSight, seat: int) -> int:
    """Prestige of achievements."""
    return sum(s.achieved[seat * ACHIEVEMENTS : (seat + 1) * ACHIEVEMENTS])


def delivered(s: RockwellSight, seat: int) -> int:
    """Prestige of deliveries."""
    total = 0
    for tile in range(len(s.delivery_owner)):
        if s.delivery_owner[tile] == seat:
            total += s.tables.delivery_prestige[tile]
    return total


def bonus(s: RockwellSight, seat: int) -> int:
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


def prestige_of(s: RockwellSight, seat: int) -> float:
    """Prestige if the game ended now."""
    return float(achieved(s, seat) + delivered(s, seat) + bonus(s, seat))


def lead(s: RockwellSight, seat: int) -> float:
    """How many points one is ahead of the best other."""
    best = -1000.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, prestige_of(s, other))
    return prestige_of(s, seat) - best
