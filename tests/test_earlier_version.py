"""What an earlier version wrote is read and verified: records, positions and stored tables.

tests/data/earlier was made by the version before the games moved into packages of their own: by its
own code, never by ours.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import pithead
from pithead.kernel import record
from pithead.tables import entries
from pithead.tables.table import Table

EARLIER = Path(__file__).parent / "data" / "earlier"
GAMES = pytest.mark.parametrize("name", ["rockwell", "brass_empire"])


def lines(file: str) -> list[str]:
    return (EARLIER / file).read_text(encoding="utf-8").splitlines()


@GAMES
def test_a_record_verifies(name: str) -> None:
    stored = record.read(EARLIER / f"{name}_record.json")
    match = record.verify(stored, pithead.game(name))
    assert match.over
    assert match.record()["log"] == stored.data["log"]
    assert match.scores == stored.data["scores"]


@GAMES
def test_positions_load_and_play_to_the_end(name: str) -> None:
    rng = Random(name)
    for line in lines(f"{name}_dumps.jsonl"):
        dump = json.loads(line)
        game = pithead.game(name).under(dump["rules"])
        assert game is not None
        state = game.load(dump)
        while not state.over:
            seat = state.to_act()
            state.apply_step(seat, state.sample_step(seat, rng))


@GAMES
def test_a_stored_table_goes_on(name: str) -> None:
    book = [entries.decode(line) for line in lines(f"{name}_table.jsonl")]
    table = Table.read("earlier", book)
    match = table.match
    assert match is not None
    log = [f"{seat} {match.game.text(action)}" for seat, action in match.log]
    assert log == lines(f"{name}_table_log.txt")
    rng = Random(name)
    for _ in range(20):
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
