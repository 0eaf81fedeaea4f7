"""Many games of mixed bots, everybody's memory held against the truth at every turn start.

    python -m tests.soak.memory --games 2000 --seed 1 [--first 0] [--game rockwell]

Bots of all kinds sit together, at every seat count with every option set in turn. Reported are the
games, how often a memory was not true (the exit code is then 1), and how often it was exact.
Ctrl-C stops, and reports the games that were finished.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random

from pithead import bots
from pithead.kernel.match import Match
from pithead.kernel.memory import Memory
from pithead.testing.case import every_case
from pithead.testing.gamekit import GameKit
from pithead.testing.remembering import Listeners, Sharpness, check_here, sharpness
from tests.kit.kits import game_kits

PLAYERS = ("random", "greedy", "practised", "level-1", "level-3")


def play(kit: GameKit, number: int, seed: int) -> Sharpness:
    """One game; AssertionError where a memory, or a guess made with it, is not true."""
    cases = [case for case in every_case(kit) if not case.rich]
    case = cases[number % len(cases)].reseed(seed * 1_000_000 + number)
    rng = Random(f"{case} bots")
    match = kit.match(case)
    players = [
        bots.make(rng.choice(PLAYERS), kit.game, seat, f"{case} {seat}")
        for seat in range(case.seats)
    ]
    listeners, found, turn = Listeners(match), Sharpness(), -1
    while not match.over:
        memories = listeners.hear()
        if kit.game.turns(match.state) != turn:
            turn = kit.game.turns(match.state)
            found.add(sharpness(kit, match, memories))
            for viewer, memory in memories.items():
                check_here(kit, match, viewer, memory, rng)
        answer(match, players, memories)
    return found


def answer(match: Match, players: list[bots.Bot], memories: dict[int, Memory]) -> None:
    seat = match.state.to_act()
    bot = players[seat]
    if bot.remembers:
        bot.memory = memories[seat]
    match.apply(seat, bot.choose(match.view(seat)).action)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="")
    given = parser.parse_args()
    failed = False
    for kit in game_kits():
        if given.game not in ("", kit.name):
            continue
        start, found, games, wrong = time.monotonic(), Sharpness(), 0, 0
        for number in range(given.first, given.first + given.games):
            try:
                found.add(play(kit, number, given.seed))
            except AssertionError as error:
                wrong += 1
                print(f"{kit.name} game {number}: {error}", flush=True)
            except KeyboardInterrupt:
                break
            games += 1
        failed = failed or wrong > 0
        print(
            f"{kit.name}: {games} games from {given.first}, {wrong} with a memory not true; "
            f"exact at {found.exact} of {found.looks} turn starts of seats; "
            f"{time.monotonic() - start:.0f} s",
            flush=True,
        )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
