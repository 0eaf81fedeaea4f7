"""Thousands of requests and stored games that nobody should send: `make fuzz-server`.

    python -m tests.chaos.fuzz --requests 10000 --imports 20000 --seed 16

A server without rate limits is asked what no page asks, and is sent games that were changed in
one place or many: played from their start or from a view, with components of their own or ours, and
with the moves of a lesson. What it takes in is read, watched and played on. Beside it another
visitor plays. The server must answer each with something other than a 500, must not grow, and the
other visitor should notice nothing: after each batch their table must still tell who is there, its
bots must move, and the figures must say that nothing failed and no table is set aside. The exit
code is 1 where it breaks one of these promises; the other visitor's times are for an idle machine.
"""

from __future__ import annotations

import argparse
import http.client
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

import pithead
from pithead.kernel.match import Match
from pithead.tables import games as tables
from pithead.tables import messages as m
from tests.server.running import PATIENCE, Visitor, free_port, play

SERVER = """
import sys
from pithead.server.context import Config
from pithead.server.limits import Rate, Rates
from pithead.server.serving import Service, listen
free = Rate(1e9, 1e9)
config = Config(sys.argv[1], rates=Rates(*(free,) * len(Rates._fields)), poll_wait=0.01)
with listen("127.0.0.1", int(sys.argv[2])) as listening:
    Service(config, listening, lambda: print("ready", flush=True)).run()
"""
GROWTH = 50.0
"""Megabytes."""
LATE = 100.0
"""Milliseconds: the p99 of another visitor."""
WARM = 200
BATCH = 1000
"""Requests between two looks at the other tables."""
PATHS = (
    "/api/games",
    "/api/games/{word}/cards",
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/join",
    "/api/tables/{table}/updates",
    "/api/tables/{table}/log",
    "/api/tables/{table}/commands",
    "/api/tables/{table}/commands",
    "/api/tables/{table}/commands",
    "/api/tables/{table}/review",
    "/api/tables/{table}/verify",
    "/api/tables/{table}/record",
    "/api/{word}",
    "/locale/{word}/{word}.ftl",
    "/schema",
    "/{word}",
)
IMPORT = "/api/tables/import"
POSTED = ("/tables", "/join", "/commands")
COMMANDS: tuple[Any, ...] = (
    m.Move("fuzz-0000", 0, 0, ["bid", 0, 0, 0, 0, 0]),
    m.UndoMove("fuzz-0000", 0, 0),
    m.Preview("fuzz-0000", 0, ["move", "a", "A1"]),
    m.Say("fuzz-0000", "hello"),
    m.Look("fuzz-0000", 0),
    m.Sit("fuzz-0000", 1),
    m.Stand("fuzz-0000", 1),
    m.Invite("fuzz-0000", 1),
    m.Revoke("fuzz-0000", 1),
    m.PlaceBot("fuzz-0000", 1, "random"),
    m.Configure("fuzz-0000", 2, {}),
    m.NewTable("rockwell", 2),
    m.Join("x" * 24),
)


class Sent(NamedTuple):
    method: str
    path: str
    body: bytes
    headers: dict[str, str]


# --- what nobody should send ----------------------------------------------------------------------


def junk(rng: Random) -> object:
    """Any value at all."""
    makers: tuple[Callable[[], object], ...] = (
        lambda: rng.choice((None, True, False, "", [], {})),
        lambda: rng.choice((0, -1, 2**31, 2**63, 10**40, 1.5, 1e308)),
        lambda: "".join(
            chr(rng.choice((0, 9, 48, 0x7F, 0x202E, 0x3164, 0xFFFD))) for _ in range(9)
        ),
        lambda: "x" * rng.choice((24, 501, 20_000)),
        lambda: [junk(rng) for _ in range(rng.randrange(4))],
        lambda: {str(junk(rng))[:40]: junk(rng) for _ in range(rng.randrange(4))},
        lambda: _nested(rng.choice((5, 30, 900))),
    )
    return rng.choice(makers)()


def _nested(depth: int) -> object:
    value: object = 1
    for _ in range(depth):
        value = [value]
    return value


def spoil(value: Any, rng: Random) -> Any:
    """The same with one thing in it changed, taken out or put in."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        key = rng.choice(sorted(value))
        how = rng.random()
        if how < 0.15:
            return {name: inner for name, inner in value.items() if name != key}
        if how < 0.25:
            return {**value, str(junk(rng))[:50]: junk(rng)}
        return {**value, key: spoil(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        at = rng.randrange(len(value))
        how = rng.random()
        if how < 0.2:
            return value[:at] + value[at + 1 :]
        if how < 0.4:
            return [*value[:at], value[at], *value[at:]]
        return [*value[:at], spoil(value[at], rng), *value[at + 1 :]]
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice((-1, 1, 100, -(10**9)))
    return junk(rng)


def requests(rng: Random, tables: list[str]) -> Iterator[Sent]:
    while True:
        path = rng.choice(PATHS)
        path = path.replace("{table}", rng.choice([*tables, "A" * 12, "%00", "..%2f", "x" * 300]))
        while "{word}" in path:
            word = rng.choice(("rockwell", "en", "%ff%fe", "a" * 2000, "..", "%E2%80%AE", "1"))
            path = path.replace("{word}", word, 1)
        if rng.random() < 0.4:
            name = rng.choice(("after", "lines", "seat", "start", "stop", "x"))
            value = rng.choice(("0", "1", "-1", "9" * 30, "", "%00", "%ff", "1e9", "nan"))
            path += f"?{name}={value}"
        method = "POST" if path.partition("?")[0].endswith(POSTED) else "GET"
        if rng.random() < 0.1:
            method = rng.choice(("GET", "POST", "PUT", "DELETE", "HEAD"))
        kind = rng.choice(
            ("application/json",) * 6 + ("text/plain", "", "application/json; x=\xff")
        )
        yield Sent(method, path, _body(rng), {"content-type": kind, **_headers(rng)})


def _body(rng: Random) -> bytes:
    how = rng.random()
    if how < 0.6:
        return msgspec.json.encode(spoil(msgspec.to_builtins(rng.choice(COMMANDS)), rng))
    if how < 0.8:
        return msgspec.json.encode(junk(rng))
    return rng.choice((b"", b"{", b"\xff\xfe", b"[" * 5000, b'"\\ud800"', b"nul", b"0" * 70_000))


def _headers(rng: Random) -> dict[str, str]:
    if rng.random() < 0.8:
        return {}
    name = rng.choice(("origin", "host", "x-forwarded-for", "cookie", "range", "x"))
    return {name: rng.choice(("null", "evil.example", "\xff", "a" * 3000, "127.0.0.1", ""))}


def games(rng: Random) -> Iterator[bytes]:
    """Stored games of all kinds, of any length, changed in one place or a few."""
    known = [record for name in pithead.game_names() for record in _records(name, rng)]
    while True:
        record = rng.choice(known)
        for _ in range(rng.choice((1, 1, 1, 2, 5))):
            record = _spoil_part(record, rng)
        yield msgspec.json.encode(record)


def _records(name: str, rng: Random) -> Iterator[dict[str, Any]]:
    game = pithead.game(name)
    own = pithead.game(name, msgspec.to_builtins(game.component_data()))
    for seed in range(3):
        seats = rng.choice((2, 3))
        for made in (game, own):
            match = _played(made.match(seats, seed), rng)
            yield msgspec.to_builtins(match.record())
            view = match.view(rng.randrange(seats))
            if not match.over:
                begun = Match.from_view(made, view, match.options, bytes(32))
                yield msgspec.to_builtins(_played(begun, rng, most=5).record())
    for lesson in tables.lessons(tables.game(name)).values():
        # Of a lesson there is no file; its opening, with its seed, is one anybody may write.
        yield msgspec.to_builtins(_played(lesson.begin(game), rng, most=20).record())


def _played(match: Match, rng: Random, most: int = 120) -> Match:
    for _ in range(rng.randrange(1, most)):
        if match.over or match.state.pending is None:
            break
        seat = match.state.pending.seats[0]
        match.apply(seat, match.sample(seat, rng))
    return match


PARTS = ("view", "component_set", "log")


def _spoil_part(record: Any, rng: Random) -> Any:
    """Half of the changes within what is largest and least bounded, with its sums made right.

    A change anywhere in the log, too, would otherwise be found by comparing a digest.
    """
    parts = [part for part in PARTS if isinstance(record, dict) and record.get(part)]
    if not parts or rng.random() < 0.5:
        return spoil(record, rng)
    part = rng.choice(parts)
    left = {name: value for name, value in record.items() if name != "log_digest"}
    changed = {**left, part: spoil(record[part], rng)}
    if part == "component_set":
        try:
            changed["components"] = pithead.game(record["game"], changed[part]).components_digest
        except Exception:
            return changed
    return changed


# --- a run ----------------------------------------------------------------------------------------


class Server:
    def __init__(self, folder: str) -> None:
        self.port = free_port()
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, folder, str(self.port)], stdout=subprocess.PIPE
        )
        assert self.process.stdout is not None
        assert b"ready" in self.process.stdout.readline()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> float:
        """Resident megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def ask(self, sent: Sent) -> tuple[int, bytes, str]:
        """Status, body and cookie; the status is 0 where the connection was closed on us."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.putrequest(sent.method, sent.path, skip_host="host" in sent.headers)
            for name, value in sent.headers.items():
                connection.putheader(name, value.encode("latin-1"))
            connection.putheader("content-length", str(len(sent.body)))
            connection.endheaders(sent.body)
            answer = connection.getresponse()
            cookie = (answer.getheader("set-cookie") or "").partition(";")[0]
            return answer.status, answer.read(), cookie
        except (ConnectionError, http.client.HTTPException):
            return 0, b"", ""
        finally:
            connection.close()


class Neighbour(threading.Thread):
    """Another visitor, who says something ten times a second and counts how long that takes.

    At another table of theirs a game is on against a bot.
    """

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.visitor = Visitor(address)
        self.done = threading.Event()
        self.times: list[float] = []
        with Visitor(address) as maker:
            self.table = maker.make()
            self.playing = maker.make("brass_empire", 2, bots=["random"], start=True)
            self.cookies = maker.client.cookies
        self.visitor.client.cookies = self.cookies

    def run(self) -> None:
        with self.visitor:
            self._talk(self.table)

    def _talk(self, table: str) -> None:
        for n in count():
            if self.done.wait(0.1):
                return
            begun = time.perf_counter()
            self.visitor.do(table, m.Say, text=f"line {n}")
            self.times.append((time.perf_counter() - begun) * 1000)
            self.visitor.heard.clear()

    def troubles(self, address: str) -> list[str]:
        """What does not live any more: presence, bots, figures."""
        found: list[str] = []
        with Visitor(address) as same:
            same.client.cookies = self.cookies
            with same.live(self.playing) as live:
                seats = live.update().snapshot.seats
                if not seats[0].online:
                    found.append("presence: an open page does not count as there")
            if not self._bots_move(same):
                found.append("bots: none has moved for a minute")
            figures = same.get("/metrics").text
        for name in ("tables_set_aside", "faults_total"):
            value = figures.partition(f"\npithead_{name} ")[2].partition("\n")[0]
            if value != "0":
                found.append(f"metrics: {name} {value or 'missing'}")
        return found

    def _bots_move(self, same: Visitor) -> bool:
        """Whether the game gets back to its player once they have moved."""
        end = time.monotonic() + PATIENCE
        moved = False
        while time.monotonic() < end:
            snapshot = same.look(self.playing, 0).snapshot
            if snapshot.stage != "playing":
                self.playing = same.make("brass_empire", 2, bots=["random"], start=True)
                self.cookies = same.client.cookies
            elif snapshot.question is not None and snapshot.question.yours:
                if moved:
                    return True
                play(same, self.playing)
            else:
                moved = True
                time.sleep(0.02)
        return False


class Result(NamedTuple):
    statuses: Counter[int]
    taken: int
    """Stored games that were taken in."""
    growth: float
    late: float
    faults: list[Sent]
    troubles: list[str]

    @property
    def ok(self) -> bool:
        return not self.faults and not self.troubles and self.growth <= GROWTH


def fuzz(number: int, imports: int, seed: int) -> Result:
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            with Visitor(server.address) as ann:
                tables = [ann.make(), ann.make("brass_empire", 1, start=True)]
                cookie = "; ".join(f"pithead_{table}={ann.cookie(table)}" for table in tables)
            neighbour = Neighbour(server.address)
            neighbour.start()
            try:
                return _run(server, list(_all(rng, tables, cookie, number, imports)), neighbour)
            finally:
                neighbour.done.set()
                neighbour.join(PATIENCE)
        finally:
            server.process.terminate()
            server.process.communicate()


def _all(rng: Random, tables: list[str], cookie: str, number: int, imports: int) -> Iterator[Sent]:
    asked, sent = requests(rng, tables), games(rng)
    for _ in range(number):
        one = next(asked)
        yield one._replace(headers={"cookie": cookie, **one.headers})
    for _ in range(imports):
        kind = {"content-type": "application/json"}
        yield Sent("POST", IMPORT, next(sent), kind)


def _run(server: Server, all_sent: list[Sent], neighbour: Neighbour) -> Result:
    """Growth counts from when everything has been loaded that a server loads once."""
    statuses: Counter[int] = Counter()
    faults: list[Sent] = []
    troubles: list[str] = []
    taken = 0
    warm = all_sent[:: max(1, len(all_sent) // WARM)]
    for sent in warm:
        server.ask(sent)
    neighbour.troubles(server.address)
    before = server.memory()
    for done, sent in enumerate(all_sent, start=1):
        status, body, cookie = server.ask(sent)
        statuses[status] += 1
        if status == 500:
            faults.append(sent)
        if status == 201 and sent.path == IMPORT:
            taken += 1
            faults += _live_there(server, msgspec.json.decode(body)["table"], cookie)
        if done % BATCH == 0 or done == len(all_sent):
            troubles += neighbour.troubles(server.address)
        if sys.stderr.isatty() and done % 50 == 0:
            print(f"\r\x1b[K{done} of {len(all_sent)}", end="", file=sys.stderr)
    times = sorted(neighbour.times)
    late = times[int(len(times) * 0.99)] if times else 0.0
    return Result(statuses, taken, server.memory() - before, late, faults, troubles)


def _live_there(server: Server, table: str, cookie: str) -> list[Sent]:
    """Look at a table that was made from a file, through every seat, and let bots go on with it."""
    place, headers = f"/api/tables/{table}", {"cookie": cookie, "content-type": "application/json"}
    bots = [m.PlaceBot(f"fuzz-bot-{seat}", seat, "random") for seat in range(1, 6)]
    asked = [Sent("POST", f"{place}/commands", msgspec.json.encode(bot), headers) for bot in bots]
    asked += [Sent("GET", f"{place}/updates?seat={seat}", b"", headers) for seat in range(-1, 3)]
    asked += [Sent("GET", f"{place}{what}", b"", headers) for what in ("", "/replay", "/replay/0")]
    return [sent for sent in asked if server.ask(sent)[0] == 500]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos.fuzz")
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--imports", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=16)
    given = parser.parse_args()
    begun = time.monotonic()
    result = fuzz(given.requests, given.imports, given.seed)
    told = ", ".join(f"{n} x {status or 'closed'}" for status, n in sorted(result.statuses.items()))
    print(f"{given.requests} requests and {given.imports} stored games in ", end="")
    print(f"{time.monotonic() - begun:.0f} s: {told}; games taken in: {result.taken}")
    print(f"  growth {result.growth:.1f} MB, at most {GROWTH:g}")
    print(f"  another visitor's p99 {result.late:.0f} ms, at most {LATE:g} on an idle machine")
    for trouble in sorted(set(result.troubles)):
        print(f"  {trouble}")
    for sent in result.faults[:5]:
        print(f"  500: {sent.method} {sent.path} {sent.headers} {sent.body[:300]!r}")
    return 0 if result.ok else 1


if __name__ == "__main__":
    sys.exit(main())
