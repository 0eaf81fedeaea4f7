"""Brass Empire as the kit sees it: invariants, books, tables worth playing, what is hidden."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from pithead.games.brass_empire.bots.memory import CardMemory
from pithead.games.brass_empire.position import frames
from pithead.games.brass_empire.position.state import CARD_SIZE, FACE_DOWN, FLAGS, Position
from pithead.games.brass_empire.shapes.deck_knowledge import HAND, LOOKED, SITES, DeckKnowledge
from pithead.kernel.contract import Action
from pithead.kernel.state import State
from pithead.testing.case import Case, Chosen, every_case
from pithead.testing.gamekit import Dump, GameKit, Ledger
from tests.brass_empire.books import Books
from tests.brass_empire.invariants import violations
from tests.brass_empire.scenario import CARDS

# Small pools keep random games short; the standard ones are played too.
SHORT = ("pool", 15)
EVEN = ("even_start", True)
MODES = (
    (("battle", False), ("first_edition", False), SHORT),
    (("battle", True), ("first_edition", False), ("even_start", False)),
    (("battle", False), ("first_edition", True), SHORT, ("corporations", "chosen"), EVEN),
)
BUILT = (("reserves", "built"), ("reserve_value", 8), ("spare_reserves", "removed"))
BUILT_SHUFFLED = (("reserves", "built"), ("reserve_value", 12), ("spare_reserves", "shuffled"))
STANDARD = (("reserves", "standard"), ("reserve_value", 10))
SOLO_SETS: list[Chosen] = [
    (("equal_turns", False), ("pool", "standard")),
    (("equal_turns", True), ("pool", 10), ("corporations", "chosen")),
    (("pool", 150),),
]


class BrassEmpireKit(GameKit):
    name = "brass_empire"
    golden_cases = (
        Case(1, (("pool", 12),), seed=1),
        Case(2, (("pool", 12),), seed=2),
        Case(4, (("pool", 12), ("team", True)), seed=4),
    )
    plain = (("pool", 10),)
    most_spelt = 100
    vast = frozenset({"reserve"})

    def option_sets(self, seats: int) -> list[Chosen]:
        """Every variant and every mix of two or more that is allowed, with all other options."""
        if seats == 1:
            return SOLO_SETS
        teams = (False, True) if seats in (4, 6) else (False,)
        sets: list[Chosen] = [
            (("team", team), *reserves, *mode)
            for team in teams
            for reserves in (STANDARD, BUILT, BUILT_SHUFFLED)
            for mode in MODES
        ]
        return [*sets, (("pool", "standard"), ("corporations", "random"))]

    def few_sets(self, seats: int) -> list[Chosen]:
        """One or two that together meet every variant; battles of many last long, so of three."""
        few: dict[int, list[Chosen]] = {
            1: SOLO_SETS,
            2: [(("first_edition", True), *BUILT, ("pool", 10))],
            3: [
                (("battle", True), ("corporations", "random"), ("even_start", False)),
                (("pool", "standard"),),
            ],
            4: [(("team", True), ("first_edition", False), ("pool", 10))],
            5: [(*BUILT_SHUFFLED, ("corporations", "chosen"), ("pool", 10), EVEN)],
            6: [(("team", False), *STANDARD, ("battle", False), ("pool", 10))],
        }
        return few[seats]

    def suite_cases(self) -> list[Case]:
        """Every fifth, which is every option set at some seat count."""
        return every_case(self)[::5]

    @property
    def sealed_cases(self) -> list[Case]:
        return [
            Case(2, (*BUILT, SHORT), seed=52),
            Case(6, (*BUILT_SHUFFLED, ("battle", True)), seed=56),
        ]

    def violations(self, state: State, dump: Dump) -> Iterator[str]:
        decision = state.pending
        return violations(dump, decision.kind if decision else None)

    def ledger(self, start: Dump) -> Ledger:
        return Books(start)

    def amounts(self, dump: Dump, seat: int) -> Iterable[Action]:
        """Whatever names a card in play or one that lies somewhere: all there are and one more."""
        own = range(1, len(dump["companies"][seat]["in_play"]) + 2)
        for number in own:
            for verb in ("use", "demolish", "mine", "act"):
                yield verb, number
        for other, company in enumerate(dump["companies"]):
            for target in range(len(company["in_play"]) + 2):
                yield "target", other, target
                yield from (("attack", number, other, target) for number in own)
            yield from (("raid", number, other) for number in own)
        for zone in ("hand", "discard", "reserve"):
            yield from (("take", zone, card) for card in {*dump["companies"][seat][zone], "clerk"})
        for where in ("deck", "discard", "dismiss"):
            yield from (("put", where, card) for card in {*dump["looked"], "clerk"})
        yield from (("next", number) for number in range(1, 5))

    def enrich(self, dump: Dump, rng: Random) -> None:
        """Everyone owns his reserve and twelve cards of the centre: every text is met early."""
        for company in dump["companies"][: dump["seats"]]:
            if dump["round"] == 0:
                return
            company["discard"], company["reserve"] = company["reserve"], []
            for deck in ("labor_deck", "design_deck"):
                for _ in range(6):
                    company["discard"].append(dump[deck].pop(rng.randrange(len(dump[deck]))))
            company["deck"] = company["discard"] + company["deck"]
            rng.shuffle(company["deck"])
            company["discard"] = []
            hand = company["hand"]
            for place in range(len(hand)):
                hand[place], company["deck"][place] = company["deck"][place], hand[place]

    # --- what is hidden: BE-SET-8 says it

    def shuffled(self, dump: Dump, viewer: int) -> Sequence[Sequence[str]]:
        hidden = [dump["labor_deck"], dump["design_deck"]]
        hidden += [
            company["deck"] for seat, company in enumerate(dump["companies"]) if seat == viewer
        ]
        return hidden

    def hidden_figures(self, dump: Dump, viewer: int) -> Sequence[int]:
        return []

    def hidden_words(self, dump: Dump, viewer: int) -> Iterable[str]:
        """Cards that lie in a centre deck and nowhere else."""
        elsewhere = Counter(
            card
            for company in dump["companies"]
            for zone in ("hand", "deck", "discard", "reserve", "played")
            for card in company[zone]
        )
        elsewhere.update(
            [*dump["labor_row"], *dump["design_row"], *dump["dismissed"], *dump["box"]]
        )
        for company in dump["companies"]:
            elsewhere.update(entry["card"] for entry in company["in_play"])
        for card in {*dump["labor_deck"], *dump["design_deck"]}:
            if not elsewhere[card]:
                yield card

    def permute(self, state: State, viewer: int, rng: Random, *, next_too: bool) -> State:
        dump: Dump = copy.deepcopy(self.game.dump(state))
        if state.over:
            return self.game.load(dump)
        keep = 0 if next_too else 12
        for deck in ("labor_deck", "design_deck"):
            shuffle_below(dump[deck], keep, rng)
        for seat, company in enumerate(dump["companies"]):
            if seat != viewer:
                deal_anew(dump, seat, company, keep, rng)
            shuffle_below(company["deck"], keep, rng)
        if dump["answers"] and next_too:
            return self.answer_anew(dump, viewer, rng)
        return self.game.load(dump)

    def answer_anew(self, dump: Dump, viewer: int, rng: Random) -> State:
        """Others have built other reserves, or none yet."""
        for seat in range(dump["seats"]):
            if seat != viewer:
                dump["answers"].pop(str(seat), None)
                dump["forms"][seat] = {}
        other = self.game.load(dump)
        others = [seat for seat in range(dump["seats"]) if seat != viewer and other.asked(seat)]
        for seat in rng.sample(others, rng.randrange(len(others))):
            for step in self.game.encode(self.game.sample(other, seat, rng)):
                other.apply_step(seat, step)
        return other

    # --- what is remembered

    def untrue(self, state: State, dump: Dump, facts: dict[str, Any]) -> Iterator[str]:
        memory = self.game.restore_memory(facts)
        assert isinstance(memory, CardMemory)
        assert isinstance(state, Position)
        if not state.round or state.over:  # before the deal, and when all is open
            return
        for seat, deck in enumerate(memory.decks):
            try:
                yield from (f"seat {seat}: {wrong}" for wrong in misplaced(state, seat, deck))
            except ValueError:
                yield f"seat {seat}: a card is elsewhere"
        for row, pile in enumerate((state.labor_deck, state.design_deck)):
            if pile[: len(memory.buried[row])] != memory.buried[row][: len(pile)]:
                yield f"what lies under row {row} is other cards"

    def is_exact(self, facts: dict[str, Any]) -> bool:
        """The cards of a deck are known, whatever their order."""
        return all(len(company["groups"]) <= 3 for company in facts["companies"])


def shuffle_below(deck: list[str], keep: int, rng: Random) -> None:
    """Stir a deck but for the cards on top."""
    rest = deck[keep:]
    rng.shuffle(rest)
    deck[keep:] = rest


def deal_anew(dump: Dump, seat: int, company: dict[str, Any], keep: int, rng: Random) -> None:
    """The same cards in other places among hand, deck and building sites."""
    asked_of_him = any(frame[0] == "effect" and frame[1] == seat for frame in dump["stack"])
    if keep or asked_of_him:
        return  # what he is choosing among must stay, and so must what he may play next
    sites = [entry for entry in company["in_play"] if not entry["face_up"]]
    cards = [*company["hand"], *company["deck"], *(entry["card"] for entry in sites)]
    rng.shuffle(cards)
    for entry in sites:
        at = next(i for i, card in enumerate(cards) if CARDS[card]["type"] == "building")
        entry["card"] = cards.pop(at)
    held = len(company["hand"])
    company["hand"], company["deck"] = cards[:held], cards[held:]


def misplaced(s: Position, seat: int, deck: DeckKnowledge) -> Iterator[str]:
    """Where the cards of a company are other than somebody remembers."""
    line, known = s.line[seat], deck.copy()
    sites = [line[at] for at in range(0, len(line), CARD_SIZE) if line[at + FLAGS] & FACE_DOWN]
    known.see(s.hand[seat], HAND)
    if s.looked and s.stack[frames.SEAT] == seat:
        known.see(s.looked, LOOKED)
    known.see(sites, SITES)
    pile = list(s.deck[seat])
    for group, n in known.blocks:
        if Counter(pile[:n]) - Counter(group.cards):
            yield "the deck has other cards"
        del pile[:n]
    if pile:
        yield "the deck has more cards"
    if sorted(deck.discard) != sorted(s.discard[seat]):
        yield "the discard pile is another"
    if sorted(deck.played) != sorted(s.played[seat]):
        yield "other cards were played"


KIT = BrassEmpireKit()
