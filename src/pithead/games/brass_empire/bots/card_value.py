"""What a Brass Empire card brings, read off its text: one estimate for each kind of good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from ..cards.card_set import Card, Head
from ..cards.ops import BaseOp, Boost, ForEach, Goods, If, Ready, Store
from ..cards.ops.op import add_goods, total_goods
from ..position.tables import CLAUSES, HEADS, Tables

if TYPE_CHECKING:
    from pithead.kernel.game import Game

OFTEN: Final = 0.6  # how often a `whenever` happens in a turn
ONCE: Final[tuple[Head, ...]] = ("mobilize", "built", "demolish", "destroyed")
EACH_TURN: Final[tuple[Head, ...]] = ("each_turn", "whenever", "kills")


class Cards:
    """By design: what its text brings each time it is played, in each turn, once, or by acting."""

    def __init__(self, game: Game) -> None:
        ours: Any = game
        self.designs: tuple[str, ...] = ours.cards
        self.played: list[Goods] = []
        self.each_turn: list[Goods] = []
        self.once: list[Goods] = []
        self.acting: list[Goods] = []
        self.body: list[tuple[float, float, float]] = []  # attack, health of a unit, Brass value
        self.battery: list[tuple[int, int, int]] = []  # the option that stores, how much, at most
        self.looks_back: list[bool] = []  # whether it does more after other cards were played
        self.cost: list[float] = []  # Construction is dearer than Labor
        self.types: list[int] = ours.tables.type
        self.goods: dict[int, Goods] = {}  # by the place of an op in the program
        cards: dict[str, Card] = ours.card_set.cards
        tables: Tables = ours.tables
        for design, card in enumerate(cards.values()):
            for head, clause in enumerate(CLAUSES):
                start = tables.clause[design * HEADS + head]
                self._add_goods(tables.code, start, card.clause(cast(Head, clause)))
            self.played.append(_clause(card, "play"))
            self.each_turn.append(add_goods([_clause(card, head) for head in EACH_TURN]))
            self.once.append(add_goods([_clause(card, head) for head in ONCE]))
            self.acting.append(_clause(card, "action"))
            self.battery.append(_battery(card))
            self.looks_back.append(any(_looks_back(op) for op in (*card.play, *card.mobilize)))
            self.cost.append(card.cost.labor + 1.5 * card.cost.construction)
            health = float(card.health) if card.type == "unit" else 0.0
            self.body.append((float(card.attack), health, float(card.brass or 0)))

    def _add_goods(self, code: list[int], pc: int, listed: Sequence[BaseOp]) -> None:
        """What each op of a list brings on average, and those inside it."""
        for op in listed:
            self.goods[pc] = op.goods()
            inner = pc + 2 + len(op.operands())
            for number, body in enumerate(op.compiled_lists()):
                self._add_goods(code, code[inner + number], body)
            pc = code[pc + 1]


_OF_SETS: Final[dict[str, Cards]] = {}


def cards_of(game: Game) -> Cards:
    """What the cards of a game bring: worked out once for each set, not for each bot."""
    known = _OF_SETS.get(game.components_digest)
    if known is None:
        known = _OF_SETS[game.components_digest] = Cards(game)
    return known


def _clause(card: Card, head: Head) -> Goods:
    goods = total_goods(card.clause(head))
    return [OFTEN * n for n in goods] if head == "whenever" else goods


def _battery(card: Card) -> tuple[int, int, int]:
    for op in (*card.each_turn, *card.action):
        for number, (_, option) in enumerate(op.lists()):
            first = option[0]
            if isinstance(first, Store):
                return number, first.n, first.max
    return -1, 0, 0


def _looks_back(op: BaseOp) -> bool:
    return isinstance(op, If | ForEach | Ready | Boost)
