"""The ledger of Rockwell (RW-SET-2): exact from the beginning, bounds from the middle, or a no."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

import pithead
from pithead.kernel.contract import SPECTATOR, Event
from pithead.kernel.match import Match
from pithead.testing.remembering import Listeners, Sharpness, sharpness
from pithead.words import Words
from tests.bots.playing import play
from tests.rockwell.kit import KIT

GAME = pithead.game("rockwell")


def finished(seats: int = 3, seed: int = 4) -> Match:
    match, rng = GAME.match(seats, seed), Random(seed)
    while not match.over:
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
    return match


def feed(match: Match, events: Sequence[Event]) -> None:
    memory = match.first_memory(0)
    for event in events:
        memory.see(event)


def test_notes_are_every_rivals_holdings_in_a_sentence() -> None:
    match = play("rockwell", ["greedy"] * 3, seed=4, most=150)
    said = [Words("en").tell(note) for note in match.memory(0).notes()]
    for seat, note in zip((1, 2), said, strict=True):
        company = GAME.dump(match.state)["companies"][seat]  # type: ignore[index]
        assert note.startswith(f"{seat} has ")
        for kind in ("zinc", "copper", "silver", "gold"):
            assert (f"{company[kind]} {kind}" in note) == bool(company[kind])
        assert f"${company['money']:,}" in note or not company["money"]
    joined = Match.from_state(GAME, match.state.clone())
    assert "at least" in Words("en").tell(joined.memory(0).notes()[0])


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_who_saw_all_knows_every_company_exactly_at_every_turn_start(seats: int) -> None:
    names = ["greedy", "practised", "random", "greedy"][:seats]
    played = play("rockwell", names, seed=seats, most=250)
    match, found, turn = GAME.match(seats, seats), Sharpness(), 0
    listeners = Listeners(match)
    for seat, action in played.log:
        if match.state.pending is not None and match.view(0)["turn"] != turn:
            turn = GAME.turns(match.state)
            memories = listeners.hear()
            found.add(sharpness(KIT, match, memories))
            truth = GAME.dump(match.state)
            for memory in memories.values():
                assert list(KIT.untrue(match.state, truth, memory.facts())) == []
        match.apply(seat, action)
    assert found.exact == found.looks > 0


def test_a_spectator_remembers_as_much() -> None:
    match = finished()
    companies = match.memory(SPECTATOR).facts()["companies"]
    assert companies == match.memory(1).facts()["companies"]


def test_of_a_game_begun_in_the_middle_rivals_figures_are_bounds() -> None:
    match = GAME.match(2, 9)
    rng = Random(9)
    while GAME.turns(match.state) < 2:
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
    begun = Match.from_view(GAME, match.view(0), match.options, bytes(16))
    facts: dict[str, Any] = begun.memory(0).facts()
    own, rival = facts["companies"]
    assert not facts["whole"]
    assert (own["exact"], rival["exact"]) == (True, False)
    assert rival["money"] == rival["zinc"] == 0
    money: Any = match.view(0)["money"]
    assert own["money"] == money[0]


SPOILT: dict[str, Callable[[list[Event]], list[Event]]] = {
    "backwards": lambda events: events[::-1],
    "without its beginning": lambda events: events[40:],
    "an event twice": lambda events: [events[0], *events],
    "a turn twice": lambda events: events[:100] + events,
    "two bids exchanged": lambda events: [events[1], events[0], *events[2:]],
    "figures missing": lambda events: [events[0]._replace(args={})],
    "words for figures": lambda events: [events[0]._replace(args={"seat": "0"})],
    "a seat nobody has": lambda events: [events[0]._replace(args={**events[0].args, "seat": -1})],
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_events_out_of_order_are_refused_in_one_sentence(spoilt: str) -> None:
    match = finished()
    with pytest.raises(ValueError, match=r"^a memory of rockwell can't take in event \d+, '") as no:
        feed(match, SPOILT[spoilt](match.events_for(0)))
    assert "\n" not in str(no.value)


@pytest.mark.parametrize("game", ["brass_empire"])
def test_events_of_another_game_are_refused(game: str) -> None:
    other = pithead.game(game).match(2, 1)
    rng = Random(1)
    while len(other.events) < 10:
        seat = other.state.to_act()
        other.apply(seat, other.sample(seat, rng))
    with pytest.raises(ValueError, match="can't take in event"):
        feed(GAME.match(2, 1), other.events)


def test_a_memory_that_was_not_told_everything_fits_no_view() -> None:
    match = finished()
    match.undo_to(len(match.log) // 2)
    late = match.first_memory(0)
    with pytest.raises(ValueError, match="has not seen what led to the view of viewer 0"):
        GAME.determinize(match.view(0), Random(1), late)
