"""A view in names: what a screen or a terminal needs to draw the table, and no sentences.

The view speaks in the engine's numbers; the picture names designs, corporations and endings, and
counts attack and health as they stand. It is made from the view alone, so it shows a viewer nothing
more. What is hidden is None.
"""

from typing import Final

from ..position import frames
from ..position.state import (
    ACTIONS,
    AI,
    BOOST,
    CARD_SIZE,
    CHARGE,
    DAMAGE,
    DESIGN_ROW,
    ENDINGS,
    FACE_DOWN,
    FLAGS,
    FRESH,
    LABOR_ROW,
    USED,
)
from ..position.tables import BUILDING, CORPORATIONS, PLACES, ROW, TYPES, UNIT, Tables
from ..rules.setup import POOLS
from ..rules.solitaire import ENOUGH
from .schema import Company, InPlay, OwnPicture, Phase, Picture

Data = dict[str, object]

# The frame of the stack that tells which part of the game this is.
PHASES: Final[dict[int, Phase]] = {
    frames.CORPORATION: "corporations",
    frames.RESERVE: "reserves",
    frames.PLAY: "play",
    frames.ACTION: "action",
    frames.AI: "ai",
}


def make_picture(view: Data, tables: Tables) -> Picture:
    seats = _number(view, "seats")
    rows = _numbers(view, "rows")
    own = own_picture(view, tables)
    return {
        "seats": seats,
        "viewer": own["viewer"],
        "round": _number(view, "round"),
        "phase": _phase(view),
        "active": _number(view, "active"),
        "over": bool(view["over"]),
        "ending": ENDINGS[_number(view, "ending")],
        "team": bool(view["team"]),
        "battle": bool(view["battle"]),
        "pool": _number(view, "pool"),
        "pool_start": _number(view, "pool_option") or POOLS[seats],
        "labor": _number(view, "labor"),
        "construction": _number(view, "construction"),
        "labor_row": _row(tables, rows[LABOR_ROW : LABOR_ROW + ROW]),
        "design_row": _row(tables, rows[DESIGN_ROW : DESIGN_ROW + ROW]),
        "labor_deck": len(_numbers(view, "labor_unseen")),
        "design_deck": len(_numbers(view, "design_unseen")),
        "dismissed": _names(tables, _numbers(view, "dismissed")),
        "looked": own["looked"],
        "ai_next": _ai_next(view, tables) if seats == 1 else [],
        "companies": own["companies"],
    }


def own_picture(view: Data, tables: Tables) -> OwnPicture:
    """What every viewer sees in their own way; the rest is the same for all."""
    return {
        "viewer": _number(view, "viewer"),
        "looked": _row(tables, _numbers(view, "looked")),
        "companies": [_company(view, tables, seat) for seat in range(len(_numbers(view, "brass")))],
    }


def _ai_next(view: Data, tables: Tables) -> list[str]:
    """The slots the AI will empty if its turn came now; its units may yet mine more (BE-SOLO-5)."""
    if view["over"] or len(_numbers(view, "brass")) <= AI:  # before the deal there is no AI
        return []
    line = _part(view, "line", AI) or []
    buildings = [at for at in range(0, len(line), CARD_SIZE) if tables.type[line[at]] == BUILDING]
    brass = _numbers(view, "brass")[AI] + 1 + len(buildings)  # its income
    rows = _numbers(view, "rows")
    found = [_rightmost(rows, LABOR_ROW)]
    if brass >= ENOUGH:
        found.append(_rightmost(rows, DESIGN_ROW))
    return [PLACES[place] for place in found if place >= 0]


def _rightmost(rows: list[int], start: int) -> int:
    for place in range(start + ROW - 1, start - 1, -1):
        if rows[place] >= 0:
            return place
    return -1


def _number(data: Data, key: str) -> int:
    value = data[key]
    assert isinstance(value, int)
    return value


def _numbers(data: Data, key: str) -> list[int]:
    value = data[key]
    assert isinstance(value, list)
    return value


def _names(tables: Tables, designs: list[int]) -> list[str]:
    return [tables.ids[design] for design in designs]


def _row(tables: Tables, designs: list[int]) -> list[str | None]:
    """Cards of which some may be missing or hidden."""
    return [tables.ids[design] if design >= 0 else None for design in designs]


def _phase(view: Data) -> Phase:
    """The part of the turn; frames further down the stack are still to come."""
    if view["over"]:
        return "end"
    stack = _numbers(view, "stack")
    for at in range(len(stack) - frames.FRAME, -1, -frames.FRAME):
        if stack[at] in PHASES:
            return PHASES[stack[at]]
    return "play"


def _company(view: Data, tables: Tables, seat: int) -> Company:
    seats = _number(view, "seats")
    corporation = _numbers(view, "corporation")[seat]
    full = tables.health[tables.platform]
    return {
        "corporation": CORPORATIONS[corporation] if corporation >= 0 else None,
        "ai": seat >= seats,
        "partner": (seat + seats // 2) % seats if view["team"] else None,
        "brass": _numbers(view, "brass")[seat],
        "out": bool(_numbers(view, "out")[seat]),
        "platform": {
            "up": bool(_numbers(view, "platform_up")[seat]),
            "health": full - _numbers(view, "platform_damage")[seat],
        },
        "hand": _zone(view, tables, "hand", seat),
        "hand_size": _numbers(view, "hand_size")[seat],
        "deck": _zone(view, tables, "deck", seat),
        "deck_size": _numbers(view, "deck_size")[seat],
        "discard": _zone(view, tables, "discard", seat) or [],
        "reserve": _zone(view, tables, "reserve", seat) or [],
        "played": _zone(view, tables, "played", seat) or [],
        "this_turn": _this_turn(view, tables, seat),
        "in_play": _line(view, tables, seat),
        "owned": _owned(view, tables, seat) if view["over"] else None,
    }


def _this_turn(view: Data, tables: Tables, seat: int) -> list[str]:
    """What a text that counts cards played this turn finds, as far as the viewer may know."""
    if view["active"] != seat or view["over"]:
        return []
    line = _part(view, "line", seat) or []
    fresh = [line[at] for at in range(0, len(line), CARD_SIZE) if line[at + FLAGS] & FRESH]
    played = _part(view, "played", seat) or []
    return _names(tables, [*played, *_numbers(view, "vanished"), *(d for d in fresh if d >= 0)])


def _owned(view: Data, tables: Tables, seat: int) -> list[str]:
    """Every card that counts at the end, in the order of the set (BE-END-4)."""
    line = _part(view, "line", seat) or []
    places = range(0, len(line), CARD_SIZE)
    face_up = [line[at] for at in places if not line[at + FLAGS] & FACE_DOWN]
    hidden = _part(view, "unseen", seat) or []
    open_to_all = (_part(view, "discard", seat) or []) + (_part(view, "played", seat) or [])
    return _names(tables, sorted(open_to_all + face_up + hidden))


def _part(view: Data, key: str, seat: int) -> list[int] | None:
    parts = view[key]
    assert isinstance(parts, list)
    part: list[int] | None = parts[seat]
    return part


def _zone(view: Data, tables: Tables, zone: str, seat: int) -> list[str] | None:
    cards = _part(view, zone, seat)
    return None if cards is None else _names(tables, cards)


def _line(view: Data, tables: Tables, seat: int) -> list[InPlay]:
    """The cards in play with the numbers actions call them by."""
    line = _part(view, "line", seat) or []
    own = seat < _number(view, "seats")  # card texts do not work for the AI
    acts = own and view["active"] == seat and not view["over"]
    aura = _aura(tables, line)
    cards: list[InPlay] = []
    for at in range(0, len(line), CARD_SIZE):
        design = line[at]
        number = at // CARD_SIZE + 1
        if line[at + FLAGS] & FACE_DOWN:
            shown = tables.ids[design] if design >= 0 else None
            cards.append({"number": number, "face_up": False, "card": shown})
            continue
        unit = tables.type[design] == UNIT
        # A unit's own aura is for the others.
        lent = aura - tables.aura[design] if unit and own else 0
        cards.append(
            {
                "number": number,
                "face_up": True,
                "card": tables.ids[design],
                "type": TYPES[tables.type[design]],
                "attack": tables.attack[design] + line[at + BOOST] + lent,
                "health": tables.health[design] - line[at + DAMAGE],
                "charge": line[at + CHARGE],
                "warden": bool(tables.warden[design]),
                "ready": unit and acts and line[at + ACTIONS] > 0,
                "fresh": line[at + FLAGS] & FRESH != 0,
                "used": acts and line[at + FLAGS] & USED != 0,
            }
        )
    return cards


def _aura(tables: Tables, line: list[int]) -> int:
    """The attack that all auras of a line lend together."""
    total = 0
    for at in range(0, len(line), CARD_SIZE):
        if not line[at + FLAGS] & FACE_DOWN:
            total += tables.aura[line[at]]
    return total
