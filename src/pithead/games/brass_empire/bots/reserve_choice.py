"""Choosing a corporation and building a reserve by what their cards are worth (BE-VAR-RES)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.kernel.steps import spell_number

from ..position.tables import MOST_RESERVE

if TYPE_CHECKING:
    from ..position.state import Position
    from ..position.tables import Tables

NEVER: Final = -1e9
AGAIN: Final = 0.8  # what another copy is worth, as a part of the one before


def reserve_worth(tables: Tables, corp: int, likes: list[float]) -> float:
    """What the standard reserve of a corporation is worth to a player who likes cards so much."""
    total = 0.0
    earlier: list[int] = []
    for design in tables.reserves[corp]:
        total += max(0.0, likes[design]) * AGAIN ** earlier.count(design)
        earlier.append(design)
    return total


def best_build(s: Position, seat: int, likes: list[float]) -> list[int]:
    """The steps of the reserve worth most among those of the value asked for."""
    tables = s.tables
    designs = tables.corp_designs[s.corporation[seat]]
    value = s.reserve_value
    # best[cards][worth]: the highest liking so far, and the counts that lead there.
    best = [[NEVER] * (value + 1) for _ in range(MOST_RESERVE + 1)]
    builds: list[list[list[int]]] = [[[] for _ in range(value + 1)] for _ in best]
    best[0][0] = 0.0
    for design in designs:
        best, builds = _with(tables, design, likes[design], best, builds)
    most = max(range(MOST_RESERVE + 1), key=lambda cards: best[cards][value])
    counts = builds[most][value]
    counts = counts + [0] * (tables.fields - len(counts))
    return [step for count in counts for step in spell_number(count)]


def _with(
    tables: Tables,
    design: int,
    like: float,
    best: list[list[float]],
    builds: list[list[list[int]]],
) -> tuple[list[list[float]], list[list[list[int]]]]:
    """The best reserves once a further design may be taken, up to its copies."""
    worth = tables.brass[design]
    value = len(best[0]) - 1
    found = [[NEVER] * (value + 1) for _ in best]
    lists: list[list[list[int]]] = [[[] for _ in range(value + 1)] for _ in best]
    for cards in range(len(best)):
        for sum_ in range(value + 1):
            if best[cards][sum_] == NEVER:
                continue
            gain = 0.0
            for n in range(min(tables.copies[design], MOST_RESERVE - cards) + 1):
                after = sum_ + n * worth
                if after > value:
                    break
                total = best[cards][sum_] + gain
                if total > found[cards + n][after]:
                    found[cards + n][after] = total
                    lists[cards + n][after] = [*builds[cards][sum_], n]
                gain += max(0.0, like) * AGAIN**n
    return found, lists
