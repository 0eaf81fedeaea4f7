"""Sealed answers: several seats are asked at once; all answers are revealed together."""

from __future__ import annotations

from pithead.kernel.codecs import Amount
from pithead.kernel.contract import Action, Field

from ..position.state import Position
from .base_verb import BaseVerb


class SealedVerb(BaseVerb):
    """A form of a few numbers, each from 0 to a limit."""

    def __init__(self, name: str, amounts: list[Amount]) -> None:
        super().__init__(name, (name,), amounts=amounts)

    def limit(self, s: Position, seat: int, field: int) -> int:
        """The most a seat can enter in a field."""
        return 0

    def reveal(self, s: Position) -> None:
        """All have answered: `Position.answers` has what."""

    def fields(self, s: Position, seat: int) -> list[Field]:
        return [
            Field(amount.name, 0, self.limit(s, seat, field) * amount.step, amount.step)
            for field, amount in enumerate(self.amounts)
        ]

    def entered(self, action: Action) -> list[int]:
        """The numbers of an action in the engine's units."""
        numbers = [part for part in action[1:] if isinstance(part, int)]
        return [n // amount.step for n, amount in zip(numbers, self.amounts)]

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return self.sensible(s, seat)


def once(actions: list[Action]) -> list[Action]:
    return list(dict.fromkeys(actions))
