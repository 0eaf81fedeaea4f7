"""Phase III: improvements and deliveries (RW-WORK); mineshafts have a module of their own."""

from typing import Final

from .achievements import judge_power
from .board import CENTRE, CREW_LETTERS
from .drilling import drill_under
from .extraction import with_cubes
from .mineshafts import can_shaft, can_shift
from .position import Position
from .refusals import (
    DELIVER_CUBES,
    DELIVER_EMPTY,
    LEGAL,
    MOBILITY_MONEY,
    MOBILITY_MOST,
    POWER_GONE,
    POWER_MONEY,
    POWER_MOST,
    SAFETY_MONEY,
    SAFETY_MOST,
)
from .verbs import DELIVER, MOBILITY, PILES, POWER, SAFETY, SHAFT, SHIFT

MOST_POWER: Final = 4


def why_not_power(position: Position, seat: int, crew: int) -> int:
    """One crew, one notch; not a crew at the centre (RW-WORK-2)."""
    power = position.crew_power[crew]
    if position.crew_place[crew] == CENTRE:
        return POWER_GONE
    if power >= MOST_POWER:
        return POWER_MOST
    return POWER_MONEY if position.money[seat] < position.tables.power_price[power - 1] else LEGAL


def why_not_safety(position: Position, seat: int) -> int:
    level = position.safety[seat]
    prices = position.tables.safety_price
    if level >= len(prices):
        return SAFETY_MOST
    return SAFETY_MONEY if position.money[seat] < prices[level] else LEGAL


def why_not_mobility(position: Position, seat: int) -> int:
    level = position.mobility[seat]
    prices = position.tables.mobility_price
    if level >= len(prices):
        return MOBILITY_MOST
    return MOBILITY_MONEY if position.money[seat] < prices[level] else LEGAL


def why_not_deliver(position: Position, seat: int, pile: int) -> int:
    """The top tile of a pile, for the cubes it shows (RW-WORK-8)."""
    tile = position.delivery_next[pile]
    if tile >= position.tables.pile_start[pile + 1]:
        return DELIVER_EMPTY
    cost = position.tables.delivery_cost
    stock = position.stock
    for kind in range(4):
        if stock[seat * 4 + kind] < cost[tile * 4 + kind]:
            return DELIVER_CUBES
    return LEGAL


def list_work(position: Position, seat: int, steps: list[int]) -> None:
    if can_shaft(position, seat):
        steps.append(SHAFT)
    if can_shift(position, seat):
        steps.append(SHIFT)
    for letter in range(4):
        if why_not_power(position, seat, seat * 4 + letter) == LEGAL:
            steps.append(POWER + letter)
    if why_not_safety(position, seat) == LEGAL:
        steps.append(SAFETY)
    if why_not_mobility(position, seat) == LEGAL:
        steps.append(MOBILITY)
    for pile in range(len(PILES)):
        if why_not_deliver(position, seat, pile) == LEGAL:
            steps.append(DELIVER + pile)


def improve_power(position: Position, seat: int, crew: int) -> None:
    price = position.tables.power_price[position.crew_power[crew] - 1]
    position.money[seat] -= price
    position.active_owner = seat
    position.active_crew = crew
    raise_power(position, crew, price, "RW-WORK-2")
    judge_power(position, seat)


def raise_power(position: Position, crew: int, price: int, rule: str) -> None:
    """A notch more; the tile under the crew is drilled at once if that is enough."""
    position.crew_power[crew] += 1
    if position.events is not None:
        position.emit(
            "powered",
            rule,
            {
                "owner": crew // 4,
                "crew": CREW_LETTERS[crew % 4],
                "power": position.crew_power[crew],
                "price": price * 100,
            },
        )
    drill_under(position, crew)


def improve_safety(position: Position, seat: int) -> None:
    price = position.tables.safety_price[position.safety[seat]]
    position.money[seat] -= price
    position.safety[seat] += 1
    if position.events is not None:
        position.emit(
            "made_safe",
            "RW-WORK-3",
            {"seat": seat, "level": position.safety[seat], "price": price * 100},
        )


def improve_mobility(position: Position, seat: int) -> None:
    price = position.tables.mobility_price[position.mobility[seat]]
    position.money[seat] -= price
    position.mobility[seat] += 1
    if position.events is not None:
        position.emit(
            "made_mobile",
            "RW-WORK-4",
            {"seat": seat, "level": position.mobility[seat], "price": price * 100},
        )


def deliver(position: Position, seat: int, pile: int) -> None:
    tile = position.delivery_next[pile]
    position.delivery_next[pile] += 1
    position.delivery_owner[tile] = seat
    position.progress = True
    cost = position.tables.delivery_cost
    for kind in range(4):
        position.stock[seat * 4 + kind] -= cost[tile * 4 + kind]
    if position.events is not None:
        position.emit(
            "delivered",
            "RW-WORK-8",
            with_cubes(
                {
                    "seat": seat,
                    "delivery": position.tables.delivery_ids[tile],
                    "pile": PILES[pile],
                    "prestige": position.tables.delivery_prestige[tile],
                },
                cost,
                tile * 4,
            ),
        )
