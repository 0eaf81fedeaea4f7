"""The state as readable JSON data and back: what scenarios are written in."""

from __future__ import annotations

from typing import Final

from pithead.kernel.reader import LoadError, Reader, index
from pithead.kernel.state import SEALED

from . import frames
from .board import CENTRE, CREW_LETTERS, NAMES, PLACE_OF_NAME, crew_name
from .frames import FRAME_NAMES
from .position import (
    ACHIEVEMENTS,
    ANSWER_FIELDS,
    BOARD_I,
    BOARD_II,
    BOARD_III,
    EDITIONS,
    GONE,
    IN_PILE,
    NOBODY,
    ON_TABLE,
    Position,
    empty_company_lists,
)
from .tables import KINDS, TILES, Tables
from .turn import RockwellState, field_limit, go_on
from .vice_presidents import slots_on
from .view import sealed_seats

ADVANTAGES: Final = ("none", "bribed", "hired")
BOARDS: Final = (("I", BOARD_I), ("II", BOARD_II), ("III", BOARD_III))
CREW_FRAMES: Final = (frames.CARRY, frames.STEP, frames.ADVANTAGE, frames.AL_MOVE)
SEALED_FRAMES: Final = (frames.BID, frames.INSURE, frames.COVER)
Data = dict[str, object]


def dump_state(s: RockwellState) -> Data:
    active: Data | None = None
    if s.active_owner != NOBODY:
        crew = crew_name(s.active_crew) if s.active_crew != NOBODY else None
        active = {"owner": s.active_owner, "crew": crew}
    return {
        "seats": s.seats,
        "options": {
            "edition": EDITIONS[s.edition],
            "open_stock": s.open_stock,
            "none_scores_nothing": s.none_scores_nothing,
        },
        "turn": s.turn,
        "round": s.round,
        "quiet_turns": s.quiet_turns,
        "progress": s.progress,
        "over": s.over,
        "management": list(s.management),
        "control": list(s.control),
        "dice": s.dice,
        "bribes": s.bribes,
        "active": active,
        "tiles": {NAMES[tile]: _dump_tile(s, tile) for tile in range(TILES)},
        "piles": _dump_piles(s),
        "gone": [_card(s, c) for c in range(len(s.card_owner)) if s.card_owner[c] == GONE],
        "crews": {crew_name(crew): _dump_crew(s, crew) for crew in range(len(s.crew_place))},
        "slots": {name: _dump_slots(s, board) for name, board in BOARDS},
        "companies": [_dump_company(s, seat) for seat in range(s.seats)],
        "answers": _dump_answers(s),
        "forms": [_dump_form(s, seat) for seat in range(s.seats)],
        "extraction": _dump_extraction(s),
        "stack": [_dump_frame(s, at) for at in range(0, len(s.stack), 3)],
    }


def _card(s: Position, card: int) -> str:
    return s.tables.card_ids[card]


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _dump_tile(s: Position, tile: int) -> Data:
    return {
        "id": s.tables.tile_ids[s.tile_id[tile]],
        "drilled": s.tile_drilled[tile] == 1,
        "shaft": _seat_or_none(s.tile_shaft[tile]),
    }


def _dump_piles(s: Position) -> dict[str, list[str]]:
    piles: dict[str, list[str]] = {}
    for pile in range(len(s.pile_next)):
        left = s.pile_cards[s.pile_next[pile] : s.pile_end[pile]]
        piles[str(s.tables.pile_power[pile])] = [_card(s, card) for card in left]
    return piles


def _dump_crew(s: Position, crew: int) -> Data:
    return {
        "at": NAMES[s.crew_place[crew]],
        "power": s.crew_power[crew],
        "die": s.crew_die[crew],
    }


def _dump_slots(s: Position, board: int) -> list[int | None]:
    return [_seat_or_none(s.slot_seat[board + i]) for i in range(slots_on(s, board))]


def _dump_company(s: Position, seat: int) -> Data:
    company: Data = {kind: s.stock[seat * 4 + i] for i, kind in enumerate(KINDS)}
    achieved: dict[str, int] = {}
    for i, name in enumerate(ACHIEVEMENTS):
        if s.achieved[seat * 9 + i]:
            achieved[name] = s.achieved[seat * 9 + i]
    company["money"] = s.money[seat] * 100
    company["insurance"] = s.insurance[seat]
    company["safety"] = s.safety[seat]
    company["mobility"] = s.mobility[seat]
    company["shafts"] = s.shafts[seat]
    company["cards"] = [_card(s, c) for c in range(len(s.card_owner)) if s.card_owner[c] == seat]
    company["deliveries"] = [
        s.tables.delivery_ids[t]
        for t in range(len(s.delivery_owner))
        if s.delivery_owner[t] == seat
    ]
    company["achievements"] = achieved
    company["actions_left"] = s.actions_left[seat]
    company["traded"] = [kind for i, kind in enumerate(KINDS) if s.traded[seat * 4 + i]]
    company["advantage"] = ADVANTAGES[s.advantage[seat]]
    return company


def _answer(s: Position, seat: int) -> list[int]:
    return s.answers[seat * ANSWER_FIELDS : (seat + 1) * ANSWER_FIELDS]


def _dump_answers(s: Position) -> dict[str, list[int]]:
    """Those who have answered the sealed question in progress."""
    if s.asking != SEALED:
        return {}
    asked = sealed_seats(s, s.stack[-3])
    return {str(seat): _answer(s, seat) for seat in asked if not s.waiting[seat]}


def _dump_form(s: Position, seat: int) -> Data:
    verb, field, value = s.form[seat * 3 : seat * 3 + 3]
    if not verb and not field and not value:
        return {}
    entered = _answer(s, seat)[:field] if s.asking == SEALED else []
    return {"verb": verb, "field": field, "value": value, "entered": entered}


def _dump_extraction(s: Position) -> Data | None:
    if s.extraction_tile == NOBODY:
        return None
    return {
        "tile": NAMES[s.extraction_tile],
        "card": _card(s, s.extraction_card),
        "shares": {str(o): s.shares[o * 4 : o * 4 + 4] for o in range(s.owners)},
        "losses": {str(o): s.losses[o] for o in range(s.owners)},
    }


def _dump_frame(s: Position, at: int) -> list[int | str | None]:
    what, first, second = s.stack[at : at + 3]
    name = FRAME_NAMES[what]
    if what == frames.ROUND:
        return [name, first, second]
    if what in (frames.PLACE, frames.MARKET, frames.WORKSHOP, frames.MOVE):
        return [name, first]
    if what == frames.CARRY:
        return [name, crew_name(first), NAMES[second]]
    if what == frames.AL_MOVE:
        return [name, crew_name(first), second]
    if what in CREW_FRAMES:
        return [name, crew_name(first)]
    if what == frames.DRILL:
        return [name, NAMES[first], None if second == NOBODY else NAMES[second]]
    return [name]


# --- and back -----------------------------------------------------------------------------------


def load_state(data: object, tables: dict[int, Tables]) -> RockwellState:
    reader = Reader(data, "")
    seats = reader.number("seats", min(tables), max(tables))
    s = RockwellState(tables[seats], seats)
    empty_company_lists(s)
    _load_course(s, reader)
    _load_tiles(s, reader.below("tiles"))
    _load_crews(s, reader.below("crews"))
    for seat, company in enumerate(_companies(s, reader)):
        _load_company(s, seat, company)
    _load_piles(s, reader)
    _load_slots(s, reader.below("slots"))
    _load_extraction(s, reader)
    _load_stack(s, reader)
    _load_answers(s, reader)
    return s


def _load_course(s: RockwellState, reader: Reader) -> None:
    options = reader.below("options")
    s.edition = options.word("edition", index(EDITIONS))
    s.open_stock = options.flag("open_stock")
    s.none_scores_nothing = options.flag("none_scores_nothing")
    s.turn = reader.number("turn", 0, 1_000_000)
    s.round = reader.number("round", 0, 3)
    s.quiet_turns = reader.number("quiet_turns", 0, 3)
    s.progress = reader.flag("progress")
    s.over = reader.flag("over")
    s.management = _order(s, reader, "management")
    s.control = _order(s, reader, "control")
    s.dice = reader.number("dice", 0, s.tables.dice)
    s.bribes = reader.number("bribes", 0, s.tables.bribes)
    if reader.get("active") is not None:
        active = reader.below("active")
        s.active_owner = active.number("owner", 0, s.owners - 1)
        if active.get("crew") is not None:
            s.active_crew = active.word("crew", _crews(s))


def _order(s: Position, reader: Reader, key: str) -> list[int]:
    seats = [seat for seat in reader.listed(key) if type(seat) is int]
    if sorted(seats) != list(range(s.seats)) or len(reader.listed(key)) != s.seats:
        raise reader.fail(key, "must name every seat once")
    return seats


def _crews(s: Position) -> dict[str, int]:
    return {f"{o}{c}": o * 4 + i for o in range(s.owners) for i, c in enumerate(CREW_LETTERS)}


def _load_tiles(s: Position, reader: Reader) -> None:
    ids = index(s.tables.tile_ids)
    for tile in range(TILES):
        entry = reader.below(NAMES[tile])
        made_of = entry.word("id", ids)
        if made_of in s.tile_id or s.tables.tile_ring[made_of] != tile // 8:
            raise entry.fail("id", "is of another stratum or lies elsewhere too")
        s.tile_id.append(made_of)
        s.tile_need.append(s.tables.tile_need[made_of])
        s.tile_drilled[tile] = 1 if entry.flag("drilled") else 0
        shaft = entry.get("shaft")
        s.tile_shaft[tile] = NOBODY if shaft is None else entry.number("shaft", 0, s.seats - 1)


def _load_crews(s: Position, reader: Reader) -> None:
    for name in _crews(s):
        crew = reader.below(name)
        s.crew_place.append(crew.word("at", PLACE_OF_NAME))
        s.crew_power.append(crew.number("power", 1, 4))
        s.crew_die.append(crew.number("die", 0, 4))
    hired = len([die for die in s.crew_die if die])
    if hired + s.dice != s.tables.dice:
        raise LoadError("dice", f"{hired} with crews and {s.dice} left must be {s.tables.dice}")


def _companies(s: Position, reader: Reader) -> list[Reader]:
    companies = reader.listed("companies")
    if len(companies) != s.seats:
        raise reader.fail("companies", f"must be {s.seats}")
    return [Reader(company, f"companies[{i}]") for i, company in enumerate(companies)]


def _load_company(s: Position, seat: int, company: Reader) -> None:
    for i, kind in enumerate(KINDS):
        s.stock[seat * 4 + i] = company.number(kind, 0, 1_000_000)
    dollars = company.number("money", 0, 100_000_000)
    if dollars % 100:
        raise company.fail("money", "must be a multiple of 100")
    s.money[seat] = dollars // 100
    s.insurance[seat] = company.number("insurance", 0, 1_000_000)
    s.safety[seat] = company.number("safety", 0, len(s.tables.safety_price))
    s.mobility[seat] = company.number("mobility", 0, len(s.tables.mobility_price))
    s.shafts[seat] = company.number("shafts", 0, len(s.tables.shaft_price))
    if s.tile_shaft.count(seat) != s.shafts[seat]:
        raise company.fail("shafts", "differs from the mineshafts on the tiles")
    for card in company.words("cards", index(s.tables.card_ids)):
        if s.card_owner[card] != IN_PILE:
            raise company.fail("cards", f"{_card(s, card)} is kept twice")
        s.card_owner[card] = seat
        s.cards[seat] += 1
    for tile in company.words("deliveries", index(s.tables.delivery_ids)):
        s.delivery_owner[tile] = seat
    achieved = company.below("achievements")
    for name in achieved.data:
        if name not in ACHIEVEMENTS:
            raise achieved.fail(str(name), "is no achievement")
        i = ACHIEVEMENTS.index(name)
        s.achieved[seat * 9 + i] = achieved.number(name, 1, 99)
        s.achievement_next[i] += 1
    s.actions_left[seat] = company.number("actions_left", 0, 99)
    for kind_traded in company.words("traded", index(KINDS)):
        s.traded[seat * 4 + kind_traded] = 1
    s.advantage[seat] = company.word("advantage", index(ADVANTAGES))


def _load_piles(s: Position, reader: Reader) -> None:
    """A card of a pile that is nowhere else has been drawn: only the one in play may be."""
    ids = index(s.tables.card_ids)
    for card in reader.words("gone", ids):
        s.card_owner[card] = GONE
    piles = reader.below("piles")
    for pile, power in enumerate(s.tables.pile_power):
        left = piles.words(str(power), ids)
        for card in left:
            if s.tables.card_pile[card] != pile or s.card_owner[card] != IN_PILE:
                raise piles.fail(str(power), f"{_card(s, card)} does not lie here")
        whole = [c for c in range(len(s.tables.card_ids)) if s.tables.card_pile[c] == pile]
        s.pile_cards.extend([card for card in whole if card not in left])
        s.pile_next.append(len(s.pile_cards))
        s.pile_cards.extend(left)
        s.pile_end.append(len(s.pile_cards))
        for card in whole:
            if card not in left and s.card_owner[card] == IN_PILE:
                s.card_owner[card] = ON_TABLE
    tables = s.tables
    for i in range(len(s.delivery_next)):
        here = range(tables.pile_start[i], tables.pile_start[i + 1])
        s.delivery_next[i] += len([t for t in here if s.delivery_owner[t] != NOBODY])


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
            card = _card(s, s.card_owner.index(ON_TABLE))
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
        cubes = shares.listed(str(owner))
        numbers = [n for n in cubes if type(n) is int and n >= 0]
        if len(numbers) != 4 or len(cubes) != 4:
            raise shares.fail(str(owner), "must be four numbers")
        s.shares.extend(numbers)
        s.losses.append(losses.number(str(owner), 0, sum(numbers)))


def _load_stack(s: RockwellState, reader: Reader) -> None:
    for i, frame in enumerate(reader.listed("stack")):
        place = f"stack[{i}]"
        if not isinstance(frame, list) or not frame or frame[0] not in FRAME_NAMES:
            raise LoadError(place, "knows no such frame")
        parts = {str(n): value for n, value in enumerate([*frame, None, None])}
        s.push(*_read_frame(s, FRAME_NAMES.index(frame[0]), Reader(parts, place)))
    if s.stack[:1] not in ([frames.TURN_END], [frames.TURN]) and not s.over:
        raise LoadError("stack", "must start with turn_end or turn, which every turn comes back to")


def _read_frame(s: Position, what: int, frame: Reader) -> tuple[int, int, int]:
    tiles = index(NAMES[:TILES])
    if what == frames.ROUND:
        return what, frame.number("1", 0, 3), frame.number("2", 0, s.seats + 1)
    if what == frames.MOVE:
        return what, frame.number("1", 0, s.seats - 1), 0
    if what == frames.PLACE:
        return what, frame.number("1", 0, 2 * s.seats), 0
    if what in (frames.MARKET, frames.WORKSHOP):
        return what, frame.number("1", 0, 4), 0
    if what == frames.CARRY:
        return what, frame.word("1", _crews(s)), frame.word("2", index(NAMES[:CENTRE]))
    if what == frames.AL_MOVE:
        return what, frame.word("1", _crews(s)), frame.number("2", 0, 1)
    if what in CREW_FRAMES:
        return what, frame.word("1", _crews(s)), 0
    if what == frames.DRILL:
        other = NOBODY if frame.get("2") is None else frame.word("2", tiles)
        return what, frame.word("1", tiles), other
    return what, 0, 0


def _load_answers(s: RockwellState, reader: Reader) -> None:
    """A sealed question keeps the answers it has; any other is asked by going on."""
    forms = reader.listed("forms")
    if s.over:
        return
    go_on(s)
    answers = reader.below("answers")
    if s.asking != SEALED:
        if answers.data:
            raise LoadError("answers", "there is no sealed question to answer")
    else:
        asked = sealed_seats(s, s.stack[-3])
        for seat in range(s.seats):
            s.waiting[seat] = 1 if seat in asked and str(seat) not in answers.data else 0
        for key in answers.data:
            values = [n for n in answers.listed(key) if type(n) is int and n >= 0]
            if key not in [str(seat) for seat in asked] or len(values) != ANSWER_FIELDS:
                raise answers.fail(key, "must be five numbers of a seat that is asked")
            for field in range(ANSWER_FIELDS):
                if values[field] > field_limit(s, int(key), field):
                    raise answers.fail(key, "offers more than there is")
            at = int(key) * ANSWER_FIELDS
            s.answers[at : at + ANSWER_FIELDS] = values
        if 1 not in s.waiting:
            raise LoadError("answers", "everyone has answered")
    for seat, form in enumerate(forms[: s.seats]):
        _load_form(s, seat, Reader(form, f"forms[{seat}]"))


def _load_form(s: RockwellState, seat: int, form: Reader) -> None:
    if not form.data:
        return
    at = seat * 3
    s.form[at] = form.number("verb", 0, 511)
    s.form[at + 1] = form.number("field", 0, ANSWER_FIELDS - 1)
    s.form[at + 2] = form.number("value", 0, 1_000_000)
    entered = [n for n in form.listed("entered") if type(n) is int]
    s.answers[seat * ANSWER_FIELDS : seat * ANSWER_FIELDS + len(entered)] = entered
