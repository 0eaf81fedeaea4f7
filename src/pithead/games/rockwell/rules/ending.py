"""The end of a turn, the end of the game, and the score (RW-TURN, RW-END)."""

from typing import Final

from ..position.state import ALL_SLOTS, NOBODY, QUIET_TURNS, Position
from ..position.tables import KINDS
from .achievements import GROUP_III, KINDS_OF, has_achieved, reached_centre

ACHIEVEMENTS_TO_END: Final = 6
MONEY: Final = 4


def clear_table(position: Position) -> None:
    """Bribery tiles, dice and Vice Presidents go back (RW-TURN-1, RW-SUB-5)."""
    position.bribes = position.tables.bribes
    position.dice = position.tables.dice
    for crew in range(len(position.crew_die)):
        position.crew_die[crew] = 0
    position.slot_seat = [NOBODY] * ALL_SLOTS
    position.traded = [0] * (4 * position.seats)
    for seat in range(position.seats):
        position.actions_left[seat] = 0
    if position.events is not None:
        position.emit("turn_end", "RW-TURN-1", {"turn": position.turn})


def centre_needed(seats: int) -> int:
    """How many companies at the centre of the Earth end the game: most of them."""
    return seats // 2 + 1


def reason_to_end(position: Position) -> str:
    """'centre' or 'achievements' (RW-END-1), or '' to go on."""
    arrived = 0
    for seat in range(position.seats):
        if reached_centre(position, seat):
            arrived += 1
    if arrived >= centre_needed(position.seats):
        return "centre"
    for seat in range(position.seats):
        if _has_finished(position, seat):
            return "achievements"
    return ""


def _has_finished(position: Position, seat: int) -> bool:
    count = 0
    for achievement in range(KINDS_OF):
        if has_achieved(position, seat, achievement):
            count += 1
        elif achievement >= GROUP_III:
            return False
    return count >= ACHIEVEMENTS_TO_END


def count_quiet(position: Position) -> bool:
    """Whether this was the third turn in a row in which nothing was gained (RW-END-4)."""
    position.quiet_turns = 0 if position.progress else position.quiet_turns + 1
    position.progress = False
    return position.quiet_turns >= QUIET_TURNS


def bonus_points(amounts: list[int], none_scores_nothing: bool) -> list[int]:
    """Points for most of one thing; equal players all get the higher place (RW-END-2)."""
    seats = len(amounts)
    prizes = [[2, 0], [2, 1, 0], [3, 2, 1, 0]][seats - 2]
    points: list[int] = []
    for amount in amounts:
        ahead = 0
        for other in amounts:
            if other > amount:
                ahead += 1
        points.append(0 if none_scores_nothing and amount == 0 else prizes[ahead])
    return points


def amounts_of(position: Position, what: int) -> list[int]:
    """Everyone's cubes of a kind, or money."""
    if what == MONEY:
        return list(position.money)
    return [position.stock[seat * 4 + what] for seat in range(position.seats)]


def achievement_prestige(position: Position, seat: int) -> int:
    return sum(position.achieved[seat * KINDS_OF : seat * KINDS_OF + KINDS_OF])


def delivery_prestige(position: Position, seat: int) -> int:
    total = 0
    for tile in range(len(position.delivery_owner)):
        if position.delivery_owner[tile] == seat:
            total += position.tables.delivery_prestige[tile]
    return total


def score_sources(position: Position) -> list[dict[str, int]]:
    """Prestige of each seat by source; the bonus counts when the game is over (RW-END-3)."""
    sheets: list[dict[str, int]] = []
    for seat in range(position.seats):
        sheets.append(
            {
                "achievements": achievement_prestige(position, seat),
                "deliveries": delivery_prestige(position, seat),
            }
        )
    for what in range(5):
        points = bonus_points(amounts_of(position, what), position.none_scores_nothing)
        for seat in range(position.seats):
            name = "bonus_money" if what == MONEY else "bonus_" + KINDS[what]
            sheets[seat][name] = points[seat] if position.over else 0
    return sheets


def scores(position: Position) -> list[int]:
    return [sum(sheet.values()) for sheet in score_sources(position)]


def ranking(position: Position) -> list[list[int]]:
    """Prestige, then achievement tiles, then cubes; then the place is shared (RW-END-3)."""
    points = scores(position)
    keys: list[tuple[int, int, int]] = []
    for seat in range(position.seats):
        tiles = KINDS_OF - position.achieved[seat * KINDS_OF : seat * KINDS_OF + KINDS_OF].count(0)
        cubes = sum(position.stock[seat * 4 : seat * 4 + 4])
        keys.append((points[seat], tiles, cubes))
    places: list[list[int]] = []
    for key in sorted(set(keys), reverse=True):
        places.append([seat for seat in range(position.seats) if keys[seat] == key])
    return places


def finish_game(position: Position, reason: str) -> None:
    position.over = True
    position.asking = NOBODY
    position.stack = []
    if position.events is None:
        return
    rule = "RW-END-4" if reason == "quiet" else "RW-END-1"
    position.emit("game_over", rule, {"reason": reason})
    for what in range(5):
        points = bonus_points(amounts_of(position, what), position.none_scores_nothing)
        for seat in range(position.seats):
            if points[seat]:
                name = "money" if what == MONEY else KINDS[what]
                position.emit(
                    "bonus", "RW-END-2", {"seat": seat, "what": name, "prestige": points[seat]}
                )
    _tell_final(position)


def _tell_final(position: Position) -> None:
    sheets = score_sources(position)
    for seat in range(position.seats):
        sheet = sheets[seat]
        total = sum(sheet.values())
        bonus = total - sheet["achievements"] - sheet["deliveries"]
        position.emit(
            "final",
            "RW-END-3",
            {
                "seat": seat,
                "achievements": sheet["achievements"],
                "deliveries": sheet["deliveries"],
                "bonus": bonus,
                "prestige": total,
            },
        )
    winners = " ".join([str(seat) for seat in ranking(position)[0]])
    position.emit("won", "RW-END-3", {"seats": winners})
