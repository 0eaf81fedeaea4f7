"""`pithead review`: a finished game judged, in three languages, as JSON and as a page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pithead.words import LANGUAGES, Words
from tests.cli.running import Commands
from tests.review.moments import moment, record

EFFORT = ("--effort", "0.125")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game; what one test reviews, the others find done."""
    folder = tmp_path_factory.mktemp("review")
    (folder / "game.json").write_text(json.dumps(record("brass_empire").data), "utf-8")
    return folder


def test_as_json_it_has_all_its_parts(pithead_: Commands, kept: Path) -> None:
    code, out, _ = pithead_("review", kept / "game.json", *EFFORT, "--json")
    assert code == 0
    found = json.loads(out)
    assert found["format"] == "pithead-review"
    parts = {"chances", "decisions", "turning_points", "ledger", "level", "policy", "by_seat"}
    assert parts <= found.keys()
    assert (kept / "game.json.review").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(pithead_: Commands, kept: Path, language: str) -> None:
    code, out, _ = pithead_("review", kept / "game.json", *EFFORT, "--lang", language)
    assert code == 0
    assert Words(language).say("review-ledger") in out
    assert "review-" not in out


def test_a_page_is_one_file(pithead_: Commands, kept: Path) -> None:
    page = kept / "review.html"
    code, _, _ = pithead_("review", kept / "game.json", *EFFORT, "--seat", "2", "--html", page)
    assert code == 0
    text = page.read_text("utf-8")
    assert text.count("<svg") == 1
    assert "http" not in text
    assert "<table>" in text


def sentence(told: tuple[int, str, str]) -> str:
    """The one line of a refusal."""
    code, out, err = told
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    return err


def test_what_cannot_be_reviewed_is_refused_in_a_sentence(
    pithead_: Commands, kept: Path, tmp_path: Path
) -> None:
    game = kept / "game.json"

    def refused(*arguments: Any) -> str:
        return sentence(pithead_("review", *arguments))

    def spoilt(**changes: object) -> Path:
        file = tmp_path / "spoilt.json"
        file.write_text(json.dumps({**record("brass_empire").data, **changes}), "utf-8")
        return file

    assert "seats 1 to 2" in refused(game, "--seat", "3")
    assert "is no effort" in refused(game, "--effort", "0")
    assert "rules version 99" in refused(spoilt(rules="99"))
    assert "other components" in refused(spoilt(components="f" * 64))
    (tmp_path / "cut.json").write_text(game.read_text("utf-8")[:500], "utf-8")
    assert "not valid JSON" in refused(tmp_path / "cut.json")
    match, _ = moment("brass_empire")
    (tmp_path / "open.json").write_text(json.dumps(match.record()), "utf-8")
    assert "only a finished game" in refused(tmp_path / "open.json")
    assert "can\u2019t be written" in refused(game, "--keep", tmp_path / "nowhere")
