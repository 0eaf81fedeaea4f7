"""Which games to play: a seat count, an option set and a seed."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from pithead.kernel.game import Game

Value = int | str | bool
Chosen = tuple[tuple[str, Value], ...]


@dataclass(frozen=True)
class Case:
    seats: int
    chosen: Chosen = ()
    seed: int = 1
    # Start from a position with more in hand, from which random play meets more of the rules.
    rich: bool = False

    @property
    def options(self) -> dict[str, Value]:
        return dict(self.chosen)

    def __str__(self) -> str:
        named = [f"{name}={value}" for name, value in self.chosen]
        rich = ["rich"] if self.rich else []
        return "-".join([f"{self.seats}seats", *named, *rich, f"seed{self.seed}"])

    def reseed(self, seed: int) -> Case:
        return replace(self, seed=seed)


class Cases(Protocol):
    """What a game's kit knows: the game, and which option sets a seat count has."""

    @property
    def game(self) -> Game: ...

    @property
    def plain(self) -> Chosen: ...

    def option_sets(self, seats: int) -> list[Chosen]: ...

    def few_sets(self, seats: int) -> list[Chosen]: ...


def every_case(kit: Cases) -> list[Case]:
    """Every seat count with every option set it knows, poor and rich; a seed of its own each."""
    counts = kit.game.seat_counts
    tables = [(seats, chosen) for seats in counts for chosen in kit.option_sets(seats)]
    cases = [Case(seats, chosen, rich=rich) for seats, chosen in tables for rich in (False, True)]
    return [case.reseed(number) for number, case in enumerate(cases, start=1)]


def few_cases(kit: Cases) -> list[Case]:
    """Every seat count, and every value of every option at one seat count or another."""
    cases = [Case(seats, kit.plain, 100 + seats) for seats in kit.game.seat_counts]
    for seats in kit.game.seat_counts:
        for chosen in kit.few_sets(seats):
            cases.append(Case(seats, chosen, 200 + len(cases), rich=len(cases) % 2 == 1))
    return cases


def option_product(game: Game, seats: int) -> list[Chosen]:
    """Every combination of the options this seat count knows."""
    known = [option for option in game.options if seats in option.seats]
    pairs: Iterator[Chosen] = itertools.product(
        *([(option.name, value) for value in option.values] for option in known)
    )
    return list(pairs)
