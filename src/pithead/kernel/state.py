"""What every game's state offers: the fast interface in integer steps."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from .contract import ALL, Decision, Event, Primitive, known_seat, whole_number
from .fields import FRESH, HIDDEN, SECRET, Fields

if TYPE_CHECKING:
    from .game import Game

NO_SEAT: Final = -1
SEALED: Final = -2  # asked of several at once, see `waiting`


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one game at one moment.

    Subclasses hold flat lists of ints, each declared once (see `fields`). `events` is None while
    nobody listens (search, simulation); a Match gives it a list to fill. `game` is the game it
    belongs to: a subclass sets it in states that come neither from the kernel nor from `Copied`.

    A state can be copied (`copy.copy` and `copy.deepcopy` are `clone`) and pickled. A pickle is its
    dump, with all that is hidden; it holds for one version of the rules and components.
    """

    def __init__(self, seats: int, fields: Fields = FRESH) -> None:
        self.game: Game | None = fields.game
        self.events: list[Event] | None = None
        self.seats: int = seats
        self.over = fields.flag("over", dump="over", obs="course")
        # A seat, or SEALED.
        self.asking = fields.number("asking", SEALED, seats - 1, start=NO_SEAT, seen=SECRET)
        # 1 for a seat that owes a sealed answer.
        self.waiting = fields.ints("waiting", seats, 0, 1, seen=SECRET)

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
        """The steps this seat may take now, in canonical order; empty if it is not asked.

        Simulations, environments and bots call it before every step.
        """
        return []

    def apply_step(self, seat: int, step: int) -> None:
        """Take one of `legal_steps(seat)`, and run on to the next question.

        Not checked; `step` does the same with a check. Everything that plays comes through here.
        """

    def step(self, seat: object, step: object) -> None:
        """Take one step, if it is legal; numpy's integers will do. Raises ValueError otherwise."""
        who = known_seat(seat, self.seats)
        number = whole_number(step, "a step")
        if self.over:
            raise ValueError("the game is over")
        if not self.asked(who):
            raise ValueError(f"seat {who} is not asked now; seat {self.to_act()} is")
        if number not in self.legal_steps(who):
            raise ValueError(f"step {number} is not one of legal_steps({who})")
        self.apply_step(who, number)

    def unfinished(self, seat: int) -> list[int]:
        """The steps of this seat's unfinished answer, in their order; empty if there is none.

        `Game.step_text` and simulations ask.
        """
        return []

    def sample_step(self, seat: int, rng: Random) -> int:
        """A legal step at random; amounts lean to the small, so that there is something left."""
        steps = self.legal_steps(seat)
        return steps[int(rng.random() * len(steps))]

    def play_on(self, seat: int, rng: Random) -> None:
        """Play the other seats at random until this seat is asked or the game is over."""
        while not self.over:
            asked = self.to_act()
            if asked == seat:
                return
            self.apply_step(asked, self.sample_step(asked, rng))

    def in_form(self, seat: int) -> bool:
        """Whether this seat has begun a choice of several steps and not finished it.

        Asked after each step by code that assembles steps into an action.
        """
        return False

    def drop_form(self, seat: int) -> None:
        """Forget the unfinished steps of this seat, before it answers whole."""

    @property
    def pending(self) -> Decision | None:
        """The question now, for showing and checking answers; None when the game is over."""
        return None

    def clone(self) -> State:
        """An independent copy without listeners; search makes one for every try."""
        return self

    def opens(self, name: str, seat: int, viewer: int) -> bool:
        """Whether a viewer may see this seat's part of a field that is its owner's."""
        return seat == viewer

    def open_parts(self, name: str, owners: int, viewer: int) -> list[int]:
        """The owners whose part of a field a viewer sees; may be overridden instead of `opens`."""
        shown = range(owners)
        return [w for w in shown if viewer in (w, ALL) or self.opens(name, w, viewer)]

    def masks(self, name: str, at: int, viewer: int) -> bool:
        """Whether number `at` of a masked field is hidden from a viewer."""
        return True

    def masked(self, name: str, viewer: int) -> list[int]:
        """A masked field as a viewer sees it; may be overridden instead of `masks`."""
        values: list[int] = getattr(self, name)
        return [HIDDEN if self.masks(name, at, viewer) else values[at] for at in range(len(values))]

    def returns(self) -> list[float]:
        """What the finished game is worth to each seat, for a learner; zeros before the end.

        1 for a sole winner, shared by those who win together; the others pay it in equal parts, so
        it adds up to 0. Alone at the table it is 1 for a win and -1 for a loss.
        """
        if not self.over:
            return [0.0] * self.seats
        return returns(self._known_game().ranking(self), self.seats)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[Game, object], State], tuple[Game, object]]:
        game = self._known_game()
        return load_state, (game, game.dump(self))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.seats} seats, {asked_in_words(self)}>"

    def _known_game(self) -> Game:
        if self.game is None:
            raise TypeError(f"this {type(self).__name__} was not told its game: set its `game`")
        return self.game

    def emit(self, kind: str, cause: str, args: dict[str, Primitive]) -> None:
        """Tell everyone. Callers first ask whether anyone listens, so silence costs nothing."""
        if self.events is not None:
            self.events.append(Event(kind, None, cause, args))

    def tell(self, kind: str, seat: int, cause: str, args: dict[str, Primitive]) -> None:
        """Tell one seat what is hidden from the others."""
        if self.events is not None:
            self.events.append(Event(kind, (seat,), cause, args))


def load_state(game: Game, dump: object) -> State:
    """The state in a pickle."""
    return game.load(dump)


def asked_in_words(state: State) -> str:
    """`seat 0 is asked: move`, for a `repr`."""
    decision = state.pending
    if decision is None:
        return "over"
    if len(decision.seats) == 1:
        return f"seat {decision.seats[0]} is asked: {decision.kind}"
    return f"seats {', '.join([str(seat) for seat in decision.seats])} are asked: {decision.kind}"


def returns(ranking: list[list[int]], seats: int) -> list[float]:
    """See `State.returns`."""
    winners = ranking[0]
    if seats == 1:
        return [1.0 if winners else -1.0]
    share = 1 / len(winners)
    return [
        ((share * seats if seat in winners else 0.0) - 1) / (seats - 1) for seat in range(seats)
    ]
