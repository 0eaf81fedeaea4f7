"""Rockwell's books, kept from the events alone: every cube, dollar, tile and crew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from pithead.kernel.contract import Event
from pithead.testing.gamekit import Dump, Ledger
from tests.rockwell.invariants import KINDS

Args = dict[str, Any]


class Books(Ledger):
    def __init__(self, start: Dump) -> None:
        self.seats: int = start["seats"]
        self.hands: list[Counter[str]] = [
            Counter({what: company[what] for what in (*KINDS, "money", "insurance")})
            for company in start["companies"]
        ]
        self.cards: list[list[str]] = [[] for _ in range(self.seats)]
        self.gone: list[str] = []
        self.deliveries: list[list[str]] = [[] for _ in range(self.seats)]
        self.achievements: list[dict[str, int]] = [{} for _ in range(self.seats)]
        self.places: dict[str, str] = {name: crew["at"] for name, crew in start["crews"].items()}
        self.dice: dict[str, int] = dict.fromkeys(start["crews"], 0)
        self.powers: dict[str, int] = {name: crew["power"] for name, crew in start["crews"].items()}
        self.drilled: list[str] = []
        self.extraction: dict[int, Counter[str]] = {}
        self.undivided: Counter[str] = Counter()
        self.faults: list[str] = []

    def enter(self, event: Event) -> None:
        entry = getattr(self, f"on_{event.kind}", None)
        if entry is not None:
            entry(dict(event.args))

    # --- stock and money

    def add(self, owner: int, what: Counter[str], sign: int = 1) -> None:
        if owner < self.seats:  # Al keeps nothing (RW-AL-5)
            for kind, count in what.items():
                self.hands[owner][kind] += sign * count

    def pay(self, args: Args) -> None:
        self.add(
            args["seat"] if "seat" in args else args["owner"], Counter(money=args["price"]), -1
        )

    def on_bid(self, args: Args) -> None:
        self.add(args["seat"], cubes(args), -1)
        self.add(args["seat"], Counter(money=args["money"]), -1)

    def on_insured(self, args: Args) -> None:
        self.add(args["seat"], cubes(args), -1)
        self.add(args["seat"], Counter(insurance=args["tiles"]))
        if sum(cubes(args).values()) != args["tiles"]:
            self.faults.append(f"insurance is not one for one: {args}")

    def on_covered(self, args: Args) -> None:
        self.add(args["seat"], Counter(insurance=args["tiles"]), -1)

    def on_income(self, args: Args) -> None:
        self.add(args["seat"], cubes(args))

    def on_sold(self, args: Args) -> None:
        self.add(args["seat"], Counter({args["kind"]: -args["n"], "money": args["money"]}))

    def on_bought(self, args: Args) -> None:
        self.add(args["seat"], Counter({args["kind"]: args["n"], "money": -args["money"]}))

    def on_made_safe(self, args: Args) -> None:
        self.pay(args)

    def on_made_mobile(self, args: Args) -> None:
        self.pay(args)

    def on_shaft_built(self, args: Args) -> None:
        self.pay(args)

    def on_shaft_moved(self, args: Args) -> None:
        self.pay(args)

    def on_delivered(self, args: Args) -> None:
        self.add(args["seat"], cubes(args), -1)
        self.deliveries[args["seat"]].append(args["delivery"])

    def on_achieved(self, args: Args) -> None:
        if args["achievement"] in self.achievements[args["seat"]]:
            self.faults.append(f"achieved twice: {args}")
        self.achievements[args["seat"]][args["achievement"]] = args["prestige"]

    # --- extractions: what the card gives is shared, lost or received, and nothing else

    def on_card(self, args: Args) -> None:
        self.undivided, self.extraction = cubes(args), {}

    def share(self, args: Args, sign: int) -> None:
        mine = self.extraction.setdefault(args["owner"], Counter())
        for kind, count in cubes(args).items():
            mine[kind] += sign * count
            if sign > 0:
                self.undivided[kind] -= count

    def on_shared(self, args: Args) -> None:
        self.share(args, 1)

    def on_priority(self, args: Args) -> None:
        self.share(args, 1)

    def on_lost(self, args: Args) -> None:
        self.share(args, -1)

    def on_received(self, args: Args) -> None:
        self.add(args["owner"], cubes(args))
        share = self.extraction.pop(args["owner"], Counter())
        if any(share[kind] != cubes(args)[kind] for kind in KINDS):
            self.faults.append(f"{args} is not the share less the loss, {dict(share)}")

    def close(self, card: str) -> None:
        if any(self.undivided.values()) or any(any(c.values()) for c in self.extraction.values()):
            self.faults.append(f"card {card} left {self.undivided} and {self.extraction}")

    def on_kept_card(self, args: Args) -> None:
        self.cards[args["seat"]].append(args["card"])
        self.close(args["card"])

    def on_card_gone(self, args: Args) -> None:
        self.gone.append(args["card"])
        self.close(args["card"])

    def on_drilled(self, args: Args) -> None:
        self.drilled.append(args["tile"])
        if args["power"] < args["need"]:
            self.faults.append(f"drilled too early: {args}")

    # --- crews and dice

    def on_moved(self, args: Args) -> None:
        name = f"{args['owner']}{args['crew']}"
        if self.places[name] != args["from"]:
            self.faults.append(f"{args} starts elsewhere, at {self.places[name]}")
        self.places[name] = args["to"]

    def on_bribed(self, args: Args) -> None:
        self.pay({"seat": args["seat"], "price": args["price"]})
        self.on_moved(args)

    def on_settled(self, args: Args) -> None:
        self.places[f"{args['owner']}{args['crew']}"] = args["tile"]

    def on_core(self, args: Args) -> None:
        self.places[f"{args['seat']}{args['crew']}"] = "centre"
        self.dice[f"{args['seat']}{args['crew']}"] = 0

    def on_hired(self, args: Args) -> None:
        self.pay(args)
        self.dice[f"{args['seat']}{args['crew']}"] = args["power"]

    def on_die_carried(self, args: Args) -> None:
        self.on_hired(args)

    def on_die_abandoned(self, args: Args) -> None:
        self.dice[f"{args['seat']}{args['crew']}"] = 0

    def on_powered(self, args: Args) -> None:
        self.pay(args)
        self.powers[f"{args['owner']}{args['crew']}"] = args["power"]

    def on_turn_end(self, _args: Args) -> None:
        self.dice = dict.fromkeys(self.dice, 0)

    # --- the comparison

    def disagreements(self, dump: Dump) -> Iterator[str]:
        yield from self.faults
        for seat, company in enumerate(dump["companies"]):
            for what, count in self.hands[seat].items():
                if company[what] != count:
                    yield f"seat {seat} has {company[what]} {what}, events say {count}"
            for what in ("cards", "deliveries"):
                told = sorted(getattr(self, what)[seat])
                if sorted(company[what]) != told:
                    yield f"seat {seat} has {what} {company[what]}, events say {told}"
            if company["achievements"] != self.achievements[seat]:
                yield f"seat {seat} has {company['achievements']}, not {self.achievements[seat]}"
        if sorted(dump["gone"]) != sorted(self.gone):
            yield f"gone are {dump['gone']}, events say {self.gone}"
        drilled = sorted(place for place, tile in dump["tiles"].items() if tile["drilled"])
        if drilled != sorted(self.drilled):
            yield f"drilled are {drilled}, events say {self.drilled}"
        for name, crew in dump["crews"].items():
            told_crew = (self.places[name], self.powers[name], self.dice[name])
            if (crew["at"], crew["power"], crew["die"]) != told_crew:
                yield f"crew {name} is {crew}, events say {told_crew}"


def cubes(args: Args) -> Counter[str]:
    return Counter({kind: args[kind] for kind in KINDS})
