"""Rockwell's rules of thumb: tastes, and the bot that rushes."""

from __future__ import annotations

from random import Random

import pytest

from pithead.bots.rockwell_tastes import TASTE_NAMES, USUAL_TASTE
from pithead.bots.rockwell_thumb import RockwellThumb
from tests.bots.playing import GAMES, play

ROCKWELL = GAMES["rockwell"]


def _game_of(thumb: RockwellThumb, seats: int, seed: int) -> list[list[int]]:
    """Everything that players with these rules of thumb answer."""
    rng = Random(seed)
    state = ROCKWELL.new_state(seats, seed)
    said: list[list[int]] = []
    while not state.over:
        seat = state.to_act()
        said.append(thumb.best(state, seat, rng))
        for step in said[-1]:
            state.apply_step(seat, step)
    return said


def test_every_taste_has_one_name_and_one_number() -> None:
    assert len(set(TASTE_NAMES)) == len(TASTE_NAMES) == len(USUAL_TASTE)
    thumb = RockwellThumb(ROCKWELL)
    assert thumb.taste_names == TASTE_NAMES
    assert thumb.taste == USUAL_TASTE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_taste_is_adopted_and_varied(seats: int) -> None:
    thumb = RockwellThumb(ROCKWELL)
    plain = _game_of(thumb, seats, 1)
    # Every rule of thumb at work at once, those that are off by default too.
    thumb.adopt([number + 0.5 for number in USUAL_TASTE])
    assert _game_of(thumb, seats, 1) != plain
    thumb.adopt(USUAL_TASTE)
    assert _game_of(thumb, seats, 1) == plain
    thumb.vary(Random(2))
    assert thumb.taste != USUAL_TASTE
    thumb.vary(Random(3))
    fancy = thumb.taste
    thumb.vary(Random(3))
    assert thumb.taste == fancy


def test_the_rusher_goes_straight_to_the_centre() -> None:
    match = play("rockwell", ["rusher", "rusher"], seed=1)
    assert ROCKWELL.turns(match.state) <= 4
