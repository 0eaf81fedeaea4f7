"""How players of Brass Empire play, counted from the events of a game; all of them are public."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from .balance import ROW_PLACES

if TYPE_CHECKING:
    from pithead.kernel.contract import Event

FIGURES: Final = ("attacks", "builds", "trims", "mines", "hoards", "banks")


def count(opening: dict[str, object], events: list[Event]) -> dict[str, int]:
    """By the turn: attacks, buildings laid, own cards dismissed, Brass mined, cards added to the
    deck (less those dismissed), and Construction turned into Brass.
    """
    done: Counter[str] = Counter()
    turns: Counter[int] = Counter()
    if opening["phase"] == "play":
        turns[int(str(opening["active"]))] += 1
    for event in events:
        kind = event.kind
        args: dict[str, Any] = event.args
        if kind == "turn":
            turns[args["seat"]] += 1
        elif kind == "attacked":
            done[f"{args['seat']} attacks"] += 1
        elif kind == "laid":
            done[f"{args['seat']} builds"] += 1
        elif kind == "dismissed" and args["source"] not in ROW_PLACES:
            done[f"{args['seat']} trims"] += 1
            done[f"{args['seat']} hoards"] -= 1
        elif kind == "mined":
            done[f"{args['seat']} mines"] += args["n"]
        elif kind in ("bought", "acquired"):
            done[f"{args['seat']} hoards"] += 1
        elif kind == "spent" and args["reason"] == "convert":
            done[f"{args['seat']} banks"] += 1
    found: dict[str, int] = {}
    companies: Any = opening["companies"]
    for seat in range(len(companies)):
        for figure in FIGURES:
            found[f"style {seat} {figure}"] = done[f"{seat} {figure}"]
            found[f"style-of {seat} {figure}"] = turns[seat]
    return found
