"""What a learner is given instead of a view: small whole numbers in named segments.

An observation is one byte a number. Seats in it are counted from the observer on (0 is himself, 1
his left neighbour), so that a learner plays every seat with one set of weights.
"""

from typing import Final, NamedTuple

TOP: Final = 255
"""Larger figures are cut off here."""


class Segment(NamedTuple):
    """A part of every observation. Values go from 0 to `high`.

    In a category the numbers are names: 0 stands for none, and 3 is not more than 2.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    category: bool = False

    @property
    def size(self) -> int:
        product = 1
        for length in self.shape:
            product *= length
        return product


def capped(figure: int, high: int = TOP) -> int:
    return figure if figure < high else high


def from_seat(owner: int, viewer: int, seats: int) -> int:
    """0 for nobody, 1 for the viewer, 2 for his left neighbour …; who has no seat comes last."""
    if owner < 0:
        return 0
    return owner + 1 if owner >= seats else (owner - viewer) % seats + 1
