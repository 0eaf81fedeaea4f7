"""One run: every participant in turn, round after round, on one core."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench import learning
from bench.environments import UnavailableError, python_of, reason_in
from bench.report import PREVIOUS, Measurements, history_line, loop_rate, report
from pithead.provenance import commit, machine

Result = dict[str, Any]


@dataclass(frozen=True)
class Participant:
    """A program under bench/participants and the environment it runs in."""

    name: str
    module: str
    rival: str = ""  # the name of its requirements file; empty for our own
    arguments: tuple[str, ...] = ()
    compiled: bool | None = None
    python: Path | None = None  # of an earlier release


SIMULATORS = (
    Participant("rockwell plain", "pithead_games", "", ("--game", "rockwell"), False),
    Participant("rockwell compiled", "pithead_games", "", ("--game", "rockwell"), True),
    Participant("brass_empire plain", "pithead_games", "", ("--game", "brass_empire"), False),
    Participant("brass_empire compiled", "pithead_games", "", ("--game", "brass_empire"), True),
    Participant("catanatron", "catanatron_catan", "catanatron"),
    Participant("open_spiel gin_rummy", "open_spiel_games", "open_spiel", ("--game", "gin_rummy")),
    Participant(
        "open_spiel backgammon", "open_spiel_games", "open_spiel", ("--game", "backgammon")
    ),
    Participant("rlcard gin-rummy", "rlcard_gin_rummy", "rlcard"),
    Participant("pyminion", "pyminion_dominion", "pyminion"),
)

# Random play with four seats through PettingZoo's and Gymnasium's interfaces.
ENVIRONMENTS = (
    Participant(learning.AEC_ROCKWELL, "aec_envs", "", ("--game", "rockwell"), True),
    Participant(learning.AEC_BRASS_EMPIRE, "aec_envs", "", ("--game", "brass_empire"), True),
    Participant(learning.GYM_ROCKWELL, "gym_envs", "", ("--game", "rockwell"), True),
    Participant(learning.GYM_BRASS_EMPIRE, "gym_envs", "", ("--game", "brass_empire"), True),
    Participant(learning.TEXAS, "aec_envs", "pettingzoo", ("--game", "texas_holdem")),
    Participant(learning.CATAN, "gym_envs", "catanatron_gym", ("--game", "catanatron")),
)
# Self-play with observations and masks, many games side by side.
BATCHES = (
    Participant(learning.BATCH_ROCKWELL, "batches", "", ("--game", "rockwell"), True),
    Participant(learning.BATCH_BRASS_EMPIRE, "batches", "", ("--game", "brass_empire"), True),
    Participant(learning.ENVPOOL, "batches", "envpool", ("--game", "envpool")),
)
GROUPS = {"simulators": SIMULATORS, "environments": ENVIRONMENTS, "batches": BATCHES}


@dataclass
class Run:
    """What is known so far; complete or not, it can be reported at any moment."""

    root: Path
    rounds: int
    seconds: float
    core: int | None
    participants: tuple[Participant, ...] = (*SIMULATORS, *ENVIRONMENTS, *BATCHES)
    started: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))
    pythons: dict[str, Path] = field(default_factory=dict)
    results: dict[str, list[Result]] = field(default_factory=dict)
    skipped: dict[str, str] = field(default_factory=dict)
    interrupted: bool = False


def main(root: Path) -> int:
    asked = arguments()
    run = Run(root, asked.rounds, asked.seconds, core=None)
    if asked.only:
        run.participants = GROUPS[asked.only]
    if asked.previous:
        run.participants += tuple(earlier(run.participants, asked.previous))
    try:
        set_up(run)
        run.core = pin_to_one_core()
        measure_all(run)
    except KeyboardInterrupt:
        run.interrupted = True
        print(file=sys.stderr)
    facts = facts_of(run)
    measured = Measurements(facts, run.results, run.skipped)
    print(report(measured))
    if asked.json:
        record = facts | {"results": run.results, "skipped": run.skipped}
        try:
            asked.json.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
        except OSError as error:
            print(f"Can't write {asked.json}: {error.strerror}.", file=sys.stderr)
            return 2
    if asked.history:
        with asked.history.open("a", encoding="utf-8") as file:
            file.write(json.dumps(history_line(measured)) + "\n")
    return 130 if run.interrupted else 0


def earlier(participants: Iterable[Participant], python: Path) -> Iterator[Participant]:
    """Our compiled participants again, as another release plays them."""
    for each in participants:
        if each.compiled:
            yield replace(each, name=each.name + PREVIOUS, python=python)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench/run.py",
        description="Measure random play in Pithead and in other simulators, on one core.",
    )
    parser.add_argument("--rounds", type=positive_int, help="rounds to take the median of (5)")
    parser.add_argument("--seconds", type=positive_float, help="time for a loop in a round (2)")
    parser.add_argument("--quick", action="store_true", help="a short run: 2 rounds of 0.4 s")
    parser.add_argument("--only", choices=sorted(GROUPS), help="measure these alone")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured")
    parser.add_argument(
        "--previous",
        type=Path,
        metavar="PYTHON",
        help="the Python that another release is installed for: measure that beside ours",
    )
    parser.add_argument("--history", type=Path, metavar="FILE", help="append a line of rates")
    asked = parser.parse_args()
    if asked.json and not asked.json.absolute().parent.is_dir():
        parser.error(f"there is no folder {asked.json.parent} for {asked.json.name}: make it first")
    if asked.previous and not asked.previous.is_file():
        parser.error(f"there is no Python at {asked.previous}")
    asked.rounds = asked.rounds or (2 if asked.quick else 5)
    asked.seconds = asked.seconds or (0.4 if asked.quick else 2.0)
    return asked


def positive_int(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("give a number of at least 1")
    return number


def positive_float(text: str) -> float:
    number = float(text)
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError("give a number of seconds from 0 to 3600")
    return number


def set_up(run: Run) -> None:
    """Make the environments before anything is measured, so that pip disturbs nobody."""
    failed: dict[str, str] = {}
    for participant in run.participants:
        rival = participant.rival
        if rival in failed:
            run.skipped[participant.name] = failed[rival]
            continue
        try:
            run.pythons[participant.name] = (
                python_of(rival, run.root) if rival else participant.python or Path(sys.executable)
            )
        except UnavailableError as reason:
            failed[rival] = run.skipped[participant.name] = str(reason)


def pin_to_one_core() -> int | None:
    """Stay on one core, programs started from here too; None where the system can't."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    # The last one: a system's own work tends to gather on the first.
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def measure_all(run: Run) -> None:
    """Rounds outside, participants inside: a slow minute of the machine hits all alike."""
    for number in range(run.rounds):
        for participant in measurable(run):
            label = f"round {number + 1}/{run.rounds}  {participant.name:<22}"
            print(label, end=" ", file=sys.stderr, flush=True)
            try:
                result = measure(run, participant, seed=1 + number * 100_000)
            except UnavailableError as reason:
                run.skipped[participant.name] = str(reason)
                print("skipped", file=sys.stderr, flush=True)
                continue
            run.results.setdefault(participant.name, []).append(result)
            rate = loop_rate(result["loops"][0], "decisions")
            print(f"{rate:>9,.0f} decisions/s", file=sys.stderr, flush=True)


def measurable(run: Run) -> Iterator[Participant]:
    return (each for each in run.participants if each.name not in run.skipped)


def measure(run: Run, participant: Participant, seed: int) -> Result:
    """Run one participant and read the JSON object it prints."""
    python = str(run.pythons[participant.name])
    command = [python, "-m", f"bench.participants.{participant.module}", *participant.arguments]
    command += ["--seconds", str(run.seconds), "--seed", str(seed)]
    done = subprocess.run(
        command,
        cwd=run.root,
        env=environment(run, participant),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise UnavailableError(f"it stopped: {reason_in(done.stderr)}")
    result: Result = json.loads(done.stdout)
    if participant.compiled is not None and result["compiled"] != participant.compiled:
        raise UnavailableError(wrong_flavour(participant))
    return result


def environment(run: Run, participant: Participant) -> dict[str, str]:
    """Plain Pithead is imported from the sources; everything else as it is installed."""
    variables = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    variables["PYTHONHASHSEED"] = "0"
    if participant.compiled is False:
        variables["PYTHONPYCACHEPREFIX"] = str(run.root / "build" / "pycache")
        variables["PYTHONPATH"] = str(run.root / "src")
    return variables


def wrong_flavour(participant: Participant) -> str:
    if participant.compiled:
        return (
            "the installed package is plain Python; "
            "install a C compiler and Python's headers, then run make again"
        )
    return "there are compiled modules among the sources; remove the .so files under src"


def facts_of(run: Run) -> dict[str, Any]:
    """What a reader needs in order to judge the figures."""
    return {
        "date": run.started,
        "commit": commit(),
        "machine": machine(),
        "system": platform.platform(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": platform.python_compiler(),
        "core": run.core,
        "rounds": run.rounds,
        "seconds": run.seconds,
        "interrupted": run.interrupted,
    }
