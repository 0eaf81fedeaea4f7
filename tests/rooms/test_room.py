"""A room by itself: what its watchers are sent, and which bots' answers count."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import Callable, Sequence
from weakref import ref

from pithead.bots.advice import Advice
from pithead.rooms.connection import Find, serve
from pithead.rooms.ports import Asked, Notices, Services
from pithead.rooms.room import Room
from pithead.rooms.turns import FairTurns
from pithead.rooms.watcher import Watcher
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.tables.table import Guest, Table
from tests.tables.playing import Seated, new_table


class Books:
    """A store in memory."""

    def __init__(self) -> None:
        self.notices = Notices()
        self.written: list[e.AnyEntry] = []

    async def append(self, table: str, number: int, entries: Sequence[e.AnyEntry]) -> None:
        self.written += entries

    async def read(self, table: str, start: int = 0) -> list[e.AnyEntry]:
        return []

    async def unfinished(self) -> list[str]:
        return []


class Stopped:
    """A clock that stands still; sleeping only lets others go on."""

    def now(self) -> int:
        return 0

    def monotonic(self) -> float:
        return 1000.0

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)


class SlowBots:
    """Bots that think until the test answers for them."""

    def __init__(self) -> None:
        self.asked: list[tuple[Asked, asyncio.Future[list[int | str]]]] = []

    async def ask(self, asked: Asked, owner: str = "") -> list[int | str]:
        answer: asyncio.Future[list[int | str]] = asyncio.get_running_loop().create_future()
        self.asked.append((asked, answer))
        return await answer

    async def advise(self, asked: Asked, owner: str = "") -> list[Advice]:
        return [Advice(["bid", 0, 0, 0, 0, 0], [])]


async def settle() -> None:
    """Let all tasks go on until each waits for the test."""
    for _ in range(100):
        await asyncio.sleep(0)


async def beside(work: Callable[..., object], *args: object, **named: object) -> object:
    return work(*args, **named)


def broken(_: Room, error: Exception) -> None:
    raise error


def room_of(seated: Seated, bots: SlowBots) -> Room:
    services = Services(Books(), bots, Stopped(), beside)  # type: ignore[arg-type]
    return Room(seated.table, services, FairTurns(1), broken)


def test_a_watcher_learns_who_comes_and_goes() -> None:
    async def watch() -> None:
        seated = new_table()
        friend = seated.seat_friend(1, "Bob")
        room = room_of(seated, SlowBots())
        ann = Watcher(seated.host, m.SPECTATOR)
        room.enter(ann)
        first = room.news(ann)
        assert isinstance(first, m.Update)
        assert not first.snapshot.seats[1].online
        assert room.news(ann) is None
        bob = Watcher(friend, m.SPECTATOR)
        for come, there in ((room.enter, True), (room.leave, False)):
            ann.woken.clear()
            come(bob)
            assert ann.woken.is_set()
            news = room.news(ann)
            assert isinstance(news, m.Update)
            assert news.snapshot.seats[1].online is there

    asyncio.run(watch())


def test_a_bot_that_was_replaced_while_it_thought_is_not_heard() -> None:
    async def play() -> None:
        seated = new_table(pace=0)
        seated.do(seated.host, m.PlaceBot, seat=1, bot="level-1")
        seated.do(seated.host, m.Start)
        bots = SlowBots()
        room = room_of(seated, bots)
        room.enter(Watcher(seated.host, m.SPECTATOR))
        await settle()
        await room.carry_out(seated.host, m.PlaceBot(id="other", seat=1, bot="level-2"))
        bots.asked[0][1].set_result(["bid", 0, 0, 0, 0, 100])
        await settle()
        match = seated.table.match
        assert match is not None
        assert match.sealed == {}
        assert [asked.bot for asked, _ in bots.asked] == ["level-1", "level-2"]
        bots.asked[1][1].set_result(["bid", 1, 0, 0, 0, 0])
        await settle()
        assert match.sealed == {1: ("bid", 1, 0, 0, 0, 0)}
        await room.close()

    asyncio.run(play())


class Gone:
    """A page that has left by the time it is sent something."""

    async def receive(self) -> bytes | None:
        never: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        return await never

    async def send(self, said: bytes) -> None:
        raise BrokenPipeError


def find(room: Room, guest: Guest) -> Find:
    async def found() -> tuple[Room, Guest]:
        return room, guest

    return found


def tables_in_memory() -> int:
    return sum(type(one) is Table for one in gc.get_objects())


def test_a_room_that_is_let_go_leaves_the_memory_without_the_collector() -> None:
    """The collector seldom looks at objects as old as a room, so rooms would pile up."""

    async def play() -> ref[Room]:
        seated = new_table(pace=0, coach=True)
        seated.do(seated.host, m.PlaceBot, seat=1, bot="level-1")
        seated.do(seated.host, m.Start)
        bots = SlowBots()
        room = room_of(seated, bots)
        page = Watcher(seated.host, m.SPECTATOR, changes=True)
        room.enter(page)
        room.news(page)
        await settle()
        await room.hint(seated.host, 0)
        bid: list[int | str] = ["bid", 0, 0, 0, 0, 0]
        assert (await room.carry_out(seated.host, m.Move("bid-000001", 0, 0, bid))).ok
        bots.asked[0][1].set_result(bid)
        await settle()
        room.news(page)
        await room.coach.said(0, keep=True)
        assert await room.once("count", lambda table: table.count, "") == seated.table.count
        room.leave(page)
        with contextlib.suppress(ZeroDivisionError):
            await room.once("never", lambda _: 1 // 0, "")
        with contextlib.suppress(BrokenPipeError):
            await serve(Gone(), find(room, seated.host), lambda *_: None, {})
        await room.close()
        return ref(room)

    gc.collect()
    gc.disable()
    try:
        before = tables_in_memory()
        assert asyncio.run(play())() is None
        assert tables_in_memory() == before
    finally:
        gc.enable()
