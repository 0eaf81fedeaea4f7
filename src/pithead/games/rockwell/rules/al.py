"""Al, the invisible third owner of a game for two (RW-AL)."""

from __future__ import annotations

from pithead.kernel.contract import Action, Message
from pithead.kernel.verbs import Params

from ..position import frames
from ..position import steps as table
from ..position.board import CREW_LETTERS, ENTRANCES, NAMES, REACH, RING
from ..position.state import ENGLISH, FRENCH, MOST_POWER, NOBODY, Position
from ..position.steps import CREW, PLACED_ON, SPOT
from .arguments import crew_in, crew_of, place_of
from .base_verb import BaseVerb
from .refusals import AL_CREW, AL_POWER_MOST, AL_TILE, LEGAL
from .workshop import raise_power


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
        # Tied crews on one place are interchangeable: which of them moves changes nothing.
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


# --- verbs --------------------------------------------------------------------------------------


class AlVerb(BaseVerb):
    """A choice among Al's crews."""

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["crew"] = str(action[1])

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name, letter) for letter in CREW_LETTERS]

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        crew = crew_in(picture, picture["seats"], action[1])
        return None if crew is None else Message("detail-rockwell-place", {"place": crew["at"]})


class AlCrew(AlVerb):
    """RW-AL-2."""

    def __init__(self) -> None:
        super().__init__("al_crew", ("al_crew",), [[CREW]], [table.AL_CREW])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for crew in al_crews(s):
            steps.append(table.AL_CREW + crew % 4)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        s.pop()
        s.push(frames.AL_MOVE, s.seats * 4 + step - table.AL_CREW, 1)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_al_crew(s, crew_of(s.seats, action[1]))


class AlMove(BaseVerb):
    """RW-AL-3."""

    def __init__(self) -> None:
        super().__init__("al_move", ("al_move",), [[], [PLACED_ON]], [table.AL_MOVE, SPOT])
        self.previews = True

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        steps.append(table.AL_MOVE)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        for tile in al_tiles(s, s.stack[-2], s.stack[-1] == 1):
            steps.append(SPOT + tile)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        crew = s.stack[-2]
        s.pop()
        move_al(s, crew, first)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_al_tile(s, s.stack[-2], s.stack[-1] == 1, place_of(action[1]))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["place"] = str(action[1])

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name, NAMES[tile]) for tile in REACH[s.crew_place[s.stack[-2]]]]


class AlPower(AlVerb):
    """RW-AL-4."""

    def __init__(self) -> None:
        super().__init__("al_power", ("al_power",), [[CREW]], [table.AL_POWER])
        self.previews = True

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for letter in range(4):
            if why_not_al_power(s, s.seats * 4 + letter) == LEGAL:
                steps.append(table.AL_POWER + letter)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        s.pop()
        grow_al(s, s.seats * 4 + step - table.AL_POWER)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_al_power(s, crew_of(s.seats, action[1]))
