"""What every participant shares: its arguments, its clock, and the JSON object it prints.

Only the standard library is used here, because each participant runs in its own environment.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import NamedTuple, TypeVar

Played = TypeVar("Played")

WARM_UP_SHARE = 0.2


class Counts(NamedTuple):
    """What happened in one game."""

    decisions: int
    choices: int  # decisions with more than one option
    chance: int = 0  # dice and cards drawn by the loop itself, outside the game
    steps: int = 0  # of an environment; one may hold the decisions of several seats


@dataclass
class Loop:
    """One way of playing at random, added up over many games."""

    name: str
    seats: int
    games: int = 0
    decisions: int = 0
    choices: int = 0
    chance: int = 0
    steps: int = 0
    seconds: float = 0.0
    wall_seconds: float = 0.0


@dataclass
class CallTimes:
    """How long one call takes, in microseconds, over states met in play."""

    samples: list[float] = field(default_factory=list)

    def add(self, calls: Sequence[Callable[[], object]]) -> None:
        """Time a few calls together, because one is too short for the clock."""
        start = time.process_time_ns()
        for call in calls:
            call()
        self.samples.append((time.process_time_ns() - start) / 1000 / len(calls))

    def summary(self) -> dict[str, float] | None:
        if not self.samples:
            return None
        return {
            "mean_us": statistics.fmean(self.samples),
            "median_us": statistics.median(self.samples),
            "samples": len(self.samples),
        }


@dataclass
class Result:
    """What a participant prints. The first loop is the one that is compared."""

    version: str
    loops: list[Loop]
    clone: dict[str, float] | None = None
    view: dict[str, float] | None = None
    compiled: bool | None = None
    steps_per_action: float = 1.0  # above one where a large choice counts as several decisions
    python: str = platform.python_version()
    implementation: str = platform.python_implementation()

    def print(self) -> None:
        json.dump(asdict(self), sys.stdout)
        print()


@dataclass(frozen=True)
class Arguments:
    seconds: float
    seed: int
    game: str


def arguments() -> Arguments:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="")
    found = parser.parse_args()
    return Arguments(found.seconds, found.seed, found.game)


def play_games(
    loop: Loop,
    seconds: float,
    first_seed: int,
    play: Callable[[int], Played],
    count: Callable[[Played], Counts],
) -> Loop:
    """Play whole games for about so many seconds, after a warm-up that is not counted.

    `play` is on the clock and `count` is not, so a simulator that does not count its own
    decisions loses nothing to our counting. The clock is the processor's, so that another
    program on the machine does not make this one look slow.
    """
    seed = first_seed
    for limit, kept in ((seconds * WARM_UP_SHARE, False), (seconds, True)):
        spent = 0.0
        while spent < limit:
            wall, start = time.perf_counter(), time.process_time()
            played = play(seed)
            took = time.process_time() - start
            waited = time.perf_counter() - wall
            spent += took
            seed += 1
            if kept:
                add_game(loop, count(played), took, waited)
    return loop


def add_game(loop: Loop, counts: Counts, seconds: float, wall_seconds: float) -> None:
    loop.games += 1
    loop.decisions += counts.decisions
    loop.choices += counts.choices
    loop.chance += counts.chance
    loop.steps += counts.steps
    loop.seconds += seconds
    loop.wall_seconds += wall_seconds


def already_counted(counts: Counts) -> Counts:
    """For loops that count as they go."""
    return counts
