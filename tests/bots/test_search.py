"""The parts of search and comparison, by figures one can work out by hand."""

from __future__ import annotations

import math
from random import Random
from statistics import fmean

import pytest

from pithead import bots
from pithead.bots.levels import SlippingBot
from pithead.bots.planner import MORE, SOON, PlannerBot, distinct
from pithead.bots.rollout import worth
from pithead.bots.thinking import Trial, prefer
from pithead.bots.value_function import LinearValue, softmax
from pithead.bots.weights import make_features, make_heuristic
from pithead.kernel.heuristics import Ranked
from pithead.kernel.plugin import Level, plugin_of
from tests.bots.playing import GAMES, ask, play, wander


def option(score: float, step: int = 0) -> Ranked:
    return Ranked(score, [step], "bot-reason-score")


def tried(*chances: float) -> Trial:
    trial = Trial(option(0.0))
    for chance in chances:
        trial.add(chance, chance)
    return trial


def test_a_trial_leads_only_by_more_than_luck_explains() -> None:
    assert tried(0.6, 0.6, 0.6).leads(tried(0.5, 0.5, 0.5), 3.0)
    assert not tried(0.5, 0.5).leads(tried(0.6, 0.6), 0.0)
    # Ahead by 0.1 on average, with a standard error of 0.2.
    noisy, other = tried(0.9, 0.3), tried(0.5, 0.5)
    assert noisy.mean > other.mean
    assert noisy.leads(other, 0.3)
    assert not noisy.leads(other, 0.7)
    # One world proves nothing.
    assert not tried(0.9).leads(tried(0.1), 0.0)


def test_the_heuristics_favourite_yields_to_convincing_trials_only() -> None:
    favourite, better, lucky = tried(0.5, 0.5, 0.5), tried(0.7, 0.7, 0.7), tried(0.1, 0.1, 1.0)
    assert prefer(favourite, [better, favourite])[0] is better
    assert lucky.total < favourite.total + 0.1
    assert prefer(favourite, [lucky, better, favourite]) == [favourite, lucky, better]
    assert prefer(favourite, [favourite, better])[0] is favourite


def test_answers_that_come_out_the_same_in_every_world_are_one() -> None:
    first, other, same, again = tried(0.5, 0.7), tried(0.5, 0.6), tried(0.5, 0.7), tried(0.5, 0.7)
    assert distinct([first, other, same, again]) == ([first, other], [same, again])
    assert distinct([first, other]) == ([first, other], [])


def test_a_planner_looks_once_into_answers_that_do_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where all are equal, only the heuristics' choice goes on after the first round."""
    game = GAMES["rockwell"]
    match = wander("rockwell", 2, seed=1, answers=25)
    seat = match.state.to_act()
    planner = bots.make("planner", game, seat)
    assert isinstance(planner, PlannerBot)
    monkeypatch.setattr(planner, "_outcome", lambda *_: 0.5)
    monkeypatch.setattr(PlannerBot, "worlds", 16)
    planner.memory = match.memory(seat)
    trials = planner.search(match.view(seat))
    assert len(trials) > 2
    assert [trial.worlds for trial in trials] == [16] + [8] * (len(trials) - 1)


def test_more_is_always_better_even_when_all_is_won_or_lost() -> None:
    worths = [worth(chance) for chance in (0.001, 0.01, 0.5, 0.99, 0.999)]
    assert worths == sorted(worths)
    assert len(set(worths)) == 5
    assert worth(0.5) == pytest.approx(0.5)


def test_strengths_become_chances() -> None:
    assert softmax([1.0, 1.0]) == [0.5, 0.5]
    assert softmax([math.log(3.0), 0.0]) == pytest.approx([0.75, 0.25])
    assert sum(softmax([0.0, 1000.0, -1000.0])) == pytest.approx(1.0)


@pytest.mark.parametrize("name", GAMES)
def test_a_value_function_says_who_has_won_once_the_game_is_over(name: str) -> None:
    game = GAMES[name]
    features = make_features(game)
    value = LinearValue(game, features, [1.0] * len(features.names))
    state = wander(name, 2, seed=8, answers=10_000).state
    assert state.over
    (winner, *others), *_ = game.ranking(state)
    chances = value.chances(state)
    assert chances[winner] == pytest.approx(1 / (1 + len(others)))
    assert sum(chances) == pytest.approx(1.0)


@pytest.mark.parametrize("name", GAMES)
def test_a_slip_is_an_answer_that_loses_about_as_much_as_the_level_says(name: str) -> None:
    """Never any legal answer: nearest to a loss of at most three times the mean, or the best."""
    game = GAMES[name]
    level = plugin_of(game).levels["level-1"]
    heuristic = make_heuristic(game)
    slips = asked = 0
    losses = []
    for seed in range(40):
        match = wander(name, 2, seed=seed, answers=25)
        seat = match.state.to_act()
        choice = ask(bots.make("level-1", game, seat, seed), match, seat)
        asked += 1
        if choice.why.key != "bot-why-slip":
            continue
        slips += 1
        scores = {
            game.decode(option.steps): option.score
            for option in heuristic.rank(match.state, seat, Random(seed))
        }
        # Rockwell's bids are drawn anew each time, so not every one is among them.
        if choice.action in scores:
            losses.append(max(scores.values()) - scores[choice.action])
    assert max(losses) <= 6.0 * level.loss
    assert fmean(losses) >= 0.1 * level.loss, "slips that cost nothing are none"
    assert 0.05 < slips / asked <= level.slips + 0.15


def test_who_has_no_lapses_makes_no_slips() -> None:
    game = GAMES["rockwell"]
    match = wander("rockwell", 2, seed=1, answers=25)
    seat = match.state.to_act()
    sober = SlippingBot("sober", bots.make("greedy", game, seat), Level("greedy", None, 0.0))
    assert ask(sober, match, seat).why.key == "bot-why-greedy"


def test_no_slip_destroys_its_own_company() -> None:
    """The easy levels keep a deck to play with: nine cards and more, in 40 games of three."""
    game = GAMES["brass_empire"]
    for number in range(40):
        level = f"level-{1 + number % 3}"
        match = play("brass_empire", [level] * 3, number)
        companies = game.dump(match.state)["companies"]
        assert isinstance(companies, list)
        for company in companies:
            cards = [company[zone] for zone in ("hand", "deck", "discard", "in_play")]
            assert sum(map(len, cards)) >= 9, level


def test_a_planner_with_time_looks_into_more_worlds_and_stops_when_sure() -> None:
    planner = bots.make("planner", GAMES["rockwell"], 0)
    assert isinstance(planner, PlannerBot)
    even = [tried(*(0.4, 0.6) * 10), tried(*(0.6, 0.4) * 10)]
    late = 1e9
    assert planner._enough(even, planner.worlds, None)
    assert not planner._enough(even, planner.worlds, late)
    assert planner._enough(even, MORE * planner.worlds, late)
    sure = [tried(*(0.8, 0.9) * 10), *even]
    assert planner._enough(sure, SOON, late)
    assert not planner._enough(sure, SOON - 1, late)
