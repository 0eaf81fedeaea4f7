"""A finished game's review at its table: made piece by piece, kept in its book, gone on with."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from pithead.review import Review
from pithead.rooms import reviewing
from pithead.rooms.bot_answers import KnownGames, Task, answer
from pithead.rooms.ports import BotFailure, ReviewPart, ReviewWork, Services
from pithead.rooms.room import Room
from pithead.rooms.turns import FairTurns
from pithead.tables import commands
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.tables.errors import TableError
from pithead.tables.replay import Reel
from pithead.tables.table import Table
from tests.review.moments import record

from .test_room import Books, SlowBots, Stopped, beside, broken, settle

SHORT = "brass_empire"
EFFORT = 4 / 256


class Reviewers(SlowBots):
    """Processes that review, here and at once; some of their answers may be lost."""

    reviewers = 2
    review_effort = EFFORT

    def __init__(self, fails: Callable[[int], bool] = lambda _: False) -> None:
        super().__init__()
        self.works: list[ReviewWork] = []
        self.fails = fails

    async def review(self, work: ReviewWork, owner: str = "") -> ReviewPart:
        self.works.append(work)
        await asyncio.sleep(0)
        if self.fails(len(self.works)):
            raise BotFailure("crashed")
        return made(msgspec.json.encode(work))


@cache
def made(work: bytes) -> ReviewPart:
    """As between two processes."""
    sent: Task = msgspec.json.decode(work, type=Task)
    part = answer(KnownGames(), sent).part
    assert part is not None
    return part


def finished() -> Table:
    made = commands.import_table(record(SHORT).data, 0)
    return Table.read(made.table, made.entries)


def room_of(table: Table, bots: Reviewers, books: Books) -> Room:
    services = Services(books, bots, Stopped(), beside)  # type: ignore[arg-type]
    return Room(table, services, FairTurns(1), broken)


def reel_of(table: Table) -> Reel:
    assert table.match is not None
    reel = Reel(table.match)
    reel.wind(table.match.log)
    return reel


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "KEEP_EVERY", 0.0)


async def until_done(room: Room, reel: Reel, seat: int = 0) -> m.Findings:
    found = await room.findings(reel, seat, "")
    while not found.whole and found.trouble is None:
        await settle()
        found = await room.findings(reel, seat, "")
    return found


def test_a_review_is_kept_with_its_table_and_nobody_makes_it_twice() -> None:
    async def act() -> None:
        table, books, bots = finished(), Books(), Reviewers()
        before = table.version
        room, reel = room_of(table, bots, books), reel_of(table)
        found = await until_done(room, reel)
        assert found.whole
        assert found.done == found.of == len({work.piece for work in bots.works} - {None})
        assert table.version == before, "no page is sent anything"

        again = finished()
        for entry in books.written:
            again.fold(e.decode(e.encode(entry)))
        idle = Reviewers()
        assert await room_of(again, idle, Books()).findings(reel_of(again), 0, "") == found
        assert not idle.works

    asyncio.run(act())


def test_a_review_that_was_cut_off_goes_on_from_what_was_kept() -> None:
    async def act() -> None:
        table, books = finished(), Books()
        # Twice in a row: a single lost answer is asked for again.
        room, reel = room_of(table, Reviewers(lambda n: n > 6), books), reel_of(table)
        stopped = await until_done(room, reel)
        assert stopped.trouble is not None
        assert stopped.trouble.key == "review-failed"
        assert 0 < stopped.done < stopped.of
        assert len(stopped.chances) + len(stopped.decisions) > 0

        bots = Reviewers()
        room = room_of(table, bots, books)
        found = await until_done(room, reel)
        assert found.whole
        done = {number for entry in books.written for number, _ in entry.pieces}  # type: ignore[union-attr]
        assert done == set(range(found.of))
        assert 0 not in {work.piece for work in bots.works}

    asyncio.run(act())


def test_what_a_table_tells_is_what_the_library_found() -> None:
    async def act() -> None:
        table, books = finished(), Books()
        room, reel = room_of(table, Reviewers(), books), reel_of(table)
        for seat in range(2):
            found = await until_done(room, reel, seat)
            assert table.review is not None
            whole = msgspec.json.decode(table.review.whole, type=Review)
            for line, row in zip(found.ledger, whole.ledger, strict=True):
                parts = line.deal + line.draws + line.decisions + line.guesses + line.others
                assert parts + line.rest == pytest.approx(line.result, abs=0.31)
                assert line.result == pytest.approx(100 * row.result, abs=0.051)
            assert len(found.summary) == 4
            assert [each.entry for each in found.decisions] == [
                each.entry for each in whole.decisions if each.seat == seat
            ]
            assert [each.entry for each in found.mattered] == [
                point.entry for point in whole.by_seat[seat].turning_points
            ]
            assert len(found.mattered) <= 5

    asyncio.run(act())


def test_any_other_answer_has_a_price_beside_the_one_played() -> None:
    async def act() -> None:
        table = finished()
        room, reel = room_of(table, Reviewers(), Books()), reel_of(table)
        found = await until_done(room, reel)
        priced = [await room.priced(reel, each.entry, "", "") for each in found.decisions]
        decision = next(each for each in priced if each.others)
        wanted = decision.others[-1]
        told = await room.priced(reel, decision.entry, wanted.answer, "")
        assert any(each.says == wanted.says for each in told.answers)
        assert sum(each.played for each in told.answers) == 1
        for wrong in ("fly 7", "end end"):
            with pytest.raises(TableError, match="malformed"):
                await room.priced(reel, decision.entry, wrong, "")
        with pytest.raises(TableError, match="not-reviewed"):
            await room.priced(reel, 10_000, "", "")

    asyncio.run(act())


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    async def act() -> None:
        wish = m.NewTable("rockwell", 2, bots=["random"], start=True)
        made = commands.make_table(wish, 0)
        table = Table.read(made.table, made.entries)
        with pytest.raises(TableError, match="not-over"):
            await room_of(table, Reviewers(), Books()).findings(reel_of(table), 0, "")

    asyncio.run(act())


@pytest.mark.parametrize("what", ["whole", "pieces"])
def test_a_review_that_this_version_cannot_read_is_made_anew(what: str) -> None:
    async def act() -> None:
        table = finished()
        old = msgspec.Raw(b'{"format": "of an earlier version"}')
        kept = {"whole": old} if what == "whole" else {"pieces": [(0, old)]}
        table.fold(e.Reviewed(time=0, heading="then", of=1, **kept))
        found = await until_done(room_of(table, Reviewers(), Books()), reel_of(table))
        assert found.whole
        assert found.trouble is None

    asyncio.run(act())


def test_a_table_that_is_deleted_meanwhile_ends_its_review() -> None:
    async def act() -> None:
        table, books, bots = finished(), Books(), Reviewers()
        room, reel = room_of(table, bots, books), reel_of(table)
        await room.findings(reel, 0, "")
        await settle()
        room.replaced = True
        await room.close()
        asked, written = len(bots.works), len(books.written)
        await settle()
        assert (len(bots.works), len(books.written)) == (asked, written)
        with pytest.raises(TableError):
            await room.findings(reel, 0, "")

    asyncio.run(act())
