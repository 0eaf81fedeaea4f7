"""Golden playthroughs: whole games written out for people, and held against what is played now.

`python -m pithead.testing.golden KIT_FILE ...` writes them anew. A difference that a change of the
rules explains is committed with it; any other is a fault.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from pithead.kernel.contract import SPECTATOR, Event
from pithead.kernel.match import Match
from pithead.testing.case import Case
from pithead.testing.gamekit import GameKit, kit_in
from pithead.testing.walk import asked

COMMAND = "python -m pithead.testing.golden"
Leaves = dict[str, str]


def path_of(kit: GameKit, case: Case) -> Path:
    return kit.file.parent / "golden" / f"{case.seats}-seats.txt"


def check(kit: GameKit, case: Case) -> None:
    path = path_of(kit, case)
    command = f"{COMMAND} {kit.file}"
    assert path.is_file(), f"{path.name} is missing: write it with `{command}`"
    stored = path.read_text(encoding="utf-8").splitlines()
    played = list(playthrough(kit, case))
    for number, (old, new) in enumerate(zip(stored, played, strict=False), start=1):
        assert old == new, (
            f"{path.name} line {number} differs. If the change is meant, run `{command}`."
        )
    assert len(stored) == len(played), (
        f"{path.name} has {len(stored)} lines, not {len(played)}. If it is meant, run `{command}`."
    )


def playthrough(kit: GameKit, case: Case) -> Iterator[str]:
    match, rng = kit.match(case), Random(f"golden {case}")
    yield from heading(kit, case, match)
    before = seen(match, SPECTATOR)
    yield "What everyone sees at the start"
    yield from (f"  {place} = {value}" for place, value in before.items())
    yield from private(match)
    turn = 0
    while not match.over:
        if kit.game.turns(match.state) != turn:
            turn = kit.game.turns(match.state)
            yield from ["", f"======== Turn {turn} ========"]
        yield from decide(match, rng)
        if match.over or kit.game.turns(match.state) != turn:
            now = seen(match, SPECTATOR)
            yield from ["", f"What everyone sees after turn {turn}, where it has changed"]
            yield from (f"  {place} = {now[place]}" for place in now if changed(before, now, place))
            yield from private(match)
            before = now
    yield from ["", f"Scores {match.scores}, ranking {match.ranking}", f"Log {match.digest()}"]


def heading(kit: GameKit, case: Case, match: Match) -> Iterator[str]:
    game = kit.game
    yield f"{game.name}, rules {game.version}, {case.seats} seats, seed {case.seed}"
    yield f"options {json.dumps(match.options)}"
    yield f"components {game.components_digest[:16]}, commitment {match.commitment[:16]}"
    yield f"A random game, written by `{COMMAND}`. [n] is the length of the log."
    yield ""


def decide(match: Match, rng: Random) -> Iterator[str]:
    """One answer: the question, the answer in notation, and its events."""
    decision = match.state.pending
    assert decision is not None
    seat = asked(match.state)[0]
    about = " ".join(f"{name}={value}" for name, value in decision.about.items())
    options = len(match.legal(seat))
    shown = "a form" if match.form(seat) is not None else f"{options} legal"
    action = match.sample(seat, rng)
    at = len(match.log)
    events = match.apply(seat, action)
    question = f"{decision.kind}{' (sealed)' if decision.sealed else ''} {about}".rstrip()
    yield f"[{at}] seat {seat}: {question}, {shown} -> {match.game.text(action)}"
    yield from (line_of(event) for event in events)


def line_of(event: Event) -> str:
    figures = " ".join(f"{name}={value}" for name, value in event.args.items())
    audience = "" if event.audience is None else f" to {list(event.audience)}"
    return f"      {event.kind} {figures} ({event.cause}){audience}"


def seen(match: Match, viewer: int) -> Leaves:
    return leaves(match.game.picture(match.game.view(match.state, viewer)))


def private(match: Match) -> Iterator[str]:
    """What each seat sees in addition to or instead of what all see."""
    common = seen(match, SPECTATOR)
    for seat in range(match.seats):
        own = seen(match, seat)
        yield f"Seat {seat} sees"
        yield from (f"  {place} = {own[place]}" for place in own if changed(common, own, place))


def changed(before: Leaves, now: Leaves, place: str) -> bool:
    return before.get(place) != now[place]


def leaves(data: object, place: str = "") -> Leaves:
    """The lines of a picture by their place; a line holds plain values and lists of them."""
    if isinstance(data, dict) and not all(is_plain(value) for value in data.values()):
        parts = [(f"{place}.{key}".lstrip("."), value) for key, value in data.items()]
    elif isinstance(data, list) and not is_plain(data):
        parts = [(f"{place}[{index}]", value) for index, value in enumerate(data)]
    elif isinstance(data, dict):
        return {place: " ".join(f"{key}={json.dumps(value)}" for key, value in data.items())}
    else:
        return {place: json.dumps(data, ensure_ascii=False)}
    found: Leaves = {}
    for name, value in parts:
        found.update(leaves(value, name))
    return found


def is_plain(value: object) -> bool:
    if isinstance(value, list):
        return not any(isinstance(part, dict | list) for part in value)
    return not isinstance(value, dict)


def write(kits: Sequence[GameKit]) -> None:
    for kit in kits:
        for case in kit.golden_cases:
            path = path_of(kit, case)
            path.parent.mkdir(parents=True, exist_ok=True)
            text = "\n".join(playthrough(kit, case)) + "\n"
            path.write_text(text, encoding="utf-8")
            print(f"{kit.name}/{path.name}: {len(text) // 1000} kB", file=sys.stderr)


if __name__ == "__main__":
    write([kit_in(Path(file)) for file in sys.argv[1:]])
