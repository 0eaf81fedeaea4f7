"""Ops about Labor, Construction and Brass."""

from __future__ import annotations

from typing import ClassVar, Literal

from pithead.kernel.components import Fault
from pithead.kernel.contract import Args, Message

from ...position import program
from ...position.tables import TYPES
from . import op as base
from .op import (
    BaseOp,
    Bearer,
    CardType,
    Form,
    Goods,
    OneOrTwo,
    OneToThree,
    Resource,
    UpTo3,
    UpTo6,
    of_good,
    of_resources,
    text_key,
)
from .wording import chain, joined, resources, short_resources


class Gain(BaseOp, frozen=True, tag="gain"):
    """Add resources to this turn's; Brass comes from the pool and needs no platform.

    Battle mode: Brass restores health. At least one of the three is not 0.
    """

    asks: ClassVar[bool] = False

    labor: UpTo6 = 0
    construction: UpTo6 = 0
    brass: UpTo6 = 0

    def operands(self) -> list[int]:
        return [self.labor, self.construction, self.brass]

    def check(self, place: str) -> None:
        if not (self.labor or self.construction or self.brass):
            raise Fault(place, "empty-op")

    def works_off_turn(self) -> bool:
        return not (self.labor or self.construction)  # these belong to the player's own turn

    def text(self, bearer: Bearer, form: Form) -> Message:
        what = resources(self.labor, self.construction, self.brass)
        return Message("text-op-gain", {"form": form, "type": bearer.type, "what": what})

    def short(self) -> Message:
        return chain("and", short_resources("gain", self.labor, self.construction, self.brass))

    def goods(self) -> Goods:
        return of_resources(self.labor, self.construction, self.brass)


class Exchange(BaseOp, frozen=True, tag="exchange"):
    """As often as you choose, up to `times`: give `rate` of one resource, get 1 of another.

    Asked once, as a number from 0 to what you can pay. Brass given goes to the
    supply, not to the pool.
    """

    starts_may: ClassVar[bool] = False

    give: Resource
    get: Resource
    rate: OneToThree
    times: OneToThree

    def operands(self) -> list[int]:
        give, get = program.RESOURCES.index(self.give), program.RESOURCES.index(self.get)
        return [give, get, self.rate, self.times]

    def check(self, place: str) -> None:
        if self.give == self.get:
            raise Fault(place, "same-resource")

    def text(self, bearer: Bearer, form: Form) -> Message:
        give = Message(f"count-{self.give}", {"n": self.rate})
        get = Message(f"count-{self.get}", {"n": 1})
        args: Args = {"form": form, "type": bearer.type, "give": give, "get": get}
        return Message("text-op-exchange", args | {"times": self.times})

    def short(self) -> Message:
        give = Message(f"short-pay-{self.give}", {"n": self.rate})
        get = Message(f"short-pay-{self.get}", {"n": 1})
        return Message("short-exchange", {"give": give, "get": get, "times": self.times})

    def goods(self) -> Goods:
        return of_good(base.BRASS if self.get == "brass" else base.LABOR, 0.3 * self.times)


class Discount(BaseOp, frozen=True, tag="discount"):
    """The next card of that type you buy this turn costs less, never less than 0.

    Discounts add up and are all used up by the next purchase of the type; they leave the surcharge
    for a partner's card alone. At least one of the two is not 0.
    """

    asks: ClassVar[bool] = False
    starts_may: ClassVar[bool] = False

    on: CardType
    labor: UpTo3 = 0
    construction: UpTo3 = 0

    def operands(self) -> list[int]:
        return [TYPES.index(self.on), self.labor, self.construction]

    def check(self, place: str) -> None:
        if not (self.labor or self.construction):
            raise Fault(place, "empty-op")

    def text(self, bearer: Bearer, form: Form) -> Message:
        what = resources(self.labor, self.construction)
        return Message("text-op-discount", {"form": form, "type": self.on, "what": what})

    def short(self) -> Message:
        price = chain("and", short_resources("pay", self.labor, self.construction))
        return Message("short-discount", {"what": self.on, "price": price})

    def goods(self) -> Goods:
        return of_resources(0.7 * self.labor, 0.7 * self.construction)


class Steal(BaseOp, frozen=True, tag="steal"):
    """Take up to `n` Brass tokens from an opponent you choose among those who have any.

    Never from a partner. Battle mode: it can bankrupt; what you take restores health.
    """

    n: OneOrTwo

    def operands(self) -> list[int]:
        return [self.n]

    def goods(self) -> Goods:
        return of_good(base.BRASS, 1.2 * self.n)


class Pay(BaseOp, frozen=True, tag="pay"):
    """The price of the ops after it in the same list; where it can't be paid the list is illegal.

    Stands first in a `may`, in an option of `choose`, in `each_turn` or in `action`, nowhere else.
    `discard`: that many cards from your hand, you choose. `sacrifice`: one of your other units, or
    of your other face-up buildings (not the Mining Platform), is destroyed, without its demolish.
    """

    is_price: ClassVar[bool] = True

    labor: UpTo6 = 0
    construction: UpTo6 = 0
    brass: UpTo6 = 0
    discard: UpTo3 = 0
    sacrifice: Literal["unit", "building"] | None = None

    def operands(self) -> list[int]:
        kind = TYPES.index(self.sacrifice) if self.sacrifice else program.NO_SACRIFICE
        return [self.labor, self.construction, self.brass, self.discard, kind]

    def check(self, place: str) -> None:
        if self == Pay():
            raise Fault(place, "empty-op")

    def text(self, bearer: Bearer, form: Form) -> Message:
        prices: list[Message] = []
        if self.labor or self.construction or self.brass:
            what = resources(self.labor, self.construction, self.brass)
            prices.append(Message(text_key("pay"), {"what": what, "form": form}))
        if self.discard:
            prices.append(Message(text_key("discard_you"), {"n": self.discard, "form": form}))
        if self.sacrifice:
            figures: Args = {"what": self.sacrifice, "type": bearer.type, "form": form}
            prices.append(Message(text_key("sacrifice"), figures))
        return joined(prices, "and")

    def short(self) -> Message:
        prices = short_resources("pay", self.labor, self.construction, self.brass)
        if self.discard:
            prices.append(Message("short-discard-you", {"n": self.discard}))
        if self.sacrifice:
            prices.append(Message("short-sacrifice", {"what": self.sacrifice}))
        return chain("and", prices)

    def goods(self) -> Goods:
        goods = of_resources(-self.labor, -self.construction, -self.brass)
        goods[base.CARDS] = -0.7 * self.discard
        goods[base.BRASS] -= 1.0 if self.sacrifice else 0.0
        return goods


ResourceOp = Gain | Exchange | Discount | Steal | Pay
