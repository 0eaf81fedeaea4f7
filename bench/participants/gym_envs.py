"""Gymnasium environments at random, three random opponents: ours, or catanatron's."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any, NamedTuple

from bench.participants.measure import Counts, Loop, Result, arguments, play_games

SEATS = 4
CATAN = "catanatron"


class Played(NamedTuple):
    """A game of the learner, whose decisions are still to be counted."""

    seed: int
    steps: int
    decisions: int = 0  # of all seats, where the game keeps them


def make_catan() -> Any:
    players = import_module("catanatron.models.player")
    colours = [colour for colour in players.Color if colour != players.Color.BLUE]
    enemies = [players.RandomPlayer(colour) for colour in colours]
    return import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv({"enemies": enemies})


def play_catan(env: Any, seed: int) -> Played:
    luck = random.Random(seed).random
    steps = 0
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        legal = info["valid_actions"]
        _, _, terminated, truncated, info = env.step(legal[int(luck() * len(legal))])
        over = terminated or truncated
        steps += 1
    return Played(seed, steps, len(env.game.state.actions))


def play_ours(env: Any, seed: int) -> Played:
    luck = random.Random(seed).random
    steps = 0
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        legal = info["action_mask"].nonzero()[0]
        _, _, over, _, info = env.step(int(legal[int(luck() * len(legal))]))
        steps += 1
    return Played(seed, steps)


def count_ours(env: Any, played: Played) -> Counts:
    """Play the game again, off the clock, and count what the opponents are asked."""
    opponents: Any = import_module("pithead.envs.opponents").Opponents
    play = opponents.play
    taken = 0

    def counting(self: Any) -> None:
        nonlocal taken
        state = self.table.state
        while not state.over and state.to_act() != self.learner:
            seat = state.to_act()
            state.apply_step(seat, state.sample_step(seat, self.table.luck))
            taken += 1

    opponents.play = counting
    try:
        again = play_ours(env, played.seed)
    finally:
        opponents.play = play
    if again != played:
        raise RuntimeError("the game went another way the second time")
    return Counts(played.steps + taken, 0, steps=played.steps)


def count_catan(_: Any, played: Played) -> Counts:
    return Counts(played.decisions, 0, steps=played.steps)


def main() -> None:
    asked = arguments()
    loop = Loop("Gymnasium", SEATS)
    catan = asked.game == CATAN
    env = make_catan() if catan else import_module("pithead.envs").gym(asked.game, seats=SEATS)
    play, count = (play_catan, count_catan) if catan else (play_ours, count_ours)
    play_games(
        loop,
        asked.seconds,
        asked.seed,
        lambda seed: play(env, seed),
        lambda played: count(env, played),
    )
    compiled = None if catan else import_module("pithead").compiled()
    Result(version("catanatron-gym" if catan else "pithead"), [loop], compiled=compiled).print()


if __name__ == "__main__":
    main()
