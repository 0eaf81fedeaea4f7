"""A seat's view of Brass Empire as one row of bytes: nothing that its view does not hold."""

from typing import Final

from pithead.kernel.observation import TOP, Segment, capped, from_seat
from pithead.kernel.state import SEALED

from . import frames
from .frames import FRAME_NAMES, QUESTIONS
from .program import OP_NAMES
from .state import (
    ACTIONS,
    CARD_SIZE,
    CHARGE,
    ENDINGS,
    FACE_DOWN,
    FLAGS,
    NOBODY,
    Position,
)
from .tables import CLAUSES, CORPORATIONS, PLACES, Tables

LINE: Final = 8
"""So many cards in play of each company are shown one by one, the oldest first."""

LINE_FIGURES: Final = 5
COMPANY_FIGURES: Final = 8
LOOKED: Final = 6  # so many of the cards looked at
STEPS: Final = 3  # of an answer begun: the longest has one more


def segments(tables: Tables, seats: int) -> tuple[Segment, ...]:
    """The parts of an observation, in the order in which `observe` writes them."""
    owners = seats if seats > 1 else 2
    designs = len(tables.ids)
    return (
        Segment("options", (9,), TOP),
        Segment("course", (5,), TOP),  # round, turn, quiet rounds, progress, over
        Segment("ending", (1,), len(ENDINGS), category=True),
        Segment("question", (1,), len(QUESTIONS), category=True),
        Segment("asked", (seats,), 1),
        Segment("active", (2,), owners, category=True),  # whose turn it is, who was first
        Segment("centre", (3,), TOP),  # pool, Labor, Construction
        Segment("discounts", (6,), TOP),
        Segment("rows", (len(PLACES),), designs, category=True),
        Segment("frame", (1,), len(FRAME_NAMES), category=True),
        Segment("effect", (3,), max(designs, len(OP_NAMES), len(CLAUSES)), category=True),
        Segment("form", (STEPS, 2), TOP),  # steps begun, counted from 1, in two bytes each
        Segment("build", (tables.fields,), TOP),
        Segment("looked", (LOOKED,), designs, category=True),
        Segment("corporation", (owners,), len(CORPORATIONS), category=True),
        # Brass, out, platform up, its damage, cards to draw later, in hand, in the deck, in play.
        Segment("companies", (owners, COMPANY_FIGURES), TOP),
        Segment("line_card", (owners, LINE), designs + 1, category=True),
        # Attack, health, charge, actions left, state (1 face down, 2 fresh, 4 used, 8 triggered).
        Segment("line", (owners, LINE, LINE_FIGURES), TOP),
        Segment("pool_cards", (designs,), TOP),  # what the two decks still hold
        Segment("hand", (designs,), TOP),
        Segment("deck", (designs,), TOP),
        Segment("discard", (designs,), TOP),  # and what he has played this turn
        Segment("reserve", (designs,), TOP),
        Segment("their_cards", (owners - 1, designs), TOP),  # all but what lies in play, face up
    )


def _options(s: Position) -> list[int]:
    return [
        s.chosen,
        s.pool_option,
        s.built,
        s.reserve_value,
        s.spare_shuffled,
        int(s.team),
        int(s.battle),
        int(s.first_edition),
        int(s.equal_turns),
    ]


def observe(s: Position, viewer: int) -> bytes:
    """Owners from the viewer on, the AI last; hidden figures are 0."""
    owners = [(viewer + i) % s.seats for i in range(s.seats)]
    for owner in range(s.seats, s.owners):
        owners.append(owner)
    out: list[int] = _options(s)
    _course(s, viewer, out)
    _question(s, viewer, out)
    for owner in owners:
        out.append(s.corporation[owner] + 1)
    for owner in owners:
        _company(s, owner, out)
    # From here on most numbers are 0: room for all at once, then only what is there is written.
    at = len(out)
    designs = len(s.tables.ids)
    lines = len(owners) * LINE
    out.extend([0] * (lines * (1 + LINE_FIGURES) + designs * (4 + len(owners))))
    for owner in owners:
        _line(s, owner, owner == viewer or s.over or s.is_ai(owner), out, at, at + lines)
        at += LINE
        lines += LINE * (LINE_FIGURES - 1)
    at += len(owners) * LINE * LINE_FIGURES
    _count(s.labor_deck, at, out)
    _count(s.design_deck, at, out)
    _own_cards(s, viewer, at + designs, designs, out)
    at += 5 * designs
    for owner in owners[1:]:
        _their_cards(s, owner, at, out)
        at += designs
    return bytes(out)


def _course(s: Position, viewer: int, out: list[int]) -> None:
    out.append(capped(s.round))
    out.append(capped(s.turn))
    out.append(s.quiet_rounds)
    out.append(int(s.progress))
    out.append(int(s.over))
    out.append(s.ending)
    out.append(0 if s.over else s.question + 1)
    asked = [0] * s.seats
    if s.over:
        pass
    elif s.asking == SEALED:
        asked = [1] * s.seats
        asked[0] = s.waiting[viewer]
    else:
        asked[(s.asking - viewer) % s.seats] = 1
    out.extend(asked)
    out.append(from_seat(s.active, viewer, s.seats))
    out.append(from_seat(s.first, viewer, s.seats))
    out.append(capped(s.pool))
    out.append(capped(s.labor))
    out.append(capped(s.construction))
    for figure in s.discounts:
        out.append(capped(figure))
    for design in s.rows:
        out.append(design + 1)


def _question(s: Position, viewer: int, out: list[int]) -> None:
    what = s.stack[-frames.FRAME] if s.stack else NOBODY
    out.append(what + 1)
    if what == frames.EFFECT:
        out.append(s.stack[frames.DESIGN] + 1)
        out.append(s.stack[frames.CLAUSE] + 1)
        out.append(s.tables.code[s.stack[frames.PC]] + 1)
    else:
        out.extend([0, 0, 0])
    begun = s.form if s.asking == viewer else []
    for place in range(STEPS):
        step = begun[place] + 1 if place < len(begun) else 0
        out.append(step // 256)
        out.append(step % 256)
    built = s.builds[viewer] if s.asking == SEALED else []
    for field in range(s.tables.fields):
        out.append(capped(built[field]) if field < len(built) else 0)
    looked = s.looked if s.looked and s.stack[frames.SEAT] == viewer else []
    for place in range(LOOKED):
        out.append(looked[place] + 1 if place < len(looked) else 0)


def _company(s: Position, owner: int, out: list[int]) -> None:
    out.append(capped(s.brass[owner]))
    out.append(s.out[owner])
    out.append(s.platform_up[owner])
    out.append(capped(s.platform_damage[owner]))
    out.append(capped(s.draw_later[owner]))
    out.append(capped(len(s.hand[owner])))
    out.append(capped(len(s.deck[owner])))
    out.append(len(s.line[owner]) // CARD_SIZE)


def _line(s: Position, owner: int, shown: bool, out: list[int], at: int, figures: int) -> None:
    """The cards from `at` on, their figures from `figures` on."""
    line = s.line[owner]
    for place in range(0, min(len(line), LINE * CARD_SIZE), CARD_SIZE):
        if shown or not line[place + FLAGS] & FACE_DOWN:
            out[at] = line[place] + 1
            out[figures] = capped(s.attack_of(owner, place))
            out[figures + 1] = capped(s.health_of(owner, place))
        else:
            out[at] = len(s.tables.ids) + 1
        out[figures + 2] = capped(line[place + CHARGE])
        out[figures + 3] = capped(line[place + ACTIONS])
        out[figures + 4] = line[place + FLAGS]
        at += 1
        figures += LINE_FIGURES


def _count(cards: list[int], at: int, out: list[int]) -> None:
    for design in cards:
        # Not +=: compiled, it would add objects instead of numbers.
        out[at + design] = out[at + design] + 1


def _own_cards(s: Position, viewer: int, at: int, designs: int, out: list[int]) -> None:
    _count(s.hand[viewer], at, out)
    _count(s.deck[viewer], at + designs, out)
    _count(s.discard[viewer], at + 2 * designs, out)
    _count(s.played[viewer], at + 2 * designs, out)
    _count(s.reserve[viewer], at + 3 * designs, out)


def _their_cards(s: Position, owner: int, at: int, out: list[int]) -> None:
    """Who owns which cards is open; which of them he holds is not (BE-SET-8)."""
    _count(s.hand[owner], at, out)
    _count(s.deck[owner], at, out)
    _count(s.discard[owner], at, out)
    _count(s.played[owner], at, out)
    if s.looked and s.stack[frames.SEAT] == owner:
        _count(s.looked, at, out)
    line = s.line[owner]
    for place in range(0, len(line), CARD_SIZE):
        if line[place + FLAGS] & FACE_DOWN:
            out[at + line[place]] += 1
