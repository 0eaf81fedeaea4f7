"""Bots with one idea. No plan this simple should win: they test the balance of the components."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .greedy import GreedyBot

if TYPE_CHECKING:
    from pithead.kernel.game import Game


class OneTrackBot(GreedyBot):
    """Greedy, except for one thing that it always does first or never does.

    The game's plug-in says what: an attribute of its heuristic, and the value it has here.
    """

    def __init__(
        self, name: str, game: Game, seat: int, seed: int | str, idea: tuple[str, float]
    ) -> None:
        super().__init__(game, seat, seed)
        self.name = name
        attribute, value = idea
        setattr(self.heuristic, attribute, value)
