"""A turn from flip to draw (BE-TURN): the state machine that goes on until something is asked.

The stack says what is going on (see frames). `go_on` works it off until a question must be asked.
"""

from typing import Any

from pithead.kernel.contract import Action
from pithead.kernel.verbs import WordArgs

from ..position import frames
from ..position import steps as verbs
from ..position.state import (
    ACTED,
    ACTIONS,
    BOOST,
    CARD_SIZE,
    FACE_DOWN,
    FLAGS,
    FRESH,
    NOBODY,
    NOT_ENDING,
    TRIGGERED,
    USED,
    Position,
)
from ..position.tables import EACH_TURN, UNIT
from . import ending, setup, solitaire, triggers
from .base_verb import BaseVerb
from .effects import table as effects
from .effects.in_play import flip
from .effects.resources import gain_resources
from .piles import end_draw, names


class End(BaseVerb):
    """The phase, and with the second one the turn, ends (BE-TURN-2, BE-TURN-3)."""

    def __init__(self) -> None:
        super().__init__("end", ("play", "action"), [[]], [verbs.END])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        steps.append(verbs.END)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        s.pop()

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("end",)]

    def add_words(self, picture: dict[str, Any], action: Action, args: WordArgs) -> None:
        args["phase"] = str(picture["phase"])


# --- the machine --------------------------------------------------------------------------------


def go_on(s: Position) -> None:
    """Work off the stack until a question must be asked or the game is over."""
    while not s.over and s.asking == NOBODY:
        if s.battle and s.out[s.active]:
            _give_up_turn(s)
        elif s.raised and not s.looked:
            triggers.take_over(s)
        elif s.stack[-frames.FRAME] == frames.EFFECT:
            effects.run(s)
        else:
            _work_off(s, s.stack[-frames.FRAME])


def _work_off(s: Position, what: int) -> None:
    if what == frames.PLAY:
        s.ask(s.active, frames.ASK_PLAY)
    elif what == frames.ACTION:
        _action_phase(s)
    elif what == frames.TRIGGERS:
        triggers.next_text(s)
    elif what == frames.TURN:
        _start_turn(s)
    elif what == frames.INCOME:
        _income(s)
    elif what == frames.END:
        _end_turn(s)
    elif what == frames.AI:
        if solitaire.go_on(s) and not s.over:
            s.pop()
            _next_turn(s)
    elif what == frames.CORPORATION:
        setup.next_chooser(s)
    elif what == frames.RESERVE:
        setup.ask_reserves(s)
    else:
        setup.deal(s)


def _start_turn(s: Position) -> None:
    """Flip what is under construction; units that stand may act (BE-TURN-1, BE-ACT-1)."""
    s.pop()
    s.turn += 1
    seat = s.active
    if s.events is not None:
        s.emit("turn", "BE-TURN-1", {"seat": seat, "turn": s.turn, "round": s.round})
    s.push(frames.END)
    s.push(frames.ACTION)
    s.push(frames.PLAY)
    s.push(frames.INCOME)
    line = s.line[seat]
    for at in range(0, len(line), CARD_SIZE):
        if line[at + FLAGS] & FACE_DOWN:
            flip(s, seat, at, "BE-TURN-1")
        elif s.tables.type[line[at]] == UNIT:
            line[at + ACTIONS] = 1


def _income(s: Position) -> None:
    """Plain gains of buildings come by themselves, once a turn (BE-PLAY-5)."""
    s.pop()
    seat = s.active
    line = s.line[seat]
    tables = s.tables
    for at in range(0, len(line), CARD_SIZE):
        design = line[at]
        if tables.plain[design] and not line[at + FLAGS] & (FACE_DOWN | USED):
            line[at + FLAGS] |= USED
            triggers.announce_text(s, seat, design, EACH_TURN)
            labor = tables.plain_labor[design]
            gain_resources(s, seat, labor, tables.plain_construction[design], "BE-PLAY-5")


def _action_phase(s: Position) -> None:
    """Begun only if some unit may act; then it lasts until its player ends it."""
    if not s.stack[frames.FIRST]:
        line = s.line[s.active]
        able = False
        for at in range(0, len(line), CARD_SIZE):
            if line[at + ACTIONS] > 0:
                able = True
        if not able:
            s.pop()
            return
        s.stack[frames.FIRST] = 1
        if s.events is not None:
            s.emit("actions", "BE-TURN-3", {"seat": s.active})
    s.ask(s.active, frames.ASK_ACTION)


def _end_turn(s: Position) -> None:
    """Played cards and the hand are discarded, the rest is lost, five are drawn (BE-TURN-4)."""
    s.pop()
    seat = s.active
    if s.events is not None:
        cards = names(s, s.played[seat] + s.hand[seat])
        s.emit("cleared", "BE-TURN-4", {"seat": seat, "cards": cards})
    s.discard[seat].extend(s.played[seat])
    s.discard[seat].extend(s.hand[seat])
    s.played[seat] = []
    s.hand[seat] = []
    _forget_turn(s)
    end_draw(s, seat)
    _next_turn(s)


def _forget_turn(s: Position) -> None:
    """What holds for a turn only."""
    s.labor = 0
    s.construction = 0
    s.discounts = [0] * 6
    s.vanished = []
    for owner in range(s.owners):
        line = s.line[owner]
        for at in range(0, len(line), CARD_SIZE):
            line[at + FLAGS] &= ~(FRESH | USED | TRIGGERED)
            line[at + BOOST] = 0
            line[at + ACTIONS] = 0
            line[at + ACTED] = 0


def _give_up_turn(s: Position) -> None:
    """Bankrupt in their own turn: it ends (BE-VAR-BATTLE)."""
    s.stack = []
    s.triggers = []
    s.raised = []
    _forget_turn(s)
    _next_turn(s)


def _next_turn(s: Position) -> None:
    """The next seat of the round, or the end of the round."""
    if s.seats == 1:
        _next_alone(s)
        return
    seats = s.seats
    for place in range((s.active - s.first) % seats + 1, seats):
        seat = (s.first + place) % seats
        if not s.out[seat]:
            s.active = seat
            s.push(frames.TURN)
            return
    ending.end_round(s)
    if s.over:
        return
    s.round += 1
    for place in range(seats):
        seat = (s.first + place) % seats
        if not s.out[seat]:
            s.active = seat
            s.push(frames.TURN)
            return


def _next_alone(s: Position) -> None:
    """You and the AI in turn; the turn that empties the pool is the last (BE-SOLO-8)."""
    if s.active == 0:
        if s.ending != NOT_ENDING and not s.equal_turns:
            ending.finish(s)
            return
        solitaire.start_ai_turn(s)
        return
    _forget_turn(s)
    ending.end_round(s)
    if not s.over:
        s.round += 1
        s.active = 0
        s.push(frames.TURN)
