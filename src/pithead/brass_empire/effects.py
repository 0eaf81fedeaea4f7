"""The texts of cards at work: ops in printed order, one after the other (BE-CARD-15).

`run` takes the op the topmost frame is at. It acts, asks, or is passed over; `answer_…` takes what
was chosen. A list inside an op is a frame of its own.
"""

from . import effects_cards, effects_play, effects_resources, frames, program
from . import refusals as no
from .effect_counts import count, holds
from .effects_resources import can_pay, finish_op, operand
from .position import NOBODY, Position
from .tables import NO_CLAUSE


def run(s: Position) -> None:
    """One op of the text on top of the stack."""
    op = s.tables.code[s.stack[frames.PC]]
    if op == program.END:
        s.pop()
    elif op == program.GAIN:
        effects_resources.gain(s)
    elif op == program.DRAW:
        effects_cards.draw_now(s)
    elif op == program.IF:
        _if(s)
    elif op == program.DAMAGE:
        effects_play.damage(s)
    elif op == program.CHOOSE:
        _choose(s)
    elif op == program.MAY:
        _may(s)
    elif op >= program.DAMAGE:
        _run_in_play(s, op)
    else:
        _run_other(s, op)


def _run_in_play(s: Position, op: int) -> None:
    if op == program.DESTROY:
        effects_play.destroy(s)
    elif op == program.BOOST:
        effects_play.boost(s)
    elif op == program.READY or op == program.BUILD:
        effects_play.choose_target(s)
    elif op == program.REBUILD:
        effects_play.rebuild(s)
    elif op == program.STORE:
        effects_play.store(s)
    elif op == program.DISCHARGE:
        body = operand(s, 0)
        times = effects_play.discharge(s)
        _repeat(s, body, times)
    else:
        most = operand(s, program.COUNT_SIZE)
        body = operand(s, program.COUNT_SIZE + 1)
        _repeat(s, body, min(most, count(s, s.stack[frames.PC] + 2)))


def _run_other(s: Position, op: int) -> None:
    if op == program.PAY:
        if effects_resources.pay(s):
            effects_play.choose_target(s)
    elif op == program.EXCHANGE:
        effects_resources.exchange(s)
    elif op == program.DISCOUNT:
        effects_resources.discount(s)
    elif op == program.DRAW_LATER:
        effects_cards.draw_later(s)
    elif op == program.LOOK:
        effects_cards.look(s)
    elif op == program.STEAL:
        _choose_player(s)
    elif op == program.DISCARD and operand(s, 0) != program.YOU:
        if operand(s, 0) == program.OPPONENT:
            _choose_player(s)
        else:
            effects_cards.discard_each(s)
    elif op == program.PEEK:
        if operand(s, 0) == program.PEEK_HAND:
            _choose_player(s)
        else:
            effects_play.choose_target(s)
    else:
        effects_cards.pick(s)


# --- structure ----------------------------------------------------------------------------------


def _go_into(s: Position, body: int) -> None:
    """A frame for a list inside the op at hand."""
    stack = s.stack
    seat = stack[frames.SEAT]
    design = stack[frames.DESIGN]
    ident = stack[frames.CARD_ID]
    s.push_effect(frames.EFFECT, body, seat, design, ident, stack[frames.CLAUSE])


def _repeat(s: Position, body: int, times: int) -> None:
    finish_op(s)
    for _ in range(times):
        _go_into(s, body)


def _if(s: Position) -> None:
    at = s.stack[frames.PC] + 2
    true = holds(s, at)
    body = operand(s, program.COUNT_SIZE if true else program.COUNT_SIZE + 1)
    finish_op(s)
    if body != NO_CLAUSE:
        _go_into(s, body)


def _payable(s: Position, body: int) -> bool:
    return can_pay(s, s.stack[frames.SEAT], body, s.stack[frames.CARD_ID])


def _may(s: Position) -> None:
    if _payable(s, operand(s, 0)):
        s.ask(s.stack[frames.SEAT], frames.ASK_MAY)
    else:
        finish_op(s)


def answer_may(s: Position, yes: bool) -> None:
    body = operand(s, 0)
    finish_op(s)
    if yes:
        _go_into(s, body)


def _choose(s: Position) -> None:
    """Asked unless no more than one option can be paid for."""
    only = NOBODY
    payable = 0
    for option in range(operand(s, 0)):
        if _payable(s, operand(s, option + 1)):
            payable += 1
            only = option
    if payable == 0:
        finish_op(s)
    elif payable == 1:
        answer_option(s, only)
    else:
        s.ask(s.stack[frames.SEAT], frames.ASK_CHOOSE)


def why_not_option(s: Position, option: int) -> int:
    if not 0 <= option < operand(s, 0):
        return no.OPTION_MISSING
    return no.LEGAL if _payable(s, operand(s, option + 1)) else no.OPTION_PAY


def answer_option(s: Position, option: int) -> None:
    body = operand(s, option + 1)
    finish_op(s)
    _go_into(s, body)


# --- players ------------------------------------------------------------------------------------


def why_not_player(s: Position, other: int) -> int:
    """Whether this opponent has what the op at hand asks of him."""
    seat = s.stack[frames.SEAT]
    if other == seat:
        return no.PLAYER_SELF
    if s.team and other == s.partner(seat):
        return no.PLAYER_PARTNER
    if not s.is_opponent(seat, other):
        return no.PLAYER_NOBODY
    if s.tables.code[s.stack[frames.PC]] == program.STEAL:
        return no.LEGAL if s.brass[other] else no.PLAYER_NOTHING
    return no.LEGAL if s.hand[other] else no.PLAYER_NOTHING


def players_asked(s: Position) -> list[int]:
    found: list[int] = []
    for other in range(s.owners):
        if why_not_player(s, other) == no.LEGAL:
            found.append(other)
    return found


def _choose_player(s: Position) -> None:
    players = players_asked(s)
    if not players:
        finish_op(s)
    elif len(players) == 1:
        answer_player(s, players[0])
    else:
        s.ask(s.stack[frames.SEAT], frames.ASK_PLAYER)


def answer_player(s: Position, other: int) -> None:
    op = s.tables.code[s.stack[frames.PC]]
    if op == program.STEAL:
        effects_resources.steal_from(s, other)
    elif op == program.DISCARD:
        effects_cards.discard_of(s, other)
    else:
        effects_cards.peek_hand(s, other)
