"""Whether a list of ops could do anything now: a choice that can do nothing is not asked.

Nothing has happened yet when this is asked, so the ops of a list can be judged one by one: the
first that does something decides, and before it nothing has changed.
"""

from typing import Final

from .. import frames, program
from ..state import CHARGE, HEALTH, NOBODY, Position
from ..tables import NO_CLAUSE
from ..verbs import ZONES
from .effect_counts import count, holds
from .effects_cards import fitting_cards, fitting_slots
from .effects_play import owners_asked, targets_with
from .effects_players import players_asked
from .effects_resources import can_pay, most_exchanges, operand

# What a card in the discard pile is enough for.
FROM_DISCARD: Final = (program.DRAW, program.LOOK, program.RECALL)


def is_offered(s: Position, body: int) -> bool:
    """Whether this list, of a `may` or of an option, can be paid for and would do something."""
    if not can_pay(s, s.stack[frames.SEAT], body, s.stack[frames.CARD_ID]):
        return False
    return s.tables.asks_idle or does_something(s, body)


def does_something(s: Position, body: int) -> bool:
    code = s.tables.code
    stack = s.stack
    here = stack[frames.PC]
    fills_discard = _pays_with_cards(code, body)
    pc = body
    found = False
    while not found and code[pc] != program.END:
        stack[frames.PC] = pc  # what the ops' own questions are asked about
        found = _does(s, code[pc]) or (fills_discard and code[pc] in FROM_DISCARD)
        pc = code[pc + 1]
    stack[frames.PC] = here
    return found


def _pays_with_cards(code: list[int], body: int) -> bool:
    """Whether the price of the list puts cards into the discard pile."""
    return code[body] == program.PAY and code[body + 5] + code[body + 6] > 0


def _does(s: Position, op: int) -> bool:
    seat = s.stack[frames.SEAT]
    if op == program.GAIN:
        return _gains(s, seat)
    if op == program.EXCHANGE:
        return most_exchanges(s) > 0
    if op == program.DRAW or op == program.LOOK:
        return len(s.deck[seat]) + len(s.discard[seat]) > 0
    if op == program.STEAL:
        return len(players_asked(s)) > 0
    if op == program.PAY:  # a price is no effect
        return False
    if op == program.REBUILD:
        return not s.platform_up[seat]
    if op == program.DISCARD and operand(s, 0) == program.EACH_OPPONENT:
        return any(s.hand[other] for other in s.opponents(seat))
    if op == program.DISCARD and operand(s, 0) == program.OPPONENT:
        return len(players_asked(s)) > 0
    if op in (program.RECALL, program.DISCARD, program.DISMISS, program.ACQUIRE, program.REFRESH):
        return _picks(s, op)
    if op >= program.DISCHARGE:
        return _structure_does(s, op)
    return _does_in_play(s, seat, op)


def _gains(s: Position, seat: int) -> bool:
    """Only the active player has resources; in battle mode Brass restores health up to 20."""
    if seat == s.active and (operand(s, 0) or operand(s, 1)):
        return True
    return operand(s, 2) > 0 and not (s.battle and s.brass[seat] >= HEALTH)


def _picks(s: Position, op: int) -> bool:
    if op == program.DISMISS and operand(s, 0) == program.FROM_THIS:
        return True
    if fitting_slots(s):
        return True
    for zone in range(len(ZONES)):
        if fitting_cards(s, zone):
            return True
    return False


def _does_in_play(s: Position, seat: int, op: int) -> bool:
    """Cards in play; what else there is (a discount, a later draw) always counts."""
    if op == program.STORE:
        return _charge(s) < operand(s, 1)
    if op == program.PEEK and operand(s, 0) == program.PEEK_HAND:
        return len(players_asked(s)) > 0
    if op == program.DAMAGE and operand(s, 1) == program.EACH_OPPONENT_UNIT:
        return any(s.units_of(other) for other in s.opponents(seat))
    if op == program.DESTROY and operand(s, 0) == program.THIS:
        return True
    if op == program.BOOST and operand(s, 1) == program.EACH_YOUR_UNIT:
        return s.units_of(seat) > 0
    if op == program.BOOST and operand(s, 1) == program.THIS:
        return True
    if op in (
        program.PEEK,
        program.DAMAGE,
        program.DESTROY,
        program.BOOST,
        program.READY,
        program.BUILD,
    ):
        return any(targets_with(s, other) for other in owners_asked(s))
    return True


def _charge(s: Position) -> int:
    seat = s.stack[frames.SEAT]
    at = s.at_of(seat, s.stack[frames.CARD_ID])
    return program.NO_LIMIT if at == NOBODY else s.line[seat][at + CHARGE]


def _structure_does(s: Position, op: int) -> bool:
    if op == program.DISCHARGE:
        return 0 < _charge(s) < program.NO_LIMIT and does_something(s, operand(s, 0))
    if op == program.CHOOSE:
        for option in range(operand(s, 0)):
            if is_offered(s, operand(s, option + 1)):
                return True
        return False
    if op == program.MAY:
        return is_offered(s, operand(s, 0))
    at = s.stack[frames.PC] + 2
    if op == program.FOR_EACH:
        return count(s, at) > 0 and does_something(s, operand(s, program.COUNT_SIZE + 1))
    body = operand(s, program.COUNT_SIZE if holds(s, at) else program.COUNT_SIZE + 1)
    return body != NO_CLAUSE and does_something(s, body)
