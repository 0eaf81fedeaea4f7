"""Mineshafts: where they may stand and what they pay (RW-WORK-5 to RW-WORK-7, RW-SHAFT-1)."""

from typing import Final

from .achievements import judge_all
from .board import NAMES, NEAR, occupies
from .extraction import with_cubes
from .position import ENGLISH, NOBODY, Position
from .refusals import (
    LEGAL,
    SHAFT_CENTRE,
    SHAFT_MONEY,
    SHAFT_MOST,
    SHAFT_TAKEN,
    SHAFT_TILE,
    SHIFT_MONEY,
    SHIFT_NONE,
    SHIFT_TILE,
)
from .tables import TILES
from .verbs import SPOT

LEVELS: Final = 3


def _in_reach(position: Position, seat: int, tile: int) -> bool:
    """Whether the seat occupies the tile or has a crew beside it."""
    for crew in range(seat * 4, seat * 4 + 4):
        place = position.crew_place[crew]
        if occupies(place, tile) or tile in NEAR[place]:
            return True
    return False


def _beside_crew(position: Position, seat: int, tile: int) -> bool:
    for crew in range(seat * 4, seat * 4 + 4):
        if tile in NEAR[position.crew_place[crew]]:
            return True
    return False


def _occupied(position: Position, tile: int) -> bool:
    return any(occupies(place, tile) for place in position.crew_place)


def level_allows(position: Position, seat: int, level: int, tile: int) -> bool:
    """The rule of level 1, 2 or 3 for a tile, apart from what stands there (RW-WORK-5)."""
    if level == LEVELS:
        return True
    drilled = position.tile_drilled[tile]
    if not drilled and not position.opponent_on(seat, tile) and _in_reach(position, seat, tile):
        return True
    if level == 1:
        return False
    if position.edition == ENGLISH:
        return bool(drilled) or _occupied(position, tile) or _beside_crew(position, seat, tile)
    return bool(drilled) and _in_reach(position, seat, tile)


def why_not_shaft(position: Position, seat: int, tile: int) -> int:
    """Building the next mineshaft."""
    level = position.shafts[seat] + 1
    if level > LEVELS:
        return SHAFT_MOST
    if tile >= TILES:
        return SHAFT_CENTRE
    if position.tile_shaft[tile] != NOBODY:
        return SHAFT_TAKEN
    if not level_allows(position, seat, level, tile):
        return SHAFT_TILE
    return SHAFT_MONEY if position.money[seat] < position.tables.shaft_price[level - 1] else LEGAL


def shift_level(position: Position, seat: int, tile: int) -> int:
    """The cheapest level reached whose rule allows the tile; 0 for none (RW-WORK-6)."""
    for level in range(1, position.shafts[seat] + 1):
        if level_allows(position, seat, level, tile):
            return level
    return 0


def why_not_shift(position: Position, seat: int, source: int, tile: int) -> int:
    if source >= TILES or position.tile_shaft[source] != seat:
        return SHIFT_NONE
    if tile >= TILES:
        return SHAFT_CENTRE
    if position.tile_shaft[tile] != NOBODY:
        return SHAFT_TAKEN
    level = shift_level(position, seat, tile)
    if level == 0:
        return SHIFT_TILE
    return SHIFT_MONEY if position.money[seat] < position.tables.shaft_price[level - 1] else LEGAL


def list_shaft_tiles(position: Position, seat: int, steps: list[int]) -> None:
    for tile in range(TILES):
        if why_not_shaft(position, seat, tile) == LEGAL:
            steps.append(SPOT + tile)


def can_shaft(position: Position, seat: int) -> bool:
    level = position.shafts[seat] + 1
    if level > LEVELS or position.money[seat] < position.tables.shaft_price[level - 1]:
        return False
    return any(why_not_shaft(position, seat, tile) == LEGAL for tile in range(TILES))


def list_shift_tiles(position: Position, seat: int, source: int, steps: list[int]) -> None:
    for tile in range(TILES):
        if why_not_shift(position, seat, source, tile) == LEGAL:
            steps.append(SPOT + tile)


def list_shift_sources(position: Position, seat: int, steps: list[int]) -> None:
    """All of them or none: where a mineshaft may go does not depend on which one it is."""
    for tile in range(TILES):
        if position.tile_shaft[tile] == seat:
            steps.append(SPOT + tile)


def can_shift(position: Position, seat: int) -> bool:
    if position.shafts[seat] == 0 or position.money[seat] < position.tables.shaft_price[0]:
        return False
    source = position.tile_shaft.index(seat)
    return any(why_not_shift(position, seat, source, tile) == LEGAL for tile in range(TILES))


def build_shaft(position: Position, seat: int, tile: int) -> None:
    price = position.tables.shaft_price[position.shafts[seat]]
    position.money[seat] -= price
    position.shafts[seat] += 1
    position.tile_shaft[tile] = seat
    if position.events is not None:
        position.emit(
            "shaft_built",
            "RW-WORK-5",
            {"seat": seat, "tile": NAMES[tile], "price": price * 100},
        )


def shift_shaft(position: Position, seat: int, source: int, tile: int) -> None:
    price = position.tables.shaft_price[shift_level(position, seat, tile) - 1]
    position.money[seat] -= price
    position.tile_shaft[source] = NOBODY
    position.tile_shaft[tile] = seat
    if position.events is not None:
        position.emit(
            "shaft_moved",
            "RW-WORK-6",
            {
                "seat": seat,
                "from": NAMES[source],
                "to": NAMES[tile],
                "price": price * 100,
            },
        )


def pay_income(position: Position) -> None:
    """Each mineshaft on a drilled tile pays the tile's income (RW-SHAFT-1)."""
    income = position.tables.tile_income
    for tile in range(TILES):
        seat = position.tile_shaft[tile]
        if seat != NOBODY and position.tile_drilled[tile]:
            at = position.tile_id[tile] * 4
            for kind in range(4):
                position.stock[seat * 4 + kind] += income[at + kind]
            if position.events is not None:
                position.emit(
                    "income",
                    "RW-SHAFT-1",
                    with_cubes({"seat": seat, "tile": NAMES[tile]}, income, at),
                )
    judge_all(position, NOBODY)
