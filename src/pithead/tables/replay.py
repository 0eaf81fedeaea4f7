"""Replays: any moment of a game, as seen by a viewer who may look.

A moment is a length of the log between two decisions; the answers to a sealed question are one
step, since no viewer saw anything in between. Nothing here is stored: the log is the
truth, and the states kept along it only save the time of playing it from the start.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from msgspec.structs import replace

from pithead.kernel.contract import Action, Event
from pithead.kernel.match import Match
from pithead.kernel.plugin import plugin_of
from pithead.kernel.state import State

from .errors import TableError
from .messages import (
    SPECTATOR,
    LogLine,
    Mark,
    Message,
    Moment,
    Question,
    Replay,
    SeatInfo,
    Snapshot,
    Standing,
    You,
)
from .snapshots import Presence, open_infos, own_infos, standing
from .table import Guest, Table

APART = 32
"""Moments between two kept states, as long as the game is short."""
MOST_KEPT = 128
"""States kept of one game; of a longer one they lie further apart."""
LINES = 100
"""Lines of the log that come with a moment; earlier ones are asked for."""

ALL, WATCH, SEAT = "all", "watch", "seat"

Log = Sequence[tuple[int, Action]]


class Kept(NamedTuple):
    at: int
    state: State


class Reel:
    """The moments of one game, with states to play them from."""

    def __init__(self, match: Match) -> None:
        first = match.copy()
        first.undo_to(0)
        self.first = first
        self.plugin = plugin_of(match.game)
        self.log: list[tuple[int, Action]] = []
        self.moments: list[int] = [0]
        self.marks: list[Mark] = []
        self.apart = APART
        self.kept = [Kept(0, first.state)]

    def wind(self, log: Log) -> None:
        """Come as far as the game has come; what was taken back is forgotten."""
        shared = _shared(self.log, log)
        self._cut(shared)
        match = self.match(self.moments[-1])
        del self.log[self.moments[-1] :]
        while len(self.log) < len(log):
            self._step(match, log)

    def _cut(self, at: int) -> None:
        """Forget the moments after the last one that lies within the first `at` decisions."""
        del self.moments[bisect_right(self.moments, at) :]
        last = self.moments[-1]
        self.kept = [kept for kept in self.kept if kept.at <= last]
        self.marks = [mark for mark in self.marks if mark.at <= last]

    def _step(self, match: Match, log: Log) -> None:
        """The next moment: one decision, or all answers to a sealed question."""
        before = self._place(match)
        told: list[Event] = []
        while True:
            seat, action = log[len(self.log)]
            self.log.append((seat, action))
            told += match.apply(seat, action)
            if not match.sealed:
                break
        at = len(self.log)
        self.moments.append(at)
        self._mark(match, at, before, told)
        if at - self.kept[-1].at >= self.apart:
            self._keep(Kept(at, match.state.clone()))

    def _place(self, match: Match) -> tuple[int, str]:
        """The turn, and the part of it as far as the question tells."""
        decision = match.state.pending
        phase = self.plugin.phases.get(decision.kind, "") if decision is not None else ""
        return match.game.turns(match.state), phase

    def _mark(self, match: Match, at: int, before: tuple[int, str], told: list[Event]) -> None:
        turn, phase = self._place(match)
        if turn != before[0]:
            self.marks.append(Mark(at, "turn"))
        if phase and (turn != before[0] or phase != self._phase_before(before)):
            self.marks.append(Mark(at, "phase", word=phase))
        seen: set[tuple[str, int | None]] = set()
        for event in told:
            word = self.plugin.marks.get(event.kind)
            if word is None or event.audience is not None:
                continue
            mark = (word, seat_in(event))
            if mark not in seen:
                seen.add(mark)
                says = match.game.tell_event(event)
                self.marks.append(Mark(at, "event", word=word, seat=mark[1], says=says))

    def _phase_before(self, before: tuple[int, str]) -> str:
        """A question that belongs to no part by itself belongs to the one it was asked in."""
        if before[1]:
            return before[1]
        known = (mark.word for mark in reversed(self.marks) if mark.kind == "phase")
        return next(known, "")

    def _keep(self, kept: Kept) -> None:
        self.kept.append(kept)
        if len(self.kept) > MOST_KEPT:
            self.kept = self.kept[::2]
            self.apart *= 2

    def nearest(self, at: int) -> int:
        """The moment nearest to a place in the log."""
        after = bisect_left(self.moments, at)
        around = self.moments[max(0, after - 1) : after + 1]
        return min(around, key=lambda moment: abs(moment - at))

    def match(self, at: int) -> Match:
        """A match that stands at a moment; its log begins at a kept state."""
        start = self.kept[bisect_right(self.kept, at, key=lambda kept: kept.at) - 1]
        first = self.first
        match = Match(first.game, start.state, first.seats, first.options, first.seed)
        for seat, action in self.log[start.at : at]:
            match.apply(seat, action)
        return match


def _shared(a: Log, b: Log) -> int:
    """How many decisions at the start two logs have in common."""
    if len(a) <= len(b) and a == b[: len(a)]:
        return len(a)
    return next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), len(b))


def seat_in(event: Event) -> int | None:
    """The seat that did what an event tells, or that it concerns."""
    for name in ("seat", "owner"):
        value = event.args.get(name)
        if type(value) is int:
            return value
    return None


# --- whose eyes ---------------------------------------------------------------------------------


class Eyes(NamedTuple):
    """A viewer, a seat or SPECTATOR; `laid_open` adds what any other seat knew."""

    viewer: int
    laid_open: bool = False

    @property
    def word(self) -> str:
        """As it stands in an address."""
        if self.laid_open:
            return ALL
        return WATCH if self.viewer == SPECTATOR else f"{SEAT}{self.viewer + 1}"


def own_eyes(table: Table, guest: Guest) -> Eyes:
    return Eyes(table.viewer_of(guest, SPECTATOR))


def allowed(table: Table, guest: Guest) -> list[Eyes]:
    """While the game is on, one's own seats, or what spectators see; after it everything."""
    if table.open_seed:
        seats = [Eyes(seat) for seat in range(len(table.chairs))]
        return [*seats, Eyes(SPECTATOR), Eyes(max(0, own_eyes(table, guest).viewer), True)]
    return [*(Eyes(seat) for seat in table.seats_of(guest)), Eyes(SPECTATOR)]


def eyes_of(table: Table, guest: Guest, wanted: str) -> Eyes:
    """The view that was asked for, if this guest may have it, else their own."""
    own = own_eyes(table, guest)
    return next((eyes for eyes in allowed(table, guest) if eyes.word == wanted), own)


def standing_at(table: Table, at: int) -> Match:
    """The game played again up to a moment, with all that each viewer saw until then."""
    match = playing(table).copy()
    match.undo_to(at)
    return match


class Standpoint(NamedTuple):
    """A moment, and whose eyes it is seen through."""

    at: int
    match: Match
    eyes: Eyes


def standpoint(table: Table, guest: Guest, reel: Reel, at: int, wanted: str) -> Standpoint:
    there = reel.nearest(at)
    return Standpoint(there, reel.match(there), eyes_of(table, guest, wanted))


# --- what is shown ------------------------------------------------------------------------------


def replay(table: Table, guest: Guest, reel: Reel) -> Replay:
    match = playing(table)
    return Replay(
        table=table.id,
        game=table.game.name,
        title=table.title,
        stage=table.stage,
        moments=list(reel.moments),
        marks=list(reel.marks),
        eyes=[eyes.word for eyes in allowed(table, guest)],
        own=own_eyes(table, guest).word,
        may_see_all=table.open_seed,
        may_play_on=table.open_seed or table.hints_on,
        over=match.over,
    )


def playing(table: Table) -> Match:
    if table.match is None:
        raise TableError("not-playing")
    return table.match


def moment(
    table: Table, guest: Guest, reel: Reel, at: int, wanted: str, lines: int, presence: Presence
) -> Moment:
    """The table at the moment nearest to `at`, and the log up to it."""
    there, eyes = reel.nearest(at), eyes_of(table, guest, wanted)
    snapshot = _snapshot(table, guest, reel.match(there), there, eyes, presence)
    count = table.journal.count_before(table.game, eyes.viewer, there)
    start = max(min(lines, count), count - LINES)
    return Moment(
        at=there,
        eyes=eyes.word,
        time=_time(table, there),
        snapshot=snapshot,
        lines=count,
        log_from=start,
        log=table.journal.lines(table.game, eyes.viewer, start, count),
        note=_note(at, there, wanted, eyes),
    )


def log_lines(
    table: Table, guest: Guest, reel: Reel, at: int, wanted: str, start: int, stop: int
) -> list[LogLine]:
    """Earlier lines of the log, none of which is later than the moment."""
    eyes = eyes_of(table, guest, wanted)
    count = table.journal.count_before(table.game, eyes.viewer, reel.nearest(at))
    return table.journal.lines(table.game, eyes.viewer, start, min(stop, count))


def _note(at: int, there: int, wanted: str, eyes: Eyes) -> Message | None:
    """What is shown instead of what the address asks for."""
    if at != there:
        return Message("replay-nearest", {"wanted": at, "at": there})
    if wanted and wanted != eyes.word:
        return Message("replay-own-eyes")
    return None


def _time(table: Table, at: int) -> int:
    return table.moves[at - 1].time if at else table.started_at


def _snapshot(
    table: Table, guest: Guest, match: Match, at: int, eyes: Eyes, presence: Presence
) -> Snapshot:
    game, viewer = table.game, eyes.viewer
    picture = game.picture(game.view(match.state, viewer))
    if eyes.laid_open:
        for seat in range(match.seats):
            picture = cast(
                dict[str, object], _laid_open(picture, game.picture(game.view(match.state, seat)))
            )
    companies = [game.tell_seat(picture, n) for n in range(game.companies(match.seats))]
    waiting = list(match.state.pending.seats) if match.state.pending is not None else []
    return Snapshot(
        table=table.id,
        version=table.version,
        game=game.name,
        title=table.title,
        stage="over" if match.over else "playing",
        options=dict(match.options),
        companies=companies,
        seats=_seats(table, guest, presence, companies, waiting),
        # A replay takes no actions: the viewer holds no seat.
        you=You(False, guest.name, [], viewer),
        watchers=presence.watchers,
        at=at,
        pace=table.pace,
        commitment=playing(table).commitment,
        imported=table.imported,
        hints=table.hints_on,
        picture=cast(Any, picture),
        question=_question(match, picture, waiting),
        standing=_standing(table, match),
        watch=table.watch if guest.player else "",
        origin=table.origin,
    )


def _seats(
    table: Table, guest: Guest, presence: Presence, companies: list[Message], waiting: list[int]
) -> list[SeatInfo]:
    """The players then; whether they are online now does not matter here."""
    infos = own_infos(table, guest, open_infos(table, presence, companies, waiting, []))
    # A guest who opens a stored game may take up its seats, but has not played them.
    return [
        replace(info, online=info.kind == "person", yours=info.yours and not table.imported)
        for info in infos
    ]


def _question(match: Match, picture: dict[str, object], waiting: list[int]) -> Question | None:
    """What was asked; the answers that were open then are not worked out again."""
    decision = match.state.pending
    if decision is None:
        return None
    says = match.game.tell_question(picture, decision)
    about = {**decision.about}
    return Question(decision.kind, decision.rule, decision.sealed, waiting, says, False, about)


def _standing(table: Table, match: Match) -> Standing | None:
    # The match of a moment knows only the events since its kept state.
    return standing(playing(table)) if match.over else None


def _laid_open(mine: object, other: object) -> object:
    """A picture in which what is hidden (None) is taken from another viewer's."""
    if mine is None:
        return other
    if isinstance(mine, dict) and isinstance(other, dict):
        return {key: _laid_open(value, other.get(key)) for key, value in mine.items()}
    if isinstance(mine, list) and isinstance(other, list) and len(mine) == len(other):
        return [_laid_open(one, two) for one, two in zip(mine, other, strict=True)]
    return mine
