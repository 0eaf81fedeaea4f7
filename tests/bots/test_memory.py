"""Memory: which bots have one; arena, environment and table give the same facts."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from pithead import bots, envs
from pithead.arena.players import Hearing, Programs, Seated
from pithead.kernel.contract import SPECTATOR, Event
from pithead.kernel.game import Game
from pithead.kernel.memory import Memory
from tests.bots.playing import GAMES, LEVELS, wander
from tests.kit.kits import game_kits

KITS = {kit.name: kit for kit in game_kits()}


@pytest.mark.parametrize("name", GAMES)
def test_every_level_but_the_first_remembers(name: str) -> None:
    remembering = [bots.make(level, GAMES[name], 0).remembers for level in LEVELS]
    assert remembering == [False, True, True, True, True]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_of_rockwell_imagines_what_companies_really_have(seats: int) -> None:
    game = GAMES["rockwell"]
    match = wander("rockwell", seats, seed=5, answers=60)
    seat = match.state.to_act()
    bot = bots.make("value", game, seat)
    bot.memory = match.memory(seat)
    imagined = game.dump(bot.imagine(match.view(seat), Random(1)))
    truth = game.dump(match.state)
    assert imagined["companies"] == truth["companies"]


@pytest.mark.parametrize(("name", "seats"), [("rockwell", 3), ("brass_empire", 2)])
def test_at_the_arena_a_bot_remembers_what_a_person_does(name: str, seats: int) -> None:
    """A bot is told what happens as it comes; a person's memory is made from the whole match."""
    game = GAMES[name]
    state, match = game.new_state(seats, 4), game.match(seats, 4)
    programs = Programs(None)
    players = ["level-2", "greedy", "level-1"][:seats]
    seated = [
        Seated(player, game, seat, f"{seat}", programs, None) for seat, player in enumerate(players)
    ]
    for each in seated:
        each.sit_down(seats, match.options)
    hearing = Hearing(seated)
    for _ in range(80):
        seat = state.to_act()
        action = seated[seat].answer(state, hearing.news(seat))
        memory = seated[seat].bot.memory
        if players[seat] == "level-1":
            assert memory is None
        else:
            assert memory is not None
            assert memory.facts() == match.memory(seat).facts()
        hearing.apply(state, seat, game.encode(action))
        match.apply(seat, action)
        if match.over:
            break


@pytest.mark.parametrize(("name", "seats"), [("rockwell", 3), ("brass_empire", 2)])
def test_in_an_environment_opponents_remember_what_is_true(name: str, seats: int) -> None:
    env = envs.gym(name, seats=seats, opponents="greedy", seat=0)
    env.reset(seed=5)
    rng = Random(5)
    for _ in range(30):
        assert_true(env, GAMES[name])
        snapshot = env.get_state()
        mask = env.action_masks()
        env.step(rng.choice([step for step in range(len(mask)) if mask[step]]))
        for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
            assert facts_of(again) == facts_of(env)
        before = facts_of(env)
        env.set_state(snapshot)
        assert_true(env, GAMES[name])
        env.step(rng.choice([step for step in range(len(mask)) if mask[step]]))
        assert facts_of(env) is not before


def facts_of(env: Any) -> list[dict[str, object]]:
    memories = env.episode.opponents.memories
    assert memories[0] is None
    return [memory.facts() for memory in memories if memory is not None]


def assert_true(env: Any, game: Game) -> None:
    state, kit = env.episode.table.state, KITS[game.name]
    for facts in facts_of(env):
        assert list(kit.untrue(state, game.dump(state), facts)) == []


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_nobody_remembers_more_than_the_events_they_may_see(viewer: int) -> None:
    match = wander("brass_empire", 2, seed=3, answers=60)
    memory = match.first_memory(viewer)
    for event in match.events_for(viewer):
        memory.see(event)
    assert memory.facts() == match.memory(viewer).facts()


@pytest.mark.parametrize("name", GAMES)
def test_events_out_of_order_are_refused_in_a_sentence_with_the_place(name: str) -> None:
    match = wander(name, 2, seed=3, answers=200)
    events = match.events_for(0)
    for wrong in (events[::-1], events[len(events) // 2 :]):
        memory = match.first_memory(0)
        with pytest.raises(
            ValueError, match=rf"^a memory of {name} can't take in event \d+, '\w+'"
        ):
            hear_all(memory, wrong)


def hear_all(memory: Memory, events: Sequence[Event]) -> None:
    for event in events:
        memory.see(event)
