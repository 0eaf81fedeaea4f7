"""Brass Empire's books, kept from the events alone: every card, token and counter.

Cards that leave play come back with the number they had in their owner's line; decks are kept as
bags, since their order is nobody's to know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from pithead.kernel.contract import Event
from pithead.testing.gamekit import Dump, Ledger

Args = dict[str, Any]
BAGS = ("hand", "deck", "discard", "reserve", "played")


class Line:
    """A card in play as far as events tell."""

    def __init__(self, card: str, *, face_up: bool, damage: int = 0, charge: int = 0) -> None:
        self.card = card
        self.face_up = face_up
        self.damage = damage
        self.charge = charge

    @property
    def facts(self) -> tuple[str, bool, int, int]:
        return self.card, self.face_up, self.damage, self.charge


class Books(Ledger):
    def __init__(self, start: Dump) -> None:
        self.solo: bool = start["seats"] == 1
        self.battle: bool = start["options"]["battle"]
        self.bags: list[dict[str, Counter[str]]] = []
        self.lines: list[list[Line]] = []
        for company in start["companies"]:
            self.bags.append({zone: Counter(company[zone]) for zone in BAGS})
            self.lines.append(
                [
                    Line(e["card"], face_up=e["face_up"], damage=e["damage"], charge=e["charge"])
                    for e in company["in_play"]
                ]
            )
        self.brass: list[int] = [company["brass"] for company in start["companies"]]
        self.platform: list[list[Any]] = [
            [company["platform"]["up"], company["platform"]["damage"]]
            for company in start["companies"]
        ]
        self.rows: dict[str, list[str | None]] = {
            "labor": list(start["labor_row"]),
            "design": list(start["design_row"]),
        }
        self.decks: dict[str, Counter[str]] = {
            "labor": Counter(start["labor_deck"]),
            "design": Counter(start["design_deck"]),
        }
        self.dismissed: Counter[str] = Counter(start["dismissed"])
        self.pool: int = start["pool"]
        self.resources: list[int] = [start["labor"], start["construction"]]
        self.dealt: bool = start["round"] > 0
        self.faults: list[str] = []

    def enter(self, event: Event) -> None:
        # Before the deal nothing lies on the table; the first turn's dump is the opening balance.
        entry = getattr(self, f"on_{event.kind}", None)
        if entry is not None and self.dealt:
            entry(dict(event.args))

    # --- moving cards

    def move(self, card: str, source: Counter[str] | None, to: Counter[str] | None) -> None:
        if source is not None:
            if not source[card]:
                self.faults.append(f"{card} was not where it came from")
            source[card] -= 1
        if to is not None:
            to[card] += 1

    def leave_row(self, place: str, card: str) -> None:
        row = self.rows["labor" if place[0] == "L" else "design"]
        at = int(place[1]) - 1
        if row[at] != card:
            self.faults.append(f"{card} was not at {place} but {row[at]}")
        if self.solo:
            row.insert(0, None)
            at += 1
            del row[at]
        else:
            row[at] = None

    def on_filled(self, args: Args) -> None:
        row = self.rows[args["row"]]
        if row[args["slot"] - 1] is not None:
            self.faults.append(f"{args} fills a full slot")
        row[args["slot"] - 1] = args["card"]
        self.move(args["card"], self.decks[args["row"]], None)

    def on_turn(self, args: Args) -> None:
        self.resources = [0, 0]

    def on_drew_seen(self, args: Args) -> None:
        bags = self.bags[args["seat"]]
        for card in args["cards"].split():
            self.move(card, bags["deck"], bags["hand"])

    def on_shuffled(self, args: Args) -> None:
        bags = self.bags[args["seat"]]
        if bags["discard"].total() != args["n"]:
            self.faults.append(f"{args}, but {bags['discard'].total()} cards lay there")
        bags["deck"] += bags["discard"]
        bags["discard"] = Counter()

    def on_played(self, args: Args) -> None:
        bags = self.bags[args["seat"]]
        self.move(args["card"], bags["hand"], bags["played"])

    def on_mobilized(self, args: Args) -> None:
        self.enter_play(args, face_up=True)

    def on_laid_seen(self, args: Args) -> None:
        self.enter_play(args, face_up=False)

    def enter_play(self, args: Args, *, face_up: bool) -> None:
        self.move(args["card"], self.bags[args["seat"]]["hand"], None)
        line = self.lines[args["seat"]]
        line.append(Line(args["card"], face_up=face_up))
        if len(line) != args["number"]:
            self.faults.append(f"{args} is number {len(line)}")

    def on_flipped(self, args: Args) -> None:
        self.at(args).face_up = True

    def at(self, args: Args) -> Line:
        line: Line = self.lines[args["seat"]][args["number"] - 1]
        if line.card != args["card"]:
            self.faults.append(f"{args} is {line.card}")
        return line

    def on_destroyed(self, args: Args) -> None:
        self.at(args)
        del self.lines[args["seat"]][args["number"] - 1]
        to = "discard" if args["to"] == "score" else args["to"]
        self.bags[args["seat"]][to][args["card"]] += 1

    def on_bought(self, args: Args) -> None:
        self.leave_source(args)
        self.bags[args["to"]]["discard"][args["card"]] += 1

    def on_acquired(self, args: Args) -> None:
        self.leave_source(args)
        self.bags[args["seat"]][args["to"]][args["card"]] += 1

    def leave_source(self, args: Args) -> None:
        if args["source"] == "reserve":
            self.move(args["card"], self.bags[args["seat"]]["reserve"], None)
        else:
            self.leave_row(args["source"], args["card"])

    def on_discarded(self, args: Args) -> None:
        bags = self.bags[args["seat"]]
        self.move(args["card"], bags[args["source"]], bags["discard"])

    def on_dismissed(self, args: Args) -> None:
        source = args["source"]
        if source == "play":
            line = self.lines[args["seat"]]
            index = next(i for i, entry in enumerate(line) if entry.card == args["card"])
            del line[index]
            self.dismissed[args["card"]] += 1
        elif source in BAGS:
            self.move(args["card"], self.bags[args["seat"]][source], self.dismissed)
        else:
            self.leave_row(source, args["card"])
            self.dismissed[args["card"]] += 1

    def on_recalled(self, args: Args) -> None:
        bags = self.bags[args["seat"]]
        self.move(args["card"], bags["discard"], bags[args["to"]])

    def on_refreshed(self, args: Args) -> None:
        self.leave_row(args["place"], args["card"])
        self.decks["labor" if args["place"][0] == "L" else "design"][args["card"]] += 1

    def on_ai_took(self, args: Args) -> None:
        self.leave_row(args["place"], args["card"])
        if args["to"] == "score":
            self.bags[1]["discard"][args["card"]] += 1
        else:
            self.lines[1].append(Line(args["card"], face_up=True))

    def on_cleared(self, args: Args) -> None:
        bags = self.bags[args["seat"]]
        if bags["hand"] + bags["played"] != Counter(args["cards"].split()):
            self.faults.append(f"{args}, but in hand {bags['hand']}, played {bags['played']}")
        bags["discard"] += bags["hand"] + bags["played"]
        bags["hand"], bags["played"] = Counter(), Counter()

    def on_bankrupt(self, args: Args) -> None:
        self.bags[args["seat"]] = {zone: Counter() for zone in BAGS}
        self.lines[args["seat"]] = []

    # --- Brass, resources, damage

    def on_brass(self, args: Args) -> None:
        self.brass[args["seat"]] += args["n"]
        self.pool -= args["n"] - args["beyond"]
        if self.pool != args["pool"] or (args["beyond"] and self.pool):
            self.faults.append(f"{args}, but the pool holds {self.pool}")

    def on_restored(self, args: Args) -> None:
        self.brass[args["seat"]] += args["n"]
        if self.brass[args["seat"]] != args["brass"]:
            self.faults.append(f"{args}, but {self.brass[args['seat']]}")

    def on_lost_brass(self, args: Args) -> None:
        self.brass[args["seat"]] -= args["n"]
        if args["to"] is not None and args["to"] >= 0 and not self.battle:
            self.brass[args["to"]] += args["n"]  # in battle mode it is told as restored

    def on_gained(self, args: Args) -> None:
        self.resources[0] += args["labor"]
        self.resources[1] += args["construction"]

    def on_spent(self, args: Args) -> None:
        self.resources[0] -= args["labor"]
        self.resources[1] -= args["construction"]
        self.brass[args["seat"]] -= args["brass"]
        if min(self.resources) < 0 or self.brass[args["seat"]] < 0:
            self.faults.append(f"{args} was not there")

    def on_damaged(self, args: Args) -> None:
        if args["number"] == 0:
            self.platform[args["seat"]][1] += args["n"]
        else:
            self.at(args).damage += args["n"]

    def on_platform_destroyed(self, args: Args) -> None:
        self.platform[args["seat"]] = [False, 0]

    def on_rebuilt(self, args: Args) -> None:
        self.platform[args["seat"]] = [True, 0]

    def on_stored(self, args: Args) -> None:
        entry = self.at(args)
        entry.charge += args["n"]
        if entry.charge != args["charge"]:
            self.faults.append(f"{args}, but {entry.charge}")

    def on_discharged(self, args: Args) -> None:
        entry = self.at(args)
        if entry.charge != args["n"]:
            self.faults.append(f"{args}, but {entry.charge}")
        entry.charge = 0

    # --- the comparison

    def open_balance(self, dump: Dump) -> None:
        """Begin with the first dealt position of a game that started with choices."""
        faults = self.faults
        Books.__init__(self, dump)
        self.faults = faults

    def disagreements(self, dump: Dump) -> Iterator[str]:
        if not self.dealt:
            if dump["round"] > 0:
                self.open_balance(dump)
            return
        yield from self.faults
        for seat, company in enumerate(dump["companies"]):
            yield from self.company_faults(seat, company, dump)
        for row in ("labor", "design"):
            if dump[f"{row}_row"] != self.rows[row]:
                yield f"the {row} row is {dump[f'{row}_row']}, events say {self.rows[row]}"
            if Counter(dump[f"{row}_deck"]) != +self.decks[row]:
                yield f"the {row} deck holds other cards than events say"
        if Counter(dump["dismissed"]) != +self.dismissed:
            yield f"dismissed are {dump['dismissed']}, events say {dict(+self.dismissed)}"
        if dump["pool"] != self.pool:
            yield f"the pool holds {dump['pool']}, events say {self.pool}"
        if not dump["over"] and [dump["labor"], dump["construction"]] != self.resources:
            yield f"{dump['labor']} Labor, {dump['construction']} Construction: {self.resources}"

    def company_faults(self, seat: int, company: Args, dump: Dump) -> Iterator[str]:
        bags = self.bags[seat]
        for zone in BAGS:
            now: Counter[str] = Counter(company[zone])
            if zone == "deck" and seat == dump["active"]:
                now += Counter(dump["looked"])  # cards looked at are still cards of the deck
            if now != +bags[zone]:
                yield f"seat {seat}'s {zone} is {dict(now)}, events say {dict(+bags[zone])}"
        line = [(e["card"], e["face_up"], e["damage"], e["charge"]) for e in company["in_play"]]
        if line != [entry.facts for entry in self.lines[seat]]:
            yield f"seat {seat} has {line} in play"
        if company["brass"] != self.brass[seat]:
            yield f"seat {seat} has {company['brass']} Brass, events say {self.brass[seat]}"
        platform = [company["platform"]["up"], company["platform"]["damage"]]
        if not company["out"] and platform != self.platform[seat]:
            yield f"seat {seat}'s platform is {platform}, events say {self.platform[seat]}"
