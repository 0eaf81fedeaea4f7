"""One of several processes that serve the same address; started by `workers`, and ends with it."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec

from .context import Config
from .logs import log_as_json
from .serving import Service
from .store import StoreError


class Order(msgspec.Struct):
    """What a worker is told: on its standard input, where no other user can read it."""

    descriptor: int
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


def report(code: str = "", place: str = "") -> None:
    sys.stdout.buffer.write(msgspec.json.encode(Report(code, place)) + b"\n")
    sys.stdout.flush()


def main() -> None:
    # Ctrl-C in a terminal reaches all of its processes; this one waits to be told.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    log_as_json()
    order = decode(sys.stdin.buffer.readline())
    with socket.socket(fileno=order.descriptor) as listening:
        listening.setblocking(False)
        service = Service(order.config, listening, report, stopping=(signal.SIGTERM,))
        threading.Thread(target=_end_with_parent, daemon=True).start()
        try:
            service.run()
        except StoreError as error:
            report(error.code, error.place)


def _end_with_parent() -> None:
    """Whoever started us holds the other end of our input; when that closes, we are alone."""
    # Not by `sys.stdin`: a thread that waits in there keeps Python from ending.
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
