"""A table: what its entries add up to. No input, no output, no clock, no chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec

from pithead.kernel import record as records
from pithead.kernel.contract import Action, Event
from pithead.kernel.game import Game
from pithead.kernel.lessons import Lesson
from pithead.kernel.match import Checkpoint, Match
from pithead.kernel.plugin import StandingOrder, plugin_of

from . import course, games, puzzles, record_notes
from . import entries as e
from .journal import Item, Journal, event_items, text_in
from .messages import SPECTATOR, Message, Origin

Stage = Literal["lobby", "playing", "over", "stopped"]
KNOWN_COMMANDS = 1000
"""A page sends a command again within seconds, if at all."""
REMEMBERED = 40
"""Number of last moves whose state before is kept, so that taking them back is quick."""


class Guest:
    """A person who has a cookie of this table."""

    def __init__(self, number: int, key: str, name: str, host: bool, player: bool) -> None:
        self.number = number
        self.key = key
        self.name = name
        self.host = host
        self.player = player
        """They came by an invitation, or made the table; a spectator never takes a seat."""
        self.gone = False
        self.muted = False
        self.said = 0
        """Lines of chat."""
        self.seen: set[int] = set()
        """The seats whose hidden things they have seen since the game began."""


class Chair:
    def __init__(self) -> None:
        self.kind: Literal["open", "person", "bot"] = "open"
        self.guest = -1
        self.name = ""
        """The person's; a person who plays two seats may give each a name of its own."""
        self.bot = ""
        self.invitation = ""
        self.used = False
        """A person has held it since the game began."""
        self.orders: dict[str, int] = {}
        """What its player answers in advance, by name, and in which turn they said so."""

    def free(self) -> None:
        self.kind, self.guest, self.name, self.bot, self.invitation = "open", -1, "", "", ""
        self.orders = {}

    def seat_guest(self, guest: Guest, name: str) -> None:
        self.free()
        self.kind, self.guest, self.name = "person", guest.number, name or guest.name

    def seat_bot(self, bot: str) -> None:
        self.free()
        self.kind, self.bot = "bot", bot


class Invitation:
    def __init__(self, entry: e.Invited) -> None:
        self.seats = entry.seats
        self.host = entry.host
        self.names = entry.names
        self.used_by = -1
        self.void = False


class Played:
    """A move as it was played."""

    __slots__ = ("action", "before", "entry", "final", "order", "revealing", "seat", "time")

    def __init__(
        self, seat: int, action: Action, entry: int, time: int, before: Checkpoint
    ) -> None:
        self.seat = seat
        self.action = action
        self.entry = entry
        self.time = time
        self.before: Checkpoint | None = before
        self.revealing = False
        """It showed something its player could not know: among several people it stays."""
        self.final = False
        """It opened everybody's sealed answers, or was played elsewhere: it stays."""
        self.order = ""
        """The standing order that gave it."""


class KeptReview:
    """The review of the finished game as far as it was made; read by those who show it."""

    def __init__(self, heading: str, of: int) -> None:
        self.heading = heading
        self.of = of
        self.pieces: dict[int, msgspec.Raw] = {}
        self.whole = b""


class Table:
    game: Game
    options: e.Settings
    title: str
    pace: int
    watch: str
    imported: bool
    origin: Origin | None
    view: dict[str, object] | None
    puzzle: e.Puzzle | None

    def __init__(self, ident: str) -> None:
        self.id = ident
        self.count = 0
        self.private = 0
        """How many entries happened beside the table (`entries.PRIVATE`)."""
        self.changed = 0
        self.done: dict[tuple[int, str], int] = {}
        self.guests: list[Guest] = []
        self.by_key: dict[str, int] = {}
        self.invitations: dict[str, Invitation] = {}
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self._earlier: Table | None = None
        """The game so far that this one goes on with once it is started."""
        self.moves: list[Played] = []
        self.stamp = 0
        """Grows whenever the game itself changes, also when a move is taken back."""
        self.hints: bool | None = None
        self.noting = False
        self.coach = False
        self.stopped = False
        self.ended = False
        self.started_at = 0
        self.moved_at = 0
        self.journal = Journal()
        self.rematch = ""
        self.rematch_tokens: dict[str, str] = {}
        self.course: course.Course | None = None
        """How far the learner has come, where this table is a lesson."""
        self.review: KeptReview | None = None
        self.seat_views: dict[int, tuple[int, Any]] = {}
        """What was made for each viewer at a stamp; kept by its makers."""
        self.shared: Any = None
        """The same for what all viewers see."""

    @staticmethod
    def read(ident: str, book: Iterable[e.AnyEntry]) -> Table:
        table = Table(ident)
        for entry in book:
            table.fold(entry)
        return table

    # --- what others ask ------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return "lobby"
        if self.match.over:
            return "over"
        return "stopped" if self.stopped else "playing"

    @property
    def version(self) -> int:
        """How many public events there have been."""
        return self.count - self.private

    @property
    def open_seed(self) -> bool:
        return self.stage in ("over", "stopped")

    @property
    def hints_on(self) -> bool:
        """Whether the engine helps while the game is on: if nothing is agreed, only one alone."""
        if self.hints is not None:
            return self.hints
        return self.imported or self.alone

    @property
    def alone(self) -> bool:
        """Whether nobody plays but one person, and bots."""
        return sum(chair.kind != "bot" for chair in self.chairs) <= 1

    @property
    def at(self) -> int:
        return len(self.match.log) if self.match is not None else 0

    def guest_of(self, key: str) -> Guest | None:
        """The guest whose secret has this digest; None if there is none, or they were sent away."""
        guest = self.known(key)
        return None if guest is None or guest.gone else guest

    def known(self, key: str) -> Guest | None:
        """The guest whose secret has this digest, even if they were sent away."""
        number = self.by_key.get(key)
        return self.guests[number] if number is not None else None

    def may_take(self, guest: Guest, seat: int) -> bool:
        """Whether a seat can go to them: after the start, only if they have seen no other hand.

        The host of a stored game has its file, so seats not held here before stay open to them.
        """
        if self.match is None or not guest.seen - {seat}:
            return True
        return self.imported and guest.host and not self.chairs[seat].used

    def seats_of(self, guest: Guest) -> list[int]:
        return [n for n, chair in enumerate(self.chairs) if chair.guest == guest.number]

    def spectators(self) -> list[Guest]:
        seated = {chair.guest for chair in self.chairs}
        there = (guest for guest in self.guests if not guest.gone and not guest.host)
        return [guest for guest in there if guest.number not in seated]

    def orders_of(self, guest: Guest) -> list[dict[str, int]]:
        """What they answer in advance, by seat of theirs."""
        return [dict(self.chairs[seat].orders) for seat in self.seats_of(guest)]

    def viewer_of(self, guest: Guest, wanted: int) -> int:
        """The seat they look through: the one they asked for, else their only one."""
        seats = self.seats_of(guest)
        if wanted in seats:
            return wanted
        return seats[0] if len(seats) == 1 else SPECTATOR

    def waiting_for(self) -> list[int]:
        """Seats that must answer now."""
        if self.match is None or self.stage != "playing":
            return []
        decision = self.match.state.pending
        assert decision is not None
        return sorted({*decision.seats} - {*self.match.sealed})

    def answered(self) -> list[int]:
        """Seats whose answer to the sealed question is in; what it is stays hidden."""
        if self.match is None or self.stage != "playing":
            return []
        return sorted(self.match.sealed)

    def asked_bots(self) -> list[int]:
        """Bots that must answer now; in a lesson the seats it answers for."""
        if self.course is not None and self.match is not None:
            return self.course.asked(self.match, self.waiting_for())
        return [seat for seat in self.waiting_for() if self.chairs[seat].kind == "bot"]

    def asked_orders(self) -> list[int]:
        """Seats whose standing orders answer now."""
        return [seat for seat in self.waiting_for() if self.standing_answer(seat) is not None]

    def standing_answer(self, seat: int) -> tuple[str, Action] | None:
        """The order that answers what this seat is asked now, and its answer."""
        given = self.chairs[seat].orders
        for order in games.orders(self.game) if given else ():
            if self.is_given(seat, order) and (action := self.answer_of(seat, order)) is not None:
                return order.name, action
        return None

    def is_given(self, seat: int, order: StandingOrder) -> bool:
        turn = self.chairs[seat].orders.get(order.name)
        if turn is None or self.match is None:
            return False
        return order.lasts == "game" or turn == self.game.turns(self.match.state)

    def answer_of(self, seat: int, order: StandingOrder) -> Action | None:
        """What an order answers to the question this seat is asked, if that is legal."""
        match = self.match
        if match is None or self.course is not None or not match.state.asked(seat):
            return None
        action = plugin_of(match.game).standing_answer(match.state, seat, order)
        if action is None or match.check(seat, action) is None:
            return action
        begun = [legal for legal in match.legal(seat) if legal[: len(action)] == action]
        return begun[0] if begun else None

    def scripted(self, seat: int) -> Action | None:
        """What a lesson answers for a seat that it plays; None where a bot is asked."""
        if self.course is None or self.match is None:
            return None
        return self.course.scripted(self.match, seat)

    def company(self, seat: int) -> Message:
        """What a company is called in the open."""
        return self.game.tell_seat(self.open_picture(), seat)

    def open_picture(self) -> dict[str, object]:
        """The public view; before the start, how many seats there are."""
        if self.match is None:
            return {"seats": len(self.chairs)}
        return self.game.picture(self.game.view(self.match.state, SPECTATOR))

    # --- folding --------------------------------------------------------------------------------

    def fold(self, entry: e.AnyEntry) -> None:
        self.count += 1
        if not isinstance(entry, e.PRIVATE):
            self.changed = entry.time
        _FOLDS[type(entry)](self, entry)
        if isinstance(entry, _SEATING):
            self._note_hands()
        if entry.command:
            self.done[entry.by, entry.command] = self.count
            if len(self.done) > KNOWN_COMMANDS:
                del self.done[next(iter(self.done))]

    def _note_hands(self) -> None:
        """Note for each guest at a seat that they have seen its hand."""
        if self.match is None:
            return
        for seat, chair in enumerate(self.chairs):
            chair.used = chair.used or chair.kind != "open"
            if chair.guest >= 0:
                self.guests[chair.guest].seen.add(seat)

    def _made(self, entry: e.Made) -> None:
        self.watch = entry.watch
        self.imported = entry.record is not None
        self.hints = entry.hints
        self.noting = entry.noting
        self.coach = entry.coach
        self.origin, self.view, self.puzzle = entry.origin, entry.view, entry.puzzle
        self.game = games.game(entry.game)
        seats, seat = entry.seats, entry.seat
        if entry.lesson:
            lesson = games.lesson(self.game, entry.lesson)
            self.course = course.Course(lesson, self.game, entry.stamp)
            seats, seat = lesson.seats, lesson.seat
        if entry.puzzle is not None:
            lesson = puzzles.lesson(entry.puzzle, seats)
            self.course = course.Course(lesson, self.game, lesson.stamp(self.game))
        self._set(seats, entry.options, entry.title, entry.pace)
        if entry.host:
            self._add_guest(entry.host, entry.name, host=True, player=True)
            self.chairs[seat].seat_guest(self.guests[0], "")
        for seat, bot in enumerate(entry.bots, start=1):
            if bot and seat < len(self.chairs):
                self.chairs[seat].seat_bot(bot)
        if entry.record is not None and entry.origin is None:
            self._take_up(entry.record, entry.time)
        elif entry.record is not None:
            # Played now, in a thread that has time for it; shown when the game is started.
            self._earlier = Table(self.id)
            self._earlier._take_up(entry.record, entry.time)
            self.game = self._earlier.game

        if self.course is not None:
            self._seat_rivals(self.course.lesson)

    def _seat_rivals(self, lesson: Lesson) -> None:
        for rival in lesson.rivals:
            chair = self.chairs[rival.seat]
            chair.seat_bot(lesson.bot)
            chair.name = rival.name

    def _set(self, seats: int, options: e.Settings, title: str, pace: int) -> None:
        self.options = options
        self.title = title
        self.pace = pace
        while len(self.chairs) > seats:
            gone = self.chairs.pop()
            if gone.invitation:
                self.invitations[gone.invitation].void = True
        while len(self.chairs) < seats:
            self.chairs.append(Chair())

    def _take_up(self, data: dict[str, object], time: int) -> None:
        """Go on with a stored game. Its moves stay: they were made at another table."""
        record = records.parse(data)
        self.game = games.game_with(record.game, record.component_set)
        match = records.begin(record, self.game)
        self._begin(match, time)
        decided = [*record.log, *record.sealed]
        times = record_notes.times_in(data, len(decided), time)
        for (seat, text), then in zip(decided, times, strict=True):
            self._take(seat, self.game.parse(text), then).final = True
        if match.over:
            self.started_at = record_notes.start_in(data) or time
            self._name_players(record_notes.players_in(data, record.seats))

    def _name_players(self, players: list[record_notes.Player]) -> None:
        """A finished game is shown with its players; the person who brings it watches."""
        for chair, (name, bot) in zip(self.chairs, players, strict=False):
            chair.free()
            if bot:
                chair.seat_bot(bot)
            elif name:
                chair.kind, chair.name = "person", name

    def _configured(self, entry: e.Configured) -> None:
        self._set(entry.seats, entry.options, entry.title, entry.pace)
        self.hints = self.hints if entry.hints is None else entry.hints
        self.noting = self.noting if entry.noting is None else entry.noting
        self.coach = self.coach if entry.coach is None else entry.coach

    def _paced(self, entry: e.Paced) -> None:
        self.pace = entry.pace

    def _seated(self, entry: e.Seated) -> None:
        guest = self.guests[entry.by]
        guest.name = guest.name or entry.name
        guest.player = True
        self._void_invitation(entry.seat)
        self.chairs[entry.seat].seat_guest(guest, entry.name)
        self._tell("table-seated", entry, entry.seat)

    def _bot(self, entry: e.BotSeated) -> None:
        self._void_invitation(entry.seat)
        self.chairs[entry.seat].seat_bot(entry.bot)
        said = Message(
            "table-bot",
            {"bot": games.tell_bot(self.game, entry.bot), "company": self.company(entry.seat)},
        )
        self.journal.add(Item("table", entry.time, said, seat=entry.seat))

    def _stood(self, entry: e.Stood) -> None:
        self._tell("table-stood", entry, entry.seat)
        self.chairs[entry.seat].free()
        if entry.bot:
            self.chairs[entry.seat].seat_bot(entry.bot)

    def _invited(self, entry: e.Invited) -> None:
        self.invitations[entry.key] = Invitation(entry)
        for seat in entry.seats:
            self._void_invitation(seat)
            self.chairs[seat].free()
            self.chairs[seat].invitation = entry.key

    def _void_invitation(self, seat: int) -> None:
        older = self.chairs[seat].invitation
        if older:
            self.invitations[older].void = True

    def _joined(self, entry: e.Joined) -> None:
        number = self.by_key.get(entry.guest)
        if number is None:
            player = bool(entry.invitation)
            number = self._add_guest(entry.guest, entry.name, host=False, player=player)
        guest = self.guests[number]
        guest.gone = False
        guest.name = entry.name or guest.name
        if not entry.invitation:
            return
        invitation = self.invitations[entry.invitation]
        invitation.used_by = number
        guest.player = True
        guest.host = guest.host or invitation.host
        guest.name = guest.name or next(iter(invitation.names), "")
        for at, seat in enumerate(invitation.seats):
            if seat < len(self.chairs) and self.chairs[seat].invitation == entry.invitation:
                name = invitation.names[at] if at < len(invitation.names) else ""
                self.chairs[seat].seat_guest(guest, entry.name or name)
                self._tell("table-seated", entry, seat)

    def _add_guest(self, key: str, name: str, *, host: bool, player: bool) -> int:
        number = len(self.guests)
        self.guests.append(Guest(number, key, name, host, player))
        self.by_key[key] = number
        return number

    def _revoked(self, entry: e.Revoked) -> None:
        chair = self.chairs[entry.seat]
        number = chair.guest
        self._void_invitation(entry.seat)
        if number >= 0:
            self._tell("table-revoked", entry, entry.seat)
        elif chair.kind == "bot":
            said = Message("table-removed-bot", {"company": self.company(entry.seat)})
            self.journal.add(Item("table", entry.time, said, seat=entry.seat))
        chair.free()
        if number >= 0:
            self._send_away(self.guests[number])
        if entry.watch:
            self._renew_watch(entry.watch)

    def _send_away(self, guest: Guest) -> None:
        """Unless they hold another seat. Back by the spectators' link they only watch."""
        if not guest.host and not self.seats_of(guest):
            guest.gone, guest.player = True, False

    def _muted(self, entry: e.Muted) -> None:
        self.guests[entry.guest].muted = entry.on

    def _sent_away(self, entry: e.SentAway) -> None:
        self._send_away(self.guests[entry.guest])
        self.watch = entry.watch

    def _renewed(self, entry: e.Renewed) -> None:
        """The host comes in again by the new link; the old cookie is void."""
        self._renew_watch(entry.watch)
        for guest in self.guests:
            if guest.host:
                guest.host, guest.player, guest.gone = False, False, True

    def _renew_watch(self, token: str) -> None:
        """Those sent away may know the spectators' link too: everyone must come in again."""
        self.watch = token
        for guest in self.guests:
            guest.gone = guest.gone or not guest.player

    def _started(self, entry: e.Started) -> None:
        self.journal.add(Item("table", entry.time, Message("table-started")))
        if self._earlier is not None:
            self._go_on(self._earlier, entry.time)
            return
        self._begin(self._deal(entry), entry.time)
        if self.course is not None and self.match is not None:
            self.course.begin(self.match)

    def _deal(self, entry: e.Started) -> Match:
        if self.course is not None and self.view is None:
            return self.course.lesson.begin(self.game)
        game, seed = self.game.under(entry.rules) or self.game, bytes.fromhex(entry.seed)
        if self.view is not None:
            return Match.from_view(game, self.view, self.options, seed)
        return game.match(len(self.chairs), seed, self.options)

    def _go_on(self, earlier: Table, time: int) -> None:
        """With the match, the moves and the log of the game so far."""
        self._earlier = None
        self.match, self.moves = earlier.match, earlier.moves
        self.stamp += 1
        self.started_at = self.moved_at = time
        for item in earlier.journal.items:
            self.journal.add(item)

    def _begin(self, match: Match, time: int) -> None:
        self.match = match
        self.game = match.game  # under the rules it was started by
        self.stamp += 1
        self.started_at = self.moved_at = time
        for item in event_items(match.game, match.events, time, -1):
            self.journal.add(item)

    def _moved(self, entry: e.Moved) -> None:
        lesson = self.course
        if lesson is not None and lesson.outdated:
            # It may not even be legal any more: the table stays where the lesson begins.
            return
        action = self.game.parse(entry.action)
        made = self._answered(entry.seat) if lesson is not None else None
        self._take(entry.seat, action, entry.time).order = entry.order
        if lesson is not None and made is not None and self.match is not None:
            lesson.moved(self.match, made, action, own=entry.by >= 0)

    def _ordered(self, entry: e.Ordered) -> None:
        self.private += 1
        given = self.chairs[entry.seat].orders
        given.pop(entry.order, None)
        if not entry.on or self.match is None:
            return
        for other in games.rival_orders(self.game, entry.order):
            given.pop(other, None)
        given[entry.order] = self.game.turns(self.match.state)

    def _answered(self, seat: int) -> course.Made:
        """What a seat that moves now gives an answer to."""
        assert self.match is not None
        pending = self.match.state.pending
        assert pending is not None
        return course.Made(seat, self.game.turns(self.match.state), pending.kind)

    def _pressed(self, entry: e.Pressed) -> None:
        if self.course is not None and self.match is not None and not self.course.outdated:
            self.course.pressed(self.match, entry.option)
            self.stamp += 1

    def _tried(self, entry: e.Tried) -> None:
        if self.course is not None:
            self.course.tried(Message(entry.reply, {**entry.figures}))

    def _take(self, seat: int, action: Action, time: int) -> Played:
        match = self.match
        assert match is not None
        decision = match.state.pending
        sealed = decision is not None and decision.sealed
        several = sealed and bool(match.sealed)
        before = match.checkpoint()
        events = match.apply(seat, action)
        played = Played(seat, action, self.count, time, before)
        shown = len(match.log) > before.log
        played.final = shown and several
        played.revealing = played.final or (shown and self._reveals(events))
        self._remember(played)
        self.stamp += 1
        self.moved_at = time
        text = text_in(decision.about) if decision is not None else None
        for item in event_items(match.game, events, time, len(self.moves) - 1, text):
            self.journal.add(item)
        return played

    def _reveals(self, events: list[Event]) -> bool:
        return any(self.game.reveals(event) for event in events)

    def _remember(self, played: Played) -> None:
        """Keep the states that undo may return to: before moves no other player has followed."""
        self.moves.append(played)
        assert self.match is not None
        if len(self.moves) > REMEMBERED:
            self.moves[-REMEMBERED - 1].before = None
        if self.match.sealed:
            return
        for earlier in reversed(self.moves[:-1]):
            if earlier.before is None:
                return
            if earlier.seat != played.seat or played.final or (played.revealing and not self.alone):
                earlier.before = None

    def _undone(self, entry: e.Undone) -> None:
        index = self.last_move_of(entry.seat)
        match = self.match
        assert index is not None
        assert match is not None
        sealed = entry.seat in match.sealed
        revealing = self.moves[index].revealing
        later = self.moves[index + 1 :]
        self._go_back(match, index)
        if self.course is not None:
            self.course.undone(index)
        for played in later:
            match.apply(played.seat, played.action)
            self.moves.append(played)
        self.stamp += 1
        if sealed:
            # A sealed answer has no lines in the log, so none are void.
            return
        self.journal.cut(index, self.version)
        self._tell("table-undone-seen" if revealing else "table-undone", entry, entry.seat)

    def _go_back(self, match: Match, index: int) -> None:
        """To the state before a move; played again from the start if it is not remembered."""
        before = self.moves[index].before
        earlier = self.moves[:index]
        if before is None:
            match.undo_to(0)
            for played in earlier:
                match.apply(played.seat, played.action)
        else:
            match.restore(before)
        self.moves = earlier

    def last_move_of(self, seat: int) -> int | None:
        for index in range(len(self.moves) - 1, -1, -1):
            if self.moves[index].seat == seat:
                return index
        return None

    def _said(self, entry: e.Said) -> None:
        guest = self.guests[entry.by]
        guest.said += 1
        seats = self.seats_of(guest)
        seat = seats[0] if seats else None
        said = Message("chat", {"text": entry.text})
        self.journal.add(Item("chat", entry.time, said, seat=seat, name=guest.name))

    def _bot_failed(self, entry: e.BotFailed) -> None:
        said = Message(f"table-bot-{entry.reason}", {"company": self.company(entry.seat)})
        self.journal.add(Item("table", entry.time, said, seat=entry.seat))

    def _ended(self, entry: e.Ended) -> None:
        self.ended = True

    def _reviewed(self, entry: e.Reviewed) -> None:
        self.private += 1
        if self.review is None or self.review.heading != entry.heading:
            self.review = KeptReview(entry.heading, entry.of)
        self.review.pieces.update(entry.pieces)
        self.review.whole = bytes(entry.whole)

    def _stopped(self, entry: e.Stopped) -> None:
        self.stopped = True
        self.stamp += 1
        self._tell("table-stopped", entry)

    def _rematch(self, entry: e.RematchMade) -> None:
        self.rematch = entry.table
        self.rematch_tokens = entry.tokens
        self._tell("table-rematch", entry)

    def _tell(self, key: str, entry: e.Entry, seat: int | None = None) -> None:
        """Write into the log what a guest did, by name if they have one."""
        args: dict[str, object] = {}
        if seat is not None:
            company, name = self.company(seat), self.chairs[seat].name
            who = Message("person-at", {"name": name, "company": company}) if name else company
            args = {"who": who}
        self.journal.add(Item("table", entry.time, Message(key, args), seat=seat))


_SEATING = (e.Made, e.Started, e.Seated, e.BotSeated, e.Stood, e.Joined)

_FOLDS: dict[type[e.Entry], Callable[[Table, Any], None]] = {
    e.Made: Table._made,
    e.Configured: Table._configured,
    e.Paced: Table._paced,
    e.Seated: Table._seated,
    e.BotSeated: Table._bot,
    e.Stood: Table._stood,
    e.Invited: Table._invited,
    e.Joined: Table._joined,
    e.Revoked: Table._revoked,
    e.Muted: Table._muted,
    e.SentAway: Table._sent_away,
    e.Renewed: Table._renewed,
    e.Started: Table._started,
    e.Moved: Table._moved,
    e.Ordered: Table._ordered,
    e.Pressed: Table._pressed,
    e.Tried: Table._tried,
    e.Undone: Table._undone,
    e.Said: Table._said,
    e.BotFailed: Table._bot_failed,
    e.Ended: Table._ended,
    e.Stopped: Table._stopped,
    e.RematchMade: Table._rematch,
    e.Reviewed: Table._reviewed,
}
