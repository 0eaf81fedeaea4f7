"""The texts of cards at work: ops in printed order, one after the other (BE-CARD-15).

`run` takes the op the topmost frame is at. It acts, asks, or is passed over; `answer_…` takes what
was chosen. A list inside an op is a frame of its own. An op does what it says whatever the rules
say otherwise: the card wins (BE-CARD-3).
"""

from pithead.kernel.codecs import Choice
from pithead.kernel.contract import Action
from pithead.kernel.verbs import Params, number

from .. import frames, program, verbs
from ..state import NOBODY, Position
from ..tables import NO_CLAUSE
from . import effects_cards, effects_play, effects_resources
from . import refusals as no
from .effect_counts import count, holds
from .effects_idle import is_offered
from .effects_players import players_asked, why_not_player
from .effects_resources import add_missing, can_pay, finish_op, operand
from .record import Record


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


def _may(s: Position) -> None:
    if is_offered(s, operand(s, 0)):
        s.ask(s.stack[frames.SEAT], frames.ASK_MAY)
    else:
        finish_op(s)


def answer_may(s: Position, yes: bool) -> None:
    body = operand(s, 0)
    finish_op(s)
    if yes:
        _go_into(s, body)


def _choose(s: Position) -> None:
    """Asked unless no more than one option can be paid for and does something."""
    only = NOBODY
    offered = 0
    for option in range(operand(s, 0)):
        if is_offered(s, operand(s, option + 1)):
            offered += 1
            only = option
    if offered == 0:
        finish_op(s)
    elif offered == 1:
        answer_option(s, only)
    else:
        s.ask(s.stack[frames.SEAT], frames.ASK_CHOOSE)


def why_not_option(s: Position, option: int) -> int:
    if not 0 <= option < operand(s, 0):
        return no.OPTION_MISSING
    body = operand(s, option + 1)
    if is_offered(s, body):
        return no.LEGAL
    payable = can_pay(s, s.stack[frames.SEAT], body, s.stack[frames.CARD_ID])
    return no.OPTION_IDLE if payable else no.OPTION_PAY


def answer_option(s: Position, option: int) -> None:
    body = operand(s, option + 1)
    finish_op(s)
    _go_into(s, body)


# --- players ------------------------------------------------------------------------------------


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


# --- the verbs ----------------------------------------------------------------------------------


class Yes(Record):
    """Do what a text allows (BE-CARD-15)."""

    def __init__(self) -> None:
        super().__init__("yes", ("may",), [[]], [verbs.YES])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        steps.append(verbs.YES)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        answer_may(s, yes=True)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("yes",)]


class No(Record):
    """Leave it."""

    def __init__(self) -> None:
        super().__init__("no", ("may",), [[]], [verbs.NO])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        steps.append(verbs.NO)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        answer_may(s, yes=False)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("no",)]


class Option(Record):
    """One of the choices of a text (BE-PLAY-1)."""

    def __init__(self) -> None:
        choice = Choice("option", tuple(range(1, 9)))
        super().__init__("option", ("choose",), [[choice]], [verbs.OPTION])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for option in range(operand(s, 0)):
            if why_not_option(s, option) == no.LEGAL:
                steps.append(verbs.OPTION + option)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        answer_option(s, step - verbs.OPTION)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_option(s, number(action, 1) - 1)

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["option"] = action[1]
        params["options"] = operand(s, 0)
        if code == no.OPTION_PAY:
            add_missing(s, seat, operand(s, number(action, 1)), params)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("option", option + 1) for option in range(operand(s, 0))]


class Player(Record):
    """The opponent a text is about (BE-CARD-15)."""

    def __init__(self) -> None:
        super().__init__("player", ("player",), [[verbs.ANY_SEAT]], [verbs.PLAYER])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for other in players_asked(s):
            steps.append(verbs.PLAYER + other)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        answer_player(s, step - verbs.PLAYER)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_player(s, number(action, 1))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["seat"] = action[1]

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("player", other) for other in range(s.owners) if other != seat]
