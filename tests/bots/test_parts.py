"""The small sums that bots decide by, on figures one can add up by hand."""

from __future__ import annotations

from random import Random

import pytest

import pithead
from pithead import bots
from pithead.bots import planner
from pithead.bots.planner import PlannerBot
from pithead.bots.rollout import take
from pithead.bots.thinking import ThinkingBot, Trial
from pithead.bots.value_function import LinearValue
from pithead.bots.weights import make_features
from pithead.kernel.heuristics import Ranked
from pithead.kernel.match import Match
from pithead.kernel.state import State
from tests.bots.playing import GAMES, ask, little_effort, play, wander


def test_a_linear_value_is_the_sum_of_weights_times_figures() -> None:
    game = pithead.game("rockwell")
    features = make_features(game)
    state = game.new_state(2, 1)
    figures = features.of_company(state, 0)
    weights = [0.0] * len(figures)
    value = LinearValue(game, features, weights)
    assert value.strength(state, 0) == 0.0
    at = next(i for i, figure in enumerate(figures) if figure)
    weights[at] = 3.0
    assert value.strength(state, 0) == pytest.approx(3 * figures[at])


# --- what is told and chosen ----------------------------------------------------------------------


def thinker(game: str, seat: int = 0) -> ThinkingBot:
    bot = bots.make("value", GAMES[game], seat)
    assert isinstance(bot, ThinkingBot)
    return bot


def tried(steps: list[int], *chances: float) -> Trial:
    trial = Trial(Ranked(0.0, steps, "bot-reason-bid"))
    for chance in chances:
        trial.add(chance, chance)
    return trial


def test_a_bot_in_a_team_counts_its_partners_victory_as_its_own() -> None:
    bot = thinker("brass_empire", 1)
    bot.wake(GAMES["brass_empire"].new_state(4, 1, {"team": True}))
    assert bot.side([0.1, 0.2, 0.3, 0.4], 1) == pytest.approx(0.6)
    assert bot.side([0.1, 0.2, 0.3, 0.4], 2) == pytest.approx(0.4)
    alone = thinker("brass_empire", 1)
    alone.wake(GAMES["brass_empire"].new_state(4, 1))
    assert alone.side([0.1, 0.2, 0.3, 0.4], 1) == pytest.approx(0.2)


def test_of_sealed_answers_as_good_as_each_other_one_is_drawn() -> None:
    """So that nobody can count on a bid; and never a worse one."""
    game = GAMES["rockwell"]
    state = game.new_state(3, 1)
    view = game.view(state, 0)
    answers = [game.encode(("bid", 0, 0, 0, 0, money)) for money in (0, 100, 200)]
    trials = [tried(answers[0], 0.5), tried(answers[1], 0.5), tried(answers[2], 0.2)]
    bot = thinker("rockwell")
    drawn = [bot.draw(trials, view, Random(seed)) for seed in range(20)]
    assert {bot.tell(each).action[-1] for each in drawn} == {0, 100}
    assert all(sorted(map(id, each)) == sorted(map(id, trials)) for each in drawn)
    # Of open answers it is always the best.
    open_view = {**view, "decision": {"kind": "bid", "seats": [0], "sealed": False, "waiting": []}}
    assert all(bot.draw(trials, open_view, Random(seed)) == trials for seed in range(20))


def test_a_bot_tells_its_chance_as_a_percentage_of_the_worlds_it_tried() -> None:
    game = GAMES["rockwell"]
    answers = [game.encode(("bid", 0, 0, 0, 0, money)) for money in (0, 100)]
    trials = [tried(answers[0], 0.5, 0.7), tried(answers[1], 0.1)]
    choice = thinker("rockwell").tell(trials)
    assert choice.why.args == {"tries": 3, "chance": 60}
    assert choice.alternatives == (("bid", 0, 0, 0, 0, 100),)


@pytest.mark.parametrize("name", GAMES)
def test_the_chance_told_is_the_share_of_games_played_to_the_end(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each world is a victory, a defeat or a shared victory; nothing in between is estimated."""
    little_effort(monkeypatch)
    match = play(name, ["practised"] * 3, 5, most=40)
    seat = match.state.to_act()
    bot = bots.make("planner", GAMES[name], seat)
    assert isinstance(bot, PlannerBot)
    best, *others = bot.search(match.view(seat))
    assert others
    for trial in (best, *others):
        assert {round(6 * share) for share in trial.shares} <= {0, 2, 3, 6}
        assert trial.chance == pytest.approx(sum(trial.shares) / trial.worlds)
    told = bot.tell([best, *others]).why.args["chance"]
    assert told == round(100 * best.chance)


@pytest.mark.parametrize("name", GAMES)
def test_greedy_names_other_answers_than_its_own(name: str) -> None:
    match = wander(name, 2, seed=4, answers=40)
    seat = match.state.to_act()
    choice = ask(bots.make("greedy", GAMES[name], seat), match, seat)
    assert len(choice.alternatives) == min(3, len(match.legal(seat)) - 1) > 0
    assert choice.action not in choice.alternatives


class SeatZeroWins:
    """A rollout that ends the same whatever happens."""

    def __init__(self, *_: object) -> None:
        pass

    def chances(self, state: State, until: int, rng: Random) -> list[float]:
        return [1.0] + [0.0] * (state.seats - 1)


def placing() -> Match:
    """The first Vice President of a game for two is to be placed."""
    match = GAMES["rockwell"].match(2, 1)
    for seat in (0, 1):
        match.apply(seat, ("bid", 0, 0, 0, 0, 0))
    return match


def test_a_planner_takes_what_proves_best_though_it_looked_worse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = placing()
    seat = match.state.to_act()
    game = GAMES["rockwell"]
    proves_best = ask(bots.make("practised", game, seat), match, seat).alternatives[-1]
    taken: list[int] = []

    def remembered(state: State, seat: int, steps: list[int]) -> None:
        taken[:] = steps
        take(state, seat, steps)

    class ProvesBest(SeatZeroWins):
        def chances(self, state: State, until: int, rng: Random) -> list[float]:
            return [0.9 if game.decode(taken) == proves_best else 0.1] * state.seats

    monkeypatch.setattr(planner, "take", remembered)
    monkeypatch.setattr(planner, "Rollout", ProvesBest)
    assert ask(bots.make("planner", game, seat), match, seat).action == proves_best
