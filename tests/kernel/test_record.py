"""Stored games: a broken one gets its file, the place and the reason; another version says so."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pithead
from pithead.kernel import record
from pithead.kernel.record import RecordError

GAME = pithead.game("rockwell")
Stored = dict[str, Any]


@cache
def whole_game() -> str:
    match, rng = GAME.match(seats=2, seed=11), Random(11)
    while not match.over:
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
    return json.dumps(match.record())


def stored() -> Stored:
    data: Stored = json.loads(whole_game())
    return data


def error_of(data: object) -> RecordError:
    with pytest.raises(RecordError) as caught:
        record.verify(record.parse(copy.deepcopy(data), "game.json"), GAME)
    assert caught.value.file == "game.json"
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith(f"game.json: {caught.value.place}: ")
    return caught.value


def test_a_whole_game_verifies() -> None:
    data = stored()
    match = record.verify(record.parse(data), GAME)
    assert match.over
    assert match.record() == data


@pytest.mark.parametrize(
    ("content", "place", "code"),
    [
        (b"", "line 1", "record-not-json"),
        (b'{"format": "pithead-record",\n "seats": }', "line 2", "record-not-json"),
        (b"\xff\xfe\x00", "file", "record-not-utf8"),
        (b'{"format": "pithead-record"}\n{"format": "pithead-record"}\n', "file", "record-many"),
        (b"[" * 100_000, "file", "record-not-json"),
        (b'{"seats": ' + b"9" * 5000 + b"}", "file", "record-not-json"),
        (b"[]", "format", "record-not-ours"),
        (b"null", "format", "record-not-ours"),
        (b'{"format": "chess"}', "format", "record-not-ours"),
        (b'{"format": "pithead-record"}', "format_version", "record-version"),
        (b'{"format": "pithead-record", "format_version": 2}', "format_version", "record-version"),
    ],
)
def test_a_file_that_is_no_record(tmp_path: Path, content: bytes, place: str, code: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        record.read(path)
    assert (caught.value.file, caught.value.place, caught.value.code) == (str(path), place, code)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(RecordError) as caught:
            record.read(path)
        assert (caught.value.place, caught.value.code) == ("file", "record-unreadable")


def test_a_file_reads_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(whole_game(), encoding="utf-8")
    assert record.verify(record.read(path), GAME).digest() == stored()["log_digest"]


REQUIRED = ("game", "rules", "components", "seats", "options", "seed", "commitment", "log")


@pytest.mark.parametrize("key", REQUIRED)
@pytest.mark.parametrize("value", ["missing", None, 1.5, [[]], True])
def test_a_field_of_the_wrong_type(key: str, value: object) -> None:
    data = stored()
    if value == "missing":
        del data[key]
    else:
        data[key] = value
    error = error_of(data)
    assert error.place.startswith(key)
    assert error.code in ("record-field", "record-entry")


def test_another_rules_version_says_so() -> None:
    error = error_of({**stored(), "rules": "0.9"})
    assert (error.place, error.code) == ("rules", "record-rules")
    assert error.params == {"found": "0.9", "known": GAME.version}


def test_another_component_set_says_so() -> None:
    error = error_of({**stored(), "components": "f" * 64})
    assert (error.place, error.code) == ("components", "record-components")


def test_a_changed_seed_breaks_the_commitment() -> None:
    error = error_of({**stored(), "seed": "00" * 32})
    assert (error.place, error.code) == ("commitment", "record-commitment")


@pytest.mark.parametrize("seed", ["", "0x12", "zz" * 32, "00" * 8])
def test_a_seed_that_is_none(seed: str) -> None:
    assert (error_of({**stored(), "seed": seed}).place) == "seed"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": 7}, "seats"),
        ({"options": {"editon": "en"}}, "option-unknown"),
        ({"options": {"edition": "it"}}, "option-value"),
    ],
)
def test_a_table_that_cannot_be_set_up(change: Stored, code: str) -> None:
    error = error_of({**stored(), **change})
    assert (error.place, error.code) == ("options", code)


def change_log(change: Callable[[list[Any]], object]) -> Stored:
    data = stored()
    change(data["log"])
    return data


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ([0], "record-entry"),
        ([0, "bid", 3], "record-entry"),
        (["0", "bid 0 0 0 0 0"], "record-entry"),
        ([True, "bid 0 0 0 0 0"], "record-entry"),
        ([0, ["bid"]], "record-entry"),
        ("bid", "record-entry"),
        ([0, "dance"], "record-notation"),
        ([0, ""], "record-notation"),
        ([0, "bid 0 0 0 0 50"], "record-notation"),
        ([0, "bid 99 0 0 0 0"], "record-refused"),
        ([0, "pass"], "record-refused"),
        ([9, "bid 0 0 0 0 0"], "record-refused"),
        ([-1, "bid 0 0 0 0 0"], "record-refused"),
    ],
)
def test_a_log_entry_that_does_not_fit(entry: object, code: str) -> None:
    error = error_of(change_log(lambda log: log.__setitem__(0, entry)))
    assert (error.place, error.code) == ("log[0]", code)
    if code == "record-refused":
        assert error.params["rule"] == "RW-AUC-1"


def test_a_log_that_goes_on_after_the_end() -> None:
    data = stored()
    data["log"].append([0, "pass"])
    error = error_of(data)
    assert (error.place, error.code) == (f"log[{len(data['log']) - 1}]", "record-refused")
    assert error.params["rule"] == "PH-OVER"


def test_a_log_cut_short_differs_from_the_result_it_claims() -> None:
    data = change_log(lambda log: log.pop())
    assert error_of(data).code == "record-differs"


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("log_digest", "0" * 64),
        ("over", False),
        ("scores", [99, 0]),
        ("scores", None),
        ("ranking", [[1, 0]]),
        ("sealed", {"7": "pass"}),
    ],
)
def test_a_result_that_was_not_played(place: str, value: object) -> None:
    error = error_of({**stored(), place: value})
    assert error.place.startswith(place)
    assert error.code in ("record-differs", "record-refused")


@pytest.mark.parametrize("sealed", [[], {"x": "pass"}, {"0": 1}, {"-1": "pass"}])
def test_sealed_answers_that_are_none(sealed: object) -> None:
    error = error_of({**stored(), "sealed": sealed})
    assert error.place.startswith("sealed")
    assert error.code in ("record-field", "record-entry")


def test_replay_stops_where_it_is_told() -> None:
    places: list[int] = []
    replayed = record.replay(
        record.parse(stored()), GAME, to=30, each=lambda _match, index: places.append(index)
    )
    assert places == list(range(30))
    assert (
        replayed.record_log()
        + [[seat, GAME.text(action)] for seat, action in sorted(replayed.sealed.items())]
        == stored()["log"][:30]
    )
