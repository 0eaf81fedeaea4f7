"""Bots with one idea. No plan as plain as theirs should win: they keep the components honest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .greedy import GreedyBot

if TYPE_CHECKING:
    from pithead.kernel.game import Game


class OneTrackBot(GreedyBot):
    """Greedy, but for one thing it does before all others or never.

    The game's plug-in says what: an attribute of its heuristic, and the value it has here.
    """

    def __init__(
        self, name: str, game: Game, seat: int, seed: int | str, idea: tuple[str, float]
    ) -> None:
        super().__init__(game, seat, seed)
        self.name = name
        attribute, value = idea
        setattr(self.heuristic, attribute, value)
