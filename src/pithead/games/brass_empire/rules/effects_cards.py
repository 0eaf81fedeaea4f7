"""Texts about hands, decks, piles and rows: draw, look, recall, discard, dismiss, acquire, peek."""

from typing import Any

from pithead.kernel.codecs import Choice
from pithead.kernel.contract import Action
from pithead.kernel.verbs import Params, WordArgs

from .. import frames, program, verbs
from ..events import Args
from ..state import DESIGN_ROW, EMPTY, NOBODY, Position
from ..tables import ON_ACQUIRE, PLACES, ROW, TYPES
from ..verbs import DISCARD, FROM_RESERVE, HAND, PUT_DECK, PUT_DISMISS, WHERES, ZONES
from . import refusals as no
from .arguments import add_once, card_in_row, design_at, once, place_at
from .combat import at_number, leave_play
from .effects_resources import finish_op, operand, pay_card
from .record import Record
from .triggers import raise_occasion
from .zones import (
    discard_by_lot,
    discard_card,
    dismiss,
    draw,
    names,
    reshuffle,
    take_from_row,
    under_deck,
)

ZONE_BITS = (program.FROM_HAND, program.FROM_DISCARD, program.FROM_RESERVE)


# --- draw, draw_later, look ---------------------------------------------------------------------


def draw_now(s: Position) -> None:
    seat = s.stack[frames.SEAT]
    n = operand(s, 0)
    finish_op(s)
    draw(s, seat, n, "BE-CARD-6")


def draw_later(s: Position) -> None:
    seat = s.stack[frames.SEAT]
    n = operand(s, 0)
    finish_op(s)
    s.draw_later[seat] += n
    if s.events is not None:
        s.emit("draw_later", "BE-TURN-4", {"seat": seat, "n": n})


def look(s: Position) -> None:
    """The top cards are taken off the deck, then settled one by one."""
    stack = s.stack
    seat = stack[frames.SEAT]
    if stack[frames.PICKED] == 0:
        stack[frames.PICKED] = 1
        for _ in range(operand(s, 0)):
            if not s.deck[seat] and not reshuffle(s, seat):
                break
            s.looked.append(s.deck[seat].pop())
        if s.looked and s.events is not None:
            s.emit("looked", "BE-CARD-6", {"seat": seat, "n": len(s.looked)})
            cards = names(s, s.looked)
            s.tell("looked_seen", seat, "BE-CARD-6", {"seat": seat, "cards": cards})
    if s.looked:
        s.ask(seat, frames.ASK_LOOK)
    else:
        finish_op(s)


def why_not_put(s: Position, where: int, design: int) -> int:
    if where != PUT_DECK and where != operand(s, 1):
        return no.PUT_WHERE
    return no.LEGAL if design in s.looked else no.PUT_MISSING


def put(s: Position, where: int, design: int) -> None:
    seat = s.stack[frames.SEAT]
    s.looked.remove(design)
    if where == PUT_DECK:
        s.deck[seat].append(design)
        if s.events is not None:
            s.emit("put_back", "BE-CARD-6", {"seat": seat})
    elif where == PUT_DISMISS:
        dismiss(s, seat, design, "deck")
    else:
        discard_card(s, seat, design, "deck")


# --- picking a card out of a zone ---------------------------------------------------------------


def zones_asked(s: Position) -> int:
    """The places the op at hand takes a card from, as bits."""
    op = s.tables.code[s.stack[frames.PC]]
    if op == program.DISMISS or op == program.ACQUIRE or op == program.REFRESH:
        return operand(s, 0)
    return program.FROM_DISCARD if op == program.RECALL else program.FROM_HAND


def zone_cards(s: Position, seat: int, zone: int) -> list[int]:
    if zone == HAND:
        return s.hand[seat]
    return s.discard[seat] if zone == DISCARD else s.reserve[seat]


def why_not_take(s: Position, zone: int, design: int) -> int:
    if not zones_asked(s) & ZONE_BITS[zone]:
        return no.PICK_ZONE
    if design not in zone_cards(s, s.stack[frames.SEAT], zone):
        return no.PICK_MISSING
    return no.LEGAL if _fits(s, design) else no.PICK_FITTING


def why_not_slot(s: Position, place: int) -> int:
    row = program.FROM_DESIGN if place >= DESIGN_ROW else program.FROM_LABOR
    if not zones_asked(s) & row:
        return no.SLOT_ROW
    if s.rows[place] == EMPTY:
        return no.SLOT_EMPTY
    return no.LEGAL if _fits(s, s.rows[place]) else no.SLOT_FITTING


def _fits(s: Position, design: int) -> bool:
    """Type and cost, where the op asks for them."""
    op = s.tables.code[s.stack[frames.PC]]
    if op == program.RECALL:
        kind = operand(s, 1)
    elif op == program.ACQUIRE:
        kind = operand(s, 3)
        if s.tables.cost(design) > operand(s, 1):
            return False
    else:
        return True
    return kind < 0 or s.tables.type[design] == kind


def fitting_cards(s: Position, zone: int) -> list[int]:
    """Each design of a zone that the op at hand may take, once."""
    found: list[int] = []
    if zones_asked(s) & ZONE_BITS[zone]:
        for design in zone_cards(s, s.stack[frames.SEAT], zone):
            if design not in found and _fits(s, design):
                found.append(design)
    return found


def fitting_slots(s: Position) -> list[int]:
    asked = zones_asked(s)
    found: list[int] = []
    if asked & (program.FROM_LABOR | program.FROM_DESIGN):
        for place in range(2 * ROW):
            if why_not_slot(s, place) == no.LEGAL:
                found.append(place)
    return found


def pick(s: Position) -> None:
    """Ask for a card, take the only one there is, or go on without (BE-CARD-15)."""
    op = s.tables.code[s.stack[frames.PC]]
    if op == program.DISMISS and operand(s, 0) == program.FROM_THIS:
        dismiss_this(s)
        return
    if _picks_left(s, op) == 0:
        finish_op(s)
        return
    seat = s.stack[frames.SEAT]
    asked = zones_asked(s)
    slots = fitting_slots(s)
    discards = fitting_cards(s, DISCARD)
    reserves = fitting_cards(s, FROM_RESERVE)
    hand = s.hand[seat] if asked & program.FROM_HAND else []
    whole_hand = asked == program.FROM_HAND and len(hand) <= _picks_left(s, op)
    options = len(slots) + len(discards) + len(reserves) + len(hand)
    if options == 0:
        finish_op(s)
    elif options > 1 and not whole_hand:
        s.ask(seat, frames.ASK_PICK)
    elif slots:
        take_slot(s, slots[0])
    elif hand:
        take(s, HAND, hand[0])
    elif discards:
        take(s, DISCARD, discards[0])
    else:
        take(s, FROM_RESERVE, reserves[0])


def _picks_left(s: Position, op: int) -> int:
    picked = s.stack[frames.PICKED]
    if op == program.DISMISS or op == program.REFRESH or op == program.DISCARD:
        return operand(s, 1) - picked
    return 1 - picked


def take(s: Position, zone: int, design: int) -> None:
    """The card picked out of a zone meets its fate."""
    stack = s.stack
    op = s.tables.code[stack[frames.PC]]
    seat = stack[frames.SEAT]
    if op == program.PAY:
        pay_card(s, design)
        return
    stack[frames.PICKED] += 1
    zone_cards(s, seat, zone).remove(design)
    if op == program.DISCARD:
        discard_card(s, seat, design, "hand")
    elif op == program.DISMISS:
        dismiss(s, seat, design, ZONES[zone])
    elif op == program.RECALL:
        _recall(s, seat, design)
    else:
        _acquire(s, seat, design, "reserve")


def take_slot(s: Position, place: int) -> None:
    """The card picked out of a row meets its fate."""
    stack = s.stack
    op = s.tables.code[stack[frames.PC]]
    seat = stack[frames.SEAT]
    stack[frames.PICKED] += 1
    if op == program.REFRESH:
        under_deck(s, seat, place)
        return
    design = s.rows[place]
    if op == program.DISMISS:
        dismiss(s, seat, design, PLACES[place])
    else:
        _acquire(s, seat, design, PLACES[place])
    take_from_row(s, place, "BE-CARD-8")


def _put_away(s: Position, seat: int, design: int, to: int) -> None:
    if to == program.TO_HAND:
        s.hand[seat].append(design)
    elif to == program.TO_DECK:
        s.deck[seat].append(design)
    else:
        s.discard[seat].append(design)


def _recall(s: Position, seat: int, design: int) -> None:
    to = operand(s, 0)
    _put_away(s, seat, design, to)
    if s.events is not None:
        args: Args = {"seat": seat, "card": s.tables.ids[design], "to": program.FATES[to]}
        s.emit("recalled", "BE-CARD-15", args)


def _acquire(s: Position, seat: int, design: int, source: str) -> None:
    to = operand(s, 2)
    _put_away(s, seat, design, to)
    if s.events is not None:
        args: Args = {"seat": seat, "card": s.tables.ids[design], "source": source}
        args["to"] = program.FATES[to]
        s.emit("acquired", "BE-CARD-7", args)
    raise_occasion(s, seat, ON_ACQUIRE, 0)


def dismiss_this(s: Position) -> None:
    """The card itself, out of play or from among the played ones."""
    seat = s.stack[frames.SEAT]
    design = s.stack[frames.DESIGN]
    at = s.at_of(seat, s.stack[frames.CARD_ID])
    finish_op(s)
    if at != NOBODY:
        leave_play(s, seat, at)
        dismiss(s, seat, design, "play")
    elif design in s.played[seat]:
        s.played[seat].remove(design)
        s.vanished.append(design)
        dismiss(s, seat, design, "played")


# --- opponents: discard and peek ----------------------------------------------------------------


def discard_each(s: Position) -> None:
    seat = s.stack[frames.SEAT]
    n = operand(s, 1)
    finish_op(s)
    for other in s.opponents(seat):
        discard_by_lot(s, other, n)


def discard_of(s: Position, other: int) -> None:
    n = operand(s, 1)
    finish_op(s)
    discard_by_lot(s, other, n)


def peek_hand(s: Position, other: int) -> None:
    seat = s.stack[frames.SEAT]
    finish_op(s)
    _tell_peek(s, seat, "hand", other, s.hand[other])


def peek_site(s: Position, other: int, number: int) -> None:
    seat = s.stack[frames.SEAT]
    finish_op(s)
    _tell_peek(s, seat, "site", other, [s.line[other][at_number(number)]])


def _tell_peek(s: Position, seat: int, what: str, whose: int, cards: list[int]) -> None:
    """Private: only the player who peeks learns the cards."""
    if s.events is None:
        return
    s.emit("peeked", "BE-CARD-15", {"seat": seat, "what": what, "whose": whose})
    shown: Args = {"seat": seat, "what": what, "whose": whose, "cards": names(s, sorted(cards))}
    s.tell("peeked_seen", seat, "BE-CARD-15", shown)


# --- the verbs ----------------------------------------------------------------------------------


class Take(Record):
    """A card of the hand, discard pile or reserve that a text asks for (BE-CARD-15)."""

    def __init__(self) -> None:
        choices = [[Choice("zone", ZONES)], [verbs.CARD_NAME]]
        super().__init__("take", ("pick",), choices, [verbs.TAKE, verbs.CARD])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for zone in range(len(ZONES)):
            if fitting_cards(s, zone):
                steps.append(verbs.TAKE + zone)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        add_once(verbs.CARD, fitting_cards(s, step - verbs.TAKE), steps)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        take(s, step - verbs.TAKE, first - verbs.CARD)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_take(s, ZONES.index(str(action[1])), design_at(s, action, 2))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        asked = zones_asked(s)
        params["zone"] = action[1]
        params["card"] = action[2]
        params["zones"] = " ".join([word for word, bit in program.SOURCES.items() if asked & bit])

    def candidates(self, s: Position, seat: int) -> list[Action]:
        """The cards of the zones asked for, fitting or not."""
        found: list[Action] = []
        for zone, word in enumerate(ZONES):
            if zones_asked(s) & ZONE_BITS[zone]:
                names_there = once(s, zone_cards(s, seat, zone))
                found.extend([("take", word, name) for name in names_there])
        return found


class Slot(Record):
    """A card of a row that a text asks for (BE-CARD-15)."""

    def __init__(self) -> None:
        super().__init__("slot", ("pick",), [[verbs.ANY_PLACE]], [verbs.SLOT])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for place in fitting_slots(s):
            steps.append(verbs.SLOT + place)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        take_slot(s, step - verbs.SLOT)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_slot(s, place_at(action, 1))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["place"] = action[1]
        design = s.rows[place_at(action, 1)]
        if design != NOBODY:
            params["card"] = s.tables.ids[design]
        acquires = s.tables.code[s.stack[frames.PC]] == program.ACQUIRE
        params["most"] = operand(s, 1) if acquires else None
        kind = operand(s, 3) if acquires else NOBODY
        params["type"] = TYPES[kind] if kind != NOBODY else None

    def add_words(self, picture: dict[str, Any], action: Action, args: WordArgs) -> None:
        args["card"] = card_in_row(picture, action[1])

    def candidates(self, s: Position, seat: int) -> list[Action]:
        found: list[Action] = []
        if zones_asked(s) & program.FROM_LABOR:
            found.extend([("slot", place) for place in PLACES[:ROW]])
        if zones_asked(s) & program.FROM_DESIGN:
            found.extend([("slot", place) for place in PLACES[ROW:]])
        return found


class Put(Record):
    """What becomes of a card that is looked at (BE-CARD-6)."""

    def __init__(self) -> None:
        choices = [[Choice("where", WHERES)], [verbs.CARD_NAME]]
        super().__init__("put", ("look",), choices, [verbs.PUT, verbs.CARD])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        steps.append(verbs.PUT + operand(s, 1))
        steps.append(verbs.PUT + PUT_DECK)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        add_once(verbs.CARD, s.looked, steps)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        put(s, step - verbs.PUT, first - verbs.CARD)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_put(s, WHERES.index(str(action[1])), design_at(s, action, 2))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["where"] = action[1]
        params["card"] = action[2]
        params["wheres"] = f"{WHERES[operand(s, 1)]} deck"

    def candidates(self, s: Position, seat: int) -> list[Action]:
        wheres = (WHERES[operand(s, 1)], "deck")
        return [("put", where, name) for where in wheres for name in once(s, s.looked)]
