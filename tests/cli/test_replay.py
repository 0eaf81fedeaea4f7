"""`pithead replay`: stored games told again, verified, or refused with file, place and reason."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pithead
from pithead.words import LANGUAGES, Words
from tests.cli.running import Commands

GAME = pithead.game("rockwell")


def finished_game() -> dict[str, Any]:
    match = GAME.match(2, seed="replay", options={"edition": "fr"})
    rng = Random(3)
    while not match.over:
        decision = match.state.pending
        assert decision is not None
        match.apply(decision.seats[0], match.sample(decision.seats[0], rng))
    return match.record()


RECORD = finished_game()


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    return store(tmp_path)


def store(folder: Path, **changes: object) -> Path:
    file = folder / "game.json"
    file.write_text(json.dumps({**RECORD, **changes}), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_are_told_with_their_rules(pithead_: Commands, stored: Path, language: str) -> None:
    code, out, _ = pithead_("replay", stored, "--lang", language)
    assert code == 0
    words = Words(language)
    first = words.say("event-rockwell-management", order="0 1")[:10]
    assert first in out
    assert "[RW-AUC-2]" in out
    assert "[RW-END-3]" in out
    entries = len(RECORD["log"])
    assert out.rstrip().endswith(words.say("replay-end", n=entries, entries=entries))


def test_al_is_called_al(pithead_: Commands, stored: Path) -> None:
    out = pithead_("replay", stored).out
    assert "Al\u2019s crew" in out
    assert "Purple" not in out


def test_a_replay_may_stop_early(pithead_: Commands, stored: Path) -> None:
    code, out, _ = pithead_("replay", stored, "--to", "2")
    assert code == 0
    assert "Management order" in out
    assert "RW-END" not in out
    assert f"2 of {len(RECORD['log'])} log entries shown." in out
    assert pithead_("replay", stored, "--to", "0").out.startswith("0 of ")


def test_verifying_takes_the_whole_game(pithead_: Commands, stored: Path) -> None:
    error = pithead_.fails("replay", stored, "--to", "2", "--verify")
    assert "--verify: not allowed together with --to (see “pithead replay --help”)" in error


def test_a_replay_beyond_the_end_is_refused(pithead_: Commands, stored: Path) -> None:
    assert "past the end" in pithead_.fails("replay", stored, "--to", "99999")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_true_record_is_verified(pithead_: Commands, stored: Path, language: str) -> None:
    code, out, _ = pithead_("replay", stored, "--verify", "--lang", language)
    assert code == 0
    n = len(RECORD["log"])
    assert out == Words(language).say("replay-verified", file=str(stored), n=n) + "\n"


@pytest.mark.parametrize(
    ("changes", "place", "reason"),
    [
        ({"scores": [90, 0]}, "scores", "the file says [90, 0]"),
        ({"ranking": [[0, 1]]}, "ranking", "[[0, 1]]"),
        ({"over": False}, "over", "False"),
        ({"log_digest": "00"}, "log_digest", "00"),
        ({"seed": "ab" * 32}, "commitment", "does not match the commitment"),
        ({"rules": "0"}, "rules", "rules version 0"),
        ({"components": "f" * 64}, "components", "other components (ffffffffffff…"),
        ({"format": "chess"}, "format", "pithead-record"),
        ({"format_version": 99}, "format_version", "format 99"),
        ({"game": "chess"}, "game", "there is no game “chess”"),
        ({"seats": "two"}, "seats", "a whole number is expected"),
        ({"seats": 7}, "options", "choose a number of seats"),
        ({"seed": "not hexadecimal"}, "seed", "hexadecimal"),
        ({"options": []}, "options", "a table is expected"),
        ({"options": {"edition": "es"}}, "options", "default, en, fr, de"),
        ({"log": 3}, "log", "a list is expected"),
        ({"log": [["nobody"]]}, "log entry 1", "a seat and an action"),
        ({"log": [[0, "dance"]]}, "log entry 1", "“dance” is not an action"),
        ({"log": [[0, "pass"]]}, "log entry 1", "Green could not do “pass” here (RW-AUC-1)"),
        ({"log": [[9, "bid 0 0 0 0 0"]]}, "log entry 1", "9 could not do"),
    ],
)
def test_a_false_record_is_one_line_with_file_place_and_reason(
    pithead_: Commands, tmp_path: Path, changes: dict[str, object], place: str, reason: str
) -> None:
    file = store(tmp_path, **changes)
    error = pithead_.fails("replay", file, "--verify")
    assert error.startswith(f"pithead: {file}: {place}: ")
    assert reason in error


@pytest.mark.parametrize("content", [b"", b"{", b'{"a":\n oops', b"\xff\xfe\x00", b"[" * 100_000])
def test_what_is_no_json_is_one_line(pithead_: Commands, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    assert pithead_.fails("replay", file).startswith(f"pithead: {file}: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_read_is_one_line(
    pithead_: Commands, tmp_path: Path, language: str
) -> None:
    for path in (tmp_path, tmp_path / "missing.json"):
        error = pithead_.fails("replay", path, "--lang", language)
        assert Words(language).say("error-record-unreadable") in error
