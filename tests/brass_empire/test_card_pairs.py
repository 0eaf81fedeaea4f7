"""Every pair of designs: no two alike, none that another beats at its price, none without a text.

A card beats another if it is of the same type, costs no more of anything, has at least its
figures, and its text brings at least as much however conditions stand and whatever the other's
owner chooses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations, product
from typing import get_args

import msgspec
import pytest

from pithead.games.brass_empire.cards import ops
from pithead.games.brass_empire.cards.card_set import Card, Cost, Head, every_op, load
from pithead.games.brass_empire.cards.ops import BaseOp

BOUGHT = {name: card for name, card in load().cards.items() if card.deck != "starter"}
HEADS: tuple[Head, ...] = get_args(Head)
OWN = "own"
Outcome = Counter[str]  # what it brings; a name that begins with a minus is a price
World = dict[str, int]  # how many there are of everything that a text counts


def counted(count: ops.Count, card: Card) -> str:
    corp = OWN if count.corp == card.corp else count.corp
    return f"{count.of} {corp} {count.type}"


def outcomes(listed: Iterable[BaseOp], card: Card, world: World) -> list[Outcome]:
    """What a list can come to, one for every way to choose."""
    found = [Outcome()]
    for op in listed:
        found = [before + after for before in found for after in of_op(op, card, world)]
    return found


def of_op(op: BaseOp, card: Card, world: World) -> list[Outcome]:
    match op:
        case ops.Choose():
            return [found for option in op.of for found in outcomes(option, card, world)]
        case ops.May():
            return [Outcome(), *outcomes(op.do, card, world)]
        case ops.If():
            holds = world[counted(op.when, card)] >= op.when.least
            return outcomes(op.do if holds else op.otherwise, card, world)
        case ops.ForEach():
            times = min(world[counted(op.count, card)], op.most)
            return outcomes(op.do * times, card, world)
    return [Outcome(dict(atoms(op)))]


def atoms(op: BaseOp) -> Iterator[tuple[str, int]]:
    """An op without lists, as amounts; ops of other words are other things."""
    figures = {name: getattr(op, name) for name in op.__struct_fields__}
    amounts = {name: n for name, n in figures.items() if isinstance(n, int) and n}
    words = " ".join(str(word) for name, word in figures.items() if name not in amounts)
    price = op.is_price or figures.get("who") == "you" or "this" in words
    if isinstance(op, ops.Destroy):
        amounts, words = {"health": op.max_health or 9}, op.target
    if isinstance(op, ops.Gain | ops.Discount | ops.Pay):
        words = op.on if isinstance(op, ops.Discount) else ""
    if isinstance(op, ops.Pay) and op.sacrifice:
        amounts[op.sacrifice] = 1
    for name, n in (amounts or {"once": 1}).items():
        yield f"{'-' * price}{op.name} {words} {name}", n


def covers(mine: Outcome, other: Outcome) -> bool:
    for name in {*mine, *other}:
        more = mine[name] - other[name]
        if more * (-1 if name.startswith("-") else 1) < 0:
            return False
    return True


def worlds(*cards: Card) -> Iterator[World]:
    """Every way the counts in these texts can stand, as far as it makes a difference."""
    most: dict[str, int] = {}
    for card in cards:
        for op in every_op(card):
            if isinstance(op, ops.If | ops.ForEach):
                count, far = (
                    (op.when, op.when.least) if isinstance(op, ops.If) else (op.count, op.most)
                )
                key = counted(count, card)
                most[key] = max(far, most.get(key, 0))
    for figures in product(*[range(far + 1) for far in most.values()]):
        yield dict(zip(most, figures, strict=True))


def figures_cover(mine: Card, other: Card) -> bool:
    return (
        mine.type == other.type
        and mine.cost.labor <= other.cost.labor
        and mine.cost.construction <= other.cost.construction
        and (mine.brass or 0) >= (other.brass or 0)
        and mine.attack >= other.attack
        and mine.health >= other.health
        and mine.warden >= other.warden
        and (mine.aura is not None) >= (other.aura is not None)
    )


def text_covers(mine: Card, other: Card) -> bool:
    if other.whenever and (not mine.whenever or mine.whenever.on != other.whenever.on):
        return False
    return all(
        any(covers(found, wanted) for found in outcomes(mine.clause(head), mine, world))
        for world in worlds(mine, other)
        for head in HEADS
        for wanted in outcomes(other.clause(head), other, world)
    )


def beats(mine: Card, other: Card) -> bool:
    return figures_cover(mine, other) and text_covers(mine, other)


def program(card: Card) -> str:
    """Its text whatever it costs, with its corporation called its own."""
    texts = {head: msgspec.to_builtins(card.clause(head)) for head in HEADS}
    on = card.whenever.on if card.whenever else None
    return repr((card.type, texts, on, card.warden, card.aura)).replace(card.corp, OWN)


def test_no_card_beats_another_at_its_price() -> None:
    pairs = permutations(BOUGHT, 2)
    assert [f"{a} > {b}" for a, b in pairs if beats(BOUGHT[a], BOUGHT[b])] == []


def test_no_two_cards_have_the_same_text() -> None:
    programs = Counter(map(program, BOUGHT.values()))
    alike = [name for name, card in BOUGHT.items() if programs[program(card)] > 1]
    assert alike == []


def test_no_card_is_blank() -> None:
    assert [n for n, c in BOUGHT.items() if not (any(every_op(c)) or c.warden or c.aura)] == []


FEW = 10


def test_few_texts_ask_for_another_card_of_the_corporation() -> None:
    """A corporation's plan is in what its cards do, not in a count of cards with its sign."""
    asking = [
        name
        for name, card in BOUGHT.items()
        for op in every_op(card)
        if isinstance(op, ops.If | ops.ForEach)
        and (op.when if isinstance(op, ops.If) else op.count).corp
    ]
    assert 0 < len(asking) <= FEW, asking


GAIN = ops.Gain(labor=2)
NEARLY: list[tuple[tuple[ops.Op, ...], tuple[ops.Op, ...], bool]] = [
    ((GAIN,), (ops.Gain(labor=1),), True),
    ((ops.Gain(labor=1),), (GAIN,), False),
    ((ops.Choose(((GAIN,), (ops.Draw(1),))),), (GAIN,), True),
    ((GAIN,), (ops.Choose(((GAIN,), (ops.Draw(1),))),), False),
    ((ops.If(ops.Count("platform"), (GAIN,)),), (GAIN,), False),
    ((GAIN,), (ops.If(ops.Count("platform"), (GAIN,)),), True),
    ((ops.May((ops.Pay(1), ops.Draw(1))), GAIN), (GAIN,), True),
    ((GAIN, ops.Discard("you", 1)), (GAIN,), False),
    ((GAIN, ops.Dismiss(("this",))), (GAIN,), False),
    ((ops.ForEach(ops.Count("your_units"), 3, (GAIN,)),), (GAIN,), False),
    (
        (ops.If(ops.Count("played", corp="harlem"), (GAIN,)),),
        (ops.If(ops.Count("played", corp="harlem"), (ops.Gain(labor=1),)),),
        True,
    ),
]


@pytest.mark.parametrize(("mine", "other", "wins"), NEARLY)
def test_what_beats_what(mine: tuple[ops.Op, ...], other: tuple[ops.Op, ...], wins: bool) -> None:
    cards = [Card("harlem", "employee", 1, cost=Cost(3), play=play) for play in (mine, other)]
    assert beats(*cards) is wins
