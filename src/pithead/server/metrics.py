"""Figures for Prometheus: what each process has done, and what it has at hand now.

Processes on one database tell each other, so that whichever is asked knows of all.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

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


GAUGES = {
    "tables_awake": "Tables in memory",
    "tables_playing": "Of those, games going on",
    "tables_set_aside": "Tables that can't be read or played",
    "pages": "Live connections",
    "store_waiting": "Writers waiting for the next commit",
    "bots_waiting": "Bots' turns waiting for a process",
    "start_time_seconds": "When the process started",
}
TOTALS = {
    "commits": "Transactions written",
    "entries": "Entries written",
    "commit_seconds": "Time spent on them",
    "store_failures": "Writes that failed",
    "bot_answers": "Turns bots were asked for",
    "bot_seconds": "Time spent on them",
    "bot_failures": "Of those, without an answer",
    "imports": "Stored games played again",
    "faults": "Requests that failed by a fault of ours",
    "cpu_seconds": "CPU time of the process",
}


class Figures(msgspec.Struct):
    """What one process tells of itself."""

    values: dict[str, float]
    answers: dict[str, int]
    """Answers to requests, by status."""


def figures(context: Context) -> Figures:
    store, bots, rooms, counts = context.store, context.bots, context.rooms, context.counts
    awake = rooms.awake()
    values = {
        "tables_awake": len(awake),
        "tables_playing": sum(rooms.each(lambda room: room.table.stage == "playing")),
        "tables_set_aside": rooms.set_aside,
        "pages": sum(len(room.watchers) for room in awake),
        "store_waiting": store.waiting,
        "bots_waiting": bots.waiting,
        "start_time_seconds": counts.started,
        "commits": store.commits,
        "entries": store.entries,
        "commit_seconds": store.seconds,
        "store_failures": store.failures,
        "bot_answers": bots.answers,
        "bot_seconds": bots.seconds,
        "bot_failures": bots.failures,
        "imports": context.importer.judged,
        "faults": counts.faults,
        "cpu_seconds": sum(os.times()[:2]),
    }
    return Figures(values, dict(counts.answers))


def exposition(processes: Mapping[str, Figures]) -> str:
    """All figures in Prometheus' own notation, of each process by its name; one alone has none."""
    lines: list[str] = []
    named = {name: f'process="{name}"' if name else "" for name in sorted(processes)}
    for kind, names in (("gauge", GAUGES), ("counter", TOTALS)):
        for name, about in names.items():
            values = {label: processes[of].values[name] for of, label in named.items()}
            full = f"pithead_{name}_total" if kind == "counter" else f"pithead_{name}"
            lines += _metric(full, kind, about, values)
    answers = {
        ",".join(filter(None, (label, f'status="{status}"'))): float(number)
        for of, label in named.items()
        for status, number in sorted(processes[of].answers.items())
    }
    lines += _metric("pithead_answers_total", "counter", "Answers to requests", answers)
    return "\n".join(lines) + "\n"


def _metric(name: str, kind: str, about: str, values: Mapping[str, float]) -> list[str]:
    told = [f"# HELP {name} {about}.", f"# TYPE {name} {kind}"]
    labelled = {f"{{{labels}}}" if labels else "": value for labels, value in values.items()}
    return told + [f"{name}{labels} {value:.12g}" for labels, value in labelled.items()]
