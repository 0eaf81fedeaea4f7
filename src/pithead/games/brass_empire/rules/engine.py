"""The state with the rules attached: which steps are on offer, and what an answer does."""

from __future__ import annotations

from operator import index
from random import Random
from typing import SupportsIndex

from pithead.kernel.contract import Decision
from pithead.kernel.fields import FRESH, PLAIN, UNSET, Fields, changed, plain_copy
from pithead.kernel.state import SEALED
from pithead.kernel.steps import LAST, spell_number

from ..position import steps as verbs
from ..position.field_code import copy_fields
from ..position.frames import QUESTIONS
from ..position.state import NOBODY, Position
from ..position.tables import Tables
from . import setup, turn
from .purchases import NO_DISCOUNTS
from .questions import about, rule_of
from .verbs import BY_STEP, LENGTHS, OF_QUESTION


class BrassState(Position):
    """A position with the rules attached."""

    def __init__(self, tables: Tables, seats: int, fields: Fields = FRESH) -> None:
        super().__init__(tables, seats, fields)

    def clone(self) -> BrassState:
        if PLAIN:
            return plain_copy(self, self.tables.declared[self.seats].copy)
        other = BrassState(self.tables, self.seats, UNSET)
        copy_fields(self, other)
        other.chance = self.chance
        return other

    def in_form(self, seat: int) -> bool:
        if self.asking == SEALED:
            return self.asked(seat) and len(self.builds[seat]) > 0
        return seat == self.asking and len(self.form) > 0

    def drop_form(self, seat: int) -> None:
        if self.asking == SEALED:
            if self.asked(seat):
                self.builds = changed(self.builds, seat, [])
        elif seat == self.asking:
            self.form = []

    def unfinished(self, seat: int) -> list[int]:
        if self.asking == SEALED:
            entered = self.builds[seat] if self.asked(seat) else []
            return [step for count in entered for step in spell_number(count)]
        return list(self.form) if seat == self.asking else []

    @property
    def pending(self) -> Decision | None:
        if self.over:
            return None
        if self.asking == SEALED:
            seats = tuple([seat for seat in range(self.seats) if self.waiting[seat]])
        else:
            seats = (self.asking,)
        question = self.question
        sealed = self.asking == SEALED
        return Decision(QUESTIONS[question], seats, sealed, rule_of(self), about(self))

    def legal_steps(self, seat: int) -> list[int]:
        if not self.asked(seat):
            return []
        return steps_of(self, seat)

    def sample_step(self, seat: int, rng: Random) -> int:
        steps = steps_of(self, seat)
        step = steps[int(rng.random() * len(steps))]
        # Random players would end the phase too often, so this step is down-weighted.
        if step == verbs.END and rng.random() < 0.75:
            step = steps[int(rng.random() * len(steps))]
        return step

    def apply_step(self, seat: SupportsIndex, step: SupportsIndex) -> None:
        # Learners bring numpy's integers, which must not get into the state.
        who = seat if isinstance(seat, int) else index(seat)
        taken = step if isinstance(step, int) else index(step)
        if take_step(self, who, taken):
            turn.go_on(self)


def steps_of(s: Position, seat: int) -> list[int]:
    """The steps a seat that is asked may take, in canonical order."""
    steps: list[int] = []
    if s.form:
        form = s.form
        so_far = form[1] if len(form) > 1 else 0
        BY_STEP[form[0]].list_more(s, seat, form[0], so_far, steps)
        return steps
    has = 1 if s.line[seat] else 0
    if s.labor or s.construction or s.discounts != NO_DISCOUNTS:
        has += 2
    for verb in OF_QUESTION[s.question][has]:
        verb.list_steps(s, seat, steps)
    return steps


def take_step(s: Position, seat: int, step: int) -> bool:
    """True when the answer is whole and done; False when more of it, or of others, must come."""
    if s.asking == SEALED:
        return _enter_count(s, seat, step - LAST)
    form = s.form
    if not form and LENGTHS[step] == 1:
        s.asking = NOBODY
        BY_STEP[step].take(s, seat, step, 0, 0)
        return True
    form.append(step)
    first = form[0]
    if len(form) < LENGTHS[first]:
        return False
    s.asking = NOBODY
    BY_STEP[first].take(s, seat, first, form[1], form[2] if len(form) > 2 else 0)
    s.form = []
    return True


def _enter_count(s: Position, seat: int, n: int) -> bool:
    s.builds = changed(s.builds, seat, [*s.builds[seat], n])
    if len(s.builds[seat]) < s.tables.fields:
        return False
    s.waiting[seat] = 0
    if 1 in s.waiting:
        return False
    s.asking = NOBODY
    setup.reveal_reserves(s)
    return True
