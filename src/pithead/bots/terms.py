"""The main terms of a value function in words: which groups of figures made the difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pithead.kernel.state import State

    from .judge import LinearJudge

# By the beginning of a figure's name, the message of its group.
GROUPS: Final = {
    # Rockwell
    "achievements": "bot-term-prestige",
    "deliveries": "bot-term-prestige",
    "lead": "bot-term-prestige",
    "bonus": "bot-term-bonus",
    "best_delivery": "bot-term-delivery",
    "next_delivery": "bot-term-delivery",
    "near": "bot-term-achievement",
    "money": "bot-term-money",
    "zinc": "bot-term-cubes",
    "copper": "bot-term-cubes",
    "silver": "bot-term-cubes",
    "gold": "bot-term-cubes",
    "cubes": "bot-term-cubes",
    "power": "bot-term-crews",
    "strong": "bot-term-crews",
    "depth": "bot-term-depth",
    "used": "bot-term-depth",
    "at_centre": "bot-term-depth",
    "mobility": "bot-term-improvements",
    "safety": "bot-term-improvements",
    "insurance": "bot-term-improvements",
    "income": "bot-term-mineshafts",
    "promise": "bot-term-tiles",
    "fresh": "bot-term-tiles",
    "trades": "bot-term-vice-presidents",
    "works": "bot-term-vice-presidents",
    "hires": "bot-term-vice-presidents",
    "bribes": "bot-term-vice-presidents",
    "management": "bot-term-order",
    "control": "bot-term-order",
    # Brass Empire
    "brass": "bot-term-brass",
    "card_value": "bot-term-card-value",
    "hand": "bot-term-deck",
    "cards": "bot-term-deck",
    "attack": "bot-term-units",
    "health": "bot-term-units",
    "acting": "bot-term-units",
    "ready": "bot-term-units",
    "turn": "bot-term-buildings",
    "building": "bot-term-buildings",
    "warden": "bot-term-buildings",
    "sites": "bot-term-buildings",
    "charge": "bot-term-buildings",
    "platform": "bot-term-platform",
    "labor": "bot-term-means",
    "construction": "bot-term-means",
    "held": "bot-term-means",
    "extra": "bot-term-means",
}
LEAST: Final = 0.01  # a term that changes the odds by less is not worth a word


def group_of(name: str) -> str:
    fitting = [start for start in GROUPS if name.startswith(start)]
    return GROUPS[max(fitting, key=len)]


def main_terms(judge: LinearJudge, one: State, other: State, seat: int) -> list[str]:
    """The two groups of figures that speak most for the one state against the other."""
    features = judge.features
    if one.over or other.over:
        return []
    better = features.of_company(one, seat)
    worse = features.of_company(other, seat)
    sums: dict[str, float] = {}
    for name, weight, a, b in zip(features.names, judge.weights, better, worse):
        group = group_of(name)
        sums[group] = sums.get(group, 0.0) + weight * (a - b)
    best = sorted(sums, key=lambda group: -sums[group])
    return [group for group in best[:2] if sums[group] > LEAST]
