"""Processes that share an address send each other the pages that are another's.

Any process can serve any page. But what is new at a table is made once for all of its pages if one
process has them all, so a live connection is handed to the process that the table's name decides:
with its socket and what it has said so far, before anything was answered. Where that process is
away, or has no time to take it, the page stays where it came in.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import mmap
import os
import re
import socket
import tempfile
import zlib
from collections.abc import Callable
from struct import Struct

import msgspec

log = logging.getLogger("pithead.neighbours")

# Whole messages, in order; where a system has no such sockets, datagrams are as good.
_KIND = getattr(socket, "SOCK_SEQPACKET", socket.SOCK_DGRAM)
_LIVE = re.compile(rb"/api/tables/([^/?]+)/live(?:\?|$)")
_PID = Struct("<q")
LARGEST = 65_536
"""Bytes of a request's head; the server takes fewer."""
WAITING = 1 << 20
"""Bytes of connections that may wait for a process to take them."""

Take = Callable[[socket.socket, bytes], None]


class Ends(msgspec.Struct):
    """What a process needs to reach its neighbours, as open files."""

    place: int
    inbox: int
    doors: list[int]
    present: int

    @property
    def files(self) -> list[int]:
        return [self.inbox, *self.doors, self.present]


class Present:
    """Which process takes connections at each place: numbers that all of them share."""

    def __init__(self, file: int, places: int) -> None:
        self.places = places
        self._shared = mmap.mmap(file, _PID.size * places)

    def at(self, place: int) -> int:
        found: int = _PID.unpack_from(self._shared, _PID.size * place)[0]
        return found

    def enter(self, place: int, process: int) -> None:
        _PID.pack_into(self._shared, _PID.size * place, process)

    def leave(self, place: int, process: int) -> None:
        """Unless another has come to this place meanwhile."""
        if self.at(place) == process:
            self.enter(place, 0)


class Street:
    """All places, as the one who starts the processes has them: they outlive any process."""

    def __init__(self, places: int) -> None:
        self._file = tempfile.TemporaryFile(prefix="pithead-")  # noqa: SIM115
        self._file.truncate(_PID.size * places)
        self.present = Present(self._file.fileno(), places)
        self._pairs = [socket.socketpair(socket.AF_UNIX, _KIND) for _ in range(places)]
        for pair in self._pairs:
            for end in pair:
                end.setblocking(False)
                end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, WAITING)

    def ends(self, place: int) -> Ends:
        doors = [door.fileno() for _, door in self._pairs]
        return Ends(place, self._pairs[place][0].fileno(), doors, self._file.fileno())

    def died(self, place: int, process: int) -> None:
        """Connections that a dead process was still to take are cut: their pages come again."""
        self.present.leave(place, process)
        if self.present.at(place):
            return
        with contextlib.suppress(OSError):
            while (received := _receive(self._pairs[place][0])) is not None:
                received[0].close()

    def close(self) -> None:
        for pair in self._pairs:
            for end in pair:
                end.close()
        self._file.close()


class Neighbours:
    """The same for one of the processes."""

    def __init__(self, ends: Ends) -> None:
        self.place = ends.place
        self._present = Present(ends.present, len(ends.doors))
        os.close(ends.present)
        self._take: Take | None = None
        self._inbox = socket.socket(fileno=ends.inbox)
        self._doors = [socket.socket(fileno=door) for door in ends.doors]

    def open(self, take: Take) -> None:
        """From now on connections for this place come here."""
        self._take = take
        asyncio.get_running_loop().add_reader(self._inbox.fileno(), self._called)
        self._present.enter(self.place, os.getpid())

    def close(self) -> None:
        """From now on they go elsewhere, and all that come here stay."""
        self._present.leave(self.place, os.getpid())
        if self._take is not None:
            asyncio.get_running_loop().remove_reader(self._inbox.fileno())
        for end in (self._inbox, *self._doors):
            end.close()

    def hand_on(self, url: bytes, head: bytes, connection: int) -> bool:
        """Whether another process has the connection from now on."""
        place = place_of(url, len(self._doors))
        if place in (None, self.place) or not self._present.at(place):
            return False
        try:
            socket.send_fds(self._doors[place], [head], [connection])
        except OSError as error:
            log.debug("a page could not be handed on: %s", error)
            return False
        return True

    def _called(self) -> None:
        try:
            received = _receive(self._inbox)
        except OSError:
            return
        if received is not None and self._take is not None:
            self._take(*received)


def place_of(url: bytes, places: int) -> int | None:
    """Whose a live connection is, by its table; None for any other request."""
    live = _LIVE.match(url)
    return zlib.crc32(live[1]) % places if live is not None else None


def _receive(inbox: socket.socket) -> tuple[socket.socket, bytes] | None:
    head, files, _, _ = socket.recv_fds(inbox, LARGEST, 1)
    if not files:
        return None
    connection = socket.socket(fileno=files[0])
    connection.setblocking(False)
    return connection, head
