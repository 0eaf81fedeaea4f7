"""Probe bots: each follows one simple plan. None should win, or the components are unbalanced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .greedy import GreedyBot

if TYPE_CHECKING:
    from pithead.kernel.game import Game


class ProbeBot(GreedyBot):
    """The greedy bot with one attribute of its heuristic changed; see `GamePlugin.probe_bots`."""

    def __init__(
        self, name: str, game: Game, seat: int, seed: int | str, idea: tuple[str, float]
    ) -> None:
        super().__init__(game, seat, seed)
        self.name = name
        attribute, value = idea
        setattr(self.heuristic, attribute, value)
