"""Measure the table server: `python bench/server.py --help`.

A server in a process of its own, so many live tables at it with two people and two spectators each,
all connected as pages are. People click at random moments; of each click the time is taken until
the last page at its table has the update. What this process itself needs for it counts as well, so
the figures are an upper bound.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PEOPLE = 2
SPECTATORS = 2
THINKING = 4.0
"""Seconds between two clicks at one table, on average."""
TARGETS = {"p50": 10.0, "p99": 50.0, "update": 10_000, "start": 3.0}


UNLIMITED = """
import sys
from pithead.server.house import Config
from pithead.server.limits import Rate, Rates
from pithead.server.serving import Service, listen
free = Rate(1e9, 1e9)
config = Config(sys.argv[1], rates=Rates(free, free, free, free, free))
with listen("127.0.0.1", int(sys.argv[2])) as listening:
    Service(config, listening, lambda: print("ready", flush=True)).run()
"""
"""The server without the limits that keep one visitor from opening hundreds of tables."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def second_start(data: str) -> float:
    """Seconds from the command to the moment its page can be opened."""
    command = [sys.executable, "-m", "pithead", "play", "--no-browser", "--data", data]
    for _ in range(2):
        begun = time.perf_counter()
        process = subprocess.Popen(
            [*command, "--port", str(free_port())],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert process.stdout is not None
        process.stdout.readline()
        taken = time.perf_counter() - begun
        process.terminate()
        process.communicate()
    return taken


class Server:
    def __init__(self, data: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [sys.executable, "-c", UNLIMITED, data, str(self.port)], stdout=subprocess.PIPE
        )
        assert self.process.stdout is not None
        self.process.stdout.readline()

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate()

    def post(self, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie it sets."""
        request = urllib.request.Request(
            f"{self.address}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json", "cookie": cookie},
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer), answer.headers.get("set-cookie", "").split(";")[0]


class Page:
    """An open page: it keeps the last update, and says when it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.at = -1
        self.snapshot: dict[str, Any] = {}
        self.moved = asyncio.Condition()
        self.sizes: list[int] = []

    async def follow(self) -> None:
        async for said in self.socket:
            text = str(said)
            if not text.startswith('{"type":"update"'):
                continue
            came = time.perf_counter()
            self.snapshot = json.loads(text)["snapshot"]
            self.sizes.append(len(zlib.compress(text.encode())))
            if self.snapshot["at"] != self.at:
                self.at, self.came = self.snapshot["at"], came
                async with self.moved:
                    self.moved.notify_all()
            seen = {"type": "seen", "version": self.snapshot["version"]}
            await self.socket.send(json.dumps(seen))

    async def reach(self, at: int) -> float:
        async with self.moved:
            await self.moved.wait_for(lambda: self.at >= at)
        return self.came


class Table:
    def __init__(self, server: Server, number: int) -> None:
        self.rng = random.Random(number)
        self.number = number
        made, host = server.post("/api/tables", {"game": "rockwell", "seats": PEOPLE})
        self.table = made["table"]
        place = f"/api/tables/{self.table}"
        invited = {"type": "invite", "id": "bench-invite", "seat": 1}
        ack, _ = server.post(f"{place}/commands", invited, host)
        _, friend = server.post(f"{place}/join", {"token": ack["token"]})
        server.post(f"{place}/commands", {"type": "start", "id": "bench-start"}, host)
        with urllib.request.urlopen(
            urllib.request.Request(f"{server.address}{place}/updates", headers={"cookie": host})
        ) as answer:
            watch = json.load(answer)["snapshot"]["watch"]
        joining = [server.post(f"{place}/join", {"token": watch}) for _ in range(SPECTATORS)]
        self.cookies = [host, friend, *(cookie for _, cookie in joining)]
        self.url = f"ws://127.0.0.1:{server.port}{place}/live"
        self.pages: list[Page] = []
        self.times: list[float] = []

    async def open(self) -> None:
        for cookie in self.cookies:
            headers = {"Cookie": cookie}
            socket = await connect(self.url, additional_headers=headers, max_size=None).__aenter__()
            self.pages.append(Page(socket))
        self.following = [asyncio.create_task(page.follow()) for page in self.pages]
        await asyncio.gather(*(page.reach(0) for page in self.pages))

    async def play(self, until: float) -> None:
        clicks = 0
        await asyncio.sleep(self.rng.random() * THINKING)
        while time.perf_counter() < until:
            clicks += 1
            for seat, page in enumerate(self.pages[:PEOPLE]):
                question = page.snapshot.get("question")
                if question is not None and question["yours"]:
                    await self._click(seat, page, question, clicks)
                    break
            await asyncio.sleep(self.rng.expovariate(1 / THINKING))

    async def _click(self, seat: int, page: Page, question: dict[str, Any], n: int) -> None:
        legal = [c["action"] for c in question["choices"] if c["refused"] is None]
        at = page.snapshot["at"]
        move = {"type": "move", "id": f"bench-{seat}-{n:06}", "seat": seat, "at": at}
        move["action"] = self.rng.choice(legal)
        clicked = time.perf_counter()
        await page.socket.send(json.dumps(move))
        # A sealed answer is not shown to others, so there is nothing to wait for.
        if not question["sealed"]:
            came = await asyncio.gather(*(other.reach(at + 1) for other in self.pages))
            self.times.append((max(came) - clicked) * 1000)

    async def close(self) -> None:
        for task in self.following:
            task.cancel()
        await asyncio.gather(*self.following, return_exceptions=True)
        await asyncio.gather(*(page.socket.close() for page in self.pages))


async def measure(server: Server, tables: int, seconds: float) -> tuple[list[float], list[int]]:
    seated = [Table(server, n) for n in range(tables)]
    for table in seated:
        await table.open()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(until) for table in seated))
    for table in seated:
        await table.close()
    times = sorted(value for table in seated for value in table.times)
    return times, [size for table in seated for page in table.pages for size in page.sizes]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the table server.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        start = second_start(data)
        server = Server(data)
        try:
            times, sizes = asyncio.run(measure(server, chosen.tables, chosen.seconds))
        finally:
            server.stop()
    figures = {
        "p50": times[len(times) // 2],
        "p99": times[len(times) * 99 // 100],
        "update": max(sizes),
        "start": start,
    }
    if chosen.json:
        print(json.dumps({"clicks": len(times), **figures}))
        return
    pages = PEOPLE + SPECTATORS
    print(f"Table server: {chosen.tables} tables of {pages} pages each, {len(times)} clicks")
    names = {
        "p50": ("click to last page, p50", "ms"),
        "p99": ("click to last page, p99", "ms"),
        "update": ("largest update, compressed", "bytes"),
        "start": ("second start", "s"),
    }
    for key, (name, unit) in names.items():
        met = "met" if figures[key] <= TARGETS[key] else "missed"
        target = f"{TARGETS[key]:g} {unit}"
        print(f"  {name:28} {figures[key]:10.1f} {unit:6} target {target:12} {met}")


if __name__ == "__main__":
    main()
