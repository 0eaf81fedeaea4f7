"""Bots against each other, game after game; random ones through the fast interface.

Game i of a run has a seed made from the run's seed and i alone, so a run has the same games, and
the same digest, on any number of processes.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from pithead.kernel import record

from .players import Hearing, Programs, Replaced, Seated
from .processes import interruptible, spread

if TYPE_CHECKING:
    from pithead.kernel.contract import Action
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

RANDOM = "random"
CHUNK = 20
"""Games handed to a process at once: small enough to stop soon, large enough to travel cheaply."""


class Plan(NamedTuple):
    """A run, as it is sent to another process; `make_game` rebuilds the game there."""

    make_game: Callable[[], Game]
    seats: int
    options: dict[str, int | str | bool]
    seed: str
    games: int
    bots: tuple[str, ...] = ()
    """The players of the seats, in turn; random ones if none are named."""

    save: str = ""
    """The file that gets a record of each game, a line each."""


class Played(NamedTuple):
    """One finished game."""

    number: int
    turns: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    digest: bytes
    replaced: tuple[Replaced, ...] = ()


class Tally:
    """What the finished games of a run add up to."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.scores = [0] * seats
        self.wins = [Fraction(0)] * seats
        self.stopped = False
        self.replaced: list[Replaced] = []
        self._digests: dict[int, bytes] = {}

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.turns += played.turns
        for seat, score in enumerate(played.scores):
            self.scores[seat] += score
        for seat in played.winners:
            self.wins[seat] += Fraction(1, len(played.winners))
        self.replaced.extend(played.replaced)
        self._digests[played.number] = played.digest

    def digest(self) -> str:
        """One digest of all games in their order, whichever finished first."""
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
    return _played(game, plan, state, index, decisions, trace)


def play_bots(game: Game, plan: Plan, index: int, programs: Programs) -> Played:
    """One game among the bots of the plan, from the deal to the ranking."""
    seed = game_seed(plan.seed, index)
    state = game.new_state(plan.seats, seed, plan.options)
    seated = []
    for seat in range(plan.seats):
        luck = f"{plan.seed}/{index}/{seat}"
        player = plan.bots[seat % len(plan.bots)]
        seated.append(Seated(player, game, seat, luck, programs, None))
        seated[-1].sit_down(plan.seats, plan.options)
    trace = array("I")
    hearing = Hearing(seated)
    decisions = 0
    while not state.over:
        seat = state.to_act()
        action = seated[seat].answer(state, hearing.news(seat))
        steps = game.encode(action)
        hearing.apply(state, seat, steps)
        trace.extend(seat << 16 | step for step in steps)
        decisions += 1
    for each in seated:
        each.end(game.scores(state), game.ranking(state))
    replaced = tuple(each.replaced for each in seated if each.replaced is not None)
    return _played(game, plan, state, index, decisions, trace)._replace(replaced=replaced)


def _played(
    game: Game, plan: Plan, state: State, index: int, decisions: int, trace: array[int]
) -> Played:
    if plan.save:
        _save(game, plan, state, index, trace)
    scores = tuple(game.scores(state))
    trace.extend(score & 0xFFFFFFFF for score in scores)
    if sys.byteorder == "big":
        trace.byteswap()
    digest = hashlib.sha256(trace.tobytes()).digest()
    winners = tuple(game.ranking(state)[0])
    return Played(index, game.turns(state), decisions, scores, winners, digest)


def _save(game: Game, plan: Plan, end: State, index: int, trace: array[int]) -> None:
    """Write the record of a game whose steps were traced."""
    seed = game_seed(plan.seed, index)
    state = game.new_state(plan.seats, seed, plan.options)
    log: list[tuple[int, Action]] = []
    for entry in trace:
        seat, step = entry >> 16, entry & 0xFFFF
        steps = [*state.unfinished(seat), step]
        state.apply_step(seat, step)
        if not state.in_form(seat):
            log.append((seat, game.decode(steps)))
    stored = record.finished(game, seed, end, plan.options, log)
    bots = plan.bots or (RANDOM,)
    players = [bots[seat % len(bots)] for seat in range(end.seats)]
    record.append(plan.save, [stored | {"run": plan.seed, "number": index, "players": players}])


class _Chunks(NamedTuple):
    """The games of a run in chunks, each named by its first game."""

    plan: Plan
    size: int

    def open(self) -> Game:
        return self.plan.make_game()

    def work(self, opened: Game, number: int) -> list[Played]:
        games = range(number, min(number + self.size, self.plan.games))
        if not self.plan.bots:
            return [play_one(opened, self.plan, index) for index in games]
        programs = Programs(None)
        try:
            return [play_bots(opened, self.plan, index, programs) for index in games]
        finally:
            programs.close()


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play the run. Ctrl-C ends it after the games now being played; `stopped` then says so."""
    tally = Tally(plan.seats)
    with interruptible() as interrupt:
        # Alone, game by game: an interrupt is then obeyed at once.
        size = 1 if workers == 1 else CHUNK
        starts = range(0, plan.games, size)
        for batch in spread(_Chunks(plan, size), starts, workers, interrupt):
            for played in batch:
                tally.add(played)
            if progress is not None:
                progress(tally.games)
    tally.stopped = interrupt.is_set() and tally.games < plan.games
    if not tally.stopped and tally.games != plan.games:
        # A digest over fewer games than asked would look like a true one.
        raise RuntimeError(f"{tally.games} of {plan.games} games were played")
    return tally
