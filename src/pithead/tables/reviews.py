"""After the game: how the points grew, whether all was dealt as promised, the game as a file."""

from __future__ import annotations

from pithead.kernel import record as records
from pithead.kernel.chance import commitment
from pithead.kernel.match import Match
from pithead.kernel.record import RecordError
from pithead.provenance import origin

from . import record_notes
from .errors import TableError, record_error
from .messages import Message, Review, Turning, Verified
from .snapshots import standing
from .table import Table

VERIFIED = {"same": "verify-ok-same", "anew": "verify-ok-anew"}
"""What a game that goes on from another's moment can prove, and what it can't."""


def record(table: Table) -> dict[str, object]:
    """The game as `pithead replay` reads it; it holds the seed, so it waits for the end."""
    return {**_whole(table).record(), **record_notes.notes(table), "made_by": origin()}


def review(table: Table) -> Review:
    match = _finished(table)
    if not match.over:
        raise TableError("not-over")
    seconds = (table.moved_at - table.started_at) // 1000
    return Review(_turnings(match), standing(match), len(match.log), seconds)


def verify(table: Table) -> Verified:
    """Deal and play everything again."""
    match = _whole(table)
    assert match.seed is not None
    key = VERIFIED[table.origin.hidden] if table.origin is not None else "verify-ok"
    says, ok = Message(key, {"n": len(match.log)}), True
    try:
        records.verify(records.parse(match.record()), match.game)
    except RecordError as error:
        says, ok = record_error(error).problem.says, False
    return Verified(ok, says, commitment(match.seed), match.seed.hex(), len(match.log))


def _finished(table: Table) -> Match:
    if table.match is None or not table.open_seed:
        raise TableError("not-over")
    return table.match


def _whole(table: Table) -> Match:
    """A finished game from its first deal on: a lesson may have begun in the middle of one."""
    match = _finished(table)
    if match.seed is None:
        raise TableError("in-lesson")
    return match


def _turnings(match: Match) -> list[Turning]:
    """The points when each turn ended, by playing the game again."""
    game = match.game
    again = match.copy()
    again.undo_to(0)
    turns: list[Turning] = []
    turn = game.turns(again.state)
    for seat, action in match.log:
        again.apply(seat, action)
        now = game.turns(again.state)
        if now != turn or again.over:
            turns.append(Turning(turn, again.scores))
            turn = now
    return turns
