"""Rules of thumb for Brass Empire. Scores are in Brass."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, cast

from .brass_empire_cards import GOODS, Cards
from .brass_empire_sight import (
    BOOST,
    CARD_SIZE,
    DAMAGE,
    EMPLOYEE,
    UNIT,
    BrassSight,
)
from .judge import LinearJudge
from .thumbs import Ranked, Thumb

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

DISCARD_ZONE: Final = 1
RESERVE_ZONE: Final = 2
ROW_SLOTS: Final = 12
PLAY_FIRST: Final = 100.0  # whatever is free comes before what costs something
USE_FIRST: Final = 80.0


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
        # What it buys for: goods by play, by turn, then the four of FANCIES; none: the dearest.
        self.taste: list[float] = []
        self.judge: LinearJudge | None = None
        self.before: float = 0.0  # the company's strength before it buys anything
        self.brass_weight: float = 0.0
        self.spite: float = 0.0  # how much rather it attacks than mines
        self.boldness: float = 1.5  # what an opponent's attack is worth to get rid of

    def vary(self, rng: Random) -> None:
        spans = [3.0, 5.0, 4.0, 5.0, 3.0, 3.0]
        self.taste = [rng.random() * span for span in spans]
        self.taste += [2.5 * rng.random() * span for span in spans]
        self.taste += [3.0 * rng.random(), 2.0 * rng.random(), 2.0 * rng.random()]
        self.taste.append(4.0 * rng.random())
        self.boldness = 3.0 * rng.random()

    def heed(self, judge: LinearJudge) -> None:
        self.judge = judge
        self.brass_weight = judge.weights[judge.features.names.index("brass")]

    def rank(self, state: State, seat: int, rng: Random) -> list[Ranked]:
        s = cast(BrassSight, state)
        decision = state.pending
        assert decision is not None
        kind = decision.kind
        if kind == "reserve":
            return [Ranked(0.0, sampled(state, seat, rng), "bot-reason-reserve")]
        found: list[Ranked] = []
        if self.judge is not None:
            self.before = self.judge.strength(state, seat)
        for steps in self.spelling.answers(state, seat):
            if kind == "play" or kind == "action":
                found.append(self._turn(s, seat, steps))
            else:
                found.append(self._answer(s, seat, kind, steps))
        if kind == "corporation":
            return [found[int(rng.random() * len(found))]]
        return found

    # --- the two phases -------------------------------------------------------------------------

    def _turn(self, s: BrassSight, seat: int, steps: list[int]) -> Ranked:
        step = steps[0]
        if step == self.end:
            return Ranked(0.0, steps, "bot-reason-nothing-better")
        if step >= self.play:
            return self._play(s, step - self.play, steps)
        if step >= self.buy:
            return self._buy(s, seat, step, steps)
        if step == self.reserve:
            return self._worth_buying(s, seat, steps[1] - self.card, steps)
        if step == self.convert:
            gain = 1.0 if self.judge is None else self.brass_weight
            return Ranked(gain, steps, "bot-reason-convert")
        if step == self.rebuild:
            return Ranked(40.0, steps, "bot-reason-rebuild")
        if step == self.use:
            return Ranked(USE_FIRST, steps, "bot-reason-use")
        if step == self.demolish:
            return Ranked(-5.0, steps, "bot-reason-demolish")
        return self._fight(s, seat, steps)

    def _play(self, s: BrassSight, design: int, steps: list[int]) -> Ranked:
        tables = s.tables
        if tables.type[design] == EMPLOYEE:
            # The dear ones first: they draw, and they set off those that look back.
            cost = tables.labor[design] + tables.construction[design]
            return Ranked(PLAY_FIRST + cost, steps, "bot-reason-play-employee")
        return Ranked(PLAY_FIRST - 10.0, steps, "bot-reason-play-card")

    def _buy(self, s: BrassSight, seat: int, step: int, steps: list[int]) -> Ranked:
        if step >= self.gift:
            return Ranked(-1.0, steps, "bot-reason-gift")
        return self._worth_buying(s, seat, s.rows[step - self.buy], steps)

    def _worth_buying(self, s: BrassSight, seat: int, design: int, steps: list[int]) -> Ranked:
        """The dearest first; what gives little is left when the game is nearly over."""
        tables = s.tables
        if self.judge is not None:
            return Ranked(self._gain(s, seat, design), steps, "bot-reason-buy-strong")
        if self.taste:
            return Ranked(self.fancy(s, design), steps, "bot-reason-buy-dear")
        cost = tables.labor[design] + 1.5 * tables.construction[design]
        score = cost + tables.brass[design]
        late = s.pool * 4 <= 10 * s.seats
        if late:
            score = 2.5 * tables.brass[design] - 0.5
        elif tables.type[design] == EMPLOYEE and cost <= 2.0:
            score = 0.5
        return Ranked(score, steps, "bot-reason-buy-value" if late else "bot-reason-buy-dear")

    def _gain(self, s: BrassSight, seat: int, design: int) -> float:
        """How much stronger the card makes the company."""
        judge = self.judge
        assert judge is not None
        s.discard[seat].append(design)
        after = judge.strength(cast("State", s), seat)
        s.discard[seat].pop()
        return after - self.before

    def fancy(self, s: BrassSight, design: int) -> float:
        """How much the taste longs for a card."""
        tables = s.tables
        taste = self.taste
        score = taste[2 * GOODS] * tables.attack[design] + taste[2 * GOODS + 1] * 0.5 * (
            tables.health[design] if tables.type[design] == UNIT else 0
        )
        score += taste[2 * GOODS + 2] * tables.brass[design] - taste[2 * GOODS + 3]
        played = self.cards.played[design]
        turn = self.cards.each_turn[design]
        once = self.cards.once[design]
        acting = self.cards.acting[design]
        for good in range(GOODS):
            score += taste[good] * (played[good] + 0.4 * once[good])
            score += taste[GOODS + good] * (turn[good] + 0.5 * acting[good])
        return score

    def _fight(self, s: BrassSight, seat: int, steps: list[int]) -> Ranked:
        at = (steps[1] - self.number - 1) * CARD_SIZE
        line = s.line[seat]
        design = line[at]
        strength = s.tables.attack[design] + line[at + BOOST]
        step = steps[0]
        if step == self.mine:
            return Ranked(10.0 + strength, steps, "bot-reason-mine")
        if step == self.act:
            return Ranked(11.5, steps, "bot-reason-act")
        if step == self.raid:
            return Ranked(10.0 + strength, steps, "bot-reason-raid")
        other = steps[2] - self.seat
        return self._attack(s, seat, at, strength, other, steps)

    def _attack(
        self, s: BrassSight, seat: int, at: int, strength: int, other: int, steps: list[int]
    ) -> Ranked:
        """Worth it if the target dies: its reward and what it would do, less one's own loss."""
        tables = s.tables
        number = steps[3] - self.number
        if number == 0:
            left = tables.health[tables.platform] - s.platform_damage[other]
            gain = 1.0 + 1.5 if strength >= left else 0.0
            return Ranked(10.0 + self.spite + gain, steps, "bot-reason-attack-platform")
        there = (number - 1) * CARD_SIZE
        line = s.line[other]
        target = line[there]
        health = tables.health[target] - line[there + DAMAGE]
        strikes = tables.attack[target] + line[there + BOOST]
        own = s.line[seat]
        score = 0.0
        if strength >= health:
            score = (
                max(1, tables.brass[target]) * s.platform_up[seat] + self.boldness * strikes + 0.5
            )
        if strikes >= tables.health[own[at]] - own[at + DAMAGE]:
            score -= max(1, tables.brass[own[at]]) + self.boldness * strength
        return Ranked(10.0 + self.spite + score - 0.1 * health, steps, "bot-reason-attack")

    # --- choices inside texts -------------------------------------------------------------------

    def _answer(self, s: BrassSight, seat: int, kind: str, steps: list[int]) -> Ranked:
        step = steps[0]
        tables = s.tables
        if kind == "may":
            return Ranked(1.0 if step == self.yes else 0.0, steps, "bot-reason-accept")
        if kind == "amount":
            return Ranked(float(step - self.amount), steps, "bot-reason-exchange")
        if kind == "choose":
            # The later option is the one that spends what the earlier gathers.
            return Ranked(float(step - self.option), steps, "bot-reason-option")
        if kind == "pick":
            if step >= self.take:
                return self._take(s, step - self.take, steps[1] - self.card, steps)
            design = s.rows[step - self.slot]
            return Ranked(
                float(tables.labor[design] + tables.construction[design]), steps, "bot-reason-take"
            )
        if kind == "look":
            design = steps[1] - self.card
            back = step - self.put == 2
            worth = tables.labor[design] + tables.construction[design] - 1.5
            return Ranked(worth if back else -worth, steps, "bot-reason-look")
        if kind == "target":
            return self._target(s, seat, steps)
        if kind == "player":
            return Ranked(float(s.brass[step - self.player]), steps, "bot-reason-richest")
        return Ranked(0.0, steps, "bot-reason-order")

    def _take(self, s: BrassSight, zone: int, design: int, steps: list[int]) -> Ranked:
        """From hand or discard pile cards are given up; from the reserve or by recall gained."""
        tables = s.tables
        worth = float(tables.labor[design] + tables.construction[design] + tables.brass[design])
        if zone == RESERVE_ZONE:
            return Ranked(worth, steps, "bot-reason-take")
        return Ranked(-worth + (0.1 if zone == DISCARD_ZONE else 0.0), steps, "bot-reason-trim")

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
