"""`pithead arena`: figures, files, pages, and slips told in one line."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import pithead
from pithead.bots.weights import make_heuristic, write_heuristic
from pithead.games.rockwell import RockwellPlugin
from pithead.provenance import weights_digest
from pithead.words import LANGUAGES, Words
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


@pytest.mark.parametrize(
    ("game", "seats", "marked"), [("rockwell", 2, True), ("brass_empire", 1, False)]
)
def test_a_page_marks_what_chance_would_win(
    pithead_: Commands, tmp_path: Path, game: str, seats: int, marked: bool
) -> None:
    """Among two or more; somebody alone wins or loses, whatever others would do."""
    run = [
        "arena",
        game,
        *VERSUS[2:],
        "--seats",
        str(seats),
        "--blocks",
        "1",
        "--page",
        "page.html",
    ]
    assert pithead_(*run)[0] == 0
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert (Words("en").say("arena-page-mark") in page) == marked


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
        (
            "rockwell",
            ("slots", "improvements", "deliveries", "delivery_wins", "achievements", "endings"),
        ),
        ("brass_empire", ("cards", "card_wins", "corporations", "endings")),
    ],
)
def test_balance(pithead_: Commands, game: str, keys: tuple[str, ...]) -> None:
    run = ("arena", "balance", game, "--bots", "greedy", "--games", "3", "--seed", "1")
    found = figures(pithead_, *run)
    assert found["games"] == 3
    assert found["turns"]["low"] <= found["turns"]["mean"] <= found["turns"]["high"]
    assert sum(seat["share"] for seat in found["seat_wins"]) == pytest.approx(1)
    for key in keys:
        assert found["headings"][key]
        for each in found["headings"][key]:
            assert 0 <= each["low"] <= each["share"] <= each["high"] <= 1
    code, out, _ = pithead_(*run, "--page", "page.html", "--lang", "de")
    assert code == 0
    assert "arena-" not in out
    assert "balance-" not in out


def test_weights_of_other_components_are_named_with_their_file(
    pithead_: Commands, tmp_path: Path
) -> None:
    game = pithead.game("rockwell")
    heuristic = make_heuristic(game)
    write_heuristic(tmp_path / "2.json", heuristic, heuristic.weights, "test", "another digest")
    run = ("arena", "rockwell", "--against", "greedy", "--blocks", "1", "--seed", "1")
    code, _, err = pithead_(*run, "--contender", "practised@2.json")
    assert code == 0
    assert err.count("\n") == 1
    assert "the weights of practised@2.json were learned with other components" in err
    assert "other components" not in pithead_(*run, "--contender", "practised").err


def test_two_component_sets_are_compared_side_by_side(pithead_: Commands, tmp_path: Path) -> None:
    assert pithead_("components", "rockwell", "--export", "a.toml").code == 0
    text = (tmp_path / "a.toml").read_text(encoding="utf-8")
    rich = text.replace("money = 3000", "money = 9900")
    (tmp_path / "b.toml").write_text(rich, encoding="utf-8")
    run = ("arena", "balance", "rockwell", "--games", "4", "--seed", "1")
    both = ("--components", "a.toml", "--versus", "b.toml")
    code, out, err = pithead_(*run, *both, "--json")
    assert code == 0
    found = json.loads(out)
    assert found["one"]["components"] != found["other"]["components"]
    assert found["one"]["seed"] == found["other"]["seed"] == "1"
    slot = found["difference"]["headings"]["slots"][0]
    assert slot["low"] <= slot["change"] <= slot["high"]
    # `practised` learned on the built-in set, which a.toml is and b.toml is not.
    assert (found["one"]["other_weights"], found["other"]["other_weights"]) == ([], ["practised"])
    assert err.count("\n") == 1
    assert "learned with other components" in err
    code, out, _ = pithead_(*run, *both, "--page", "page.html", "--bots", "greedy", "--lang", "fr")
    assert code == 0
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "(intervalle" in out
    assert "arena-" not in out + page.replace("pithead-arena", "")
    assert "nothere.toml" in pithead_.fails(*run, "--versus", "nothere.toml")


def test_a_page_says_it_all(pithead_: Commands, tmp_path: Path) -> None:
    code, _, _ = pithead_(*VERSUS, "--blocks", "3", "--sprt", "--controls", "--page", "page.html")
    assert code == 0
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    for part in (
        "greedy is stronger than random",
        "Who played",
        "The test",
        "Control, the contender against itself",
        "Control, random against the contender",
        "How it was measured",
        "open_stock=false",
        weights_digest(pithead.game("rockwell")),
        "compiled" if pithead.compiled() else "plain Python",
    ):
        assert part in page
    # Every chart of shares has the same scale.
    charts = page.split("<svg")[1:]
    assert len(charts) == 4
    assert all("100%" in chart and ">0%" in chart for chart in charts)


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
    (tmp_path / "2.json").write_text("broken", encoding="utf-8")
    monkeypatch.setattr(RockwellPlugin, "weights", tmp_path)
    said = pithead_.fails("arena", "rockwell", "--contender", "value", "--against", "random")
    assert "2.json" in said


def test_files_that_are_no_results(pithead_: Commands, tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("[]", encoding="utf-8")
    assert "no.json" in pithead_.fails(*VERSUS, "--out", "no.json", "--resume")
    assert "gone.json" in pithead_.fails(*VERSUS, "--out", "gone.json", "--resume")
    assert "there" in pithead_.fails(*VERSUS, "--blocks", "1", "--out", "not/there.json")
    assert "there" in pithead_.fails(*VERSUS, "--blocks", "1", "--page", "not/there.html")


FAILING = """
import json, sys
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "start":
        print(json.dumps({"type": "ready", "name": "my failing bot"}), flush=True)
    elif m["type"] == "choose" and m["view"]["turn"] > 1:
        sys.exit()
    elif m["type"] == "choose":
        answer = {"type": "action", "id": m["id"], "action": m["legal"][0]}
        print(json.dumps(answer), flush=True)
"""


def test_a_program_that_fails_is_in_the_result_on_the_page_and_in_the_exit_code(
    pithead_: Commands, tmp_path: Path
) -> None:
    (tmp_path / "failing.py").write_text(FAILING, encoding="utf-8")
    command = f"exec:{sys.executable} failing.py"
    run = ("arena", "rockwell", "--contender", command, "--against", "random", "--blocks", "1")
    code, out, err = pithead_(*run, "--seed", "1", "--json", "--page", "page.html")
    assert code == 3
    found = json.loads(out)
    assert found["replaced"][0]["games"] == 2
    assert found["names"] == {command: "my failing bot"}
    assert err.count("\n") == 1
    assert "my failing bot was replaced by random in 2 games" in err
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "my failing bot against random" in page
    assert "my failing bot was replaced by random in 2 games" in page


@pytest.mark.parametrize("program", ["exec:/nope", "exec:false", "exec:"])
def test_a_program_that_cannot_start_is_refused(pithead_: Commands, program: str) -> None:
    against = ("--against", "random", "--blocks", "1")
    for run in (("--contender", program, *against), ("--pool", f"random,{program}")):
        assert program in pithead_.fails("arena", "rockwell", *run)


def test_a_bot_of_ones_own_plays(pithead_: Commands, tmp_path: Path) -> None:
    source = "def choose(view, legal, rng):\n    return legal[0]\n"
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    run = ("arena", "rockwell", "--contender", "mine.py:choose", "--against", "random")
    found = figures(pithead_, *run, "--blocks", "1", "--seed", "1")
    assert (found["contender"], found["names"]) == ("mine.py:choose", {"mine.py:choose": "choose"})
    assert "nothing" in pithead_.fails(*run[:3], "mine.py:nothing", *run[4:])


def test_it_runs_in_a_process_of_its_own() -> None:
    done = run_pithead(*VERSUS, "--blocks", "2", "--workers", "2", "--json")
    assert done.err == ""
    assert json.loads(done.out)["games"] == 4


def test_kinds_of_players_stand_side_by_side(pithead_: Commands) -> None:
    run = (
        "arena",
        "balance",
        "brass_empire",
        "--games",
        "3",
        "--seed",
        "1",
        "--options",
        "pool=10",
    )
    code, out, err = pithead_(*run, "--players", "random,greedy")
    assert (code, err) == (0, "")
    assert all(word in out for word in ("random", "greedy", "mixture", "Wins by order of play"))
    for language in LANGUAGES:
        _, told, _ = pithead_(*run, "--players", "random,greedy", "--lang", language)
        assert "arena-" not in told
        assert "balance-" not in told


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--players", "greedy"), "two or more"),
        (("--players", "greedy,random", "--bots", "greedy"), "--bots"),
        (("--players", "greedy,nobody"), "nobody"),
    ],
)
def test_kinds_of_players_that_cannot_be_compared(
    pithead_: Commands, more: tuple[str, ...], said: str
) -> None:
    code, out, err = pithead_("arena", "balance", "brass_empire", "--games", "1", *more)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_characters_are_counted_into_a_file(pithead_: Commands) -> None:
    run: tuple[str, ...] = ("arena", "characters", "brass_empire", "--games", "2", "--seed", "1")
    code, _, err = pithead_(*run)
    assert (code, "--out" in err) == (2, True)
    run = (*run, "--out", "measured.json", "--options", "pool=10")
    code, out, err = pithead_(*run)
    assert (code, err, out.count("\n")) == (0, "", 6)
    found = json.loads(Path("measured.json").read_text("utf-8"))
    assert found["games"] == 2
    assert len(found["strength"]) == 6
    assert pithead_(*run, "--resume") == (0, "", "")
    code, _, err = pithead_(*run, "--resume", "--games", "4")
    assert (code, "another run" in err) == (2, True)
