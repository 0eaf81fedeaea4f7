"""Named moments of a game in which nobody has done anything yet: what positions are built on.

`start of turn 2`, `start of Phase I, turn 1`, `start of Phase III, turn 3`. On the way there nobody
bids, insures, moves, trades or builds; Vice Presidents go to the board of the phase, if there is a
slot, and then to the next free ones.
"""

from __future__ import annotations

import re
from typing import Final

from pithead.kernel.reader import LoadError

from . import frames
from .rules.turn import RockwellState
from .state import ALL_SLOTS, BOARD_I, BOARD_II, BOARD_III
from .steps import SLOT

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
