"""A batch spread over processes that write into shared memory: `envs.parallel`."""

from __future__ import annotations

import contextlib
import gc
import secrets
import signal
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple
from weakref import finalize

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pithead.kernel.contract import whole_number

from .batches import Batch, FinalFacts, checked_steps

ARRAYS: Final = ("obs", "mask", "seat", "episode", "ply", "reward", "done")


class ParallelBatch:
    """The rows of one `Batch`, a part in each process; the games are the same with any number.

    `obs`, `mask`, `seat`, `episode`, `ply`, `reward`, `done`, `final`, `reset` and `step` are
    those of a batch; what looks behind them (`truth`, `save`, `fork`) is not offered. Close it
    when done, or use it in a `with`.
    """

    def __init__(
        self, game: str, envs: int, workers: int, seed: int | str | None, settings: dict[str, Any]
    ) -> None:
        self.envs = whole_number(envs, "envs")
        self.workers = whole_number(workers, "workers")
        if not 1 <= self.workers <= self.envs:
            raise ValueError(f"{workers} workers for {envs} games: each needs at least one")
        # It refuses here what no worker could play, and says how large everything is.
        model = Batch(game, 1, **settings)
        self.game, self.seats, self.segments = model.game, model.seats, model.segments
        self.size, self.width, self.autoreset = model.size, model.width, model.autoreset
        self._shared = {name: Shared(getattr(model, name), self.envs) for name in ARRAYS}
        self.obs: NDArray[np.uint8] = self._shared["obs"].array
        self.mask: NDArray[np.uint8] = self._shared["mask"].array
        self.seat: NDArray[np.int64] = self._shared["seat"].array
        self.episode: NDArray[np.int64] = self._shared["episode"].array
        self.ply: NDArray[np.int64] = self._shared["ply"].array
        self.reward: NDArray[np.float32] = self._shared["reward"].array
        self.done: NDArray[np.bool_] = self._shared["done"].array
        self._final: list[FinalFacts] = []
        self._bounds = [self.envs * at // self.workers for at in range(self.workers + 1)]
        self._pipes: list[Connection] = []
        # Spawned, not forked: the learner may have threads running.
        context = get_context("spawn")
        places = {name: each.place for name, each in self._shared.items()}
        processes = []
        for first, last in pairwise(self._bounds):
            ours, theirs = context.Pipe()
            part = Part(game, settings, first, last, self.envs, places)
            processes.append(context.Process(target=_work, args=(theirs, part), daemon=True))
            processes[-1].start()
            theirs.close()
            self._pipes.append(ours)
        self.close = finalize(self, _close, self._pipes, processes, self._shared)
        self.reset(seed)

    def reset(self, seed: int | str | None = None) -> None:
        """Deal every row, as `Batch.reset` does."""
        self._all([secrets.randbits(128) if seed is None else seed] * self.workers)

    def step(self, actions: ArrayLike) -> None:
        """Take a step in every row; see `Batch.step`."""
        steps = checked_steps(actions, self.envs)
        self._all([steps[first:last] for first, last in pairwise(self._bounds)])

    def _all(self, orders: Sequence[object]) -> None:
        """Give every process its order, and wait until all have done it."""
        if not self.close.alive:
            raise ValueError("this batch is closed")
        for pipe, order in zip(self._pipes, orders, strict=True):
            pipe.send(order)
        answers = [_answer(pipe) for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        self._final = answers

    @property
    def final(self) -> FinalFacts:
        """The episodes that ended in the last step, as `Batch.final` has them."""
        parts = [
            facts._replace(row=facts.row + first)
            for facts, first in zip(self._final, self._bounds, strict=False)
        ]
        return FinalFacts(*(np.concatenate(each) for each in zip(*parts, strict=True)))

    def __enter__(self) -> ParallelBatch:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<ParallelBatch of {self.game.name}: {self.envs} games, {self.workers} processes>"


class Place(NamedTuple):
    """Where an array is, for another process."""

    name: str
    shape: tuple[int, ...]
    kind: str


class Shared:
    """An array in shared memory, with a row for each game; `like` has one of them."""

    def __init__(self, like: NDArray[Any], rows: int) -> None:
        shape = (rows, *like.shape[1:])
        self.memory = SharedMemory(create=True, size=like.nbytes * rows)
        self.array: NDArray[Any] = np.ndarray(shape, like.dtype, self.memory.buf)
        self.place = Place(self.memory.name, shape, like.dtype.str)


class Part(NamedTuple):
    """The rows of one process, from `first` to before `last`, of `total`."""

    game: str
    settings: dict[str, Any]
    first: int
    last: int
    total: int
    places: dict[str, Place]


def _work(pipe: Connection, part: Part) -> None:
    """One process: deal for a seed, step for an array of actions, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory = {name: SharedMemory(place.name) for name, place in part.places.items()}
    shown: dict[str, NDArray[Any]] = {}
    for name, place in part.places.items():
        whole: NDArray[Any] = np.ndarray(place.shape, place.kind, memory[name].buf)
        shown[name] = whole[part.first : part.last]
    rows = part.last - part.first
    batch = Batch(part.game, rows, **part.settings, part=(part.first, part.total))
    # What is there now lasts as long as the process: the collector need not look at it again.
    gc.freeze()
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(_carry_out(batch, pipe.recv(), shown))


def _carry_out(batch: Batch, order: Any, shown: dict[str, NDArray[Any]]) -> FinalFacts | Exception:
    try:
        if isinstance(order, np.ndarray):
            batch.step(order)
        else:
            batch.reset(order)
    except Exception as error:  # raised where the batch was asked
        return error
    for name, array in shown.items():
        array[:] = getattr(batch, name)
    return batch.final


def _answer(pipe: Connection) -> Any:
    try:
        return pipe.recv()
    except EOFError:
        raise RuntimeError("a process of this batch has died") from None


def _close(pipes: list[Connection], processes: list[Any], shared: dict[str, Shared]) -> None:
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join()
    for each in shared.values():
        each.memory.unlink()
