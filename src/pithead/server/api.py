"""Plain HTTP: every request of a page but the live connection."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from pithead.tables import afterwards, commands, games, sight
from pithead.tables import messages as m
from pithead.tables.trouble import Trouble

from .house import YEAR, House, address, cookie_key, cookie_name
from .rooms import Watcher, now

log = logging.getLogger("pithead")

IMPORT_LIMIT = 2_000_000
COMMAND_LIMIT = 64_000
LINES_AT_ONCE = 500

Asking = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TableId = FromPath[str]
Count = Annotated[int, QueryParameter(ge=0, le=2**31)]
Viewer = Annotated[int, QueryParameter(ge=-1, le=5)]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What may go wrong with a request; some things may with each."""
    told = sorted({400, 404, 413, 429, 500, *statuses})
    return {
        status: ResponseSpec(m.Problem, description="Problem", generate_examples=False)
        for status in told
    }


OPEN = problems()
GUESTS = problems(403)
WRITING = problems(403, 409, 410, 507)
FINISHED = problems(403, 409)


# --- before one sits down -----------------------------------------------------------------------


class Health(msgspec.Struct):
    ok: bool


@get("/api/health", responses=OPEN)
async def health() -> Health:
    return Health(True)


@get("/api/games", responses=OPEN)
async def list_games() -> list[m.GameInfo]:
    return games.infos()


@get("/api/games/{game:str}/cards", responses=OPEN)
async def list_cards(game: FromPath[str]) -> list[m.CardInfo]:
    return games.cards(games.game(game))


@post("/api/tables", responses=WRITING)
async def make_table(
    request: Asking, house: TheHouse, data: JSONBody[m.NewTable]
) -> Response[m.TableMade]:
    house.tables.take(address(request))
    return await _made(request, house, commands.make_table(data, now()))


@post("/api/tables/import", responses=WRITING, request_max_body_size=IMPORT_LIMIT)
async def import_table(
    request: Asking, house: TheHouse, data: JSONBody[dict[str, Any]]
) -> Response[m.TableMade]:
    house.tables.take(address(request))
    # A long game takes a while to play again; other tables go on meanwhile.
    made = await asyncio.to_thread(commands.import_table, data, now())
    return await _made(request, house, made)


async def _made(request: Asking, house: House, made: commands.Made) -> Response[m.TableMade]:
    await house.rooms.make(made)
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


@post("/api/tables/{table:str}/join", responses=WRITING, status_code=200)
async def join(
    request: Asking, house: TheHouse, table: TableId, data: JSONBody[m.Join]
) -> Response[m.Joined]:
    house.joins.take(address(request))
    room = await house.room(request, table)
    before = room.table.guest_of(cookie_key(request, table))
    guest, secret = await room.admit(before, data)
    told = m.Joined(table, room.table.seats_of(guest))
    return Response(told, cookies=[_cookie(request, table, secret)] if secret else [])


# --- at a table ---------------------------------------------------------------------------------


@get("/api/tables/{table:str}", responses=GUESTS)
async def summary(request: Asking, house: TheHouse, table: TableId) -> m.TableSummary:
    room, guest = await house.guest(request, table)
    return sight.summary(room.table, guest, room.presence())


@get(
    "/api/tables/{table:str}/updates",
    responses={**GUESTS, 204: ResponseSpec(None, description="Nothing happened")},
)
async def updates(
    request: Asking,
    house: TheHouse,
    table: TableId,
    after: Count = 0,
    lines: Count = 0,
    seat: Viewer = m.SPECTATOR,
) -> Response[m.Update | None]:
    room, guest = await house.guest(request, table)
    room.poll(guest)
    watcher = Watcher(guest, seat, after, lines)
    if after and after == room.table.version_for(guest):
        await _something_new(house, room.watchers, watcher, lambda: room.table.version_for(guest))
        if guest.gone:
            raise Trouble("revoked")
        if after == room.table.version_for(guest):
            return Response(None, status_code=204)
    return Response(room.news(watcher))


async def _something_new(
    house: House, watchers: set[Watcher], watcher: Watcher, version: Any
) -> None:
    """Wait until the version changes, but not too long."""
    watchers.add(watcher)
    try:
        async with asyncio.timeout(house.config.poll_wait):
            while version() == watcher.after and not watcher.guest.gone:
                watcher.woken.clear()
                await watcher.woken.wait()
    except TimeoutError:
        pass
    finally:
        watchers.discard(watcher)


@get("/api/tables/{table:str}/log", responses=GUESTS)
async def log_lines(
    request: Asking,
    house: TheHouse,
    table: TableId,
    start: Count = 0,
    stop: Count = LINES_AT_ONCE,
    seat: Viewer = m.SPECTATOR,
) -> list[m.LogLine]:
    room, guest = await house.guest(request, table)
    last = min(stop, start + LINES_AT_ONCE)
    return sight.log_lines(room.table, guest, seat, start, last)


@post("/api/tables/{table:str}/commands", responses=WRITING, status_code=200)
async def command(
    request: Asking, house: TheHouse, table: TableId, data: JSONBody[m.Command]
) -> Response[m.Ack | m.Problem]:
    room, guest = await house.guest(request, table)
    house.limit(room, guest, data)
    ack = await room.carry_out(guest, data)
    if ack.problem is not None:
        return Response(ack.problem, status_code=ack.problem.status)
    return Response(ack)


# --- after the game -----------------------------------------------------------------------------


@get("/api/tables/{table:str}/review", responses=FINISHED)
async def review(request: Asking, house: TheHouse, table: TableId) -> m.Review:
    room, _ = await house.guest(request, table)
    return await asyncio.to_thread(afterwards.review, room.table)


@get("/api/tables/{table:str}/verify", responses=FINISHED)
async def verify(request: Asking, house: TheHouse, table: TableId) -> m.Verified:
    room, _ = await house.guest(request, table)
    return await asyncio.to_thread(afterwards.verify, room.table)


@get("/api/tables/{table:str}/record", responses=FINISHED)
async def record(request: Asking, house: TheHouse, table: TableId) -> Response[dict[str, Any]]:
    room, _ = await house.guest(request, table)
    name = f"pithead-{room.table.game.name}-{table}.json"
    stored: dict[str, Any] = afterwards.record(room.table)
    return Response(stored, headers={"content-disposition": f'attachment; filename="{name}"'})


HANDLERS = [
    health,
    list_games,
    list_cards,
    make_table,
    import_table,
    join,
    summary,
    updates,
    log_lines,
    command,
    review,
    verify,
    record,
]


# --- what goes wrong ----------------------------------------------------------------------------

CODES = {404: "no-page", 405: "method", 413: "too-large"}


def tell_trouble(_: Asking, error: Trouble) -> Response[m.Problem]:
    return Response(error.problem, status_code=error.problem.status)


def tell_http(_: Asking, error: HTTPException) -> Response[m.Problem]:
    """Litestar's own refusals, as problems."""
    code = CODES.get(error.status_code, "malformed" if error.status_code < 500 else "ours")
    problem = Trouble(code).problem
    told = error.headers or {}
    allow = {"allow": told["allow"]} if "allow" in told else {}
    return Response(problem, status_code=problem.status, headers=allow)


def tell_depth(_: Asking, __: RecursionError) -> Response[m.Problem]:
    """Lists in lists in lists: nothing a page sends."""
    problem = Trouble("malformed").problem
    return Response(problem, status_code=problem.status)


def tell_fault(request: Asking, error: Exception) -> Response[m.Problem]:
    """A fault of ours: told in full to the log, in one sentence to the person."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    problem = Trouble("ours").problem
    return Response(problem, status_code=problem.status)
