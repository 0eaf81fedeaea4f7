"""What a card says, made from its ops: message keys with figures, in no language yet.

A text is a tree of phrases. `spell` puts it into words with any function that says a message, so
that nothing here knows about catalogues. Phrases are written small and without a full stop; a tuple
of them is sentences. Where a language asks for it a message has forms, by `$form`:

    do     as a sentence of its own: draw a card · piochez une carte · ziehe eine Karte
    may    after "you may":          draw a card · piocher une carte · eine Karte ziehen
    then   after a condition:        for German, which turns some sentences round
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, get_args

from pithead.brass_empire import ops
from pithead.brass_empire.card_set import Card, CardSet, Head
from pithead.brass_empire.ops import CardType, Count, Op

Say = Callable[..., str]
Form = str
DO: Final = "do"
MAY: Final = "may"
THEN: Final = "then"
INDENT: Final = "    "


class Phrase(NamedTuple):
    key: str
    args: Args


Args = dict[str, "int | str | Phrase | tuple[Phrase, ...]"]


def spell(phrase: Phrase, say: Say) -> str:
    """The phrase in words; `say` is given a message's key and its figures by name."""
    figures: dict[str, int | str] = {}
    for name, value in phrase.args.items():
        if isinstance(value, Phrase):
            figures[name] = spell(value, say)
        elif isinstance(value, tuple):
            text = " ".join(_sentence(spell(part, say)) for part in value)
            figures[name] = text
            # After a colon some languages go on small: the same with its first letter as written.
            figures[f"{name}-small"] = spell(value[0], say)[:1] + text[1:]
        else:
            figures[name] = value
    return say(phrase.key, **figures)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


# ------------------------------------------------------------------------------------ whole cards


def card_lines(card_id: str, card: Card, say: Say) -> list[str]:
    """A card's text, a clause a line."""
    return [spell(phrase, say) for phrase in card_phrases(card_id, card)]


def card_phrases(card_id: str, card: Card) -> list[Phrase]:
    if card_id == "mining_platform":
        return [Phrase("text-platform", {})]
    phrases = [Phrase("text-warden", {})] if card.warden else []
    if card.aura:
        phrases.append(Phrase("text-aura", {"n": card.aura.attack, "type": card.type}))
    heads: tuple[Head, ...] = get_args(Head)
    return phrases + [clause_phrase(card, head) for head in heads if card.clause(head)]


def clause_phrase(card: Card, head: Head) -> Phrase:
    """One clause of a card, with the words it begins with."""
    listed = card.clause(head)
    text = _sentences(listed, card.type)
    if isinstance(listed[0], ops.Pay):  # nobody has to
        text = (_may(list(listed), card.type, DO),)
    key = f"text-clause-{head}".replace("_", "-")
    if head == "whenever" and card.whenever:
        key += f"-{card.whenever.on}"
    return Phrase(key, {"text": text, "type": card.type})


def ops_phrase(listed: Iterable[Op], card_type: CardType) -> Phrase:
    """A list of ops as sentences, such as one option of a choice."""
    return Phrase("text-clause-play", {"text": _sentences(listed, card_type)})


def name_phrase(card_id: str, card: Card) -> Phrase:
    if card.name is None:
        return Phrase(f"card-{card_id}".replace("_", "-"), {})
    return Phrase("text-own-name", {"en": card.name.en, "fr": card.name.fr, "de": card.name.de})


def spoiler(card_set: CardSet, say: Say) -> str:
    """The full card list, for people."""
    lines: list[str] = []
    group = ""
    for card_id, card in card_set.cards.items():
        here = "starter" if card.deck == "starter" else card.corp
        if here != group:
            group = here
            lines += ["", f"== {say(f'text-group-{here}'.replace('_', '-'))} =="]
        lines += ["", spell(name_phrase(card_id, card), say)]
        lines.append(INDENT + ", ".join(spell(fact, say) for fact in _facts(card)))
        lines += [INDENT + line for line in card_lines(card_id, card, say)]
    return "\n".join(lines[1:]) + "\n"


def _facts(card: Card) -> list[Phrase]:
    facts = [Phrase("text-fact-type", {"type": card.type, "deck": card.deck})]
    if card.cost.labor or card.cost.construction:
        cost = _resources(card.cost.labor, card.cost.construction)
        facts.append(Phrase("text-fact-cost", {"cost": cost}))
    if card.type != "employee":
        facts.append(Phrase("text-fact-body", {"attack": card.attack, "health": card.health}))
    facts.append(Phrase("text-fact-brass", {"n": card.brass or 0}))
    facts.append(Phrase("text-fact-copies", {"n": card.copies}))
    return facts


# ------------------------------------------------------------------------------------- sentences


def _sentences(listed: Iterable[Op], card_type: CardType) -> tuple[Phrase, ...]:
    return tuple(_phrase(op, card_type, DO) for op in listed)


def _may(listed: list[Op], card_type: CardType, form: Form) -> Phrase:
    """You may do the first thing; if you do, the rest follows."""
    first = _phrase(listed[0], card_type, MAY)
    if len(listed) == 1:
        return Phrase("text-op-may", {"what": first, "form": form})
    rest = _all(listed[1:], card_type, THEN)
    return Phrase("text-op-may-then", {"what": first, "rest": rest, "form": form})


def _all(listed: Iterable[Op], card_type: CardType, form: Form) -> Phrase:
    """Several ops in one sentence; only the first stands where a language would turn it round."""
    first, *rest = listed
    phrases = [_phrase(first, card_type, form)]
    return _joined([*phrases, *(_phrase(op, card_type, DO) for op in rest)], "and")


def _joined(phrases: list[Phrase], word: str) -> Phrase:
    """`a`; `a and b`; `a, b and c`."""
    if len(phrases) == 1:
        return phrases[0]
    *firsts, last = phrases
    together = firsts[0]
    for phrase in firsts[1:]:
        together = Phrase("text-list-comma", {"a": together, "b": phrase})
    return Phrase(f"text-list-{word}", {"a": together, "b": last})


def _resources(labor: int, construction: int, brass: int = 0) -> Phrase:
    amounts = (("labor", labor), ("construction", construction), ("brass", brass))
    return _joined([Phrase(f"count-{name}", {"n": n}) for name, n in amounts if n], "and")


def _phrase(op: Op, card_type: CardType, form: Form) -> Phrase:
    match op:
        case ops.Choose():
            options = tuple(
                Phrase("text-op-option", {"text": _sentences(option, card_type)})
                for option in op.of
            )
            return Phrase("text-op-choose", {"options": options})
        case ops.May():
            return _may(list(op.do), card_type, form)
        case ops.If():
            return _if(op, card_type)
        case ops.ForEach():
            what = _all(op.do, card_type, form)
            count = Phrase(*_counted("each", op.count))
            return Phrase("text-op-for-each", {"what": what, "count": count, "most": op.most})
        case ops.Discharge():
            each = _all(op.each, card_type, THEN)
            return Phrase("text-op-discharge", {"each": each, "type": card_type})
        case ops.Pay():
            return _pay(op, card_type, form)
        case _:
            return _plain(op, card_type, form)


def _if(op: ops.If, card_type: CardType) -> Phrase:
    args = {"when": _condition(op.when), "what": _all(op.do, card_type, THEN)}
    if not op.otherwise:
        return Phrase("text-op-if", {**args})
    return Phrase("text-op-if-else", {**args, "other": _all(op.otherwise, card_type, THEN)})


def _pay(op: ops.Pay, card_type: CardType, form: Form) -> Phrase:
    prices: list[Phrase] = []
    if op.labor or op.construction or op.brass:
        what = _resources(op.labor, op.construction, op.brass)
        prices.append(Phrase("text-op-pay", {"what": what, "form": form}))
    if op.discard:
        prices.append(Phrase("text-op-discard-you", {"n": op.discard, "form": form}))
    if op.sacrifice:
        figures = {"what": op.sacrifice, "type": card_type, "form": form}
        prices.append(Phrase("text-op-sacrifice", {**figures}))
    return _joined(prices, "and")


def _plain(op: Op, card_type: CardType, form: Form) -> Phrase:
    """Ops with nothing inside: their message is given their fields, or what they mean in words."""
    key = f"text-op-{op.__struct_config__.tag}".replace("_", "-")
    args: Args = {"form": form, "type": card_type}
    match op:
        case ops.Gain():
            args["what"] = _resources(op.labor, op.construction, op.brass)
        case ops.Exchange():
            args["give"] = Phrase(f"count-{op.give}", {"n": op.rate})
            args["get"] = Phrase(f"count-{op.get}", {"n": 1})
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
    return Phrase(key, args)


def _moved(key: str, args: Args, op: ops.Dismiss | ops.Acquire | ops.Recall) -> Phrase:
    """Ops that take cards from somewhere."""
    if isinstance(op, ops.Dismiss):
        if op.places == ("this",):
            return Phrase(f"{key}-this", args)
        places = [Phrase(f"text-from-{place}".replace("_", "-"), {}) for place in op.places]
        return Phrase(key, args | {"n": op.n, "places": _joined(places, "or")})
    args |= {"what": op.type or "card", "to": op.to}
    if isinstance(op, ops.Acquire):
        place = Phrase(f"text-from-{op.source}".replace("_", "-"), {})
        args |= {"place": place, "n": op.max_cost}
    return Phrase(key, args)


# ------------------------------------------------------------------------ conditions and counts


def _condition(count: Count) -> Phrase:
    key, args = _counted("if", count)
    return Phrase(key, {**args, "n": count.least})


def _counted(start: str, count: Count) -> tuple[str, Args]:
    key = f"text-{start}-{count.of}".replace("_", "-")
    args: Args = {}
    if count.of == "played":
        args["what"] = count.type or "card"
        if count.corp:
            key += "-corp"
            args |= {"corp": count.corp, "name": Phrase(f"name-{count.corp}".replace("_", "-"), {})}
    return key, args
