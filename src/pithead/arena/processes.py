"""Many pieces of work on several processes, and a Ctrl-C that interrupts none of them halfway."""

from __future__ import annotations

import gc
import multiprocessing
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event as Flag

Result = TypeVar("Result", covariant=True)


class Task(Protocol[Result]):
    """Work in numbered pieces. A task travels to other processes; `open` is called once in each."""

    def open(self) -> Any:
        """What all pieces in one process share."""

    def work(self, opened: Any, number: int) -> Result:
        """One piece of the work."""


@contextmanager
def interruptible() -> Iterator[threading.Event]:
    """A flag that Ctrl-C sets instead of interrupting a game halfway."""
    flag = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield flag
        return
    before = signal.signal(signal.SIGINT, lambda *_: flag.set())
    try:
        yield flag
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C; only this one decides when to stop.

    A Ctrl-C that comes meanwhile waits, where the system can make it wait.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
    elif sys.platform == "win32":
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
    else:
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def spread(
    task: Task[Result], numbers: Iterable[int], workers: int, interrupt: threading.Event
) -> Iterator[Result]:
    """The pieces as they are finished; none is started once `interrupt` is set."""
    if workers == 1:
        return _in_this_process(task, numbers, interrupt)
    return _in_processes(task, numbers, workers, interrupt)


def _in_this_process(
    task: Task[Result], numbers: Iterable[int], interrupt: threading.Event
) -> Iterator[Result]:
    opened = task.open()
    for number in numbers:
        if interrupt.is_set():
            return
        yield task.work(opened, number)


def _in_processes(
    task: Task[Result], numbers: Iterable[int], workers: int, interrupt: threading.Event
) -> Iterator[Result]:
    # Spawned, not forked: a progress bar may have a thread running here.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    to_do = iter(numbers)
    with ProcessPoolExecutor(workers, context, _start_worker, (task, stop)) as pool:
        running: set[Future[Result | None]] = set()
        with deaf_to_interrupts():
            running.update(pool.submit(_work, n) for n in islice(to_do, 2 * workers))
        try:
            while running:
                done, running = wait(running, timeout=0.1, return_when=FIRST_COMPLETED)
                if interrupt.is_set():
                    stop.set()
                for future in done:
                    result = future.result()
                    if result is not None:
                        yield result
                    number = None if stop.is_set() else next(to_do, None)
                    if number is not None:
                        running.add(pool.submit(_work, number))
        finally:
            # A reader that stops early (a decision) waits only for the games being played.
            stop.set()


_worker: dict[str, Any] = {}


def _start_worker(task: Task[Any], stop: Flag) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker.update(task=task, stop=stop, opened=task.open())
    # What is there now lasts as long as the process: the collector need not look at it again.
    gc.freeze()


def _work(number: int) -> Any:
    """One piece, or None if it is no longer wanted."""
    if _worker["stop"].is_set():
        return None
    return _worker["task"].work(_worker["opened"], number)
