"""Figures for Prometheus: what this process has done, and what it has at hand now."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .context import Context

KIND = "text/plain; version=0.0.4; charset=utf-8"


class Counts:
    """What is counted where it happens."""

    def __init__(self) -> None:
        self.answers: dict[str, int] = {}
        """Answers to requests, by the first digit of their status."""
        self.faults = 0
        self.started = time.time()

    def answered(self, status: int) -> None:
        group = f"{status // 100}xx"
        self.answers[group] = self.answers.get(group, 0) + 1


def exposition(context: Context) -> str:
    """All figures in Prometheus' own notation."""
    store, bots, rooms, counts = context.store, context.bots, context.rooms, context.counts
    awake = rooms.awake()
    playing = sum(room.table.stage == "playing" for room in awake)
    pages = sum(len(room.watchers) for room in awake)
    gauges = {
        "tables_awake": ("Tables in memory", len(awake)),
        "tables_playing": ("Of those, games going on", playing),
        "pages": ("Live connections", pages),
        "store_waiting": ("Writers waiting for the next commit", store.waiting),
        "bots_waiting": ("Bots' turns waiting for a process", bots.waiting),
        "start_time_seconds": ("When this process started", counts.started),
    }
    totals = {
        "commits": ("Transactions written", store.commits),
        "entries": ("Entries written", store.entries),
        "commit_seconds": ("Time spent on them", store.seconds),
        "store_failures": ("Writes that failed", store.failures),
        "bot_answers": ("Turns bots were asked for", bots.answers),
        "bot_seconds": ("Time spent on them", bots.seconds),
        "bot_failures": ("Of those, without an answer", bots.failures),
        "imports": ("Stored games played again", context.importer.judged),
        "faults": ("Requests that failed by a fault of ours", counts.faults),
        "cpu_seconds": ("CPU time of this process", sum(os.times()[:2])),
    }
    lines: list[str] = []
    for name, (about, value) in gauges.items():
        lines += _metric(f"pithead_{name}", "gauge", about, {"": value})
    for name, (about, value) in totals.items():
        lines += _metric(f"pithead_{name}_total", "counter", about, {"": value})
    groups = {f'{{status="{group}"}}': n for group, n in sorted(counts.answers.items())}
    lines += _metric("pithead_answers_total", "counter", "Answers to requests", groups)
    return "\n".join(lines) + "\n"


def _metric(name: str, kind: str, about: str, values: Mapping[str, float]) -> list[str]:
    told = [f"# HELP {name} {about}.", f"# TYPE {name} {kind}"]
    return told + [f"{name}{labels} {value:.12g}" for labels, value in values.items()]
