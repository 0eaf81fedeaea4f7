"""What integer steps are called: the table of a game, and each step in its state."""

from __future__ import annotations

from random import Random

import pytest

import pithead
from pithead.kernel.game import Game
from pithead.kernel.state import State
from pithead.kernel.steps import MORE

GAMES = {name: pithead.game(name) for name in pithead.game_names()}


@pytest.mark.parametrize("name", GAMES)
def test_the_table_names_every_step(name: str) -> None:
    game = GAMES[name]
    table = game.step_table()
    assert {row.step for row in table} <= set(range(game.width))
    for action in ([verb] for verb in game.verbs):
        assert (
            any(row.verb == action[0] for row in table) or not game.notation.verbs[action[0]].groups
        )
    for row in table:
        if row.verb and row.part == 0:
            first = game.notation.by_first[row.step]
            assert row.text.split()[0] == first.name == row.verb


def test_the_table_reads_like_the_notation() -> None:
    game = GAMES["rockwell"]
    rows = {row.text: row for row in game.step_table()}
    assert game.encode(("move", "a", "C5")) == [rows["move a C5"].step]
    assert game.encode(("bribe", 1, "b", "A4")) == [
        rows["bribe 1 b"].step,
        rows["bribe … A4"].step,
    ]
    assert rows["3, the last digit"].step == 3
    assert rows["1, more digits"].step == MORE + 1


def walk(game: Game, seats: int, seed: int) -> State:
    """A game in which every legal step is named at every node."""
    state = game.new_state(seats, seed)
    rng = Random(seed)
    while not state.over:
        seat = state.to_act()
        steps = state.legal_steps(seat)
        texts = [game.step_text(state, step) for step in steps]
        assert len(set(texts)) == len(texts), texts
        begun = state.unfinished(seat)
        for step, text in zip(steps, texts, strict=True):
            try:
                action = game.decode([*begun, step])
            except ValueError:
                assert text.endswith("…") or ">= " in text or text.split()[-1].isdecimal()
                continue
            verb = game.notation.verbs[str(action[0])]
            decision = state.pending
            assert decision is not None
            told_whole = verb.groups or len(verb.amounts) == 1
            if told_whole and verb.name in game.verbs_of(decision.kind):
                assert text == game.text(action)
            assert text.split()[0] in game.verbs_of(decision.kind)
        step = state.sample_step(seat, rng)
        before = [*begun, step]
        state.apply_step(seat, step)
        if state.in_form(seat):
            assert state.unfinished(seat) == before
        else:
            assert state.unfinished(seat) == []
    return state


@pytest.mark.parametrize(("name", "seats"), [("rockwell", 2), ("rockwell", 4), ("brass_empire", 3)])
def test_every_legal_step_has_a_name_of_its_own(name: str, seats: int) -> None:
    assert walk(GAMES[name], seats, 4).over


def test_the_steps_of_a_bid() -> None:
    game = GAMES["rockwell"]
    state = game.new_state(2, 1)
    assert game.step_text(state, 0) == "bid zinc 0"
    assert game.step_text(state, 2) == "bid zinc 2"
    for step, text in zip(
        game.encode(("bid", 1, 0, 0, 0, 1800)),
        ("bid zinc 1", "bid copper 0", "bid silver 0", "bid gold 0", "bid money >= 1600"),
        strict=False,
    ):
        assert game.step_text(state, step) == text
        state.step(0, step)
    assert game.step_text(state, 2) == "bid money 1800"
    assert game.step_text(state, 1, seat=1) == "bid zinc 1"


def test_built_reserves_name_their_counts() -> None:
    game = GAMES["brass_empire"]
    state = game.new_state(2, 1, {"reserves": "built"})
    assert game.step_text(state, 0) == "build n1 0"
    state.step(0, 0)
    assert game.step_text(state, 1).startswith("build n2 ")
