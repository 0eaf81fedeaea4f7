"""How quickly a replay goes from moment to moment: jumps and steps in a game of 2,000 decisions.

    PYTHONPATH=src .venv/bin/python bench/replay.py [--decisions 2000] [--jumps 40] [--steps 60]

Starts a server of its own, brings it a long game, and asks for moments as the page does; times are
those of whole requests, the board and the log included. Figures to reach: a jump in 300 ms, a step
in 50 ms.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from random import Random

import httpx

import pithead

GAME, SEATS = "brass_empire", 6
OPTIONS: dict[str, int | str | bool] = {"battle": True}
"""Battles of six last for thousands of decisions."""


def long_game(decisions: int) -> dict[str, object]:
    match, rng = pithead.game(GAME).match(SEATS, 7, OPTIONS), Random(7)
    while len(match.log) < decisions and not match.over:
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
    assert len(match.log) >= decisions, f"the game ended after {len(match.log)} decisions"
    return match.record()


@contextlib.contextmanager
def server() -> Iterator[str]:
    with socket.socket() as probe, tempfile.TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = [sys.executable, "-m", "pithead", "play", "--no-browser", "--lang", "en"]
        process = subprocess.Popen(
            [*command, "--port", str(port), "--data", folder],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def told(name: str, times: list[float]) -> None:
    times.sort()
    middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(f"{name:24} {len(times):4}  p50 {middle:6.1f}  p95 {late:6.1f}  max {times[-1]:6.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--jumps", type=int, default=40)
    parser.add_argument("--steps", type=int, default=60)
    wanted = parser.parse_args()
    record, rng = long_game(wanted.decisions), Random(1)
    with server() as address, httpx.Client(base_url=address, timeout=60) as client:
        made = client.post("/api/tables/import", json=record)
        assert made.status_code == 201, made.text
        at = f"/api/tables/{made.json()['table']}/replay"

        def ask(path: str, **query: object) -> tuple[float, dict[str, object]]:
            # One visitor is not to ask for more than a few moments a second.
            time.sleep(0.06)
            start = time.perf_counter()
            answer = client.get(path, params={name: str(value) for name, value in query.items()})
            assert answer.status_code == 200, answer.text
            return (time.perf_counter() - start) * 1000, answer.json()

        first, info = ask(at)
        moments = info["moments"]
        assert isinstance(moments, list)
        told("the moments, at first", [first])
        jumps = [ask(f"{at}/{rng.choice(moments)}", eyes="seat1") for _ in range(wanted.jumps)]
        told("jumps", [spent for spent, _ in jumps])
        steps: list[float] = []
        place, lines = len(moments) // 2, 0
        for _ in range(wanted.steps):
            spent, moment = ask(f"{at}/{moments[place]}", eyes="seat1", lines=lines)
            place, lines = place + 1, int(str(moment["lines"]))
            steps.append(spent)
        told("steps on", steps)
        back = [ask(f"{at}/{moments[place - n]}", eyes="seat1")[0] for n in range(wanted.steps)]
        told("steps back", back)


if __name__ == "__main__":
    main()
