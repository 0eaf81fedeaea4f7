"""What the arguments of an action mean on the table."""

from typing import Final

from pithead.kernel.contract import Action

from ..state import CARD_SIZE, Position
from ..tables import PLACES

IN_TURN: Final = ("play", "action")
"""Both phases of a turn: spending is possible in either."""


def design_at(s: Position, action: Action, at: int) -> int:
    """The design an argument names, counted from 1."""
    return s.tables.ids.index(str(action[at]))


def place_at(action: Action, at: int) -> int:
    """The slot of the rows an argument names."""
    return PLACES.index(str(action[at]))


def once(s: Position, designs: list[int]) -> list[str]:
    """The names of these cards, each once."""
    return list(dict.fromkeys([s.tables.ids[design] for design in designs]))


def line_numbers(s: Position, owner: int) -> range:
    """The numbers of an owner's cards in play."""
    return range(1, len(s.line[owner]) // CARD_SIZE + 1)


def add_once(first: int, designs: list[int], steps: list[int]) -> None:
    """A step for each design, once."""
    for design in designs:
        if first + design not in steps:
            steps.append(first + design)
