"""Heuristics for Brass Empire. Scores are in Brass."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from pithead.kernel.heuristics import Heuristic, Ranked

from ..cards.ops import NUMBERS
from ..cards.ops.op import BRASS, CARDS, GOODS, HARM, TRIM
from ..position import frames, program
from ..position import steps as verbs
from ..position.state import CARD_SIZE, CHARGE, EMPTY, FACE_DOWN, FLAGS, Position
from ..position.tables import (
    ACTION,
    CORPORATIONS,
    DEMOLISH,
    EACH_TURN,
    EMPLOYEE,
    HEADS,
    KILLS,
    STARTER,
    TYPES,
    UNIT,
)
from ..rules import arguments, combat, ending, purchases
from ..rules.effects.resources import held
from .card_value import cards_of
from .features import part_left, position_of
from .reserve_choice import best_build, reserve_worth
from .text_value import Texts

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

PLAY_FIRST: Final = 100.0  # whatever is free comes before what costs something
USE_FIRST: Final = 80.0
DEMOLISH_FIRST: Final = 70.0
REBUILD: Final = 60.0
FIGHT_FIRST: Final = 30.0
WAITS: Final = 12.0  # places by which a card is played later if it counts what was played before
REPLAY: Final = 0.5  # what it costs to draw and play a demolished building again
SPARE: Final = 0.3  # what a platform that only stands ready is worth, or a Brass for what is left
CORE: Final = 8.0  # cards of one corporation that make a deck its own
LAST_ROUND: Final = 0.06  # the part of the game in which a card bought only counts
SPENDING: Final = 0.1  # the part of the game in which saving up no longer pays

# Weights for fighting, then three for each design: for buying it, how much more early, and
# how much more among cards of its own corporation.
MINE: Final = 0
STRENGTH: Final = 1
ACT: Final = 2
TEXT: Final = 3
RAID: Final = 4
RAID_STRENGTH: Final = 5
PLATFORM: Final = 6
PLATFORM_KILL: Final = 7
ATTACK: Final = 8
CHIP: Final = 9
KILL: Final = 10
KILL_BRASS: Final = 11
KILL_THREAT: Final = 12
LOSE_BRASS: Final = 13
LOSE_THREAT: Final = 14
WOUND: Final = 15
CONVERT: Final = 16
BUYING: Final = 17
_FIGHTING: Final = (
    ("mine", 0.0),
    ("strength", 1.0),
    ("act", 0.0),
    ("text", 1.0),
    ("raid", 0.0),
    ("raid_strength", 1.0),
    ("platform", 0.1),
    ("platform_kill", 1.0),
    ("attack", 0.0),
    ("chip", 0.4),
    ("kill", 0.0),
    ("kill_brass", 1.0),
    ("kill_threat", 1.0),
    ("lose_brass", -1.0),
    ("lose_threat", -1.0),
    ("wound", -0.4),
    ("convert", 1.0),
)


class BrassEmpireHeuristic(Heuristic):
    """Play everything, buy the most expensive useful card, mine, attack what can be destroyed."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.cards = cards_of(game)
        self.texts = Texts(self.cards)
        designs = self.cards.designs
        self.designs: int = len(designs)
        self.types: list[int] = self.cards.types
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

    def groups(self) -> dict[str, list[int]]:
        """Buying by type of card, and by what its text brings."""
        cards, tables = self.cards, range(self.designs)
        brings = [
            [a + b + c for a, b, c in zip(cards.played[d], cards.each_turn[d], cards.once[d])]
            for d in tables
        ]
        found = {
            f"buy {kind}s": [BUYING + d for d in tables if self.types[d] == number]
            for number, kind in enumerate(TYPES)
        }
        for good, name in ((BRASS, "brass"), (CARDS, "cards"), (TRIM, "trimming"), (HARM, "harm")):
            found[f"buy {name}"] = [BUYING + d for d in tables if brings[d][good] > 0.0]
        return found

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
        kind = frames.QUESTIONS[s.question]
        if kind == "reserve":
            likes = [self._in_reserve(s, design) for design in range(self.designs)]
            return [Ranked(0.0, best_build(s, seat, likes), "bot-reason-reserve")]
        self.left = part_left(s)
        self.texts.look_at(s, seat, self.left)
        self.shares = []
        found: list[Ranked] = []
        for steps in self.action_steps.answers(state, seat):
            if kind == "play" or kind == "action":
                found.append(self._turn(s, seat, steps))
            else:
                found.append(self._answer(s, seat, kind, steps))
        return found

    def best(self, state: State, seat: int, rng: Random) -> list[int]:
        """The same, but cards that come before everything else are found without ranking it."""
        s = position_of(state)
        if frames.QUESTIONS[s.question] == "play":
            first, most = -1, USE_FIRST
            for design in s.hand[seat]:
                place = self._place(s, design)
                if place > most:
                    first, most = design, place
            if first >= 0:
                return [verbs.PLAY + first]
        return super().best(state, seat, rng)

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
                (early + self.designs, self._share(s, seat, design)),
            ]
        if step == verbs.MINE or step == verbs.ACT or step == verbs.RAID or step == verbs.ATTACK:
            return self._weighed(s, seat, steps)
        return []

    def obvious(self, option: Ranked) -> bool:
        """Cards in hand and effects of buildings cost nothing."""
        return option.score >= REBUILD

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
            return self._rebuild(s, seat, steps)
        if step == verbs.USE:
            return self._use(s, seat, steps)
        if step == verbs.DEMOLISH:
            return self._demolish(s, seat, steps)
        return self._fight(s, seat, steps)

    def _fight(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        """An action of a unit; none that does more harm than good."""
        step = steps[0]
        score = 0.0
        for at, much in self._weighed(s, seat, steps):
            score += self.weights[at] * much
        reason = self.reasons[step] if step != verbs.ATTACK else "bot-reason-attack"
        if step == verbs.ATTACK:
            score += self.spite
            if steps[3] == verbs.NUMBER:
                reason = "bot-reason-attack-platform"
        return Ranked(score + FIGHT_FIRST if score > 0.0 else score, steps, reason)

    def _bought(self, s: Position, steps: list[int]) -> int:
        """The design an answer buys, or -1."""
        step = steps[0]
        if step == verbs.RESERVE:
            return steps[1] - verbs.CARD
        if verbs.BUY <= step < verbs.GIFT:
            return s.rows[step - verbs.BUY]
        return -1

    def _play(self, s: Position, design: int, steps: list[int]) -> Ranked:
        employee = s.tables.type[design] == EMPLOYEE
        reason = "bot-reason-play-employee" if employee else "bot-reason-play-card"
        return Ranked(self._place(s, design), steps, reason)

    def _place(self, s: Position, design: int) -> float:
        """The dear employees first, for they draw; what looks back after what it looks for."""
        tables = s.tables
        waits = WAITS if self.cards.looks_back[design] else 0.0
        if tables.type[design] != EMPLOYEE:
            return PLAY_FIRST - 10.0 - waits
        # Of starting cards some texts make use while they are still in hand.
        cost = tables.labor[design] + tables.construction[design]
        last = 2.0 * WAITS if tables.deck[design] == STARTER else 0.0
        return PLAY_FIRST + cost - waits - last

    def _rebuild(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        """A platform is of use to units that mine now, and to Construction that is left over."""
        line = s.line[seat]
        mined = units = 0
        for at in range(0, len(line), CARD_SIZE):
            if s.tables.type[line[at]] == UNIT:
                units += 1
                if self.texts.can_act(s, at) and not s.battle and not s.first_edition:
                    mined += s.attack_of(seat, at)
        if mined:
            return Ranked(REBUILD, steps, "bot-reason-rebuild")
        score = self.weights[CONVERT] * ((s.construction - 1) // 2)
        if score <= 0.0:
            score = SPARE if units and self.left > LAST_ROUND else -1.0
        return Ranked(score, steps, "bot-reason-rebuild")

    def _use(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        """At once, but resources are exchanged when there is nothing left to buy with them."""
        at = combat.at_number(steps[1] - verbs.NUMBER)
        code = s.tables.code
        pc = s.tables.clause[s.line[seat][at] * HEADS + EACH_TURN]
        if code[pc] == NUMBERS["exchange"]:
            have = held(s, seat, code[pc + 2])
            times = min(code[pc + 5], have // code[pc + 4])
            return Ranked(SPARE * times if times else -1.0, steps, "bot-reason-use")
        worth = self.texts.clause(s, at, EACH_TURN)
        return Ranked(USE_FIRST if worth > 0.0 else -1.0, steps, "bot-reason-use")

    def _demolish(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        """Whether demolishing a building gains more; it returns with the deck (BE-CARD-10)."""
        at = combat.at_number(steps[1] - verbs.NUMBER)
        gain = self.texts.clause(s, at, DEMOLISH)
        if gain <= 0.0:
            return Ranked(-5.0, steps, "bot-reason-demolish")
        gain -= self.texts.threat(s, seat, at)
        if self.left > LAST_ROUND:
            gain -= REPLAY
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
        if s.tables.deck[design] == STARTER:
            return 0.0
        weights = self.weights
        early = BUYING + self.designs + design
        share = self._share(s, self.texts.seat, design)
        score = weights[BUYING + design] + self.left * weights[early]
        return score + share * weights[early + self.designs]

    def _share(self, s: Position, seat: int, design: int) -> float:
        """How much of the deck is the corporation's of a card; counted once a question."""
        if not self.shares:
            self.shares = corporation_shares(s, seat)
        return self.shares[s.tables.corp[design]]

    def _in_reserve(self, s: Position, design: int) -> float:
        """What it is worth to have a card in the reserve: it will be bought in mid-game."""
        if not self.values_cards:
            return dearest(s, design)[0]
        weights = self.weights
        early = BUYING + self.designs + design
        score = weights[BUYING + design] + 0.5 * weights[early]
        return score + 0.5 * weights[early + self.designs]

    def _weighed(self, s: Position, seat: int, steps: list[int]) -> list[tuple[int, float]]:
        """What a unit's action is made of: how much of each weight."""
        at = combat.at_number(steps[1] - verbs.NUMBER)
        step = steps[0]
        if step == verbs.ACT:
            return [(ACT, 1.0), (TEXT, self.texts.clause(s, at, ACTION))]
        strength = float(s.attack_of(seat, at))
        if step == verbs.MINE:
            return [(MINE, 1.0), (STRENGTH, strength)]
        if step == verbs.RAID:
            return [(RAID, 1.0), (RAID_STRENGTH, strength)]
        return self._attack(s, seat, at, steps[2] - verbs.SEAT, steps[3] - verbs.NUMBER)

    def _attack(
        self, s: Position, seat: int, at: int, other: int, number: int
    ) -> list[tuple[int, float]]:
        """Brass for what falls, and what it would have earned: among many that helps others too."""
        texts = self.texts
        rivalry = texts.rivalry
        fight = combat.fight_of(s, seat, at, other, number)
        prize = fight.brass + texts.clause(s, at, KILLS) if fight.wins else 0.0
        if number == arguments.PLATFORM:
            if not fight.wins:
                return [(PLATFORM, rivalry)]
            return [(PLATFORM_KILL, rivalry), (KILL_BRASS, prize)]
        threat = rivalry * texts.threat(s, other, combat.at_number(number))
        found = [(ATTACK, 1.0)]
        if fight.wins:
            found += [(KILL, 1.0), (KILL_BRASS, prize), (KILL_THREAT, threat)]
        else:
            found.append((CHIP, threat * fight.strike / (fight.left + fight.strike)))
        own = texts.threat(s, seat, at)
        if fight.loses:
            found += [(LOSE_BRASS, rivalry * fight.their_brass), (LOSE_THREAT, own)]
        elif fight.back:
            found.append((WOUND, own * fight.back / (fight.own_left + fight.back)))
        return found

    # --- choices inside texts -------------------------------------------------------------------

    def _answer(self, s: Position, seat: int, kind: str, steps: list[int]) -> Ranked:
        step = steps[0]
        if kind == "corporation":
            return self._corporation(s, step - verbs.CORPORATION, steps)
        if kind == "may":
            return self._may(s, steps)
        if kind == "amount":
            return self._amount(s, seat, step - verbs.AMOUNT, steps)
        if kind == "choose":
            return self._option(s, seat, steps)
        if kind == "pick":
            if step >= verbs.TAKE:
                return self._take(s, step - verbs.TAKE, steps[1] - verbs.CARD, steps)
            return self._slot(s, s.rows[step - verbs.SLOT], steps)
        if kind == "look":
            return self._put(s, step - verbs.PUT, steps[1] - verbs.CARD, steps)
        if kind == "target":
            return self._target(s, seat, steps)
        if kind == "player":
            return Ranked(float(s.brass[step - verbs.PLAYER]), steps, "bot-reason-richest")
        return Ranked(0.0, steps, "bot-reason-order")

    def _corporation(self, s: Position, corp: int, steps: list[int]) -> Ranked:
        """The one whose reserve is worth most; the lot is worth as much as all on average."""
        worths = [
            reserve_worth(s.tables, each, [self._in_reserve(s, d) for d in range(self.designs)])
            for each in range(len(CORPORATIONS))
        ]
        worth = worths[corp] if corp < len(worths) else sum(worths) / len(worths)
        return Ranked(worth, steps, "bot-reason-reserve")

    def _may(self, s: Position, steps: list[int]) -> Ranked:
        """If it is worth more than nothing."""
        if steps[0] != verbs.YES:
            return Ranked(0.0, steps, "bot-reason-nothing-better")
        worth = self.texts.ops(s, s.tables.code[s.stack[frames.PC] + 2])
        return Ranked(worth if worth > 0.0 else worth - 0.1, steps, "bot-reason-accept")

    def _amount(self, s: Position, seat: int, n: int, steps: list[int]) -> Ranked:
        """As much as can be, without what the best purchase needs, unless Brass is better."""
        code, first = s.tables.code, s.stack[frames.PC] + 2
        labor, construction = s.labor, s.construction
        paid = n * code[first + 2]
        if code[first] == program.LABOR:
            labor -= paid
        elif code[first] == program.CONSTRUCTION:
            construction -= paid
        best = 0.0
        for design in [*s.rows, *s.reserve[seat]]:
            if design == EMPTY or purchases.labor_price(s, design) > labor:
                continue
            if purchases.construction_price(s, design) <= construction:
                best = max(best, self._worth(s, design))
        return Ranked(best + n * max(1.0, self.weights[CONVERT]), steps, "bot-reason-exchange")

    def _option(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        """The option worth more now, but early in the game a battery is filled first."""
        option = steps[0] - verbs.OPTION
        design, card = s.stack[frames.DESIGN], s.stack[frames.CARD_ID]
        stores, n, most = self.cards.battery[design]
        at = s.at_of(seat, card)
        fills = option == stores and at >= 0 and s.line[seat][at + CHARGE] + n <= most
        if fills and self.left > SPENDING:
            return Ranked(99.0, steps, "bot-reason-option")
        worth = self.texts.ops(s, s.tables.code[s.stack[frames.PC] + 3 + option])
        return Ranked(worth + 0.01 * option, steps, "bot-reason-option")

    def _take(self, s: Position, zone: int, design: int, steps: list[int]) -> Ranked:
        """From the reserve or by recall cards are gained; else the one missed least is given up."""
        texts = self.texts
        op = s.tables.code[s.stack[frames.PC]]
        if zone == verbs.FROM_RESERVE or op == NUMBERS["recall"]:
            return Ranked(self._worth(s, design), steps, "bot-reason-take")
        now = texts.flow(s, design) * texts.prices[0]  # what it would still bring this turn
        if op != NUMBERS["dismiss"]:
            return Ranked(-now, steps, "bot-reason-trim")
        gain = texts.gain_by_dismissing(s, design, texts.mean_flow(s), texts.deck_size(s))
        return Ranked(gain - (now if zone == verbs.HAND else 0.0), steps, "bot-reason-trim")

    def _slot(self, s: Position, design: int, steps: list[int]) -> Ranked:
        """Of a row the best card is taken, the worst one is buried or dismissed."""
        worth = self._worth(s, design)
        if s.tables.code[s.stack[frames.PC]] == NUMBERS["acquire"]:
            return Ranked(worth, steps, "bot-reason-take")
        # Better than to give up a good card of one's own, worse than to be rid of a poor one.
        return Ranked(-0.01 * worth, steps, "bot-reason-trim")

    def _put(self, s: Position, where: int, design: int, steps: list[int]) -> Ranked:
        """Of cards looked at, those below the deck's average go; the rest return."""
        texts = self.texts
        mean = texts.mean_flow(s)
        gone = mean - texts.flow(s, design)
        if s.tables.code[s.stack[frames.PC] + 3] == program.TO_DISMISS:
            gone = texts.gain_by_dismissing(s, design, mean, texts.deck_size(s) + len(s.looked))
        back = where == verbs.PUT_DECK
        return Ranked(-gone if back else gone, steps, "bot-reason-look")

    def _worth(self, s: Position, design: int) -> float:
        """What a card is worth to have, a Clerk's or Union Worker's about 0."""
        if self.learned:
            return self._liked(s, design)
        tables = s.tables
        return float(tables.labor[design] + tables.construction[design] + tables.brass[design])

    def _target(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        other = steps[0] - verbs.TARGET
        number = steps[1] - verbs.NUMBER
        if number == arguments.PLATFORM:
            return Ranked(0.0 if other == seat else 1.0, steps, "bot-reason-target")
        at = combat.at_number(number)
        if other == seat:
            return Ranked(self._own_target(s, seat, at), steps, "bot-reason-own-card")
        return Ranked(self._their_target(s, other, at), steps, "bot-reason-target")

    def _own_target(self, s: Position, seat: int, at: int) -> float:
        """The price is what is missed least; a building is finished for what it brings."""
        op = s.tables.code[s.stack[frames.PC]]
        if op == NUMBERS["pay"]:
            return -self.texts.threat(s, seat, at) - 0.1 * s.tables.brass[s.line[seat][at]]
        if op == NUMBERS["build"]:
            return self.texts.income(s.line[seat][at])
        ready = 10.0 if op == NUMBERS["boost"] and self.texts.can_act(s, at) else 0.0
        return ready + s.attack_of(seat, at)

    def _their_target(self, s: Position, other: int, at: int) -> float:
        """The one that does most, rather one that falls."""
        tables = s.tables
        design = s.line[other][at]
        if s.line[other][at + FLAGS] & FACE_DOWN:
            return 0.0
        left = s.health_of(other, at)
        op = s.tables.code[s.stack[frames.PC]]
        falls = op == NUMBERS["destroy"] or left <= s.tables.code[s.stack[frames.PC] + 2]
        unit = tables.type[design] == UNIT
        score = 3.0 * s.attack_of(other, at) + tables.brass[design] - left
        if not unit:
            score += 2.0 * self.texts.income(design)
        return score + (1.0 if unit else 0.0) + (1.5 if falls else 0.0)


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
