"""The games as learning environments; `pip install pithead[envs]` brings what they need.

    from pithead import envs
    env = envs.aec("rockwell", seats=4)                            # PettingZoo
    env = envs.gym("brass_empire", seats=2, opponents=["greedy"])  # Gymnasium, one seat
    env = envs.vector("rockwell", num_envs=16, seats=3)            # many of those at once
    game = envs.openspiel("rockwell", seats=3)                     # OpenSpiel

Once this is imported, `gymnasium.make("pithead/Rockwell-v1", seats=4)` finds them too.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pithead

from .names import environment_id
from .table import named, places, unfolder

if TYPE_CHECKING:
    from .agents import PitheadAEC
    from .batch import PitheadVector
    from .opponents import Opponent
    from .single import PitheadGym
    from .spiel import PitheadSpiel
    from .table import Options

__all__ = ["aec", "environment_id", "gym", "named", "openspiel", "places", "unfolder", "vector"]


class MissingExtra(ImportError):
    """A package that this environment needs and that is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed: pip install 'pithead[{extra}]'")


def _need(module: str, package: str, extra: str = "envs") -> None:
    if find_spec(module) is None:
        raise MissingExtra(package, extra)


def aec(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    render_mode: str | None = None,
) -> PitheadAEC:
    """PettingZoo: every seat an agent, `seat_0` and so on."""
    _need("pettingzoo", "pettingzoo")
    from .agents import PitheadAEC

    return PitheadAEC(game, seats, options, render_mode)


def gym(
    game: str,
    seats: int | None = None,
    opponents: Sequence[Opponent] = ("random",),
    options: Options | None = None,
    seat: int | None = None,
    render_mode: str | None = None,
) -> PitheadGym:
    """Gymnasium: one seat for the learner, the others drawn from the pool for each episode."""
    _need("gymnasium", "gymnasium")
    from .single import PitheadGym

    return PitheadGym(game, seats, opponents, options, seat, render_mode)


def vector(
    game: str,
    num_envs: int = 8,
    seats: int | None = None,
    opponents: Sequence[Opponent] = ("random",),
    options: Options | None = None,
    seat: int | None = None,
) -> PitheadVector:
    """Gymnasium: `num_envs` such games side by side in this process."""
    _need("gymnasium", "gymnasium")
    from .batch import PitheadVector

    return PitheadVector(game, num_envs, seats, opponents, options, seat)


def openspiel(game: str, seats: int | None = None) -> PitheadSpiel:
    """OpenSpiel: a game for its algorithms."""
    _need("pyspiel", "open_spiel", "openspiel")
    from .spiel import GAMES

    if game not in GAMES:
        raise pithead.UnknownGame(game)
    parameters: dict[str, Any] = {} if seats is None else {"players": seats}
    return GAMES[game](parameters)


def _register() -> None:
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    for name in pithead.GAMES:
        gymnasium.register(
            environment_id(name),
            entry_point="pithead.envs:gym",
            vector_entry_point="pithead.envs:vector",
            kwargs={"game": name},
            # The rules end every game.
            max_episode_steps=None,
        )


_register()
