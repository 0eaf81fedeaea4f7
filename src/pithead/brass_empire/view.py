"""What one viewer may know, and a full state made up to fit it (BE-SET-8).

A view holds only what is written into it here. It speaks in the engine's numbers, as `position`
does; what is hidden is None, or -1 inside a list.
"""

from random import Random
from typing import Final

from pithead.kernel.chance import SEED_BYTES, Chance
from pithead.kernel.state import SEALED

from . import frames
from .frames import QUESTIONS
from .position import (
    CARD_SIZE,
    FACE_DOWN,
    FLAGS,
    NOBODY,
    Position,
    empty_lists,
)
from .tables import BUILDING, Tables
from .turn import BrassState

HIDDEN: Final = -1
Data = dict[str, object]


def make_view(s: BrassState, viewer: int) -> Data:
    looker = _looker(s)
    own = 0 <= viewer < s.seats
    return {
        "game": "brass_empire",
        "seats": s.seats,
        "viewer": viewer,
        "options": options_of(s),
        "first": s.first,
        "turn": s.turn,
        "round": s.round,
        "active": s.active,
        "over": s.over,
        "ending": s.ending,
        "quiet_rounds": s.quiet_rounds,
        "progress": s.progress,
        "pool": s.pool,
        "beyond": s.beyond,
        "removed": s.removed,
        "labor": s.labor,
        "construction": s.construction,
        "discounts": s.discounts[:],
        "vanished": s.vanished[:],
        "rows": s.rows[:],
        "labor_unseen": sorted(s.labor_deck),
        "design_unseen": sorted(s.design_deck),
        "dismissed": s.dismissed[:],
        "box": s.box[:],
        "companies": [_company(s, owner, viewer, looker) for owner in range(s.owners)],
        "serial": s.serial,
        "triggers": s.triggers[:],
        "raised": s.raised[:],
        "looked": s.looked[:] if viewer == looker else [HIDDEN] * len(s.looked),
        "stack": s.stack[:],
        "decision": _decision(s, viewer),
        "build": s.builds[viewer][:] if own and s.asking == SEALED else [],
        "form": s.form[:] if own and s.asking == viewer else [],
    }


def options_of(s: Position) -> list[int]:
    return [
        int(s.chosen),
        s.pool_option,
        int(s.built),
        s.reserve_value,
        int(s.spare_shuffled),
        int(s.team),
        int(s.battle),
        int(s.first_edition),
        int(s.equal_turns),
    ]


def take_options(s: Position, options: list[int]) -> None:
    s.chosen = bool(options[0])
    s.pool_option = options[1]
    s.built = bool(options[2])
    s.reserve_value = options[3]
    s.spare_shuffled = bool(options[4])
    s.team = bool(options[5])
    s.battle = bool(options[6])
    s.first_edition = bool(options[7])
    s.equal_turns = bool(options[8])


def _looker(s: Position) -> int:
    """The seat whose eyes are on the top of his deck."""
    return s.stack[frames.SEAT] if s.looked else NOBODY


def _decision(s: BrassState, viewer: int) -> Data | None:
    """What is asked. Of a sealed question only the viewer learns whether he has answered."""
    if s.over:
        return None
    kind = QUESTIONS[s.question]
    if s.asking != SEALED:
        return {"kind": kind, "seats": [s.asking], "sealed": False, "waiting": []}
    seats = list(range(s.seats))
    waiting = [seat for seat in seats if seat != viewer or s.waiting[seat]]
    return {"kind": kind, "seats": seats, "sealed": True, "waiting": waiting}


def _company(s: BrassState, owner: int, viewer: int, looker: int) -> Data:
    shown = owner == viewer or s.over or s.is_ai(owner)
    hand = s.hand[owner]
    deck = s.deck[owner]
    unseen = hand + deck
    line = s.line[owner][:]
    for at in range(0, len(line), CARD_SIZE):
        if line[at + FLAGS] & FACE_DOWN:
            unseen.append(line[at])
            if not shown:
                line[at] = HIDDEN
    if owner == looker:
        unseen.extend(s.looked)
    unseen.sort()
    return {
        "corporation": s.corporation[owner],
        "brass": s.brass[owner],
        "out": s.out[owner],
        "platform_up": s.platform_up[owner],
        "platform_damage": s.platform_damage[owner],
        "draw_later": s.draw_later[owner],
        "shuffles": s.shuffles[owner],
        "lots": s.lots[owner],
        "hand": hand[:] if shown else None,
        "hand_size": len(hand),
        "deck": sorted(deck) if shown else None,
        "deck_size": len(deck),
        "discard": s.discard[owner][:],
        "reserve": s.reserve[owner][:],
        "played": s.played[owner][:],
        "line": line,
        "unseen": unseen,
    }


# --- a full state that fits a view --------------------------------------------------------------


def fill_in(view: Data, tables: Tables, rng: Random) -> BrassState:
    """What is hidden is dealt at random from the cards each player is known to own."""
    s = BrassState(tables, _int(view, "seats"))
    take_options(s, _ints(view, "options"))
    empty_lists(s)
    _copy_open(s, view)
    s.chance = Chance(bytes([int(rng.random() * 256) for _ in range(SEED_BYTES)]))
    s.labor_deck = _ints(view, "labor_unseen")
    s.design_deck = _ints(view, "design_unseen")
    shuffle(s.labor_deck, rng)
    shuffle(s.design_deck, rng)
    s.looked = _ints(view, "looked")
    looker = s.stack[frames.SEAT] if s.looked else NOBODY
    companies = view["companies"]
    assert isinstance(companies, list)
    for owner in range(s.owners):
        _fill_company(s, owner, companies[owner], owner == looker, rng)
    _fill_question(s, view)
    return s


def _int(view: Data, key: str) -> int:
    value = view[key]
    assert isinstance(value, int)
    return value


def _ints(view: Data, key: str) -> list[int]:
    value = view[key]
    assert isinstance(value, list)
    return list(value)


def shuffle(items: list[int], rng: Random) -> None:
    """Fisher-Yates on `random()` alone, which is the same on every Python."""
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]


def _copy_open(s: BrassState, view: Data) -> None:
    s.first = _int(view, "first")
    s.turn = _int(view, "turn")
    s.round = _int(view, "round")
    s.active = _int(view, "active")
    s.over = bool(view["over"])
    s.ending = _int(view, "ending")
    s.quiet_rounds = _int(view, "quiet_rounds")
    s.progress = bool(view["progress"])
    s.pool = _int(view, "pool")
    s.beyond = _int(view, "beyond")
    s.removed = _int(view, "removed")
    s.labor = _int(view, "labor")
    s.construction = _int(view, "construction")
    s.discounts = _ints(view, "discounts")
    s.vanished = _ints(view, "vanished")
    s.rows = _ints(view, "rows")
    s.dismissed = _ints(view, "dismissed")
    s.box = _ints(view, "box")
    s.serial = _int(view, "serial")
    s.triggers = _ints(view, "triggers")
    s.raised = _ints(view, "raised")
    s.stack = _ints(view, "stack")


def _fill_company(s: BrassState, owner: int, company: Data, looks: bool, rng: Random) -> None:
    s.corporation[owner] = _int(company, "corporation")
    s.brass[owner] = _int(company, "brass")
    s.out[owner] = _int(company, "out")
    s.platform_up[owner] = _int(company, "platform_up")
    s.platform_damage[owner] = _int(company, "platform_damage")
    s.draw_later[owner] = _int(company, "draw_later")
    s.shuffles[owner] = _int(company, "shuffles")
    s.lots[owner] = _int(company, "lots")
    s.discard[owner] = _ints(company, "discard")
    s.reserve[owner] = _ints(company, "reserve")
    s.played[owner] = _ints(company, "played")
    s.line[owner] = _ints(company, "line")
    if company["hand"] is not None:
        s.hand[owner] = _ints(company, "hand")
        s.deck[owner] = _ints(company, "deck")
        shuffle(s.deck[owner], rng)
        return
    unseen = _ints(company, "unseen")
    shuffle(unseen, rng)
    _fill_sites(s, owner, unseen)
    if looks:
        s.looked = unseen[: len(s.looked)]
        del unseen[: len(s.looked)]
    hand = _int(company, "hand_size")
    s.hand[owner] = unseen[:hand]
    s.deck[owner] = unseen[hand:]


def _fill_sites(s: BrassState, owner: int, unseen: list[int]) -> None:
    """Only a building lies face down."""
    line = s.line[owner]
    for at in range(0, len(line), CARD_SIZE):
        if line[at] == HIDDEN:
            for design in unseen:
                if s.tables.type[design] == BUILDING:
                    line[at] = design
                    unseen.remove(design)
                    break


def _fill_question(s: BrassState, view: Data) -> None:
    decision = view["decision"]
    viewer = _int(view, "viewer")
    if not isinstance(decision, dict):
        return
    s.question = QUESTIONS.index(decision["kind"])
    if not decision["sealed"]:
        s.asking = decision["seats"][0]
        s.form = _ints(view, "form")
        return
    s.asking = SEALED
    for seat in decision["waiting"]:
        s.waiting[seat] = 1
    if 0 <= viewer < s.seats:
        s.builds[viewer] = _ints(view, "build")
