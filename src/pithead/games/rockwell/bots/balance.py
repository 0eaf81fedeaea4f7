"""What a balance study of Rockwell counts, from the events of its games."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from pithead.kernel.contract import Message, key_of
from pithead.kernel.plugin import Heading

if TYPE_CHECKING:
    from pithead.kernel.contract import Event
    from pithead.kernel.game import Game

    from ..position.state import Position

IMPROVEMENTS: Final = {
    "powered": "power",
    "made_safe": "safety",
    "made_mobile": "mobility",
    "shaft_built": "mineshaft",
    "shaft_moved": "mineshaft_moved",
}

SPECIAL: Final = ("insured", "covered", "bribed", "hired", "income")


def count(opening: dict[str, object], events: list[Event]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for heading, order in (("order", "management"), ("control", "control")):
        seats = opening[order]
        assert isinstance(seats, list)
        for place, seat in enumerate(seats, start=1):
            counts[f"{heading} {seat} {place}"] = 1
    for event in events:
        args = event.args
        if event.kind == "placed":
            counts[f"slots {args['board']}.{args['slot']}"] += 1
        elif event.kind in IMPROVEMENTS and args.get("owner") != opening["seats"]:
            counts[f"improvements {IMPROVEMENTS[event.kind]}"] += 1
        elif event.kind == "delivered":
            counts[f"deliveries {args['pile']}"] += 1
            counts[f"delivery_wins {args['seat']} {args['pile']}"] = 1
        elif event.kind == "achieved":
            counts[f"achievements {args['achievement']}"] += 1
            counts[f"achievement_wins {args['seat']} {args['achievement']}"] = 1
        elif event.kind == "game_over":
            counts[f"endings {args['reason']}"] += 1
        elif event.kind in SPECIAL:
            counts[f"special {event.kind}"] += 1
    return dict(counts)


def order_of_play(state: Position) -> list[int]:
    """The opening Management order."""
    return list(state.management)


def headings(game: Game, seats: int) -> tuple[Heading, ...]:
    picture: dict[str, Any] = game.picture(game.view(game.new_state(seats, 0), -1))
    slots = [
        f"{number}.{slot + 1}"
        for number, board in enumerate(picture["slots"].values(), start=1)
        for slot in range(len(board))
    ]
    piles = [pile["pile"] for pile in picture["deliveries"]]
    achievements = [top["achievement"] for top in picture["achievements"]]
    places = tuple([str(place) for place in range(1, seats + 1)])
    return (
        Heading("order", "won", places),
        Heading("control", "won", places),
        Heading("slots", "used", tuple(slots)),
        Heading("improvements", "used", tuple(IMPROVEMENTS.values())),
        Heading("special", "used", SPECIAL),
        Heading("deliveries", "used", tuple(piles)),
        Heading("delivery_wins", "won", tuple(piles)),
        Heading("achievements", "used", tuple(achievements)),
        Heading("achievement_wins", "won", tuple(achievements)),
        Heading("endings", "used"),
    )


KEYS: Final = {
    "improvements": "balance-rockwell-improvement",
    "special": "balance-rockwell-special",
    "deliveries": "name",
    "delivery_wins": "name",
    "achievements": "achievement",
    "achievement_wins": "achievement",
    "endings": "balance-rockwell-ending",
}


def tell_entry(game: Game, heading: str, entry: str) -> Message:
    if heading in ("order", "control"):
        return Message("balance-place", {"place": int(entry)})
    if heading == "slots":
        return Message(entry, {})
    return Message(key_of(KEYS[heading], entry), {})
