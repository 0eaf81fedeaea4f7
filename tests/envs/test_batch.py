"""The batch: equal to single games, honest, and to be played again from seed and number."""

from __future__ import annotations

import pickle
import sys
import types
from importlib.machinery import ModuleSpec
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra [envs] is not installed")

import pithead
from pithead import bots, envs
from pithead.bots import Bot, Choice
from pithead.kernel.state import State

GAMES = pytest.mark.parametrize("game", pithead.game_names())
TABLES: list[tuple[str, int, dict[str, int | str | bool]]] = [
    *(("rockwell", seats, {}) for seats in (2, 3, 4)),
    ("rockwell", 4, {"edition": "fr", "open_stock": True}),
    *(("brass_empire", seats, {}) for seats in (1, 2, 3, 4, 5, 6)),
    ("brass_empire", 4, {"team": True}),
    ("brass_empire", 2, {"battle": True, "corporations": "chosen"}),
    ("brass_empire", 3, {"reserves": "built"}),
]


def choices(mask: Any, rng: Any) -> Any:
    """A step of each row's mask, each as likely as any other."""
    return (mask * (rng.random(mask.shape) + 0.01)).argmax(axis=1)


def played(batch: envs.Batch, steps: int, seed: int = 0) -> None:
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        batch.step(choices(batch.mask, rng))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_row_is_a_game_by_itself(
    game: str, seats: int, options: dict[str, int | str | bool]
) -> None:
    """Observation, mask, seat, ply and returns are those of single games, dealt by number."""
    batch = pithead.batch(game, envs=6, seats=seats, seed=5, options=options)
    rules = pithead.game(game)
    states = [batch.deal(row) for row in range(6)]
    plies = [0] * 6
    rng = np.random.default_rng(1)
    for _ in range(600):
        for row, state in enumerate(states):
            seat = state.to_act()
            assert batch.seat[row] == seat
            assert batch.ply[row] == plies[row]
            assert batch.obs[row].tobytes() == rules.observe(state, seat)
            assert np.flatnonzero(batch.mask[row]).tolist() == sorted(state.legal_steps(seat))
        actions = choices(batch.mask, rng)
        before = batch.episode.copy()
        batch.step(actions)
        for row, state in enumerate(states):
            state.apply_step(state.to_act(), int(actions[row]))
            plies[row] += 1
            assert batch.done[row] == state.over
            assert batch.reward[row].tolist() == pytest.approx(state.returns())
            if state.over:
                assert batch.episode[row] == before[row] + 6
                states[row] = batch.deal(int(batch.episode[row]))
                plies[row] = 0


@GAMES
def test_a_reset_leaves_nothing_of_the_games_before(game: str) -> None:
    batch = pithead.batch(game, envs=4, seats=2, seed=3)
    first = outputs(batch)
    played(batch, 300)
    batch.reset(3)
    assert outputs(batch) == first


@GAMES
def test_final_has_the_facts_of_what_ended(game: str) -> None:
    batch = pithead.batch(game, envs=16, seats=3, seed=2, autoreset="disabled")
    rules = pithead.game(game)
    rng = np.random.default_rng(2)
    seen = 0
    while seen < 3:
        batch.step(choices(batch.mask, rng))
        final = batch.final
        assert final.row.tolist() == np.flatnonzero(batch.done).tolist()
        for at, state in enumerate(batch.truth(final.row)):
            seen += 1
            assert not batch.mask[final.row[at]].any()
            assert final.score[at].tolist() == rules.scores(state)
            assert final.turns[at] == rules.turns(state)
            assert final.illegal[at] == -1
            assert (final.reward[at] == batch.reward[final.row[at]]).all()
            best = [seat for seat in range(3) if final.place[at, seat] == 1]
            assert best == sorted(rules.ranking(state)[0])
            assert final.obs[at, 1].tobytes() == rules.observe(state, 1)


@GAMES
def test_a_wrong_action_ends_its_row_only(game: str) -> None:
    batch = pithead.batch(game, envs=4, seats=2, seed=3)
    other = pithead.batch(game, envs=4, seats=2, seed=3)
    actions = batch.mask.argmax(axis=1)
    other.step(actions)
    seat = int(batch.seat[1])
    for wrong in (batch.width, -1, 2**40, int(batch.mask[1].argmin())):
        batch.reset(3)
        bad = actions.copy()
        bad[1] = wrong
        batch.step(bad)
        assert batch.done.tolist() == [False, True, False, False]
        assert batch.reward[1, seat] == -1
        assert batch.reward.sum() == -1
        assert batch.final.illegal.tolist() == [seat]
        assert batch.episode.tolist() == [0, 5, 2, 3]
        for row in (0, 2, 3):
            assert (batch.obs[row] == other.obs[row]).all()
        batch.step(batch.mask.argmax(axis=1))
        assert not batch.reward.any()


def outputs(batch: envs.Batch) -> list[bytes]:
    """Every byte of what a batch shows by default."""
    shown = (batch.obs, batch.mask, batch.seat, batch.episode, batch.ply, batch.reward, batch.done)
    return [each.tobytes() for each in (*shown, *batch.final)]


@GAMES
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_hidden_changes_no_byte(game: str, seats: int) -> None:
    """Deal anew all that the seat to act can't know: nothing it is given may change."""
    batch = pithead.batch(game, envs=8, seats=seats, seed=4)
    rules = pithead.game(game)
    luck = Random(4)
    changed = 0
    for _ in range(25):
        played(batch, 15, seed=luck.getrandbits(30))
        before = outputs(batch)
        snapshot = batch.save()
        rows = []
        for number, saved in enumerate(snapshot.rows):
            viewer, state = int(batch.seat[number]), saved.held.state
            other = rules.determinize(rules.view(state, viewer), luck)
            other.game = rules
            while other.to_act() != viewer:
                seat = other.to_act()
                other.apply_step(seat, other.sample_step(seat, luck))
            changed += rules.digest(other) != rules.digest(state)
            rows.append(saved._replace(held=envs.Held(saved.held.key, other)))
        batch.load(snapshot._replace(rows=tuple(rows)))
        assert outputs(batch) == before
        batch.load(snapshot)
    assert changed > 100


@GAMES
@pytest.mark.parametrize("rewards", ["score", "lead"])
def test_rewards_on_the_way_add_up(game: str, rewards: str) -> None:
    """To the final points, or to the lead over the best other seat; bots inside count, too."""
    batch = pithead.batch(
        game, envs=4, seats=3, seed=9, rewards=rewards, players={1: "random", 2: "uniform"}
    )
    earned, rng, ended = np.zeros((4, 3)), np.random.default_rng(9), 0
    while ended < 5:
        batch.step(choices(batch.mask, rng))
        earned += batch.reward
        final = batch.final
        for at, row in enumerate(final.row):
            score = final.score[at]
            lead = [score[seat] - max(np.delete(score, seat)) for seat in range(3)]
            assert earned[row].tolist() == (score.tolist() if rewards == "score" else lead)
            earned[row] = 0
            ended += 1


@GAMES
def test_rewards_on_the_way_tell_what_all_have_seen(game: str) -> None:
    """Points are the same in every world that fits a viewer's view and memory."""
    match, luck = pithead.game(game).match(seats=3, seed=6), Random(6)
    checked = 0
    while not match.over:
        if luck.random() < 0.05:
            for viewer in range(3):
                world = match.game.determinize(match.view(viewer), luck, match.memory(viewer))
                assert match.game.scores(world) == match.scores
                checked += max(match.scores) > 0
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, luck))
    assert checked > 5


def test_rewards_may_be_a_function_of_the_end() -> None:
    def cubes(state: Any) -> list[int]:
        return [sum(state.stock[seat * 4 : seat * 4 + 4]) for seat in range(state.seats)]

    batch = pithead.batch("rockwell", envs=4, seats=2, seed=2, rewards=cubes, autoreset="disabled")
    rng = np.random.default_rng(2)
    while not batch.done.any():
        assert not batch.reward.any()
        batch.step(choices(batch.mask, rng))
    row = int(batch.done.argmax())
    assert batch.reward[row].tolist() == cubes(batch.truth([row])[0])
    wrong = pithead.batch("rockwell", envs=4, seats=2, seed=2, rewards=lambda _: [1])
    with pytest.raises(ValueError, match="must be 2 numbers, one a seat"):
        played(wrong, 2000)


@GAMES
def test_a_fork_has_worlds_that_fit_what_a_seat_knows(game: str) -> None:
    batch = pithead.batch(game, envs=3, seats=3, seed=6)
    rules = pithead.game(game)
    played(batch, 60)
    viewer = int(batch.seat[2])
    worlds = batch.fork(2, 5, redeal=viewer, seed=1)
    assert (worlds.obs == batch.obs[2]).all()
    assert (worlds.mask == batch.mask[2]).all()
    digests = {rules.digest(state) for state in worlds.truth()}
    assert len(digests) == 5
    assert rules.digest(batch.truth([2])[0]) not in digests
    again = batch.fork(2, 5, seed=1)
    assert [rules.digest(state) for state in again.truth()] == [
        rules.digest(state) for state in worlds.truth()
    ]
    played(worlds, 3000)
    assert not worlds.mask.any()
    assert worlds.episode.tolist() == [0, 1, 2, 3, 4]


@GAMES
def test_saved_rows_go_on_as_before(game: str) -> None:
    batch = pithead.batch(game, envs=4, seats=2, seed=7, players={1: "uniform"})
    played(batch, 50)
    saved = pickle.loads(pickle.dumps(batch.save([1, 3])))
    other = pithead.batch(game, envs=4, seats=2, seed=7, players={1: "uniform"})
    other.load(saved, rows=[2, 0])
    for _ in range(40):
        for mine, theirs in ((1, 2), (3, 0)):
            assert (batch.obs[mine] == other.obs[theirs]).all()
            assert (batch.mask[mine] == other.mask[theirs]).all()
            assert batch.ply[mine] == other.ply[theirs]
        actions = batch.mask.argmax(axis=1)
        theirs_too = other.mask.argmax(axis=1)
        batch.step(actions)
        other.step(theirs_too)


class Listener(Bot):
    """Plays its first legal answer, and keeps what it hears."""

    remembers = True
    heard: list[tuple[int, Any]] = []  # noqa: RUF012

    def choose(self, view: dict[str, object], events: Any = ()) -> Choice:
        Listener.heard.extend((self.seat, event) for event in events)
        return Choice(self.legal(view)[0])


def test_bots_and_policies_answer_inside() -> None:
    sizes = []

    def first(obs: Any, mask: Any) -> Any:
        sizes.append(len(obs))
        return mask.argmax(axis=1)

    Listener.heard.clear()
    players = {0: first, 1: [Listener, "greedy"], 3: "random"}
    batch = pithead.batch("brass_empire", envs=5, seats=4, seed=8, players=players)
    again = pithead.batch("brass_empire", envs=5, seats=4, seed=8, players=players)
    for _ in range(40):
        assert (batch.seat == 2).all()
        assert (batch.obs == again.obs).all()
        batch.step(batch.mask.argmax(axis=1))
        again.step(again.mask.argmax(axis=1))
    assert max(sizes) == 5
    assert all(event.visible_to(seat) for seat, event in Listener.heard)
    assert any(event.audience is not None for _, event in Listener.heard)


def test_a_policy_outside_its_mask_is_found_out() -> None:
    def wrong(obs: Any, mask: Any) -> Any:  # noqa: ARG001
        return mask.argmin(axis=1)

    with pytest.raises(ValueError, match="the policy at seat 0 took the step"):
        pithead.batch("rockwell", envs=2, seats=2, players={0: wrong})
    with pytest.raises(ValueError, match="was given 2 rows and must answer"):
        pithead.batch("rockwell", envs=2, seats=2, players={0: lambda *_: 3})


def test_a_mask_may_be_packed() -> None:
    plain = pithead.batch("rockwell", envs=3, seats=2, seed=1)
    packed = pithead.batch("rockwell", envs=3, seats=2, seed=1, packed=True)
    assert packed.mask.shape == (3, (plain.width + 7) // 8)
    assert (np.unpackbits(packed.mask, axis=1, count=plain.width) == plain.mask).all()


def test_writing_into_the_arrays_makes_nothing_legal() -> None:
    batch = pithead.batch("rockwell", envs=2, seats=2, seed=1)
    arrays = batch.obs, batch.mask, batch.reward
    wrong = batch.mask.argmin(axis=1)
    batch.mask[:] = 1
    batch.step(wrong)
    assert batch.done.all()
    assert all(a is b for a, b in zip(arrays, (batch.obs, batch.mask, batch.reward), strict=True))


def test_what_cannot_be_is_said_at_once() -> None:
    batch = pithead.batch("rockwell", envs=2, seats=2, seed=1)
    wrongs: list[Any] = [np.zeros(3, int), np.zeros((2, 1), int), np.zeros(2), [None, 1]]
    for wrong in wrongs:
        with pytest.raises(ValueError, match="give 2 whole numbers, one for each game"):
            batch.step(wrong)
    three = pithead.batch("rockwell", envs=2, seats=3, seed=1)
    with pytest.raises(ValueError, match="a state of rockwell with 3 seats, and the batch is set"):
        batch.load(three.save())
    with pytest.raises(TypeError, match="load takes what save gave"):
        batch.load([])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 saved rows do not fit 1 rows"):
        batch.load(batch.save(), rows=[0])
    with pytest.raises(ValueError, match="no row 2"):
        batch.truth([2])
    with pytest.raises(ValueError, match="at least one game"):
        pithead.batch("rockwell", envs=0)
    with pytest.raises(ValueError, match="autoreset is 'same_step' or 'disabled'"):
        pithead.batch("rockwell", envs=1, autoreset="next_step")
    with pytest.raises(ValueError, match="rewards are returns, score, lead or a function"):
        pithead.batch("rockwell", envs=1, rewards="points")
    with pytest.raises(ValueError, match="leave at least one"):
        pithead.batch("rockwell", envs=1, seats=2, players={0: "random", 1: "greedy"})
    with pytest.raises(ValueError, match="no seat 2"):
        pithead.batch("rockwell", envs=1, seats=2, players={2: "random"})
    with pytest.raises(pithead.UnknownGame):
        pithead.batch("chess")
    with pytest.raises(ValueError, match="seats"):
        pithead.batch("rockwell", seats=9)
    greedy = pithead.batch("rockwell", envs=1, seats=2, players={0: "greedy"})
    with pytest.raises(ValueError, match="a batch with bots can't be saved"):
        greedy.save()


def test_processes_play_the_same_games() -> None:
    settings: dict[str, Any] = {"seats": 2, "rewards": "lead", "players": {1: "uniform"}}
    whole = pithead.batch("rockwell", envs=5, seed=3, **settings)
    with envs.parallel("rockwell", envs=5, workers=2, seed=3, **settings) as split:
        rng = np.random.default_rng(3)
        ended: set[int] = set()
        # Rows 0 and 1 are those of the first process.
        while not (ended & {0, 1} and ended & {2, 3, 4}):
            actions = choices(whole.mask, rng)
            whole.step(actions)
            split.step(actions)
            for name in ("obs", "mask", "seat", "episode", "ply", "reward", "done"):
                assert np.array_equal(getattr(whole, name), getattr(split, name)), name
            for name in whole.final._fields:
                ours, theirs = getattr(whole.final, name), getattr(split.final, name)
                assert np.array_equal(ours, theirs), name
            ended |= {*whole.final.row.tolist()}
        with pytest.raises(ValueError, match="give 5 whole numbers, one for each game"):
            split.step([1])
        split.reset("again")
        whole.reset("again")
        assert (whole.obs == split.obs).all()
    with pytest.raises(ValueError, match="this batch is closed"):
        split.step(actions)
    with pytest.raises(ValueError, match="3 workers for 2 games"):
        envs.parallel("rockwell", envs=2, workers=3)


def test_a_step_says_what_it_means() -> None:
    batch = pithead.batch("brass_empire", envs=2, seats=2, seed=1)
    state: State = batch.truth([1])[0]
    step = int(batch.mask[1].argmax())
    assert batch.step_text(1, step) == batch.game.step_text(state, step)


def first_of_mask(observation: Any, mask: Any) -> int:
    FIRST.append((observation.tobytes(), mask.tobytes()))
    return int(mask.argmax())


FIRST: list[tuple[bytes, bytes]] = []


@GAMES
def test_a_policy_plays_as_a_bot_what_it_plays_in_a_batch(game: str) -> None:
    """It is shown the same observation and mask by way of a view as in the environment."""
    rules = pithead.game(game)
    match = rules.match(seats=3, seed=1)
    players = [bots.make(first_of_mask, rules, seat) for seat in range(3)]
    for _ in range(60):
        seat = match.state.to_act()
        FIRST.clear()
        action = players[seat].choose(match.view(seat)).action
        mask = np.zeros(rules.width, np.int8)
        mask[match.state.legal_steps(seat)] = 1
        assert FIRST[0] == (rules.observe(match.state, seat), mask.tobytes())
        match.apply(seat, action)
    broken = bots.make(lambda observation, mask: 3000, rules, 0)  # noqa: ARG005
    match = rules.match(seats=2, seed=1)
    assert match.check(0, broken.choose(match.view(0)).action) is not None


@GAMES
def test_the_uniform_bot_plays_legal_answers(game: str) -> None:
    rules = pithead.game(game)
    match = rules.match(seats=2, seed=2)
    players = [bots.make("uniform", rules, seat, seed=2) for seat in range(2)]
    for _ in range(80):
        if match.over:
            break
        seat = match.state.to_act()
        match.apply(seat, players[seat].choose(match.view(seat)).action)


# ---- in the shapes of others ----


@GAMES
def test_a_pool_has_the_steps_of_a_batch(game: str) -> None:
    pool = envs.pool(game, 6, seed=3, seats=3)
    batch = pithead.batch(game, envs=6, seats=3, seed=3)
    seen, info = pool.reset()
    order = np.array([3, 1, 0, 2, 5, 4])
    rng = np.random.default_rng(3)
    for number in range(300):
        assert (seen == batch.obs).all()
        assert (info["legal_action_mask"] == batch.mask).all()
        assert (info["players"]["id"] == batch.seat).all()
        assert (info["elapsed_step"] == batch.ply).all()
        actions = choices(batch.mask, rng)
        batch.step(actions)
        if number % 2:
            seen, reward, over, cut, info = pool.step(actions[order], order)
        else:
            seen, reward, over, cut, info = pool.step(actions)
        assert (reward == batch.reward).all()
        assert (over == batch.done).all()
        assert not cut.any()
    with pytest.raises(ValueError, match="every game once"):
        pool.step(actions, [0, 0, 1, 2, 3, 4])


class StandIn:
    """What PufferLib's `PufferEnv` makes of an environment's spaces."""

    def __init__(self, buf: Any = None) -> None:
        assert buf is None
        ours: Any = self
        space, agents = ours.single_observation_space, ours.num_agents
        ours.observations = np.zeros((agents, *space.shape), space.dtype)
        ours.rewards = np.zeros(agents, np.float32)
        ours.terminals, ours.truncations = np.zeros(agents, bool), np.zeros(agents, bool)
        ours.masks = np.ones(agents, bool)


@GAMES
def test_puffer_plays_every_seat_of_a_batch(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    library: Any = types.ModuleType("pufferlib")
    library.__spec__, library.PufferEnv = ModuleSpec("pufferlib", None), StandIn
    monkeypatch.setitem(sys.modules, "pufferlib", library)
    monkeypatch.delitem(sys.modules, "pithead.envs.pufferlib_env", raising=False)
    env: Any = envs.puffer(game, 5, seats=3, seed=1)
    seen, _ = env.reset(seed=4)
    batch = pithead.batch(game, envs=5, seats=3, seed=4)
    rng = np.random.default_rng(4)
    assert env.num_agents == 15
    for _ in range(300):
        rows = np.arange(5) * 3 + batch.seat
        assert np.flatnonzero(env.masks).tolist() == rows.tolist()
        assert (seen[rows, : batch.size] == batch.obs).all()
        assert (seen[rows, batch.size :] == batch.mask).all()
        assert not np.delete(seen, rows, 0)[:, batch.size :].any()
        actions = choices(batch.mask, rng)
        everyone = np.zeros(15, np.int32)
        everyone[rows] = actions
        batch.step(actions)
        seen, rewards, terminals, _, infos = env.step(everyone)
        assert (rewards.reshape(5, 3) == batch.reward).all()
        assert (terminals.reshape(5, 3) == batch.done[:, None]).all()
        assert bool(infos) == batch.done.any()


def test_what_puffer_needs_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pufferlib", None)
    monkeypatch.delitem(sys.modules, "pithead.envs.pufferlib_env", raising=False)
    with pytest.raises(ImportError, match=r"pufferlib is not installed.*\[puffer\]"):
        envs.puffer("rockwell")
