"""What chance brought, against its own expectation.

Each step of the game is taken again from the same position with the luck still to come dealt anew.
If nobody sees another table then, chance had no part in it. Otherwise the value of what came is
compared with the mean value of what could have come. Values are those of the linear value function
at the end of the turn: far less noisy than games played out, and their sum over a game is what
counts, since each difference is 0 on average whatever function is taken.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, Final

from pithead.bots.rollout import Rollout, take
from pithead.bots.weights import linear_value, shipped
from pithead.kernel.plugin import plugin_of

from .course import Step
from .reference import END, Reference

if TYPE_CHECKING:
    from pithead.kernel.state import State

PROBES: Final = 3
"""Redraws that look for chance in a step."""
REDRAWS: Final = 16


class Draws:
    """The part of chance in the steps of one game."""

    def __init__(self, reference: Reference, seed: str) -> None:
        self.game = game = reference.game
        self.seed = seed
        self.redraw = plugin_of(game).redraw
        self.reference = reference
        self.rollout: Rollout | None = None

    def of(self, steps: Iterable[Step]) -> tuple[float, ...]:
        """The gains of all seats in these steps; they add up to 0."""
        sums: list[float] = []
        for step in steps:
            gains = self._gains(step)
            sums = gains if not sums else [a + b for a, b in zip(sums, gains, strict=True)]
        return tuple(round(each, 4) for each in sums)

    def _gains(self, step: Step) -> list[float]:
        seats = step.before.seats
        rng = Random(f"{self.seed} draws {self.game.digest(step.before)}")
        views = self._views(step.after)
        if all(self._views(self._again(step, rng)) == views for _ in range(PROBES)):
            return [0.0] * seats
        gains = [0.0] * seats
        until = step.turn + 1
        for _ in range(REDRAWS):
            luck = rng.getrandbits(32)
            came = self._chances(self.redraw(step.after, rng), until, luck)
            expected = self._chances(self._again(step, rng), until, luck)
            gains = [g + (c - e) / REDRAWS for g, c, e in zip(gains, came, expected, strict=True)]
        return gains

    def _again(self, step: Step, rng: Random) -> State:
        state = self.redraw(step.before, rng)
        for seat, action in step.answers:
            take(state, seat, self.game.encode(action))
        return state

    def _views(self, state: State) -> list[dict[str, object]]:
        return [self.game.view(state, seat) for seat in range(state.seats)]

    def _chances(self, state: State, until: int, luck: int) -> list[float]:
        """The seats' chances at the end of the turn; of companies without a seat none."""
        if self.rollout is None:
            self.rollout = self._make_rollout(state.seats)
        if self.rollout is self.reference.rollout:
            until = END
        found = self.rollout.chances(state, until, Random(luck))[: state.seats]
        total = sum(found)
        return [each / total for each in found] if state.seats > 1 and total else found

    def _make_rollout(self, seats: int) -> Rollout:
        """Games without a value function are played to their end."""
        game = self.game
        if plugin_of(game).features(game) is None:
            return self.reference.rollout
        value = linear_value(game, seats, shipped(game))
        return Rollout(game, self.reference.heuristic, value)
