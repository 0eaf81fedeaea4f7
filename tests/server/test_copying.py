"""Tables copied, backed up while they are played, restored, and checked."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from pithead.server import copying
from pithead.server.store import FILE, Store, StoreError
from pithead.tables import entries as e
from pithead.tables import messages as m

from ..tables.playing import started
from .postgres import Postgres, needed
from .running import Process, Visitor, serving
from .running import said as run
from .test_store import said, with_store


@cache
def some_books() -> dict[str, list[e.AnyEntry]]:
    """Three tables: one that is over, one being played, and a long talk."""
    books: dict[str, list[e.AnyEntry]] = {}
    for name, moves in (("over", 20_000), ("playing", 30)):
        seated = started()
        seated.play_on(moves, Random(5))
        books[name] = seated.book
    books["talk"] = [*started().book, *(said(n) for n in range(4500))]
    return books


def fill(folder: Path) -> dict[str, list[e.AnyEntry]]:
    books = some_books()

    async def write(store: Store) -> None:
        for name, book in books.items():
            await store.append(name, 0, book)

    with_store(folder, write)
    return books


def copied(source: str, target: str) -> int:
    async def main() -> int:
        reading, writing = Store(source), Store(target)
        await reading.open()
        await writing.open()
        try:
            return await copying.copy(reading, writing)
        finally:
            await reading.close()
            await writing.close()

    return asyncio.run(main())


def books_in(place: str) -> dict[str, list[e.AnyEntry]]:
    async def main() -> dict[str, list[e.AnyEntry]]:
        store = Store(place)
        await store.open()
        try:
            return {name: await store.read(name) for name in ("over", "playing", "talk")}
        finally:
            await store.close()

    return asyncio.run(main())


class Ran(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def pithead(*arguments: str) -> Ran:
    return Ran(*run(*arguments))


@needed
def test_there_and_back_again(server: Postgres, tmp_path: Path) -> None:
    books = fill(tmp_path / "here")
    url = server.database("copied")
    total = sum(map(len, books.values()))
    assert copied(str(tmp_path / "here"), url) == total
    assert books_in(url) == books
    assert copied(url, str(tmp_path / "back")) == total
    assert books_in(str(tmp_path / "back")) == books
    with pytest.raises(StoreError) as told:
        copied(str(tmp_path / "here"), url)
    assert told.value.code == "store-not-empty"


def test_a_backup_of_a_server_that_runs_is_whole(tmp_path: Path) -> None:
    with Process(tmp_path / "live") as running, Visitor(running.address) as ann:
        table = ann.make()
        acked = [ann.do(table, m.Say, text=f"before {n}").version for n in range(20)]
        ended = threading.Event()

        def talk() -> None:
            with Visitor(running.address) as same:
                same.client.cookies = ann.client.cookies
                while not ended.is_set():
                    same.do(table, m.Say, text="meanwhile")
                    ended.wait(0.03)

        talking = threading.Thread(target=talk)
        talking.start()
        backup = tmp_path / "backup.sqlite3"
        ran = pithead("data", "backup", str(tmp_path / "live"), str(backup))
        ended.set()
        talking.join()
        assert ran.returncode == 0, ran.stderr
    assert backup.stat().st_mode & 0o077 == 0
    ran = pithead("data", "restore", str(backup), str(tmp_path / "again"))
    assert ran.returncode == 0, ran.stderr
    assert "Tables read: 1" in pithead("data", "check", str(tmp_path / "again")).stdout
    with serving(tmp_path / "again") as address, Visitor(address) as back:
        back.client.cookies = ann.client.cookies
        assert back.look(table).snapshot.version >= acked[-1]


def test_a_backup_that_does_not_fit_is_told_and_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path / "here")
    pragmas = Store._pragmas
    with monkeypatch.context() as small:
        # As on a full disk. Only what is written needs more pages than there are.
        small.setattr(Store, "_pragmas", lambda store: (*pragmas(store), "max_page_count=60"))
        ran = pithead("data", "backup", str(tmp_path / "here"), str(tmp_path / "b.sqlite3"))
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert "check your permissions and the free space" in ran.stderr
    assert "b.sqlite3" in ran.stderr
    assert books_in(str(tmp_path / "b.sqlite3")) == {"over": [], "playing": [], "talk": []}
    ran = pithead("data", "backup", str(tmp_path / "here"), str(tmp_path / "b.sqlite3"))
    assert ran.returncode == 0, ran.stderr


def test_restored_games_are_all_played_again(tmp_path: Path) -> None:
    fill(tmp_path / "here")
    backup, again = tmp_path / "backup.sqlite3", tmp_path / "again"
    assert pithead("data", "backup", str(tmp_path / "here"), str(backup)).returncode == 0
    assert pithead("data", "restore", str(backup), str(again)).returncode == 0
    ran = pithead("data", "check", str(again))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == "Tables read: 3; finished games replayed: 1.\n"


def test_what_is_damaged_is_found_and_named(tmp_path: Path) -> None:
    fill(tmp_path)
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("DELETE FROM entries WHERE table_id = 'talk' AND number = 77")
        wrong = e.encode(e.Moved(time=0, seat=0, action="fly"))
        connection.execute(
            "UPDATE entries SET data = ? WHERE table_id = 'over' AND number = 9", [wrong]
        )
    connection.close()
    ran = pithead("data", "check", str(tmp_path))
    assert ran.returncode == 1
    lines = ran.stderr.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("table over: entry 9")
    assert lines[1].startswith("table talk: entry 77 is missing or damaged")


def test_what_is_left_of_a_truncated_file_is_saved_and_the_cut_is_told(tmp_path: Path) -> None:
    books = fill(tmp_path / "here")
    whole = (tmp_path / "here" / FILE).read_bytes()
    saved: list[int] = []
    for part in (0.3, 0.6, 0.9):
        cut, again = tmp_path / f"cut{part}.sqlite3", tmp_path / f"again{part}"
        cut.write_bytes(whole[: int(len(whole) * part)])
        rescued = asyncio.run(rescue(cut, str(again)))
        found = books_in(str(again))
        assert all(book == books[table][: len(book)] for table, book in found.items())
        ends = {fault.table: fault.number for fault in rescued.cut}
        left = {table: book for table, book in found.items() if book}
        short = {table: len(book) for table, book in left.items() if book != books[table]}
        assert short.items() <= ends.items()
        saved.append(rescued.entries)
    assert 0 < saved[0] < saved[1] < saved[2] < sum(map(len, books.values()))


async def rescue(file: Path, target: str) -> copying.Rescued:
    store = Store(target)
    await store.open()
    try:
        return await copying.rescue(file, store)
    finally:
        await store.close()


def test_a_damaged_file_says_how_to_go_on(tmp_path: Path) -> None:
    fill(tmp_path / "here")
    whole = (tmp_path / "here" / FILE).read_bytes()
    (tmp_path / "here" / FILE).write_bytes(whole[: len(whole) // 2])
    ran = pithead("data", "check", str(tmp_path / "here"))
    assert "pithead data rescue" in ran.stderr
    ran = pithead("data", "rescue", str(tmp_path / "here"), str(tmp_path / "again"))
    assert ran.returncode in (0, 1), ran.stderr
    assert "were saved" in ran.stdout
    assert pithead("data", "check", str(tmp_path / "again")).returncode == 0


def test_mistakes_are_one_sentence_each(tmp_path: Path) -> None:
    fill(tmp_path / "here")
    wrong = [
        (("copy", str(tmp_path / "none"), str(tmp_path / "x")), "there are no tables in"),
        (("copy", str(tmp_path / "here")), "say where the tables should go"),
        (("check", str(tmp_path / "here"), "there"), "takes one place only"),
        (("copy", str(tmp_path / "here"), str(tmp_path / "here")), "there are already tables in"),
    ]
    for arguments, sentence in wrong:
        ran = pithead("data", *arguments)
        assert ran.returncode == 2, arguments
        assert sentence in ran.stderr
        assert "Traceback" not in ran.stderr
