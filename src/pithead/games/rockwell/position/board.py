"""The round planet as numbers: places, what touches what, and their names (RW-BOARD-1, RW-BOARD-2).

Places 0-31 are the tiles, ring by ring from A; 32-63 the borders inside a ring, border i between
tile i and the next one round; 64 the centre; 65-68 the mine entrances.
"""

from typing import Final

from .tables import RING_TILES, RINGS, TILES

BORDERS: Final = 32
CENTRE: Final = 64
ENTRANCES: Final = 65
PLACES: Final = 69

CREW_LETTERS: Final = "abcd"


def ring_of(place: int) -> int:
    """0 to 3 for A to D, 4 for the centre, -1 for an entrance."""
    if place < BORDERS:
        return place // RING_TILES
    if place < CENTRE:
        return (place - BORDERS) // RING_TILES
    return RINGS if place == CENTRE else -1


def _next_round(tile: int, by: int) -> int:
    ring = tile // RING_TILES
    return ring * RING_TILES + (tile + by) % RING_TILES


def _touching(tile: int) -> list[int]:
    """The tiles adjacent to a tile."""
    near = {_next_round(tile, 1), _next_round(tile, -1)}
    if tile >= RING_TILES:
        near.add(tile - RING_TILES)
    if tile < TILES - RING_TILES:
        near.add(tile + RING_TILES)
    return sorted(near)


def _tiles_under(place: int) -> list[int]:
    """The tiles a crew at this place occupies."""
    if place < BORDERS:
        return [place]
    if place < CENTRE:
        tile = place - BORDERS
        return [tile, _next_round(tile, 1)]
    return []


def _reach(place: int) -> list[int]:
    """The tiles one plain step leads to (RW-MOVE-1, RW-MOVE-2, RW-MOVE-4); the centre is apart."""
    if place < BORDERS:
        return _touching(place)
    if place < CENTRE:
        return sorted(_tiles_under(place))
    if place == CENTRE:
        return []
    entrance = place - ENTRANCES
    return [2 * entrance, 2 * entrance + 1]


def _near(place: int) -> list[int]:
    """The tiles adjacent to a crew at this place: for a straddler, to either of its tiles."""
    if place < CENTRE:
        near: set[int] = set()
        for tile in _tiles_under(place):
            near.update(_touching(tile))
        return sorted(near)
    return _reach(place)


def _jumps(place: int) -> list[int]:
    """The second tiles left and right in the same ring (RW-MOVE-3)."""
    if place >= BORDERS:
        return []
    return sorted([_next_round(place, -2), _next_round(place, 2)])


def _borders(place: int) -> list[int]:
    """The two borders of a tile."""
    if place >= BORDERS:
        return []
    return sorted([BORDERS + place, BORDERS + _next_round(place, -1)])


def _name(place: int) -> str:
    if place < BORDERS:
        return f"{'ABCD'[place // RING_TILES]}{place % RING_TILES + 1}"
    if place < CENTRE:
        first, second = _tiles_under(place)
        return f"{_name(first)}-{_name(second)}"
    return "centre" if place == CENTRE else f"E{place - ENTRANCES + 1}"


TOUCHING: Final[list[list[int]]] = [_touching(tile) for tile in range(TILES)]
REACH: Final[list[list[int]]] = [_reach(place) for place in range(PLACES)]
JUMPS: Final[list[list[int]]] = [_jumps(place) for place in range(PLACES)]
# What a crew with Mobility 1 reaches, in order; the rules list moves without looking twice.
REACH_AND_JUMPS: Final[list[list[int]]] = [sorted(REACH[p] + JUMPS[p]) for p in range(PLACES)]
TILE_BORDERS: Final[list[list[int]]] = [_borders(place) for place in range(PLACES)]
NEAR: Final[list[list[int]]] = [_near(place) for place in range(PLACES)]
# The one or two tiles under a crew, -1 for none.
FIRST_TILE: Final[list[int]] = [(_tiles_under(p) + [-1])[0] for p in range(PLACES)]
SECOND_TILE: Final[list[int]] = [(_tiles_under(p) + [-1, -1])[1] for p in range(PLACES)]
RING: Final[list[int]] = [ring_of(place) for place in range(PLACES)]
NAMES: Final[list[str]] = [_name(place) for place in range(PLACES)]
PLACE_OF_NAME: Final[dict[str, int]] = {name: place for place, name in enumerate(NAMES)}


def occupies(place: int, tile: int) -> bool:
    """Whether a crew at `place` stands on `tile`; a straddler stands on both its tiles."""
    return FIRST_TILE[place] == tile or SECOND_TILE[place] == tile


def crew_name(crew: int) -> str:
    """A crew's number over all owners as a name: owner, then letter."""
    return f"{crew // 4}{CREW_LETTERS[crew % 4]}"
