"""What a player reads of a card at the table: its lines, one clause, the options of a choice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from . import ops
from .card_set import Card, Head
from .card_text import Say, clause_phrase, ops_phrase, spell


def clause_line(card: Card, clause: str, say: Say) -> str:
    return spell(clause_phrase(card, cast(Head, clause)), say)


def option_lines(card: Card, clause: str, say: Say) -> list[str]:
    """The options of the first choice in a clause, in the order they are numbered."""
    for choice in _choices(card.clause(cast(Head, clause))):
        return [spell(ops_phrase(option, card.type), say) for option in choice.of]
    return []


def _choices(listed: Iterable[ops.Op]) -> list[ops.Choose]:
    """Every choice of a list, those inside other ops included."""
    found: list[ops.Choose] = []
    for op in listed:
        if isinstance(op, ops.Choose):
            found.append(op)
        elif isinstance(op, ops.May):
            found += _choices(op.do)
        elif isinstance(op, ops.If):
            found += _choices((*op.do, *op.otherwise))
    return found
