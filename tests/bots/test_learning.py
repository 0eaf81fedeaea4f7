"""Weights files, learning and tuning."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pithead.bots import learning, training
from pithead.bots.evolution import Evolution
from pithead.bots.features import make_features
from pithead.bots.judge import LinearJudge
from pithead.bots.net import net_path, read_net
from pithead.bots.terms import group_of
from pithead.bots.weights import WeightsError, linear_judge, linear_path, read_linear
from pithead.kernel.contract import Message
from pithead.words import Words
from tests.bots.playing import GAMES, TABLES, wander

MOST_BYTES = 2_000_000


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_seat_count_has_its_weights_and_network(name: str, seats: int) -> None:
    game = GAMES[name]
    names = make_features(game).names
    assert len(read_linear(linear_path(name, seats), names)) == len(names)
    assert read_net(net_path(name, seats), len(names))
    assert net_path(name, seats).stat().st_size < MOST_BYTES


@pytest.mark.parametrize("name", GAMES)
def test_figures_have_names_and_words(name: str) -> None:
    features = make_features(GAMES[name])
    match = wander(name, 2, seed=1, answers=80)
    for figures in features.of_all(match.state):
        assert len(figures) == len(features.names)
    assert len(set(features.names)) == len(features.names)
    for figure in features.names:
        assert Words("en").has(group_of(figure)), figure


def test_a_broken_weights_file_is_one_clear_sentence(tmp_path: Path) -> None:
    path = tmp_path / "rockwell_2.json"
    with pytest.raises(WeightsError, match=r"rockwell_2.json: can't be read"):
        read_linear(path, ("money",))
    path.write_text("{}")
    with pytest.raises(WeightsError, match="has no weight for weights"):
        read_linear(path, ("money",))
    path.write_text("[1")
    with pytest.raises(WeightsError, match="is no JSON file of weights"):
        read_linear(path, ("money", "gold"))
    net = tmp_path / "rockwell_2.npz"
    net.write_text("no network")
    with pytest.raises(WeightsError, match="is no file of a network's weights"):
        read_net(net, 3)


def test_evolution_finds_the_bottom_of_a_bowl() -> None:
    evolution = Evolution([3.0, -2.0, 1.0], 0.5, seed="bowl")
    for _ in range(60):
        asked = evolution.ask()
        evolution.tell([x * x + 4 * y * y + 9 * z * z for x, y, z in asked])
    assert max(abs(part) for part in evolution.mean) < 0.05


def test_what_is_learned_is_better_than_nothing(tmp_path: Path) -> None:
    said: list[Message] = []
    game = GAMES["brass_empire"]
    training.learn(game, 2, 30, 2, "test", tmp_path, said.append)
    assert len(said) == 3
    made = json.loads((tmp_path / "brass_empire_2.json").read_text())
    assert made["made"] == "2 rounds of 30 games, seed test"
    features = make_features(game)
    weights = [made["weights"][name] for name in features.names]
    players = learning.Players(game, 2, LinearJudge(game, features, weights))
    stories = learning.gather(game, 2, players, features, 15, "proof")
    _, right = learning.likelihood(stories, lambda figures: figures @ weights)
    assert right > 0.6


def test_a_judge_gives_chances() -> None:
    for name, seats in TABLES:
        judge = linear_judge(GAMES[name], seats)
        state = wander(name, seats, seed=3, answers=50).state
        chances = judge.chances(state)
        assert abs(sum(chances) - 1) < 1e-9
        assert len(chances) == judge.features.companies(state) or state.over
