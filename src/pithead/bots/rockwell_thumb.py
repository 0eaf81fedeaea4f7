"""Rules of thumb for Rockwell. Scores are in hundreds of dollars; a prestige point counts 12.

How much each thing counts is a matter of taste: see `rockwell_tastes`.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, cast

from pithead.kernel.steps import spell_number

from .rockwell_ground import Ground
from .rockwell_hoard import (
    PRESTIGE,
    best_delivery,
    delivery,
    lacking,
    lead,
    lost_by_delivery,
    on_offer,
    surplus,
    trade,
    wanted,
)
from .rockwell_sight import (
    BOARD_II,
    BOARD_III,
    CENTRE,
    FIRST,
    KINDS,
    PLACES,
    RING,
    SECOND,
    TILES,
    WORTH,
    RockwellSight,
)
from .rockwell_tastes import (
    ALL_DEEP,
    BID,
    BID_CASH,
    BID_READY,
    BID_SURE,
    BRIBE,
    BRIBE_SHARE,
    BRIBING,
    CENTRE_AGAIN,
    CENTRE_LATE,
    CONTROL,
    CONTROL_LATE,
    CONTROL_SLOT,
    CREWS_2,
    CREWS_2_LATE,
    CREWS_4,
    CREWS_4_LATE,
    DEPTH,
    DEPTH_LATE,
    END_LEAD,
    END_SURE,
    HIRE,
    HIRE_PRICE,
    HIRING_RICH,
    INSURE,
    INSURE_DANGER,
    LATE,
    LATE_STRONG,
    LEAVING,
    MARKET_CUBES,
    MARKET_POOR,
    MARKET_RICH,
    MARKET_TRADE,
    MARKET_TRADES,
    MOBILITY,
    MOBILITY_MORE,
    NEAR_MONEY,
    SAFETY,
    SELL_SPARE,
    SHAFT,
    SHAFT_BLIND,
    SHAFT_MOVE,
    SHAFT_PRICE,
    SPANS,
    STAYING,
    STRONG,
    STRONG_2,
    STRONG_DEPTH,
    STRONG_FILLS,
    TASTE_NAMES,
    TO_CENTRE,
    TO_CENTRE_LATE,
    TO_CENTRE_LEAD,
    USEFUL_DEPTH,
    USUAL_TASTE,
    WORKSHOP,
    WORKSHOP_ACTION,
    WORKSHOP_CASH,
    WORKSHOP_CUBES,
    WORKSHOP_READY,
)
from .rockwell_tastes import CENTRE as THE_CENTRE
from .thumbs import Ranked, Thumb

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

SUBCONTRACTING: Final = 1
THREE_CREWS: Final = 3
DEEP: Final = 5
TWO_CREWS: Final = 7
REACHED_CENTRE: Final = 8
BIDS: Final = (0, 1, 2, 3, 5, 8, 12, 18, 26)  # worth in hundreds of dollars
BLIND_INCOME: Final = (5.0, 9.0, 13.0, 18.0)  # what a mineshaft in each stratum pays, about


class RockwellThumb(Thumb):
    """Small bids, drill where a tile gets complete, sell for the workshop, deliver and improve."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        first = {name: game.encode(action)[0] for name, action in _FIRSTS.items()}
        self.pass_: int = first["pass"]
        self.decline: int = first["decline"]
        self.halt: int = first["halt"]
        self.abandon: int = first["abandon"]
        self.slot: int = first["place"]
        self.stay: int = first["stay"]
        self.move: int = first["move"]
        self.step: int = first["step"]
        self.carry: int = first["carry"]
        self.hire: int = first["hire"]
        self.bribe: int = first["bribe"]
        self.spot: int = game.encode(("drill", "A1"))[1]
        self.shaft: int = first["shaft"]
        self.shift: int = first["shift"]
        self.sell: int = first["sell"]
        self.buy: int = first["buy"]
        self.power: int = first["power"]
        self.safety: int = first["safety"]
        self.mobility: int = first["mobility"]
        self.deliver: int = first["deliver"]
        self.al_power: int = first["al_power"]
        self.taste_names = TASTE_NAMES
        self.taste = list(USUAL_TASTE)
        self.taste_spans = list(SPANS)
        self.usual: list[float] = list(USUAL_TASTE)
        self.rush: float = 0.0  # how much it wants to be deeper, whatever there is to drill
        self.ground = Ground()
        # Of the question being answered: how deep the deepest crew is, and the wish for the centre.
        self.deepest: int = 0
        self.longing: float = 0.0

    def adopt(self, taste: list[float]) -> None:
        self.taste = list(taste)
        self.usual = list(taste)

    def vary(self, rng: Random) -> None:
        # Some are a little strange, some very: else what all good players do would look useless.
        wild = 0.4 * 4.0 ** rng.random()
        pairs = zip(self.usual, self.taste_spans)
        self.taste = [number + wild * span * rng.gauss(0.0, 1.0) for number, span in pairs]

    def rank(self, state: State, seat: int, rng: Random) -> list[Ranked]:
        s = cast(RockwellSight, state)
        self.ground.look(s)
        decision = state.pending
        assert decision is not None
        kind = decision.kind
        if kind == "move" or kind == "step":
            self._long_for_centre(s, seat)
        elif kind == "bid":
            return self._bids(s, seat, rng)
        elif kind == "insure":
            return self._insurances(s, seat)
        elif kind == "cover":
            return self._covers(s, seat)
        elif kind == "market":
            return self._trades(s, seat)
        elif kind == "workshop":
            return self._works(state, s, seat)
        return [self._score(s, seat, kind, steps) for steps in self.spelling.answers(state, seat)]

    def _score(self, s: RockwellSight, seat: int, kind: str, steps: list[int]) -> Ranked:
        if kind == "move" or kind == "step":
            return self._moved(s, seat, kind, steps)
        if kind == "place":
            return self._placed(s, seat, steps)
        if kind == "advantage":
            return self._advantage(s, seat, steps)
        if kind == "carry":
            return self._carried(s, seat, steps)
        if kind == "drill":
            worth = self.ground.rich[s.tile_need[steps[1] - self.spot]]
            return Ranked(worth, steps, "bot-reason-rich-tile")
        return Ranked(self._al(s, seat, kind, steps), steps, "bot-reason-al")

    def _al(self, s: RockwellSight, seat: int, kind: str, steps: list[int]) -> float:
        """Al is nobody's friend, but some may profit from him."""
        if kind == "al_move":
            tile = steps[1] - self.spot
            return self.ground.with_al(s, self.taste, seat, tile, s.crew_power[s.stack[-2]])
        if kind == "al_power":
            tile = FIRST[s.crew_place[s.seats * 4 + steps[0] - self.al_power]]
            return self.ground.with_al(s, self.taste, seat, tile, 1) if tile >= 0 else 0.0
        return 0.0

    # --- the auction and insurance --------------------------------------------------------------

    def _bids(self, s: RockwellSight, seat: int, rng: Random) -> list[Ranked]:
        """A little more than nothing: order matters more the more seats compete for slots."""
        taste = self.taste
        aim = taste[BID] * rng.random() * rng.random() * 3.0 * (s.seats - 1)
        aim += taste[BID_SURE] + taste[BID_CASH] * s.money[seat] / 10.0
        if taste[BID_READY] != 0.0:
            cubes = s.stock[seat * 4 : seat * 4 + 4]
            aim += taste[BID_READY] * best_delivery(s, taste, cubes) / 10.0
        found: list[Ranked] = []
        for worth in BIDS:
            steps = bid_steps(s, seat, worth)
            if steps and (not found or steps != found[-1].steps):
                found.append(Ranked(-abs(worth - aim), steps, "bot-reason-small-bid"))
        return found

    def _insurances(self, s: RockwellSight, seat: int) -> list[Ranked]:
        """As a rule none; else the cheapest cubes held."""
        found = [Ranked(0.0, [0, 0, 0, 0], "bot-reason-uninsured")]
        taste = self.taste
        exposed = 0.0
        if taste[INSURE_DANGER] != 0.0:
            exposed = self.ground.exposed(s, seat) - s.insurance[seat]
        for tiles in range(1, 4):
            steps: list[int] = []
            left = tiles
            for kind in range(4):
                n = min(left, s.stock[seat * 4 + kind])
                left -= n
                steps += spell_number(n)
            if left == 0:
                worth = taste[INSURE_DANGER] * max(0.0, min(float(tiles), exposed))
                found.append(Ranked(worth - taste[INSURE] * tiles, steps, "bot-reason-insured"))
        return found

    def _covers(self, s: RockwellSight, seat: int) -> list[Ranked]:
        found: list[Ranked] = []
        for tiles in range(min(s.insurance[seat], s.losses[seat]) + 1):
            found.append(Ranked(float(tiles), spell_number(tiles), "bot-reason-cover"))
        return found

    # --- placing Vice Presidents ----------------------------------------------------------------

    def _placed(self, s: RockwellSight, seat: int, steps: list[int]) -> Ranked:
        slot = steps[0] - self.slot
        taste = self.taste
        money = s.money[seat]
        if slot < BOARD_II:
            hires = s.tables.control_slots[slot] == SUBCONTRACTING
            score = taste[CONTROL] if hires else taste[CONTROL] + taste[BRIBING]
            if hires and money >= taste[NEAR_MONEY]:
                score = taste[HIRING_RICH]
            score += taste[CONTROL_SLOT] * slot + taste[CONTROL_LATE] * s.turn
            return Ranked(score, steps, "bot-reason-control")
        cubes = 0.0
        for kind in range(4):
            cubes += s.stock[seat * 4 + kind] * WORTH[kind] / 10.0
        if slot >= BOARD_III:
            actions = s.tables.workshop_slots[slot - BOARD_III]
            score = taste[WORKSHOP] + taste[WORKSHOP_ACTION] * actions
            score += taste[WORKSHOP_CASH] * money / 10.0 + taste[WORKSHOP_CUBES] * cubes
            if taste[WORKSHOP_READY] != 0.0:
                stock = s.stock[seat * 4 : seat * 4 + 4]
                score += taste[WORKSHOP_READY] * best_delivery(s, taste, stock)
            return Ranked(score, steps, "bot-reason-workshop")
        trades = s.tables.market_slots[slot - BOARD_II]
        score = taste[MARKET_POOR] if money < taste[NEAR_MONEY] else taste[MARKET_RICH]
        score += taste[MARKET_TRADE] * min(trades, 2) + taste[MARKET_TRADES] * trades
        return Ranked(score + taste[MARKET_CUBES] * cubes, steps, "bot-reason-market")

    # --- drilling -------------------------------------------------------------------------------

    def _moved(self, s: RockwellSight, seat: int, kind: str, steps: list[int]) -> Ranked:
        step = steps[0]
        if step == self.halt:
            return Ranked(0.0, steps, "bot-reason-halt")
        if kind == "step":
            crew, place = s.stack[-2], step - self.step
        elif step < self.move:
            crew = seat * 4 + step - self.stay
            place = s.crew_place[crew]
        else:
            crew = seat * 4 + (step - self.move) // PLACES
            place = (step - self.move) % PLACES
        if place == CENTRE:
            return self._to_centre(s, seat, steps)
        here = s.crew_place[crew]
        taste = self.taste
        score = self.ground.standing(s, taste, seat, crew, place)
        if here == place:
            score *= taste[STAYING]
        else:
            if here < CENTRE:
                score -= taste[LEAVING] * self.ground.standing(s, taste, seat, crew, here)
            score += self._deeper(s, seat, crew, here, place)
        score += self.ground.beyond(s, taste, seat, crew, place)
        return Ranked(
            score, steps, "bot-reason-complete-tile" if score > 10.0 else "bot-reason-approach-tile"
        )

    def _deeper(self, s: RockwellSight, seat: int, crew: int, here: int, place: int) -> float:
        """A crew goes as deep as its power lets it be of use, or as it is wanted down there."""
        taste = self.taste
        was, will = RING[here], RING[place]
        if was == will:
            return 0.0
        power = s.crew_power[crew]
        score = taste[USEFUL_DEPTH] * (min(will, power) - min(was, power))
        deeper = will - was
        score += (taste[DEPTH] + taste[DEPTH_LATE] * s.turn + self.rush) * deeper
        if was < 2 or will < 2:
            deep = min(will, 2) - min(was, 2)
            score += taste[ALL_DEEP] * deep * on_offer(s, seat, DEEP)
        if was == self.deepest:
            score += self.longing * deeper
        return score

    def _long_for_centre(self, s: RockwellSight, seat: int) -> None:
        """Whether the deepest crew should go on to the centre."""
        taste = self.taste
        self.longing = 0.0
        self.deepest = -2
        for crew in range(seat * 4, seat * 4 + 4):
            ring = RING[s.crew_place[crew]]
            if ring == 4:
                self.deepest = -2
                return
            self.deepest = max(self.deepest, ring)
        self.longing = taste[TO_CENTRE] + taste[TO_CENTRE_LATE] * s.turn
        if taste[TO_CENTRE_LEAD] != 0.0:
            self.longing += taste[TO_CENTRE_LEAD] * lead(s, seat)

    def _to_centre(self, s: RockwellSight, seat: int, steps: list[int]) -> Ranked:
        prestige = on_offer(s, seat, REACHED_CENTRE)
        taste = self.taste
        if not prestige:
            return Ranked(-taste[CENTRE_AGAIN] - self.rush, steps, "bot-reason-centre")
        score = prestige * PRESTIGE * taste[THE_CENTRE] + taste[CENTRE_LATE] * s.turn + self.rush
        if taste[END_LEAD] != 0.0 or taste[END_SURE] != 0.0:
            there = 1
            for other in range(s.seats):
                if other != seat and CENTRE in s.crew_place[other * 4 : other * 4 + 4]:
                    there += 1
            if there > s.seats // 2:
                score += taste[END_SURE] + taste[END_LEAD] * lead(s, seat)
        return Ranked(score, steps, "bot-reason-centre")

    def _advantage(self, s: RockwellSight, seat: int, steps: list[int]) -> Ranked:
        step = steps[0]
        if step == self.decline:
            return Ranked(0.0, steps, "bot-reason-spare-money")
        crew = s.active_crew
        taste = self.taste
        if step < self.bribe:
            power = step - self.hire + 1
            gain = self._completes(s, seat, crew, s.crew_place[crew], power, 0)
            return Ranked(self._hired(s, gain, power), steps, "bot-reason-complete-tile")
        tile = steps[1] - self.spot
        victim = step - self.bribe
        before = self.ground.power(tile)
        after = before + s.crew_power[victim] + s.crew_die[victim]
        if before < s.tile_need[tile] <= after:
            score = self.ground.rich[s.tile_need[tile]] * taste[BRIBE]
            if taste[BRIBE_SHARE] != 0.0:
                more = s.crew_die[crew] + after - before
                score += taste[BRIBE_SHARE] * self.ground.promise(s, taste, seat, crew, tile, more)
            return Ranked(score, steps, "bot-reason-complete-tile")
        return Ranked(-1.0, steps, "bot-reason-bribe")

    def _hired(self, s: RockwellSight, gain: float, power: int) -> float:
        price = s.tables.hire_price[power - 1]
        return gain * self.taste[HIRE] - price * self.taste[HIRE_PRICE] if gain else -1.0

    def _completes(
        self, s: RockwellSight, seat: int, crew: int, place: int, die: int, more: int
    ) -> float:
        """What a die of this power beside the crew would win at once; 0 if no tile gets full."""
        best = 0.0
        for tile in (FIRST[place], SECOND[place]):
            if tile >= 0 and not s.tile_drilled[tile]:
                here = self.ground.power(tile) + more
                if here < s.tile_need[tile] <= here + die:
                    gain = self.ground.promise(s, self.taste, seat, crew, tile, die)
                    best = max(best, gain)
        return best

    def _carried(self, s: RockwellSight, seat: int, steps: list[int]) -> Ranked:
        if steps[0] == self.abandon:
            return Ranked(0.0, steps, "bot-reason-spare-money")
        crew = s.stack[-2]
        place = s.stack[-1]
        power = steps[0] - self.carry + 1
        gain = self._completes(s, seat, crew, place, power, s.crew_power[crew])
        return Ranked(self._hired(s, gain, power), steps, "bot-reason-complete-tile")

    # --- market ---------------------------------------------------------------------------------

    def _trades(self, s: RockwellSight, seat: int) -> list[Ranked]:
        """Sell what no delivery needs while money for the workshop is short."""
        found = [Ranked(0.0, [self.pass_], "bot-reason-keep-cubes")]
        taste = self.taste
        poor = s.money[seat] < taste[NEAR_MONEY]
        kept = wanted(s, taste, s.stock[seat * 4 : seat * 4 + 4])
        usual = taste[SELL_SPARE]
        for kind in range(4):
            if s.traded[seat * 4 + kind]:
                continue
            spare = s.stock[seat * 4 + kind] - kept[kind]
            for n in surplus(s, seat, kind, kept[kind]):
                score = -2.0 - n
                if n == spare:
                    score = spare * WORTH[kind] * 0.1 + 1.0 if poor else -1.0
                steps = [self.sell + kind] + spell_number(n)
                score = usual * score + trade(s, taste, seat, kind, -n)
                found.append(Ranked(score, steps, "bot-reason-sell-spare"))
            for n in lacking(s, seat, kind):
                steps = [self.buy + kind] + spell_number(n)
                score = usual * (-2.0 - n) + trade(s, taste, seat, kind, n)
                found.append(Ranked(score, steps, "bot-reason-buy-lacking"))
        return found

    # --- workshop -------------------------------------------------------------------------------

    def _works(self, state: State, s: RockwellSight, seat: int) -> list[Ranked]:
        found: list[Ranked] = []
        for step in state.legal_steps(seat):
            if step == self.shift:
                found += self._shifts(state, s, seat)
            elif step == self.shaft:
                for spot in self.spelling.further(state, seat, [step]):
                    found.append(self._shaft(s, [step, spot]))
            else:
                found.append(self._work(s, seat, step))
        return found

    def _work(self, s: RockwellSight, seat: int, step: int) -> Ranked:
        taste = self.taste
        late = taste[LATE] * s.turn
        if step == self.pass_:
            return Ranked(0.0, [step], "bot-reason-spare-money")
        if step >= self.deliver:
            pile = step - self.deliver
            score = delivery(s, taste, pile, s.stock[seat * 4 : seat * 4 + 4])
            score -= lost_by_delivery(s, taste, seat, pile)
            return Ranked(score, [step], "bot-reason-deliver")
        if step == self.safety:
            score = taste[SAFETY] - 2.0 - 2.0 * s.safety[seat] - late
            return Ranked(score, [step], "bot-reason-safety")
        if step == self.mobility:
            score = taste[MOBILITY] - 2.0 - 3.0 * s.mobility[seat] - late
            if s.mobility[seat] == 2:
                score += taste[MOBILITY_MORE]
            return Ranked(score, [step], "bot-reason-mobility")
        crew = seat * 4 + step - self.power
        return Ranked(self._stronger(s, seat, crew) - late, [step], "bot-reason-power")

    def _stronger(self, s: RockwellSight, seat: int, crew: int) -> float:
        """A notch more power."""
        taste = self.taste
        power = s.crew_power[crew]
        place = s.crew_place[crew]
        score = taste[STRONG] * taste[STRONG_2 + power - 1] - 4.0 * power
        score += taste[STRONG_DEPTH] * RING[place]
        for tile in (FIRST[place], SECOND[place]):
            if self.ground.lacks_one(s, tile):
                gain = self.ground.promise(s, taste, seat, crew, tile, 1)
                score += taste[STRONG_FILLS] * gain
        score -= taste[LATE_STRONG] * s.turn
        return score + self._stronger_crews(s, seat, crew)

    def _stronger_crews(self, s: RockwellSight, seat: int, crew: int) -> float:
        """How near a notch brings the achievements for strong crews."""
        taste = self.taste
        power = s.crew_power[crew]
        score = 0.0
        two = taste[CREWS_2] + taste[CREWS_2_LATE] * s.turn
        if power == 1 and two != 0.0:
            strong = 0
            for other in range(seat * 4, seat * 4 + 4):
                strong += 1 if s.crew_power[other] >= 2 else 0
            near = (2 * strong + 1) / 9.0
            score += two * on_offer(s, seat, THREE_CREWS) * PRESTIGE * near
        four = taste[CREWS_4] + taste[CREWS_4_LATE] * s.turn
        if four != 0.0:
            stronger = 0
            sum_of_two = power
            for other in range(seat * 4, seat * 4 + 4):
                if other != crew and s.crew_power[other] > power:
                    stronger += 1
                    sum_of_two = power + s.crew_power[other]
            if stronger < 2:
                near = sum_of_two / 18.0
                score += four * on_offer(s, seat, TWO_CREWS) * PRESTIGE * near
        return score

    def _shaft(self, s: RockwellSight, steps: list[int]) -> Ranked:
        tile = steps[1] - self.spot
        taste = self.taste
        if tile >= TILES or not s.tile_drilled[tile]:
            score = -1.0
            if tile < TILES and taste[SHAFT_BLIND] != 0.0:
                filled = min(1.0, self.ground.power(tile) / s.tile_need[tile])
                score += taste[SHAFT_BLIND] * BLIND_INCOME[RING[tile]] * (0.3 + 0.7 * filled)
            return Ranked(score, steps, "bot-reason-mineshaft")
        score = taste[SHAFT] * income_of(s, tile) - taste[SHAFT_PRICE] - taste[LATE] * s.turn
        return Ranked(score, steps, "bot-reason-mineshaft")

    def _shifts(self, state: State, s: RockwellSight, seat: int) -> list[Ranked]:
        """The mineshaft that pays least, to where one would pay most."""
        start, least = -1, 1000
        for spot in self.spelling.further(state, seat, [self.shift]):
            tile = spot - self.spot
            income = income_of(s, tile) if s.tile_drilled[tile] else 3
            if income < least:
                start, least = spot, income
        goal, most = -1, least
        if start >= 0:
            for spot in self.spelling.further(state, seat, [self.shift, start]):
                tile = spot - self.spot
                if tile < TILES and s.tile_drilled[tile] and income_of(s, tile) > most:
                    goal, most = spot, income_of(s, tile)
        if goal < 0:
            return []
        score = self.taste[SHAFT_MOVE] * (most - least) - 8.0
        return [Ranked(score, [self.shift, start, goal], "bot-reason-mineshaft")]


_FIRSTS: Final = {
    "pass": ("pass",),
    "decline": ("decline",),
    "halt": ("halt",),
    "abandon": ("abandon",),
    "place": ("place", 1, 1),
    "stay": ("stay", "a"),
    "move": ("move", "a", "A1"),
    "step": ("step", "A1"),
    "carry": ("carry", 1),
    "hire": ("hire", 1),
    "bribe": ("bribe", 0, "a", "A1"),
    "shaft": ("shaft", "A1"),
    "shift": ("shift", "A1", "A2"),
    "sell": ("sell", KINDS[0], 1),
    "buy": ("buy", KINDS[0], 1),
    "power": ("power", "a"),
    "safety": ("safety",),
    "mobility": ("mobility",),
    "deliver": ("deliver", "zinc"),
    "al_power": ("al_power", "a"),
}


def make(game: Game) -> RockwellThumb:
    return RockwellThumb(game)


def income_of(s: RockwellSight, tile: int) -> int:
    """What a mineshaft on a drilled tile pays each turn, in hundreds of dollars."""
    ident = s.tile_id[tile]
    worth = 0
    for kind in range(4):
        worth += s.tables.tile_income[ident * 4 + kind] * WORTH[kind]
    return worth


def bid_steps(s: RockwellSight, seat: int, worth: int) -> list[int]:
    """A bid of this worth, of money as long as some is left, then of cheap cubes; or none."""
    money = min(worth, s.money[seat] * 2 // 3)
    steps: list[int] = []
    left = worth - money
    for kind in range(4):
        n = min(s.stock[seat * 4 + kind], left // WORTH[kind])
        left -= n * WORTH[kind]
        steps += spell_number(n)
    if left > s.money[seat] - money:
        return []
    return steps + spell_number(money + left)
