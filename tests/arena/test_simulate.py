"""Many games between random players."""

from __future__ import annotations

import os
import signal
import threading
from fractions import Fraction
from functools import partial

import pytest

import pithead
from pithead.arena import simulate as arena
from pithead.arena.simulate import CHUNK, Plan, Played, Tally, game_seed, play_one, simulate

MAKER = partial(pithead.game, "rockwell")
PLAN = Plan(MAKER, 2, {}, "arena", 3)


def test_a_game_follows_from_the_seed_and_its_number_alone() -> None:
    game = MAKER()
    first = play_one(game, PLAN, 1)
    play_one(game, PLAN, 0)
    assert play_one(MAKER(), PLAN, 1) == first
    assert play_one(game, PLAN._replace(seed="other"), 1).digest != first.digest
    assert play_one(game, PLAN, 2).digest != first.digest


def test_seeds_of_games_differ() -> None:
    seeds = {game_seed(run, index) for run in ("1", "11") for index in (1, 11, 111)}
    assert len(seeds) == 6


def test_a_tally_adds_up_in_any_order() -> None:
    games = [
        Played(n, 3 + n, 100, (n, 2), (0,) if n else (0, 1), bytes([n] * 32)) for n in range(3)
    ]
    forwards, backwards = Tally(2), Tally(2)
    for played in games:
        forwards.add(played)
    for played in reversed(games):
        backwards.add(played)
    assert forwards.digest() == backwards.digest()
    assert forwards.wins == [Fraction(5, 2), Fraction(1, 2)]
    assert (forwards.games, forwards.decisions, forwards.turns) == (3, 300, 12)
    assert forwards.scores == [3, 6]


def test_progress_is_told_and_never_falls() -> None:
    told: list[int] = []
    tally = simulate(PLAN, progress=told.append)
    assert told == [1, 2, 3]
    assert tally.games == 3
    assert not tally.stopped


def test_processes_play_the_same_games() -> None:
    plan = PLAN._replace(games=CHUNK + 3)
    told: list[int] = []
    together = simulate(plan, workers=2, progress=told.append)
    assert told[-1] == plan.games
    assert together.digest() == simulate(plan).digest()


def test_a_run_of_many_chunks_is_the_same_on_any_number_of_processes() -> None:
    plan = PLAN._replace(games=200)
    alone = simulate(plan)
    assert alone.games == 200
    for workers in (2, 3):
        tally = simulate(plan, workers)
        assert (tally.games, tally.digest(), tally.wins) == (200, alone.digest(), alone.wins)
        assert (tally.scores, tally.decisions) == (alone.scores, alone.decisions)


def test_a_run_that_lost_games_is_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "spread", lambda *_: iter([[]]))
    with pytest.raises(RuntimeError, match="0 of 3 games"):
        simulate(PLAN)


def test_an_interrupt_lets_the_game_in_progress_end() -> None:
    def interrupt(games: int) -> None:
        if games == 2:
            os.kill(os.getpid(), signal.SIGINT)

    before = signal.getsignal(signal.SIGINT)
    tally = simulate(PLAN._replace(games=1000), progress=interrupt)
    assert tally.stopped
    assert tally.games == 2
    assert tally.digest() == simulate(PLAN._replace(games=2)).digest()
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_works_outside_the_main_thread(workers: int) -> None:
    done: list[Tally] = []
    thread = threading.Thread(target=lambda: done.append(simulate(PLAN, workers)))
    thread.start()
    thread.join(60)
    assert done[0].games == 3
