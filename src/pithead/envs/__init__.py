"""The games as learning environments; `pip install 'pithead[envs]'` brings what they need.

    from pithead import envs
    env = envs.aec(name, seats=4)                          # PettingZoo, one agent after the other
    env = envs.simultaneous(name, seats=4)                 # PettingZoo, all who are asked at once
    env = envs.gym(name, seats=2, opponents=["greedy"])    # Gymnasium, one seat
    env = envs.vector(name, num_envs=16, seats=3)          # many of those at once
    game = envs.openspiel(name, seats=3)                   # OpenSpiel

`name` is one of `pithead.game_names()`. Once this is imported,
`gymnasium.make(environment_id(name))` finds them too.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import pithead
from pithead.kernel.parts import need

need("envs", "numpy")

from .batches import SAME_STEP, Batch  # noqa: E402
from .names import environment_id  # noqa: E402
from .pickling import Held  # noqa: E402
from .simulator import named, places, unfolder  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gymnasium.vector import AutoresetMode

    from pithead.kernel.plugin import Components

    from .agents import PitheadAEC
    from .all_at_once import PitheadParallel
    from .batches import Worth
    from .envpool import PitheadPool
    from .many import PitheadVector
    from .opponents import OpponentPool
    from .pufferlib_env import PitheadPuffer
    from .simulator import Options
    from .single import PitheadGym
    from .spiel import PitheadSpiel
    from .workers import ParallelBatch

__all__ = [
    "Batch",
    "Held",
    "aec",
    "batch",
    "environment_id",
    "gym",
    "named",
    "openspiel",
    "parallel",
    "places",
    "pool",
    "puffer",
    "simultaneous",
    "unfolder",
    "vector",
]


def aec(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    render_mode: str | None = None,
    components: Components = None,
    memory: bool = False,
) -> PitheadAEC:
    """PettingZoo: every seat an agent, `seat_0` and so on.

    With `memory` observations end with a segment of what the seat could remember.
    """
    need("envs", "pettingzoo")
    from .agents import PitheadAEC

    return PitheadAEC(game, seats, options, render_mode, components, memory)


def simultaneous(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    components: Components = None,
    memory: bool = False,
) -> PitheadParallel:
    """PettingZoo's parallel environment: sealed questions are answered by all at the same time."""
    need("envs", "pettingzoo")
    from .all_at_once import PitheadParallel

    return PitheadParallel(game, seats, options, components, memory)


def gym(
    game: str,
    seats: int | None = None,
    opponents: OpponentPool = ("random",),
    options: Options | None = None,
    seat: int | None = None,
    render_mode: str | None = None,
    components: Components = None,
    memory: bool = False,
) -> PitheadGym:
    """Gymnasium: one seat for the learner, the others drawn from the pool for each episode.

    With `memory` observations end with a segment of what the seat could remember.
    """
    need("envs", "gymnasium")
    from .single import PitheadGym

    return PitheadGym(game, seats, opponents, options, seat, render_mode, components, memory)


def vector(
    game: str,
    num_envs: int = 8,
    seats: int | None = None,
    opponents: OpponentPool = ("random",),
    options: Options | None = None,
    seat: int | None = None,
    components: Components = None,
    autoreset_mode: AutoresetMode | str = "NextStep",
) -> PitheadVector:
    """Gymnasium: `num_envs` such games side by side in this process."""
    need("envs", "gymnasium")
    from .many import PitheadVector

    return PitheadVector(
        game, num_envs, seats, opponents, options, seat, components, autoreset_mode
    )


def batch(
    game: str,
    envs: int = 1024,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Options | None = None,
    components: Components = None,
    players: Mapping[int, OpponentPool] | None = None,
    packed: bool = False,
    autoreset: str = SAME_STEP,
    rewards: str | Worth = "returns",
) -> Batch:
    """Self-play: `envs` games in arrays, the seat to act in each row the learner's."""
    return Batch(game, envs, seats, seed, options, components, players, packed, autoreset, rewards)


def parallel(
    game: str, envs: int = 1024, workers: int = 2, seed: int | str | None = None, **settings: Any
) -> ParallelBatch:
    """The same games as `batch` plays, a part of the rows in each of several processes."""
    from .workers import ParallelBatch

    return ParallelBatch(game, envs, workers, seed, settings)


def pool(game: str, num_envs: int = 256, seed: int | None = None, **settings: Any) -> PitheadPool:
    """A batch in the shape of EnvPool's environments; further settings are those of `batch`."""
    need("envs", "gymnasium")
    from .envpool import PitheadPool

    return PitheadPool(Batch(game, num_envs, seed=seed, **settings))


def puffer(game: str, envs: int = 256, buf: Any = None, **settings: Any) -> PitheadPuffer:
    """A batch for PufferLib 3, every seat an agent: seats, options, rewards and seed as there."""
    need("envs", "gymnasium")
    need("puffer")
    from .pufferlib_env import PitheadPuffer

    return PitheadPuffer(game, envs, buf=buf, **settings)


def openspiel(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    components: Components = None,
) -> PitheadSpiel:
    """OpenSpiel: a game for its algorithms."""
    need("openspiel")
    from .spiel import GAMES, parameters

    if game not in GAMES:
        raise pithead.UnknownGame(game)
    return GAMES[game](parameters(game, seats, options, components))


def _register() -> None:
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    for name in pithead.game_names():
        gymnasium.register(
            environment_id(name),
            entry_point="pithead.envs:gym",
            vector_entry_point="pithead.envs:vector",
            kwargs={"game": name},
            # The rules end every game.
            max_episode_steps=None,
        )


_register()
