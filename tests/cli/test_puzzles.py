"""`pithead puzzles`: a search that is kept, and a file that is checked."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from pithead.kernel.puzzles import FILE, write_puzzles
from pithead.review import puzzle_search
from tests.cli.running import Commands
from tests.review.test_puzzle_search import HEADING, Numbered, late

NAME = "brass_empire"


def test_a_search_writes_a_file(
    pithead_: Commands, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_search, "Searcher", Numbered)
    code, out, _ = pithead_("puzzles", NAME, "--count", "3", "--seats", "2")
    assert code == 0
    assert "3 of 3 puzzles" in out
    assert len((folder / FILE).read_bytes().splitlines()) == 4
    assert (folder / f"{FILE}.games").is_file()


def test_a_check_names_what_no_longer_loads(pithead_: Commands, folder: Path) -> None:
    fine = late(NAME)
    gone = replace(fine, changes={"no such entry": {"x": 1}})
    write_puzzles(folder / FILE, HEADING, [gone])
    code, out, _ = pithead_("puzzles", NAME, "--check", folder, "--effort", "0.1")
    assert code == 1
    assert f"{gone.id} ({gone.sort}): its position or its answers no longer exist" in out
    assert "1 puzzle checked, 1 no longer right" in out


def test_what_cannot_be_checked_is_told_in_a_sentence(pithead_: Commands, folder: Path) -> None:
    for spoilt, said in ((None, "there is no"), ("{", "can\u2019t be read: line 1")):
        if spoilt is not None:
            (folder / FILE).write_text(spoilt, "utf-8")
        code, out, err = pithead_("puzzles", NAME, "--check", folder)
        assert (code, out) == (2, "")
        assert said in err
        assert err.count("\n") == 1
