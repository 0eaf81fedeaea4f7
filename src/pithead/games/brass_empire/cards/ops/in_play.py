"""Ops about cards in play."""

from __future__ import annotations

from typing import ClassVar

from pithead.kernel.components import Fault
from pithead.kernel.contract import Args, Message

from ...position import program
from . import op as base
from .op import (
    GOODS,
    BaseOp,
    Bearer,
    BoostTarget,
    DamageTarget,
    DestroyTarget,
    Form,
    Goods,
    OneToSix,
    OneToThree,
    of_good,
)


class Damage(BaseOp, frozen=True, tag="damage"):
    """Damage to face-up cards, outside combat: no Brass, no strike-back, no Warden.

    More than 1 only to units. A destroyed Mining Platform is turned face down.
    """

    n: OneToThree
    target: DamageTarget = "opponent_unit"

    def operands(self) -> list[int]:
        return [self.n, program.TARGETS.index(self.target)]

    def check(self, place: str) -> None:
        if self.n > 1 and self.target == "opponent_card":
            raise Fault(place, "damage-platform")

    def works_off_turn(self) -> bool:
        return self.target == "each_opponent_unit"

    def goods(self) -> Goods:
        return of_good(base.HARM, 1.0 * self.n)


class Destroy(BaseOp, frozen=True, tag="destroy"):
    """Destroy a card, outside combat; `max_health`: only one with at most that much health left."""

    target: DestroyTarget
    max_health: OneToSix | None = None

    def operands(self) -> list[int]:
        return [program.TARGETS.index(self.target), self.max_health or program.NO_LIMIT]

    def needs_card(self) -> bool:
        return self.target == "this"

    def text(self, bearer: Bearer, form: Form) -> Message:
        key = "text-op-destroy-this" if self.target == "this" else "text-op-destroy"
        return Message(key, {"form": form, "type": bearer.type, "n": self.max_health or 0})

    def short(self) -> Message:
        return Message("short-destroy", {"target": self.target, "n": self.max_health or 0})

    def goods(self) -> Goods:
        # A card that gives itself up has done its part.
        return [0.0] * GOODS if self.target == "this" else of_good(base.HARM, 2.5)


class Boost(BaseOp, frozen=True, tag="boost"):
    """More attack until the end of the turn, for mining, attacking and striking back."""

    attack: OneToThree
    target: BoostTarget = "your_unit"

    def operands(self) -> list[int]:
        return [self.attack, program.TARGETS.index(self.target)]

    def needs_card(self) -> bool:
        return self.target == "this"

    def works_off_turn(self) -> bool:
        return self.target == "this"

    def text(self, bearer: Bearer, form: Form) -> Message:
        key = "text-op-boost-this" if self.target == "this" else "text-op-boost"
        args: Args = {"form": form, "type": bearer.type, "n": self.attack, "target": self.target}
        return Message(key, args)

    def short(self) -> Message:
        return Message("short-boost", {"n": self.attack, "target": self.target})

    def goods(self) -> Goods:
        return of_good(base.BRASS, 0.7)


class Ready(BaseOp, frozen=True, tag="ready"):
    """One of your other units may act this turn: a second time, or though mobilized this turn.

    Chosen among those that could not act otherwise; no unit acts more than twice a turn.
    """

    def goods(self) -> Goods:
        return of_good(base.BRASS, 1.2)


class Build(BaseOp, frozen=True, tag="build"):
    """Flip one of your face-down buildings now: its `built` happens, its `each_turn` works."""

    def goods(self) -> Goods:
        return of_good(base.CONSTRUCTION, 0.7)


class Rebuild(BaseOp, frozen=True, tag="rebuild"):
    """Your Mining Platform is face up again at full health; nothing if it stands."""

    asks: ClassVar[bool] = False

    def goods(self) -> Goods:
        return of_good(base.CONSTRUCTION, 0.5)


class Store(BaseOp, frozen=True, tag="store"):
    """Put charge on this card, up to `max` in all. Open to all; gone when it leaves play."""

    asks: ClassVar[bool] = False

    n: OneToThree
    max: OneToSix

    def operands(self) -> list[int]:
        return [self.n, self.max]

    def needs_card(self) -> bool:
        return True

    def works_off_turn(self) -> bool:
        return True

    def text(self, bearer: Bearer, form: Form) -> Message:
        args: Args = {"form": form, "type": bearer.type, "n": self.n, "most": self.max}
        return Message("text-op-store", args)

    def short(self) -> Message:
        return Message("short-store", {"n": self.n, "most": self.max})

    def goods(self) -> Goods:
        return of_good(base.LABOR, 0.3 * self.n)


PlayOp = Damage | Destroy | Boost | Ready | Build | Rebuild | Store
