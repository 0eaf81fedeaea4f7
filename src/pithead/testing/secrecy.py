"""What a viewer gets depends on nothing he may not know."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from random import Random

from pithead.kernel.contract import SPECTATOR, Event
from pithead.kernel.match import Match
from pithead.kernel.state import State
from pithead.testing.case import Case
from pithead.testing.gamekit import GameKit
from pithead.testing.walk import asked, positions, random_action

View = dict[str, object]
Show = Callable[[State, int], View]


def viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.seats)]


def check_views(kit: GameKit, case: Case, *, every: int = 1, show: Show | None = None) -> None:
    """Another truth that fits what a viewer knows gives him the same view, lists and answers."""
    game, rng = kit.game, Random(f"{case} views")
    show = show or game.view
    for count, match in enumerate(positions(kit, case, salt="views")):
        if count % every:
            continue
        for viewer in viewers(match):
            other = kit.permute(match.state, viewer, rng, next_too=True)
            assert list(kit.violations(other, game.dump(other))) == []
            difference = differing(show(match.state, viewer), show(other, viewer))
            assert not difference, f"viewer {viewer} at {match.state.pending} sees {difference}"
            if viewer != SPECTATOR:
                check_same_choices(kit, match.state, other, viewer)


def differing(one: object, other: object, place: str = "") -> list[str]:
    """The places where two views differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [d for key in one for d in differing(one[key], other[key], f"{place}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return [d for i, (a, b) in pairs for d in differing(a, b, f"{place}[{i}]")]
    return [] if one == other and type(one) is type(other) else [f"{place}: {one} or {other}"]


def check_same_choices(kit: GameKit, state: State, other: State, viewer: int) -> None:
    game = kit.game
    assert state.asked(viewer) == other.asked(viewer)
    assert game.legal(state, viewer) == game.legal(other, viewer)
    assert game.candidates(state, viewer) == game.candidates(other, viewer)
    assert game.form(state, viewer) == game.form(other, viewer)
    assert state.legal_steps(viewer) == other.legal_steps(viewer)
    for action in game.candidates(state, viewer):
        assert game.check(state, viewer, action) == game.check(other, viewer, action)
        assert game.preview(state, viewer, action) == game.preview(other, viewer, action)


def check_events(kit: GameKit, case: Case, *, every: int = 1) -> float:
    """The next action tells a viewer the same in another truth, as long as it ends in one view.

    What an action may turn over is kept, so that most comparisons tell something; the share of
    those is the answer.
    """
    game, rng = kit.game, Random(f"{case} events")
    tried = compared = 0
    for count, match in enumerate(positions(kit, case, salt="events")):
        if match.over or count % every:
            continue
        seat = rng.choice(asked(match.state))
        action = random_action(match, seat, rng)
        for viewer in viewers(match):
            other = kit.permute(match.state, viewer, rng, next_too=False)
            if game.check(other, seat, action) is not None:
                assert viewer != seat, f"{action} is refused to {seat} for what he can't know"
                continue
            tried += 1
            here, there = played(kit, match.state, seat, action), played(kit, other, seat, action)
            if game.view(here[0], viewer) == game.view(there[0], viewer):
                compared += 1
                assert visible(here[1], viewer) == visible(there[1], viewer)
    return compared / tried if tried else 1.0


def played(
    kit: GameKit, state: State, seat: int, action: tuple[int | str, ...]
) -> tuple[State, list[Event]]:
    branch = state.clone()
    branch.drop_form(seat)
    branch.events = []
    for step in kit.game.encode(action):
        branch.apply_step(seat, step)
    return branch, branch.events


def visible(events: list[Event], viewer: int) -> list[Event]:
    return [event for event in events if event.visible_to(viewer)]


def check_sealed(kit: GameKit, case: Case) -> int:
    """Nobody else sees that, what or in which order someone answered a sealed question."""
    game, rng = kit.game, Random(f"{case} sealed")
    answers = 0
    for match in positions(kit, case, salt="sealed"):
        decision = match.state.pending
        if decision is None or not decision.sealed:
            continue
        seat = rng.choice(asked(match.state))
        steps = game.encode(random_action(match, seat, rng))
        here = match.state.clone()
        here.drop_form(seat)
        here.events = []
        last = len(asked(match.state)) == 1
        for step in steps[:-1] if last else steps:
            here.apply_step(seat, step)
            for viewer in viewers(match):
                if viewer != seat:
                    seen = differing(game.view(match.state, viewer), game.view(here, viewer))
                    assert not seen, f"viewer {viewer} sees seat {seat} answer: {seen}"
            answers += 1
        assert here.events == [], "a sealed answer was told before all had answered"
    return answers


def check_bytes(kit: GameKit, case: Case, *, show: Show | None = None) -> None:
    """No view and no event contains the seed or the name of anything that lies face down."""
    game = kit.game
    show = show or game.view
    for match in positions(kit, case, salt="bytes"):
        seeds = seed_spellings(match.seed)
        dump = game.dump(match.state)
        for viewer in viewers(match):
            view = json.dumps(show(match.state, viewer))
            told = json.dumps([event.args for event in match.events_for(viewer)[-20:]])
            words = [f'"{word}"' for word in kit.hidden_words(dump, viewer)]
            for word in (*seeds, *words):
                assert word not in view, f"viewer {viewer} sees {word}"
            for word in seeds:
                assert word not in told, f"viewer {viewer} is told {word}"


def seed_spellings(seed: bytes | None) -> list[str]:
    assert seed is not None
    return [
        seed.hex(),
        seed.hex().upper(),
        str(int.from_bytes(seed, "big")),
        str(int.from_bytes(seed, "little")),
        base64.b64encode(seed).decode(),
    ]


def check_plain(kit: GameKit, case: Case) -> None:
    """A view is plain data of its own: JSON as it stands, and changing it changes no state."""
    game = kit.game
    for match in positions(kit, case, salt="plain"):
        before = game.digest(match.state)
        for viewer in viewers(match):
            view = game.view(match.state, viewer)
            assert json.loads(json.dumps(view, allow_nan=False)) == view
            picture = game.picture(view)
            assert json.loads(json.dumps(picture, allow_nan=False)) == picture
            open_to_all = game.picture(game.view(match.state, SPECTATOR))
            assert list(open_to_all) == list(picture)
            assert open_to_all | game.own_picture(view) == picture
            scribble(picture)
            scribble(view)
        assert game.digest(match.state) == before
        assert game.view(match.state, SPECTATOR) != {}


def scribble(data: object) -> None:
    """Spoil every container of a view."""
    if isinstance(data, dict):
        for value in data.values():
            scribble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            scribble(value)
        data.clear()
