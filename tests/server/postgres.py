"""A real PostgreSQL in the hands of a test: on a free port, in a folder of its own."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from .running import PATIENCE, free_port

USER = "pithead"


def program(name: str) -> str | None:
    """Debian keeps the server's programs off the PATH."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or (str(debian[0]) if debian else None)


def missing() -> str:
    if find_spec("asyncpg") is None:
        return "asyncpg is not installed"
    if program("initdb") is None or program("postgres") is None:
        return "PostgreSQL is not installed (apt install postgresql)"
    return ""


needed = pytest.mark.skipif(bool(missing()), reason=missing())


def _as_server() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so root runs it as the user Debian made for it."""
    return {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}


class Postgres:
    def __init__(self, folder: Path, fsync: str) -> None:
        self.folder = folder
        self.fsync = fsync
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        initdb = program("initdb")
        assert initdb is not None
        made = [initdb, "-D", str(folder / "data"), "-U", USER, "--auth=trust", "--no-sync"]
        subprocess.run(
            [*made, "-E", "UTF8", "--locale=C"],
            check=True,
            capture_output=True,
            cwd=folder,
            **_as_server(),
        )

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"

    def database(self, name: str) -> str:
        """The address of a fresh database."""
        self.run(f'CREATE DATABASE "{name}"')
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def run(self, statement: str, url: str = "") -> str:
        psql = program("psql")
        assert psql is not None
        told = subprocess.run(
            [psql, "-At", "-c", statement, url or self.url],
            check=True,
            capture_output=True,
            text=True,
        )
        return told.stdout.strip()

    def start(self) -> None:
        postgres = program("postgres")
        assert postgres is not None
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "port": str(self.port),
            "max_connections": "60",
            "shared_buffers": "16MB",
            "fsync": self.fsync,
        }
        chosen = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as told:
            self.process = subprocess.Popen(
                [postgres, "-D", str(self.folder / "data"), *chosen],
                stdout=told,
                stderr=told,
                cwd=self.folder,
                **_as_server(),
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(subprocess.CalledProcessError):
                self.run("SELECT 1")
                return
            time.sleep(0.1)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all connections at once; SIGKILL is a crash."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


class Wire:
    """A way to the database that can fall silent: what is under way on it never comes to an end."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._silent: set[socket.socket] = set()
        self._open: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def fall_silent(self, only_answers: bool = False) -> None:
        """For all who are connected now; who comes later gets through."""
        self._silent |= set(self._open[1::2] if only_answers else self._open)

    def close(self) -> None:
        self._silent.clear()
        for end in (self._listening, *self._open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                there = socket.create_connection(("127.0.0.1", self._port))
                self._open += [here, there]
                for ends in ((here, there), (there, here)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while said := source.recv(1 << 16):
                if source not in self._silent:
                    target.sendall(said)
            if source not in self._silent:
                target.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def postgres(fsync: str = "off") -> Iterator[Postgres]:
    # Not under pytest's own folder, which is closed to other users.
    with tempfile.TemporaryDirectory(prefix="pithead-postgres-") as folder:
        made = Postgres(Path(folder), fsync)
        made.start()
        try:
            yield made
        finally:
            made.stop()
