"""Positions for the rule tests: a fresh game, and what is different from it.

    match = (
        Scenario(seats=4)
        .crew("0a", at="C5", power=3)
        .need("C5", 7)
        .vice_president(0, "I", 3)
        .drilling(seat=0)
        .build()
    )
    do(match, 0, "move a D5", "decline")

Unless told otherwise both orders are 0, 1, 2, 3 and everyone's crews wait on the entrances. What
must have happened before, cards drawn and achievements gained, `build` adds (see `past`).
"""

from __future__ import annotations

import re
import tempfile
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Self

import pithead
from pithead.kernel.game import Game
from pithead.kernel.match import Match
from tests.asking import action, asks
from tests.rockwell.past import give_past

GAME = pithead.game("rockwell")
KINDS = ("zinc", "copper", "silver", "gold")
WORTH = {"zinc": 400, "copper": 600, "silver": 800, "gold": 1000}
EDITIONS = ("default", "en", "fr", "de")
RINGS = "ABCD"
TILES = [f"{ring}{number}" for ring in RINGS for number in range(1, 9)]
LETTERS = "abcd"

Data = dict[str, Any]

_FILES = sorted(
    (Path(pithead.__file__).parent / "games" / "rockwell" / "components").glob("*.toml")
)
COMPONENTS_TEXT = "\n".join(file.read_text(encoding="utf-8") for file in _FILES)
COMPONENTS: Data = tomllib.loads(COMPONENTS_TEXT)
CARDS: dict[str, Data] = {card["id"]: card for card in COMPONENTS["extraction"]["card"]}
INCOMES: dict[str, Data] = {tile["id"]: tile["income"] for tile in COMPONENTS["tiles"]["tile"]}
DELIVERIES: dict[str, Data] = {tile["id"]: tile for tile in COMPONENTS["delivery"]["tile"]}


def with_slots(**slots: int) -> str:
    """The built-in components with only the first slots of boards I, II, III, on both sides."""
    text = COMPONENTS_TEXT
    for board, count in slots.items():
        name = {"I": "control", "II": "market", "III": "workshop"}[board]

        def cut(found: re.Match[str], count: int = count) -> str:
            return found[1] + ", ".join(found[2].split(", ")[:count]) + "]"

        text = re.sub(rf"(\n{name} = {{ slots = \[)([^]]*)\]", cut, text)
    return text


@cache
def game_with(components: str) -> Game:
    """The game with this component set instead of the built-in one."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "components.toml"
        file.write_text(components, encoding="utf-8")
        return pithead.game("rockwell", components=str(file))


class Scenario:
    """Builds a match in a chosen position by editing the dump of a fresh game."""

    def __init__(
        self,
        seats: int = 4,
        components: str = COMPONENTS_TEXT,
        /,
        *,
        seed: int = 1,
        **options: int | str | bool,
    ) -> None:
        self.components = components
        self.data: Data = self.game.dump(self.game.new_state(seats, seed, options))
        self.data["management"] = list(range(seats))
        self.data["control"] = list(range(seats))
        self._settled_rings: dict[str, str] = {}
        self._settled_cards: set[str] = set()
        self._cards: Counter[int] = Counter()
        self._round: tuple[int, int] | None = None

    @property
    def game(self) -> Game:
        return GAME if self.components == COMPONENTS_TEXT else game_with(self.components)

    # ---- components of one's own ----

    def _rewrite(self, entry: str, field: str, value: str) -> None:
        """Change one field of the entry with this id."""
        pattern = rf'({{ id = "{re.escape(entry)}", .*?{field} = )({{[^}}]*}}|\w+)'
        self.components, count = re.subn(pattern, rf"\g<1>{value}", self.components)
        assert count == 1, f"{entry} has no field {field}"

    def card(self, tile: str, **cubes: int) -> Self:
        """The next card drawn for this tile holds these cubes; say first what the tile needs."""
        return self._card(tile, False, cubes)

    def dangerous_card(self, tile: str, **cubes: int) -> Self:
        return self._card(tile, True, cubes)

    def _card(self, tile: str, danger: bool, cubes: dict[str, int]) -> Self:
        pile: list[str] = self.data["piles"][str(tile_power(self.data["tiles"][tile]["id"]))]
        wanted = {kind: cubes.get(kind, 0) for kind in KINDS}
        free = [card for card in pile if card not in self._settled_cards]
        alike = [c for c in free if CARDS[c]["cubes"] == wanted and CARDS[c]["danger"] == danger]
        card = alike[0] if alike else free[-1]
        if not alike:
            self._rewrite(card, "cubes", table(wanted))
            self._rewrite(card, "danger", str(danger).lower())
        self._settled_cards.add(card)
        pile.remove(card)
        pile.insert(0, card)
        return self

    def income(self, tile: str, **cubes: int) -> Self:
        """The back of this tile pays these cubes."""
        wanted = {kind: cubes.get(kind, 0) for kind in KINDS}
        self._rewrite(self.data["tiles"][tile]["id"], "income", table(wanted))
        return self

    # ---- the board ----

    def crew(
        self, name: str, at: str | None = None, power: int | None = None, die: int | None = None
    ) -> Self:
        """Put a crew (owner, then letter) somewhere; what is not given stays."""
        crew = self.data["crews"][name]
        for key, value in (("at", at), ("power", power), ("die", die)):
            if value is not None:
                crew[key] = value
        self.data["dice"] = 3 - sum(1 for crew in self.data["crews"].values() if crew["die"])
        return self

    def crews(self, owner: int, *places: str, power: int = 1) -> Self:
        """All four crews of one owner at once."""
        for letter, place in zip(LETTERS, places, strict=True):
            self.crew(f"{owner}{letter}", at=place, power=power)
        return self

    def need(self, tile: str, power: int) -> Self:
        """Turn the ring so that this tile needs this power; neighbours still alternate."""
        ring, tiles = tile[0], self.data["tiles"]
        if tile_power(tiles[tile]["id"]) != power:
            settled = self._settled_rings.get(ring)
            assert settled is None, f"{settled} settled the powers of ring {ring} already"
            for odd in range(1, 9, 2):
                one, other = tiles[f"{ring}{odd}"], tiles[f"{ring}{odd + 1}"]
                one["id"], other["id"] = other["id"], one["id"]
        assert tile_power(tiles[tile]["id"]) == power, f"no tile of stratum {ring} needs {power}"
        self._settled_rings[ring] = tile
        return self

    def drilled(self, *tiles: str) -> Self:
        for tile in tiles:
            self.data["tiles"][tile]["drilled"] = True
        return self

    def all_drilled(self, rings: str = RINGS) -> Self:
        return self.drilled(*(tile for tile in TILES if tile[0] in rings))

    def shaft(self, tile: str, seat: int) -> Self:
        """A mineshaft already built, the level paid for."""
        self.data["tiles"][tile]["shaft"] = seat
        self.data["companies"][seat]["shafts"] += 1
        return self

    # ---- the companies ----

    def stock(
        self,
        seat: int,
        zinc: int = 0,
        copper: int = 0,
        silver: int = 0,
        gold: int = 0,
        money: int = 0,
        insurance: int = 0,
    ) -> Self:
        """The whole stock of a player: what is not named he does not have."""
        self.data["companies"][seat].update(
            zinc=zinc, copper=copper, silver=silver, gold=gold, money=money, insurance=insurance
        )
        return self

    def rich(self, *seats: int, money: int = 100_000) -> Self:
        for seat in seats:
            self.data["companies"][seat]["money"] = money
        return self

    def insured(self, seat: int, tiles: int) -> Self:
        self.data["companies"][seat]["insurance"] = tiles
        return self

    def mobility(self, seat: int, level: int) -> Self:
        self.data["companies"][seat]["mobility"] = level
        return self

    def safety(self, seat: int, level: int) -> Self:
        self.data["companies"][seat]["safety"] = level
        return self

    def cards(self, seat: int, number: int) -> Self:
        """Extraction cards taken earlier, from the bottom of the piles of drilled tiles."""
        self._cards[seat] += number
        return self

    def achieved(self, seat: int, **values: int) -> Self:
        self.data["companies"][seat]["achievements"].update(values)
        return self

    def delivered(self, seat: int, *tiles: str) -> Self:
        self.data["companies"][seat]["deliveries"].extend(tiles)
        return self

    # ---- orders, boards and the moment ----

    def management(self, *seats: int) -> Self:
        self.data["management"] = list(seats)
        return self

    def control(self, *seats: int) -> Self:
        self.data["control"] = list(seats)
        return self

    def vice_president(self, seat: int, board: str, slot: int) -> Self:
        self.data["slots"][board][slot - 1] = seat
        return self

    def bribes_left(self, tiles: int) -> Self:
        self.data["bribes"] = tiles
        return self

    def quiet_turns(self, turns: int) -> Self:
        """Number of quiet turns in a row before this one."""
        self.data["quiet_turns"] = turns
        return self

    def drilling(self, seat: int = 0, round: int = 0) -> Self:
        """This seat is about to move in this drilling round (counted from 0)."""
        self._round = (round, seat)
        return self

    def market(self) -> Self:
        """Phase I is over; mineshafts have paid."""
        self.data["stack"] = [["turn_end"], ["workshop", 0], ["market", 0]]
        return self

    def workshop(self) -> Self:
        self.data["stack"] = [["turn_end"], ["workshop", 0]]
        return self

    def turn_end(self) -> Self:
        self.data["stack"] = [["turn_end"]]
        return self

    def dump(self) -> Data:
        """The position with its past; to be asked for once."""
        if self._round is not None:
            number, seat = self._round
            moved = self.data["control"].index(seat)
            after = [["turn_end"], ["workshop", 0], ["market", 0], ["income"]]
            self.data["stack"] = [*after, ["round", number + 1, moved]]
            self.data["round"] = number + 1
        self.data["components"] = self.game.components_digest
        give_past(self.data, self._cards, self._settled_cards)
        return self.data

    def build(self) -> Match:
        return Match.from_state(self.game, self.game.load(self.dump()))


def table(cubes: dict[str, int]) -> str:
    """Cubes as a TOML table."""
    return "{ " + ", ".join(f"{kind} = {count}" for kind, count in cubes.items()) + " }"


# ---- playing ----


def do(match: Match, seat: int, *texts: str) -> None:
    """The same seat does all of this."""
    for text in texts:
        match.apply(seat, action(text))


def everyone(match: Match, text: str) -> None:
    """All who are asked give this answer."""
    assert match.state.pending is not None
    for seat in match.state.pending.seats:
        do(match, seat, text)


def play_on(match: Match, kind: str) -> None:
    """Answer every question in the most idle way until one of this kind comes (or the end)."""
    idle: dict[str, str] = {
        "bid": "bid 0 0 0 0 0",
        "insure": "insure 0 0 0 0",
        "step": "halt",
        "advantage": "decline",
        "cover": "cover 0",
        "market": "pass",
        "workshop": "pass",
    }
    while asks(match)[0] not in (kind, "over"):
        now, seats = asks(match)
        if now == "move":
            do_idle_move(match, seats[0])
        elif now in idle:
            everyone(match, idle[now])
        else:
            match.apply(seats[0], match.legal(seats[0])[0])


def do_idle_move(match: Match, seat: int) -> None:
    stays = [act for act in match.legal(seat) if act[0] == "stay"]
    match.apply(seat, stays[0])


# ---- looking ----


def see(match: Match) -> Data:
    data: Data = match.game.dump(match.state)
    return data


def company(match: Match, seat: int) -> Data:
    found: Data = see(match)["companies"][seat]
    return found


def cubes(match: Match, seat: int) -> list[int]:
    """Zinc, copper, silver, gold."""
    held = company(match, seat)
    return [held[kind] for kind in KINDS]


def money(match: Match, seat: int) -> int:
    found: int = company(match, seat)["money"]
    return found


def place(match: Match, crew: str) -> str:
    found: str = see(match)["crews"][crew]["at"]
    return found


def die(match: Match, crew: str) -> int:
    found: int = see(match)["crews"][crew]["die"]
    return found


def is_drilled(match: Match, tile: str) -> bool:
    found: bool = see(match)["tiles"][tile]["drilled"]
    return found


def tile_power(tile_id: str) -> int:
    """Tiles are named after their stratum and the power they need: C7.2."""
    return int(tile_id[1 : tile_id.index(".")])


def worth(held: dict[str, int]) -> int:
    """What cubes and money come to at the market's prices."""
    return held.get("money", 0) + sum(held.get(kind, 0) * WORTH[kind] for kind in KINDS)
