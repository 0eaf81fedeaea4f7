"""A state from readable data: LoadError names the place of whatever does not fit.

Bounds and names are checked while reading, field by field; `checking` then looks at the whole.
"""

from __future__ import annotations

from typing import Final

from pithead.kernel.fields import Loaded
from pithead.kernel.reader import LoadError, Reader, index
from pithead.kernel.state import SEALED
from pithead.kernel.steps import spell_number, spell_prefix

from ..position import frames
from ..position.board import CENTRE, NAMES, PLACE_OF_NAME
from ..position.frames import FRAME_NAMES
from ..position.state import (
    ACHIEVEMENTS,
    ANSWER_FIELDS,
    CREW_NAMES,
    GONE,
    IN_PILE,
    NOBODY,
    ON_TABLE,
    ROUNDS,
    Position,
)
from ..position.steps import MONEY_STEP, SPOT, WIDTH
from ..position.tables import CREWS, KINDS, TILES, Tables
from ..rules.turn import RockwellState, go_on
from ..rules.vice_presidents import slots_on
from .checking import check_answer, check_position
from .naming import BOARDS, CREW_FRAMES, layout
from .view import sealed_seats

FORMAT: Final = 2
HEAD: Final = ("game", "rules", "components", "format")
# What a picture has besides: it follows from the rest.
DERIVED: Final = (
    *("viewer", "phase", "slot_gives", "outlook", "deliveries", "achievements"),
    *("prices", "shift_prices", "goals", "ending"),
)
TILE_DERIVED: Final = ("need", "missing", "income")
AL_SEATS = 2


def load_state(data: dict[str, object], tables: dict[int, Tables]) -> tuple[RockwellState, Reader]:
    """The state, and what has read it: it has yet to hold the figures against the state."""
    reader = Reader(data if "format" in data else from_first_format(data), "")
    for key in HEAD:
        reader.get(key)
    reader.number("format", FORMAT, FORMAT)
    reader.figures(*DERIVED)
    for name in NAMES[:TILES]:
        reader.below("tiles").below(name).figures(*TILE_DERIVED)
    for row in reader.tables("companies"):
        row.figures("delivery_prestige")
    seats = reader.number("seats", min(tables), max(tables))
    owners = seats + 1 if seats == AL_SEATS else seats
    s = RockwellState(tables[seats], seats, Loaded(reader, layout(owners)))
    _load_tiles(s)
    for seat, company in enumerate(reader.tables("companies")):
        _load_company(s, seat, company)
    _load_piles(s, reader)
    _load_slots(s, reader.below("slots"))
    _load_extraction(s, reader)
    _load_stack(s, reader)
    answers = reader.below("answers")
    forms = reader.listed("forms")
    check_position(s)
    _go_on(s, answers, forms)
    reader.refuse_unread()
    return s, reader


def _load_tiles(s: Position) -> None:
    for tile in range(TILES):
        made_of = s.tile_id[tile]
        if s.tile_id.index(made_of) != tile or s.tables.tile_ring[made_of] != tile // 8:
            raise LoadError(
                f"tiles.{NAMES[tile]}.id", "is of another stratum or lies elsewhere too"
            )
    s.tile_need = [s.tables.tile_need[made_of] for made_of in s.tile_id]


def _load_company(s: Position, seat: int, company: Reader) -> None:
    for card in company.words("cards", index(s.tables.card_ids)):
        if s.card_owner[card] != IN_PILE:
            raise company.fail("cards", f"{s.tables.card_ids[card]} is kept twice")
        s.card_owner[card] = seat
        s.cards[seat] += 1
    for tile in company.words("deliveries", index(s.tables.delivery_ids)):
        if s.delivery_owner[tile] != NOBODY:
            raise company.fail("deliveries", f"{s.tables.delivery_ids[tile]} is another's too")
        s.delivery_owner[tile] = seat
    achieved = company.below("achievements")
    for name in achieved.data:
        if name not in ACHIEVEMENTS:
            raise achieved.fail(str(name), "is no achievement")
        i = ACHIEVEMENTS.index(name)
        s.achieved[seat * len(ACHIEVEMENTS) + i] = achieved.number(name, 1, 99)
        s.achievement_next[i] += 1
    for kind in company.words("traded", index(KINDS)):
        s.traded[seat * 4 + kind] = 1


def _load_piles(s: Position, reader: Reader) -> None:
    """A card of a pile that is nowhere else has been drawn: only the one in play may be."""
    ids = index(s.tables.card_ids)
    for card in reader.words("gone", ids):
        if s.card_owner[card] != IN_PILE:
            raise reader.fail("gone", f"{s.tables.card_ids[card]} is a company's")
        s.card_owner[card] = GONE
    piles = reader.below("piles")
    for pile, power in enumerate(s.tables.pile_power):
        left = piles.words(str(power), ids)
        for card in left:
            if s.tables.card_pile[card] != pile or s.card_owner[card] != IN_PILE:
                raise piles.fail(str(power), f"{s.tables.card_ids[card]} does not lie here")
        whole = [c for c in range(len(s.tables.card_ids)) if s.tables.card_pile[c] == pile]
        s.pile_cards.extend([card for card in whole if card not in left])
        s.pile_next[pile] = len(s.pile_cards)
        s.pile_cards.extend(left)
        s.pile_end.append(len(s.pile_cards))
        for card in whole:
            if card not in left and s.card_owner[card] == IN_PILE:
                s.card_owner[card] = ON_TABLE
    starts = s.tables.pile_start
    for pile in range(len(s.delivery_next)):
        here = s.delivery_owner[starts[pile] : starts[pile + 1]]
        s.delivery_next[pile] = starts[pile] + len(here) - here.count(NOBODY)


def _load_slots(s: Position, reader: Reader) -> None:
    for name, board in BOARDS:
        slots = reader.listed(name)
        if len(slots) != slots_on(s, board):
            raise reader.fail(name, f"must have {slots_on(s, board)} slots")
        for i, seat in enumerate(slots):
            if seat is not None:
                if type(seat) is not int or not 0 <= seat < s.seats or slots.count(seat) > 1:
                    raise reader.fail(f"{name}[{i}]", "must be a seat, once, or null")
                s.slot_seat[board + i] = seat


def _load_extraction(s: Position, reader: Reader) -> None:
    if reader.get("extraction") is None:
        if ON_TABLE in s.card_owner:
            card = s.tables.card_ids[s.card_owner.index(ON_TABLE)]
            raise LoadError("piles", f"card {card} is nowhere")
        return
    entry = reader.below("extraction")
    s.extraction_tile = entry.word("tile", index(NAMES[:TILES]))
    s.extraction_card = entry.word("card", index(s.tables.card_ids))
    if s.card_owner[s.extraction_card] != ON_TABLE or s.card_owner.count(ON_TABLE) != 1:
        raise entry.fail("card", "must be the one card that is nowhere else")
    shares = entry.below("shares")
    losses = entry.below("losses")
    for owner in range(s.owners):
        s.shares.extend(_numbers(shares, str(owner), 4))
        s.losses.append(losses.number(str(owner), 0, sum(s.shares[-4:])))


def _numbers(reader: Reader, key: str, count: int) -> list[int]:
    values = reader.listed(key)
    numbers = [n for n in values if type(n) is int and n >= 0]
    if len(numbers) != count or len(values) != count:
        raise reader.fail(key, f"must be {count} numbers from 0")
    return numbers


# --- the stack ----------------------------------------------------------------------------------


def _load_stack(s: RockwellState, reader: Reader) -> None:
    for i, frame in enumerate(reader.listed("stack")):
        place = f"stack[{i}]"
        if not isinstance(frame, list) or not frame or frame[0] not in FRAME_NAMES:
            raise LoadError(place, "knows no such frame")
        parts = {str(n): value for n, value in enumerate(frame)}
        inside = Reader(parts, place)
        inside.get("0")
        s.push(*_read_frame(s, FRAME_NAMES.index(frame[0]), inside))
        inside.refuse_unread()


def _read_frame(s: Position, what: int, frame: Reader) -> tuple[int, int, int]:
    tiles = index(NAMES[:TILES])
    crews = index(CREW_NAMES[: s.owners * CREWS])
    if what == frames.ROUND:
        return what, frame.number("1", 1, ROUNDS), frame.number("2", 0, s.seats + 1)
    if what == frames.MOVE:
        return what, frame.number("1", 0, s.seats - 1), 0
    if what == frames.PLACE:
        return what, frame.number("1", 0, 2 * s.seats), 0
    if what in (frames.MARKET, frames.WORKSHOP):
        return what, frame.number("1", 0, 4), 0
    if what == frames.CARRY:
        places = {name: place for name, place in PLACE_OF_NAME.items() if place < CENTRE}
        return what, frame.word("1", crews), frame.word("2", places)
    if what == frames.AL_MOVE:
        return what, frame.word("1", crews), frame.number("2", 0, 1)
    if what in CREW_FRAMES:
        return what, frame.word("1", crews), 0
    if what == frames.DRILL:
        other = NOBODY if frame.get("2") is None else frame.word("2", tiles)
        return what, frame.word("1", tiles), other
    return what, 0, 0


# --- answers ------------------------------------------------------------------------------------


def _go_on(s: RockwellState, answers: Reader, forms: list[object]) -> None:
    """Run on to the next question; a sealed one keeps the answers it has."""
    if not s.over:
        go_on(s)
    if len(forms) != s.seats:
        raise LoadError("forms", f"must have {s.seats} entries")
    if s.over or s.asking != SEALED:
        if answers.data:
            raise LoadError("answers", "there is no sealed question to answer")
    else:
        _load_answers(s, answers)
    for seat, form in enumerate(forms):
        _load_form(s, seat, form)


def _load_answers(s: RockwellState, answers: Reader) -> None:
    asked = [str(seat) for seat in sealed_seats(s, s.stack[-3])]
    for key in answers.data:
        if key not in asked:
            raise answers.fail(str(key), "is no seat that is asked")
        *cubes, money = _numbers(answers, key, ANSWER_FIELDS)
        if money % MONEY_STEP:
            raise answers.fail(key, f"has money that is no multiple of {MONEY_STEP}")
        answer = [*cubes, money // MONEY_STEP]
        check_answer(s, int(key), answer, f"answers.{key}")
        s.answers[int(key) * ANSWER_FIELDS : (int(key) + 1) * ANSWER_FIELDS] = answer
        s.waiting[int(key)] = 0
    if 1 not in s.waiting:
        raise LoadError("answers", "everyone has answered")


def _load_form(s: RockwellState, seat: int, steps: object) -> None:
    """The steps of an unfinished answer, played again as they were."""
    place = f"forms[{seat}]"
    if not isinstance(steps, list):
        raise LoadError(place, "must be a list of steps")
    for step in steps:
        if type(step) is not int or not 0 <= step < WIDTH or step not in s.legal_steps(seat):
            raise LoadError(place, f"{step!r} is no step that may be taken here")
        ahead = s.clone()
        ahead.apply_step(seat, step)
        if not ahead.in_form(seat):
            raise LoadError(place, "is a whole answer, not the beginning of one")
        s.apply_step(seat, step)


# --- dumps of the first format ------------------------------------------------------------------


def from_first_format(data: dict[str, object]) -> dict[str, object]:
    """A dump of the first format in the present one; what does not fit stays as it is.

    There rounds were counted from 0, money in an answer in hundreds, and a company's `advantage`
    was kept though no rule reads it.
    """
    new = {**data, "format": FORMAT}
    if type(data.get("round")) is int:
        new["round"] = int(str(data["round"])) + 1
    if "active" in data and data["active"] is None:
        new["active"] = {"owner": None, "crew": None}
    companies = data.get("companies")
    if isinstance(companies, list):
        new["companies"] = [_without(company, "advantage") for company in companies]
    stack = data.get("stack")
    if isinstance(stack, list):
        new["stack"] = [_frame_from_first(frame) for frame in stack]
    answers = data.get("answers")
    if isinstance(answers, dict):
        new["answers"] = {seat: _answer_from_first(answer) for seat, answer in answers.items()}
    forms = data.get("forms")
    if isinstance(forms, list):
        new["forms"] = [_form_from_first(form) for form in forms]
    return new


def _without(table: object, key: str) -> object:
    if not isinstance(table, dict):
        return table
    return {name: value for name, value in table.items() if name != key}


def _frame_from_first(frame: object) -> object:
    if isinstance(frame, list) and len(frame) > 1 and frame[0] == "round":
        number = frame[1]
        return ["round", number + 1 if type(number) is int else number, *frame[2:]]
    return frame


def _answer_from_first(answer: object) -> object:
    if isinstance(answer, list) and answer and type(answer[-1]) is int:
        return [*answer[:-1], answer[-1] * MONEY_STEP]
    return answer


def _form_from_first(form: object) -> object:
    if not isinstance(form, dict):
        return form
    if not form:
        return []
    figures = [form.get(key) for key in ("verb", "field", "value")]
    entered = form.get("entered")
    numbers = [n for n in figures if type(n) is int and n >= 0]
    if len(numbers) != 3 or not isinstance(entered, list):
        return form
    if not all(type(n) is int and n >= 0 for n in entered):
        return form
    verb, field, value = numbers
    steps = [verb] if verb else [step for n in entered for step in spell_number(n)]
    return [*steps, SPOT + value] if verb and field else steps + spell_prefix(value)
