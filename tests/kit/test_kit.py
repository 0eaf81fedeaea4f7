"""The kit itself: it must notice the faults it is there for."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from pithead.kernel.state import State
from tests.kit import golden, guessing, secrecy
from tests.kit.case import Case, every_case, few_cases
from tests.kit.gamekit import GameKit, game_kits
from tests.kit.guessing import Guess, Hits, count_places
from tests.kit.secrecy import View

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
    return guessing.measure(kit, Case(kit.game.seat_counts[-1], seed=1), guess, every=10)


@each_game
def test_a_determinizer_that_peeks_is_caught(kit: GameKit) -> None:
    for guess in (peeking, peeking_sometimes(kit)):
        with pytest.raises(AssertionError, match="deviations"):
            guessing.assert_no_peeking(measured(kit, guess))


def test_a_determinizer_that_avoids_the_truth_is_caught() -> None:
    with pytest.raises(AssertionError, match="deviations"):
        guessing.assert_no_peeking(Hits(sequences=400, places=300))


def test_figures_that_are_always_right_are_caught() -> None:
    with pytest.raises(AssertionError, match="figures"):
        guessing.assert_no_peeking(Hits(sequences=400, places=400, figures=100, figures_right=90))


def test_shuffles_pass_and_their_hits_are_counted() -> None:
    rng, hits = Random(1), Hits()
    pile = [f"card {number}" for number in range(6)]
    for _ in range(2000):
        hits.add(count_places([pile, ["alone"]], [rng.sample(pile, 6), ["alone"]]))
    assert hits.sequences == 2000
    guessing.assert_no_peeking(hits)


@each_game
def test_a_view_that_leaks_is_caught(kit: GameKit) -> None:
    def leaky(state: State, viewer: int) -> View:
        dump = kit.game.dump(state)
        return {**kit.game.view(state, viewer), "next": kit.shuffled(dump, viewer)[0]}

    case = Case(kit.game.seat_counts[-1], seed=1)
    with pytest.raises(AssertionError, match="next"):
        secrecy.check_views(kit, case, every=10, show=leaky)
    with pytest.raises(AssertionError, match="sees"):
        secrecy.check_bytes(kit, case, show=leaky)


@each_game
def test_a_view_with_the_seed_is_caught(kit: GameKit) -> None:
    case = Case(kit.game.seat_counts[0], seed=3)
    seed = kit.match(case).seed
    assert seed is not None
    with pytest.raises(AssertionError, match="sees"):
        secrecy.check_bytes(kit, case, show=lambda _state, _viewer: {"seed": seed.hex()})


@each_game
def test_cases_cover_every_seat_count_and_option(kit: GameKit) -> None:
    cases, few = every_case(kit.game), few_cases(kit.game)
    assert len(set(cases)) == len(cases)
    assert len({case.seed for case in few}) == len(few)
    for chosen in (cases, few):
        assert {case.seats for case in chosen} == set(kit.game.seat_counts)
        values = {pair for case in chosen for pair in case.chosen}
        for option in kit.game.options:
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
        with pytest.raises(AssertionError, match=f"{fault}.*make golden"):
            golden.check(kit, case)
    path.unlink()
    with pytest.raises(AssertionError, match="make golden"):
        golden.check(kit, case)
