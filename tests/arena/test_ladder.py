"""The order of the levels, kept true by a short test."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

import pithead
from pithead.arena.blocks import Plan, play_block
from pithead.arena.ladder import climb, thinking_of
from pithead.arena.players import Thinking
from pithead.arena.runs import Contest, Force, Hypotheses
from pithead.kernel.plugin import installed
from tests.bots.playing import little_effort

QUICK = ("level-1", "level-2", "level-3", "level-4")
STEPS = [("random", "level-1"), *pairwise(QUICK)]


def plan_of(game: str, upper: str, lower: str) -> Plan:
    maker = partial(pithead.game, game)
    options = {option.name: option.default for option in maker().options}
    return Plan(maker, 2, options, "ladder", ((upper, lower),))


def contest_of(game: str, upper: str, lower: str, blocks: int) -> Contest:
    contest = Contest(plan_of(game, upper, lower), blocks)
    contest.run(Force(), Hypotheses(0.5, 0.6))
    return contest


@pytest.mark.parametrize("game", pithead.game_names())
@pytest.mark.parametrize(("lower", "upper"), STEPS)
def test_each_level_beats_the_one_below(game: str, lower: str, upper: str) -> None:
    verdict = contest_of(game, upper, lower, 80).verdict
    assert verdict is not None
    assert verdict.decided == "stronger", verdict


@pytest.mark.parametrize(("game", "worlds"), [("rockwell", 2), ("brass_empire", 4)])
def test_the_hardest_level_is_far_above_the_middle(
    game: str, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three of four blocks, with as little effort as shows it instead of its second, so that no
    clock decides. Once three are won, the fourth can't change that."""
    bot = installed().plugins[game].levels["level-5"].bot
    little_effort(monkeypatch, worlds)
    plan = plan_of(game, bot, "level-2")
    won = 0.0
    for number in range(4):
        won += play_block(plan.make_game(), plan, number).share()
        if won >= 3:
            break
    assert won >= 3


def test_a_step_holds_if_its_interval_lies_above_chance() -> None:
    maker = partial(pithead.game, "rockwell")
    up, down = (
        next(climb(maker, rungs, 2, 5, "1", Force()))
        for rungs in (("random", "greedy"), ("greedy", "random"))
    )
    assert up.holds
    assert not down.holds
    assert up.games == 10
    assert 0 < up.mean_ms < up.slowest_ms


def test_thinking_is_told_in_milliseconds_for_an_answer() -> None:
    quick, slow = Thinking(4, 0.2, 0.1), Thinking(1, 0.5, 0.5)
    game = SimpleNamespace(players=("quick", "slow"), thinking=(quick, slow))
    contest: Any = SimpleNamespace(in_order=[SimpleNamespace(games=[game, game])])
    assert thinking_of(contest, "quick") == pytest.approx((50.0, 100.0))
    assert thinking_of(contest, "slow") == pytest.approx((500.0, 500.0))
