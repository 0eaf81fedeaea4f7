"""Many random games over all seat counts and options, invariants checked all the way: `make soak`.

    python -m tests.soak.run --games 10000 --seed 1 [--every 5] [--workers 2]
    python -m tests.soak.run --game brass_empire [--resume FILE]

Without --game, so many of each game. Half of them go through the integer door, the rest through a
match whose events are kept in books.
Ctrl-C stops after the games in hand and prints what was finished; with --resume FILE the next run
goes on from there. The exit code is 1 if anything was violated.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from pithead.testing.case import Case, every_case
from pithead.testing.gamekit import GameKit
from pithead.testing.walk import play_actions_lightly, play_steps
from tests.kit.kits import game_kits

BATCH = 20


@dataclass
class Tally:
    """What a batch, or a whole run, came to."""

    games: int = 0
    ended: int = 0
    decisions: int = 0
    by_seats: dict[int, int] = field(default_factory=dict)
    violations: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.ended += other.ended
        self.decisions += other.decisions
        for seats, games in other.by_seats.items():
            self.by_seats[seats] = self.by_seats.get(seats, 0) + games
        self.violations += other.violations


@dataclass(frozen=True)
class Plan:
    game: str
    games: int
    seed: int
    every: int

    def batches(self) -> range:
        return range(0, self.games, BATCH)


def case_of(kit: GameKit, plan: Plan, number: int) -> Case:
    """Game `number` of a plan: seat counts and options in turn, a seed of its own."""
    cases = every_case(kit)
    return cases[number % len(cases)].reseed(plan.seed * 1_000_000 + number)


def by_steps(kit: GameKit, number: int) -> bool:
    """The doors change after each round of all cases, so that every case meets both."""
    return number // len(every_case(kit)) % 2 == 0


def play_batch(plan: Plan, first: int) -> Tally:
    kit = next(kit for kit in game_kits() if kit.name == plan.game)
    tally = Tally()
    for number in range(first, min(first + BATCH, plan.games)):
        case = case_of(kit, plan, number)
        tally.games += 1
        tally.by_seats[case.seats] = tally.by_seats.get(case.seats, 0) + 1
        play = play_steps if by_steps(kit, number) else play_actions_lightly
        try:
            tally.decisions += play(kit, case, every=plan.every)
            tally.ended += 1
        except Exception as error:  # any fault of the engine is a finding, not a reason to stop
            tally.violations.append(f"{case} by {play.__name__}: {type(error).__name__}: {error}")
    return tally


def work_quietly() -> None:
    """Ctrl-C is for the main process, which lets the workers finish what they have in hand."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(plan: Plan, workers: int, done: dict[int, Tally]) -> Iterator[tuple[int, Tally]]:
    todo = [first for first in plan.batches() if first not in done]
    with ProcessPoolExecutor(workers, initializer=work_quietly) as pool:
        running: dict[Future[Tally], int] = {}
        try:
            while todo or running:
                while todo and len(running) < 2 * workers:
                    first = todo.pop(0)
                    running[pool.submit(play_batch, plan, first)] = first
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        except KeyboardInterrupt:
            for future in running:
                future.cancel()
            for future, first in running.items():
                if not future.cancelled():
                    yield first, future.result()
            raise


def load_progress(path: Path | None, plan: Plan) -> dict[int, Tally]:
    """Batches that an earlier run of the same plan has finished: one JSON line each."""
    if path is None or not path.is_file():
        return {}
    done: dict[int, Tally] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        entry: dict[str, Any] = json.loads(line)
        if entry["plan"] != asdict(plan):
            sys.exit(f"{path} is of another run ({entry['plan']}): name another file.")
        tally = entry["tally"]
        by_seats = {int(seats): games for seats, games in tally["by_seats"].items()}
        done[entry["first"]] = Tally(**{**tally, "by_seats": by_seats})
    return done


def save_progress(path: Path | None, plan: Plan, first: int, tally: Tally) -> None:
    if path is not None:
        entry = {"plan": asdict(plan), "first": first, "tally": asdict(tally)}
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")


def summary(plan: Plan, total: Tally, seconds: float) -> str:
    spread = ", ".join(
        f"{games} of {seats} seats" for seats, games in sorted(total.by_seats.items())
    )
    lines = [
        f"{plan.game}: {total.games} of {plan.games} games ({spread}), seed {plan.seed}",
        f"{total.ended} played to the end, {total.decisions} steps, {seconds:.0f} s in this run",
        f"{len(total.violations)} games violated an invariant",
    ]
    return "\n".join([*lines, *(f"  {text[:1500]}" for text in total.violations[:20])])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.run", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    names = [kit.name for kit in game_kits()]
    parser.add_argument("--game", choices=names, help="only this one (default: each in turn)")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="check every k-th node (default: all)")
    parser.add_argument("--workers", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keep progress in this file")
    args = parser.parse_args()
    if args.resume is not None and args.game is None:
        parser.error("--resume keeps the progress of one game: name it with --game.")
    return args


def main() -> int:
    args = arguments()
    names = [args.game] if args.game else [kit.name for kit in game_kits()]
    total = Tally()
    try:
        for name in names:
            soak(Plan(name, args.games, args.seed, args.every), args.workers, args.resume, total)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
    return 1 if total.violations else 0


def soak(plan: Plan, workers: int, resume: Path | None, all_games: Tally) -> None:
    """Play a plan and print what came of it, also when stopped; add it to the whole."""
    done = load_progress(resume, plan)
    total, start = Tally(), time.monotonic()
    for tally in done.values():
        total.add(tally)
    try:
        for first, tally in run(plan, workers, done):
            save_progress(resume, plan, first, tally)
            total.add(tally)
            show_progress(plan, total, time.monotonic() - start)
    finally:
        print(file=sys.stderr)
        print(summary(plan, total, time.monotonic() - start))
        all_games.add(total)


def show_progress(plan: Plan, total: Tally, seconds: float) -> None:
    end = "\r" if sys.stderr.isatty() else "\n"
    text = f"{total.games}/{plan.games} games, {len(total.violations)} violations, {seconds:.0f} s"
    if sys.stderr.isatty() or total.games % (50 * BATCH) == 0:
        print(text, end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
