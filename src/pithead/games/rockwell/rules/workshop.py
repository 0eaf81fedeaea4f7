"""Phase III: improvements and deliveries (RW-WORK); mineshafts have a module of their own."""

from __future__ import annotations

from typing import Any

from pithead.kernel.codecs import Choice
from pithead.kernel.contract import Action, Message
from pithead.kernel.fields import changed
from pithead.kernel.verbs import Params

from ..position.board import CENTRE, CREW_LETTERS
from ..position.state import MOST_POWER, Position
from ..position.steps import CREW, DELIVER, MOBILITY, PILES, POWER, SAFETY
from ..position.tables import KINDS
from .achievements import judge_power
from .arguments import (
    DOLLARS,
    about_price,
    crew_in,
    crew_of,
    cubes_in,
    own_company,
    price_at,
    tell_price,
)
from .base_verb import BaseVerb
from .drilling import drill_under
from .extraction import with_cubes
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
from .vice_presidents import act_on_board


def why_not_power(position: Position, seat: int, crew: int) -> int:
    """One more power for one crew; not a crew at the centre (RW-WORK-2)."""
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


def improve_power(position: Position, seat: int, crew: int) -> None:
    price = position.tables.power_price[position.crew_power[crew] - 1]
    position.money[seat] -= price
    position.active_owner = seat
    position.active_crew = crew
    raise_power(position, crew, price, "RW-WORK-2")
    judge_power(position, seat)


def raise_power(position: Position, crew: int, price: int, rule: str) -> None:
    """One more power; the tile under the crew is drilled at once if that is enough."""
    position.crew_power = changed(position.crew_power, crew, position.crew_power[crew] + 1)
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
    position.safety = changed(position.safety, seat, position.safety[seat] + 1)
    if position.events is not None:
        position.emit(
            "made_safe",
            "RW-WORK-3",
            {"seat": seat, "level": position.safety[seat], "price": price * 100},
        )


def improve_mobility(position: Position, seat: int) -> None:
    price = position.tables.mobility_price[position.mobility[seat]]
    position.money[seat] -= price
    position.mobility = changed(position.mobility, seat, position.mobility[seat] + 1)
    if position.events is not None:
        position.emit(
            "made_mobile",
            "RW-WORK-4",
            {"seat": seat, "level": position.mobility[seat], "price": price * 100},
        )


def deliver(position: Position, seat: int, pile: int) -> None:
    tile = position.delivery_next[pile]
    position.delivery_next = changed(position.delivery_next, pile, tile + 1)
    position.delivery_owner = changed(position.delivery_owner, tile, seat)
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


# --- verbs --------------------------------------------------------------------------------------


class Power(BaseVerb):
    """One more power for one crew (RW-WORK-2)."""

    def __init__(self) -> None:
        super().__init__("power", ("workshop",), [[CREW]], [POWER])
        self.previews = True

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for letter in range(4):
            if why_not_power(s, seat, seat * 4 + letter) == LEGAL:
                steps.append(POWER + letter)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        act_on_board(s, seat)
        improve_power(s, seat, seat * 4 + step - POWER)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_power(s, seat, crew_of(seat, action[1]))

    def price(self, s: Position, seat: int, action: Action) -> int:
        power = s.crew_power[crew_of(seat, action[1])]
        return s.tables.power_price[min(power, MOST_POWER - 1) - 1] * DOLLARS

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["crew"] = str(action[1])
        about_price(s, seat, params, self.price(s, seat, action) // DOLLARS)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name, letter) for letter in CREW_LETTERS]

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        own = crew_in(picture, picture["viewer"], action[1])
        return tell_price(price_at(picture, "power", own["power"] - 1)) if own else None


class Level(BaseVerb):
    """The next level of Safety or Mobility, which cost more each time."""

    def __init__(self, name: str, base: int) -> None:
        super().__init__(name, ("workshop",), [[]], [base])
        self.base = base

    def why_not_next(self, s: Position, seat: int) -> int:
        return LEGAL

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        if self.why_not_next(s, seat) == LEGAL:
            steps.append(self.base)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return self.why_not_next(s, seat)

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        about_price(s, seat, params, self.price(s, seat, action) // DOLLARS)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name,)]

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        level: int = own_company(picture)[self.name]
        return tell_price(price_at(picture, self.name, level))


class Safety(Level):
    """RW-WORK-3."""

    def __init__(self) -> None:
        super().__init__("safety", SAFETY)

    def why_not_next(self, s: Position, seat: int) -> int:
        return why_not_safety(s, seat)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        act_on_board(s, seat)
        improve_safety(s, seat)

    def price(self, s: Position, seat: int, action: Action) -> int:
        prices = s.tables.safety_price
        return prices[min(s.safety[seat], len(prices) - 1)] * DOLLARS


class Mobility(Level):
    """RW-WORK-4."""

    def __init__(self) -> None:
        super().__init__("mobility", MOBILITY)

    def why_not_next(self, s: Position, seat: int) -> int:
        return why_not_mobility(s, seat)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        act_on_board(s, seat)
        improve_mobility(s, seat)

    def price(self, s: Position, seat: int, action: Action) -> int:
        prices = s.tables.mobility_price
        return prices[min(s.mobility[seat], len(prices) - 1)] * DOLLARS


class Deliver(BaseVerb):
    """RW-WORK-8."""

    def __init__(self) -> None:
        super().__init__("deliver", ("workshop",), [[Choice("pile", PILES)]], [DELIVER])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for pile in range(len(PILES)):
            if why_not_deliver(s, seat, pile) == LEGAL:
                steps.append(DELIVER + pile)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        act_on_board(s, seat)
        deliver(s, seat, step - DELIVER)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_deliver(s, seat, PILES.index(str(action[1])))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        pile = PILES.index(str(action[1]))
        params["pile"] = PILES[pile]
        tile = s.delivery_next[pile]
        if tile < s.tables.pile_start[pile + 1]:
            for kind in range(4):
                missing = s.tables.delivery_cost[tile * 4 + kind] - s.stock[seat * 4 + kind]
                params[KINDS[kind]] = max(0, missing)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name, pile) for pile in PILES]

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        tops: Any = picture["deliveries"]
        for top in tops:
            if top["pile"] == action[1] and top["left"]:
                args = {"prestige": top["prestige"], **cubes_in(top["cost"])}
                return Message("detail-rockwell-delivery", args)
        return None
