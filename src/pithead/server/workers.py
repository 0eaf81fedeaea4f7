"""Several processes on one address: started, watched, and replaced one after the other.

They share the listening socket, so whichever is free takes the next connection, and what waits in
its queue outlives any one of them. Each is a copy of this process, which has loaded everything: to
load it takes longer than all else at a start. SIGHUP replaces them all, one by one, by processes
that load the program anew; SIGINT and SIGTERM end them.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import math
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import IO

import msgspec

from .context import Config
from .neighbours import Street
from .store import StoreError
from .worker import Order, Report, encode, load_all, work

log = logging.getLogger("pithead.workers")

LOOK = 0.1
"""Seconds between two looks at the processes."""
BRIEFLY = 0.01
ENDING = 4.0
"""Seconds that processes have to end; whoever asked for it waits at most five."""
STARTING = 60.0
PAUSES = (0.0, 0.5, 1.0, 2.0)
"""Seconds before a process that dies again and again is started again: even if all die at once,
pages go on within five."""
LASTING = 10.0
"""Seconds after which a process counts as having started well."""


class Forked:
    """A copy of this process, which has loaded all that it needs; used as a `Popen` is."""

    def __init__(self, order: Order, foreign: Sequence[int]) -> None:
        self.returncode: int | None = None
        heard, said = os.pipe()
        parent, life = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            # Nothing of what this process would do at its end may be done by the copy.
            try:
                for file in (heard, life, *foreign):
                    os.close(file)
                work(order, said, parent)
            except BaseException:
                log.exception("a process could not go on")
                os._exit(1)
            os._exit(0)
        os.close(said)
        os.close(parent)
        self.stdin = open(life, "wb", buffering=0)  # noqa: SIM115, PTH123
        self.stdout = open(heard, "rb")  # noqa: SIM115, PTH123

    def poll(self) -> int | None:
        if self.returncode is None:
            found, status = os.waitpid(self.pid, os.WNOHANG)
            if found:
                self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode

    def wait(self, timeout: float = math.inf) -> int:
        until = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("pithead", timeout)
            time.sleep(BRIEFLY)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def started_anew(order: Order) -> subprocess.Popen[bytes]:
    """A process that loads the program as it is on disk now."""
    process = subprocess.Popen(
        [sys.executable, "-m", "pithead.server.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        pass_fds=[order.descriptor, *order.ends.files],
    )
    assert process.stdin is not None
    process.stdin.write(encode(order) + b"\n")
    process.stdin.flush()
    return process


class Stopping(Exception):
    """All processes are to end, those included that have not begun to serve."""


class Worker:
    def __init__(self, place: int, process: Forked | subprocess.Popen[bytes]) -> None:
        self.place = place
        self.started = time.monotonic()
        self.process = process

    def wait_until_ready(self, stopping: Callable[[], bool]) -> None:
        """Until it serves; StoreError says why it can't, Stopping that nobody wants it any more."""
        assert self.process.stdout is not None
        while not select.select([self.process.stdout], [], [], LOOK)[0]:
            if stopping():
                raise Stopping
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

    @property
    def pipes(self) -> list[IO[bytes]]:
        ends = (self.process.stdin, self.process.stdout)
        return [end for end in ends if end is not None and not end.closed]

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
        for pipe in self.pipes:
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
        self.config = config._replace(bot_workers=bots)
        self.listening = listening
        self.number = workers
        self.street = Street(workers)
        self.ready = ready
        self.workers: list[Worker] = []
        self._stop = False
        self._renew = False
        self._renewed = False
        self._deaths = 0

    def run(self) -> None:
        before = {
            number: signal.signal(number, self._heard)
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
        }
        try:
            # The first one makes the schema, or says what is wrong; then all others at once.
            load_all()
            gc.collect()
            gc.freeze()
            self._start(0)
            for place in range(1, self.number):
                self.workers.append(self._begin(place))
            for worker in self.workers[1:]:
                worker.wait_until_ready(self._stopping)
            self.ready()
            self._watch()
        except Stopping:
            pass
        finally:
            self._end_all()
            self.street.close()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stopping(self) -> bool:
        """Asked again and again by all who wait: meanwhile no page is sent to one that died."""
        for worker in self.workers:
            if not worker.alive:
                self.street.died(worker.place, worker.process.pid)
        return self._stop

    def _start(self, place: int) -> None:
        """Put a process at this place that serves."""
        worker = self._begin(place)
        self.workers[place : place + 1] = [worker]
        worker.wait_until_ready(self._stopping)

    def _begin(self, place: int) -> Worker:
        order = Order(self.listening.fileno(), self.street.ends(place), self.config)
        if self._renewed:
            # What is on disk may be another program by now; all processes run the same.
            return Worker(place, started_anew(order))
        foreign = [pipe.fileno() for worker in self.workers for pipe in worker.pipes]
        return Worker(place, Forked(order, foreign))

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
        self.street.died(place, worker.process.pid)
        worker.end()
        lasted = time.monotonic() - worker.started > LASTING
        self._deaths = 0 if lasted else self._deaths + 1
        self._pause(PAUSES[min(self._deaths, len(PAUSES) - 1)])
        with contextlib.suppress(StoreError):
            self._start(place)

    def _pause(self, seconds: float, unless: Callable[[], bool] = lambda: False) -> None:
        """Wait, and no longer than until all are to end."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and not unless():
            if self._stopping():
                raise Stopping
            time.sleep(min(LOOK, seconds))

    def _renew_all(self) -> None:
        """A new process is ready before an old one goes, so that somebody always answers."""
        self._renewed = True
        for place, old in enumerate(self.workers[:]):
            fresh = self._begin(place)
            self.workers.append(fresh)
            try:
                fresh.wait_until_ready(self._stopping)
            except StoreError as error:
                log.error("the processes are kept as they are: %s", error.code)
                self.workers.remove(fresh)
                return
            self._retire(old)
            self.workers.remove(fresh)
            self.workers[place] = fresh

    def _retire(self, worker: Worker) -> None:
        worker.ask_to_end()
        self._pause(ENDING, lambda: not worker.alive)
        worker.end(0.0)

    def _end_all(self) -> None:
        for worker in self.workers:
            worker.ask_to_end()
        until = time.monotonic() + ENDING
        for worker in self.workers:
            worker.end(until)
