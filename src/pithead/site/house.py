"""What a page asks, answered in the page: the paths and messages of docs/tables.md.

There is one person here, who is the host of every table of this browser. What needs others
(invitations, spectators, polling, figures of the server) is not here.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar
from urllib.parse import parse_qsl, urlsplit

import msgspec

from pithead.rooms import connection
from pithead.rooms.clock import now
from pithead.rooms.ports import BotRunner, CannotRead
from pithead.rooms.replays import Replays
from pithead.rooms.room import Room
from pithead.rooms.rooms import Rooms
from pithead.tables import commands, games, replay, reviews, snapshots
from pithead.tables import messages as m
from pithead.tables.errors import TableError
from pithead.tables.incoming import bring
from pithead.tables.table import Guest

from .store import BrowserStore, Known, Shelf

log = logging.getLogger("pithead.site")

CAPACITY = 4
"""Tables without watchers that stay in memory: a phone has little of it."""
REPLAYED = 2
LINES_AT_ONCE = 500
IMPORT_LIMIT = 2_000_000
HERE = {"gap": "damaged", "unreadable": "damaged", "store": "storage"}
"""Problems whose message on a server names the operator, and their keys where there is none."""

Given = ParamSpec("Given")
Result = TypeVar("Result")
Asked = TypeVar("Asked")


class Locks(Protocol):
    """Between the tabs of a browser: `frontend/src/site/locks.ts`."""

    async def take(self, table: str) -> bool: ...

    def give_back(self, table: str) -> None: ...


class Request(NamedTuple):
    parts: dict[str, str]
    query: dict[str, str]
    body: str

    def read(self, kind: type[Asked]) -> Asked:
        return msgspec.json.decode(self.body, type=kind)

    def number(self, name: str, otherwise: int = 0) -> int:
        return int(self.query.get(name, otherwise))

    @property
    def table(self) -> str:
        return self.parts["table"]


class Answer(NamedTuple):
    status: int
    text: str


class Route(NamedTuple):
    asks: bool
    """Whether it only asks, as GET does."""
    path: str
    pattern: re.Pattern[str]
    answer: Callable[[House, Request], Awaitable[object]]
    status: int


ROUTES: list[Route] = []

Handler = Callable[["House", Request], Awaitable[object]]


def _route(method: str, path: str, status: int = 200) -> Callable[[Handler], Handler]:
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

    def add(answer: Handler) -> Handler:
        ROUTES.append(Route(method == "GET", path, pattern, answer, status))
        return answer

    return add


async def inline(
    work: Callable[Given, Result], /, *args: Given.args, **named: Given.kwargs
) -> Result:
    """There are no threads here: what waits already goes first, then it is done."""
    await asyncio.sleep(0)
    return work(*args, **named)


class House:
    def __init__(self, shelf: Shelf, bots: BotRunner, locks: Locks) -> None:
        self.store = BrowserStore(shelf)
        self.locks = locks
        self.rooms = Rooms(self.store, bots, CAPACITY, offload=inline)
        self.replays = Replays(self.rooms.turns, REPLAYED)
        self._tables_change_hands = asyncio.Lock()

    # --- requests -------------------------------------------------------------------------------

    async def request(self, path: str, body: str | None) -> Answer:
        try:
            return await self._answer(path, body)
        except TableError as error:
            return _told(error)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return _told(TableError("malformed"))
        except Exception:
            log.exception("%s", path)
            return _told(TableError("ours"))

    async def _answer(self, address: str, body: str | None) -> Answer:
        path, query = _split(address)
        for route in ROUTES:
            found = route.pattern.fullmatch(path)
            if found and route.asks == (body is None):
                request = Request(found.groupdict(), query, body or "")
                answer = await route.answer(self, request)
                return Answer(route.status, msgspec.json.encode(answer).decode())
        raise TableError("no-page")

    async def room(self, table: str) -> Room:
        room = await self.rooms.room(table)
        if not self.store.tabs.held[table]:
            # Another tab may have played here meanwhile.
            await room.refresh()
        return room

    async def guest(self, table: str) -> tuple[Room, Guest]:
        """The room, and its host: the person at this page."""
        room = await self.room(table)
        host = next((one for one in room.table.guests if one.host and not one.gone), None)
        if host is None:
            raise TableError("no-seat")
        return room, host

    async def made(self, made: commands.Made) -> m.TableMade:
        await self.rooms.make(made)
        await self.summarize(*await self.guest(made.table))
        return m.TableMade(made.table)

    # --- the list of tables ---------------------------------------------------------------------

    async def tables(self) -> list[m.TableSummary | msgspec.Raw]:
        found: list[m.TableSummary | msgspec.Raw] = []
        try:
            shelf = await self.store.known()
        except CannotRead:
            raise TableError("storage") from None
        for known in shelf:
            try:
                found.append(await self._summary(known))
            except TableError as error:
                log.warning("table %s is as it was seen last: %s", known.table, error)
                if known.summary:
                    found.append(msgspec.Raw(known.summary.encode()))
        return found

    async def _summary(self, known: Known) -> m.TableSummary | msgspec.Raw:
        """As it was kept; made anew if the table has changed since."""
        if known.summary and known.summarized == known.entries:
            return msgspec.Raw(known.summary.encode())
        room, guest = await self.guest(known.table)
        return await self.summarize(room, guest)

    async def summarize(self, room: Room, guest: Guest) -> m.TableSummary:
        summary = snapshots.summary(room.table, guest, room.presence())
        text = msgspec.json.encode(summary).decode()
        await self.store.shelf.summarize(room.table.id, room.table.count, text)
        return summary

    # --- the live connection --------------------------------------------------------------------

    async def live(self, address: str, line: connection.Line) -> None:
        """Serve a page until it leaves; tell one that may not stay the reason."""
        path, query = _split(address)
        table = path.split("/")[3]
        try:
            async with self._tables_change_hands:
                await self._hold(table)
            try:
                await connection.serve(line, lambda: self.guest(table), _no_limit, query)
            finally:
                async with self._tables_change_hands:
                    await self._let_go(table)
        except TableError as error:
            await connection.say(line, m.Farewell(_problem(error)))

    async def _hold(self, table: str) -> None:
        """From now on this table has no other players."""
        held = self.store.tabs.held
        if not held[table] and not await self.locks.take(table):
            raise TableError("elsewhere")
        held[table] += 1
        try:
            room = await self.rooms.room(table)
            await room.refresh()
            room.stir()
        except BaseException:
            self._release(table)
            raise

    async def _let_go(self, table: str) -> None:
        if self.store.tabs.held[table] > 1:
            self.store.tabs.held[table] -= 1
            return
        try:
            room, guest = await self.guest(table)
            await room.close()
            await self.summarize(room, guest)
        except TableError as error:
            log.info("table %s is left without a summary: %s", table, error)
        finally:
            self._release(table)

    def _release(self, table: str) -> None:
        self.store.tabs.held[table] -= 1
        if not self.store.tabs.held[table]:
            self.locks.give_back(table)


def _no_limit(room: Room, guest: Guest, command: m.Command) -> None:
    """No limit: too many commands keep only their own sender waiting."""


def _split(address: str) -> tuple[str, dict[str, str]]:
    parts = urlsplit(address)
    return parts.path, dict(parse_qsl(parts.query))


def _problem(error: TableError) -> m.Problem:
    code = HERE.get(error.problem.code)
    return TableError(code).problem if code else error.problem


def _told(error: TableError) -> Answer:
    problem = _problem(error)
    return Answer(problem.status, msgspec.json.encode(problem).decode())


# --- before one sits down -----------------------------------------------------------------------


@_route("GET", "/api/games")
async def list_games(house: House, request: Request) -> list[m.GameInfo]:
    return games.infos()


@_route("GET", "/api/games/{game}/cards")
async def list_cards(house: House, request: Request) -> list[m.CardInfo]:
    return games.cards(games.game(request.parts["game"]))


@_route("GET", "/api/games/{game}/characters")
async def list_characters(house: House, request: Request) -> m.Characters:
    return games.character_details(games.game(request.parts["game"]))


@_route("GET", "/api/games/{game}/lessons")
async def list_lessons(house: House, request: Request) -> list[m.LessonInfo]:
    return games.lesson_infos(games.game(request.parts["game"]))


@_route("GET", "/api/tables")
async def list_tables(house: House, request: Request) -> object:
    """All that this browser keeps; a server lists no tables."""
    return await house.tables()


@_route("POST", "/api/tables", 201)
async def make_table(house: House, request: Request) -> m.TableMade:
    return await house.made(commands.make_table(request.read(m.NewTable), now()))


@_route("POST", "/api/lessons", 201)
async def make_lesson(house: House, request: Request) -> m.TableMade:
    return await house.made(commands.make_lesson(request.read(m.NewLesson), now()))


@_route("POST", "/api/tables/import", 201)
async def import_table(house: House, request: Request) -> m.TableMade:
    if len(request.body) > IMPORT_LIMIT:
        raise TableError("too-large", limit=IMPORT_LIMIT)
    anyway = request.query.get("anyway") == "true"
    return await house.made(bring(request.body.encode(), now(), anyway))


@_route("POST", "/api/tables/{table}/join")
async def join(house: House, request: Request) -> m.Joined:
    """Join a rematch: its seats are kept for the players of this table."""
    room = await house.room(request.table)
    guest, _ = await room.admit(None, request.read(m.Join))
    return m.Joined(request.table, room.table.seats_of(guest))


# --- at a table ---------------------------------------------------------------------------------


@_route("GET", "/api/tables/{table}")
async def summary(house: House, request: Request) -> m.TableSummary:
    room, guest = await house.guest(request.table)
    return snapshots.summary(room.table, guest, room.presence())


@_route("POST", "/api/tables/{table}/remove")
async def remove(house: House, request: Request) -> None:
    """Forget a table for good."""
    if house.store.tabs.held[request.table] or not await house.locks.take(request.table):
        raise TableError("elsewhere")
    try:
        await house.store.shelf.remove(request.table)
        house.rooms.forget(request.table)
    finally:
        house.locks.give_back(request.table)


@_route("GET", "/api/tables/{table}/log")
async def log_lines(house: House, request: Request) -> list[m.LogLine]:
    room, guest = await house.guest(request.table)
    start, seat = request.number("start"), request.number("seat", m.SPECTATOR)
    stop = min(request.number("stop", start + LINES_AT_ONCE), start + LINES_AT_ONCE)
    return snapshots.log_lines(room.table, guest, seat, start, stop)


@_route("GET", "/api/tables/{table}/hint")
async def hint(house: House, request: Request) -> m.Hint:
    room, guest = await house.guest(request.table)
    return await room.hint(guest, request.number("seat"))


@_route("GET", "/api/tables/{table}/coach")
async def coach(house: House, request: Request) -> m.Coaching:
    room, guest = await house.guest(request.table)
    seat = request.number("seat")
    commands.check_coach(room.table, guest, seat)
    return await room.coach.said(seat, request.query.get("keep") == "true")


# --- after the game -----------------------------------------------------------------------------


@_route("GET", "/api/tables/{table}/review")
async def review(house: House, request: Request) -> m.Review:
    room, _ = await house.guest(request.table)
    return await room.once("review", reviews.review, "")


@_route("GET", "/api/tables/{table}/verify")
async def verify(house: House, request: Request) -> m.Verified:
    room, _ = await house.guest(request.table)
    return await room.once("verify", reviews.verify, "")


@_route("GET", "/api/tables/{table}/record")
async def record(house: House, request: Request) -> dict[str, Any]:
    """Before the end, too: this browser holds the seed anyway."""
    room, _ = await house.guest(request.table)
    return reviews.record(room.table, anytime=True)


# --- watching it again --------------------------------------------------------------------------


async def _wound(house: House, request: Request) -> tuple[Room, Guest, replay.Reel]:
    room, guest = await house.guest(request.table)
    return room, guest, await house.replays.reel(room, "")


@_route("GET", "/api/tables/{table}/replay")
async def replay_of(house: House, request: Request) -> m.Replay:
    room, guest, reel = await _wound(house, request)
    return replay.replay(room.table, guest, reel)


@_route("GET", "/api/tables/{table}/replay/{at}")
async def moment_of(house: House, request: Request) -> m.Moment:
    room, guest, reel = await _wound(house, request)
    at, eyes = int(request.parts["at"]), request.query.get("eyes", "")
    lines = request.number("lines")
    return replay.moment(room.table, guest, reel, at, eyes, lines, room.presence())


@_route("GET", "/api/tables/{table}/replay/{at}/log")
async def moment_log(house: House, request: Request) -> list[m.LogLine]:
    room, guest, reel = await _wound(house, request)
    at, eyes = int(request.parts["at"]), request.query.get("eyes", "")
    start = request.number("start")
    stop = min(request.number("stop", start + LINES_AT_ONCE), start + LINES_AT_ONCE)
    return replay.log_lines(room.table, guest, reel, at, eyes, start, stop)


@_route("GET", "/api/tables/{table}/findings")
async def findings(house: House, request: Request) -> m.Findings:
    room, _, reel = await _wound(house, request)
    return await room.findings(reel, request.number("seat"), "")


@_route("GET", "/api/tables/{table}/findings/{entry}")
async def finding(house: House, request: Request) -> m.PricedDecision:
    room, _, reel = await _wound(house, request)
    entry = int(request.parts["entry"])
    return await room.priced(reel, entry, request.query.get("answer", ""), "")


@_route("POST", "/api/tables/{table}/findings/{entry}/puzzle", 201)
async def puzzle(house: House, request: Request) -> m.TableMade:
    room, guest, reel = await _wound(house, request)
    return await house.made(room.puzzle(guest, reel, int(request.parts["entry"]), now()))


@_route("GET", "/api/tables/{table}/replay/{at}/why")
async def why(house: House, request: Request) -> m.Hint:
    room, _, reel = await _wound(house, request)
    return await room.why(reel, int(request.parts["at"]), "")


@_route("POST", "/api/tables/{table}/replay/{at}/play_on", 201)
async def play_on(house: House, request: Request) -> m.TableMade:
    wish = request.read(m.PlayOn)
    room, guest, reel = await _wound(house, request)
    there = replay.standpoint(room.table, guest, reel, int(request.parts["at"]), wish.eyes)
    return await house.made(commands.play_on(room.table, guest, there, wish, now()))
