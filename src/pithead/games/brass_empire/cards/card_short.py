"""What a card says in few words and icons, from the same ops as its full sentences.

A short text is a list of lines, four at most on a card. A line is a message in no language yet; its
words name icons in square brackets ([labor], [card], [frontier] …) and put the words a line begins
with between asterisks, for the code that draws the card.
"""

from __future__ import annotations

from typing import get_args

from pithead.kernel.contract import Message

from .card_set import Card, Head
from .ops import Op
from .ops.wording import chain, short_line, short_lines

HEADS: tuple[Head, ...] = get_args(Head)
# A line may stand in for two on a card that says much.
MOST_LINES = 4


def short_messages(card_id: str, card: Card) -> list[Message]:
    """A card's short text, a line each."""
    if card_id == "mining_platform":
        return [Message("short-platform", {})]
    lines = [Message("short-warden", {})] if card.warden else []
    if card.aura:
        lines.append(Message("short-aura", {"n": card.aura.attack, "type": card.type}))
    for head in HEADS:
        lines += _clause(card, head)
    return lines


def _clause(card: Card, head: Head) -> list[Message]:
    listed = card.clause(head)
    if not listed:
        return []
    if head == "play":
        return _lines(listed)
    key = f"short-clause-{head}".replace("_", "-")
    if head == "whenever" and card.whenever:
        key += f"-{card.whenever.on}"
    return [Message(key, {"text": short_line(listed)})]


def _lines(listed: tuple[Op, ...]) -> list[Message]:
    """An employee's ops: a line each, two to a line where there would be too many."""
    told = short_lines(listed)
    while len(told) > MOST_LINES - 1:
        told[-2:] = [chain("then", told[-2:])]
    return told
