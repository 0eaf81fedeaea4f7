"""Rockwell as the kit sees it: invariants, books, amounts and what is hidden from whom."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from pithead.kernel.contract import Action
from pithead.kernel.state import State
from pithead.testing.case import Case, Chosen
from pithead.testing.gamekit import Dump, GameKit, Ledger
from tests.rockwell.books import Books
from tests.rockwell.invariants import KINDS, need_of, violations

WORTH = {"zinc": 400, "copper": 600, "silver": 800, "gold": 1000}
FORMS = ("bid", "insure", "cover")
# Below these nobody owes an achievement (RW-ACH-2), so any hidden amounts up to here are possible.
MOST_UNNOTICED = {"zinc": 5, "copper": 9, "silver": 9, "gold": 11}


class RockwellKit(GameKit):
    name = "rockwell"
    golden_cases = (Case(2, seed=2), Case(3, seed=3), Case(4, seed=4))

    def option_sets(self, seats: int) -> list[Chosen]:
        """An even start changes the first orders only, so one set with it will do."""
        sets = [s for s in super().option_sets(seats) if not dict(s).get("even_start")]
        if seats == 2:
            sets.insert(seats, (("even_start", True),))  # where `few_sets` meets it
        return sets

    def violations(self, state: State, dump: Dump) -> Iterator[str]:
        decision = state.pending
        return violations(dump, decision.kind if decision else None)

    def ledger(self, start: Dump) -> Ledger:
        return Books(start)

    def enrich(self, dump: Dump, rng: Random) -> None:
        """Money, improvements, and three crews of each company down in the mine."""
        for company in dump["companies"]:
            company["money"] = 100 * rng.randrange(300)
            company["mobility"] = rng.randrange(4)
            company["safety"] = rng.randrange(4)
        if rng.random() < 0.5:
            straddle_ring_a(dump)
        else:
            scatter_crews(dump, rng)

    def amounts(self, dump: Dump, seat: int) -> Iterable[Action]:
        company = dump["companies"][seat]
        for kind in KINDS:
            yield from (("sell", kind, n) for n in range(company[kind] + 3))
            yield from (("buy", kind, n) for n in range(company["money"] // WORTH[kind] + 3))

    # --- what is hidden: RW-SET-2 and RW-BOARD-3 say it

    def shuffled(self, dump: Dump, viewer: int) -> Sequence[Sequence[str]]:
        groups = [[dump["tiles"][place]["id"] for place in group] for group in face_down(dump)]
        return [*dump["piles"].values(), *groups]

    def hidden_figures(self, dump: Dump, viewer: int) -> Sequence[int]:
        if dump["options"]["open_stock"]:
            return []
        return [
            dump["companies"][seat][what]
            for seat in range(dump["seats"])
            if seat != viewer
            for what in (*KINDS, "money", "insurance")
        ]

    def hidden_words(self, dump: Dump, viewer: int) -> Iterable[str]:
        for group in face_down(dump):
            yield from (dump["tiles"][place]["id"] for place in group)
        for pile in dump["piles"].values():
            yield from pile

    def untrue(self, state: State, dump: Dump, facts: dict[str, Any]) -> Iterator[str]:
        for seat, (facts_, company) in enumerate(
            zip(facts["companies"], dump["companies"], strict=True)
        ):
            for what in (*KINDS, "money", "insurance"):
                is_bound = not facts_["exact"]
                if company[what] < facts_[what] or (company[what] > facts_[what] and not is_bound):
                    yield f"seat {seat} has {company[what]} {what}, remembered: {facts_[what]}"
            kept, known = set(company["deliveries"]), set(facts_["deliveries"])
            if not known <= kept or (facts_["exact"] and kept != known):
                yield f"seat {seat} has {kept}, remembered: {known}"

    def is_exact(self, facts: dict[str, Any]) -> bool:
        return all(company["exact"] for company in facts["companies"])

    def permute(self, state: State, viewer: int, rng: Random, *, next_too: bool) -> State:
        dump: Dump = copy.deepcopy(self.game.dump(state))
        if state.over:
            return self.game.load(dump)
        shuffle_piles(dump, rng, keep=0 if next_too else 1)
        if next_too:
            shuffle_backs(dump, rng)
        others = [seat for seat in range(dump["seats"]) if seat != viewer]
        if not dump["options"]["open_stock"]:
            for seat in others:
                needed = [0] * 5 if next_too else dump["answers"].get(str(seat), [0] * 5)
                deal_company(dump["companies"][seat], needed, rng)
            deal_deliveries(dump, others, rng)
        if not next_too:
            return self.game.load(dump)
        for seat in others:
            dump["answers"].pop(str(seat), None)
            dump["forms"][seat] = []
        other = self.game.load(dump)
        answer_some(other, others, rng)
        return other


def scatter_crews(dump: Dump, rng: Random) -> None:
    """Crew a stays at its entrance and c and d are weak, so that nobody owes an achievement."""
    most = {"a": 4, "b": 3, "c": 1, "d": 1}
    load: Counter[str] = Counter()
    for name, crew in dump["crews"].items():
        crew["power"] = rng.randint(1, most[name[1]])
        tile = rng.choice(list(dump["tiles"]))
        if name[1] != "a" and load[tile] + crew["power"] < need_of(dump["tiles"][tile]["id"]):
            crew["at"] = tile
            load[tile] += crew["power"]


def straddle_ring_a(dump: Dump) -> None:
    """One more power of a straddler fills both its tiles: the choice of RW-MOVE-7 is near."""
    for seat in range(dump["seats"]):
        first, second = f"A{2 * seat + 1}", f"A{2 * seat + 2}"
        dearer = max(first, second, key=lambda tile: need_of(dump["tiles"][tile]["id"]))
        dump["crews"][f"{seat}b"]["at"] = f"{first}-{second}"
        dump["crews"][f"{seat}c"]["at"] = dearer


def face_down(dump: Dump) -> list[list[str]]:
    """Places of undrilled tiles that look the same from above: one stratum and power."""
    groups: dict[str, list[str]] = {}
    for place, tile in dump["tiles"].items():
        if not tile["drilled"]:
            groups.setdefault(tile["id"].partition(".")[0], []).append(place)
    return list(groups.values())


def shuffle_piles(dump: Dump, rng: Random, keep: int) -> None:
    for pile in dump["piles"].values():
        rest = pile[keep:]
        rng.shuffle(rest)
        pile[keep:] = rest


def shuffle_backs(dump: Dump, rng: Random) -> None:
    for group in face_down(dump):
        ids = [dump["tiles"][place]["id"] for place in group]
        rng.shuffle(ids)
        for place, name in zip(group, ids, strict=True):
            dump["tiles"][place]["id"] = name


def deal_company(company: dict[str, Any], needed: Sequence[int], rng: Random) -> None:
    """Other hidden amounts that the company could have, at least those of a sealed answer."""
    for kind, least in zip(KINDS, needed, strict=False):
        company[kind] = rng.randint(least, max(least, MOST_UNNOTICED[kind]))
    company["money"] = rng.randrange(0, 120) * 100 + needed[4]
    company["insurance"] += rng.randint(0, 2)


def deal_deliveries(dump: Dump, others: Sequence[int], rng: Random) -> None:
    """Which tiles are taken is open; whose they are is not."""
    taken = [tile for seat in others for tile in dump["companies"][seat]["deliveries"]]
    for seat in others:
        dump["companies"][seat]["deliveries"] = []
    for tile in taken:
        dump["companies"][rng.choice(others)]["deliveries"].append(tile)


def answer_some(state: State, others: Sequence[int], rng: Random) -> None:
    """Let some of the others answer, wholly or in part, without ending the question."""
    for seat in others:
        for _ in range(rng.randrange(8)):
            if not state.asked(seat):
                break
            step = state.sample_step(seat, rng)
            if ends_question(state, seat, step):
                break
            state.apply_step(seat, step)


def ends_question(state: State, seat: int, step: int) -> bool:
    """Whether this step is the last that the question waits for."""
    assert state.pending is not None
    ahead = state.clone()
    ahead.apply_step(seat, step)
    return not ahead.in_form(seat) and len(state.pending.seats) == 1


KIT = RockwellKit()
