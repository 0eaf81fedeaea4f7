"""What a learner sees of Brass Empire besides the fields as they are declared (see `state`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from pithead.kernel.observation import TOP, Extra, Extras, Segment, add_counts, capped
from pithead.kernel.state import SEALED

from ..cards.ops import NAMES
from ..position import frames
from ..position.frames import FRAME_NAMES, QUESTIONS
from ..position.state import ACTIONS, CARD_SIZE, CHARGE, FACE_DOWN, FLAGS, Position
from ..position.tables import CLAUSES, Tables

if TYPE_CHECKING:
    from librt.vecs import vec

LINE: Final = 8
"""Number of cards in play of each company that are observed one by one, oldest first."""

LINE_FIGURES: Final = 5
LOOKED: Final = 6  # number of cards looked at that are observed
STEPS: Final = 3  # of an answer begun: the longest has one more

ORDER: Final = (
    "options",
    "course",  # round, turn, quiet rounds, progress, over
    "ending",
    "question",
    "asked",
    "active",  # whose turn it is, who was first
    "centre",  # pool, Labor, Construction
    "discounts",
    "rows",
    "frame",
    "effect",
    "form",
    "build",
    "looked",
    "corporation",
    # Brass, out, platform up, its damage, cards to draw later, in hand, in the deck, in play.
    "companies",
    "line_card",
    "line",
    "pool_cards",  # what the two decks still hold
    "hand",
    "deck",
    "discard",  # and what the observer has played this turn
    "reserve",
    "their_cards",  # all but what lies in play, face up
)


def extras(tables: Tables, seats: int, owners: int) -> Extras:
    designs = len(tables.ids)
    question = (
        Segment("question", (1,), len(QUESTIONS), category=True),
        Segment("asked", (seats,), 1),
    )
    frame = (
        Segment("frame", (1,), len(FRAME_NAMES), category=True),
        Segment("effect", (3,), max(designs, len(NAMES), len(CLAUSES)), category=True),
        Segment("form", (STEPS, 2), TOP),  # steps begun, counted from 1, in two bytes each
        Segment("build", (tables.fields,), TOP),
        Segment("looked", (LOOKED,), designs, category=True),
    )
    lines = (
        Segment("line_card", (owners, LINE), designs + 1, category=True),
        # Attack, health, charge, actions left, state (1 face down, 2 fresh, 4 used, 8 triggered).
        Segment("line", (owners, LINE, LINE_FIGURES), TOP),
    )
    theirs = Segment("their_cards", (owners - 1, designs), TOP)
    return Extras(
        (
            Extra(question, write_question),
            Extra(frame, write_frame),
            Extra(lines, write_lines),
            Extra((theirs,), write_their_cards),
        ),
        {"line": cards_in_play},
        ORDER,
    )


def cards_in_play(s: Position, owner: int) -> int:
    return len(s.line[owner]) // CARD_SIZE


def write_question(s: Position, viewer: int, out: vec[u8], start: i64) -> None:
    if s.over:
        return
    out[start] = s.question + 1
    start += 1
    if s.asking != SEALED:
        out[start + (s.asking - viewer) % s.seats] = 1
        return
    out[start] = s.waiting[viewer]
    for offset in range(1, s.seats):
        out[start + offset] = 1


def write_frame(s: Position, viewer: int, out: vec[u8], start: i64) -> None:
    stack = s.stack
    if stack:
        what = stack[-frames.FRAME]
        out[start] = what + 1
        if what == frames.EFFECT:
            out[start + 1] = stack[frames.DESIGN] + 1
            out[start + 2] = stack[frames.CLAUSE] + 1
            out[start + 3] = s.tables.code[stack[frames.PC]] + 1
    start += 1 + 3
    if s.asking == viewer:
        for place in range(min(len(s.form), STEPS)):
            step = s.form[place] + 1
            out[start + 2 * place] = step // 256
            out[start + 2 * place + 1] = step % 256
    start += 2 * STEPS
    if s.asking == SEALED:
        built = s.builds[viewer]
        for field in range(min(len(built), s.tables.fields)):
            out[start + field] = capped(built[field])
    start += s.tables.fields
    if s.looked and stack[frames.SEAT] == viewer:
        for place in range(min(len(s.looked), LOOKED)):
            out[start + place] = s.looked[place] + 1


def _owners(s: Position, viewer: int) -> list[int]:
    """From the viewer on, the AI last."""
    owners = [(viewer + offset) % s.seats for offset in range(s.seats)]
    for owner in range(s.seats, s.owners):
        owners.append(owner)
    return owners


def write_lines(s: Position, viewer: int, out: vec[u8], start: i64) -> None:
    figures = start + s.owners * LINE
    for owner in _owners(s, viewer):
        _write_line(s, owner, owner == viewer or s.over or s.is_ai(owner), out, start, figures)
        start += LINE
        figures += LINE * LINE_FIGURES


def _write_line(s: Position, owner: int, shown: bool, out: vec[u8], at: int, figures: int) -> None:
    """The cards from `at` on, their figures from `figures` on."""
    line = s.line[owner]
    end: i64 = min(len(line), LINE * CARD_SIZE)
    place: i64 = 0
    while place < end:
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
        place += CARD_SIZE


def write_their_cards(s: Position, viewer: int, out: vec[u8], start: i64) -> None:
    """The cards each player owns are open; which of them are in hand is not (BE-SET-8)."""
    for owner in _owners(s, viewer)[1:]:
        add_counts(s.hand[owner], start, out)
        add_counts(s.deck[owner], start, out)
        add_counts(s.discard[owner], start, out)
        add_counts(s.played[owner], start, out)
        if s.looked and s.stack[frames.SEAT] == owner:
            add_counts(s.looked, start, out)
        line = s.line[owner]
        place: i64 = 0
        while place < len(line):
            if line[place + FLAGS] & FACE_DOWN:
                at = start + line[place]
                out[at] = out[at] + 1
            place += CARD_SIZE
        start += len(s.tables.ids)
