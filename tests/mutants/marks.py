"""Copied beside the sources that are tried: tells which of the marked places a process came to.

The sources call `hit` before every statement that a mutation will change (see `reach`).
"""

from __future__ import annotations

import os

FILE = "PITHEAD_MUTANT_MARKS"
"""The variable that names the file to write to, in this process and in those it starts."""

seen: set[int] = set()


def hit(number: int) -> None:
    if number not in seen:
        seen.add(number)
        if file := os.environ.get(FILE):
            with open(file, "a", encoding="utf-8") as marks:  # noqa: PTH123 (no slow imports)
                marks.write(f"{number}\n")
