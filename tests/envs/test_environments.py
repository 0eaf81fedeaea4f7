"""The environments against the checks their frameworks ship, and what we promise beyond those."""

from __future__ import annotations

import copy
import json
import pickle
import warnings
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra [envs] is not installed")
pytest.importorskip("pettingzoo", reason="the extra [envs] is not installed")

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import pithead
from pithead import bots, envs
from pithead.kernel.contract import Action, Event
from pithead.kernel.observation import Segment

GAMES = [("rockwell", 2), ("rockwell", 4), ("brass_empire", 2), ("brass_empire", 3)]


def pick(mask: Any, rng: Random) -> int:
    steps = np.flatnonzero(mask)
    return int(steps[int(rng.random() * len(steps))])


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        # It would like the observation to be a bare array; a mask beside it is its own custom.
        warnings.simplefilter("ignore", UserWarning)
        api_test(envs.aec(game, seats=seats), num_cycles=200)
        seed_test(lambda: envs.aec(game, seats=seats), num_cycles=100)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_pettingzoo_finds_nothing_wrong_where_all_answer_at_once(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        parallel_api_test(envs.simultaneous(game, seats=seats), num_cycles=200)
        parallel_seed_test(lambda: envs.simultaneous(game, seats=seats), num_cycles=50)


def test_a_sealed_question_is_answered_by_all_at_once() -> None:
    """Rockwell begins with the bids of all (RW-AUC-1); nobody sees another's before the last."""
    env = envs.simultaneous("rockwell", seats=3)
    seen, _ = env.reset(seed=4)
    assert all(each["action_mask"].any() for each in seen.values())
    rng, other = Random(1), Random(2)
    twin = envs.simultaneous("rockwell", seats=3)
    twin.reset(seed=4)
    # The same first digit of seat 0, other digits of its rivals: seat 0 sees no difference.
    first = {agent: pick(each["action_mask"], rng) for agent, each in seen.items()}
    second = {agent: pick(each["action_mask"], other) for agent, each in seen.items()}
    second["seat_0"] = first["seat_0"]
    assert first != second
    ours, theirs = env.step(first)[0]["seat_0"], twin.step(second)[0]["seat_0"]
    assert (ours["observation"] == theirs["observation"]).all()
    assert (ours["action_mask"] == theirs["action_mask"]).all()


@pytest.mark.parametrize("game", pithead.game_names())
def test_a_game_of_all_at_once_ends_with_its_facts(game: str) -> None:
    env = envs.simultaneous(game, seats=3)
    seen, infos = env.reset(seed=6)
    rng = Random(6)
    rewards: dict[str, float] = {}
    while env.agents:
        asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        # What those choose who are not asked does not count.
        chosen = dict.fromkeys(env.agents, -5)
        chosen |= {agent: pick(seen[agent]["action_mask"], rng) for agent in asked}
        seen, rewards, _, _, infos = env.step(chosen)
    assert sum(rewards.values()) == pytest.approx(0)
    assert infos["seat_1"]["scores"] == env.table.game.scores(env.table.state)
    with pytest.raises(RuntimeError, match="call reset"):
        env.step({})


def test_a_wrong_step_ends_a_game_of_all_at_once() -> None:
    env = envs.simultaneous("brass_empire", seats=2)
    seen, _ = env.reset(seed=1)
    asked = next(agent for agent in env.agents if seen[agent]["action_mask"].any())
    _, rewards, ended, _, infos = env.step(dict.fromkeys(env.agents, env.table.width))
    assert rewards == {agent: -1.0 if agent == asked else 0.0 for agent in env.possible_agents}
    assert all(ended.values())
    assert not any(info["action_mask"].any() for info in infos.values())


@pytest.mark.parametrize(("game", "seats"), [*GAMES, ("brass_empire", 1)])
def test_gymnasium_finds_nothing_wrong(game: str, seats: int) -> None:
    env = gymnasium.make(envs.environment_id(game), seats=seats)
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", pithead.game_names())
def test_gymnasium_makes_them_by_their_versioned_names(game: str) -> None:
    env = gymnasium.make(envs.environment_id(game), seats=2, opponents=["greedy"])
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert (seen["action_mask"] == info["action_mask"]).all()
    many = gymnasium.make_vec(envs.environment_id(game), num_envs=3, seats=2)
    assert many.reset(seed=1)[0]["observation"].shape[0] == 3
    assert envs.environment_id("rockwell") == "pithead/Rockwell-v1"
    assert envs.environment_id("brass_empire") == "pithead/BrassEmpire-v1"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_aec_game_ends_with_rewards_that_add_up_to_nothing(game: str, seats: int) -> None:
    env = envs.aec(game, seats=seats)
    rng = Random(2)
    env.reset(seed=2)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        assert (seen["action_mask"] == info["action_mask"]).all()
        earned[agent] += reward
        env.step(None if over else pick(seen["action_mask"], rng))
    assert max(earned.values()) > 0
    assert sum(earned.values()) == pytest.approx(0)


def test_a_step_says_what_it_means() -> None:
    learner = envs.gym("brass_empire", seats=2, seat=1)
    agents = envs.aec("brass_empire", seats=2)
    mask = learner.reset(seed=1)[1]["action_mask"]
    agents.reset(1)
    asked = learner.table.game.step_text(learner.table.state, mask.argmax(), 1)
    assert learner.step_text(mask.argmax()) == asked
    first = agents.infos[agents.agent_selection]["action_mask"].argmax()
    assert agents.step_text(first) == agents.table.game.step_text(agents.table.state, first)


def test_a_step_outside_the_mask_ends_the_game_for_all() -> None:
    env = envs.aec("rockwell", seats=2)
    env.reset(seed=1)
    env.step(env.table.width - 1)
    assert all(env.terminations.values())
    assert sorted(env.rewards.values()) == [-1, 0]
    single = envs.gym("rockwell", seats=2)
    single.reset(seed=1)
    _, reward, over, _, info = single.step(single.table.width - 1)
    assert (reward, over, info["action_mask"].any()) == (-1, True, False)
    with pytest.raises(RuntimeError, match="reset"):
        single.step(0)


@pytest.mark.parametrize("game", pithead.game_names())
def test_an_aec_game_goes_on_from_a_saved_state_as_before(game: str) -> None:
    env = envs.aec(game, seats=2)
    env.reset(seed=3)
    rng = Random(3)
    for _ in range(40):
        env.step(pick(env.infos[env.agent_selection]["action_mask"], rng))
    saved = env.get_state()

    def play_on() -> list[tuple[str, int]]:
        rng = Random(4)
        found = []
        for agent in env.agent_iter():
            seen, _, over, _, _ = env.last()
            step = None if over else pick(seen["action_mask"], rng)
            found.append((agent, -1 if step is None else step))
            env.step(step)
        return found

    first = play_on()
    env.set_state(saved)
    assert play_on() == first


def test_an_aec_state_is_saved_after_the_end_too() -> None:
    env = envs.aec("rockwell", seats=2)
    env.reset(seed=1)
    env.step(env.table.width - 1)
    saved = pickle.loads(pickle.dumps(env.get_state()))
    other = envs.aec("rockwell", seats=2)
    other.set_state(saved)
    for each in (env, other):
        told = []
        for agent in each.agent_iter():
            assert not each.infos[agent]["action_mask"].any()
            told.append((agent, *each.last()[1:3]))
            each.step(None)
        assert told == [("seat_0", -1, True), ("seat_1", 0, True)]


@pytest.mark.parametrize("game", pithead.game_names())
@pytest.mark.parametrize("opponents", [["random"], ["greedy"], ["random", "value"]])
def test_environments_and_their_states_go_into_pickles(game: str, opponents: list[str]) -> None:
    rng = Random(8)
    single = envs.gym(game, seats=3, opponents=opponents)
    many = envs.vector(game, num_envs=2, seats=3, opponents=opponents)
    single.reset(seed=8)
    many.reset(seed=8)
    for _ in range(5):
        single.step(pick(single.action_masks(), rng))
    pairs: list[tuple[Any, Any, Any]] = [
        (single, envs.gym(game, seats=3, opponents=opponents), pick(single.action_masks(), rng)),
        (
            many,
            envs.vector(game, num_envs=2, seats=3, opponents=opponents),
            np.array([pick(each.flags, rng) for each in many.episodes]),
        ),
    ]
    for env, fresh, step in pairs:
        fresh.set_state(pickle.loads(pickle.dumps(env.get_state())))
        copies = [fresh, pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
        wanted = env.step(step)[0]["observation"]
        for copied in copies:
            assert (copied.step(step)[0]["observation"] == wanted).all()


def test_an_aec_environment_goes_into_a_pickle() -> None:
    env = envs.aec("brass_empire", seats=2)
    env.reset(seed=8)
    for copied in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        step = pick(env.observe(env.agent_selection)["action_mask"], Random(1))
        copied.step(step)
        assert copied.table.state.to_act() == env.possible_agents.index(copied.agent_selection)
    assert env.get_state().table.held.state is not env.table.state


@pytest.mark.parametrize("opponents", [["random"], ["random", "greedy"]])
def test_a_learner_goes_on_from_a_saved_state_as_before(opponents: list[str]) -> None:
    env = envs.gym("rockwell", seats=3, opponents=opponents)
    env.reset(seed=5)
    rng = Random(5)
    for _ in range(30):
        env.step(pick(env.action_masks(), rng))
    saved = env.get_state()

    def play_on(env: Any) -> list[Any]:
        rng = Random(6)
        found: list[Any] = []
        over = False
        while not over and len(found) < 60:
            seen, reward, over, _, _ = env.step(pick(env.action_masks(), rng))
            found.append((seen["observation"].tobytes(), reward))
        return found

    first = play_on(env)
    env.set_state(saved)
    assert play_on(env) == first
    other = envs.gym("rockwell", seats=3, opponents=opponents)
    other.reset(seed=9)
    other.set_state(saved)
    assert play_on(other) == first


def test_the_learner_sits_where_it_is_told_or_anywhere() -> None:
    env = envs.gym("rockwell", seats=4)
    drawn = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert drawn == {0, 1, 2, 3}
    assert env.reset(options={"seat": 2})[1]["seat"] == 2
    assert envs.gym("rockwell", seats=4, seat=3).reset()[1]["seat"] == 3
    with pytest.raises(ValueError, match="no seat 4"):
        envs.gym("rockwell", seats=4, seat=4)
    for each in (env, envs.vector("rockwell", num_envs=2, seats=4)):
        with pytest.raises(ValueError, match="no seat 9"):
            each.reset(options={"seat": 9})


def test_a_function_may_be_an_opponent() -> None:
    asked = []

    def first_step(observation: Any, mask: Any) -> int:
        asked.append(observation.shape)
        return int(np.flatnonzero(mask)[0])

    env = envs.gym("brass_empire", seats=2, opponents=[first_step])
    env.reset(seed=1)
    rng = Random(1)
    while not asked:
        env.step(pick(env.action_masks(), rng))
    assert asked[0] == (env.table.size,)


def first(view: dict[str, object], legal: list[Action], rng: Random) -> Action:  # noqa: ARG001
    return legal[0]


class First(bots.Bot):
    name = "first"

    def choose(self, view: dict[str, object], events: Sequence[Event] = ()) -> bots.Choice:
        return bots.Choice(self.legal(view)[0])


def episode(opponents: Any) -> list[float]:
    """What the learner sees of one game against these opponents."""
    env = envs.gym("rockwell", seats=3, opponents=opponents, seat=0)
    seen, _ = env.reset(seed=5)
    rng, sums = Random(1), []
    for _ in range(12):
        sums.append(float(seen["observation"].sum()))
        seen, *_ = env.step(pick(env.action_masks(), rng))
    return sums


def test_bots_of_ones_own_are_opponents_and_one_is_enough() -> None:
    assert episode(first) == episode([first]) == episode(First) == episode([First, first])
    assert episode("greedy") == episode(["greedy"]) != episode(first)


def test_an_environment_with_own_bots_goes_into_a_pickle() -> None:
    env = envs.gym("rockwell", seats=2, opponents=[First, first], seat=0)
    env.reset(seed=1)
    again = pickle.loads(pickle.dumps(env))
    for each in (env, again):
        each.step(pick(each.action_masks(), Random(1)))
    assert env.render() == again.render()
    assert (env.action_masks() == again.action_masks()).all()


class Listener(First):
    """A bot that remembers, and keeps what it has heard where a test finds it."""

    name = "listener"
    remembers = True

    def choose(self, view: dict[str, object], events: Sequence[Event] = ()) -> bots.Choice:
        HEARD.extend((self.seat, event) for event in events)
        return super().choose(view, events)


HEARD: list[tuple[int, Event]] = []


def test_an_opponent_who_remembers_hears_no_secret_of_others() -> None:
    """Every draw of Brass Empire is its owner's secret."""
    HEARD.clear()
    env = envs.gym("brass_empire", seats=3, opponents=Listener, seat=0)
    env.reset(seed=3)
    rng = Random(3)
    for _ in range(60):
        env.step(pick(env.action_masks(), rng))
    secret = [(seat, event) for seat, event in HEARD if event.audience is not None]
    assert {seat for seat, _ in secret} == {1, 2}
    assert all(event.visible_to(seat) for seat, event in secret)


def rich_rockwell() -> dict[str, Any]:
    """Components of one's own: everybody starts with more money."""
    data: dict[str, Any] = copy.deepcopy(pithead.game("rockwell").component_data())
    data["start"]["money"] = 9900
    return data


def test_every_environment_takes_components_and_options() -> None:
    own = rich_rockwell()
    options: dict[str, int | str | bool] = {"open_stock": True}
    made: list[Any] = [
        envs.aec("rockwell", seats=2, options=options, components=own),
        envs.gym("rockwell", seats=2, options=options, components=own),
        envs.vector("rockwell", num_envs=2, seats=2, options=options, components=own),
    ]
    for env in made:
        env.reset(seed=1)
        table = env.episodes[1].table if hasattr(env, "episodes") else env.table
        assert table.game.own_components is not None
        assert table.options == options
        assert table.game.dump(table.state)["companies"][0]["money"] == 9900
        again = pickle.loads(pickle.dumps(table))
        assert again.game.components_digest == table.game.components_digest
    plain = envs.gym("rockwell", seats=2)
    plain.reset(seed=1)
    with pytest.raises(ValueError, match="with other components"):
        plain.set_state(made[1].get_state())


def test_an_opponent_who_breaks_the_rules_is_found_out() -> None:
    def cheat(view: Any, legal: Any, rng: Any) -> Action:  # noqa: ARG001
        return ("halt",)

    env = envs.gym("rockwell", seats=2, opponents=cheat, seat=1)
    with pytest.raises(ValueError, match="'cheat' at seat 0 answered \\('halt',\\), which is not"):
        env.reset(seed=1)
    env = envs.gym("rockwell", seats=2, opponents=[lambda *_: 490], seat=1)
    with pytest.raises(ValueError, match="seat 0 took the step 490"):
        env.reset(seed=1)


@pytest.mark.parametrize("game", pithead.game_names())
def test_a_table_is_shown_as_readable_text(game: str) -> None:
    """Nobody is shown more than he may see: PettingZoo's picture is the spectator's."""
    single = gymnasium.make(envs.environment_id(game), seats=2, render_mode="ansi")
    seat = single.reset(seed=1)[1]["seat"]
    assert json.loads(str(single.render()))["viewer"] == seat
    every = envs.aec(game, seats=2, render_mode="ansi")
    every.reset(seed=1)
    assert json.loads(str(every.render()))["viewer"] == -1
    assert envs.gym(game, seats=2).render() is None
    with pytest.raises(ValueError, match="human"):
        envs.aec(game, render_mode="human")


def test_many_games_step_as_one() -> None:
    env = envs.vector("rockwell", num_envs=3, seats=2)
    seen, info = env.reset(seed=11)
    rng = Random(1)
    assert (seen["action_mask"] == info["action_mask"]).all()
    ended = np.zeros(3, bool)
    finished = 0
    while finished < 3:
        steps = np.array([pick(m, rng) if m.any() else 0 for m in seen["action_mask"]])
        before = ended
        seen, rewards, ended, cut, _ = env.step(steps)
        assert env.observation_space.contains(seen)
        assert not cut.any()
        # A game that has just ended is dealt anew by this step, whatever was chosen.
        assert not ended[before].any()
        assert seen["action_mask"][before].any(axis=1).all()
        assert (rewards[~ended] == 0).all()
        finished += int(ended.sum())


def test_many_games_are_those_of_one_learner() -> None:
    many = envs.vector("brass_empire", num_envs=2, seats=2)
    seen, _ = many.reset(seed=7)
    alone = envs.gym("brass_empire", seats=2)
    for number in range(2):
        single, _ = alone.reset(seed=7 + number)
        assert (seen["observation"][number] == single["observation"]).all()
    saved = many.get_state()
    steps = np.array([pick(mask, Random(1)) for mask in seen["action_mask"]])
    first = many.step(steps)[0]["observation"]
    many.set_state(saved)
    assert (many.step(steps)[0]["observation"] == first).all()


def test_what_cannot_be_is_said_at_once() -> None:
    with pytest.raises(bots.UnknownBot, match="grandmaster"):
        envs.gym("rockwell", opponents=["grandmaster"])
    with pytest.raises(ValueError, match="empty"):
        envs.gym("rockwell", opponents=[])
    with pytest.raises(bots.UnknownBot, match="no bot is called 'grandmaster'"):
        envs.gym("rockwell", opponents="grandmaster")
    with pytest.raises(ValueError, match="7 is no opponent"):
        envs.gym("rockwell", opponents=[7])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="programs play in the arena"):
        envs.gym("rockwell", opponents="exec:cat")
    with pytest.raises(ValueError, match="seats"):
        envs.aec("rockwell", seats=7)
    with pytest.raises(pithead.UnknownGame):
        envs.aec("chess")
    with pytest.raises(ValueError, match="at least one"):
        envs.vector("rockwell", num_envs=0)
    with pytest.raises(ValueError, match="seats"):
        envs.aec("rockwell", seats=0)
    many = envs.vector("rockwell", num_envs=2, seats=2)
    many.reset(seed=1)
    with pytest.raises(ValueError, match="give 2 whole numbers, one for each game"):
        many.step(np.array([0]))


def test_a_state_of_another_table_is_refused() -> None:
    env = envs.gym("rockwell", seats=2)
    for method in (env.get_state, envs.aec("rockwell", seats=2).get_state):
        with pytest.raises(RuntimeError, match="reset"):
            method()
    env.reset(seed=1)
    for game, seats in (("rockwell", 3), ("brass_empire", 2)):
        other = envs.gym(game, seats=seats)
        other.reset(seed=1)
        with pytest.raises(ValueError, match=f"a state of {game} with {seats} seats"):
            env.set_state(other.get_state())


@pytest.mark.parametrize("game", pithead.game_names())
def test_the_end_of_a_game_has_its_facts(game: str) -> None:
    rules = pithead.game(game)
    single = envs.gym(game, seats=2)
    single.reset(seed=4)
    over, rng = False, Random(4)
    info: dict[str, Any] = {}
    while not over:
        assert "scores" not in info
        *_, over, _, info = single.step(pick(single.action_masks(), rng))
    state = single.table.state
    assert info["scores"] == rules.scores(state)
    assert info["ranking"] == rules.ranking(state)
    assert info["turns"] == rules.turns(state)
    assert sorted(info["places"])[0] == 1
    every = envs.aec(game, seats=2)
    every.reset(seed=4)
    while not every.table.state.over:
        every.step(pick(every.infos[every.agent_selection]["action_mask"], rng))
    assert all(each["scores"] == rules.scores(every.table.state) for each in every.infos.values())


@pytest.mark.parametrize("game", pithead.game_names())
def test_games_may_be_dealt_anew_in_the_step_that_ends_them(game: str) -> None:
    many = envs.vector(game, num_envs=4, seats=2, autoreset_mode="SameStep")
    later = envs.vector(game, num_envs=4, seats=2)
    seen, _ = many.reset(seed=3)
    expected, _ = later.reset(seed=3)
    rng = Random(3)
    ends = 0
    while ends < 3:
        assert (seen["observation"] == expected["observation"]).all()
        steps = np.array([pick(mask, rng) for mask in seen["action_mask"]])
        seen, rewards, ended, _, info = many.step(steps)
        expected, wanted, over, _, facts = later.step(steps)
        assert (rewards == wanted).all()
        assert (ended == over).all()
        if ended.any():
            ends += int(ended.sum())
            assert (info["final_obs"]["observation"] == expected["observation"]).all()
            assert (info["final_info"]["scores"] == facts["scores"]).all()
            assert not info["final_obs"]["action_mask"][ended].any()
            for number in np.flatnonzero(ended):
                later.episodes[number].deal(None, None)
            expected = later._seen()[0]
    with pytest.raises(ValueError, match="autoreset_mode is NextStep or SameStep"):
        envs.vector(game, autoreset_mode="Disabled")


def test_the_state_of_the_agents_is_what_all_of_them_know() -> None:
    env = envs.aec("rockwell", seats=3)
    with pytest.raises(RuntimeError, match="reset"):
        env.state()
    env.reset(seed=1)
    state = env.state()
    assert env.state_space.contains(state)
    parts = np.split(state, 3)
    for agent, part in zip(env.possible_agents, parts, strict=True):
        assert (part == env.observe(agent)["observation"]).all()


def test_a_game_without_categories_unfolds_too() -> None:
    amounts = (Segment("coal", (3,), 100),)
    names = (Segment("tile", (2,), 3, category=True),)
    assert envs.unfolder(amounts)(np.array([0, 25, 100])).tolist() == [0, 0.5, 1]
    assert envs.unfolder(names)(np.array([0, 3])).tolist() == [1, 0, 0, 0, 0, 0, 0, 1]
