"""Rockwell's tiles as a player sees them: who stands where, what a tile promises."""

from __future__ import annotations

from typing import Final

from ..position.board import FIRST_TILE, NEAR, SECOND_TILE
from ..position.state import Position
from ..position.tables import TILES, WORTH, Tables
from .weights import (
    AL,
    CARD,
    COMPLETE,
    DANGER,
    FEED,
    HIRE,
    HIRE_PRICE,
    OWN_SHAFT,
    PARTIAL,
    PARTIAL_LINE,
    REACH,
    RIVAL,
    RIVAL_SHAFT,
    SHARE_MOST,
)

INSURABLE: Final = 8  # insurance tiles that are ever thought of


class TileValue:
    """The power of every owner on every tile of one state, and what the piles hold."""

    def __init__(self) -> None:
        self.owners: int = 0
        self.on: list[int] = []
        self.rich: list[float] = []  # mean worth of the cards, by the power a tile needs
        self.risky: list[float] = []  # what Danger takes for each point of power, on average
        self.danger: list[float] = []  # how many of the cards carry Danger
        # By tile and owner, the strongest crew that stands beside it and could come.
        self.beside: list[int] = []

    def look(self, s: Position) -> None:
        if not self.rich:
            self._read(s.tables)
        owners = self.owners = s.owners
        self.beside = []
        on = self.on = [0] * (TILES * owners)
        for crew in range(len(s.crew_place)):
            place = s.crew_place[crew]
            first = FIRST_TILE[place]
            if first >= 0:
                power = s.crew_power[crew] + s.crew_die[crew]
                on[first * owners + crew // 4] += power
                second = SECOND_TILE[place]
                if second >= 0:
                    on[second * owners + crew // 4] += power

    def look_beside(self, s: Position) -> None:
        """Find who could reach each tile with one step."""
        owners = self.owners
        beside = self.beside = [0] * (TILES * owners)
        for crew in range(s.seats * 4):
            power = s.crew_power[crew]
            owner = crew // 4
            for tile in NEAR[s.crew_place[crew]]:
                if power > beside[tile * owners + owner]:
                    beside[tile * owners + owner] = power

    def _read(self, tables: Tables) -> None:
        worth = pile_worth(tables)
        most = max(tables.pile_power) + 1
        self.rich = [0.0] * most
        self.risky = [0.0] * most
        self.danger = [0.0] * most
        for pile, power in enumerate(tables.pile_power):
            self.rich[power] = worth[pile]
        for card, pile in enumerate(tables.card_pile):
            if tables.card_danger[card]:
                dearest = max([k for k in range(4) if tables.card_cubes[card * 4 + k]])
                self.risky[tables.pile_power[pile]] += WORTH[dearest] / 6.0
                self.danger[tables.pile_power[pile]] += 1.0 / 6.0

    def power(self, tile: int) -> int:
        """All power on a tile, dice and straddlers included."""
        start = tile * self.owners
        total = 0
        for owner in range(self.owners):
            total += self.on[start + owner]
        return total

    def lacks_one(self, s: Position, tile: int) -> bool:
        """Whether one more power would drill the tile."""
        if tile < 0 or s.tile_drilled[tile]:
            return False
        return self.power(tile) + 1 >= s.tile_need[tile]

    def promise(
        self, s: Position, weights: list[float], seat: int, crew: int, tile: int, die: int
    ) -> float:
        """What an undrilled tile promises the seat with this crew (and a die) on it."""
        start = tile * self.owners
        own = self.on[start + seat] + s.crew_power[crew] + die
        place = s.crew_place[crew]
        if FIRST_TILE[place] == tile or SECOND_TILE[place] == tile:
            own -= s.crew_power[crew] + s.crew_die[crew]
        total = own
        sharers = 1
        most = 0
        for owner in range(self.owners):
            power = self.on[start + owner]
            if owner != seat and power:
                total += power
                sharers += 1
                most = max(most, power)
        share = 1.0 / sharers
        if own >= most and sharers > 1:
            share += weights[SHARE_MOST]
        need = s.tile_need[tile]
        worth = self.rich[need]
        gain = worth * share
        if total < need:
            filled = total / need
            found = gain * filled * (filled * weights[PARTIAL] + weights[PARTIAL_LINE])
            if self.beside and self._rival_can_drill(s, seat, tile, need - total):
                found -= weights[FEED] * worth
            return found
        return gain + weights[COMPLETE] + self._aside(s, weights, seat, tile, own, sharers)

    def _aside(
        self, s: Position, weights: list[float], seat: int, tile: int, own: int, sharers: int
    ) -> float:
        """What else counts when a tile is drilled: Danger, the card, rivals, mineshafts."""
        need = s.tile_need[tile]
        worth = self.rich[need]
        found = 0.0
        lost = own - s.tables.safety_saves[s.safety[seat]]
        if lost > 0:
            found -= weights[DANGER] * lost * self.risky[need]
        if s.cards[seat] < 6:
            found += weights[CARD] * (1.0 + s.cards[seat])
        if sharers > 1:
            rivals = 0
            for other in range(s.seats):
                if other != seat and self.on[tile * self.owners + other]:
                    rivals += 1
            found -= weights[RIVAL] * worth * rivals / sharers
        shaft = s.tile_shaft[tile]
        if shaft == seat:
            found += weights[OWN_SHAFT] * worth
        elif shaft >= 0:
            found -= weights[RIVAL_SHAFT] * worth
        return found

    def _rival_can_drill(self, s: Position, seat: int, tile: int, missing: int) -> bool:
        """Whether a single crew of a rival beside the tile brings all the power it lacks."""
        start = tile * self.owners
        for owner in range(s.seats):
            if owner != seat and self.beside[start + owner] >= missing:
                return True
        return False

    def bribed(
        self, s: Position, weights: list[float], seat: int, crew: int, tile: int, victim: int
    ) -> float:
        """What a crew wins on a tile that is drilled by a crew it bribes; 0 if it is not."""
        if tile < 0 or s.tile_drilled[tile]:
            return 0.0
        power = s.crew_power[victim] + s.crew_die[victim]
        here = FIRST_TILE[s.crew_place[crew]] == tile or SECOND_TILE[s.crew_place[crew]] == tile
        before = self.power(tile) + (0 if here else s.crew_power[crew])
        if not before < s.tile_need[tile] <= before + power:
            return 0.0
        at = tile * self.owners + victim // 4
        self.on[at] += power
        gain = self.promise(s, weights, seat, crew, tile, s.crew_die[crew])
        self.on[at] -= power
        if s.crew_die[victim]:
            gain -= s.tables.hire_price[s.crew_die[victim] - 1]
        return gain

    def best_bribe(
        self, s: Position, weights: list[float], seat: int, crew: int, place: int
    ) -> float:
        """The most that a crew at a place could win by a bribe."""
        best = 0.0
        for tile in (FIRST_TILE[place], SECOND_TILE[place]):
            if tile < 0 or s.tile_drilled[tile]:
                continue
            for victim in range(len(s.crew_place)):
                there = s.crew_place[victim]
                if victim // 4 != seat and FIRST_TILE[there] >= 0 and tile in NEAR[there]:
                    best = max(best, self.bribed(s, weights, seat, crew, tile, victim))
        return best

    def best_hire(
        self, s: Position, weights: list[float], seat: int, crew: int, place: int
    ) -> float:
        """The most that a crew at a place could win by the smallest die that drills a tile."""
        best = 0.0
        limit = s.die_limit(place)
        for tile in (FIRST_TILE[place], SECOND_TILE[place]):
            if tile < 0 or s.tile_drilled[tile]:
                continue
            here = self.power(tile)
            there = s.crew_place[crew]
            if FIRST_TILE[there] != tile and SECOND_TILE[there] != tile:
                here += s.crew_power[crew]
            power = s.tile_need[tile] - here
            if 0 < power <= limit and s.tables.hire_price[power - 1] <= s.money[seat]:
                gain = self.promise(s, weights, seat, crew, tile, power) * weights[HIRE]
                best = max(best, gain - s.tables.hire_price[power - 1] * weights[HIRE_PRICE])
        return best

    def standing(
        self, s: Position, weights: list[float], seat: int, crew: int, place: int
    ) -> float:
        """What a crew may hope for at a place."""
        best = 0.0
        tile = FIRST_TILE[place]
        die = s.crew_die[crew]
        if tile >= 0 and not s.tile_drilled[tile]:
            best = max(best, self.promise(s, weights, seat, crew, tile, die))
        tile = SECOND_TILE[place]
        if tile >= 0 and not s.tile_drilled[tile]:
            best = max(best, self.promise(s, weights, seat, crew, tile, die))
        return best

    def beyond(self, s: Position, weights: list[float], seat: int, crew: int, place: int) -> float:
        """The best a crew may hope for one step further."""
        if weights[REACH] == 0.0:
            return 0.0
        best = 0.0
        for tile in NEAR[place]:
            if not s.tile_drilled[tile]:
                best = max(best, self.promise(s, weights, seat, crew, tile, 0))
        return best * weights[REACH]

    def dangers(self, s: Position, seat: int) -> list[float]:
        """How likely Danger costs at least 1, 2, ... more cubes this turn than are insured."""
        safe = [1.0] * INSURABLE
        saved = s.tables.safety_saves[s.safety[seat]]
        for tile in range(TILES):
            lost = self.on[tile * self.owners + seat] - saved
            if lost > 0 and not s.tile_drilled[tile]:
                need = s.tile_need[tile]
                filled = self.power(tile) / need
                risk = self.danger[need] * filled * filled
                for number in range(min(lost, INSURABLE)):
                    safe[number] *= 1.0 - risk
        return [1.0 - chance for chance in safe]

    def with_al(self, s: Position, weights: list[float], seat: int, tile: int, more: int) -> float:
        """How much more power of Al's on a tile helps the player and harms others."""
        if weights[AL] == 0.0 or s.tile_drilled[tile]:
            return 0.0
        start = tile * self.owners
        al = self.on[start + s.seats]
        found = 0.0
        for owner in range(s.seats):
            if self.on[start + owner]:
                change = self._part(s, tile, al + more) - self._part(s, tile, al)
                found += change if owner == seat else -change
        return found * weights[AL]

    def _part(self, s: Position, tile: int, al: int) -> float:
        """What each player on a tile can expect, given Al's power there."""
        start = tile * self.owners
        total = al
        sharers = 1 if al else 0
        for owner in range(s.seats):
            power = self.on[start + owner]
            total += power
            sharers += 1 if power else 0
        need = s.tile_need[tile]
        filled = min(1.0, total / need)
        part = self.rich[need] * filled * filled / max(1, sharers)
        return part if total >= need else 0.5 * part


def pile_worth(tables: Tables) -> list[float]:
    """The mean worth of the cards of each pile."""
    worth = [0.0] * len(tables.pile_power)
    cards = [0] * len(tables.pile_power)
    for card in range(len(tables.card_pile)):
        pile = tables.card_pile[card]
        cards[pile] += 1
        for kind in range(4):
            worth[pile] += tables.card_cubes[card * 4 + kind] * WORTH[kind]
    return [total / max(1, n) for total, n in zip(worth, cards)]
