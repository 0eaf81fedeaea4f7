"""What every op of the vocabulary has: its fields, its figures in a program, its words, its worth.

An op is one class here, in the module of its family, and one in `rules/effects/`, which carries it
out. This half knows the fields as a card's file gives them; that half knows a program of ints.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from pithead.kernel.components import Fault
from pithead.kernel.contract import Args, Message

from ...position import program
from ...position.tables import CORPORATIONS, TYPES

if TYPE_CHECKING:
    from collections.abc import Sequence

Corp = Literal["frontier", "omni_edo", "mcglynn", "harlem", "windcraft", "neutral"]
CardType = Literal["employee", "unit", "building"]
Resource = Literal["labor", "construction", "brass"]
Row = Literal["labor_market", "design_department"]

# Targets of an effect. "your" never means the card that bears the text; that one is "this".
#   opponent_unit               one unit of an opponent, you choose
#   opponent_card               one unit or face-up building of an opponent, you choose
#   each_opponent_unit          every unit of every opponent
#   your_unit, each_your_unit   one of your other units, you choose; all of them
#   this                        the card itself, while it is in play
DamageTarget = Literal["opponent_unit", "opponent_card", "each_opponent_unit"]
DestroyTarget = Literal["opponent_unit", "this"]
BoostTarget = Literal["your_unit", "each_your_unit", "this"]

# What can be counted, now:
#   played              other cards you played this turn, of `corp` and of `type` where given
#   your_units          your units
#   your_buildings      your face-up buildings, a standing Mining Platform included
#   your_sites          your face-down buildings
#   opponent_units      the units of the opponent who has most
#   platform            1 while your Mining Platform is face up, else 0
#   richer_opponents    opponents with more Brass tokens than you
CountWord = Literal[
    "played",
    "your_units",
    "your_buildings",
    "your_sites",
    "opponent_units",
    "platform",
    "richer_opponents",
]

UpTo3 = Annotated[int, Meta(ge=0, le=3)]
UpTo6 = Annotated[int, Meta(ge=0, le=6)]
One = Annotated[int, Meta(ge=1, le=1)]
OneOrTwo = Annotated[int, Meta(ge=1, le=2)]
OneToThree = Annotated[int, Meta(ge=1, le=3)]
OneToFour = Annotated[int, Meta(ge=1, le=4)]
OneToFive = Annotated[int, Meta(ge=1, le=5)]
OneToSix = Annotated[int, Meta(ge=1, le=6)]

MOST_OPS: Final = 4  # in one list
ANY: Final = -1
CORPS: Final = (*CORPORATIONS, "neutral")

# A text has forms where a language asks for them:
#   do     as a sentence of its own: draw a card · piochez une carte · ziehe eine Karte
#   may    after "you may":          draw a card · piocher une carte · eine Karte ziehen
#   then   after a condition:        for German, which turns some sentences round
Form = str
DO: Final = "do"
MAY: Final = "may"
THEN: Final = "then"

# The goods a text can bring, for bots.
LABOR: Final = 0
CONSTRUCTION: Final = 1
BRASS: Final = 2
CARDS: Final = 3
TRIM: Final = 4
HARM: Final = 5
GOODS: Final = 6
Goods = list[float]


class Bearer(NamedTuple):
    """The card a text stands on."""

    type: CardType
    played: bool
    """The text happens as the card is played, so that other cards are "another"."""


class BaseOp(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="op"
):
    """An op without its fields. A family's module overrides what its ops do otherwise."""

    asks: ClassVar[bool] = True
    """It may ask the player something."""

    starts_may: ClassVar[bool] = True
    """A `may` can begin with it: an act, and nothing that asks or promises by itself."""

    draws: ClassVar[bool] = False
    """It reveals unknown cards."""

    is_price: ClassVar[bool] = False
    """It is the price of the ops after it."""

    @property
    def name(self) -> str:
        return str(self.__struct_config__.tag)

    # --- the program ------------------------------------------------------------------------------

    def operands(self) -> list[int]:
        """Its figures in a program; where its lists start comes after them."""
        return []

    def lists(self) -> list[tuple[str, tuple[BaseOp, ...]]]:
        """The lists of ops inside it, with their names in a file."""
        return []

    def compiled_lists(self) -> list[tuple[BaseOp, ...]]:
        """The same for a program, empty ones included."""
        return [listed for _, listed in self.lists()]

    # --- checks -----------------------------------------------------------------------------------

    def check(self, place: str) -> None:
        """Raise a Fault for fields that don't go together."""

    def needs_card(self) -> bool:
        """Whether it means something only while the card itself is in play."""
        return False

    def works_off_turn(self) -> bool:
        """Whether it can happen on another player's turn, when nobody is asked."""
        return False

    # --- words ------------------------------------------------------------------------------------

    def text(self, bearer: Bearer, form: Form) -> Message:
        """What it does, as part of a card's text."""
        args: Args = {"form": form, "type": bearer.type}
        return Message(text_key(self.name), args | self.fields())

    def short(self) -> Message:
        """The same in few words and icons."""
        return Message(short_key(self.name), self.fields())

    def repeats(self, before: BaseOp | None) -> Count | None:
        """The condition under which it does once more what the op before it did."""
        return None

    def does_for_each(self) -> tuple[BaseOp, ...]:
        """What it does for each charge it removes."""
        return ()

    def fields(self) -> Args:
        return {name: getattr(self, name) for name in self.__struct_fields__}

    # --- bots -------------------------------------------------------------------------------------

    def goods(self) -> Goods:
        """What it brings each time, by kind of good: one estimate for all positions."""
        raise NotImplementedError(f"{self.name} has no worth yet: write its goods()")


def text_key(*words: str) -> str:
    return "-".join(["text-op", *words]).replace("_", "-")


def short_key(*words: str) -> str:
    return "-".join(["short", *words]).replace("_", "-")


def of_type(name: str | None) -> int:
    return ANY if name is None else TYPES.index(name)


# --- goods ----------------------------------------------------------------------------------------


def of_good(good: int, n: float) -> Goods:
    goods = [0.0] * GOODS
    goods[good] = n
    return goods


def of_resources(labor: float, construction: float, brass: float = 0.0) -> Goods:
    return [float(labor), float(construction), float(brass), 0.0, 0.0, 0.0]


def total_goods(listed: Sequence[BaseOp]) -> Goods:
    return add_goods([op.goods() for op in listed])


def add_goods(parts: Sequence[Goods]) -> Goods:
    return [sum(column) for column in zip([0.0] * GOODS, *parts, strict=True)]


# --- counts ---------------------------------------------------------------------------------------


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A number read off the table; as a condition it holds when it is at least `least`."""

    of: CountWord
    corp: Corp | None = None  # only with "played"
    type: CardType | None = None  # only with "played"
    least: OneToSix = 1  # only as a condition

    def operands(self) -> list[int]:
        corp = ANY if self.corp is None else CORPS.index(self.corp)
        return [program.COUNT_WORDS.index(self.of), corp, of_type(self.type), self.least]

    def check(self, place: str) -> None:
        if self.of != "played" and (self.corp or self.type):
            raise Fault(place, "count-filter")

    def condition(self, bearer: Bearer) -> Message:
        counted = self.counted("if", bearer)
        return Message(counted.key, {**counted.args, "n": self.least})

    def counted(self, start: str, bearer: Bearer) -> Message:
        key = f"text-{start}-{self.of}".replace("_", "-")
        if self.of != "played":
            return Message(key, {})
        args: Args = {"what": self.type or "card", "other": "yes" if bearer.played else "no"}
        if self.corp:
            key += "-corp"
            name = Message(f"name-{self.corp}".replace("_", "-"), {})
            args |= {"corp": self.corp, "name": name}
        return Message(key, args)

    def short_condition(self) -> Message:
        counted = self.short_counted("if")
        return Message(counted.key, {**counted.args, "n": self.least})

    def short_counted(self, start: str) -> Message:
        key = short_key(start, self.of)
        if self.of != "played":
            return Message(key, {})
        args: Args = {"what": self.type or "card"}
        if self.corp:
            key += "-corp"
            args["corp"] = self.corp
        return Message(key, args)
