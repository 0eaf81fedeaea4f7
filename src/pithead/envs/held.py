"""Games and states where Python copies and pickles: compiled objects have no way of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

import pithead

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State


@cache
def shared_game(name: str) -> Game:
    """One instance serves any number of tables."""
    return pithead.game(name)


class Held:
    """A state that copies itself its own way when Python copies or pickles what surrounds it."""

    def __init__(self, name: str, state: State) -> None:
        self.name = name
        self.state = state

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.name, self.state.clone())

    def __reduce__(self) -> tuple[Callable[[str, object], Held], tuple[str, object]]:
        return _load, (self.name, shared_game(self.name).dump(self.state))


def _load(name: str, dump: object) -> Held:
    return Held(name, shared_game(name).load(dump))
