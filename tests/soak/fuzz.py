"""Thousands of broken dumps, each refused with its place or played to the end: `make fuzz`.

    python -m tests.soak.fuzz --mutations 5000 --seed 1 [--game brass_empire]

Without --game, so many of each game. The exit code is 1 if `load` broke its promise.
"""

from __future__ import annotations

import argparse
import sys

from pithead.testing.fuzzing import fuzz
from tests.kit.kits import game_kits

BATCH = 500  # mutations of the dumps of some games; then others are played
GAMES = 12


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.fuzz")
    parser.add_argument("--mutations", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=[kit.name for kit in game_kits()])
    given = parser.parse_args()
    failed = False
    for kit in game_kits():
        if given.game not in (None, kit.name):
            continue
        loaded = refused = 0
        for batch in range(0, given.mutations, BATCH):
            most = min(BATCH, given.mutations - batch)
            try:
                tally = fuzz(kit, most, seed=given.seed + batch, games=GAMES)
            except AssertionError as error:
                failed = True
                print(f"{kit.name}, seed {given.seed + batch}: {error}", flush=True)
            else:
                loaded += tally.loaded
                refused += tally.refused
        print(f"{kit.name}: {loaded} loaded and played to the end, {refused} refused", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
