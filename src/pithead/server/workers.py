"""Several processes on one address: started, watched, and replaced one after the other.

They share the listening socket, so whichever is free takes the next connection, and what waits in
its queue outlives any one of them. SIGHUP replaces them all, one by one; SIGINT and SIGTERM end
them.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable

import msgspec

from .context import Config
from .store import StoreError
from .worker import Order, Report, encode

log = logging.getLogger("pithead.workers")

LOOK = 0.1
"""Seconds between two looks at the processes."""
ENDING = 4.0
"""Seconds that processes have to end; whoever asked for it waits at most five."""
STARTING = 60.0
PAUSES = (0.0, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a process that dies again and again is started again."""
LASTING = 30.0
"""Seconds after which a process counts as having started well."""


class Worker:
    def __init__(self, order: Order) -> None:
        self.started = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pithead.server.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[order.descriptor],
        )
        assert self.process.stdin is not None
        self.process.stdin.write(encode(order) + b"\n")
        self.process.stdin.flush()

    def wait_until_ready(self) -> None:
        """Until it serves; StoreError says why it can't."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise StoreError("server-died", "")
        said = msgspec.json.decode(line, type=Report)
        if said.code:
            self.end()
            raise StoreError(said.code, said.place)

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def ask_to_end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGTERM)

    def end(self, until: float | None = None) -> None:
        """Wait until it has ended, and no longer than that."""
        left = ENDING if until is None else max(0.0, until - time.monotonic())
        try:
            self.process.wait(left)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


class Supervisor:
    def __init__(
        self,
        config: Config,
        listening: socket.socket,
        workers: int,
        ready: Callable[[], None] = lambda: None,
    ) -> None:
        bots = config.bot_workers or max(1, (os.cpu_count() or 1) // workers)
        self.order = Order(listening.fileno(), config._replace(bot_workers=bots))
        self.number = workers
        self.ready = ready
        self.workers: list[Worker] = []
        self._stop = False
        self._renew = False
        self._deaths = 0

    def run(self) -> None:
        before = {
            number: signal.signal(number, self._heard)
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
        }
        try:
            # The first one makes the schema, or says what is wrong; then all others at once.
            self.workers = [Worker(self.order)]
            self.workers[0].wait_until_ready()
            self.workers += [Worker(self.order) for _ in range(self.number - 1)]
            for worker in self.workers[1:]:
                worker.wait_until_ready()
            self.ready()
            self._watch()
        finally:
            self._end_all()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _heard(self, number: int, _: object) -> None:
        if number == signal.SIGHUP:
            self._renew = True
        else:
            self._stop = True

    def _watch(self) -> None:
        while not self._stop:
            time.sleep(LOOK)
            for place, worker in enumerate(self.workers):
                if not worker.alive and not self._stop:
                    self._replace_dead(place, worker)
            if self._renew:
                self._renew = False
                self._renew_all()

    def _replace_dead(self, place: int, worker: Worker) -> None:
        log.error("process %d has died (%s)", worker.process.pid, worker.process.returncode)
        worker.end()
        lasted = time.monotonic() - worker.started > LASTING
        self._deaths = 0 if lasted else self._deaths + 1
        time.sleep(PAUSES[min(self._deaths, len(PAUSES) - 1)])
        self.workers[place] = Worker(self.order)
        with contextlib.suppress(StoreError):
            self.workers[place].wait_until_ready()

    def _renew_all(self) -> None:
        """A new process is ready before an old one goes, so that somebody always answers."""
        for place, old in enumerate(self.workers):
            if self._stop:
                return
            fresh = Worker(self.order)
            try:
                fresh.wait_until_ready()
            except StoreError as error:
                log.error("the processes are kept as they are: %s", error.code)
                return
            self.workers[place] = fresh
            old.ask_to_end()
            old.end()

    def _end_all(self) -> None:
        for worker in self.workers:
            worker.ask_to_end()
        until = time.monotonic() + ENDING
        for worker in self.workers:
            worker.end(until)
