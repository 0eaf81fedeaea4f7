"""What bots read off a Rockwell state, and the planet as numbers.

Bots may not import a game's room, so the attributes they use are named here.
Places: 0-31 tiles by ring, 32-63 borders, 64 the centre, 65-68 entrances.
"""

from __future__ import annotations

from typing import Final, Protocol

CENTRE: Final = 64
BORDERS: Final = 32
PLACES: Final = 69
TILES: Final = 32
WORTH: Final = (4, 6, 8, 10)
BOARD_II: Final = 4
BOARD_III: Final = 8
ACHIEVEMENTS: Final = 9
CARD_IN_PILE: Final = -1
LETTERS: Final = "abcd"
KINDS: Final = ("zinc", "copper", "silver", "gold")


def _next_round(tile: int) -> int:
    return tile // 8 * 8 + (tile + 1) % 8


def _ring(place: int) -> int:
    if place < CENTRE:
        return place % BORDERS // 8
    return 4 if place == CENTRE else -1


def _near(place: int) -> list[int]:
    """The tiles one step away from a place."""
    if place > CENTRE:
        entrance = place - CENTRE - 1
        return [2 * entrance, 2 * entrance + 1]
    if place == CENTRE:
        return []
    near: set[int] = set()
    for tile in [FIRST[place], SECOND[place]]:
        if tile >= 0:
            ring = tile // 8 * 8
            near.update([_next_round(tile), ring + (tile + 7) % 8])
            near.update([t for t in (tile - 8, tile + 8) if 0 <= t < TILES])
    return sorted(near)


RING: Final[list[int]] = [_ring(place) for place in range(PLACES)]
# The tiles under a crew: one, on a border two, else -1.
FIRST: Final[list[int]] = [p % BORDERS if p < CENTRE else -1 for p in range(PLACES)]
SECOND: Final[list[int]] = [
    _next_round(p - BORDERS) if BORDERS <= p < CENTRE else -1 for p in range(PLACES)
]
NEAR: Final[list[list[int]]] = [_near(place) for place in range(PLACES)]


class RockwellTables(Protocol):
    """The components of one seat count."""

    tile_income: list[int]
    card_pile: list[int]
    card_cubes: list[int]
    card_danger: list[int]
    pile_power: list[int]
    delivery_cost: list[int]
    delivery_prestige: list[int]
    pile_start: list[int]
    control_slots: list[int]
    market_slots: list[int]
    workshop_slots: list[int]
    hire_price: list[int]
    power_price: list[int]
    safety_price: list[int]
    mobility_price: list[int]
    shaft_price: list[int]
    achievement_values: list[list[int]]


class RockwellSight(Protocol):
    """A Rockwell state as bots read it."""

    tables: RockwellTables
    seats: int
    owners: int
    over: bool
    turn: int
    round: int
    quiet_turns: int
    management: list[int]
    control: list[int]
    dice: int
    bribes: int
    active_crew: int
    tile_id: list[int]
    tile_need: list[int]
    tile_drilled: list[int]
    tile_shaft: list[int]
    card_owner: list[int]
    crew_place: list[int]
    crew_power: list[int]
    crew_die: list[int]
    slot_seat: list[int]
    stock: list[int]
    money: list[int]
    insurance: list[int]
    safety: list[int]
    mobility: list[int]
    shafts: list[int]
    cards: list[int]
    delivery_next: list[int]
    delivery_owner: list[int]
    achieved: list[int]
    achievement_next: list[int]
    actions_left: list[int]
    traded: list[int]
    losses: list[int]
    stack: list[int]
