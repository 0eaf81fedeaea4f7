"""Random players against each other, game after game, through the fast door.

Game i of a run has a seed made from the run's seed and i alone, so a run has the same games, and
the same digest, on any number of processes.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
import sys
import threading
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from fractions import Fraction
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event as Flag

    from pithead.kernel.game import Game

CHUNK = 20
"""Games handed to a process at once: small enough to stop soon, large enough to travel cheaply."""


class Plan(NamedTuple):
    """A run, as it is sent to another process; `make_game` builds the game anew there."""

    make_game: Callable[[], Game]
    seats: int
    options: dict[str, int | str | bool]
    seed: str
    games: int


class Played(NamedTuple):
    """One finished game."""

    number: int
    turns: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    digest: bytes


class Tally:
    """What the finished games of a run add up to."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.scores = [0] * seats
        self.wins = [Fraction(0)] * seats
        self.stopped = False
        self._digests: dict[int, bytes] = {}

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.turns += played.turns
        for seat, score in enumerate(played.scores):
            self.scores[seat] += score
        for seat in played.winners:
            self.wins[seat] += Fraction(1, len(played.winners))
        self._digests[played.number] = played.digest

    def digest(self) -> str:
        """One digest of all games in their order, whichever came home first."""
        total = hashlib.sha256()
        for index in sorted(self._digests):
            total.update(self._digests[index])
        return total.hexdigest()


def game_seed(run_seed: str, index: int) -> bytes:
    return hashlib.sha256(f"pithead run {run_seed} game {index}".encode()).digest()


def play_one(game: Game, plan: Plan, index: int) -> Played:
    """One game among random players, from the deal to the ranking."""
    seed = game_seed(plan.seed, index)
    state = game.new_state(plan.seats, seed, plan.options)
    # The players' luck must not be the deck's: it has a seed of its own.
    rng = Random(hashlib.sha256(seed + b"players").digest())
    trace = array("I")
    decisions = 0
    while not state.over:
        seat = state.to_act()
        step = state.sample_step(seat, rng)
        state.apply_step(seat, step)
        trace.append(seat << 16 | step)
        if not state.in_form(seat):
            decisions += 1
    scores = tuple(game.scores(state))
    trace.extend(score & 0xFFFFFFFF for score in scores)
    if sys.byteorder == "big":
        trace.byteswap()
    digest = hashlib.sha256(trace.tobytes()).digest()
    winners = tuple(game.ranking(state)[0])
    return Played(index, game.turns(state), decisions, scores, winners, digest)


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play the run. Ctrl-C ends it after the games now being played; `stopped` then says so."""
    tally = Tally(plan.seats)
    with _interruptible() as interrupt:
        if workers == 1:
            batches = _in_this_process(plan, interrupt)
        else:
            batches = _in_processes(plan, workers, interrupt)
        for batch in batches:
            for played in batch:
                tally.add(played)
            if progress is not None:
                progress(tally.games)
    tally.stopped = interrupt.is_set() and tally.games < plan.games
    if not tally.stopped and tally.games != plan.games:
        # A digest over fewer games than asked would look like a true one.
        raise RuntimeError(f"{tally.games} of {plan.games} games were played")
    return tally


@contextmanager
def _interruptible() -> Iterator[threading.Event]:
    """A flag that Ctrl-C raises instead of tearing a game apart."""
    flag = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield flag
        return
    before = signal.signal(signal.SIGINT, lambda *_: flag.set())
    try:
        yield flag
    finally:
        signal.signal(signal.SIGINT, before)


def _in_this_process(plan: Plan, interrupt: threading.Event) -> Iterator[list[Played]]:
    game = plan.make_game()
    for index in range(plan.games):
        if interrupt.is_set():
            return
        yield [play_one(game, plan, index)]


def _in_processes(plan: Plan, workers: int, interrupt: threading.Event) -> Iterator[list[Played]]:
    # Spawned, not forked: a progress bar may have a thread running here.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    starts = iter(range(0, plan.games, CHUNK))
    with ProcessPoolExecutor(workers, context, _start_worker, (plan, stop)) as pool:
        running: set[Future[list[Played]]] = set()
        with _deaf_to_interrupts():
            running.update(pool.submit(_play_chunk, s) for s in islice(starts, 2 * workers))
        while running:
            done, running = wait(running, timeout=0.1, return_when=FIRST_COMPLETED)
            if interrupt.is_set():
                stop.set()
            for future in done:
                yield future.result()
                start = next(starts, None)
                if start is not None and not stop.is_set():
                    running.add(pool.submit(_play_chunk, start))


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C; only this one decides when to stop."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_worker: dict[str, Any] = {}


def _start_worker(plan: Plan, stop: Flag) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker.update(plan=plan, stop=stop, game=plan.make_game())


def _play_chunk(start: int) -> list[Played]:
    plan: Plan = _worker["plan"]
    played: list[Played] = []
    for index in range(start, min(start + CHUNK, plan.games)):
        if _worker["stop"].is_set():
            break
        played.append(play_one(_worker["game"], plan, index))
    return played
