"""OpenSpiel: a game of its C++ library, driven from Python by a random loop."""

from __future__ import annotations

import random
from functools import partial
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.participants.measure import (
    CallTimes,
    Counts,
    Loop,
    Result,
    already_counted,
    arguments,
    play_games,
)

# OpenSpiel's C++ module ships no types.
pyspiel: Any = import_module("pyspiel")

CLONES_EACH = 20
DECISIONS_BETWEEN_SAMPLES = 7


def chance_outcome(state: Any, rng: random.Random) -> Any:
    """Draw from the outcomes by their chances: the quickest way for short lists in Python."""
    rest = rng.random()
    outcomes = state.chance_outcomes()
    for outcome, chance in outcomes:
        rest -= chance
        if rest < 0:
            return outcome
    # The chances may add up to a hair less than one.
    return outcomes[-1][0]


def play(game: Any, seed: int) -> Counts:
    rng = random.Random(seed)
    decisions = choices = chance = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance_outcome(state, rng))
            chance += 1
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
            if len(actions) > 1:
                choices += 1
    return Counts(decisions, choices, chance)


def play_sampled(game: Any, clones: CallTimes, views: CallTimes, seed: int) -> Counts:
    rng = random.Random(seed)
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance_outcome(state, rng))
            continue
        if decisions % DECISIONS_BETWEEN_SAMPLES == 0:
            clones.add([state.clone] * CLONES_EACH)
            seats = range(game.num_players())
            views.add([partial(state.observation_tensor, seat) for seat in seats])
        decisions += 1
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
    return Counts(decisions, 0)


def main() -> None:
    asked = arguments()
    game = pyspiel.load_game(asked.game)
    seats = game.num_players()
    loop = play_games(
        Loop("Python loop", seats),
        asked.seconds,
        asked.seed,
        partial(play, game),
        already_counted,
    )
    clones, views = CallTimes(), CallTimes()
    sampled = partial(play_sampled, game, clones, views)
    play_games(Loop("clone", seats), asked.seconds / 4, asked.seed, sampled, already_counted)
    Result(version("open_spiel"), [loop], clones.summary(), views.summary()).print()


if __name__ == "__main__":
    main()
