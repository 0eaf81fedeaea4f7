"""The ladder: whether each level beats the one below, at every number of seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from .blocks import Plan
from .results import replacements
from .runs import Contest, Force, Hypotheses
from .statistics import Share, block_share

if TYPE_CHECKING:
    from collections.abc import Callable

    from pithead.kernel.game import Game


class Step(NamedTuple):
    """One level against the one below."""

    seats: int
    upper: str
    lower: str
    share: Share
    games: int
    mean_ms: float
    """How long the upper one thought about an answer, and at most."""

    slowest_ms: float
    replaced: int = 0
    """In how many games `random` had to play on for one of them."""

    @property
    def holds(self) -> bool:
        """Whether the whole interval lies above chance."""
        return self.share.low > 1 / self.seats


def climb(
    make_game: Callable[[], Game],
    rungs: Sequence[str],
    seats: int,
    blocks: int,
    seed: str,
    force: Force,
    budget: float | None = None,
    test: Hypotheses | None = None,
) -> Iterator[Step]:
    """Each rung against the one below it, lowest first; a test may end a step early."""
    options = {option.name: option.default for option in make_game().options}
    for lower, upper in pairwise(rungs):
        lineup = (upper, *[lower] * (seats - 1))
        contest = Contest(Plan(make_game, seats, options, seed, (lineup,), budget), blocks)
        contest.run(force, test)
        if contest.stopped:
            return
        games = sum(len(block.games) for block in contest.in_order)
        share = block_share([block.share() for block in contest.in_order], games)
        failed = sum(each["games"] for each in replacements(contest))
        yield Step(seats, upper, lower, share, games, *thinking_of(contest, upper), failed)


def thinking_of(contest: Contest, player: str) -> tuple[float, float]:
    """A player's mean time for an answer and its slowest, in milliseconds."""
    times = [
        thinking
        for block in contest.in_order
        for game in block.games
        for name, thinking in zip(game.players, game.thinking, strict=True)
        if name == player
    ]
    seconds = sum(each.seconds for each in times)
    answers = sum(each.answers for each in times)
    return 1000 * seconds / max(1, answers), 1000 * max(each.slowest for each in times)
