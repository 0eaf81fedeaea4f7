"""A verb in one place: all that the rules and the door need to know about one kind of action.

A game writes one subclass of `RuleVerb` for each verb, in the module of the rulebook's chapter,
and makes a `VerbTable` of their instances when it is imported. The table finds a verb by its name,
by the question it answers, and by the integer step an answer starts with, so the state machine
needs no `if verb == …`:

    class Hire(RuleVerb[Position]):
        def __init__(self) -> None:
            super().__init__("hire", ("advantage",), [[Choice("power", (1, 2, 3, 4))]], [HIRE])

        def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
            for power in range(1, 5):
                if why_not_hire(s, seat, power) == LEGAL:
                    steps.append(HIRE + power - 1)

        def why_not(self, s: Position, seat: int, action: Action) -> int:
            return why_not_hire(s, seat, number(action, 1))

        def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
            ...

Fast lists and refusals share one check, as here; where a list is found another way, because that
is faster, the kit proves both equal at every node. Methods are native when compiled, so that going
through a table costs the hot loop next to nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from .codecs import Amount, Choice, Notation, Verb
from .contract import Action, Args, Field, Message, Primitive
from .state import State

Params = dict[str, Primitive]
WordArgs = Args
S = TypeVar("S", bound=State)


def number(action: Action, at: int) -> int:
    """A number among an action's arguments, counted from 1."""
    value = action[at]
    assert isinstance(value, int)
    return value


class RuleVerb(Verb, Generic[S]):
    """What one verb means. A game overrides what its verb needs; the rest does nothing."""

    def __init__(
        self,
        name: str,
        kinds: Sequence[str],
        choices: Sequence[Sequence[Choice]] = (),
        bases: Sequence[int] = (),
        amounts: Sequence[Amount] = (),
    ) -> None:
        super().__init__(name, choices, bases, amounts)
        # The kinds of decision it answers.
        self.kinds = tuple(kinds)
        # Whether an answer takes more than one step, and whether those spell a number.
        self.is_counted = bool(self.amounts)
        self.is_long = self.is_counted or len(self.groups) > 1
        # Whether playing it may set off more than it says.
        self.previews = False

    # --- in the engine: integers only, called millions of times ---------------------------------

    def list_steps(self, s: S, seat: int, steps: list[int]) -> None:
        """Append the steps with which a legal answer of this verb can start, in their order.

        `legal_steps` calls it for each verb of the pending question.
        """

    def list_more(self, s: S, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        """Append what may follow `step`, the answer's first; `so_far` is what came between.

        `legal_steps` calls it while this seat's answer is unfinished.
        """

    def take(self, s: S, seat: int, step: int, first: int, second: int) -> None:
        """Play a legal answer: its first step, and the figures of the steps after it.

        `apply_step` calls it once the answer is whole. Nothing is checked again.
        """

    # --- at the door: for people, servers and bots that ask -------------------------------------

    def why_not(self, s: S, seat: int, action: Action) -> int:
        """0 for a legal action, else the number of a refusal. `Game.check` calls it."""
        return 0

    def figures(self, s: S, seat: int, action: Action, code: int, params: Params) -> None:
        """Add the figures that the sentence of a refusal needs."""

    def price(self, s: S, seat: int, action: Action) -> int:
        """What a legal action costs at once, in dollars; 0 for what is free."""
        return 0

    def candidates(self, s: S, seat: int) -> list[Action]:
        """Every action of this verb that a player might look for, legal or not."""
        return []

    def fields(self, s: S, seat: int) -> list[Field]:
        """The numbers it asks for, if it is a form, with their bounds. `Game.form` calls it."""
        return []

    def sensible(self, s: S, seat: int) -> list[Action]:
        """A few answers to its form that span what one may want."""
        return []

    def has_preview(self, s: S, seat: int, action: Action) -> bool:
        """Whether a legal action may have a preview; cheap, and may say yes where there is none."""
        return self.previews

    def preview(self, s: S, seat: int, action: Action) -> dict[str, object] | None:
        """What a legal action would set off, from open facts; None if nothing more."""
        return None

    def is_idle(self, s: S, seat: int, action: Action) -> bool:
        """Whether a legal action would do nothing now that its player could want; `s` is a copy."""
        return False

    def add_words(self, picture: dict[str, Any], action: Action, args: WordArgs) -> None:
        """Add what the action's message needs beyond its own arguments: the name of a card, say.

        `Game.tell_action` calls it with the viewer's picture.
        """

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        """What it costs or gives, where its words do not say so. `Game.tell_detail` calls it."""
        return None


class VerbTable(Generic[S]):
    """All verbs of a game, found without looking: by name, question, and first step."""

    def __init__(self, verbs: Sequence[RuleVerb[S]], kinds: Sequence[str]) -> None:
        """`kinds`: names of the questions by number; what asks nothing has no verbs."""
        self.verbs = list(verbs)
        self.notation = Notation(self.verbs)
        self.by_name = {verb.name: verb for verb in self.verbs}
        # By the number of the question, in the order in which answers are listed.
        self.of_question: list[list[RuleVerb[S]]] = [
            [verb for verb in self.verbs if kind in verb.kinds] for kind in kinds
        ]
        self.of_kind = dict(zip(kinds, self.of_question, strict=True))
        # By an answer's first step; the first verb where no answer starts.
        self.by_step: list[RuleVerb[S]] = [self.verbs[0]] * self.notation.width
        for step, verb in self.notation.by_first.items():
            self.by_step[step] = self.by_name[verb.name]

    def names_of(self, kind: str) -> tuple[str, ...]:
        """The verbs that answer a question."""
        return tuple([verb.name for verb in self.of_kind[kind]])

    def of(self, action: Action) -> RuleVerb[S]:
        return self.by_name[str(action[0])]
