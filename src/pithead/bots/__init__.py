"""Players that see views only: `make(name, game, seat)` gives one, `choose(view)` asks it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pithead.kernel.game import Game

    from .bot import Bot, Choice

__all__ = ["LEVELS", "NAMES", "ONE_TRACK", "Bot", "Choice", "UnknownBot", "make"]

_ROOMS: Final = {
    "random": ("random_bot", "RandomBot"),
    "greedy": ("greedy", "GreedyBot"),
    "practised": ("greedy", "PractisedBot"),
    "value": ("value", "ValueBot"),
    "planner": ("planner", "PlannerBot"),
    "farsighted": ("planner", "FarsightedBot"),
    "ismcts": ("ismcts", "ISMCTSBot"),
    "net": ("net", "NetBot"),
    "rusher": ("one_track", "RusherBot"),
    "miner": ("one_track", "MinerBot"),
    "attacker": ("one_track", "AttackerBot"),
}
LEVELS: Final = ("level-1", "level-2", "level-3", "level-4", "level-5")
"""The public levels, the gentlest first."""
ONE_TRACK: Final = {"rockwell": ("rusher",), "brass_empire": ("miner", "attacker")}
"""By game, bots with one idea: no opponents for people, but tests of the components."""
_ONE_TRACK: Final = tuple(name for names in ONE_TRACK.values() for name in names)
NAMES: Final = (*LEVELS, *(name for name in _ROOMS if name not in _ONE_TRACK))
"""Bots that play every game."""


class UnknownBot(ValueError):
    """A name that is no bot of ours, or none for this game."""

    def __init__(self, name: str, game: str) -> None:
        self.known = (*NAMES, *ONE_TRACK.get(game, ()))
        super().__init__(f"no bot is called {name!r}; there are: {', '.join(self.known)}")
        self.name = name


def make(
    name: str,
    game: Game,
    seat: int,
    seed: int | str = 0,
    budget: float | None = None,
) -> Bot:
    """The bot of this name at one seat of a game.

    `budget` is the time in seconds it may think about one answer. Without one a level takes its
    own, and any other bot makes a fixed effort: its answer then depends on seed and view alone.
    """
    if name in LEVELS:
        from .levels import LEVELS as TABLE
        from .levels import SlippingBot

        level = TABLE[game.name][name]
        bot = make(level.bot, game, seat, seed, level.budget if budget is None else budget)
        return SlippingBot(name, bot, level.slips) if level.slips else bot
    if name not in _ROOMS or (name in _ONE_TRACK and name not in ONE_TRACK.get(game.name, ())):
        raise UnknownBot(name, game.name)
    module, maker = _ROOMS[name]
    made: Bot = getattr(import_module(f".{module}", __package__), maker)(game, seat, seed, budget)
    return made
