"""Ports for the servers of tests: nobody else is given one while the test runs."""

from __future__ import annotations

import fcntl
import os
import socket
import tempfile
from pathlib import Path
from typing import IO

HOST = "127.0.0.1"
FIRST, COUNT = 20_000, 12_000
"""Below the ports that systems give to outgoing connections: one of those could take a port that
was found free before its server binds it, or while its server is killed and started again."""

_held: list[IO[str]] = []


def free_port() -> int:
    """A port for this process alone until it ends, also among other runs of the tests."""
    folder = Path(tempfile.gettempdir()) / f"pithead-ports-{os.getuid()}"
    folder.mkdir(exist_ok=True)
    for number in range(COUNT):
        port = FIRST + (os.getpid() * 40 + number) % COUNT
        lock = (folder / str(port)).open("w")
        if _take(lock) and _is_free(port):
            _held.append(lock)
            return port
        lock.close()
    raise AssertionError("every port is taken")


def _take(lock: IO[str]) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True
