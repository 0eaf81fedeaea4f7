"""Drive the table server at a steady rate, and a boardgame.io server beside it: `make load`.

Each server runs in a process of its own. Its tables have four live pages each; at every table one
move is made at a steady rate, and of each move two times are taken: until it is acknowledged, and
until the last of the four pages shows it. This process shares the machine with the server, so the
figures are an upper bound; what it takes itself is told with them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
import uvloop

import pithead
from tests.server import nginx
from tests.server.postgres import Postgres, missing, postgres

PAGES = 4
PATIENCE = 30.0
NEVER = sys.maxsize
TICK = os.sysconf("SC_CLK_TCK")
PEER = Path(__file__).parent / "peer"
PACKAGES = ("boardgame.io@0.50.2", "node-persist@3")
SCENES = {"steady": (100, 1.0), "many": (300, 5.0)}
"""Tables, and seconds between two moves at each."""
FINISHED = 1000
GAMES = 10
"""Different games among those that are over."""
LEFT_AFTER = 25.0
"""Seconds after which a table that is over and that nobody watches has left the memory."""
PROCESSES = 2
TARGETS = {
    "ack": 50.0,
    "last": 80.0,
    "table": 300.0,
    "finished": 20.0,
    "ratio": 3.0,
    "processes": 1.3,
}

UNLIMITED = """
import sys
from pithead.server.context import Config
from pithead.server.limits import Rate, Rates
from pithead.server.serving import Service, listen
free = Rate(1e9, 1e9)
config = Config(sys.argv[1], rates=Rates(*(free,) * len(Rates._fields)))
def ready():
    print("ready", flush=True)
with listen("127.0.0.1", int(sys.argv[2])) as listening:
    Service(config, listening, ready).run()
"""
"""The server without the limits that keep one visitor from opening hundreds of tables."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def told_of(pid: int, name: str) -> str:
    """What the system tells of a process; nothing of one that has ended meanwhile."""
    try:
        return Path(f"/proc/{pid}/{name}").read_text()
    except OSError:
        return ""


def family(pid: int) -> list[int]:
    """A process and those it has started."""
    children = told_of(pid, f"task/{pid}/children").split()
    return [pid, *(one for child in children for one in family(int(child)))]


def cpu_of(pid: int) -> float:
    """Seconds of CPU of a process and those it has started, those that have ended included."""
    fields = [told_of(one, "stat").rpartition(")")[2].split() for one in family(pid)]
    return sum(int(ticks) for one in fields for ticks in one[11:15]) / TICK


def memory_of(pid: int) -> int:
    return int(told_of(pid, "status").partition("VmRSS:")[2].split()[0])


class Process:
    """A server under load, and what it uses."""

    def __init__(self, command: list[str], port: int, **settings: Any) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, **settings)
        assert self.process.stdout is not None
        assert b"ready" in self.process.stdout.readline(), "the server did not start"

    def cpu(self) -> float:
        """Seconds of CPU so far."""
        return cpu_of(self.process.pid)

    def memory(self) -> int:
        """Resident kilobytes."""
        return sum(memory_of(pid) for pid in family(self.process.pid))

    def get(self, path: str, cookie: str) -> None:
        request = urllib.request.Request(f"{self.address}{path}", headers={"cookie": cookie})
        with urllib.request.urlopen(request) as answer:
            answer.read()

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate()

    def post(self, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie it sets."""
        headers = {"content-type": "application/json", "cookie": cookie}
        request = urllib.request.Request(
            f"{self.address}{path}", json.dumps(body).encode(), headers
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer), answer.headers.get("set-cookie", "").split(";")[0]


Heard = Callable[["Page", bytes, float], None]
"""Told of every message: the page it came to, what it says, and when it came."""


class Page(asyncio.Protocol):
    """A websocket as a browser has it, with as little of our own work as can be.

    The machine is shared by the servers and those who drive them: what is spent here is missing
    there, so frames are read by hand.
    """

    def __init__(self, head: str, heard: Heard) -> None:
        self.head = head
        self.heard = heard
        self.received = 0
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.head.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the connection was refused"))

    def data_received(self, data: bytes) -> None:
        came = time.perf_counter()
        self.received += len(data)
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            assert b" 101 " in head, head
            self.opened.set_result(None)
        self._rest = self._frames(data, came)

    def _frames(self, data: bytes, came: float) -> bytes:
        """Hand on every whole message; what is left of the next."""
        at = 0
        while len(data) - at >= 2:
            length, start = data[at + 1], at + 2
            if length > 125:
                start += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start + length or start > len(data):
                break
            self._message(data[at], data[start : start + length], came)
            at = start + length
        return data[at:]

    def _message(self, first: int, payload: bytes, came: float) -> None:
        if first & 0x0F == 9:
            self._write(0x8A, payload)
        elif first & 0x0F == 1:
            if first & 0x40:
                payload = zlib.decompressobj(-15).decompress(payload + b"\0\0\xff\xff")
            self.heard(self, payload, came)

    def say(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, first: int, text: bytes) -> None:
        # Masked as a browser's frames are, by zeros, which leave the text as it is.
        length = len(text)
        size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self.transport.write(bytes((first,)) + size + b"\0\0\0\0" + text)


async def open_page(port: int, path: str, heard: Heard, cookie: str = "") -> Page:
    """A connection to a server, with compression offered as browsers do."""
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
        f"Cookie: {cookie}",
    )
    head = "".join(f"{line}\r\n" for line in lines) + "\r\n"
    loop = asyncio.get_running_loop()
    _, page = await loop.create_connection(lambda: Page(head, heard), "127.0.0.1", port)
    async with asyncio.timeout(PATIENCE):
        await page.opened
    return page


class Sample(NamedTuple):
    ack: float
    last: float


class Seats:
    """A table with four pages; a subclass knows how its server is spoken to."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.pages: list[Page] = []
        self.versions = [-1] * PAGES
        """How far each page is."""
        self.acked = 0.0
        """When the move under way was acknowledged."""
        self._wanted = 0
        """The version in which that move is, once that is known."""
        self._shown: asyncio.Future[float] | None = None
        """Of that move, or of the first picture: when the last page shows it."""
        self.samples: list[Sample] = []
        self.over = False

    async def open(self) -> None:
        raise NotImplementedError

    async def move(self) -> Sample | None:
        """One move, if somebody can make one."""
        raise NotImplementedError

    def show(self, seat: int, version: int, came: float) -> None:
        """A page shows a version; who waits for the last of them is told when it came."""
        self.versions[seat] = version
        if self._shown is not None:
            self._look(came)

    def acknowledge(self, version: int, came: float) -> None:
        """The move under way was made: all pages show it that show this version."""
        self.acked, self._wanted = came, version
        self._look(came)

    def _look(self, came: float) -> None:
        if self._shown is not None and min(self.versions) >= self._wanted:
            self._shown.set_result(came)
            self._shown = None

    async def all_show(self, wanted: int) -> float:
        """When the last page shows a version, or the move whose version is yet to be told."""
        self._wanted = wanted
        shown: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._shown = shown
        self._look(time.perf_counter())
        return await shown

    async def made(self, sent: float) -> Sample:
        """The times of a move that was sent at that moment."""
        # One thing is waited for, not two: what a driver takes is missing at the servers.
        last = await self.all_show(NEVER)
        return Sample((self.acked - sent) * 1000, (last - sent) * 1000)

    async def play(self, start: float, until: float, pause: float) -> None:
        begins = start + self.rng.random() * pause
        # One patience for all: to set a clock for every move would take more than to make it.
        async with asyncio.timeout(until - time.perf_counter() + PATIENCE):
            while not self.over and (now := time.perf_counter()) < until:
                if begins > now:
                    await asyncio.sleep(begins - now)
                sample = await self.move()
                if sample is not None:
                    self.samples.append(sample)
                elif not pause:
                    await asyncio.sleep(0.01)
                begins = max(begins + pause, time.perf_counter()) if pause else 0.0

    def close(self) -> None:
        for page in self.pages:
            page.transport.close()


# --- Pithead ------------------------------------------------------------------------------------


class Option(msgspec.Struct, gc=False):
    action: msgspec.Raw
    refused: int | None


class Asked(msgspec.Struct, gc=False):
    yours: bool
    choices: list[Option]


class Seen(msgspec.Struct, gc=False):
    """What the driver reads of a snapshot, or of what has changed in it."""

    version: int = -1
    at: int = -1
    stage: str = ""
    question: Asked | msgspec.UnsetType | None = msgspec.UNSET


class Update(msgspec.Struct, gc=False, tag="update", tag_field="type"):
    snapshot: Seen


class Change(msgspec.Struct, gc=False, tag="change", tag_field="type"):
    snapshot: Seen


class Ack(msgspec.Struct, gc=False, tag="ack", tag_field="type"):
    ok: bool
    version: int


_decode = msgspec.json.Decoder(Update | Change | Ack).decode
MOVE = b'{"type":"move","id":"load-%08d","seat":%d,"at":%d,"action":%b}'
SEEN_EVERY = 4
"""As the page does: it says what it shows after every fourth update."""


class PitheadTable(Seats):
    def __init__(self, server: Process, number: int) -> None:
        super().__init__(number)
        wish = {"game": "rockwell", "seats": PAGES}
        made, host = server.post("/api/tables", wish)
        place = f"/api/tables/{made['table']}"
        self.cookies = [host]
        for seat in range(1, PAGES):
            invite = {"type": "invite", "id": f"load-inv-{seat}", "seat": seat}
            ack, _ = server.post(f"{place}/commands", invite, host)
            self.cookies.append(server.post(f"{place}/join", {"token": ack["token"]})[1])
        server.post(f"{place}/commands", {"type": "start", "id": "load-start"}, host)
        self.port = server.port
        self.path = f"{place}/live?changes=1"
        self.seen = [Seen() for _ in range(PAGES)]
        self.unsaid = [0] * PAGES
        self.count = 0

    async def open(self) -> None:
        for number, cookie in enumerate(self.cookies):
            heard = partial(self.heard, number)
            self.pages.append(await open_page(self.port, self.path, heard, cookie))
        async with asyncio.timeout(PATIENCE):
            await self.all_show(0)

    def heard(self, seat: int, page: Page, said: bytes, came: float) -> None:
        told = _decode(said)
        if type(told) is Ack:
            assert told.ok, "a legal move was refused"
            self.acknowledge(told.version, came)
            return
        new, known = cast(Change, told).snapshot, self.seen[seat]
        if new.version >= 0:
            known.version = new.version
        if new.at >= 0:
            known.at = new.at
        if new.question is not msgspec.UNSET:
            known.question = new.question
        self.over = self.over or new.stage == "over"
        self.unsaid[seat] += 1
        if self.unsaid[seat] == SEEN_EVERY:
            self.unsaid[seat] = 0
            page.say(b'{"type":"seen","version":%d}' % known.version)
        self.show(seat, known.version, came)

    async def move(self) -> Sample | None:
        for seat, seen in enumerate(self.seen):
            asked = seen.question
            if type(asked) is Asked and asked.yours:
                self.count += 1
                legal = [one.action for one in asked.choices if one.refused is None]
                chosen = bytes(self.rng.choice(legal))
                sent = time.perf_counter()
                self.pages[seat].say(MOVE % (self.count, seat, seen.at, chosen))
                return await self.made(sent)
        return None


# --- boardgame.io -------------------------------------------------------------------------------


class PeerTable(Seats):
    """As its own client speaks: socket.io 4 over a websocket."""

    def __init__(self, server: Process, number: int) -> None:
        super().__init__(number)
        # A match nobody has heard of is made when the first page asks for it.
        self.match = f"match-{number}"
        self.port = server.port
        self.turn = 0
        self.moving = -1
        """Whose move is under way: it is made once their own page shows it."""

    async def open(self) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        for number in range(PAGES):
            heard = partial(self.heard, number)
            self.pages.append(await open_page(self.port, path, heard))
        async with asyncio.timeout(PATIENCE):
            await self.all_show(0)

    def heard(self, seat: int, page: Page, said: bytes, came: float) -> None:
        if said == b"2":
            page.say(b"3")
        elif said.startswith(b"0"):
            page.say(b"40/peer,")
        elif said.startswith(b"40/peer,"):
            asks = ["sync", self.match, str(seat), None, PAGES]
            page.say(b"42/peer," + msgspec.json.encode(asks))
        elif said.startswith(b"42/peer,"):
            kind, *rest = msgspec.json.decode(said[8:])
            if kind == "sync":
                self._shows(seat, rest[1]["state"]["_stateID"], came)
            elif kind == "update":
                self._shows(seat, rest[1]["_stateID"], came)
            elif kind == "patch":
                self._shows(seat, rest[2], came)

    async def move(self) -> Sample | None:
        seat, state = self.turn % PAGES, self.turn
        self.turn += 1
        made = {"type": "step", "args": [self.rng.randrange(32)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": made}
        sent = time.perf_counter()
        says = ["update", action, state, self.match, str(seat)]
        self.moving = seat
        self.pages[seat].say(b"42/peer," + msgspec.json.encode(says))
        return await self.made(sent)

    def _shows(self, seat: int, version: int, came: float) -> None:
        newer = version > self.versions[seat]
        self.show(seat, version, came)
        if newer and self.moving == seat:
            self.moving, self.turn = -1, version
            self.acknowledge(version, came)


# --- a run --------------------------------------------------------------------------------------


class Figures(NamedTuple):
    moves: int
    seconds: float
    ack50: float
    ack99: float
    last50: float
    last99: float
    cpu: float
    memory: int
    table: float
    wire: float
    clients: float
    """Milliseconds of CPU that this process took for a move."""
    others: float
    """And those of a database and a proxy, which are processes of their own."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def each(self) -> float:
        """Milliseconds of the server's CPU for a move."""
        return self.cpu * 10 * self.seconds / max(1, self.moves)

    @property
    def all(self) -> float:
        """The same of all who share the machine."""
        return self.each + self.others + self.clients


async def drive(
    server: Process,
    kind: type[Any],
    tables: int,
    pause: float,
    seconds: float,
    others: Callable[[], float] = float,
) -> Figures:
    """Open the tables, and play at all of them; `others` tells the CPU of database and proxy."""
    await warm(server, kind)
    before = server.memory()
    seated: list[Seats] = []
    for number in range(tables):
        seated.append(kind(server, number))
        await seated[-1].open()
        progress(f"{number + 1} of {tables} tables open")
    opened = server.memory()
    # What is made for a move is freed with it; nothing is left for a collector to find.
    gc.collect()
    gc.disable()
    start, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
    beside = others()
    until = start + seconds
    playing = asyncio.gather(*(table.play(start, until, pause) for table in seated))
    while not playing.done():
        await asyncio.wait([playing], timeout=1.0)
        made = sum(len(table.samples) for table in seated)
        progress(
            f"{min(seconds, time.perf_counter() - start):.0f} of {seconds:.0f} s, {made} moves"
        )
    playing.result()
    took = time.perf_counter() - start
    used, memory = server.cpu() - cpu, server.memory()
    own, beside = time.process_time() - own, others() - beside
    gc.enable()
    wire = sum(page.received for table in seated for page in table.pages)
    for table in seated:
        table.close()
    progress("")
    samples = [sample for table in seated for sample in table.samples]
    acks = sorted(sample.ack for sample in samples)
    lasts = sorted(sample.last for sample in samples)
    return Figures(
        len(samples),
        took,
        at(acks, 0.5),
        at(acks, 0.99),
        at(lasts, 0.5),
        at(lasts, 0.99),
        100 * used / took,
        memory,
        (max(memory, opened) - before) / tables,
        wire / max(1, len(samples)) / PAGES,
        1000 * own / max(1, len(samples)),
        1000 * beside / max(1, len(samples)),
    )


async def warm(server: Process, kind: type[Any]) -> None:
    """What a server loads once is not what a table costs."""
    table = kind(server, 10_000)
    await table.open()
    for _ in range(12):
        await table.move()
    table.close()


def at(values: list[float], part: float) -> float:
    return values[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


def progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def start_pithead(data: str) -> Process:
    port = free_port()
    return Process([sys.executable, "-c", UNLIMITED, data, str(port)], port)


class Behind(Process):
    """Several servers behind nginx, as one."""

    def __init__(self, servers: list[Process], address: str) -> None:
        self.servers = servers
        self.address = address
        self.port = int(address.rpartition(":")[2])

    def cpu(self) -> float:
        return sum(server.cpu() for server in self.servers)

    def memory(self) -> int:
        return sum(server.memory() for server in self.servers)

    def stop(self) -> None:
        for server in self.servers:
            server.stop()


def start_peer(folder: str) -> Process | None:
    """The boardgame.io server, installed under build/ the first time; None where it can't be."""
    home = Path("build/bench/boardgame.io")
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    if not (home / "node_modules" / "boardgame.io").is_dir():
        home.mkdir(parents=True, exist_ok=True)
        print("Installing boardgame.io ...", file=sys.stderr)
        asked = ["npm", "install", "--no-audit", "--no-fund", "--fetch-retries=1", *PACKAGES]
        environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
        ran = subprocess.run(asked, cwd=home, env=environment, capture_output=True, check=False)
        if ran.returncode:
            return None
    shutil.copy(PEER / "server.cjs", home)
    port = free_port()
    command = ["node", "server.cjs", str(port), folder]
    quiet = {"cwd": home, "stderr": subprocess.DEVNULL}
    return Process(command, port, env={**os.environ, "NODE_ENV": "production"}, **quiet)


def report(name: str, figures: Figures) -> None:
    f = figures
    print(f"{name}: {f.moves} moves in {f.seconds:.0f} s, {f.rate:.0f} a second")
    print(f"  acknowledged    p50 {f.ack50:7.1f} ms   p99 {f.ack99:7.1f} ms")
    print(f"  on the last page p50 {f.last50:6.1f} ms   p99 {f.last99:7.1f} ms")
    print(f"  CPU {f.cpu:.0f}%, {f.each:.2f} ms a move; the clients' {f.clients:.2f} ms a move")
    print(f"  {f.wire:.0f} bytes a page and move")
    print(f"  memory {f.memory / 1024:.0f} MB, {f.table:.0f} kB a table")


def judge(name: str, value: float, target: float, least: bool = False) -> None:
    met = value >= target if least else value <= target
    word = "at least" if least else "at most"
    print(f"  {name}: {value:.2f}, {word} {target:g}: {'met' if met else 'missed'}")


def run(starter: Any, kind: type[Any], tables: int, pause: float, seconds: float) -> Figures | None:
    with tempfile.TemporaryDirectory() as folder:
        server = starter(folder)
        if server is None:
            return None
        try:
            return uvloop.run(drive(server, kind, tables, pause, seconds))
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=30.0, help="of each run")
    scenes = [*SCENES, "finished", "saturation", "processes"]
    parser.add_argument("--only", choices=scenes, help="one run only")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    chosen = parser.parse_args()
    for name, (tables, pause) in SCENES.items():
        if chosen.only in (None, name):
            title = f"{tables} tables of {PAGES} pages, a move every {pause:g} s at each"
            ours = run(start_pithead, PitheadTable, tables, pause, chosen.seconds)
            assert ours is not None
            report(title, ours)
            judge("acknowledgement p99, ms", ours.ack99, TARGETS["ack"])
            judge("click to last page p99, ms", ours.last99, TARGETS["last"])
            judge("memory of a live table, kB", ours.table, TARGETS["table"])
    if chosen.only in (None, "finished"):
        finish(FINISHED)
    if chosen.only in (None, "saturation"):
        saturate(chosen.seconds, not chosen.no_peer)
    if chosen.only in (None, "processes"):
        compare_processes(chosen.seconds)


def finish(tables: int) -> None:
    """How much memory tables leave behind whose games are over."""
    with tempfile.TemporaryDirectory() as folder:
        server = start_pithead(folder)
        try:
            for number in range(20):
                look_at_finished(server, number)
            time.sleep(LEFT_AFTER)
            before, highest = server.memory(), 0
            for number in range(tables):
                look_at_finished(server, number)
                highest = max(highest, server.memory())
                progress(f"{number + 1} of {tables} games are over")
            time.sleep(LEFT_AFTER)
            grown = (server.memory() - before) / 1024
        finally:
            server.stop()
    progress("")
    print(f"{tables} games of {PAGES} seats that are over, each looked at once")
    print(f"  memory {before / 1024:.0f} MB before, {highest / 1024:.0f} MB at most")
    judge("growth once they were left, MB", grown, TARGETS["finished"])


def look_at_finished(server: Process, number: int) -> None:
    made, cookie = server.post("/api/tables/import", played(number % GAMES))
    server.get(f"/api/tables/{made['table']}/updates", cookie)
    server.get(f"/api/tables/{made['table']}/review", cookie)


@cache
def played(seed: int) -> dict[str, Any]:
    """A game played to its end at random, as a file."""
    match = pithead.game("rockwell").match(PAGES, seed)
    rng = random.Random(seed)
    while not match.over:
        assert match.state.pending is not None
        for seat in match.state.pending.seats:
            match.apply(seat, match.sample(seat, rng))
    return match.record()


def saturate(seconds: float, with_peer: bool) -> None:
    ours = run(start_pithead, PitheadTable, 20, 0.0, seconds)
    assert ours is not None
    report(f"20 tables of {PAGES} pages, as fast as they go", ours)
    if not with_peer:
        return
    peer = run(start_peer, PeerTable, 20, 0.0, seconds)
    if peer is None:
        print("boardgame.io was left out: it needs node, npm and a registry.")
        return
    report("boardgame.io, the same", peer)
    judge("moves a second, to boardgame.io's", ours.rate / peer.rate, TARGETS["ratio"], least=True)


def compare_processes(seconds: float) -> None:
    """Several processes behind nginx on PostgreSQL beside one; all of them share the machine."""
    if missing() or nginx.TOOLS:
        print(f"Several processes were left out: {missing() or 'nginx is not installed'}")
        return
    with postgres(fsync="on") as database:
        runs = {number: run_on(database, number, seconds) for number in (1, PROCESSES)}
    print("  CPU of a move, ms      server  database and nginx  clients     all")
    for number, f in runs.items():
        parts = f"{f.each:9.2f}{f.others:20.2f}{f.clients:9.2f}{f.all:8.2f}"
        print(f"  {told(number):20}{parts}")
    one, several = runs.values()
    # One process has one core for itself; several share all of them with everybody else.
    cores = os.cpu_count() or 1
    most = cores / several.all / min(1 / one.each, cores / one.all)
    print(f"  {cores} cores for all of them: at best {most:.2f} times as many moves")
    gained = several.rate / one.rate
    judge(f"moves a second, {PROCESSES} processes to one", gained, TARGETS["processes"], least=True)


def told(processes: int) -> str:
    return f"{processes} processes" if processes > 1 else "one process"


def run_on(database: Postgres, number: int, seconds: float) -> Figures:
    assert database.process is not None
    url, main = database.database(f"load{number}"), database.process.pid
    tables = SCENES["steady"][0]
    servers = [start_pithead(url) for _ in range(number)]
    ports = [server.port for server in servers]
    with tempfile.TemporaryDirectory() as folder, nginx.in_front(Path(folder), ports) as proxy:
        server = Behind(servers, proxy.address)
        try:
            others = partial(cpu_together, [main, proxy.pid])
            figures = uvloop.run(drive(server, PitheadTable, tables, 0.0, seconds, others))
        finally:
            server.stop()
    title = f"{tables} tables of {PAGES} pages, PostgreSQL, nginx, {told(number)}, at full speed"
    report(title, figures)
    return figures


def cpu_together(pids: list[int]) -> float:
    return sum(cpu_of(pid) for pid in pids)


if __name__ == "__main__":
    main()
