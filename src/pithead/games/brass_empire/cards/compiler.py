"""From card data to tables: what a design is, and its text as a program of ints."""

from __future__ import annotations

from collections.abc import Sequence

from ..position import program
from ..position.tables import (
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
from . import ops
from .card_set import Card, CardSet
from .ops import ANY, CORPS, BaseOp


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


def _add_list(code: list[int], listed: Sequence[BaseOp]) -> int:
    """Write a list of ops at the end of the code; where it starts."""
    start = len(code)
    # The lists inside an op are written behind the one it stands in, so leave room for that first.
    sizes = [2 + len(op.operands()) + len(op.compiled_lists()) for op in listed]
    code.extend([program.END] * (sum(sizes) + 1))
    at = start
    for op, size in zip(listed, sizes, strict=True):
        words = [ops.NUMBERS[op.name], at + size, *op.operands()]
        inner = op.compiled_lists()
        words += [_add_list(code, body) if body else NO_CLAUSE for body in inner]
        code[at : at + size] = words
        at += size
    return start
