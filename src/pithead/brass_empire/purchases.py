"""Buying cards, conversion and rebuilding: what Labor and Construction are spent on (BE-PLAY)."""

from typing import Final

from . import refusals as no
from .events import Args
from .position import DESIGN_ROW, EMPTY, Position
from .tables import ON_ACQUIRE, PLACES
from .treasury import gain_brass
from .triggers import raise_occasion
from .zones import take_from_row

CONVERSION: Final = 2  # Construction for 1 Brass (BE-PLAY-6)
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
    """What `why_not_buy` lets pass, as steps from `first` on; spelled out, for it is asked most."""
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
    s.discounts[kind * 2] = 0
    s.discounts[kind * 2 + 1] = 0
    reason = "gift" if more_labor or more_construction else "buy"
    spend(s, seat, labor, construction, reason, "BE-PLAY-4")


def _tell_bought(s: Position, seat: int, design: int, source: str, to: int) -> None:
    args: Args = {"seat": seat, "card": s.tables.ids[design], "source": source, "to": to}
    s.emit("bought", "BE-PLAY-4", args)


def buy(s: Position, seat: int, place: int, to: int) -> None:
    """A card of a row, for oneself or for the partner, into the discard pile (BE-CARD-7)."""
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
    s.reserve[seat].remove(design)
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
    s.platform_up[seat] = 1
    s.platform_damage[seat] = 0
    if s.events is not None:
        s.emit("rebuilt", cause, {"seat": seat})
