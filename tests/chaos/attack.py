"""One address asks for all it can, and another visitor should notice little: `make attack`.

    python -m tests.chaos.attack --seconds 60

The server has its ordinary limits. The attacker sends games with components of their own, reads
sleeping tables with long games, and asks for reviews, replays and new tables, on many connections
at once. Another visitor opens a table that sleeps every second, and talks at a live one. The exit
code is 1 where a table takes longer to open than it may, or talk is slower; the times are for an
idle machine.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from random import Random
from typing import NamedTuple

import msgspec

import pithead
from pithead.kernel.game import Game
from pithead.server.store import Store
from pithead.tables import commands
from pithead.tables import messages as m
from tests.server.running import PATIENCE, Visitor, free_port

SERVER = """
import sys
from pithead.server.context import Config
from pithead.server.serving import Service, listen
config = Config(sys.argv[1], capacity=10, proxies=("127.0.0.1",))
with listen("127.0.0.1", int(sys.argv[2])) as listening:
    Service(config, listening, lambda: print("ready", flush=True)).run()
"""
MALLORY, ANN = "203.0.113.7", "198.51.100.7"
CONNECTIONS = 16
LONG_GAMES = 40
OPENS = 1000.0
TALKS = 50.0
"""Milliseconds: how long a sleeping table may take to open, and the p99 of live commands."""


class Table(NamedTuple):
    ident: str
    cookie: str


class Result(NamedTuple):
    opened: list[float]
    talked: list[float]
    """Milliseconds."""
    statuses: Counter[int]

    @property
    def ok(self) -> bool:
        return max(self.opened) <= OPENS and p99(self.talked) <= TALKS


def p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


def record(game: Game, moves: int, seed: int) -> dict[str, object]:
    match, rng = game.match(3, seed), Random(seed)
    for _ in range(moves):
        pending = match.state.pending
        if pending is None:
            break
        match.apply(pending.seats[0], match.sample(pending.seats[0], rng))
    written: dict[str, object] = msgspec.to_builtins(match.record())
    return written


def own_set(name: str) -> Game:
    return pithead.game(name, msgspec.to_builtins(pithead.game(name).component_data()))


def fill(folder: str, moves: list[int]) -> list[Table]:
    """Tables that sleep: a game of so many moves at each."""
    known = {n: record(own_set("rockwell"), n, n) for n in set(moves)}
    made = [commands.import_table(known[n], 1_700_000_000_000) for n in moves]

    async def write() -> None:
        store = Store(folder)
        await store.open()
        for one in made:
            await store.append(one.table, 0, one.entries)
        await store.close()

    asyncio.run(write())
    return [Table(one.table, f"pithead_{one.table}={one.secret}") for one in made]


class Attacker:
    def __init__(self, port: int, tables: list[Table]) -> None:
        self.port = port
        self.tables = tables
        self.done = threading.Event()
        self.statuses: Counter[int] = Counter()
        self.threads = [
            threading.Thread(target=self._attack, args=(n,), daemon=True)
            for n in range(CONNECTIONS)
        ]

    def _attack(self, number: int) -> None:
        rng = Random(number)
        sent = [record(own_set(name), 150, number) for name in pithead.game_names()]
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        while not self.done.is_set():
            table = rng.choice(self.tables)
            place, method, body = f"/api/tables/{table.ident}", "GET", b""
            match rng.randrange(5):
                case 0:
                    place, method = "/api/tables/import", "POST"
                    body = msgspec.json.encode(rng.choice(sent)) + b" " * rng.randrange(10_000)
                case 1:
                    place, method = "/api/tables", "POST"
                    body = msgspec.json.encode(m.NewTable("rockwell", 3))
                case 2:
                    place += "/updates"
                case 3:
                    place += rng.choice(("/review", "/verify"))
                case _:
                    place += f"/replay/{rng.randrange(2000)}"
            headers = {"x-forwarded-for": MALLORY, "cookie": table.cookie}
            headers["content-type"] = "application/json"
            try:
                connection.request(method, place, body, headers)
                answer = connection.getresponse()
                answer.read()
                self.statuses[answer.status] += 1
            except (OSError, http.client.HTTPException):
                self.statuses[0] += 1
                connection.close()

    def __enter__(self) -> Attacker:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.done.set()
        for thread in self.threads:
            thread.join(PATIENCE)


def attack(seconds: float, attackers: bool = True) -> Result:
    with tempfile.TemporaryDirectory() as folder:
        ours = fill(folder, [60] * int(seconds + 1))
        theirs = fill(folder, [2000 + n % 5 for n in range(LONG_GAMES)])
        port = free_port()
        process = subprocess.Popen(
            [sys.executable, "-c", SERVER, folder, str(port)], stdout=subprocess.PIPE
        )
        try:
            assert process.stdout is not None
            assert b"ready" in process.stdout.readline()
            if not attackers:
                return _visit(port, ours, seconds, Counter())
            with Attacker(port, theirs) as attacker:
                return _visit(port, ours, seconds, attacker.statuses)
        finally:
            process.terminate()
            process.communicate()


def _visit(port: int, tables: list[Table], seconds: float, statuses: Counter[int]) -> Result:
    opened: list[float] = []
    talked: list[float] = []
    with Visitor(f"http://127.0.0.1:{port}") as ann:
        ann.client.headers["x-forwarded-for"] = ANN
        with ann.live(ann.make("brass_empire", 2, bots=["random"], start=True)) as live:
            end = time.monotonic() + seconds
            for table in tables:
                begun = time.perf_counter()
                headers = {"cookie": table.cookie}
                answer = ann.client.get(f"/api/tables/{table.ident}/updates", headers=headers)
                assert answer.status_code == 200, answer.text
                opened.append((time.perf_counter() - begun) * 1000)
                later = time.monotonic() + 1
                while time.monotonic() < later:
                    begun = time.perf_counter()
                    assert live.do(m.Say, text="hello").ok
                    talked.append((time.perf_counter() - begun) * 1000)
                    time.sleep(0.05)
                if time.monotonic() > end:
                    break
    return Result(opened, talked, statuses)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos.attack")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--calm", action="store_true", help="without the attacker, to compare")
    given = parser.parse_args()
    result = attack(given.seconds, attackers=not given.calm)
    told = ", ".join(f"{n} x {status or 'closed'}" for status, n in sorted(result.statuses.items()))
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    print(f"one address for {given.seconds:g} s on {CONNECTIONS} connections: {told}")
    opened = sorted(result.opened)
    half = opened[len(opened) // 2]
    print(f"  a sleeping table opened {len(opened)} times, half within {half:.0f} ms,")
    print(f"  all within {opened[-1]:.0f} ms, at most {OPENS:g}")
    print(f"  live commands' p99 {p99(result.talked):.0f} ms, at most {TALKS:g}; load {load:.1f}")
    return 0 if result.ok else 1


if __name__ == "__main__":
    sys.exit(main())
