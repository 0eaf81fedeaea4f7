"""Intervals, the sequential test and ratings, against figures known from elsewhere."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from pithead.arena.ratings import rate, strengths
from pithead.arena.statistics import block_share, gsprt, ratio_share, wilson


def test_what_happens_within_one_game_counts_as_one_trial() -> None:
    alike = ratio_share([(10, 10), (0, 10)] * 20)
    mixed = ratio_share([(5, 10)] * 40)
    assert alike.value == mixed.value == 0.5
    assert mixed == wilson(0.5, 400)
    assert alike.high - alike.low == pytest.approx(
        wilson(0.5, 39).high - wilson(0.5, 39).low, abs=1e-6
    )
    assert ratio_share([]) == (0.0, 0.0, 1.0)
    assert ratio_share([(3, 3)] * 4) == wilson(1.0, 12)


def test_wilsons_interval() -> None:
    share = wilson(0.1, 100)
    assert (share.low, share.high) == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert wilson(1.0, 10).low == pytest.approx(0.7225, abs=1e-4)
    assert wilson(0.0, 10).low == 0
    assert wilson(0.5, 0) == (0.5, 0, 1)


def test_blocks_that_stand_together_widen_the_interval_and_never_narrow_it() -> None:
    together = block_share([0.0, 1.0] * 50, 200)
    apart = block_share([0.5] * 100, 200)
    assert together.high - together.low > 1.3 * (apart.high - apart.low)
    assert apart == wilson(0.5, 200)
    assert block_share([], 0) == (0, 0, 1)


def test_no_interval_is_narrower_than_that_of_the_games_played() -> None:
    """Blocks that differ less than chance would make them are still no more games than were."""
    assert block_share([0.49, 0.51] * 50, 200) == wilson(0.5, 200)
    assert ratio_share([(4, 10), (6, 10)] * 20) == wilson(0.5, 400)


def test_two_blocks_at_odds_are_worth_one_game() -> None:
    """Their variance is one half by the unbiased estimate, that of their mean a quarter."""
    assert block_share([0.0, 1.0], 200) == wilson(0.5, 1)


def test_the_sequential_test_stops_at_walds_bounds() -> None:
    """Wrong once in twenty, both ways."""
    found = gsprt([], 0.5, 0.6, 2)
    assert (found.lower, found.upper) == pytest.approx((-log(19), log(19)))


@pytest.mark.parametrize(("truth", "verdict"), [(0.6, "stronger"), (0.5, "not-stronger")])
def test_the_sequential_test_is_seldom_wrong(truth: float, verdict: str) -> None:
    luck = Random(1)
    right = 0
    for _ in range(100):
        shares: list[float] = []
        while not (found := gsprt(shares, 0.5, 0.6, 2)).decided:
            shares.append(sum(luck.random() < truth for _ in range(2)) / 2)
        right += found.decided == verdict
        assert len(shares) > 3
    assert right >= 88


def test_strengths_are_those_the_games_were_drawn_from() -> None:
    luck = Random(3)
    truth = {"a": 4.0, "b": 2.0, "c": 1.0}
    games = []
    for _ in range(3000):
        left = dict(truth)
        order = []
        while left:
            drawn = luck.choices(list(left), list(left.values()))[0]
            order.append([drawn])
            del left[drawn]
        games.append(order)
    found = strengths(games, list(truth))
    assert found[0] / found[1] == pytest.approx(2, rel=0.1)
    assert found[1] / found[2] == pytest.approx(2, rel=0.1)


def test_ties_make_equals_and_sweeps_stay_finite() -> None:
    even = strengths([[["a", "b"], ["c"]]] * 20, ["a", "b", "c"])
    assert even[0] == pytest.approx(even[1])
    assert 1 < even[0] / even[2] < 1000
    twice = strengths([[["a"], ["b", "b"]]] * 10, ["a", "b"])
    assert 1 < twice[0] / twice[1] < 1000


def test_strengths_with_ties_are_the_likeliest() -> None:
    """Two tie before a third: neither more nor less of any strength is likelier, by Efron."""

    def likelihood(a: float, b: float, c: float) -> float:
        ties = log(a) + log(b) - log(a + b + c) - log((a + b) / 2 + c)
        average = sum(log(each) - 2 * log(each + 1) for each in (a, b, c))
        return 20 * ties + average

    found = strengths([[["a", "b"], ["c"]]] * 20, ["a", "b", "c"])
    for at in range(3):
        for factor in (0.98, 1.02):
            other = [each * factor if n == at else each for n, each in enumerate(found)]
            assert likelihood(*other) < likelihood(*found)


def test_ratings_are_sorted_with_intervals_around_them() -> None:
    blocks = [[[["a"], ["b"]], [["a"], ["b"]]], [[["b"], ["a"]], [["a"], ["b"]]]] * 10
    first, second = rate(blocks, ["b", "a"], "1")
    assert (first.player, second.player) == ("a", "b")
    assert first.low <= first.rating <= first.high
    assert first.rating == pytest.approx(-second.rating)
    assert (first.games, first.share) == (40, 0.75)
    assert rate(blocks, ["b", "a"], "1") == [first, second]


def test_those_who_win_together_share_the_win() -> None:
    blocks = [[[["a", "b"], ["c"]], [["a"], ["b", "c"]]]] * 5
    shares = {each.player: (each.games, each.share) for each in rate(blocks, ["a", "b", "c"], "1")}
    assert shares == {"a": (10, 0.75), "b": (10, 0.25), "c": (10, 0.0)}
