"""Al, the invisible third owner of a game for two (RW-AL)."""

from . import frames
from .board import CREW_LETTERS, ENTRANCES, NAMES, REACH, RING
from .position import ENGLISH, FRENCH, NOBODY, Position
from .refusals import AL_CREW, AL_POWER_MOST, AL_TILE, LEGAL
from .workshop import MOST_POWER, raise_power


def al_crews(position: Position) -> list[int]:
    """Those of Al's crews that may have to move now: usually one, several if tied (RW-AL-2)."""
    al = position.seats
    crews = list(range(al * 4, al * 4 + 4))
    idle = [crew for crew in crews if _has_nothing_to_drill(position, crew)]
    if idle:
        crews = idle
    strongest = max([position.crew_power[crew] for crew in crews])
    crews = [crew for crew in crews if position.crew_power[crew] == strongest]
    shallowest = min([RING[position.crew_place[crew]] for crew in crews])
    return [crew for crew in crews if RING[position.crew_place[crew]] == shallowest]


def _has_nothing_to_drill(position: Position, crew: int) -> bool:
    place = position.crew_place[crew]
    return place >= ENTRANCES or position.tile_drilled[place] == 1


def al_tiles(position: Position, crew: int, crew_was_chosen: bool) -> list[int]:
    """Where that crew may go: the adjacent undrilled tile nearest to its number (RW-AL-3)."""
    near = REACH[position.crew_place[crew]]
    if crew_was_chosen and position.edition in (ENGLISH, FRENCH):
        return near
    missing = [
        position.tile_need[tile] - position.power_on(tile)
        for tile in near
        if not position.tile_drilled[tile]
    ]
    if not missing:
        return near
    least = min(missing)
    return [
        tile
        for tile in near
        if not position.tile_drilled[tile]
        and position.tile_need[tile] - position.power_on(tile) == least
    ]


def start_al(position: Position) -> None:
    """After each drilling round; the first in Control order is asked where there is a choice."""
    tied = al_crews(position)
    places = [position.crew_place[crew] for crew in tied]
    if min(places) != max(places):
        position.push(frames.AL_CREW)
    else:
        # Tied crews on one place are alike: which of them moves changes nothing.
        position.push(frames.AL_MOVE, tied[0], 1 if len(tied) > 1 else 0)


def move_al(position: Position, crew: int, tile: int) -> None:
    here = position.crew_place[crew]
    position.active_owner = position.seats
    position.active_crew = crew
    position.crew_place[crew] = tile
    if position.events is not None:
        position.emit(
            "moved",
            "RW-AL-2",
            {
                "owner": position.seats,
                "crew": CREW_LETTERS[crew % 4],
                "from": NAMES[here],
                "to": NAMES[tile],
            },
        )
    if position.reached(tile):
        position.push(frames.DRILL, tile, NOBODY)


def why_not_al_crew(position: Position, crew: int) -> int:
    return LEGAL if crew in al_crews(position) else AL_CREW


def why_not_al_tile(position: Position, crew: int, chosen: bool, tile: int) -> int:
    return LEGAL if tile in al_tiles(position, crew, chosen) else AL_TILE


def why_not_al_power(position: Position, crew: int) -> int:
    return AL_POWER_MOST if position.crew_power[crew] >= MOST_POWER else LEGAL


def al_can_grow(position: Position) -> bool:
    al = position.seats
    return min(position.crew_power[al * 4 : al * 4 + 4]) < MOST_POWER


def grow_al(position: Position, crew: int) -> None:
    """One of Al's crews grows by one; it may trigger an extraction, Al being active (RW-AL-4)."""
    position.active_owner = position.seats
    position.active_crew = crew
    raise_power(position, crew, 0, "RW-AL-4")
