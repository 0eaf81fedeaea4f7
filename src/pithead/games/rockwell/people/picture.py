"""The picture: a position in names, and the figures that follow from it; no sentences.

It is made from a view alone, so it shows a viewer nothing more.
"""

from typing import Any, Final, cast

from ..position import frames
from ..position.board import FIRST_TILE, NAMES, SECOND_TILE
from ..position.state import ACHIEVEMENTS, IN_PILE, NOBODY, QUIET_TURNS, Position
from ..position.tables import BRIBERY, TILES, WORTH, Tables
from ..rules.achievements import PROGRESS_NEEDED, progress
from ..rules.ending import ACHIEVEMENTS_TO_END, centre_needed
from ..rules.mineshafts import shift_level
from ..shapes.naming import name_answers, name_companies, name_position
from .schema import (
    Achievement,
    Delivery,
    Ending,
    Gives,
    Goal,
    Outlook,
    OwnPicture,
    Phase,
    Picture,
    Prices,
)

View = dict[str, Any]

# The frame of the stack that tells which part of the turn this is.
PHASES: Final[dict[int, Phase]] = {
    frames.BID: "auction",
    frames.PLACE: "vice_presidents",
    frames.INSURE: "drilling",
    frames.ROUND: "drilling",
    frames.MARKET: "market",
    frames.WORKSHOP: "workshop",
    frames.AL_POWER: "turn",
}


def make_picture(view: View, tables: Tables) -> Picture:
    powers = _tile_powers(view)
    position = name_position(view, tables)
    for tile, named in enumerate(position["tiles"].values()):
        named.update(_tile_figures(view, tables, tile, powers[tile]))
    for company in position["companies"]:
        _add_prestige(company, tables)
    position.update(
        phase=_phase(view),
        slot_gives=_slot_gives(tables),
        outlook=_outlook(view, tables),
        deliveries=_deliveries(view, tables),
        prices=_prices(tables),
        achievements=_achievements(view, tables),
        ending=_ending(view),
        **_own_figures(view, tables),
    )
    return cast(Picture, position)


def own_picture(view: View, tables: Tables) -> OwnPicture:
    """What every viewer sees in their own way; the rest is the same for all."""
    companies = name_companies(view, tables)
    for company in companies:
        _add_prestige(company, tables)
    own = {"companies": companies, "answers": name_answers(view), **_own_figures(view, tables)}
    return cast(OwnPicture, own)


def _own_figures(view: View, tables: Tables) -> dict[str, object]:
    own = _own_position(view, tables)
    return {
        "viewer": view["viewer"],
        "shift_prices": _shift_prices(view, tables, own),
        "goals": _goals(view, own),
    }


def _phase(view: View) -> Phase:
    """The part of the turn; frames further down the stack are still to come."""
    stack = view["stack"]
    for at in range(len(stack) - 3, -1, -3):
        if stack[at] in PHASES:
            return PHASES[stack[at]]
    return "end" if view["over"] else "turn"


def _tile_powers(view: View) -> list[int]:
    """The power of all crews on each tile, their dice included."""
    places = view["crew_place"]
    powers = view["crew_power"]
    dice = view["crew_die"]
    # The last number is of those that stand on no tile, or on no second one: their tile is -1.
    sums = [0] * (TILES + 1)
    for crew, place in enumerate(places):
        power = powers[crew] + dice[crew]
        sums[FIRST_TILE[place]] += power
        sums[SECOND_TILE[place]] += power
    return sums


def _tile_figures(view: View, tables: Tables, tile: int, power: int) -> dict[str, object]:
    need: int = view["tile_need"][tile]
    back: int = view["tile_id"][tile]
    return {
        "need": need,
        "missing": 0 if view["tile_drilled"][tile] else need - power,
        "income": tables.tile_income[back * 4 : back * 4 + 4] if back >= 0 else None,
    }


def _slot_gives(tables: Tables) -> dict[str, list[Gives]]:
    control: list[Gives] = [
        "bribery" if slot == BRIBERY else "subcontracting" for slot in tables.control_slots
    ]
    return {"I": control, "II": [*tables.market_slots], "III": [*tables.workshop_slots]}


def _outlook(view: View, tables: Tables) -> dict[str, Outlook]:
    """By power, what may turn up on a tile: the cards that nobody has seen yet."""
    outlook: dict[str, Outlook] = {}
    for pile, power in enumerate(tables.pile_power):
        left = [
            card
            for card, owner in enumerate(view["card_owner"])
            if owner == IN_PILE and tables.card_pile[card] == pile
        ]
        worth = sum([_card_worth(tables, card) for card in left])
        outlook[str(power)] = {
            "cards": len(left),
            "danger": sum([tables.card_danger[card] for card in left]),
            "worth": round(worth / len(left)) * 100 if left else 0,
        }
    return outlook


def _card_worth(tables: Tables, card: int) -> int:
    return sum([n * worth for n, worth in zip(tables.card_cubes[card * 4 : card * 4 + 4], WORTH)])


def _add_prestige(company: dict[str, Any], tables: Tables) -> None:
    """What its deliveries are worth."""
    kept = company["deliveries"]
    worth = dict(zip(tables.delivery_ids, tables.delivery_prestige))
    company["delivery_prestige"] = None if kept is None else sum([worth[tile] for tile in kept])


def _deliveries(view: View, tables: Tables) -> list[Delivery]:
    """The top tile of each pile; no cost and no prestige when it is empty."""
    tops: list[Delivery] = []
    for pile, tile in enumerate(view["delivery_next"]):
        left = tables.pile_start[pile + 1] - tile
        tops.append(
            {
                "pile": tables.pile_names[pile],
                "left": left,
                "cost": tables.delivery_cost[tile * 4 : tile * 4 + 4] if left else None,
                "prestige": tables.delivery_prestige[tile] if left else None,
            }
        )
    return tops


def _achievements(view: View, tables: Tables) -> list[Achievement]:
    """What the next company to reach each achievement gains; None when its pile is empty."""
    tops: list[Achievement] = []
    for i, at in enumerate(view["achievement_next"]):
        values = tables.achievement_values[i]
        name = ACHIEVEMENTS[i]
        tops.append({"achievement": name, "prestige": values[at] if at < len(values) else None})
    return tops


def _prices(tables: Tables) -> Prices:
    return {
        "cubes": _in_dollars([*WORTH]),
        "hire": _in_dollars(tables.hire_price),
        "power": _in_dollars(tables.power_price),
        "safety": _in_dollars(tables.safety_price),
        "mobility": _in_dollars(tables.mobility_price),
        "shaft": _in_dollars(tables.shaft_price),
    }


def _in_dollars(prices: list[int]) -> list[int]:
    return [price * 100 for price in prices]


def _own_position(view: View, tables: Tables) -> Position | None:
    """What the viewer's own figures are counted on; None for spectators."""
    if view["viewer"] < 0:
        return None
    own = Position(tables, view["seats"])
    own.edition = view["edition"]
    own.stock = [n for stock in view["stock"] for n in stock or (0, 0, 0, 0)]
    own.cards = view["cards"]
    own.shafts = view["shafts"]
    own.tile_drilled = view["tile_drilled"]
    own.crew_place = view["crew_place"]
    own.crew_power = view["crew_power"]
    return own


def _goals(view: View, own: Position | None) -> list[Goal] | None:
    """How far the viewer is with each achievement; None for spectators."""
    if own is None:
        return None
    return [
        {"achievement": name, "have": have, "need": need}
        for name, have, need in zip(
            ACHIEVEMENTS, progress(own, view["viewer"]), PROGRESS_NEEDED, strict=True
        )
    ]


def _ending(view: View) -> Ending:
    return {
        "centre": centre_needed(view["seats"]),
        "achievements": ACHIEVEMENTS_TO_END,
        "quiet": QUIET_TURNS,
    }


def _shift_prices(view: View, tables: Tables, own: Position | None) -> dict[str, int]:
    """What moving a mineshaft costs the viewer, for each tile it could go to."""
    prices: dict[str, int] = {}
    if own is None:
        return prices
    viewer = view["viewer"]
    taken = view["tile_shaft"]
    for tile in range(TILES):
        level = 0 if taken[tile] != NOBODY else shift_level(own, viewer, tile)
        if level:
            prices[NAMES[tile]] = tables.shaft_price[level - 1] * 100
    return prices
