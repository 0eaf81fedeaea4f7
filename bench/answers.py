"""How long the levels take for an answer.

    python -m bench.answers rockwell --seats 4 --games 10

Games are played by level 4. Every other level is asked the same questions, level 5 some of them.
Levels 1 to 4 are measured by CPU time, for they only compute; level 5 by the clock, beyond the
second it may think.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from random import Random

import pithead
from pithead import bots
from pithead.bots import Bot
from pithead.bots.bot import View
from pithead.kernel.game import Game
from pithead.kernel.match import Match
from pithead.kernel.memory import Memory

QUICK = ("level-1", "level-2", "level-3", "level-4")
SLOW = "level-5"
SHOWN = (0.5, 0.99, 1.0)


def time_of(bot: Bot, view: View, memory: Memory, clock: Callable[[], float]) -> float:
    """What an answer takes, in milliseconds."""
    bot.memory = memory if bot.remembers else None
    start = clock()
    bot.choose(view)
    return 1000 * (clock() - start)


def ask_all(
    game: Game, match: Match, taken: dict[str, list[float]], rng: Random, rate: float
) -> None:
    """Play a game to the end and note how long each level takes."""
    players = {
        (level, seat): bots.make(level, game, seat, f"{seat}")
        for level in (*QUICK, SLOW)
        for seat in range(match.seats)
    }
    while not match.over:
        seat = match.state.to_act()
        view, memory = match.view(seat), match.memory(seat)

        for level in QUICK:
            taken[level].append(time_of(players[level, seat], view, memory, time.thread_time))
        if rng.random() < rate:
            taken[SLOW].append(time_of(players[SLOW, seat], view, memory, time.perf_counter))
        match.apply(seat, players["level-4", seat].choose(view).action)


def told(times: Sequence[float]) -> str:
    ordered = sorted(times)
    found = [ordered[min(len(ordered) - 1, int(part * len(ordered)))] for part in SHOWN]
    return "half {:.2f} ms, 99% {:.2f} ms, slowest {:.2f} ms".format(*found)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=pithead.game_names())
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--slow", type=float, default=0.002, help="part of them put to level 5")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    game = pithead.game(given.game)
    rng = Random(given.seed)
    taken: dict[str, list[float]] = {level: [] for level in (*QUICK, SLOW)}
    for number in range(given.games):
        match = game.match(given.seats, f"{given.seed} {number}")
        ask_all(game, match, taken, rng, given.slow)
    for level, times in taken.items():
        if times:
            print(f"{level}: {told(times)} ({len(times)} answers)")


if __name__ == "__main__":
    main()
