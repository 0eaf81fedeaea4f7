"""`pithead data`: tables copied between stores, backed up, restored, and checked."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from argparse import Namespace
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from pithead.cli.common import CommandError
from pithead.words import Words, slug

if TYPE_CHECKING:
    from pithead.server.copying import Fault
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
        if chosen.action == "rescue":
            return asyncio.run(_rescue(chosen.source, chosen.target, words))
        return asyncio.run(_copy(chosen.source, chosen.target, words))
    except StoreError as error:
        raise CommandError(f"error-{slug(error.code)}", place=error.place) from None
    except AlreadyServed as served:
        raise CommandError("error-data-served", address=served.address) from None


async def _copy(source: str, target: str, words: Words) -> int:
    from pithead.server import copying
    from pithead.server.store import Store

    must_exist(source)
    async with opened(Store(source)) as reading, _empty(target) as writing:
        copied = await copying.copy(reading, writing, progress)
    print(words.say("data-copied", n=copied))
    return 0


async def _rescue(source: str, target: str, words: Words) -> int:
    from pithead.server import copying
    from pithead.server.store import file_of, is_database

    if is_database(source):
        raise CommandError("error-data-rescue")
    must_exist(source)
    async with _empty(target) as writing:
        rescued = await copying.rescue(file_of(source), writing)
    for fault in rescued.cut:
        print(words.say("data-cut", table=fault.table, number=fault.number), file=sys.stderr)
    print(words.say("data-rescued", n=rescued.entries, tables=rescued.tables))
    return 1 if rescued.cut else 0


@contextlib.asynccontextmanager
async def _empty(target: str) -> AsyncIterator[Store]:
    """The store that is written into; no server may run on it."""
    from pithead.server.serving import Lock
    from pithead.server.store import Store, is_database, is_file

    lock = None if is_database(target) or is_file(target) else Lock(target)
    try:
        if lock is not None:
            lock.take()
        async with opened(Store(target)) as writing:
            yield writing
    finally:
        if lock is not None:
            lock.release()


async def _check(source: str, words: Words) -> int:
    from pithead.server import copying
    from pithead.server.store import Store

    must_exist(source)
    async with opened(Store(source)) as store:
        health = await copying.check(store, progress)
    for fault in health.faults:
        tell_fault(fault, words)
    print(words.say("data-checked", tables=health.tables, finished=health.finished))
    return 1 if health.faults else 0


def tell_fault(fault: Fault, words: Words) -> None:
    said = words.say(FAULTS[fault.code], table=fault.table, number=fault.number)
    print(said, file=sys.stderr)


def must_exist(source: str) -> None:
    from pithead.server.store import file_of, is_database

    try:
        there = is_database(source) or file_of(source).is_file()
    except OSError:
        # A folder of tables is readable by its owner only.
        raise CommandError("error-store-unusable", place=source) from None
    if not there:
        raise CommandError("error-data-source", place=source)


@contextlib.asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    await store.open()
    try:
        with store.told():
            yield store
    finally:
        await store.close()


def progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r{done}/{total}", end=end, file=sys.stderr, flush=True)
