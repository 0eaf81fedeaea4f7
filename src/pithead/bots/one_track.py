"""Bots with one idea. No plan as plain as theirs should win: they keep the components honest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .greedy import GreedyBot

if TYPE_CHECKING:
    from pithead.kernel.game import Game

FIERCE = 100.0


class OneTrackBot(GreedyBot):
    """Greedy, but for one thing it does before all others or never."""

    trait: str
    strength: float

    def __init__(
        self, game: Game, seat: int, seed: int | str = 0, budget: float | None = None
    ) -> None:
        super().__init__(game, seat, seed, budget)
        setattr(self.thumb, self.trait, self.strength)


class RusherBot(OneTrackBot):
    """Rockwell: straight to the centre of the Earth."""

    name = "rusher"
    trait = "rush"
    strength = FIERCE


class MinerBot(OneTrackBot):
    """Brass Empire: its units mine and never attack."""

    name = "miner"
    trait = "spite"
    strength = -FIERCE


class AttackerBot(OneTrackBot):
    """Brass Empire: its units attack whenever they can."""

    name = "attacker"
    trait = "spite"
    strength = FIERCE
