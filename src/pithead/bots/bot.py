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
    from pithead.kernel.memory import Memory
    from pithead.kernel.state import State

View = dict[str, object]

NO_REASON = Message("bot-why-own", {})


class Choice(NamedTuple):
    """What a bot does, why, and what else it considered, best first.

    Only the action counts. The reason is shown to people beside it.
    """

    action: Action
    why: Message = NO_REASON
    alternatives: tuple[Action, ...] = ()


class Bot:
    """A player at one seat of one game. Subclass it and write `choose`:

        from pithead.bots import Bot, Choice

        class First(Bot):
            name = "first"

            def choose(self, view, events=()):
                return Choice(self.legal(view)[0])

    The arena, the environments and the tables make a new bot for every game, call `choose` whenever
    the seat is asked, and check the answer as they would check a person's. Attributes that you set
    in `choose` last until the end of the game.

    A bot never meets the state of a match: it is given views and may make up states that fit them
    (`imagine`). Promise in return that the same seed, view and memory always give the same answer,
    unless there is a time budget; take random numbers from `luck` and nowhere else.
    """

    name: str = ""
    """What the bot is called in results; without one, the name of its class."""

    remembers: bool = False
    """Whether it wants to know what happened: only then `memory` is kept and events collected."""

    memory: Memory | None = None
    """What the seat remembers, up to the view it is asked with. Whoever asks the bot keeps it; at a
    match of your own, set it to `match.memory(seat)` before each question. Without it the bot knows
    what the view shows."""

    def __init__(
        self, game: Game, seat: int, seed: int | str = 0, budget: float | None = None
    ) -> None:
        """Called once before each game. `budget` is the time in seconds for one answer; None: take
        the time you need, with a fixed effort.
        """
        self.game = game
        self.seat = seat
        self.seed = seed
        self.budget = budget

    def __repr__(self) -> str:
        name = self.name or type(self).__name__
        return f"<Bot {name} at seat {self.seat} of {self.game.name}>"

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        """The answer to the question this view asks of the seat. Every bot writes its own.

        `view` is what the seat may know, as plain data (`game.picture(view)` says it in names).
        `events` are those the seat may see and has not been given before; they are empty unless
        the bot remembers. The action must be legal; otherwise the arena replaces the bot by
        `random` to the end of the game and reports it.
        """
        raise NotImplementedError(f"{type(self).__name__} has no choose(self, view, events=())")

    def legal(self, view: View) -> tuple[Action, ...]:
        """The legal actions, in canonical order; for a form (a bid) a short list of sensible ones.

        For `choose` to call.
        """
        return self.game.legal(self.imagine(view, self.luck(view)), self.seat)

    def luck(self, view: View) -> Random:
        """Random numbers that depend on the seed and the view alone. For `choose` to call."""
        text = f"{self.name} {self.seat} {self.seed} ".encode()
        return Random(hashlib.sha256(text + msgspec.json.encode(view, order="sorted")).digest())

    def imagine(self, view: View, rng: Random) -> State:
        """A state that fits the view and the memory, what is hidden filled in at random, with none
        of the seat's unfinished steps. For `choose` to call; it may play on from there as it likes.
        """
        state = self.game.determinize(view, rng, self.memory)
        state.drop_form(self.seat)
        return state
