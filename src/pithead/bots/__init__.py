"""Players that see views only: `make(name, game, seat)` gives one, `choose(view)` asks it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pithead.kernel.game import Game

    from .bot import Bot, Choice

__all__ = ["NAMES", "Bot", "Choice", "UnknownBot", "make"]

_ROOMS: Final = {
    "random": ("random_bot", "RandomBot"),
    "greedy": ("greedy", "GreedyBot"),
}
NAMES: Final = tuple(_ROOMS)


class UnknownBot(ValueError):
    """A name that is no bot of ours."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot is called {name!r}; there are: {', '.join(NAMES)}")
        self.name = name
        self.known = NAMES


def make(
    name: str,
    game: Game,
    seat: int,
    seed: int | str = 0,
    budget: float | None = None,
) -> Bot:
    """The bot of this name at one seat of a game.

    `budget` is the time in seconds it may think about one answer; without one its answer depends on
    the seed and the view alone.
    """
    if name not in _ROOMS:
        raise UnknownBot(name)
    module, maker = _ROOMS[name]
    bot: Bot = getattr(import_module(f".{module}", __package__), maker)(game, seat, seed, budget)
    return bot
