"""What an earlier version wrote is read and verified: records, positions and stored tables.

tests/data/earlier was made by earlier versions: by their own code, never by ours. Most of it is
from before the games moved into packages of their own; `brass_empire_rules_2` is from before five
cards and the rule of demolishing were changed, `brass_empire_rules_3` from before cards that others
beat at their price were changed.
"""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from random import Random

import msgspec
import pytest

import pithead
from pithead.kernel import record
from pithead.rooms import bot_answers, bot_turns
from pithead.tables import entries
from pithead.tables.table import Table

EARLIER = Path(__file__).parent / "data" / "earlier"
GAMES = pytest.mark.parametrize("name", ["rockwell", "brass_empire"])
STORED = pytest.mark.parametrize(
    "stored", ["rockwell", "brass_empire", "brass_empire_rules_2", "brass_empire_rules_3"]
)


def lines(file: str) -> list[str]:
    return (EARLIER / file).read_text(encoding="utf-8").splitlines()


@STORED
def test_a_record_verifies(stored: str) -> None:
    found = record.read(EARLIER / f"{stored}_record.json")
    match = record.verify(found, pithead.game(found.game))
    assert match.over
    assert match.record()["log"] == found.data["log"]
    assert match.scores == found.data["scores"]


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


@STORED
def test_a_stored_table_goes_on(stored: str) -> None:
    book = [entries.decode(line) for line in lines(f"{stored}_table.jsonl")]
    table = Table.read("earlier", book)
    match = table.match
    assert match is not None
    log = [f"{seat} {match.game.text(action)}" for seat, action in match.log]
    assert log == lines(f"{stored}_table_log.txt")
    rng, asked_games = Random(stored), bot_answers.KnownGames()
    for _ in range(20):
        seat = match.state.to_act()
        asked = msgspec.structs.replace(bot_turns.question(table, seat), bot="greedy")
        answered = bot_answers.answer(asked_games, asked)
        assert match.check(seat, tuple(answered.action)) is None
        match.apply(seat, match.sample(seat, rng))


@pytest.mark.parametrize("rules", ["2", "3"])
def test_earlier_rules_are_played_with_the_cards_of_then(rules: str) -> None:
    newest = pithead.game("brass_empire")
    earlier = newest.under(rules)
    assert earlier is not None
    stored = json.loads((EARLIER / f"brass_empire_rules_{rules}_record.json").read_text("utf-8"))
    assert earlier.components_digest == stored["components"] != newest.components_digest
    assert pickle.loads(pickle.dumps(earlier)).components_digest == stored["components"]
    begun = earlier.new_state(2, 1)
    assert earlier.digest(pickle.loads(pickle.dumps(begun))) == earlier.digest(begun)


def test_cards_that_nobody_knows_are_refused_in_a_sentence() -> None:
    stored = json.loads((EARLIER / "brass_empire_rules_2_record.json").read_text("utf-8"))
    stored["components"] = "0" * 64
    with pytest.raises(record.RecordError) as caught:
        record.verify(record.parse(stored), pithead.game("brass_empire"))
    assert caught.value.code == "record-components"
