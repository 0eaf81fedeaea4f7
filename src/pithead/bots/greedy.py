"""The bot that plays by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pithead.kernel.contract import Message

from .bot import Bot, Choice, View
from .thumbs import make_thumb
from .weights import season

if TYPE_CHECKING:
    from pithead.kernel.contract import Event
    from pithead.kernel.game import Game
    from pithead.kernel.state import State


class GreedyBot(Bot):
    """Takes what looks best at once, by the rules of thumb of its game."""

    name = "greedy"

    def __init__(
        self, game: Game, seat: int, seed: int | str = 0, budget: float | None = None
    ) -> None:
        super().__init__(game, seat, seed, budget)
        self.thumb = make_thumb(game)

    def wake(self, state: State) -> None:
        """Get ready for a table of this size, before the first answer."""

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        rng = self.luck(view)
        state = self.imagine(view, rng)
        self.wake(state)
        ranked = sorted(self.thumb.rank(state, self.seat, rng), key=lambda option: -option.score)
        decode = self.game.decode
        why = Message("bot-why-greedy", {"reason": Message(ranked[0].reason, {})})
        others = tuple(decode(option.steps) for option in ranked[1:4])
        return Choice(decode(ranked[0].steps), why, others)


class PractisedBot(GreedyBot):
    """The same rules of thumb with a taste that came of many games."""

    name = "practised"
    awake = False

    def wake(self, state: State) -> None:
        if not self.awake:
            season(self.thumb, self.game, state.seats)
            self.awake = True
