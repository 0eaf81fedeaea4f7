"""Texts about Labor, Construction and Brass: gain, exchange, discount, steal, pay."""

from typing import Final

from pithead.kernel.codecs import Choice
from pithead.kernel.contract import Action
from pithead.kernel.verbs import Params, number

from ...position import frames, program
from ...position import steps as verbs
from ...position.events import Args
from ...position.state import CARD_ID, CARD_SIZE, FACE_DOWN, FLAGS, HEALTH, NOBODY, Position
from ...position.steps import HAND
from ...position.tables import TYPES
from .. import refusals as no
from ..base_verb import BaseVerb
from ..brass import gain_brass, steal_brass, take_away
from ..combat import at_number, destroy_card
from ..piles import discard_card
from .choosing import choose_player, choose_target, players_asked, take
from .effect import EFFECTS, Effect, finish_op, operand

# --- gain ---------------------------------------------------------------------------------------


class Gain(Effect):
    def __init__(self) -> None:
        super().__init__("gain", ("labor", "construction", "brass"))

    def run(self, s: Position) -> None:
        seat = s.stack[frames.SEAT]
        labor = operand(s, 0)
        construction = operand(s, 1)
        brass = operand(s, 2)
        finish_op(s)
        gain_resources(s, seat, labor, construction, "BE-PLAY-1")
        gain_brass(s, seat, brass, "BE-CARD-15")

    def does(self, s: Position, seat: int) -> bool:
        """Only the active player has resources; battle mode: Brass restores health up to 20."""
        if seat == s.active and (operand(s, 0) or operand(s, 1)):
            return True
        return operand(s, 2) > 0 and not (s.battle and s.brass[seat] >= HEALTH)


def gain_resources(s: Position, seat: int, labor: int, construction: int, cause: str) -> None:
    """Only the active player has resources."""
    if seat != s.active or not (labor or construction):
        return
    s.labor += labor
    s.construction += construction
    if s.events is not None:
        s.emit("gained", cause, {"seat": seat, "labor": labor, "construction": construction})


# --- exchange -----------------------------------------------------------------------------------


def held(s: Position, seat: int, resource: int) -> int:
    if resource == program.LABOR:
        return s.labor
    return s.construction if resource == program.CONSTRUCTION else s.brass[seat]


def most_exchanges(s: Position) -> int:
    seat = s.stack[frames.SEAT]
    return min(operand(s, 3), held(s, seat, operand(s, 0)) // operand(s, 2))


class Exchange(Effect):
    def __init__(self) -> None:
        super().__init__("exchange", ("give", "get", "rate", "times"))

    def run(self, s: Position) -> None:
        if most_exchanges(s) > 0:
            s.ask(s.stack[frames.SEAT], frames.ASK_AMOUNT)
        else:
            finish_op(s)

    def does(self, s: Position, seat: int) -> bool:
        return most_exchanges(s) > 0


def why_not_amount(s: Position, n: int) -> int:
    if 0 <= n <= most_exchanges(s):
        return no.LEGAL
    return no.AMOUNT_COST if 0 < n <= operand(s, 3) else no.AMOUNT_MOST


def exchange_times(s: Position, n: int) -> None:
    seat = s.stack[frames.SEAT]
    give = operand(s, 0)
    get = operand(s, 1)
    given = operand(s, 2) * n
    finish_op(s)
    if n == 0:
        return
    give_up(s, seat, _part(give, program.LABOR, given), _part(give, 1, given), "exchange")
    give_brass(s, seat, _part(give, program.BRASS, given), "exchange")
    if s.out[seat]:
        return
    gain_resources(s, seat, _part(get, program.LABOR, n), _part(get, 1, n), "BE-CARD-15")
    gain_brass(s, seat, _part(get, program.BRASS, n), "BE-CARD-15")


def _part(resource: int, wanted: int, n: int) -> int:
    return n if resource == wanted else 0


def give_up(s: Position, seat: int, labor: int, construction: int, reason: str) -> None:
    if not (labor or construction):
        return
    s.labor -= labor
    s.construction -= construction
    if s.events is not None:
        args: Args = {"seat": seat, "labor": labor, "construction": construction}
        args["brass"] = 0
        args["reason"] = reason
        s.emit("spent", "BE-CARD-15", args)


def give_brass(s: Position, seat: int, n: int, reason: str) -> None:
    """Brass paid goes to the supply, never back to the pool (BE-CARD-15)."""
    if n == 0:
        return
    if s.events is not None:
        args: Args = {"seat": seat, "labor": 0, "construction": 0, "brass": n, "reason": reason}
        s.emit("spent", "BE-CARD-15", args)
    take_away(s, seat, n, NOBODY)


# --- discount -----------------------------------------------------------------------------------


class Discount(Effect):
    def __init__(self) -> None:
        super().__init__("discount", ("on", "labor", "construction"))

    def run(self, s: Position) -> None:
        seat = s.stack[frames.SEAT]
        kind = operand(s, 0)
        labor = operand(s, 1)
        construction = operand(s, 2)
        finish_op(s)
        discounts = s.discounts.copy()
        discounts[kind * 2] += labor
        discounts[kind * 2 + 1] += construction
        s.discounts = discounts
        if s.events is not None:
            args: Args = {"seat": seat, "on": TYPES[kind], "labor": labor}
            args["construction"] = construction
            s.emit("discount", "BE-CARD-15", args)


# --- steal --------------------------------------------------------------------------------------


class Steal(Effect):
    def __init__(self) -> None:
        super().__init__("steal", ("n",))

    def run(self, s: Position) -> None:
        choose_player(s)

    def does(self, s: Position, seat: int) -> bool:
        return len(players_asked(s)) > 0

    def finds(self, s: Position, other: int) -> bool:
        return s.brass[other] > 0

    def meet(self, s: Position, other: int) -> None:
        seat = s.stack[frames.SEAT]
        n = operand(s, 0)
        finish_op(s)
        steal_brass(s, seat, other, n)


# --- pay ----------------------------------------------------------------------------------------


def can_pay(s: Position, seat: int, pc: int, ident: int) -> bool:
    """Whether the list at `pc` has no price, or one this player can pay."""
    code = s.tables.code
    if not EFFECTS[code[pc]].is_price:
        return True
    if s.labor < code[pc + 2] or s.construction < code[pc + 3]:
        return False
    if s.brass[seat] < code[pc + 4] or len(s.hand[seat]) < code[pc + 5]:
        return False
    kind = code[pc + 6]
    return kind == program.NO_SACRIFICE or _has_sacrifice(s, seat, kind, ident)


def add_missing(s: Position, seat: int, pc: int, params: Params) -> None:
    """What of the price at `pc` this player lacks: resources before cards before a card in play."""
    price = s.tables.code[pc + 2 : pc + 6]
    have = [s.labor, s.construction, s.brass[seat], len(s.hand[seat])]
    short = [max(0, wanted - there) for wanted, there in zip(price, have)]
    for name, n in zip((*program.RESOURCES, "cards"), short):
        params[f"missing_{name}"] = n
    if any(short[:3]):
        params["missing"] = "resources"
    else:
        params["missing"] = "cards" if short[3] else TYPES[s.tables.code[pc + 6]]


def _has_sacrifice(s: Position, seat: int, kind: int, ident: int) -> bool:
    line = s.line[seat]
    for at in range(0, len(line), CARD_SIZE):
        if fits_sacrifice(s, seat, at, kind, ident):
            return True
    return False


def fits_sacrifice(s: Position, seat: int, at: int, kind: int, ident: int) -> bool:
    line = s.line[seat]
    if line[at + FLAGS] & FACE_DOWN or line[at + CARD_ID] == ident:
        return False
    return s.tables.type[line[at]] == kind


class Pay(Effect):
    """Resources, then cards of the hand one by one, then a card in play. `PICKED` keeps count."""

    def __init__(self) -> None:
        super().__init__("pay", ("labor", "construction", "brass", "discard", "sacrifice"))
        self.is_price = True
        self.takes_own = True

    def run(self, s: Position) -> None:
        stack = s.stack
        seat = stack[frames.SEAT]
        picked = stack[frames.PICKED]
        if picked == 0:
            stack[frames.PICKED] = 1
            labor = operand(s, 0)
            construction = operand(s, 1)
            brass = operand(s, 2)
            give_up(s, seat, labor, construction, "pay")
            give_brass(s, seat, brass, "pay")
            return
        discards_left = operand(s, 3) - (picked - 1)
        if discards_left > 0:
            if len(s.hand[seat]) <= discards_left:
                take(s, HAND, s.hand[seat][0])
            else:
                s.ask(seat, frames.ASK_PICK)
        elif operand(s, 4) != program.NO_SACRIFICE:
            choose_target(s)
        else:
            finish_op(s)

    def does(self, s: Position, seat: int) -> bool:
        return False  # a price is no effect

    def zones(self, s: Position) -> int:
        return program.FROM_HAND

    def take_card(self, s: Position, seat: int, zone: int, design: int) -> None:
        discard_card(s, seat, design, "hand")

    def why_not_own(self, s: Position, seat: int, at: int) -> int:
        ident = s.stack[frames.CARD_ID]
        fits = fits_sacrifice(s, seat, at, operand(s, 4), ident)
        return no.LEGAL if fits else no.TARGET_KIND

    def hit(self, s: Position, other: int, number: int) -> None:
        seat = s.stack[frames.SEAT]
        finish_op(s)
        destroy_card(s, seat, at_number(number), "BE-CARD-15")


# --- the verb -----------------------------------------------------------------------------------


class Amount(BaseVerb):
    """How often a text exchanges resources (BE-CARD-15)."""

    def __init__(self) -> None:
        choice = Choice("n", tuple(range(8)))
        super().__init__("amount", ("amount",), [[choice]], [verbs.AMOUNT])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for n in range(most_exchanges(s) + 1):
            steps.append(verbs.AMOUNT + n)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        exchange_times(s, step - verbs.AMOUNT)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_amount(s, number(action, 1))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["asked"] = action[1]
        params["most"] = most_exchanges(s)
        if code == no.AMOUNT_COST:
            price = operand(s, 2) * number(action, 1)
            have = held(s, seat, operand(s, 0))
            for resource, name in enumerate(program.RESOURCES):
                params[name] = _part(operand(s, 0), resource, price)
                params[f"have_{name}"] = _part(operand(s, 0), resource, have)
                params[f"missing_{name}"] = _part(operand(s, 0), resource, price - have)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("amount", n) for n in range(operand(s, 3) + 1)]


RECORDS: Final[list[Effect]] = [Gain(), Exchange(), Discount(), Steal(), Pay()]
