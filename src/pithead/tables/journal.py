"""The log of a table as each viewer may read it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from pithead.kernel.contract import Event
from pithead.kernel.game import Game

from .messages import LogLine, Message
from .trouble import message

SCENES = ("turn", "actions", "cleared", "filled", "ai_turn", "last_round", "game_over")
"""Events that no card's text brings about: with them a new scene begins."""


class CardText(NamedTuple):
    card: str
    clause: str


class Item:
    """One thing that happened. An event is put into a message when somebody reads it."""

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
    because = _because(game, item.text) if item.text is not None else None
    return LogLine(n, item.kind, item.time, item.said, cause, because, item.seat, item.name)


def _because(game: Game, text: CardText) -> Message:
    name, says = message(game.tell_name(text.card)), message(game.tell_clause(*text))
    return Message("because-card", {"card": name, "text": says})


def event_items(
    events: list[Event], time: int, move: int, text: CardText | None = None
) -> Iterator[Item]:
    """What a move set off; `text` is the card's text that was being carried out before it."""
    for event in events:
        if event.kind in SCENES:
            text = None
        opens = text_in(event.args) if event.audience is None else None
        text = opens or text
        yield Item("event", time, event=event, move=move, text=None if opens else text)


def text_in(facts: Mapping[str, object]) -> CardText | None:
    """The card's text that an event or a question speaks of."""
    if "card" in facts and "clause" in facts:
        return CardText(str(facts["card"]), str(facts["clause"]))
    return None
