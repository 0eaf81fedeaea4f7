"""Achievements: gained at once and automatically, by anyone, at any moment (RW-ACH)."""

from typing import Final

from pithead.kernel.fields import changed

from ..position.board import CENTRE, RING
from ..position.state import ACHIEVEMENTS, FRENCH, NOBODY, Position

KINDS_OF: Final = len(ACHIEVEMENTS)
ZINC_COPPER: Final = 0
CARDS: Final = 1
SILVER: Final = 2
CREWS_2: Final = 3
GOLD: Final = 4
DEEP: Final = 5
EACH_KIND: Final = 6
CREWS_4: Final = 7
AT_CENTRE: Final = 8
GROUP_III: Final = 6  # the first of the three that a company needs to end the game
STRATUM_C: Final = 2


def has_achieved(position: Position, seat: int, achievement: int) -> bool:
    return position.achieved[seat * KINDS_OF + achievement] > 0


def meets(position: Position, seat: int, achievement: int) -> bool:
    """Whether the company fulfils the condition at this moment (RW-ACH-2)."""
    stock = position.stock
    at = seat * 4
    if achievement == ZINC_COPPER:
        return stock[at] >= 8 and stock[at + 1] >= 8
    if achievement == CARDS:
        return position.cards[seat] >= 6
    if achievement == SILVER:
        return stock[at + 2] >= 10
    if achievement == CREWS_2:
        return _crews_of_power(position, seat, 2) >= 3
    if achievement == GOLD:
        return stock[at + 3] >= 12
    if achievement == DEEP:
        return _all_deep(position, seat)
    if achievement == EACH_KIND:
        return stock[at] >= 6 and stock[at + 1] >= 6 and stock[at + 2] >= 6 and stock[at + 3] >= 6
    if achievement == CREWS_4:
        return _crews_of_power(position, seat, 4) >= 2
    return reached_centre(position, seat)


# How far one is with each when it is gained, in the units of `progress`.
PROGRESS_NEEDED: Final = (16, 6, 10, 3, 12, 4, 4, 2, 1)


def progress(position: Position, seat: int) -> list[int]:
    """How far the company is with each achievement; it is met where this reaches what is needed."""
    zinc, copper, silver, gold = position.stock[seat * 4 : seat * 4 + 4]
    places = position.crew_place[seat * 4 : seat * 4 + 4]
    have = [
        min(zinc, 8) + min(copper, 8),
        position.cards[seat],
        silver,
        _crews_of_power(position, seat, 2),
        gold,
        sum(1 for place in places if RING[place] >= STRATUM_C),
        sum(1 for n in (zinc, copper, silver, gold) if n >= 6),
        _crews_of_power(position, seat, 4),
        int(reached_centre(position, seat)),
    ]
    return [min(n, need) for n, need in zip(have, PROGRESS_NEEDED, strict=True)]


def _crews_of_power(position: Position, seat: int, power: int) -> int:
    """A crew's own power counts, without its die; at the centre too."""
    count = 0
    for crew in range(seat * 4, seat * 4 + 4):
        if position.crew_power[crew] >= power:
            count += 1
    return count


def _all_deep(position: Position, seat: int) -> bool:
    for crew in range(seat * 4, seat * 4 + 4):
        if RING[position.crew_place[crew]] < STRATUM_C:
            return False
    return True


def reached_centre(position: Position, seat: int) -> bool:
    for crew in range(seat * 4, seat * 4 + 4):
        if position.crew_place[crew] == CENTRE:
            return True
    return False


def judge_depth(position: Position, seat: int) -> None:
    """After a crew of this seat has moved."""
    _judge_alone(position, seat, DEEP)
    _judge_alone(position, seat, AT_CENTRE)


def judge_power(position: Position, seat: int) -> None:
    """After a crew of this seat has been improved."""
    _judge_alone(position, seat, CREWS_2)
    _judge_alone(position, seat, CREWS_4)


def judge_purchase(position: Position, seat: int) -> None:
    """After this seat has bought cubes."""
    _judge_alone(position, seat, ZINC_COPPER)
    _judge_alone(position, seat, SILVER)
    _judge_alone(position, seat, GOLD)
    _judge_alone(position, seat, EACH_KIND)


def judge_all(position: Position, active: int) -> None:
    """After an event that may serve several: an extraction, or all mineshaft income."""
    order = claim_order(position, active)
    for achievement in (ZINC_COPPER, CARDS, SILVER, GOLD, EACH_KIND):
        for seat in order:
            _judge_alone(position, seat, achievement)


def claim_order(position: Position, active: int) -> list[int]:
    """Order of taking tiles: the active player, then by Management order (RW-ACH-3)."""
    if active == NOBODY or active >= position.seats or position.edition == FRENCH:
        return position.management
    order = [active]
    for seat in position.management:
        if seat != active:
            order.append(seat)
    return order


def _judge_alone(position: Position, seat: int, achievement: int) -> None:
    if position.achieved[seat * KINDS_OF + achievement]:
        return
    if not meets(position, seat, achievement):
        return
    taken = position.achievement_next[achievement]
    prestige = position.tables.achievement_values[achievement][taken]
    position.achievement_next = changed(position.achievement_next, achievement, taken + 1)
    position.achieved = changed(position.achieved, seat * KINDS_OF + achievement, prestige)
    position.progress = True
    if position.events is not None:
        position.emit(
            "achieved",
            "RW-ACH-1",
            {"seat": seat, "achievement": ACHIEVEMENTS[achievement], "prestige": prestige},
        )
