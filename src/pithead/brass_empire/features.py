"""Numbers for bots: what a viewer's company and its opponents have, and what its cards can do.

Every op of the vocabulary has a feature: how much of it an average card of one's own brings.
"""

from typing import Final

from . import program
from .position import BOOST, CARD_SIZE, DAMAGE, FACE_DOWN, FLAGS
from .program import op_places
from .tables import BUILDING, HEADS, NO_CLAUSE, UNIT, Tables

FEATURES: Final = (
    "round",
    "pool",
    "labor",
    "construction",
    "brass",
    "card_value",
    "cards",
    "units",
    "attack",
    "health",
    "buildings",
    "sites",
    "platform",
    "brass_ahead",
    "their_units",
    "their_attack",
    "their_platforms",
)
FEATURE_NAMES: Final = (*FEATURES, *[f"op_{name}" for name in program.OP_NAMES[1:]])


def op_weights(tables: Tables) -> list[list[float]]:
    """By design, how much of each op its text holds: its first figure, or 1."""
    return [_weigh(tables, design) for design in range(len(tables.ids))]


def _weigh(tables: Tables, design: int) -> list[float]:
    weights = [0.0] * (len(program.OP_NAMES) - 1)
    for head in range(HEADS):
        start = tables.clause[design * HEADS + head]
        if start == NO_CLAUSE:
            continue
        for pc in op_places(tables.code, start):
            op = tables.code[pc]
            if op != program.END:
                weights[op - 1] += _amount(tables.code, pc)
    return weights


def _amount(code: list[int], pc: int) -> float:
    op = code[pc]
    if op == program.GAIN:
        return float(code[pc + 2] + 2 * code[pc + 3] + code[pc + 4])
    if op == program.DISCOUNT:
        return float(code[pc + 3] + 2 * code[pc + 4])
    if op in (program.DISCARD, program.DISMISS, program.REFRESH):
        return float(code[pc + 3])
    counted = (program.STEAL, program.DRAW, program.DRAW_LATER, program.LOOK, program.DAMAGE)
    if op in counted or op in (program.BOOST, program.STORE):
        return float(code[pc + 2])
    return 1.0


def features(view: dict[str, object], tables: Tables, weights: list[list[float]]) -> list[float]:
    """The features of the viewer's company, in the order of FEATURE_NAMES."""
    viewer = _number(view, "viewer")
    companies = view["companies"]
    assert isinstance(companies, list)
    own = companies[viewer]
    cards = _owned(own)
    value = sum([tables.brass[design] for design in cards])
    units, attack, health, buildings, sites = _in_play(own, tables)
    others = [company for seat, company in enumerate(companies) if seat != viewer]
    richest = max([0] + [_number(company, "brass") for company in others])
    theirs = [_in_play(company, tables) for company in others]
    found = [
        _number(view, "round"),
        _number(view, "pool"),
        _number(view, "labor") if _number(view, "active") == viewer else 0,
        _number(view, "construction") if _number(view, "active") == viewer else 0,
        _number(own, "brass"),
        value,
        len(cards),
        units,
        attack,
        health,
        buildings,
        sites,
        _number(own, "platform_up"),
        _number(own, "brass") - richest,
        sum([line[0] for line in theirs]),
        sum([line[1] for line in theirs]),
        sum([_number(company, "platform_up") for company in others]),
    ]
    return [float(figure) for figure in found] + _op_features(cards, weights)


def _op_features(cards: list[int], weights: list[list[float]]) -> list[float]:
    totals = [0.0] * (len(program.OP_NAMES) - 1)
    for design in cards:
        for op, weight in enumerate(weights[design]):
            totals[op] += weight
    return [total / max(1, len(cards)) for total in totals]


def _number(data: dict[str, object], key: str) -> int:
    value = data[key]
    assert isinstance(value, int)
    return int(value)


def _list(data: dict[str, object], key: str) -> list[int]:
    value = data[key]
    assert isinstance(value, list)
    return value


def _owned(company: dict[str, object]) -> list[int]:
    """All cards of one's own; `unseen` holds hand, deck and what lies face down."""
    cards = _list(company, "unseen") + _list(company, "discard") + _list(company, "played")
    line = _list(company, "line")
    for at in range(0, len(line), CARD_SIZE):
        if not line[at + FLAGS] & FACE_DOWN:
            cards.append(line[at])
    return cards


def _in_play(company: dict[str, object], tables: Tables) -> list[int]:
    """Units, their attack and health, face-up buildings, sites."""
    line = _list(company, "line")
    found = [0, 0, 0, 0, 0]
    for at in range(0, len(line), CARD_SIZE):
        if line[at + FLAGS] & FACE_DOWN:
            found[4] += 1
        elif tables.type[line[at]] == UNIT:
            found[0] += 1
            found[1] += tables.attack[line[at]] + line[at + BOOST]
            found[2] += tables.health[line[at]] - line[at + DAMAGE]
        elif tables.type[line[at]] == BUILDING:
            found[3] += 1
    return found
