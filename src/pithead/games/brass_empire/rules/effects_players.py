"""Which opponents a text may choose: to steal from, to make discard, to look at."""

from .. import frames, program
from ..state import Position
from . import refusals as no


def why_not_player(s: Position, other: int) -> int:
    """Whether this opponent has what the op at hand asks of them."""
    seat = s.stack[frames.SEAT]
    if other == seat:
        return no.PLAYER_SELF
    if s.team and other == s.partner(seat):
        return no.PLAYER_PARTNER
    if not s.is_opponent(seat, other):
        return no.PLAYER_NOBODY
    if s.tables.code[s.stack[frames.PC]] == program.STEAL:
        return no.LEGAL if s.brass[other] else no.PLAYER_NOTHING
    return no.LEGAL if s.hand[other] else no.PLAYER_NOTHING


def players_asked(s: Position) -> list[int]:
    found: list[int] = []
    for other in range(s.owners):
        if why_not_player(s, other) == no.LEGAL:
            found.append(other)
    return found
