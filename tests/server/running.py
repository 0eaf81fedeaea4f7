"""A server in the hands of a test: in a thread, or in a process that can be killed.

To start a process takes a second or two. So only a server that a test kills, limits or asks to end
is one; who only wants to know what is stored, or what is said, asks a thread or the command itself.
"""

from __future__ import annotations

import contextlib
import io
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from pithead.cli import main
from pithead.server.context import Config
from pithead.server.limits import Rate, Rates
from pithead.server.serving import Service, listen
from pithead.tables import messages as m
from tests.ports import free_port as free_port  # offered here, with the rest of the kit

FREE = Rate(1e9, 1e9)
GENEROUS = Rates(*(FREE,) * len(Rates._fields))
PATIENCE = 180.0
"""Seconds after which something that should have happened counts as not happening."""
IDS = count(1)
# Made here and once: msgspec is not safe where several threads are the first to decode a type.
AS_ACK = msgspec.json.Decoder(m.Ack)
AS_UPDATE = msgspec.json.Decoder(m.Update)
AS_SAID: msgspec.json.Decoder[m.FromTable] = msgspec.json.Decoder(m.FromTable)


@contextlib.contextmanager
def serving(data: Path | str, **settings: Any) -> Iterator[str]:
    """The address of a server in this process."""
    with running(data, **settings) as (address, _):
        yield address


@contextlib.contextmanager
def running(data: Path | str, **settings: Any) -> Iterator[tuple[str, Service]]:
    usual = {"rates": GENEROUS, "bot_workers": 1, "bot_limit": PATIENCE}
    config = Config(str(data), **{**usual, **settings})
    ready = threading.Event()
    with listen("127.0.0.1", free_port()) as listening:
        service = Service(config, listening, ready.set)
        thread = threading.Thread(target=service.run)
        thread.start()
        try:
            assert ready.wait(PATIENCE)
            yield f"http://127.0.0.1:{listening.getsockname()[1]}", service
        finally:
            service.stop()
            thread.join(PATIENCE)
            assert not thread.is_alive()


def children(pid: int) -> list[int]:
    """The processes it has started that live: a killed one stays listed until it is waited for."""
    try:
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [int(one) for one in found if lives(int(one))]


def lives(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


def kill(pid: int) -> None:
    """End a process, and wait until the system calls it dead."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
    while lives(pid):
        time.sleep(0.001)


class Process:
    """`pithead play` as people run it, or `pithead serve` on a database."""

    def __init__(self, data: Path | str, *arguments: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        # Not a pipe, which nobody reads meanwhile: a server that can't log any more stands still.
        self._complaints = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        kind = (
            ["play", "--no-browser", "--data"]
            if isinstance(data, Path)
            else ["serve", "--database"]
        )
        command = [sys.executable, "-m", "pithead", *kind, str(data), "--lang", "en"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), *arguments],
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )

    def __enter__(self) -> Process:
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        assert self.address in self.said, self.complaints()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._complaints.close()

    def complaints(self) -> str:
        """All it has logged so far."""
        self._complaints.seek(0)
        return self._complaints.read()

    def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        """Ask it to end, and wait until it has; it may not take for ever."""
        self.process.send_signal(number)
        self.process.communicate(timeout=PATIENCE)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Servers:
    """Processes on one database, each at a port of its own, started again as systemd does."""

    def __init__(self, url: str, number: int, *arguments: str) -> None:
        self._url, self._arguments = url, arguments
        # All at once: to start one takes a second or two.
        self.processes = [self._start(free_port()) for _ in range(number)]

    def _start(self, port: int) -> Process:
        return Process(self._url, *self._arguments, port=port)

    def __enter__(self) -> Servers:
        for process in self.processes:
            process.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.processes:
            process.__exit__()

    @property
    def ports(self) -> list[int]:
        return [process.port for process in self.processes]

    def start_again(self, number: int) -> None:
        """Once it has ended: another one at the same port."""
        self.processes[number].__exit__()
        self.processes[number] = self._start(self.processes[number].port)
        self.processes[number].__enter__()

    def end(self) -> None:
        """Ask all of them to end, and wait until they have."""
        for process in self.processes:
            process.process.terminate()
        for process in self.processes:
            process.process.communicate(timeout=PATIENCE)

    def kill(self, number: int) -> None:
        self.processes[number].kill()

    def restart(self, number: int) -> None:
        self.processes[number].end()
        self.start_again(number)


def pithead(*arguments: str, before: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """`pithead` as a shell runs it, where that makes a difference."""
    return subprocess.run(
        [*before, sys.executable, "-m", "pithead", *arguments, "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def said(*arguments: str) -> tuple[int, str, str]:
    """The exit code of `pithead`, called in this process, and what it says and complains of."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main([*arguments, "--lang", "en"])
        except SystemExit as left:  # argparse's own way to refuse
            code = int(left.code or 0)
    assert "Traceback" not in err.getvalue()
    return code, out.getvalue(), err.getvalue()


class Visitor:
    """A browser: cookies, requests, live connections."""

    def __init__(self, address: str, local: str | None = None) -> None:
        """A browser at this computer, or at another address of it."""
        self.address = address
        self.local = local
        self.client = self.browser()
        self.heard: list[bytes] = []

    def browser(self) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=self.local)
        made = httpx.Client(base_url=self.address, timeout=PATIENCE, transport=transport)
        made.event_hooks["response"] = [self._hear]
        return made

    def _hear(self, response: httpx.Response) -> None:
        response.read()
        kept = [(k, v) for k, v in response.headers.raw if k.lower() != b"set-cookie"]
        self.heard += [b"\n".join(k + b": " + v for k, v in kept), response.content]

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def go_to(self, address: str) -> None:
        """With the same cookies, to where the server is now."""
        self.address = address
        self.client.base_url = httpx.URL(address)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.client.get(path, params=query)

    def post(self, path: str, body: object) -> httpx.Response:
        return self.client.post(path, json=msgspec.to_builtins(body))

    def make(self, game: str = "rockwell", seats: int = 2, **wish: Any) -> str:
        answer = self.post("/api/tables", m.NewTable(game, seats, **({"pace": 0} | wish)))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def join(self, table: str, token: str, name: str = "") -> httpx.Response:
        return self.post(f"/api/tables/{table}/join", m.Join(token, name))

    def command(self, table: str, kind: type[Any], **fields: Any) -> httpx.Response:
        fields = {"id": f"command-{next(IDS)}", **fields}
        return self.post(f"/api/tables/{table}/commands", kind(**fields))

    def do(self, table: str, kind: type[Any], **fields: Any) -> m.Ack:
        answer = self.command(table, kind, **fields)
        assert answer.status_code == 200, answer.text
        ack = AS_ACK.decode(answer.content)
        assert ack.ok, answer.text
        return ack

    def look(self, table: str, seat: int = m.SPECTATOR) -> m.Update:
        answer = self.get(f"/api/tables/{table}/updates", seat=seat)
        assert answer.status_code == 200, answer.text
        return AS_UPDATE.decode(answer.content)

    def cookie(self, table: str) -> str:
        for cookie in self.client.cookies.jar:
            if cookie.name == f"pithead_{table}":
                return str(cookie.value)
        return ""

    def live(self, table: str, **query: int) -> Live:
        return Live(self, table, query)


class Live:
    """A live connection, with the page's own memory of the log."""

    def __init__(self, visitor: Visitor, table: str, query: dict[str, int]) -> None:
        self.visitor = visitor
        asked = "&".join(f"{name}={value}" for name, value in ({"changes": 1} | query).items())
        address = visitor.address.replace("http", "ws", 1)
        self._connecting = connect(
            f"{address}/api/tables/{table}/live?{asked}",
            additional_headers={"Cookie": f"pithead_{table}={visitor.cookie(table)}"},
            open_timeout=PATIENCE,
            max_size=None,
        )
        self.acks: dict[str, m.Ack] = {}
        self.updates: list[m.Update] = []
        self.log: list[m.LogLine] = []

    def __enter__(self) -> Live:
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(self._connecting)
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def hear(self, *, shown: bool = True) -> m.FromTable:
        """The next message; an update is acknowledged if it is `shown`."""
        text = self.socket.recv(PATIENCE, decode=False)
        self.visitor.heard.append(text)
        said = AS_SAID.decode(text)
        if isinstance(said, m.Ack):
            self.acks[said.id] = said
        if isinstance(said, m.Change):
            said = whole(self.updates[-1].snapshot, said)
        if isinstance(said, m.Update):
            self.updates.append(said)
            del self.log[said.log_from :]
            self.log += said.log
            if shown:
                self.say(m.Seen(said.snapshot.version))
        return said

    def say(self, command: m.Command) -> None:
        self.socket.send(msgspec.json.encode(command), text=True)

    def do(self, kind: type[Any], **fields: Any) -> m.Ack:
        ident = f"command-{next(IDS)}"
        self.say(kind(**{"id": ident, **fields}))
        while ident not in self.acks:
            self.hear()
        return self.acks[ident]

    def update(self) -> m.Update:
        """The next update."""
        while True:
            said = self.hear()
            if isinstance(said, m.Update):
                return said

    def until(self, version: int) -> m.Update:
        """The first update of at least this version, of those heard and to come."""
        while not self.updates or self.updates[-1].snapshot.version < version:
            self.hear()
        return self.updates[-1]


def whole(before: m.Snapshot, change: m.Change) -> m.Update:
    """The update that a change stands for."""
    fields = msgspec.to_builtins(before) | change.snapshot
    if change.picture:
        fields["picture"] = {**fields["picture"], **change.picture}
    return m.Update(msgspec.convert(fields, m.Snapshot), change.log_from, change.log)


def play(visitor: Visitor, table: str, seat: int = 0) -> m.Ack | None:
    """One move of this seat, the first legal one; None when it is not asked."""
    snapshot = visitor.look(table, seat).snapshot
    if snapshot.question is None or not snapshot.question.yours:
        return None
    action = next(c.action for c in snapshot.question.choices if c.refused is None)
    return visitor.do(table, m.Move, seat=seat, at=snapshot.at, action=action)


def wait_for(visitor: Visitor, table: str, stage: str) -> m.Update:
    """Until the table has come to this stage."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seen = visitor.look(table)
        if seen.snapshot.stage == stage:
            return seen
        time.sleep(0.05)
    raise AssertionError(f"the table never was {stage}")
