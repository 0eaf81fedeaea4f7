"""Players and times, as a table writes them into a record and reads them from one.

Nothing in the game depends on it, so what cannot be read is left out: a record of another program,
or of an older one, has none of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .table import Table

LONGEST_NAME = 24
LONGEST_GAME = 1_000_000_000
"""Seconds; a number beyond this is none of ours."""


class Player(NamedTuple):
    name: str
    bot: str


def notes(table: Table) -> dict[str, object]:
    """What a table knows of its game beyond the rules' own facts."""
    assert table.match is not None
    start = table.started_at
    moves = table.moves[: len(table.match.log)]
    return {
        "started": _written(table.moves[0].time if moves and moves[0].time < start else start),
        "seconds": [max(0, move.time - min(start, moves[0].time)) // 1000 for move in moves],
        "players": [{"name": chair.name, "bot": chair.bot} for chair in table.chairs],
    }


def _written(time: int) -> str:
    return datetime.fromtimestamp(time // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def start_in(data: Mapping[str, object]) -> int | None:
    """When the game of a record began: UTC, milliseconds."""
    written = data.get("started")
    try:
        read = datetime.strptime(str(written), "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
        return int(read.timestamp()) * 1000
    except (ValueError, OverflowError):
        return None


def times_in(data: Mapping[str, object], count: int, otherwise: int) -> list[int]:
    """Times at which `count` entries were decided; `otherwise` where the record has none."""
    start, seconds = start_in(data), data.get("seconds")
    if start is None or not isinstance(seconds, list) or len(seconds) != count:
        return [otherwise] * count
    if not all(type(each) is int and 0 <= each <= LONGEST_GAME for each in seconds):
        return [otherwise] * count
    return [start + 1000 * each for each in seconds]


def read(data: Mapping[str, object], count: int) -> dict[str, object]:
    """When a game of `count` entries was played, as `notes` writes it; only what can be read."""
    start = start_in(data)
    if start is None:
        return {}
    timed = times_in(data, count, -1)
    seconds = {"seconds": data["seconds"]} if timed and timed[0] >= 0 else {}
    return {"started": _written(start), **seconds}


def players_in(data: Mapping[str, object], seats: int) -> list[Player]:
    """Names of the players by seat; empty where the record has none."""
    found = data.get("players")
    if not isinstance(found, list) or len(found) != seats:
        return []
    return [_player(each) if isinstance(each, dict) else Player("", "") for each in found]


def _player(data: Mapping[str, object]) -> Player:
    name, bot = data.get("name"), data.get("bot")
    return Player(
        name[:LONGEST_NAME] if isinstance(name, str) else "",
        bot[:LONGEST_NAME] if isinstance(bot, str) else "",
    )
