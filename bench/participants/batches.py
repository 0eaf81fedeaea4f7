"""Many games side by side at random: our batch beside the raw loop and the vector environment, or
EnvPool's backgammon. Steps of the mask are drawn by NumPy, off the clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.participants.measure import (
    CallTimes,
    Loop,
    Result,
    already_counted,
    arguments,
    play_games,
)

ENVPOOL = "envpool"
ENVS = 256
OURS = 1024
SEATS = 4


def measure(loop: Loop, seconds: float, seed: int, masks: Any, step: Callable[[Any], Any]) -> Loop:
    """Take steps for so many seconds of the processor's time; `step` gives the next masks."""
    numpy: Any = import_module("numpy")
    luck = numpy.random.default_rng(seed)
    for limit, kept in ((seconds * 0.2, False), (seconds, True)):
        spent = 0.0
        while spent < limit:
            draw = luck.random(masks.shape, dtype=numpy.float32)
            actions = (masks * (draw + 0.01)).argmax(axis=1)
            wall, start = time.perf_counter(), time.process_time()
            masks = step(actions)
            took = time.process_time() - start
            spent += took
            if kept:
                loop.decisions += len(actions)
                loop.seconds += took
                loop.wall_seconds += time.perf_counter() - wall
    return loop


def envpool(seconds: float, seed: int) -> Result:
    pool: Any = import_module("envpool")
    env = pool.make_gymnasium("Backgammon-v1", num_envs=ENVS, num_threads=1, seed=seed)
    _, info = env.reset()
    loop = Loop("batch", 2)

    def step(actions: Any) -> Any:
        return env.step(actions.astype("int32"))[-1]["legal_action_mask"]

    return Result(
        version("envpool"), [measure(loop, seconds, seed, info["legal_action_mask"], step)]
    )


def ours(name: str, seconds: float, seed: int) -> Result:
    pithead: Any = import_module("pithead")
    envs: Any = import_module("pithead.envs")
    play: Any = import_module("bench.participants.pithead_games").play
    game = pithead.game(name)
    batch = pithead.batch(name, envs=OURS, seats=SEATS, seed=seed)

    def batch_step(actions: Any) -> Any:
        batch.step(actions)
        return batch.mask

    many = envs.vector(name, num_envs=ENVS, seats=SEATS)
    seen, _ = many.reset(seed=seed)

    def many_step(actions: Any) -> Any:
        return many.step(actions)[0]["action_mask"]

    loops = [
        measure(Loop("batch", SEATS), seconds, seed, batch.mask, batch_step),
        play_games(Loop("raw", SEATS), seconds, seed, partial(play, game, SEATS), already_counted),
        measure(Loop("vector", SEATS), seconds, seed, seen["action_mask"], many_step),
    ]
    observed, clones = CallTimes(), CallTimes()
    for state in batch.truth(range(200)):
        observed.add([partial(game.observe, state, state.to_act())] * 20)
        clones.add([state.clone] * 20)
    compiled = pithead.compiled()
    return Result(
        pithead.__version__, loops, clones.summary(), observed.summary(), compiled=compiled
    )


def main() -> None:
    asked = arguments()
    if asked.game == ENVPOOL:
        envpool(asked.seconds, asked.seed).print()
    else:
        ours(asked.game, asked.seconds, asked.seed).print()


if __name__ == "__main__":
    main()
