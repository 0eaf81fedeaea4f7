"""Spoil dumps of real games: each is refused with its place, or plays on to the end.

    python -m tests.kit.mutations rockwell 5000

Mutations are blind (any value replaced, removed, doubled) and structured (values exchanged within a
dump or taken from the same place in another, keys misspelt, numbers moved by one). Luck is fixed.
"""

from __future__ import annotations

import copy
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pithead
from pithead.kernel.game import Game
from pithead.kernel.reader import LoadError

Dump = dict[str, Any]
Path = tuple[str | int, ...]

# A game from any position is over long before; one that is not hangs.
MOST_STEPS = 200_000
HEAD = ("game", "rules", "components")
ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    99,
    10**6,
    10**30,
    1.5,
    "",
    "0a",
    "A1",
    [],
    {},
)


def real_dumps(game: Game, games: int) -> list[Dump]:
    """Dumps from random games at every number of seats, unfinished answers among them."""
    dumps: list[Dump] = []
    for number in range(games):
        rng = Random(f"dumps {number}")
        seats = game.seat_counts[number % len(game.seat_counts)]
        state = game.new_state(seats, seed=number)
        while not state.over:
            if rng.random() < 0.02:
                dumps.append(game.dump(state))
            seat = state.to_act()
            state.apply_step(seat, state.sample_step(seat, rng))
        dumps.append(game.dump(state))
    return dumps


def paths(value: object, at: Path = ()) -> Iterator[Path]:
    """The place of everything inside a dump."""
    children: Iterator[tuple[str | int, object]]
    if isinstance(value, dict):
        children = iter(value.items())
    elif isinstance(value, list):
        children = iter(enumerate(value))
    else:
        return
    for key, child in children:
        if at or key not in HEAD:
            yield (*at, key)
            yield from paths(child, (*at, key))


def get(dump: Any, path: Path) -> Any:
    for key in path:
        dump = dump[key]
    return dump


def mutated(dumps: list[Dump], rng: Random) -> Dump:
    dump = copy.deepcopy(rng.choice(dumps))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        mutate(dump, dumps, rng)
    return dump


def mutate(dump: Dump, dumps: list[Dump], rng: Random) -> None:
    places = list(paths(dump))
    path = rng.choice(places)
    parent, key = get(dump, path[:-1]), path[-1]
    way = rng.randrange(8)
    if way == 0:
        parent[key] = copy.deepcopy(rng.choice(ODD_VALUES))
    elif way == 1:
        del parent[key]
    elif way == 2 and isinstance(key, int):
        parent.insert(rng.randrange(len(parent) + 1), copy.deepcopy(parent[key]))
    elif way == 2:
        parent[f"{key}_"] = parent.pop(key)
    elif way == 3:
        parent[key] = copy.deepcopy(get(dump, rng.choice(places)))
    elif way == 4:
        transplant(dump, rng.choice(dumps), path)
    elif way == 5:
        exchange(dump, path, rng.choice([p for p in places if p[:-1] == path[:-1]]))
    elif way == 6:
        exchange(dump, path, rng.choice(alike(places, path)))
    else:
        value = parent[key]
        moved = value + rng.choice((-1, 1, 2)) if type(value) is int else not value
        parent[key] = moved


def transplant(dump: Dump, other: Dump, path: Path) -> None:
    """The value that another dump has in the same place, if it has one."""
    try:
        value = get(other, path)
    except (KeyError, IndexError, TypeError):
        return
    get(dump, path[:-1])[path[-1]] = copy.deepcopy(value)


def alike(places: list[Path], path: Path) -> list[Path]:
    """Places with the same last key that don't lie within each other."""
    found = [p for p in places if p[-1] == path[-1] and len(p) == len(path)]
    return found or [path]


def exchange(dump: Dump, one: Path, other: Path) -> None:
    first, second = get(dump, one), get(dump, other)
    get(dump, one[:-1])[one[-1]] = second
    get(dump, other[:-1])[other[-1]] = first


def outcome(game: Game, dump: Dump, rng: Random) -> str:
    """`refused` or `played`; anything else is an error of the game."""
    try:
        state = game.load(dump)
    except LoadError as error:
        return "refused" if error.place else "refused without a place"
    for _ in range(MOST_STEPS):
        if state.over:
            return "played"
        seat = state.to_act()
        state.apply_step(seat, state.sample_step(seat, rng))
    raise AssertionError("does not end")


def survive(game: Game, dumps: list[Dump], numbers: range) -> Counter[str]:
    """How many mutations were refused and how many played on; the first that failed is raised."""
    found: Counter[str] = Counter()
    for number in numbers:
        rng = Random(f"mutation {number}")
        dump = mutated(dumps, rng)
        try:
            came_out = outcome(game, dump, rng)
        except Exception as error:
            raise AssertionError(f"mutation {number}: {error!r}") from error
        assert came_out in ("refused", "played"), f"mutation {number} is {came_out}"
        found[came_out] += 1
    return found


def main(name: str, count: int) -> None:
    game = pithead.game(name)
    found = survive(game, real_dumps(game, 24), range(count))
    print(f"{name}: {count} mutations, {found['refused']} refused, {found['played']} played on")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
