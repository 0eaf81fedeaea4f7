"""What a value function looks at in Brass Empire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.kernel.features import Features, with_early

from ..cards.ops.op import BRASS, CARDS, CONSTRUCTION, HARM, LABOR, TRIM
from ..position.state import (
    ACTIONS,
    CARD_SIZE,
    CHARGE,
    FACE_DOWN,
    FLAGS,
    HAND_SIZE,
    HEALTH,
    Position,
)
from ..position.tables import BUILDING, EMPLOYEE, UNIT
from .card_value import cards_of

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

LONG: Final = 15.0  # rounds

GROWING: Final = (
    # What an average hand of five brings.
    "hand_labor",
    "hand_construction",
    "hand_brass",
    "hand_cards",
    "hand_trim",
    "hand_harm",
    "hand_attack",
    "hand_buildings",
    "cards",
    # What is in play.
    "attack",
    "health",
    "acting",
    "turn_labor",
    "turn_construction",
    "turn_brass",
    "turn_cards",
    "turn_harm",
    "building_health",
    "warden_health",
    "sites",
    "charge",
    "platform",
)
PLAIN: Final = (
    "brass",
    "card_value",
    # How well the heuristics like the cards one owns, at any time and early.
    "cards_liked",
    "cards_liked_early",
    *GROWING,
    # Of the turn in progress.
    "labor",
    "construction",
    "held_labor",
    "held_construction",
    "held_brass",
    "held_cards",
    "ready_attack",
    "extra_cards",
)


class BrassEmpireFeatures(Features):
    def __init__(self, game: Game) -> None:
        super().__init__(with_early(PLAIN, GROWING))
        self.cards = cards_of(game)
        self.likes: list[float] = [0.0] * len(self.cards.played)
        self.likes_early: list[float] = self.likes

    def adopt(self, weights: list[float]) -> None:
        """The last weights: of each design, how much more early, and among its corporation."""
        count = len(self.likes)
        self.likes = weights[-3 * count : -2 * count]
        self.likes_early = weights[-2 * count : -count]

    def companies(self, state: State) -> int:
        return position_of(state).owners

    def of_company(self, state: State, seat: int) -> list[float]:
        s = position_of(state)
        goods, value, attack, buildings, size = self._deck(s, seat)
        liked, liked_early = self._liked(s, seat)
        scale = HAND_SIZE / max(HAND_SIZE, size)
        growing = [n * scale for n in goods]
        growing += [attack * scale, buildings * scale, size / 10.0]
        value += self._line(s, seat, growing)
        growing.append(float(s.platform_up[seat]))
        left = part_left(s)
        found = [float(s.brass[seat]), value, liked / 10.0, liked_early * left / 10.0]
        found += growing
        found += self._turn(s, seat)
        found += [n * left for n in growing]
        return found

    def _liked(self, s: Position, seat: int) -> tuple[float, float]:
        """How much the weights favour all cards of a company."""
        if seat >= s.seats:
            return 0.0, 0.0
        always = early = 0.0
        likes = self.likes
        likes_early = self.likes_early
        for zone in (s.hand[seat], s.deck[seat], s.discard[seat], s.played[seat]):
            for design in zone:
                always += likes[design]
                early += likes_early[design]
        line = s.line[seat]
        for at in range(0, len(line), CARD_SIZE):
            always += likes[line[at]]
            early += likes_early[line[at]]
        return always, early

    def _deck(self, s: Position, seat: int) -> tuple[list[float], float, float, float, float]:
        """The cards that go round: their goods, Brass value, attack, buildings and number."""
        tables = s.tables
        labor = construction = brass = cards = trim = harm = 0.0
        value = attack = buildings = size = 0.0
        played = self.cards.played
        once = self.cards.once
        types = tables.type
        if seat >= s.seats:
            # The AI plays no cards: its pile is worth its Brass value alone.
            value += sum([tables.brass[design] for design in s.discard[seat]])
            return [0.0] * 6, value, 0.0, 0.0, 0.0
        for zone in (s.hand[seat], s.deck[seat], s.discard[seat], s.played[seat]):
            for design in zone:
                size += 1.0
                value += tables.brass[design]
                kind = types[design]
                goods = played[design] if kind == EMPLOYEE else once[design]
                labor += goods[LABOR]
                construction += goods[CONSTRUCTION]
                brass += goods[BRASS]
                cards += goods[CARDS]
                trim += goods[TRIM]
                harm += goods[HARM]
                if kind == UNIT:
                    attack += tables.attack[design]
                elif kind == BUILDING:
                    buildings += 1.0
        return [labor, construction, brass, cards, trim, harm], value, attack, buildings, size

    def _line(self, s: Position, seat: int, found: list[float]) -> float:
        """Add what the cards in play are worth; the Brass value of all of them."""
        tables = s.tables
        line = s.line[seat]
        attack = health = acting = walls = wardens = sites = charge = value = 0.0
        turn = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        for at in range(0, len(line), CARD_SIZE):
            design = line[at]
            value += tables.brass[design]
            if line[at + FLAGS] & FACE_DOWN:
                sites += 1.0
            left = float(s.health_of(seat, at))
            charge += line[at + CHARGE]
            if tables.type[design] == UNIT:
                strength = float(s.attack_of(seat, at))
                attack += strength
                health += left
                action = self.cards.acting[design]
                acting += max(0.0, action[BRASS] + action[CARDS] + action[HARM] - strength)
            else:
                walls += left
            if tables.warden[design]:
                wardens += left
            goods = self.cards.each_turn[design]
            for good in range(6):
                turn[good] += goods[good]
        found += [attack, health, acting, turn[LABOR], turn[CONSTRUCTION], turn[BRASS]]
        found += [turn[CARDS], turn[HARM] + turn[TRIM], walls, wardens, sites, charge]
        return value

    def _turn(self, s: Position, seat: int) -> list[float]:
        """What the active company can still use this turn."""
        later = float(s.draw_later[seat])
        if s.active != seat or s.over:
            return [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, later]
        labor = construction = brass = cards = ready = 0.0
        for design in s.hand[seat]:
            goods = self.cards.played[design]
            labor += goods[LABOR]
            construction += goods[CONSTRUCTION]
            brass += goods[BRASS]
            cards += goods[CARDS]
        line = s.line[seat]
        for at in range(0, len(line), CARD_SIZE):
            if line[at + ACTIONS] > 0:
                ready += s.attack_of(seat, at)
        found = [float(s.labor), float(s.construction), labor, construction]
        return found + [brass, cards, ready, later]


def position_of(state: State) -> Position:
    assert isinstance(state, Position)
    return state


def part_left(s: Position) -> float:
    """About how many rounds are still to come, 1 for LONG or more: the pool at today's income."""
    if s.battle:
        standing = [s.brass[seat] for seat in range(s.owners) if not s.out[seat]]
        return min(standing) / HEALTH if standing else 0.0
    if s.ending:
        return 0.0
    rate = 1.0 * s.owners
    tables = s.tables
    for owner in range(s.owners):
        line = s.line[owner]
        for at in range(0, len(line), CARD_SIZE):
            if tables.type[line[at]] == UNIT:
                rate += s.attack_of(owner, at)
    return min(1.0, s.pool / rate / LONG)


def make(game: Game) -> BrassEmpireFeatures:
    return BrassEmpireFeatures(game)
