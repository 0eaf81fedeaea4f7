"""The learner of `examples/self_play_ppo.py`: how it credits steps, and how its network plays."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numpy", reason="the extra [learn] is not installed")

import pithead
from pithead import bots, envs

FILE = Path(__file__).parents[2] / "examples" / "self_play_ppo.py"


@pytest.fixture(scope="module")
def learner() -> ModuleType:
    spec = spec_from_file_location("self_play_ppo", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_each_seat_is_credited_with_what_follows_its_own_steps(learner: ModuleType) -> None:
    """Beside the definition: for each seat and episode alone, forwards."""
    batch = pithead.batch("rockwell", envs=5, seats=3, seed=1)
    told = learner.Trajectories(batch)
    rng = np.random.default_rng(1)
    length, rows = told.seat.shape
    told.seat[:] = rng.integers(0, 3, told.seat.shape)
    told.value[:] = rng.normal(size=told.seat.shape)
    told.reward[:] = rng.normal(size=told.reward.shape)
    told.done[:] = rng.random(told.seat.shape) < 0.1
    asked, hope = rng.integers(0, 3, rows), rng.normal(size=rows).astype(np.float32)
    found = told.advantages(asked, hope)
    for row in range(rows):
        for seat in range(3):
            own = [at for at in range(length) if told.seat[at, row] == seat]
            for number, at in enumerate(own):
                after = own[number:]
                expected = credit(learner, told, row, seat, after, asked[row], hope[row])
                assert found[at, row] == pytest.approx(expected, abs=1e-4)


def credit(
    learner: ModuleType, told: Any, row: int, seat: int, own: list[int], asked: int, hope: float
) -> float:
    """The advantage of the first of a seat's steps, as generalized advantage estimation has it."""
    total, weight = 0.0, 1.0
    for number, at in enumerate(own):
        last = number + 1 == len(own)
        until = len(told.seat) if last else own[number + 1]
        earned = 0.0
        for step in range(at, until):
            earned += told.reward[step, row, seat]
            if told.done[step, row]:
                return total + weight * float(earned - told.value[at, row])
        unknown = hope if seat == asked else -hope / 2
        ahead = unknown if last else told.value[own[number + 1], row]
        total += weight * (earned + learner.GAMMA * ahead - told.value[at, row])
        weight *= learner.GAMMA * learner.LAMBDA
    return total


@pytest.mark.parametrize("name", ["rockwell", "brass_empire"])
def test_a_network_of_the_learner_is_a_player(
    learner: ModuleType, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = pithead.game(name)
    segments = game.segments(learner.SEATS)
    named, flags, counted, _ = learner.columns(segments)
    assert sorted([*named, *counted]) == list(range(sum(each.size for each in segments)))
    high = {at: each.high for each in segments for at in at_places(segments, each.name)}
    # No two values of categories share a flag.
    assert [int(at) for at in np.diff(flags)] == [high[at] + 1 for at in named[:-1]]
    rng, hidden = np.random.default_rng(1), 4
    layers: dict[str, Any] = {
        "names.weight": rng.normal(size=(flags[-1] + 256, hidden)),
        "amounts.weight": rng.normal(size=(hidden, len(counted))),
        "amounts.bias": rng.normal(size=hidden),
        "middle.weight": rng.normal(size=(hidden, hidden)),
        "middle.bias": rng.normal(size=hidden),
        "policy.weight": rng.normal(size=(game.width, hidden)),
        "policy.bias": rng.normal(size=game.width),
    }
    np.savez(tmp_path / f"ppo-{name}.npz", **layers)
    monkeypatch.chdir(tmp_path)
    match = game.match(seats=learner.SEATS, seed=3)
    policy = bots.find(f"{FILE}:{name}")
    players = [bots.make(policy, game, seat) for seat in range(learner.SEATS)]
    for _ in range(40):
        seat = match.state.to_act()
        match.apply(seat, players[seat].choose(match.view(seat)).action)


def at_places(segments: Any, name: str) -> range:
    return range(*envs.places(segments)[name].indices(10**6))
