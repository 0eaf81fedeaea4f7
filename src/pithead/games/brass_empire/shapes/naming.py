"""A view in names: the one readable position, of which pictures and dumps are made.

Most fields stand where their declaration says (see `state`); here are those that people read better
in another shape: rows, decks with their top first, cards in play, texts, the stack. What the viewer
may not know is None or not there. For the viewer `ALL` it is everything, and `loading` reads it
back.
"""

from __future__ import annotations

from typing import Any

from pithead.kernel.contract import ALL
from pithead.kernel.fields import Layout, name_fields

from ..position import frames
from ..position.frames import FRAME, FRAME_NAMES
from ..position.state import (
    ACTED,
    ACTIONS,
    BOOST,
    CARD_ID,
    CARD_SIZE,
    CHARGE,
    DAMAGE,
    DESIGN_ROW,
    FACE_DOWN,
    FLAGS,
    FRESH,
    LABOR_ROW,
    TRIGGER_SIZE,
    TRIGGERED,
    USED,
)
from ..position.tables import CLAUSES, HEADS, ROW, TYPES, Tables

Data = dict[str, Any]


def layout() -> Layout:
    """The tables of a position with an entry for each owner."""
    return {"companies": []}


def name_position(view: Data, tables: Tables) -> Data:
    data: Data = {"seats": view["seats"]}
    data.update(name_fields(view, tables.declared[view["seats"]].specs, layout()))
    data["options"]["pool"] = view["pool_option"] or "standard"
    data["discounts"] = _discounts(view)
    rows = view["rows"]
    data["labor_row"] = name_cards(tables, rows[LABOR_ROW : LABOR_ROW + ROW])
    data["design_row"] = name_cards(tables, rows[DESIGN_ROW : DESIGN_ROW + ROW])
    _complete(data["companies"], view, tables)
    data["answers"] = name_answers(view)
    if view["viewer"] == ALL:
        data["chance"] = view["chance"]
        data["labor_deck"] = name_cards(tables, view["labor_deck"][::-1])
        data["design_deck"] = name_cards(tables, view["design_deck"][::-1])
        data["triggers"] = _triggers(tables, view["triggers"])
        data["raised"] = _triggers(tables, view["raised"])
        data["forms"] = view["forms"]
        stack = view["stack"]
        data["stack"] = [
            _frame(tables, *stack[at : at + FRAME]) for at in range(0, len(stack), FRAME)
        ]
    return data


def name_companies(view: Data, tables: Tables) -> list[Data]:
    """The companies alone, as in the whole position."""
    declared = tables.declared[view["seats"]].specs
    specs = [spec for spec in declared if spec.table == "companies"]
    companies: Any = name_fields(view, specs, layout())["companies"]
    _complete(companies, view, tables)
    return list(companies)


def name_cards(tables: Tables, designs: list[int]) -> list[str | None]:
    """Cards by their ids; None for an empty slot and for a card that is hidden."""
    return [tables.ids[design] if design >= 0 else None for design in designs]


def name_answers(view: Data) -> dict[str, list[int]]:
    """The reserves built while others build theirs, as far as the viewer may know."""
    asked = view["decision"]
    if asked is None or not asked["sealed"]:
        return {}
    return {
        str(seat): list(view["builds"][seat])
        for seat in asked["seats"]
        if seat not in asked["waiting"] and view["builds"][seat] is not None
    }


def _discounts(view: Data) -> Data:
    found: Data = {}
    for kind, name in enumerate(TYPES):
        labor, construction = view["discounts"][kind * 2 : kind * 2 + 2]
        if labor or construction:
            found[name] = {"labor": labor, "construction": construction}
    return found


def _complete(companies: list[Data], view: Data, tables: Tables) -> None:
    for owner, company in enumerate(companies):
        deck = view["deck"][owner]
        line = view["line"][owner]
        damage = view["platform_damage"][owner]
        company["platform"] = {"up": view["platform_up"][owner] == 1, "damage": damage}
        company["deck"] = None if deck is None else name_cards(tables, deck)
        company["in_play"] = [_card(tables, line, at) for at in range(0, len(line), CARD_SIZE)]


def _card(tables: Tables, line: list[int], at: int) -> Data:
    design, flags = line[at], line[at + FLAGS]
    return {
        "id": line[at + CARD_ID],
        "card": tables.ids[design] if design >= 0 else None,
        "face_up": not flags & FACE_DOWN,
        "damage": line[at + DAMAGE],
        "charge": line[at + CHARGE],
        "boost": line[at + BOOST],
        "fresh": flags & FRESH != 0,
        "actions": line[at + ACTIONS],
        "acted": line[at + ACTED],
        "used": flags & USED != 0,
        "triggered": flags & TRIGGERED != 0,
    }


def _triggers(tables: Tables, listed: list[int]) -> list[Data]:
    found: list[Data] = []
    for at in range(0, len(listed), TRIGGER_SIZE):
        seat, design, clause, ident = listed[at : at + TRIGGER_SIZE]
        card = tables.ids[design]
        found.append({"seat": seat, "card": card, "clause": CLAUSES[clause], "id": ident})
    return found


def _frame(
    tables: Tables,
    what: int,
    first: int,
    second: int,
    design: int,
    ident: int,
    clause: int,
    picked: int,
) -> list[int | str]:
    name = FRAME_NAMES[what]
    if what == frames.EFFECT:
        start = tables.clause[design * HEADS + clause]
        return [name, second, tables.ids[design], CLAUSES[clause], first - start, ident, picked]
    if what == frames.AI:
        return [name, first, second]
    if what == frames.TRIGGERS:
        return [name, first // TRIGGER_SIZE]
    if what in (frames.CORPORATION, frames.ACTION):
        return [name, first]
    return [name]
