"""The process that replays an uploaded game before the server trusts any of it.

The record comes in, what is wrong with it goes out; what it may use is bounded.
"""

from __future__ import annotations

import os
import sys
import time

import msgspec

from pithead.tables.incoming import problem_of
from pithead.tables.messages import Problem

CPU_SECONDS = 3
POLITENESS = 5
"""It gives way to the server on a busy machine."""
MEMORY = 512 << 20
"""Bytes above what Python and the games take."""


class Judged(msgspec.Struct):
    problem: Problem | None = None
    seconds: float = 0.0
    """Of CPU, to find that out."""


def judge(raw: bytes) -> Judged:
    return Judged(problem_of(raw))


def limit_memory() -> None:
    try:
        import resource
    except ImportError:  # Windows: the time the server waits is the only bound.
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform.startswith("linux"):
        from pathlib import Path

        used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, used + MEMORY))


def limit_time() -> None:
    """Limit this process to that many more seconds of CPU; the system ends it after them."""
    try:
        import resource
    except ImportError:
        return
    used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used) + 1 + CPU_SECONDS, most))


def main() -> None:
    """Read records, each after a line with its length, and answer each with a line."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    limit_memory()
    while line := sys.stdin.buffer.readline():
        limit_time()
        raw, begun = sys.stdin.buffer.read(int(line)), time.process_time()
        answer = judge(raw)
        answer.seconds = time.process_time() - begun
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
