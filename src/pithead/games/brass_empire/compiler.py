"""From card data to tables: what a design is, and its text as a program of ints."""

from __future__ import annotations

from . import ops, program
from .card_set import Card, CardSet
from .tables import (
    BUILDING,
    CLAUSES,
    CORPORATIONS,
    DECKS,
    EMPLOYEE,
    HEADS,
    NEUTRAL,
    NO_CLAUSE,
    OCCASIONS,
    POOL,
    RESERVE,
    STARTER,
    TYPES,
    Tables,
)

ANY = -1
CORPS = (*CORPORATIONS, "neutral")


def build_tables(cards: CardSet) -> Tables:
    tables = Tables()
    for name, card in cards.cards.items():
        _add_design(tables, name, card)
    _add_decks(tables)
    return tables


def _add_design(t: Tables, name: str, card: Card) -> None:
    t.ids.append(name)
    t.corp.append(CORPS.index(card.corp))
    t.type.append(TYPES.index(card.type))
    t.deck.append(DECKS.index(card.deck))
    t.copies.append(card.copies)
    t.labor.append(card.cost.labor)
    t.construction.append(card.cost.construction)
    t.brass.append(card.brass or 0)
    t.attack.append(card.attack)
    t.health.append(card.health)
    t.warden.append(1 if card.warden else 0)
    t.aura.append(card.aura.attack if card.aura else 0)
    t.has_aura = t.has_aura or card.aura is not None
    t.whenever_on.append(OCCASIONS.index(card.whenever.on) if card.whenever else ANY)
    gain = card.each_turn[0] if len(card.each_turn) == 1 else None
    plain = isinstance(gain, ops.Gain) and not gain.brass
    t.plain.append(1 if plain else 0)
    t.plain_labor.append(gain.labor if isinstance(gain, ops.Gain) and plain else 0)
    t.plain_construction.append(gain.construction if isinstance(gain, ops.Gain) and plain else 0)
    for head in CLAUSES[: HEADS - 1]:
        listed: tuple[ops.Op, ...] = getattr(card, head)
        t.clause.append(_add_list(t.code, listed) if listed else NO_CLAUSE)
    t.clause.append(_add_list(t.code, card.whenever.do) if card.whenever else NO_CLAUSE)


def _add_decks(t: Tables) -> None:
    t.reserves = [[] for _ in CORPORATIONS]
    t.corp_designs = [[] for _ in CORPORATIONS]
    for design in range(len(t.ids)):
        cards = [design] * t.copies[design]
        corp = t.corp[design]
        if t.deck[design] == STARTER and t.type[design] == BUILDING:
            t.platform = design
        elif t.deck[design] == STARTER:
            t.starters += cards
        elif t.deck[design] == RESERVE:
            t.reserves[corp] += cards
        elif t.type[design] == EMPLOYEE:
            t.labor_pool += cards
        else:
            t.design_pool += cards
        if corp != NEUTRAL and t.deck[design] in (RESERVE, POOL):
            t.corp_designs[corp].append(design)
    t.fields = max(len(designs) for designs in t.corp_designs)


# --- the program --------------------------------------------------------------------------------


def _add_list(code: list[int], listed: tuple[ops.Op, ...]) -> int:
    """Write a list of ops at the end of the code; where it starts."""
    start = len(code)
    # Bodies are written behind the list they hang on, so leave room for the list first.
    sizes = [2 + len(_operands(op)) + _bodies_room(op) for op in listed]
    code.extend([program.END] * (sum(sizes) + 1))
    at = start
    for op, size in zip(listed, sizes, strict=True):
        words = [program.OP_NAMES.index(_name(op)), at + size, *_operands(op)]
        words += [_add_list(code, body) if body else NO_CLAUSE for body in _bodies(op)]
        code[at : at + size] = words
        at += size
    return start


def _name(op: ops.Op) -> str:
    return str(op.__struct_config__.tag)


def _bodies_room(op: ops.Op) -> int:
    return len(_bodies(op))


def _bodies(op: ops.Op) -> list[tuple[ops.Op, ...]]:
    if isinstance(op, ops.Choose):
        return list(op.of)
    if isinstance(op, ops.May | ops.ForEach):
        return [op.do]
    if isinstance(op, ops.If):
        return [op.do, op.otherwise]
    if isinstance(op, ops.Discharge):
        return [op.each]
    return []


def _operands(op: ops.Op) -> list[int]:
    """The op's own operands; where its bodies start comes after them."""
    match op:
        case ops.Gain():
            return [op.labor, op.construction, op.brass]
        case ops.Exchange():
            give, get = program.RESOURCES.index(op.give), program.RESOURCES.index(op.get)
            return [give, get, op.rate, op.times]
        case ops.Discount():
            return [TYPES.index(op.on), op.labor, op.construction]
        case ops.Steal():
            return [op.n]
        case ops.Pay():
            sacrifice = TYPES.index(op.sacrifice) if op.sacrifice else program.NO_SACRIFICE
            return [op.labor, op.construction, op.brass, op.discard, sacrifice]
        case ops.Choose():
            return [len(op.of)]
        case ops.If():
            return _count(op.when)
        case ops.ForEach():
            return [*_count(op.count), op.most]
        case _:
            return _card_operands(op)


def _card_operands(op: ops.Op) -> list[int]:
    """The same for ops about cards in hands, decks and rows."""
    match op:
        case ops.Draw() | ops.DrawLater():
            return [op.n]
        case ops.Look():
            return [op.n, program.FATES.index(op.then)]
        case ops.Recall():
            return [program.FATES.index(op.to), _type(op.type)]
        case ops.Discard():
            return [program.WHO.index(op.who), op.n]
        case ops.Dismiss():
            return [sum(program.SOURCES[place] for place in set(op.places)), op.n]
        case ops.Acquire():
            source, to = program.SOURCES[op.source], program.FATES.index(op.to)
            return [source, op.max_cost, to, _type(op.type)]
        case ops.Peek():
            return [program.PEEKS.index(op.what)]
        case ops.Refresh():
            return [program.SOURCES[op.row], op.n]
        case _:
            return _play_operands(op)


def _play_operands(op: ops.Op) -> list[int]:
    """The same for ops about cards in play."""
    match op:
        case ops.Damage():
            return [op.n, program.TARGETS.index(op.target)]
        case ops.Destroy():
            return [program.TARGETS.index(op.target), op.max_health or program.NO_LIMIT]
        case ops.Boost():
            return [op.attack, program.TARGETS.index(op.target)]
        case ops.Store():
            return [op.n, op.max]
        case _:
            return []


def _count(count: ops.Count) -> list[int]:
    word = program.COUNT_WORDS.index(count.of)
    return [word, _corp(count.corp), _type(count.type), count.least]


def _type(name: str | None) -> int:
    return ANY if name is None else TYPES.index(name)


def _corp(name: str | None) -> int:
    return ANY if name is None else CORPS.index(name)
