"""Bribing another owner's crew onto the active crew's tile (RW-BRIBE)."""

from __future__ import annotations

from typing import Final

from pithead.kernel.codecs import Choice
from pithead.kernel.contract import Action, Message
from pithead.kernel.verbs import Params, number

from ..position import frames
from ..position.board import (
    CENTRE,
    CREW_LETTERS,
    ENTRANCES,
    FIRST_TILE,
    NAMES,
    RING,
    SECOND_TILE,
    TOUCHING,
)
from ..position.state import BOARD_I, NOBODY, Position
from ..position.steps import BRIBE, CREW, PLACED_ON, SPOT
from ..position.tables import BRIBERY, TILES
from .achievements import judge_depth
from .arguments import DOLLARS, crew_in, crew_of, place_of, price_at, tell_price
from .base_verb import BaseVerb
from .refusals import (
    ADVANTAGE_SUBCONTRACTING,
    BRIBE_CENTRE,
    BRIBE_DESTINATION,
    BRIBE_DRILLED,
    BRIBE_ENTRANCE,
    BRIBE_GONE,
    BRIBE_MONEY,
    BRIBE_NOBODY,
    BRIBE_NOT_ADJACENT,
    BRIBE_OWN,
    BRIBE_SPENT,
    BRIBE_STRATUM,
    LEGAL,
)
from .subcontracting import about_die


def may_bribe(position: Position, seat: int) -> bool:
    """Whether the seat's Vice President stands on a bribery slot."""
    slot = position.vice_president(seat, BOARD_I)
    return slot != NOBODY and position.tables.control_slots[slot] == BRIBERY


def why_not_bribe_onto(position: Position, active: int, tile: int) -> int:
    """The destination: under the active crew, not drilled yet (RW-BRIBE-1, RW-BRIBE-2)."""
    if tile == CENTRE:
        return BRIBE_CENTRE
    here = position.crew_place[active]
    if tile != FIRST_TILE[here] and tile != SECOND_TILE[here]:
        return BRIBE_DESTINATION
    return BRIBE_DRILLED if position.tile_drilled[tile] else LEGAL


def why_not_bribe_crew(position: Position, seat: int, crew: int, tile: int) -> int:
    """The crew: another's, in play, beside the destination, its die affordable and allowed."""
    place = position.crew_place[crew]
    if crew // 4 == seat:
        return BRIBE_OWN
    if place >= ENTRANCES:
        return BRIBE_ENTRANCE
    if place == CENTRE:
        return BRIBE_GONE
    if not BESIDE[tile][place]:
        return BRIBE_NOT_ADJACENT
    die = position.crew_die[crew]
    if die == 0:
        return LEGAL
    if die > position.die_limit(tile):
        return BRIBE_STRATUM
    return BRIBE_MONEY if position.money[seat] < position.tables.hire_price[die - 1] else LEGAL


def _beside(place: int, tile: int) -> bool:
    """On a tile adjacent to it; or straddling, one side adjacent to it or on it (RW-BRIBE-5)."""
    second = SECOND_TILE[place]
    near = TOUCHING[tile]
    if second == NOBODY:
        return FIRST_TILE[place] in near
    return (
        FIRST_TILE[place] == tile or second == tile or FIRST_TILE[place] in near or second in near
    )


# By tile and place: asked of every crew at every chance to bribe.
BESIDE: Final = [[_beside(place, tile) for place in range(CENTRE)] for tile in range(TILES)]


def why_not_bribe(position: Position, seat: int, owner: int, crew: int, tile: int) -> int:
    """The whole action; `crew` is numbered over all owners. Three tiles a turn (RW-BRIBE-3)."""
    if not may_bribe(position, seat):
        return ADVANTAGE_SUBCONTRACTING
    if owner >= position.owners:
        return BRIBE_NOBODY
    if crew // 4 == seat:
        return BRIBE_OWN
    if position.bribes == 0:
        return BRIBE_SPENT
    onto = why_not_bribe_onto(position, position.active_crew, tile)
    return onto if onto != LEGAL else why_not_bribe_crew(position, seat, crew, tile)


def list_bribes(position: Position, seat: int, steps: list[int]) -> None:
    """The crews that can be bribed onto one of the active crew's tiles."""
    if position.bribes == 0 or not may_bribe(position, seat):
        return
    here = position.crew_place[position.active_crew]
    first = FIRST_TILE[here]
    second = SECOND_TILE[here]
    for crew in range(position.owners * 4):
        if _can_bribe(position, seat, crew, first) or (
            second != NOBODY and _can_bribe(position, seat, crew, second)
        ):
            steps.append(BRIBE + crew)


def list_bribe_tiles(position: Position, seat: int, crew: int, steps: list[int]) -> None:
    here = position.crew_place[position.active_crew]
    tiles = [FIRST_TILE[here]]
    if SECOND_TILE[here] != NOBODY:
        tiles.append(SECOND_TILE[here])
        tiles.sort()
    for tile in tiles:
        if _can_bribe(position, seat, crew, tile):
            steps.append(SPOT + tile)


def _can_bribe(position: Position, seat: int, crew: int, tile: int) -> bool:
    if position.tile_drilled[tile]:
        return False
    return why_not_bribe_crew(position, seat, crew, tile) == LEGAL


def bribe(position: Position, seat: int, crew: int, tile: int) -> None:
    """The crew comes over with its die; the briber pays the die's fee again (RW-BRIBE-4)."""
    position.bribes -= 1
    die = position.crew_die[crew]
    price = position.tables.hire_price[die - 1] if die else 0
    position.money[seat] -= price
    here = position.crew_place[crew]
    position.crew_place[crew] = tile
    if position.events is not None:
        position.emit(
            "bribed",
            "RW-BRIBE-1",
            {
                "seat": seat,
                "owner": crew // 4,
                "crew": CREW_LETTERS[crew % 4],
                "from": NAMES[here],
                "to": NAMES[tile],
                "price": price * 100,
            },
        )
    if RING[tile] >= 2 and crew // 4 < position.seats:
        judge_depth(position, crew // 4)
    if position.reached(tile):
        position.push(frames.DRILL, tile, NOBODY)


# --- the verb -----------------------------------------------------------------------------------


class Bribe(BaseVerb):
    def __init__(self) -> None:
        crew = [Choice("owner", (0, 1, 2, 3, 4)), CREW]
        super().__init__("bribe", ("advantage",), [crew, [PLACED_ON]], [BRIBE, SPOT])
        self.previews = True

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        list_bribes(s, seat, steps)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        list_bribe_tiles(s, seat, step - BRIBE, steps)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        s.pop()
        bribe(s, seat, step - BRIBE, first)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        owner = number(action, 1)
        return why_not_bribe(s, seat, owner, crew_of(owner, action[2]), place_of(action[3]))

    def price(self, s: Position, seat: int, action: Action) -> int:
        """The die's fee again (RW-BRIBE-4)."""
        die = s.crew_die[crew_of(number(action, 1), action[2])]
        return s.tables.hire_price[die - 1] * DOLLARS if die else 0

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        owner = number(action, 1)
        params["owner"] = owner
        params["crew"] = str(action[2])
        params["place"] = str(action[3])
        params["here"] = NAMES[s.crew_place[s.active_crew]]
        params["bribes"] = s.tables.bribes
        power = s.crew_die[crew_of(owner, action[2])] if owner < s.owners else 0
        about_die(s, seat, place_of(action[3]), power, params)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        """Only what the Vice President on board I gives (RW-ADV-1)."""
        if not may_bribe(s, seat):
            return []
        here = s.crew_place[s.active_crew]
        tiles = sorted([tile for tile in (FIRST_TILE[here], SECOND_TILE[here]) if tile >= 0])
        return [
            (self.name, crew // 4, CREW_LETTERS[crew % 4], NAMES[tile])
            for crew in range(s.owners * 4)
            if crew // 4 != seat and s.crew_place[crew] != CENTRE
            for tile in tiles
        ]

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        bribed = crew_in(picture, action[1], action[2])
        if not bribed or not bribed["die"]:
            return None
        return tell_price(price_at(picture, "hire", bribed["die"] - 1))
