"""A view in names: what a screen or a terminal needs to draw the table, and no sentences.

The view speaks in the engine's numbers; the picture names designs, corporations and endings, and
counts attack and health as they stand. It is made from the view alone, so it shows a viewer nothing
more. What is hidden is None.
"""

from typing import Final

from . import frames
from .position import (
    ACTIONS,
    BOOST,
    CARD_SIZE,
    CHARGE,
    DAMAGE,
    DESIGN_ROW,
    ENDINGS,
    FACE_DOWN,
    FLAGS,
    LABOR_ROW,
    USED,
)
from .tables import CORPORATIONS, ROW, TYPES, UNIT, Tables

Data = dict[str, object]

# Where the view's options keep these.
TEAM: Final = 5
BATTLE: Final = 6

# The frame of the stack that tells which part of the game this is.
PHASES: Final = {
    frames.CORPORATION: "corporations",
    frames.RESERVE: "reserves",
    frames.PLAY: "play",
    frames.ACTION: "action",
    frames.AI: "ai",
}


def picture(view: Data, tables: Tables) -> Data:
    seats = _number(view, "seats")
    companies = view["companies"]
    assert isinstance(companies, list)
    options = _numbers(view, "options")
    rows = _numbers(view, "rows")
    return {
        "seats": seats,
        "viewer": view["viewer"],
        "round": view["round"],
        "phase": _phase(view),
        "active": view["active"],
        "over": view["over"],
        "ending": ENDINGS[_number(view, "ending")],
        "team": bool(options[TEAM]),
        "battle": bool(options[BATTLE]),
        "pool": view["pool"],
        "labor": view["labor"],
        "construction": view["construction"],
        "labor_row": _row(tables, rows[LABOR_ROW : LABOR_ROW + ROW]),
        "design_row": _row(tables, rows[DESIGN_ROW : DESIGN_ROW + ROW]),
        "labor_deck": len(_numbers(view, "labor_unseen")),
        "design_deck": len(_numbers(view, "design_unseen")),
        "dismissed": _names(tables, _numbers(view, "dismissed")),
        "looked": _row(tables, _numbers(view, "looked")),
        "companies": [_company(view, tables, seat) for seat in range(len(companies))],
    }


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


def _phase(view: Data) -> str:
    """The part of the turn; frames further down the stack are still to come."""
    if view["over"]:
        return "end"
    stack = _numbers(view, "stack")
    for at in range(len(stack) - frames.FRAME, -1, -frames.FRAME):
        if stack[at] in PHASES:
            return PHASES[stack[at]]
    return "play"


def _company(view: Data, tables: Tables, seat: int) -> Data:
    companies = view["companies"]
    assert isinstance(companies, list)
    company: Data = companies[seat]
    seats = _number(view, "seats")
    team = _numbers(view, "options")[TEAM]
    corporation = _number(company, "corporation")
    full = tables.health[tables.platform]
    return {
        "corporation": CORPORATIONS[corporation] if corporation >= 0 else None,
        "ai": seat >= seats,
        "partner": (seat + seats // 2) % seats if team else None,
        "brass": company["brass"],
        "out": bool(company["out"]),
        "platform": {
            "up": bool(company["platform_up"]),
            "health": full - _number(company, "platform_damage"),
        },
        "hand": _hidden_names(tables, company, "hand"),
        "hand_size": company["hand_size"],
        "deck": _hidden_names(tables, company, "deck"),
        "deck_size": company["deck_size"],
        "discard": _names(tables, _numbers(company, "discard")),
        "reserve": _names(tables, _numbers(company, "reserve")),
        "played": _names(tables, _numbers(company, "played")),
        "in_play": _line(view, tables, seat, _numbers(company, "line")),
    }


def _hidden_names(tables: Tables, company: Data, zone: str) -> list[str] | None:
    return None if company[zone] is None else _names(tables, _numbers(company, zone))


def _line(view: Data, tables: Tables, seat: int, line: list[int]) -> list[Data]:
    """The cards in play with the numbers actions call them by."""
    own = seat < _number(view, "seats")  # card texts do not work for the AI
    acts = own and view["active"] == seat and not view["over"]
    aura = _aura(tables, line)
    cards: list[Data] = []
    for at in range(0, len(line), CARD_SIZE):
        design = line[at]
        card: Data = {"number": at // CARD_SIZE + 1, "face_up": True}
        if line[at + FLAGS] & FACE_DOWN:
            card["face_up"] = False
            card["card"] = tables.ids[design] if design >= 0 else None
            cards.append(card)
            continue
        unit = tables.type[design] == UNIT
        # A unit's own aura is for the others.
        lent = aura - tables.aura[design] if unit and own else 0
        card["card"] = tables.ids[design]
        card["type"] = TYPES[tables.type[design]]
        card["attack"] = tables.attack[design] + line[at + BOOST] + lent
        card["health"] = tables.health[design] - line[at + DAMAGE]
        card["charge"] = line[at + CHARGE]
        card["warden"] = bool(tables.warden[design])
        card["ready"] = unit and acts and line[at + ACTIONS] > 0
        card["used"] = acts and line[at + FLAGS] & USED != 0
        cards.append(card)
    return cards


def _aura(tables: Tables, line: list[int]) -> int:
    """The attack that all auras of a line lend together."""
    total = 0
    for at in range(0, len(line), CARD_SIZE):
        if not line[at + FLAGS] & FACE_DOWN:
            total += tables.aura[line[at]]
    return total
