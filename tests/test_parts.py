"""A light core: what works without the parts, and how a missing one is told."""

from __future__ import annotations

import json
import os
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from pithead.kernel import parts
from pithead.kernel.parts import PARTS, MissingPart, need

# A program that finds none of the modules that parts bring.
LEAN = f"""
import sys
MISSING = {sorted({module for modules in PARTS.values() for module in modules})!r}

class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: (
    None if name.partition(".")[0] in MISSING else found(name, package)
)
sys.meta_path.insert(0, Lacking())
"""


def lean(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program where no part is installed."""
    return subprocess.run(
        [sys.executable, "-c", LEAN + code],
        env={**os.environ, "PITHEAD_LANG": "en", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def lean_command(*arguments: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    code = f"from pithead.cli import main; sys.exit(main({list(arguments)!r}))"
    return lean(code, PITHEAD_LANG=lang)


def test_parts_are_the_extras() -> None:
    extras = set(hatch_build.project_table()["project"]["optional-dependencies"])
    assert set(PARTS) == extras - {"build", "node", "docs", "dev"}


def test_the_core_asks_for_five_packages() -> None:
    """With what these ask for, ten: `make test-slow` counts them."""
    core = hatch_build.project_table()["project"]["dependencies"]
    assert [re.split("[~>]", line)[0] for line in core] == [
        "argcomplete",
        "fluent.runtime",
        "msgspec",
        "mypy_extensions",
        "librt",
    ]


def test_the_core_plays_with_bots_and_holds_contests() -> None:
    done = lean(
        "import pithead\n"
        "from pithead import bots\n"
        "for name in pithead.game_names():\n"
        "    game = pithead.game(name)\n"
        "    for bot in ('random', 'greedy', 'planner'):\n"
        "        match = game.match(seats=2, seed=1)\n"
        "        seat = match.state.to_act()\n"
        "        view = game.view(match.state, seat)\n"
        "        match.apply(seat, bots.make(bot, game, seat).choose(view).action)\n"
    )
    assert (done.returncode, done.stderr) == (0, "")
    done = lean_command("simulate", "rockwell", "--games", "1", "--seed", "1", "--json")
    assert json.loads(done.stdout)["games"] == 1, done.stderr
    versus = ("--contender", "greedy", "--against", "random", "--seats", "2", "--blocks", "1")
    done = lean_command("arena", "rockwell", *versus, "--seed", "1", "--json")
    assert json.loads(done.stdout)["games"] == 2, done.stderr


def test_the_core_prints_its_tables_as_plain_text() -> None:
    done = lean_command("simulate", "rockwell", "--games", "1", "--seats", "2", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    head, line, *rows = done.stdout.splitlines()[3:6]
    assert head.split() == ["company", "wins", "share", "mean", "score"]
    assert line.startswith("-------  ----  ------  ----------")
    assert all(len(row) == len(head) for row in (line, *rows))
    pool = ("--pool", "random,greedy", "--seats", "2", "--blocks", "1", "--seed", "1")
    done = lean_command("arena", "rockwell", *pool)
    assert "\nplayer  rating" in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("command", "part", "package"),
    [
        ("rules rockwell", "terminal", "rich"),
        ("components rockwell", "terminal", "rich"),
        ("play rockwell --text", "terminal", "rich"),
        ("play --no-browser", "server", "aiosqlite"),
        ("train rockwell --learn value", "learn", "numpy"),
    ],
)
def test_a_command_without_its_part_says_how_to_get_it(
    command: str, part: str, package: str
) -> None:
    done = lean_command(*command.split())
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert done.stderr.startswith(f"pithead: this needs {package}, which is not installed")
    assert done.stderr.rstrip().endswith(f"{parts.install_command(part)}")


@pytest.mark.parametrize(("lang", "says"), [("fr", "il faut pour cela rich"), ("de", "dafür")])
def test_it_is_said_in_the_users_language(lang: str, says: str) -> None:
    assert lean_command("rules", "rockwell", lang=lang).stderr.startswith(f"pithead: {says}")


@pytest.mark.parametrize(
    "code",
    [
        "from pithead import envs",
        "import pithead.server.app",
        "from pithead.bots import learning; learning.fit_linear([])",
    ],
)
def test_the_api_says_the_same(code: str) -> None:
    done = lean(code)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("pithead.kernel.parts.MissingPart: ")
    assert "is not installed; install it with: pip install '" in last


def test_a_missing_part_crosses_processes() -> None:
    error = MissingPart("server", "litestar")
    back = pickle.loads(pickle.dumps(error))
    assert (back.part, back.name, str(back)) == ("server", "litestar", str(error))


def test_the_command_is_that_of_where_the_package_came_from(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Wheel:
        def __init__(self, origin: str | None) -> None:
            self.origin = origin

        def read_text(self, name: str) -> str | None:
            return None if self.origin is None else json.dumps({"url": self.origin})

    def command(origin: str | None) -> str:
        monkeypatch.setattr(parts, "distribution", lambda _: Wheel(origin))
        return parts.install_command("envs")

    monkeypatch.setattr(parts, "PACKAGE", tmp_path / "lib" / "pithead")
    wheel = tmp_path / "pithead-1-py3-none-any.whl"
    wheel.touch()
    assert command(None) == "pip install 'pithead[envs]'"
    assert command(tmp_path.as_uri()) == f"pip install '{tmp_path}[envs]'"
    assert command(wheel.as_uri()) == f"pip install 'pithead[envs] @ {wheel.as_uri()}'"
    assert command((tmp_path / "gone").as_uri()) == "pip install 'pithead[envs]'"


def test_a_part_that_is_there_is_not_missed() -> None:
    need("learn")
    assert parts.is_installed("server")
