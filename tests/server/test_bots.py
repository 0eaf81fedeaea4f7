"""Bots at seats: in their own processes, within their limit, with nothing but a view."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import uvicorn
from sqlalchemy import text

import pithead
from pithead import bots
from pithead.bots.advice import Advice
from pithead.rooms import bot_answers
from pithead.rooms.bot_turns import answer, pause, question
from pithead.rooms.ports import Asked, BotFailure
from pithead.rooms.room import JUST_USED, Room
from pithead.rooms.rooms import FINISHED, OVER_AFTER, Rooms
from pithead.rooms.turns import FairTurns
from pithead.rooms.watcher import Watcher
from pithead.server import child
from pithead.server.bot_pool import BotPool
from pithead.server.store import Store
from pithead.tables import commands, games
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.tables.errors import TableError
from pithead.tables.table import Table

from ..tables.playing import started
from .running import PATIENCE

BAD = "tests.server.bad_bots"


def table_of_bots(game: str, seats: int, bot: str, **options: int) -> commands.Made:
    """A table at which nobody sits but bots."""
    wish = m.NewTable(game, seats, bots=[bot] * (seats - 1), options={**options}, pace=0)
    made = commands.make_table(wish, 0)
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


def watch(room: Room) -> Room:
    """Bots play where somebody is looking."""
    room.enter(Watcher(room.table.guests[0], m.SPECTATOR))
    return room


async def played_out(room: Room, moves: int = 100_000) -> Table:
    """Wait until the end of the game is written down, or it has so many moves."""
    watch(room)
    while not room.table.ended and len(room.table.moves) < moves:
        await asyncio.sleep(0.05)
    return room.table


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize(("game", "seats"), [("rockwell", 2), ("brass_empire", 2)])
def test_bots_play_a_game_to_its_end(tmp_path: Path, game: str, seats: int, bot: str) -> None:
    async def act(rooms: Rooms) -> Table:
        return await played_out(await rooms.make(table_of_bots(game, seats, bot)))

    table = with_rooms(tmp_path, BotPool(1, limit=PATIENCE), act)
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
    known = bots.names
    monkeypatch.setattr(bots, "names", lambda game: (*known(game), "crashing"))
    monkeypatch.setattr(games, "remembers", lambda *_: False)

    async def act(rooms: Rooms) -> Table:
        return await played_out(await rooms.make(table_of_bots("rockwell", 2, bot)), 4)

    # Only who is to be late is hurried: a busy machine takes its time for any answer.
    limit = 0.3 if reason == "late" else PATIENCE
    table = with_rooms(tmp_path, BotPool(1, limit=limit, module=BAD), act)
    told = [item.said.key for item in table.journal.items if item.kind == "table"]
    assert told.count(f"table-bot-{reason}") >= 4
    assert len(table.moves) >= 4


def pid_of(pool: BotPool) -> int:
    process = pool._workers[0].process
    assert process is not None
    return process.pid


def test_a_table_goes_on_when_its_bots_idle_process_has_died(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        made = commands.make_table(m.NewTable("rockwell", 2, bots=["random"], start=True), 0)
        room = await rooms.make(made)
        await moves_of(room, 1, 1)
        for round_ in range(3):
            assert isinstance(rooms.bots, BotPool)
            os.kill(pid_of(rooms.bots), signal.SIGKILL)
            if round_:
                # Sometimes the loop has noticed by the time the bot is asked, sometimes not.
                await asyncio.sleep(0.05 * round_)
            await play_person(room, 0)
            await moves_of(room, 1, room_moves(room, 1) + 1)
        kinds = {item.said.key for item in room.table.journal.items if item.said}
        assert not any(kind.startswith("table-bot-") for kind in kinds)

    with_rooms(tmp_path, BotPool(1, limit=PATIENCE), act)


def room_moves(room: Room, seat: int) -> int:
    return sum(played.seat == seat for played in room.table.moves)


async def moves_of(room: Room, seat: int, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while room_moves(room, seat) < count:
            await asyncio.sleep(0.01)


async def play_person(room: Room, seat: int) -> None:
    """Moves of a person until the bot is asked again."""
    table = room.table
    while not table.asked_bots():
        assert table.match is not None
        action = table.match.legal(seat)[0]
        move = m.Move(f"command-{table.count:05}", seat, table.at, list(action))
        ack = await room.carry_out(table.guests[0], move)
        assert ack.ok, ack


def test_whatever_a_bot_pool_throws_the_table_goes_on_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the pipe is closed")

    monkeypatch.setattr("pithead.server.bot_pool._exchange", broken)

    async def act(rooms: Rooms) -> Table:
        return await played_out(await rooms.make(table_of_bots("rockwell", 2, "random")), 3)

    table = with_rooms(tmp_path, BotPool(1), act)
    told = [item.said.key for item in table.journal.items if item.said is not None]
    assert told.count("table-bot-crashed") >= 3


def test_a_bots_turn_that_was_missed_is_found_again(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        room = watch(await rooms.make(table_of_bots("rockwell", 2, "random")))
        await moves_of(room, 0, 1)
        task = room._bot_task
        assert task is not None
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        before = len(room.table.moves)
        rooms.stir()
        await moves_of(room, 0, before + 1)

    with_rooms(tmp_path, BotPool(1), act)


def playing(room: Room) -> bool:
    return room._bot_task is not None


def test_bots_play_only_where_somebody_is_there(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        room = await rooms.make(table_of_bots("rockwell", 2, "random"))
        await asyncio.sleep(0.1)
        assert not playing(room)
        assert not room.table.moves
        watcher = Watcher(room.table.guests[0], m.SPECTATOR)
        room.enter(watcher)
        await moves_of(room, 0, 2)
        room.leave(watcher)
        async with asyncio.timeout(PATIENCE):
            while playing(room):
                await asyncio.sleep(0.01)
        assert room.table.stage == "playing"

    with_rooms(tmp_path, BotPool(1), act)


def test_bot_time_is_shared_among_owners_not_among_tables() -> None:
    async def main() -> list[str]:
        turns = FairTurns(1)
        served: list[str] = []

        async def ask(owner: str) -> None:
            await turns.take(owner)
            served.append(owner)
            await asyncio.sleep(0)
            turns.give_back(owner, 1.0)

        await turns.take("greedy")
        many = [asyncio.create_task(ask("greedy")) for _ in range(40)]
        await asyncio.sleep(0)
        few = [asyncio.create_task(ask("modest")) for _ in range(3)]
        await asyncio.sleep(0)
        # One who stops waiting is passed over.
        few[1].cancel()
        turns.give_back("greedy", 1.0)
        await asyncio.gather(*many, *few, return_exceptions=True)
        await asyncio.wait_for(turns.take("later"), PATIENCE)
        return served

    served = asyncio.run(main())
    assert len(served) == 42
    assert served.index("modest") <= 1
    assert served[:5].count("modest") == 2


def test_an_owner_has_no_more_turns_at_once_than_its_own() -> None:
    async def main() -> list[bool]:
        turns = FairTurns(2, 1)
        await turns.take("greedy")
        second = asyncio.create_task(turns.take("greedy"))
        await asyncio.sleep(0)
        # A place is free, and becomes free once more: neither is for a second turn of the same.
        await turns.take("modest")
        turns.give_back("modest", 1.0)
        await asyncio.sleep(0)
        before = second.done()
        turns.give_back("greedy", 1.0)
        await asyncio.sleep(0)
        return [before, second.done()]

    assert asyncio.run(main()) == [False, True]


def test_a_process_that_is_no_longer_wanted_while_it_starts_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[asyncio.subprocess.Process] = []
    create, begun = asyncio.create_subprocess_exec, asyncio.Event()

    async def slow(*arguments: Any, **named: Any) -> asyncio.subprocess.Process:
        begun.set()
        made.append(await create(*arguments, **named))
        return made[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", slow)

    async def main() -> None:
        starting = asyncio.create_task(child.start(BAD))
        await begun.wait()
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting
        assert [process.returncode for process in made] == [-signal.SIGKILL]

    asyncio.run(main())


def test_a_late_bots_process_is_ended(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        assert isinstance(rooms.bots, BotPool)
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
        assert arrived.memory == match.memory(seat).facts()
        assert arrived.events == []
        chosen = bot_answers.answer(bot_answers.KnownGames(), arrived).action
        assert match.check(seat, tuple(chosen)) is None


def test_a_bot_plays_with_the_components_of_its_table() -> None:
    """One process answers tables with sets of their own, one after another."""
    known = bot_answers.KnownGames()
    for health in (5, 6, 5, None):
        cards: Any = pithead.game("brass_empire").component_data()
        if health is not None:
            cards["chroniker"]["health"] = health
        game = pithead.game("brass_empire", cards)
        state = game.new_state(2, 1)
        seat = state.to_act()
        asked = Asked(
            game.name,
            game.components_digest,
            "greedy",
            seat,
            "1",
            1.0,
            game.view(state, seat),
            component_set=cards if health is not None else None,
        )
        assert known.find(asked).components_digest == game.components_digest
        action = tuple(bot_answers.answer(known, asked).action)
        assert game.check(state, seat, action) is None


def test_a_simple_move_is_legal_and_always_the_same() -> None:
    seated = started(seats=3)
    rng = Random(1)
    for _ in range(40):
        seated.play_on(5, rng)
        if seated.table.stage != "playing":
            break
        assert seated.table.match is not None
        asked = seated.table.match.state.to_act()
        failed, moved = answer(seated.table, asked, [], "late", 7)
        assert isinstance(failed, e.BotFailed)
        assert isinstance(moved, e.Moved)
        again = answer(seated.table, asked, [], "late", 7)[1]
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
            with pytest.raises(TableError, match="unreadable"):
                await rooms.room(table)
        room = await rooms.make(table_of_bots("rockwell", 2, "random"))
        assert (await played_out(room, 5)).moves

    with_rooms(tmp_path, BotPool(1), act)


def test_a_gap_in_a_log_is_told_with_its_place(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        made = commands.make_table(m.NewTable("rockwell", 2), 0)
        room = await rooms.make(made)
        for n in range(4):
            assert (await room.carry_out(room.table.guests[0], m.Say(f"command-{n}", "hi"))).ok
        assert isinstance(rooms.store, Store)
        async with rooms.store.engine.begin() as connection:
            await connection.execute(text("DELETE FROM entries WHERE number = 2"))
        rooms._rooms.clear()
        with pytest.raises(TableError, match="gap") as told:
            await rooms.room(made.table)
        assert told.value.problem.says.args == {"number": 2, "table": made.table}

    with_rooms(tmp_path, BotPool(1), act)


def test_tables_nobody_watches_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        room = await rooms.make(commands.make_table(m.NewTable("rockwell", 2), 0))
        room.used = 0
        rooms.put_to_sleep(after=0)
        again = await rooms.room(room.table.id)
        assert again is not room
        assert again.table.count == room.table.count

    with_rooms(tmp_path, BotPool(1), act)


def test_the_tables_nobody_watches_are_few_and_the_least_used_leave(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        watched = watch(await rooms.make(commands.make_table(m.NewTable("rockwell", 2), 0)))
        idents = [watched.table.id]
        for _ in range(30):
            room = await rooms.make(commands.make_table(m.NewTable("rockwell", 2), 0))
            room.used -= JUST_USED
            idents.append(room.table.id)
        rooms.put_to_sleep()
        kept = [room.table.id for room in rooms.awake()]
        assert kept == [watched.table.id, *idents[-10:]]
        assert (await rooms.room(idents[1])).table.id == idents[1]

    pool = BotPool(1)

    async def main() -> None:
        store = Store(str(tmp_path))
        await store.open()
        await act(Rooms(store, pool, capacity=10))
        await store.close()

    asyncio.run(main())


def test_few_tables_that_are_over_stay_in_memory(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        idents = []
        for _ in range(FINISHED + 5):
            made = table_of_bots("rockwell", 2, "random")
            over = await rooms.make(made._replace(entries=[*made.entries, e.Stopped(time=0)]))
            over.used -= JUST_USED
            idents.append(over.table.id)
        rooms.put_to_sleep()
        assert [room.table.id for room in rooms.awake()] == idents[-FINISHED:]

    with_rooms(tmp_path, BotPool(1), act)


def test_a_table_that_is_over_leaves_the_memory_soon(tmp_path: Path) -> None:
    async def act(rooms: Rooms) -> None:
        made = table_of_bots("rockwell", 2, "random")
        over = await rooms.make(made._replace(entries=[*made.entries, e.Stopped(time=0)]))
        lobby = await rooms.make(commands.make_table(m.NewTable("rockwell", 2), 0))
        for room in (over, lobby):
            room.used -= OVER_AFTER
        rooms.put_to_sleep()
        assert rooms.awake() == [lobby]

    with_rooms(tmp_path, BotPool(1), act)


def test_sixty_tables_of_bots_play_to_their_end(tmp_path: Path) -> None:
    """Short games: with ten Brass in the pool, a solo one takes about forty moves."""

    async def act(rooms: Rooms) -> list[Table]:
        made = [table_of_bots("brass_empire", 1, "random", pool=10) for _ in range(60)]
        opened = [watch(await rooms.make(one)) for one in made]
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


def two_people() -> commands.Made:
    """Two people's table, begun; the second has answered insurance in advance."""
    made = commands.make_table(m.NewTable("rockwell", 2, pace=0), 0)
    key = "b" * 64
    invited = e.Invited(time=0, by=0, seats=[1], key=key)
    joined = e.Joined(time=0, guest="c" * 64, invitation=key)
    begun = e.Started(time=0, by=0, seed="1b" * 32)
    ordered = e.Ordered(time=0, by=1, seat=1, order="insure-nothing", on=True)
    return made._replace(entries=[*made.entries, invited, joined, begun, ordered])


def test_an_answer_in_advance_is_given_while_nobody_looks_and_not_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another person must not be able to tell it from one that was thought about."""
    waits: list[float] = []
    monkeypatch.setattr("pithead.rooms.bot_turns.HESITATION", (0.1, 0.2))

    async def act(rooms: Rooms) -> tuple[Table, list[float]]:
        room = await rooms.make(two_people())
        rng = Random(1)
        match = room.table.match
        assert match is not None
        while match.state.pending is not None and match.state.pending.kind != "insure":
            seat = room.table.waiting_for()[0]
            move = commands.bot_move(room.table, seat, match.sample(seat, rng), 0)
            async with room.lock:
                await room._write([move])
        begun = asyncio.get_running_loop().time()
        while room.table.answered() != [1]:
            await asyncio.sleep(0.01)
        waits.append(asyncio.get_running_loop().time() - begun)
        return room.table, waits

    table, waits = with_rooms(tmp_path, BotPool(1), act)
    assert table.moves[-1].action == ("insure", 0, 0, 0, 0)
    assert waits[0] >= 0.1


def test_a_bot_hurries_through_a_long_turn() -> None:
    """At the usual pace eight moves in a row are shown in 2.5 seconds, the first as any other."""
    turn = [pause(400, n) for n in range(8)]
    assert turn[0] == 0.4
    assert turn == sorted(turn, reverse=True)
    assert sum(turn) <= 2.5
    assert not any(pause(0, n) for n in range(8))


def test_a_hint_comes_from_the_bots_processes_and_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(rooms: Rooms) -> m.Hint:
        wish = m.NewTable("rockwell", 2, bots=["greedy"], start=True)
        room = await rooms.make(commands.make_table(wish, 0))
        advise, spoken = rooms.bots.advise, asyncio.Event()

        async def slowly(asked: Asked, owner: str = "") -> list[Advice]:
            await spoken.wait()
            return await advise(asked, owner)

        monkeypatch.setattr(rooms.bots, "advise", slowly)
        seeking = asyncio.create_task(room.hint(room.table.guests[0], 0))
        async with asyncio.timeout(PATIENCE):
            assert (await room.carry_out(room.table.guests[0], m.Say("command-1", "hello"))).ok
        spoken.set()
        return await seeking

    found = with_rooms(tmp_path, BotPool(1, limit=PATIENCE), act)
    assert (found.seat, found.at) == (0, 0)
    assert 1 <= len(found.answers) <= 3
