"""Plain HTTP: every request of a page except the live connection."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from pithead.rooms.clock import now
from pithead.rooms.room import Room
from pithead.rooms.watcher import Watcher
from pithead.tables import commands, games, replay, reviews, snapshots
from pithead.tables import messages as m
from pithead.tables.errors import TableError
from pithead.tables.table import Guest

from . import metrics
from .context import YEAR, Context, address, cookie_key, cookie_name, visitor
from .security import is_local

log = logging.getLogger("pithead")

IMPORT_LIMIT = 2_000_000
LINES_AT_ONCE = 500

Asking = Request[Any, Any, Any]
TheContext = NamedDependency[Context]
TableId = FromPath[str]
Count = Annotated[int, QueryParameter(ge=0, le=2**31)]
Viewer = Annotated[int, QueryParameter(ge=-1, le=5)]
Anyway = Annotated[bool, QueryParameter()]
EyesWord = Annotated[str, QueryParameter(max_length=8)]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What may go wrong with a request; some things may with each."""
    told = sorted({400, 404, 413, 421, 429, 500, *statuses})
    return {
        status: ResponseSpec(m.Problem, description="Problem", generate_examples=False)
        for status in told
    }


OPEN = problems()
GUESTS = problems(403)
WRITING = problems(403, 409, 410, 415, 507)
FINISHED = problems(403, 409)


# --- before one sits down -----------------------------------------------------------------------


class Health(msgspec.Struct):
    ok: bool


@get("/api/health", responses=OPEN)
async def health() -> Health:
    return Health(True)


@get("/api/ready", responses={**OPEN, 503: ResponseSpec(Health, description="Not ready")})
async def ready(context: TheContext) -> Response[Health]:
    ok = await context.ready()
    return Response(Health(ok), status_code=200 if ok else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def figures(request: Asking, context: TheContext) -> Response[str]:
    """Figures for the administrator; answered to requests from this computer alone."""
    if not is_local(address(request)):
        raise TableError("no-page")
    return Response(metrics.exposition(context.figures()), media_type=metrics.KIND)


@get("/api/games", responses=OPEN)
async def list_games() -> list[m.GameInfo]:
    return games.infos()


@get("/api/games/{game:str}/cards", responses=OPEN)
async def list_cards(game: FromPath[str]) -> list[m.CardInfo]:
    return games.cards(games.game(game))


@get("/api/games/{game:str}/characters", responses=OPEN)
async def list_characters(game: FromPath[str]) -> m.Characters:
    return games.character_details(games.game(game))


@post("/api/tables", responses=WRITING)
async def make_table(
    request: Asking, context: TheContext, data: JSONBody[m.NewTable]
) -> Response[m.TableMade]:
    context.tables.take(visitor(request))
    return await _made(request, context, commands.make_table(data, now()))


@get("/api/games/{game:str}/lessons", responses=OPEN)
async def list_lessons(game: FromPath[str]) -> list[m.LessonInfo]:
    return games.lesson_infos(games.game(game))


@post("/api/lessons", responses=WRITING)
async def make_lesson(
    request: Asking, context: TheContext, data: JSONBody[m.NewLesson]
) -> Response[m.TableMade]:
    context.tables.take(visitor(request))
    return await _made(request, context, commands.make_lesson(data, now()))


@post("/api/tables/import", responses=WRITING, request_max_body_size=IMPORT_LIMIT)
async def import_table(
    request: Asking, context: TheContext, data: JSONBody[dict[str, Any]], anyway: Anyway = False
) -> Response[m.TableMade]:
    context.tables.take(visitor(request))
    try:
        await context.check_record(request, await request.body())
    except TableError as error:
        if not anyway or error.problem.code != "record-rules":
            raise
        data = commands.under_our_rules(data, error.problem.says.args["played"])
        await context.check_record(request, msgspec.json.encode(data))
    return await _made(request, context, commands.import_table(data, now()))


async def _made(request: Asking, context: Context, made: commands.Made) -> Response[m.TableMade]:
    await context.rooms.make(made, visitor(request))
    told = m.TableMade(made.table)
    return Response(told, status_code=201, cookies=[_cookie(request, made.table, made.secret)])


def _cookie(request: Asking, table: str, secret: str) -> Cookie:
    return Cookie(
        key=cookie_name(table),
        value=secret,
        path=f"/api/tables/{table}",
        max_age=YEAR,
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="strict",
    )


@post("/api/tables/{table:str}/invitation", responses=WRITING, status_code=200)
async def invitation(
    request: Asking, context: TheContext, table: TableId, data: JSONBody[m.Join]
) -> m.Invited:
    """What a token invites to. It comes in the body, since addresses are written into logs."""
    context.joins.take(visitor(request))
    room = await context.room(request, table)
    return await room.invited(data)


@post("/api/tables/{table:str}/join", responses=WRITING, status_code=200)
async def join(
    request: Asking, context: TheContext, table: TableId, data: JSONBody[m.Join]
) -> Response[m.Joined]:
    context.joins.take(visitor(request))
    room = await context.room(request, table)
    before = room.table.known(cookie_key(request, table))
    guest, secret = await room.admit(before, data)
    told = m.Joined(table, room.table.seats_of(guest))
    return Response(told, cookies=[_cookie(request, table, secret)] if secret else [])


# --- at a table ---------------------------------------------------------------------------------


@get("/api/tables/{table:str}", responses=GUESTS)
async def summary(request: Asking, context: TheContext, table: TableId) -> m.TableSummary:
    room, guest = await context.guest(request, table)
    return snapshots.summary(room.table, guest, room.presence())


@get(
    "/api/tables/{table:str}/updates",
    responses={**GUESTS, 204: ResponseSpec(None, description="Nothing happened")},
)
async def updates(
    request: Asking,
    context: TheContext,
    table: TableId,
    after: Count = 0,
    lines: Count = 0,
    seat: Viewer = m.SPECTATOR,
) -> Response[m.Update | m.Change | None]:
    room, guest = await context.guest(request, table)
    room.poll(guest)
    if after > room.table.version:
        await room.refresh()
    if after > room.table.version:
        after = lines = 0
    watcher = Watcher(guest, seat, after, lines)
    if after and after == room.table.version:
        own = room.table.orders_of(guest)
        news = await _something_new(context, room, watcher, own)
        if guest.gone:
            raise TableError("revoked")
        if not news:
            return Response(None, status_code=204)
    return Response(room.news(watcher))


async def _something_new(
    context: Context, room: Room, watcher: Watcher, orders: list[dict[str, int]]
) -> bool:
    """Wait until the version or the player's own orders change, but not too long.

    A server that shuts down doesn't keep clients waiting.
    """
    table, guest = room.table, watcher.guest

    def same() -> bool:
        return table.version == watcher.after and table.orders_of(guest) == orders

    room.watchers.add(watcher)
    try:
        async with asyncio.timeout(context.config.poll_wait):
            while same() and not guest.gone and not context.closing:
                watcher.woken.clear()
                await watcher.woken.wait()
    except TimeoutError:
        pass
    finally:
        room.watchers.discard(watcher)
    return not same()


@get("/api/tables/{table:str}/log", responses=GUESTS)
async def log_lines(
    request: Asking,
    context: TheContext,
    table: TableId,
    start: Count = 0,
    stop: Count = LINES_AT_ONCE,
    seat: Viewer = m.SPECTATOR,
) -> list[m.LogLine]:
    room, guest = await context.guest(request, table)
    last = min(stop, start + LINES_AT_ONCE)
    return snapshots.log_lines(room.table, guest, seat, start, last)


@post("/api/tables/{table:str}/commands", responses=WRITING, status_code=200)
async def command(
    request: Asking, context: TheContext, table: TableId, data: JSONBody[m.Command]
) -> Response[m.Ack | m.Problem]:
    room, guest = await context.guest(request, table)
    context.limit(room, guest, data, request)
    ack = await room.carry_out(guest, data)
    if ack.problem is not None:
        return Response(ack.problem, status_code=ack.problem.status)
    return Response(ack)


@get("/api/tables/{table:str}/hint", responses=problems(403, 409, 503))
async def hint(
    request: Asking,
    context: TheContext,
    table: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=5)],
) -> m.Hint:
    room, guest = await context.guest(request, table)
    return await room.hint(guest, seat)


@get("/api/tables/{table:str}/coach", responses=problems(403))
async def coach(
    request: Asking,
    context: TheContext,
    table: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=5)],
    keep: Anyway = False,
) -> m.Coaching:
    room, guest = await context.guest(request, table)
    commands.check_coach(room.table, guest, seat)
    return await room.coach.said(seat, keep)


# --- after the game -----------------------------------------------------------------------------


@get("/api/tables/{table:str}/review", responses=FINISHED)
async def review(request: Asking, context: TheContext, table: TableId) -> m.Review:
    room, _ = await context.guest(request, table)
    return await room.once("review", reviews.review, visitor(request))


@get("/api/tables/{table:str}/findings", responses=FINISHED)
async def findings(
    request: Asking,
    context: TheContext,
    table: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=5)] = 0,
) -> m.Findings:
    room, _, reel = await _wound(request, context, table)
    return await room.findings(reel, seat, visitor(request))


@get("/api/tables/{table:str}/findings/{entry:int}", responses=problems(403, 409, 503))
async def finding(
    request: Asking,
    context: TheContext,
    table: TableId,
    entry: FromPath[int],
    answer: Annotated[str, QueryParameter(max_length=80)] = "",
) -> m.PricedDecision:
    room, _, reel = await _wound(request, context, table)
    return await room.priced(reel, entry, answer, visitor(request))


@post("/api/tables/{table:str}/findings/{entry:int}/puzzle", responses=WRITING)
async def puzzle(
    request: Asking, context: TheContext, table: TableId, entry: FromPath[int]
) -> Response[m.TableMade]:
    context.tables.take(visitor(request))
    room, guest, reel = await _wound(request, context, table)
    return await _made(request, context, room.puzzle(guest, reel, entry, now()))


@get("/api/tables/{table:str}/verify", responses=FINISHED)
async def verify(request: Asking, context: TheContext, table: TableId) -> m.Verified:
    room, _ = await context.guest(request, table)
    return await room.once("verify", reviews.verify, visitor(request))


@get("/api/tables/{table:str}/record", responses=FINISHED)
async def record(request: Asking, context: TheContext, table: TableId) -> Response[dict[str, Any]]:
    room, _ = await context.guest(request, table)
    name = f"pithead-{room.table.game.name}-{table}.json"
    stored: dict[str, Any] = reviews.record(room.table)
    return Response(stored, headers={"content-disposition": f'attachment; filename="{name}"'})


# --- watching it again --------------------------------------------------------------------------


async def _wound(request: Asking, context: Context, table: str) -> tuple[Room, Guest, replay.Reel]:
    room, guest = await context.guest(request, table)
    context.moments.take(visitor(request))
    return room, guest, await context.replays.reel(room, visitor(request))


@get("/api/tables/{table:str}/replay", responses=FINISHED)
async def replay_of(request: Asking, context: TheContext, table: TableId) -> m.Replay:
    room, guest, reel = await _wound(request, context, table)
    return replay.replay(room.table, guest, reel)


@get("/api/tables/{table:str}/replay/{at:int}", responses=FINISHED)
async def moment_of(
    request: Asking,
    context: TheContext,
    table: TableId,
    at: FromPath[int],
    eyes: EyesWord = "",
    lines: Count = 0,
) -> m.Moment:
    room, guest, reel = await _wound(request, context, table)
    return replay.moment(room.table, guest, reel, at, eyes, lines, room.presence())


@get("/api/tables/{table:str}/replay/{at:int}/log", responses=FINISHED)
async def moment_log(
    request: Asking,
    context: TheContext,
    table: TableId,
    at: FromPath[int],
    eyes: EyesWord = "",
    start: Count = 0,
    stop: Count = LINES_AT_ONCE,
) -> list[m.LogLine]:
    room, guest, reel = await _wound(request, context, table)
    last = min(stop, start + LINES_AT_ONCE)
    return replay.log_lines(room.table, guest, reel, at, eyes, start, last)


@get("/api/tables/{table:str}/replay/{at:int}/why", responses=problems(403, 409, 503))
async def why(request: Asking, context: TheContext, table: TableId, at: FromPath[int]) -> m.Hint:
    room, _, reel = await _wound(request, context, table)
    return await room.why(reel, at, visitor(request))


@post("/api/tables/{table:str}/replay/{at:int}/play_on", responses=WRITING)
async def play_on(
    request: Asking,
    context: TheContext,
    table: TableId,
    at: FromPath[int],
    data: JSONBody[m.PlayOn],
) -> Response[m.TableMade]:
    context.tables.take(visitor(request))
    room, guest, reel = await _wound(request, context, table)
    there = replay.standpoint(room.table, guest, reel, at, data.eyes)
    return await _made(request, context, commands.play_on(room.table, guest, there, data, now()))


HANDLERS = [
    health,
    ready,
    figures,
    list_games,
    list_cards,
    list_characters,
    list_lessons,
    make_lesson,
    make_table,
    import_table,
    invitation,
    join,
    summary,
    updates,
    log_lines,
    command,
    hint,
    coach,
    review,
    findings,
    finding,
    puzzle,
    verify,
    record,
    replay_of,
    moment_of,
    moment_log,
    why,
    play_on,
]


# --- what goes wrong ----------------------------------------------------------------------------

CODES = {404: "no-page", 405: "method", 413: "too-large", 415: "media-type"}


def tell_problem(_: Asking, error: TableError) -> Response[m.Problem]:
    return Response(error.problem, status_code=error.problem.status)


def tell_http(_: Asking, error: HTTPException) -> Response[m.Problem]:
    """Litestar's own refusals, as problems."""
    code = CODES.get(error.status_code, "malformed" if error.status_code < 500 else "ours")
    problem = TableError(code).problem
    told = error.headers or {}
    allow = {"allow": told["allow"]} if "allow" in told else {}
    return Response(problem, status_code=problem.status, headers=allow)


def tell_malformed(_: Asking, __: Exception) -> Response[m.Problem]:
    """Lists in lists in lists, or bytes that are no text: nothing a page sends."""
    problem = TableError("malformed").problem
    return Response(problem, status_code=problem.status)


def tell_fault(request: Asking, error: Exception) -> Response[m.Problem]:
    """A fault of ours: told in full to the log, in one sentence to the person."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    request.app.state["counts"].faults += 1
    problem = TableError("ours").problem
    return Response(problem, status_code=problem.status)
