"""All verbs of Brass Empire, in the order in which a question lists its answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.kernel.verbs import RuleVerb, VerbTable

from ..position.frames import QUESTIONS
from ..position.state import Position
from . import combat, play_cards, purchases, reserves, setup, triggers, turn
from .base_verb import BaseVerb
from .effects import choosing, moves, resources, structure

VERBS: Final = VerbTable[Position](
    [
        setup.Corporation(),
        reserves.Build(),
        turn.End(),
        play_cards.Play(),
        combat.Mine(),
        combat.Attack(),
        combat.Raid(),
        play_cards.Act(),
        purchases.Convert(),
        purchases.Rebuild(),
        purchases.BuyReserve(),
        purchases.Buy(),
        purchases.Gift(),
        play_cards.Use(),
        play_cards.Demolish(),
        structure.Yes(),
        structure.No(),
        structure.Option(),
        resources.Amount(),
        choosing.Take(),
        choosing.Slot(),
        choosing.Target(),
        choosing.Player(),
        moves.Put(),
        triggers.Next(),
    ],
    QUESTIONS,
)


def _records(found: Sequence[RuleVerb[Position]]) -> list[BaseVerb]:
    return [verb for verb in found if isinstance(verb, BaseVerb)]


def _open_to(has: int, asked: Sequence[RuleVerb[Position]]) -> list[BaseVerb]:
    """The verbs open to a player who has cards in play (1), something to spend (2), or both."""
    return [
        verb
        for verb in _records(asked)
        if (has & 1 or not verb.needs_line) and (has & 2 or not verb.needs_means)
    ]


OF_QUESTION: Final = [[_open_to(has, asked) for has in range(4)] for asked in VERBS.of_question]
BY_STEP: Final = _records(VERBS.by_step)
LENGTHS: Final = [len(verb.groups) for verb in VERBS.by_step]
"""By an answer's first step, how many it has."""
