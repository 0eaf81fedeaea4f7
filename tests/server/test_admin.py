"""What whoever runs a server does with its tables: `pithead admin`."""

from __future__ import annotations

import json
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
from pithead.server.store import FILE, Store
from pithead.tables import entries as e
from pithead.tables import games
from pithead.tables import messages as m

from ..tables.playing import Seated, started
from .running import Process, Visitor, serving
from .running import said as run
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
    assert (code, "entry 12 is missing" in said_) == (2, True)
    code, said_ = told(capsys, tmp_path, "repair", "playing")
    assert (code, said_) == (0, "Entries kept: 12; deleted: 10.\n")
    assert told(capsys, tmp_path, "show", "playing")[0] == 0
    assert told(capsys, tmp_path, "repair", "playing") == (0, "Entries kept: 12; deleted: 0.\n")


def test_new_links_bring_the_host_back(tmp_path: Path) -> None:
    with serving(tmp_path) as address, Visitor(address) as ann:
        table = ann.make(name="Ann", seats=2)
        watch = ann.look(table).snapshot.watch

    async def renew(store: Store) -> admin.Links:
        return await admin.renew(store, table, 1)

    links = with_store(tmp_path, renew)
    with serving(tmp_path) as address, Visitor(address) as again:
        assert again.join(table, watch).status_code == 403
        token = links.host.partition("#seat=")[2]
        assert again.join(table, token, "Ann").json()["seats"] == [0]
        assert again.look(table).snapshot.you.host
        again.do(table, m.PlaceBot, seat=1, bot="random")
        assert again.look(table).snapshot.watch == links.watch.partition("#watch=")[2]


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
    with Process(tmp_path) as server, Visitor(server.address) as ann:
        table = ann.make()
        code, said_ = told(capsys, tmp_path, "delete", table)
        assert (code, "stop it first" in said_) == (2, True)
        assert told(capsys, tmp_path, "list")[0] == 0
        backup = tmp_path / "backup.sqlite3"
        assert run("data", "backup", str(tmp_path), str(backup))[0] == 0
        code, _, complaint = run("data", "restore", str(backup), str(tmp_path))
        assert (code, "stop it first" in complaint) == (2, True)


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
