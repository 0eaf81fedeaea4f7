"""`pithead export`: stored games as tables for other programs."""

from __future__ import annotations

import sys
from argparse import Namespace

from pithead import records
from pithead.arena.processes import interruptible
from pithead.cli.common import CommandError
from pithead.cli.replay import record_errors
from pithead.words import Words

INTERRUPTED = 130


def run(chosen: Namespace, words: Words) -> int:
    names = [part.strip() for part in chosen.tables.split(",") if part.strip()]
    if not names:
        raise CommandError("error-export-tables", known=", ".join(records.COLUMNS))
    for name in names:
        if name not in records.COLUMNS:
            known = ", ".join(records.COLUMNS)
            raise CommandError("error-export-table", name=name, known=known)
    shown = sys.stderr.isatty()
    with record_errors(words), interruptible() as interrupt:

        def progress(done: int) -> bool:
            if shown:
                line = words.say("export-progress", n=done)
                print(f"\r{line}", end="", file=sys.stderr, flush=True)
            return not interrupt.is_set()

        try:
            done = records.export(chosen.sources, chosen.out, names, chosen.format, progress)
        except OSError as error:
            raise CommandError("error-write", file=str(error.filename or chosen.out)) from None
        finally:
            if shown:
                print(file=sys.stderr)
    if not done and not interrupt.is_set():
        raise CommandError("error-export-none", sources=", ".join(chosen.sources))
    print(words.say("export-done", n=done, folder=chosen.out, tables=", ".join(names)))
    return INTERRUPTED if interrupt.is_set() else 0
