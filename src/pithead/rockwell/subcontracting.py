"""Hiring a subcontractor's die for the active crew (RW-SUB-1 to RW-SUB-3)."""

from .board import CREW_LETTERS
from .drilling import drill_under
from .position import BOARD_I, HIRED, NOBODY, Position
from .refusals import (
    ADVANTAGE_BRIBERY,
    HIRE_MONEY,
    HIRE_SECOND,
    HIRE_SPENT,
    HIRE_STRATUM,
    LEGAL,
)
from .tables import SUBCONTRACTING
from .verbs import HIRE


def may_hire(position: Position, seat: int) -> bool:
    """Whether the seat's Vice President stands on a subcontracting slot."""
    slot = position.vice_president(seat, BOARD_I)
    return slot != NOBODY and position.tables.control_slots[slot] == SUBCONTRACTING


def why_not_hire(position: Position, seat: int, power: int) -> int:
    if not may_hire(position, seat):
        return ADVANTAGE_BRIBERY
    crew = position.active_crew
    if position.crew_die[crew]:
        return HIRE_SECOND
    if position.dice == 0:
        return HIRE_SPENT
    if power > position.die_limit(position.crew_place[crew]):
        return HIRE_STRATUM
    if position.money[seat] < position.tables.hire_price[power - 1]:
        return HIRE_MONEY
    return LEGAL


def list_hires(position: Position, seat: int, steps: list[int]) -> None:
    for power in range(1, 5):
        if why_not_hire(position, seat, power) == LEGAL:
            steps.append(HIRE + power - 1)


def hire(position: Position, seat: int, power: int) -> None:
    crew = position.active_crew
    price = position.tables.hire_price[power - 1]
    position.money[seat] -= price
    position.dice -= 1
    position.crew_die[crew] = power
    position.advantage[seat] = HIRED
    if position.events is not None:
        position.emit(
            "hired",
            "RW-SUB-1",
            {
                "seat": seat,
                "crew": CREW_LETTERS[crew % 4],
                "power": power,
                "price": price * 100,
            },
        )
    drill_under(position, crew)
