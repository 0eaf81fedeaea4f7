"""An op at work: one record for each op of the vocabulary, and what all of them share.

The topmost frame of the stack says which op of which text is at hand. `run` acts, asks, or passes
it over; a question's answer comes back to the same op. An op does what it says whatever the rules
say otherwise: the card wins (BE-CARD-3). The other half of an op, its fields and words, is the
class of the same name in `cards/ops/`.
"""

from __future__ import annotations

from typing import Final

from pithead.kernel.verbs import Params

from ...position import frames, program
from ...position.state import Position
from .. import refusals as no

Data = dict[str, object]


class Effect:
    """What an op does. Each overrides what it needs; the rest does nothing."""

    def __init__(self, name: str, shown: tuple[str, ...] = ()) -> None:
        self.name = name
        # What a preview calls its first operands.
        self.shown = shown
        # The price of the ops after it.
        self.is_price = False
        # The cards of the discard pile are enough for it.
        self.uses_discard = False
        # Cards in play it chooses: your own or opponents', face down or face up.
        self.takes_own = False
        self.takes_sites = False

    def run(self, s: Position) -> None:
        """Act, ask, or go on without."""

    def does(self, s: Position, seat: int) -> bool:
        """Whether it could do anything now. Nothing before it in its list has changed anything."""
        return True

    # --- cards out of a zone or a row -------------------------------------------------------------

    def zones(self, s: Position) -> int:
        """The places it takes a card from, as bits."""
        return 0

    def wanted(self, s: Position) -> int:
        """How many cards it takes."""
        return 1

    def fits(self, s: Position, design: int) -> bool:
        """Whether a card has the type and the cost it asks for."""
        return True

    def take_card(self, s: Position, seat: int, zone: int, design: int) -> None:
        """A card picked out of a zone, and gone from there, meets its fate."""

    def take_slot(self, s: Position, seat: int, place: int) -> None:
        """A card picked out of a row meets its fate."""

    # --- cards in play ----------------------------------------------------------------------------

    def why_not_own(self, s: Position, seat: int, at: int) -> int:
        """Why it can't choose this card of yours, which lies as it should."""
        return no.LEGAL

    def why_not_theirs(self, s: Position, other: int, at: int) -> int:
        """Why it can't choose this card of an opponent, which lies as it should."""
        return no.LEGAL

    def reaches_platform(self, s: Position) -> bool:
        return False

    def strike(self, s: Position) -> int:
        """The damage it does to the card chosen."""
        return 0

    def hit(self, s: Position, other: int, number: int) -> None:
        """The card chosen meets what the op does."""

    # --- players ----------------------------------------------------------------------------------

    def finds(self, s: Position, other: int) -> bool:
        """Whether an opponent has what it asks of them."""
        return True

    def meet(self, s: Position, other: int) -> None:
        """The opponent chosen meets what the op does."""

    # --- for those who ask ------------------------------------------------------------------------

    def lists(self, code: list[int], pc: int) -> list[int]:
        """Where the lists inside it start."""
        return []

    def add_limits(self, s: Position, params: Params) -> None:
        """What a card must be to be chosen, for the sentence of a refusal."""

    def preview(self, s: Position, pc: int) -> Data:
        """Its figures as they stand now, from open facts only."""
        code = s.tables.code
        told: Data = {"op": self.name}
        for place, name in enumerate(self.shown):
            told[name] = code[pc + 2 + place]
        lists = [preview_list(s, start) for start in self.lists(code, pc)]
        if lists:
            told["lists"] = lists
        return told


EFFECTS: Final[list[Effect]] = []
"""By its number in a program what an op does; `effects.table` fills it."""


def effect_at_hand(s: Position) -> Effect:
    return EFFECTS[s.tables.code[s.stack[frames.PC]]]


def operand(s: Position, place: int) -> int:
    """An operand of the op at hand, counted from 0."""
    return s.tables.code[s.stack[frames.PC] + 2 + place]


def finish_op(s: Position) -> None:
    """Go on to the next op of the list: before the op acts, so that what it pushes lies above."""
    stack = s.stack
    stack[frames.PC] = s.tables.code[stack[frames.PC] + 1]
    stack[frames.PICKED] = 0


def does_something(s: Position, start: int) -> bool:
    """Whether a list of ops could do anything now: a choice that can do nothing is not asked.

    Nothing has happened yet when this is asked, so the ops can be judged one by one: the first that
    does something decides, and before it nothing has changed.
    """
    code = s.tables.code
    stack = s.stack
    here = stack[frames.PC]
    seat = stack[frames.SEAT]
    fills_discard = _pays_with_cards(code, start)
    pc = start
    found = False
    while not found and code[pc] != program.END:
        stack[frames.PC] = pc  # what the ops' own questions are asked about
        effect = EFFECTS[code[pc]]
        found = effect.does(s, seat) or (fills_discard and effect.uses_discard)
        pc = code[pc + 1]
    stack[frames.PC] = here
    return found


def _pays_with_cards(code: list[int], start: int) -> bool:
    """Whether the price of the list puts cards into the discard pile."""
    return EFFECTS[code[start]].is_price and code[start + 5] + code[start + 6] > 0


def op_places(code: list[int], start: int) -> list[int]:
    """Where the ops of a list start, those of the lists inside it included."""
    places: list[int] = []
    pc = start
    while True:
        places.append(pc)
        if code[pc] == program.END:
            return places
        for inner in EFFECTS[code[pc]].lists(code, pc):
            places.extend(op_places(code, inner))
        pc = code[pc + 1]


def preview_list(s: Position, start: int) -> list[Data]:
    code = s.tables.code
    found: list[Data] = []
    pc = start
    while code[pc] != program.END:
        found.append(EFFECTS[code[pc]].preview(s, pc))
        pc = code[pc + 1]
    return found
