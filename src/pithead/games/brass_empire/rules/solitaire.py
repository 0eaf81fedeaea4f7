"""Solitaire (BE-VAR-SOLO): the AI's turn, income, units, acquiring. It decides nothing."""

from typing import Final

from ..position import frames
from ..position.events import Args
from ..position.state import (
    AI,
    CARD_ID,
    CARD_SIZE,
    DESIGN_ROW,
    EMPTY,
    FACE_DOWN,
    FLAGS,
    LABOR_ROW,
    NOBODY,
    Position,
)
from ..position.tables import BUILDING, PLACES, ROW, UNIT
from .arguments import PLATFORM
from .brass import gain_brass
from .combat import attack, mine, warden_of
from .piles import take_from_row

PLAYER: Final = 0
ENOUGH: Final = 7  # Brass tokens for a design card too (BE-SOLO-5)

# Stages of its turn, kept in the frame: a when-destroyed text may ask the player in between.
INCOME: Final = 0
MINING: Final = 1
ATTACKING: Final = 2


def start_ai_turn(s: Position) -> None:
    s.active = AI
    s.turn += 1
    s.push(frames.AI, INCOME, 0)
    if s.events is not None:
        s.emit("ai_turn", "BE-SOLO-2", {"turn": s.turn, "round": s.round})


def go_on(s: Position) -> bool:
    """One piece of its turn; True when the turn is over.

    It compares tokens once, after its income; then its units act one by one (BE-SOLO-4).
    """
    stage = s.stack[frames.FIRST]
    if stage == INCOME:
        gain_brass(s, AI, 1 + _buildings(s), "BE-SOLO-3")
        richer = s.brass[PLAYER] > s.brass[AI]
        s.stack[frames.FIRST] = ATTACKING if richer else MINING
        return False
    at = _next_unit(s, s.stack[frames.SECOND])
    if at == NOBODY:
        _acquire(s)
        return True
    s.stack[frames.SECOND] = s.line[AI][at + CARD_ID]
    if s.attack_of(AI, at) == 0:
        return False
    if stage == ATTACKING and s.platform_up[PLAYER]:
        attack(s, AI, at, PLAYER, _target(s))
    else:
        mine(s, AI, at)
    return False


def _buildings(s: Position) -> int:
    line = s.line[AI]
    return len([at for at in range(0, len(line), CARD_SIZE) if s.tables.type[line[at]] == BUILDING])


def _next_unit(s: Position, last: int) -> int:
    """The unit acquired next after the one that acted last."""
    line = s.line[AI]
    for at in range(0, len(line), CARD_SIZE):
        if line[at + CARD_ID] > last and s.tables.type[line[at]] == UNIT:
            return at
    return NOBODY


def _target(s: Position) -> int:
    """The platform's number, or that of the Warden with least health, then longest in play."""
    if warden_of(s, PLAYER) == NOBODY:
        return PLATFORM
    line = s.line[PLAYER]
    best = NOBODY
    for at in range(0, len(line), CARD_SIZE):
        if not s.tables.warden[line[at]] or line[at + FLAGS] & FACE_DOWN:
            continue
        if best == NOBODY or s.health_of(PLAYER, at) < s.health_of(PLAYER, best):
            best = at
    return best // CARD_SIZE + 1


def _acquire(s: Position) -> None:
    """The rightmost employee, and with enough Brass the rightmost design card (BE-SOLO-5)."""
    enough = s.brass[AI] >= ENOUGH
    employee = _rightmost(s, LABOR_ROW)
    if employee != NOBODY:
        s.discard[AI].append(s.rows[employee])
        _tell(s, employee, "score")
        take_from_row(s, employee, "BE-SOLO-1")
    design = _rightmost(s, DESIGN_ROW)
    if enough and design != NOBODY:
        s.line[AI].extend([s.rows[design], 0, 0, 0, 0, 0, 0, s.serial])
        s.serial += 1
        _tell(s, design, "play")
        take_from_row(s, design, "BE-SOLO-1")


def _rightmost(s: Position, start: int) -> int:
    for place in range(start + ROW - 1, start - 1, -1):
        if s.rows[place] != EMPTY:
            return place
    return NOBODY


def _tell(s: Position, place: int, to: str) -> None:
    if s.events is not None:
        args: Args = {"card": s.tables.ids[s.rows[place]], "place": PLACES[place], "to": to}
        s.emit("ai_took", "BE-SOLO-5", args)
