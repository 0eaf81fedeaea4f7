"""A turn from auction to end: the state machine that asks, takes answers and goes on.

The stack says what is going on (see frames). `go_on` works it off until a question must be asked;
`apply_step` takes one step of an answer.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pithead.kernel.contract import Decision, Primitive
from pithead.kernel.state import SEALED
from pithead.kernel.steps import DIGITS, LAST, MORE, number_steps

from . import (
    al,
    auction,
    bribery,
    drilling,
    ending,
    extraction,
    frames,
    insurance,
    market,
    mineshafts,
    subcontracting,
    vice_presidents,
    workshop,
)
from .board import CENTRE, NAMES, PLACES, crew_name
from .frames import FRAME_NAMES, QUESTION_RULE
from .position import ANSWER_FIELDS, BOARD_II, BOARD_III, NOBODY, UNUSED, Position
from .refusals import LEGAL
from .tables import Tables
from .verbs import (
    ABANDON,
    AL_CREW,
    AL_MOVE,
    AL_POWER,
    BRIBE,
    BUY,
    CARRY,
    DECLINE,
    DELIVER,
    DRILL,
    HALT,
    HIRE,
    MOBILITY,
    MOVE,
    PASS,
    POWER,
    SAFETY,
    SELL,
    SHAFT,
    SHIFT,
    SLOT,
    SPOT,
    STAY,
    STEP,
)

ROUNDS: Final = 4


class RockwellState(Position):
    """A position with the rules attached."""

    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(tables, seats)

    def clone(self) -> RockwellState:
        other = RockwellState(self.tables, self.seats)
        self.copy_onto(other)
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
        what = self.stack[-3]
        if self.asking == SEALED:
            field = self.form[seat * 3 + 1]
            limit = field_limit(self, seat, field)
            return number_steps(self.form[seat * 3 + 2], 0, limit)
        if self.form[seat * 3]:
            return _steps_in_form(self, seat, self.form[seat * 3])
        return _first_steps(self, seat, what)

    def sample_step(self, seat: int, rng: Random) -> int:
        steps = self.legal_steps(seat)
        what = self.stack[-3]
        sealed_cubes = what == frames.BID or what == frames.INSURE
        # Half of all fields stay empty: who bids everything away has nothing left to play with.
        if sealed_cubes and steps[0] == LAST and rng.random() < 0.5:
            return LAST
        return steps[int(rng.random() * len(steps))]

    def apply_step(self, seat: int, step: int) -> None:
        if self.asking == SEALED:
            _answer_sealed(self, seat, step)
        elif self.form[seat * 3]:
            _continue_form(self, seat, step)
        else:
            _first_step(self, seat, step)
        if self.asking == NOBODY:
            go_on(self)


def _about(s: RockwellState) -> dict[str, Primitive]:
    """The public figures of a question."""
    what = s.stack[-3]
    first = s.stack[-2]
    about: dict[str, Primitive] = {"turn": s.turn}
    if what in (frames.MOVE, frames.CARRY, frames.STEP, frames.ADVANTAGE):
        about["round"] = s.round + 1
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
    if field >= _fields(what):
        return 0
    if what == frames.COVER:
        return extraction.cover_limit(s, seat)
    return auction.bid_limit(s, seat, field)


def _fields(what: int) -> int:
    if what == frames.BID:
        return ANSWER_FIELDS
    return 4 if what == frames.INSURE else 1


def _first_steps(s: RockwellState, seat: int, what: int) -> list[int]:
    steps: list[int] = []
    if what == frames.MOVE:
        for letter in range(4):
            if s.crew_place[seat * 4 + letter] != CENTRE:
                steps.append(STAY + letter)
        drilling.list_moves(s, seat, steps)
    elif what == frames.ADVANTAGE:
        steps.append(DECLINE)
        subcontracting.list_hires(s, seat, steps)
        bribery.list_bribes(s, seat, steps)
    elif what == frames.MARKET:
        steps.append(PASS)
        market.list_trades(s, seat, steps)
    elif what == frames.WORKSHOP:
        steps.append(PASS)
        workshop.list_work(s, seat, steps)
    elif what == frames.PLACE:
        for slot in vice_presidents.free_slots(s, seat):
            steps.append(SLOT + slot)
    elif what == frames.DRILL:
        steps.append(DRILL)
    elif what == frames.STEP or what == frames.CARRY:
        _list_on_the_way(s, seat, what, steps)
    else:
        _list_for_al(s, what, steps)
    return steps


def _list_on_the_way(s: RockwellState, seat: int, what: int, steps: list[int]) -> None:
    """For a crew that has set out: its second step, or what becomes of its die."""
    if what == frames.STEP:
        steps.append(HALT)
        drilling.list_second_steps(s, s.stack[-2], steps)
        return
    steps.append(ABANDON)
    for power in range(1, 5):
        if drilling.why_not_carry(s, seat, s.stack[-1], power) == LEGAL:
            steps.append(CARRY + power - 1)


def _list_for_al(s: RockwellState, what: int, steps: list[int]) -> None:
    if what == frames.AL_CREW:
        for crew in al.al_crews(s):
            steps.append(AL_CREW + crew % 4)
    elif what == frames.AL_POWER:
        for letter in range(4):
            if al.why_not_al_power(s, s.seats * 4 + letter) == LEGAL:
                steps.append(AL_POWER + letter)
    else:
        steps.append(AL_MOVE)


def _steps_in_form(s: RockwellState, seat: int, verb: int) -> list[int]:
    """What may follow a verb that needs more than itself."""
    value = s.form[seat * 3 + 2]
    if SELL <= verb < SELL + 4:
        return number_steps(value, 1, s.stock[seat * 4 + verb - SELL])
    if BUY <= verb < BUY + 4:
        return number_steps(value, 1, market.most_bought(s, seat, verb - BUY))
    steps: list[int] = []
    if verb == SHAFT:
        mineshafts.list_shaft_tiles(s, seat, steps)
    elif verb == SHIFT:
        if s.form[seat * 3 + 1] == 0:
            mineshafts.list_shift_sources(s, seat, steps)
        else:
            mineshafts.list_shift_tiles(s, seat, value, steps)
    elif verb == DRILL:
        for tile in sorted([s.stack[-2], s.stack[-1]]):
            steps.append(SPOT + tile)
    elif verb == AL_MOVE:
        for tile in al.al_tiles(s, s.stack[-2], s.stack[-1] == 1):
            steps.append(SPOT + tile)
    else:
        bribery.list_bribe_tiles(s, seat, verb - BRIBE, steps)
    return steps


# --- taking an answer ---------------------------------------------------------------------------


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
    if field + 1 < _fields(what):
        return
    form[at + 1] = 0
    s.waiting[seat] = 0
    if 1 not in s.waiting:
        s.asking = NOBODY
        s.pop()
        _reveal(s, what)


def _reveal(s: RockwellState, what: int) -> None:
    """All have answered."""
    if what == frames.BID:
        auction.settle_auction(s)
    elif what == frames.INSURE:
        insurance.take_insurance(s)
    else:
        extraction.finish_extraction(s)
    for i in range(len(s.answers)):
        s.answers[i] = 0


def _first_step(s: RockwellState, seat: int, step: int) -> None:
    """A step that is a whole answer, or the verb of a longer one."""
    if SELL <= step < BUY + 4 or BRIBE <= step < BRIBE + 20 or DRILL <= step <= SHIFT:
        s.form[seat * 3] = step
        return
    what = s.stack[-3]
    s.asking = NOBODY
    if what == frames.MARKET or what == frames.WORKSHOP:
        _act_on_board(s, seat, step)
    elif what == frames.PLACE:
        _place(s, seat, step - SLOT)
    else:
        first = s.stack[-2]
        second = s.stack[-1]
        s.pop()
        if what == frames.AL_CREW:
            s.push(frames.AL_MOVE, s.seats * 4 + step - AL_CREW, 1)
        elif what == frames.AL_POWER:
            al.grow_al(s, s.seats * 4 + step - AL_POWER)
        else:
            _drilling_step(s, seat, what, first, second, step)


def _drilling_step(
    s: RockwellState, seat: int, what: int, first: int, second: int, step: int
) -> None:
    """An answer in a drilling round; its frame is off the stack already."""
    if what == frames.MOVE:
        if step < MOVE:
            drilling.stay(s, seat * 4 + step - STAY)
        else:
            drilling.start_move(s, seat * 4 + (step - MOVE) // PLACES, (step - MOVE) % PLACES)
    elif what == frames.CARRY:
        power = 0 if step == ABANDON else step - CARRY + 1
        drilling.carry_die(s, first, second, power)
    elif what == frames.STEP:
        if step != HALT:
            drilling.second_step(s, first, step - STEP)
    elif step != DECLINE:
        subcontracting.hire(s, seat, step - HIRE + 1)


def _place(s: RockwellState, seat: int, slot: int) -> None:
    s.slot_seat[slot] = seat
    s.stack[-2] += 1
    if s.events is not None:
        s.emit("placed", "RW-VP-1", {"seat": seat, "board": slot // 4 + 1, "slot": slot % 4 + 1})


def _act_on_board(s: RockwellState, seat: int, step: int) -> None:
    """One action on board II or III; the frame stays until all Vice Presidents are home."""
    board = BOARD_II if s.stack[-3] == frames.MARKET else BOARD_III
    s.stack[-2] += 1
    vice_presidents.spend_action(s, seat, board, step == PASS)
    if step == PASS:
        if s.events is not None:
            left = "left_market" if board == BOARD_II else "left_workshop"
            s.emit(left, "RW-MKT-1" if board == BOARD_II else "RW-WORK-1", {"seat": seat})
    elif step == SAFETY:
        workshop.improve_safety(s, seat)
    elif step == MOBILITY:
        workshop.improve_mobility(s, seat)
    elif POWER <= step < POWER + 4:
        workshop.improve_power(s, seat, seat * 4 + step - POWER)
    elif DELIVER <= step < DELIVER + 7:
        workshop.deliver(s, seat, step - DELIVER)


def _continue_form(s: RockwellState, seat: int, step: int) -> None:
    form = s.form
    at = seat * 3
    verb = form[at]
    value = form[at + 2]
    if step < MORE + DIGITS:
        if step >= MORE:
            form[at + 2] = value * DIGITS + step - MORE
            return
        amount = value * DIGITS + step - LAST
        s.drop_form(seat)
        _act_on_board(s, seat, verb)
        if verb < BUY:
            market.sell(s, seat, verb - SELL, amount)
        else:
            market.buy(s, seat, verb - BUY, amount)
        s.asking = NOBODY
        return
    tile = step - SPOT
    if verb == SHIFT and form[at + 1] == 0:
        form[at + 1] = 1
        form[at + 2] = tile
        return
    s.drop_form(seat)
    s.asking = NOBODY
    if verb == SHAFT:
        _act_on_board(s, seat, verb)
        mineshafts.build_shaft(s, seat, tile)
    elif verb == SHIFT:
        _act_on_board(s, seat, verb)
        mineshafts.shift_shaft(s, seat, value, tile)
    else:
        crew = s.stack[-2]
        s.pop()
        if verb == DRILL:
            s.push(frames.DRILL, tile, NOBODY)
        elif verb == AL_MOVE:
            al.move_al(s, crew, tile)
        else:
            bribery.bribe(s, seat, verb - BRIBE, tile)


# --- going on -----------------------------------------------------------------------------------


def go_on(s: RockwellState) -> None:
    """Work off the stack until somebody must be asked or the game is over."""
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
    s.round = 0
    if s.events is not None:
        s.emit("turn", "RW-TURN-1", {"turn": s.turn})
    s.push(frames.TURN_END)
    s.push(frames.WORKSHOP)
    s.push(frames.MARKET)
    s.push(frames.INCOME)
    s.push(frames.ROUND)
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
    if vice_presidents.free_slots(s, seat):
        s.asking = seat
        return
    s.stack[-2] = placed + 1
    if s.events is not None:
        s.emit("kept_home", "RW-VP-2", {"seat": seat})


def _run_round(s: RockwellState, number: int, moved: int) -> None:
    if moved == 0:
        s.round = number
        for seat in range(s.seats):
            s.advantage[seat] = UNUSED
        if s.events is not None:
            s.emit("round", "RW-ROUND-1", {"round": number + 1})
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
    elif number + 1 < ROUNDS:
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
