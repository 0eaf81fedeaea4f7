"""A view in names: the one readable position, of which pictures and dumps are made.

Most fields stand where their declaration says (see `state`); here are those that people read better
in another shape: slots, what a company keeps, the extraction, the stack. What the viewer may not
know is None or not there. For the viewer `ALL` it is everything, and `loading` reads it back. Money
is in dollars, turns and rounds are counted from 1.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.kernel.contract import ALL
from pithead.kernel.fields import Layout, name_fields

from ..position import frames
from ..position.board import NAMES, crew_name
from ..position.frames import FRAME_NAMES
from ..position.state import (
    ACHIEVEMENTS,
    BOARD_I,
    BOARD_II,
    BOARD_III,
    CREW_NAMES,
    GONE,
    NOBODY,
)
from ..position.steps import MONEY_STEP
from ..position.tables import CREWS, KINDS, TILES, Tables

BOARDS: Final = (("I", BOARD_I), ("II", BOARD_II), ("III", BOARD_III))
CREW_FRAMES: Final = (frames.CARRY, frames.STEP, frames.ADVANTAGE, frames.AL_MOVE)
Data = dict[str, Any]


def layout(owners: int) -> Layout:
    """The tables of a position with an entry for each tile, crew or company."""
    return {"tiles": NAMES[:TILES], "crews": CREW_NAMES[: owners * CREWS], "companies": []}


def name_position(view: Data, tables: Tables) -> Data:
    owners = len(view["crew_place"]) // CREWS
    data: Data = {"seats": view["seats"]}
    data.update(name_fields(view, tables.declared.specs, layout(owners)))
    _complete(data["companies"], view, tables)
    data["gone"] = _cards_of(view, tables, GONE)
    data["slots"] = {name: _slots(view, tables, board) for name, board in BOARDS}
    data["answers"] = name_answers(view)
    data["extraction"] = _extraction(view, tables, owners)
    if view["viewer"] == ALL:
        data["piles"] = _piles(view, tables)
        data["forms"] = view["forms"]
        stack = view["stack"]
        data["stack"] = [_frame(*stack[at : at + 3]) for at in range(0, len(stack), 3)]
    return data


def name_companies(view: Data, tables: Tables) -> list[Data]:
    """The companies alone, as in the whole position."""
    specs = [spec for spec in tables.declared.specs if spec.table == "companies"]
    companies: list[Data] = name_fields(view, specs, layout(0))["companies"]  # type: ignore[assignment]
    _complete(companies, view, tables)
    return companies


def _complete(companies: list[Data], view: Data, tables: Tables) -> None:
    for seat, company in enumerate(companies):
        kept = view["deliveries"][seat]
        won = view["achieved"][seat * len(ACHIEVEMENTS) : (seat + 1) * len(ACHIEVEMENTS)]
        traded = view["traded"][seat * 4 : seat * 4 + 4]
        company["cards"] = _cards_of(view, tables, seat)
        company["deliveries"] = (
            None if kept is None else [tables.delivery_ids[tile] for tile in kept]
        )
        company["achievements"] = {name: n for name, n in zip(ACHIEVEMENTS, won) if n}
        company["traded"] = [kind for kind, n in zip(KINDS, traded) if n]


def _cards_of(view: Data, tables: Tables, owner: int) -> list[str]:
    owners = view["card_owner"]
    return [tables.card_ids[card] for card in range(len(owners)) if owners[card] == owner]


def _piles(view: Data, tables: Tables) -> Data:
    starts, ends, cards = view["pile_next"], view["pile_end"], view["pile_cards"]
    return {
        str(power): [tables.card_ids[card] for card in cards[starts[pile] : ends[pile]]]
        for pile, power in enumerate(tables.pile_power)
    }


def _slots(view: Data, tables: Tables, board: int) -> list[int | None]:
    sizes = {
        BOARD_I: len(tables.control_slots),
        BOARD_II: len(tables.market_slots),
        BOARD_III: len(tables.workshop_slots),
    }
    seats = view["slot_seat"][board : board + sizes[board]]
    return [None if seat == NOBODY else seat for seat in seats]


def name_answers(view: Data) -> dict[str, list[int]]:
    """The answers to a sealed question that the viewer may know, money in dollars."""
    asked, found = view["decision"], {}
    if asked is not None and asked["sealed"]:
        for seat in asked["seats"]:
            if seat not in asked["waiting"] and view["answers"][seat] is not None:
                *cubes, money = view["answers"][seat]
                found[str(seat)] = [*cubes, money * MONEY_STEP]
    return found


def _extraction(view: Data, tables: Tables, owners: int) -> Data | None:
    """The extraction in progress: what each owner receives, and how much of it is in Danger."""
    if view["extraction_tile"] == NOBODY:
        return None
    shares, losses = view["shares"], view["losses"]
    return {
        "tile": NAMES[view["extraction_tile"]],
        "card": tables.card_ids[view["extraction_card"]],
        "shares": {str(o): shares[o * 4 : o * 4 + 4] for o in range(owners)},
        "losses": {str(o): losses[o] for o in range(owners)},
    }


def _frame(what: int, first: int, second: int) -> list[int | str | None]:
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
