"""Ops about hands, decks, discard piles, reserves and the two rows."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from pithead.kernel.components import Fault
from pithead.kernel.contract import Args, Message

from ...position import program
from . import op as base
from .op import (
    GOODS,
    BaseOp,
    Bearer,
    CardType,
    Form,
    Goods,
    OneOrTwo,
    OneToFour,
    OneToThree,
    Row,
    of_good,
    of_type,
    short_key,
    text_key,
)
from .wording import joined


class Draw(BaseOp, frozen=True, tag="draw"):
    """Draw now. Bars undo."""

    asks: ClassVar[bool] = False
    draws: ClassVar[bool] = True

    n: OneToThree

    def operands(self) -> list[int]:
        return [self.n]

    def works_off_turn(self) -> bool:
        return True

    def goods(self) -> Goods:
        return of_good(base.CARDS, 1.0 * self.n)


class DrawLater(BaseOp, frozen=True, tag="draw_later"):
    """Draw `n` more at the end of your turn; off turn, at the end of your next one. Adds up."""

    asks: ClassVar[bool] = False
    starts_may: ClassVar[bool] = False

    n: OneToThree

    def operands(self) -> list[int]:
        return [self.n]

    def works_off_turn(self) -> bool:
        return True

    def goods(self) -> Goods:
        return of_good(base.CARDS, 0.9 * self.n)


class Look(BaseOp, frozen=True, tag="look"):
    """See the top `n` cards of your deck (shuffling as a draw would), then settle them one by one.

    Each time you choose one of those left and its fate: back on top of the deck, or `then`. The
    last one put back is on top. Bars undo.
    """

    draws: ClassVar[bool] = True

    n: OneToThree
    then: Literal["discard", "dismiss"] = "discard"

    def operands(self) -> list[int]:
        return [self.n, program.FATES.index(self.then)]

    def goods(self) -> Goods:
        return of_good(base.CARDS, 0.2 * self.n)


class Recall(BaseOp, frozen=True, tag="recall"):
    """Put a card of your discard pile, you choose, into your hand or on top of your deck."""

    to: Literal["hand", "deck"]
    type: CardType | None = None

    def operands(self) -> list[int]:
        return [program.FATES.index(self.to), of_type(self.type)]

    def text(self, bearer: Bearer, form: Form) -> Message:
        args: Args = {"form": form, "type": bearer.type}
        return Message("text-op-recall", args | {"what": self.type or "card", "to": self.to})

    def short(self) -> Message:
        return Message("short-recall", {"what": self.type or "card", "to": self.to})

    def goods(self) -> Goods:
        return of_good(base.CARDS, 0.8)


class Discard(BaseOp, frozen=True, tag="discard"):
    """Cards from hand to discard pile: yours as you choose, opponents' at random.

    "opponent" is one you choose among those with a card in hand. Fewer than `n`: all of them.
    Solitaire: opponents' part does nothing.
    """

    who: Literal["you", "opponent", "each_opponent"]
    n: OneOrTwo = 1

    def operands(self) -> list[int]:
        return [program.WHO.index(self.who), self.n]

    def works_off_turn(self) -> bool:
        return self.who == "each_opponent"

    def text(self, bearer: Bearer, form: Form) -> Message:
        args: Args = {"form": form, "type": bearer.type, "n": self.n}
        return Message(text_key("discard", self.who), args)

    def short(self) -> Message:
        return Message(short_key("discard", self.who), {"n": self.n})

    def goods(self) -> Goods:
        return of_good(base.HARM, 0.7 * self.n)


class Dismiss(BaseOp, frozen=True, tag="dismiss"):
    """Remove cards from the game, one after the other, `n` of them, from any of the places named.

    A centre row is refilled at once. "this" is the card itself and stands alone.
    """

    places: tuple[Literal["hand", "discard", "labor_market", "design_department", "this"], ...] = (
        msgspec.field(name="from")
    )
    n: OneOrTwo = 1

    def operands(self) -> list[int]:
        return [sum(program.SOURCES[place] for place in set(self.places)), self.n]

    def check(self, place: str) -> None:
        repeated = len(set(self.places)) < len(self.places)
        alone = "this" not in self.places or (len(self.places) == 1 and self.n == 1)
        if not self.places or repeated or not alone:
            raise Fault(f"{place}.from", "dismiss-from")

    def text(self, bearer: Bearer, form: Form) -> Message:
        args: Args = {"form": form, "type": bearer.type}
        if self.places == ("this",):
            return Message("text-op-dismiss-this", args)
        places = [Message(f"text-from-{place}".replace("_", "-"), {}) for place in self.places]
        return Message("text-op-dismiss", args | {"n": self.n, "places": joined(places, "or")})

    def short(self) -> Message:
        return Message("short-dismiss", {"n": self.n, "places": "-".join(sorted(self.places))})

    def goods(self) -> Goods:
        # A card that gives itself up has done its part.
        return [0.0] * GOODS if "this" in self.places else of_good(base.TRIM, 1.0 * self.n)


class Acquire(BaseOp, frozen=True, tag="acquire"):
    """Take a card without paying, of printed Labor + Construction at most `max_cost`.

    From a row (refilled at once) or your reserve, into your discard pile, on top of your deck or
    into your hand. It is not bought: no discount is used, no partner's surcharge is possible.
    """

    source: Literal["labor_market", "design_department", "reserve"] = msgspec.field(name="from")
    max_cost: OneToFour
    to: Literal["discard", "deck", "hand"] = "discard"
    type: CardType | None = None

    def operands(self) -> list[int]:
        source, to = program.SOURCES[self.source], program.FATES.index(self.to)
        return [source, self.max_cost, to, of_type(self.type)]

    def text(self, bearer: Bearer, form: Form) -> Message:
        args: Args = {"form": form, "type": bearer.type, "n": self.max_cost, "to": self.to}
        place = Message(f"text-from-{self.source}".replace("_", "-"), {})
        return Message("text-op-acquire", args | {"what": self.type or "card", "place": place})

    def short(self) -> Message:
        args: Args = {"what": self.type or "card", "n": self.max_cost, "to": self.to}
        return Message("short-acquire", args | {"from": self.source})

    def goods(self) -> Goods:
        return of_good(base.LABOR, 1.5)


class Peek(BaseOp, frozen=True, tag="peek"):
    """You alone see an opponent's hand, or one of their face-down buildings.

    You choose the opponent (and the building) among those with something to see. Bars undo.
    Solitaire: nothing.
    """

    draws: ClassVar[bool] = True

    what: Literal["hand", "site"]

    def operands(self) -> list[int]:
        return [program.PEEKS.index(self.what)]

    def goods(self) -> Goods:
        return [0.0] * GOODS  # what is seen changes no estimate of ours


class Refresh(BaseOp, frozen=True, tag="refresh"):
    """Put `n` cards of a row, one after the other as you choose, under its deck; each time refill.

    Bars undo.
    """

    row: Row
    n: OneToThree

    def operands(self) -> list[int]:
        return [program.SOURCES[self.row], self.n]

    def goods(self) -> Goods:
        return of_good(base.LABOR, 0.2 * self.n)


MovingOp = Draw | DrawLater | Look | Recall | Discard | Dismiss | Acquire | Peek | Refresh
