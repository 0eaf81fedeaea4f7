"""How the texts of several ops become one: sentences, "a, b and c", prices, conditions.

A text is a tree of messages, written small and without a full stop; a tuple of them is sentences.
"""

from __future__ import annotations

from collections.abc import Iterable

from pithead.kernel.contract import Message

from .op import DO, MAY, THEN, BaseOp, Bearer, Form

# --- full texts -----------------------------------------------------------------------------------


def sentences(listed: tuple[BaseOp, ...], bearer: Bearer) -> tuple[Message, ...]:
    """A sentence each; what is done once more under a condition joins what it repeats."""
    told: list[Message] = []
    for before, op in zip((None, *listed), listed, strict=False):
        when = op.repeats(before)
        if when is not None:
            again = {"what": told[-1], "when": when.condition(bearer)}
            told[-1] = Message("text-op-again", again)
        else:
            told.append(op.text(bearer, DO))
    return tuple(told)


def in_one_sentence(listed: tuple[BaseOp, ...], bearer: Bearer) -> Message:
    """Keeps the end of an option from reading as something that always happens."""
    first, *rest = listed
    if first.is_price:
        what = in_turn(sentences(tuple(rest), bearer))
        return Message("text-op-price", {"price": (first.text(bearer, DO),), "what": (what,)})
    return in_turn(sentences(listed, bearer))


def in_turn(messages: tuple[Message, ...]) -> Message:
    """`a`; `a; then b`."""
    together = messages[0]
    for message in messages[1:]:
        together = Message("text-list-then", {"a": together, "b": message})
    return together


def allowed(listed: tuple[BaseOp, ...], bearer: Bearer, form: Form) -> Message:
    """You may do the first thing; if you do, the rest follows."""
    first = listed[0].text(bearer, MAY)
    if len(listed) == 1:
        return Message("text-op-may", {"what": first, "form": form})
    rest = together(listed[1:], bearer, THEN)
    return Message("text-op-may-then", {"what": first, "rest": rest, "form": form})


def together(listed: Iterable[BaseOp], bearer: Bearer, form: Form) -> Message:
    """Several ops in one sentence; only the first stands where a language would turn it round."""
    first, *rest = listed
    messages = [first.text(bearer, form)]
    return joined([*messages, *(op.text(bearer, DO) for op in rest)], "and")


def joined(messages: list[Message], word: str) -> Message:
    """`a`; `a and b`; `a, b and c`."""
    if len(messages) == 1:
        return messages[0]
    *firsts, last = messages
    all_but_last = firsts[0]
    for message in firsts[1:]:
        all_but_last = Message("text-list-comma", {"a": all_but_last, "b": message})
    return Message(f"text-list-{word}", {"a": all_but_last, "b": last})


def resources(labor: int, construction: int, brass: int = 0) -> Message:
    amounts = (("labor", labor), ("construction", construction), ("brass", brass))
    return joined([Message(f"count-{name}", {"n": n}) for name, n in amounts if n], "and")


# --- short texts ----------------------------------------------------------------------------------


def short_line(listed: tuple[BaseOp, ...]) -> Message:
    """A list of ops in one line; what follows a price comes behind a colon."""
    first, *rest = listed
    if first.is_price and rest:
        return Message("short-price", {"price": first.short(), "what": short_line(tuple(rest))})
    return chain("then", short_lines(listed))


def short_lines(listed: tuple[BaseOp, ...]) -> list[Message]:
    """A line each; what is done once more joins what it repeats."""
    told: list[Message] = []
    for before, op in zip((None, *listed), listed, strict=False):
        when = op.repeats(before)
        if when is not None:
            again = {"what": told[-1], "when": when.short_condition()}
            told[-1] = Message("short-again", again)
        elif before is not None and before.does_for_each() == (op,):
            told[-1] = Message("short-discharge-more", {"each": op.short()})
        else:
            told.append(op.short())
    return told


def chain(word: str, messages: list[Message]) -> Message:
    """`a`; `a, b`; `a, b, c` with the sign of that word between them."""
    first, *others = messages
    for other in others:
        first = Message(f"short-{word}", {"a": first, "b": other})
    return first


def short_resources(start: str, labor: int, construction: int, brass: int = 0) -> list[Message]:
    amounts = (("labor", labor), ("construction", construction), ("brass", brass))
    return [Message(f"short-{start}-{name}", {"n": n}) for name, n in amounts if n]
