"""Placing Vice Presidents on the boards, and whose turn it is on boards II and III (RW-VP)."""

from .position import BOARD_II, BOARD_III, NOBODY, Position
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


def free_slots(position: Position, seat: int) -> list[int]:
    """The slots this seat may take now."""
    found: list[int] = []
    for board in (0, 4, 8):
        if position.vice_president(seat, board) == NOBODY:
            for slot in range(board, board + slots_on(position, board)):
                if position.slot_seat[slot] == NOBODY:
                    found.append(slot)
    return found


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
    counted has not begun: he gets his slot's number here (RW-MKT-1, RW-WORK-1).
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
        position.slot_seat[board + slot] = NOBODY
