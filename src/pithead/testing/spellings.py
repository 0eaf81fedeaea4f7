"""Text, JSON and integers: three spellings, each a bijection over all actions of the game."""

from __future__ import annotations

import json

from hypothesis import strategies as st

from pithead.kernel.codecs import LARGEST, Amount, Choice
from pithead.kernel.contract import Action
from pithead.kernel.game import Game
from pithead.testing.case import Case
from pithead.testing.gamekit import GameKit
from pithead.testing.walk import positions

MOST_WIDE = 512


def check_spellings(game: Game, action: Action) -> None:
    text, data, steps = game.text(action), game.to_json(action), game.encode(action)
    assert game.parse(text) == action, text
    assert game.from_json(json.loads(json.dumps(data))) == action, data
    assert game.decode(steps) == action, steps
    assert all(type(step) is int and 0 <= step < game.width for step in steps), steps
    assert [type(part) for part in game.parse(text)] == [type(part) for part in action]


def check_steps(game: Game, steps: list[int]) -> None:
    """A list of integers is the spelling of one action, or of none."""
    try:
        action = game.decode(steps)
    except ValueError:
        return
    assert game.encode(action) == steps
    check_spellings(game, action)


def check_actions_played(kit: GameKit, case: Case) -> None:
    """Every action listed or played in a game; different actions are spelled differently."""
    game = kit.game
    seen: set[Action] = set()
    for match in positions(kit, case, salt="spellings"):
        for seat in range(match.seats):
            seen.update(match.legal(seat))
    for action in seen:
        check_spellings(game, action)
    assert len({game.text(action) for action in seen}) == len(seen)
    assert len({tuple(game.encode(action)) for action in seen}) == len(seen)
    assert len({json.dumps(game.to_json(action)) for action in seen}) == len(seen)


def check_width(game: Game) -> None:
    assert 0 < game.width <= MOST_WIDE


def all_actions(game: Game) -> st.SearchStrategy[Action]:
    """Any well-formed action, legal anywhere or nowhere."""
    return st.sampled_from(sorted(game.notation.verbs)).flatmap(
        lambda name: st.tuples(
            st.just(name), *(argument(arg) for arg in game.notation.verbs[name].args)
        )
    )


def argument(arg: Choice | Amount) -> st.SearchStrategy[int | str]:
    if isinstance(arg, Choice):
        return st.sampled_from(arg.values)
    step = arg.step
    numbers = st.integers(0, 40) | st.integers(0, LARGEST // step)
    return numbers.map(lambda number: number * step)


def some_steps(game: Game) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(-1, game.width), max_size=6)
