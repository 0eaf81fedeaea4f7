"""Placing Vice Presidents on the boards, and whose turn it is on boards II and III (RW-VP)."""

from __future__ import annotations

from typing import Any

from pithead.kernel.codecs import Choice
from pithead.kernel.contract import Action, Message
from pithead.kernel.fields import changed
from pithead.kernel.verbs import Params, number

from ..position import frames
from ..position.state import ALL_SLOTS, BOARD_II, BOARD_III, NOBODY, Position
from ..position.steps import PASS, SLOT
from .base_verb import BaseVerb
from .refusals import BOARD_DOUBLED, LEGAL, SLOT_MISSING, SLOT_TAKEN


def slots_on(position: Position, board: int) -> int:
    """How many slots a board has with this number of players."""
    tables = position.tables
    if board == BOARD_III:
        return len(tables.workshop_slots)
    if board == BOARD_II:
        return len(tables.market_slots)
    return len(tables.control_slots)


def why_not_place(position: Position, seat: int, slot: int) -> int:
    """Any free slot, never both on one board (RW-VP-2)."""
    board = slot // 4 * 4
    if slot - board >= slots_on(position, board):
        return SLOT_MISSING
    if position.slot_seat[slot] != NOBODY:
        return SLOT_TAKEN
    if position.vice_president(seat, board) != NOBODY:
        return BOARD_DOUBLED
    return LEGAL


def list_slots(position: Position, seat: int, first: int, steps: list[int]) -> None:
    """The slots this seat may take now, as steps from `first` on."""
    slots = position.slot_seat
    for board in range(0, ALL_SLOTS, 4):
        if position.vice_president(seat, board) == NOBODY:
            for slot in range(board, board + slots_on(position, board)):
                if slots[slot] == NOBODY:
                    steps.append(first + slot)


def has_slot(position: Position, seat: int) -> bool:
    """Whether there is one."""
    for slot in range(ALL_SLOTS):
        if why_not_place(position, seat, slot) == LEGAL:
            return True
    return False


def set_control_order(position: Position) -> None:
    """Owners of Vice Presidents on board I to the front, left to right (RW-ORD-1)."""
    order: list[int] = []
    for slot in range(4):
        seat = position.slot_seat[slot]
        if seat != NOBODY:
            order.append(seat)
    for seat in position.control:
        if seat not in order:
            order.append(seat)
    position.control = order
    if position.events is not None:
        shown = " ".join([str(seat) for seat in order])
        position.emit("control", "RW-ORD-1", {"order": shown})


def next_slot(position: Position, board: int, start: int) -> int:
    """The next slot from `start` round with a Vice President on it; -1 when all are home.

    A Vice President with no action left goes home at once, so one who stands on a slot with none
    counted has not begun: the owner gets the slot's number here (RW-MKT-1, RW-WORK-1).
    """
    tables = position.tables
    for i in range(4):
        slot = (start + i) % 4
        seat = position.slot_seat[board + slot]
        if seat != NOBODY:
            if position.actions_left[seat] == 0:
                numbers = tables.market_slots if board == BOARD_II else tables.workshop_slots
                position.actions_left[seat] = numbers[slot]
            return slot
    return NOBODY


def spend_action(position: Position, seat: int, board: int, passing: bool) -> None:
    """One action taken; after the last, or on passing, the Vice President goes home."""
    left = 0 if passing else position.actions_left[seat] - 1
    position.actions_left[seat] = left
    if left == 0:
        slot = position.vice_president(seat, board)
        position.slot_seat = changed(position.slot_seat, board + slot, NOBODY)


# --- verbs --------------------------------------------------------------------------------------


class Place(BaseVerb):
    def __init__(self) -> None:
        slot = [Choice("board", (1, 2, 3)), Choice("slot", (1, 2, 3, 4))]
        super().__init__("place", ("place",), [slot], [SLOT])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        list_slots(s, seat, SLOT, steps)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        slot = step - SLOT
        s.slot_seat = changed(s.slot_seat, slot, seat)
        s.stack[-2] += 1
        if s.events is not None:
            s.emit(
                "placed", "RW-VP-1", {"seat": seat, "board": slot // 4 + 1, "slot": slot % 4 + 1}
            )

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_place(s, seat, _slot_of(action))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        board = number(action, 1)
        params["board"] = board
        params["slot"] = number(action, 2)
        params["slots"] = slots_on(s, board * 4 - 4)
        owner = s.slot_seat[_slot_of(action)]
        params["owner"] = owner if owner != NOBODY else None

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [
            (self.name, board + 1, slot + 1)
            for board in range(3)
            for slot in range(slots_on(s, board * 4))
        ]

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        """What the slot gives: an advantage, or a number of actions."""
        boards: Any = picture["slot_gives"]
        board = boards["I" * number(action, 1)]
        slot = number(action, 2) - 1
        gives = board[slot] if slot < len(board) else None
        if isinstance(gives, str):
            return Message("detail-rockwell-advantage", {"what": gives})
        return None if gives is None else Message("detail-rockwell-times", {"n": gives})


def _slot_of(action: Action) -> int:
    """The slot's number over all boards."""
    return number(action, 1) * 4 + number(action, 2) - 5


def act_on_board(s: Position, seat: int, passing: bool = False) -> None:
    """One action on board II or III; the frame stays until all Vice Presidents are home."""
    board = BOARD_II if s.stack[-3] == frames.MARKET else BOARD_III
    s.stack[-2] += 1
    spend_action(s, seat, board, passing)


class Pass(BaseVerb):
    """Leaving the market or the workshop (RW-MKT-1, RW-WORK-1)."""

    def __init__(self) -> None:
        super().__init__("pass", ("market", "workshop"), [[]], [PASS])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        steps.append(PASS)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        is_market = s.stack[-3] == frames.MARKET
        act_on_board(s, seat, passing=True)
        if s.events is not None:
            left = "left_market" if is_market else "left_workshop"
            s.emit(left, "RW-MKT-1" if is_market else "RW-WORK-1", {"seat": seat})

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name,)]

    def sensible(self, s: Position, seat: int) -> list[Action]:
        return [(self.name,)]
