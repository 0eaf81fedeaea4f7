"""Hiring a subcontractor's die for the active crew (RW-SUB-1 to RW-SUB-3)."""

from __future__ import annotations

from pithead.kernel.contract import Action, Message
from pithead.kernel.verbs import Params, number

from ..position.board import CREW_LETTERS, NAMES
from ..position.state import BOARD_I, NOBODY, Position
from ..position.steps import HIRE, POWERS
from ..position.tables import SUBCONTRACTING
from .arguments import DOLLARS, about_price, price_at, tell_price
from .base_verb import BaseVerb
from .drilling import drill_under
from .refusals import ADVANTAGE_BRIBERY, HIRE_MONEY, HIRE_SECOND, HIRE_SPENT, HIRE_STRATUM, LEGAL


def may_hire(position: Position, seat: int) -> bool:
    """Whether the seat's Vice President stands on a subcontracting slot."""
    slot = position.vice_president(seat, BOARD_I)
    return slot != NOBODY and position.tables.control_slots[slot] == SUBCONTRACTING


def why_not_hire(position: Position, seat: int, power: int) -> int:
    """One die a crew, while there are any (RW-SUB-2), up to the stratum's limit (RW-SUB-3)."""
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


# --- the verb -----------------------------------------------------------------------------------


def about_die(s: Position, seat: int, where: int, power: int, params: Params) -> None:
    """A die's power, its limit there, and its fee."""
    params["power"] = power
    params["limit"] = s.die_limit(where)
    about_price(s, seat, params, s.tables.hire_price[power - 1] if power else 0)


class Hire(BaseVerb):
    def __init__(self) -> None:
        super().__init__("hire", ("advantage",), [[POWERS]], [HIRE])
        self.previews = True

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        list_hires(s, seat, steps)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        s.pop()
        hire(s, seat, step - HIRE + 1)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_hire(s, seat, number(action, 1))

    def price(self, s: Position, seat: int, action: Action) -> int:
        return s.tables.hire_price[number(action, 1) - 1] * DOLLARS

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        crew = s.stack[-2]
        params["crew"] = CREW_LETTERS[crew % 4]
        params["here"] = params["place"] = NAMES[s.crew_place[crew]]
        params["dice"] = s.tables.dice
        about_die(s, seat, s.crew_place[crew], number(action, 1), params)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        """Only what the Vice President on board I gives (RW-ADV-1)."""
        return [(self.name, power) for power in range(1, 5)] if may_hire(s, seat) else []

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        return tell_price(price_at(picture, "hire", number(action, 1) - 1))
