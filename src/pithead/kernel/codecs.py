"""Actions and their three spellings: text, JSON and integer steps, each a bijection.

A game declares its verbs once; shape checks, notation and the integer table all follow from that.
An action is a tuple: the verb, then its arguments.
"""

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple, cast

from .contract import Action
from .steps import DIGITS, LAST, MORE, NUMBER_WIDTH, read_number, spell_number

LARGEST = 1_000_000_000


class Choice:
    """An argument out of a fixed list of words or small numbers."""

    def __init__(self, name: str, values: Sequence[int | str]) -> None:
        self.name = name
        self.values = tuple(values)
        self.index = {value: i for i, value in enumerate(self.values)}
        self.words = {str(value): value for value in self.values}

    def fits(self, value: object) -> bool:
        return type(value) in (int, str) and value in self.index

    def expected(self) -> str:
        shown = [str(v) for v in self.values]
        return " ".join(shown) if len(shown) <= 12 else f"{shown[0]} … {shown[-1]}"


class Amount:
    """A number from 0 up, in whole steps; how high it may go is for the rules to say."""

    def __init__(self, name: str, step: int = 1) -> None:
        self.name = name
        self.step = step

    def fits(self, value: object) -> bool:
        return type(value) is int and 0 <= value <= LARGEST and value % self.step == 0

    def expected(self) -> str:
        return f"0, {self.step}, {2 * self.step} …"


class Verb:
    """A verb, its arguments in order, and how they are spelled as steps.

    `groups` lists the steps: each a first number of the integer table and the choices that are
    packed into that one step. Amounts follow, each a number of its own.
    """

    def __init__(
        self,
        name: str,
        choices: Sequence[Sequence[Choice]] = (),
        bases: Sequence[int] = (),
        amounts: Sequence[Amount] = (),
    ) -> None:
        self.name = name
        self.groups = tuple(
            (base, tuple(group)) for base, group in zip(bases, choices, strict=True)
        )
        self.amounts = tuple(amounts)
        self.args: tuple[Choice | Amount, ...] = (
            *(choice for _, group in self.groups for choice in group),
            *self.amounts,
        )


class NotationError(ValueError):
    """A text, list or tuple that is no action of the game; `expected` describes what would be."""

    def __init__(self, written: object, expected: str) -> None:
        super().__init__(written, expected)
        self.written = written
        self.expected = expected

    def __str__(self) -> str:
        return f"{self.written!r} is no action of this game; expected: {self.expected}"


class StepName(NamedTuple):
    """One meaning of an integer step; a step that several verbs share has one for each of them.

    `part` is its place among the steps of an answer with this verb, from 0. The digits of numbers
    belong to no verb: theirs is empty.
    """

    step: int
    verb: str
    part: int
    text: str


class Notation:
    """All verbs of a game and the table of integer steps they share."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self.by_first: dict[int, Verb] = {}
        self.by_amounts = {len(v.amounts): v for v in verbs if not v.groups}
        self.group_step: dict[tuple[int, Action], int] = {}
        self.step_values: dict[int, Action] = {}
        # Answers of a single step: most are.
        self.whole: dict[int, Action] = {}
        width = NUMBER_WIDTH
        for verb in verbs:
            for place, (base, group) in enumerate(verb.groups):
                packed = list(product(*(choice.values for choice in group)))
                for offset, values in enumerate(packed):
                    self.group_step[(base, values)] = base + offset
                    self.step_values[base + offset] = values
                    if place == 0:
                        self.by_first[base + offset] = verb
                        if len(verb.groups) == 1 and not verb.amounts:
                            self.whole[base + offset] = (verb.name, *values)
                width = max(width, base + len(packed))
        self.width = width

    def fault(self, action: object) -> str | None:
        """None for a well-formed action, else what is expected in its place."""
        if not isinstance(action, tuple) or not action or type(action[0]) is not str:
            return " | ".join(self.verbs)
        verb = self.verbs.get(action[0])
        if verb is None:
            return " | ".join(self.verbs)
        if len(action) != len(verb.args) + 1:
            return " ".join([verb.name, *(f"<{arg.name}>" for arg in verb.args)])
        for arg, value in zip(verb.args, action[1:], strict=True):
            if not arg.fits(value):
                return f"<{arg.name}> = {arg.expected()}"
        return None

    def text(self, action: Action) -> str:
        return " ".join(str(part) for part in action)

    def parse(self, text: str) -> Action:
        """The action written in a line of notation; a ValueError names what is expected."""
        words = text.split()
        verb = self.verbs.get(words[0]) if words else None
        if verb is None or len(words) != len(verb.args) + 1:
            action: Action = tuple(words)
        else:
            action = (verb.name, *(_value(a, w) for a, w in zip(verb.args, words[1:], strict=True)))
        return self.checked(action, text)

    def from_json(self, data: object) -> Action:
        return self.checked(tuple(data) if isinstance(data, list) else (), data)

    def checked(self, action: object, written: object) -> Action:
        """The action, if it is well-formed; otherwise a NotationError about what was written."""
        fault = self.fault(action)
        if fault is not None:
            raise NotationError(written, fault)
        return cast(Action, action)

    def encode(self, action: Action) -> list[int]:
        verb = self.verbs[str(action[0])]
        at = 1
        steps: list[int] = []
        for base, group in verb.groups:
            steps.append(self.group_step[(base, action[at : at + len(group)])])
            at += len(group)
        for amount in verb.amounts:
            value = action[at]
            assert isinstance(value, int)
            steps.extend(spell_number(value // amount.step))
            at += 1
        return steps

    def decode(self, steps: list[int]) -> Action:
        """The one action with this spelling; ValueError if there is none."""
        if len(steps) == 1:
            whole = self.whole.get(steps[0])
            if whole is not None:
                return whole
        verb = self.by_first.get(steps[0]) if steps else None
        if verb is None:
            numbers = _numbers(steps, 0)
            verb = self.by_amounts.get(len(numbers)) if numbers else None
            if verb is None:
                raise ValueError(f"no action is spelled {steps}")
        parts: list[int | str] = [verb.name]
        at = 0
        for base, _ in verb.groups:
            values = self.step_values.get(steps[at]) if at < len(steps) else None
            if values is None or self.group_step.get((base, values)) != steps[at]:
                raise ValueError(f"no action is spelled {steps}")
            parts.extend(values)
            at += 1
        numbers = _numbers(steps, at)
        if len(numbers) != len(verb.amounts) or (at < len(steps) and not numbers):
            raise ValueError(f"no action is spelled {steps}")
        parts.extend(n * a.step for n, a in zip(numbers, verb.amounts, strict=True))
        action = tuple(parts)
        if self.fault(action) is not None:
            raise ValueError(f"no action is spelled {steps}")
        return action

    def step_names(self) -> list[StepName]:
        """Every meaning of every step, in the order of the steps."""
        found = [StepName(LAST + digit, "", 0, f"{digit:x}, the last digit") for digit in range(16)]
        found += [StepName(MORE + digit, "", 0, f"{digit:x}, more digits") for digit in range(16)]
        for verb in self.verbs.values():
            for part, (base, group) in enumerate(verb.groups):
                for values in product(*(choice.values for choice in group)):
                    head = [verb.name] if part == 0 else [verb.name, "\u2026"]
                    text = " ".join([*head, *(str(value) for value in values)])
                    step = self.group_step[(base, values)]
                    found.append(StepName(step, verb.name, part, text))
        return sorted(found)

    def begun_text(self, verb: Verb, steps: Sequence[int]) -> str:
        """What the last of these steps says in an answer with this verb that need not be whole.

        `bribe 1 b …`, then `bribe 1 b A4`; `bid zinc 3`; `bid zinc >= 16` for a digit that more
        will follow.
        """
        parts = [verb.name]
        for _, step in zip(verb.groups, steps):
            parts += [str(value) for value in self.step_values[step]]
        if len(steps) < len(verb.groups):
            return " ".join([*parts, "\u2026"])
        at = len(verb.groups)
        if at == len(steps):
            return " ".join([*parts, "\u2026"] if verb.amounts else parts)
        for amount in verb.amounts:
            number, after = read_number(list(steps), at)
            if number >= 0 and after < len(steps):
                at = after
                continue
            if len(verb.amounts) > 1:
                parts.append(amount.name)
            return " ".join([*parts, _number_text(steps[at:], amount.step)])
        raise ValueError(f"no answer is spelled {list(steps)}")


def _value(arg: Choice | Amount, word: str) -> int | str:
    if isinstance(arg, Choice):
        return arg.words.get(word, word)
    # Only the plain spelling, so that notation stays a bijection ("07" and "+7" are not 7).
    plain = word.isascii() and word.isdecimal() and len(word) <= len(str(LARGEST))
    return int(word) if plain and str(int(word)) == word else word


def _numbers(steps: list[int], at: int) -> list[int]:
    """The numbers spelled from `at` to the end; none if anything else stands there."""
    numbers: list[int] = []
    while at < len(steps):
        number, after = read_number(steps, at)
        if number < 0:
            return []
        numbers.append(number)
        at = after
    return numbers


def _number_text(digits: Sequence[int], scale: int) -> str:
    """`300` for a number that is whole, `>= 1600` for one with digits still to come."""
    value = 0
    for digit in digits:
        value = value * DIGITS + digit % DIGITS
    if digits[-1] < MORE:
        return str(value * scale)
    return f">= {value * DIGITS * scale}"
