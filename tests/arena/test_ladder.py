"""The order of the levels, kept true by a short test."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import pytest

import pithead
from pithead.arena.blocks import Plan
from pithead.arena.contest import Contest, Force, Hypotheses
from pithead.arena.ladder import climb
from pithead.bots import LEVELS

STEPS = [("random", "greedy"), *pairwise(LEVELS)]


@pytest.mark.parametrize("game", pithead.GAMES)
@pytest.mark.parametrize(("lower", "upper"), STEPS)
def test_each_level_beats_the_one_below(game: str, lower: str, upper: str) -> None:
    maker = partial(pithead.game, game)
    options = {option.name: option.default for option in maker().options}
    contest = Contest(Plan(maker, 2, options, "ladder", ((upper, lower),)), 60)
    contest.run(Force(), Hypotheses(0.5, 0.6))
    assert contest.verdict is not None
    assert contest.verdict.decided == "stronger", contest.verdict


def test_a_step_holds_if_its_interval_lies_above_chance() -> None:
    maker = partial(pithead.game, "rockwell")
    up, down = (
        next(climb(maker, rungs, 2, 5, "1", Force()))
        for rungs in (("random", "greedy"), ("greedy", "random"))
    )
    assert up.holds
    assert not down.holds
    assert up.games == 10
