"""`pithead completion`: what a shell offers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pithead
from pithead.cli.arguments import COMMANDS, build_parser
from pithead.cli.completion import FILES, SCRIPTS, offers
from pithead.words import Words
from tests.cli.running import Commands, environment

BOTS = {"random", "greedy"}


def offered(typed: str) -> set[str]:
    """What the last word may become; a space at the end begins a new one."""
    return {word for word, _ in offers(build_parser(Words("en")), typed.split(" "))}


def test_commands_come_first() -> None:
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
        ("replay ", {FILES}),
        ("play rockwell --save ", {FILES}),
        ("components rockwell --exp", {"--export"}),
        ("completion ", set(SCRIPTS)),
        ("dig ", set()),
    ],
)
def test_what_may_stand_next(typed: str, expected: set[str]) -> None:
    assert offered(typed) == expected


def test_bots_are_those_of_the_game() -> None:
    assert offered("arena rockwell --contender ") >= BOTS
    assert offered("arena rockwell --json --against gre") == {"greedy"}


def test_an_option_is_offered_once() -> None:
    assert "--json" in offered("simulate rockwell --")
    assert "--json" not in offered("simulate rockwell --json --")


def test_a_shell_is_told_what_an_option_means(pithead_: Commands) -> None:
    code, out, err = pithead_("completion", "--for", "simulate", "--js")
    assert (code, out, err) == (0, "--json\tprint one JSON object\n", "")


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
        COMP_WORDS=(pithead rules rockwell RW-BRIBE-); COMP_CWORD=3
        _pithead
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
        _describe() { print -l -- "${(@)found%%:*}" }
        words=(pithead rules rockwell RW-BRIBE-) CURRENT=4
        _pithead
    """
    found = in_shell(["zsh", "-f", "-c", script], folder)
    assert found == [f"RW-BRIBE-{n}" for n in range(1, 6)]
