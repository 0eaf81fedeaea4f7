"""What the text of a card is worth if it is carried out now, in Brass.

The program is read op by op with the conditions and counts as they stand; the rest of the game
says what Labor, Construction and cards are worth. It is an estimate: what an op changes is not
taken into account for the ops after it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..cards.ops import NAMES
from ..cards.ops.op import BRASS, CARDS, CONSTRUCTION, GOODS, HARM, LABOR, TRIM
from ..position import frames, program
from ..position.state import (
    ACTED,
    ACTIONS,
    CARD_ID,
    CARD_SIZE,
    CHARGE,
    DESIGN_ROW,
    EMPTY,
    FACE_DOWN,
    FLAGS,
    MOST_ACTIONS,
    Position,
)
from ..position.tables import EMPLOYEE, HEADS, NO_CLAUSE, ROW, UNIT
from ..rules.effects.counts import count, holds
from .card_value import Cards

LONG: Final = 15.0  # rounds
AWAY: Final = 3.0  # turns until a card that was destroyed is back in play
FEWEST: Final = 9  # employees that a deck keeps: units and buildings go into play
IN_PLAY: Final = 2.5  # what drawing a unit or building is worth, in Labor, and its attack on top
LANDS: Final = 0.4  # how much of a kill is damage that kills only together with more
NEVER: Final = -99.0
SEEN: Final = 0.05  # cards seen, or put out of sight


class Texts:
    """Looked at from one seat, with so much of the game to come (`look_at`)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.seat: int = 0
        self.rounds: float = LONG
        self.rivalry: float = 1.0  # what harm done to one opponent is worth to oneself
        # One of each good, in Brass.
        self.prices: list[float] = [0.0] * GOODS

    def look_at(self, s: Position, seat: int, left: float) -> None:
        self.seat = seat
        self.rounds = left * LONG
        self.rivalry = 1.0 / max(1, len(s.opponents(seat)))
        labor = 0.3 + 0.5 * min(1.0, 2.0 * left)
        prices = self.prices
        prices[LABOR] = labor
        prices[CONSTRUCTION] = 0.4 + 1.2 * labor
        prices[BRASS] = 1.0
        prices[CARDS] = 0.1 + 1.8 * labor
        prices[TRIM] = 0.3 * left
        prices[HARM] = self.rivalry

    # --- cards --------------------------------------------------------------------------------

    def flow(self, s: Position, design: int) -> float:
        """What drawing a card brings, in Labor; a Clerk 1."""
        goods = self.cards.played[design]
        labor = 0.0
        if s.tables.type[design] != EMPLOYEE:
            goods = self.cards.once[design]
            labor = IN_PLAY + s.tables.attack[design]
        labor += goods[LABOR] + 1.7 * goods[CONSTRUCTION] + 1.6 * goods[BRASS]
        return labor + 2.0 * goods[CARDS] + 0.5 * goods[TRIM] + goods[HARM]

    def mean_flow(self, s: Position) -> float:
        """What a card of the deck brings on average."""
        total = 0.0
        size = 0
        for zone in self._round(s):
            size += len(zone)
            for design in zone:
                total += self.flow(s, design)
        # Rounded, so that the order of a hidden deck does not show in the last digits.
        return round(total / size, 6) if size else 0.0

    def deck_size(self, s: Position) -> int:
        return sum([len(zone) for zone in self._round(s)])

    def employees(self, s: Position) -> int:
        """The cards that keep going round."""
        types = s.tables.type
        total = 0
        for zone in self._round(s):
            for design in zone:
                if types[design] == EMPLOYEE:
                    total += 1
        return total

    def _round(self, s: Position) -> list[list[int]]:
        """The cards that go round."""
        seat = self.seat
        return [s.hand[seat], s.deck[seat], s.discard[seat], s.played[seat]]

    def gain_by_dismissing(self, s: Position, design: int, mean: float, size: int) -> float:
        """Better hands for the rest of the game, less the Brass on the card."""
        if size <= 1 or self.employees(s) <= FEWEST:
            return NEVER
        better = 5.0 * (mean - self.flow(s, design)) / (size - 1)
        turns = max(0.0, self.rounds - 2.0)
        return better * turns * self.prices[LABOR] - s.tables.brass[design] - 0.1

    def best_trims(self, s: Position, places: int, n: int) -> float:
        """The gain by dismissing the n cards that are missed least."""
        mean = self.mean_flow(s)
        size = self.deck_size(s)
        gains: list[float] = []
        for bit, zone in (
            (program.FROM_HAND, s.hand[self.seat]),
            (program.FROM_DISCARD, s.discard[self.seat]),
        ):
            if places & bit:
                gains += [self.gain_by_dismissing(s, design, mean, size) for design in zone]
        gains.sort(reverse=True)
        return sum(gains[:n]) if gains else 0.0

    # --- cards in play --------------------------------------------------------------------------

    def threat(self, s: Position, owner: int, at: int) -> float:
        """What a card in play earns until it would be back after being destroyed."""
        design = s.line[owner][at]
        turns = min(AWAY, self.rounds)
        earns = self._worth_of(self.cards.each_turn[design])
        if s.tables.type[design] == UNIT:
            strength = float(s.attack_of(owner, at))
            earns += max(strength, self._worth_of(self.cards.acting[design]))
        return turns * (earns + s.tables.aura[design]) + s.line[owner][at + CHARGE] * 0.5

    def _worth_of(self, goods: list[float]) -> float:
        total = 0.0
        for good in range(GOODS):
            total += self.prices[good] * goods[good]
        return total

    def income(self, design: int) -> float:
        """What a building brings each turn."""
        return self._worth_of(self.cards.each_turn[design])

    def can_act(self, s: Position, at: int) -> bool:
        line = s.line[self.seat]
        return s.tables.type[line[at]] == UNIT and line[at + ACTIONS] > 0

    # --- texts ----------------------------------------------------------------------------------

    def clause(self, s: Position, at: int, head: int) -> float:
        """A text of a card in play, as if it began now."""
        line = s.line[self.seat]
        pc = s.tables.clause[line[at] * HEADS + head]
        if pc == NO_CLAUSE:
            return 0.0
        s.push_effect(frames.EFFECT, pc, self.seat, line[at], line[at + CARD_ID], head)
        worth = self.ops(s, pc)
        s.pop()
        return worth

    def ops(self, s: Position, pc: int) -> float:
        """A list of ops; the text it belongs to is on top of the stack."""
        code = s.tables.code
        total = 0.0
        while pc != NO_CLAUSE and code[pc] != program.END:
            total += WORTHS[code[pc]](self, s, code, pc + 2)
            pc = code[pc + 1]
        return total

    def means(self, labor: int, construction: int, brass: int) -> float:
        prices = self.prices
        return labor * prices[LABOR] + construction * prices[CONSTRUCTION] + brass

    def least_missed(self, s: Position, kind: int) -> float:
        """What giving up a card in play costs, of a type."""
        line = s.line[self.seat]
        least = 99.0
        for at in range(0, len(line), CARD_SIZE):
            itself = line[at + CARD_ID] == s.stack[frames.CARD_ID]
            if s.tables.type[line[at]] == kind and not itself and not line[at + FLAGS] & FACE_DOWN:
                least = min(least, self.threat(s, self.seat, at))
        return least

    def best_hit(self, s: Position, n: int, target: int) -> float:
        best = 0.0
        for other in s.opponents(self.seat):
            line = s.line[other]
            for at in range(0, len(line), CARD_SIZE):
                if line[at + FLAGS] & FACE_DOWN:
                    continue
                if target == program.OPPONENT_CARD or s.tables.type[line[at]] == UNIT:
                    best = max(best, self.hit(s, other, at, n))
            if target == program.OPPONENT_CARD and s.platform_up[other]:
                best = max(best, 0.3 * self.rivalry)
        return best

    def hit(self, s: Position, other: int, at: int, n: int) -> float:
        """Damage by a text: no Brass, but the card is away, or nearer to it."""
        left = s.health_of(other, at)
        done = 1.0 if n >= left else LANDS * n / left
        return done * self.threat(s, other, at) * self.rivalry

    # --- ops by name: a position, the program and the place of the first operand ----------------

    def _on_average(self, s: Position, code: list[int], first: int) -> float:
        return self._worth_of(self.cards.goods[first - 2])

    def _end(self, s: Position, code: list[int], first: int) -> float:
        return 0.0

    def _look(self, s: Position, code: list[int], first: int) -> float:
        return SEEN

    def _peek(self, s: Position, code: list[int], first: int) -> float:
        return SEEN

    def _refresh(self, s: Position, code: list[int], first: int) -> float:
        return SEEN

    def _gain(self, s: Position, code: list[int], first: int) -> float:
        return self.means(code[first], code[first + 1], code[first + 2])

    def _exchange(self, s: Position, code: list[int], first: int) -> float:
        give, get, rate = code[first], code[first + 1], code[first + 2]
        return max(0.0, self.prices[get] - rate * self.prices[give])

    def _discount(self, s: Position, code: list[int], first: int) -> float:
        return 0.7 * self.means(code[first + 1], code[first + 2], 0)

    def _steal(self, s: Position, code: list[int], first: int) -> float:
        richest = max([0] + [s.brass[other] for other in s.opponents(self.seat)])
        return min(code[first], richest) * (1.0 + self.rivalry)

    def _pay(self, s: Position, code: list[int], first: int) -> float:
        paid = self.means(code[first], code[first + 1], code[first + 2])
        paid += code[first + 3] * 0.5 * self.prices[CARDS]
        kind = code[first + 4]
        if kind != program.NO_SACRIFICE:
            paid += self.least_missed(s, kind)
        return -paid

    def _draw(self, s: Position, code: list[int], first: int) -> float:
        return code[first] * self.prices[CARDS]

    def _draw_later(self, s: Position, code: list[int], first: int) -> float:
        return self._draw(s, code, first)

    def _recall(self, s: Position, code: list[int], first: int) -> float:
        to, kind = code[first], code[first + 1]
        best = 0.0
        for design in s.discard[self.seat]:
            if kind < 0 or s.tables.type[design] == kind:
                best = max(best, self.flow(s, design))
        if to != program.TO_HAND:
            best = max(0.0, best - self.mean_flow(s))
        return best * self.prices[LABOR]

    def _discard(self, s: Position, code: list[int], first: int) -> float:
        card, n = self.prices[CARDS], code[first + 1]
        if code[first] == program.YOU:
            return -0.5 * card * n
        hit = 1.0 if code[first] == program.OPPONENT else float(len(s.opponents(self.seat)))
        return 0.8 * card * n * hit * self.rivalry

    def _dismiss(self, s: Position, code: list[int], first: int) -> float:
        places, n = code[first], code[first + 1]
        if places == program.FROM_THIS:
            return -0.5 * s.tables.brass[s.stack[frames.DESIGN]]
        gain = self.best_trims(s, places, n)
        rows = places & (program.FROM_LABOR | program.FROM_DESIGN)
        return max(gain, 0.01) if rows else gain

    def _acquire(self, s: Position, code: list[int], first: int) -> float:
        source, most, kind = code[first], code[first + 1], code[first + 3]
        found = s.reserve[self.seat]
        if source == program.FROM_LABOR:
            found = s.rows[:ROW]
        elif source == program.FROM_DESIGN:
            found = s.rows[DESIGN_ROW:]
        tables = s.tables
        best = 0.0
        for design in found:
            if design == EMPTY or tables.cost(design) > most:
                continue
            if kind < 0 or tables.type[design] == kind:
                worth = 0.5 * self.cards.cost[design] * self.prices[LABOR] + tables.brass[design]
                best = max(best, worth)
        return best

    def _damage(self, s: Position, code: list[int], first: int) -> float:
        n, target = code[first], code[first + 1]
        if target != program.EACH_OPPONENT_UNIT:
            return self.best_hit(s, n, target)
        total = 0.0
        for other in s.opponents(self.seat):
            for at in range(0, len(s.line[other]), CARD_SIZE):
                if s.tables.type[s.line[other][at]] == UNIT:
                    total += self.hit(s, other, at, n)
        return total

    def _destroy(self, s: Position, code: list[int], first: int) -> float:
        if code[first] == program.THIS:
            at = s.at_of(self.seat, s.stack[frames.CARD_ID])
            return -self.threat(s, self.seat, at) if at >= 0 else 0.0
        return self.best_hit(s, code[first + 1], program.OPPONENT_UNIT)

    def _boost(self, s: Position, code: list[int], first: int) -> float:
        n, target = code[first], code[first + 1]
        line = s.line[self.seat]
        helped = 0
        for at in range(0, len(line), CARD_SIZE):
            itself = line[at + CARD_ID] == s.stack[frames.CARD_ID]
            if self.can_act(s, at) and itself == (target == program.THIS):
                helped += 1
        return float(n * (min(1, helped) if target == program.YOUR_UNIT else helped))

    def _ready(self, s: Position, code: list[int], first: int) -> float:
        """Another action: the strongest unit that could not act otherwise."""
        line = s.line[self.seat]
        best = 0
        for at in range(0, len(line), CARD_SIZE):
            if s.tables.type[line[at]] != UNIT or line[at + CARD_ID] == s.stack[frames.CARD_ID]:
                continue
            if line[at + ACTIONS] == 0 and line[at + ACTED] < MOST_ACTIONS:
                best = max(best, s.attack_of(self.seat, at))
        return float(best)

    def _build(self, s: Position, code: list[int], first: int) -> float:
        line = s.line[self.seat]
        best = 0.0
        for at in range(0, len(line), CARD_SIZE):
            if line[at + FLAGS] & FACE_DOWN:
                best = max(best, 0.2 + self.income(line[at]))
        return best

    def _rebuild(self, s: Position, code: list[int], first: int) -> float:
        return 0.0 if s.platform_up[self.seat] else self.prices[CONSTRUCTION]

    def _store(self, s: Position, code: list[int], first: int) -> float:
        at = s.at_of(self.seat, s.stack[frames.CARD_ID])
        room = code[first + 1] - s.line[self.seat][at + CHARGE] if at >= 0 else 0
        return max(0, min(code[first], room)) * 0.8 * self.prices[LABOR] * min(1.0, self.rounds)

    def _discharge(self, s: Position, code: list[int], first: int) -> float:
        at = s.at_of(self.seat, s.stack[frames.CARD_ID])
        charge = s.line[self.seat][at + CHARGE] if at >= 0 else 0
        return charge * self.ops(s, code[first])

    def _choose(self, s: Position, code: list[int], first: int) -> float:
        return max([self.ops(s, code[first + 1 + n]) for n in range(code[first])])

    def _may(self, s: Position, code: list[int], first: int) -> float:
        return max(0.0, self.ops(s, code[first]))

    def _if(self, s: Position, code: list[int], first: int) -> float:
        then = first + program.COUNT_SIZE
        return self.ops(s, code[then] if holds(s, first) else code[then + 1])

    def _for_each(self, s: Position, code: list[int], first: int) -> float:
        most = first + program.COUNT_SIZE
        return min(count(s, first), code[most]) * self.ops(s, code[most + 1])


Worth = Callable[[Texts, Position, list[int], int], float]
# By an op's number: what it brings as things stand, or else what it brings on average.
WORTHS: Final[list[Worth]] = [getattr(Texts, f"_{name}", Texts._on_average) for name in NAMES]
