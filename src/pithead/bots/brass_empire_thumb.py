"""Rules of thumb for Brass Empire. Scores are in Brass."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, cast

from .brass_empire_cards import GOODS, Cards
from .brass_empire_features import part_left
from .brass_empire_sight import (
    ASKING_CARD,
    ASKING_DESIGN,
    BOOST,
    CARD_SIZE,
    CHARGE,
    CORPORATIONS,
    DAMAGE,
    EMPLOYEE,
    UNIT,
    BrassSight,
)
from .thumbs import Ranked, Thumb

if TYPE_CHECKING:
    from pithead.kernel.contract import Decision
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

DISCARD_ZONE: Final = 1
RESERVE_ZONE: Final = 2
ROW_SLOTS: Final = 12
PLAY_FIRST: Final = 100.0  # whatever is free comes before what costs something
USE_FIRST: Final = 80.0
DEMOLISH_FIRST: Final = 70.0
REBUILD: Final = 60.0
FIGHT_FIRST: Final = 30.0
AVERAGE: Final = 1.5  # what a card must be worth to be drawn rather than another
DEAD_WOOD: Final = 0.6  # what a card must be worth to be kept in the deck
KIN: Final = 8.0  # cards of one corporation that make a deck its own
LAST_ROUND: Final = 0.06  # the part of the game in which a card bought only counts
SPENDING: Final = 0.1  # the part of the game in which nobody saves up any more

# Tastes in fighting, then three for each design: how it likes to buy it, how much more early, and
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


class BrassEmpireThumb(Thumb):
    """Play everything, buy the dearest card one can use, mine, attack what dies of it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        first = {name: game.encode(action)[0] for name, action in _FIRSTS.items()}
        self.end: int = first["end"]
        self.yes: int = first["yes"]
        self.no: int = first["no"]
        self.convert: int = first["convert"]
        self.rebuild: int = first["rebuild"]
        self.reserve: int = first["reserve"]
        self.use: int = first["use"]
        self.demolish: int = first["demolish"]
        self.mine: int = first["mine"]
        self.attack: int = first["attack"]
        self.raid: int = first["raid"]
        self.act: int = first["act"]
        self.next_: int = first["next"]
        self.buy: int = first["buy"]
        self.gift: int = first["gift"]
        self.slot: int = first["slot"]
        self.option: int = first["option"]
        self.amount: int = first["amount"]
        self.player: int = first["player"]
        self.target: int = first["target"]
        self.take: int = first["take"]
        self.put: int = first["put"]
        first_card = game.notation.verbs["reserve"].groups[1][1][0].values[0]
        self.card: int = game.encode(("reserve", first_card))[1]
        self.play: int = game.encode(("play", first_card))[0]
        self.number: int = game.encode(("use", 1))[1] - 1
        self.seat: int = game.encode(("raid", 1, 0))[2]
        self.cards = Cards(game)
        designs = [str(design) for design in game.notation.verbs["play"].groups[0][1][0].values]
        self.designs: int = len(designs)
        self.taste_names = (
            *[name for name, _ in _FIGHTING],
            *[f"buy {design}" for design in designs],
            *[f"early {design}" for design in designs],
            *[f"among kin {design}" for design in designs],
        )
        self.taste = [worth for _, worth in _FIGHTING] + [0.0] * (3 * self.designs)
        self.base: list[float] = self.taste
        self.learned: bool = False
        self.fanciful: bool = False  # whether it has a taste in cards; else it buys the dearest
        self.left: float = 1.0  # the part of the game to come, once it has a taste
        self.kin: list[float] = []  # how much of the deck is each corporation's, likewise
        self.spite: float = 0.0  # how much rather it attacks than mines
        self.reasons: dict[int, str] = {
            self.mine: "bot-reason-mine",
            self.act: "bot-reason-act",
            self.raid: "bot-reason-raid",
        }

    def adopt(self, taste: list[float]) -> None:
        self.taste = self.base = taste
        self.learned = self.fanciful = True

    def first_taste(self) -> list[float]:
        """That of one who buys the dearest, and late what has Brass value."""
        always: list[float] = []
        early: list[float] = []
        for design in range(self.designs):
            brass = self.cards.body[design][2]
            cost = self.cards.cost[design]
            always.append(brass - 0.2)
            early.append(0.4 * (cost + brass) - always[design])
        return self.taste[:BUYING] + always + early + [0.0] * self.designs

    def vary(self, rng: Random) -> None:
        """Fancies for goods, attack, health and Brass value, so for the cards that bring them."""
        likes = [rng.random() * span for span in (3.0, 5.0, 4.0, 5.0, 3.0, 3.0)]
        likes += [rng.random() * span for span in (7.5, 12.5, 10.0, 12.5, 7.5, 7.5)]
        likes += [3.0 * rng.random(), rng.random(), 2.0 * rng.random()]
        part = 0.3 if self.learned else 1.0
        dislike = 4.0 * rng.random()
        taste = list(self.base)
        for at in range(BUYING):
            taste[at] *= 2.0 * rng.random()
        for design in range(self.designs):
            taste[BUYING + design] += part * (self._fancy(design, likes) - dislike)
        self.taste = taste
        self.fanciful = True

    def _fancy(self, design: int, likes: list[float]) -> float:
        """How much someone who likes goods so much longs for a card."""
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
        s = cast(BrassSight, state)
        decision = state.pending
        assert decision is not None
        kind = decision.kind
        if kind == "reserve":
            return [Ranked(0.0, sampled(state, seat, rng), "bot-reason-reserve")]
        if self.fanciful:
            self.left = part_left(s)
            self.kin = kin_of(s, seat)
        found: list[Ranked] = []
        for steps in self.spelling.answers(state, seat):
            if kind == "play" or kind == "action":
                found.append(self._turn(s, seat, steps))
            else:
                found.append(self._answer(s, seat, decision, steps))
        if kind == "corporation":
            return [found[int(rng.random() * len(found))]]
        return found

    def traits(self, state: State, seat: int, steps: list[int]) -> list[tuple[int, float]]:
        s = cast(BrassSight, state)
        step = steps[0]
        if step == self.convert:
            return [(CONVERT, 1.0)]
        design = self._bought(s, steps)
        if design >= 0:
            if self.left < LAST_ROUND:
                return []
            early = BUYING + self.designs + design
            return [
                (BUYING + design, 1.0),
                (early, self.left),
                (early + self.designs, self.kin[s.tables.corp[design]]),
            ]
        if step == self.mine or step == self.act or step == self.raid or step == self.attack:
            return self._weighed(s, seat, steps)
        return []

    def obvious(self, option: Ranked) -> bool:
        """Cards of one's hand and effects of buildings cost nothing."""
        return option.score >= REBUILD

    def horizon(self, seats: int) -> int:
        """Once round, and one's own next turn."""
        return seats + 1

    def unseated(self, state: State) -> list[int]:
        """The AI's tokens, score pile and cards in play (BE-SOLO-8)."""
        s = cast(BrassSight, state)
        value = s.tables.brass
        found: list[int] = []
        for owner in range(s.seats, s.owners):
            score = s.brass[owner]
            for design in s.discard[owner]:
                score += value[design]
            line = s.line[owner]
            for at in range(0, len(line), CARD_SIZE):
                score += value[line[at]]
            found.append(score)
        return found

    # --- the two phases -------------------------------------------------------------------------

    def _turn(self, s: BrassSight, seat: int, steps: list[int]) -> Ranked:
        step = steps[0]
        if step == self.end:
            return Ranked(0.0, steps, "bot-reason-nothing-better")
        if step >= self.play:
            return self._play(s, step - self.play, steps)
        if self.gift <= step < self.slot:
            return Ranked(-1.0, steps, "bot-reason-gift")
        design = self._bought(s, steps)
        if design >= 0:
            return self._worth_buying(s, design, steps)
        if step == self.convert:
            return Ranked(self.taste[CONVERT], steps, "bot-reason-convert")
        if step == self.rebuild:
            return Ranked(REBUILD, steps, "bot-reason-rebuild")
        if step == self.use:
            return Ranked(USE_FIRST, steps, "bot-reason-use")
        if step == self.demolish:
            return self._demolish(s, seat, steps)
        score = FIGHT_FIRST
        for taste, much in self._weighed(s, seat, steps):
            score += self.taste[taste] * much
        if step == self.attack:
            platform = steps[3] == self.number
            reason = "bot-reason-attack-platform" if platform else "bot-reason-attack"
            return Ranked(score + self.spite, steps, reason)
        return Ranked(score, steps, self.reasons[step])

    def _bought(self, s: BrassSight, steps: list[int]) -> int:
        """The design an answer buys, or -1."""
        step = steps[0]
        if step == self.reserve:
            return steps[1] - self.card
        if self.buy <= step < self.gift:
            return s.rows[step - self.buy]
        return -1

    def _play(self, s: BrassSight, design: int, steps: list[int]) -> Ranked:
        tables = s.tables
        if tables.type[design] == EMPLOYEE:
            # The dear ones first: they draw, and they set off those that look back.
            cost = tables.labor[design] + tables.construction[design]
            return Ranked(PLAY_FIRST + cost, steps, "bot-reason-play-employee")
        return Ranked(PLAY_FIRST - 10.0, steps, "bot-reason-play-card")

    def _demolish(self, s: BrassSight, seat: int, steps: list[int]) -> Ranked:
        """A building that brings more by going: it comes back with the deck (BE-CARD-10)."""
        design = s.line[seat][(steps[1] - self.number - 1) * CARD_SIZE]
        gain = self.cards.scrap[design]
        score = DEMOLISH_FIRST if gain > 0.0 else gain - 5.0
        return Ranked(score, steps, "bot-reason-demolish")

    def _worth_buying(self, s: BrassSight, design: int, steps: list[int]) -> Ranked:
        if self.fanciful:
            return Ranked(self._liked(s, design), steps, "bot-reason-buy-strong")
        score, late = dearest(s, design)
        return Ranked(score, steps, "bot-reason-buy-value" if late else "bot-reason-buy-dear")

    def _liked(self, s: BrassSight, design: int) -> float:
        """How much it wants a card now: what is bought in the last round is never played."""
        if self.left < LAST_ROUND:
            return float(s.tables.brass[design])
        taste = self.taste
        early = BUYING + self.designs + design
        kin = self.kin[s.tables.corp[design]]
        return taste[BUYING + design] + self.left * taste[early] + kin * taste[early + self.designs]

    def _weighed(self, s: BrassSight, seat: int, steps: list[int]) -> list[tuple[int, float]]:
        """What a unit's action is made of: how much of each taste."""
        at = (steps[1] - self.number - 1) * CARD_SIZE
        line = s.line[seat]
        tables = s.tables
        own = line[at]
        strength = float(tables.attack[own] + line[at + BOOST])
        step = steps[0]
        if step == self.mine:
            return [(MINE, 1.0), (STRENGTH, strength)]
        if step == self.act:
            return [(ACT, 1.0)]
        if step == self.raid:
            return [(RAID, 1.0), (RAID_STRENGTH, strength)]
        other = steps[2] - self.seat
        number = steps[3] - self.number
        if number == 0:
            left = tables.health[tables.platform] - s.platform_damage[other]
            return [(PLATFORM_KILL if strength >= left else PLATFORM, 1.0)]
        there = (number - 1) * CARD_SIZE
        line = s.line[other]
        target = line[there]
        health = float(tables.health[target] - line[there + DAMAGE])
        strikes = float(tables.attack[target] + line[there + BOOST])
        found = [(ATTACK, 1.0), (HEALTH, health)]
        if strength >= health:
            reward = float(max(1, tables.brass[target]) * s.platform_up[seat])
            found += [(KILL, 1.0), (KILL_BRASS, reward), (KILL_ATTACK, strikes)]
        if strikes >= tables.health[own] - s.line[seat][at + DAMAGE]:
            found.append((LOSE_BRASS, float(max(1, tables.brass[own]))))
            found.append((LOSE_ATTACK, strength))
        return found

    # --- choices inside texts -------------------------------------------------------------------

    def _answer(self, s: BrassSight, seat: int, decision: Decision, steps: list[int]) -> Ranked:
        step = steps[0]
        kind = decision.kind
        if kind == "may":
            return self._may(s, seat, steps)
        if kind == "amount":
            return Ranked(float(step - self.amount), steps, "bot-reason-exchange")
        if kind == "choose":
            return self._option(s, seat, steps)
        if kind == "pick":
            if step >= self.take:
                recalled = decision.about.get("op") == "recall"
                return self._take(s, step - self.take, steps[1] - self.card, recalled, steps)
            return Ranked(self._worth(s, s.rows[step - self.slot]), steps, "bot-reason-take")
        if kind == "look":
            design = steps[1] - self.card
            back = step - self.put == 2
            worth = self._worth(s, design) - AVERAGE
            return Ranked(worth if back else -worth, steps, "bot-reason-look")
        if kind == "target":
            return self._target(s, seat, steps)
        if kind == "player":
            return Ranked(float(s.brass[step - self.player]), steps, "bot-reason-richest")
        return Ranked(0.0, steps, "bot-reason-order")

    def _may(self, s: BrassSight, seat: int, steps: list[int]) -> Ranked:
        """Always, but nobody gives up a good card."""
        if steps[0] != self.yes:
            return Ranked(0.0, steps, "bot-reason-nothing-better")
        trims = self.cards.trims[s.stack[ASKING_DESIGN]]
        wanted = not trims or self._dead_wood(s, seat)
        return Ranked(1.0 if wanted else -1.0, steps, "bot-reason-accept")

    def _option(self, s: BrassSight, seat: int, steps: list[int]) -> Ranked:
        """The later one, but a battery is filled first, while the game goes on."""
        option = steps[0] - self.option
        design, card = s.stack[ASKING_DESIGN], s.stack[ASKING_CARD]
        stores, n, most = self.cards.battery[design]
        at = s.at_of(seat, card)
        fills = option == stores and at >= 0 and s.line[seat][at + CHARGE] + n <= most
        score = 10.0 if fills and part_left(s) > SPENDING else float(option)
        return Ranked(score, steps, "bot-reason-option")

    def _take(
        self, s: BrassSight, zone: int, design: int, recalled: bool, steps: list[int]
    ) -> Ranked:
        """From hand or discard pile cards are given up; from the reserve or by recall gained."""
        worth = self._worth(s, design)
        if zone == RESERVE_ZONE or recalled:
            return Ranked(worth, steps, "bot-reason-take")
        return Ranked(-worth + (0.1 if zone == DISCARD_ZONE else 0.0), steps, "bot-reason-trim")

    def _worth(self, s: BrassSight, design: int) -> float:
        """What a card is worth to have, a Clerk's or Union Worker's about 0."""
        if self.learned:
            return self._liked(s, design)
        tables = s.tables
        return float(tables.labor[design] + tables.construction[design] + tables.brass[design])

    def _dead_wood(self, s: BrassSight, seat: int) -> bool:
        """Whether there is a card one is better off without."""
        for zone in (s.hand[seat], s.discard[seat]):
            for design in zone:
                if self._worth(s, design) < DEAD_WOOD:
                    return True
        return False

    def _target(self, s: BrassSight, seat: int, steps: list[int]) -> Ranked:
        other = steps[0] - self.target
        number = steps[1] - self.number
        if number == 0:
            return Ranked(0.0 if other == seat else 1.0, steps, "bot-reason-target")
        tables = s.tables
        line = s.line[other]
        at = (number - 1) * CARD_SIZE
        design = line[at]
        attack = tables.attack[design] if design >= 0 else 0
        if other == seat:
            return Ranked(float(attack), steps, "bot-reason-own-card")
        left = tables.health[design] - line[at + DAMAGE]
        kind = tables.type[design]
        score = 3.0 * attack + tables.brass[design] - left + (1.0 if kind == UNIT else 0.0)
        return Ranked(score, steps, "bot-reason-target")


_FIRSTS: Final = {
    "end": ("end",),
    "yes": ("yes",),
    "no": ("no",),
    "convert": ("convert",),
    "rebuild": ("rebuild",),
    "reserve": ("reserve", "clerk"),
    "use": ("use", 1),
    "demolish": ("demolish", 1),
    "mine": ("mine", 1),
    "attack": ("attack", 1, 0, 0),
    "raid": ("raid", 1, 0),
    "act": ("act", 1),
    "next": ("next", 1),
    "buy": ("buy", "L1"),
    "gift": ("gift", "L1"),
    "slot": ("slot", "L1"),
    "option": ("option", 1),
    "amount": ("amount", 0),
    "player": ("player", 0),
    "target": ("target", 0, 0),
    "take": ("take", "hand", "clerk"),
    "put": ("put", "discard", "clerk"),
}


def make(game: Game) -> BrassEmpireThumb:
    return BrassEmpireThumb(game)


def dearest(s: BrassSight, design: int) -> tuple[float, bool]:
    """The dearest first, unless the game is nearly over: then Brass value counts, and True."""
    tables = s.tables
    if s.pool * 4 <= 10 * s.seats:
        return 2.5 * tables.brass[design] - 0.5, True
    cost = tables.labor[design] + 1.5 * tables.construction[design]
    if tables.type[design] == EMPLOYEE and cost <= 2.0:
        return 0.5, False
    return cost + tables.brass[design], False


def kin_of(s: BrassSight, seat: int) -> list[float]:
    """How much of a deck is each corporation's, 1 for KIN cards or more."""
    corp = s.tables.corp
    count = [0.0] * (len(CORPORATIONS) + 1)
    for zone in (s.hand[seat], s.deck[seat], s.discard[seat], s.played[seat]):
        for design in zone:
            count[corp[design]] += 1.0
    line = s.line[seat]
    for at in range(0, len(line), CARD_SIZE):
        count[corp[line[at]]] += 1.0
    return [min(1.0, n / KIN) for n in count[:-1]] + [0.0]


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
