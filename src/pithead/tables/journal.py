"""The log of a table as each viewer may read it."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from pithead.kernel.contract import Event
from pithead.kernel.game import Game
from pithead.kernel.plugin import plugin_of

from .messages import LogLine, Message

SHARED = 32
"""Number of last lines that are cached; a move has few."""


class CardText(NamedTuple):
    card: str
    clause: str


class Item:
    """One thing that happened. An event becomes a message when it is read."""

    __slots__ = ("event", "kind", "move", "name", "said", "seat", "text", "time")

    def __init__(
        self,
        kind: Literal["event", "chat", "table"],
        time: int,
        said: Message | None = None,
        event: Event | None = None,
        seat: int | None = None,
        name: str = "",
        move: int = -1,
        text: CardText | None = None,
    ) -> None:
        self.kind = kind
        self.time = time
        self.said = said
        self.event = event
        self.seat = seat
        self.name = name
        self.move = move
        self.text = text


class Journal:
    """Items in order, and which of them each viewer has lines of.

    Lines are made when they are read: a game has thousands of items, and a page lacks a few.
    Taking a move back takes its items out. `cuts` remembers where, so that a page that was away
    learns which of its lines are void.
    """

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.cuts: list[tuple[int, int]] = []
        self._places: dict[int, array[int]] = {}
        self._read: dict[int, int] = {}
        self._lines: dict[tuple[int, int], LogLine] = {}
        """Cache of the last lines; pages at the same moment share them."""

    def add(self, item: Item) -> None:
        self.items.append(item)
        self._lines.clear()

    def cut(self, move: int, version: int) -> None:
        """Take out what a move set off; `version` is the table's once that is done."""
        first = next((at for at, item in enumerate(self.items) if item.move == move), None)
        if first is None:
            return
        self.items[first:] = [item for item in self.items[first:] if item.move != move]
        self._lines.clear()
        self.cuts.append((version, first))
        for viewer in self._read:
            kept = bisect_left(self._places[viewer], first)
            del self._places[viewer][kept:]
            self._read[viewer] = min(self._read[viewer], first)

    def _places_of(self, game: Game, viewer: int) -> array[int]:
        """Where the items stand of which this viewer has a line."""
        read = self._read.get(viewer, 0)
        if read == len(self.items) and viewer in self._places:
            return self._places[viewer]
        places = self._places.setdefault(viewer, array("I"))
        for at in range(read, len(self.items)):
            event = self.items[at].event
            if event is None or _concerns(game, event, viewer):
                places.append(at)
        self._read[viewer] = len(self.items)
        return places

    def lines(
        self, game: Game, viewer: int, start: int = 0, stop: int | None = None
    ) -> list[LogLine]:
        """Lines of this viewer, from one to another."""
        wanted = self._places_of(game, viewer)[start:stop]
        return [self._line(game, at, n) for n, at in enumerate(wanted, start=start)]

    def _line(self, game: Game, at: int, n: int) -> LogLine:
        if at < len(self.items) - SHARED:
            return _line(game, self.items[at], n)
        line = self._lines.get((at, n))
        if line is None:
            line = self._lines[at, n] = _line(game, self.items[at], n)
        return line

    def count_before(self, game: Game, viewer: int, move: int) -> int:
        """How many lines this viewer had before a move: all that came before what it set off."""
        later = (at for at, item in enumerate(self.items) if item.move >= move)
        return bisect_left(self._places_of(game, viewer), next(later, len(self.items)))

    def since(
        self, game: Game, viewer: int, after: int, lines: int, first: int
    ) -> tuple[int, list[LogLine]]:
        """The first line a page lacks that has `lines` of them as of version `after`,

        and all from there on; a page that has none is given the last `first` lines.
        """
        places = self._places_of(game, viewer)
        count = len(places)
        start = max(0, min(lines, count))
        for version, at in self.cuts:
            if version > after:
                start = min(start, bisect_left(places, at))
        if lines == 0:
            start = max(start, count - first)
        return start, [self._line(game, places[n], n) for n in range(start, count)]


def _concerns(game: Game, event: Event, viewer: int) -> bool:
    return event.visible_to(viewer) and game.is_news(event, viewer)


def _line(game: Game, item: Item, n: int) -> LogLine:
    event, said = item.event, item.said
    if said is None:
        assert event is not None
        said = game.tell_event(event)
    cause = event.cause if event is not None else ""
    because = _because(game, item.text) if item.text is not None else None
    at = item.move + 1 if event is not None else None
    return LogLine(n, item.kind, item.time, said, cause, because, item.seat, item.name, at)


def _because(game: Game, text: CardText) -> Message:
    name, says = game.tell_name(text.card), game.tell_clause(*text)
    return Message("because-card", {"card": name, "text": says})


def event_items(
    game: Game, events: list[Event], time: int, move: int, text: CardText | None = None
) -> Iterator[Item]:
    """What a move set off; `text` is the card's text that was being carried out before it."""
    plugin = plugin_of(game)
    for event in events:
        if event.kind in plugin.scenes:
            text = None
        opens = text_in(event.args) if event.audience is None else None
        text = opens or text
        explained = opens is None and event.kind not in plugin.interjections
        yield Item("event", time, event=event, move=move, text=text if explained else None)


def text_in(facts: Mapping[str, object]) -> CardText | None:
    """The card's text that an event or a question speaks of."""
    if "card" in facts and "clause" in facts:
        return CardText(str(facts["card"]), str(facts["clause"]))
    return None
