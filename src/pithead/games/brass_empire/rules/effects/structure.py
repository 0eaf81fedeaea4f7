"""Texts that hold texts: choices, conditions, repetition (BE-CARD-15).

A list inside an op is a frame of its own.
"""

from typing import Final

from pithead.kernel.codecs import Choice
from pithead.kernel.contract import Action
from pithead.kernel.verbs import Params, number

from ...position import frames, program
from ...position import steps as verbs
from ...position.state import NOBODY, Position
from ...position.tables import NO_CLAUSE
from .. import refusals as no
from ..base_verb import BaseVerb
from .counts import count, holds
from .effect import Data, Effect, does_something, finish_op, operand, preview_list
from .in_play import charge_of, discharge
from .resources import add_missing, can_pay


def is_offered(s: Position, start: int) -> bool:
    """Whether this list, of a `may` or of an option, can be paid for and would do something."""
    if not can_pay(s, s.stack[frames.SEAT], start, s.stack[frames.CARD_ID]):
        return False
    return s.tables.asks_idle or does_something(s, start)


def _go_into(s: Position, start: int) -> None:
    """A frame for a list inside the op at hand."""
    stack = s.stack
    seat = stack[frames.SEAT]
    design = stack[frames.DESIGN]
    ident = stack[frames.CARD_ID]
    s.push_effect(frames.EFFECT, start, seat, design, ident, stack[frames.CLAUSE])


def _repeat(s: Position, start: int, times: int) -> None:
    finish_op(s)
    for _ in range(times):
        _go_into(s, start)


class End(Effect):
    """The end of a list."""

    def __init__(self) -> None:
        super().__init__("end")

    def run(self, s: Position) -> None:
        s.pop()


class Discharge(Effect):
    def __init__(self) -> None:
        super().__init__("discharge")

    def run(self, s: Position) -> None:
        start = operand(s, 0)
        _repeat(s, start, discharge(s))

    def does(self, s: Position, seat: int) -> bool:
        return 0 < charge_of(s, seat) < program.NO_LIMIT and does_something(s, operand(s, 0))

    def lists(self, code: list[int], pc: int) -> list[int]:
        return [code[pc + 2]]

    def preview(self, s: Position, pc: int) -> Data:
        charge = charge_of(s, s.stack[frames.SEAT])
        times = 0 if charge == program.NO_LIMIT else charge
        return {**super().preview(s, pc), "times": times}


class If(Effect):
    def __init__(self) -> None:
        super().__init__("if")

    def run(self, s: Position) -> None:
        start = operand(s, _branch(s, s.stack[frames.PC]))
        finish_op(s)
        if start != NO_CLAUSE:
            _go_into(s, start)

    def does(self, s: Position, seat: int) -> bool:
        start = operand(s, _branch(s, s.stack[frames.PC]))
        return start != NO_CLAUSE and does_something(s, start)

    def lists(self, code: list[int], pc: int) -> list[int]:
        first = pc + 2 + program.COUNT_SIZE
        return [start for start in code[first : first + 2] if start != NO_CLAUSE]

    def preview(self, s: Position, pc: int) -> Data:
        start = s.tables.code[pc + 2 + _branch(s, pc)]
        do = preview_list(s, start) if start != NO_CLAUSE else []
        return {"op": self.name, "holds": holds(s, pc + 2), "do": do}


def _branch(s: Position, pc: int) -> int:
    """The operand that holds the next place in the program."""
    return program.COUNT_SIZE if holds(s, pc + 2) else program.COUNT_SIZE + 1


class ForEach(Effect):
    def __init__(self) -> None:
        super().__init__("for_each")

    def run(self, s: Position) -> None:
        start = operand(s, program.COUNT_SIZE + 1)
        _repeat(s, start, _times(s, s.stack[frames.PC]))

    def does(self, s: Position, seat: int) -> bool:
        counted = count(s, s.stack[frames.PC] + 2)
        return counted > 0 and does_something(s, operand(s, program.COUNT_SIZE + 1))

    def lists(self, code: list[int], pc: int) -> list[int]:
        return [code[pc + 2 + program.COUNT_SIZE + 1]]

    def preview(self, s: Position, pc: int) -> Data:
        return {**super().preview(s, pc), "times": _times(s, pc)}


def _times(s: Position, pc: int) -> int:
    return min(s.tables.code[pc + 2 + program.COUNT_SIZE], count(s, pc + 2))


class May(Effect):
    def __init__(self) -> None:
        super().__init__("may")

    def run(self, s: Position) -> None:
        if is_offered(s, operand(s, 0)):
            s.ask(s.stack[frames.SEAT], frames.ASK_MAY)
        else:
            finish_op(s)

    def does(self, s: Position, seat: int) -> bool:
        return is_offered(s, operand(s, 0))

    def lists(self, code: list[int], pc: int) -> list[int]:
        return [code[pc + 2]]


def answer_may(s: Position, yes: bool) -> None:
    start = operand(s, 0)
    finish_op(s)
    if yes:
        _go_into(s, start)


class Choose(Effect):
    """Asked unless no more than one option can be paid for and does something."""

    def __init__(self) -> None:
        super().__init__("choose")

    def run(self, s: Position) -> None:
        only = NOBODY
        offered = 0
        for option in range(operand(s, 0)):
            if is_offered(s, operand(s, option + 1)):
                offered += 1
                only = option
        if offered == 0:
            finish_op(s)
        elif offered == 1:
            answer_option(s, only)
        else:
            s.ask(s.stack[frames.SEAT], frames.ASK_CHOOSE)

    def does(self, s: Position, seat: int) -> bool:
        for option in range(operand(s, 0)):
            if is_offered(s, operand(s, option + 1)):
                return True
        return False

    def lists(self, code: list[int], pc: int) -> list[int]:
        first = pc + 3
        return code[first : first + code[pc + 2]]


def why_not_option(s: Position, option: int) -> int:
    if not 0 <= option < operand(s, 0):
        return no.OPTION_MISSING
    start = operand(s, option + 1)
    if is_offered(s, start):
        return no.LEGAL
    payable = can_pay(s, s.stack[frames.SEAT], start, s.stack[frames.CARD_ID])
    return no.OPTION_IDLE if payable else no.OPTION_PAY


def answer_option(s: Position, option: int) -> None:
    start = operand(s, option + 1)
    finish_op(s)
    _go_into(s, start)


# --- the verbs ----------------------------------------------------------------------------------


class Yes(BaseVerb):
    """Do what a text allows (BE-CARD-15)."""

    def __init__(self) -> None:
        super().__init__("yes", ("may",), [[]], [verbs.YES])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        steps.append(verbs.YES)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        answer_may(s, yes=True)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("yes",)]


class No(BaseVerb):
    """Leave it."""

    def __init__(self) -> None:
        super().__init__("no", ("may",), [[]], [verbs.NO])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        steps.append(verbs.NO)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        answer_may(s, yes=False)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("no",)]


class Option(BaseVerb):
    """One of the choices of a text (BE-PLAY-1)."""

    def __init__(self) -> None:
        choice = Choice("option", tuple(range(1, 9)))
        super().__init__("option", ("choose",), [[choice]], [verbs.OPTION])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for option in range(operand(s, 0)):
            if why_not_option(s, option) == no.LEGAL:
                steps.append(verbs.OPTION + option)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        answer_option(s, step - verbs.OPTION)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_option(s, number(action, 1) - 1)

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["option"] = action[1]
        params["options"] = operand(s, 0)
        if code == no.OPTION_PAY:
            add_missing(s, seat, operand(s, number(action, 1)), params)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("option", option + 1) for option in range(operand(s, 0))]


RECORDS: Final[list[Effect]] = [End(), Discharge(), Choose(), May(), If(), ForEach()]
