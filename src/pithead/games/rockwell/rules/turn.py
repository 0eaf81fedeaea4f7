"""A turn from auction to end: the state machine that asks, takes answers and goes on.

The stack says what is going on (see frames). `go_on` works it off until a question must be asked;
`apply_step` takes one step of an answer.
"""

from __future__ import annotations

from operator import index
from random import Random
from typing import SupportsIndex

from pithead.kernel.contract import Decision, Primitive
from pithead.kernel.fields import FRESH, PLAIN, UNSET, Fields, plain_copy
from pithead.kernel.state import SEALED
from pithead.kernel.steps import (
    DIGITS,
    LAST,
    MORE,
    NUMBER_WIDTH,
    number_steps,
    spell_number,
    spell_prefix,
)

from ..position import frames
from ..position.board import CENTRE, NAMES, crew_name
from ..position.field_code import copy_fields
from ..position.frames import FRAME_NAMES, QUESTION_RULE
from ..position.state import ANSWER_FIELDS, BOARD_II, BOARD_III, NOBODY, ROUNDS, Position
from ..position.steps import SPOT
from ..position.tables import Tables
from . import al, drilling, ending, extraction, mineshafts, vice_presidents
from .verbs import BY_STEP, FIELDS, OF_QUESTION, SEALED_VERBS


class RockwellState(Position):
    """A position with the rules attached."""

    def __init__(self, tables: Tables, seats: int, fields: Fields = FRESH) -> None:
        super().__init__(tables, seats, fields)

    def clone(self) -> RockwellState:
        if PLAIN:
            return plain_copy(self, self.tables.declared.copy)
        other = RockwellState(self.tables, self.seats, UNSET)
        copy_fields(self, other)
        return other

    def in_form(self, seat: int) -> bool:
        form = self.form
        return form[seat * 3] != 0 or form[seat * 3 + 1] != 0 or form[seat * 3 + 2] != 0

    def drop_form(self, seat: int) -> None:
        self.form[seat * 3] = 0
        self.form[seat * 3 + 1] = 0
        self.form[seat * 3 + 2] = 0

    @property
    def pending(self) -> Decision | None:
        if self.over:
            return None
        what = self.stack[-3]
        if self.asking == SEALED:
            seats = tuple([seat for seat in range(self.seats) if self.waiting[seat]])
        else:
            seats = (self.asking,)
        return Decision(
            FRAME_NAMES[what], seats, self.asking == SEALED, QUESTION_RULE[what], _about(self)
        )

    def legal_steps(self, seat: int) -> list[int]:
        if not self.asked(seat):
            return []
        if self.asking == SEALED:
            field = self.form[seat * 3 + 1]
            limit = field_limit(self, seat, field)
            return number_steps(self.form[seat * 3 + 2], 0, limit)
        steps: list[int] = []
        if self.form[seat * 3]:
            _list_more(self, seat, steps)
        else:
            for verb in OF_QUESTION[self.stack[-3]]:
                verb.list_steps(self, seat, steps)
        return steps

    def sample_step(self, seat: int, rng: Random) -> int:
        steps = self.legal_steps(seat)
        what = self.stack[-3]
        sealed_cubes = what == frames.BID or what == frames.INSURE
        # Half of all fields stay empty: a player who bids everything has nothing left to play with.
        if sealed_cubes and steps[0] == LAST and rng.random() < 0.5:
            return LAST
        return steps[int(rng.random() * len(steps))]

    def unfinished(self, seat: int) -> list[int]:
        verb, field, value = self.form[seat * 3 : seat * 3 + 3]
        if self.asking == SEALED:
            entered = self.answers[seat * ANSWER_FIELDS : seat * ANSWER_FIELDS + field]
            return [step for n in entered for step in spell_number(n)] + spell_prefix(value)
        if verb and field:
            return [verb, SPOT + value]
        return [verb] + spell_prefix(value) if verb else []

    def apply_step(self, seat: SupportsIndex, step: SupportsIndex) -> None:
        # Learners bring numpy's integers, which must not get into the state.
        who = seat if isinstance(seat, int) else index(seat)
        taken = step if isinstance(step, int) else index(step)
        take_step(self, who, taken)
        if self.asking == NOBODY:
            go_on(self)


def _about(s: RockwellState) -> dict[str, Primitive]:
    """The public figures of a question."""
    what = s.stack[-3]
    first = s.stack[-2]
    about: dict[str, Primitive] = {"turn": s.turn}
    if what in (frames.MOVE, frames.CARRY, frames.STEP, frames.ADVANTAGE):
        about["round"] = s.round
    if what in (frames.CARRY, frames.STEP, frames.ADVANTAGE):
        about["crew"] = crew_name(first)
        about["at"] = NAMES[s.crew_place[first]]
    if what == frames.CARRY:
        about["to"] = NAMES[s.stack[-1]]
    if what == frames.DRILL:
        about["first"] = NAMES[first]
        about["second"] = NAMES[s.stack[-1]]
    if what == frames.COVER:
        about["tile"] = NAMES[s.extraction_tile]
        about["card"] = s.tables.card_ids[s.extraction_card]
    if what in (frames.MARKET, frames.WORKSHOP):
        about["left"] = s.actions_left[s.asking]
    if what == frames.AL_MOVE:
        about["crew"] = crew_name(first)
        about["at"] = NAMES[s.crew_place[first]]
    return about


# --- what may be answered -----------------------------------------------------------------------


def field_limit(s: RockwellState, seat: int, field: int) -> int:
    """The most a seat can enter in a field of the sealed question; 0 for one it does not have."""
    what = s.stack[-3]
    return SEALED_VERBS[what].limit(s, seat, field) if field < FIELDS[what] else 0


def _list_more(s: RockwellState, seat: int, steps: list[int]) -> None:
    """What may follow the steps of an unfinished answer."""
    step, field, value = s.form[seat * 3], s.form[seat * 3 + 1], s.form[seat * 3 + 2]
    verb = BY_STEP[step]
    verb.list_more(s, seat, step, value if field or verb.is_counted else NOBODY, steps)


# --- taking an answer ---------------------------------------------------------------------------


def take_step(s: RockwellState, seat: int, step: int) -> None:
    """One step of an answer, and what the whole answer does; the game does not go on yet."""
    if s.asking == SEALED:
        _answer_sealed(s, seat, step)
    elif s.form[seat * 3]:
        _continue_form(s, seat, step)
    else:
        _first_step(s, seat, step)


def _answer_sealed(s: RockwellState, seat: int, step: int) -> None:
    """One digit of a sealed answer; the last digit of the last field completes it."""
    form = s.form
    at = seat * 3
    if step >= MORE:
        form[at + 2] = form[at + 2] * DIGITS + step - MORE
        return
    field = form[at + 1]
    s.answers[seat * ANSWER_FIELDS + field] = form[at + 2] * DIGITS + step - LAST
    form[at + 1] = field + 1
    form[at + 2] = 0
    what = s.stack[-3]
    if field + 1 < FIELDS[what]:
        return
    form[at + 1] = 0
    s.waiting[seat] = 0
    for waits in s.waiting:
        if waits:
            return
    s.asking = NOBODY
    s.pop()
    SEALED_VERBS[what].reveal(s)
    for i in range(len(s.answers)):
        s.answers[i] = 0


def _first_step(s: RockwellState, seat: int, step: int) -> None:
    """A step that is a whole answer, or the first of a longer one."""
    verb = BY_STEP[step]
    if verb.is_long:
        s.form[seat * 3] = step
        return
    s.asking = NOBODY
    verb.take(s, seat, step, 0, 0)


def _continue_form(s: RockwellState, seat: int, step: int) -> None:
    """A digit of a number, or a tile; after the last of them the answer is whole."""
    form = s.form
    at = seat * 3
    begun = form[at]
    value = form[at + 2]
    second = 0
    if step < NUMBER_WIDTH:
        if step >= MORE:
            form[at + 2] = value * DIGITS + step - MORE
            return
        first = value * DIGITS + step - LAST
    elif form[at + 1]:
        first = value
        second = step - SPOT
    else:
        first = step - SPOT
        if len(BY_STEP[begun].groups) > 2:
            form[at + 1] = 1
            form[at + 2] = first
            return
    s.drop_form(seat)
    s.asking = NOBODY
    BY_STEP[begun].take(s, seat, begun, first, second)


# --- going on -----------------------------------------------------------------------------------


def go_on(s: RockwellState) -> None:
    """Run frames of the stack until a question must be asked or the game is over."""
    while not s.over and s.asking == NOBODY:
        _run_frame(s, s.stack[-3], s.stack[-2], s.stack[-1])


def _run_frame(s: RockwellState, what: int, first: int, second: int) -> None:
    if what == frames.ROUND:
        _run_round(s, first, second)
    elif what == frames.MOVE:
        s.asking = first
    elif what == frames.ADVANTAGE or what == frames.STEP:
        # A crew that has reached the centre meanwhile is out of the game.
        if s.crew_place[first] < CENTRE:
            s.asking = first // 4
        else:
            s.pop()
    elif what == frames.DRILL:
        if second == NOBODY:
            s.pop()
            extraction.extract(s, first)
        else:
            s.asking = s.active_owner
    elif what == frames.CARRY:
        s.asking = first // 4
    elif what == frames.PLACE:
        _run_place(s, first)
    elif what == frames.MARKET or what == frames.WORKSHOP:
        _run_board(s, BOARD_II if what == frames.MARKET else BOARD_III, first)
    elif what == frames.BID or what == frames.INSURE or what == frames.COVER:
        _ask_sealed(s, what)
    else:
        _run_course(s, what, first, second)


def _ask_sealed(s: RockwellState, what: int) -> None:
    """Everyone, or those whom Danger threatens: these were named when it struck."""
    if what != frames.COVER:
        for seat in range(s.seats):
            s.waiting[seat] = 1
    s.asking = SEALED


def _run_course(s: RockwellState, what: int, first: int, second: int) -> None:
    """The frames that come once a turn, and Al's."""
    if what == frames.AL_MOVE:
        tiles = al.al_tiles(s, first, second == 1)
        if len(tiles) > 1:
            s.asking = s.control[0]
        else:
            s.pop()
            al.move_al(s, first, tiles[0])
    elif what == frames.AL_CREW:
        s.asking = s.control[0]
    elif what == frames.AL_POWER:
        s.asking = s.management[0]
    elif what == frames.TURN_END:
        s.pop()
        _end_turn(s)
    elif what == frames.AL_DONE:
        s.pop()
        if s.progress:
            s.quiet_turns = 0
            s.progress = False
        reason = ending.reason_to_end(s)
        if reason:
            ending.finish_game(s, reason)
    elif what == frames.TURN:
        s.pop()
        _start_turn(s)
    elif what == frames.ORDER:
        s.pop()
        vice_presidents.set_control_order(s)
    else:
        s.pop()
        mineshafts.pay_income(s)


def _start_turn(s: RockwellState) -> None:
    s.turn += 1
    s.round = 1
    if s.events is not None:
        s.emit("turn", "RW-TURN-1", {"turn": s.turn})
    s.push(frames.TURN_END)
    s.push(frames.WORKSHOP)
    s.push(frames.MARKET)
    s.push(frames.INCOME)
    s.push(frames.ROUND, 1)
    s.push(frames.ORDER)
    s.push(frames.INSURE)
    s.push(frames.PLACE)
    s.push(frames.BID)


def _run_place(s: RockwellState, placed: int) -> None:
    """One Vice President each in Management order, then the second in the same order (RW-VP-1)."""
    if placed == 2 * s.seats:
        s.pop()
        return
    seat = s.management[placed % s.seats]
    if vice_presidents.has_slot(s, seat):
        s.asking = seat
        return
    s.stack[-2] = placed + 1
    if s.events is not None:
        s.emit("kept_home", "RW-VP-2", {"seat": seat})


def _run_round(s: RockwellState, number: int, moved: int) -> None:
    if moved == 0:
        s.round = number
        if s.events is not None:
            s.emit("round", "RW-ROUND-1", {"round": number})
    s.stack[-1] = moved + 1
    if moved < s.seats:
        seat = s.control[moved]
        if drilling.has_crew(s, seat):
            s.push(frames.MOVE, seat)
        elif s.events is not None:
            s.emit("idle", "RW-ROUND-1", {"seat": seat})
    elif moved == s.seats:
        if s.owners > s.seats:
            al.start_al(s)
    elif number < ROUNDS:
        s.stack[-2] = number + 1
        s.stack[-1] = 0
    else:
        s.pop()


def _run_board(s: RockwellState, board: int, start: int) -> None:
    slot = vice_presidents.next_slot(s, board, start)
    if slot == NOBODY:
        s.pop()
        return
    s.stack[-2] = slot
    s.asking = s.slot_seat[board + slot]


def _end_turn(s: RockwellState) -> None:
    """In the order of RW-TURN-1; Al grows only if the game goes on (RW-AL-4)."""
    ending.clear_table(s)
    reason = ending.reason_to_end(s)
    quiet = ending.count_quiet(s)
    if reason or quiet:
        ending.finish_game(s, reason or "quiet")
        return
    s.push(frames.TURN)
    if s.owners > s.seats and al.al_can_grow(s):
        s.push(frames.AL_DONE)
        s.push(frames.AL_POWER)
