"""What one viewer may know, and a full state made up to fit it (BE-SET-8).

A view holds only what is written into it here. It speaks in the engine's numbers, as `position`
does; what is hidden is None, or -1 inside a list.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from pithead.kernel.chance import SEED_BYTES, Chance
from pithead.kernel.contract import ALL
from pithead.kernel.fields import HIDDEN, Viewed
from pithead.kernel.state import SEALED

from ..position import frames
from ..position.field_code import show_fields
from ..position.frames import QUESTIONS
from ..position.state import CARD_SIZE, FACE_DOWN, FLAGS, NOBODY, Position
from ..position.tables import BUILDING, Tables
from ..rules.engine import BrassState
from .deck_knowledge import HAND, LOOKED, SITES, DeckKnowledge, shuffle

Data = dict[str, object]

BEHIND: Final = "the memory has not seen every event up to this view"


def make_view(s: BrassState, viewer: int) -> Data:
    owners = s.owners
    seen = s.open_parts("hand", owners, viewer)
    everything = viewer == ALL
    view = s.tables.declared[s.seats].view.show(s, ALL) if everything else show_fields(s, viewer)
    view["game"] = "brass_empire"
    view["seats"] = s.seats
    view["viewer"] = viewer
    view["decision"] = _decision(s, viewer)
    view["labor_unseen"] = sorted(s.labor_deck)
    view["design_unseen"] = sorted(s.design_deck)
    decks: list[list[int] | None] = [None] * owners
    for owner in seen:
        decks[owner] = s.deck[owner][::-1] if everything else sorted(s.deck[owner])
    view["deck"] = decks
    view["hand_size"] = [len(hand) for hand in s.hand]
    view["deck_size"] = [len(deck) for deck in s.deck]
    view["line"] = [_line(s.line[owner], owner in seen) for owner in range(owners)]
    view["unseen"] = [_unseen(s, owner) for owner in range(owners)]
    if everything:
        view["chance"] = s.chance.seed.hex()
        view["forms"] = [_form(s, seat) for seat in range(s.seats)]
        return view
    # Sorted: the order of a bankrupt player's deck stays hidden.
    view["box"] = sorted(s.box)
    view["looked"] = s.looked[:] if viewer == _looker(s) else [HIDDEN] * len(s.looked)
    view["form"] = s.form[:] if 0 <= viewer < s.seats and s.asking == viewer else []
    return view


def _form(s: BrassState, seat: int) -> Data:
    """An answer that a seat has begun."""
    if s.asking == SEALED:
        entered = list(s.builds[seat]) if s.waiting[seat] else []
        return {"entered": entered} if entered else {}
    return {"steps": list(s.form)} if seat == s.asking and s.form else {}


def _looker(s: Position) -> int:
    """The seat that is looking at the top of its deck."""
    return s.stack[frames.SEAT] if s.looked else NOBODY


def _decision(s: BrassState, viewer: int) -> Data | None:
    """What is asked. Of a sealed question only the viewer learns whether they have answered."""
    if s.over:
        return None
    kind = QUESTIONS[s.question]
    if s.asking != SEALED:
        return {"kind": kind, "seats": [s.asking], "sealed": False, "waiting": []}
    seats = list(range(s.seats))
    waiting = [seat for seat in seats if s.waiting[seat] or viewer not in (seat, ALL)]
    return {"kind": kind, "seats": seats, "sealed": True, "waiting": waiting}


def _line(cards: list[int], is_open: bool) -> list[int]:
    """The cards in play; what others have under construction is hidden."""
    line = cards.copy()
    if not is_open:
        for at in range(0, len(line), CARD_SIZE):
            if line[at + FLAGS] & FACE_DOWN:
                line[at] = HIDDEN
    return line


def _unseen(s: BrassState, owner: int) -> list[int]:
    """What an owner holds where others can't see it: hand, deck, sites, the cards looked at."""
    unseen = s.hand[owner] + s.deck[owner]
    line = s.line[owner]
    for at in range(0, len(line), CARD_SIZE):
        if line[at + FLAGS] & FACE_DOWN:
            unseen.append(line[at])
    if owner == _looker(s):
        unseen.extend(s.looked)
    unseen.sort()
    return unseen


# --- a full state that fits a view --------------------------------------------------------------


def fill_in(
    view: Data,
    tables: Tables,
    rng: Random,
    known: Sequence[DeckKnowledge] = (),
    buried: Sequence[Sequence[int]] = ((), ()),
) -> BrassState:
    """What is hidden is dealt at random from the cards each player is known to own.

    `known` says more of each seat's cards, `buried` what lies at the bottom of the centre decks.
    """
    s = BrassState(tables, _int(view, "seats"), Viewed(view))
    s.chance = Chance(bytes([int(rng.random() * 256) for _ in range(SEED_BYTES)]))
    s.labor_deck = _centre_deck(view, "labor_unseen", buried[0], rng)
    s.design_deck = _centre_deck(view, "design_unseen", buried[1], rng)
    s.box = _ints(view, "box")
    s.looked = _ints(view, "looked")
    looker = _looker(s)
    for owner in range(s.owners):
        if owner < len(known) and s.round and not s.over:
            _fill_known(s, owner, view, known[owner], owner == looker, rng)
        else:
            _fill_company(s, owner, view, owner == looker, rng)
    _fill_question(s, view)
    return s


def _centre_deck(view: Data, key: str, buried: Sequence[int], rng: Random) -> list[int]:
    """What was put under it last lies lowest."""
    deck = _ints(view, key)
    bottom = list(buried[: len(deck)])
    for design in bottom:
        if design not in deck:
            raise ValueError(BEHIND)
        deck.remove(design)
    shuffle(deck, rng)
    return bottom + deck


def _int(view: Data, key: str) -> int:
    value = view[key]
    assert isinstance(value, int)
    return value


def _ints(view: Data, key: str) -> list[int]:
    value = view[key]
    assert isinstance(value, list)
    return list(value)


def _part(view: Data, key: str, owner: int) -> list[int] | None:
    """An owner's part of the view, None where it is hidden."""
    parts = view[key]
    assert isinstance(parts, list)
    return None if parts[owner] is None else list(parts[owner])


def _fill_company(s: BrassState, owner: int, view: Data, looks: bool, rng: Random) -> None:
    s.line[owner] = _part(view, "line", owner) or []
    deck = _part(view, "deck", owner)
    if deck is not None:
        s.deck[owner] = deck
        shuffle(deck, rng)
        return
    unseen = _part(view, "unseen", owner) or []
    shuffle(unseen, rng)
    _fill_sites(s, owner, unseen)
    if looks:
        s.looked = unseen[: len(s.looked)]
        del unseen[: len(s.looked)]
    hand = _ints(view, "hand_size")[owner]
    s.hand[owner] = unseen[:hand]
    s.deck[owner] = unseen[hand:]


def _fill_known(
    s: BrassState, owner: int, view: Data, known: DeckKnowledge, looks: bool, rng: Random
) -> None:
    """What the owner sees leaves the rest of what is known of the deck."""
    s.line[owner] = line = _part(view, "line", owner) or []
    looked = len(s.looked) if looks else 0
    at_sites = [at for at in range(0, len(line), CARD_SIZE) if line[at + FLAGS] & FACE_DOWN]
    unseen = _part(view, "unseen", owner) or []
    hand, deck = _ints(view, "hand_size")[owner], _ints(view, "deck_size")[owner]
    if not known.fits(unseen, hand, deck, looked, len(at_sites)):
        raise ValueError(BEHIND)
    if view["viewer"] == owner:
        known = known.copy()
        known.see(s.hand[owner], HAND)
        known.see(s.looked[:looked], LOOKED)
        known.see([line[at] for at in at_sites], SITES)
    places, s.deck[owner] = known.deal(s.tables, rng)
    if view["viewer"] != owner:
        s.hand[owner] = places[HAND]
        if looks:
            s.looked = places[LOOKED]
        shuffle(places[SITES], rng)
        for at, design in zip(at_sites, places[SITES], strict=True):
            line[at] = design


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
