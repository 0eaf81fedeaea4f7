"""The bots that play by heuristics."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from pithead.kernel.contract import Message
from pithead.kernel.heuristics import Ranked

from .bot import Bot, Choice, View
from .weights import WeightFiles, make_heuristic, shipped, teach

if TYPE_CHECKING:
    from pithead.kernel.contract import Event
    from pithead.kernel.game import Game
    from pithead.kernel.state import State


class HeuristicBot(Bot):
    """A bot that first asks the heuristics of its game; `files` has what was learned for them."""

    remembers = True

    def __init__(
        self,
        game: Game,
        seat: int,
        seed: int | str = 0,
        budget: float | None = None,
        files: WeightFiles | None = None,
    ) -> None:
        super().__init__(game, seat, seed, budget)
        self.files = files or shipped(game)
        self.heuristic = make_heuristic(game)

    def ranked(self, state: State, rng: Random) -> list[Ranked]:
        """The answers worth a thought, the best looking first."""
        options = self.heuristic.rank(state, self.seat, rng)
        return sorted(options, key=lambda option: -option.score)


class GreedyBot(HeuristicBot):
    """Takes what looks best at once, by the heuristics of its game."""

    name = "greedy"

    def wake(self, state: State) -> None:
        """Get ready for a table of this size, before the first answer."""

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        rng = self.luck(view)
        state = self.imagine(view, rng)
        self.wake(state)
        ranked = self.ranked(state, rng)
        decode = self.game.decode
        why = Message("bot-why-greedy", {"reason": Message(ranked[0].reason, {})})
        others = tuple(decode(option.steps) for option in ranked[1:4])
        return Choice(decode(ranked[0].steps), why, others)


class PractisedBot(GreedyBot):
    """The same heuristics with weights that were learned from many games."""

    name = "practised"
    awake = False

    def wake(self, state: State) -> None:
        if not self.awake:
            teach(self.heuristic, state.seats, self.files)
            self.awake = True
