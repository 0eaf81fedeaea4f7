"""A table in the hands of a test: commands go in, entries are folded, pages are read."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import msgspec

from pithead.kernel.contract import Action
from pithead.tables import commands, secret
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.tables.errors import NotAllowed, TableError
from pithead.tables.snapshots import Presence, update
from pithead.tables.table import Guest, Table

NOBODY = Presence()


class Seated:
    """One table and its book; time passes by one with every command."""

    def __init__(self, made: commands.Made) -> None:
        self.ids = count(1)
        self.now = 0
        self.book: list[e.AnyEntry] = []
        self.table = Table(made.table)
        self.write(made.entries)

    @property
    def host(self) -> Guest:
        return self.table.guests[0]

    def write(self, entries: list[e.AnyEntry]) -> None:
        for entry in entries:
            stored = e.decode(e.encode(entry))
            self.book.append(stored)
            self.table.fold(stored)

    def do(self, guest: Guest, kind: type[Any], /, **fields: Any) -> commands.Outcome:
        self.now += 1
        command = kind(id=f"command-{next(self.ids)}", **fields)
        outcome = commands.carry_out(self.table, guest, command, self.now)
        self.write(outcome.entries)
        return outcome

    def join(self, token: str, name: str = "", guest: Guest | None = None) -> Guest:
        admitted = commands.join(self.table, guest, m.Join(token, name), self.now)
        self.write(admitted.entries)
        if not admitted.secret:
            assert guest is not None
            return guest
        found = self.table.guest_of(secret.digest(admitted.secret))
        assert found is not None
        return found

    def seat_friend(self, seat: int, name: str = "") -> Guest:
        return self.join(self.do(self.host, m.Invite, seat=seat).token, name)

    def page(self, guest: Guest, seat: int = m.SPECTATOR) -> m.Update:
        """What a fresh page of this guest is sent, as it arrives there."""
        sent = msgspec.json.encode(update(self.table, guest, seat, NOBODY, 0, 0))
        return msgspec.json.decode(sent, type=m.Update)

    def sent(self, guest: Guest, seat: int = m.SPECTATOR) -> bytes:
        return msgspec.json.encode(update(self.table, guest, seat, NOBODY, 0, 0))

    def move(self, guest: Guest, seat: int, action: Action | None = None) -> None:
        """A move of this seat; the first legal one if none is named."""
        match = self.table.match
        assert match is not None
        chosen = action or match.legal(seat)[0]
        self.do(guest, m.Move, seat=seat, at=self.table.at, action=list(chosen))

    def play_on(self, moves: int, rng: Random) -> None:
        """`moves` random moves of the seats that are asked."""
        for _ in range(moves):
            match = self.table.match
            if match is None or match.over:
                return
            seat = match.state.to_act()
            self.now += 1
            action = match.sample(seat, rng)
            self.write([commands.bot_move(self.table, seat, action, self.now)])

    def read_again(self) -> Table:
        """The table as it is after a restart."""
        return Table.read(self.table.id, [e.decode(e.encode(entry)) for entry in self.book])


def new_table(game: str = "rockwell", seats: int = 2, **wish: Any) -> Seated:
    return Seated(commands.make_table(m.NewTable(game, seats, **wish), 0))


def started(game: str = "rockwell", seats: int = 2, **wish: Any) -> Seated:
    """A game in which the host plays all seats."""
    seated = new_table(game, seats, **wish)
    for seat in range(1, seats):
        seated.do(seated.host, m.Sit, seat=seat)
    seated.do(seated.host, m.Start)
    return seated


def trouble(seated: Seated, guest: Guest, kind: type[Any], /, **fields: Any) -> str:
    """The code of the problem a command meets; nothing may have changed."""
    before = seated.table.count
    try:
        seated.do(guest, kind, **fields)
    except TableError as error:
        assert seated.table.count == before
        return error.problem.code
    except NotAllowed as error:
        assert seated.table.count == before
        return error.refused.says.key
    return ""
