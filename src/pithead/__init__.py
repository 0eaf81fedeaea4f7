"""Pithead: mining-company board games, exact, fast and open.

import pithead
game = pithead.game(pithead.game_names()[0])
match = game.match(seats=4, seed=7)
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from os import PathLike
from typing import TYPE_CHECKING, Any

from .kernel.plugin import installed

if TYPE_CHECKING:
    from .envs.batches import Batch
    from .kernel.game import Game
    from .kernel.plugin import Components

__version__ = "0.2.0"


def game_names() -> tuple[str, ...]:
    """The games that are installed."""
    return tuple(installed().plugins)


class UnknownGame(ValueError):
    """A name that no installed game has."""

    def __init__(self, name: str) -> None:
        there = ", ".join(game_names())
        broken = [plugin for plugin in installed().broken if plugin.name == name]
        why = f" (the plug-in does not work: {broken[0].reason})" if broken else ""
        super().__init__(f"no game is called {name!r}{why}; there are: {there}")
        self.name = name


def game(name: str, components: Components = None) -> Game:
    """The game of this name, with its own components or those of a file (or of a stored game)."""
    plugin = installed().plugins.get(name) if isinstance(name, str) else None
    if plugin is None:
        raise UnknownGame(name)
    if components is not None and not isinstance(components, (str, PathLike, Mapping)):
        raise TypeError(f"components are a file or its data, not {components!r}")
    return plugin.make(components)


def batch(
    game: str,
    envs: int = 1024,
    seats: int | None = None,
    seed: int | str | None = None,
    **settings: Any,
) -> Batch:
    """Many games at once, every seat a learner's, in arrays: see `pithead.envs.Batch`.

    `settings` are `options`, `components`, `players`, `packed`, `autoreset` and `rewards`.
    """
    made: Batch = import_module("pithead.envs").batch(game, envs, seats, seed, **settings)
    return made


def compiled() -> bool:
    """Whether the engine runs compiled."""
    module = import_module("pithead.kernel.match")
    return not str(module.__file__).endswith(".py")
