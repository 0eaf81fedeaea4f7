"""Buying cards, conversion and rebuilding: what Labor and Construction are spent on (BE-PLAY)."""

from typing import Any, Final

from pithead.kernel.contract import Action, Message
from pithead.kernel.fields import changed
from pithead.kernel.verbs import Params, WordArgs

from ..position import frames
from ..position import steps as verbs
from ..position.events import Args
from ..position.state import DESIGN_ROW, EMPTY, HEALTH, NOBODY, Position
from ..position.tables import ON_ACQUIRE, PLACES, ROW
from . import refusals as no
from .arguments import IN_TURN, add_once, card_in_row, design_at, once, place_at
from .base_verb import BaseVerb
from .brass import gain_brass
from .piles import leave_reserve, take_from_row
from .triggers import raise_occasion

CONVERSION: Final = 2  # Construction for 1 Brass (BE-PLAY-6)
NO_DISCOUNTS: Final = [0] * 6
REBUILDING: Final = 1  # Construction (BE-PLAY-7)
GIFT: Final = 1  # the extra Labor or Construction for a partner's card (BE-VAR-TEAM)


def labor_price(s: Position, design: int) -> int:
    price = s.tables.labor[design] - s.discounts[s.tables.type[design] * 2]
    return price if price > 0 else 0


def construction_price(s: Position, design: int) -> int:
    price = s.tables.construction[design] - s.discounts[s.tables.type[design] * 2 + 1]
    return price if price > 0 else 0


def can_pay(s: Position, design: int) -> bool:
    return labor_price(s, design) <= s.labor and construction_price(s, design) <= s.construction


def gift_labor(place: int) -> int:
    return 0 if place >= DESIGN_ROW else GIFT


def gift_construction(place: int) -> int:
    return GIFT if place >= DESIGN_ROW else 0


# --- why not ------------------------------------------------------------------------------------


def why_not_buy(s: Position, place: int) -> int:
    design = s.rows[place]
    if design == EMPTY:
        return no.SLOT_EMPTY
    return no.LEGAL if can_pay(s, design) else no.BUY_COST


def list_buys(s: Position, first: int, found: list[int]) -> None:
    """What `why_not_buy` lets pass, as steps from `first` on; inlined, as it is called most."""
    tables = s.tables
    rows = s.rows
    discounts = s.discounts
    labor = s.labor
    construction = s.construction
    for place in range(len(rows)):
        design = rows[place]
        if design == EMPTY:
            continue
        kind = tables.type[design] * 2
        if tables.labor[design] - discounts[kind] > labor:
            continue
        if tables.construction[design] - discounts[kind + 1] <= construction:
            found.append(first + place)


def can_pay_any(s: Position, designs: list[int]) -> bool:
    """Whether `can_pay` lets one of these pass; inlined for the same reason."""
    tables = s.tables
    discounts = s.discounts
    labor = s.labor
    construction = s.construction
    for design in designs:
        kind = tables.type[design] * 2
        if tables.labor[design] - discounts[kind] > labor:
            continue
        if tables.construction[design] - discounts[kind + 1] <= construction:
            return True
    return False


def why_not_gift(s: Position, seat: int, place: int) -> int:
    """A card of a row into the partner's discard pile, for one more (BE-VAR-TEAM)."""
    if not s.team:
        return no.GIFT_ALONE
    if s.out[s.partner(seat)]:
        return no.GIFT_OUT
    design = s.rows[place]
    if design == EMPTY:
        return no.SLOT_EMPTY
    labor = labor_price(s, design) + gift_labor(place)
    construction = construction_price(s, design) + gift_construction(place)
    return no.LEGAL if labor <= s.labor and construction <= s.construction else no.GIFT_COST


def why_not_reserve(s: Position, seat: int, design: int) -> int:
    if design not in s.reserve[seat]:
        return no.RESERVE_MISSING
    return no.LEGAL if can_pay(s, design) else no.BUY_COST


def why_not_convert(s: Position, seat: int) -> int:
    if not s.platform_up[seat]:
        return no.CONVERT_DOWN
    if s.battle and s.brass[seat] >= HEALTH and not s.tables.asks_idle:
        return no.CONVERT_HEALTHY
    return no.LEGAL if s.construction >= CONVERSION else no.CONVERT_COST


def why_not_rebuild(s: Position, seat: int) -> int:
    if s.platform_up[seat]:
        return no.REBUILD_STANDS
    return no.LEGAL if s.construction >= REBUILDING else no.REBUILD_COST


# --- and doing it -------------------------------------------------------------------------------


def spend(s: Position, seat: int, labor: int, construction: int, reason: str, cause: str) -> None:
    s.labor -= labor
    s.construction -= construction
    if s.events is not None:
        args: Args = {"seat": seat, "labor": labor, "construction": construction}
        args["brass"] = 0
        args["reason"] = reason
        s.emit("spent", cause, args)


def _pay_for(s: Position, seat: int, design: int, more_labor: int, more_construction: int) -> None:
    """The price, by which all discounts on cards of this type are used up."""
    labor = labor_price(s, design) + more_labor
    construction = construction_price(s, design) + more_construction
    kind = s.tables.type[design]
    discounts = s.discounts.copy()
    discounts[kind * 2] = 0
    discounts[kind * 2 + 1] = 0
    s.discounts = discounts
    reason = "gift" if more_labor or more_construction else "buy"
    spend(s, seat, labor, construction, reason, "BE-PLAY-4")


def _tell_bought(s: Position, seat: int, design: int, source: str, to: int) -> None:
    args: Args = {"seat": seat, "card": s.tables.ids[design], "source": source, "to": to}
    s.emit("bought", "BE-PLAY-4", args)


def buy(s: Position, seat: int, place: int, to: int) -> None:
    """A card of a row, for the player or the partner, into the discard pile (BE-CARD-7)."""
    design = s.rows[place]
    if to == seat:
        _pay_for(s, seat, design, 0, 0)
    else:
        _pay_for(s, seat, design, gift_labor(place), gift_construction(place))
    s.discard[to].append(design)
    if s.events is not None:
        _tell_bought(s, seat, design, PLACES[place], to)
    take_from_row(s, place, "BE-CARD-8")
    if to == seat:
        raise_occasion(s, seat, ON_ACQUIRE, 0)


def buy_reserve(s: Position, seat: int, design: int) -> None:
    """The reserve is not refilled."""
    _pay_for(s, seat, design, 0, 0)
    leave_reserve(s, seat, design)
    s.discard[seat].append(design)
    if s.events is not None:
        _tell_bought(s, seat, design, "reserve", seat)
    raise_occasion(s, seat, ON_ACQUIRE, 0)


def convert(s: Position, seat: int) -> None:
    spend(s, seat, 0, CONVERSION, "convert", "BE-PLAY-6")
    gain_brass(s, seat, 1, "BE-PLAY-6")


def rebuild(s: Position, seat: int) -> None:
    spend(s, seat, 0, REBUILDING, "rebuild", "BE-PLAY-7")
    raise_platform(s, seat, "BE-PLAY-7")


def raise_platform(s: Position, seat: int, cause: str) -> None:
    """Face up at full health, working at once."""
    s.platform_up = changed(s.platform_up, seat, 1)
    s.platform_damage = changed(s.platform_damage, seat, 0)
    if s.events is not None:
        s.emit("rebuilt", cause, {"seat": seat})


# --- the verbs ----------------------------------------------------------------------------------


class Convert(BaseVerb):
    """Construction into Brass (BE-PLAY-6)."""

    needs_means = True

    def __init__(self) -> None:
        super().__init__("convert", IN_TURN, [[]], [verbs.CONVERT])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        if s.construction and why_not_convert(s, seat) == no.LEGAL:
            steps.append(verbs.CONVERT)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        convert(s, seat)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_convert(s, seat)

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["have"] = s.construction
        params["missing"] = max(0, CONVERSION - s.construction)
        if code == no.CONVERT_HEALTHY:
            params["most"] = HEALTH

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("convert",)]


class Rebuild(BaseVerb):
    """The Mining Platform stands again (BE-PLAY-7)."""

    needs_means = True

    def __init__(self) -> None:
        super().__init__("rebuild", IN_TURN, [[]], [verbs.REBUILD])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        if s.construction and why_not_rebuild(s, seat) == no.LEGAL:
            steps.append(verbs.REBUILD)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        rebuild(s, seat)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_rebuild(s, seat)

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["have"] = s.construction
        params["missing"] = max(0, REBUILDING - s.construction)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("rebuild",)]


def _add_price(s: Position, design: int, labor: int, construction: int, params: Params) -> None:
    """A card, its price with extra cost of each kind, and what is missing."""
    labor += labor_price(s, design)
    construction += construction_price(s, design)
    params["card"] = s.tables.ids[design]
    params["labor"] = labor
    params["construction"] = construction
    params["have_labor"] = s.labor
    params["have_construction"] = s.construction
    params["missing_labor"] = max(0, labor - s.labor)
    params["missing_construction"] = max(0, construction - s.construction)
    # Cards still in hand may pay for it; after the play phase they can't be played.
    params["hand"] = len(s.hand[s.active]) if s.question == frames.ASK_PLAY else 0


def _left(s: Position) -> dict[str, object]:
    return {"labor": s.labor, "construction": s.construction}


class BuyReserve(BaseVerb):
    """A card from your own reserve (BE-PLAY-4)."""

    needs_means = True

    def __init__(self) -> None:
        bases = [verbs.RESERVE, verbs.CARD]
        super().__init__("reserve", IN_TURN, [[], [verbs.CARD_NAME]], bases)

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        if can_pay_any(s, s.reserve[seat]):
            steps.append(verbs.RESERVE)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        add_once(verbs.CARD, [d for d in s.reserve[seat] if can_pay(s, d)], steps)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        buy_reserve(s, seat, first - verbs.CARD)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_reserve(s, seat, design_at(s, action, 1))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        _add_price(s, design_at(s, action, 1), 0, 0, params)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("reserve", name) for name in once(s, s.reserve[seat])]

    def preview(self, s: Position, seat: int, action: Action) -> dict[str, object] | None:
        buy_reserve(s, seat, design_at(s, action, 1))
        return _left(s)


class Buy(BaseVerb):
    """A card of the Labor Market or the Design Department (BE-PLAY-4)."""

    needs_means = True

    def __init__(self) -> None:
        super().__init__("buy", IN_TURN, [[verbs.ANY_PLACE]], [verbs.BUY])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        list_buys(s, verbs.BUY, steps)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        buy(s, seat, step - verbs.BUY, seat)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_buy(s, place_at(action, 1))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["place"] = action[1]
        design = s.rows[place_at(action, 1)]
        if design != NOBODY:
            _add_price(s, design, 0, 0, params)

    def add_words(self, picture: dict[str, Any], action: Action, args: WordArgs) -> None:
        args["card"] = card_in_row(picture, action[1])

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("buy", place) for place in PLACES]

    def preview(self, s: Position, seat: int, action: Action) -> dict[str, object] | None:
        buy(s, seat, place_at(action, 1), seat)
        return _left(s)


class Gift(BaseVerb):
    """A card of a row for the partner (BE-VAR-TEAM)."""

    needs_means = True

    def __init__(self) -> None:
        super().__init__("gift", IN_TURN, [[verbs.ANY_PLACE]], [verbs.GIFT])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        if not s.team:
            return
        for place in range(2 * ROW):
            if why_not_gift(s, seat, place) == no.LEGAL:
                steps.append(verbs.GIFT + place)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        buy(s, seat, step - verbs.GIFT, s.partner(seat))

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_gift(s, seat, place_at(action, 1))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        place = place_at(action, 1)
        params["place"] = action[1]
        if code == no.GIFT_OUT:
            params["partner"] = s.partner(seat)
        if s.rows[place] != NOBODY:
            _add_price(s, s.rows[place], gift_labor(place), gift_construction(place), params)

    def add_words(self, picture: dict[str, Any], action: Action, args: WordArgs) -> None:
        args["card"] = card_in_row(picture, action[1])
        args["partner"] = picture["companies"][picture["viewer"]]["partner"]

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        place = place_at(action, 1)
        more = {"labor": gift_labor(place), "construction": gift_construction(place)}
        return Message("detail-brass-empire-gift", more)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("gift", place) for place in PLACES] if s.team else []

    def preview(self, s: Position, seat: int, action: Action) -> dict[str, object] | None:
        buy(s, seat, place_at(action, 1), s.partner(seat))
        return _left(s)
