"""Drilling rounds: which crew moves where (RW-ROUND, RW-MOVE, RW-CORE, RW-SUB-4)."""

from __future__ import annotations

from typing import Final

from pithead.kernel.contract import Action, Message
from pithead.kernel.verbs import Params, number

from ..position import frames
from ..position.board import (
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
from ..position.state import BOARD_I, ENGLISH, NOBODY, Position
from ..position.steps import (
    ABANDON,
    CARRY,
    CREW,
    DECLINE,
    DRILL,
    HALT,
    MOVE,
    PLACE,
    PLACED_ON,
    POWERS,
    SPOT,
    STAY,
    STEP,
)
from ..position.tables import RINGS
from .achievements import judge_depth
from .arguments import DOLLARS, about_price, crew_of, place_of, price_at, tell_price
from .base_verb import BaseVerb
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
    DRILL_OTHER,
    JUMP_MOBILITY,
    LEGAL,
    MOVE_ENTRANCE,
    MOVE_ENTRANCE_REACH,
    MOVE_HERE,
    MOVE_NOT_ADJACENT,
    STEP_DIE,
    STEP_JUMP,
)

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
    # Last, so that no remedy says to improve Mobility for a border that is closed to all.
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
    """A crew starts to move. With a die, its owner first decides what happens to the die."""
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


def could_reach(position: Position, tile: int, more: int) -> bool:
    """Whether an undrilled tile has the power it needs with this much more."""
    if tile < 0 or position.tile_drilled[tile]:
        return False
    return position.power_on(tile) + more >= position.tile_need[tile]


# --- verbs --------------------------------------------------------------------------------------


class Stay(BaseVerb):
    """RW-ROUND-1."""

    def __init__(self) -> None:
        super().__init__("stay", ("move",), [[CREW]], [STAY])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for letter in range(4):
            if s.crew_place[seat * 4 + letter] != CENTRE:
                steps.append(STAY + letter)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        s.pop()
        stay(s, seat * 4 + step - STAY)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return CREW_GONE if s.crew_place[crew_of(seat, action[1])] == CENTRE else LEGAL

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        about_crew(s, seat, crew_of(seat, action[1]), params)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name, letter) for letter in CREW_LETTERS]


def about_crew(s: Position, seat: int, crew: int, params: Params) -> None:
    params["crew"] = CREW_LETTERS[crew % 4]
    params["here"] = NAMES[s.crew_place[crew]]
    params["have"] = s.mobility[seat]


def within_reach(s: Position, crew: int) -> list[int]:
    """Where the crew could go with every improvement."""
    here = s.crew_place[crew]
    places = REACH_AND_JUMPS[here] + TILE_BORDERS[here]
    return [*places, CENTRE] if here < BORDERS and RING[here] == INNERMOST else places


class Move(BaseVerb):
    def __init__(self) -> None:
        super().__init__("move", ("move",), [[CREW, PLACE]], [MOVE])
        self.previews = True

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        list_moves(s, seat, steps)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        s.pop()
        start_move(s, seat * 4 + (step - MOVE) // PLACES, (step - MOVE) % PLACES)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_move(s, crew_of(seat, action[1]), place_of(action[2]), second=False)

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        about_crew(s, seat, crew_of(seat, action[1]), params)
        params["place"] = str(action[2])

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [
            (self.name, letter, NAMES[place])
            for letter in CREW_LETTERS
            for place in within_reach(s, crew_of(seat, letter))
        ]

    def has_preview(self, s: Position, seat: int, action: Action) -> bool:
        """Not where all of the crew's power on top of what is there would not do."""
        crew, place = crew_of(seat, action[1]), place_of(action[2])
        power = s.crew_power[crew] + s.crew_die[crew]
        return could_reach(s, FIRST_TILE[place], power) or could_reach(s, SECOND_TILE[place], power)


class Abandon(BaseVerb):
    """The die stays behind (RW-SUB-4)."""

    def __init__(self) -> None:
        super().__init__("abandon", ("carry",), [[]], [ABANDON])
        self.previews = True

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        steps.append(ABANDON)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        crew, place = s.stack[-2], s.stack[-1]
        s.pop()
        carry_die(s, crew, place, 0)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name,)]


class Carry(BaseVerb):
    """RW-SUB-4."""

    def __init__(self) -> None:
        super().__init__("carry", ("carry",), [[POWERS]], [CARRY])
        self.previews = True

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for power in range(1, 5):
            if why_not_carry(s, seat, s.stack[-1], power) == LEGAL:
                steps.append(CARRY + power - 1)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        crew, place = s.stack[-2], s.stack[-1]
        s.pop()
        carry_die(s, crew, place, step - CARRY + 1)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_carry(s, seat, s.stack[-1], number(action, 1))

    def price(self, s: Position, seat: int, action: Action) -> int:
        return s.tables.hire_price[number(action, 1) - 1] * DOLLARS

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        crew, place = s.stack[-2], s.stack[-1]
        params["crew"] = CREW_LETTERS[crew % 4]
        params["here"] = NAMES[s.crew_place[crew]]
        params["place"] = NAMES[place]
        params["power"] = number(action, 1)
        params["limit"] = s.die_limit(place)
        about_price(s, seat, params, s.tables.hire_price[number(action, 1) - 1])

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name, power) for power in range(1, 5)]

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        return tell_price(price_at(picture, "hire", number(action, 1) - 1))


class Halt(BaseVerb):
    """No second step (RW-MOVE-6)."""

    def __init__(self) -> None:
        super().__init__("halt", ("step",), [[]], [HALT])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        steps.append(HALT)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        s.pop()

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name,)]


class Step(BaseVerb):
    """The second step of Mobility 3 (RW-MOVE-6)."""

    def __init__(self) -> None:
        super().__init__("step", ("step",), [[PLACE]], [STEP])
        self.previews = True

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        list_second_steps(s, s.stack[-2], steps)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        crew = s.stack[-2]
        s.pop()
        second_step(s, crew, step - STEP)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_move(s, s.stack[-2], place_of(action[1]), second=True)

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        crew = s.stack[-2]
        about_crew(s, seat, crew, params)
        params["place"] = str(action[1])
        if code == STEP_DIE:
            params["power"] = s.crew_die[crew]
            params["limit"] = s.die_limit(place_of(action[1]))

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name, NAMES[place]) for place in within_reach(s, s.stack[-2])]


class Drill(BaseVerb):
    """Which of two tiles a straddling crew drills (RW-MOVE-7)."""

    def __init__(self) -> None:
        super().__init__("drill", ("drill",), [[], [PLACED_ON]], [DRILL, SPOT])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        steps.append(DRILL)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        for tile in sorted(s.stack[-2:]):
            steps.append(SPOT + tile)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        s.pop()
        s.push(frames.DRILL, first, NOBODY)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return LEGAL if place_of(action[1]) in s.stack[-2:] else DRILL_OTHER

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["place"] = str(action[1])

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name, NAMES[tile]) for tile in sorted(s.stack[-2:])]


DECLINED: Final[Action] = ("decline",)


class Decline(BaseVerb):
    """No use of the Vice President on board I (RW-ADV-1)."""

    def __init__(self) -> None:
        super().__init__("decline", ("advantage",), [[]], [DECLINE])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        steps.append(DECLINE)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        s.pop()

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name,)]
