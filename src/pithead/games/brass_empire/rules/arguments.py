"""What the arguments of an action mean on the table."""

from typing import Any, Final

from pithead.kernel.contract import Action, Primitive

from ..position.state import CARD_SIZE, Position
from ..position.tables import PLACES, ROW

PLATFORM: Final = 0
"""The number of a Mining Platform; cards in play are counted from 1."""
FACE_DOWN_CARD: Final = "face_down"

IN_TURN: Final = ("play", "action")
"""Both phases of a turn: spending is possible in either."""


def design_at(s: Position, action: Action, at: int) -> int:
    """The design an argument names, counted from 1."""
    return s.tables.ids.index(str(action[at]))


def place_at(action: Action, at: int) -> int:
    """The slot of the rows an argument names."""
    return PLACES.index(str(action[at]))


def card_in_play(picture: dict[str, Any], seat: int, number: int) -> str:
    """The card of that number; the same word as a card nobody may see if there is none."""
    if number == PLATFORM:
        return "mining_platform"
    companies = picture["companies"]
    line = companies[seat]["in_play"] if seat < len(companies) else []
    return (line[number - 1]["card"] if number <= len(line) else None) or FACE_DOWN_CARD


def card_in_row(picture: dict[str, Any], place: Primitive) -> str:
    """The card at a place of the rows."""
    at = PLACES.index(str(place))
    row = picture["labor_row"] if at < ROW else picture["design_row"]
    return row[at % ROW] or FACE_DOWN_CARD


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
