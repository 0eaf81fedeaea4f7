"""Broken dumps: mutations of real ones, which `load` refuses with a place or plays to the end.

Plain mutations change one value as a slip of the pen would. Structured ones keep every value a
proper one of its kind and only put it in the wrong place: cards change zones, companies or frames
change places, a part comes from another moment of the game. Those get past checks of single values.
"""

from __future__ import annotations

import copy
import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from pithead.kernel.reader import LoadError
from pithead.kernel.state import State
from pithead.testing.case import Case, every_case
from pithead.testing.gamekit import Dump, GameKit
from pithead.testing.walk import MOST_STEPS, positions

Path = tuple[int | str, ...]
SECONDS = 60  # no dump takes longer to load and to play, however slow the machine
HEAD = ("game", "rules", "components")


class Tally:
    """How many mutations were loaded, and how many refused."""

    def __init__(self) -> None:
        self.loaded = 0
        self.refused = 0


def fuzz(kit: GameKit, mutations: int, *, seed: int, games: int) -> Tally:
    """Load mutated dumps of random games; an AssertionError names the culprit."""
    rng = Random(f"fuzz {kit.name} {seed}")
    real = some_dumps(kit, rng, games)
    tally = Tally()
    for _ in range(mutations):
        spoilt, said = mutate(rng.choice(real), real, rng)
        check(kit, spoilt, said, rng, tally)
    return tally


def some_dumps(kit: GameKit, rng: Random, games: int) -> list[Dump]:
    """Moments of random games, over all seat counts and options."""
    found: list[Dump] = []
    for case in rng.sample(every_case(kit), games):
        found += moments(kit, case.reseed(rng.randrange(1_000_000)), rng)
    return found


def moments(kit: GameKit, case: Case, rng: Random) -> list[Dump]:
    """One dump for each kind of question met, some more at random, and the end."""
    kept: dict[str, Dump] = {}
    for at, match in enumerate(positions(kit, case, salt="fuzz")):
        decision = match.state.pending
        kind = "over" if decision is None else decision.kind
        if kind not in kept or rng.random() < 0.02:
            kept[kind if kind not in kept else f"{kind} {at}"] = kit.game.dump(match.state)
    return list(kept.values())


def check(kit: GameKit, dump: Dump, said: str, rng: Random, tally: Tally) -> None:
    """The promise of `load`: LoadError with a place, or a state that plays on to the end."""
    try:
        with at_most(SECONDS):
            refusal = refused(kit, dump)
            if refusal is None:
                state = kit.game.load(dump)
                look_around(kit, state)
                play_on(state, rng)
    except Exception as error:
        raise AssertionError(f"{type(error).__name__}: {error} after {said}") from error
    tally.loaded += refusal is None
    tally.refused += refusal is not None
    assert refusal is None or refusal.place, f"no place: {refusal} after {said}"


def refused(kit: GameKit, dump: Dump) -> LoadError | None:
    try:
        kit.game.load(json.loads(json.dumps(dump)))
    except LoadError as error:
        return error
    return None


def look_around(kit: GameKit, state: State) -> None:
    """All that a table does with a position."""
    game = kit.game
    again = game.dump(state)
    assert game.dump(game.load(again)) == again
    wrong = list(kit.violations(state, again))
    assert not wrong, "; ".join(wrong)
    for viewer in range(-1, state.seats):
        game.picture(game.view(state, viewer))
        game.determinize(game.view(state, viewer), Random(1))
    for seat in range(state.seats):
        game.legal(state, seat)
        game.candidates(state, seat)


def play_on(state: State, rng: Random) -> None:
    for _ in range(MOST_STEPS):
        if state.over:
            return
        seat = state.to_act()
        steps = state.legal_steps(seat)
        assert steps, f"nothing is legal for seat {seat} at {state.pending}"
        state.apply_step(seat, state.sample_step(seat, rng))
    raise AssertionError("the game does not end")


@contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """Distinguishes a game that hangs from one that takes long."""

    def stop(*_: object) -> None:
        raise AssertionError(f"takes more than {seconds} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


# --- mutations ----------------------------------------------------------------------------------


def mutate(dump: Dump, real: list[Dump], rng: Random) -> tuple[Dump, str]:
    """A copy with one to three changes, and what they are."""
    spoilt: Dump = copy.deepcopy(dump)
    said: list[str] = []
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if rng.random() < 0.1:
            said.append(transplant(spoilt, real, rng))
        else:
            said.append(rng.choice(CHANGES)(spoilt, rng))
    return spoilt, ", then ".join(said)


def places(data: object, path: Path = ()) -> Iterator[Path]:
    """The way to everything inside, tables and lists themselves included."""
    entries: Any = ()
    if isinstance(data, dict):
        entries = data.items()
    elif isinstance(data, list):
        entries = enumerate(data)
    for key, value in entries:
        if path or key not in HEAD:
            yield (*path, key)
            yield from places(value, (*path, key))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def put(data: Any, path: Path, value: object) -> None:
    at(data, path[:-1])[path[-1]] = value


def leaves(dump: Dump) -> list[Path]:
    return [path for path in places(dump) if not isinstance(at(dump, path), (dict, list))]


def lists(dump: Dump) -> list[Path]:
    return [path for path in places(dump) if isinstance(at(dump, path), list)]


def spoil_value(dump: Dump, rng: Random) -> str:
    path = rng.choice(leaves(dump))
    old = at(dump, path)
    junk: list[object] = [None, -1, 0, 1, 2, 7, 999, 2**70, 1.5]
    junk += ["", "0a", "A1", "nobody", True, False, [], {}]
    if type(old) is int:
        junk += [old + 1, old - 1, old + 2] * 5
    elif type(old) is bool:
        junk += [not old] * 8
    put(dump, path, rng.choice(junk))
    return f"{path} = {at(dump, path)!r}"


def move_value(dump: Dump, rng: Random) -> str:
    """A value of the same kind from somewhere else."""
    path = rng.choice(leaves(dump))
    kind = type(at(dump, path))
    others = [other for other in leaves(dump) if type(at(dump, other)) is kind]
    put(dump, path, at(dump, rng.choice(others)))
    return f"{path} = {at(dump, path)!r}"


def swap_values(dump: Dump, rng: Random) -> str:
    path = rng.choice(leaves(dump))
    kind = type(at(dump, path))
    other = rng.choice([other for other in leaves(dump) if type(at(dump, other)) is kind])
    mine, theirs = at(dump, path), at(dump, other)
    put(dump, path, theirs)
    put(dump, other, mine)
    return f"swap {path} and {other}"


def swap_alike(dump: Dump, rng: Random) -> str:
    """What two companies, crews or tiles have under the same key."""
    path = rng.choice(list(places(dump)))
    others = [p for p in places(dump) if p[-1] == path[-1] and len(p) == len(path)]
    other = rng.choice(others)
    mine, theirs = at(dump, path), at(dump, other)
    put(dump, path, theirs)
    put(dump, other, mine)
    return f"swap {path} and {other}"


def spoil_key(dump: Dump, rng: Random) -> str:
    """A key that is missing, misspelt, or one too many."""
    path = rng.choice([p for p in places(dump) if isinstance(p[-1], str)])
    table, key = at(dump, path[:-1]), path[-1]
    way = rng.randrange(3)
    if way < 2:
        value = table.pop(key)
        if way == 1:
            table[f"{key}s"] = value
    else:
        table["extra"] = 1
    return f"{('without', 'misspelt', 'extra beside')[way]} {path}"


def spoil_list(dump: Dump, rng: Random) -> str:
    path = rng.choice(lists(dump))
    items = at(dump, path)
    way = rng.randrange(5)
    if way == 0 and items:
        del items[rng.randrange(len(items))]
    elif way == 1 and items:
        items.insert(rng.randrange(len(items) + 1), copy.deepcopy(rng.choice(items)))
    elif way == 2:
        rng.shuffle(items)
    elif way == 3:
        items.clear()
    else:
        items.append(rng.choice([0, 1, "nobody", None, [], {}]))
    return f"list {path} changed in way {way}"


def move_item(dump: Dump, rng: Random) -> str:
    """A card, a frame or another entry changes lists: none is lost, none doubled."""
    full = [path for path in lists(dump) if at(dump, path)]
    source = rng.choice(full)
    item = rng.choice(at(dump, source))
    targets = [p for p in lists(dump) if all(type(i) is type(item) for i in at(dump, p))]
    target = rng.choice(targets)
    if target[: len(source)] == source and target != source:
        return "nothing"
    at(dump, source).remove(item)
    receiver = at(dump, target)
    receiver.insert(rng.randrange(len(receiver) + 1), item)
    return f"move {item!r} from {source} to {target}"


def swap_entries(dump: Dump, rng: Random) -> str:
    """Two companies, two frames, two cards in play change places."""
    path = rng.choice([p for p in lists(dump) if len(at(dump, p)) > 1] or [()])
    if not path:
        return "nothing"
    items = at(dump, path)
    first, second = rng.sample(range(len(items)), 2)
    items[first], items[second] = items[second], items[first]
    return f"swap {first} and {second} of {path}"


def transplant(dump: Dump, real: list[Dump], rng: Random) -> str:
    """A part of another moment of a game, in the same place."""
    other = rng.choice(real)
    mine, theirs = set(places(dump)), set(places(other))
    path = rng.choice(sorted(mine & theirs, key=str))
    put(dump, path, copy.deepcopy(at(other, path)))
    return f"{path} from another moment"


Change = Callable[[Dump, Random], str]
CHANGES: tuple[Change, ...] = (
    spoil_value,
    spoil_value,
    move_value,
    swap_values,
    swap_alike,
    spoil_key,
    spoil_list,
    move_item,
    move_item,
    swap_entries,
)
