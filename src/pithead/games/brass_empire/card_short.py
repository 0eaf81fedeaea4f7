"""What a card says in few words and icons, from the same ops as its full sentences.

A short text is a list of lines, four at most on a card. A line is a message in no language yet; its
words name icons in square brackets ([labor], [card], [frontier] …) and put the words a line begins
with between asterisks, for the code that draws the card.
"""

from __future__ import annotations

from typing import get_args

from pithead.kernel.contract import Args, Message

from . import ops
from .card_set import Card, Head
from .ops import Count, Op

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
    return [Message(key, {"text": _together(listed)})]


def _lines(listed: tuple[Op, ...]) -> list[Message]:
    """An employee's ops: a line each, two to a line where there would be too many."""
    told = _all(listed)
    while len(told) > MOST_LINES - 1:
        told[-2:] = [_pair("then", told[-2], told[-1])]
    return told


def _together(listed: tuple[Op, ...]) -> Message:
    """A list of ops in one line; what follows a price comes behind a colon."""
    first, *rest = listed
    if isinstance(first, ops.Pay) and rest:
        return Message("short-price", {"price": _pay(first), "what": _together(tuple(rest))})
    told = _all(listed)
    together = told[0]
    for message in told[1:]:
        together = _pair("then", together, message)
    return together


def _pair(word: str, a: Message, b: Message) -> Message:
    return Message(f"short-{word}", {"a": a, "b": b})


def _all(listed: tuple[Op, ...]) -> list[Message]:
    """What is done once more under a condition joins what it repeats."""
    told: list[Message] = []
    for before, op in zip((None, *listed), listed, strict=False):
        if isinstance(op, ops.If) and op.do == (before,) and not op.otherwise:
            told[-1] = Message("short-again", {"what": told[-1], "when": _condition(op.when)})
        elif isinstance(before, ops.Discharge) and before.each == (op,):
            told[-1] = Message("short-discharge-more", {"each": _together(before.each)})
        else:
            told.append(_message(op))
    return told


def _message(op: Op) -> Message:
    match op:
        case ops.Choose():
            first, *others = [_together(option) for option in op.of]
            for other in others:
                first = _pair("or", first, other)
            return first
        case ops.May():
            return Message("short-may", {"what": _together(op.do)})
        case ops.If():
            return _if(op)
        case ops.ForEach(most=1):
            return _if(ops.If(op.count, op.do))
        case ops.ForEach():
            count = Message(*_counted("each", op.count))
            return Message(
                "short-for-each", {"what": _together(op.do), "count": count, "most": op.most}
            )
        case ops.Discharge():
            return Message("short-discharge", {"each": _together(op.each)})
        case ops.Pay():
            return _pay(op)
        case ops.Gain():
            return _gain(op.labor, op.construction, op.brass)
        case _:
            return _plain(op)


def _if(op: ops.If) -> Message:
    args: Args = {"when": _condition(op.when), "what": _together(op.do)}
    if not op.otherwise:
        return Message("short-if", args)
    return Message("short-if-else", args | {"other": _together(op.otherwise)})


def _gain(labor: int, construction: int, brass: int) -> Message:
    amounts = (("labor", labor), ("construction", construction), ("brass", brass))
    first, *others = [Message(f"short-gain-{name}", {"n": n}) for name, n in amounts if n]
    for other in others:
        first = _pair("and", first, other)
    return first


def _pay(op: ops.Pay) -> Message:
    amounts = (("labor", op.labor), ("construction", op.construction), ("brass", op.brass))
    prices = [Message(f"short-pay-{name}", {"n": n}) for name, n in amounts if n]
    if op.discard:
        prices.append(Message("short-discard-you", {"n": op.discard}))
    if op.sacrifice:
        prices.append(Message("short-sacrifice", {"what": op.sacrifice}))
    first, *others = prices
    for other in others:
        first = _pair("and", first, other)
    return first


def _plain(op: Op) -> Message:
    """Ops with nothing inside: their message is given their fields."""
    key = f"short-{op.__struct_config__.tag}".replace("_", "-")
    args: Args = {}
    match op:
        case ops.Exchange():
            give = Message(f"short-pay-{op.give}", {"n": op.rate})
            args |= {"give": give, "get": Message(f"short-pay-{op.get}", {"n": 1})}
            args["times"] = op.times
        case ops.Discount():
            price = ops.Pay(labor=op.labor, construction=op.construction)
            args |= {"what": op.on, "price": _pay(price)}
        case ops.Discard():
            key += f"-{op.who}".replace("_", "-")
            args["n"] = op.n
        case ops.Dismiss():
            args |= {"n": op.n, "places": "-".join(sorted(op.places))}
        case ops.Acquire():
            args |= {"what": op.type or "card", "n": op.max_cost, "to": op.to, "from": op.source}
        case ops.Recall():
            args |= {"what": op.type or "card", "to": op.to}
        case ops.Boost():
            args |= {"n": op.attack, "target": op.target}
        case ops.Destroy():
            args |= {"target": op.target, "n": op.max_health or 0}
        case ops.Store():
            args |= {"n": op.n, "most": op.max}
        case _:
            args |= {name: getattr(op, name) for name in op.__struct_fields__}
    return Message(key, args)


def _condition(count: Count) -> Message:
    key, args = _counted("if", count)
    return Message(key, args | {"n": count.least})


def _counted(start: str, count: Count) -> tuple[str, Args]:
    key = f"short-{start}-{count.of}".replace("_", "-")
    if count.of != "played":
        return key, {}
    args: Args = {"what": count.type or "card"}
    if count.corp:
        key += "-corp"
        args["corp"] = count.corp
    return key, args
