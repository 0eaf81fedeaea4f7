"""Bots in any language: what a program is told, and what happens to one that misbehaves."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from functools import partial
from pathlib import Path

import pytest

import pithead
from pithead.arena import programs
from pithead.arena.blocks import GameResult, Plan, play_block

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
READY = 'import sys, json\ninput()\nprint(\'{"type": "ready"}\', flush=True)\n'


def play(game: str, command: str, budget: float | None = None) -> list[GameResult]:
    built = pithead.game(game)
    options = {option.name: option.default for option in built.options}
    lineup = (f"exec:{command}", "random")
    plan = Plan(partial(pithead.game, game), 2, options, "1", (lineup,), budget)
    return play_block(built, plan, 0).games


def program(folder: Path, source: str) -> str:
    path = folder / "bot.py"
    path.write_text(source, encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


@pytest.mark.parametrize("game", pithead.game_names())
def test_the_python_example_plays(game: str) -> None:
    path = shlex.quote(str(EXAMPLES / "first.py"))
    games = play(game, f"{shlex.quote(sys.executable)} {path}")
    assert [each.replaced for each in games] == [[], []]
    assert games[0].thinking[0].answers > 10


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_the_javascript_example_plays() -> None:
    games = play("brass_empire", f"node {shlex.quote(str(EXAMPLES / 'miner.mjs'))}")
    assert [each.replaced for each in games] == [[], []]


MISBEHAVIOUR = {
    "died": READY + "input()\nsys.exit(3)\n",
    "nonsense": READY + "input()\nprint('hello', flush=True)\ninput()\n",
    "illegal": READY
    + "q = json.loads(input())\n"
    + "print(json.dumps({'type': 'action', 'id': q['id'], 'action': ['halt']}), flush=True)\n"
    + "input()\n",
    "slow": READY + "input()\ninput()\n",
}


@pytest.mark.parametrize("fault", MISBEHAVIOUR)
def test_a_program_that_misbehaves_is_replaced_and_the_game_goes_on(
    tmp_path: Path, fault: str
) -> None:
    budget = 0.05 if fault == "slow" else None
    games = play("rockwell", program(tmp_path, MISBEHAVIOUR[fault]), budget)
    for seat, game in enumerate(games):
        assert [(each.seat, each.fault) for each in game.replaced] == [(seat, fault)]
        assert game.ranking
        if budget is not None:
            waited = round(1000 * (budget + programs.GRACE_SECONDS))
            assert game.replaced[0].detail == str(waited), "in milliseconds"


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("import sys\nsys.exit()\n", "died"),
        ("while True: print('x' * 1000)\n", "nonsense"),
        ("import time\ntime.sleep(60)\n", "slow"),
        ("print('[]')\ninput()\n", "nonsense"),
    ],
)
def test_a_program_that_never_gets_ready_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, fault: str
) -> None:
    if fault == "slow":  # the others need the time to begin, which may be long on a busy machine
        monkeypatch.setattr(programs, "START_SECONDS", 0.5)
    games = play("rockwell", program(tmp_path, source))
    assert [game.replaced[0].fault for game in games] == [fault, fault]


@pytest.mark.parametrize(
    ("command", "detail"),
    [
        ("no-such-program-anywhere", "no-such-program-anywhere: No such file"),
        ("", "names no program"),
        ("'half a quotation", "No closing quotation"),
    ],
)
def test_a_program_that_is_not_there_is_replaced(command: str, detail: str) -> None:
    games = play("rockwell", command)
    assert [game.replaced[0].fault for game in games] == ["start", "start"]
    assert detail in games[0].replaced[0].detail


def test_a_program_hears_what_it_may_hear_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    source = (
        "import sys, json\n"
        f"out = open({str(heard)!r}, 'a')\n"
        "for line in sys.stdin:\n"
        "    out.write(line)\n"
        "    out.flush()\n"
        "    m = json.loads(line)\n"
        "    if m['type'] == 'start': print('{\"type\": \"ready\"}', flush=True)\n"
        "    if m['type'] == 'choose':\n"
        "        a = m['legal'][-1]\n"
        "        print(json.dumps({'type': 'action', 'id': m['id'], 'action': a}), flush=True)\n"
    )
    play("rockwell", program(tmp_path, source))
    messages = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert {message["type"] for message in messages} == {"start", "choose", "end", "quit"}
    start = messages[0]
    assert (start["game"], start["seats"], start["protocol"]) == ("rockwell", 2, 2)
    game = pithead.game("rockwell")
    assert start["components"]["digest"] == game.components_digest
    assert pithead.game("rockwell", start["components"]["data"]).components_digest == (
        game.components_digest
    )
    questions = [message for message in messages if message["type"] == "choose"]
    assert all(question["legal"] for question in questions)
    assert any(question["events"] for question in questions)
    for question in questions:
        seat = question["view"]["viewer"]
        assert question["view"]["money"][1 - seat] is None
