"""The kit itself: it must notice the faults it is there for."""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import fmean, pvariance

import pytest

from pithead.kernel.state import State
from pithead.testing import golden, guessing, secrecy
from pithead.testing.case import Case, every_case, few_cases
from pithead.testing.gamekit import GameKit
from pithead.testing.guessing import Guess, Hits, count_places
from pithead.testing.secrecy import View
from tests.kit.kits import game_kits

KITS = game_kits()
each_game = pytest.mark.parametrize("kit", KITS, ids=[kit.name for kit in KITS])


def peeking(_state: State, _view: View, _rng: Random) -> State:
    """Knows the truth."""
    return _state.clone()


def peeking_sometimes(kit: GameKit) -> Guess:
    """Knows the truth one time in four, which no single guess would show."""
    honest = guessing.honest(kit)

    def guess(state: State, view: View, rng: Random) -> State:
        return state.clone() if rng.random() < 0.25 else honest(state, view, rng)

    return guess


def measured(kit: GameKit, guess: Guess) -> Hits:
    return guessing.measure(kit, Case(kit.game.seat_counts[-1], kit.plain, 1), guess, every=10)


@each_game
def test_a_determinizer_that_peeks_is_caught(kit: GameKit) -> None:
    for guess in (peeking, peeking_sometimes(kit)):
        with pytest.raises(AssertionError, match="deviations"):
            guessing.assert_no_peeking(measured(kit, guess))


def test_a_determinizer_that_avoids_the_truth_is_caught() -> None:
    with pytest.raises(AssertionError, match="deviations"):
        guessing.assert_no_peeking(Hits(400, 300, expected=400, variance=400))


def test_figures_that_are_always_right_are_caught() -> None:
    with pytest.raises(AssertionError, match="figures"):
        guessing.assert_no_peeking(Hits(400, 400, 400, 400, figures=100, figures_right=90))


def test_shuffles_pass_and_their_hits_are_counted() -> None:
    rng, hits = Random(1), Hits()
    pile = [f"card {number}" for number in range(6)]
    for _ in range(2000):
        hits.add(count_places([pile, ["alone"]], [rng.sample(pile, 6), ["alone"]]))
    assert (hits.sequences, hits.expected, hits.variance) == (2000, 2000, 2000)
    guessing.assert_no_peeking(hits)


def test_like_cards_are_counted_as_likely() -> None:
    rng, pile = Random(2), list("aaabbcd")
    counts = [count_places([pile], [rng.sample(pile, 7)]).places for _ in range(20_000)]
    mean, variance = guessing.by_chance([3, 2, 1, 1])
    assert mean == pytest.approx(fmean(counts), abs=0.03)
    assert variance == pytest.approx(pvariance(counts), abs=0.05)


@each_game
def test_a_view_that_leaks_is_caught(kit: GameKit) -> None:
    def leaky(state: State, viewer: int) -> View:
        dump = kit.game.dump(state)
        return {**kit.game.view(state, viewer), "next": kit.shuffled(dump, viewer)[0]}

    case = Case(kit.game.seat_counts[-1], kit.plain, 1)
    with pytest.raises(AssertionError, match="next"):
        secrecy.check_views(kit, case, every=10, show=leaky)
    with pytest.raises(AssertionError, match="sees"):
        secrecy.check_bytes(kit, case, show=leaky)


@each_game
def test_a_view_with_the_seed_is_caught(kit: GameKit) -> None:
    case = Case(kit.game.seat_counts[0], kit.plain, 3)
    seed = kit.match(case).seed
    assert seed is not None
    with pytest.raises(AssertionError, match="sees"):
        secrecy.check_bytes(kit, case, show=lambda _state, _viewer: {"seed": seed.hex()})


@each_game
def test_cases_cover_every_seat_count_and_option(kit: GameKit) -> None:
    cases, few = every_case(kit), few_cases(kit)
    assert len(set(cases)) == len(cases)
    assert len({case.seed for case in few}) == len(few)
    for chosen in (cases, few):
        assert {case.seats for case in chosen} == set(kit.game.seat_counts)
        values = {pair for case in chosen for pair in case.chosen}
        for option in kit.game.options:
            # Of a long range of numbers its ends and some others will do.
            named = [value for name, value in values if name == option.name]
            assert len(named) >= min(3, len(option.values)), option.name
            if len(option.values) <= 4:
                assert {(option.name, value) for value in option.values} <= values


@each_game
def test_a_golden_file_that_differs_says_what_to_do(
    kit: GameKit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = kit.golden_cases[0]
    stored = golden.path_of(kit, case).read_text(encoding="utf-8")
    path = tmp_path / "changed.txt"
    monkeypatch.setattr(golden, "path_of", lambda _kit, _case: path)
    for text, fault in ((stored.replace("seed", "sead"), "line 1 "), (stored + "more\n", "lines")):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(AssertionError, match=f"{fault}.*{golden.COMMAND}"):
            golden.check(kit, case)
    path.unlink()
    with pytest.raises(AssertionError, match=golden.COMMAND):
        golden.check(kit, case)
