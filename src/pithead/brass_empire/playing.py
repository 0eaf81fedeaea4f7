"""What a player does with his own cards: play, use, demolish (BE-PLAY, BE-CARD-10)."""

from . import refusals as no
from .combat import at_number, destroy_card, use_action
from .effects_resources import can_pay
from .events import Args
from .position import CARD_ID, CARD_SIZE, FACE_DOWN, FLAGS, FRESH, USED, Position
from .tables import (
    ACTION,
    BUILDING,
    DEMOLISH,
    EACH_TURN,
    EMPLOYEE,
    HEADS,
    MOBILIZE,
    NO_CLAUSE,
    ON_MOBILIZE,
    PLAY,
    UNIT,
)
from .triggers import raise_occasion, start_before_raised, start_text

# --- why not ------------------------------------------------------------------------------------


def why_not_play(s: Position, seat: int, design: int) -> int:
    return no.LEGAL if design in s.hand[seat] else no.HAND_MISSING


def why_not_use(s: Position, seat: int, number: int) -> int:
    """A building's text works once a turn, by choice unless it is a plain gain (BE-PLAY-5)."""
    line = s.line[seat]
    at = at_number(number)
    if not 0 <= at < len(line):
        return no.NUMBER_MISSING
    flags = line[at + FLAGS]
    design = line[at]
    if flags & FACE_DOWN:
        return no.USE_FACE_DOWN
    if s.tables.type[design] != BUILDING:
        return no.USE_UNIT
    pc = s.tables.clause[design * HEADS + EACH_TURN]
    if pc == NO_CLAUSE:
        return no.USE_NONE
    if s.tables.plain[design]:
        return no.USE_BY_ITSELF
    if flags & USED:
        return no.USE_DONE
    return no.LEGAL if can_pay(s, seat, pc, line[at + CARD_ID]) else no.USE_PAY


def why_not_demolish(s: Position, seat: int, number: int) -> int:
    line = s.line[seat]
    at = at_number(number)
    if not 0 <= at < len(line):
        return no.NUMBER_MISSING
    if line[at + FLAGS] & FACE_DOWN:
        return no.DEMOLISH_FACE_DOWN
    return no.LEGAL if s.tables.type[line[at]] == BUILDING else no.DEMOLISH_UNIT


def why_not_printed_action(s: Position, seat: int, number: int) -> int:
    """For a unit that may act: whether it has an action printed on it, and its price."""
    line = s.line[seat]
    at = at_number(number)
    pc = s.tables.clause[line[at] * HEADS + ACTION]
    if pc == NO_CLAUSE:
        return no.ACT_NONE
    return no.LEGAL if can_pay(s, seat, pc, line[at + CARD_ID]) else no.ACT_PAY


# --- and doing it -------------------------------------------------------------------------------


def play_card(s: Position, seat: int, design: int) -> None:
    """From the hand: an employee works, a unit is mobilized, a building is laid face down."""
    s.hand[seat].remove(design)
    kind = s.tables.type[design]
    if kind == EMPLOYEE:
        s.played[seat].append(design)
        if s.events is not None:
            s.emit("played", "BE-PLAY-1", {"seat": seat, "card": s.tables.ids[design]})
        start_text(s, seat, design, PLAY, 0)
        return
    ident = s.serial
    s.serial += 1
    line = s.line[seat]
    flags = FRESH if kind == UNIT else FRESH | FACE_DOWN
    line.extend([design, 0, 0, flags, 0, 0, 0, ident])
    number = len(line) // CARD_SIZE
    card = s.tables.ids[design]
    if kind == UNIT:
        if s.events is not None:
            args: Args = {"seat": seat, "number": number, "card": card}
            s.emit("mobilized", "BE-PLAY-3", args)
        raise_occasion(s, seat, ON_MOBILIZE, ident)
        start_before_raised(s, seat, design, MOBILIZE, ident)
    elif s.events is not None:
        s.emit("laid", "BE-PLAY-2", {"seat": seat, "number": number})
        shown: Args = {"seat": seat, "number": number, "card": card}
        s.tell("laid_seen", seat, "BE-PLAY-2", shown)


def _tell_own(s: Position, kind: str, cause: str, seat: int, number: int) -> None:
    if s.events is not None:
        card = s.tables.ids[s.line[seat][at_number(number)]]
        s.emit(kind, cause, {"seat": seat, "number": number, "card": card})


def use_building(s: Position, seat: int, number: int) -> None:
    line = s.line[seat]
    at = at_number(number)
    line[at + FLAGS] |= USED
    _tell_own(s, "used", "BE-PLAY-5", seat, number)
    start_text(s, seat, line[at], EACH_TURN, line[at + CARD_ID])


def demolish(s: Position, seat: int, number: int) -> None:
    """Destroyed first, then its demolish text; its when-destroyed text too (BE-CARD-10)."""
    at = at_number(number)
    design = s.line[seat][at]
    ident = s.line[seat][at + CARD_ID]
    _tell_own(s, "demolished", "BE-CARD-10", seat, number)
    destroy_card(s, seat, at, "BE-CARD-10")
    start_before_raised(s, seat, design, DEMOLISH, ident)


def act(s: Position, seat: int, number: int) -> None:
    """The action printed on a unit, instead of mining or attacking (BE-ACT-1)."""
    at = at_number(number)
    line = s.line[seat]
    use_action(s, seat, at)
    _tell_own(s, "acted", "BE-ACT-1", seat, number)
    start_text(s, seat, line[at], ACTION, line[at + CARD_ID])
