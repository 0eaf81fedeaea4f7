"""Random play meets everything: every card is played, every clause and every op carried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from pithead.kernel.contract import Event
from pithead.testing.case import Case
from pithead.testing.walk import asked, random_action
from tests.brass_empire.kit import KIT
from tests.brass_empire.scenario import CARDS

CLAUSES = (
    *("play", "mobilize", "built", "each_turn", "demolish"),
    *("destroyed", "action", "kills", "whenever"),
)
# Random players seldom buy the dear cards, so each game starts with other ones in the decks.
GAMES = 120


def ops_in(data: Any) -> Iterator[str]:
    """The names of all ops in a text, however deep."""
    if isinstance(data, dict):
        if "op" in data:
            yield data["op"]
        for value in data.values():
            yield from ops_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from ops_in(value)


EVERY_OP = {op for card in CARDS.values() for op in ops_in(card)}
EVERY_CLAUSE = {
    (name, clause) for name, card in CARDS.items() for clause in CLAUSES if clause in card
}
# A plain gain of Labor or Construction comes by itself and is told as nothing but a gain.
EVERY_CLAUSE -= {
    (name, "each_turn")
    for name, card in CARDS.items()
    if [set(op) <= {"op", "labor", "construction"} for op in card.get("each_turn", [])] == [True]
}
EVERY_CARD = {name for name in CARDS if name != "mining_platform"}

# What an op leaves in the events when it was carried out.
TRACES = {
    "gained": "gain",
    "discount": "discount",
    "drew": "draw",
    "draw_later": "draw_later",
    "looked": "look",
    "recalled": "recall",
    "discarded": "discard",
    "dismissed": "dismiss",
    "acquired": "acquire",
    "peeked": "peek",
    "refreshed": "refresh",
    "damaged": "damage",
    "boosted": "boost",
    "readied": "ready",
    "rebuilt": "rebuild",
    "stored": "store",
    "discharged": "discharge",
    "lost_brass": "steal",
}


def traces(event: Event, clause: str) -> Iterator[str]:
    """The ops that an event shows, while the text of a clause is carried out."""
    if event.kind in TRACES and clause:
        yield TRACES[event.kind]
    if event.kind == "spent":
        yield from {str(event.args["reason"])} & {"pay", "exchange"}
    if event.kind == "flipped" and clause:
        yield "build"
    if event.kind == "destroyed" and clause in ("play", "action", "mobilize"):
        yield "destroy"


class Tally:
    def __init__(self) -> None:
        self.cards: Counter[str] = Counter()
        self.clauses: Counter[tuple[str, str]] = Counter()
        self.ops: Counter[str] = Counter()

    def play(self, case: Case) -> None:
        match, rng = KIT.match(case), Random(f"{case} coverage")
        while not match.over:
            seat = asked(match.state)[0]
            decision = match.state.pending
            assert decision is not None
            if decision.kind in ("may", "choose"):
                self.ops[decision.kind] += 1
            self.count(match.apply(seat, random_action(match, seat, rng)), decision.about)

    def count(self, events: list[Event], about: dict[str, Any]) -> None:
        clause = str(about.get("clause", ""))
        for event in events:
            if event.kind in ("played", "mobilized", "laid_seen"):
                self.cards[str(event.args["card"])] += 1
            if event.kind in ("turn", "attacked", "mined", "bought"):
                clause = ""
            if event.kind == "effect":
                name, clause = str(event.args["card"]), str(event.args["clause"])
                self.clauses[name, clause] += 1
                self.ops.update(set(ops_in(CARDS[name][clause])) & {"if", "for_each"})
            self.ops.update(traces(event, clause))

    def missing(self) -> int:
        left = EVERY_CARD - set(self.cards), EVERY_OP - set(self.ops)
        return sum(map(len, left)) + len(EVERY_CLAUSE - set(self.clauses))


@cache
def tally() -> Tally:
    """One random game after the other until all is met."""
    total = Tally()
    for seed in range(GAMES):
        total.play(Case(2 + seed % 3, (("pool", 25),), seed=seed, rich=True))
        if total.missing() == 0:
            break
    return total


def test_every_card_is_played() -> None:
    assert sorted(EVERY_CARD - set(tally().cards)) == []


def test_every_clause_is_carried_out() -> None:
    assert sorted(EVERY_CLAUSE - set(tally().clauses)) == []


def test_every_op_is_carried_out() -> None:
    assert sorted(EVERY_OP - set(tally().ops)) == []
