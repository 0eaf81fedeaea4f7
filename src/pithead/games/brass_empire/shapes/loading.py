"""A state from the data of a dump: what does not fit the rules is refused with its place."""

from __future__ import annotations

from typing import Final

from pithead.kernel.chance import Chance
from pithead.kernel.fields import MANY, Loaded
from pithead.kernel.reader import LoadError, Reader, index
from pithead.kernel.state import SEALED

from ..position import frames
from ..position.frames import FRAME_NAMES
from ..position.state import (
    CARD_ID,
    CARD_SIZE,
    EMPTY,
    FACE_DOWN,
    FRESH,
    NOBODY,
    TRIGGER_SIZE,
    TRIGGERED,
    USED,
)
from ..position.steps import MOST_IN_PLAY
from ..position.tables import (
    BUILDING,
    CLAUSES,
    DESTROYED,
    EMPLOYEE,
    HEADS,
    KILLS,
    NO_CLAUSE,
    ROW,
    STARTER,
    TYPES,
    Tables,
)
from ..rules import reserves
from ..rules.effects.effect import EFFECTS, op_places
from ..rules.engine import BrassState
from ..rules.refusals import LEGAL
from ..rules.turn import go_on
from . import checking
from .naming import layout

HEAD: Final = ("game", "rules", "components")
# What a picture has besides: it follows from the rest.
DERIVED: Final = (
    *("viewer", "phase", "pool_start", "ai_next"),
    *("labor_deck_size", "design_deck_size"),
)
COMPANY_DERIVED: Final = ("ai", "partner", "hand_size", "deck_size", "this_turn", "owned")
CARD_DERIVED: Final = ("number", "type", "attack", "health", "warden", "ready")
# Which frame may lie on which; the first is what may lie at the bottom.
BOTTOM: Final = (frames.DEAL, frames.TURN, frames.END, frames.AI)
TEXTS: Final = (frames.TRIGGERS, frames.EFFECT)
# How many figures a frame has in a dump, where it has any.
FIGURES: Final = {
    frames.CORPORATION: 1,
    frames.ACTION: 1,
    frames.TRIGGERS: 1,
    frames.AI: 2,
    frames.EFFECT: 6,
}
ABOVE: Final[dict[int, tuple[int, ...]]] = {
    frames.DEAL: (frames.RESERVE, frames.CORPORATION),
    frames.RESERVE: (frames.CORPORATION,),
    frames.CORPORATION: (),
    frames.TURN: (),
    frames.END: (frames.ACTION,),
    frames.ACTION: (frames.PLAY, frames.INCOME, *TEXTS),
    frames.PLAY: (frames.INCOME, *TEXTS),
    frames.INCOME: TEXTS,
    frames.TRIGGERS: (frames.INCOME, *TEXTS),
    frames.EFFECT: (frames.INCOME, *TEXTS),
    frames.AI: TEXTS,
}


def load_state(data: object, tables: Tables) -> tuple[BrassState, Reader]:
    """The state, and what has read it: it has yet to hold the figures against the state."""
    reader = Reader(data, "")
    for key in HEAD:
        reader.get(key)
    reader.figures(*DERIVED)
    seats = reader.number("seats", 1, 6)
    s = BrassState(tables, seats, Loaded(reader, layout()))
    s.chance = _load_chance(reader)
    options = reader.below("options")
    if options.get("pool") != "standard":
        s.pool_option = options.number("pool", 10, 150)
    _load_discounts(s, reader.below("discounts"))
    _load_centre(s, reader)
    for owner, company in enumerate(reader.tables("companies")):
        _load_company(s, owner, company)
    s.triggers = _load_triggers(s, reader, "triggers")
    s.raised = _load_triggers(s, reader, "raised")
    _load_stack(s, reader)
    checking.check(s)
    _load_answers(s, reader)
    reader.refuse_unread()
    return s, reader


def _load_chance(reader: Reader) -> Chance:
    seed = reader.get("chance")
    try:
        return Chance(bytes.fromhex(seed if isinstance(seed, str) else "?"))
    except ValueError:
        raise reader.fail("chance", "must be hexadecimal") from None


def _load_discounts(s: BrassState, discounts: Reader) -> None:
    for name in discounts.data:
        if name not in TYPES:
            raise discounts.fail(str(name), "is no type of card")
        entry = discounts.below(name)
        kind = TYPES.index(name)
        s.discounts[kind * 2] = entry.number("labor", 0, MANY)
        s.discounts[kind * 2 + 1] = entry.number("construction", 0, MANY)


def _load_centre(s: BrassState, reader: Reader) -> None:
    ids = s.tables.index()
    s.labor_deck = _side(s, reader, "labor_deck", reader.several("labor_deck", ids))[::-1]
    s.design_deck = _side(s, reader, "design_deck", reader.several("design_deck", ids))[::-1]
    s.rows = _load_row(s, reader, "labor_row") + _load_row(s, reader, "design_row")


def _load_row(s: BrassState, reader: Reader, key: str) -> list[int]:
    slots = reader.listed(key)
    if len(slots) != ROW:
        raise reader.fail(key, f"must have {ROW} slots")
    ids = s.tables.index()
    row: list[int] = []
    for slot in slots:
        if slot is None:
            row.append(EMPTY)
        elif isinstance(slot, str) and slot in ids:
            row.append(ids[slot])
        else:
            raise reader.fail(key, f"knows no {slot!r}")
    _side(s, reader, key, [design for design in row if design != EMPTY])
    return row


def _side(s: BrassState, reader: Reader, key: str, designs: list[int]) -> list[int]:
    """Employees lie on the Labor side, units and buildings on the Design side (BE-SET-4)."""
    labor = key.startswith("labor")
    for design in designs:
        if (s.tables.type[design] == EMPLOYEE) != labor or s.tables.deck[design] == STARTER:
            raise reader.fail(key, f"{s.tables.ids[design]} does not belong here")
    return designs


def _load_company(s: BrassState, owner: int, company: Reader) -> None:
    company.figures(*COMPANY_DERIVED)
    platform = company.below("platform")
    platform.figures("health")
    s.platform_up[owner] = 1 if platform.flag("up") else 0
    health = s.tables.health[s.tables.platform]
    s.platform_damage[owner] = platform.number("damage", 0, health - 1)
    s.deck[owner] = company.several("deck", s.tables.index())[::-1]
    cards = company.tables("in_play")
    if len(cards) > MOST_IN_PLAY:
        raise company.fail("in_play", f"has more than {MOST_IN_PLAY} cards")
    for card in cards:
        s.line[owner].extend(_load_card(s, card))
    if s.is_ai(owner):
        _check_ai(s, owner, company)


def _check_ai(s: BrassState, owner: int, company: Reader) -> None:
    """It has no platform, no hand, no deck and no corporation (BE-SOLO-2)."""
    if s.platform_up[owner] or s.corporation[owner] != NOBODY:
        raise company.fail("platform", "the AI has neither platform nor corporation")
    for zone in (s.hand, s.deck, s.reserve, s.played):
        if zone[owner]:
            raise company.fail("hand", "the AI has cards in play and a score pile only")


def _load_card(s: BrassState, card: Reader) -> list[int]:
    tables = s.tables
    card.figures(*CARD_DERIVED)
    design = card.word("card", tables.index())
    if tables.type[design] == EMPLOYEE or design == tables.platform:
        raise card.fail("card", "does not stay in play")
    flags = 0
    if not card.flag("face_up"):
        if tables.type[design] != BUILDING:
            raise card.fail("face_up", "must be true for a unit")
        flags |= FACE_DOWN
    flags |= FRESH if card.flag("fresh") else 0
    flags |= USED if card.flag("used") else 0
    flags |= TRIGGERED if card.flag("triggered") else 0
    damage = card.number("damage", 0, tables.health[design] - 1)
    charge = card.number("charge", 0, MANY)
    boost = card.number("boost", 0, MANY)
    actions = card.number("actions", 0, 2)
    acted = card.number("acted", 0, 2)
    ident = card.number("id", 1, s.serial - 1)
    for line in s.line:
        if ident in line[CARD_ID::CARD_SIZE]:
            raise card.fail("id", "is another card's too")
    return [design, damage, charge, flags, boost, actions, acted, ident]


def _load_triggers(s: BrassState, reader: Reader, key: str) -> list[int]:
    found: list[int] = []
    for entry in reader.tables(key):
        design = entry.word("card", s.tables.index())
        clause = entry.word("clause", index(CLAUSES))
        if s.tables.clause[design * HEADS + clause] == NO_CLAUSE:
            raise entry.fail("clause", "is not on this card")
        seat = entry.number("seat", 0, s.seats - 1)
        found.extend([seat, design, clause, entry.number("id", 0, s.serial - 1)])
    return found


# --- the stack and unfinished answers -----------------------------------------------------------


def _load_stack(s: BrassState, reader: Reader) -> None:
    allowed: tuple[int, ...] = BOTTOM
    for i, frame in enumerate(reader.listed("stack")):
        place = f"stack[{i}]"
        if not isinstance(frame, list) or not frame or frame[0] not in FRAME_NAMES:
            raise LoadError(place, "knows no such frame")
        what = FRAME_NAMES.index(frame[0])
        if what not in allowed or (what == frames.AI and s.seats > 1):
            raise LoadError(place, f"{frame[0]} can't lie here")
        if len(frame) != FIGURES.get(what, 0) + 1:
            raise LoadError(place, f"{frame[0]} has {FIGURES.get(what, 0)} figures")
        allowed = ABOVE[what]
        parts = {str(n): value for n, value in enumerate(frame)}
        s.stack.extend(_read_frame(s, what, Reader(parts, place)))


def _read_frame(s: BrassState, what: int, frame: Reader) -> list[int]:
    if what == frames.EFFECT:
        return _read_effect(s, frame)
    first = 0
    second = 0
    if what == frames.CORPORATION:
        first = frame.number("1", 0, s.seats)
    elif what == frames.ACTION:
        first = frame.number("1", 0, 1)
    elif what == frames.TRIGGERS:
        first = frame.number("1", 0, len(s.triggers) // TRIGGER_SIZE) * TRIGGER_SIZE
    elif what == frames.AI:
        first = frame.number("1", 0, 2)
        second = frame.number("2", 0, s.serial - 1)
    return [what, first, second, 0, 0, 0, 0]


def _read_effect(s: BrassState, frame: Reader) -> list[int]:
    seat = frame.number("1", 0, s.seats - 1)
    design = frame.word("2", s.tables.index())
    clause = frame.word("3", index(CLAUSES))
    start = s.tables.clause[design * HEADS + clause]
    if start == NO_CLAUSE:
        raise frame.fail("3", "is not on this card")
    pc = start + frame.number("4", 0, MANY)
    if pc not in op_places(s.tables.code, start):
        raise frame.fail("4", "is no place in the text")
    ident = frame.number("5", 0, s.serial - 1)
    picked = frame.number("6", 0, MANY)
    if EFFECTS[s.tables.code[pc]].is_price and picked == 0:
        raise frame.fail("6", "must be 1 or more: the price is paid before anything is asked")
    if seat != s.active and clause not in (DESTROYED, KILLS):
        raise frame.fail("1", "must be the active player")
    return [frames.EFFECT, pc, seat, design, ident, clause, picked]


def _load_answers(s: BrassState, reader: Reader) -> None:
    forms = reader.tables("forms")
    answers = reader.below("answers")
    if s.over:
        return
    go_on(s)
    if s.asking != SEALED and answers.data:
        raise LoadError("answers", "there is no sealed question to answer")
    for key in answers.data:
        if key not in [str(seat) for seat in range(s.seats)]:
            raise answers.fail(str(key), "is no seat")
        s.builds[int(key)] = _counts(answers, str(key))
        if len(s.builds[int(key)]) != s.tables.fields:
            raise answers.fail(str(key), f"must be {s.tables.fields} numbers")
        if reserves.why_not_build(s, int(key), s.builds[int(key)]) != LEGAL:
            raise answers.fail(str(key), "is no reserve one may build")
        s.waiting[int(key)] = 0
    if s.asking == SEALED and 1 not in s.waiting:
        raise LoadError("answers", "everyone has answered")
    for seat, form in enumerate(forms[: s.seats]):
        if "entered" in form.data and s.asking == SEALED and s.waiting[seat]:
            _replay_build(s, seat, form)
        elif "steps" in form.data and seat == s.asking:
            _replay_form(s, seat, form)


def _counts(reader: Reader, key: str) -> list[int]:
    counts = [n for n in reader.listed(key) if type(n) is int and 0 <= n <= 10]
    if len(counts) != len(reader.listed(key)):
        raise reader.fail(key, "must be numbers of cards")
    return counts


def _replay_build(s: BrassState, seat: int, form: Reader) -> None:
    """The same for a reserve half built."""
    for n in _counts(form, "entered"):
        if len(s.builds[seat]) == s.tables.fields - 1 or n not in reserves.next_counts(s, seat):
            raise form.fail("entered", "can't be completed")
        s.builds[seat].append(n)


def _replay_form(s: BrassState, seat: int, form: Reader) -> None:
    """Unfinished steps are taken again, so that they lead somewhere."""
    for step in form.listed("steps"):
        if type(step) is not int or step not in s.legal_steps(seat):
            raise form.fail("steps", f"{step!r} leads nowhere")
        s.form.append(step)
