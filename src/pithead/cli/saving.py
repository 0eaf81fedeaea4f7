"""A game into its file, whole or not at all."""

from __future__ import annotations

import contextlib
import json
import os
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from pithead.cli.common import CommandError
from pithead.provenance import origin

if TYPE_CHECKING:
    from pithead.kernel.match import Match


def save_match(match: Match, file: str) -> None:
    """Write beside the file first, so that a full disk never costs the game already there."""
    record = {**match.record(), "made_by": origin()}
    text = json.dumps(record, indent=1, ensure_ascii=False) + "\n"
    write_text(file, text)


def free_name(stem: str) -> str:
    """The first of stem-1.json, stem-2.json … that is no file of the current folder yet."""
    return next(name for n in count(1) if not Path(name := f"{stem}-{n}.json").exists())


def write_text(file: str, text: str) -> None:
    target = Path(file)
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(target)
    except (OSError, ValueError):  # ValueError: a name with a null character
        with contextlib.suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
        raise CommandError("error-write", file=file) from None


def records_file(file: str | None, *, resume: bool = False) -> str | None:
    """The file for the records of many games, if it can be written and holds no others."""
    if file is None:
        return None
    path = Path(file).absolute()
    if path.suffix != ".jsonl":
        raise CommandError("error-save-lines", file=file)
    if path.exists() and not resume:
        raise CommandError("error-export-exists", file=file)
    must_be_writable(file)
    return str(path)


def must_be_writable(file: str) -> None:
    """Refuse a file that can't be written now, and not after hours of games."""
    path = Path(file)
    was_there = path.exists()
    try:
        # Tried for real: permissions alone don't say whether a file system takes new files.
        path.open("a").close()
        if not was_there:
            path.unlink()
    except (OSError, ValueError):
        raise CommandError("error-write", file=file) from None
