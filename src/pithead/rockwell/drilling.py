"""Drilling rounds: which crew moves where (RW-ROUND, RW-MOVE, RW-CORE, RW-SUB-4)."""

from typing import Final

from . import frames
from .achievements import judge_depth
from .board import (
    BORDERS,
    CENTRE,
    CREW_LETTERS,
    ENTRANCES,
    FIRST_TILE,
    JUMPS,
    NAMES,
    PLACES,
    REACH,
    REACH_AND_JUMPS,
    RING,
    SECOND_TILE,
    TILE_BORDERS,
)
from .position import BOARD_I, ENGLISH, NOBODY, Position
from .refusals import (
    BORDER_DRILLED,
    BORDER_ELSEWHERE,
    BORDER_FROM_ENTRANCE,
    BORDER_LEAVE,
    BORDER_MOBILITY,
    BORDER_TAKEN,
    CARRY_MONEY,
    CARRY_STRATUM,
    CREW_GONE,
    JUMP_MOBILITY,
    LEGAL,
    MOVE_ENTRANCE,
    MOVE_ENTRANCE_REACH,
    MOVE_HERE,
    MOVE_NOT_ADJACENT,
    STEP_DIE,
    STEP_JUMP,
)
from .tables import RINGS
from .verbs import MOVE, STEP

INNERMOST: Final = RINGS - 1


def has_crew(position: Position, seat: int) -> bool:
    """Whether a crew of this seat is still in the game."""
    for crew in range(seat * 4, seat * 4 + 4):
        if position.crew_place[crew] != CENTRE:
            return True
    return False


def _border_free(position: Position, seat: int, border: int) -> bool:
    """One crew of anyone on a border; in the English edition one of each player (RW-MOVE-5)."""
    places = position.crew_place
    if position.edition == ENGLISH:
        for crew in range(seat * 4, seat * 4 + 4):
            if places[crew] == border:
                return False
        return True
    return border not in places


def _why_not_border(position: Position, seat: int, here: int, border: int) -> int:
    if here >= ENTRANCES:
        return BORDER_FROM_ENTRANCE
    if border not in TILE_BORDERS[here]:
        return BORDER_ELSEWHERE
    if position.tile_drilled[FIRST_TILE[border]] or position.tile_drilled[SECOND_TILE[border]]:
        return BORDER_DRILLED
    if not _border_free(position, seat, border):
        return BORDER_TAKEN
    # Last, so that nobody is told to improve Mobility for a border that is closed to all.
    if position.mobility[seat] < 2:
        return BORDER_MOBILITY
    return LEGAL


def why_not_move(position: Position, crew: int, place: int, second: bool) -> int:
    """A first step or a whole move; with `second`, the second step of Mobility 3 (RW-MOVE-6)."""
    here = position.crew_place[crew]
    if here == CENTRE:
        return CREW_GONE
    if place == here:
        return MOVE_HERE
    if place >= ENTRANCES:
        return MOVE_ENTRANCE
    if BORDERS <= here < CENTRE:
        why = LEGAL if place in REACH[here] else BORDER_LEAVE
    elif BORDERS <= place < CENTRE:
        why = _why_not_border(position, crew // 4, here, place)
    elif place in REACH[here] or (place == CENTRE and RING[here] == INNERMOST):
        why = LEGAL
    elif here >= ENTRANCES:
        why = MOVE_ENTRANCE_REACH
    elif place in JUMPS[here]:
        why = _why_not_jump(position, crew // 4, second)
    else:
        why = MOVE_NOT_ADJACENT
    if why == LEGAL and second and _die_too_strong(position, crew, place):
        return STEP_DIE
    return why


def _why_not_jump(position: Position, seat: int, second: bool) -> int:
    """Two tiles along the ring: the whole of a move, from Mobility 1 on (RW-MOVE-3)."""
    if second:
        return STEP_JUMP
    return LEGAL if position.mobility[seat] >= 1 else JUMP_MOBILITY


def _die_too_strong(position: Position, crew: int, place: int) -> bool:
    """A die carried along must be allowed wherever the crew steps (RW-SUB-4)."""
    return place != CENTRE and position.crew_die[crew] > position.die_limit(place)


def list_moves(position: Position, seat: int, steps: list[int]) -> None:
    """Every move of every crew, as steps; the same set as `why_not_move` allows, found faster."""
    mobility = position.mobility[seat]
    places = position.crew_place
    for letter in range(4):
        here = places[seat * 4 + letter]
        if here == CENTRE:
            continue
        base = MOVE + letter * PLACES
        for place in REACH_AND_JUMPS[here] if mobility >= 1 else REACH[here]:
            steps.append(base + place)
        if here < BORDERS:
            if mobility >= 2:
                for border in TILE_BORDERS[here]:
                    if _why_not_border(position, seat, here, border) == LEGAL:
                        steps.append(base + border)
            if RING[here] == INNERMOST:
                steps.append(base + CENTRE)


def list_second_steps(position: Position, crew: int, steps: list[int]) -> None:
    """Every second step (RW-MOVE-6); never a jump."""
    here = position.crew_place[crew]
    die = position.crew_die[crew]
    for place in REACH[here]:
        if die <= position.die_limit(place):
            steps.append(STEP + place)
    if here < BORDERS:
        for border in TILE_BORDERS[here]:
            if _why_not_border(position, crew // 4, here, border) == LEGAL:
                steps.append(STEP + border)
        if RING[here] == INNERMOST:
            steps.append(STEP + CENTRE)


def why_not_carry(position: Position, seat: int, place: int, power: int) -> int:
    """Taking the die along costs its fee again (RW-SUB-4), up to the stratum's limit (RW-SUB-3)."""
    if power > position.die_limit(place):
        return CARRY_STRATUM
    if position.money[seat] < position.tables.hire_price[power - 1]:
        return CARRY_MONEY
    return LEGAL


def start_move(position: Position, crew: int, place: int) -> None:
    """A crew sets out. With a die its owner first says what becomes of it."""
    position.active_owner = crew // 4
    position.active_crew = crew
    if position.crew_die[crew] and place != CENTRE:
        position.push(frames.CARRY, crew, place)
        return
    _arrive(position, crew, place, is_first=True)


def carry_die(position: Position, crew: int, place: int, power: int) -> None:
    """The die goes along at `power`, or is abandoned at 0; then the crew moves."""
    seat = crew // 4
    if power == 0:
        position.crew_die[crew] = 0
        position.dice += 1
        if position.events is not None:
            position.emit(
                "die_abandoned", "RW-SUB-4", {"seat": seat, "crew": CREW_LETTERS[crew % 4]}
            )
    else:
        price = position.tables.hire_price[power - 1]
        position.money[seat] -= price
        position.crew_die[crew] = power
        if position.events is not None:
            position.emit(
                "die_carried",
                "RW-SUB-4",
                {
                    "seat": seat,
                    "crew": CREW_LETTERS[crew % 4],
                    "power": power,
                    "price": price * 100,
                },
            )
    _arrive(position, crew, place, is_first=True)


def second_step(position: Position, crew: int, place: int) -> None:
    _arrive(position, crew, place, is_first=False)


def stay(position: Position, crew: int) -> None:
    """Leaving the crew where it is is its move (RW-ROUND-1)."""
    position.active_owner = crew // 4
    position.active_crew = crew
    if position.events is not None:
        position.emit("stayed", "RW-ROUND-1", {"owner": crew // 4, "crew": CREW_LETTERS[crew % 4]})
    _offer_advantage(position, crew)


def _arrive(position: Position, crew: int, place: int, is_first: bool) -> None:
    here = position.crew_place[crew]
    seat = crew // 4
    jumped = here < BORDERS and place in JUMPS[here]
    position.crew_place[crew] = place
    if position.events is not None:
        position.emit(
            "moved",
            _rule_of_move(here, place, jumped, is_first),
            {
                "owner": seat,
                "crew": CREW_LETTERS[crew % 4],
                "from": NAMES[here],
                "to": NAMES[place],
            },
        )
    if place == CENTRE:
        _reach_centre(position, crew)
        return
    if is_first:
        _offer_advantage(position, crew)
        if position.mobility[seat] >= 3 and not jumped:
            position.push(frames.STEP, crew)
    if RING[place] >= 2:
        judge_depth(position, seat)
    drill_under(position, crew)


def _rule_of_move(here: int, place: int, jumped: bool, is_first: bool) -> str:
    if not is_first:
        return "RW-MOVE-6"
    if jumped:
        return "RW-MOVE-3"
    if BORDERS <= here < CENTRE or BORDERS <= place < CENTRE:
        return "RW-MOVE-4"
    return "RW-MOVE-2" if here >= ENTRANCES else "RW-MOVE-1"


def _reach_centre(position: Position, crew: int) -> None:
    """The crew leaves the game; its die goes back to board I, no fee is due (RW-CORE-1)."""
    seat = crew // 4
    if position.crew_die[crew]:
        position.crew_die[crew] = 0
        position.dice += 1
    if position.events is not None:
        position.emit("core", "RW-CORE-1", {"seat": seat, "crew": CREW_LETTERS[crew % 4]})
    judge_depth(position, seat)


def _offer_advantage(position: Position, crew: int) -> None:
    """Only a Vice President on board I gives one (RW-ADV-1)."""
    if position.vice_president(crew // 4, BOARD_I) != NOBODY:
        position.push(frames.ADVANTAGE, crew)


def drill_under(position: Position, crew: int) -> None:
    """A tile under this crew that has reached its number is drilled at once (RW-EXT-1)."""
    place = position.crew_place[crew]
    first = FIRST_TILE[place]
    second = SECOND_TILE[place]
    if position.reached(first):
        if position.reached(second):
            position.push(frames.DRILL, first, second)
        else:
            position.push(frames.DRILL, first, NOBODY)
    elif position.reached(second):
        position.push(frames.DRILL, second, NOBODY)
