"""One open page of a table."""

from __future__ import annotations

import asyncio

from pithead.tables.snapshots import Shown
from pithead.tables.table import Guest


class Watcher:
    """One open page: woken when something happened; it asks for what it has not shown yet."""

    def __init__(
        self, guest: Guest, wanted: int, after: int = 0, lines: int = 0, changes: bool = False
    ) -> None:
        self.guest = guest
        self.wanted = wanted
        self.after = after
        self.lines = lines
        self.changes = changes
        """Whether it wants changes instead of whole snapshots."""
        self.shown: Shown | None = None
        self.woken = asyncio.Event()
        self.sent: tuple[int, int, int, object] | None = None

    def wake(self) -> None:
        self.woken.set()

    def look(self, seat: int) -> None:
        """Through another seat another log is read, so that it is sent from its start."""
        self.wanted = seat
        self.lines = self.after = 0
        self.sent = self.shown = None
        self.wake()
