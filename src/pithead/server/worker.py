"""One of several processes that serve the same address; started by `workers`, and ends with it."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sys
import threading
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import pithead
from pithead.tables import games

from .context import Config
from .logs import log_as_json
from .neighbours import Ends, Neighbours
from .serving import Service
from .store import StoreError

LATER = ("asyncpg", "sqlalchemy.dialects.postgresql.asyncpg")
"""What a process on PostgreSQL imports when it first needs it."""


class Order(msgspec.Struct):
    """What a worker is told: on its standard input, where no other user can read it."""

    descriptor: int
    ends: Ends
    config: Config


class Report(msgspec.Struct):
    """What it says when it is ready, or can't be."""

    code: str = ""
    place: str = ""


def encode(order: Order) -> bytes:
    return msgspec.json.encode(order, enc_hook=str)


def decode(line: bytes) -> Order:
    return msgspec.json.decode(line, type=Order, dec_hook=_path)


def _path(kind: type[Any], value: Any) -> Any:
    assert kind is Path
    return Path(value)


def load_all() -> None:
    """What every process needs, loaded before they part, is loaded once and kept once."""
    for name in LATER:
        with contextlib.suppress(ImportError):
            import_module(name)
    for name in pithead.game_names():
        # A game that can't be made is told to those who ask for it.
        with contextlib.suppress(Exception):
            games.game(name)


def work(order: Order, said: int, parent: int) -> None:
    """Serve until told to end; `said` takes the report, and `parent` closes with our parent."""
    # Ctrl-C in a terminal reaches all of its processes; this one waits to be told.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    log_as_json()

    def report(code: str = "", place: str = "") -> None:
        os.write(said, msgspec.json.encode(Report(code, place)) + b"\n")

    with socket.socket(fileno=order.descriptor) as listening:
        listening.setblocking(False)
        neighbours = Neighbours(order.ends)
        stopping = (signal.SIGTERM,)
        service = Service(order.config, listening, report, stopping, neighbours)
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
        try:
            service.run()
        except StoreError as error:
            report(error.code, error.place)


def _end_with(parent: int) -> None:
    """Whoever started us holds the other end of this; when that closes, we are alone."""
    # Not by `sys.stdin`: a thread that waits in there keeps Python from ending.
    while os.read(parent, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    work(decode(sys.stdin.buffer.readline()), sys.stdout.fileno(), sys.stdin.fileno())


if __name__ == "__main__":
    main()
