"""PettingZoo environments at random: ours, or texas_holdem_v4, in one and the same loop."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.participants.measure import Counts, Loop, Result, already_counted, arguments, play_games

SEATS = 4
TEXAS = "texas_holdem"


def make(game: str) -> Any:
    if game == TEXAS:
        return import_module("pettingzoo.classic.texas_holdem_v4").env(num_players=SEATS)
    return import_module("pithead.envs").aec(game, seats=SEATS)


def play(env: Any, seed: int) -> Counts:
    luck = random.Random(seed).random
    steps = 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        env.step(int(legal[int(luck() * len(legal))]))
        steps += 1
    return Counts(steps, 0, steps=steps)


def main() -> None:
    asked = arguments()
    env = make(asked.game)
    loop = Loop("AEC", SEATS)
    play_games(loop, asked.seconds, asked.seed, lambda seed: play(env, seed), already_counted)
    ours = asked.game != TEXAS
    compiled = import_module("pithead").compiled() if ours else None
    Result(version("pithead" if ours else "pettingzoo"), [loop], compiled=compiled).print()


if __name__ == "__main__":
    main()
