"""A game whose verbs are records (`verbs`): what they say about an action is the game's word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from mypy_extensions import mypyc_attr

from .codecs import Notation
from .contract import Action, Field, Message, Primitive, Refusal, known_seat
from .game import Game
from .state import State
from .verbs import Params, RuleVerb, VerbTable


@mypyc_attr(allow_interpreted_subclasses=True)
class VerbGame(Game):
    """Lists, forms, refusals and words come from the table of verbs, and from nowhere else."""

    def __init__(
        self,
        name: str,
        version: str,
        notation: Notation,
        table: VerbTable[Any],
        refusals: Mapping[int, tuple[str, str]],
    ) -> None:
        """`refusals`: the word and the rule for each number that `RuleVerb.why_not` gives."""
        super().__init__(name, version, notation)
        self.table = table
        self.refusals = dict(refusals)
        self.refusal_codes = tuple([word for word, _ in refusals.values()])

    def checked_state(self, state: State) -> State:
        """The state, if it is one of this game's; else a TypeError."""
        return state

    def verbs_of(self, kind: str) -> tuple[str, ...]:
        return self.table.names_of(kind)

    def _asked(self, state: State, seat: int) -> list[RuleVerb[Any]]:
        """The verbs that answer this seat's question; none if it is not asked."""
        decision = self.checked_state(state).pending
        if decision is None or not state.asked(seat):
            return []
        return self.table.of_kind[decision.kind]

    def form(self, state: State, seat: SupportsIndex) -> tuple[Field, ...] | None:
        who = known_seat(seat, state.seats)
        verbs = self._asked(state, who)
        if not any(verb.is_counted for verb in verbs):
            return None
        return tuple([field for verb in verbs for field in verb.fields(state, who)])

    def sensible(self, state: State, seat: int) -> list[Action]:
        verbs = self._asked(state, seat)
        return [action for verb in verbs for action in verb.sensible(state, seat)]

    def candidates(self, state: State, seat: SupportsIndex) -> tuple[Action, ...]:
        who = known_seat(seat, state.seats)
        verbs = self._asked(state, who)
        return tuple([action for verb in verbs for action in verb.candidates(state, who)])

    def tell_action(
        self, picture: dict[str, object], about: dict[str, Primitive], action: Action
    ) -> Message:
        told = super().tell_action(picture, about, action)
        self.table.of(action).add_words(picture, action, told.args)
        return told

    def tell_detail(self, picture: dict[str, object], action: Action) -> Message | None:
        return self.table.of(action).detail(picture, action)

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        verb = self.table.of(action)
        code = verb.why_not(self.checked_state(state), seat, action)
        if not code:
            return None
        word, rule = self.refusals[code]
        params: Params = {}
        verb.figures(state, seat, action, code, params)
        return Refusal(word, rule, params, word)
