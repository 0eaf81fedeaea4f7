"""Blocks on a Ray cluster."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from pithead.kernel.parts import need

from .blocks import Block, Blocks, Plan

if TYPE_CHECKING:
    import threading

KNOCK_SECONDS = 3.0
AHEAD = 2
"""Blocks in hand for each processor of the cluster."""


class ClusterError(Exception):
    """A cluster that can't be used: a word for the catalogues (`arena-ray-…`)."""

    def __init__(self, reason: str, address: str) -> None:
        super().__init__(f"{reason} {address}")
        self.reason = reason
        self.address = address


def play_on_cluster(
    plan: Plan, numbers: Sequence[int], address: str, interrupt: threading.Event
) -> Iterator[Block]:
    """Blocks as they arrive from the cluster at this address (`local` starts one here)."""
    ray = _connect(address)
    try:
        task = ray.put(Blocks(plan))
        play = ray.remote(_play)
        to_do = iter(numbers)
        ahead = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        running: list[Any] = []
        while True:
            while len(running) < ahead and not interrupt.is_set():
                number = next(to_do, None)
                if number is None:
                    break
                running.append(play.remote(task, number))
            if not running:
                return
            done, running = ray.wait(running, timeout=0.2)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _play(task: Blocks, number: int) -> Block:
    # Building a game takes some milliseconds, a block far longer: each builds its own.
    return task.work(task.open(), number)


def _connect(address: str) -> Any:
    need("ray")
    if address not in ("local", "auto"):
        _knock(address)
    # Ray would otherwise fill the terminal with notes of its own.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray

    try:
        ray.init(
            address=address,
            logging_level=logging.ERROR,
            log_to_driver=False,
            include_dashboard=False if address == "local" else None,
        )
    except (ConnectionError, RuntimeError, ValueError):
        raise ClusterError("unreachable", address) from None
    return ray


def _knock(address: str) -> None:
    """Ray itself waits half a minute for a cluster that is not there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal() or not 0 < int(port) < 65536:
        raise ClusterError("address", address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()
    except OSError:
        raise ClusterError("unreachable", address) from None
