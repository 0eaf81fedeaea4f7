"""Heuristics for Brass Empire. Scores are in Brass."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from pithead.kernel.heuristics import Heuristic, Ranked

from .. import frames, verbs
from ..rules import arguments, combat, ending
from ..state import CARD_SIZE, CHARGE, Position
from ..tables import CORPORATIONS, EMPLOYEE, UNIT
from .card_value import GOODS, Cards
from .features import part_left, position_of

if TYPE_CHECKING:
    from pithead.kernel.contract import Decision
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

PLAY_FIRST: Final = 100.0  # whatever is free comes before what costs something
USE_FIRST: Final = 80.0
DEMOLISH_FIRST: Final = 70.0
REBUILD: Final = 60.0
FIGHT_FIRST: Final = 30.0
AVERAGE: Final = 1.5  # what a card must be worth to be drawn rather than another
DEAD_WOOD: Final = 0.6  # what a card must be worth to be kept in the deck
CORE: Final = 8.0  # cards of one corporation that make a deck its own
LAST_ROUND: Final = 0.06  # the part of the game in which a card bought only counts
SPENDING: Final = 0.1  # the part of the game in which nobody saves up any more

# Weights for fighting, then three for each design: for buying it, how much more early, and
# how much more among cards of its own corporation.
MINE: Final = 0
STRENGTH: Final = 1
ACT: Final = 2
RAID: Final = 3
RAID_STRENGTH: Final = 4
PLATFORM: Final = 5
PLATFORM_KILL: Final = 6
ATTACK: Final = 7
HEALTH: Final = 8
KILL: Final = 9
KILL_BRASS: Final = 10
KILL_ATTACK: Final = 11
LOSE_BRASS: Final = 12
LOSE_ATTACK: Final = 13
CONVERT: Final = 14
BUYING: Final = 15
_FIGHTING: Final = (
    ("mine", 0.0),
    ("strength", 1.0),
    ("act", 1.5),
    ("raid", 0.0),
    ("raid_strength", 1.0),
    ("platform", 0.0),
    ("platform_kill", 2.5),
    ("attack", 0.0),
    ("health", -0.1),
    ("kill", 0.5),
    ("kill_brass", 1.0),
    ("kill_attack", 1.5),
    ("lose_brass", -1.0),
    ("lose_attack", -1.5),
    ("convert", 1.0),
)


class BrassEmpireHeuristic(Heuristic):
    """Play everything, buy the most expensive useful card, mine, attack what can be destroyed."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.cards = Cards(game)
        designs = self.cards.designs
        self.designs: int = len(designs)
        self.weight_names = (
            *[name for name, _ in _FIGHTING],
            *[f"buy {design}" for design in designs],
            *[f"early {design}" for design in designs],
            *[f"among kin {design}" for design in designs],
        )
        self.weights = [worth for _, worth in _FIGHTING] + [0.0] * (3 * self.designs)
        self.base: list[float] = self.weights
        self.learned: bool = False
        self.values_cards: bool = False  # whether its weights value cards; else it buys the dearest
        self.left: float = 1.0  # the part of the game to come, once its weights value cards
        self.shares: list[float] = []  # how much of the deck is each corporation's, likewise
        self.spite: float = 0.0  # how much rather it attacks than mines
        self.reasons: dict[int, str] = {
            verbs.MINE: "bot-reason-mine",
            verbs.ACT: "bot-reason-act",
            verbs.RAID: "bot-reason-raid",
        }

    def adopt(self, weights: list[float]) -> None:
        self.weights = self.base = weights
        self.learned = self.values_cards = True

    def initial_weights(self) -> list[float]:
        """Weights of a player who buys the most expensive card, late in the game one with Brass."""
        always: list[float] = []
        early: list[float] = []
        for design in range(self.designs):
            brass = self.cards.body[design][2]
            cost = self.cards.cost[design]
            always.append(brass - 0.2)
            early.append(0.4 * (cost + brass) - always[design])
        return self.weights[:BUYING] + always + early + [0.0] * self.designs

    def vary(self, rng: Random) -> None:
        """Random preferences for goods, attack, health and Brass value, so for cards with them."""
        likes = [rng.random() * span for span in (3.0, 5.0, 4.0, 5.0, 3.0, 3.0)]
        likes += [rng.random() * span for span in (7.5, 12.5, 10.0, 12.5, 7.5, 7.5)]
        likes += [3.0 * rng.random(), rng.random(), 2.0 * rng.random()]
        part = 0.3 if self.learned else 1.0
        dislike = 4.0 * rng.random()
        weights = list(self.base)
        for at in range(BUYING):
            weights[at] *= 2.0 * rng.random()
        for design in range(self.designs):
            weights[BUYING + design] += part * (self._preference(design, likes) - dislike)
        self.weights = weights
        self.values_cards = True

    def _preference(self, design: int, likes: list[float]) -> float:
        """How much a player with these preferences wants a card."""
        attack, health, brass = self.cards.body[design]
        score = likes[2 * GOODS] * attack + likes[2 * GOODS + 1] * health
        score += likes[2 * GOODS + 2] * brass
        played = self.cards.played[design]
        turn = self.cards.each_turn[design]
        once = self.cards.once[design]
        acting = self.cards.acting[design]
        for good in range(GOODS):
            score += likes[good] * (played[good] + 0.4 * once[good])
            score += likes[GOODS + good] * (turn[good] + 0.5 * acting[good])
        return score

    def rank(self, state: State, seat: int, rng: Random) -> list[Ranked]:
        s = position_of(state)
        decision = state.pending
        assert decision is not None
        kind = decision.kind
        if kind == "reserve":
            return [Ranked(0.0, sampled(state, seat, rng), "bot-reason-reserve")]
        if self.values_cards:
            self.left = part_left(s)
            self.shares = corporation_shares(s, seat)
        found: list[Ranked] = []
        for steps in self.action_steps.answers(state, seat):
            if kind == "play" or kind == "action":
                found.append(self._turn(s, seat, steps))
            else:
                found.append(self._answer(s, seat, decision, steps))
        if kind == "corporation":
            return [found[int(rng.random() * len(found))]]
        return found

    def traits(self, state: State, seat: int, steps: list[int]) -> list[tuple[int, float]]:
        s = position_of(state)
        step = steps[0]
        if step == verbs.CONVERT:
            return [(CONVERT, 1.0)]
        design = self._bought(s, steps)
        if design >= 0:
            if self.left < LAST_ROUND:
                return []
            early = BUYING + self.designs + design
            return [
                (BUYING + design, 1.0),
                (early, self.left),
                (early + self.designs, self.shares[s.tables.corp[design]]),
            ]
        if step == verbs.MINE or step == verbs.ACT or step == verbs.RAID or step == verbs.ATTACK:
            return self._weighed(s, seat, steps)
        return []

    def obvious(self, option: Ranked) -> bool:
        """Cards in hand and effects of buildings cost nothing."""
        return option.score >= REBUILD

    def horizon(self, seats: int) -> int:
        """Once round, and the player's own next turn."""
        return seats + 1

    def unseated(self, state: State) -> list[int]:
        """The AI's tokens, score pile and cards in play (BE-SOLO-8)."""
        s = position_of(state)
        return [ending.ai_score(s)] if s.owners > s.seats else []

    # --- the two phases -------------------------------------------------------------------------

    def _turn(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        step = steps[0]
        if step == verbs.END:
            return Ranked(0.0, steps, "bot-reason-nothing-better")
        if step >= verbs.PLAY:
            return self._play(s, step - verbs.PLAY, steps)
        if verbs.GIFT <= step < verbs.SLOT:
            return Ranked(-1.0, steps, "bot-reason-gift")
        design = self._bought(s, steps)
        if design >= 0:
            return self._worth_buying(s, design, steps)
        if step == verbs.CONVERT:
            return Ranked(self.weights[CONVERT], steps, "bot-reason-convert")
        if step == verbs.REBUILD:
            return Ranked(REBUILD, steps, "bot-reason-rebuild")
        if step == verbs.USE:
            return Ranked(USE_FIRST, steps, "bot-reason-use")
        if step == verbs.DEMOLISH:
            return self._demolish(s, seat, steps)
        score = FIGHT_FIRST
        for at, much in self._weighed(s, seat, steps):
            score += self.weights[at] * much
        if step == verbs.ATTACK:
            platform = steps[3] == verbs.NUMBER
            reason = "bot-reason-attack-platform" if platform else "bot-reason-attack"
            return Ranked(score + self.spite, steps, reason)
        return Ranked(score, steps, self.reasons[step])

    def _bought(self, s: Position, steps: list[int]) -> int:
        """The design an answer buys, or -1."""
        step = steps[0]
        if step == verbs.RESERVE:
            return steps[1] - verbs.CARD
        if verbs.BUY <= step < verbs.GIFT:
            return s.rows[step - verbs.BUY]
        return -1

    def _play(self, s: Position, design: int, steps: list[int]) -> Ranked:
        tables = s.tables
        if tables.type[design] == EMPLOYEE:
            # The dear ones first: they draw, and they set off those that look back.
            cost = tables.labor[design] + tables.construction[design]
            return Ranked(PLAY_FIRST + cost, steps, "bot-reason-play-employee")
        return Ranked(PLAY_FIRST - 10.0, steps, "bot-reason-play-card")

    def _demolish(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        """A building that brings more by going: it comes back with the deck (BE-CARD-10)."""
        design = s.line[seat][combat.at_number(steps[1] - verbs.NUMBER)]
        gain = self.cards.scrap[design]
        score = DEMOLISH_FIRST if gain > 0.0 else gain - 5.0
        return Ranked(score, steps, "bot-reason-demolish")

    def _worth_buying(self, s: Position, design: int, steps: list[int]) -> Ranked:
        if self.values_cards:
            return Ranked(self._liked(s, design), steps, "bot-reason-buy-strong")
        score, late = dearest(s, design)
        return Ranked(score, steps, "bot-reason-buy-value" if late else "bot-reason-buy-dear")

    def _liked(self, s: Position, design: int) -> float:
        """How much it wants a card now: what is bought in the last round is never played."""
        if self.left < LAST_ROUND:
            return float(s.tables.brass[design])
        weights = self.weights
        early = BUYING + self.designs + design
        share = self.shares[s.tables.corp[design]]
        score = weights[BUYING + design] + self.left * weights[early]
        return score + share * weights[early + self.designs]

    def _weighed(self, s: Position, seat: int, steps: list[int]) -> list[tuple[int, float]]:
        """What a unit's action is made of: how much of each weight."""
        at = combat.at_number(steps[1] - verbs.NUMBER)
        step = steps[0]
        if step == verbs.ACT:
            return [(ACT, 1.0)]
        strength = float(s.attack_of(seat, at))
        if step == verbs.MINE:
            return [(MINE, 1.0), (STRENGTH, strength)]
        if step == verbs.RAID:
            return [(RAID, 1.0), (RAID_STRENGTH, strength)]
        other = steps[2] - verbs.SEAT
        number = steps[3] - verbs.NUMBER
        fight = combat.fight_of(s, seat, at, other, number)
        if number == arguments.PLATFORM:
            return [(PLATFORM_KILL if fight.wins else PLATFORM, 1.0)]
        health = float(s.health_of(other, combat.at_number(number)))
        found = [(ATTACK, 1.0), (HEALTH, health)]
        if fight.wins:
            found += [(KILL, 1.0), (KILL_BRASS, float(fight.brass))]
            found.append((KILL_ATTACK, float(fight.back)))
        if fight.loses:
            found += [(LOSE_BRASS, float(fight.their_brass)), (LOSE_ATTACK, strength)]
        return found

    # --- choices inside texts -------------------------------------------------------------------

    def _answer(self, s: Position, seat: int, decision: Decision, steps: list[int]) -> Ranked:
        step = steps[0]
        kind = decision.kind
        if kind == "may":
            return self._may(s, seat, steps)
        if kind == "amount":
            return Ranked(float(step - verbs.AMOUNT), steps, "bot-reason-exchange")
        if kind == "choose":
            return self._option(s, seat, steps)
        if kind == "pick":
            if step >= verbs.TAKE:
                recalled = decision.about.get("op") == "recall"
                return self._take(s, step - verbs.TAKE, steps[1] - verbs.CARD, recalled, steps)
            return Ranked(self._worth(s, s.rows[step - verbs.SLOT]), steps, "bot-reason-take")
        if kind == "look":
            design = steps[1] - verbs.CARD
            back = step == verbs.PUT + verbs.PUT_DECK
            worth = self._worth(s, design) - AVERAGE
            return Ranked(worth if back else -worth, steps, "bot-reason-look")
        if kind == "target":
            return self._target(s, seat, steps)
        if kind == "player":
            return Ranked(float(s.brass[step - verbs.PLAYER]), steps, "bot-reason-richest")
        return Ranked(0.0, steps, "bot-reason-order")

    def _may(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        """Always, but nobody gives up a good card."""
        if steps[0] != verbs.YES:
            return Ranked(0.0, steps, "bot-reason-nothing-better")
        trims = self.cards.trims[s.stack[frames.DESIGN]]
        wanted = not trims or self._dead_wood(s, seat)
        return Ranked(1.0 if wanted else -1.0, steps, "bot-reason-accept")

    def _option(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        """The later one, but a battery is filled first, while the game goes on."""
        option = steps[0] - verbs.OPTION
        design, card = s.stack[frames.DESIGN], s.stack[frames.CARD_ID]
        stores, n, most = self.cards.battery[design]
        at = s.at_of(seat, card)
        fills = option == stores and at >= 0 and s.line[seat][at + CHARGE] + n <= most
        score = 10.0 if fills and part_left(s) > SPENDING else float(option)
        return Ranked(score, steps, "bot-reason-option")

    def _take(
        self, s: Position, zone: int, design: int, recalled: bool, steps: list[int]
    ) -> Ranked:
        """From hand or discard pile cards are given up; from the reserve or by recall gained."""
        worth = self._worth(s, design)
        if zone == verbs.FROM_RESERVE or recalled:
            return Ranked(worth, steps, "bot-reason-take")
        return Ranked(-worth + (0.1 if zone == verbs.DISCARD else 0.0), steps, "bot-reason-trim")

    def _worth(self, s: Position, design: int) -> float:
        """What a card is worth to have, a Clerk's or Union Worker's about 0."""
        if self.learned:
            return self._liked(s, design)
        tables = s.tables
        return float(tables.labor[design] + tables.construction[design] + tables.brass[design])

    def _dead_wood(self, s: Position, seat: int) -> bool:
        """Whether there is a card the player is better off without."""
        for zone in (s.hand[seat], s.discard[seat]):
            for design in zone:
                if self._worth(s, design) < DEAD_WOOD:
                    return True
        return False

    def _target(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        other = steps[0] - verbs.TARGET
        number = steps[1] - verbs.NUMBER
        if number == arguments.PLATFORM:
            return Ranked(0.0 if other == seat else 1.0, steps, "bot-reason-target")
        tables = s.tables
        at = combat.at_number(number)
        design = s.line[other][at]
        attack = s.attack_of(other, at)
        if other == seat:
            return Ranked(float(attack), steps, "bot-reason-own-card")
        left = s.health_of(other, at)
        unit = tables.type[design] == UNIT
        score = 3.0 * attack + tables.brass[design] - left + (1.0 if unit else 0.0)
        return Ranked(score, steps, "bot-reason-target")


def make(game: Game) -> BrassEmpireHeuristic:
    return BrassEmpireHeuristic(game)


def dearest(s: Position, design: int) -> tuple[float, bool]:
    """The most expensive first; near the end of the game Brass value counts, and True."""
    tables = s.tables
    if s.pool * 4 <= 10 * s.seats:
        return 2.5 * tables.brass[design] - 0.5, True
    cost = tables.labor[design] + 1.5 * tables.construction[design]
    if tables.type[design] == EMPLOYEE and cost <= 2.0:
        return 0.5, False
    return cost + tables.brass[design], False


def corporation_shares(s: Position, seat: int) -> list[float]:
    """How much of a deck is each corporation's, 1 for CORE cards or more."""
    corp = s.tables.corp
    count = [0.0] * (len(CORPORATIONS) + 1)
    for zone in (s.hand[seat], s.deck[seat], s.discard[seat], s.played[seat]):
        for design in zone:
            count[corp[design]] += 1.0
    line = s.line[seat]
    for at in range(0, len(line), CARD_SIZE):
        count[corp[line[at]]] += 1.0
    return [min(1.0, n / CORE) for n in count[:-1]] + [0.0]


def sampled(state: State, seat: int, rng: Random) -> list[int]:
    """A whole answer at random."""
    ahead = state.clone()
    steps: list[int] = []
    while True:
        step = ahead.sample_step(seat, rng)
        steps.append(step)
        ahead.apply_step(seat, step)
        if not ahead.in_form(seat):
            return steps
