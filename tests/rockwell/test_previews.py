"""A preview says what happens: thousands of extractions at random, each played as it was told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pithead.kernel.contract import Action, Event
from pithead.kernel.state import State
from tests.rockwell.scenario import GAME, KINDS, Scenario

GAMES = 25
KINDS_ASKED = ("move", "carry", "step", "advantage", "workshop", "al_move", "al_power")
TRIED = 10  # legal actions looked at in each question


def played(state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    """A copy in which the seat has done this, and what that made known."""
    ahead = state.clone()
    told: list[Event] = []
    ahead.events = told
    for step in GAME.encode(action):
        ahead.apply_step(seat, step)
    return ahead, told


def extraction_of(events: list[Event], owner: int) -> list[Event]:
    """From the tile that this owner drilled to its last share; empty if they drilled none."""
    found: list[Event] = []
    for event in events:
        if found and event.kind not in ("settled", "card", "shared", "priority", "danger"):
            break
        if found or (event.kind == "drilled" and event.args["owner"] == owner):
            found.append(event)
    return found


def told_shares(events: list[Event], owners: int) -> tuple[list[list[int]], list[int], int | None]:
    """What each owner got, might lose, and who had the remainder."""
    shares = [[0] * 4 for _ in range(owners)]
    losses = [0] * owners
    priority: int | None = None
    for event in events:
        args: Any = event.args
        if event.kind in ("shared", "priority"):
            for kind, name in enumerate(KINDS):
                shares[args["owner"]][kind] += args[name]
        if event.kind == "priority":
            priority = args["owner"]
        if event.kind == "danger":
            losses[args["owner"]] = args["loss"]
    return shares, losses, priority


def compare(preview: Any, events: list[Event]) -> None:
    drilled: Any = events[0].args
    assert drilled["tile"] == preview["tile"]
    assert drilled["need"] == preview["need"]
    assert drilled["power"] == sum(preview["power"])
    card: Any = next(event.args for event in events if event.kind == "card")
    expected = next(entry for entry in preview["cards"] if entry["card"] == card["card"])
    owners = len(preview["power"])
    shares, losses, priority = told_shares(events, owners)
    assert shares == expected["shares"]
    assert losses == expected["losses"]
    assert expected["cubes"] == [card[kind] for kind in KINDS]
    assert expected["danger"] == bool(card["danger"])
    assert preview["sharers"] == [owner for owner in range(owners) if preview["power"][owner]]
    assert priority in (None, preview["priority"])


def check(state: State, seat: int, action: Action) -> int:
    """How many extractions this action sets off as its preview says; none if it has no preview."""
    preview: Any = GAME.preview(state, seat, action)
    owner = state.seats if str(action[0]).startswith("al_") else seat
    ahead, events = played(state, seat, action)
    if preview is None:
        assert extraction_of(events, owner) == [], f"{action} drills without a preview"
        return 0
    tiles = preview["extractions"]
    if len(tiles) == 1:
        compare(tiles[0], extraction_of(events, owner))
        return 1
    for tile in tiles:
        chosen = ("drill", tile["tile"])
        compare(tile, extraction_of(played(ahead, owner, chosen)[1], owner))
    return len(tiles)


def test_a_preview_lists_the_cards_nobody_has_drawn_in_no_order() -> None:
    scenario = Scenario().need("A1", 2).drilled("A3", "A5").crew("0a", at="E1", power=2)
    match = scenario.drilling(0).build()
    preview: Any = GAME.preview(match.state, 0, ("move", "a", "A1"))
    (tile,) = preview["extractions"]
    listed = [card["card"] for card in tile["cards"]]
    assert len(listed) == 4
    dump: Any = GAME.dump(match.state)
    assert listed == sorted(dump["piles"]["2"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_preview_equals_what_comes_of_it(seats: int) -> None:
    rng = Random(f"previews {seats}")
    compared = 0
    for number in range(GAMES):
        state = GAME.new_state(seats, seed=number)
        while not state.over:
            seat = state.to_act()
            assert state.pending is not None
            if state.pending.kind in KINDS_ASKED and not state.in_form(seat):
                legal = GAME.legal(state, seat)
                for action in rng.sample(legal, min(TRIED, len(legal))):
                    compared += check(state, seat, action)
            state.apply_step(seat, state.sample_step(seat, rng))
    assert compared > 900, compared
