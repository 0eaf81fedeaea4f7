"""The state as readable JSON data: what scenarios are written in. `loading` reads it back.

Most fields are written where their declaration says (see `state`); here are those that people read
better in another shape: rows, decks with their top first, cards in play, texts, the stack.
"""

from __future__ import annotations

from pithead.kernel.fields import Layout, dump_fields
from pithead.kernel.state import SEALED

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
    EMPTY,
    FACE_DOWN,
    FLAGS,
    FRESH,
    LABOR_ROW,
    TRIGGER_SIZE,
    TRIGGERED,
    USED,
    Position,
)
from ..position.tables import CLAUSES, HEADS, ROW, TYPES
from ..rules.engine import BrassState

Data = dict[str, object]


def layout() -> Layout:
    """The tables of a dump with an entry for each owner."""
    return Layout({"companies": []})


def dump_state(s: BrassState) -> Data:
    data: Data = {"seats": s.seats, "chance": s.chance.seed.hex()}
    data.update(dump_fields(s, s.tables.declared[s.seats].specs, layout()))
    options = data["options"]
    assert isinstance(options, dict)
    options["pool"] = s.pool_option or "standard"
    data["discounts"] = _dump_discounts(s)
    data["labor_row"] = _dump_row(s, LABOR_ROW)
    data["design_row"] = _dump_row(s, DESIGN_ROW)
    data["labor_deck"] = _names(s, s.labor_deck[::-1])
    data["design_deck"] = _names(s, s.design_deck[::-1])
    companies = data["companies"]
    assert isinstance(companies, list)
    for owner in range(s.owners):
        companies[owner].update(_dump_company(s, owner))
    data["triggers"] = _dump_triggers(s, s.triggers)
    data["raised"] = _dump_triggers(s, s.raised)
    data["answers"] = _dump_answers(s)
    data["forms"] = [_dump_form(s, seat) for seat in range(s.seats)]
    data["stack"] = [_dump_frame(s, at) for at in range(0, len(s.stack), FRAME)]
    return data


def _names(s: Position, designs: list[int]) -> list[str]:
    return [s.tables.ids[design] for design in designs]


def _dump_row(s: Position, start: int) -> list[str | None]:
    row = s.rows[start : start + ROW]
    return [None if design == EMPTY else s.tables.ids[design] for design in row]


def _dump_discounts(s: Position) -> Data:
    found: Data = {}
    for kind, name in enumerate(TYPES):
        labor, construction = s.discounts[kind * 2 : kind * 2 + 2]
        if labor or construction:
            found[name] = {"labor": labor, "construction": construction}
    return found


def _dump_company(s: Position, owner: int) -> Data:
    line = s.line[owner]
    return {
        "platform": {"up": s.platform_up[owner] == 1, "damage": s.platform_damage[owner]},
        "deck": _names(s, s.deck[owner][::-1]),
        "in_play": [_dump_card(s, line, at) for at in range(0, len(line), CARD_SIZE)],
    }


def _dump_card(s: Position, line: list[int], at: int) -> Data:
    flags = line[at + FLAGS]
    return {
        "id": line[at + CARD_ID],
        "card": s.tables.ids[line[at]],
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


def _dump_triggers(s: Position, listed: list[int]) -> list[Data]:
    found: list[Data] = []
    for at in range(0, len(listed), TRIGGER_SIZE):
        seat, design, clause, ident = listed[at : at + TRIGGER_SIZE]
        card = s.tables.ids[design]
        found.append({"seat": seat, "card": card, "clause": CLAUSES[clause], "id": ident})
    return found


def _dump_answers(s: Position) -> dict[str, list[int]]:
    """Those who have built their reserve while others have not."""
    if s.asking != SEALED:
        return {}
    return {str(seat): list(s.builds[seat]) for seat in range(s.seats) if not s.waiting[seat]}


def _dump_form(s: Position, seat: int) -> Data:
    if s.asking == SEALED:
        entered = list(s.builds[seat]) if s.waiting[seat] else []
        return {"entered": entered} if entered else {}
    return {"steps": list(s.form)} if seat == s.asking and s.form else {}


def _dump_frame(s: Position, at: int) -> list[int | str]:
    what, first, second, design, ident, clause, picked = s.stack[at : at + FRAME]
    name = FRAME_NAMES[what]
    if what == frames.EFFECT:
        start = s.tables.clause[design * HEADS + clause]
        return [name, second, s.tables.ids[design], CLAUSES[clause], first - start, ident, picked]
    if what == frames.AI:
        return [name, first, second]
    if what == frames.TRIGGERS:
        return [name, first // TRIGGER_SIZE]
    if what in (frames.CORPORATION, frames.ACTION):
        return [name, first]
    return [name]
