"""What a card says, made from its ops: message keys with figures, in no language yet.

A text is a tree of messages, written small and without a full stop; a tuple of them is sentences.
What an op says stands with the op (`ops`), how several are joined in `ops.wording`.
"""

from __future__ import annotations

from typing import get_args

from pithead.kernel.contract import Message

from .card_set import Card, Head
from .ops import DO, Bearer, Op
from .ops.wording import allowed, in_one_sentence, resources, sentences


def bearer_of(card: Card, head: Head) -> Bearer:
    return Bearer(card.type, head in ("play", "mobilize"))


def card_messages(card_id: str, card: Card) -> list[Message]:
    """A card's text, a clause each."""
    if card_id == "mining_platform":
        return [Message("text-platform", {})]
    messages = [Message("text-warden", {})] if card.warden else []
    if card.aura:
        messages.append(Message("text-aura", {"n": card.aura.attack, "type": card.type}))
    heads: tuple[Head, ...] = get_args(Head)
    return messages + [clause_message(card, head) for head in heads if card.clause(head)]


def clause_message(card: Card, head: Head) -> Message:
    """One clause of a card, with the words it begins with."""
    listed, bearer = card.clause(head), bearer_of(card, head)
    text = sentences(listed, bearer)
    if listed[0].is_price:  # nobody has to
        text = (allowed(listed, bearer, DO),)
    key = f"text-clause-{head}".replace("_", "-")
    if head == "whenever" and card.whenever:
        key += f"-{card.whenever.on}"
    return Message(key, {"text": text, "type": card.type})


def option_message(listed: tuple[Op, ...], bearer: Bearer) -> Message:
    """One option of a choice as a sentence."""
    return Message("text-clause-play", {"text": (in_one_sentence(listed, bearer),)})


def name_message(card_id: str, card: Card) -> Message:
    if card.name is None:
        return Message(f"card-{card_id}".replace("_", "-"), {})
    return Message("text-own-name", {"en": card.name.en, "fr": card.name.fr, "de": card.name.de})


def fact_messages(card: Card) -> list[Message]:
    """What is printed on a card apart from its text."""
    facts = [Message("text-fact-type", {"type": card.type, "deck": card.deck})]
    if card.cost.labor or card.cost.construction:
        cost = resources(card.cost.labor, card.cost.construction)
        facts.append(Message("text-fact-cost", {"cost": cost}))
    if card.type != "employee":
        facts.append(Message("text-fact-body", {"attack": card.attack, "health": card.health}))
    facts.append(Message("text-fact-brass", {"n": card.brass or 0}))
    facts.append(Message("text-fact-copies", {"n": card.copies}))
    return facts
