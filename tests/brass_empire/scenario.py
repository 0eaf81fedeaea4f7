"""Positions for the rule tests: a fresh game, and what is different from it.

    match = (
        Scenario(seats=2, corps=["mcglynn", "windcraft"])
        .hand(0, "manager", "clerk")
        .unit(0, "chroniker")
        .brass(0, 7)
        .build()
    )
    do(match, 0, "play manager", "end", "mine 1")

Unless told otherwise seat 0 is in the play phase of the first turn, hands are empty and every deck
holds the ten starting cards, Clerks on top. What is put somewhere comes out of the deck it would
otherwise lie in, so that no card is ever doubled.

`cards={"manager": employee(gain(labor=2))}` plays with other texts on those designs: the rules are
tested with texts made for the test, whatever the set says.
"""

from __future__ import annotations

import copy
import json
import tempfile
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Self

import pithead
from pithead.kernel.contract import Action, Event
from pithead.kernel.game import Game
from pithead.kernel.match import Match
from tests.asking import action, asks, refusal

GAME = pithead.game("brass_empire")
CORPORATIONS = ("frontier", "omni_edo", "mcglynn", "harlem", "windcraft")
STARTERS = ("clerk", "union_worker")
POOLS = {1: 40, 2: 50, 3: 50, 4: 60, 5: 75, 6: 80}
# Who plays what unless a test says otherwise; the sixth shares the first one's corporation.
USUAL = ("mcglynn", "windcraft", "frontier", "omni_edo", "harlem", "mcglynn")

Data = dict[str, Any]
Cards = dict[str, Data]

_FILES = sorted((Path(pithead.__file__).parent / "games" / "brass_empire" / "cards").glob("*.toml"))
CARDS: Cards = {
    name: card
    for file in _FILES
    for name, card in tomllib.loads(file.read_text(encoding="utf-8")).items()
}


@cache
def game_with(changes: str) -> Game:
    """The game with some cards changed; the changes as JSON, so that they can be remembered."""
    cards = copy.deepcopy(CARDS)
    for name, changed in json.loads(changes).items():
        kept = {key: value for key, value in cards[name].items() if key not in TEXTS}
        cards[name] = {
            key: value for key, value in {**kept, **changed}.items() if value is not None
        }
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "components.toml"
        file.write_text(as_toml(cards), encoding="utf-8")
        return pithead.game("brass_empire", components=str(file))


# What a changed card loses unless the change gives it anew.
TEXTS = {
    *("play", "mobilize", "built", "each_turn", "demolish", "destroyed", "action", "kills"),
    *("whenever", "aura", "warden", "source"),
}


def as_toml(cards: Cards) -> str:
    lines: list[str] = []
    for name, card in cards.items():
        lines.append(f"[{name}]")
        lines += [f"{key} = {inline(value)}" for key, value in card.items()]
    return "\n".join(lines) + "\n"


def inline(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)


@cache
def fresh(changes: str, seats: int, corps: tuple[str, ...], seed: int, options: str) -> str:
    """The dump of a new game in which everyone has chosen this corporation, as JSON."""
    game = game_with(changes) if changes != "{}" else GAME
    chosen = {"corporations": "chosen", **json.loads(options)}
    match = game.match(seats=seats, seed=seed, options=chosen)
    while match.state.to_act() > 0:
        # Only the last of six may share a corporation, so let seat 0 begin.
        seed += 1000
        match = game.match(seats=seats, seed=seed, options=chosen)
    while match.state.pending and match.state.pending.kind == "corporation":
        seat = match.state.pending.seats[0]
        match.apply(seat, ("corporation", corps[seat]))
    return json.dumps(game.dump(match.state))


class Scenario:
    """Builds a match in a chosen position by editing the dump of a fresh game."""

    def __init__(
        self,
        seats: int = 2,
        *,
        corps: Sequence[str] = USUAL,
        cards: Cards | None = None,
        seed: int = 1,
        **options: int | str | bool,
    ) -> None:
        changes = json.dumps(cards or {})
        self.game = game_with(changes) if cards else GAME
        text = fresh(changes, seats, tuple(corps), seed, json.dumps(options))
        self.data: Data = json.loads(text)
        self.seats = seats
        self.total = self.data["pool"] or 0
        self.data["first"] = 0
        self.seat(0)
        for company in self.data["companies"]:
            company["deck"] = sorted(company["hand"] + company["deck"])
            company["hand"] = []

    def copy(self) -> Self:
        """The same position, to be changed apart from this one; a game is never copied."""
        other = copy.copy(self)
        other.data = copy.deepcopy(self.data)
        return other

    # ---- the moment ----

    def seat(self, seat: int, round: int = 1) -> Self:
        """It is this seat's turn, in this round."""
        place = (seat - self.data["first"]) % self.seats
        self.data.update(active=seat, round=round, turn=(round - 1) * self.seats + place + 1)
        return self

    def first(self, seat: int) -> Self:
        """This seat began the game; say next whose turn it is."""
        self.data["first"] = seat
        return self

    def last_round(self) -> Self:
        """The pool is empty: this round is the last."""
        self.data["ending"] = "pool"
        return self.pool(0)

    def turn_start(self) -> Self:
        """The turn of the active seat is about to start."""
        self.data["stack"] = [["turn"]]
        self.data["turn"] -= 1
        return self

    def quiet_rounds(self, rounds: int) -> Self:
        self.data["quiet_rounds"] = rounds
        return self

    # ---- cards ----

    def take(self, card: str, seat: int) -> str:
        """One copy of this card out of where it lies."""
        company = self.data["companies"][seat]
        if card in STARTERS:
            places: list[list[str]] = [company["deck"], company["hand"], self.data["dismissed"]]
        else:
            decks = [self.data["labor_deck"], self.data["design_deck"], self.data["dismissed"]]
            others = [other["reserve"] for other in self.data["companies"]]
            places = [*decks, company["reserve"], *others]
        for place in places:
            if card in place:
                last = len(place) - 1 - place[::-1].index(card)
                return place.pop(last)
        for row, deck in (("labor_row", "labor_deck"), ("design_row", "design_deck")):
            if card in self.data[row]:
                self.data[row][self.data[row].index(card)] = self.data[deck].pop()
                return card
        raise AssertionError(f"there is no {card} left for seat {seat}")

    def hand(self, seat: int, *cards: str) -> Self:
        """The whole hand; what was in it goes under the deck."""
        company = self.data["companies"][seat]
        company["deck"] += company["hand"]
        company["hand"] = []
        company["hand"] = [self.take(card, seat) for card in cards]
        return self

    def deck(self, seat: int, *cards: str) -> Self:
        """These on top of the deck, the first one uppermost."""
        company = self.data["companies"][seat]
        top = [self.take(card, seat) for card in cards]
        company["deck"] = top + company["deck"]
        return self

    def discard(self, seat: int, *cards: str) -> Self:
        """These, besides what is there, in the discard pile."""
        self.data["companies"][seat]["discard"] += [self.take(card, seat) for card in cards]
        return self

    def played(self, seat: int, *cards: str) -> Self:
        self.data["companies"][seat]["played"] += [self.take(card, seat) for card in cards]
        return self

    def bare(self, *seats: int) -> Self:
        """Nothing in hand, deck or discard pile: all of it was dismissed."""
        for seat in seats:
            company = self.data["companies"][seat]
            for zone in ("hand", "deck", "discard"):
                self.data["dismissed"] += company[zone]
                company[zone] = []
        return self

    def row(self, row: str, *cards: str) -> Self:
        """These from the left in the labor or design row; the others stay."""
        for slot, card in enumerate(cards, start=1):
            self.slot(row, slot, card)
        return self

    def slot(self, row: str, slot: int, card: str) -> Self:
        """This card in this slot, 1 to 6, of the labor or design row."""
        slots, deck = self.data[f"{row}_row"], self.data[f"{row}_deck"]
        if slots[slot - 1] != card:
            deck.append(slots[slot - 1])
            slots[slot - 1] = None
            slots[slot - 1] = self.take(card, 0)
        return self

    def centre_deck(self, row: str, *cards: str) -> Self:
        """The whole centre deck; the rest of it was dismissed."""
        top = [self.take(card, 0) for card in cards]
        self.data["dismissed"] += self.data[f"{row}_deck"]
        self.data[f"{row}_deck"] = top
        return self

    def on_centre_deck(self, row: str, *cards: str) -> Self:
        """These on top of the centre deck."""
        top = [self.take(card, 0) for card in cards]
        self.data[f"{row}_deck"] = top + self.data[f"{row}_deck"]
        return self

    # ---- cards in play ----

    def unit(
        self,
        seat: int,
        card: str,
        *,
        damage: int = 0,
        fresh: bool = False,
        charge: int = 0,
        acted: int = 0,
    ) -> Self:
        """A unit in play; unless fresh it was there when the turn began."""
        entry = {"face_up": True, "damage": damage, "charge": charge, "fresh": fresh}
        return self._enter(seat, card, entry, acted)

    def building(
        self,
        seat: int,
        card: str,
        *,
        face_up: bool = True,
        damage: int = 0,
        charge: int = 0,
        used: bool = False,
    ) -> Self:
        entry = {"face_up": face_up, "damage": damage, "charge": charge, "used": used}
        return self._enter(seat, card, entry, 0)

    def _enter(self, seat: int, card: str, entry: Data, acted: int) -> Self:
        active = seat == self.data["active"]
        whole = {
            "id": self.data["serial"],
            "card": self.take(card, seat),
            "boost": 0,
            "fresh": False,
            "acted": acted,
            "used": False,
            "triggered": False,
            **entry,
        }
        unit = CARDS[card]["type"] == "unit"
        ready = unit and active and not whole["fresh"] and not acted
        whole["actions"] = 1 if ready else 0
        self.data["serial"] += 1
        self.data["companies"][seat]["in_play"].append(whole)
        return self

    def platform(self, seat: int, *, up: bool = True, damage: int = 0) -> Self:
        self.data["companies"][seat]["platform"] = {"up": up, "damage": damage}
        return self

    # ---- resources ----

    def resources(self, labor: int = 0, construction: int = 0) -> Self:
        """What the active player has made this turn and not spent."""
        self.data.update(labor=labor, construction=construction)
        return self

    def brass(self, seat: int, tokens: int) -> Self:
        """Tokens taken earlier; the pool holds as many less."""
        self.data["companies"][seat]["brass"] = tokens
        return self

    def pool(self, tokens: int) -> Self:
        """What the pool still holds; who has not got the rest has spent it."""
        self.data["pool"] = tokens
        return self

    def health(self, *tokens: int) -> Self:
        """Battle mode: what each still has of the 20."""
        for company, left in zip(self.data["companies"], tokens, strict=True):
            company["brass"] = left
        return self

    def _settle_pool(self) -> None:
        """Make pool, tokens and what was spent come to the number the game began with."""
        held = sum(company["brass"] for company in self.data["companies"])
        if self.data["pool"] == self.total:
            self.data["pool"] = max(0, self.total - held)
        spent = self.total - held - self.data["pool"]
        if spent < 0:
            assert self.data["pool"] == 0, "more Brass than there is"
            self.data["beyond"] = -spent
        else:
            self.data["removed"] = spent

    def build(self) -> Match:
        if not self.data["options"]["battle"]:
            self._settle_pool()
        if self.data["stack"] != [["turn"]]:
            # What the active seat has under construction was laid this turn (BE-TURN-1).
            for entry in self.data["companies"][self.data["active"]]["in_play"]:
                entry["fresh"] = entry["fresh"] or not entry["face_up"]
        return Match.from_state(self.game, self.game.load(self.data))


# ---- cards made for a test ----


def op(name: str, **fields: Any) -> Data:
    return {"op": name, **fields}


def gain(**resources: int) -> Data:
    return op("gain", **resources)


def employee(*ops: Data, **others: Any) -> Data:
    return {"play": list(ops), **others}


def fighter(attack: int, health: int, **others: Any) -> Data:
    """A unit or building without a text but those given."""
    return {"attack": attack, "health": health, **others}


# ---- playing ----


def do(match: Match, seat: int, *texts: str) -> list[Event]:
    """The same seat does all of this; what it made known."""
    return [event for text in texts for event in match.apply(seat, action(text))]


def buy(match: Match, seat: int, card: str, verb: str = "buy") -> None:
    """Buy this card from wherever it lies in a row."""
    do(match, seat, f"{verb} {slot_of(match, card)}")


def slot_of(match: Match, card: str) -> str:
    data = see(match)
    for letter, row in (("L", "labor_row"), ("D", "design_row")):
        if card in data[row]:
            return f"{letter}{data[row].index(card) + 1}"
    raise AssertionError(f"no {card} in a row")


def end_turn(match: Match, seat: int) -> None:
    """End whatever phases are left of this seat's turn."""
    turn = see(match)["turn"]
    while (
        not match.over
        and see(match)["turn"] == turn
        and asks(match)
        in (
            ("play", (seat,)),
            ("action", (seat,)),
        )
    ):
        do(match, seat, "end")


def refused_for(match: Match, seat: int, text: str | Action) -> str:
    """The word of the refusal."""
    return refusal(match, seat, text).code


def allowed(match: Match, seat: int, text: str) -> bool:
    """Whether the action is legal; the list and the check must agree."""
    tried = action(text)
    listed = tried in match.legal(seat)
    assert listed == (match.check(seat, tried) is None)
    return listed


# ---- looking ----


def see(match: Match) -> Data:
    data: Data = match.game.dump(match.state)
    return data


def company(match: Match, seat: int) -> Data:
    found: Data = see(match)["companies"][seat]
    return found


def cards(match: Match, seat: int, zone: str) -> list[str]:
    """The cards of a zone, sorted (a deck: top first)."""
    found: list[str] = company(match, seat)[zone]
    return found if zone == "deck" else sorted(found)


def hand(match: Match, seat: int) -> list[str]:
    return cards(match, seat, "hand")


def discard(match: Match, seat: int) -> list[str]:
    return cards(match, seat, "discard")


def in_play(match: Match, seat: int) -> list[str]:
    return [entry["card"] for entry in company(match, seat)["in_play"]]


def entry(match: Match, seat: int, number: int) -> Data:
    found: Data = company(match, seat)["in_play"][number - 1]
    return found


def brass(match: Match, seat: int) -> int:
    found: int = company(match, seat)["brass"]
    return found


def pool(match: Match) -> int:
    found: int = see(match)["pool"]
    return found


def resources(match: Match) -> tuple[int, int]:
    """Labor and Construction of the active player."""
    data = see(match)
    return data["labor"], data["construction"]


def platform(match: Match, seat: int) -> Data:
    found: Data = company(match, seat)["platform"]
    return found


def owned(match: Match, seat: int) -> Counter[str]:
    """Every card of a player, wherever it lies (the Mining Platform apart)."""
    held = company(match, seat)
    zones = (*held["hand"], *held["deck"], *held["discard"], *held["played"])
    return Counter([*zones, *in_play(match, seat)])


def told(events: Sequence[Event], *kinds: str) -> list[Event]:
    return [event for event in events if event.kind in kinds]


def with_text(test: Callable[[Data], bool]) -> list[str]:
    """Designs of the set whose data passes."""
    return [name for name, card in CARDS.items() if test(card)]
