"""What a card says, made from its ops: message keys with figures, in no language yet.

A text is a tree of messages, written small and without a full stop; a tuple of them is sentences.
Where a language asks for it a message has forms, by `$form`:

    do     as a sentence of its own: draw a card · piochez une carte · ziehe eine Karte
    may    after "you may":          draw a card · piocher une carte · eine Karte ziehen
    then   after a condition:        for German, which turns some sentences round
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, get_args

from pithead.games.brass_empire import ops
from pithead.games.brass_empire.card_set import Card, Head
from pithead.games.brass_empire.ops import CardType, Count, Op
from pithead.kernel.contract import Args, Message

Form = str
DO: Final = "do"
MAY: Final = "may"
THEN: Final = "then"


class Bearer(NamedTuple):
    """The card a text stands on."""

    type: CardType
    played: bool
    """The text happens as the card is played, so that other cards are "another"."""


def bearer_of(card: Card, head: Head) -> Bearer:
    return Bearer(card.type, head in ("play", "mobilize"))


# ------------------------------------------------------------------------------------ whole cards


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
    text = _sentences(listed, bearer)
    if isinstance(listed[0], ops.Pay):  # nobody has to
        text = (_may(list(listed), bearer, DO),)
    key = f"text-clause-{head}".replace("_", "-")
    if head == "whenever" and card.whenever:
        key += f"-{card.whenever.on}"
    return Message(key, {"text": text, "type": card.type})


def option_message(listed: tuple[Op, ...], bearer: Bearer) -> Message:
    """One option of a choice as a sentence."""
    return Message("text-clause-play", {"text": (_option(listed, bearer),)})


def name_message(card_id: str, card: Card) -> Message:
    if card.name is None:
        return Message(f"card-{card_id}".replace("_", "-"), {})
    return Message("text-own-name", {"en": card.name.en, "fr": card.name.fr, "de": card.name.de})


def fact_messages(card: Card) -> list[Message]:
    """What is printed on a card besides its text."""
    facts = [Message("text-fact-type", {"type": card.type, "deck": card.deck})]
    if card.cost.labor or card.cost.construction:
        cost = _resources(card.cost.labor, card.cost.construction)
        facts.append(Message("text-fact-cost", {"cost": cost}))
    if card.type != "employee":
        facts.append(Message("text-fact-body", {"attack": card.attack, "health": card.health}))
    facts.append(Message("text-fact-brass", {"n": card.brass or 0}))
    facts.append(Message("text-fact-copies", {"n": card.copies}))
    return facts


# ------------------------------------------------------------------------------------- sentences


def _sentences(listed: tuple[Op, ...], bearer: Bearer) -> tuple[Message, ...]:
    """A sentence each; what is done once more under a condition joins what it repeats."""
    told: list[Message] = []
    for before, op in zip((None, *listed), listed, strict=False):
        if isinstance(op, ops.If) and op.do == (before,) and not op.otherwise:
            when = _condition(op.when, bearer)
            told[-1] = Message("text-op-again", {"what": told[-1], "when": when})
        else:
            told.append(_message(op, bearer, DO))
    return tuple(told)


def _option(listed: tuple[Op, ...], bearer: Bearer) -> Message:
    """One sentence, so that nobody takes its end for something that always happens."""
    first, *rest = listed
    if isinstance(first, ops.Pay):
        price, what = _pay(first, bearer, DO), _in_turn(_sentences(tuple(rest), bearer))
        return Message("text-op-price", {"price": (price,), "what": (what,)})
    return _in_turn(_sentences(listed, bearer))


def _in_turn(messages: tuple[Message, ...]) -> Message:
    """`a`; `a; then b`."""
    together = messages[0]
    for message in messages[1:]:
        together = Message("text-list-then", {"a": together, "b": message})
    return together


def _may(listed: list[Op], bearer: Bearer, form: Form) -> Message:
    """You may do the first thing; if you do, the rest follows."""
    first = _message(listed[0], bearer, MAY)
    if len(listed) == 1:
        return Message("text-op-may", {"what": first, "form": form})
    rest = _all(listed[1:], bearer, THEN)
    return Message("text-op-may-then", {"what": first, "rest": rest, "form": form})


def _all(listed: Iterable[Op], bearer: Bearer, form: Form) -> Message:
    """Several ops in one sentence; only the first stands where a language would turn it round."""
    first, *rest = listed
    messages = [_message(first, bearer, form)]
    return _joined([*messages, *(_message(op, bearer, DO) for op in rest)], "and")


def _joined(messages: list[Message], word: str) -> Message:
    """`a`; `a and b`; `a, b and c`."""
    if len(messages) == 1:
        return messages[0]
    *firsts, last = messages
    together = firsts[0]
    for message in firsts[1:]:
        together = Message("text-list-comma", {"a": together, "b": message})
    return Message(f"text-list-{word}", {"a": together, "b": last})


def _resources(labor: int, construction: int, brass: int = 0) -> Message:
    amounts = (("labor", labor), ("construction", construction), ("brass", brass))
    return _joined([Message(f"count-{name}", {"n": n}) for name, n in amounts if n], "and")


def _message(op: Op, bearer: Bearer, form: Form) -> Message:
    match op:
        case ops.Choose():
            options = tuple(
                Message("text-op-option", {"text": (_option(option, bearer),)}) for option in op.of
            )
            return Message("text-op-choose", {"options": options})
        case ops.May():
            return _may(list(op.do), bearer, form)
        case ops.If():
            return _if(op, bearer)
        case ops.ForEach(most=1):
            return _if(ops.If(op.count, op.do), bearer)
        case ops.ForEach():
            what = _all(op.do, bearer, form)
            count = Message(*_counted("each", op.count, bearer))
            return Message("text-op-for-each", {"what": what, "count": count, "most": op.most})
        case ops.Discharge():
            each = _all(op.each, bearer, THEN)
            return Message("text-op-discharge", {"each": each, "type": bearer.type})
        case ops.Pay():
            return _pay(op, bearer, form)
        case _:
            return _plain(op, bearer, form)


def _if(op: ops.If, bearer: Bearer) -> Message:
    args = {"when": _condition(op.when, bearer), "what": _all(op.do, bearer, THEN)}
    if not op.otherwise:
        return Message("text-op-if", {**args})
    return Message("text-op-if-else", {**args, "other": _all(op.otherwise, bearer, THEN)})


def _pay(op: ops.Pay, bearer: Bearer, form: Form) -> Message:
    prices: list[Message] = []
    if op.labor or op.construction or op.brass:
        what = _resources(op.labor, op.construction, op.brass)
        prices.append(Message("text-op-pay", {"what": what, "form": form}))
    if op.discard:
        prices.append(Message("text-op-discard-you", {"n": op.discard, "form": form}))
    if op.sacrifice:
        figures = {"what": op.sacrifice, "type": bearer.type, "form": form}
        prices.append(Message("text-op-sacrifice", {**figures}))
    return _joined(prices, "and")


def _plain(op: Op, bearer: Bearer, form: Form) -> Message:
    """Ops with nothing inside: their message is given their fields, or what they mean in words."""
    key = f"text-op-{op.__struct_config__.tag}".replace("_", "-")
    args: Args = {"form": form, "type": bearer.type}
    match op:
        case ops.Gain():
            args["what"] = _resources(op.labor, op.construction, op.brass)
        case ops.Exchange():
            args["give"] = Message(f"count-{op.give}", {"n": op.rate})
            args["get"] = Message(f"count-{op.get}", {"n": 1})
            args["times"] = op.times
        case ops.Discount():
            args |= {"type": op.on, "what": _resources(op.labor, op.construction)}
        case ops.Discard():
            key += f"-{op.who}".replace("_", "-")
            args["n"] = op.n
        case ops.Boost():
            key += "-this" if op.target == "this" else ""
            args |= {"n": op.attack, "target": op.target}
        case ops.Destroy():
            key += "-this" if op.target == "this" else ""
            args["n"] = op.max_health or 0
        case ops.Store():
            args |= {"n": op.n, "most": op.max}
        case ops.Dismiss() | ops.Acquire() | ops.Recall():
            return _moved(key, args, op)
        case _:
            args |= {name: getattr(op, name) for name in op.__struct_fields__}
    return Message(key, args)


def _moved(key: str, args: Args, op: ops.Dismiss | ops.Acquire | ops.Recall) -> Message:
    """Ops that take cards from somewhere."""
    if isinstance(op, ops.Dismiss):
        if op.places == ("this",):
            return Message(f"{key}-this", args)
        places = [Message(f"text-from-{place}".replace("_", "-"), {}) for place in op.places]
        return Message(key, args | {"n": op.n, "places": _joined(places, "or")})
    args |= {"what": op.type or "card", "to": op.to}
    if isinstance(op, ops.Acquire):
        place = Message(f"text-from-{op.source}".replace("_", "-"), {})
        args |= {"place": place, "n": op.max_cost}
    return Message(key, args)


# ------------------------------------------------------------------------ conditions and counts


def _condition(count: Count, bearer: Bearer) -> Message:
    key, args = _counted("if", count, bearer)
    return Message(key, {**args, "n": count.least})


def _counted(start: str, count: Count, bearer: Bearer) -> tuple[str, Args]:
    key = f"text-{start}-{count.of}".replace("_", "-")
    args: Args = {}
    if count.of == "played":
        args |= {"what": count.type or "card", "other": "yes" if bearer.played else "no"}
        if count.corp:
            key += "-corp"
            args |= {
                "corp": count.corp,
                "name": Message(f"name-{count.corp}".replace("_", "-"), {}),
            }
    return key, args
