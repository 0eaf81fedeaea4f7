"""The state as readable JSON data and back: what scenarios are written in."""

from __future__ import annotations

from pithead.kernel.state import SEALED

from . import frames, position
from .frames import FRAME, FRAME_NAMES
from .position import (
    ACTED,
    ACTIONS,
    BOOST,
    CARD_ID,
    CARD_SIZE,
    CHARGE,
    DAMAGE,
    EMPTY,
    ENDINGS,
    FACE_DOWN,
    FLAGS,
    FRESH,
    NOBODY,
    TRIGGER_SIZE,
    TRIGGERED,
    USED,
    Position,
)
from .tables import (
    CLAUSES,
    CORPORATIONS,
    HEADS,
    ROW,
    TYPES,
)
from .turn import BrassState

Data = dict[str, object]


def dump_state(s: BrassState) -> Data:
    return {
        "seats": s.seats,
        "options": _dump_options(s),
        "chance": s.chance.seed.hex(),
        "first": s.first,
        "turn": s.turn,
        "round": s.round,
        "active": s.active,
        "over": s.over,
        "ending": ENDINGS[s.ending],
        "quiet_rounds": s.quiet_rounds,
        "progress": s.progress,
        "pool": s.pool,
        "beyond": s.beyond,
        "removed": s.removed,
        "labor": s.labor,
        "construction": s.construction,
        "discounts": _dump_discounts(s),
        "vanished": _names(s, s.vanished),
        "labor_row": _dump_row(s, position.LABOR_ROW),
        "design_row": _dump_row(s, position.DESIGN_ROW),
        "labor_deck": _names(s, s.labor_deck[::-1]),
        "design_deck": _names(s, s.design_deck[::-1]),
        "dismissed": _names(s, s.dismissed),
        "box": _names(s, s.box),
        "companies": [_dump_company(s, owner) for owner in range(s.owners)],
        "serial": s.serial,
        "triggers": _dump_triggers(s, s.triggers),
        "raised": _dump_triggers(s, s.raised),
        "looked": _names(s, s.looked),
        "answers": _dump_answers(s),
        "forms": [_dump_form(s, seat) for seat in range(s.seats)],
        "stack": [_dump_frame(s, at) for at in range(0, len(s.stack), FRAME)],
    }


def _dump_options(s: Position) -> Data:
    return {
        "corporations": "chosen" if s.chosen else "random",
        "pool": s.pool_option or "standard",
        "reserves": "built" if s.built else "standard",
        "reserve_value": s.reserve_value,
        "spare_reserves": "shuffled" if s.spare_shuffled else "removed",
        "team": s.team,
        "battle": s.battle,
        "first_edition": s.first_edition,
        "equal_turns": s.equal_turns,
    }


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
    corp = s.corporation[owner]
    line = s.line[owner]
    return {
        "corporation": None if corp == NOBODY else CORPORATIONS[corp],
        "brass": s.brass[owner],
        "out": s.out[owner],
        "platform": {"up": s.platform_up[owner] == 1, "damage": s.platform_damage[owner]},
        "hand": _names(s, s.hand[owner]),
        "deck": _names(s, s.deck[owner][::-1]),
        "discard": _names(s, s.discard[owner]),
        "reserve": _names(s, s.reserve[owner]),
        "played": _names(s, s.played[owner]),
        "draw_later": s.draw_later[owner],
        "shuffles": s.shuffles[owner],
        "lots": s.lots[owner],
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
