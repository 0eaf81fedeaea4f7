"""One table's trouble stays its own: broken files are refused, broken tables are set aside."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pithead
from pithead.kernel.match import Match
from pithead.rooms.room import Room
from pithead.server import context as contexts
from pithead.server.context import Config, Context
from pithead.server.store import FILE
from pithead.tables import commands, games
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.tables.errors import TableError
from tests.tables.playing import Seated

from .running import GENEROUS, PATIENCE, Visitor, serving

NOW = 1_700_000_000_000


def played_on(name: str = "rockwell", moves: int = 15) -> dict[str, Any]:
    """A stored game that began in the middle of another, so that it has a view."""
    game, rng = pithead.game(name), Random(moves)
    match = game.match(3, 7)
    for _ in range(moves):
        answer(match, rng)
    begun = Match.from_view(game, match.view(0), match.options, bytes(32))
    for _ in range(4):
        answer(begun, rng)
    record: dict[str, Any] = json.loads(json.dumps(begun.record()))
    return record


def answer(match: Match, rng: Random) -> None:
    pending = match.state.pending
    assert pending is not None
    match.apply(pending.seats[0], match.sample(pending.seats[0], rng))


def stored(folder: Path) -> int:
    with contextlib.closing(sqlite3.connect(folder / FILE)) as file:
        return int(file.execute("SELECT count(*) FROM entries").fetchone()[0])


# --- files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rockwell", "brass_empire"])
def test_a_file_with_a_broken_view_is_refused_and_nothing_is_stored(
    tmp_path: Path, name: str
) -> None:
    record = played_on(name)
    with serving(tmp_path) as address, Visitor(address) as ann:
        for broken in ([4], [], [4, 4, 4], record["view"]["stack"][:-1], [9] * 15):
            spoilt = {**record, "view": {**record["view"], "stack": broken}}
            refused = ann.post("/api/tables/import", spoilt)
            assert (refused.status_code, refused.json()["code"]) == (400, "record")
            assert stored(tmp_path) == 0
        assert ann.post("/api/tables/import", record).status_code == 201
        assert stored(tmp_path) == 1


@pytest.mark.parametrize("name", ["rockwell", "brass_empire"])
def test_every_place_of_a_view_is_checked(name: str) -> None:
    """What passes can be played on; what does not fit its own figures is refused."""
    record, rng = played_on(name, 40), Random(3)
    record = {**record, "log": [], "sealed": {}}
    del record["log_digest"]
    commands.check_record(record)
    refused = 0
    for _ in range(150):
        view = json.loads(json.dumps(record["view"]))
        key = rng.choice([key for key, value in view.items() if isinstance(value, list) and value])
        view[key][rng.randrange(len(view[key]))] = rng.choice((4, -1, 100, None, 2, "x"))
        try:
            commands.check_record({**record, "view": view})
        except TableError:
            refused += 1
        else:
            Seated(commands.import_table({**record, "view": view}, NOW)).play_on(200, Random(1))
    assert refused > 50


@pytest.mark.parametrize("name", ["rockwell", "brass_empire"])
def test_a_view_holds_nothing_that_nobody_ever_sees(name: str) -> None:
    """Else a file could fill the store with it."""
    record = played_on(name, 40)
    for key, value in record["view"].items():
        if isinstance(value, list):
            longer = {**record["view"], key: value + [0] * 10_000}
            with pytest.raises(TableError, match=r"record|too-large"):
                commands.check_record({**record, "view": longer})


def test_only_what_a_table_needs_is_kept_of_a_file(tmp_path: Path) -> None:
    record = played_on()
    junk = {"x" * 30 + str(n): "y" * 1000 for n in range(500)}
    sent = {**record, **junk, "made_by": {"junk": "z" * 1000}, "component_set": ["w" * 1000] * 300}
    with serving(tmp_path) as address, Visitor(address) as ann:
        answered = ann.post("/api/tables/import", sent)
        assert answered.status_code == 201, answered.text
        with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file:
            (size,) = file.execute("SELECT sum(length(data)) FROM entries").fetchone()
        assert size < len(json.dumps(record)) + 1000


def nested(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of all lists and dictionaries within a value; of a list's items the first."""
    if isinstance(value, dict | list):
        yield path
        items = value.items() if isinstance(value, dict) else [*enumerate(value)][:1]
        for key, inner in items:
            yield from nested(inner, (*path, key))


@pytest.mark.parametrize("name", ["rockwell", "brass_empire"])
def test_no_place_in_a_file_holds_what_nobody_needs(name: str) -> None:
    """It is refused, or left out."""
    made = pithead.game(name).component_data()
    own = {**played_on(name), "component_set": json.loads(json.dumps(made))}
    own |= {"players": [{"name": "Ann"}], "times": [1]}
    del own["log_digest"]
    places = [place for place in nested(own) if len(place) < 3]
    assert len(places) > 20
    left_out = 0
    for place in places:
        spoilt = json.loads(json.dumps(own))
        there: Any = spoilt
        for key in place:
            there = there[key]
        if isinstance(there, dict):
            there["junk"] = "junk" * 100
        else:
            there.append("junk" * 100)
        try:
            commands.check_record(spoilt)
        except TableError:
            continue
        left_out += 1
        assert b"junk" not in e.encode(commands.import_table(spoilt, NOW).entries[0]).encode()
    assert left_out


def test_a_file_of_other_rules_is_tried_out_too(tmp_path: Path) -> None:
    record = {**played_on(), "rules": "0"}
    with serving(tmp_path) as address, Visitor(address) as ann:
        refused = ann.post("/api/tables/import", record)
        assert refused.json()["code"] == "record-rules"
        taken = ann.post("/api/tables/import?anyway=true", record)
        assert taken.status_code == 201
        assert ann.look(taken.json()["table"]).snapshot.stage == "playing"


# --- tables ---------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Context]:
    context = Context(Config(str(folder), rates=GENEROUS, bot_workers=1))
    await context.open()
    try:
        yield context
    finally:
        await context.close()


def against_a_bot() -> commands.Made:
    wish = m.NewTable("brass_empire", 2, bots=["random"], start=True, name="Ann")
    return commands.make_table(wish, NOW)


def spoil(room: Room) -> None:
    """As a position that no game leads to would: whoever looks at it fails."""
    room.table.chairs.clear()


async def until(done: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.01)


def test_a_broken_table_is_set_aside_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contexts, "SWEEP", 0.05)

    async def run() -> None:
        async with opened(tmp_path) as context:
            bad = await context.rooms.make(against_a_bot())
            good = await context.rooms.make(against_a_bot())
            spoil(bad)
            await until(lambda: bad.aside)
            context.rooms.stir()
            assert context.rooms.awake() == [good]
            values = context.figures()[""].values
            assert (values["tables_set_aside"], values["tables_playing"]) == (1, 1)
            for _ in range(2):
                with pytest.raises(TableError, match="unreadable"):
                    await context.rooms.room(bad.table.id)
            ack = await bad.carry_out(bad.table.guests[0], m.Say("command-1", "hello"))
            assert ack.problem is not None
            assert ack.problem.code == "unreadable"
            # Of the other table, presence, bots and moves go on.
            ack = await good.carry_out(good.table.guests[0], m.Say("command-2", "hello"))
            assert ack.ok
            told = [record for record in caplog.records if record.levelno >= logging.ERROR]
            assert [bad.table.id in record.getMessage() for record in told] == [True]

    asyncio.run(run())


def test_a_table_that_can_t_be_read_keeps_no_bots_asleep_after_a_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its entries may come from an earlier version, which stored more than can be read."""

    async def fill() -> str:
        async with opened(tmp_path) as context:
            broken = played_on("brass_empire")
            broken["view"]["stack"] = [4, *broken["view"]["stack"]]
            made = e.Made(
                time=NOW, game="brass_empire", seats=3, options={}, watch="w", record=broken
            )
            await context.store.append("A" * 12, 0, [made])
            good = against_a_bot()
            started = good.entries[-1]
            assert isinstance(started, e.Started)
            await context.store.append(good.table, 0, good.entries)
            return good.table

    async def start(table: str) -> None:
        async with opened(tmp_path) as context:
            await until(lambda: context.rooms.set_aside == 1)
            with pytest.raises(TableError, match="unreadable"):
                await context.rooms.room("A" * 12)
            assert (await context.rooms.room(table)).table.stage == "playing"
            assert (await context.rooms.make(against_a_bot())).table.stage == "playing"

    table = asyncio.run(fill())
    caplog.clear()
    asyncio.run(start(table))
    told = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    assert [("A" * 12) in one for one in told] == [True]


def test_an_entry_that_can_t_be_folded_sets_its_table_aside(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as context:
            room = await context.rooms.make(against_a_bot())
            host = room.table.guests[0]
            room.table.guests.clear()
            ack = await room.carry_out(host, m.Say("command-1", "hello"))
            assert ack.problem is not None
            assert ack.problem.code == "unreadable"
            # What is stored is whole: read again, the table is there.
            context.rooms._aside.clear()
            again = await context.rooms.room(room.table.id)
            assert again.table.count == 3

    asyncio.run(run())


def test_what_can_t_be_read_is_not_stored(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as context:
            made = commands.import_table(played_on(), NOW)
            first = made.entries[0]
            assert isinstance(first, e.Made)
            assert first.record is not None
            first.record["view"] = {"seats": 3}
            with pytest.raises(Exception, match="view"):
                await context.rooms.make(made)
            assert await context.store.read(made.table) == []

    asyncio.run(run())


# --- taking turns ---------------------------------------------------------------------------------


def test_reads_of_one_visitor_leave_a_place_for_another(tmp_path: Path) -> None:
    """However many sleeping tables somebody asks for, another's is read at once."""

    async def run() -> None:
        async with opened(tmp_path) as context:
            # Else the bots of what is stored here may be woken, which is a turn of its own.
            await until(context._tasks[0].done)
            made = [against_a_bot() for _ in range(6)]
            for one in made:
                await context.store.append(one.table, 0, one.entries)
            hold, reading = threading.Event(), []

            async def offload(work: Any, ident: str, book: Any) -> Any:
                reading.append(ident)
                if ident != made[-1].table:
                    await asyncio.to_thread(hold.wait)
                return work(ident, book)

            monkey: Any = context.rooms
            monkey.offload = offload
            asked = [
                asyncio.create_task(context.rooms.room(one.table, "mallory")) for one in made[:-1]
            ]
            await until(lambda: reading)
            try:
                async with asyncio.timeout(PATIENCE):
                    room = await context.rooms.room(made[-1].table, "ann")
            finally:
                hold.set()
            assert room.table.stage == "playing"
            assert reading[1:2] == [made[-1].table], "one of mallory's, then ann's"
            assert len(await asyncio.gather(*asked)) == 5

    asyncio.run(run())


def test_who_asks_why_waits_for_their_own_turn(tmp_path: Path) -> None:
    """What was known at a moment is played again to tell it: of one visitor one at a time."""
    match, rng = pithead.game("rockwell").match(2, 7), Random(1)
    while not match.over:
        answer(match, rng)

    async def run() -> None:
        async with opened(tmp_path) as context:
            room = await context.rooms.make(commands.import_table(match.record(), NOW))
            reel = await context.replays.reel(room, "ann")
            await context.rooms.turns.take("mallory")
            asked = asyncio.create_task(room.why(reel, 2, "mallory"))
            assert (await room.why(reel, 2, "ann")).answers
            assert not asked.done()
            assert context.rooms.turns.waiting_for("mallory") == 1
            context.rooms.turns.give_back("mallory", 0.0)
            assert (await asked).answers

    asyncio.run(run())


def test_a_set_of_components_is_made_once() -> None:
    """A second read of a game with components of its own costs nothing, and few are kept."""
    data = pithead.game("rockwell").component_data()
    gc.collect()
    others = _games_in_memory()
    first = games.game_with("rockwell", data)
    assert games.game_with("rockwell", json.loads(json.dumps(data))) is first
    for n in range(games.OWN_SETS + 1):
        changed = json.loads(json.dumps(data))
        changed["delivery"]["tile"][11]["prestige"] = 1 + n % 20
        changed["delivery"]["tile"][19]["prestige"] = 20 + n // 20
        games.game_with("rockwell", changed)
    assert len(games._OWN) <= games.OWN_SETS
    assert games.game_with("rockwell", data) is not first
    # And nothing else holds the others. One is held here.
    assert _games_in_memory() <= others + games.OWN_SETS + 1


def _games_in_memory() -> int:
    return sum(type(one) is type(games.game("rockwell")) for one in gc.get_objects())
