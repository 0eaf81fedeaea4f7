"""`pithead arena`: figures, files, pages, and slips told in one line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pithead.bots import weights
from pithead.words import LANGUAGES
from tests.cli.running import SETTINGS, Commands, run_pithead

VERSUS = ("arena", "rockwell", "--contender", "greedy", "--against", "random", "--seed", "1")
TIMES = ("seconds", "thinking")


@pytest.fixture
def pithead_(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Commands:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return Commands(capsys, monkeypatch)


def figures(pithead_: Commands, *arguments: str) -> dict[str, Any]:
    code, out, err = pithead_(*arguments, "--json")
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_the_figures_of_a_contest(pithead_: Commands) -> None:
    found = figures(pithead_, *VERSUS, "--seats", "3", "--blocks", "2")
    assert (found["blocks"], found["games"], found["seats"]) == (2, 6, 3)
    assert 0 <= found["low"] <= found["win_share"] <= found["high"] <= 1
    assert found["chance"] == pytest.approx(1 / 3)
    assert found["win_share"] > 1 / 3
    assert found["seconds"] > 0
    for fact in ("commit", "machine", "python", "seed", "rules", "components"):
        assert found[fact]
    assert found["thinking"]["greedy"]["slowest_ms"] > 0
    assert found["replaced"] == []


def test_the_same_seed_gives_the_same_result_and_another_does_not(pithead_: Commands) -> None:
    def result(*more: str) -> dict[str, Any]:
        found = figures(pithead_, *VERSUS, "--blocks", "2", *more)
        return {key: value for key, value in found.items() if key not in TIMES}

    first = result()
    assert result() == first
    assert result("--workers", "2") == first
    assert result("--seed", "9")["mean_decisions"] != first["mean_decisions"]


def test_a_run_is_kept_and_resumed(pithead_: Commands, tmp_path: Path) -> None:
    whole = figures(pithead_, *VERSUS, "--blocks", "3")
    out = ("--out", "kept.json")
    figures(pithead_, *VERSUS, "--blocks", "1", *out)
    assert "--resume" in pithead_.fails(*VERSUS, "--blocks", "3", *out)
    again = figures(pithead_, *VERSUS, "--blocks", "3", *out, "--resume")
    assert again["block_shares"] == whole["block_shares"]
    assert again["mean_decisions"] == whole["mean_decisions"]
    kept = json.loads((tmp_path / "kept.json").read_text(encoding="utf-8"))
    assert len(kept["played"]) == 3
    other = [*VERSUS[:-1], "2", *out, "--resume"]
    assert "seed" in pithead_.fails(*other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contest_is_told_and_drawn(pithead_: Commands, tmp_path: Path, language: str) -> None:
    code, out, err = pithead_(
        *VERSUS, "--blocks", "2", "--sprt", "--page", "page.html", "--lang", language
    )
    assert (code, err) == (0, "")
    assert "greedy" in out
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert f'lang="{language}"' in page
    assert page.count("<svg") == 3
    # One file and nothing from elsewhere.
    assert not re.search(r"(src|href)=|https?:|@import|url\(", page)
    assert "arena-" not in page + out


def test_controls(pithead_: Commands) -> None:
    found = figures(pithead_, *VERSUS, "--blocks", "3", "--controls")
    assert found["controls"]["mirror"]["ok"]
    assert found["controls"]["sanity"]["ok"]
    assert found["controls"]["sanity"]["win_share"] < 0.5


def test_a_sequential_test_stops_early(pithead_: Commands) -> None:
    found = figures(pithead_, *VERSUS, "--blocks", "60", "--sprt", "0.5:0.7")
    assert found["sprt"]["decided"] == "stronger"
    assert found["blocks"] < 60


def test_a_pool_is_rated(pithead_: Commands) -> None:
    run = ("arena", "brass_empire", "--pool", "random,greedy", "--blocks", "2", "--seed", "1")
    found = figures(pithead_, *run)
    assert [each["player"] for each in found["ratings"]] == ["greedy", "random"]
    code, out, _ = pithead_(*run, "--page", "page.html", "--seats", "3")
    assert code == 0
    assert "greedy" in out


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        ("rockwell", ("slots", "improvements", "deliveries", "achievements", "endings")),
        ("brass_empire", ("cards", "corporations", "endings")),
    ],
)
def test_balance(pithead_: Commands, game: str, keys: tuple[str, ...]) -> None:
    run = ("arena", "balance", game, "--bots", "greedy", "--games", "3", "--seed", "1")
    found = figures(pithead_, *run)
    assert found["games"] == 3
    assert found["turns"]["low"] <= found["turns"]["mean"] <= found["turns"]["high"]
    assert sum(seat["share"] for seat in found["seat_wins"]) == pytest.approx(1)
    for key in keys:
        assert found[key]
        for each in found[key]:
            assert 0 <= each["low"] <= each["share"] <= each["high"] <= 1
    code, out, _ = pithead_(*run, "--page", "page.html", "--lang", "de")
    assert code == 0
    assert "arena-" not in out


def test_the_ladder(pithead_: Commands, tmp_path: Path) -> None:
    run = ("arena", "ladder", "--pool", "random,greedy", "--blocks", "6", "--seats", "2")
    code, out, _ = pithead_(*run, "--out", "ladder.md")
    assert (code, out) == (0, "")
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert page.count("| 2 | greedy | random |") == 2
    assert "## brass_empire" in page
    code, out, _ = pithead_("arena", "ladder", "rockwell", *run[2:])
    assert code == 0
    assert out.count("| greedy |") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--contender", "nobody", "--against", "random"), "nobody"),
        (("--contender", "random"), "--against"),
        (("--contender", "random", "--against", "random", "--seats", "9"), "9"),
        (("--contender", "random", "--against", "random", "--sprt", "0.6:0.5"), "0.6:0.5"),
        (("--contender", "random", "--against", "random", "--sprt", "much"), "much"),
        (("--contender", "random", "--against", "random", "--resume"), "--out"),
        (("--contender", "random", "--against", "random", "--ray", "nowhere"), "nowhere"),
        (("--pool", "random"), "two"),
        (("--contender", "random", "--against", "random", "--budget", "0"), "--budget"),
    ],
)
def test_slips_are_told_in_one_line(
    pithead_: Commands, arguments: tuple[str, ...], said: str
) -> None:
    assert said in pithead_.fails("arena", "rockwell", *arguments)


def test_a_broken_weights_file_is_told_before_the_first_game(
    pithead_: Commands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rockwell_2.json").write_text("broken", encoding="utf-8")
    monkeypatch.setattr(weights, "DATA", tmp_path)
    said = pithead_.fails("arena", "rockwell", "--contender", "value", "--against", "random")
    assert "rockwell_2.json" in said


def test_files_that_are_no_results(pithead_: Commands, tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("[]", encoding="utf-8")
    assert "no.json" in pithead_.fails(*VERSUS, "--out", "no.json", "--resume")
    assert "gone.json" in pithead_.fails(*VERSUS, "--out", "gone.json", "--resume")
    assert "there" in pithead_.fails(*VERSUS, "--blocks", "1", "--out", "not/there.json")
    assert "there" in pithead_.fails(*VERSUS, "--blocks", "1", "--page", "not/there.html")


def test_a_failing_program_is_reported(pithead_: Commands) -> None:
    run = ("arena", "rockwell", "--contender", "exec:false", "--against", "random")
    code, out, err = pithead_(*run, "--blocks", "1", "--seed", "1", "--json")
    assert code == 0
    assert json.loads(out)["replaced"][0]["games"] == 2
    assert "exec:false" in err
    assert err.count("\n") == 1


def test_it_runs_in_a_process_of_its_own() -> None:
    done = run_pithead(*VERSUS, "--blocks", "2", "--workers", "2", "--json")
    assert done.err == ""
    assert json.loads(done.out)["games"] == 4
