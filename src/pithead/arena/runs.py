"""A contest: blocks until there are enough, the test has decided, or Ctrl-C."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice
from typing import TYPE_CHECKING, NamedTuple

from .blocks import Block, Plan, play_blocks
from .faults import PlayerError
from .players import Programs, Seated
from .processes import interruptible
from .statistics import Verdict, gsprt

if TYPE_CHECKING:
    import threading

    from pithead.kernel.game import Game


class Hypotheses(NamedTuple):
    """The two win shares a sequential test chooses between."""

    weak: float
    strong: float


class Force(NamedTuple):
    """What the games are played on: processes of this machine, or a Ray cluster."""

    workers: int = 1
    ray: str | None = None

    def play(
        self, plan: Plan, numbers: Sequence[int], interrupt: threading.Event
    ) -> Iterator[Block]:
        if self.ray is not None:
            from .cluster import play_on_cluster

            return play_on_cluster(plan, numbers, self.ray, interrupt)
        workers = max(1, min(self.workers, len(numbers)))
        return play_blocks(plan, numbers, workers, interrupt)


class Contest:
    """The blocks of a run as they come in."""

    def __init__(self, plan: Plan, blocks: int, known: dict[int, Block] | None = None) -> None:
        self.plan = plan
        self.wanted = blocks
        self.blocks: dict[int, Block] = dict(known or {})
        self.stopped = False
        self.seconds = 0.0
        self.verdict: Verdict | None = None

    def run(
        self,
        force: Force,
        test: Hypotheses | None = None,
        progress: Callable[[Contest], None] | None = None,
    ) -> None:
        """Play what is missing. After Ctrl-C `stopped` is true and all finished blocks are kept."""
        start = time.perf_counter()
        before = self.seconds
        if self._decided(test):
            return
        missing = [number for number in range(self.wanted) if number not in self.blocks]
        with interruptible() as interrupt:
            coming = force.play(self.plan, missing, interrupt)
            for block in coming:
                self.blocks[block.number] = block
                self.seconds = before + time.perf_counter() - start
                if progress is not None:
                    progress(self)
                if self._decided(test):
                    coming.close()  # type: ignore[attr-defined]
                    return
            self.stopped = interrupt.is_set() and len(self.blocks) < self.wanted

    def _decided(self, test: Hypotheses | None) -> bool:
        """Whether the test knows. It looks at the blocks in their order, whichever finished first,
        so that it ends with the same block on any number of processes.
        """
        if test is None:
            return False
        shares: list[float] = []
        for number in range(self.wanted):
            if number not in self.blocks:
                break
            shares.append(self.blocks[number].share())
            self.verdict = gsprt(shares, test.weak, test.strong, self.plan.seats)
            if self.verdict.decided:
                self.blocks = {n: self.blocks[n] for n in range(number + 1)}
                return True
        return False

    @property
    def in_order(self) -> list[Block]:
        return [self.blocks[number] for number in sorted(self.blocks)]


def pool_lineups(pool: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Every choice of players for a table; where there are more seats than players, they repeat."""
    if seats <= len(pool):
        return tuple(combinations(pool, seats))
    doubled = list(pool) * (seats // len(pool) + 1)
    return tuple(
        tuple(islice(doubled, start, start + seats)) for start in range(min(len(pool), seats))
    )


def try_players(players: Sequence[str], game: Game, plan: Plan) -> dict[str, str]:
    """Start each and ask it for one answer, so that a bot that can't play never does: a wrong name
    or file, a program that does not start or answer. Gives what players call themselves, where
    that differs from the name they go by.
    """
    announced: dict[str, str] = {}
    programs = Programs(plan.budget)
    try:
        for player in dict.fromkeys(players):
            state = game.new_state(plan.seats, 0, plan.options)
            seated = Seated(player, game, state.to_act(), "trial", programs, plan.own)
            seated.sit_down(plan.seats, plan.options)
            if seated.replaced is None:
                seated.answer(state, ())
            if seated.replaced is not None:
                raise PlayerError(player, seated.replaced.fault, seated.replaced.detail)
            if seated.announced:
                announced[player] = seated.announced
    finally:
        programs.close()
    return announced
