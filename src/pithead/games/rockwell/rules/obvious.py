"""Questions with only one sensible answer, for people and bots alike.

Each answer follows from what all can see or work out from the log, so giving it at once tells
nobody anything. The rules ask these questions all the same; a page may answer them by itself.
"""

from pithead.kernel.contract import Action

from ..position import frames
from ..position.board import FIRST_TILE, SECOND_TILE
from ..position.state import NOBODY, Position
from ..position.tables import ALL_SAFE
from .bribery import list_bribes
from .drilling import DECLINED, has_crew
from .extraction import cover_limit

NOTHING_INSURED: Action = ("insure", 0, 0, 0, 0)


def obvious_answer(s: Position, seat: int) -> Action | None:
    """The answer to what the seat is asked if any other would be for nothing."""
    what = s.stack[-3]
    if what == frames.ADVANTAGE and not _may_help(s, seat, s.stack[-2]):
        return DECLINED
    if what == frames.INSURE and not _may_lose(s, seat):
        return NOTHING_INSURED
    if what == frames.COVER and cover_limit(s, seat) == 0:
        return ("cover", 0)
    return None


def _may_help(s: Position, seat: int, crew: int) -> bool:
    """Whether there is a company to bribe, or the crew stands where power counts. A die hired
    elsewhere could only be paid for again when it is taken along (RW-SUB-4)."""
    here = s.crew_place[crew]
    for tile in (FIRST_TILE[here], SECOND_TILE[here]):
        if tile != NOBODY and not s.tile_drilled[tile]:
            return True
    bribes: list[int] = []
    list_bribes(s, seat, bribes)
    return bool(bribes)


def _may_lose(s: Position, seat: int) -> bool:
    """Whether Danger can cost the seat cubes that insurance would save, and it has any to trade."""
    if not has_crew(s, seat) or s.tables.safety_saves[s.safety[seat]] == ALL_SAFE:
        return False
    return sum(s.stock[seat * 4 : seat * 4 + 4]) > 0
