"""The main terms of a value function in words: which groups of figures made the difference."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from pithead.kernel.plugin import plugin_of

if TYPE_CHECKING:
    from pithead.kernel.state import State

    from .value_function import LinearValue

LEAST: Final = 0.01  # a term that changes the odds by less is not worth a word


def group_of(name: str, groups: Mapping[str, str]) -> str:
    fitting = [start for start in groups if name.startswith(start)]
    return groups[max(fitting, key=len)]


def main_terms(value_function: LinearValue, one: State, other: State, seat: int) -> list[str]:
    """The two groups of figures that speak most for the one state against the other."""
    features = value_function.features
    if one.over or other.over:
        return []
    better = features.of_company(one, seat)
    worse = features.of_company(other, seat)
    groups = plugin_of(value_function.game).term_groups()
    sums: dict[str, float] = {}
    for name, weight, a, b in zip(features.names, value_function.weights, better, worse):
        group = group_of(name, groups)
        sums[group] = sums.get(group, 0.0) + weight * (a - b)
    best = sorted(sums, key=lambda group: -sums[group])
    return [group for group in best[:2] if sums[group] > LEAST]
