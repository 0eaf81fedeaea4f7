"""Weights files, learning and tuning."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pithead.bots import learning, practice, training
from pithead.bots.evolution import Evolution
from pithead.bots.features import make_features
from pithead.bots.net import net_path, read_net
from pithead.bots.terms import group_of
from pithead.bots.thumbs import make_thumb
from pithead.bots.weights import (
    WeightsError,
    linear_judge,
    linear_path,
    read_linear,
    read_taste,
    seasoned_features,
    write_taste,
)
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
    for text in ("[1", "{}", "[]"):
        path.write_text(text)
        with pytest.raises(WeightsError, match="is no JSON file of weights"):
            read_linear(path, ("money",))
    for text, fault in (
        ('{"weights": {}}', "has no weight for money"),
        ('{"weights": {"money": "much"}}', "has a weight that is no number"),
    ):
        path = tmp_path / f"{len(fault)}.json"
        path.write_text(text)
        with pytest.raises(WeightsError, match=fault):
            read_linear(path, ("money",))
    path = tmp_path / "taste.json"
    path.write_text('{"weights": {}, "taste": {"mine": "much"}}')
    with pytest.raises(WeightsError, match="has a taste that is no number"):
        read_taste(path, make_thumb(GAMES["brass_empire"]))
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
    training.learn(game, 2, 40, 2, "test", tmp_path, said.append)
    assert [message.key for message in said] == ["train-learned", "train-learned-net"]
    made = json.loads((tmp_path / "brass_empire_2.json").read_text())
    assert made["made"] == "2 rounds of 40 games, seed test"
    features = seasoned_features(game, 2)
    weights = [made["weights"][name] for name in features.names]
    players = learning.Players(game, 2, None)
    stories = learning.gather(game, 2, players, features, 15, "proof")
    _, right = learning.likelihood(stories, lambda figures: figures @ weights)
    assert right > 0.6


def test_practice_makes_a_taste_and_goes_on_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "BATCH", 20)
    monkeypatch.setattr(training, "BATCH", 20)
    said: list[Message] = []
    training.practise(GAMES["brass_empire"], 2, 20, 2, "test", tmp_path, said.append)
    assert [message.args["round"] for message in said] == [1, 2]
    thumb = make_thumb(GAMES["brass_empire"])
    taste = read_taste(tmp_path / "brass_empire_2.json", thumb)
    assert taste is not None
    assert len(taste) == len(thumb.taste_names)


def test_a_card_unknown_to_a_taste_keeps_the_plain_figure(tmp_path: Path) -> None:
    thumb = make_thumb(GAMES["rockwell"])
    path = tmp_path / "taste.json"
    path.write_text('{"weights": {}}')
    assert read_taste(path, thumb) is None
    write_taste(path, thumb, [n + 1 for n in thumb.taste], "test")
    data = json.loads(path.read_text())
    first = thumb.taste_names[0]
    del data["taste"][first]
    path.write_text(json.dumps(data))
    fresh = tmp_path / "fresh.json"
    fresh.write_text(json.dumps(data))
    taste = read_taste(fresh, thumb)
    assert taste is not None
    assert taste[0] == thumb.taste[0]
    assert taste[1] == round(thumb.taste[1] + 1, 3)


@pytest.mark.parametrize(
    ("name", "tune"),
    [("rockwell", training.tune_taste), ("brass_empire", training.tune_weights)],
)
def test_tuning_keeps_only_what_proves_better(
    name: str, tune: training.Work, tmp_path: Path
) -> None:
    said: list[Message] = []
    tune(GAMES[name], 2, 2, 1, "test", tmp_path, said.append)
    assert [message.key for message in said] == ["train-generation", "train-tuned"]
    share = said[1].args["share"]
    assert isinstance(share, int)
    assert (tmp_path / f"{name}_2.json").is_file() == (share > 50)


def test_a_judge_gives_chances() -> None:
    for name, seats in TABLES:
        judge = linear_judge(GAMES[name], seats)
        state = wander(name, seats, seed=3, answers=50).state
        chances = judge.chances(state)
        assert abs(sum(chances) - 1) < 1e-9
        assert len(chances) == judge.features.companies(state) or state.over
