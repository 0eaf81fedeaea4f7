"""After the game: how the points grew, whether all was dealt as promised, the game as a file."""

from __future__ import annotations

from operator import ne

from msgspec.structs import replace

from pithead.kernel import record as records
from pithead.kernel.chance import commitment
from pithead.kernel.contract import Event
from pithead.kernel.match import Match
from pithead.kernel.plugin import plugin_of
from pithead.kernel.record import RecordError
from pithead.provenance import origin

from . import record_notes
from .errors import TableError, record_error
from .messages import Message, Review, Swing, Turning, Verified
from .replay import seat_in
from .snapshots import standing
from .table import Table

SWINGS = 4
"""Number of swings shown of a game."""

VERIFIED = {"same": "verify-ok-same", "anew": "verify-ok-anew"}
"""What a game that goes on from another's moment can prove, and what it can't."""


def record(table: Table, *, anytime: bool = False) -> dict[str, object]:
    """The game as `pithead replay` reads it; it holds the seed, so it waits for the end.

    `anytime`: for somebody who holds the seed anyway.
    """
    return {**whole_game(table, anytime).record(), **record_notes.notes(table), "made_by": origin()}


def review(table: Table) -> Review:
    match = _finished(table)
    if not match.over:
        raise TableError("not-over")
    seconds = (table.moved_at - table.started_at) // 1000
    walk = _Walk(match)
    return Review(walk.turns, walk.largest(), standing(match), len(match.log), seconds)


def verify(table: Table) -> Verified:
    """Deal and play everything again."""
    match = whole_game(table)
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


def whole_game(table: Table, anytime: bool = False) -> Match:
    """A finished game from its first deal on: a lesson may have begun in the middle of one."""
    match = table.match if anytime and table.match is not None else _finished(table)
    if match.seed is None:
        raise TableError("in-lesson")
    return match


class _Walk:
    """The game played again, with the points that each round brought to each seat."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.scoring = plugin_of(match.game).scoring
        self.turns: list[Turning] = []
        self.swings: dict[tuple[int, int], Swing] = {}
        self.most: dict[tuple[int, int], int] = {}
        again = match.copy()
        again.undo_to(0)
        turn = self.game.rounds(again.state)
        before = again.scores
        for at, (seat, action) in enumerate(match.log, start=1):
            events = again.apply(seat, action)
            scores = again.scores
            # The final count concerns all players and is no move.
            final = again.over and sum(map(ne, before, scores)) > 1
            if final:
                self.turns.append(Turning(turn, before))
            else:
                self._gains(turn, at, before, scores, events)
            now = self.game.rounds(again.state)
            if now != turn or again.over:
                self.turns.append(Turning(turn, scores, final))
                turn = now
            before = scores

    def _gains(
        self, turn: int, at: int, before: list[int], scores: list[int], events: list[Event]
    ) -> None:
        for seat, (old, new) in enumerate(zip(before, scores, strict=True)):
            if new == old:
                continue
            key = turn, seat
            known = self.swings.get(key, Swing(turn, seat, 0, at, None))
            swing = replace(known, points=known.points + new - old)
            if new - old > self.most.get(key, 0):
                self.most[key] = new - old
                swing = replace(swing, at=at, says=self._quoted(seat, events))
            self.swings[key] = swing

    def _quoted(self, seat: int, events: list[Event]) -> Message | None:
        """The weightiest thing a move brought to a seat, of what all could see."""
        theirs = [event for event in events if event.audience is None and seat_in(event) == seat]
        for kind in self.scoring:
            for event in theirs:
                if event.kind == kind:
                    return self.game.tell_event(event)
        return None

    def largest(self) -> list[Swing]:
        found = [swing for swing in self.swings.values() if swing.points > 0]
        found.sort(key=lambda swing: (-swing.points, swing.at))
        return sorted(found[:SWINGS], key=lambda swing: (swing.at, swing.seat))
