"""Texts about cards in play: damage, destroy, boost, ready, build, rebuild, store."""

from typing import Final

from pithead.kernel.verbs import Params

from ...position import frames, program
from ...position.events import Args
from ...position.state import (
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
from ...position.tables import BUILT, UNIT
from .. import refusals as no
from ..arguments import PLATFORM
from ..combat import (
    at_number,
    damage_card,
    damage_platform,
    destroy_card,
    destroy_if_dead,
    platform_falls,
)
from ..purchases import raise_platform
from ..triggers import raise_text
from .choosing import can_target, choose_target
from .effect import Effect, finish_op, operand

# --- damage and destroy -------------------------------------------------------------------------


class Damage(Effect):
    def __init__(self) -> None:
        super().__init__("damage", ("n", "target"))

    def run(self, s: Position) -> None:
        if operand(s, 1) != program.EACH_OPPONENT_UNIT:
            choose_target(s)
            return
        seat = s.stack[frames.SEAT]
        n = operand(s, 0)
        finish_op(s)
        damage_each(s, seat, n)

    def does(self, s: Position, seat: int) -> bool:
        if operand(s, 1) != program.EACH_OPPONENT_UNIT:
            return can_target(s)
        return any(s.units_of(other) > 0 for other in s.opponents(seat))

    def why_not_theirs(self, s: Position, other: int, at: int) -> int:
        return _why_not_type(s, operand(s, 1), s.line[other][at])

    def reaches_platform(self, s: Position) -> bool:
        return operand(s, 1) == program.OPPONENT_CARD

    def strike(self, s: Position) -> int:
        return operand(s, 0)

    def hit(self, s: Position, other: int, number: int) -> None:
        n = operand(s, 0)
        finish_op(s)
        damage_one(s, other, number, n)


def _why_not_type(s: Position, target: int, design: int) -> int:
    wants_unit = target == program.OPPONENT_UNIT
    return no.TARGET_KIND if wants_unit and s.tables.type[design] != UNIT else no.LEGAL


def damage_one(s: Position, other: int, number: int, n: int) -> None:
    """Outside combat: no Brass, no striking back (BE-ACT-7)."""
    if number == PLATFORM:
        damage_platform(s, other, n, "BE-ACT-7")
        platform_falls(s, other, "BE-ACT-7")
        return
    at = at_number(number)
    damage_card(s, other, at, n, "BE-ACT-7")
    destroy_if_dead(s, other, at, "BE-ACT-7")


def damage_each(s: Position, seat: int, n: int) -> None:
    """All at once: nothing is destroyed before everything is hit."""
    for other in s.opponents(seat):
        line = s.line[other]
        for at in range(0, len(line), CARD_SIZE):
            if s.tables.type[line[at]] == UNIT:
                damage_card(s, other, at, n, "BE-ACT-7")
    for other in s.opponents(seat):
        for at in range(len(s.line[other]) - CARD_SIZE, -1, -CARD_SIZE):
            if s.tables.type[s.line[other][at]] == UNIT:
                destroy_if_dead(s, other, at, "BE-ACT-7")


class Destroy(Effect):
    def __init__(self) -> None:
        super().__init__("destroy")

    def run(self, s: Position) -> None:
        if operand(s, 0) != program.THIS:
            choose_target(s)
            return
        seat = s.stack[frames.SEAT]
        at = s.at_of(seat, s.stack[frames.CARD_ID])
        finish_op(s)
        if at != NOBODY:
            destroy_card(s, seat, at, "BE-CARD-15")

    def does(self, s: Position, seat: int) -> bool:
        return operand(s, 0) == program.THIS or can_target(s)

    def why_not_theirs(self, s: Position, other: int, at: int) -> int:
        why_not = _why_not_type(s, operand(s, 0), s.line[other][at])
        if why_not == no.LEGAL and s.health_of(other, at) > operand(s, 1):
            return no.TARGET_HEALTH
        return why_not

    def hit(self, s: Position, other: int, number: int) -> None:
        finish_op(s)
        destroy_card(s, other, at_number(number), "BE-CARD-15")

    def add_limits(self, s: Position, params: Params) -> None:
        params["most"] = operand(s, 1)


# --- boost, ready, build, rebuild, store --------------------------------------------------------


class Boost(Effect):
    def __init__(self) -> None:
        super().__init__("boost", ("attack", "target"))
        self.takes_own = True

    def run(self, s: Position) -> None:
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

    def does(self, s: Position, seat: int) -> bool:
        target = operand(s, 1)
        if target == program.EACH_YOUR_UNIT:
            return s.units_of(seat) > 0
        return target == program.THIS or can_target(s)

    def why_not_own(self, s: Position, seat: int, at: int) -> int:
        return no.LEGAL if s.tables.type[s.line[seat][at]] == UNIT else no.TARGET_KIND

    def hit(self, s: Position, other: int, number: int) -> None:
        n = operand(s, 0)
        finish_op(s)
        boost_one(s, other, at_number(number), n)


class Ready(Effect):
    def __init__(self) -> None:
        super().__init__("ready")
        self.takes_own = True

    def run(self, s: Position) -> None:
        choose_target(s)

    def does(self, s: Position, seat: int) -> bool:
        return can_target(s)

    def why_not_own(self, s: Position, seat: int, at: int) -> int:
        line = s.line[seat]
        if s.tables.type[line[at]] != UNIT:
            return no.TARGET_KIND
        can_act = line[at + ACTIONS] > 0 or line[at + ACTED] >= MOST_ACTIONS
        return no.TARGET_READY if can_act else no.LEGAL

    def hit(self, s: Position, other: int, number: int) -> None:
        finish_op(s)
        ready_one(s, other, at_number(number))


class Build(Effect):
    def __init__(self) -> None:
        super().__init__("build")
        self.takes_own = True
        self.takes_sites = True

    def run(self, s: Position) -> None:
        choose_target(s)

    def does(self, s: Position, seat: int) -> bool:
        return can_target(s)

    def hit(self, s: Position, other: int, number: int) -> None:
        finish_op(s)
        s.push(frames.INCOME)
        flip(s, other, at_number(number), "BE-CARD-15")


class Rebuild(Effect):
    def __init__(self) -> None:
        super().__init__("rebuild")

    def run(self, s: Position) -> None:
        seat = s.stack[frames.SEAT]
        finish_op(s)
        if not s.platform_up[seat]:
            raise_platform(s, seat, "BE-CARD-15")

    def does(self, s: Position, seat: int) -> bool:
        return not s.platform_up[seat]


class Store(Effect):
    def __init__(self) -> None:
        super().__init__("store", ("n", "most"))

    def run(self, s: Position) -> None:
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

    def does(self, s: Position, seat: int) -> bool:
        return charge_of(s, seat) < operand(s, 1)


def charge_of(s: Position, seat: int) -> int:
    """The charge on the card whose text it is; more than any limit where it is not in play."""
    at = s.at_of(seat, s.stack[frames.CARD_ID])
    return program.NO_LIMIT if at == NOBODY else s.line[seat][at + CHARGE]


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


RECORDS: Final[list[Effect]] = [
    Damage(),
    Destroy(),
    Boost(),
    Ready(),
    Build(),
    Rebuild(),
    Store(),
]
