"""Rules of thumb for Rockwell. Scores are in hundreds of dollars; a prestige point counts 12."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, cast

from pithead.kernel.steps import spell_number

from .rockwell_sight import (
    ACHIEVEMENTS,
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
    RockwellTables,
)
from .thumbs import Ranked, Thumb

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

# Places of `taste`.
DELIVERING: Final = 0
STRONG: Final = 1
SAFE: Final = 2
MOBILE: Final = 3
SHAFTS: Final = 4
CENTRE_FIRST: Final = 5
HIRING: Final = 6
BIDDING: Final = 7

PRESTIGE: Final = 12.0
SUBCONTRACTING: Final = 1
REACHED_CENTRE: Final = 8
NEAR_MONEY: Final = 40  # hundreds of dollars one likes to have before the workshop
BIDS: Final = (0, 1, 2, 3, 5, 8, 12, 18, 26)  # worth in hundreds of dollars
# Cubes of each kind that count for achievements.
GOALS: Final = ((6, 8), (6, 8), (6, 10), (6, 12))
FAIR: Final = (12.0, 18.0, 26.0, 26.0)  # what a crew of power 2, 3, 4 is worth beyond its price


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
        # How it likes deliveries, power, safety, mobility, mineshafts, the centre, hires, bids.
        self.taste: list[float] = [1.0] * 8
        self.rush: float = 0.0  # how much it wants to be deeper, whatever there is to drill
        self.rich: list[float] = []  # mean worth of a card of each pile

    def vary(self, rng: Random) -> None:
        self.taste = [2.0 * rng.random() for _ in self.taste]

    def rank(self, state: State, seat: int, rng: Random) -> list[Ranked]:
        s = cast(RockwellSight, state)
        if not self.rich:
            self.rich = pile_worth(s.tables)
        decision = state.pending
        assert decision is not None
        kind = decision.kind
        if kind == "bid":
            return self._bids(s, seat, rng)
        if kind == "insure":
            return self._insurances(s, seat)
        if kind == "cover":
            return self._covers(s, seat)
        if kind == "market":
            return self._trades(s, seat)
        if kind == "workshop":
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
            worth = self.rich[pile_of(s, steps[1] - self.spot)]
            return Ranked(worth, steps, "bot-reason-rich-tile")
        # Al: whatever comes first, he is nobody's friend.
        return Ranked(0.0, steps, "bot-reason-al")

    # --- the auction ----------------------------------------------------------------------------

    def _bids(self, s: RockwellSight, seat: int, rng: Random) -> list[Ranked]:
        """A little more than nothing: order matters more the more seats compete for slots."""
        aim = self.taste[BIDDING] * rng.random() * rng.random() * 3.0 * (s.seats - 1)
        found: list[Ranked] = []
        for worth in BIDS:
            steps = bid_steps(s, seat, worth)
            if steps and (not found or steps != found[-1].steps):
                found.append(Ranked(-abs(worth - aim), steps, "bot-reason-small-bid"))
        return found

    def _insurances(self, s: RockwellSight, seat: int) -> list[Ranked]:
        """As a rule none; else the cheapest cubes held."""
        found = [Ranked(0.0, [0, 0, 0, 0], "bot-reason-uninsured")]
        for tiles in range(1, 4):
            steps: list[int] = []
            left = tiles
            for kind in range(4):
                n = min(left, s.stock[seat * 4 + kind])
                left -= n
                steps += spell_number(n)
            if left == 0:
                found.append(Ranked(-2.0 * tiles, steps, "bot-reason-insured"))
        return found

    # --- placing Vice Presidents ----------------------------------------------------------------

    def _placed(self, s: RockwellSight, seat: int, steps: list[int]) -> Ranked:
        slot = steps[0] - self.slot
        if slot >= BOARD_III:
            actions = s.tables.workshop_slots[slot - BOARD_III]
            return Ranked(10.0 + 4.0 * actions, steps, "bot-reason-workshop")
        if slot >= BOARD_II:
            trades = s.tables.market_slots[slot - BOARD_II]
            poor = s.money[seat] < NEAR_MONEY
            return Ranked((14.0 if poor else 4.0) + min(trades, 2), steps, "bot-reason-market")
        hires = s.tables.control_slots[slot] == SUBCONTRACTING
        rich = s.money[seat] >= NEAR_MONEY
        return Ranked((11.0 if hires and rich else 7.0) - 0.1 * slot, steps, "bot-reason-control")

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
        score = self._standing(s, seat, crew, place) - self._leaving(s, seat, crew, here, place)
        # A crew goes as deep as its power lets it be of use.
        score += min(RING[place], s.crew_power[crew]) - min(RING[here], s.crew_power[crew])
        return Ranked(
            score, steps, "bot-reason-complete-tile" if score > 10.0 else "bot-reason-approach-tile"
        )

    def _to_centre(self, s: RockwellSight, seat: int, steps: list[int]) -> Ranked:
        if s.achieved[seat * ACHIEVEMENTS + REACHED_CENTRE]:
            return Ranked(-30.0 - self.rush, steps, "bot-reason-centre")
        taken = s.achievement_next[REACHED_CENTRE]
        prestige = s.tables.achievement_values[REACHED_CENTRE][taken]
        return Ranked(
            self.taste[CENTRE_FIRST] * prestige * PRESTIGE * 0.5, steps, "bot-reason-centre"
        )

    def _leaving(self, s: RockwellSight, seat: int, crew: int, here: int, place: int) -> float:
        """What the tile left behind loses."""
        return 0.0 if here >= CENTRE or here == place else self._standing(s, seat, crew, here)

    def _standing(self, s: RockwellSight, seat: int, crew: int, place: int) -> float:
        best = 0.0
        for tile in (FIRST[place], SECOND[place]):
            if tile >= 0 and not s.tile_drilled[tile]:
                best = max(best, self._promise(s, seat, crew, tile, s.crew_die[crew]))
        return best

    def _promise(self, s: RockwellSight, seat: int, crew: int, tile: int, die: int) -> float:
        """What an undrilled tile promises the seat with this crew (and a die) on it."""
        powers = [0] * s.owners
        for other in range(len(s.crew_place)):
            place = s.crew_place[other]
            if other != crew and (FIRST[place] == tile or SECOND[place] == tile):
                powers[other // 4] += s.crew_power[other] + s.crew_die[other]
        powers[seat] += s.crew_power[crew] + die
        total = sum(powers)
        sharers = sum([1 for power in powers if power])
        share = 1.0 / sharers
        if powers[seat] >= max(powers) and sharers > 1:
            share += 0.1
        need = s.tile_need[tile]
        worth = self.rich[pile_of(s, tile)] * share
        if total >= need:
            return worth + 6.0
        filled = total / need
        return worth * filled * filled * 0.5

    def _advantage(self, s: RockwellSight, seat: int, steps: list[int]) -> Ranked:
        step = steps[0]
        if step == self.decline:
            return Ranked(0.0, steps, "bot-reason-spare-money")
        crew = s.active_crew
        if step < self.bribe:
            power = step - self.hire + 1
            price = s.tables.hire_price[power - 1]
            gain = self._completes(s, seat, crew, power)
            gain *= self.taste[HIRING]
            return Ranked(gain - price * 1.2 if gain else -1.0, steps, "bot-reason-complete-tile")
        tile = steps[1] - self.spot
        victim = step - self.bribe
        before = power_on(s, tile)
        after = before + s.crew_power[victim] + s.crew_die[victim]
        if before < s.tile_need[tile] <= after:
            return Ranked(self.rich[pile_of(s, tile)] * 0.45, steps, "bot-reason-complete-tile")
        return Ranked(-1.0, steps, "bot-reason-bribe")

    def _completes(self, s: RockwellSight, seat: int, crew: int, die: int) -> float:
        """What a die of this power beside the crew would win at once; 0 if no tile gets full."""
        place = s.crew_place[crew]
        best = 0.0
        for tile in (FIRST[place], SECOND[place]):
            if fills(s, tile, die):
                best = max(best, self._promise(s, seat, crew, tile, die))
        return best

    def _carried(self, s: RockwellSight, seat: int, steps: list[int]) -> Ranked:
        if steps[0] == self.abandon:
            return Ranked(0.0, steps, "bot-reason-spare-money")
        crew = s.stack[-2]
        place = s.stack[-1]
        power = steps[0] - self.carry + 1
        best = 0.0
        for tile in (FIRST[place], SECOND[place]):
            if tile >= 0 and not s.tile_drilled[tile]:
                here = power_on(s, tile) + s.crew_power[crew]
                if here < s.tile_need[tile] <= here + power:
                    best = max(best, self._promise(s, seat, crew, tile, power))
        price = s.tables.hire_price[power - 1]
        return Ranked(best - price * 1.2 if best else -1.0, steps, "bot-reason-complete-tile")

    def _covers(self, s: RockwellSight, seat: int) -> list[Ranked]:
        found: list[Ranked] = []
        for tiles in range(min(s.insurance[seat], s.losses[seat]) + 1):
            found.append(Ranked(float(tiles), spell_number(tiles), "bot-reason-cover"))
        return found

    # --- market ---------------------------------------------------------------------------------

    def _trades(self, s: RockwellSight, seat: int) -> list[Ranked]:
        """Sell what no delivery needs while money for the workshop is short."""
        found = [Ranked(0.0, [self.pass_], "bot-reason-keep-cubes")]
        poor = s.money[seat] < NEAR_MONEY
        kept = self._wanted(s, seat)
        for kind in range(4):
            if s.traded[seat * 4 + kind]:
                continue
            own = s.stock[seat * 4 + kind]
            spare = own - kept[kind]
            if spare > 0:
                score = spare * WORTH[kind] * 0.1 + 1.0 if poor else -1.0
                steps = [self.sell + kind] + spell_number(spare)
                found.append(Ranked(score, steps, "bot-reason-sell-spare"))
            for n in (own, (own + 1) // 2, 1):
                if 0 < n <= own and n != spare:
                    steps = [self.sell + kind] + spell_number(n)
                    found.append(Ranked(-2.0 - n, steps, "bot-reason-sell-spare"))
            for n in self._lacking(s, seat, kind):
                steps = [self.buy + kind] + spell_number(n)
                found.append(Ranked(-2.0 - n, steps, "bot-reason-buy-lacking"))
        return found

    def _lacking(self, s: RockwellSight, seat: int, kind: int) -> list[int]:
        """How many cubes of a kind complete a delivery or an achievement, if one can pay."""
        own = s.stock[seat * 4 + kind]
        most = s.money[seat] // WORTH[kind]
        wanted = set(GOALS[kind])
        for pile in range(len(s.delivery_next)):
            tile = s.delivery_next[pile]
            if tile < s.tables.pile_start[pile + 1]:
                wanted.add(s.tables.delivery_cost[tile * 4 + kind])
        return [goal - own for goal in sorted(wanted) if 0 < goal - own <= most]

    def _wanted(self, s: RockwellSight, seat: int) -> list[int]:
        """The cubes of the best delivery one can make now."""
        best = 0.0
        wanted = [0, 0, 0, 0]
        for pile in range(len(s.delivery_next)):
            gain = self._delivery(s, seat, pile)
            if gain > best:
                best = gain
                tile = s.delivery_next[pile]
                wanted = s.tables.delivery_cost[tile * 4 : tile * 4 + 4]
        return wanted

    def _delivery(self, s: RockwellSight, seat: int, pile: int) -> float:
        """What the top of a pile brings beyond its cubes; 0 if it can't be paid."""
        tile = s.delivery_next[pile]
        if tile >= s.tables.pile_start[pile + 1]:
            return 0.0
        worth = 0
        for kind in range(4):
            cubes = s.tables.delivery_cost[tile * 4 + kind]
            if cubes > s.stock[seat * 4 + kind]:
                return 0.0
            worth += cubes * WORTH[kind]
        return self.taste[DELIVERING] * s.tables.delivery_prestige[tile] * PRESTIGE - worth * 0.5

    # --- workshop -------------------------------------------------------------------------------

    def _works(self, state: State, s: RockwellSight, seat: int) -> list[Ranked]:
        found: list[Ranked] = []
        for step in state.legal_steps(seat):
            if step == self.shift:
                continue
            if step == self.shaft:
                for spot in self.spelling.further(state, seat, [step]):
                    found.append(self._shaft(s, seat, [step, spot]))
            else:
                found.append(self._work(s, seat, step))
        return found

    def _work(self, s: RockwellSight, seat: int, step: int) -> Ranked:
        if step == self.pass_:
            return Ranked(0.0, [step], "bot-reason-spare-money")
        if step >= self.deliver:
            return Ranked(
                self._delivery(s, seat, step - self.deliver), [step], "bot-reason-deliver"
            )
        if step == self.safety:
            score = self.taste[SAFE] * 5.0 - 2.0 - 2.0 * s.safety[seat]
            return Ranked(score, [step], "bot-reason-safety")
        if step == self.mobility:
            score = self.taste[MOBILE] * 8.0 - 2.0 - 3.0 * s.mobility[seat]
            return Ranked(score, [step], "bot-reason-mobility")
        crew = seat * 4 + step - self.power
        power = s.crew_power[crew]
        place = s.crew_place[crew]
        score = self.taste[STRONG] * FAIR[power - 1] - 4.0 * power + 2.0 * RING[place]
        for tile in (FIRST[place], SECOND[place]):
            if fills(s, tile, 1):
                score += self._promise(s, seat, crew, tile, 1)
        return Ranked(score, [step], "bot-reason-power")

    def _shaft(self, s: RockwellSight, seat: int, steps: list[int]) -> Ranked:
        tile = steps[1] - self.spot
        if tile >= TILES or not s.tile_drilled[tile]:
            return Ranked(-1.0, steps, "bot-reason-mineshaft")
        ident = s.tile_id[tile]
        worth = 0
        for kind in range(4):
            worth += s.tables.tile_income[ident * 4 + kind] * WORTH[kind]
        return Ranked(self.taste[SHAFTS] * worth - 6.0, steps, "bot-reason-mineshaft")


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
}


def make(game: Game) -> RockwellThumb:
    return RockwellThumb(game)


def pile_worth(tables: RockwellTables) -> list[float]:
    """The mean worth of the cards of each pile."""
    worth = [0.0] * len(tables.pile_power)
    cards = [0] * len(tables.pile_power)
    for card in range(len(tables.card_pile)):
        pile = tables.card_pile[card]
        cards[pile] += 1
        for kind in range(4):
            worth[pile] += tables.card_cubes[card * 4 + kind] * WORTH[kind]
    return [total / max(1, n) for total, n in zip(worth, cards)]


def pile_of(s: RockwellSight, tile: int) -> int:
    return s.tables.pile_power.index(s.tile_need[tile])


def power_on(s: RockwellSight, tile: int) -> int:
    """All power on a tile, dice and straddlers included."""
    total = 0
    for crew in range(len(s.crew_place)):
        place = s.crew_place[crew]
        if FIRST[place] == tile or SECOND[place] == tile:
            total += s.crew_power[crew] + s.crew_die[crew]
    return total


def fills(s: RockwellSight, tile: int, more: int) -> bool:
    """Whether so much more power would drill the tile."""
    if tile < 0 or s.tile_drilled[tile]:
        return False
    return power_on(s, tile) + more >= s.tile_need[tile]


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
