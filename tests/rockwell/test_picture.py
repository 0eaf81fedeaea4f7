"""What the picture adds to the view: goals, what ends the game, one's own sealed answer."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import pithead
from pithead.games.rockwell.rules.achievements import has_achieved, meets
from pithead.games.rockwell.rules.turn import RockwellState
from pithead.kernel.contract import SPECTATOR

GAME = pithead.game("rockwell")


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_goal_is_full_exactly_when_the_achievement_is_met(seats: int) -> None:
    met = 0
    for seed in range(4):
        match, rng = GAME.match(seats, seed=seed), Random(seed)
        while not match.over:
            state = match.state
            assert isinstance(state, RockwellState)
            assert state.pending is not None
            for seat in state.pending.seats:
                goals = cast(list[dict[str, int]], GAME.picture(GAME.view(state, seat))["goals"])
                for at, goal in enumerate(goals):
                    full = goal["have"] == goal["need"]
                    assert full == meets(state, seat, at), goal
                    assert 0 <= goal["have"] <= goal["need"]
                    met += full and has_achieved(state, seat, at)
            for seat in state.pending.seats:
                match.apply(seat, match.sample(seat, rng))
    assert met > 20


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_everyone_sees_what_is_asked_and_of_whom(seats: int) -> None:
    match, rng = GAME.match(seats, seed=3), Random(3)
    kinds: set[str] = set()
    while match.state.pending is not None:
        pending = match.state.pending
        for viewer in (SPECTATOR, *range(seats)):
            asked = cast(dict[str, object], GAME.view(match.state, viewer)["decision"])
            assert asked["kind"] == pending.kind
            assert asked["seats"] == list(pending.seats)
            assert asked["sealed"] == pending.sealed
        kinds.add(pending.kind)
        for seat in pending.seats:
            match.apply(seat, match.sample(seat, rng))
    assert kinds >= {"bid", "place", "insure", "move", "market", "workshop"}
    assert GAME.view(match.state, 0)["decision"] is None


def test_who_only_watches_has_no_goals_and_no_answer() -> None:
    match = GAME.match(3, seed=1)
    picture = GAME.picture(GAME.view(match.state, SPECTATOR))
    assert picture["goals"] is None
    assert picture["answers"] == {}


@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 2), (4, 3)])
def test_the_picture_tells_what_ends_the_game(seats: int, needed: int) -> None:
    picture = GAME.picture(GAME.view(GAME.match(seats, seed=1).state, 0))
    assert picture["ending"] == {"centre": needed, "achievements": 6, "quiet": 3}
    assert picture["quiet_turns"] == 0


def test_a_sealed_bid_is_shown_to_its_bidder_alone() -> None:
    match = GAME.match(3, seed=1)
    match.apply(0, ("bid", 1, 0, 0, 0, 300))
    mine, other = (GAME.picture(GAME.view(match.state, seat)) for seat in (0, 1))
    assert mine["answers"] == {"0": [1, 0, 0, 0, 300]}
    assert other["answers"] == {}
