"""Mineshafts: where they may stand and what they pay (RW-WORK-5 to RW-WORK-7, RW-SHAFT-1)."""

from __future__ import annotations

from typing import Any, Final

from pithead.kernel.codecs import Choice
from pithead.kernel.contract import Action, Message
from pithead.kernel.fields import changed
from pithead.kernel.verbs import Params

from ..position.board import NAMES, NEAR, occupies
from ..position.state import ENGLISH, NOBODY, Position
from ..position.steps import PLACED_ON, SHAFT, SHIFT, SPOT, SPOT_NAMES
from ..position.tables import TILES
from .achievements import judge_all
from .arguments import about_price, own_company, place_of, price_at, tell_price
from .base_verb import BaseVerb
from .extraction import with_cubes
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
from .vice_presidents import act_on_board

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
    position.shafts = changed(position.shafts, seat, position.shafts[seat] + 1)
    position.tile_shaft = changed(position.tile_shaft, tile, seat)
    if position.events is not None:
        position.emit(
            "shaft_built",
            "RW-WORK-5",
            {"seat": seat, "tile": NAMES[tile], "price": price * 100},
        )


def shift_shaft(position: Position, seat: int, source: int, tile: int) -> None:
    price = position.tables.shaft_price[shift_level(position, seat, tile) - 1]
    position.money[seat] -= price
    left = changed(position.tile_shaft, source, NOBODY)
    position.tile_shaft = changed(left, tile, seat)
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


# --- verbs --------------------------------------------------------------------------------------


class Shaft(BaseVerb):
    """RW-WORK-5."""

    def __init__(self) -> None:
        super().__init__("shaft", ("workshop",), [[], [PLACED_ON]], [SHAFT, SPOT])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        if can_shaft(s, seat):
            steps.append(SHAFT)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        list_shaft_tiles(s, seat, steps)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        act_on_board(s, seat)
        build_shaft(s, seat, first)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_shaft(s, seat, place_of(action[1]))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        about_shaft(s, place_of(action[1]), params)
        level = min(s.shafts[seat] + 1, LEVELS)
        params["level"] = level
        params["shafts"] = LEVELS
        about_price(s, seat, params, s.tables.shaft_price[level - 1])

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name, NAMES[tile]) for tile in range(TILES)]

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        built: int = own_company(picture)["shafts"]
        return tell_price(price_at(picture, self.name, built))


def about_shaft(s: Position, place: int, params: Params) -> None:
    params["place"] = NAMES[place]
    params["owner"] = s.tile_shaft[place] if place < TILES else None


class Shift(BaseVerb):
    """RW-WORK-6."""

    def __init__(self) -> None:
        source, goal = Choice("from", SPOT_NAMES), Choice("to", SPOT_NAMES)
        super().__init__("shift", ("workshop",), [[], [source], [goal]], [SHIFT, SPOT, SPOT])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        if can_shift(s, seat):
            steps.append(SHIFT)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        if so_far == NOBODY:
            list_shift_sources(s, seat, steps)
        else:
            list_shift_tiles(s, seat, so_far, steps)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        act_on_board(s, seat)
        shift_shaft(s, seat, first, second)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_shift(s, seat, place_of(action[1]), place_of(action[2]))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        place = place_of(action[2])
        about_shaft(s, place, params)
        params["from"] = str(action[1])
        params["to"] = str(action[2])
        level = shift_level(s, seat, place) if place < TILES else 0
        level = level or s.shafts[seat]
        params["level"] = level
        about_price(s, seat, params, s.tables.shaft_price[max(level, 1) - 1])

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [
            (self.name, NAMES[source], NAMES[tile])
            for source in range(TILES)
            if s.tile_shaft[source] == seat
            for tile in range(TILES)
            if tile != source
        ]

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        prices: Any = picture["shift_prices"]
        return tell_price(prices.get(action[2]))
