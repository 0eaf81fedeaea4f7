"""Heuristics: how good each answer looks at first sight, for any game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from .action_steps import Steps

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State


@final
class Ranked:
    """An answer, how good it looks, and why, as a message key.

    No named tuple: those are made by interpreted code even when compiled, and rollouts make many.
    """

    def __init__(self, score: float, steps: Steps, reason: str) -> None:
        self.score: Final = score
        self.steps: Final = steps
        self.reason: Final = reason

    def __repr__(self) -> str:
        return f"Ranked({self.score}, {self.steps}, {self.reason!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ranked):
            return NotImplemented
        alike = self.score == other.score and self.reason == other.reason
        return alike and self.steps == other.steps


TRIES: Final = 12  # how often OnePly follows an answer
MOST_STEPS: Final = 60  # and how far


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """The heuristics of one game. Scores of one question compare; they have no other scale."""

    def __init__(self, game: Game) -> None:
        self.action_steps = game.action_steps
        # How much each thing counts, by name; the scores of answers depend on it.
        self.weight_names: tuple[str, ...] = ()
        self.weights: list[float] = []
        self.weight_spans: list[float] = []  # how far tuning may go at first; none: by size
        self.style: list[tuple[int, float]] = []  # a temper: what it adds to which weights

    def adopt(self, weights: list[float]) -> None:
        """Rank by these weights, in the order of `weight_names`."""
        self.weights = weights

    def groups(self) -> dict[str, list[int]]:
        """The places of weights that tempers change together, by the name of the group."""
        return {}

    def lean(self, style: list[tuple[int, float]]) -> None:
        """Add a temper to the weights as they are; call it again after adopting others."""
        self.style = style
        weights = list(self.weights)
        for at, amount in style:
            weights[at] += amount
        self.weights = weights

    def rank(self, state: State, seat: int, rng: Random) -> list[Ranked]:
        """Every answer worth a thought, in canonical order, from what the seat itself may know."""
        raise NotImplementedError

    def vary(self, rng: Random) -> None:
        """Change the weights at random, so that the players to learn from differ."""

    def initial_weights(self) -> list[float]:
        """The weights practice begins with."""
        return list(self.weights)

    def traits(self, state: State, seat: int, steps: Steps) -> list[tuple[int, float]]:
        """How much each weight, by its place, is in the score of an answer.

        No traits: the answer is one that depends on no weight.
        """
        return []

    def obvious(self, option: Ranked) -> bool:
        """Whether an answer that looks best needs no thought, because it is free."""
        return False

    def unseated(self, state: State) -> list[int]:
        """The scores of those who compete without a seat; they play by themselves."""
        return []

    def best(self, state: State, seat: int, rng: Random) -> Steps:
        """The answer that looks best; the first of equals."""
        best = -1e18
        steps: Steps = []
        for option in self.rank(state, seat, rng):
            if option.score > best:
                best = option.score
                steps = option.steps
        return steps


class OnePly(Heuristic):
    """For a game without heuristics of its own: one answer ahead, then random play.

    Every answer (of numbers: the game's own sensible ones) is followed for some steps a few times,
    with everybody answering at random, and scored by the mean lead.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.game = game

    def rank(self, state: State, seat: int, rng: Random) -> list[Ranked]:
        found: list[Ranked] = []
        for action in self.game.legal(state, seat):
            steps = self.game.encode(action)
            total = 0.0
            for _ in range(TRIES):
                after = state.clone()
                for step in steps:
                    after.apply_step(seat, step)
                self.play_on(after, rng)
                total += self.lead(after, seat)
            found.append(Ranked(total / TRIES, steps, "bot-reason-score"))
        return found

    def play_on(self, state: State, rng: Random) -> None:
        for _ in range(MOST_STEPS):
            if state.over:
                return
            seat = state.to_act()
            state.apply_step(seat, state.sample_step(seat, rng))

    def lead(self, state: State, seat: int) -> float:
        """Points ahead of the best of the others; a game that is over counts by its ranking."""
        scores = self.game.scores(state)
        others = [score for at, score in enumerate(scores) if at != seat]
        ahead = float(scores[seat] - max(others, default=0))
        if state.over:
            ahead += 1000.0 if seat in self.game.ranking(state)[0] else -1000.0
        return ahead
