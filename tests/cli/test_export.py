"""`pithead simulate --save`, `pithead arena --save` and `pithead export`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pithead import records
from pithead.kernel import record as stored
from tests.cli.running import Commands

SIMULATE = ("simulate", "rockwell", "--seats", "2", "--seed", "7", "--games", "3", "--json")


def test_simulated_games_are_kept_and_verified(pithead_: Commands) -> None:
    result = json.loads(pithead_(*SIMULATE, "--save", "games.jsonl").out)
    kept = list(records.read("games.jsonl"))
    assert len(kept) == 3
    for record in kept:
        match = stored.verify(record, records.game_of(record))
        assert match.over
        assert record.data["players"] == ["random", "random"]
    assert result["decisions"] == sum(len(record.log) for record in kept)
    assert json.loads(pithead_(*SIMULATE).out)["log_digest"] == result["log_digest"]


def test_records_do_not_depend_on_the_workers(pithead_: Commands) -> None:
    for workers in ("1", "2"):
        pithead_(*SIMULATE, "--workers", workers, "--save", f"{workers}.jsonl")
    one, two = (sorted(Path(f"{n}.jsonl").read_text("utf-8").splitlines()) for n in (1, 2))
    assert one == two


def test_named_bots_are_in_the_records(pithead_: Commands) -> None:
    run = ("simulate", "brass_empire", "--seats", "2", "--games", "1", "--seed", "1")
    assert pithead_(*run, "--bots", "greedy,random", "--save", "games.jsonl").code == 0
    (record,) = records.read("games.jsonl")
    assert record.data["players"] == ["greedy", "random"]
    assert stored.verify(record, records.game_of(record)).over


def test_the_arena_keeps_its_games(pithead_: Commands) -> None:
    run = ("arena", "rockwell", "--contender", "greedy", "--against", "random", "--seed", "1")
    assert pithead_(*run, "--blocks", "1", "--save", "games.jsonl").code == 0
    kept = list(records.read("games.jsonl"))
    assert [record.data["players"] for record in kept] == [
        ["greedy", "random"],
        ["random", "greedy"],
    ]
    assert all(stored.verify(record, records.game_of(record)).over for record in kept)


def test_games_become_tables(pithead_: Commands) -> None:
    pithead_(*SIMULATE, "--save", "games.jsonl")
    code, out, err = pithead_("export", "games.jsonl", "--out", "t", "--tables", "games,events")
    assert (code, err) == (0, "")
    assert out == "3 games as tables in t: games, events.\n"
    assert sorted(path.name for path in Path("t").iterdir()) == ["events.csv", "games.csv"]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("export", "missing: FILE"),
        ("export nowhere.jsonl", "nowhere.jsonl: "),
        ("export nowhere.jsonl --tables moves", "no table “moves”; choose from: games, seats"),
        ("export nowhere.jsonl --format xml", "'xml' is not one of"),
        ("simulate rockwell --save games.json", "ends in .jsonl"),
        ("simulate rockwell --save no/such/folder.jsonl", "be written"),
    ],
)
def test_slips_are_told_in_one_line(pithead_: Commands, typed: str, reason: str) -> None:
    assert reason in pithead_.fails(*typed.split())


def test_a_file_of_records_is_not_overwritten(pithead_: Commands) -> None:
    Path("games.jsonl").touch()
    assert "already exists" in pithead_.fails(*SIMULATE, "--save", "games.jsonl")
