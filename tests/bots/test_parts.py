"""The small sums that bots decide by, on figures one can add up by hand."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import pithead
from pithead.bots.ismcts import CURIOSITY, Node, pick, priors_of
from pithead.bots.rollout import answer_others
from pithead.bots.value_function import LinearValue
from pithead.bots.weights import make_features, make_heuristic
from pithead.kernel.heuristics import Ranked
from pithead.kernel.state import SEALED


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
    """By mean + curiosity * prior * root of all visits / (1 + visits)."""
    options = [option(1, 1.0), option(2, 0.0)]
    priors = priors_of(options)
    for visits in product((0, 1, 2, 7), repeat=2):
        for means in product((0.2, 0.45, 0.55, 0.8), repeat=2):
            node = known(10, 5.0)
            for at, (tries, mean) in enumerate(zip(visits, means, strict=True)):
                node.children[at + 1,] = known(tries, tries * mean)
            root = (1 + sum(visits)) ** 0.5
            hopes = [
                (mean if tries else 0.5) + CURIOSITY * prior * root / (1 + tries)
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
