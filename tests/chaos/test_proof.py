"""The proof at the end of `make chaos` would notice what it is there to notice."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

import pytest

from pithead.tables import entries as e
from tests.server.test_copying import fill

from .run import Player, _exactly_once, truncated


def said(n: int) -> e.Said:
    return e.Said(time=0, by=0, command=f"chaos-{n:08}", text="hello")


@pytest.fixture
def player() -> Player:
    made = Player("http://127.0.0.1:1", 0, count(1))
    made.acked = {f"chaos-{n:08}": "table" for n in range(3)}
    return made


def test_what_is_whole_passes(player: Player) -> None:
    _exactly_once("table", [said(0), said(1), said(2)], player)


def test_a_lost_command_is_noticed(player: Player) -> None:
    with pytest.raises(AssertionError, match="lost"):
        _exactly_once("table", [said(0), said(2)], player)


def test_a_doubled_command_is_noticed(player: Player) -> None:
    with pytest.raises(AssertionError, match="twice"):
        _exactly_once("table", [said(0), said(1), said(1), said(2)], player)


def test_a_leaked_seed_is_noticed_until_the_end(player: Player) -> None:
    book: list[e.AnyEntry] = [e.Started(time=0, seed="5eed"), said(0), said(1), said(2)]
    player.people[1].heard.append(b"... 5eed ...")
    with pytest.raises(AssertionError, match="another's seed"):
        _exactly_once("table", book, player)
    _exactly_once("table", [*book, e.Stopped(time=0)], player)
    # An administrator may have cut the end off again.
    player.ended.add("table")
    _exactly_once("table", book, player)


def test_a_leaked_invitation_is_noticed(player: Player) -> None:
    player.tokens.append("t0ken")
    player.people[0].heard.append(b"... t0ken ...")
    _exactly_once("table", [said(0), said(1), said(2)], player)
    player.people[1].heard.append(b"... t0ken ...")
    with pytest.raises(AssertionError, match="another's invitation"):
        _exactly_once("table", [said(0), said(1), said(2)], player)


def test_truncated_files_are_noticed_and_what_is_left_is_saved(tmp_path: Path) -> None:
    fill(tmp_path)
    entries, told = truncated(tmp_path, Random(1), cuts=3)
    assert entries > 0
    assert told >= 3
