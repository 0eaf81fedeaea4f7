"""Heuristics for Rockwell. Scores are in hundreds of dollars; a prestige point counts 12.

How much each thing counts is set by `weights`.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from pithead.kernel.action_steps import Steps
from pithead.kernel.heuristics import Heuristic, Ranked
from pithead.kernel.steps import spell_number

from ..position import steps as table
from ..position.board import CENTRE, FIRST_TILE, NEAR, PLACES, RING, SECOND_TILE
from ..position.frames import FRAME_NAMES
from ..position.state import BOARD_I, BOARD_II, BOARD_III, NOBODY, Position
from ..position.tables import SUBCONTRACTING, TILES, WORTH
from ..rules import achievements
from .bidding import draw, highest_bid, payments, spell_payment, wealth
from .plans import Plans
from .resource_value import (
    PRESTIGE,
    best_delivery,
    delivery,
    lacking,
    lead,
    lost_by_delivery,
    on_offer,
    resource_value,
    surplus,
    trade,
    wanted,
)
from .tile_value import TileValue
from .weights import (
    ADVANTAGE,
    ALL_DEEP,
    BRIBE,
    BRIBE_HOPE,
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
    DEFAULT_WEIGHTS,
    DEPTH,
    DEPTH_LATE,
    END_LEAD,
    END_SURE,
    HIRE,
    HIRE_HOPE,
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
    PLAN,
    PLAN_LATER,
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
    TO_CENTRE,
    TO_CENTRE_LATE,
    TO_CENTRE_LEAD,
    USEFUL_DEPTH,
    WEIGHT_NAMES,
    WORKSHOP,
    WORKSHOP_ACTION,
    WORKSHOP_CASH,
    WORKSHOP_CUBES,
    WORKSHOP_READY,
)
from .weights import CENTRE as THE_CENTRE

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

BEYOND: Final = 4  # hundreds of dollars beyond what order is worth, up to which bids are ranked
LATER_ACTIONS: Final = 3  # in the workshop of a later turn
USELESS: Final = -1.0  # the score of help that drills nothing
BLIND_INCOME: Final = (5.0, 9.0, 13.0, 18.0)  # what a mineshaft in each stratum pays, about


class RockwellHeuristic(Heuristic):
    """Small bids, drill where a tile gets complete, sell for the workshop, deliver and improve."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.weight_names = WEIGHT_NAMES
        self.weights = list(DEFAULT_WEIGHTS)
        self.weight_spans = list(SPANS)
        self.usual: list[float] = list(DEFAULT_WEIGHTS)
        self.rush: float = 0.0  # how much it wants to be deeper, whatever there is to drill
        self.tile_value = TileValue()
        # Of the question being answered: how deep the deepest crew is, and the wish for the centre.
        self.deepest: int = 0
        self.longing: float = 0.0

    def adopt(self, weights: list[float]) -> None:
        self.weights = list(weights)
        self.usual = list(weights)

    def vary(self, rng: Random) -> None:
        # Some are a little strange, some very: else what all good players do would look useless.
        wild = 0.4 * 4.0 ** rng.random()
        pairs = zip(self.usual, self.weight_spans)
        self.weights = [number + wild * span * rng.gauss(0.0, 1.0) for number, span in pairs]

    def rank(self, state: State, seat: int, rng: Random) -> list[Ranked]:
        assert isinstance(state, Position)
        s = state
        kind = FRAME_NAMES[s.stack[-3]]
        if kind == "bid":
            return self._bids(s, seat, draw(s, self.weights, seat, rng))
        self.tile_value.look(s)
        if kind == "move" or kind == "step":
            self.tile_value.look_beside(s)
            self._long_for_centre(s, seat)
        elif kind == "insure":
            return self._insurances(s, seat)
        elif kind == "cover":
            return self._covers(s, seat)
        elif kind == "market":
            return self._trades(s, seat)
        elif kind == "workshop":
            return self._works(state, s, seat)
        found = [
            self._score(s, seat, kind, steps) for steps in self.action_steps.answers(state, seat)
        ]
        if kind == "advantage" or kind == "carry":
            # Help that drills nothing is not worth a thought.
            return [option for option in found if option.score != USELESS]
        return found

    def best(self, state: State, seat: int, rng: Random) -> Steps:
        assert isinstance(state, Position)
        if FRAME_NAMES[state.stack[-3]] != "bid":
            return super().best(state, seat, rng)
        # Of bids the one drawn is the best; others matter only if it can't be paid exactly.
        drawn = draw(state, self.weights, seat, rng)
        way = payments(state, self.weights, seat, drawn)[drawn]
        if way:
            return spell_payment(way)
        bids = self._bids(state, seat, drawn)
        return max(bids, key=lambda bid: bid.score).steps

    def _score(self, s: Position, seat: int, kind: str, steps: list[int]) -> Ranked:
        if kind == "move" or kind == "step":
            return self._moved(s, seat, kind, steps)
        if kind == "place":
            return self._placed(s, seat, steps)
        if kind == "advantage":
            return self._advantage(s, seat, steps)
        if kind == "carry":
            return self._carried(s, seat, steps)
        if kind == "drill":
            worth = self.tile_value.rich[s.tile_need[steps[1] - table.SPOT]]
            return Ranked(worth, steps, "bot-reason-rich-tile")
        return Ranked(self._al(s, seat, kind, steps), steps, "bot-reason-al")

    def _al(self, s: Position, seat: int, kind: str, steps: list[int]) -> float:
        """Al is neutral, but some moves of Al's help a player."""
        if kind == "al_move":
            tile = steps[1] - table.SPOT
            return self.tile_value.with_al(s, self.weights, seat, tile, s.crew_power[s.stack[-2]])
        if kind == "al_power":
            tile = FIRST_TILE[s.crew_place[s.seats * 4 + steps[0] - table.AL_POWER]]
            return self.tile_value.with_al(s, self.weights, seat, tile, 1) if tile >= 0 else 0.0
        return 0.0

    # --- the auction and insurance --------------------------------------------------------------

    def _bids(self, s: Position, seat: int, drawn: int) -> list[Ranked]:
        """The bid drawn from the mix and those near it, each paid with what is missed least."""
        weights = self.weights
        most = min(highest_bid(s, weights) + BEYOND, wealth(s, seat))
        found: list[Ranked] = []
        for sum_, way in enumerate(payments(s, weights, seat, most)):
            if way:
                score = -abs(sum_ - drawn) - (0.5 if sum_ < drawn else 0.0)
                found.append(Ranked(score, spell_payment(way), "bot-reason-bid"))
        return found

    def _insurances(self, s: Position, seat: int) -> list[Ranked]:
        """The cheapest cubes, one by one, while Danger may well cost more."""
        weights = self.weights
        risks = self.tile_value.dangers(s, seat)
        cubes = [0, 0, 0, 0]
        found = [Ranked(0.0, spell_payment(cubes), "bot-reason-uninsured")]
        score = 0.0
        kind = 0
        for tile in range(s.insurance[seat], min(s.insurance[seat] + 4, len(risks))):
            while kind < 4 and cubes[kind] == s.stock[seat * 4 + kind]:
                kind += 1
            if kind == 4:
                break
            cubes[kind] += 1
            score += weights[INSURE_DANGER] * WORTH[3] * risks[tile]
            score -= weights[INSURE] * WORTH[kind]
            found.append(Ranked(score, spell_payment(cubes), "bot-reason-insured"))
        return found

    def _covers(self, s: Position, seat: int) -> list[Ranked]:
        found: list[Ranked] = []
        for tiles in range(min(s.insurance[seat], s.losses[seat]) + 1):
            found.append(Ranked(float(tiles), spell_number(tiles), "bot-reason-cover"))
        return found

    # --- placing Vice Presidents ----------------------------------------------------------------

    def _placed(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        slot = steps[0] - table.SLOT
        weights = self.weights
        money = s.money[seat]
        if slot < BOARD_II:
            hires = s.tables.control_slots[slot] == SUBCONTRACTING
            score = weights[CONTROL] if hires else weights[CONTROL] + weights[BRIBING]
            if hires and money >= weights[NEAR_MONEY]:
                score = weights[HIRING_RICH]
            score += weights[CONTROL_SLOT] * slot + weights[CONTROL_LATE] * s.turn
            hope = weights[HIRE_HOPE] if hires else weights[BRIBE_HOPE]
            if hope != 0.0:
                score += hope * self._hope(s, seat, hires)
            return Ranked(score, steps, "bot-reason-control")
        cubes = 0.0
        for kind in range(4):
            cubes += s.stock[seat * 4 + kind] * WORTH[kind] / 10.0
        if slot >= BOARD_III:
            actions = s.tables.workshop_slots[slot - BOARD_III]
            score = weights[WORKSHOP] + weights[WORKSHOP_ACTION] * actions
            score += weights[WORKSHOP_CASH] * money / 10.0 + weights[WORKSHOP_CUBES] * cubes
            if weights[WORKSHOP_READY] != 0.0:
                stock = s.stock[seat * 4 : seat * 4 + 4]
                score += weights[WORKSHOP_READY] * best_delivery(s, weights, stock)
            return Ranked(score, steps, "bot-reason-workshop")
        trades = s.tables.market_slots[slot - BOARD_II]
        score = weights[MARKET_POOR] if money < weights[NEAR_MONEY] else weights[MARKET_RICH]
        score += weights[MARKET_TRADE] * min(trades, 2) + weights[MARKET_TRADES] * trades
        return Ranked(score + weights[MARKET_CUBES] * cubes, steps, "bot-reason-market")

    def _hope(self, s: Position, seat: int, hires: bool) -> float:
        """The best tile that a hire or a bribe would drill after one step of one crew."""
        best = 0.0
        for crew in range(seat * 4, seat * 4 + 4):
            here = s.crew_place[crew]
            if here == CENTRE:
                continue
            for place in (here, *NEAR[here]):
                best = max(best, self._with_advantage(s, seat, crew, place, hires))
        return best

    def _with_advantage(self, s: Position, seat: int, crew: int, place: int, hires: bool) -> float:
        weights = self.weights
        if hires:
            return self.tile_value.best_hire(s, weights, seat, crew, place)
        return weights[BRIBE] * self.tile_value.best_bribe(s, weights, seat, crew, place)

    # --- drilling -------------------------------------------------------------------------------

    def _moved(self, s: Position, seat: int, kind: str, steps: list[int]) -> Ranked:
        step = steps[0]
        if step == table.HALT:
            return Ranked(0.0, steps, "bot-reason-halt")
        if kind == "step":
            crew, place = s.stack[-2], step - table.STEP
        elif step < table.MOVE:
            crew = seat * 4 + step - table.STAY
            place = s.crew_place[crew]
        else:
            crew = seat * 4 + (step - table.MOVE) // PLACES
            place = (step - table.MOVE) % PLACES
        if place == CENTRE:
            return self._to_centre(s, seat, steps)
        here = s.crew_place[crew]
        weights = self.weights
        score = self.tile_value.standing(s, weights, seat, crew, place)
        if here == place:
            score *= weights[STAYING]
        if weights[ADVANTAGE] != 0.0:
            score = max(score, weights[ADVANTAGE] * self._helped(s, seat, crew, place))
        if here != place:
            if here < CENTRE:
                score -= weights[LEAVING] * self.tile_value.standing(s, weights, seat, crew, here)
            score += self._deeper(s, seat, crew, here, place)
        score += self.tile_value.beyond(s, weights, seat, crew, place)
        return Ranked(
            score, steps, "bot-reason-complete-tile" if score > 10.0 else "bot-reason-approach-tile"
        )

    def _helped(self, s: Position, seat: int, crew: int, place: int) -> float:
        """What the Vice President on board I could win for a crew at a place."""
        slot = s.vice_president(seat, BOARD_I)
        if slot < 0 or s.crew_die[crew]:
            return 0.0
        hires = s.tables.control_slots[slot] == SUBCONTRACTING
        if (s.dice if hires else s.bribes) == 0:
            return 0.0
        return self._with_advantage(s, seat, crew, place, hires)

    def _deeper(self, s: Position, seat: int, crew: int, here: int, place: int) -> float:
        """A crew goes as deep as its power lets it be of use, or as it is wanted down there."""
        weights = self.weights
        was, will = RING[here], RING[place]
        if was == will:
            return 0.0
        power = s.crew_power[crew]
        score = weights[USEFUL_DEPTH] * (min(will, power) - min(was, power))
        deeper = will - was
        score += (weights[DEPTH] + weights[DEPTH_LATE] * s.turn + self.rush) * deeper
        if was < 2 or will < 2:
            deep = min(will, 2) - min(was, 2)
            score += weights[ALL_DEEP] * deep * on_offer(s, seat, achievements.DEEP)
        if was == self.deepest:
            score += self.longing * deeper
        return score

    def _long_for_centre(self, s: Position, seat: int) -> None:
        """Whether the deepest crew should go on to the centre."""
        weights = self.weights
        self.longing = 0.0
        self.deepest = -2
        for crew in range(seat * 4, seat * 4 + 4):
            ring = RING[s.crew_place[crew]]
            if ring == 4:
                self.deepest = -2
                return
            self.deepest = max(self.deepest, ring)
        self.longing = weights[TO_CENTRE] + weights[TO_CENTRE_LATE] * s.turn
        if weights[TO_CENTRE_LEAD] != 0.0:
            self.longing += weights[TO_CENTRE_LEAD] * lead(s, seat)

    def _to_centre(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        prestige = on_offer(s, seat, achievements.AT_CENTRE)
        weights = self.weights
        if not prestige:
            return Ranked(-weights[CENTRE_AGAIN] - self.rush, steps, "bot-reason-centre")
        if self._ends(s, seat) and not self.rush:
            score = weights[END_SURE] + weights[END_LEAD] * (lead(s, seat) + prestige)
            return Ranked(score, steps, "bot-reason-centre")
        score = (
            prestige * PRESTIGE * weights[THE_CENTRE] + weights[CENTRE_LATE] * s.turn + self.rush
        )
        return Ranked(score, steps, "bot-reason-centre")

    def _ends(self, s: Position, seat: int) -> bool:
        """Whether the game ends when one more of a seat's crews reaches the centre (RW-END-1)."""
        there = 1
        for other in range(s.seats):
            if other != seat and CENTRE in s.crew_place[other * 4 : other * 4 + 4]:
                there += 1
        return there > s.seats // 2

    def _advantage(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        step = steps[0]
        if step == table.DECLINE:
            return Ranked(0.0, steps, "bot-reason-spare-money")
        crew = s.active_crew
        weights = self.weights
        if step < table.BRIBE:
            power = step - table.HIRE + 1
            gain = self._completes(s, seat, crew, s.crew_place[crew], power, 0)
            return Ranked(self._hired(s, gain, power), steps, "bot-reason-complete-tile")
        tile = steps[1] - table.SPOT
        gain = self.tile_value.bribed(s, weights, seat, crew, tile, step - table.BRIBE)
        if gain <= 0.0:
            return Ranked(USELESS, steps, "bot-reason-bribe")
        return Ranked(gain * weights[BRIBE], steps, "bot-reason-complete-tile")

    def _hired(self, s: Position, gain: float, power: int) -> float:
        price = s.tables.hire_price[power - 1]
        return gain * self.weights[HIRE] - price * self.weights[HIRE_PRICE] if gain else USELESS

    def _completes(
        self, s: Position, seat: int, crew: int, place: int, die: int, more: int
    ) -> float:
        """What a die of this power beside the crew would win at once; 0 if no tile gets full."""
        best = 0.0
        for tile in (FIRST_TILE[place], SECOND_TILE[place]):
            if tile >= 0 and not s.tile_drilled[tile]:
                here = self.tile_value.power(tile) + more
                if here < s.tile_need[tile] <= here + die:
                    gain = self.tile_value.promise(s, self.weights, seat, crew, tile, die)
                    best = max(best, gain)
        return best

    def _carried(self, s: Position, seat: int, steps: list[int]) -> Ranked:
        if steps[0] == table.ABANDON:
            return Ranked(0.0, steps, "bot-reason-spare-money")
        crew = s.stack[-2]
        place = s.stack[-1]
        power = steps[0] - table.CARRY + 1
        gain = self._completes(s, seat, crew, place, power, s.crew_power[crew])
        return Ranked(self._hired(s, gain, power), steps, "bot-reason-complete-tile")

    # --- market ---------------------------------------------------------------------------------

    def _trades(self, s: Position, seat: int) -> list[Ranked]:
        """Sell what no delivery needs while money for the workshop is short."""
        found = [Ranked(0.0, [table.PASS], "bot-reason-keep-cubes")]
        weights = self.weights
        poor = s.money[seat] < weights[NEAR_MONEY]
        cubes = s.stock[seat * 4 : seat * 4 + 4]
        kept = wanted(s, weights, cubes)
        before = resource_value(s, weights, seat, cubes, s.money[seat])
        usual = weights[SELL_SPARE]
        plans = self._plans(s, seat)
        for kind in range(4):
            if s.traded[seat * 4 + kind]:
                continue
            spare = s.stock[seat * 4 + kind] - kept[kind]
            for n in surplus(s, seat, kind, kept[kind]):
                score = -2.0 - n
                if n == spare:
                    score = spare * WORTH[kind] * 0.1 + 1.0 if poor else -1.0
                steps = [table.SELL + kind] + spell_number(n)
                score = usual * score + trade(s, weights, seat, before, kind, -n)
                score += plans.gain(kind, -n)
                found.append(Ranked(score, steps, "bot-reason-sell-spare"))
            for n in lacking(s, seat, kind):
                steps = [table.BUY + kind] + spell_number(n)
                score = usual * (-2.0 - n) + trade(s, weights, seat, before, kind, n)
                score += plans.gain(kind, n)
                found.append(Ranked(score, steps, "bot-reason-buy-lacking"))
        return found

    def _plans(self, s: Position, seat: int) -> Plans:
        """What could be done in the workshop, this turn or later."""
        weights = self.weights
        slot = s.vice_president(seat, BOARD_III)
        if slot < 0:
            return Plans(s, weights, seat, LATER_ACTIONS, weights[PLAN_LATER])
        plans = Plans(s, weights, seat, s.tables.workshop_slots[slot], weights[PLAN])
        if weights[PLAN] == 0.0:
            return plans
        tables = s.tables
        works = [table.POWER + crew for crew in range(4) if s.crew_power[seat * 4 + crew] < 4]
        prices = [tables.power_price[s.crew_power[seat * 4 + w - table.POWER] - 1] for w in works]
        if s.safety[seat] < len(tables.safety_price):
            works.append(table.SAFETY)
            prices.append(tables.safety_price[s.safety[seat]])
        if s.mobility[seat] < len(tables.mobility_price):
            works.append(table.MOBILITY)
            prices.append(tables.mobility_price[s.mobility[seat]])
        for work, price in zip(works, prices):
            plans.add(self._work(s, seat, work).score, price)
        return plans

    # --- workshop -------------------------------------------------------------------------------

    def _works(self, state: State, s: Position, seat: int) -> list[Ranked]:
        found: list[Ranked] = []
        for step in state.legal_steps(seat):
            if step == table.SHIFT:
                found += self._shifts(state, s, seat)
            elif step == table.SHAFT:
                for spot in self.action_steps.further(state, seat, [step]):
                    found.append(self._shaft(s, [step, spot]))
            else:
                found.append(self._work(s, seat, step))
        return found

    def _work(self, s: Position, seat: int, step: int) -> Ranked:
        weights = self.weights
        late = weights[LATE] * s.turn
        if step == table.PASS:
            return Ranked(0.0, [step], "bot-reason-spare-money")
        if step >= table.DELIVER:
            pile = step - table.DELIVER
            score = delivery(s, weights, pile, s.stock[seat * 4 : seat * 4 + 4])
            score -= lost_by_delivery(s, weights, seat, pile)
            return Ranked(score, [step], "bot-reason-deliver")
        if step == table.SAFETY:
            score = weights[SAFETY] - 2.0 - 2.0 * s.safety[seat] - late
            return Ranked(score, [step], "bot-reason-safety")
        if step == table.MOBILITY:
            score = weights[MOBILITY] - 2.0 - 3.0 * s.mobility[seat] - late
            if s.mobility[seat] == 2:
                score += weights[MOBILITY_MORE]
            return Ranked(score, [step], "bot-reason-mobility")
        crew = seat * 4 + step - table.POWER
        return Ranked(self._stronger(s, seat, crew) - late, [step], "bot-reason-power")

    def _stronger(self, s: Position, seat: int, crew: int) -> float:
        """One more power."""
        weights = self.weights
        power = s.crew_power[crew]
        place = s.crew_place[crew]
        score = weights[STRONG] * weights[STRONG_2 + power - 1] - 4.0 * power
        score += weights[STRONG_DEPTH] * RING[place]
        for tile in (FIRST_TILE[place], SECOND_TILE[place]):
            if self.tile_value.lacks_one(s, tile):
                gain = self.tile_value.promise(s, weights, seat, crew, tile, 1)
                score += weights[STRONG_FILLS] * gain
        score -= weights[LATE_STRONG] * s.turn
        return score + self._stronger_crews(s, seat, crew)

    def _stronger_crews(self, s: Position, seat: int, crew: int) -> float:
        """How near one more power brings the achievements for strong crews."""
        weights = self.weights
        power = s.crew_power[crew]
        score = 0.0
        two = weights[CREWS_2] + weights[CREWS_2_LATE] * s.turn
        if power == 1 and two != 0.0:
            strong = 0
            for other in range(seat * 4, seat * 4 + 4):
                strong += 1 if s.crew_power[other] >= 2 else 0
            near = (2 * strong + 1) / 9.0
            score += two * on_offer(s, seat, achievements.CREWS_2) * PRESTIGE * near
        four = weights[CREWS_4] + weights[CREWS_4_LATE] * s.turn
        if four != 0.0:
            stronger = 0
            sum_of_two = power
            for other in range(seat * 4, seat * 4 + 4):
                if other != crew and s.crew_power[other] > power:
                    stronger += 1
                    sum_of_two = power + s.crew_power[other]
            if stronger < 2:
                near = sum_of_two / 18.0
                score += four * on_offer(s, seat, achievements.CREWS_4) * PRESTIGE * near
        return score

    def _shaft(self, s: Position, steps: list[int]) -> Ranked:
        tile = steps[1] - table.SPOT
        weights = self.weights
        if tile >= TILES or not s.tile_drilled[tile]:
            score = -1.0
            if tile < TILES and weights[SHAFT_BLIND] != 0.0:
                filled = min(1.0, self.tile_value.power(tile) / s.tile_need[tile])
                score += weights[SHAFT_BLIND] * BLIND_INCOME[RING[tile]] * (0.3 + 0.7 * filled)
            return Ranked(score, steps, "bot-reason-mineshaft")
        score = weights[SHAFT] * income_of(s, tile) - weights[SHAFT_PRICE] - weights[LATE] * s.turn
        return Ranked(score, steps, "bot-reason-mineshaft")

    def _shifts(self, state: State, s: Position, seat: int) -> list[Ranked]:
        """The mineshaft that pays least, to where one would pay most."""
        start, least, best = -1, 1000, 0
        for tile in range(TILES):
            income = income_of(s, tile) if s.tile_drilled[tile] else 3
            if s.tile_shaft[tile] == seat:
                if income < least:
                    start, least = tile + table.SPOT, income
            elif s.tile_drilled[tile] and s.tile_shaft[tile] == NOBODY and income > best:
                best = income
        if best <= least:
            return []
        goal, most = -1, least
        for spot in self.action_steps.further(state, seat, [table.SHIFT, start]):
            tile = spot - table.SPOT
            if tile < TILES and s.tile_drilled[tile] and income_of(s, tile) > most:
                goal, most = spot, income_of(s, tile)
        if goal < 0:
            return []
        score = self.weights[SHAFT_MOVE] * (most - least) - 8.0
        return [Ranked(score, [table.SHIFT, start, goal], "bot-reason-mineshaft")]


def make(game: Game) -> RockwellHeuristic:
    return RockwellHeuristic(game)


def income_of(s: Position, tile: int) -> int:
    """What a mineshaft on a drilled tile pays each turn, in hundreds of dollars."""
    ident = s.tile_id[tile]
    worth = 0
    for kind in range(4):
        worth += s.tables.tile_income[ident * 4 + kind] * WORTH[kind]
    return worth
