"""What a learner may be shown of what its seat could remember."""

from __future__ import annotations

import pytest

from pithead import envs

GAMES = ("rockwell", "brass_empire")


@pytest.mark.parametrize("name", GAMES)
def test_observations_end_with_what_each_seat_remembers(name: str) -> None:
    """The same as a match tells who has seen all of it, the observer's own row first."""
    env = envs.aec(name, seats=3, memory=True)
    plain = envs.aec(name, seats=3)
    assert [segment.name for segment in env.segments] == [
        *[segment.name for segment in plain.segments],
        "memory",
    ]
    env.reset(seed=5)
    memories = [env.table.game.memory(3, seat, env.table.options) for seat in range(3)]
    for number in range(120):
        agent = env.agent_selection
        legal = [step for step, may in enumerate(env.infos[agent]["action_mask"]) if may]
        ahead = env.table.state.clone()
        ahead.events = []
        ahead.apply_step(env.possible_agents.index(agent), legal[number % len(legal)])
        for event in ahead.events:
            for viewer, memory in enumerate(memories):
                if event.visible_to(viewer):
                    memory.see(event)
        env.step(legal[number % len(legal)])
        if env.table.state.over:
            break
    assert any(memory.seen for memory in memories)
    for seat, memory in enumerate(memories):
        seen = envs.named(env.observe(f"seat_{seat}")["observation"], env.segments)["memory"]
        rows = memory.figures()
        assert seen.tolist() == rows[seat:] + rows[:seat]


@pytest.mark.parametrize("name", GAMES)
def test_a_learner_among_opponents_remembers_and_goes_back(name: str) -> None:
    env = envs.gym(name, seats=2, opponents=["greedy"], memory=True)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    for _ in range(40):
        seen, _, ended, _, _ = env.step(int(env.action_masks().argmax()))
        if ended:
            break
    snapshot = env.get_state()
    before = seen["observation"].tolist()
    env.reset(seed=2)
    env.set_state(snapshot)
    assert env._seen()[0]["observation"].tolist() == before
    without = envs.gym(name, seats=2)
    without.reset(seed=1)
    with pytest.raises(ValueError, match="only one has seats that remember"):
        without.set_state(snapshot)
