"""Texts about hands, decks, piles and rows: draw, look, recall, discard, dismiss, acquire, peek."""

from typing import Final

from pithead.kernel.codecs import Choice
from pithead.kernel.contract import Action
from pithead.kernel.fields import changed
from pithead.kernel.verbs import Params

from ...position import frames, program
from ...position import steps as verbs
from ...position.events import Args
from ...position.state import NOBODY, Position
from ...position.steps import PUT_DECK, PUT_DISMISS, WHERES, ZONES
from ...position.tables import ON_ACQUIRE, PLACES, TYPES
from .. import refusals as no
from ..arguments import add_once, design_at, once
from ..base_verb import BaseVerb
from ..combat import at_number, leave_play
from ..piles import (
    discard_by_lot,
    discard_card,
    dismiss,
    draw,
    names,
    reshuffle,
    take_from_row,
    under_deck,
)
from ..triggers import raise_occasion
from .choosing import can_pick, can_target, choose_player, choose_target, pick, players_asked
from .effect import Effect, finish_op, operand

# --- draw, draw_later, look ---------------------------------------------------------------------


class Draw(Effect):
    def __init__(self) -> None:
        super().__init__("draw", ("n",))
        self.uses_discard = True

    def run(self, s: Position) -> None:
        seat = s.stack[frames.SEAT]
        n = operand(s, 0)
        finish_op(s)
        draw(s, seat, n, "BE-CARD-6")

    def does(self, s: Position, seat: int) -> bool:
        return len(s.deck[seat]) + len(s.discard[seat]) > 0


class DrawLater(Effect):
    def __init__(self) -> None:
        super().__init__("draw_later", ("n",))

    def run(self, s: Position) -> None:
        seat = s.stack[frames.SEAT]
        n = operand(s, 0)
        finish_op(s)
        s.draw_later = changed(s.draw_later, seat, s.draw_later[seat] + n)
        if s.events is not None:
            s.emit("draw_later", "BE-TURN-4", {"seat": seat, "n": n})


class Look(Effect):
    """The top cards are taken off the deck, then settled one by one."""

    def __init__(self) -> None:
        super().__init__("look", ("n",))
        self.uses_discard = True

    def run(self, s: Position) -> None:
        stack = s.stack
        seat = stack[frames.SEAT]
        if stack[frames.PICKED] == 0:
            stack[frames.PICKED] = 1
            _take_off(s, seat, operand(s, 0))
        if s.looked:
            s.ask(seat, frames.ASK_LOOK)
        else:
            finish_op(s)

    def does(self, s: Position, seat: int) -> bool:
        return len(s.deck[seat]) + len(s.discard[seat]) > 0


def _take_off(s: Position, seat: int, n: int) -> None:
    for _ in range(n):
        if not s.deck[seat] and not reshuffle(s, seat):
            break
        s.looked.append(s.deck[seat].pop())
    if s.looked and s.events is not None:
        s.emit("looked", "BE-CARD-6", {"seat": seat, "n": len(s.looked)})
        cards = names(s, s.looked)
        s.tell("looked_seen", seat, "BE-CARD-6", {"seat": seat, "cards": cards})


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


# --- recall, acquire ----------------------------------------------------------------------------


class Recall(Effect):
    def __init__(self) -> None:
        super().__init__("recall")
        self.uses_discard = True

    def run(self, s: Position) -> None:
        pick(s, self)

    def does(self, s: Position, seat: int) -> bool:
        return can_pick(s)

    def zones(self, s: Position) -> int:
        return program.FROM_DISCARD

    def fits(self, s: Position, design: int) -> bool:
        kind = operand(s, 1)
        return kind < 0 or s.tables.type[design] == kind

    def take_card(self, s: Position, seat: int, zone: int, design: int) -> None:
        to = operand(s, 0)
        _put_away(s, seat, design, to)
        if s.events is not None:
            args: Args = {"seat": seat, "card": s.tables.ids[design], "to": program.FATES[to]}
            s.emit("recalled", "BE-CARD-15", args)


class Acquire(Effect):
    def __init__(self) -> None:
        super().__init__("acquire")

    def run(self, s: Position) -> None:
        pick(s, self)

    def does(self, s: Position, seat: int) -> bool:
        return can_pick(s)

    def zones(self, s: Position) -> int:
        return operand(s, 0)

    def fits(self, s: Position, design: int) -> bool:
        kind = operand(s, 3)
        if s.tables.cost(design) > operand(s, 1):
            return False
        return kind < 0 or s.tables.type[design] == kind

    def take_card(self, s: Position, seat: int, zone: int, design: int) -> None:
        _acquire(s, seat, design, "reserve")

    def take_slot(self, s: Position, seat: int, place: int) -> None:
        _acquire(s, seat, s.rows[place], PLACES[place])
        take_from_row(s, place, "BE-CARD-8")

    def add_limits(self, s: Position, params: Params) -> None:
        params["most"] = operand(s, 1)
        kind = operand(s, 3)
        params["type"] = TYPES[kind] if kind != NOBODY else None


def _acquire(s: Position, seat: int, design: int, source: str) -> None:
    to = operand(s, 2)
    _put_away(s, seat, design, to)
    if s.events is not None:
        args: Args = {"seat": seat, "card": s.tables.ids[design], "source": source}
        args["to"] = program.FATES[to]
        s.emit("acquired", "BE-CARD-7", args)
    raise_occasion(s, seat, ON_ACQUIRE, 0)


def _put_away(s: Position, seat: int, design: int, to: int) -> None:
    if to == program.TO_HAND:
        s.hand[seat].append(design)
    elif to == program.TO_DECK:
        s.deck[seat].append(design)
    else:
        s.discard[seat].append(design)


# --- discard, dismiss, refresh ------------------------------------------------------------------


class Discard(Effect):
    """Cards of your own are chosen, those of opponents drawn by lot."""

    def __init__(self) -> None:
        super().__init__("discard", ("who", "n"))

    def run(self, s: Position) -> None:
        who = operand(s, 0)
        if who == program.YOU:
            pick(s, self)
        elif who == program.OPPONENT:
            choose_player(s)
        else:
            _discard_each(s)

    def does(self, s: Position, seat: int) -> bool:
        who = operand(s, 0)
        if who == program.YOU:
            return can_pick(s)
        if who == program.OPPONENT:
            return len(players_asked(s)) > 0
        return any(len(s.hand[other]) > 0 for other in s.opponents(seat))

    def zones(self, s: Position) -> int:
        return program.FROM_HAND

    def wanted(self, s: Position) -> int:
        return operand(s, 1)

    def take_card(self, s: Position, seat: int, zone: int, design: int) -> None:
        discard_card(s, seat, design, "hand")

    def finds(self, s: Position, other: int) -> bool:
        return len(s.hand[other]) > 0

    def meet(self, s: Position, other: int) -> None:
        n = operand(s, 1)
        finish_op(s)
        discard_by_lot(s, other, n)


def _discard_each(s: Position) -> None:
    seat = s.stack[frames.SEAT]
    n = operand(s, 1)
    finish_op(s)
    for other in s.opponents(seat):
        discard_by_lot(s, other, n)


class Dismiss(Effect):
    def __init__(self) -> None:
        super().__init__("dismiss", ("places", "n"))

    def run(self, s: Position) -> None:
        if operand(s, 0) == program.FROM_THIS:
            _dismiss_this(s)
        else:
            pick(s, self)

    def does(self, s: Position, seat: int) -> bool:
        return operand(s, 0) == program.FROM_THIS or can_pick(s)

    def zones(self, s: Position) -> int:
        return operand(s, 0)

    def wanted(self, s: Position) -> int:
        return operand(s, 1)

    def take_card(self, s: Position, seat: int, zone: int, design: int) -> None:
        dismiss(s, seat, design, ZONES[zone])

    def take_slot(self, s: Position, seat: int, place: int) -> None:
        dismiss(s, seat, s.rows[place], PLACES[place])
        take_from_row(s, place, "BE-CARD-8")


def _dismiss_this(s: Position) -> None:
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
        s.vanished = [*s.vanished, design]
        dismiss(s, seat, design, "played")


class Refresh(Effect):
    def __init__(self) -> None:
        super().__init__("refresh", ("row", "n"))

    def run(self, s: Position) -> None:
        pick(s, self)

    def does(self, s: Position, seat: int) -> bool:
        return can_pick(s)

    def zones(self, s: Position) -> int:
        return operand(s, 0)

    def wanted(self, s: Position) -> int:
        return operand(s, 1)

    def take_slot(self, s: Position, seat: int, place: int) -> None:
        under_deck(s, seat, place)


# --- peek ---------------------------------------------------------------------------------------


class Peek(Effect):
    def __init__(self) -> None:
        super().__init__("peek")
        self.takes_sites = True

    def run(self, s: Position) -> None:
        if operand(s, 0) == program.PEEK_HAND:
            choose_player(s)
        else:
            choose_target(s)

    def does(self, s: Position, seat: int) -> bool:
        if operand(s, 0) == program.PEEK_HAND:
            return len(players_asked(s)) > 0
        return can_target(s)

    def finds(self, s: Position, other: int) -> bool:
        return len(s.hand[other]) > 0

    def meet(self, s: Position, other: int) -> None:
        seat = s.stack[frames.SEAT]
        finish_op(s)
        _tell_peek(s, seat, "hand", other, s.hand[other])

    def hit(self, s: Position, other: int, number: int) -> None:
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


# --- the verb -----------------------------------------------------------------------------------


class Put(BaseVerb):
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


RECORDS: Final[list[Effect]] = [
    Draw(),
    DrawLater(),
    Look(),
    Recall(),
    Discard(),
    Dismiss(),
    Acquire(),
    Peek(),
    Refresh(),
]
