"""The bots that play by heuristics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pithead.kernel.contract import Message

from .bot import Bot, Choice, View
from .weights import WeightFiles, make_heuristic, shipped, teach

if TYPE_CHECKING:
    from pithead.kernel.contract import Event
    from pithead.kernel.game import Game
    from pithead.kernel.state import State


class GreedyBot(Bot):
    """Takes what looks best at once, by the heuristics of its game."""

    name = "greedy"

    def __init__(
        self, game: Game, seat: int, seed: int | str = 0, budget: float | None = None
    ) -> None:
        super().__init__(game, seat, seed, budget)
        self.heuristic = make_heuristic(game)

    def wake(self, state: State) -> None:
        """Get ready for a table of this size, before the first answer."""

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        rng = self.luck(view)
        state = self.imagine(view, rng)
        self.wake(state)
        ranked = sorted(
            self.heuristic.rank(state, self.seat, rng), key=lambda option: -option.score
        )
        decode = self.game.decode
        why = Message("bot-why-greedy", {"reason": Message(ranked[0].reason, {})})
        others = tuple(decode(option.steps) for option in ranked[1:4])
        return Choice(decode(ranked[0].steps), why, others)


class PractisedBot(GreedyBot):
    """The same heuristics with weights that were learned from many games."""

    name = "practised"
    awake = False

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

    def wake(self, state: State) -> None:
        if not self.awake:
            teach(self.heuristic, state.seats, self.files)
            self.awake = True
