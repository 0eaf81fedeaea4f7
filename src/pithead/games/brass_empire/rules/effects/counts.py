"""What the texts of cards count and test: the `if` and `for_each` of the vocabulary."""

from ...position import frames, program
from ...position.state import CARD_ID, CARD_SIZE, FLAGS, FRESH, Position
from ...position.tables import MOBILIZE, PLAY


def count(s: Position, at: int) -> int:
    """The number the count at `code[at]` stands for, now, for the text on top of the stack."""
    code = s.tables.code
    word = code[at]
    seat = s.stack[frames.SEAT]
    if word == program.PLAYED:
        return count_played(s, seat, code[at + 1], code[at + 2])
    if word == program.YOUR_UNITS:
        return s.units_of(seat)
    if word == program.YOUR_BUILDINGS or word == program.YOUR_SITES:
        return _count_buildings(s, seat, word == program.YOUR_SITES)
    if word == program.PLATFORM:
        return s.platform_up[seat]
    if word == program.OPPONENT_UNITS:
        return max([0] + [s.units_of(other) for other in s.opponents(seat)])
    brass = s.brass[seat]
    return len([other for other in s.opponents(seat) if s.brass[other] > brass])


def holds(s: Position, at: int) -> bool:
    return count(s, at) >= s.tables.code[at + 3]


def _count_buildings(s: Position, seat: int, sites: bool) -> int:
    """Face-down buildings, or face-up ones with the platform among them."""
    line = s.line[seat]
    total = 0 if sites else s.platform_up[seat]
    for at in range(0, len(line), CARD_SIZE):
        if sites:
            total += 1 if s.is_site(seat, at) else 0
        else:
            total += 1 if s.is_open_building(seat, at) else 0
    return total


def count_played(s: Position, seat: int, corp: int, kind: int) -> int:
    """Cards this player has played this turn, except the one whose text it is."""
    if seat != s.active:
        return 0
    stack = s.stack
    ident = stack[frames.CARD_ID]
    total = 0
    for design in s.played[seat]:
        total += _fits(s, design, corp, kind)
    for design in s.vanished:
        total += _fits(s, design, corp, kind)
    line = s.line[seat]
    found = False
    for at in range(0, len(line), CARD_SIZE):
        if line[at + CARD_ID] == ident:
            found = True
        elif line[at + FLAGS] & FRESH:
            total += _fits(s, line[at], corp, kind)
    if not found and _was_played(s, seat):
        total -= _fits(s, stack[frames.DESIGN], corp, kind)
    return total


def _was_played(s: Position, seat: int) -> bool:
    """Whether the card whose text it is was played this turn and is not in play any more."""
    clause = s.stack[frames.CLAUSE]
    if clause in (PLAY, MOBILIZE):
        return True
    return s.stack[frames.DESIGN] in s.played[seat]


def _fits(s: Position, design: int, corp: int, kind: int) -> int:
    tables = s.tables
    if corp >= 0 and tables.corp[design] != corp:
        return 0
    if kind >= 0 and tables.type[design] != kind:
        return 0
    return 1
