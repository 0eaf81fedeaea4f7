"""What a bot is: a player who is given views and answers with an action and a reason."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from pithead.kernel.contract import Action, Event, Message

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

View = dict[str, object]


class Choice(NamedTuple):
    """What a bot does, why, and what else it thought of, best first."""

    action: Action
    why: Message
    alternatives: tuple[Action, ...] = ()


class Bot:
    """A player at one seat.

    A bot never meets the state of a match: it is given views and makes up states that fit them. The
    same seed and view always give the same answer, unless the bot has a time budget.
    """

    name: str = ""
    remembers: bool = False  # whether it uses the events given to `choose`

    def __init__(
        self, game: Game, seat: int, seed: int | str = 0, budget: float | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.budget = budget

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        """The answer to the question this view asks of the seat.

        `events` are those the seat may see and has not been given before; only a bot that
        remembers looks at them.
        """
        raise NotImplementedError

    def luck(self, view: View) -> Random:
        """Luck that depends on the seed and the view alone."""
        text = f"{self.name} {self.seat} {self.seed} ".encode()
        return Random(hashlib.sha256(text + msgspec.json.encode(view, order="sorted")).digest())

    def imagine(self, view: View, rng: Random) -> State:
        """A state that fits the view, with none of the seat's unfinished steps."""
        state = self.game.determinize(view, rng)
        state.drop_form(self.seat)
        return state
