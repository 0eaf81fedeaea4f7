"""The log of a table as each viewer may read it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Literal

from pithead.kernel.contract import Event
from pithead.kernel.game import Game

from .messages import LogLine, Message
from .trouble import message


class Item:
    """One thing that happened. An event is put into a message when somebody reads it."""

    __slots__ = ("because", "event", "kind", "move", "name", "said", "seat", "time")

    def __init__(
        self,
        kind: Literal["event", "chat", "table"],
        time: int,
        said: Message | None = None,
        event: Event | None = None,
        seat: int | None = None,
        name: str = "",
        move: int = -1,
        because: Message | None = None,
    ) -> None:
        self.kind = kind
        self.time = time
        self.said = said
        self.event = event
        self.seat = seat
        self.name = name
        self.move = move
        self.because = because


class Journal:
    """Items in order, and the lines each viewer has of them.

    Taking a move back takes its items out. `cuts` remembers where, so that a page that was away
    learns which of its lines are void.
    """

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.cuts: list[tuple[int, int]] = []
        self._lines: dict[int, list[LogLine]] = {}
        self._places: dict[int, list[int]] = {}
        self._read: dict[int, int] = {}

    def add(self, item: Item) -> None:
        self.items.append(item)

    def cut(self, move: int, version: int) -> None:
        """Take out what a move set off; `version` is the table's once that is done."""
        first = next((at for at, item in enumerate(self.items) if item.move == move), None)
        if first is None:
            return
        self.items[first:] = [item for item in self.items[first:] if item.move != move]
        self.cuts.append((version, first))
        for viewer in self._read:
            kept = bisect_left(self._places[viewer], first)
            del self._lines[viewer][kept:]
            del self._places[viewer][kept:]
            self._read[viewer] = min(self._read[viewer], first)

    def lines(self, game: Game, viewer: int) -> list[LogLine]:
        """All lines of this viewer; the list is his and grows."""
        lines = self._lines.setdefault(viewer, [])
        places = self._places.setdefault(viewer, [])
        for at in range(self._read.get(viewer, 0), len(self.items)):
            item = self.items[at]
            if item.event is None or _concerns(game, item.event, viewer):
                lines.append(_line(game, item, len(lines)))
                places.append(at)
        self._read[viewer] = len(self.items)
        return lines

    def valid(self, game: Game, viewer: int, after: int, lines: int) -> int:
        """How many of the lines a page has, as of version `after`, still hold."""
        total = len(self.lines(game, viewer))
        places = self._places[viewer]
        held = [bisect_left(places, at) for version, at in self.cuts if version > after]
        return max(0, min([lines, total, *held]))


def _concerns(game: Game, event: Event, viewer: int) -> bool:
    return event.visible_to(viewer) and game.is_news(event, viewer)


def _line(game: Game, item: Item, n: int) -> LogLine:
    event = item.event
    if item.said is None and event is not None:
        item.said = message(game.tell_event(event))
    assert item.said is not None
    cause = event.cause if event is not None else ""
    return LogLine(n, item.kind, item.time, item.said, cause, item.because, item.seat, item.name)


def event_items(events: list[Event], time: int, move: int) -> Iterator[Item]:
    for event in events:
        yield Item("event", time, event=event, move=move)
