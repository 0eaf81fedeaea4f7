"""Bots at seats: in their own processes, within their limit, with nothing but a view."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import uvicorn

import pithead
from pithead import bots
from pithead.server.bot_pool import BotFailure, BotPool
from pithead.server.bot_process import Asked
from pithead.server.rooms import Room, Rooms, answer, question
from pithead.server.store import Store
from pithead.tables import commands, games
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.tables.table import Table
from pithead.tables.trouble import Trouble

from ..tables.playing import started

BAD = "tests.server.bad_bots"


def table_of_bots(game: str, seats: int, bot: str) -> commands.Made:
    """A table at which nobody sits but bots."""
    made = commands.make_table(m.NewTable(game, seats, bots=[bot] * (seats - 1), pace=0), 0)
    first = e.BotSeated(time=0, by=0, seat=0, bot=bot)
    return made._replace(entries=[*made.entries, first, e.Started(time=0, by=0, seed="1b" * 32)])


def with_rooms(data: Path, pool: BotPool, act: Callable[[Rooms], Awaitable[Any]]) -> Any:
    async def main() -> Any:
        store = Store(str(data))
        await store.open()
        rooms = Rooms(store, pool)
        try:
            return await act(rooms)
        finally:
            await rooms.close()
            await pool.close()
            await store.close()

    # The loop people are served by.
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        return runner.run(main())


async def played_out(room: Room, moves: int = 100_000) -> Table:
    """Wait until the end of the game is written down, or it has so many moves."""
    while not room.table.ended and len(room.table.moves) < moves:
        await asyncio.sleep(0.05)
    return room.table


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize(("game", "seats"), [("rockwell", 2), ("brass_empire", 2)])
def test_bots_play_a_game_to_its_end(tmp_path: Path, game: str, seats: int, bot: str) -> None:
    async def act(rooms: Rooms) -> Table:
        return await played_out(await rooms.make(table_of_bots(game, seats, bot)))

    table = with_rooms(tmp_path, BotPool(1, limit=60), act)
    assert table.stage == "over"
    assert table.ended
    kinds = {item.said.key for item in table.journal.items if item.kind == "table"}
    assert kinds <= {"table-bot", "table-started"}, "no bot ever failed"


@pytest.mark.parametrize(
    ("bot", "reason"), [("random", "late"), ("greedy", "illegal"), ("crashing", "crashed")]
)
def test_where_a_bot_fails_the_table_goes_on_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, reason: str
) -> None:
    monkeypatch.setattr(bots, "NAMES", (*bots.NAMES, "crashing"))
    monkeypatch.setattr(games, "remembers", lambda *_: False)

    async def act(rooms: Rooms) -> Table:
        return await played_out(await rooms.make(table_of_bots("rockwell", 2, bot)), 4)

    table = with_rooms(tmp_path, BotPool(1, limit=0.3, module=BAD), act)
    told = [item.said.key for item in table.journal.items if item.kind == "table"]
    assert told.count(f"table-bot-{reason}") >= 4
    assert len(table.moves) >= 4


def test_a_late_bots_process_is_ended(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        worker = rooms.bots._workers[0]
        asked = Asked("rockwell", "", "random", 0, "", 1.0, {})
        for _ in range(2):
            with pytest.raises(BotFailure, match="late"):
                await rooms.bots.ask(asked)
            assert worker.process is None
        process = await worker._started()
        os.kill(process.pid, 0)
        await worker.end()
        with pytest.raises(ProcessLookupError):
            os.kill(process.pid, 0)

    with_rooms(tmp_path, BotPool(1, limit=0.2, module=BAD), act)


@pytest.mark.parametrize(("game", "seats"), [("rockwell", 3), ("brass_empire", 3)])
def test_a_bot_is_sent_its_view_and_nothing_else(game: str, seats: int) -> None:
    seated = started(game, seats)
    rng = Random(3)
    table = seated.table
    match = table.match
    assert match is not None
    assert match.seed is not None
    for _ in range(25):
        seated.play_on(7, rng)
        if match.over:
            break
        seat = match.state.to_act()
        table.chairs[seat].bot = "greedy"
        sent = msgspec.json.encode(question(table, seat))
        assert match.seed.hex().encode() not in sent
        truth = match.state
        match.state = table.game.determinize(table.game.view(truth, seat), rng)
        assert msgspec.json.encode(question(table, seat)) == sent
        match.state = truth
        # What arrives is enough to answer with.
        arrived = msgspec.json.decode(sent, type=Asked)
        bot = bots.make("random", pithead.game(game), seat, arrived.seed)
        assert match.check(seat, bot.choose(arrived.view).action) is None


def test_a_simple_move_is_legal_and_always_the_same() -> None:
    seated = started(seats=3)
    rng = Random(1)
    for _ in range(40):
        seated.play_on(5, rng)
        if seated.table.stage != "playing":
            break
        assert seated.table.match is not None
        asked = seated.table.match.state.to_act()
        failed, moved = answer(seated.table, asked, [], "late")
        assert isinstance(failed, e.BotFailed)
        assert isinstance(moved, e.Moved)
        again = answer(seated.table, asked, [], "late")[1]
        assert isinstance(again, e.Moved)
        assert again.action == moved.action


def test_after_a_restart_the_bots_go_on(tmp_path: Path) -> None:
    made = table_of_bots("rockwell", 2, "random")

    async def begin(rooms: Rooms) -> None:
        await rooms.store.append(made.table, 0, made.entries)

    async def go_on(rooms: Rooms) -> str:
        await rooms.wake_bots()
        return (await played_out(await rooms.room(made.table))).stage

    with_rooms(tmp_path, BotPool(1), begin)
    assert with_rooms(tmp_path, BotPool(1), go_on) == "over"


def test_a_table_that_cannot_be_read_stops_no_other(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        broken = e.Moved(time=0, seat=0, action="fly")
        await rooms.store.append("broken", 0, [broken])
        made = table_of_bots("rockwell", 2, "random")
        bad = [*made.entries, e.Moved(time=0, seat=0, action="pass")]
        await rooms.store.append("begun-and-broken", 0, bad)
        await rooms.wake_bots()
        for table in ("broken", "begun-and-broken"):
            with pytest.raises(Trouble, match="unreadable"):
                await rooms.room(table)
        room = await rooms.make(table_of_bots("rockwell", 2, "random"))
        assert (await played_out(room, 5)).moves

    with_rooms(tmp_path, BotPool(1), act)


def test_tables_nobody_watches_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        room = await rooms.make(commands.make_table(m.NewTable("rockwell", 2), 0))
        await rooms.put_to_sleep(after=0)
        again = await rooms.room(room.table.id)
        assert again is not room
        assert again.table.count == room.table.count

    with_rooms(tmp_path, BotPool(1), act)


def test_two_hundred_tables_of_bots_play_to_their_end(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> list[Table]:
        made = [table_of_bots("rockwell", 2, "random") for _ in range(200)]
        opened = [await rooms.make(one) for one in made]
        return [await played_out(room) for room in opened]

    tables = with_rooms(tmp_path, BotPool(2, limit=600), act)
    assert {table.stage for table in tables} == {"over"}

    # Not one entry is missing: the stored books give the same games.
    async def read(rooms: Rooms) -> list[str]:
        found = [Table.read(table.id, await rooms.store.read(table.id)) for table in tables]
        return [table.match.digest() for table in found if table.match is not None]

    assert with_rooms(tmp_path, BotPool(1), read) == [
        table.match.digest() for table in tables if table.match is not None
    ]
