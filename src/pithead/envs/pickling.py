"""Games and states where Python copies and pickles: compiled objects have no way of their own."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pithead

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.plugin import Components
    from pithead.kernel.state import State


class GameKey(NamedTuple):
    """What a game is made of: its name and, if they are not its own, its components as JSON."""

    name: str
    components: str | None = None


def game_key(name: str, components: Components = None) -> GameKey:
    """Raises UnknownGame or ComponentError if there is no such game."""
    own = None if components is None else pithead.game(name, components).own_components
    return GameKey(name, None if own is None else json.dumps(own))


@cache
def shared_game(key: GameKey) -> Game:
    """One instance serves any number of tables."""
    return pithead.game(key.name, None if key.components is None else json.loads(key.components))


class Held:
    """A state that copies itself its own way when Python copies or pickles what surrounds it."""

    def __init__(self, key: GameKey, state: State) -> None:
        self.key = key
        self.state = state

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.key, self.state.clone())

    def __reduce__(self) -> tuple[Callable[[GameKey, object], Held], tuple[GameKey, object]]:
        return _load, (self.key, shared_game(self.key).dump(self.state))


def _load(key: GameKey, dump: object) -> Held:
    return Held(key, shared_game(key).load(dump))
