"""The server as people run it: killed, started again, on full disks and busy ports."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sys
import time
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from pithead.cli.serve import default_data
from pithead.server.store import FILE
from pithead.tables import messages as m

from .running import PATIENCE, Process, Visitor, free_port, pithead, play, said, serving

SEED = 20
CUTS = 4
LINUX = sys.platform.startswith("linux")


def test_killed_between_any_two_moves_it_loses_none(tmp_path: Path) -> None:
    rng = Random(SEED)
    table = ""
    with Visitor("http://127.0.0.1") as ann:
        acked = 0
        for cut in range(CUTS):
            with Process(tmp_path) as server:
                ann.go_to(server.address)
                if not table:
                    table = ann.make(seats=2)
                    ann.do(table, m.Sit, seat=1)
                    ann.do(table, m.Start)
                found = ann.look(table).snapshot
                assert found.version >= acked, f"cut {cut} lost an acknowledged move"
                for _ in range(rng.randrange(1, 9)):
                    seat = next(s for s in (0, 1) if _asked(ann, table, s))
                    ack = play(ann, table, seat)
                    assert ack is not None
                    acked = ack.version
                server.kill()
        with serving(tmp_path) as address:
            ann.go_to(address)
            assert ann.look(table).snapshot.version == acked


def _asked(visitor: Visitor, table: str, seat: int) -> bool:
    question = visitor.look(table, seat).snapshot.question
    return question is not None and question.yours


def test_a_command_cut_off_by_a_kill_is_carried_out_once(tmp_path: Path) -> None:
    with Visitor("http://127.0.0.1") as ann:
        table = ""
        for n in range(3):
            with Process(tmp_path) as server:
                ann.go_to(server.address)
                table = table or ann.make()
                body = msgspec.json.encode(m.Say(f"said-{n:04}", f"line {n}"))
                head = [
                    f"POST /api/tables/{table}/commands HTTP/1.1",
                    "host: 127.0.0.1",
                    f"cookie: pithead_{table}={ann.cookie(table)}",
                    "content-type: application/json",
                    f"content-length: {len(body)}",
                ]
                request = "\r\n".join([*head, "", ""]).encode() + body
                with socket.create_connection(("127.0.0.1", server.port)) as sending:
                    sending.sendall(request)
                    time.sleep(0.002 * n)
                    # Whether it was stored or not, nobody was told.
                    server.kill()
            with serving(tmp_path) as address:
                ann.go_to(address)
                for _ in range(2):
                    assert ann.do(table, m.Say, id=f"said-{n:04}", text=f"line {n}").ok
                lines = [line.says.args["text"] for line in ann.look(table).log]
                assert lines == [f"line {number}" for number in range(n + 1)]


def test_seats_invitations_and_bots_survive_a_restart(tmp_path: Path) -> None:
    with Visitor("http://127.0.0.1") as ann, Visitor("http://127.0.0.1") as bob:
        with Process(tmp_path) as server:
            ann.go_to(server.address)
            bob.go_to(server.address)
            table = ann.make(seats=3, bots=["", "random"], name="Ann")
            token = ann.do(table, m.Invite, seat=1).token
            bob.join(table, token, "Bob")
            spare = ann.make(seats=2)
            other = ann.do(spare, m.Invite, seat=1).token
            ann.do(table, m.Start)
            play(ann, table, 0)
            before = ann.look(table).snapshot
            server.kill()
        with serving(tmp_path) as address:
            ann.go_to(address)
            bob.go_to(address)
            after = ann.look(table).snapshot
            assert after.you == before.you
            assert after.commitment == before.commitment
            assert bob.look(table).snapshot.you.seats == [1]
            assert play(bob, table, 1) is not None
            assert bob.join(spare, other).json()["seats"] == [1]


@pytest.mark.skipif(not LINUX, reason="only Linux lets another process's limits be set")
def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    import resource

    with Process(tmp_path) as server, Visitor(server.address) as ann:
        table = ann.make(seats=2)
        ann.do(table, m.Sit, seat=1)
        ann.do(table, m.Start)
        assert play(ann, table, 0) is not None
        before = ann.look(table, 0)
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, limits[1]))
        answer = ann.command(table, m.Move, seat=1, at=0, action=["bid", 0, 0, 0, 0, 0])
        assert (answer.status_code, answer.json()["code"]) == (507, "store")
        assert ann.look(table, 0) == before
        assert ann.post("/api/tables", m.NewTable("rockwell", 2)).status_code == 507
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
        ack = play(ann, table, 1)
        assert ack is not None
        server.kill()
        with serving(tmp_path) as address:
            ann.go_to(address)
            assert ann.look(table, 0).snapshot.version == ack.version


def test_a_folder_of_somebody_else_is_told_and_left_alone(tmp_path: Path) -> None:
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("setpriv") is None:
        pytest.skip("only an administrator can make a folder that is somebody else's")
    tmp_path.chmod(0o755)
    os.chown(tmp_path, 65_534, 65_534)
    # As one who may not write everywhere.
    weak = ["setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner"]
    ran = pithead("serve", "--data", str(tmp_path), "--port", str(free_port()), before=weak)
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert "be opened for writing; check your permissions" in ran.stderr
    assert list(tmp_path.iterdir()) == []
    # Nor may anybody else look into a folder of tables.
    tmp_path.chmod(0o700)
    for command in (["admin", "list", "--data", str(tmp_path)], ["data", "check", str(tmp_path)]):
        ran = pithead(*command, before=weak)
        assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
        assert "check your permissions" in ran.stderr


def test_a_store_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    code, complaint = told(tmp_path)
    assert code == 2
    assert "be opened for writing" in complaint


# --- the command --------------------------------------------------------------------------------


def told(data: Path, *arguments: str, verb: str = "play") -> tuple[int, str]:
    """What a start that can't work complains of, and its exit code."""
    kind = ["play", "--no-browser"] if verb == "play" else [verb]
    code, _, complaint = said(*kind, "--data", str(data), *arguments)
    return code, complaint


def test_a_busy_port_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        # As a shell sees it: a process, its exit code, and nothing but that sentence.
        ran = pithead("serve", "--data", str(tmp_path), "--port", str(port))
    sentence = f"port {port} is in use; choose another with --port, or leave out --port to "
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"pithead: {sentence}use a free one\n"


def test_an_address_of_another_computer_is_told(tmp_path: Path) -> None:
    code, complaint = told(tmp_path, "--host", "192.0.2.7", "--port", "8765")
    assert code == 2
    assert "192.0.2.7, port 8765" in complaint
    assert "choose another address" in complaint


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    code, complaint = told(tmp_path / "file" / "folder")
    assert code == 2
    assert "choose another with --data" in complaint


def test_a_file_instead_of_a_folder_is_told_and_left_alone(tmp_path: Path) -> None:
    for name in ("backup.sqlite3", "none.sqlite3"):
        (tmp_path / "backup.sqlite3").write_bytes(b"a backup")
        code, complaint = told(tmp_path / name)
        assert code == 2
        assert "name a folder with --data" in complaint
    assert [file.name for file in tmp_path.iterdir()] == ["backup.sqlite3"]


def test_tables_that_are_served_already_are_shown_where_they_are(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        code, told_where, complaint = said("play", "--no-browser", "--data", str(tmp_path))
        assert (code, complaint) == (0, "")
        assert server.address in told_where
        # `serve` has nobody to show them to.
        code, complaint = told(tmp_path, verb="serve")
        assert (code, complaint.count("\n")) == (2, 1)
        assert f"served, at {server.address}/; use that server, stop it, or" in complaint
    # A server that was killed keeps nobody out.
    with Process(tmp_path) as again:
        assert httpx.get(f"{again.address}/api/health", timeout=PATIENCE).json() == {"ok": True}


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_cleanly_and_leaves_one_whole_file(tmp_path: Path, number: signal.Signals) -> None:
    with Process(tmp_path) as server, Visitor(server.address) as ann:
        table = ann.make(bots=["random"], start=True)
        play(ann, table)
        with ann.live(table) as live:
            live.update()
            acked = ann.do(table, m.Say, text="the last word").version
            server.end(number)
        assert server.process.returncode == 0
        assert "Traceback" not in server.complaints()
    assert not list(tmp_path.glob("*-wal"))
    # A copy of the file alone has everything.
    copy = tmp_path / "copy"
    copy.mkdir()
    (copy / FILE).write_bytes((tmp_path / FILE).read_bytes())
    with serving(copy) as address, Visitor(address) as again:
        again.client.cookies = ann.client.cookies
        assert again.look(table).snapshot.version >= acked


def test_the_tables_are_kept_where_programs_keep_such_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if os.name == "posix":
        assert default_data() == str(tmp_path / "pithead")
        monkeypatch.delenv("XDG_DATA_HOME")
        assert default_data().endswith("/.local/share/pithead")


def test_a_fault_of_ours_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pithead.tables import snapshots

    def fail(*_: object) -> None:
        raise RuntimeError("the secret seed is 42")

    with serving(tmp_path) as address, Visitor(address) as ann:
        table = ann.make()
        monkeypatch.setattr(snapshots, "summary", fail)
        answer = ann.get(f"/api/tables/{table}")
        assert answer.status_code == 500
        assert answer.json()["code"] == "ours"
        assert "42" not in answer.text
        monkeypatch.undo()
        assert ann.get(f"/api/tables/{table}").status_code == 200
