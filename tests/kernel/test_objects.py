"""Games, states and matches as Python objects: copies, pickles, names, numpy's integers."""

from __future__ import annotations

import copy
import pickle
from random import Random

import numpy as np
import pytest

import pithead
from pithead.kernel.contract import SPECTATOR
from pithead.kernel.game import Game
from pithead.kernel.match import Match
from pithead.kernel.state import State

GAMES = {name: pithead.game(name) for name in pithead.game_names()}


def under_way(game: Game, seats: int, entries: int) -> Match:
    match = game.match(seats, seed=5)
    rng = Random(5)
    for _ in range(entries):
        if match.state.pending is None:
            break
        seat = match.state.pending.seats[-1]
        match.apply(seat, match.sample(seat, rng))
    return match


def later(game: Game, seats: int, steps: int) -> State:
    state = game.new_state(seats, 5)
    rng = Random(5)
    for _ in range(steps):
        if not state.over:
            seat = state.to_act()
            state.apply_step(seat, state.sample_step(seat, rng))
    return state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("steps", [0, 1, 7, 8, 9, 60, 61, 62, 10_000])
def test_a_state_is_copied_and_pickled(name: str, steps: int) -> None:
    game = GAMES[name]
    state = later(game, 2, steps)
    before = game.digest(state)
    for made in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert type(made) is type(state)
        assert game.digest(made) == before
        assert made.unfinished(max(0, made.to_act())) == state.unfinished(max(0, state.to_act()))
        if not made.over:
            made.apply_step(made.to_act(), made.legal_steps(made.to_act())[0])
            assert game.digest(state) == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("entries", [0, 1, 2, 40, 10_000])
def test_a_match_is_copied_and_pickled(name: str, entries: int) -> None:
    """Also in the midst of a sealed question, where answers wait to be revealed."""
    match = under_way(GAMES[name], 2, entries)
    for made in (
        match.copy(),
        copy.copy(match),
        copy.deepcopy(match),
        pickle.loads(pickle.dumps(match)),
    ):
        assert made.record() == match.record()
        assert made.events == match.events
        assert made.commitment == match.commitment
        if made.state.pending is None:
            continue
        log, events = list(match.log), list(match.events)
        seat = made.state.pending.seats[0]
        made.apply(seat, made.sample(seat, Random(1)))
        made.undo_to(0)
        assert (match.log, match.events) == (log, events)
        assert match.digest() == match.copy().digest()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_shared_by_its_copies_and_pickled_by_name(name: str) -> None:
    game = GAMES[name]
    assert copy.deepcopy([game])[0] is game
    assert copy.copy(game) is game
    made = pickle.loads(pickle.dumps(game))
    assert (made.name, made.version) == (game.name, game.version)
    assert made.components_digest == game.components_digest
    assert len(pickle.dumps(game)) < 1000
    assert pickle.loads(pickle.dumps(game)) is made


def test_a_pickle_brings_its_own_components_along() -> None:
    plain = GAMES["rockwell"]
    own = pithead.game("rockwell", plain.component_data())
    made = pickle.loads(pickle.dumps(own.match(3, 1)))
    assert made.game.own_components == own.own_components
    assert made.game is not pickle.loads(pickle.dumps(plain))


def test_a_pickle_of_other_rules_is_refused() -> None:
    text = pickle.dumps(GAMES["rockwell"], protocol=0)
    digest = GAMES["rockwell"].components_digest.encode()
    with pytest.raises(ValueError, match="components 0000"):
        pickle.loads(text.replace(digest, b"0" * len(digest)))


def test_a_state_nobody_told_its_game_says_so() -> None:
    with pytest.raises(TypeError, match="was not told its game"):
        pickle.dumps(State(2))


def test_objects_name_themselves() -> None:
    game = GAMES["rockwell"]
    assert repr(game) == f"<Game rockwell: rules {game.version}, 2, 3, 4 seats>"
    match = game.match(3, seed=7)
    assert (
        repr(match) == "<Match of rockwell: 3 seats, 0 log entries, seats 0, 1, 2 are asked: bid>"
    )
    assert repr(match.state) == "<RockwellState: 3 seats, seats 0, 1, 2 are asked: bid>"
    ended = under_way(game, 2, 10_000)
    assert repr(ended.state) == "<RockwellState: 2 seats, over>"
    assert repr(ended).endswith(f"over, scores {ended.scores}>")
    assert match.seed is not None
    assert match.seed.hex() not in repr(match)


@pytest.mark.parametrize("name", GAMES)
def test_returns_are_zero_until_the_end_and_then_add_up(name: str) -> None:
    match = under_way(GAMES[name], 3 if name == "rockwell" else 2, 10)
    assert set(match.returns()) == {0.0}
    ended = under_way(GAMES[name], 2, 10_000)
    assert ended.over
    assert sum(ended.returns()) == pytest.approx(0)
    winners = ended.ranking[0]
    assert all((ended.returns()[seat] > 0) == (len(winners) == 1) for seat in winners)


# --- numpy ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_numpys_integers_play_the_same_game(name: str) -> None:
    game = GAMES[name]
    plain, other = game.new_state(2, 7), game.new_state(np.int64(2), np.int32(7))
    rng = Random(1)
    for _ in range(300):
        if plain.over:
            break
        seat = plain.to_act()
        step = plain.sample_step(seat, rng)
        plain.apply_step(seat, step)
        # Types speak of int; whoever brings numpy's is not turned away.
        other.apply_step(np.int64(seat), np.uint16(step))  # type: ignore[arg-type]
    assert game.digest(other) == game.digest(plain)


def test_numpys_integers_pass_every_door() -> None:
    game = GAMES["rockwell"]
    match = game.match(np.int8(2), np.uint64(7))
    zero = np.int64(0)
    assert match.legal(zero) == match.legal(0)
    assert match.candidates(zero) == match.candidates(0)
    assert match.form(zero) == match.form(0)
    bid = ("bid", zero, zero, zero, zero, np.int32(300))
    assert match.check(zero, bid) is None
    match.apply(zero, bid)
    match.apply(np.int16(1), (np.str_("bid"), 0, 0, 0, 0, 0))
    assert match.log[0] == (0, ("bid", 0, 0, 0, 0, 300))
    assert {type(part) for _, action in match.log for part in action} == {str, int}
    assert pickle.loads(pickle.dumps(match)).digest() == match.digest()
    assert game.view(match.state, zero) == game.view(match.state, 0)
    assert game.view(match.state, np.int64(SPECTATOR)) == game.view(match.state, SPECTATOR)
    assert game.observe(match.state, zero) == game.observe(match.state, 0)
    assert match.events_for(zero) == match.events_for(0)
    assert game.decode(np.array(game.encode(("move", "a", "C5")))) == ("move", "a", "C5")
    assert game.encode(bid) == game.encode(("bid", 0, 0, 0, 0, 300))
    match.undo_to(np.int64(0))
    assert match.log == []


def test_the_checked_step_takes_numpys_integers() -> None:
    game = GAMES["brass_empire"]
    state, other = game.new_state(2, 3), game.new_state(2, 3)
    step = state.legal_steps(state.to_act())[0]
    state.step(np.int64(state.to_act()), np.int64(step))
    other.apply_step(other.to_act(), step)
    assert game.digest(state) == game.digest(other)
