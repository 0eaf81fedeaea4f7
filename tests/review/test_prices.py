"""Prices of answers: the same from the same knowledge, from nothing else, and judged when sure."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from pithead import review
from pithead.kernel.match import Match
from pithead.review import Prices, Verdict
from pithead.review.verdicts import is_decided, judge
from tests.bots.playing import GAMES
from tests.kit.kits import game_kits
from tests.review.moments import moment

KITS = {kit.name: kit for kit in game_kits()}
SMALL = 8 / 256
"""The effort of eight worlds."""


def priced(match: Match, seat: int, effort: float = SMALL) -> Prices:
    view = json.loads(json.dumps(match.view(seat)))
    return review.price(match.game, view, match.memory(seat), seat, effort)


@pytest.mark.parametrize(
    ("loss", "error", "seats", "verdict"),
    [
        (0.0, 0.0, 4, Verdict.GOOD),
        (0.024, 0.0, 4, Verdict.GOOD),
        (0.025, 0.0, 4, Verdict.SLIP),
        (0.050, 0.0, 4, Verdict.MISTAKE),
        (0.100, 0.0, 4, Verdict.BLUNDER),
        (0.049, 0.0, 2, Verdict.GOOD),
        (0.050, 0.0, 2, Verdict.SLIP),
        (0.100, 0.0, 2, Verdict.MISTAKE),
        (0.200, 0.0, 2, Verdict.BLUNDER),
        # 0.3 less 1.64 times 0.1 is 0.136: a mistake for sure, a blunder perhaps.
        (0.300, 0.1, 2, Verdict.MISTAKE),
        (0.200, 0.1, 2, Verdict.UNSURE),
        (-0.10, 0.1, 2, Verdict.GOOD),
    ],
)
def test_the_lower_bound_in_fair_seats_decides(
    loss: float, error: float, seats: int, verdict: Verdict
) -> None:
    assert judge(loss, error, seats, decided=False, worlds=100) == verdict


def test_a_handful_of_worlds_gives_no_verdict() -> None:
    assert judge(0.5, 0.0, 2, decided=False, worlds=4) == Verdict.UNSURE


def test_what_is_nearly_lost_or_won_either_way_is_decided() -> None:
    assert is_decided(0.0, 0.02, 4)
    assert is_decided(0.98, 1.0, 4)
    assert not is_decided(0.0, 0.03, 4)
    assert not is_decided(0.0, 1.0, 2)
    assert judge(0.02, 0.0, 4, decided=True, worlds=100) == Verdict.DECIDED


@pytest.mark.parametrize("name", GAMES)
def test_equal_knowledge_gives_equal_bytes_whatever_is_hidden(name: str) -> None:
    match, seat = moment(name)
    other = KITS[name].permute(match.state, seat, Random(1), next_too=True)
    assert match.game.digest(other) != match.game.digest(match.state)
    view, memory = match.game.view(other, seat), match.memory(seat)
    again = review.price(match.game, view, memory, seat, SMALL)
    assert msgspec.json.encode(again) == msgspec.json.encode(priced(match, seat))


@pytest.mark.parametrize("name", GAMES)
def test_what_one_seat_loses_others_win(name: str) -> None:
    match, seat = moment(name)
    prices = priced(match, seat)
    assert len(prices.answers) > 1
    for answer in prices.answers:
        assert sum(answer.chances) == pytest.approx(1.0, abs=1e-3)
        assert sum(answer.cost) == pytest.approx(0.0, abs=1e-3)
        assert -answer.cost[seat] == pytest.approx(answer.loss, abs=1e-3)
    assert prices.best.loss == 0.0
    assert prices.worlds == 8


def test_what_was_asked_for_is_priced_to_the_end_and_changes_no_world() -> None:
    match, seat = moment("brass_empire")
    worst = priced(match, seat).answers[-1].action
    game, view, memory = match.game, match.view(seat), match.memory(seat)
    asked = review.price(game, view, memory, seat, SMALL, ask=[worst])
    found, best = asked.of(worst), asked.best
    assert found is not None
    assert found.worlds == best.worlds == 4
    assert {each.action for each in asked.answers} == {
        each.action for each in priced(match, seat).answers
    }


def test_without_a_question_there_is_no_price() -> None:
    match, seat = moment("brass_empire")
    other = 1 - seat
    with pytest.raises(ValueError, match=f"seat {other} is not asked"):
        review.price(match.game, match.view(other), match.memory(other), other)


def test_out_of_time_there_are_prices_all_the_same() -> None:
    match, seat = moment("brass_empire")
    game, view, memory = match.game, match.view(seat), match.memory(seat)
    prices = review.price(game, view, memory, seat, budget=1e-9)
    assert prices.worlds == 2
    assert all(answer.worlds == 1 for answer in prices.answers)


def test_the_policy_is_named() -> None:
    match, seat = moment("brass_empire")
    policy = priced(match, seat).policy
    assert (policy.bot, policy.rules) == ("practised", match.game.version)
    assert len(policy.weights) == 64
