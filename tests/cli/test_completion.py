"""`pithead completion`: what a shell offers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from argcomplete.finders import CompletionFinder

import pithead
from pithead.cli.arguments import COMMANDS, SHELLS, build_parser
from pithead.cli.completion import answer
from pithead.words import Words
from tests.cli.running import environment

BOTS = {"random", "greedy"}
Offered = Callable[[str], set[str]]


@pytest.fixture
def offered(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Offered:
    """What the last word of a line may become; a space at the end begins a new one."""
    monkeypatch.chdir(folder)
    (folder / "game.json").touch()
    # It would take file 9, which may be pytest's.
    monkeypatch.setattr(CompletionFinder, "_init_debug_stream", lambda _: None)

    def ask(typed: str) -> set[str]:
        line = f"pithead {typed}"
        asked = {"": "1", "_IFS": "\n", "_SUPPRESS_SPACE": "1", "_COMP_WORDBREAKS": " "}
        for name, value in asked.items():
            monkeypatch.setenv(f"_ARGCOMPLETE{name}", value)
        monkeypatch.setenv("COMP_LINE", line)
        monkeypatch.setenv("COMP_POINT", str(len(line.encode())))
        told = StringIO()
        answer(build_parser(Words("en")), output_stream=told, exit_method=lambda _: None)
        return set(told.getvalue().split("\n")) - {""}

    return ask


def test_commands_come_first(offered: Offered) -> None:
    assert offered("") == set(COMMANDS)
    assert offered("rep") == {"replay"}
    assert offered("--lang fr rep") == {"replay"}
    assert offered("--") == {"--help", "--version", "--lang"}


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("rules ", set(pithead.game_names())),
        ("rules r", {"rockwell"}),
        ("rules rockwell RW-BRIBE-", {f"RW-BRIBE-{n}" for n in range(1, 6)}),
        ("rules --lang fr rockwell RW-BRIBE-1", {"RW-BRIBE-1"}),
        ("rules rockwell RW-BRIBE-1 ", set()),
        ("rules chess ", set()),
        ("rules --lang ", {"en", "fr", "de"}),
        ("--lang d", {"de"}),
        ("simulate rockwell --ga", {"--games"}),
        ("simulate rockwell --games ", set()),
        ("simulate rockwell --options edition=f", {"edition=fr"}),
        ("replay ", {"game.json"}),
        ("play rockwell --save ", {"game.json"}),
        ("components rockwell --exp", {"--export"}),
        ("completion ", set(SHELLS)),
    ],
)
def test_what_may_stand_next(offered: Offered, typed: str, expected: set[str]) -> None:
    assert offered(typed) == expected


def test_bots_are_those_of_the_game(offered: Offered) -> None:
    assert offered("arena rockwell --contender ") >= BOTS
    assert offered("arena rockwell --json --against gre") == {"greedy"}


def in_shell(command: list[str], folder: Path) -> list[str]:
    """What a real shell makes of its script, with `pithead` on its PATH."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    program = folder / "pithead"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m pithead "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    more = {"PATH": path, "HOME": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        command, env=environment(**more), capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stderr == ""
    return done.stdout.split()


def test_bash_completes(folder: Path) -> None:
    script = """
        eval "$(pithead completion bash)"
        COMP_LINE="pithead rules rockwell RW-BRIBE-"; COMP_POINT=${#COMP_LINE}
        _python_argcomplete pithead
        echo "${COMPREPLY[@]}"
    """
    found = in_shell(["bash", "--norc", "-c", script], folder)
    assert found == [f"RW-BRIBE-{n}" for n in range(1, 6)]


def test_fish_completes(folder: Path) -> None:
    script = 'pithead completion fish | source; complete -C "pithead rules rockwell RW-BRIBE-"'
    found = in_shell(["fish", "--no-config", "-c", script], folder)
    assert found == [f"RW-BRIBE-{n}" for n in range(1, 6)]


def test_zsh_completes(folder: Path) -> None:
    script = """
        eval "$(pithead completion zsh)"
        _describe() { print -l -- "${(@)${(@P)2}%%:*}" }
        words=(pithead rules rockwell RW-BRIBE-) BUFFER="$words" CURSOR=${#BUFFER}
        _python_argcomplete
    """
    found = in_shell(["zsh", "-f", "-c", script], folder)
    assert found == [f"RW-BRIBE-{n}" for n in range(1, 6)]
