"""Pithead: Rockwell at random, in the simulator's fast loop and through the checked door."""

from __future__ import annotations

import random
from functools import partial

import pithead
from bench.participants.measure import (
    CallTimes,
    Counts,
    Loop,
    Result,
    already_counted,
    arguments,
    play_games,
)

GAME = pithead.game("rockwell")
HEADLINE_SEATS = 4
OTHER_SEATS = (2, 3)
# The headline loop gets the whole time; the rest share less, to keep a round short.
OTHER_SHARE = 0.5
CLONES_EACH = 20
DECISIONS_BETWEEN_SAMPLES = 7


def play(seats: int, seed: int) -> Counts:
    rng = random.Random(seed)
    decisions = choices = 0
    state = GAME.new_state(seats=seats, seed=seed)
    while not state.over:
        seat = state.to_act()
        steps = state.legal_steps(seat)
        state.apply_step(seat, steps[int(rng.random() * len(steps))])
        decisions += 1
        if len(steps) > 1:
            choices += 1
    return Counts(decisions, choices)


def play_checked(seats: int, seed: int) -> Counts:
    """Whole actions, each checked and logged, as the command line and a server would play."""
    rng = random.Random(seed)
    decisions = 0
    match = GAME.match(seats=seats, seed=seed)
    while not match.over:
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
        decisions += 1
    return Counts(decisions, 0)


def play_sampled(seats: int, clones: CallTimes, views: CallTimes, seed: int) -> Counts:
    rng = random.Random(seed)
    decisions = 0
    state = GAME.new_state(seats=seats, seed=seed)
    while not state.over:
        if decisions % DECISIONS_BETWEEN_SAMPLES == 0:
            clones.add([state.clone] * CLONES_EACH)
            views.add([partial(GAME.view, state, viewer) for viewer in range(seats)])
        decisions += 1
        seat = state.to_act()
        steps = state.legal_steps(seat)
        state.apply_step(seat, steps[int(rng.random() * len(steps))])
    return Counts(decisions, 0)


def main() -> None:
    asked = arguments()
    short = asked.seconds * OTHER_SHARE
    timing = ((HEADLINE_SEATS, asked.seconds), *((seats, short) for seats in OTHER_SEATS))
    loops = [
        play_games(Loop("fast", seats), seconds, asked.seed, partial(play, seats), already_counted)
        for seats, seconds in timing
    ]
    checked = partial(play_checked, HEADLINE_SEATS)
    door = Loop("checked", HEADLINE_SEATS)
    loops.append(play_games(door, short, asked.seed, checked, already_counted))
    clones, views = CallTimes(), CallTimes()
    sampled = partial(play_sampled, HEADLINE_SEATS, clones, views)
    play_games(Loop("clone", HEADLINE_SEATS), short, asked.seed, sampled, already_counted)
    Result(
        pithead.__version__, loops, clones.summary(), views.summary(), compiled=pithead.compiled
    ).print()


if __name__ == "__main__":
    main()
