"""Stored games as tables: rows, files, and what is said of broken sources."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pithead
from pithead import records
from pithead.kernel import record as stored
from pithead.kernel.match import Match
from pithead.kernel.record import RecordError


def played(name: str, seats: int, seed: int, entries: int = 100_000) -> Match:
    match = pithead.game(name).match(seats, seed=seed)
    rng = Random(seed)
    while match.state.pending is not None and len(match.log) < entries:
        seat = match.state.pending.seats[0]
        match.apply(seat, match.sample(seat, rng))
    return match


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    return [played("rockwell", 2, 1), played("brass_empire", 1, 2), played("rockwell", 3, 3, 30)]


@pytest.fixture
def file(matches: list[Match], tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    for number, match in enumerate(matches):
        players = [f"bot {seat}" for seat in range(match.seats)]
        stored.append(path, [match.record() | {"run": "x", "number": number, "players": players}])
    return path


def test_games_say_what_was_agreed_and_how_it_ended(file: Path, matches: list[Match]) -> None:
    found = list(records.rows(file, "games"))
    assert [row["game"] for row in found] == ["rockwell", "brass_empire", "rockwell"]
    for row, match in zip(found, matches, strict=True):
        assert row.keys() == records.COLUMNS["games"].keys()
        assert row["decisions"] == len(match.log)
        assert row["over"] == match.over
        assert row["log_digest"] == match.digest()
        assert json.loads(row["options"]) == match.options
        assert row["run"] == "x"
    assert [row["number"] for row in found] == [0, 1, 2]


def test_seats_have_players_scores_and_places(file: Path, matches: list[Match]) -> None:
    found = list(records.rows(file, "seats"))
    assert [row["seat"] for row in found] == [0, 1, 0, 0, 1, 2]
    match = matches[0]
    assert [row["score"] for row in found[:2]] == match.scores
    assert {row["seat"] for row in found[:2] if row["place"] == 1} == set(match.ranking[0])
    assert [row["returns"] for row in found[:2]] == match.returns()
    assert found[1]["player"] == "bot 1"
    # A game that is not over has no places yet.
    assert {row["place"] for row in found[3:]} == {None}


def test_decisions_are_the_log(file: Path, matches: list[Match]) -> None:
    found = list(records.rows(file, "decisions"))
    whole = [entry for match in matches for entry in match.record_log()]
    assert [[row["seat"], row["action"]] for row in found] == whole
    games = {"RW": pithead.game("rockwell"), "BE": pithead.game("brass_empire")}
    for row in found:
        assert row["verb"] in games[row["rule"][:2]].verbs_of(row["kind"])
    assert found[0]["sealed"] is True
    assert found[0]["turn"] == 1


def test_events_are_those_of_the_match(file: Path, matches: list[Match]) -> None:
    found = list(records.rows(file, "events"))
    events = [event for match in matches for event in match.events]
    assert [row["kind"] for row in found] == [event.kind for event in events]
    assert [json.loads(row["args"]) for row in found] == [event.args for event in events]
    hidden = [event.audience is not None for event in events]
    assert [row["audience"] != "" for row in found] == hidden


def test_sources_may_be_files_folders_and_lists(file: Path, matches: list[Match]) -> None:
    single = file.parent / "one.json"
    single.write_text(json.dumps(matches[1].record()), encoding="utf-8")
    assert len(list(records.read(single))) == 1
    assert len(list(records.read(file.parent))) == 4
    assert len(list(records.read([file, single, file]))) == 7


def lines(path: Path) -> Iterator[dict[str, Any]]:
    with path.open(encoding="utf-8", newline="") as text:
        yield from csv.DictReader(text)


def test_csv_holds_the_same_rows(file: Path, tmp_path: Path) -> None:
    assert records.export(file, tmp_path / "out") == 3
    for table, columns in records.COLUMNS.items():
        written = list(lines(tmp_path / "out" / f"{table}.csv"))
        assert list(written[0]) == list(columns)
        for line, row in zip(written, records.rows(file, table), strict=True):
            for name, value in row.items():
                shown = str(value).lower() if isinstance(value, bool) else str(value)
                assert line[name] == ("" if value is None else shown)


def test_an_export_can_be_stopped(file: Path, tmp_path: Path) -> None:
    assert records.export(file, tmp_path, ["games"], progress=lambda done: done < 2) == 2
    assert len(list(lines(tmp_path / "games.csv"))) == 2


@pytest.mark.parametrize("module", ["polars", "pandas"])
def test_tables_become_frames(file: Path, module: str) -> None:
    pytest.importorskip(module, reason="the extra [data] is not installed")
    make = {"polars": records.to_polars, "pandas": records.to_pandas}[module]
    for table, columns in records.COLUMNS.items():
        frame = make(file, table)
        assert list(frame.columns) == list(columns)
        assert len(frame) == len(list(records.rows(file, table)))
        if module == "pandas":
            assert {str(kind) for kind in frame.dtypes} <= set(records.PANDAS.values())


def test_parquet_keeps_numbers_and_truth_values(file: Path, tmp_path: Path) -> None:
    polars = pytest.importorskip("polars", reason="the extra [data] is not installed")
    records.export(file, tmp_path / "out", kind="parquet")
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == sorted(
        f"{table}.parquet" for table in records.COLUMNS
    )
    for table in records.COLUMNS:
        frame = polars.read_parquet(tmp_path / "out" / f"{table}.parquet")
        rows = list(records.rows(file, table))
        # An empty text and a missing one are the same in CSV, from which Parquet is made.
        assert frame.to_dicts() == [
            {name: None if cell == "" else cell for name, cell in row.items()} for row in rows
        ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense\n", "line 1: .* not valid JSON"),
        ('{"format": "other"}\n', "format: this is not a stored game"),
    ],
)
def test_a_broken_line_is_named(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError, match=said):
        list(records.read(path))


def test_wrong_calls_are_told_in_one_sentence(file: Path, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no table 'game'; there are: games, seats"):
        next(records.rows(file, "game"))
    with pytest.raises(ValueError, match="csv or parquet, not as 'xml'"):
        records.export(file, tmp_path, kind="xml")
    with pytest.raises(RecordError, match=r"nowhere\.jsonl: file: this file can't be read"):
        list(records.read("nowhere.jsonl"))


def test_trajectories_say_what_was_seen_and_done(matches: list[Match], tmp_path: Path) -> None:
    """The sum of it: the steps play the same game, and each was in the mask of what was seen."""
    numpy = pytest.importorskip("numpy", reason="the extra [learn] is not installed")
    path = tmp_path / "games.jsonl"
    stored.append(path, [match.record() for match in (matches[0], played("rockwell", 2, 4, 9))])
    found = records.trajectories(path)
    match = matches[0]
    state = match.game.new_state(2, match.seed, match.options)
    for at, step in enumerate(found["step"].tolist()):
        seat = state.to_act()
        mask = numpy.unpackbits(found["mask"][at], count=match.game.width)
        assert (found["seat"][at], found["ply"][at], found["episode"][at]) == (seat, at, 0)
        assert found["observation"][at].tobytes() == match.game.observe(state, seat)
        assert numpy.flatnonzero(mask).tolist() == sorted(state.legal_steps(seat))
        assert found["returns"][at] == match.returns()[seat]
        state.step(seat, step)
    assert state.over, "the game that was not finished is left out"
    assert {len(values) for values in found.values()} == {at + 1}


def test_trajectories_are_of_games_of_one_kind(file: Path, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="differ in game, components or number of seats"):
        records.trajectories(file)
    stored.append(tmp_path / "begun.jsonl", [played("rockwell", 2, 4, 9).record()])
    with pytest.raises(ValueError, match="no finished game"):
        records.trajectories(tmp_path / "begun.jsonl")
