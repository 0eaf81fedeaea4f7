"""Files of the wrong kind, and values that no command can use: one sentence, exit code 2."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.running import Commands, run_pithead

BOTS = """
from pithead.bots import Bot

class NoArguments(Bot):
    def __init__(self):
        pass

class Mute(Bot):
    pass

def silent(view, legal, rng):
    return None

def leaves(view, legal, rng):
    raise SystemExit(3)

def two(view):
    return legal[0]
"""

WRONG: list[tuple[str, str]] = [
    ("export noise.jsonl", "it is not UTF-8 text"),
    ("export noise.json", "it is not UTF-8 text"),
    ("replay noise.json", "it is not UTF-8 text"),
    ("export list.json", "expected “pithead-record” here"),
    ("export games.jsonl --tables ,", "--tables names no table; choose from: games, seats"),
    ("export games.jsonl --out games.jsonl", "games.jsonl can\u2019t be written"),
    ("export games.jsonl --tables games,moon", "there is no table “moon”"),
    ("replay games.jsonl", "this file holds many games, one line each; take one line"),
    ("replay folder", "folder: the file can\u2019t be read"),
    ("replay empty", "it is not valid JSON"),
    ("play rockwell --text --resume games.jsonl", "this file holds many games"),
    ("play rockwell --text --seats 2 --bot random --bot random", "2 bots for one other seat"),
    ("play --no-browser --data data --bot bots.py:Mute", "Mute has no choose"),
    ("play --no-browser --data data --bot bots.py:silent", "bots.py:silent can\u2019t play"),
    ("play --no-browser --data data --bot bots.py:NoArguments", "let __init__ take these four"),
    ("serve --data data --proxy somewhere", "“somewhere” is not the IP address or network"),
    ("serve --data data --proxy 300.1.1.1", "write it as 10.0.0.5 or 10.0.0.0/8"),
    ("simulate rockwell --options edition=en,edition=fr", "edition is given twice; give it once"),
    ("simulate rockwell --seed ''", "this seed is empty"),
    ("simulate rockwell --seed \udcff", "characters that are not text; choose another"),
    ("train rockwell --seed \udcff", "characters that are not text; choose another"),
    ("simulate rockwell --bots bots.py:silent", "bots.py:silent can\u2019t play"),
    ("simulate rockwell --bots bots.py:Mute", "Mute has no choose(self, view, events=())"),
    ("simulate rockwell --bots bots.py:NoArguments", "NoArguments(game, seat, seed, budget)"),
    ("simulate rockwell --bots bots.py:two", "nor a function choose(view, legal, rng)"),
    ("simulate rockwell --bots practised@folder", "there is no such file"),
    ("simulate rockwell --bots practised@noise.json", "is no JSON file of weights"),
    ("simulate rockwell --components noise.json", "save the file as UTF-8"),
    ("simulate rockwell --components folder", "check that it is a file"),
    ("simulate rockwell --save folder/games.json", "a name that ends in .jsonl"),
    ("simulate rockwell --save games.jsonl", "games.jsonl already exists"),
    ("simulate rockwell --save /dev/null/x.jsonl", "/dev/null/x.jsonl can\u2019t be written"),
    ("simulate rockwell --components ''", "--components: a value is missing"),
    ("arena rockwell --contender greedy --against random --page ''", "--page: a value is missing"),
    ("simulate rockwell --options edition=en --options edition=fr", "edition is given twice"),
    ("simulate rockwell --bots practised@", "there is no bot “practised@”"),
    ("simulate rockwell --bots script.py:choose", "can\u2019t be imported: SystemExit: 3"),
    ("simulate rockwell --bots bots.py:leaves", "its code failed: SystemExit: 3 (bots.py, line"),
    ("arena balance", "which game? Write it after “balance”"),
    ("arena balance rockwell --blocks 3", "--blocks has no meaning for “pithead arena balance”"),
    ("arena rockwell --contender greedy --against random --games 3", "--games has no meaning"),
    ("arena ladder --games 3", "--games has no meaning for “pithead arena ladder”"),
    ("arena rockwell --pool greedy,greedy", "at least two different bots"),
    ("arena rockwell --contender greedy --against random --sprt nan:0.5", "“nan:0.5” is not"),
    ("arena rockwell --contender greedy --against random --resume --out empty", "no arena results"),
    ("arena balance rockwell --versus folder", "check that it is a file"),
    ("data check empty", "there are no tables in empty"),
    ("data copy folder", "say where the tables should go"),
    ("admin show x --data folder", "there are no tables in folder"),
    ("components rockwell --check noise.json", "save the file as UTF-8"),
    ("components rockwell --export folder", "folder already exists"),
]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files of all the wrong kinds."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").touch()
    for name in ("noise.json", "noise.jsonl"):
        (tmp_path / name).write_bytes(b"\xff\xfe\x00\x80 noise")
    (tmp_path / "list.json").write_text("[]")
    (tmp_path / "games.jsonl").write_text('{"format": "pithead-record"}\n' * 2)
    (tmp_path / "bots.py").write_text(BOTS)
    (tmp_path / "script.py").write_text("raise SystemExit(3)")
    return tmp_path


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(("typed", "reason"), WRONG)
def test_what_no_command_can_use_is_told_in_one_line(
    pithead_: Commands, typed: str, reason: str
) -> None:
    arguments = ["" if word == "''" else word for word in typed.split(" ")]
    assert reason in pithead_.fails(*arguments)


def test_a_bot_that_plays_one_of_the_games_is_offered(here: Path, pithead_: Commands) -> None:
    """It is tried before the page is served: the port that can't be had comes after that."""
    (here / "miner.py").write_text(
        "def choose(view, legal, rng):\n"
        "    assert view['game'] == 'brass_empire'\n"
        "    return legal[0]\n"
    )
    error = pithead_.fails(
        "play", "--data", here / "data", "--host", "256.1.1.1", "--bot", "miner.py:choose"
    )
    assert "can\u2019t be served at 256.1.1.1" in error


@pytest.mark.skipif(sys.platform == "win32", reason="file names are text there")
def test_a_name_that_is_no_text_is_shown_as_well_as_can_be(tmp_path: Path) -> None:
    done = run_pithead("replay", tmp_path / "\udcff.json")
    assert done.code == 2
    assert "the file can\u2019t be read" in done.err
    assert "Traceback" not in done.err
