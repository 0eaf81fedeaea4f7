"""Weights files, learning and tuning."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pithead.bots import learning, practice, training
from pithead.bots.evolution import Evolution
from pithead.bots.terms import group_of
from pithead.bots.weights import (
    WeightFiles,
    WeightsError,
    learned_elsewhere,
    learned_features,
    linear_value,
    make_features,
    make_heuristic,
    read_heuristic,
    read_parts,
    read_value,
    shipped,
    write_heuristic,
)
from pithead.kernel.contract import Message
from pithead.kernel.plugin import plugin_of
from pithead.words import Words
from tests.bots.playing import GAMES, TABLES, wander


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_seat_count_has_its_weights(name: str, seats: int) -> None:
    game = GAMES[name]
    names = make_features(game).names
    files = shipped(game)
    assert len(read_value(files.linear(seats), names)) == len(names)


@pytest.mark.parametrize("name", GAMES)
def test_figures_have_names_and_words(name: str) -> None:
    features = make_features(GAMES[name])
    match = wander(name, 2, seed=1, answers=80)
    for figures in features.of_all(match.state):
        assert len(figures) == len(features.names)
    assert len(set(features.names)) == len(features.names)
    for figure in features.names:
        assert Words("en").has(group_of(figure, plugin_of(GAMES[name]).term_groups())), figure


def test_a_broken_weights_file_is_one_clear_sentence(tmp_path: Path) -> None:
    path = tmp_path / "2.json"
    with pytest.raises(WeightsError, match=r"2.json: there is no such file"):
        read_value(path, ("money",))
    for text in ("[1", "{}", "[]"):
        path.write_text(text)
        with pytest.raises(WeightsError, match="is no JSON file of weights"):
            read_value(path, ("money",))
    for text, fault in (
        ('{"value": {"weights": {}}}', "has no weight for money"),
        ('{"value": {"weights": {"money": "much"}}}', "has a weight that is no number"),
        ('{"heuristic": {"weights": {"money": 1}}}', "has no value function"),
    ):
        path = tmp_path / f"{len(fault)}.json"
        path.write_text(text)
        with pytest.raises(WeightsError, match=fault):
            read_value(path, ("money",))
    path = tmp_path / "first.json"
    path.write_text('{"weights": {}, "taste": {"mine": "much"}}')
    with pytest.raises(WeightsError, match="has a weight that is no number"):
        read_heuristic(path, make_heuristic(GAMES["brass_empire"]))


def job(name: str, games: int, rounds: int, folder: Path) -> tuple[training.Job, list[Message]]:
    game = GAMES[name]
    options = {option.name: option.default for option in game.options}
    said: list[Message] = []
    table = learning.Setup(game, 2, options)
    return training.Job(table, games, rounds, "test", folder, said.append), said


def test_what_is_learned_is_better_than_nothing(tmp_path: Path) -> None:
    work, said = job("brass_empire", 40, 2, tmp_path)
    training.learn(work)
    assert [message.key for message in said] == ["train-learned"]
    made = read_parts(tmp_path / "2.json")["value"]
    assert made.made == "2 rounds of 40 games, seed test"
    assert made.components == work.game.components_digest
    features = learned_features(work.game, 2, shipped(work.game))
    weights = [made.weights[name] for name in features.names]
    players = learning.Players(work.game, 2, None)
    stories = learning.gather(work.table, players, features, 60, "proof")
    _, right = learning.likelihood(stories, lambda figures: figures @ weights)
    assert right > 0.6


def test_practice_makes_weights_and_continues_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice, "BATCH", 20)
    monkeypatch.setattr(training, "BATCH", 20)
    work, said = job("brass_empire", 20, 2, tmp_path)
    training.practise(work)
    assert [message.args["round"] for message in said] == [1, 2]
    heuristic = make_heuristic(work.game)
    weights = read_heuristic(tmp_path / "2.json", heuristic)
    assert weights is not None
    assert len(weights) == len(heuristic.weight_names)
    assert work.heuristic_weights() == weights


def test_a_card_unknown_to_a_file_keeps_the_default_weight(tmp_path: Path) -> None:
    heuristic = make_heuristic(GAMES["rockwell"])
    path = tmp_path / "2.json"
    path.write_text('{"weights": {}}')
    assert read_heuristic(path, heuristic) is None
    write_heuristic(path, heuristic, [n + 1 for n in heuristic.weights], "test", "digest")
    data = json.loads(path.read_text())
    del data["heuristic"]["weights"][heuristic.weight_names[0]]
    fresh = tmp_path / "fresh.json"
    fresh.write_text(json.dumps(data))
    weights = read_heuristic(fresh, heuristic)
    assert weights is not None
    assert weights[0] == heuristic.weights[0]
    assert weights[1] == round(heuristic.weights[1] + 1, 3)


def test_files_of_the_first_format_are_read(tmp_path: Path) -> None:
    path = tmp_path / "2.json"
    path.write_text('{"made": "long ago", "weights": {"money": 1}, "taste": {"mine": 2}}')
    parts = read_parts(path)
    assert parts["value"] == ({"money": 1.0}, "long ago", None)
    assert parts["heuristic"] == ({"mine": 2.0}, "", None)


def test_a_file_says_on_which_components_it_was_learned(tmp_path: Path) -> None:
    game = GAMES["rockwell"]
    heuristic = make_heuristic(game)
    files = WeightFiles(tmp_path)
    write_heuristic(files.linear(2), heuristic, heuristic.weights, "", game.components_digest)
    assert not learned_elsewhere(game, files.linear(2), ("heuristic",))
    write_heuristic(files.linear(2), heuristic, heuristic.weights, "", "another digest")
    assert learned_elsewhere(game, files.linear(2), ("heuristic",))
    assert not learned_elsewhere(game, files.linear(2), ("value",))


def test_evolution_keeps_every_round_and_goes_on_from_it(tmp_path: Path) -> None:
    heuristic = make_heuristic(GAMES["rockwell"])
    files = WeightFiles(tmp_path)
    for _ in range(2):
        work, said = job("rockwell", 2, 1, tmp_path)
        before = work.heuristic_weights()
        training.tune_heuristic(work)
        assert [message.key for message in said] == ["train-practised"]
        assert read_heuristic(files.linear(2), heuristic) != before


def test_evolution_moves_towards_the_weights_of_winners(monkeypatch: pytest.MonkeyPatch) -> None:
    work, _ = job("rockwell", 2, 1, Path())
    evolution = Evolution(work.table, list(make_heuristic(work.game).weights), "1")
    start = evolution.weights.copy()

    def higher_first_weight_wins(differences: Any) -> Any:
        return differences[:, 0] - differences[:, 0].mean()

    monkeypatch.setattr(evolution, "_played", higher_first_weight_wins)
    for _ in range(10):
        evolution.batch(20)
    moved = (evolution.weights - start) / evolution.spans
    assert moved[0] > 1.0
    assert moved[0] > 4 * abs(moved[1:]).mean()


def test_an_exploit_is_learned_by_one_player_against_the_installed_weights(tmp_path: Path) -> None:
    heuristic = make_heuristic(GAMES["rockwell"])
    work, said = job("rockwell", 3, 1, tmp_path)
    known = read_heuristic(shipped(work.game).linear(2), heuristic)
    assert known is not None
    training.find_exploit(work)
    assert [message.key for message in said] == ["train-exploit"]
    assert read_heuristic(tmp_path / "2.json", heuristic) != known
    evolution = Evolution(work.table, known, "1", rivals=known)
    for game in range(2):
        differences = np.ones((2, len(known)))
        evolution._played(differences)
        assert [bool(row.any()) for row in differences] == [game == 0, game == 1]
        assert evolution.players[1 - game].weights == known


def test_a_value_function_gives_chances() -> None:
    for name, seats in TABLES:
        value_function = linear_value(GAMES[name], seats, shipped(GAMES[name]))
        state = wander(name, seats, seed=3, answers=50).state
        chances = value_function.chances(state)
        assert abs(sum(chances) - 1) < 1e-9
        assert len(chances) == value_function.features.companies(state) or state.over
