"""A third game without touching ours: examples/seam, found by its entry point alone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from tests.third_game import EXAMPLE, ROOT, installed, run

MOST_LINES = 700


def pithead_(*arguments: str, typed: str = "", folder: Path = ROOT) -> str:
    done = run("-m", "pithead", *arguments, typed=typed, folder=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_small() -> None:
    kinds = {".py", ".ftl", ".toml"}
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in kinds]
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    assert lines <= MOST_LINES


def test_it_passes_the_kit_and_its_own_tests_elsewhere(tmp_path: Path) -> None:
    """Away from this repository: the kit is part of the package."""
    copytree(EXAMPLE / "tests", tmp_path / "tests", ignore=ignore_patterns("__pycache__"))
    done = run("-m", "pytest", "-q", "tests", folder=tmp_path)
    assert done.returncode == 0, done.stdout
    assert re.search(r"\d{2,} passed", done.stdout)


def test_it_is_offered_and_simulated() -> None:
    told = json.loads(pithead_("simulate", "seam", "--seats", "3", "--games", "20", "--json"))
    assert told["games"] == 20
    refused = run("-m", "pithead", "simulate", "no-such-game")
    assert refused.returncode == 2
    assert "seam" in refused.stderr


@pytest.mark.parametrize(
    ("language", "said"), [("en", "oil"), ("fr", "huile"), ("de", "Öl")], ids=("en", "fr", "de")
)
def test_it_is_played_in_the_terminal(language: str, said: str, tmp_path: Path) -> None:
    play = ("play", "seam", "--text", "--seats", "2", "--seed", "1", "--lang", language)
    shown = pithead_(*play, typed="help\nbid 99\nbid 3\n", folder=tmp_path)
    assert said in shown
    assert "SM-BID-1" in shown, "a bid of more oil than there is was refused with its rule"
    assert "-seam-" not in shown.replace("pithead-seam-", ""), "a message without words"


def test_its_greedy_bot_beats_random() -> None:
    arena = ("arena", "seam", "--contender", "greedy", "--against", "random", "--seats", "2")
    told = json.loads(pithead_(*arena, "--blocks", "10", "--seed", "1", "--json"))
    assert told["win_share"] > 0.8


def test_it_is_an_environment() -> None:
    pytest.importorskip("pettingzoo")
    code = (
        "import warnings; warnings.simplefilter('ignore')\n"
        "from pettingzoo.test import api_test; from pithead import envs\n"
        "api_test(envs.aec('seam', seats=3), num_cycles=100)"
    )
    done = run("-c", code)
    assert done.returncode == 0, done.stderr


def test_a_broken_plug_in_is_told_in_one_line_and_skipped() -> None:
    points = next(installed().glob("*.dist-info")) / "entry_points.txt"
    whole = points.read_text(encoding="utf-8")
    points.write_text(whole + "hollow = no_such_package:plugin\n", encoding="utf-8")
    try:
        done = run("-m", "pithead", "simulate", "seam", "--games", "1", "--seats", "2", "--json")
    finally:
        points.write_text(whole, encoding="utf-8")
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert "hollow" in done.stderr
    assert "no_such_package" in done.stderr
