"""What a text would do if carried out now, from open facts only."""

from ..position import frames
from ..position.state import Position
from ..position.tables import HEADS, NO_CLAUSE
from .effects.effect import Data, does_something, preview_list


def preview_clause(s: Position, seat: int, design: int, head: int, ident: int) -> Data | None:
    """The ops of a clause as they would be met now: counts counted, conditions tested.

    The position is a copy: its stack is used to try the text on.
    """
    pc = s.tables.clause[design * HEADS + head]
    if pc == NO_CLAUSE:
        return None
    s.stack = [frames.EFFECT, pc, seat, design, ident, head, 0]
    return {"card": s.tables.ids[design], "ops": preview_list(s, pc)}


def is_idle_clause(s: Position, seat: int, design: int, head: int, ident: int) -> bool:
    """Whether a clause would do nothing now. The position is a copy, as above."""
    pc = s.tables.clause[design * HEADS + head]
    if pc == NO_CLAUSE:
        return True
    s.stack = [frames.EFFECT, pc, seat, design, ident, head, 0]
    return not does_something(s, pc)
