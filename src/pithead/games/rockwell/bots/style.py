"""How players of Rockwell play, counted from the events of a game; all of them are public."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pithead.kernel.contract import Event

FIGURES: Final = ("bids", "insures", "bribes", "builds", "hoards", "haste")
SHAFTS: Final = frozenset({"shaft_built", "shaft_moved"})
BY_GAME: Final = frozenset({"bribes", "builds", "haste"})
EARLY: Final = 7
"""Games of at most this many turns end early: four of ten between two players of level 4."""


def count(opening: dict[str, object], events: list[Event]) -> dict[str, int]:
    """Hundreds of dollars bid, insurance and cubes bought, by the turn; bribes, mineshafts built or
    moved and early ends by the game.
    """
    done: Counter[str] = Counter()
    turns = 1
    for event in events:
        kind = event.kind
        args: dict[str, Any] = event.args
        if kind == "turn":
            turns += 1
        elif kind == "bid":
            done[f"{args['seat']} bids"] += args["worth"] // 100
        elif kind == "insured":
            done[f"{args['seat']} insures"] += args["tiles"]
        elif kind == "bribed":
            done[f"{args['seat']} bribes"] += 1
        elif kind in SHAFTS:
            done[f"{args['seat']} builds"] += 1
        elif kind == "bought":
            done[f"{args['seat']} hoards"] += args["n"]
    found: dict[str, int] = {}
    companies: Any = opening["companies"]
    for seat in range(len(companies)):
        done[f"{seat} haste"] = int(turns <= EARLY)
        for figure in FIGURES:
            found[f"style {seat} {figure}"] = done[f"{seat} {figure}"]
            found[f"style-of {seat} {figure}"] = 1 if figure in BY_GAME else turns
    return found
