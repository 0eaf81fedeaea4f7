"""Several processes on one address, as people run them: killed, replaced, ended."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random

import httpx
import pytest

from pithead.server.context import Config
from pithead.server.serving import listen
from pithead.server.workers import Stopping, Supervisor, Worker
from pithead.tables import messages as m

from .postgres import Postgres, needed, postgres
from .running import (
    PATIENCE,
    Process,
    Visitor,
    children,
    crowded,
    free_port,
    kill,
    pithead,
    said,
)
from .running import serving as alone
from .test_operations import figures

pytestmark = needed
NAMES = count(1)
WORKERS = 3


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(scope="module")
def shared(server: Postgres) -> Iterator[Process]:
    """One server for all that leave it as they found it: their processes may be others by then."""
    url = server.database("shared")
    with Process(url, "--workers", str(WORKERS)) as running:
        yield running


@pytest.fixture
def serving(shared: Process) -> Process:
    wait_until(lambda: len(workers(shared)) == WORKERS)
    return shared


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def workers(server: Process) -> list[int]:
    return children(server.process.pid)


def patient(visitor: Visitor, table: str, n: int, text: str) -> float:
    """Say something as a page does: again until it is acknowledged. How long that took."""
    begun = time.monotonic()
    while time.monotonic() < begun + PATIENCE:
        try:
            answer = visitor.command(table, m.Say, id=f"said-{n:05}", text=text)
            if answer.status_code == 200:
                assert answer.json()["ok"]
                return time.monotonic() - begun
        except httpx.TransportError:
            pass
        time.sleep(0.02)
    raise AssertionError("nobody answered")


def test_killed_processes_lose_and_double_nothing(serving: Process) -> None:
    rng = Random(16)
    with Visitor(serving.address) as ann:
        table = ann.make()
        waits = []
        for n in range(60):
            if n % 10 == 5:
                kill(rng.choice(workers(serving)))
            waits.append(patient(ann, table, n, f"line {n}"))
        said = [line.says.args["text"] for line in ann.look(table).log if line.kind == "chat"]
        assert said == [f"line {n}" for n in range(60)]
        assert max(waits) < 5 * crowded()
        wait_until(lambda: len(workers(serving)) == WORKERS)


def told_of_each(server: Process, figure: str) -> list[float]:
    """What whichever process answers knows of all; of the others, as of two seconds ago."""
    told = figures(httpx.get(f"{server.address}/metrics").text)
    return sorted(told[name] for name in told if name.startswith(f"{figure}{{"))


def test_whichever_process_is_asked_has_the_figures_of_all(serving: Process) -> None:
    with Visitor(serving.address) as ann, contextlib.ExitStack() as open_pages:
        tables = [ann.make() for _ in range(4)]
        for table in tables:
            open_pages.enter_context(ann.live(table)).update()
        wait_until(lambda: len(told_of_each(serving, "pithead_entries_total")) == WORKERS)
        wait_until(lambda: sum(told_of_each(serving, "pithead_pages")) == len(tables))
        wait_until(lambda: sum(told_of_each(serving, "pithead_entries_total")) >= len(tables))
        told = figures(httpx.get(f"{serving.address}/metrics").text)
        answers = [name for name in told if name.startswith("pithead_answers_total{process=")]
        assert any('status="2xx"' in name for name in answers)


def pages_meet(server: Process) -> None:
    """All pages of a table are at one process, whichever has taken their connections."""
    with Visitor(server.address) as ann, contextlib.ExitStack() as open_pages:
        table = ann.make()
        pages = [open_pages.enter_context(ann.live(table)) for _ in range(8)]
        for page in pages:
            page.update()
        wait_until(lambda: told_of_each(server, "pithead_pages") == [0, 0, 8])


def test_all_pages_of_a_table_are_at_one_process(serving: Process) -> None:
    pages_meet(serving)


def test_pages_at_different_processes_show_the_same(server: Postgres) -> None:
    """As on several machines, each with a server of its own."""
    url = server.database(f"workers{next(NAMES)}")
    with (
        alone(url) as here,
        alone(url) as there,
        Visitor(here) as ann,
        Visitor(there) as bob,
        contextlib.ExitStack() as open_pages,
    ):
        table = ann.make(name="Ann")
        bob.join(table, ann.do(table, m.Invite, seat=1).token, "Bob")
        ann.do(table, m.Start)
        pages = [open_pages.enter_context(one.live(table)) for one in (ann, bob) * 4]
        for page in pages:
            page.update()
        bid = ["bid", 0, 0, 0, 0, 0]
        for seat, page in enumerate(pages[:2]):
            ack = page.do(m.Move, seat=seat, at=0, action=bid)
            assert ack.ok, ack
        for page in pages:
            assert page.until(ack.version).snapshot.at == 2


def test_bots_go_on_when_their_process_is_killed(serving: Process) -> None:
    with Visitor(serving.address) as ann:
        table = ann.make(bots=["random"], start=True)
        for _ in range(3):
            kill(workers(serving)[0])
            begun = time.monotonic()
            wait_until(lambda: _asked(ann, table))
            assert time.monotonic() - begun < 5 * crowded()
            _move(ann, table)


def _asked(visitor: Visitor, table: str) -> bool:
    try:
        question = visitor.look(table, 0).snapshot.question
    except (httpx.TransportError, AssertionError):
        return False
    return question is not None and question.yours


def _move(visitor: Visitor, table: str) -> None:
    snapshot = visitor.look(table, 0).snapshot
    assert snapshot.question is not None
    action = next(c.action for c in snapshot.question.choices if c.refused is None)
    visitor.do(table, m.Move, seat=0, at=snapshot.at, action=action)


def renew(server: Process) -> None:
    """Replace all processes of a server."""
    before = set(workers(server))
    server.process.send_signal(signal.SIGHUP)
    wait_until(lambda: not before & {*workers(server)} and len(workers(server)) == WORKERS)


def test_a_rolling_restart_leaves_nobody_without_a_server(serving: Process) -> None:
    gaps: list[float] = []
    done = threading.Event()

    def ask() -> None:
        last = time.monotonic()
        while not done.is_set():
            try:
                with httpx.Client(timeout=PATIENCE) as client:
                    assert client.get(f"{serving.address}/api/health").status_code == 200
                gaps.append(time.monotonic() - last)
                last = time.monotonic()
            except httpx.TransportError:
                pass
            time.sleep(0.01)

    asking = threading.Thread(target=ask)
    asking.start()
    renew(serving)
    done.set()
    asking.join()
    assert max(gaps) < 3 * crowded()
    # Processes that were started anew agree with each other as those before them did.
    pages_meet(serving)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_all_end_together(server: Postgres, number: signal.Signals) -> None:
    url = server.database(f"workers{next(NAMES)}")
    with Process(url, "--workers", str(WORKERS)) as ending:
        pids = workers(ending)
        assert ending.end(number) < 5 * crowded()
        assert ending.process.returncode == 0
        assert "Traceback" not in ending.complaints()
        assert "Fatal" not in ending.complaints()
        assert not any(Path(f"/proc/{pid}").exists() for pid in pids)


def test_who_ends_a_server_waits_for_none_that_starts() -> None:
    with listen("127.0.0.1", free_port()) as listening:
        supervisor = Supervisor(Config("postgresql://127.0.0.1/none"), listening, WORKERS)
    supervisor._heard(signal.SIGTERM, None)
    # One that has died often is started again after a pause, and one that starts takes its time.
    with pytest.raises(Stopping):
        supervisor._pause(PATIENCE)
    slow = [sys.executable, "-c", "input()"]
    process = subprocess.Popen(slow, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    worker = Worker(0, process)
    with pytest.raises(Stopping):
        worker.wait_until_ready(supervisor._stopping)
    # Nor are pages sent to one that has died meanwhile.
    supervisor.workers = [worker]
    supervisor.street.present.enter(0, process.pid)
    assert supervisor._stopping()
    assert supervisor.street.present.at(0) == process.pid
    process.kill()
    process.wait()
    assert supervisor._stopping()
    assert supervisor.street.present.at(0) == 0
    worker.end()
    supervisor.street.close()


def told(*arguments: str) -> str:
    code, _, complaint = said("serve", *arguments)
    assert (code, complaint.count("\n")) == (2, 1)
    return complaint


def test_what_cannot_work_is_one_sentence(tmp_path: Path) -> None:
    port = ("--port", str(free_port()))
    assert "add --database" in told("--data", str(tmp_path), "--workers", "2", *port)
    nowhere = f"postgresql://ann:secret@127.0.0.1:{free_port()}/none"
    ran = pithead("serve", "--database", nowhere, "--workers", "2", *port)
    assert ran.returncode == 2
    for complaint in (ran.stderr, told("--database", nowhere, *port)):
        assert "be reached; check its address" in complaint
        assert "Traceback" not in complaint
        assert "secret" not in complaint
    assert "write it as postgresql://" in told("--database", "mysql://x/y", *port)
