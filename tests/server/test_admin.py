"""What whoever runs a server does with its tables: `pithead admin`."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from argparse import Namespace
from pathlib import Path
from random import Random

import pytest

from pithead.cli import main
from pithead.cli.common import CommandError
from pithead.cli.serve import chosen_data, default_data
from pithead.kernel import record as records
from pithead.server import admin
from pithead.server.serving import Lock
from pithead.server.store import FILE, Store
from pithead.tables import entries as e
from pithead.tables import games, secret
from pithead.tables import messages as m

from ..tables.playing import Seated, started
from .running import Visitor, serving
from .running import said as run
from .test_poison import played_on
from .test_store import said, with_store


@pytest.fixture
def seated(tmp_path: Path) -> Seated:
    """One table on disk, with a game that has begun, and an old one."""
    playing = started(name="Ann")
    playing.play_on(20, Random(1))

    async def write(store: Store) -> None:
        await store.append("playing", 0, playing.book)
        await store.append("old", 0, [said(1)])

    with_store(tmp_path, write)
    return playing


def told(capsys: pytest.CaptureFixture[str], data: Path, *arguments: str) -> tuple[int, str]:
    code = main(["admin", *arguments, "--data", str(data), "--lang", "en"])
    caught = capsys.readouterr()
    return code, caught.out + caught.err


def test_tables_are_listed_and_shown_without_secrets(
    seated: Seated, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, listed = told(capsys, tmp_path, "list")
    assert code == 0
    assert [line.split()[0] for line in listed.splitlines()] == ["playing", "old"]
    code, shown = told(capsys, tmp_path, "show", "playing")
    assert code == 0
    assert "rockwell, playing" in shown
    assert "Ann" in shown
    match = seated.table.match
    assert match is not None
    assert match.seed is not None
    for hidden in (match.seed.hex(), seated.table.watch, seated.host.key):
        assert hidden not in listed + shown


def test_the_id_of_a_table_is_never_taken_for_an_option(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not any(secret.table_id().startswith("-") for _ in range(2000))

    async def write(store: Store) -> None:
        await store.append("-earlier", 0, started().book)

    with_store(tmp_path, write)
    code = main(["admin", "show", "--data", str(tmp_path), "--lang", "en", "--", "-earlier"])
    assert (code, "rockwell, playing" in capsys.readouterr().out) == (0, True)


@pytest.mark.usefixtures("seated")
def test_a_game_is_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    assert told(capsys, tmp_path, "export", "playing", "--out", str(file))[0] == 0
    assert file.stat().st_mode & 0o077 == 0
    records.verify(records.parse(json.loads(file.read_text("utf-8"))), games.game("rockwell"))
    assert told(capsys, tmp_path, "export", "playing", "--out", str(file))[0] == 2


@pytest.mark.usefixtures("seated")
def test_old_tables_are_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def prune(store: Store) -> list[str]:
        await store.append("new", 0, [e.Said(time=50 * admin.DAY, by=0, text="")])
        return sorted(await admin.prune(store, 30, now=60 * admin.DAY))

    assert with_store(tmp_path, prune) == ["old", "playing"]
    assert told(capsys, tmp_path, "delete", "new") == (0, "Tables deleted: 1.\n")
    assert told(capsys, tmp_path, "list") == (0, "")
    code, said_ = told(capsys, tmp_path, "delete", "new")
    assert (code, "there is no table new" in said_) == (2, True)


@pytest.mark.usefixtures("seated")
def test_a_log_is_cut_before_its_gap_and_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("DELETE FROM entries WHERE table_id = 'playing' AND number = 12")
    connection.close()
    code, said_ = told(capsys, tmp_path, "show", "playing")
    assert (code, "entry 12 is missing or damaged" in said_) == (2, True)
    code, said_ = told(capsys, tmp_path, "repair", "playing")
    assert (code, said_) == (0, "Entries kept: 12; deleted: 10.\n")
    assert told(capsys, tmp_path, "show", "playing")[0] == 0
    assert told(capsys, tmp_path, "repair", "playing") == (0, "Entries kept: 12; deleted: 0.\n")


def test_new_links_bring_the_host_back(tmp_path: Path) -> None:
    with serving(tmp_path) as address, Visitor(address) as ann:
        table = ann.make(name="Ann", seats=2)
        watch = ann.look(table).snapshot.watch

    async def renew(store: Store) -> admin.Links:
        # Twice: the first links may get lost, too.
        await admin.renew(store, table, 1)
        return await admin.renew(store, table, 2)

    links = with_store(tmp_path, renew)
    with serving(tmp_path) as address, Visitor(address) as again, Visitor(address) as thief:
        assert again.join(table, watch).status_code == 403
        thief.client.cookies = ann.client.cookies
        for asked in (thief.get(f"/api/tables/{table}"), thief.command(table, m.Start)):
            assert (asked.status_code, asked.json()["code"]) == (403, "revoked")
        token = links.host.partition("#seat=")[2]
        assert again.join(table, token, "Ann").json()["seats"] == [0]
        assert again.look(table).snapshot.you.host
        again.do(table, m.PlaceBot, seat=1, bot="random")
        assert again.look(table).snapshot.watch == links.watch.partition("#watch=")[2]
        # Who has the old cookie may watch, like anybody with that link, and nothing else.
        assert thief.get(f"/api/tables/{table}").status_code == 403
        assert thief.join(table, links.watch.partition("#watch=")[2]).status_code == 200
        for kind, fields in ((m.Start, {}), (m.Sit, {"seat": 0}), (m.Stop, {})):
            assert thief.command(table, kind, **fields).status_code == 403


def test_the_host_comes_back_in_the_same_browser_with_a_new_secret(tmp_path: Path) -> None:
    with serving(tmp_path) as address, Visitor(address) as ann:
        table = ann.make(name="Ann", seats=2)
        old = ann.cookie(table)

    async def renew(store: Store) -> admin.Links:
        return await admin.renew(store, table, 1)

    token = with_store(tmp_path, renew).host.partition("#seat=")[2]
    with serving(tmp_path) as address, Visitor(address) as again, Visitor(address) as thief:
        again.client.cookies = ann.client.cookies
        assert again.join(table, token, "Ann").json()["seats"] == [0]
        assert again.look(table).snapshot.you.host
        assert again.cookie(table) != old
        thief.client.cookies.set(f"pithead_{table}", old)
        assert thief.get(f"/api/tables/{table}").json()["code"] == "revoked"


def broken_file(name: str) -> tuple[e.Made, dict[str, object]]:
    """A table as an earlier version stored it: made from a file whose view fits no game."""
    record = played_on(name)
    record["view"]["stack"] = [4, *record["view"]["stack"]]
    return e.Made(time=1, game=name, seats=3, options={}, watch="w", record=record), record


def test_the_doctor_says_what_is_set_aside_and_why(
    seated: Seated, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def write(store: Store) -> None:
        await store.append("imported", 0, [broken_file("rockwell")[0]])
        await store.append("spoilt", 0, seated.book)

    with_store(tmp_path, write)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("UPDATE entries SET data = 'junk' WHERE table_id = 'old'")
        stored = "SELECT data FROM entries WHERE table_id = 'spoilt' AND number = 9"
        (data,) = file.execute(stored).fetchone()
        file.execute(
            "UPDATE entries SET data = ? WHERE table_id = 'spoilt' AND number = 9",
            (data.replace('"seat":', '"seat":9'),),
        )
    code, said_ = told(capsys, tmp_path, "doctor")
    assert code == 1
    lines = said_.splitlines()
    assert lines[0] == "Tables read: 4; set aside: 3."
    assert "admin export" in lines[1]
    assert "admin repair" in lines[1]
    assert "table imported: entry 0 can\u2019t be used" in said_
    assert "table old: entry 0 is missing or damaged" in said_
    assert "table spoilt: entry 9 can\u2019t be used" in said_
    # And why: which fault, and where in the program.
    assert re.search(r"table spoilt[^\n]*\n    \w+: .*\(\w+\.py:\d+\)", said_)
    for table in ("imported", "old", "spoilt"):
        assert told(capsys, tmp_path, "delete", table)[0] == 0
    assert told(capsys, tmp_path, "doctor") == (0, "Tables read: 1; set aside: 0.\n")


def test_a_check_finds_what_the_doctor_finds(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append("imported", 0, [broken_file("rockwell")[0]])

    with_store(tmp_path, write)
    code, _, complaint = run("data", "check", str(tmp_path))
    assert code == 1
    assert "table imported: entry 0 can\u2019t be used" in complaint


def test_a_table_set_aside_is_exported_as_far_as_it_goes_and_repaired(
    seated: Seated, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, record = broken_file("brass_empire")

    async def write(store: Store) -> None:
        await store.append("imported", 0, [made])
        await store.append("spoilt", 0, [*seated.book[:12], seated.book[3], *seated.book[12:]])

    with_store(tmp_path, write)
    code, said_ = told(capsys, tmp_path, "export", "spoilt")
    assert code == 0
    assert "Only the game before entry 12 can be used" in said_
    exported = records.parse(json.loads(said_.partition("\n")[0]))
    assert len(records.verify(exported, games.game("rockwell")).log) == 12 - 3
    assert told(capsys, tmp_path, "show", "spoilt")[0] == 0
    assert told(capsys, tmp_path, "repair", "spoilt") == (0, "Entries kept: 12; deleted: 12.\n")
    with serving(tmp_path) as address, Visitor(address) as ann:
        ann.client.cookies.set("pithead_spoilt", "nobody's")
        assert ann.get("/api/tables/spoilt").json()["code"] == "no-seat", "it can be read"
        # What can't be used at all is a sentence for its people, and the others go on.
        assert ann.get("/api/tables/imported").json()["code"] == "unreadable"
        assert ann.make()
    # Nothing of it can be played on, but the file it came from is still there.
    code, said_ = told(capsys, tmp_path, "export", "imported")
    assert json.loads(said_.partition("\n")[0]) == record
    code, said_ = told(capsys, tmp_path, "repair", "imported")
    assert code == 2
    assert "no entry of table imported can be used" in said_
    assert told(capsys, tmp_path, "export", "imported")[0] == 0, "nothing was changed"


@pytest.mark.usefixtures("seated")
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["show"], "say which table"),
        (["prune"], "say how old"),
        (["renew", "nothing"], "there is no table nothing"),
        (["export", "playing", "--out", "no/such/folder.json"], "be written; check the folder"),
    ],
)
def test_mistakes_are_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    code, said_ = told(capsys, tmp_path, *arguments)
    assert code == 2
    assert sentence in said_


def test_what_a_running_server_has_in_memory_is_not_changed_behind_its_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = Lock(str(tmp_path))
    with serving(tmp_path) as address, Visitor(address) as ann:
        lock.take()  # as `pithead play` and `serve` do
        table = ann.make()
        code, said_ = told(capsys, tmp_path, "delete", table)
        assert (code, "stop it first" in said_) == (2, True)
        assert told(capsys, tmp_path, "list")[0] == 0
        backup = tmp_path / "backup.sqlite3"
        assert run("data", "backup", str(tmp_path), str(backup))[0] == 0
        code, _, complaint = run("data", "restore", str(backup), str(tmp_path))
        assert (code, "stop it first" in complaint) == (2, True)
        lock.release()


def test_the_address_of_the_database_may_stand_in_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PITHEAD_DATABASE", "postgresql://x/y")
    named = Namespace(database="postgresql://a/b", data=None)
    assert chosen_data(named) == "postgresql://a/b"
    assert chosen_data(Namespace(database=None, data=None)) == "postgresql://x/y"
    assert chosen_data(Namespace(database=None, data=str(tmp_path))) == str(tmp_path)
    monkeypatch.delenv("PITHEAD_DATABASE")
    assert chosen_data(Namespace(database=None, data=None)) == default_data()


@pytest.mark.parametrize("slip", ["postgres//localhost/tables", "localhost/tables", ""])
def test_a_slip_in_the_address_of_a_database_makes_no_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, slip: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CommandError, match="error-database-url"):
        chosen_data(Namespace(database=slip, data=None))
    if slip:
        monkeypatch.setenv("PITHEAD_DATABASE", slip)
        with pytest.raises(CommandError, match="error-database-url"):
            chosen_data(Namespace(database=None, data=None))
    assert list(tmp_path.iterdir()) == []
