"""Named moments of a game without moves, which positions are built on.

`start of turn 2`, `start of Phase I, turn 1`, `start of Phase III, turn 3`. On the way there nobody
bids, insures, moves, trades or builds; Vice Presidents go to the board of the phase, if there is a
slot, and then to the next free ones.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from pithead.kernel.reader import LoadError

from ..position import frames
from ..position.state import ALL_SLOTS, BOARD_I, BOARD_II, BOARD_III, Position
from ..position.steps import SLOT
from ..rules.turn import RockwellState

MOST_TURNS: Final = 50
# By phase: the question it starts with, and its board.
PHASES: Final = {
    None: (frames.BID, BOARD_I),
    "I": (frames.INSURE, BOARD_I),
    "II": (frames.MARKET, BOARD_II),
    "III": (frames.WORKSHOP, BOARD_III),
}


def go_to(s: RockwellState, name: str) -> None:
    """Play a fresh game on to a moment of this name."""
    found = re.fullmatch(r"start of (?:Phase (III|II|I), )?turn ([1-9]\d?)", name)
    if found is None or int(found[2]) > MOST_TURNS:
        known = ", ".join(f"start of {phase}turn 2" for phase in ("", "Phase II, "))
        raise LoadError("start", f"knows no {name!r}: it is {known} or the like")
    question, board = PHASES[found[1]]
    turn = int(found[2])
    while s.turn < turn or s.stack[-3] != question:
        # Turns in which nothing happens would end the game (RW-END-4).
        s.quiet_turns = 0
        seat = s.to_act()
        steps = s.legal_steps(seat)
        s.apply_step(seat, _on_board(steps, board) if s.stack[-3] == frames.PLACE else steps[0])
    s.quiet_turns = 0


def _on_board(steps: list[int], board: int) -> int:
    """The first free slot of a board, or else of any."""
    for step in steps:
        if SLOT + board <= step < SLOT + board + ALL_SLOTS // 3:
            return step
    return steps[0]


# --- what a partial dump leaves open ------------------------------------------------------------


def settle(s: Position, dump: dict[str, Any], changes: Mapping[str, object]) -> None:
    """Draw a card for each drilled tile (RW-EXT-2), unless the changes say what the piles hold.

    Al has drawn what nobody is said to keep; without Al, whoever has fewest cards, from the last
    seat on. What is no proper data is left to `load`, which names its place.
    """
    companies = dump["companies"]
    if "piles" in changes or not isinstance(companies, list):
        return
    keepers = [_listed(company, "cards") for company in reversed(companies)]
    gone = _listed(dump, "gone")
    held = [card for cards in [*keepers, gone] for card in cards]
    needs = _needs_of_drilled(s, dump["tiles"])
    for pile, power in enumerate(s.tables.pile_power):
        cards = [card for card in dump["piles"][str(power)] if card not in held]
        left = s.tables.card_pile.count(pile) - needs.count(power)
        dump["piles"][str(power)] = cards[:left]
        for card in cards[left:]:
            (gone if s.owners > s.seats else min(keepers, key=len)).append(card)


def _needs_of_drilled(s: Position, tiles: object) -> list[int]:
    """The power that each drilled tile needed."""
    entries = list(tiles.values()) if isinstance(tiles, dict) else []
    known = s.tables.tile_ids
    return [
        s.tables.tile_need[known.index(entry["id"])]
        for entry in entries
        if isinstance(entry, dict) and entry.get("drilled") is True and entry.get("id") in known
    ]


def _listed(table: object, key: str) -> list[object]:
    found = table.get(key) if isinstance(table, dict) else None
    return found if isinstance(found, list) else []
