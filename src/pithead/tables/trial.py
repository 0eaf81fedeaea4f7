"""A table tried out: everything that its people will be shown, and some steps further."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import msgspec

from pithead import bots

from . import entries as e
from . import games
from .messages import SPECTATOR
from .snapshots import Presence, new_lines, shown, whole
from .table import Guest, Table

STEPS = 40
"""Played further where rules and seed alone do not prove that a position can be played."""
NOBODY = Presence(set(), 0)


def try_out(table: Table, steps: int = 1) -> None:
    """Raise whatever goes wrong when a table is shown to all and played on; it is used up."""
    show_to_all(table)
    rng = Random(0)
    for step in range(steps):
        seats = table.waiting_for()
        if not seats or table.course is not None:
            return
        _play(table, seats[0], rng, first=step == 0)
    show_to_all(table)


class Fault(NamedTuple):
    number: int
    """The first entry that can't be used: with it the table can't be read, shown or played."""
    error: Exception


def read_far(ident: str, book: Sequence[e.AnyEntry]) -> tuple[Table, Fault | None]:
    """A table as far as it can be used, and what is wrong with the next entry of its book."""
    table, fault = _fold(ident, book)
    trouble = why_not(table)
    if trouble is None:
        return table, fault
    # It can be read this far, but not shown or played: somewhere before that began.
    good, bad = 0, table.count
    while bad - good > 1:
        middle = (good + bad) // 2
        earlier = why_not(Table.read(ident, book[:middle]))
        good, bad, trouble = (middle, bad, trouble) if earlier is None else (good, middle, earlier)
    return Table.read(ident, book[:good]), Fault(good, trouble)


def _fold(ident: str, book: Sequence[e.AnyEntry]) -> tuple[Table, Fault | None]:
    table = Table(ident)
    for number, entry in enumerate(book):
        try:
            table.fold(entry)
        except Exception as error:
            return Table.read(ident, book[:number]), Fault(number, error)
    return table, None


def why_not(table: Table) -> Exception | None:
    """What goes wrong when a table is shown, and one of those it waits for answers."""
    if not table.count:
        return None
    try:
        show_to_all(table)
        table.asked_bots()
        table.asked_orders()
        seats, match = table.waiting_for(), table.match
        if seats and match is not None:
            match.copy().apply(seats[0], match.sample(seats[0], Random(0)))
    except Exception as error:
        return error
    return None


def show_to_all(table: Table) -> None:
    """Make what every seat and a spectator would be sent."""
    for viewer in (SPECTATOR, *range(len(table.chairs))):
        stranger = Guest(-2, "", "", host=False, player=False)
        guest = table.guests[0] if table.guests else stranger
        page = whole(shown(table, guest, viewer, NOBODY))
        msgspec.json.encode((page, new_lines(table, viewer, 0, 0)[1]))


def _play(table: Table, seat: int, rng: Random, *, first: bool) -> None:
    """One answer, the first one a bot's; the question to it is made as for any bot."""
    match = table.match
    assert match is not None
    msgspec.json.encode((match.view(seat), match.events_for(seat)))
    match.legal(seat)
    advised = first and games.ADVISER in bots.names(table.game)
    action = games.advice(match, seat) if advised else match.sample(seat, rng)
    table.fold(e.Moved(time=table.changed, seat=seat, action=table.game.text(action)))
