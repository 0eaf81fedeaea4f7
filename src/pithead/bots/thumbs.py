"""Rules of thumb: how good each answer looks at first sight, for any game."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import mypyc_attr

from .spelling import Spelling, Steps

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State


class Ranked(NamedTuple):
    """An answer, how good it looks, and why, as a message key."""

    score: float
    steps: Steps
    reason: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Thumb:
    """The rules of thumb of one game. Scores of one question compare; they have no other scale."""

    def __init__(self, game: Game) -> None:
        self.spelling = Spelling(game)
        # What it likes, by name; the scores of answers depend on it.
        self.taste_names: tuple[str, ...] = ()
        self.taste: list[float] = []
        self.taste_spans: list[float] = []  # how far tuning may go at first; none: by size

    def adopt(self, taste: list[float]) -> None:
        """Like things as much as these figures say, in the order of `taste_names`."""
        self.taste = taste

    def rank(self, state: State, seat: int, rng: Random) -> list[Ranked]:
        """Every answer worth a thought, in canonical order, from what the seat itself may know."""
        raise NotImplementedError

    def vary(self, rng: Random) -> None:
        """Take a fancy to some things and a dislike to others: players to learn from differ."""

    def first_taste(self) -> list[float]:
        """The taste practice begins with."""
        return list(self.taste)

    def traits(self, state: State, seat: int, steps: Steps) -> list[tuple[int, float]]:
        """How much of each taste, by its place, is in the score of an answer.

        No traits: the answer is one that has nothing to do with taste.
        """
        return []

    def obvious(self, option: Ranked) -> bool:
        """Whether an answer that looks best needs no thought, because it is free."""
        return False

    def horizon(self, seats: int) -> int:
        """How many turns a look ahead plays: to the end of the turn all take together."""
        return 1

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


def make_thumb(game: Game) -> Thumb:
    module = import_module(f".{game.name}_thumb", __package__)
    thumb: Thumb = module.make(game)
    return thumb
