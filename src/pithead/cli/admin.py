"""`pithead admin`: what an administrator may do with a server's tables."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from argparse import Namespace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from pithead.cli.common import CommandError
from pithead.cli.data import must_exist, opened, progress, tell_fault
from pithead.cli.serve import chosen_data
from pithead.words import Words, slug

if TYPE_CHECKING:
    from pithead.server.store import Store

ON_ONE = ("show", "export", "delete", "repair", "renew")
READING = ("list", "show", "export", "doctor")


def run(chosen: Namespace, words: Words) -> int:
    from pithead.rooms.ports import Gap
    from pithead.server.admin import NoTable, NothingLeft
    from pithead.server.serving import AlreadyServed, Lock
    from pithead.server.store import StoreError, is_database

    if chosen.action in ON_ONE and chosen.table is None:
        raise CommandError("error-admin-table", action=chosen.action)
    if chosen.action == "prune" and chosen.days is None:
        raise CommandError("error-admin-days")
    data = chosen_data(chosen)
    must_exist(data)
    # A server on SQLite has its tables in memory; what is changed behind its back it does not see.
    lock = None if is_database(data) or chosen.action in READING else Lock(data)
    try:
        if lock is not None:
            lock.take()
        return asyncio.run(_run(chosen, words, data))
    except NoTable:
        raise CommandError("error-admin-no-table", table=chosen.table) from None
    except NothingLeft:
        raise CommandError("error-admin-nothing-left", table=chosen.table) from None
    except Gap as gap:
        raise CommandError("data-fault-gap", table=chosen.table, number=gap.number) from None
    except StoreError as error:
        raise CommandError(f"error-{slug(error.code)}", place=error.place) from None
    except AlreadyServed as served:
        raise CommandError("error-data-served", address=served.address) from None
    finally:
        if lock is not None:
            lock.release()


async def _run(chosen: Namespace, words: Words, data: str) -> int:
    from pithead.server import admin
    from pithead.server.store import Store

    async with opened(Store(data)) as store:
        if chosen.action == "list":
            for line in await admin.tables(store):
                print(f"{line.table}  {_when(line.changed)}  {line.entries:6}")
        elif chosen.action == "show":
            await _show(store, chosen.table, words)
        elif chosen.action == "export":
            await _export(store, chosen, words)
        elif chosen.action == "doctor":
            return await _doctor(store, words)
        elif chosen.action == "delete":
            if not await admin.remove(store, chosen.table):
                raise admin.NoTable
            print(words.say("admin-deleted", n=1))
        elif chosen.action == "prune":
            print(words.say("admin-deleted", n=len(await admin.prune(store, chosen.days))))
        elif chosen.action == "repair":
            kept, gone = await admin.repair(store, chosen.table)
            print(words.say("admin-repaired", kept=kept, gone=gone))
        else:
            links = await admin.renew(store, chosen.table, time.time_ns() // 1_000_000)
            print(words.say("admin-link-host", link=links.host))
            print(words.say("admin-link-watch", link=links.watch))
    return 0


async def _show(store: Store, ident: str, words: Words) -> None:
    from pithead.server import admin

    table = await admin.look_up(store, ident)
    moves = len(table.match.log) if table.match is not None else 0
    print(words.say("admin-table", table=ident, game=table.game.name, stage=table.stage))
    print(words.say("admin-table-size", entries=table.count, moves=moves))
    print(words.say("admin-table-changed", time=_when(table.changed)))
    for seat, chair in enumerate(table.chairs, start=1):
        print(f"  {seat}  {chair.kind:6}  {chair.name or chair.bot}")


async def _doctor(store: Store, words: Words) -> int:
    """Every table read, shown and played a step: what a server has set aside, and why."""
    from pithead.server import copying

    health = await copying.check(store, progress)
    for fault in health.faults:
        tell_fault(fault, words)
        if fault.why:
            print(f"    {fault.why}", file=sys.stderr)
    print(words.say("admin-doctor", tables=health.tables, n=len(health.faults)))
    if health.faults:
        print(words.say("admin-doctor-advice"))
    return 1 if health.faults else 0


async def _export(store: Store, chosen: Namespace, words: Words) -> None:
    """The game as a file. Until the game is over it contains the seed, and with it every hand."""
    from pithead.server import admin

    record, fault = await admin.game_of(store, chosen.table)
    if record is None:
        raise CommandError("error-admin-not-begun", table=chosen.table)
    if fault is not None:
        print(words.say("admin-export-part", number=fault.number), file=sys.stderr)
    text = json.dumps(record)
    if chosen.out is None:
        sys.stdout.write(f"{text}\n")
        return
    try:
        made = os.open(chosen.out, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(made, "w") as file:
            file.write(text)
    except FileExistsError:
        raise CommandError("error-export-exists", file=chosen.out) from None
    except (OSError, ValueError):
        raise CommandError("error-write", file=chosen.out) from None


def _when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
