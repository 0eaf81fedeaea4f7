"""The small sums that bots decide by, on figures one can add up by hand."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import pithead
from pithead import bots
from pithead.bots import ismcts, planner
from pithead.bots.ismcts import C_PUCT, Node, pick, priors_of
from pithead.bots.rollout import answer_others, take
from pithead.bots.thinking import PLAYED_OUT, ThinkingBot, Trial
from pithead.bots.value_function import LinearValue
from pithead.bots.weights import make_features, make_heuristic
from pithead.kernel.heuristics import Ranked
from pithead.kernel.match import Match
from pithead.kernel.state import SEALED, State
from tests.bots.playing import GAMES, ask, wander


def option(step: int, score: float) -> Ranked:
    return Ranked(score, [step], "")


def known(visits: int, total: float) -> Node:
    node = Node()
    node.visits = visits
    node.total = total
    return node


def test_what_looks_better_has_the_greater_prior() -> None:
    first, second = priors_of([option(1, 0.0), option(2, 5.0)])
    assert second > first
    assert first + second == pytest.approx(1.0)


def test_a_search_weighs_what_it_knows_against_what_it_has_not_tried() -> None:
    """By mean + C_PUCT * prior * root of all visits / (1 + visits)."""
    options = [option(1, 1.0), option(2, 0.0)]
    priors = priors_of(options)
    for visits in product((0, 1, 2, 7), repeat=2):
        for means in product((0.2, 0.45, 0.55, 0.8), repeat=2):
            node = known(10, 5.0)
            for at, (tries, mean) in enumerate(zip(visits, means, strict=True)):
                node.children[at + 1,] = known(tries, tries * mean)
            root = (1 + sum(visits)) ** 0.5
            hopes = [
                (mean if tries else 0.5) + C_PUCT * prior * root / (1 + tries)
                for tries, mean, prior in zip(visits, means, priors, strict=True)
            ]
            best = 1 if hopes[0] >= hopes[1] else 2
            assert pick(node, options)[0] == (best,), (visits, means)


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


def test_a_sealed_question_is_answered_for_those_who_still_owe_it() -> None:
    """And nothing else: the next question is for the search."""
    game = pithead.game("rockwell")
    heuristic, rng = make_heuristic(game), Random(2)
    state = game.new_state(3, 1)
    assert state.asking == SEALED
    assert state.pending is not None
    assert state.pending.kind == "bid"
    answer_others(state, heuristic, rng)
    assert state.pending.kind == "place"
    asked, before = state.to_act(), game.digest(state)
    answer_others(state, heuristic, rng)
    assert (state.to_act(), game.digest(state)) == (asked, before)


# --- what is told and chosen ----------------------------------------------------------------------


def thinker(game: str, seat: int = 0) -> ThinkingBot:
    bot = bots.make("value", GAMES[game], seat)
    assert isinstance(bot, ThinkingBot)
    return bot


def tried(steps: list[int], *chances: float) -> Trial:
    trial = Trial(Ranked(0.0, steps, "bot-reason-bid"))
    for chance in chances:
        trial.add(chance)
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


def test_the_chance_told_is_that_of_games_played_to_the_end() -> None:
    """Not that of the trials, of which the best was also the luckiest."""
    game = GAMES["rockwell"]
    state = game.new_state(3, 1)
    trials = [tried(game.encode(("bid", 0, 0, 0, 0, 0)), 0.99)]
    trials.append(tried(game.encode(("bid", 0, 0, 0, 0, 100)), 0.1))
    bot = thinker("rockwell")
    bot.wake(state)
    bot.play_out(game.view(state, 0), trials[0], Random(1), None)
    told = trials[0].played_out
    assert told is not None
    assert (told * PLAYED_OUT * 6) % 1 == pytest.approx(0.0, abs=1e-6)  # whole games or shared ones
    assert bot.tell(trials).why.args["chance"] == round(100 * told) < 99


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


def test_a_search_credits_each_player_with_their_own_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nodes: list[Node] = []

    class Kept(Node):
        def __init__(self) -> None:
            super().__init__()
            nodes.append(self)

    monkeypatch.setattr(ismcts, "Rollout", SeatZeroWins)
    monkeypatch.setattr(ismcts, "Node", Kept)
    monkeypatch.setattr(ismcts, "SIMULATIONS", 60)
    match = placing()
    seat = match.state.to_act()
    ask(bots.make("ismcts", GAMES["rockwell"], seat), match, seat)
    # What seat 0 chose is worth all, what the other chose nothing.
    assert {node.total / node.visits for node in nodes if node.visits} == {0.0, 1.0}


def test_a_search_answers_what_it_came_back_to_most(monkeypatch: pytest.MonkeyPatch) -> None:
    followed: list[tuple[int, ...]] = []

    def second(node: Node, options: list[Ranked]) -> tuple[tuple[int, ...], Node]:
        """Always the second answer, whatever is known of it."""
        steps = tuple(options[1 if len(options) > 1 else 0].steps)
        followed.append(steps)
        return steps, node.children.setdefault(steps, Node())

    monkeypatch.setattr(ismcts, "Rollout", SeatZeroWins)
    monkeypatch.setattr(ismcts, "pick", second)
    monkeypatch.setattr(ismcts, "SIMULATIONS", 5)
    match = placing()
    seat = match.state.to_act()
    choice = ask(bots.make("ismcts", GAMES["rockwell"], seat), match, seat)
    assert tuple(GAMES["rockwell"].encode(choice.action)) == followed[0]


def test_a_planner_takes_what_proves_best_though_it_looked_worse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = placing()
    seat = match.state.to_act()
    game = GAMES["rockwell"]
    looks_best = ask(bots.make("greedy", game, seat), match, seat).action
    proves_best = next(act for act in match.legal(seat) if act != looks_best)
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
