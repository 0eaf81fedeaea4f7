"""Tables in PostgreSQL, served by several processes at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from pithead.rooms.bot_turns import answer
from pithead.rooms.ports import CannotWrite, Conflict
from pithead.rooms.room import Room
from pithead.rooms.rooms import IN_HAND, Rooms
from pithead.rooms.watcher import Watcher
from pithead.server import copying
from pithead.server.bot_pool import BotPool
from pithead.server.notices import CHANNEL, LARGEST, PostgresNotices, together
from pithead.server.store import Store, StoreError
from pithead.tables import commands
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.tables.table import Table

from .postgres import Postgres, Wire, needed
from .running import PATIENCE, free_port
from .running import said as command_said
from .test_bots import moves_of, play_person, watch
from .test_store import said

pytestmark = needed


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a database may be slow to answer; only some tests take that for silence."""
    silent_after(monkeypatch, PATIENCE)


def silent_after(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    for module in ("postgres", "store"):
        monkeypatch.setattr(f"pithead.server.{module}.ANSWERING", seconds)


def with_processes(url: str, number: int, act: Callable[..., Awaitable[Any]]) -> Any:
    """As many servers' rooms on one database, each as if in a process of its own."""

    async def main() -> Any:
        opened: list[Rooms] = []
        try:
            for _ in range(number):
                store = Store(url)
                await store.open()
                opened.append(Rooms(store, BotPool(1)))
                await store.notices.open(opened[-1].on_notice, opened[-1].on_reconnected)
            return await act(*opened)
        finally:
            for rooms in opened:
                await rooms.close()
                assert isinstance(rooms.bots, BotPool)
                assert isinstance(rooms.store, Store)
                await rooms.bots.close()
                await rooms.store.close()

    return asyncio.run(main())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def say(n: int, text: str = "hello") -> m.Say:
    return m.Say(f"command-{n:04}", text)


def test_the_store_is_the_same_on_postgresql(url: str) -> None:
    async def act() -> None:
        store = Store(url)
        await store.open()
        await store.append("a", 0, [said(1), said(2)])
        await asyncio.gather(*(store.append(f"t{n}", 0, [said(n)]) for n in range(50)))
        with pytest.raises(Conflict):
            await store.append("a", 1, [said(3)])
        await store.append("a", 2, [said(3)])
        await store.close()
        again = Store(url)
        await again.open()
        assert await again.read("a") == [said(1), said(2), said(3)]
        assert await again.read("t49") == [said(49)]
        made = e.Made(time=0, game="rockwell", seats=2, options={}, watch="")
        await again.append("begun", 0, [made, e.Started(time=0, seed="")])
        assert await again.unfinished() == ["begun"]
        await again.close()

    asyncio.run(act())


def test_several_that_start_at_once_make_the_tables_once(url: str) -> None:
    async def act() -> None:
        stores = [Store(url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].append("a", 0, [said(1)])
        assert await stores[3].read("a") == [said(1)]
        for store in stores:
            await store.close()

    asyncio.run(act())


def test_what_one_process_writes_every_page_at_another_is_told(url: str) -> None:
    async def act(first: Rooms, second: Rooms) -> None:
        here = await first.make(commands.make_table(m.NewTable("rockwell", 2), 0))
        there = await second.room(here.table.id)
        watcher = Watcher(there.table.guests[0], m.SPECTATOR)
        there.enter(watcher)
        there.news(watcher)
        watcher.woken.clear()
        assert (await here.carry_out(here.table.guests[0], say(1))).ok
        async with asyncio.timeout(PATIENCE):
            await watcher.woken.wait()
        await until(lambda: there.table.count == here.table.count)
        update = there.news(watcher)
        assert update is not None
        assert [line.says.key for line in update.log] == ["chat"]

    with_processes(url, 2, act)


def test_what_is_written_while_a_table_is_read_is_not_missed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(first: Rooms, second: Rooms) -> None:
        here = await first.make(commands.make_table(m.NewTable("rockwell", 2), 0))
        ident, read = here.table.id, second.store.read

        async def read_and_be_overtaken(table: str, start: int = 0) -> list[e.AnyEntry]:
            book = await read(table, start)
            if not start:
                assert (await here.carry_out(here.table.guests[0], say(1))).ok
                await until(lambda: ident in second._elsewhere)
            return book

        monkeypatch.setattr(second.store, "read", read_and_be_overtaken)
        assert (await second.room(ident)).table.count == here.table.count

    with_processes(url, 2, act)


def test_what_another_process_has_acknowledged_is_known_before_anybody_is_refused(url: str) -> None:
    async def act(first: Rooms, second: Rooms) -> None:
        here = await first.make(commands.make_table(m.NewTable("rockwell", 2), 0))
        there = await second.room(here.table.id)
        host = here.table.guests[0]

        async def hear_nothing(first: int, count: int, written: str) -> None:
            """The news is still on its way."""

        here.hear = there.hear = hear_nothing  # type: ignore[method-assign]
        invited = await here.carry_out(host, m.Invite("invite-00", 1))
        assert (await there.invited(m.Join(invited.token))).seats == [1]
        guest, _ = await there.admit(None, m.Join(invited.token))
        assert there.table.seats_of(guest) == [1]
        assert (await here.carry_out(host, m.Start("start-000"))).ok

    with_processes(url, 2, act)


def test_of_two_writers_none_is_lost_and_none_counted_twice(url: str) -> None:
    async def act(*processes: Rooms) -> None:
        made = commands.make_table(m.NewTable("rockwell", 2), 0)
        rooms = [watch(await processes[0].make(made))]
        rooms += [watch(await other.room(made.table)) for other in processes[1:]]

        async def talk(number: int, room: Room) -> None:
            for n in range(20):
                command = say(100 * number + n, f"{number} {n}")
                while not (ack := await room.carry_out(room.table.guests[0], command)).ok:
                    assert ack.problem is not None
                    assert ack.problem.code == "stale"
                # Sent again, as after a lost answer, and to another process.
                again = await rooms[number - 1].carry_out(rooms[0].table.guests[0], command)
                assert again.ok or again.problem is not None

        await asyncio.gather(*(talk(number, room) for number, room in enumerate(rooms)))
        book = await processes[0].store.read(made.table)
        told = [entry.text for entry in book if isinstance(entry, e.Said)]
        assert sorted(told) == sorted(f"{number} {n}" for number in range(3) for n in range(20))
        await until(lambda: all(room.table.count == len(book) for room in rooms))

    with_processes(url, 3, act)


def test_a_bots_turn_is_taken_by_one_process_and_taken_over(url: str) -> None:
    async def act(first: Rooms, second: Rooms) -> None:
        made = commands.make_table(
            m.NewTable("rockwell", 2, bots=["random"], start=True, pace=0), 0
        )
        here = await first.make(made)
        await moves_of(here, 1, 1)
        there = await second.room(made.table)
        # The first has the claim and hangs; then it dies, and its connection with it.
        await until(lambda: here._bot_task is None)
        first._rooms.clear()
        assert await first.store.notices.claim(made.table)
        await play_person(there, 0)
        await asyncio.sleep(0.3)
        second.stir()
        await asyncio.sleep(0.3)
        before = len(there.table.moves)
        assert there.table.asked_bots()
        await first.store.notices.close()
        second.stir()
        await until(lambda: len(there.table.moves) > before)

    with_processes(url, 2, act)


def test_a_turn_that_was_left_behind_is_found_though_nobody_looks(url: str) -> None:
    async def act(first: Rooms, second: Rooms) -> None:
        bots = ["random"]
        made = commands.make_table(m.NewTable("rockwell", 2, bots=bots, start=True, pace=0), 5)
        await first.store.append(made.table, 0, made.entries)
        # Its process has died before the bot's first move, and no page is open anywhere.
        await until(lambda: made.table in second._elsewhere)
        await second.take_over()
        assert second.awake() == []
        second._elsewhere[made.table] -= IN_HAND
        await second.take_over()
        await moves_of(await second.room(made.table), 1, 1)

    with_processes(url, 2, act)


def test_a_table_that_waits_for_people_is_read_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(first: Rooms, second: Rooms) -> None:
        made = commands.make_table(m.NewTable("rockwell", 2, bots=["random"], start=True), 5)
        played = Table.read(made.table, made.entries)
        while seats := played.asked_bots():
            moved = replace(answer(played, seats[0], [], "late", 7)[-1], time=5)
            played.fold(moved)
            made.entries.append(moved)
        read: list[str] = []
        room = second.room

        async def counted(table: str) -> Room:
            read.append(table)
            return await room(table)

        monkeypatch.setattr(second, "room", counted)
        monkeypatch.setattr("pithead.rooms.rooms.IN_HAND", 0.0)

        async def wrote(number: int, entries: list[e.AnyEntry]) -> None:
            await first.store.append(made.table, number, entries)
            await until(lambda: made.table in second._elsewhere)

        await wrote(0, made.entries)
        for _ in range(3):
            await second.take_over()
        assert read == [made.table]
        # Once something has happened there, it may be a bot's turn again.
        await wrote(len(made.entries), [e.Said(time=6, by=0, text="so")])
        await second.take_over()
        assert read == [made.table] * 2
        # Where another process has pages, it is in good hands, and not read by all others.
        await wrote(len(made.entries) + 1, [e.Said(time=7, by=0, text="well")])
        here = await first.room(made.table)
        here.enter(Watcher(here.table.guests[0], m.SPECTATOR))
        await first.tell_presence()
        await until(lambda: second._elsewhere[made.table] > time.monotonic())
        await second.take_over()
        assert read == [made.table] * 2

    with_processes(url, 2, act)


def test_what_was_missed_while_the_database_was_away_is_looked_for(url: str) -> None:
    async def act(first: Rooms, second: Rooms) -> None:
        notices = second.store.notices
        assert isinstance(notices, PostgresNotices)
        assert notices._connection is not None
        await notices._connection.remove_listener(CHANNEL, notices._heard)
        made = commands.make_table(m.NewTable("rockwell", 2, bots=["random"], start=True), 0)
        await first.store.append(made.table, 0, made.entries)
        notices._connection.terminate()
        await until(lambda: made.table in second._elsewhere)
        await second.take_over()
        await moves_of(await second.room(made.table), 1, 1)

    with_processes(url, 2, act)


def test_what_is_told_at_once_fits_into_a_notice() -> None:
    small, large = "x" * 1000, "x" * LARGEST
    assert together([]) == []
    assert together([small] * 3) == ["\n".join([small] * 3)]
    pieces = together([small] * 20 + [large[1:]])
    assert all(len(piece) < 8000 for piece in pieces)
    assert "\n".join(pieces).split("\n") == [small] * 20 + [large[1:]]
    assert max(map(len, together(["x" * 9] * 2000))) <= LARGEST
    notices = PostgresNotices("")
    told = notices.wrote("A" * 24, 10**6, ["é" * (LARGEST * 2 // 3)])
    assert told == f"{notices.origin} wrote {'A' * 24} 1000000 1000001 "


def test_a_process_without_pages_lets_go_of_what_another_plays(url: str) -> None:
    async def act(first: Rooms, second: Rooms) -> None:
        here = await first.make(commands.make_table(m.NewTable("rockwell", 2), 0))
        there = await second.room(here.table.id)
        watcher = Watcher(there.table.guests[0], m.SPECTATOR)
        there.enter(watcher)
        here.used = 0.0
        await there.carry_out(there.table.guests[0], m.Say("said-00001", "well"))
        await until(lambda: first.awake() == [])
        # A request to this process finds it as it is.
        assert (await first.room(here.table.id)).table.count == there.table.count
        assert second.awake() == [there]

    with_processes(url, 2, act)


def test_who_has_a_page_elsewhere_is_there(url: str) -> None:
    async def act(first: Rooms, second: Rooms) -> None:
        here = await first.make(commands.make_table(m.NewTable("rockwell", 2), 0))
        there = await second.room(here.table.id)
        watcher = Watcher(there.table.guests[0], m.SPECTATOR)
        there.enter(watcher)
        await second.tell_presence()
        await until(lambda: 0 in here.presence().online)
        there.leave(watcher)
        await second.tell_presence()
        await until(lambda: 0 not in here.presence().online)

    with_processes(url, 2, act)


def test_a_restart_of_the_database_is_told_and_passes(server: Postgres, url: str) -> None:
    async def act(first: Rooms, second: Rooms) -> None:
        here = await first.make(commands.make_table(m.NewTable("rockwell", 2), 0))
        # A room without pages is dropped when another process plays there.
        there = watch(await second.room(here.table.id))
        guest = here.table.guests[0]
        assert (await here.carry_out(guest, say(1))).ok
        server.stop()
        ack = await here.carry_out(guest, say(2))
        assert not ack.ok
        assert ack.problem is not None
        # Whether it was stored is not known where the database went away in the middle.
        assert ack.problem.code in ("store", "store-unsure")
        server.start()

        async def again(n: int) -> None:
            async with asyncio.timeout(PATIENCE):
                while not (await here.carry_out(guest, say(n))).ok:
                    await asyncio.sleep(0.05)

        await again(2)
        await again(3)
        # The other process has heard of it again, by itself.
        await until(lambda: there.table.count == here.table.count)
        assert len(await first.store.read(here.table.id)) == here.table.count

    with_processes(url, 2, act)


@pytest.fixture
def wire(server: Postgres) -> Iterator[Wire]:
    made = Wire(server.port)
    yield made
    made.close()


def test_a_connection_that_died_without_a_word_is_given_up(
    url: str, server: Postgres, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent_after(monkeypatch, 2.0)

    async def act(rooms: Rooms) -> None:
        store, notices = rooms.store, rooms.store.notices
        assert isinstance(notices, PostgresNotices)
        room = await rooms.make(commands.make_table(m.NewTable("rockwell", 2), 0))
        guest, ident = room.table.guests[0], room.table.id
        assert (await room.carry_out(guest, say(1))).ok
        await asyncio.gather(*(store.read(ident) for _ in range(4)))
        assert await notices.claim(ident)
        wire.fall_silent()
        # Who reads is answered over another connection, whichever of the old ones they had.
        for _ in range(4):
            assert len(await store.read(ident)) == room.table.count
        # Nobody knows whether this was stored; it may be tried again.
        ack = await room.carry_out(guest, say(2))
        assert ack.problem is not None
        assert ack.problem.code == "store-unsure"
        assert (await room.carry_out(guest, say(2))).ok
        # What others tell is heard again.
        assert not await notices.claim("another")
        await until(lambda: notices.connected)
        assert isinstance(store, Store)
        assert await store.answers()
        assert await notices.claim("another")

    with_processes(url.replace(str(server.port), str(wire.port)), 1, act)


def test_what_was_stored_without_an_answer_is_there_once(
    url: str, server: Postgres, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent_after(monkeypatch, 2.0)

    async def act(rooms: Rooms) -> None:
        room = await rooms.make(commands.make_table(m.NewTable("rockwell", 2), 0))
        guest = room.table.guests[0]
        assert (await room.carry_out(guest, say(1))).ok
        wire.fall_silent(only_answers=True)
        # It is looked for, and found.
        assert (await room.carry_out(guest, say(2))).ok
        assert (await room.carry_out(guest, say(2))).ok
        book = await rooms.store.read(room.table.id)
        assert [entry.command for entry in book if isinstance(entry, e.Said)] == [
            "command-0001",
            "command-0002",
        ]

    with_processes(url.replace(str(server.port), str(wire.port)), 1, act)


def test_a_database_that_does_not_answer_is_not_called_damaged(
    url: str, server: Postgres, wire: Wire
) -> None:
    async def act() -> None:
        store = Store(url.replace(str(server.port), str(wire.port)))
        await store.open()
        wire.close()
        try:
            await copying.check(store)
        finally:
            await store.close()

    with pytest.raises(StoreError) as told:
        asyncio.run(act())
    assert told.value.code == "database-unreachable"


def admin_of_a_failing_database(
    url: str, monkeypatch: pytest.MonkeyPatch, fail: Callable[[], None], command: list[str]
) -> str:
    """What a command complains of where the database fails as soon as it is opened."""
    opening = Store.open

    async def fill() -> None:
        store = Store(url)
        await store.open()
        made = commands.make_table(m.NewTable("rockwell", 2), 0)
        await store.append("begun", 0, made.entries)
        await store.close()

    async def open_and_fail(store: Store) -> None:
        await opening(store)
        fail()

    asyncio.run(fill())
    monkeypatch.setattr(Store, "open", open_and_fail)
    code, _, complaint = command_said(*command, url)
    assert (code, complaint.count("\n")) == (2, 1)
    return complaint


@pytest.mark.parametrize(
    "command",
    [
        ["admin", "list", "--database"],
        ["admin", "show", "begun", "--database"],
        ["admin", "doctor", "--database"],
        ["admin", "renew", "begun", "--database"],
        ["admin", "repair", "begun", "--database"],
        ["admin", "delete", "begun", "--database"],
        ["admin", "prune", "--days", "1", "--database"],
        ["data", "check"],
    ],
    ids=" ".join,
)
def test_a_database_that_goes_away_is_one_sentence(
    url: str, server: Postgres, wire: Wire, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    place = url.replace(str(server.port), str(wire.port))
    complaint = admin_of_a_failing_database(place, monkeypatch, wire.close, command)
    assert "be reached; check its address" in complaint


@pytest.mark.parametrize("command", ["list", "prune --days 1"])
def test_no_administrator_waits_for_a_silent_database(
    url: str, server: Postgres, wire: Wire, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    def fall_silent() -> None:
        silent_after(monkeypatch, 0.1)
        wire.fall_silent()

    place = url.replace(str(server.port), str(wire.port))
    asked = ["admin", *command.split(), "--database"]
    complaint = admin_of_a_failing_database(place, monkeypatch, fall_silent, asked)
    assert "be reached; check its address" in complaint


def test_claims_end_with_a_connection_on_which_nothing_could_be_made_good(url: str) -> None:
    async def act(first: Rooms, second: Rooms) -> None:
        notices = first.store.notices
        assert isinstance(notices, PostgresNotices)
        assert notices._connection is not None
        tried: list[bool] = []

        async def missed() -> None:
            """As after several faults at once: the database is back, and away again at once."""
            tried.append(await notices.claim(f"table{len(tried)}"))
            if len(tried) == 1:
                raise OSError

        notices._missed = missed
        notices._connection.terminate()
        await until(lambda: len(tried) == 2)
        assert await second.store.notices.claim("table0")
        assert not await second.store.notices.claim("table1")

    with_processes(url, 2, act)


def test_bots_try_again_often_enough_while_nothing_can_be_stored(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they wait between two attempts is what a table waits after the database is back."""

    async def act(rooms: Rooms) -> None:
        pauses: list[float] = []
        sleep, append = asyncio.sleep, rooms.store.append

        async def hurry(seconds: float) -> None:
            pauses.append(seconds)
            await sleep(0)

        async def full(table: str, number: int, entries: Sequence[e.AnyEntry]) -> None:
            if len(pauses) < 20:
                raise CannotWrite
            await append(table, number, entries)

        made = commands.make_table(
            m.NewTable("rockwell", 2, bots=["random"], start=True, pace=0), 0
        )
        await append(made.table, 0, made.entries)
        monkeypatch.setattr(rooms.store, "append", full)
        monkeypatch.setattr("pithead.rooms.clock.asyncio.sleep", hurry)
        room = await rooms.room(made.table)
        async with asyncio.timeout(PATIENCE):
            while not room.table.moves:
                await sleep(0.01)
        assert 0 < max(pauses) < 5

    with_processes(url, 1, act)


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("postgresql://nobody:secret@127.0.0.1:{free}/none", "database-unreachable"),
        ("postgresql://pithead:secret@127.0.0.1:{port}/none", "database-unreachable"),
        ("postgresql://pithead@127.0.0.1:{free}/none?password=secret", "database-unreachable"),
        ("mysql://127.0.0.1/none", "database-url"),
        ("postgresql://:::/", "database-url"),
    ],
)
def test_a_wrong_address_is_one_sentence(server: Postgres, address: str, code: str) -> None:
    async def act() -> None:
        await Store(address.format(free=free_port(), port=server.port)).open()

    with pytest.raises(StoreError) as told:
        asyncio.run(act())
    assert told.value.code == code
    assert "secret" not in told.value.place


def test_tables_of_a_newer_version_are_left_alone(server: Postgres, url: str) -> None:
    async def act() -> None:
        store = Store(url)
        await store.open()
        await store.close()

    asyncio.run(act())
    server.run("UPDATE alembic_version SET version_num = '9999'", url)
    with pytest.raises(StoreError) as told:
        asyncio.run(act())
    assert told.value.code == "database-newer"
    assert server.run("SELECT version_num FROM alembic_version", url) == "9999"
