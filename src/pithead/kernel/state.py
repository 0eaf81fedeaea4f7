"""What every game's state offers: the fast door that speaks in integer steps."""

from __future__ import annotations

from random import Random
from typing import Final

from .contract import Decision, Event, Primitive

NO_SEAT: Final = -1
SEALED: Final = -2  # asked of several at once, see `waiting`


class State:
    """The whole truth of one game at one moment.

    Subclasses hold flat lists of ints. `events` is None while nobody listens (search, simulation);
    a Match gives it a list to fill.
    """

    def __init__(self, seats: int) -> None:
        self.events: list[Event] | None = None
        self.over: bool = False
        self.seats: int = seats
        self.asking: int = NO_SEAT  # a seat, or SEALED
        self.waiting: list[int] = [0] * seats  # 1 for a seat that owes a sealed answer

    def to_act(self) -> int:
        """The first seat that must answer; -1 when the game is over."""
        if self.asking != SEALED:
            return self.asking
        for seat in range(self.seats):
            if self.waiting[seat]:
                return seat
        return NO_SEAT

    def asked(self, seat: int) -> bool:
        """Whether this seat must answer now."""
        if self.asking == SEALED:
            return 0 <= seat < self.seats and self.waiting[seat] == 1
        return seat == self.asking and seat != NO_SEAT

    def legal_steps(self, seat: int) -> list[int]:
        """The steps this seat may take now, in canonical order; empty if it is not asked."""
        return []

    def apply_step(self, seat: int, step: int) -> None:
        """Take one of `legal_steps(seat)`. Not checked."""

    def sample_step(self, seat: int, rng: Random) -> int:
        """A legal step at random; amounts lean to the small, so that there is something left."""
        steps = self.legal_steps(seat)
        return steps[int(rng.random() * len(steps))]

    def play_on(self, seat: int, rng: Random) -> None:
        """Everybody else answers at random, until this seat is asked or the game is over."""
        while not self.over:
            asked = self.to_act()
            if asked == seat:
                return
            self.apply_step(asked, self.sample_step(asked, rng))

    def in_form(self, seat: int) -> bool:
        """Whether this seat has begun a choice of several steps and not finished it."""
        return False

    def drop_form(self, seat: int) -> None:
        """Forget the unfinished steps of this seat."""

    @property
    def pending(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return None

    def clone(self) -> State:
        """An independent copy that nobody listens to."""
        return self

    def emit(self, kind: str, cause: str, args: dict[str, Primitive]) -> None:
        """Tell everyone. Callers first ask whether anyone listens, so silence costs nothing."""
        if self.events is not None:
            self.events.append(Event(kind, None, cause, args))

    def tell(self, kind: str, seat: int, cause: str, args: dict[str, Primitive]) -> None:
        """Tell one seat what is hidden from the others."""
        if self.events is not None:
            self.events.append(Event(kind, (seat,), cause, args))
