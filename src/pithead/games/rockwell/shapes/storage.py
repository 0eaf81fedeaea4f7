"""The state as readable JSON data: what scenarios are written in. `loading` reads it back.

Most fields are written where their declaration says (see `state`); here are those that people read
better in another shape: piles, slots, what a company keeps, the extraction and the stack.
Money is in dollars, turns and rounds are counted from 1.
"""

from __future__ import annotations

from typing import Final

from pithead.kernel.fields import Layout, dump_fields
from pithead.kernel.state import SEALED

from ..position import frames
from ..position.board import NAMES, crew_name
from ..position.frames import FRAME_NAMES
from ..position.state import (
    ACHIEVEMENTS,
    ANSWER_FIELDS,
    BOARD_I,
    BOARD_II,
    BOARD_III,
    CREW_NAMES,
    GONE,
    NOBODY,
    Position,
)
from ..position.steps import MONEY_STEP
from ..position.tables import CREWS, KINDS, TILES
from ..rules.turn import RockwellState
from ..rules.vice_presidents import slots_on
from .view import sealed_seats

FORMAT: Final = 2
BOARDS: Final = (("I", BOARD_I), ("II", BOARD_II), ("III", BOARD_III))
CREW_FRAMES: Final = (frames.CARRY, frames.STEP, frames.ADVANTAGE, frames.AL_MOVE)
Data = dict[str, object]


def layout(owners: int) -> Layout:
    """The tables of a dump with an entry for each tile, crew or company."""
    return Layout({"tiles": NAMES[:TILES], "crews": CREW_NAMES[: owners * CREWS], "companies": []})


def dump_state(s: RockwellState) -> Data:
    data: Data = {"format": FORMAT, "seats": s.seats}
    data.update(dump_fields(s, s.tables.declared.specs, layout(s.owners)))
    data["piles"] = _dump_piles(s)
    data["gone"] = _cards_of(s, GONE)
    data["slots"] = {name: _dump_slots(s, board) for name, board in BOARDS}
    companies = data["companies"]
    assert isinstance(companies, list)
    for seat in range(s.seats):
        companies[seat].update(_dump_company(s, seat))
    data["answers"] = _dump_answers(s)
    data["forms"] = [s.unfinished(seat) for seat in range(s.seats)]
    data["extraction"] = _dump_extraction(s)
    data["stack"] = [_dump_frame(s, at) for at in range(0, len(s.stack), 3)]
    return data


def _cards_of(s: Position, owner: int) -> list[str]:
    cards = s.tables.card_ids
    return [cards[card] for card in range(len(cards)) if s.card_owner[card] == owner]


def _dump_piles(s: Position) -> dict[str, list[str]]:
    piles: dict[str, list[str]] = {}
    for pile in range(len(s.pile_next)):
        left = s.pile_cards[s.pile_next[pile] : s.pile_end[pile]]
        piles[str(s.tables.pile_power[pile])] = [s.tables.card_ids[card] for card in left]
    return piles


def _dump_slots(s: Position, board: int) -> list[int | None]:
    seats = s.slot_seat[board : board + slots_on(s, board)]
    return [None if seat == NOBODY else seat for seat in seats]


def _dump_company(s: Position, seat: int) -> Data:
    kept = range(len(s.delivery_owner))
    won = s.achieved[seat * len(ACHIEVEMENTS) : (seat + 1) * len(ACHIEVEMENTS)]
    return {
        "cards": _cards_of(s, seat),
        "deliveries": [s.tables.delivery_ids[t] for t in kept if s.delivery_owner[t] == seat],
        "achievements": {name: won[i] for i, name in enumerate(ACHIEVEMENTS) if won[i]},
        "traded": [kind for i, kind in enumerate(KINDS) if s.traded[seat * 4 + i]],
    }


def _answer(s: Position, seat: int) -> list[int]:
    return s.answers[seat * ANSWER_FIELDS : (seat + 1) * ANSWER_FIELDS]


def _dump_answers(s: Position) -> dict[str, list[int]]:
    """Those who have answered the sealed question in progress, money in dollars."""
    if s.asking != SEALED:
        return {}
    answers: dict[str, list[int]] = {}
    for seat in sealed_seats(s, s.stack[-3]):
        if not s.waiting[seat]:
            *cubes, money = _answer(s, seat)
            answers[str(seat)] = [*cubes, money * MONEY_STEP]
    return answers


def _dump_extraction(s: Position) -> Data | None:
    if s.extraction_tile == NOBODY:
        return None
    return {
        "tile": NAMES[s.extraction_tile],
        "card": s.tables.card_ids[s.extraction_card],
        "shares": {str(o): s.shares[o * 4 : o * 4 + 4] for o in range(s.owners)},
        "losses": {str(o): s.losses[o] for o in range(s.owners)},
    }


def _dump_frame(s: Position, at: int) -> list[int | str | None]:
    what, first, second = s.stack[at : at + 3]
    name = FRAME_NAMES[what]
    if what == frames.ROUND:
        return [name, first, second]
    if what in (frames.PLACE, frames.MARKET, frames.WORKSHOP, frames.MOVE):
        return [name, first]
    if what == frames.CARRY:
        return [name, crew_name(first), NAMES[second]]
    if what == frames.AL_MOVE:
        return [name, crew_name(first), second]
    if what in CREW_FRAMES:
        return [name, crew_name(first)]
    if what == frames.DRILL:
        return [name, NAMES[first], None if second == NOBODY else NAMES[second]]
    return [name]
