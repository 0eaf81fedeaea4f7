"""The code that copies, shows and observes a game's fields says what the declarations say."""

from __future__ import annotations

from random import Random

import pytest

import pithead
from pithead.kernel.buffer import new_bytes
from pithead.kernel.contract import SPECTATOR
from pithead.kernel.observation import write_any
from pithead.kernel.state import State
from tests.kit.field_code import COMMAND, files_of, games_with_code

GAMES = pytest.mark.parametrize("name", games_with_code())


def positions(name: str) -> list[State]:
    """Some of a random game for four, the last one its end."""
    rng = Random(f"fields of {name}")
    state = pithead.game(name).new_state(seats=4, seed=11)
    found: list[State] = []
    while not state.over:
        if rng.random() < 0.02:
            found.append(state.clone())
        seat = state.to_act()
        state.apply_step(seat, state.sample_step(seat, rng))
    return [*found, state]


@GAMES
def test_it_is_written_from_the_declarations(name: str) -> None:
    for path, code in files_of(name).items():
        assert path.read_text(encoding="utf-8") == code, f"run `{COMMAND}`"


@GAMES
def test_a_view_shows_what_the_kernel_would(name: str) -> None:
    game = pithead.game(name)
    for state in positions(name):
        for viewer in (SPECTATOR, 0, 3):
            shown = game.shown_fields(state, viewer)
            view = game.view(state, viewer)
            assert {key: view[key] for key in shown} == shown


@GAMES
def test_an_observation_shows_what_the_kernel_would(name: str) -> None:
    game = pithead.game(name)
    plan = game.observations[4]
    for state in positions(name):
        for viewer in range(4):
            out = new_bytes(plan.size)
            write_any(state, viewer, plan.blocks, out, 0)
            assert game.observe(state, viewer) == bytes(out)
