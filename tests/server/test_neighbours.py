"""Pages of one table at one of several processes: who gets them, and when nobody does."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator

import pytest

from pithead.server.neighbours import Neighbours, Street, place_of

PLACES = 3
ELSEWHERE = 4_000_000
"""A process that is none of ours."""


@pytest.fixture
def street() -> Iterator[Street]:
    made = Street(PLACES)
    yield made
    made.close()


def live(place: int) -> bytes:
    """The address of a live connection that belongs to this place."""
    urls = (b"/api/tables/table%d/live?changes=1" % n for n in range(1000))
    return next(url for url in urls if place_of(url, PLACES) == place)


def neighbour(street: Street, place: int) -> Neighbours:
    """With files of its own, as a process has them."""
    ends = street.ends(place)
    ends.inbox, ends.present = os.dup(ends.inbox), os.dup(ends.present)
    ends.doors = [os.dup(door) for door in ends.doors]
    return Neighbours(ends)


def test_a_table_has_one_place_however_its_page_asks() -> None:
    url = b"/api/tables/abc/live"
    assert place_of(url, PLACES) == place_of(url + b"?after=3&lines=2", PLACES) is not None
    assert {place_of(b"/api/tables/t%d/live" % n, PLACES) for n in range(50)} == {0, 1, 2}
    for other in (b"/api/tables/abc/log", b"/api/tables/abc/lively", b"/x/api/tables/abc/live"):
        assert place_of(other, PLACES) is None


def test_a_connection_comes_with_all_it_has_said(street: Street) -> None:
    async def act() -> tuple[bytes, bytes]:
        taken: asyncio.Future[tuple[socket.socket, bytes]] = asyncio.Future()
        first, second = neighbour(street, 0), neighbour(street, 1)
        second.open(lambda *one: taken.set_result(one))
        page, accepted = socket.socketpair()
        assert first.hand_on(live(1), b"GET it", accepted.fileno())
        accepted.close()
        line, head = await asyncio.wait_for(taken, 10)
        with line, page:
            line.setblocking(True)
            line.sendall(b"welcome")
            said = page.recv(100)
        first.close()
        second.close()
        return head, said

    assert asyncio.run(act()) == (b"GET it", b"welcome")


def test_a_page_stays_where_its_own_process_is_away(street: Street) -> None:
    async def act() -> list[bool]:
        first, second = neighbour(street, 0), neighbour(street, 1)
        page, accepted = socket.socketpair()
        with page, accepted:
            tried = [first.hand_on(live(1), b"", accepted.fileno())]
            second.open(lambda *_: None)
            tried.append(first.hand_on(live(0), b"", accepted.fileno()))
            tried.append(first.hand_on(b"/api/games", b"", accepted.fileno()))
            second.close()
            tried.append(first.hand_on(live(1), b"", accepted.fileno()))
            first.close()
            tried.append(first.hand_on(live(1), b"", accepted.fileno()))
        return tried

    assert asyncio.run(act()) == [False] * 5


def test_what_waits_for_a_dead_process_is_cut(street: Street) -> None:
    first = neighbour(street, 0)
    street.present.enter(1, ELSEWHERE)
    page, accepted = socket.socketpair()
    with page:
        assert first.hand_on(live(1), b"GET it", accepted.fileno())
        accepted.close()
        street.died(1, ELSEWHERE)
        page.settimeout(10)
        assert page.recv(1) == b""
    assert street.present.at(1) == 0
    first.close()


def test_a_place_that_was_taken_over_is_not_given_up(street: Street) -> None:
    street.present.enter(1, ELSEWHERE)
    street.present.enter(1, ELSEWHERE + 1)
    street.died(1, ELSEWHERE)
    assert street.present.at(1) == ELSEWHERE + 1
