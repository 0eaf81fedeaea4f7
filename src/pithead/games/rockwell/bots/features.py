"""What a value function looks at in Rockwell. Money and cubes count in thousands of dollars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.kernel.features import Features, with_early

from ..position import frames
from ..position.board import CENTRE, FIRST_TILE, NEAR, RING
from ..position.state import BOARD_II, BOARD_III, Position
from ..position.tables import TILES, WORTH
from ..rules.achievements import KINDS_OF
from .resource_value import achieved, bonus, delivered
from .tile_value import TileValue

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

THOUSAND: Final = 10.0
LONG: Final = 14.0  # turns of a long game

GROWING: Final = (
    "money",
    "zinc",
    "copper",
    "silver",
    "gold",
    "power",
    "strong_crews",
    "depth",
    "used_depth",
    "mobility",
    "safety",
    "income",
    "promise",
    "promise_next",
    "promise_beyond",
    "insurance",
    "fresh_tiles",
)
PLAIN: Final = (
    "achievements",
    "deliveries",
    "bonus",
    "best_delivery",
    "best_delivery_more",
    "next_delivery",
    "near_zinc_copper",
    "near_cards",
    "near_silver",
    "near_crews_2",
    "near_gold",
    "near_deep",
    "near_each_kind",
    "near_crews_4",
    "near_centre",
    "near_centre_step",
    *GROWING,
    "insurance_exposed",
    "trades_to_come",
    "works_to_come",
    "money_to_work",
    "cubes_to_work",
    "hires_to_come",
    "hires_money",
    "bribes_to_come",
    "trades_cubes",
    "trades_to_work",
    "works_ready",
    "management",
    "control",
    "at_centre",
    "lead_ends",
    "lead_bonus",
    "lead_sure",
)


class RockwellFeatures(Features):
    def __init__(self) -> None:
        super().__init__(with_early(PLAIN, GROWING))
        self.tile_value = TileValue()

    def of_company(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        s = state
        self.tile_value.look(s)
        found = [float(achieved(s, seat)), float(delivered(s, seat)), float(bonus(s, seat))]
        prestige = found[0] + found[1]
        deliverable = _deliverable(s, seat)
        found += deliverable
        found += _near(s, seat)
        growing = self._growing(s, seat)
        found += growing
        found.append(min(0.0, s.insurance[seat] - self._exposed(s, seat)))
        found += _to_come(s, seat, deliverable[0] + deliverable[1])
        found += _standing(s, seat, prestige, found[2])
        left = _left(s)
        found += [n * left for n in growing]
        return found

    def _growing(self, s: Position, seat: int) -> list[float]:
        found = [s.money[seat] / THOUSAND]
        for kind in range(4):
            found.append(s.stock[seat * 4 + kind] * WORTH[kind] / THOUSAND)
        power = strong = depth = used = 0.0
        for crew in range(seat * 4, seat * 4 + 4):
            ring = RING[s.crew_place[crew]]
            own = s.crew_power[crew]
            power += own
            if ring < 4:
                strong += 1.0 if own >= 3 else 0.0
                depth += ring + 1.0
                used += min(ring + 1, own)
        found += [power, strong, depth, used, float(s.mobility[seat]), float(s.safety[seat])]
        found.append(_income(s, seat))
        found.append(self._promise(s, seat))
        found += self._prospects(s, seat)
        found.append(float(s.insurance[seat]))
        found.append(_fresh_tiles(s, seat))
        return found

    def _sharers(self, tile: int) -> int:
        start = tile * self.tile_value.owners
        count = 0
        for owner in range(self.tile_value.owners):
            if self.tile_value.on[start + owner]:
                count += 1
        return count

    def _promise(self, s: Position, seat: int) -> float:
        """What undrilled tiles under the player's crews will give, by how near they are."""
        total = 0.0
        tile_value = self.tile_value
        for tile in range(TILES):
            if tile_value.on[tile * tile_value.owners + seat] and not s.tile_drilled[tile]:
                need = s.tile_need[tile]
                filled = min(1.0, tile_value.power(tile) / need)
                worth = tile_value.rich[need] / THOUSAND
                total += worth * filled * filled / self._sharers(tile)
        return total

    def _prospects(self, s: Position, seat: int) -> list[float]:
        """The best tile one step of one crew would drill, and what lies about all crews."""
        best = 0.0
        beyond = 0.0
        tile_value = self.tile_value
        for crew in range(seat * 4, seat * 4 + 4):
            power = s.crew_power[crew] + s.crew_die[crew]
            most = 0.0
            for tile in NEAR[s.crew_place[crew]]:
                if s.tile_drilled[tile]:
                    continue
                need = s.tile_need[tile]
                sharers = self._sharers(tile)
                if not tile_value.on[tile * tile_value.owners + seat]:
                    sharers += 1
                worth = tile_value.rich[need] / THOUSAND / sharers
                total = tile_value.power(tile) + power
                if total >= need:
                    best = max(best, worth)
                    most = max(most, worth)
                else:
                    most = max(most, worth * total / need)
            beyond += most
        return [best, beyond]

    def _exposed(self, s: Position, seat: int) -> float:
        """Cubes that Danger may well cost."""
        found = 0.0
        saved = s.tables.safety_saves[s.safety[seat]]
        tile_value = self.tile_value
        for tile in range(TILES):
            own = tile_value.on[tile * tile_value.owners + seat]
            if own > saved and not s.tile_drilled[tile]:
                need = s.tile_need[tile]
                filled = min(1.0, tile_value.power(tile) / need)
                found += (own - saved) * tile_value.risky[need] / THOUSAND * filled * filled
        return found


def _left(s: Position) -> float:
    """The part of the game still to come: turns gone by, and who has reached the centre."""
    there = 0
    for seat in range(s.seats):
        for crew in range(seat * 4, seat * 4 + 4):
            if s.crew_place[crew] == CENTRE:
                there += 1
                break
    needed = s.seats // 2 + 1
    return max(0.0, 1.0 - s.turn / LONG) * max(0.0, 1.0 - 0.7 * there / needed)


def _deliverable(s: Position, seat: int) -> list[float]:
    """Prestige of the best delivery the stock pays for, of others besides, of the next best."""
    best = 0.0
    all_best = 0.0
    nearly = 0.0
    tables = s.tables
    rest = s.stock[seat * 4 : seat * 4 + 4]
    for pile in range(len(s.delivery_next)):
        tile = s.delivery_next[pile]
        if tile >= tables.pile_start[pile + 1]:
            continue
        missing = 0
        more = 0
        for kind in range(4):
            cost = tables.delivery_cost[tile * 4 + kind]
            lack = cost - s.stock[seat * 4 + kind]
            if lack > 0:
                missing += lack * WORTH[kind]
            if cost > rest[kind]:
                more += 1
        prestige = float(tables.delivery_prestige[tile])
        if missing == 0:
            best = max(best, prestige)
        else:
            nearly = max(nearly, prestige * max(0.0, 1.0 - missing / 20.0))
        if more == 0:
            all_best += prestige
            for kind in range(4):
                rest[kind] -= tables.delivery_cost[tile * 4 + kind]
    return [best, max(0.0, all_best - best), nearly]


def _near(s: Position, seat: int) -> list[float]:
    """Of each missing achievement: its prestige now, times how near it is, squared."""
    at = seat * 4
    zinc, copper, silver, gold = s.stock[at : at + 4]
    power2 = power4 = deep = 0.0
    deepest = -1
    for crew in range(at, at + 4):
        power = s.crew_power[crew]
        ring = RING[s.crew_place[crew]]
        power2 += 1.0 if power >= 2 else 0.0
        power4 += min(1.0, (power - 1) / 3.0)
        deep += min(1.0, (ring + 1) / 3.0)
        deepest = max(deepest, ring)
    near = [
        (min(zinc, 8) + min(copper, 8)) / 16.0,
        min(s.cards[seat], 6) / 6.0,
        min(silver, 10) / 10.0,
        min(power2, 3.0) / 3.0,
        min(gold, 12) / 12.0,
        deep / 4.0,
        (min(zinc, 6) + min(copper, 6) + min(silver, 6) + min(gold, 6)) / 24.0,
        min(power4, 2.0) / 2.0,
        (deepest + 1) / 5.0,
        1.0 if deepest == 3 else 0.0,
    ]
    found: list[float] = []
    for which in range(KINDS_OF):
        values = s.tables.achievement_values[which]
        taken = s.achievement_next[which]
        if s.achieved[seat * KINDS_OF + which] or taken >= len(values):
            found.append(0.0)
        else:
            found.append(values[taken] * near[which] * near[which])
    found.append(near[9] if found[8] else 0.0)
    return found


def _income(s: Position, seat: int) -> float:
    """What a player's mineshafts on drilled tiles pay each turn; others count a little."""
    total = 0.0
    for tile in range(TILES):
        if s.tile_shaft[tile] == seat:
            if s.tile_drilled[tile]:
                ident = s.tile_id[tile]
                for kind in range(4):
                    total += s.tables.tile_income[ident * 4 + kind] * WORTH[kind]
            else:
                total += 2.0 + tile // 8
    return total / THOUSAND


def _fresh_tiles(s: Position, seat: int) -> float:
    """Crews on tiles already drilled have a way to go; those elsewhere stand well."""
    total = 0.0
    for crew in range(seat * 4, seat * 4 + 4):
        tile = FIRST_TILE[s.crew_place[crew]]
        if tile >= 0 and not s.tile_drilled[tile]:
            total += 1.0
    return total


def _to_come(s: Position, seat: int, ready: float) -> list[float]:
    """What the player's Vice Presidents will still do this turn."""
    frame = s.stack[-3] if s.stack else 0
    trades = works = hires = bribes = 0.0
    tables = s.tables
    for slot in range(4):
        if s.slot_seat[BOARD_II + slot] == seat:
            running = frame == frames.MARKET
            trades = float(s.actions_left[seat] if running else tables.market_slots[slot])
        if s.slot_seat[BOARD_III + slot] == seat:
            running = frame == frames.WORKSHOP
            works = float(s.actions_left[seat] if running else tables.workshop_slots[slot])
        if s.slot_seat[slot] == seat and frame < frames.MARKET:
            if tables.control_slots[slot]:
                hires = 5.0 - s.round
            else:
                bribes = 5.0 - s.round
    cash = s.money[seat] / THOUSAND
    cubes = 0.0
    for kind in range(4):
        cubes += s.stock[seat * 4 + kind] * WORTH[kind] / THOUSAND
    return [
        min(trades, 3.0),
        works,
        min(cash, 2.0 * works),
        min(cubes, 4.0 * works) if works else 0.0,
        hires,
        min(cash, 1.5 * hires),
        bribes,
        min(cubes, 3.0 * trades),
        min(cash + cubes, 2.0 * works) if trades else 0.0,
        ready if works else 0.0,
    ]


def _standing(s: Position, seat: int, prestige: float, extra: float) -> list[float]:
    """Places in the two orders, crews at the centre, and a lead that grows as the end nears."""
    there = 0.0
    for crew in range(seat * 4, seat * 4 + 4):
        if s.crew_place[crew] == CENTRE:
            there += 1.0
    management = float(s.seats - 1 - s.management.index(seat))
    control = float(s.seats - 1 - s.control.index(seat))
    gone = 1.0 - _left(s)
    sure = prestige + extra if _ends(s) else 0.0
    return [management, control, there, prestige * gone, extra * gone, sure]


def _ends(s: Position) -> bool:
    """Whether this turn is the last, since enough players have reached the centre (RW-END-1)."""
    there = 0
    for seat in range(s.seats):
        if CENTRE in s.crew_place[seat * 4 : seat * 4 + 4]:
            there += 1
    return there > s.seats // 2


def make(_: Game) -> RockwellFeatures:
    return RockwellFeatures()
