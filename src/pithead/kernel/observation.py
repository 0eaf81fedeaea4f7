"""What a learner is given instead of a view: small whole numbers in named segments.

An observation is one byte a number. Seats in it are counted from the observer on (0 is himself, 1
his left neighbour), so that a learner plays every seat with one set of weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from .fields import LIST, MASKED, OWNER, PUBLIC, Spec

if TYPE_CHECKING:
    from .state import State

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


# --- for a game without observations of its own: its fields as they are declared ------------------


def field_segments(specs: Sequence[Spec], seats: int) -> tuple[Segment, ...]:
    """A segment for each field a seat may see something of; of an owner's field its own part."""
    return tuple([Segment(spec.name, _shape(spec, seats), TOP) for spec in _seen(specs)])


def observe_fields(state: State, seat: int, specs: Sequence[Spec]) -> bytes:
    """Those fields as this seat sees them, lists with a part a seat from the observer on.

    Figures are counted from each field's lowest, so that none is negative; 0 is hidden, too.
    """
    figures: list[int] = []
    for spec in _seen(specs):
        value = getattr(state, spec.name)
        values: list[int] = value if spec.kind == LIST else [int(value)]
        if spec.seen == OWNER:
            values = values[seat * spec.each : seat * spec.each + spec.each]
        elif spec.seen == MASKED:
            values = [
                spec.low if state.masks(spec.name, at, seat) else values[at] + 1
                for at in range(len(values))
            ]
        elif _by_seat(spec, state.seats):
            start = seat * (len(values) // state.seats)
            values = values[start:] + values[:start]
        figures.extend([capped(n - spec.low) for n in values])
    return bytes(figures)


def _seen(specs: Sequence[Spec]) -> list[Spec]:
    return [spec for spec in specs if spec.size >= 0 and spec.seen in (PUBLIC, OWNER, MASKED)]


def _by_seat(spec: Spec, seats: int) -> bool:
    return spec.kind == LIST and not spec.is_fixed and spec.size % seats == 0


def _shape(spec: Spec, seats: int) -> tuple[int, ...]:
    if spec.seen == OWNER:
        return (spec.each,)
    if spec.seen == PUBLIC and _by_seat(spec, seats):
        return (seats, spec.size // seats)
    return (spec.size,)
