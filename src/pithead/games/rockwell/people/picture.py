"""A view in names: what a screen or a terminal needs to draw the table, and no sentences.

The view speaks in the engine's numbers; the picture names tiles, crews, slots and piles and counts
money in dollars. It is made from the view alone, so it shows a viewer nothing more. What is hidden
is None.
"""

from typing import Final

from ..position import frames
from ..position.board import CREW_LETTERS, FIRST_TILE, NAMES, SECOND_TILE, crew_name
from ..position.state import ACHIEVEMENTS, NOBODY, QUIET_TURNS, Position
from ..position.tables import BRIBERY, CREWS, TILES, WORTH, Tables
from ..rules.achievements import PROGRESS_NEEDED, progress
from ..rules.ending import ACHIEVEMENTS_TO_END, centre_needed
from ..rules.mineshafts import shift_level
from .schema import (
    Achievement,
    Company,
    Crew,
    Delivery,
    Ending,
    Extraction,
    Gives,
    Goal,
    OwnPicture,
    Phase,
    Picture,
    Prices,
    Slot,
    Tile,
)

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


def make_picture(view: dict[str, object], tables: Tables) -> Picture:
    powers = _tile_powers(view)
    own = own_picture(view, tables)
    return {
        "seats": _number(view, "seats"),
        "viewer": own["viewer"],
        "turn": _number(view, "turn"),
        "phase": _phase(view),
        "round": _number(view, "round"),
        "over": bool(view["over"]),
        "management": _list(view, "management"),
        "control": _list(view, "control"),
        "dice": _number(view, "dice"),
        "bribes": _number(view, "bribes"),
        "active": _active(view),
        "extraction": _extraction(view, tables),
        "crews": _crews(view),
        "tiles": [_tile(view, tables, tile, powers[tile]) for tile in range(TILES)],
        "boards": _boards(view, tables),
        "companies": own["companies"],
        "deliveries": _deliveries(view, tables),
        "achievements": _achievements(view, tables),
        "prices": _prices(tables),
        "shift_prices": own["shift_prices"],
        "goals": own["goals"],
        "ending": _ending(view),
        "answer": own["answer"],
    }


def own_picture(view: dict[str, object], tables: Tables) -> OwnPicture:
    """What every viewer sees in their own way; the rest is the same for all."""
    own = _own_position(view, tables)
    return {
        "viewer": _number(view, "viewer"),
        "companies": [_company(view, tables, seat) for seat in range(_number(view, "seats"))],
        "shift_prices": _shift_prices(view, tables, own),
        "goals": _goals(view, own),
        "answer": _answer(view),
    }


def _number(view: dict[str, object], key: str) -> int:
    value = view[key]
    assert isinstance(value, int)
    return value


def _phase(view: dict[str, object]) -> Phase:
    """The part of the turn; frames further down the stack are still to come."""
    stack = _list(view, "stack")
    for at in range(len(stack) - 3, -1, -3):
        if stack[at] in PHASES:
            return PHASES[stack[at]]
    return "end" if view["over"] else "turn"


def _list(view: dict[str, object], key: str) -> list[int]:
    value = view[key]
    assert isinstance(value, list)
    return value


def _active(view: dict[str, object]) -> str | None:
    """The crew that moved last: owner, then letter."""
    crew = _number(view, "active_crew")
    return crew_name(crew) if crew >= 0 else None


def _extraction(view: dict[str, object], tables: Tables) -> Extraction | None:
    """The extraction in progress: what each owner receives, and how much of it is in Danger."""
    card = _number(view, "extraction_card")
    if card < 0:
        return None
    shares = _list(view, "shares")
    return {
        "tile": NAMES[_number(view, "extraction_tile")],
        "card": tables.card_ids[card],
        "shares": [shares[at : at + 4] for at in range(0, len(shares), 4)],
        "losses": _list(view, "losses"),
    }


def _crews(view: dict[str, object]) -> list[Crew]:
    places = _list(view, "crew_place")
    powers = _list(view, "crew_power")
    dice = _list(view, "crew_die")
    return [
        {
            "owner": crew // CREWS,
            "crew": CREW_LETTERS[crew % CREWS],
            "at": NAMES[places[crew]],
            "power": powers[crew],
            "die": dice[crew],
        }
        for crew in range(len(places))
    ]


def _tile_powers(view: dict[str, object]) -> list[int]:
    """The power of all crews on each tile, their dice included."""
    places = _list(view, "crew_place")
    powers = _list(view, "crew_power")
    dice = _list(view, "crew_die")
    # The last number is of those that stand on no tile, or on no second one: their tile is -1.
    sums = [0] * (TILES + 1)
    for crew, place in enumerate(places):
        power = powers[crew] + dice[crew]
        sums[FIRST_TILE[place]] += power
        sums[SECOND_TILE[place]] += power
    return sums


def _tile(view: dict[str, object], tables: Tables, tile: int, power: int) -> Tile:
    need = _list(view, "tile_need")[tile]
    drilled = bool(_list(view, "tile_drilled")[tile])
    shaft = _list(view, "tile_shaft")[tile]
    back = _list(view, "tile_id")[tile]
    return {
        "name": NAMES[tile],
        "need": need,
        "missing": 0 if drilled else need - power,
        "drilled": drilled,
        "shaft": shaft if shaft >= 0 else None,
        "income": tables.tile_income[back * 4 : back * 4 + 4] if back >= 0 else None,
    }


def _boards(view: dict[str, object], tables: Tables) -> list[list[Slot]]:
    taken = _list(view, "slot_seat")
    control: list[Gives] = [
        "bribery" if slot == BRIBERY else "subcontracting" for slot in tables.control_slots
    ]
    boards: list[list[Gives]] = [[*control], [*tables.market_slots], [*tables.workshop_slots]]
    return [
        [
            {"gives": gives, "seat": _seat_or_none(taken[board * 4 + slot])}
            for slot, gives in enumerate(slots)
        ]
        for board, slots in enumerate(boards)
    ]


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _company(view: dict[str, object], tables: Tables, seat: int) -> Company:
    money = view["money"]
    stock = view["stock"]
    insurance = view["insurance"]
    deliveries = view["deliveries"]
    assert isinstance(money, list)
    assert isinstance(stock, list)
    assert isinstance(insurance, list)
    assert isinstance(deliveries, list)
    won = _list(view, "achieved")[seat * len(ACHIEVEMENTS) : (seat + 1) * len(ACHIEVEMENTS)]
    tiles = deliveries[seat]
    return {
        "stock": stock[seat],
        "money": money[seat],
        "insurance": insurance[seat],
        "deliveries": None if tiles is None else sum(tables.delivery_prestige[t] for t in tiles),
        "safety": _list(view, "safety")[seat],
        "mobility": _list(view, "mobility")[seat],
        "shafts": _list(view, "shafts")[seat],
        "cards": _list(view, "cards")[seat],
        "actions_left": _list(view, "actions_left")[seat],
        "achievements": {name: won[i] for i, name in enumerate(ACHIEVEMENTS) if won[i]},
    }


def _deliveries(view: dict[str, object], tables: Tables) -> list[Delivery]:
    """The top tile of each pile; no cost and no prestige when it is empty."""
    tops: list[Delivery] = []
    for pile, tile in enumerate(_list(view, "delivery_next")):
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


def _achievements(view: dict[str, object], tables: Tables) -> list[Achievement]:
    """What the next company to reach each achievement gains; None when its pile is empty."""
    tops: list[Achievement] = []
    for i, at in enumerate(_list(view, "achievement_next")):
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


def _own_position(view: dict[str, object], tables: Tables) -> Position | None:
    """What the viewer's own figures are counted on; None for spectators."""
    stocks = view["stock"]
    assert isinstance(stocks, list)
    if _number(view, "viewer") < 0:
        return None
    own = Position(tables, _number(view, "seats"))
    own.edition = _number(view, "edition")
    own.stock = [n for stock in stocks for n in stock or (0, 0, 0, 0)]
    own.cards = _list(view, "cards")
    own.shafts = _list(view, "shafts")
    own.tile_drilled = _list(view, "tile_drilled")
    own.crew_place = _list(view, "crew_place")
    own.crew_power = _list(view, "crew_power")
    return own


def _goals(view: dict[str, object], own: Position | None) -> list[Goal] | None:
    """How far the viewer is with each achievement; None for spectators."""
    if own is None:
        return None
    return [
        {"achievement": name, "have": have, "need": need}
        for name, have, need in zip(
            ACHIEVEMENTS, progress(own, _number(view, "viewer")), PROGRESS_NEEDED, strict=True
        )
    ]


def _ending(view: dict[str, object]) -> Ending:
    return {
        "centre": centre_needed(_number(view, "seats")),
        "achievements": ACHIEVEMENTS_TO_END,
        "quiet": QUIET_TURNS,
        "quiet_turns": _number(view, "quiet_turns"),
    }


def _answer(view: dict[str, object]) -> list[int] | None:
    """The viewer's own sealed answer, in the order of the form; money in dollars."""
    viewer, answers = _number(view, "viewer"), view["answers"]
    assert isinstance(answers, list)
    if viewer < 0:
        return None
    *cubes, money = answers[viewer]
    return [*cubes, money * 100]


def _shift_prices(view: dict[str, object], tables: Tables, own: Position | None) -> dict[str, int]:
    """What moving a mineshaft costs the viewer, for each tile it could go to."""
    prices: dict[str, int] = {}
    if own is None:
        return prices
    viewer = _number(view, "viewer")
    taken = _list(view, "tile_shaft")
    for tile in range(TILES):
        level = 0 if taken[tile] != NOBODY else shift_level(own, viewer, tile)
        if level:
            prices[NAMES[tile]] = tables.shaft_price[level - 1] * 100
    return prices
