"""Pithead: either game at random, in the fast loop and through the checked door."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from pithead.kernel.game import Game

# The first is the one that is compared.
SEATS = {"rockwell": (4, 2, 3), "brass_empire": (4, 1, 2, 6)}
# The headline loop gets the whole time; the rest share less, to keep a round short.
OTHER_SHARE = 0.5
CLONES_EACH = 20
STEPS_BETWEEN_SAMPLES = 7


def play(game: Game, seats: int, seed: int) -> Counts:
    rng = random.Random(seed)
    decisions = choices = 0
    state = game.new_state(seats=seats, seed=seed)
    while not state.over:
        seat = state.to_act()
        steps = state.legal_steps(seat)
        state.apply_step(seat, steps[int(rng.random() * len(steps))])
        decisions += 1
        if len(steps) > 1:
            choices += 1
    return Counts(decisions, choices)


def play_checked(game: Game, seats: int, seed: int) -> Counts:
    """Whole actions, each checked and logged, as the command line and a server would play."""
    rng = random.Random(seed)
    decisions = 0
    match = game.match(seats=seats, seed=seed)
    while not match.over:
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
        decisions += 1
    return Counts(decisions, 0)


@dataclass
class Samples:
    """What is looked at in games played off the clock."""

    clones: CallTimes = field(default_factory=CallTimes)
    views: CallTimes = field(default_factory=CallTimes)
    steps: int = 0
    actions: int = 0


def play_sampled(game: Game, seats: int, samples: Samples, seed: int) -> Counts:
    rng = random.Random(seed)
    state = game.new_state(seats=seats, seed=seed)
    while not state.over:
        if samples.steps % STEPS_BETWEEN_SAMPLES == 0:
            samples.clones.add([state.clone] * CLONES_EACH)
            samples.views.add([partial(game.view, state, viewer) for viewer in range(seats)])
        seat = state.to_act()
        steps = state.legal_steps(seat)
        state.apply_step(seat, steps[int(rng.random() * len(steps))])
        samples.steps += 1
        samples.actions += not state.in_form(seat)
    return Counts(0, 0)


def main() -> None:
    asked = arguments()
    game = pithead.game(asked.game)
    headline, *others = SEATS[asked.game]
    short = asked.seconds * OTHER_SHARE
    timing = ((headline, asked.seconds), *((seats, short) for seats in others))
    loops = [
        play_games(
            Loop("fast", seats), seconds, asked.seed, partial(play, game, seats), already_counted
        )
        for seats, seconds in timing
    ]
    checked = partial(play_checked, game, headline)
    door = Loop("checked", headline)
    loops.append(play_games(door, short, asked.seed, checked, already_counted))
    samples = Samples()
    sampled = partial(play_sampled, game, headline, samples)
    play_games(Loop("clone", headline), short, asked.seed, sampled, already_counted)
    Result(
        pithead.__version__,
        loops,
        samples.clones.summary(),
        samples.views.summary(),
        compiled=pithead.compiled(),
        steps_per_action=samples.steps / samples.actions,
    ).print()


if __name__ == "__main__":
    main()
