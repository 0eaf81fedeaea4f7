"""What earlier versions stored is served by this one: each folder of tests/data is one of them."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path

import pytest

from pithead.server import admin
from pithead.server.store import FILE, Store
from pithead.tables import messages as m

from .running import Visitor, play, said, serving
from .test_store import with_store

DATA = Path(__file__).parent.parent / "data"
BOOKS = sorted(DATA.glob("*/*_table.jsonl"))


def earlier_store(folder: Path, book: Path) -> None:
    """The book as it was written, byte by byte, in a store of the first schema."""

    async def make(_: Store) -> None:
        pass

    with_store(folder, make)
    lines = book.read_text(encoding="utf-8").splitlines()
    rows = [
        ("earlier", number, (entry := json.loads(line))["time"], entry["kind"], line)
        for number, line in enumerate(lines)
    ]
    with contextlib.closing(sqlite3.connect(folder / FILE)) as file, file:
        file.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)


def test_there_is_data_of_an_earlier_version() -> None:
    assert {book.name for book in BOOKS} >= {"rockwell_table.jsonl", "brass_empire_table.jsonl"}


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: f"{book.parent.name}-{book.stem}")
def test_a_table_of_an_earlier_version_goes_on(book: Path, tmp_path: Path) -> None:
    earlier_store(tmp_path, book)
    assert said("admin", "doctor", "--data", str(tmp_path))[0] == 0
    assert said("data", "check", str(tmp_path))[0] == 0
    expected = book.with_name(f"{book.stem}_log.txt").read_text("utf-8").splitlines()

    async def renew(store: Store) -> admin.Links:
        return await admin.renew(store, "earlier", 1)

    token = with_store(tmp_path, renew).host.partition("#seat=")[2]
    with serving(tmp_path) as address, Visitor(address) as ann:
        seats = ann.join("earlier", token, "Ann").json()["seats"]
        snapshot = ann.look("earlier").snapshot
        assert snapshot.you.host
        assert (snapshot.stage, snapshot.at) == ("playing", len(expected))
        assert [play(ann, "earlier", seat) is not None for seat in seats].count(True) >= 1
        ann.do("earlier", m.Say, text="It goes on.")
    # And once more after a restart, with what this version has written.
    with serving(tmp_path) as address, Visitor(address) as again:
        again.client.cookies = ann.client.cookies
        assert again.look("earlier").snapshot.at > len(expected)
    assert said("admin", "doctor", "--data", str(tmp_path))[0] == 0
