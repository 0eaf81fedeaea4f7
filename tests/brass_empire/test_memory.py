"""What an attentive player of Brass Empire knows of hands and decks, never more and never wrong."""

from __future__ import annotations

import itertools
from random import Random

import pytest

import pithead
from pithead import bots
from pithead.games.brass_empire.bots.memory import CardMemory
from pithead.games.brass_empire.position.state import Position
from pithead.kernel.contract import SPECTATOR, Event
from pithead.kernel.match import Match
from pithead.kernel.memory import Memory
from tests.brass_empire.scenario import GAME, Scenario, do


def card_memory(memory: Memory) -> CardMemory:
    assert isinstance(memory, CardMemory)
    return memory


def position(match: Match) -> Position:
    assert isinstance(match.state, Position)
    return match.state


def test_of_a_deck_that_ends_the_last_cards_are_known_to_be_in_the_hand() -> None:
    """Seat 1's deck of two is drawn before the discard pile is shuffled."""
    match = (
        Scenario(seats=2, corps=("harlem", "windcraft"))
        .seat(1)
        .deck(1, "manager", "contractor")
        .discard(1, *["clerk"] * 7, *["union_worker"] * 3)
        .build()
    )
    do(match, 1, "end")
    memory = card_memory(match.memory(0))
    assert sorted(memory.certain(1)) == ["contractor", "manager"]
    for number in range(20):
        world = GAME.determinize(match.view(0), Random(number), memory)
        assert isinstance(world, Position)
        names = [world.tables.ids[design] for design in world.hand[1]]
        assert {"contractor", "manager"} <= set(names)
        assert len(names) == 5


def test_a_card_recalled_to_the_hand_is_certain() -> None:
    match = Scenario(seats=2).hand(0, "archive_keeper").discard(0, "manager", "clerk").build()
    do(match, 0, "play archive_keeper", "slot L1", "slot L2", "take discard manager")
    assert card_memory(match.memory(1)).certain(0) == ["manager"]


def test_a_hand_that_was_shown_is_certain() -> None:
    match = Scenario(seats=2).hand(0, "gumshoe").hand(1, "manager", "contractor").build()
    do(match, 0, "play gumshoe")
    assert sorted(card_memory(match.memory(0)).certain(1)) == ["contractor", "manager"]
    assert card_memory(match.memory(SPECTATOR)).certain(1) == []


def test_notes_count_the_sure_cards_of_a_hand_and_the_others_apart() -> None:
    """Five cards: two are known to be there, three are some of those that were shuffled."""
    match = (
        Scenario(seats=2, corps=("harlem", "windcraft"))
        .seat(1)
        .deck(1, "manager", "contractor")
        .discard(1, *["clerk"] * 7, *["union_worker"] * 3)
        .build()
    )
    do(match, 1, "end")
    sure, some = (
        note.args
        for note in match.memory(0).notes()
        if note.args.get("seat") == 1 and note.key.endswith(("-sure", "-some"))
    )
    assert sorted(str(sure["cards"]).split()) == ["contractor", "manager"]
    assert some["n"] == 3
    assert set(str(some["cards"]).split()) == {"clerk", "union_worker"}


def test_what_was_put_under_a_row_is_the_last_to_come() -> None:
    match = Scenario(seats=2).hand(0, "archive_keeper").discard(0, "manager", "clerk").build()
    row = [position(match).tables.ids[design] for design in position(match).rows[:2]]
    do(match, 0, "play archive_keeper", "slot L1", "slot L2")
    world = GAME.determinize(match.view(1), Random(3), match.memory(1))
    assert isinstance(world, Position)
    assert [world.tables.ids[design] for design in world.labor_deck[1::-1]] == row


def test_more_is_certain_with_a_memory() -> None:
    """Of what rivals hold when a player is asked, without and with what happened before."""
    known = seen = held = 0
    for seed in (100, 101):
        match = GAME.match(seats=2, seed=seed)
        players = [bots.make("practised", GAME, seat, seed) for seat in range(2)]
        for number in itertools.count():
            if match.state.over:
                break
            seat = match.state.to_act()
            if number % 11 == 0:
                begun_now = GAME.memory(2, seat, None, match.view(seat))
                seen += len(card_memory(begun_now).certain(1 - seat))
                known += len(card_memory(match.memory(seat)).certain(1 - seat))
                held += len(position(match).hand[1 - seat])
            match.apply(seat, players[seat].choose(match.view(seat)).action)
    assert known > 1.5 * seen
    assert known / held > 0.25


def test_nothing_the_viewer_never_saw_gets_into_a_memory() -> None:
    """Two games alike in all that seat 0 sees, with other cards in the rival's hand."""
    facts = []
    for hand, deck in ((("manager",), ("clerk",)), (("clerk",), ("manager",))):
        match = Scenario(seats=2).hand(1, *hand).deck(1, *deck).hand(0, "contractor").build()
        do(match, 0, "play contractor", "end")
        facts.append((match.memory(0).facts(), match.view(0)))
    assert facts[0] == facts[1]


def test_events_of_another_game_viewer_or_order_are_refused_in_a_sentence() -> None:
    match = GAME.match(seats=2, seed=1)
    rng = Random(1)
    while match.state.to_act() == position(match).first or len(match.events) < 30:
        seat = match.state.to_act()
        match.apply(seat, GAME.sample(match.state, seat, rng))
    memory = GAME.memory(2, 0)
    hidden = next(event for event in match.events if event.audience == (1,))
    with pytest.raises(ValueError, match="may not see"):
        memory.see(hidden)
    with pytest.raises(ValueError, match="no such event"):
        memory.see(Event("bid", None, "RW-BID-1", {"seat": 0}))
    with pytest.raises(ValueError, match="doesn't fit"):
        memory.see(Event("shuffled", None, "BE-CARD-6", {"seat": 0, "n": 30}))
    with pytest.raises(ValueError, match="not seen every event"):
        GAME.determinize(match.view(0), Random(1), GAME.memory(2, 0))
    with pytest.raises(ValueError, match="viewer 1"):
        GAME.determinize(match.view(0), Random(1), match.memory(1))
    other = pithead.game("rockwell").memory(2, 0)
    with pytest.raises(TypeError, match="no memory of brass_empire"):
        GAME.determinize(match.view(0), Random(1), other)
