"""Texts about cards in play: damage, destroy, boost, ready, build, rebuild, store."""

from typing import Any

from pithead.kernel.contract import Action
from pithead.kernel.verbs import Params, WordArgs, number

from .. import frames, program, verbs
from ..events import Args
from ..state import (
    ACTED,
    ACTIONS,
    BOOST,
    CARD_ID,
    CARD_SIZE,
    CHARGE,
    FACE_DOWN,
    FLAGS,
    MOST_ACTIONS,
    NOBODY,
    Position,
)
from ..tables import BUILT, UNIT
from . import refusals as no
from .arguments import PLATFORM, card_in_play, line_numbers
from .combat import (
    at_number,
    damage_card,
    damage_platform,
    destroy_card,
    destroy_if_dead,
    platform_falls,
)
from .effects_cards import peek_site
from .effects_resources import finish_op, fits_sacrifice, operand, sacrifice
from .purchases import raise_platform
from .record import Record
from .triggers import raise_text

# --- which cards an op may choose ---------------------------------------------------------------


def takes_own(s: Position) -> bool:
    """Whether the current op chooses among your own cards."""
    op = s.tables.code[s.stack[frames.PC]]
    return op in (program.PAY, program.BOOST, program.READY, program.BUILD)


def why_not_target(s: Position, other: int, number: int) -> int:
    seat = s.stack[frames.SEAT]
    if takes_own(s):
        if other != seat:
            return no.TARGET_SEAT
        return _why_not_own(s, seat, number)
    if s.team and other == s.partner(seat):
        return no.TARGET_PARTNER
    if not s.is_opponent(seat, other):
        return no.TARGET_SEAT
    return _why_not_theirs(s, other, number)


def _why_not_own(s: Position, seat: int, number: int) -> int:
    line = s.line[seat]
    at = at_number(number)
    if not 0 <= at < len(line):
        return no.TARGET_MISSING
    op = s.tables.code[s.stack[frames.PC]]
    face_down = line[at + FLAGS] & FACE_DOWN != 0
    if face_down != (op == program.BUILD):
        return no.TARGET_FACE
    if op == program.BUILD:
        return no.LEGAL
    ident = s.stack[frames.CARD_ID]
    if line[at + CARD_ID] == ident:
        return no.TARGET_SELF
    if op == program.PAY:
        fits = fits_sacrifice(s, seat, at, operand(s, 4), ident)
        return no.LEGAL if fits else no.TARGET_KIND
    if s.tables.type[line[at]] != UNIT:
        return no.TARGET_KIND
    if op == program.READY and (line[at + ACTIONS] > 0 or line[at + ACTED] >= MOST_ACTIONS):
        return no.TARGET_READY
    return no.LEGAL


def _why_not_theirs(s: Position, other: int, number: int) -> int:
    op = s.tables.code[s.stack[frames.PC]]
    target = program.OPPONENT_CARD
    if op == program.DAMAGE:
        target = operand(s, 1)
    elif op == program.DESTROY:
        target = operand(s, 0)
    if number == PLATFORM and op != program.PEEK and s.platform_up[other]:
        return no.LEGAL if target == program.OPPONENT_CARD else no.TARGET_KIND
    line = s.line[other]
    at = at_number(number)
    if not 0 <= at < len(line):
        return no.TARGET_MISSING
    face_down = line[at + FLAGS] & FACE_DOWN != 0
    if face_down != (op == program.PEEK):
        return no.TARGET_FACE
    if target == program.OPPONENT_UNIT and s.tables.type[line[at]] != UNIT:
        return no.TARGET_KIND
    if op == program.DESTROY and s.health_of(other, at) > operand(s, 1):
        return no.TARGET_HEALTH
    return no.LEGAL


def targets_with(s: Position, other: int) -> list[int]:
    """The numbers of this owner's cards that the op at hand may choose."""
    found: list[int] = []
    for card in range(len(s.line[other]) // CARD_SIZE + 1):
        if why_not_target(s, other, card) == no.LEGAL:
            found.append(card)
    return found


def owners_asked(s: Position) -> list[int]:
    """Whose cards the op at hand may choose among; the AI has nothing to look at (BE-SOLO-6)."""
    seat = s.stack[frames.SEAT]
    if takes_own(s):
        return [seat]
    peeks = s.tables.code[s.stack[frames.PC]] == program.PEEK
    return [other for other in s.opponents(seat) if not (peeks and s.is_ai(other))]


def choose_target(s: Position) -> None:
    """Ask for a target, take the only one there is, or go on without (BE-CARD-15)."""
    seat = s.stack[frames.SEAT]
    owner = NOBODY
    number = NOBODY
    total = 0
    for other in owners_asked(s):
        numbers = targets_with(s, other)
        if numbers:
            total += len(numbers)
            owner = other
            number = numbers[0]
    if total == 0:
        finish_op(s)
    elif total == 1:
        hit(s, owner, number)
    else:
        s.ask(seat, frames.ASK_TARGET)


def hit(s: Position, other: int, number: int) -> None:
    """The card chosen meets what the op at hand does."""
    op = s.tables.code[s.stack[frames.PC]]
    if op == program.DAMAGE:
        n = operand(s, 0)
        finish_op(s)
        damage_one(s, other, number, n)
    elif op == program.DESTROY:
        finish_op(s)
        destroy_card(s, other, at_number(number), "BE-CARD-15")
    elif op == program.BOOST:
        n = operand(s, 0)
        finish_op(s)
        boost_one(s, other, at_number(number), n)
    elif op == program.READY:
        finish_op(s)
        ready_one(s, other, at_number(number))
    elif op == program.BUILD:
        finish_op(s)
        s.push(frames.INCOME)
        flip(s, other, at_number(number), "BE-CARD-15")
    elif op == program.PEEK:
        peek_site(s, other, number)
    else:
        sacrifice(s, number)


# --- damage and destroy -------------------------------------------------------------------------


def damage_one(s: Position, other: int, number: int, n: int) -> None:
    """Outside combat: no Brass, no striking back (BE-ACT-7)."""
    if number == PLATFORM:
        damage_platform(s, other, n, "BE-ACT-7")
        platform_falls(s, other, "BE-ACT-7")
        return
    at = at_number(number)
    damage_card(s, other, at, n, "BE-ACT-7")
    destroy_if_dead(s, other, at, "BE-ACT-7")


def damage(s: Position) -> None:
    if operand(s, 1) != program.EACH_OPPONENT_UNIT:
        choose_target(s)
        return
    seat = s.stack[frames.SEAT]
    n = operand(s, 0)
    finish_op(s)
    for other in s.opponents(seat):
        line = s.line[other]
        for at in range(0, len(line), CARD_SIZE):
            if s.tables.type[line[at]] == UNIT:
                damage_card(s, other, at, n, "BE-ACT-7")
    for other in s.opponents(seat):
        for at in range(len(s.line[other]) - CARD_SIZE, -1, -CARD_SIZE):
            if s.tables.type[s.line[other][at]] == UNIT:
                destroy_if_dead(s, other, at, "BE-ACT-7")


def destroy(s: Position) -> None:
    if operand(s, 0) != program.THIS:
        choose_target(s)
        return
    seat = s.stack[frames.SEAT]
    at = s.at_of(seat, s.stack[frames.CARD_ID])
    finish_op(s)
    if at != NOBODY:
        destroy_card(s, seat, at, "BE-CARD-15")


# --- boost, ready, build, rebuild, store --------------------------------------------------------


def boost(s: Position) -> None:
    target = operand(s, 1)
    if target == program.YOUR_UNIT:
        choose_target(s)
        return
    seat = s.stack[frames.SEAT]
    ident = s.stack[frames.CARD_ID]
    n = operand(s, 0)
    finish_op(s)
    line = s.line[seat]
    for at in range(0, len(line), CARD_SIZE):
        itself = line[at + CARD_ID] == ident
        if target == program.THIS:
            if itself:
                boost_one(s, seat, at, n)
        elif not itself and s.tables.type[line[at]] == UNIT:
            boost_one(s, seat, at, n)


def boost_one(s: Position, seat: int, at: int, n: int) -> None:
    line = s.line[seat]
    line[at + BOOST] += n
    if s.events is not None:
        _tell_card(s, "boosted", seat, at, n)


def _tell_card(s: Position, kind: str, seat: int, at: int, n: int) -> None:
    args: Args = {"seat": seat, "number": at // CARD_SIZE + 1}
    args["card"] = s.tables.ids[s.line[seat][at]]
    if n:
        args["n"] = n
    if kind == "stored":
        args["charge"] = s.line[seat][at + CHARGE]
    s.emit(kind, "BE-CARD-15", args)


def ready_one(s: Position, seat: int, at: int) -> None:
    s.line[seat][at + ACTIONS] += 1
    if s.events is not None:
        _tell_card(s, "readied", seat, at, 0)


def flip(s: Position, seat: int, at: int, cause: str) -> None:
    """A building is finished: its when-built text waits (BE-CARD-12)."""
    line = s.line[seat]
    line[at + FLAGS] &= ~FACE_DOWN
    if s.events is not None:
        args: Args = {"seat": seat, "number": at // CARD_SIZE + 1, "card": s.tables.ids[line[at]]}
        s.emit("flipped", cause, args)
    raise_text(s, seat, line[at], BUILT, line[at + CARD_ID])


def rebuild(s: Position) -> None:
    seat = s.stack[frames.SEAT]
    finish_op(s)
    if not s.platform_up[seat]:
        raise_platform(s, seat, "BE-CARD-15")


def store(s: Position) -> None:
    seat = s.stack[frames.SEAT]
    at = s.at_of(seat, s.stack[frames.CARD_ID])
    most = operand(s, 1)
    n = operand(s, 0)
    finish_op(s)
    if at == NOBODY:
        return
    line = s.line[seat]
    n = min(n, most - line[at + CHARGE])
    if n > 0:
        line[at + CHARGE] += n
        if s.events is not None:
            _tell_card(s, "stored", seat, at, n)


def discharge(s: Position) -> int:
    """Take all charge off the card; how much it was."""
    seat = s.stack[frames.SEAT]
    at = s.at_of(seat, s.stack[frames.CARD_ID])
    if at == NOBODY:
        return 0
    line = s.line[seat]
    n = line[at + CHARGE]
    line[at + CHARGE] = 0
    if n and s.events is not None:
        _tell_card(s, "discharged", seat, at, n)
    return n


# --- the verb -----------------------------------------------------------------------------------


class Target(Record):
    """The card in play, or the platform, that a text is about (BE-CARD-15)."""

    def __init__(self) -> None:
        choices = [[verbs.ANY_SEAT], [verbs.ANY_NUMBER]]
        super().__init__("target", ("target",), choices, [verbs.TARGET, verbs.NUMBER])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for other in range(s.owners):
            if targets_with(s, other):
                steps.append(verbs.TARGET + other)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        for card in targets_with(s, step - verbs.TARGET):
            steps.append(verbs.NUMBER + card)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        hit(s, step - verbs.TARGET, first - verbs.NUMBER)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_target(s, number(action, 1), number(action, 2))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        other, card = number(action, 1), number(action, 2)
        params["seat"] = other
        params["number"] = card
        if other >= s.owners:
            return
        line = s.line[other]
        at = at_number(card)
        params["have"] = len(line) // CARD_SIZE
        if card == PLATFORM:
            params["card"] = s.tables.ids[s.tables.platform]
        elif at < len(line) and not line[at + FLAGS] & FACE_DOWN:
            params["card"] = s.tables.ids[line[at]]
            params["health"] = s.health_of(other, at)
        if s.tables.code[s.stack[frames.PC]] == program.DESTROY:
            params["most"] = operand(s, 1)

    def add_words(self, picture: dict[str, Any], action: Action, args: WordArgs) -> None:
        args["card"] = card_in_play(picture, number(action, 1), number(action, 2))

    def candidates(self, s: Position, seat: int) -> list[Action]:
        asked = s.stack[frames.SEAT]
        owners = [asked] if takes_own(s) else s.opponents(asked)
        found: list[Action] = []
        for other in sorted(owners):
            if other != asked:
                found.append(("target", other, PLATFORM))
            found.extend([("target", other, card) for card in line_numbers(s, other)])
        return found

    def preview(self, s: Position, seat: int, action: Action) -> dict[str, object] | None:
        if s.tables.code[s.stack[frames.PC]] != program.DAMAGE:
            return None
        other, card = number(action, 1), number(action, 2)
        n = operand(s, 0)
        had = s.platform_health(other)
        if card != PLATFORM:
            had = s.health_of(other, at_number(card))
        return {"strike": n, "target_left": max(0, had - n)}
