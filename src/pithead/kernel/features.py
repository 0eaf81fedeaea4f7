"""What a value function looks at: figures of each company in a state, for any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from pithead.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The figures of one game. Every company has the same ones, so one set of weights serves all.

    `names` name them. A figure `x_early` is `x` times the part of the game still to come.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def adopt(self, weights: list[float]) -> None:
        """Use the weights of the heuristics, for figures that depend on them."""

    def of_company(self, state: State, seat: int) -> list[float]:
        """The figures of one seat's company, in the order of `names`."""
        raise NotImplementedError

    def companies(self, state: State) -> int:
        """How many companies there are, one that nobody plays included if it can win."""
        return state.seats

    def of_all(self, state: State) -> list[list[float]]:
        return [self.of_company(state, seat) for seat in range(self.companies(state))]


def with_early(names: tuple[str, ...], early: tuple[str, ...]) -> tuple[str, ...]:
    return names + tuple(f"{name}_early" for name in early)
