"""Whether a position could have come about: what no single field can tell.

`loading` calls it for every dump. Whatever the rules make impossible is refused with its place, so
that a state that was loaded plays on like one that was dealt.
"""

from __future__ import annotations

from typing import Final

from pithead.kernel.reader import LoadError

from ..position import frames
from ..position.board import BORDERS, CENTRE, FIRST_TILE, NAMES, SECOND_TILE, TOUCHING, crew_name
from ..position.frames import FRAME_NAMES
from ..position.state import (
    ACHIEVEMENTS,
    BOARD_I,
    BOARD_II,
    BOARD_III,
    ENGLISH,
    GONE,
    NOBODY,
    QUIET_TURNS,
    Position,
)
from ..position.tables import CREWS, TILES
from ..rules.achievements import AT_CENTRE, CARDS, CREWS_2, CREWS_4, KINDS_OF, meets
from ..rules.al import al_can_grow, al_crews
from ..rules.drilling import has_crew, why_not_move
from ..rules.ending import reason_to_end
from ..rules.extraction import losses_of, share_out
from ..rules.refusals import LEGAL
from ..rules.turn import RockwellState, field_limit

# A turn from the bottom of the stack: what is done is gone from its end.
COURSE: Final = (
    frames.TURN_END,
    frames.WORKSHOP,
    frames.MARKET,
    frames.INCOME,
    frames.ROUND,
    frames.ORDER,
    frames.INSURE,
    frames.PLACE,
    frames.BID,
)
VICE_PRESIDENTS: Final = 2
# Cards are kept, power stays and nobody leaves the centre: these still hold once achieved.
LASTING: Final = (CARDS, CREWS_2, CREWS_4, AT_CENTRE)


def check_position(s: RockwellState) -> None:
    _check_orders(s)
    _check_crews(s)
    _check_tiles(s)
    _check_piles(s)
    _check_companies(s)
    _check_achievements(s)
    if s.over:
        check_end(s)
        return
    _check_extraction(s)
    course = _check_stack(s)
    _check_reached(s)
    _check_time(s, course)
    _check_slots(s, course)


def _check_orders(s: Position) -> None:
    for name, order in (("management", s.management), ("control", s.control)):
        if sorted(order) != list(range(s.seats)):
            raise LoadError(name, "must name every seat once")


# --- the planet ---------------------------------------------------------------------------------


def _check_crews(s: Position) -> None:
    for crew, place in enumerate(s.crew_place):
        where = f"crews.{crew_name(crew)}"
        is_als = crew // CREWS >= s.seats
        if is_als and BORDERS <= place <= CENTRE:
            raise LoadError(f"{where}.at", "Al's crews keep to tiles (RW-AL-2)")
        if s.crew_die[crew] and (is_als or place == CENTRE):
            raise LoadError(f"{where}.die", "can't be here")
        if s.crew_die[crew] > s.die_limit(place):
            raise LoadError(f"{where}.die", f"is above {s.die_limit(place)}, the stratum's limit")
        if BORDERS <= place < CENTRE:
            _check_border(s, crew, place, f"{where}.at")
    hired = len(s.crew_die) - s.crew_die.count(0)
    if hired + s.dice != s.tables.dice:
        raise LoadError("dice", f"{hired} with crews and {s.dice} left must be {s.tables.dice}")


def _check_border(s: Position, crew: int, border: int, where: str) -> None:
    if s.tile_drilled[FIRST_TILE[border]] or s.tile_drilled[SECOND_TILE[border]]:
        raise LoadError(where, "nobody straddles a drilled tile (RW-MOVE-7)")
    for other in range(crew):
        if s.crew_place[other] == border and (s.edition != ENGLISH or other // 4 == crew // 4):
            raise LoadError(where, f"crew {crew_name(other)} is there already (RW-MOVE-5)")


def _check_tiles(s: Position) -> None:
    for tile in range(TILES):
        for near in TOUCHING[tile]:
            if near < tile and s.tile_need[near] == s.tile_need[tile]:
                reason = f"needs the same power as {NAMES[near]} beside it (RW-BOARD-4)"
                raise LoadError(f"tiles.{NAMES[tile]}.id", reason)
    for seat in range(s.seats):
        if s.tile_shaft.count(seat) != s.shafts[seat]:
            raise LoadError(f"companies[{seat}].shafts", "differs from the mineshafts on the tiles")


def _check_piles(s: Position) -> None:
    """A card was drawn for each drilled tile (RW-EXT-2); deliveries are taken from the top."""
    for pile, power in enumerate(s.tables.pile_power):
        drawn = sum(s.tile_drilled[t] for t in range(TILES) if s.tile_need[t] == power)
        left = s.tables.card_pile.count(pile) - drawn
        if s.pile_end[pile] - s.pile_next[pile] != left:
            reason = f"must have {left} cards: one was drawn for each of {drawn} drilled tiles"
            raise LoadError(f"piles.{power}", reason)
    if s.owners == s.seats and GONE in s.card_owner:
        raise LoadError("gone", "no card goes out of the game without Al (RW-AL-5)")
    starts = s.tables.pile_start
    for pile in range(len(s.delivery_next)):
        for tile in range(starts[pile], starts[pile + 1]):
            if (s.delivery_owner[tile] != NOBODY) != (tile < s.delivery_next[pile]):
                name = s.tables.delivery_ids[s.delivery_next[pile] - 1]
                raise LoadError("companies", f"delivery {name} lies on those taken (RW-WORK-8)")


def _check_reached(s: Position) -> None:
    """A tile that has its power is drilled at once (RW-EXT-1)."""
    drilling = s.stack[-2:] if s.stack[-3] == frames.DRILL else []
    for tile in range(TILES):
        if s.reached(tile) and tile not in drilling:
            raise LoadError(f"tiles.{NAMES[tile]}.drilled", "must be true: it has its power")


# --- companies ----------------------------------------------------------------------------------


def _check_companies(s: Position) -> None:
    for seat in range(s.seats):
        count = s.slot_seat.count(seat)
        if count > VICE_PRESIDENTS:
            raise LoadError("slots", f"has {count} Vice Presidents of seat {seat} (RW-VP-2)")


def _check_achievements(s: Position) -> None:
    """Each comer takes the tile on top of the pile, at once (RW-ACH-1)."""
    # What a custom set deals out at the start is judged at the first event only.
    fresh = Position(s.tables, s.seats)
    fresh.stock = s.tables.start_stock * s.seats
    for seat in range(s.seats):
        for i, name in enumerate(ACHIEVEMENTS):
            place = f"companies[{seat}].achievements.{name}"
            has, due = s.achieved[seat * KINDS_OF + i] > 0, meets(s, seat, i)
            if due and not has and not meets(fresh, seat, i):
                raise LoadError(place, "is missing: it is gained at once (RW-ACH-1)")
            if has and not due and i in LASTING:
                raise LoadError(place, "has not been reached (RW-ACH-2)")
    for i, name in enumerate(ACHIEVEMENTS):
        taken = [s.achieved[seat * KINDS_OF + i] for seat in range(s.seats)]
        values = sorted([value for value in taken if value], reverse=True)
        if values != s.tables.achievement_values[i][: len(values)]:
            seat = next(seat for seat in range(s.seats) if taken[seat])
            raise LoadError(
                f"companies[{seat}].achievements.{name}", "is not the tile on top of its pile"
            )


# --- the moment ---------------------------------------------------------------------------------


def check_end(s: Position) -> None:
    """A game that is over has a reason, and nothing in progress."""
    if s.stack or s.extraction_tile != NOBODY:
        raise LoadError("over", "is true, though the stack or an extraction says it goes on")
    if not reason_to_end(s) and s.quiet_turns < QUIET_TURNS:
        raise LoadError("over", "is true without a reason (RW-END-1, RW-END-4)")


def _check_extraction(s: Position) -> None:
    asked = s.stack[-3:-2] == [frames.COVER]
    if s.extraction_tile == NOBODY:
        if asked:
            raise LoadError("extraction", "is missing: the stack asks who covers its losses")
        return
    if not asked:
        raise LoadError("extraction", "must be null: the stack asks nobody about losses")
    tile = s.extraction_tile
    pile = s.tables.card_pile[s.extraction_card]
    if not s.tile_drilled[tile] or s.tables.pile_power[pile] != s.tile_need[tile]:
        raise LoadError("extraction.tile", "must be drilled, and the card from its pile")
    powers = [s.owner_power_on(owner, tile) for owner in range(s.owners)]
    if s.active_owner == NOBODY or not max(powers):
        raise LoadError("extraction.tile", "must have an active owner and a crew on it")
    shares = share_out(s, tile, s.extraction_card, powers, s.active_owner)
    if s.shares != shares:
        raise LoadError("extraction.shares", f"must be {shares} (RW-EXT-2, RW-EXT-3)")
    losses = losses_of(s, s.extraction_card, powers, shares)
    if s.losses != losses or not max(losses[: s.seats]):
        raise LoadError("extraction.losses", f"must be {losses}, and somebody's (RW-DANGER-1)")
    for seat in range(s.seats):
        s.waiting[seat] = 1 if losses[seat] else 0


def check_answer(s: RockwellState, seat: int, answer: list[int], place: str) -> None:
    for field in range(len(answer)):
        if answer[field] > field_limit(s, seat, field):
            raise LoadError(place, "offers more than there is")


def _check_time(s: Position, course: int) -> None:
    """Turn, round and what is put back at the end of a turn, against the stack."""
    if course and s.turn == 0:
        raise LoadError("turn", "is counted from 1")
    if s.quiet_turns >= QUIET_TURNS:
        raise LoadError("quiet_turns", "would have ended the game (RW-END-4)")
    if course != 0 and COURSE.index(frames.ROUND) >= course:
        return
    if course == 0 or course > COURSE.index(frames.ORDER):
        _check_cleared(s)
        if reason_to_end(s):
            raise LoadError("stack", "a turn begins though the game has ended (RW-END-1)")


def _check_cleared(s: Position) -> None:
    """Before the first drilling round nothing of the last turn is left (RW-TURN-1)."""
    if s.dice != s.tables.dice:
        raise LoadError("dice", f"must be {s.tables.dice} before the first round")
    if s.bribes != s.tables.bribes:
        raise LoadError("bribes", f"must be {s.tables.bribes} before the first round")
    if 1 in s.traded:
        seat = s.traded.index(1) // 4
        raise LoadError(f"companies[{seat}].traded", "must be empty before the first round")


def _check_slots(s: Position, course: int) -> None:
    """Vice Presidents by board at this moment, and their actions (RW-VP, RW-TURN-1)."""
    top = COURSE[course - 1] if course else frames.TURN
    if top in (frames.TURN, frames.BID) and max(s.slot_seat) != NOBODY:
        raise LoadError("slots", "must be empty before Vice Presidents are placed")
    if top == frames.PLACE:
        placed = s.stack[-2]
        for place, seat in enumerate(s.management):
            chances = (placed + s.seats - 1 - place) // s.seats
            if s.slot_seat.count(seat) > chances:
                raise LoadError("slots", f"seat {seat} has placed more than {chances}")
    boards = {frames.MARKET: BOARD_II, frames.WORKSHOP: BOARD_III}
    for seat in range(s.seats):
        most = 0
        if top in boards:
            slot = s.vice_president(seat, boards[top])
            numbers = s.tables.market_slots if top == frames.MARKET else s.tables.workshop_slots
            most = numbers[slot] if slot != NOBODY else 0
        if s.actions_left[seat] > most:
            raise LoadError(f"companies[{seat}].actions_left", f"can't be above {most} now")


# --- the stack ----------------------------------------------------------------------------------


def _fail(at: int, reason: str) -> LoadError:
    return LoadError(f"stack[{at}]", reason)


def _check_stack(s: RockwellState) -> int:
    """How many frames of the turn's course are there; those above them must fit together."""
    whats = s.stack[::3]
    if not whats:
        raise LoadError("stack", "must not be empty before the end of the game")
    if whats[0] == frames.TURN:
        _check_between_turns(s, whats)
        return 0
    course = 0
    while course < min(len(whats), len(COURSE)) and whats[course] == COURSE[course]:
        course += 1
    if course == 0:
        raise _fail(0, "must be turn_end or turn, which every turn comes back to")
    above = whats[course:]
    top = COURSE[course - 1]
    if top == frames.ROUND:
        _check_round(s, course - 1, above)
    elif top == frames.WORKSHOP:
        _check_drilling(s, course, above, range(s.seats))
    elif above:
        raise _fail(course, f"{FRAME_NAMES[above[0]]} can't follow {FRAME_NAMES[top]}")
    return course


def _check_between_turns(s: RockwellState, whats: list[int]) -> None:
    """A new turn; before it Al may grow (RW-AL-4)."""
    if len(whats) == 1:
        return
    if whats[1] != frames.AL_DONE or s.owners == s.seats:
        raise _fail(1, f"{FRAME_NAMES[whats[1]]} can't follow turn")
    if whats[2:] == [frames.AL_POWER]:
        if not al_can_grow(s):
            raise _fail(2, "none of Al's crews can grow")
    else:
        _check_drilling(s, 2, whats[2:], range(s.seats, s.owners))


def _check_drilling(s: Position, at: int, above: list[int], owners: range) -> None:
    """Nothing, or one extraction that an active crew of these owners has set off."""
    if not above:
        return
    if len(above) > 1 or above[0] not in (frames.DRILL, frames.COVER):
        raise _fail(at, f"{FRAME_NAMES[above[0]]} can't stand here")
    if s.active_crew == NOBODY or s.active_crew // CREWS != s.active_owner:
        raise LoadError("active", "must name the crew that drills and its owner")
    if s.active_owner not in owners:
        raise LoadError("active.owner", "can't drill now")
    if above[0] == frames.DRILL:
        first, second = s.stack[at * 3 + 1 : at * 3 + 3]
        here = s.crew_place[s.active_crew]
        under = (FIRST_TILE[here], SECOND_TILE[here])
        for tile in (first, second):
            if tile != NOBODY and (tile not in under or not s.reached(tile)):
                raise _fail(at, f"{NAMES[tile]} is not under the active crew, or lacks power")
        if first == second:
            raise _fail(at, "names one tile twice")


def _check_round(s: RockwellState, at: int, above: list[int]) -> None:
    """The round frame: whose crew moves in it, and which frames may lie above."""
    number, moved = s.stack[at * 3 + 1 : at * 3 + 3]
    if moved and s.round != number:
        raise LoadError("round", f"must be {number}, as the stack says")
    if not above:
        return
    if moved == 0:
        raise _fail(at + 1, "nobody has begun to move in this round")
    if moved > s.seats:
        _check_al(s, at + 1, above)
        return
    mover = s.control[moved - 1]
    first = s.stack[at * 3 + 4]
    if above == [frames.MOVE]:
        if first != mover or not has_crew(s, mover):
            raise _fail(at + 1, f"it is seat {mover}'s move, if a crew of theirs is in play")
    elif above == [frames.CARRY]:
        _check_carry(s, at + 1, mover)
    else:
        _check_after_move(s, at + 1, above, mover)


def _check_active(s: Position, at: int, crew: int, mover: int) -> None:
    if crew // CREWS != mover or s.active_crew != crew or s.active_owner != mover:
        raise _fail(at, f"must be the active crew, one of owner {mover}")


def _check_carry(s: Position, at: int, mover: int) -> None:
    crew, place = s.stack[at * 3 + 1 : at * 3 + 3]
    _check_active(s, at, crew, mover)
    if not s.crew_die[crew] or why_not_move(s, crew, place, second=False) != LEGAL:
        raise _fail(at, f"crew {crew_name(crew)} can't take a die to {NAMES[place]}")


def _check_after_move(s: RockwellState, at: int, above: list[int], mover: int) -> None:
    """An advantage offered, below it a second step, below that an extraction."""
    rest = above
    if rest[0] == frames.ADVANTAGE:
        _check_active(s, at, s.stack[at * 3 + 1], mover)
        if s.vice_president(mover, BOARD_I) == NOBODY:
            raise _fail(at, f"seat {mover} has no Vice President on board I (RW-ADV-1)")
        at += 1
        rest = rest[1:]
    if rest and rest[0] == frames.STEP:
        _check_active(s, at, s.stack[at * 3 + 1], mover)
        if s.mobility[mover] < 3:
            raise _fail(at, f"seat {mover} has no second step (RW-MOVE-6)")
        at += 1
        rest = rest[1:]
    _check_drilling(s, at, rest, range(mover, mover + 1))


def _check_al(s: RockwellState, at: int, above: list[int]) -> None:
    """Al moves after the players, one crew (RW-AL-2)."""
    if s.owners == s.seats:
        raise _fail(at, "Al takes part in a game for two only")
    if above == [frames.AL_CREW]:
        return
    if above == [frames.AL_MOVE]:
        if s.stack[at * 3 + 1] not in al_crews(s):
            raise _fail(at, "is not the crew that Al moves (RW-AL-2)")
        return
    _check_drilling(s, at, above, range(s.seats, s.owners))
