"""`pithead data`: tables copied between stores, backed up, restored, and checked."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from argparse import Namespace
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

from pithead.cli.common import CommandError
from pithead.words import Words, slug

if TYPE_CHECKING:
    from pithead.server.store import Store

FAULTS = {
    "gap": "data-fault-gap",
    "unreadable": "data-fault-unreadable",
    "differs": "data-fault-differs",
}


def run(chosen: Namespace, words: Words) -> int:
    from pithead.server.serving import AlreadyServed
    from pithead.server.store import StoreError

    if (chosen.action == "check") != (chosen.target is None):
        key = "error-data-target" if chosen.target is None else "error-data-no-target"
        raise CommandError(key, action=chosen.action)
    try:
        if chosen.action == "check":
            return asyncio.run(_check(chosen.source, words))
        return asyncio.run(_copy(chosen.source, chosen.target, words))
    except StoreError as error:
        raise CommandError(f"error-{slug(error.code)}", place=error.place) from None
    except AlreadyServed as served:
        raise CommandError("error-data-served", address=served.address) from None


async def _copy(source: str, target: str, words: Words) -> int:
    from pithead.server import copying
    from pithead.server.serving import Lock
    from pithead.server.store import Store, is_database, is_file

    _must_exist(source)
    lock = None if is_database(target) or is_file(target) else Lock(target)
    try:
        if lock is not None:
            lock.take()
        async with opened(Store(source)) as reading, opened(Store(target)) as writing:
            copied = await copying.copy(reading, writing, _progress)
    finally:
        if lock is not None:
            lock.release()
    print(words.say("data-copied", n=copied))
    return 0


async def _check(source: str, words: Words) -> int:
    from pithead.server import copying
    from pithead.server.store import Store

    _must_exist(source)
    async with opened(Store(source)) as store:
        health = await copying.check(store, _progress)
    for fault in health.faults:
        print(
            words.say(FAULTS[fault.code], table=fault.table, number=fault.number), file=sys.stderr
        )
    print(words.say("data-checked", tables=health.tables, finished=health.finished))
    return 1 if health.faults else 0


def _must_exist(source: str) -> None:
    from pithead.server.store import file_of, is_database

    if not is_database(source) and not Path(file_of(source)).is_file():
        raise CommandError("error-data-source", place=source)


@contextlib.asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def _progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r{done}/{total}", end=end, file=sys.stderr, flush=True)
