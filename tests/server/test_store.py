"""The store: entries in, the same entries out, whatever goes wrong between."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config as AlembicConfig
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from pithead.rooms.ports import CannotWrite, Conflict, Gap
from pithead.server import migrations, store
from pithead.server.store import Store, StoreError
from pithead.server.writers import SqliteWriter
from pithead.tables import entries as e


def said(n: int) -> e.Said:
    return e.Said(time=n, by=0, command=f"command-{n}", text=f"{n} ✓")


def with_store(data: Path, act: Callable[[Store], Awaitable[Any]], **settings: Any) -> Any:
    async def main() -> Any:
        opened = Store(str(data), **settings)
        await opened.open()
        try:
            return await act(opened)
        finally:
            await opened.close()

    return asyncio.run(main())


def test_what_was_stored_is_read_in_order(tmp_path: Path) -> None:
    async def write(opened: Store) -> None:
        await opened.append("a", 0, [said(1), said(2)])
        await asyncio.gather(*(opened.append(f"t{n}", 0, [said(n)]) for n in range(50)))
        await opened.append("a", 2, [said(3)])

    async def read(opened: Store) -> tuple[list[e.AnyEntry], ...]:
        return await opened.read("a"), await opened.read("t49"), await opened.read("none")

    with_store(tmp_path, write)
    assert with_store(tmp_path, read) == ([said(1), said(2), said(3)], [said(49)], [])


def test_an_entry_is_never_written_over(tmp_path: Path) -> None:
    async def write(opened: Store) -> list[e.AnyEntry]:
        await opened.append("a", 0, [said(1)])
        results = await asyncio.gather(
            opened.append("a", 0, [said(2)]),
            opened.append("b", 0, [said(3)]),
            return_exceptions=True,
        )
        assert isinstance(results[0], Conflict)
        assert results[1] is None, "another table's conflict is not ours"
        return await opened.read("a")

    assert with_store(tmp_path, write) == [said(1)]


@pytest.mark.parametrize(("durable", "level"), [(False, 1), (True, 2)])
def test_sqlite_writes_ahead(tmp_path: Path, durable: bool, level: int) -> None:
    async def ask(opened: Store) -> tuple[str, int]:
        async with opened.engine.connect() as connection:
            mode = await connection.execute(text("PRAGMA journal_mode"))
            synchronous = await connection.execute(text("PRAGMA synchronous"))
            return str(mode.scalar_one()), int(synchronous.scalar_one())

    assert with_store(tmp_path, ask, durable=durable) == ("wal", level)


def keep_small(writer: SqliteWriter) -> None:
    # A limit belongs to the connection that writes, which a failure closes.
    assert writer._connection is not None
    (pages,) = writer._connection.execute("PRAGMA page_count").fetchone()
    writer._connection.execute(f"PRAGMA max_page_count={pages}")


def test_a_full_disk_loses_nothing_and_passes(tmp_path: Path) -> None:
    async def fill(opened: Store) -> list[e.AnyEntry]:
        await opened.append("a", 0, [said(1)])
        writer = opened._backend
        assert isinstance(writer, SqliteWriter)
        writer._thread.submit(keep_small, writer).result()
        big = e.Said(time=2, by=0, text="x" * 50_000)
        with pytest.raises(CannotWrite):
            await opened.append("a", 1, [big])
        await opened.append("a", 1, [big])
        return await opened.read("a")

    assert len(with_store(tmp_path, fill)) == 2


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(StoreError) as told:
        with_store(tmp_path / "file" / "folder", Store.unfinished)
    assert told.value.code == "store-folder"


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / store.FILE).write_bytes(b"This is no database. " * 100)
    with pytest.raises(StoreError) as told:
        with_store(tmp_path, Store.unfinished)
    assert told.value.code == "store-damaged"
    assert (tmp_path / store.FILE).read_bytes() == b"This is no database. " * 100


@pytest.mark.parametrize(("revision", "code"), [("9999", "newer"), ("a1b2c3", "foreign")])
def test_tables_of_another_program_are_left_alone(tmp_path: Path, revision: str, code: str) -> None:
    with_store(tmp_path, Store.unfinished)
    with sqlite3.connect(tmp_path / store.FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [revision])
    connection.close()
    with pytest.raises(StoreError) as told:
        with_store(tmp_path, Store.unfinished)
    assert told.value.code == f"store-{code}"


@pytest.mark.parametrize("keep", [0.2, 0.5, 0.9])
def test_a_file_that_was_cut_off_is_told(tmp_path: Path, keep: float) -> None:
    async def write(opened: Store) -> None:
        for n in range(40):
            await opened.append(f"t{n}", 0, [e.Said(time=n, by=0, text="x" * 2000)])

    with_store(tmp_path, write)
    file = tmp_path / store.FILE
    file.write_bytes(file.read_bytes()[: int(file.stat().st_size * keep)])
    with pytest.raises(StoreError) as told:
        with_store(tmp_path, Store.unfinished)
    assert told.value.code == "store-damaged"


@pytest.mark.skipif(os.name != "posix", reason="rights of files")
def test_nobody_else_may_read_the_tables(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)

    async def rights(opened: Store) -> dict[str, int]:
        await opened.append("a", 0, [said(1)])
        return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}

    found = with_store(folder, rights)
    assert set(found) >= {store.FILE, f"{store.FILE}-wal"}
    assert set(found.values()) == {0o600}
    assert folder.stat().st_mode & 0o777 == 0o700
    # Files of an older Pithead are closed to others, too.
    (folder / store.FILE).chmod(0o644)
    assert set(with_store(folder, lambda opened: opened.read("a"))) == {said(1)}
    assert (folder / store.FILE).stat().st_mode & 0o777 == 0o600


def test_a_closed_store_is_one_file(tmp_path: Path) -> None:
    with_store(tmp_path, lambda opened: opened.append("a", 0, [said(1)]))
    assert [path.name for path in tmp_path.iterdir()] == [store.FILE]


def test_a_missing_entry_is_told(tmp_path: Path) -> None:
    async def write(opened: Store) -> None:
        await opened.append("a", 0, [said(n) for n in range(9)])
        async with opened.engine.begin() as connection:
            await connection.execute(text("DELETE FROM entries WHERE number = 5"))
        with pytest.raises(Gap) as told:
            await opened.read("a")
        assert told.value.number == 5

    with_store(tmp_path, write)


def test_the_migrations_lead_to_the_schema_in_use(tmp_path: Path) -> None:
    config = AlembicConfig()
    folder = Path(migrations.__file__).parent
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_heads() == [store.HEAD]

    async def columns(opened: Store) -> dict[str, str]:
        async with opened.engine.connect() as connection:
            found = await connection.run_sync(lambda sync: inspect(sync).get_columns("entries"))
            return {column["name"]: str(column["type"]) for column in found}

    ours = {column.name: str(column.type) for column in store.ENTRIES.columns}
    assert with_store(tmp_path, columns) == ours


def test_games_that_have_begun_and_not_ended_are_found(tmp_path: Path) -> None:
    made = e.Made(time=0, game="rockwell", seats=2, options={}, watch="")
    begun = e.Started(time=0, seed="")

    async def write(opened: Store) -> list[str]:
        await opened.append("lobby", 0, [made])
        await opened.append("begun", 0, [made, begun])
        await opened.append("over", 0, [made, begun, e.Ended(time=0)])
        await opened.append("stopped", 0, [made, begun, e.Stopped(time=0)])
        taken_up = e.Made(time=0, game="rockwell", seats=2, options={}, watch="", record={})
        await opened.append("imported", 0, [taken_up])
        return sorted(await opened.unfinished())

    assert with_store(tmp_path, write) == ["begun", "imported"]
