"""Positions to begin a test at: games played here in an instant and written into a server's store.

A table made so has a seed of its own, so what happens there does not depend on other tests.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

import pithead
from pithead.kernel.match import Match
from pithead.kernel.plugin import plugin_of
from pithead.server.store import ENTRIES, file_of
from pithead.tables import entries as e

Options = dict[str, int | str | bool]
MINUTE = 60_000
BEGAN = 1_700_000_000_000
"""When every stored game began: what a page says of times does not depend on today."""
PATIENCE = 30.0


class Position(NamedTuple):
    """A game up to a question of this kind."""

    game: str
    seats: int
    options: Options
    seed: bytes
    log: list[tuple[int, str]]
    kind: str


class Sitter(NamedTuple):
    """Somebody at a seat, and the secret of their cookie."""

    name: str
    secret: str


def beginning(game: str, seats: int, options: Options | None = None, luck: int = 1) -> Position:
    return Position(game, seats, options or {}, _seed(game, seats, luck), [], "")


def positions(
    game: str, seats: int, options: Options | None = None, luck: int = 1, seat: int = 0
) -> Iterator[Position]:
    """Random play, at each question with a choice for a seat; everybody else has answered."""
    rules = pithead.game(game)
    seed = _seed(game, seats, luck)
    match = rules.match(seats, seed, options or {})
    dice = Random(luck)
    log: list[tuple[int, str]] = []

    def take(asked: int) -> None:
        action = match.sample(asked, dice)
        log.append((asked, rules.text(action)))
        match.apply(asked, action)

    while (decision := match.state.pending) is not None:
        for other in decision.seats:
            if other != seat:
                take(other)
        if seat in decision.seats:
            # The page gives an answer by itself where no other can matter.
            choice = match.form(seat) is not None or len(match.legal(seat)) > 1
            if choice and plugin_of(rules).obvious_answer(match.state, seat) is None:
                yield Position(game, seats, options or {}, seed, [*log], decision.kind)
            take(seat)


def _seed(game: str, seats: int, luck: int) -> bytes:
    return hashlib.sha256(f"{game} {seats} {luck}".encode()).digest()


def first_of_each_kind(
    game: str, seats: int, options: Options | None = None, luck: int = 1, after: float = 0.0
) -> list[Position]:
    """From a part of the game on: 0.5 is its middle."""
    played = list(positions(game, seats, options, luck))
    found: dict[str, Position] = {}
    for position in played[int(len(played) * after) :]:
        found.setdefault(position.kind, position)
    return list(found.values())


def in_the_middle(game: str, seats: int, options: Options | None = None, luck: int = 1) -> Position:
    played = list(positions(game, seats, options, luck))
    return played[len(played) // 2]


def near_the_end(
    game: str, seats: int, options: Options | None = None, luck: int = 1, left: int = 4
) -> Position:
    """The position `left` questions before the end."""
    return list(positions(game, seats, options, luck))[-left]


def replay(position: Position) -> Match:
    rules = pithead.game(position.game)
    match = rules.match(position.seats, position.seed, position.options)
    for seat, text in position.log:
        match.apply(seat, rules.parse(text))
    return match


def finished(game: str, seats: int, options: Options | None = None, luck: int = 1) -> Position:
    """The same game to its end."""
    last = near_the_end(game, seats, options, luck, left=1)
    match, dice = replay(last), Random(luck)
    log = [*last.log]
    while (decision := match.state.pending) is not None:
        for seat in decision.seats:
            action = match.sample(seat, dice)
            log.append((seat, match.game.text(action)))
            match.apply(seat, action)
    return last._replace(log=log, kind="end")


def write_table(
    data: Path, table: str, position: Position, people: Sequence[Sitter], bots: Sequence[str]
) -> None:
    """Store the table: people at the first seats, the first of them its host, then bots."""
    write_book(data, table, _book(position, people, bots))


def write_book(data: Path, table: str, book: Iterable[e.AnyEntry]) -> None:
    rows = [
        (table, number, entry.time, e.kind_of(entry), e.encode(entry))
        for number, entry in enumerate(book)
    ]
    names = ", ".join(column.name for column in ENTRIES.columns)
    marks = ", ".join("?" for _ in ENTRIES.columns)
    with closing(sqlite3.connect(file_of(str(data)), timeout=PATIENCE)) as store, store:
        store.executemany(f"INSERT INTO {ENTRIES.name} ({names}) VALUES ({marks})", rows)


def _book(
    position: Position, people: Sequence[Sitter], bots: Sequence[str]
) -> Iterator[e.AnyEntry]:
    host, *guests = people
    # Seat 0 is the host's, so the list of bots begins at seat 1: guests sit there first.
    yield e.Made(
        time=BEGAN,
        game=position.game,
        seats=position.seats,
        options=position.options,
        watch=_digest(f"watch {host.secret}"),
        host=_digest(host.secret),
        name=host.name,
        bots=["" for _ in guests] + [*bots],
    )
    for seat, guest in enumerate(guests, start=1):
        key = _digest(f"invitation {guest.secret}")
        yield e.Invited(time=BEGAN, by=0, seats=[seat], key=key)
        yield e.Joined(time=BEGAN, guest=_digest(guest.secret), invitation=key, name=guest.name)
    version = pithead.game(position.game).version
    yield e.Started(time=BEGAN, by=0, seed=position.seed.hex(), rules=version)
    for number, (seat, text) in enumerate(position.log):
        yield e.Moved(time=BEGAN + number * MINUTE // 10, seat=seat, action=text)
    if position.kind == "end":
        yield e.Ended(time=BEGAN + len(position.log) * MINUTE // 10)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def table_name(position: Position, people: Sequence[Sitter]) -> str:
    """The identifier of a table, the same in every run and another for other people."""
    told = json.dumps([position.log, position.seed.hex(), people])
    return _digest(told)[:12]
