"""Undo: whatever an action shows that its player could not know comes with an event that says so.

A seat plays the same action in the true state and in several that look the same to it. Where the
true one ends differently from another for anybody, apart from what was different before, the seat
or someone else has learned something: then `game.reveals` must know one of the events.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random

from pithead.kernel.contract import SPECTATOR, Action, Event
from pithead.kernel.state import State
from pithead.testing.case import Case
from pithead.testing.gamekit import GameKit
from pithead.testing.secrecy import played, visible
from pithead.testing.walk import asked, positions, random_action

Fields = dict[str, str]
GUESSES = 3


@dataclass
class Outcome:
    """What each viewer saw before an action and sees after it, and what it told."""

    before: dict[int, Fields]
    after: dict[int, Fields]
    events: list[Event]


def check(kit: GameKit, case: Case, *, every: int = 1) -> int:
    """Answers how many actions showed something."""
    game, rng = kit.game, Random(f"{case} reveals")
    shown = 0
    for count, match in enumerate(positions(kit, case, salt="reveals")):
        decision = match.state.pending
        if decision is None or count % every:
            continue
        seat, *others = asked(match.state)
        if decision.sealed and others:
            continue  # kept until the last has answered
        action = random_action(match, seat, rng)
        truth = outcome(kit, match.state, seat, action)
        view = json.dumps(game.view(match.state, seat))
        guesses = [game.determinize(json.loads(view), rng) for _ in range(GUESSES)]
        found = [d for g in guesses for d in differing(truth, outcome(kit, g, seat, action))]
        if found:
            shown += 1
            told = [event.kind for event in truth.events]
            revealed = any(game.reveals(event) for event in truth.events)
            assert revealed, f"{action} at {decision} shows {found[:3]}, told by {told}"
    return shown


def outcome(kit: GameKit, state: State, seat: int, action: Action) -> Outcome:
    after, events = played(kit, state, seat, action)
    return Outcome(seen(kit, state), seen(kit, after), events)


def seen(kit: GameKit, state: State) -> dict[int, Fields]:
    views: dict[int, Fields] = {}
    for viewer in (SPECTATOR, *range(state.seats)):
        views[viewer] = {}
        spread("", kit.game.view(state, viewer), views[viewer])
    return views


def spread(place: str, value: object, found: Fields) -> None:
    """A view as places and what is there; a list of numbers is one thing."""
    if isinstance(value, dict):
        for key, part in value.items():
            spread(f"{place}.{key}", part, found)
    elif isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        for number, part in enumerate(value):
            spread(f"{place}[{number}]", part, found)
    else:
        found[place] = json.dumps(value)


def differing(one: Outcome, other: Outcome) -> list[str]:
    """Where two outcomes differ, for each viewer, and did not before."""
    found: list[str] = []
    for viewer, fields in one.after.items():
        if visible(one.events, viewer) != visible(other.events, viewer):
            found.append(f"{viewer} is told other events")
        for place, value in fields.items():
            same = one.before[viewer].get(place) == other.before[viewer].get(place)
            if same and value != other.after[viewer].get(place):
                found.append(f"{viewer} {place}: {value} or {other.after[viewer].get(place)}")
    return found
