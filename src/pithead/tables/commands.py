"""Commands of pages become entries, or are refused. Nothing is changed here."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from pithead import bots
from pithead.kernel import record as records
from pithead.kernel.chance import commitment
from pithead.kernel.codecs import NotationError
from pithead.kernel.contract import Action, OptionError, Refused
from pithead.kernel.match import Match, stored_game
from pithead.kernel.record import RecordError

from . import entries as e
from . import games, record_notes, secret, trial
from . import messages as m
from .course import Course, Verdict
from .errors import NotAllowed, TableError, option_error, record_error
from .replay import Reel, Standpoint
from .snapshots import undo_bar
from .table import Chair, Guest, Table

STAND_IN = "greedy"
"""The bot that replaces a person who leaves a game."""
IMPORTED_PACE = 400
"""Milliseconds bots wait at the table of a stored game, as at a new one."""
LONGEST_LOG = 20_000
LARGEST_VIEW = 20_000
"""Bytes; the views of our games take two thousand."""
LONGEST_TEXT = 2_000
LARGEST_NUMBER = 1_000_000_000
OTHER_RULES = ("rules", "components")
"""Where a record says that it was played by rules or components other than ours."""
DEEPEST = 24
"""Bounds of what a stored game may hold."""


class Outcome(NamedTuple):
    """The result of a command: entries to write, and what else its sender gets."""

    entries: list[e.AnyEntry]
    lines: Sequence[m.Message] = ()
    token: str = ""
    table: str = ""
    next_table: Sequence[e.AnyEntry] = ()
    """The first entries of the table `table`, to be written before ours."""
    action: m.Action | None = None
    """What the advice in `lines` is about."""
    stopped: bool = False
    """A lesson stopped what was tried: `lines` are its reply."""


class Made(NamedTuple):
    """A new table: its first entries, and the secret of its host."""

    table: str
    entries: list[e.AnyEntry]
    secret: str


class Admitted(NamedTuple):
    """Admit a person: the entry for it (none if they are in already), and a new secret."""

    entries: list[e.AnyEntry]
    secret: str


# --- coming to a table --------------------------------------------------------------------------


def make_table(wish: m.NewTable, now: int) -> Made:
    host = secret.guest_secret()
    game = games.game(wish.game)
    _check_options(wish.game, wish.seats, wish.options)
    for bot in wish.bots:
        if bot:
            games.know_bot(game, bot)
    if len(wish.bots) >= wish.seats and any(wish.bots[wish.seats - 1 :]):
        raise TableError("no-such-seat", seat=len(wish.bots) + 1)
    made = e.Made(
        time=now,
        game=game.name,
        seats=wish.seats,
        options=wish.options,
        title=clean(wish.title),
        pace=wish.pace,
        watch=secret.token(),
        host=secret.digest(host),
        name=clean(wish.name),
        bots=wish.bots,
        hints=wish.hints,
        noting=wish.noting,
        coach=wish.coach,
    )
    written: list[e.AnyEntry] = [made]
    if wish.start:
        if sum(map(bool, wish.bots)) < wish.seats - 1:
            raise TableError("seat-open")
        written.append(e.Started(time=now, by=0, seed=secret.seed(), rules=game.version))
    return Made(secret.table_id(), written, host)


def make_lesson(wish: m.NewLesson, now: int) -> Made:
    """A table at which a lesson is given, begun at once."""
    host = secret.guest_secret()
    game = games.game(wish.game)
    lesson = games.lesson(game, wish.lesson)
    made = e.Made(
        time=now,
        game=game.name,
        seats=lesson.seats,
        options=dict(lesson.options),
        pace=wish.pace,
        watch=secret.token(),
        host=secret.digest(host),
        name=clean(wish.name),
        lesson=lesson.id,
        stamp=lesson.stamp(game),
    )
    seed = lesson.begin(game).seed or b""
    started = e.Started(time=now, by=0, seed=seed.hex(), rules=game.version)
    return Made(secret.table_id(), [made, started], host)


def make_puzzle(table: Table, guest: Guest, puzzle: e.Puzzle, there: Match, now: int) -> Made:
    """A table at which a decision of this one is answered once more, begun at once."""
    host = secret.guest_secret()
    made = e.Made(
        time=now,
        game=table.game.name,
        seats=there.seats,
        options=dict(there.options),
        pace=table.pace,
        watch=secret.token(),
        host=secret.digest(host),
        name=guest.name,
        seat=puzzle.seat,
        view=there.view(puzzle.seat),
        puzzle=puzzle,
    )
    started = e.Started(time=now, by=0, seed=secret.seed(), rules=table.game.version)
    return Made(secret.table_id(), [made, started], host)


def check_record(data: object) -> records.Record:
    """A stored game that is within bounds and plays as it says; raises what is wrong with it.

    It is shown and played on, too, as the table would be that goes on with it.
    """
    check_size(data)
    try:
        record = records.parse(data)
    except RecordError as error:
        raise record_error(error) from None
    if len(record.log) > LONGEST_LOG:
        raise TableError("too-large", limit=LONGEST_LOG)
    if record.view is not None and len(msgspec.json.encode(record.view)) > LARGEST_VIEW:
        raise TableError("too-large", limit=LARGEST_VIEW)
    try:
        game = games.game_with(record.game, record.component_set)
        records.verify(record, game)
    except RecordError as error:
        if error.place in OTHER_RULES:
            played = _playable(record)
            raise TableError("record-rules", played=played, all=len(record.log)) from None
        raise record_error(error) from None
    _try_out(record)
    return record


def _try_out(record: records.Record) -> None:
    """A view or components may describe what no game leads to: that is found out by playing."""
    free = record.view is not None or record.component_set is not None
    try:
        made = import_table(record.data, 0)
        trial.try_out(Table.read(made.table, made.entries), trial.STEPS if free else 1)
    except (MemoryError, RecursionError):
        raise
    except Exception:
        place = next((p for p in ("view", "component_set") if record.data.get(p)), "log")
        why = m.Message("error-record-unplayable")
        raise TableError("record", place=place, why=why) from None


def under_our_rules(data: object, entries: int) -> dict[str, object]:
    """The first entries of a game that was played by other rules or components, under ours."""
    record = records.parse(data)
    game = games.game(record.game)
    begun = {key: record.data[key] for key in ("format", "format_version", "game", "seats")}
    return begun | {
        "rules": game.version,
        "components": game.components_digest,
        "options": record.options,
        "seed": record.seed.hex(),
        "commitment": commitment(record.seed),
        "log": [list(entry) for entry in record.log[:entries]],
    }


def _playable(record: records.Record) -> int:
    """How many entries of a game that was played by other rules ours allow."""
    try:
        ours = records.parse(under_our_rules(record.data, 0))
        match = records.begin(ours, games.game(record.game))
        for seat, text in record.log:
            match.apply(seat, match.game.parse(text))
    except RecordError as error:
        raise record_error(error) from None
    except (NotationError, Refused):
        pass
    # Of a sealed question that not all have answered nothing is in the log yet.
    return len(match.log)


def check_size(value: object, depth: int = DEEPEST) -> None:
    """No number, key or text in a stored game is longer than any game's, however deep it lies."""
    if isinstance(value, dict):
        for key, inner in value.items():
            check_size(key, 0)
            check_size(inner, depth - 1)
    elif isinstance(value, list):
        for inner in value:
            check_size(inner, depth - 1)
    elif isinstance(value, str):
        depth = 0 if len(value) <= LONGEST_TEXT else -1
    elif isinstance(value, int | float):
        depth = 0 if abs(value) <= LARGEST_NUMBER else -1
    if depth < 0:
        raise TableError("too-large")


def import_table(data: object, now: int) -> Made:
    """A table that goes on with a stored game, which has been checked."""
    try:
        record = records.parse(data)
        game = games.game(record.game)
    except RecordError as error:
        raise record_error(error) from None
    host = secret.guest_secret()
    made = e.Made(
        time=now,
        game=game.name,
        seats=record.seats,
        options=record.options,
        watch=secret.token(),
        pace=IMPORTED_PACE,
        host=secret.digest(host),
        record=_kept(record),
    )
    return Made(secret.table_id(), [made], host)


_KEPT = (
    *("format", "format_version", "game", "rules", "components", "component_set", "seats"),
    *("options", "commitment", "view", "log", "sealed"),
)


def _kept(record: records.Record) -> dict[str, object]:
    """What a table needs of a stored game, and nothing else that a file may hold."""
    data = record.data
    notes = record_notes.read(data, len(record.log) + len(record.sealed))
    kept = {key: data[key] for key in _KEPT if key in data}
    if not isinstance(record.component_set, dict):
        kept.pop("component_set", None)
    return {**kept, "seed": record.seed.hex(), **notes, "players": _players(record)}


def _players(record: records.Record) -> list[dict[str, str]]:
    """The players of a stored game: names as people may type them, bots that exist."""
    about = games.game(record.game)
    return [
        {"name": clean(player.name), "bot": player.bot if bots.is_known(player.bot, about) else ""}
        for player in record_notes.players_in(record.data, record.seats)
    ]


def play_on(table: Table, guest: Guest, there: Standpoint, wish: m.PlayOn, now: int) -> Made:
    """A new table that continues from a moment of this one; its host is the person who asked.

    What is hidden stays as it was only where everything may be seen. Otherwise it is dealt again,
    when the table is started, to fit what the seat looked through knew.
    """
    if there.match.over:
        raise TableError("moment-over")
    # To try a position against bots is help of the engine until the game is over.
    if not table.open_seed and not table.hints_on:
        raise TableError("hints-off")
    if wish.hidden == "same" and not table.open_seed:
        raise TableError("not-over")
    if wish.hidden == "same" and there.match.seed is None:
        raise TableError("in-lesson")
    host = secret.guest_secret()
    seat = max(there.eyes.viewer, 0)
    made = e.Made(
        time=now,
        game=table.game.name,
        seats=len(table.chairs),
        options=dict(there.match.options),
        title=table.title,
        pace=table.pace,
        watch=secret.token(),
        host=secret.digest(host),
        name=clean(wish.name) or guest.name,
        seat=seat,
        origin=m.Origin(table.id, there.at, wish.hidden, there.eyes.viewer),
        record=_until(table, there) if wish.hidden == "same" else None,
        view=there.match.game.view(there.match.state, there.eyes.viewer)
        if wish.hidden == "anew"
        else None,
    )
    others = [n for n in range(len(table.chairs)) if n != seat]
    seated = [e.BotSeated(time=now, seat=n, bot=_stand_in(table, n)) for n in others]
    return Made(secret.table_id(), [made, *seated], host)


def _until(table: Table, there: Standpoint) -> dict[str, object]:
    """The game up to a moment, as a record."""
    match = _begun(table)
    log = match.log[: there.at]
    begun = stored_game(match.game, match.seats, match.options, match.seed, log, match.first_view)
    return begun | {"sealed": {}}


def _stand_in(table: Table, seat: int) -> str:
    """The bot that sits there now; for a person, one like those."""
    own = [table.chairs[seat].bot, *(chair.bot for chair in table.chairs), STAND_IN]
    known = (bot for bot in own if bots.is_known(bot, table.game))
    return next(known, bots.names(table.game)[0])


def invited(table: Table, wish: m.Join) -> m.Invited:
    """What a token invites to; it stays unused."""
    invitation = table.invitations.get(secret.digest(wish.token))
    if invitation is None:
        raise TableError("no-invitation")
    if invitation.used_by >= 0 or invitation.void:
        raise TableError("invitation-used")
    seated = [chair.name for chair in table.chairs if chair.kind == "person"]
    return m.Invited(
        table.game.name,
        table.title,
        next((guest.name for guest in table.guests if guest.host), ""),
        invitation.seats,
        [table.company(seat) for seat in invitation.seats],
        [name for name in seated if name],
    )


def join(table: Table, guest: Guest | None, wish: m.Join, now: int) -> Admitted:
    """Exchange a token for a guest's secret; one who has a secret keeps it.

    `guest` may be one who was sent away: with a new invitation they come back as who they are, but
    as host only with a new secret, since the old one may be in other hands.
    """
    key = secret.digest(wish.token)
    name = clean(wish.name)
    if guest is not None and guest.gone and key in table.invitations:
        guest = None if table.invitations[key].host else guest
    fresh = "" if guest is not None else secret.guest_secret()
    own = guest.key if guest is not None else secret.digest(fresh)
    if wish.token == table.watch:
        if guest is not None and not guest.gone:
            return Admitted([], "")
        return Admitted([e.Joined(time=now, guest=own, name=name)], fresh)
    invitation = table.invitations.get(key)
    if invitation is None:
        raise TableError("no-invitation")
    if guest is not None and not guest.gone and invitation.used_by == guest.number:
        return Admitted([], "")
    if invitation.used_by >= 0 or invitation.void:
        raise TableError("invitation-used")
    if guest is not None and not all(table.may_take(guest, seat) for seat in invitation.seats):
        raise TableError("seen-hand")
    return Admitted([e.Joined(time=now, guest=own, invitation=key, name=name)], fresh)


# --- at a table ---------------------------------------------------------------------------------


def carry_out(table: Table, guest: Guest, command: m.Command, now: int) -> Outcome:
    """What a command comes to; raises TableError or NotAllowed."""
    if guest.gone:
        raise TableError("revoked")
    if table.course is not None and not isinstance(command, _IN_LESSONS):
        raise TableError("in-lesson")
    return _COMMANDS[type(command)](_Clerk(table, guest, now), command)


def check_hint(table: Table, guest: Guest, seat: int) -> Match:
    """The match a player may have a hint about now; raises TableError."""
    if guest.gone:
        raise TableError("revoked")
    if seat >= len(table.chairs) or table.chairs[seat].guest != guest.number:
        raise TableError("not-yours")
    if not table.hints_on:
        raise TableError("hints-off")
    if table.course is not None and not table.course.free:
        raise TableError("in-lesson")
    if table.stage != "playing" or seat not in table.waiting_for():
        raise TableError("stale")
    return _match(table)


def check_coach(table: Table, guest: Guest, seat: int) -> None:
    """Whether a player may hear what a coach says of their last move; raises TableError."""
    if guest.gone:
        raise TableError("revoked")
    if seat >= len(table.chairs) or table.chairs[seat].guest != guest.number:
        raise TableError("not-yours")
    if not table.coach:
        raise TableError("hints-off")


def check_why(table: Table, reel: Reel, at: int) -> int:
    """The moment before this one; what a seat knew then is shown once everything may be seen."""
    if not table.open_seed:
        raise TableError("not-over")
    place = reel.moments.index(reel.nearest(at))
    if place == 0:
        raise TableError("stale")
    return reel.moments[place - 1]


def bot_move(table: Table, seat: int, action: object, now: int) -> e.Moved:
    """A bot's answer, checked like any other."""
    return e.Moved(time=now, seat=seat, action=_checked(table, seat, action))


def standing_move(table: Table, seat: int, now: int) -> e.Moved | None:
    """The answer a player has given in advance, if they have one to what they are asked now."""
    found = table.standing_answer(seat)
    if found is None or seat not in table.waiting_for():
        return None
    order, action = found
    return e.Moved(time=now, seat=seat, action=_checked(table, seat, action), order=order)


def follow_up(table: Table, now: int) -> list[e.AnyEntry]:
    """What the table itself writes after a change."""
    over = table.match is not None and table.match.over
    return [e.Ended(time=now)] if over and not table.ended else []


class _Clerk:
    """Carries out the commands of one guest: a method each."""

    def __init__(self, table: Table, guest: Guest, now: int) -> None:
        self.table = table
        self.guest = guest
        self.now = now

    def move(self, command: m.Move) -> Outcome:
        self._own(command.seat)
        return self._answer(command, command.seat, tuple(command.action), command.at)

    def _answer(
        self, command: m.Move | m.Guide, seat: int, action: Action, at: int | None = None
    ) -> Outcome:
        text = _checked(self.table, seat, action, at)
        verdict = self._judge(action)
        if not verdict.accepted:
            return self._tried(command, verdict)
        return self._write(e.Moved, command, seat=seat, action=text)

    def _judge(self, action: Action) -> Verdict:
        """What a lesson says to a legal move; anywhere else all are accepted."""
        course = self.table.course
        if course is None:
            return Verdict(True)
        if course.outdated:
            raise TableError("lesson-outdated")
        return course.judge(_match(self.table), action)

    def _tried(self, command: m.Move | m.Guide, verdict: Verdict) -> Outcome:
        """The try was stopped; the companion says why."""
        reply = verdict.reply
        if reply is None:
            raise TableError("lesson-over")
        figures = {name: cast(m.Value, value) for name, value in reply.args.items()}
        tried = self._write(e.Tried, command, reply=reply.key, figures=figures)
        return tried._replace(lines=[reply], stopped=True)

    def guide(self, command: m.Guide) -> Outcome:
        course, match = self.table.course, self.table.match
        if course is None or match is None:
            raise TableError("malformed")
        self._own(course.lesson.seat)
        if course.outdated:
            raise TableError("lesson-outdated")
        if course.step is not None and command.option in course.step.offered:
            action = self.table.game.parse(command.option)
            return self._answer(command, course.lesson.seat, action)
        if command.what in ("next", "option"):
            verdict = course.answer(match, command.option)
            if not verdict.accepted:
                return self._tried(command, verdict)
            return self._write(e.Pressed, command, option=command.option)
        return self._advise(command, course, _match(self.table))

    def _advise(self, command: m.Guide, course: Course, match: Match) -> Outcome:
        """The move itself, or words about it; where one plays freely, as a bot would."""
        seat = course.lesson.seat
        if not match.state.asked(seat):
            raise TableError("stale")
        action = course.shown(match) or (games.advice(match, seat) if course.free else None)
        if action is None:
            raise TableError("lesson-over")
        if command.what == "show":
            text = self.table.game.text(action)
            return self._write(e.Moved, command, seat=seat, action=text)
        tip = course.tip(match) or games.tell_advice(match, seat, action)
        return Outcome([], lines=[tip], action=list(action))

    def undo(self, command: m.UndoMove) -> Outcome:
        self._own(command.seat)
        _match(self.table)
        if command.at != self.table.at:
            raise TableError("stale")
        bar = undo_bar(self.table, command.seat)
        if bar is not None:
            raise TableError(bar)
        undone = self._write(e.Undone, command, seat=command.seat)
        index = self.table.last_move_of(command.seat)
        order = self.table.moves[index].order if index is not None else ""
        if order:
            # Else it would be given again at once.
            ended = e.Ordered(
                time=self.now, by=self.guest.number, seat=command.seat, order=order, on=False
            )
            undone.entries.insert(0, ended)
        return undone

    def order(self, command: m.Order) -> Outcome:
        self._own(command.seat)
        _match(self.table)
        if command.order not in [order.name for order in games.orders(self.table.game)]:
            raise TableError("malformed")
        return self._write(
            e.Ordered, command, seat=command.seat, order=command.order, on=command.on
        )

    def preview(self, command: m.Preview) -> Outcome:
        self._own(command.seat)
        game, action = self.table.game, tuple(command.action)
        _checked(self.table, command.seat, action)
        preview = game.preview(_match(self.table).state, command.seat, action)
        told = game.tell_preview(preview) if preview is not None else []
        return Outcome([], lines=told)

    def say(self, command: m.Say) -> Outcome:
        text = clean(command.text)
        if not text:
            raise TableError("malformed")
        if self.guest.muted and not self.table.seats_of(self.guest):
            raise TableError("muted")
        return self._write(e.Said, command, text=text)

    def look(self, command: m.Look) -> Outcome:
        if command.seat != m.SPECTATOR:
            self._own(command.seat)
        return Outcome([])

    def nothing(self, command: m.Seen | m.Ping) -> Outcome:
        return Outcome([])

    def sit(self, command: m.Sit) -> Outcome:
        chair = self._chair(command.seat)
        if not self.guest.player:
            raise TableError("no-seat")
        if chair.kind != "open" or (chair.invitation and not self.guest.host):
            raise TableError("taken")
        if not self.guest.host and self.table.seats_of(self.guest):
            raise TableError("not-host")
        self._unfinished()
        if not self.table.may_take(self.guest, command.seat):
            raise TableError("seen-hand")
        return self._write(e.Seated, command, seat=command.seat, name=clean(command.name))

    def stand(self, command: m.Stand) -> Outcome:
        self._own(command.seat)
        self._unfinished()
        bot = STAND_IN if self.table.stage == "playing" else ""
        return self._write(e.Stood, command, seat=command.seat, bot=bot)

    def invite(self, command: m.Invite) -> Outcome:
        self._host()
        self._unfinished()
        if self._chair(command.seat).kind != "open":
            raise TableError("taken")
        token = secret.token()
        key = secret.digest(token)
        invited = self._write(e.Invited, command, seats=[command.seat], key=key)
        return invited._replace(token=token)

    def revoke(self, command: m.Revoke) -> Outcome:
        self._host()
        self._unfinished()
        guest = self._chair(command.seat).guest
        sent_away = guest >= 0 and not self.table.guests[guest].host
        watch = secret.token() if sent_away else ""
        return self._write(e.Revoked, command, seat=command.seat, watch=watch)

    def mute(self, command: m.Mute) -> Outcome:
        self._spectator(command.guest)
        return self._write(e.Muted, command, guest=command.guest, on=command.on)

    def send_away(self, command: m.SendAway) -> Outcome:
        self._spectator(command.guest)
        return self._write(e.SentAway, command, guest=command.guest, watch=secret.token())

    def place_bot(self, command: m.PlaceBot) -> Outcome:
        self._host()
        self._unfinished()
        games.know_bot(self.table.game, command.bot)
        if self._chair(command.seat).kind == "person":
            raise TableError("taken")
        return self._write(e.BotSeated, command, seat=command.seat, bot=command.bot)

    def configure(self, command: m.Configure) -> Outcome:
        self._host()
        self._lobby()
        _check_options(self.table.game.name, command.seats, command.options)
        agreed = (len(self.table.chairs), self.table.options)
        if self.table.origin is not None and (command.seats, command.options) != agreed:
            raise TableError("continued")
        if any(chair.kind == "person" for chair in self.table.chairs[command.seats :]):
            raise TableError("seats-kept")
        return self._write(
            e.Configured,
            command,
            seats=command.seats,
            options=command.options,
            title=clean(command.title),
            pace=command.pace,
            hints=command.hints,
            noting=command.noting,
            coach=command.coach,
        )

    def set_pace(self, command: m.SetPace) -> Outcome:
        self._host()
        self._unfinished()
        return self._write(e.Paced, command, pace=command.pace)

    def start(self, command: m.Start) -> Outcome:
        self._host()
        self._lobby()
        if any(chair.kind == "open" for chair in self.table.chairs):
            raise TableError("seat-open")
        rules = self.table.game.version
        return self._write(e.Started, command, seed=secret.seed(), rules=rules)

    def stop(self, command: m.Stop) -> Outcome:
        self._host()
        _match(self.table)
        return self._write(e.Stopped, command)

    def play_again(self, command: m.PlayAgain) -> Outcome:
        """The next table: all are invited to their seats here; its host is the person who asked."""
        table = self.table
        if not table.seats_of(self.guest) and not self.guest.host:
            raise TableError("no-seat")
        if not table.open_seed:
            raise TableError("not-over")
        if table.rematch:
            return Outcome([], table=table.rematch)
        ident, tokens = secret.table_id(), self._tokens()
        again = self._write(e.RematchMade, command, table=ident, tokens=tokens)
        return again._replace(table=ident, next_table=self._next_table(tokens))

    def _tokens(self) -> dict[str, str]:
        staying = [guest for guest in self.table.guests if not guest.gone]
        coming = [g for g in staying if g is self.guest or self.table.seats_of(g)]
        return {str(guest.number): secret.token() for guest in coming}

    def _next_table(self, tokens: dict[str, str]) -> list[e.AnyEntry]:
        table, now = self.table, self.now
        made = e.Made(
            time=now,
            game=table.game.name,
            seats=len(table.chairs),
            options=table.options,
            title=table.title,
            pace=table.pace,
            hints=table.hints,
            noting=table.noting,
            coach=table.coach,
            watch=secret.token(),
        )
        begun: list[e.AnyEntry] = [made]
        for number, token in tokens.items():
            guest = table.guests[int(number)]
            seats, key = table.seats_of(guest), secret.digest(token)
            names = [table.chairs[seat].name for seat in seats]
            asks = guest is self.guest
            begun.append(e.Invited(time=now, seats=seats, key=key, host=asks, names=names))
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "bot":
                begun.append(e.BotSeated(time=now, seat=seat, bot=chair.bot))
        return begun

    def _write(self, kind: type[e.AnyEntry], command: Any, **fields: Any) -> Outcome:
        written = kind(time=self.now, by=self.guest.number, command=command.id, **fields)
        return Outcome([written])

    # --- what commands ask for ------------------------------------------------------------------

    def _chair(self, seat: int) -> Chair:
        if seat >= len(self.table.chairs):
            raise TableError("no-such-seat", seat=seat + 1)
        return self.table.chairs[seat]

    def _own(self, seat: int) -> None:
        if self._chair(seat).guest != self.guest.number:
            raise TableError("not-yours")

    def _host(self) -> None:
        if not self.guest.host:
            raise TableError("not-host")

    def _spectator(self, number: int) -> None:
        """Only the host may do this, and only to a spectator."""
        self._host()
        if not any(guest.number == number for guest in self.table.spectators()):
            raise TableError("no-spectator")

    def _lobby(self) -> None:
        if self.table.stage != "lobby":
            raise TableError("began")

    def _unfinished(self) -> None:
        if self.table.open_seed:
            raise TableError("not-playing")


# What can be done at the table of a lesson.
_IN_LESSONS = (
    *(m.Move, m.UndoMove, m.Preview, m.Guide, m.Say, m.Look, m.Seen, m.Ping, m.PlayAgain),
    *(m.Mute, m.SendAway),
)

_COMMANDS: dict[type[m.Command], Callable[[_Clerk, Any], Outcome]] = {
    m.Move: _Clerk.move,
    m.UndoMove: _Clerk.undo,
    m.Order: _Clerk.order,
    m.Preview: _Clerk.preview,
    m.Guide: _Clerk.guide,
    m.Say: _Clerk.say,
    m.Look: _Clerk.look,
    m.Seen: _Clerk.nothing,
    m.Ping: _Clerk.nothing,
    m.Sit: _Clerk.sit,
    m.Stand: _Clerk.stand,
    m.Invite: _Clerk.invite,
    m.Revoke: _Clerk.revoke,
    m.Mute: _Clerk.mute,
    m.SendAway: _Clerk.send_away,
    m.PlaceBot: _Clerk.place_bot,
    m.Configure: _Clerk.configure,
    m.SetPace: _Clerk.set_pace,
    m.Start: _Clerk.start,
    m.Stop: _Clerk.stop,
    m.PlayAgain: _Clerk.play_again,
}


def _begun(table: Table) -> Match:
    if table.match is None:
        raise TableError("not-playing")
    return table.match


def _match(table: Table) -> Match:
    if table.match is None or table.stage != "playing":
        raise TableError("not-playing")
    return table.match


def _checked(table: Table, seat: int, action: object, at: int | None = None) -> str:
    """The action in notation, if it is legal."""
    refusal = _match(table).check(seat, action, at)
    if refusal is not None:
        raise NotAllowed(table.game, refusal)
    return table.game.text(cast(Action, action))


def _check_options(name: str, seats: int, options: m.Settings) -> None:
    try:
        games.game(name).new_state(seats, 0, options)
    except OptionError as error:
        raise option_error(error) from None


_SPACES = re.compile(r"\s+")


# Letters and signs of other categories that show nothing, too: fillers, joiners, an empty pattern.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def clean(text: str) -> str:
    """What people typed, in one line and without signs that can't be seen."""
    seen = "".join(" " if _unseen(c) else c for c in text)
    line = _SPACES.sub(" ", seen).strip()
    # Marks that stand on a letter show nothing where there is none.
    return line if any(unicodedata.category(c)[0] not in "MZ" for c in line) else ""


def _unseen(c: str) -> bool:
    return c in _BLANK or unicodedata.category(c)[0] == "C"
