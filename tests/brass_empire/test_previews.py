"""A preview says what then happens: over thousands of random attacks, raids and purchases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from pithead.kernel.contract import Action, Event
from pithead.kernel.state import State
from pithead.testing.walk import step_tree
from tests.brass_empire.scenario import GAME, Scenario

Figures = dict[str, object]

OPTIONS: list[tuple[int, dict[str, int | str | bool]]] = [
    (2, {}),
    (1, {}),
    (4, {"team": True}),
    (3, {"battle": True}),
    (2, {"first_edition": True}),
]
TEXTS = ("play", "use", "demolish", "act")
COUNTED = ("attack", "raid", "mine", "buy", "gift", "reserve", *TEXTS)
ATTACKS = 800  # with each set of options
OTHERS = 200


def nodes(seats: int, options: dict[str, int | str | bool]) -> Iterator[State]:
    """The questions of one random game after another."""
    for seed in count():
        rng = Random(seed)
        state = GAME.new_state(seats, seed, options)
        while not state.over:
            seat = state.to_act()
            yield state
            while True:
                state.apply_step(seat, state.sample_step(seat, rng))
                if not state.in_form(seat):
                    break


def outcome(state: State, seat: int, action: Action) -> list[Event]:
    """The action done on a copy that somebody listens to."""
    after, heard = state.clone(), list[Event]()
    after.events = heard
    for step in GAME.encode(action):
        after.apply_step(seat, step)
    return heard


def number_of(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value


def of_attack(heard: list[Event], seat: int, before: Figures) -> Figures:
    """What the events of an attack say, in the words of its preview."""
    told = dict(before)
    for event in heard:
        if event.kind == "damaged" and event.cause == "BE-ACT-3":
            mine = event.args["seat"] == seat
            told["back" if mine else "strike"] = event.args["n"]
            told["attacker_left" if mine else "target_left"] = event.args["left"]
        elif event.kind == "brass" and event.cause == "BE-ACT-5":
            told["brass"] = event.args["n"]
        elif event.kind == "brass" and event.cause == "BE-ACT-6":
            told["their_brass"] = event.args["n"]
    return told


def of_raid(heard: list[Event]) -> Figures:
    lost = sum(number_of(e, "n") for e in heard if e.kind == "lost_brass")
    return {"lost": lost, "bankrupt": any(e.kind == "bankrupt" for e in heard)}


def spent(state: State, heard: list[Event]) -> Figures:
    """What is left after the price of a card."""
    about = state.pending.about if state.pending else {}
    (price,) = [e for e in heard if e.kind == "spent"]
    left: Figures = {}
    for name in ("labor", "construction"):
        had = about[name]
        assert isinstance(had, int)
        left[name] = had - number_of(price, name)
    return left


def gains(listed: Any) -> list[int] | None:
    """What a text as previewed brings: Labor, Construction, Brass; None if that takes an answer,
    or a card nobody has seen."""
    total = [0, 0, 0]
    for op in listed:
        if op["op"] == "gain":
            found: list[int] | None = [op["labor"], op["construction"], op["brass"]]
        elif op["op"] == "if":
            found = gains(op["do"])
        elif op["op"] == "for_each":
            each = gains(op["lists"][0])
            found = [op["times"] * n for n in each] if each is not None else None
        else:
            found = None
        if found is None:
            return None
        total = [have + more for have, more in zip(total, found, strict=True)]
    return total


def of_text(heard: list[Event], card: object) -> list[int]:
    """What the first text of the card brought."""
    total = [0, 0, 0]
    own = False
    for event in heard:
        if event.kind == "effect":
            if own:
                break
            own = event.args["card"] == card
        elif own and event.kind == "gained":
            total[0] += number_of(event, "labor")
            total[1] += number_of(event, "construction")
        elif own and event.kind == "brass":
            total[2] += number_of(event, "n")
    return total


def check(state: State, seat: int, action: Action, battle: bool) -> None:
    told: Any = GAME.preview(state, seat, action)
    if told is None:
        assert action[0] in TEXTS, action
        return
    heard = outcome(state, seat, action)
    if action[0] in TEXTS:
        brought = gains(told["ops"])
        # In battle mode Brass restores health, which may be whole (BE-VAR-BATTLE).
        kinds = 2 if battle else 3
        if brought is not None:
            assert brought[:kinds] == of_text(heard, told["card"])[:kinds], action
        return
    if action[0] == "attack":
        assert told == of_attack(heard, seat, harmless(state, action)), action
    elif action[0] == "raid":
        assert told == of_raid(heard), action
    elif action[0] == "mine":
        assert [told["brass"]] == [e.args["n"] for e in heard if e.kind == "mined"], action
    else:
        assert told == spent(state, heard), action


def harmless(state: State, action: Action) -> Figures:
    """The figures of an attack in which nobody strikes: no event tells of no damage."""
    picture = GAME.picture(GAME.view(state, 0))
    companies = picture["companies"]
    assert isinstance(companies, list)
    _, number, other, target = action
    assert isinstance(number, int)
    assert isinstance(other, int)
    assert isinstance(target, int)
    own = companies[state.to_act()]["in_play"][number - 1]
    theirs = companies[other]["in_play"][target - 1] if target else companies[other]["platform"]
    nothing: Figures = {"strike": 0, "back": 0, "brass": 0, "their_brass": 0}
    return nothing | {"attacker_left": own["health"], "target_left": theirs["health"]}


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_previews_equal_outcomes(seats: int, options: dict[str, int | str | bool]) -> None:
    seen: Counter[str] = Counter()
    for state in nodes(seats, options):
        seat = state.to_act()
        assert state.pending is not None
        if state.pending.kind in ("play", "action"):
            for action in sorted(step_tree(state, seat, GAME), key=str):
                verb = str(action[0])
                most = ATTACKS if verb == "attack" else OTHERS
                if verb in COUNTED and seen[verb] < most:
                    check(state, seat, action, bool(options.get("battle")))
                    seen[verb] += 1
        if seen["attack"] == ATTACKS:
            break
    assert seen["buy"] == OTHERS, seen
    assert (seen["raid"] > 0) == bool(options.get("battle")), seen
    assert (seen["gift"] > 0) == bool(options.get("team")), seen


def test_an_idle_use_changes_nothing_but_that_it_was_used() -> None:
    """BE-PLAY-5: what a table offers as doing nothing does nothing, and other uses do something."""
    idle = 0
    for state in nodes(2, {}):
        seat = state.to_act()
        for action in GAME.legal(state, seat):
            if action[0] not in ("use", "act") or not GAME.is_idle(state, seat, action):
                continue
            idle += 1
            told = [event.kind for event in outcome(state, seat, action)]
            assert [kind for kind in told if kind not in ("used", "acted", "effect")] == []
        if idle > 40:
            return


def test_a_terminal_without_labor_is_idle_and_with_labor_is_not() -> None:
    poor = Scenario(2).building(0, "conductor_terminal").resources(0)
    rich = Scenario(2).building(0, "conductor_terminal").resources(2)
    for scenario, idle in ((poor, True), (rich, False)):
        match = scenario.build()
        assert GAME.is_idle(match.state, 0, ("use", 1)) is idle


def test_the_picture_has_what_a_text_counts_as_played_this_turn() -> None:
    """BE-PLAY-1 to BE-PLAY-3: employees, units and buildings, wherever they lie now."""
    match = Scenario(2).hand(0, "clerk", "handcar_scout", "signal_house").build()
    for card in ("clerk", "handcar_scout", "signal_house"):
        match.apply(0, ("play", card))
    for viewer, known in (
        (0, {"clerk", "handcar_scout", "signal_house"}),
        (1, {"clerk", "handcar_scout"}),
    ):
        picture = GAME.picture(GAME.view(match.state, viewer))
        companies = picture["companies"]
        assert isinstance(companies, list)
        assert set(companies[0]["this_turn"]) == known
