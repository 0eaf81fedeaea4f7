"""Connections to PostgreSQL that notice when it no longer answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from asyncpg import Connection

ANSWERING = 4.0
"""Seconds after which a database that does not answer counts as gone. A connection may be dead
without a word (a machine without power, a firewall that forgot it): nobody waits for that longer
than five."""


async def connect(dsn: str, limited: bool = True) -> Connection[Any]:
    """A connection; what is asked over it has no longer than that, either, if it is `limited`."""
    import asyncpg

    patience = ANSWERING if limited else None
    return await asyncpg.connect(dsn, timeout=ANSWERING, command_timeout=patience)
