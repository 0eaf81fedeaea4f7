"""Clones stay as they were; a dump is the whole truth in plain JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from pithead.kernel.contract import SPECTATOR
from pithead.kernel.state import State
from pithead.testing.case import Case
from pithead.testing.gamekit import GameKit
from pithead.testing.walk import positions, state_seats


def step_on(state: State, rng: Random, steps: int) -> None:
    """Play up to `steps` random steps through the fast interface."""
    for _ in range(steps):
        if state.over:
            return
        seat = state.to_act()
        state.apply_step(seat, rng.choice(state.legal_steps(seat)))


def check_clones(kit: GameKit, case: Case) -> None:
    """No copy ever changes, whatever its siblings, its children or the original play."""
    game, rng = kit.game, Random(f"{case} clones")
    state = kit.new_state(case)
    copies: list[tuple[State, str]] = []
    while not state.over:
        copies.append((state.clone(), game.digest(state)))
        if rng.random() < 0.1:
            branch = state.clone()
            copies.append((branch.clone(), game.digest(branch)))
            step_on(branch, rng, 40)
            copies.append((branch, game.digest(branch)))
        step_on(state, rng, 1)
    for number, (copy, digest) in enumerate(copies):
        assert game.digest(copy) == digest, f"copy {number} of {case} has changed"


OTHERS = 4


def check_branches(kit: GameKit, case: Case) -> None:
    """A clone and its original, played alike, stay alike; played differently, do not meet."""
    game, rng = kit.game, Random(f"{case} branches")
    state = kit.new_state(case)
    step_on(state, rng, rng.randrange(length(state, rng) // 2))
    twin, others = state.clone(), [state.clone() for _ in range(OTHERS)]
    before = game.digest(state)
    step_on(state, Random("same"), 60)
    assert game.digest(twin) == before
    step_on(twin, Random("same"), 60)
    assert game.digest(twin) == game.digest(state)
    assert {game.digest(other) for other in others} == {before}
    for number, other in enumerate(others):
        step_on(other, Random(f"different {number}"), 60)
    # Two courses of a short game may end alike, but not all of them.
    assert {game.digest(other) for other in others} != {game.digest(state)}


def length(state: State, rng: Random) -> int:
    """How many steps one random game takes from here."""
    ahead, steps = state.clone(), 0
    while not ahead.over:
        step_on(ahead, rng, 1)
        steps += 1
    return steps


def check_dumps(kit: GameKit, case: Case, *, every: int = 1) -> None:
    """At every node the dump is JSON, loads to the same state, and that state plays on alike."""
    game, rng = kit.game, Random(f"{case} dumps")
    state = kit.new_state(case)
    count = 0
    while not state.over:
        if count % every == 0:
            check_round_trip(kit, state)
        if rng.random() < 0.01:
            loaded = game.load(json.loads(json.dumps(game.dump(state))))
            ahead = state.clone()
            step_on(ahead, Random(str(count)), 10**6)
            step_on(loaded, Random(str(count)), 10**6)
            assert game.digest(loaded) == game.digest(ahead)
            assert game.scores(loaded) == game.scores(ahead)
        step_on(state, rng, 1)
        count += 1
    check_round_trip(kit, state)


def check_round_trip(kit: GameKit, state: State) -> None:
    game = kit.game
    dump = game.dump(state)
    text = json.dumps(dump, allow_nan=False)
    assert json.loads(text) == dump, "the dump is not plain JSON"
    loaded = game.load(json.loads(text))
    assert game.dump(loaded) == dump
    assert loaded.pending == state.pending
    assert loaded.over == state.over
    for seat in range(state_seats(kit, state)):
        assert loaded.legal_steps(seat) == state.legal_steps(seat)
        assert loaded.in_form(seat) == state.in_form(seat)
    for viewer in (SPECTATOR, 0):
        assert game.view(loaded, viewer) == game.view(state, viewer)


def check_replayed_dump(kit: GameKit, case: Case) -> None:
    """A state reached by whole actions dumps and loads too, sealed answers included."""
    for count, match in enumerate(positions(kit, case, salt="dumps")):
        if count % 5 == 0 or match.sealed:
            check_round_trip(kit, match.state)


# What a hand-written or broken dump may hold in place of the right thing.
WRONG: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 3, 99, 10**30, 1.5),
    *("", "x", [], {}, [[]], [1], {"a": 1}),
)


def check_broken_dumps(kit: GameKit, case: Case, *, tries: int = 400) -> None:
    """A dump with one thing wrong is refused in a sentence, or is a state that plays to an end."""
    game, rng = kit.game, Random(f"{case} broken")
    dumps = [json.dumps(game.dump(match.state)) for match in positions(kit, case, salt="broken")]
    for _ in range(tries):
        dump = json.loads(rng.choice(dumps))
        what = break_something(dump, rng)
        try:
            state = game.load(dump)
        except ValueError as error:
            sentence = str(error)
        else:
            play_on(state, rng, what)
            continue
        assert sentence, what
        assert "\n" not in sentence, what


def break_something(dump: Any, rng: Random) -> str:
    """Replace or remove one entry, however deep, of any part of the dump; answers which."""
    part = rng.choice(list(dump))
    deeper = list(entries(dump[part])) if isinstance(dump[part], dict | list) else []
    place, key = rng.choice([(dump, part), *deeper])
    if rng.random() < 0.2:
        del place[key]
        return f"{key} removed"
    place[key] = rng.choice(WRONG)
    return f"{key} = {place[key]}"


def entries(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of a dump with each of its keys."""
    keys = list(data) if isinstance(data, dict) else range(len(data))
    for key in keys:
        yield data, key
        if isinstance(data[key], dict | list):
            yield from entries(data[key])


def play_on(state: State, rng: Random, what: str) -> None:
    try:
        step_on(state, rng, 10**6)
    except Exception as error:
        raise AssertionError(f"{what} loads but does not play on: {error!r}") from error
    assert state.over
