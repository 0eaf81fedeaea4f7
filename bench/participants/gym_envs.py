"""Gymnasium environments at random, three random opponents: ours, or catanatron's."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.participants.measure import Counts, Loop, Result, already_counted, arguments, play_games

SEATS = 4
CATAN = "catanatron"


def make_catan() -> Any:
    players = import_module("catanatron.models.player")
    colours = [colour for colour in players.Color if colour != players.Color.BLUE]
    enemies = [players.RandomPlayer(colour) for colour in colours]
    return import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv({"enemies": enemies})


def play_catan(env: Any, seed: int) -> Counts:
    luck = random.Random(seed).random
    steps = 0
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        legal = info["valid_actions"]
        _, _, terminated, truncated, info = env.step(legal[int(luck() * len(legal))])
        over = terminated or truncated
        steps += 1
    return Counts(steps, 0)


def play_ours(env: Any, seed: int) -> Counts:
    luck = random.Random(seed).random
    steps = 0
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        legal = info["action_mask"].nonzero()[0]
        _, _, over, _, info = env.step(int(legal[int(luck() * len(legal))]))
        steps += 1
    return Counts(steps, 0)


def main() -> None:
    asked = arguments()
    loop = Loop("Gymnasium", SEATS)
    catan = asked.game == CATAN
    env = make_catan() if catan else import_module("pithead.envs").gym(asked.game, seats=SEATS)
    play = play_catan if catan else play_ours
    play_games(loop, asked.seconds, asked.seed, lambda seed: play(env, seed), already_counted)
    compiled = None if catan else import_module("pithead").compiled()
    Result(version("catanatron-gym" if catan else "pithead"), [loop], compiled=compiled).print()


if __name__ == "__main__":
    main()
