"""Time budgets, by a clock that goes on by one step each time somebody looks at it."""

from __future__ import annotations

import time

import pytest

from pithead import bots
from pithead.kernel.plugin import plugin_of
from tests.bots.playing import GAMES, LEVELS, ask, wander

THINKING = ("value", "planner")
TICK = 0.01


class Clock:
    """What `time.perf_counter` says, and how far it has got."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += TICK
        return self.now


@pytest.mark.parametrize("bot", THINKING)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("budget", [0.05, 1.0])
def test_nobody_begins_anything_after_the_time_is_up(
    name: str, bot: str, budget: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = wander(name, 3, seed=4, answers=60)
    decision = match.state.pending
    assert decision is not None
    seat = next(seat for seat in decision.seats if seat not in match.sealed)
    clock = Clock()
    monkeypatch.setattr(time, "perf_counter", clock)
    ask(bots.make(bot, GAMES[name], seat, 1, budget), match, seat)
    # The look in progress when time is up, and the one that finds it is up.
    assert clock.now <= budget + 3 * TICK


def test_a_planner_uses_the_time_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    match = wander("rockwell", 3, seed=4, answers=60)
    clock = Clock()
    monkeypatch.setattr(time, "perf_counter", clock)
    seat = match.state.to_act()
    ask(bots.make("planner", GAMES["rockwell"], seat, 1, 5 * TICK), match, seat)
    assert clock.now > 5 * TICK


def test_the_hardest_level_has_a_second_and_the_others_a_fixed_effort() -> None:
    for name, game in GAMES.items():
        levels = plugin_of(game).levels
        assert tuple(levels) == LEVELS, name
        *quick, hardest = levels.values()
        assert hardest.budget == 1.0
        assert all(level.budget is None for level in quick)
        assert [level.slips for level in levels.values()][-1] == 0.0
        made = bots.make("level-5", game, 0)
        assert made.budget == 1.0
