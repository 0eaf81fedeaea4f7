"""The process that plays a game somebody sends us, before the server believes a word of it.

The record comes in, what is wrong with it goes out; what it may use is bounded.
"""

from __future__ import annotations

import sys

import msgspec

from pithead.tables import commands
from pithead.tables.errors import TableError
from pithead.tables.messages import Problem

CPU_SECONDS = 3
MEMORY = 512 << 20
"""Bytes above what Python and the games take."""


class Judged(msgspec.Struct):
    problem: Problem | None = None


def judge(raw: bytes) -> Judged:
    try:
        commands.check_record(msgspec.json.decode(raw))
    except TableError as error:
        return Judged(error.problem)
    except (MemoryError, RecursionError):
        return Judged(TableError("too-large").problem)
    except (msgspec.MsgspecError, ValueError):
        return Judged(TableError("malformed").problem)
    return Judged()


def limit() -> None:
    try:
        import resource
    except ImportError:  # Windows: the time the server waits is the only bound.
        return
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform.startswith("linux"):
        from pathlib import Path

        used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, used + MEMORY))


def main() -> None:
    limit()
    answer = judge(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode(answer))


if __name__ == "__main__":
    main()
