"""The same rules, seed and actions give the same bytes: in any process, compiled or plain.

Run as a program it plays a few games and prints their digests:
python -m pithead.testing.determinism KIT_FILE [--noise]
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from random import Random

import pithead
from pithead.kernel.canonical import digest
from pithead.testing.case import Case, few_cases
from pithead.testing.gamekit import GameKit, kit_in
from pithead.testing.walk import asked, random_action

GAMES = 6

SOURCES = Path("src").absolute()
"""Where the plain sources are, if the tests run in Pithead's own checkout."""


def play(kit: GameKit, case: Case, *, noise: bool) -> list[str]:
    """Digests of the log, the events and the last state. Noise stirs the global random numbers."""
    rng = Random(f"{case} determinism")
    match = kit.match(case)
    while not match.over:
        if noise:
            random.seed(len(match.log))
            random.random()
        seat = asked(match.state)[0]
        action = random_action(match, seat, rng)
        if noise:
            random.shuffle(list(range(5)))
        match.apply(seat, action)
    events = digest([list(event) for event in match.events])
    return [match.digest(), events, kit.game.digest(match.state)]


def report(kit: GameKit, *, noise: bool) -> dict[str, object]:
    cases = few_cases(kit)
    chosen = cases[:: max(1, len(cases) // GAMES)]
    digests = {str(case): play(kit, case, noise=noise) for case in chosen}
    return {"compiled": pithead.compiled(), "digests": digests}


def report_of_process(
    kit: GameKit, *, hash_seed: str, noise: bool = False, path: str | None = None
) -> dict[str, object] | None:
    """What another process says; None if it has no pithead to import. `path` is its PYTHONPATH."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    if path is not None:
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, (path, *other_folders())))
    command = [sys.executable, "-m", "pithead.testing.determinism", str(kit.file)]
    done = subprocess.run(
        [*command, "--noise"] if noise else command,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if "No module named 'pithead'" in done.stderr:
        return None
    assert done.returncode == 0, done.stderr
    answer: dict[str, object] = json.loads(done.stdout)
    return answer


def other_folders() -> list[str]:
    """The rest of PYTHONPATH without Pithead itself: it may hold the game."""
    folders = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return [folder for folder in folders if folder and not Path(folder, "pithead").is_dir()]


def other_flavour(kit: GameKit) -> dict[str, object] | None:
    """The digests of the plain package if this one is compiled, or of the compiled one if plain.

    None when there is no other, or when what is installed was built from older sources.
    """
    if pithead.compiled():
        if not (SOURCES / "pithead").is_dir():
            return None
        other = report_of_process(kit, hash_seed="3", path=str(SOURCES))
    elif installed_is_current():
        other = report_of_process(kit, hash_seed="3", path="")
    else:
        return None
    return other if other and other["compiled"] != pithead.compiled() else None


def installed_is_current() -> bool:
    """Whether the package that this Python finds without help has the very sources of src."""
    code = "import pithead, pathlib; print(pathlib.Path(pithead.__file__).parent)"
    environment = {**os.environ, "PYTHONPATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return False
    installed, source = Path(done.stdout.strip()), Path(pithead.__file__).parent
    return all(
        (installed / path.relative_to(source)).is_file()
        and (installed / path.relative_to(source)).read_bytes() == path.read_bytes()
        for path in source.rglob("*")
        if path.suffix in (".py", ".toml")
    )


if __name__ == "__main__":
    kit = kit_in(Path(sys.argv[1]))
    print(json.dumps(report(kit, noise="--noise" in sys.argv)))
