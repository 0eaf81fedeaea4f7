"""Ops that hold lists of ops: choices, conditions, repetition; and all ops together."""

from __future__ import annotations

from typing import ClassVar, Final, get_args

from pithead.kernel.components import Fault
from pithead.kernel.contract import Args, Message

from ...position import program
from .in_play import Boost, Damage, PlayOp
from .moves import Draw, DrawLater, MovingOp
from .op import (
    MOST_OPS,
    THEN,
    BaseOp,
    Bearer,
    Count,
    Form,
    Goods,
    OneToFive,
    add_goods,
    total_goods,
)
from .resources import Gain, ResourceOp
from .wording import allowed, chain, in_one_sentence, short_line, together

LIKELY: Final = 0.6  # how often a condition holds, for a bot's estimate
TIMES: Final = 1.5  # how often a `for_each` repeats
CHOICE: Final = 1.2  # how much better a choice is than the mean of its options


class Discharge(BaseOp, frozen=True, tag="discharge"):
    """Remove all charge from this card, and carry out `each` once for each one removed."""

    asks: ClassVar[bool] = False
    starts_may: ClassVar[bool] = False

    each: tuple[Repeated, ...]

    def lists(self) -> list[tuple[str, tuple[BaseOp, ...]]]:
        return [("each", self.each)]

    def needs_card(self) -> bool:
        return True

    def text(self, bearer: Bearer, form: Form) -> Message:
        each = together(self.each, bearer, THEN)
        return Message("text-op-discharge", {"each": each, "type": bearer.type})

    def short(self) -> Message:
        return Message("short-discharge", {"each": short_line(self.each)})

    def does_for_each(self) -> tuple[BaseOp, ...]:
        return self.each

    def goods(self) -> Goods:
        return total_goods(self.each)


class Choose(BaseOp, frozen=True, tag="choose"):
    """One of the options, chosen when the op is reached; each is a list of ops."""

    starts_may: ClassVar[bool] = False

    of: tuple[tuple[Op, ...], ...]

    def operands(self) -> list[int]:
        return [len(self.of)]

    def lists(self) -> list[tuple[str, tuple[BaseOp, ...]]]:
        return [(f"of[#{number}]", option) for number, option in enumerate(self.of, start=1)]

    def check(self, place: str) -> None:
        if not 2 <= len(self.of) <= MOST_OPS:
            raise Fault(f"{place}.of", "option-count", low=2, high=MOST_OPS)

    def text(self, bearer: Bearer, form: Form) -> Message:
        options = [in_one_sentence(option, bearer) for option in self.of]
        told = tuple([Message("text-op-option", {"text": (option,)}) for option in options])
        return Message("text-op-choose", {"options": told})

    def short(self) -> Message:
        options = chain("or", [short_line(option) for option in self.of])
        return Message("short-either", {"options": options})

    def goods(self) -> Goods:
        every = add_goods([total_goods(option) for option in self.of])
        return [CHOICE * n / len(self.of) for n in every]


class May(BaseOp, frozen=True, tag="may"):
    """All of it or none, asked when the op is reached."""

    starts_may: ClassVar[bool] = False

    do: tuple[Op, ...]

    def lists(self) -> list[tuple[str, tuple[BaseOp, ...]]]:
        return [("do", self.do)]

    def text(self, bearer: Bearer, form: Form) -> Message:
        return allowed(self.do, bearer, form)

    def short(self) -> Message:
        return Message("short-may", {"what": short_line(self.do)})

    def goods(self) -> Goods:
        return total_goods(self.do)


class If(BaseOp, frozen=True, tag="if"):
    """Tested when the op is reached."""

    asks: ClassVar[bool] = False
    starts_may: ClassVar[bool] = False

    when: Count
    do: tuple[Op, ...]
    otherwise: tuple[Op, ...] = ()

    def operands(self) -> list[int]:
        return self.when.operands()

    def lists(self) -> list[tuple[str, tuple[BaseOp, ...]]]:
        inner: list[tuple[str, tuple[BaseOp, ...]]] = [("do", self.do)]
        return [*inner, ("otherwise", self.otherwise)] if self.otherwise else inner

    def compiled_lists(self) -> list[tuple[BaseOp, ...]]:
        return [self.do, self.otherwise]

    def check(self, place: str) -> None:
        self.when.check(f"{place}.when")

    def works_off_turn(self) -> bool:
        return True

    def repeats(self, before: BaseOp | None) -> Count | None:
        return self.when if self.do == (before,) and not self.otherwise else None

    def text(self, bearer: Bearer, form: Form) -> Message:
        args: Args = {"when": self.when.condition(bearer)}
        args["what"] = together(self.do, bearer, THEN)
        if not self.otherwise:
            return Message("text-op-if", args)
        return Message("text-op-if-else", args | {"other": together(self.otherwise, bearer, THEN)})

    def short(self) -> Message:
        args: Args = {"when": self.when.short_condition(), "what": short_line(self.do)}
        if not self.otherwise:
            return Message("short-if", args)
        return Message("short-if-else", args | {"other": short_line(self.otherwise)})

    def goods(self) -> Goods:
        then, other = total_goods(self.do), total_goods(self.otherwise)
        return [LIKELY * a + (1 - LIKELY) * b for a, b in zip(then, other, strict=True)]


class ForEach(BaseOp, frozen=True, tag="for_each"):
    """Carry out `do` as often as the count says, at most `most` times; counted once, before."""

    asks: ClassVar[bool] = False
    starts_may: ClassVar[bool] = False

    count: Count
    most: OneToFive
    do: tuple[Repeated, ...]

    def operands(self) -> list[int]:
        return [*self.count.operands(), self.most]

    def lists(self) -> list[tuple[str, tuple[BaseOp, ...]]]:
        return [("do", self.do)]

    def check(self, place: str) -> None:
        self.count.check(f"{place}.count")
        if self.count.of == "platform" or self.count.least != 1:
            raise Fault(f"{place}.count", "not-a-number")

    def works_off_turn(self) -> bool:
        return True

    def text(self, bearer: Bearer, form: Form) -> Message:
        if self.most == 1:
            return If(self.count, self.do).text(bearer, form)
        what = together(self.do, bearer, form)
        count = self.count.counted("each", bearer)
        return Message("text-op-for-each", {"what": what, "count": count, "most": self.most})

    def short(self) -> Message:
        if self.most == 1:
            return If(self.count, self.do).short()
        what, count = short_line(self.do), self.count.short_counted("each")
        return Message("short-for-each", {"what": what, "count": count, "most": self.most})

    def goods(self) -> Goods:
        times = min(TIMES, float(self.most))
        return [times * n for n in total_goods(self.do)]


Repeated = Gain | Draw | DrawLater | Damage | Boost
Op = ResourceOp | MovingOp | PlayOp | Discharge | Choose | May | If | ForEach

# An op's number in a program is its place here: 0 ends a list.
NAMES: Final = ("end", *[str(op.__struct_config__.tag) for op in get_args(Op)])
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
assert NUMBERS["end"] == program.END
