"""Texts that wait for their moment: when-built, when-destroyed, kills and `whenever`.

What an op sets off is raised; once the op is done a frame takes it over and carries it out, the
active player's texts first, each player ordering their own (BE-TURN-1, BE-ACT-9).
"""

from pithead.kernel.contract import Action
from pithead.kernel.verbs import Params, number

from ..position import frames
from ..position import steps as verbs
from ..position.frames import FRAME
from ..position.state import CARD_ID, CARD_SIZE, FACE_DOWN, FLAGS, TRIGGER_SIZE, TRIGGERED, Position
from ..position.tables import CLAUSES, DESTROYED, HEADS, NO_CLAUSE, WHENEVER
from . import refusals as no
from .base_verb import BaseVerb


def raise_text(s: Position, seat: int, design: int, clause: int, ident: int) -> None:
    """Have this clause of the card carried out soon, if it has one."""
    if s.tables.clause[design * HEADS + clause] != NO_CLAUSE and not s.is_ai(seat):
        s.raised.append(seat)
        s.raised.append(design)
        s.raised.append(clause)
        s.raised.append(ident)


def raise_occasion(s: Position, seat: int, occasion: int, apart: int) -> None:
    """Something happened in a player's own turn: their cards that wait for it, except `apart`."""
    if seat != s.active:
        return
    line = s.line[seat]
    waits_for = s.tables.whenever_on
    for at in range(0, len(line), CARD_SIZE):
        if waits_for[line[at]] != occasion or line[at + CARD_ID] == apart:
            continue
        if not line[at + FLAGS] & (FACE_DOWN | TRIGGERED):
            line[at + FLAGS] |= TRIGGERED
            raise_text(s, seat, line[at], WHENEVER, line[at + CARD_ID])


def take_over(s: Position) -> None:
    """A frame for what was raised, or a place in the frame that is being worked off."""
    if not _joins(s):
        s.push(frames.TRIGGERS, len(s.triggers))
    s.triggers.extend(s.raised)
    s.raised = []


def _joins(s: Position) -> bool:
    """Cards destroyed by when-destroyed texts follow the same way (BE-ACT-9)."""
    for at in range(0, len(s.raised), TRIGGER_SIZE):
        if s.raised[at + 2] != DESTROYED:
            return False
    stack = s.stack
    for at in range(len(stack) - FRAME, -1, -FRAME):
        if stack[at] != frames.EFFECT:
            return stack[at] == frames.TRIGGERS
        if stack[at + FRAME + frames.CLAUSE] != DESTROYED:
            return False
    return False


def next_text(s: Position) -> None:
    """Carry out the next text of the frame, ask for their order, or be done."""
    start = s.stack[frames.FIRST]
    if len(s.triggers) <= start:
        s.pop()
        return
    for offset in range(s.owners):
        seat = (s.active + offset) % s.owners
        waiting = texts_of(s, seat)
        if waiting and s.out[seat]:
            _forget(s, waiting)
        elif len(waiting) > 1 and _differ(s, waiting):
            s.ask(seat, frames.ASK_ORDER)
            return
        elif waiting:
            carry_out(s, waiting[0])
            return


def texts_of(s: Position, seat: int) -> list[int]:
    """Where this player's texts that the topmost frame works off lie in `triggers`."""
    found: list[int] = []
    for at in range(s.stack[frames.FIRST], len(s.triggers), TRIGGER_SIZE):
        if s.triggers[at] == seat:
            found.append(at)
    return found


def _differ(s: Position, waiting: list[int]) -> bool:
    first = waiting[0]
    for at in waiting:
        if s.triggers[at + 1] != s.triggers[first + 1]:
            return True
        if s.triggers[at + 2] != s.triggers[first + 2]:
            return True
    return False


def _forget(s: Position, waiting: list[int]) -> None:
    for at in reversed(waiting):
        del s.triggers[at : at + TRIGGER_SIZE]


def carry_out(s: Position, at: int) -> None:
    seat, design, clause, ident = s.triggers[at : at + TRIGGER_SIZE]
    del s.triggers[at : at + TRIGGER_SIZE]
    start_text(s, seat, design, clause, ident)


def start_before_raised(s: Position, seat: int, design: int, clause: int, ident: int) -> None:
    """The card's own text first, then what it set off by coming or going."""
    if s.raised:
        take_over(s)
    start_text(s, seat, design, clause, ident)


def start_text(s: Position, seat: int, design: int, clause: int, ident: int) -> None:
    """Begin a clause now, if the card has it."""
    pc = s.tables.clause[design * HEADS + clause]
    if pc == NO_CLAUSE:
        return
    s.push_effect(frames.EFFECT, pc, seat, design, ident, clause)
    announce_text(s, seat, design, clause)


def announce_text(s: Position, seat: int, design: int, clause: int) -> None:
    """Say that what comes next is this text's doing."""
    if s.events is not None:
        card = s.tables.ids[design]
        s.emit("effect", "BE-CARD-15", {"seat": seat, "card": card, "clause": CLAUSES[clause]})


# --- the verb -----------------------------------------------------------------------------------


class Next(BaseVerb):
    """Which of a player's waiting texts comes next (BE-TURN-1)."""

    def __init__(self) -> None:
        bases = [verbs.NEXT, verbs.NUMBER + 1]
        super().__init__("next", ("order",), [[], [verbs.OWN_NUMBER]], bases)

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        steps.append(verbs.NEXT)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        for text in range(1, len(texts_of(s, seat)) + 1):
            steps.append(verbs.NUMBER + text)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        carry_out(s, texts_of(s, seat)[first - verbs.NUMBER - 1])

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        waiting = len(texts_of(s, seat))
        return no.LEGAL if number(action, 1) <= waiting else no.NEXT_MISSING

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["number"] = action[1]
        params["have"] = len(texts_of(s, seat))

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("next", text + 1) for text in range(len(texts_of(s, seat)))]
