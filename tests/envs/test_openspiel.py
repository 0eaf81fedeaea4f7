"""OpenSpiel's own checks of a game, and that its players can be made to forget the truth."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pithead
from pithead import envs

pyspiel = pytest.importorskip("pyspiel", reason="the extra [openspiel] is not installed")

GAMES = [("rockwell", 2), ("rockwell", 3), ("brass_empire", 1), ("brass_empire", 2)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_random_games_pass(game: str, seats: int) -> None:
    pyspiel.random_sim_test(
        envs.openspiel(game, seats=seats), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(game: str, seats: int) -> None:
    """What OpenSpiel's ResampleInfostateTest checks, at every tenth node."""
    state = envs.openspiel(game, seats=seats).new_initial_state()
    luck = Random(1)
    nodes = hidden = 0
    while not state.is_terminal():
        if not state.is_chance_node() and nodes % 10 == 0:
            for player in range(seats):
                other = state.resample_from_infostate(player, luck.random)
                assert other.information_state_string(player) == state.information_state_string(
                    player
                )
                assert other.information_state_tensor(player) == state.information_state_tensor(
                    player
                )
                assert other.observation_string(player) == state.observation_string(player)
                assert other.current_player() == state.current_player()
                hidden += str(other) != str(state)
        state.apply_action(luck.choice(state.legal_actions()))
        nodes += 1
    assert hidden > 0


def test_a_resampled_state_is_what_its_player_remembers() -> None:
    """In Rockwell all that changes a company is done in the open, so nothing of it is made up."""
    state = envs.openspiel("rockwell", seats=3).new_initial_state()
    luck = Random(6)
    for _ in range(120):
        state.apply_action(luck.choice(state.legal_actions()))
    other = state.resample_from_infostate(1, luck.random)
    companies = [each.game.dump(each.state)["companies"] for each in (state, other)]
    assert companies[0] == companies[1]
    assert str(other) != str(state)
    again = other.clone().resample_from_infostate(0, luck.random)
    assert again.observation_string(0) == other.observation_string(0)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_state_is_saved_and_gone_on_with(game: str, seats: int) -> None:
    """Resampled states too, whose histories alone would not tell them."""
    built = envs.openspiel(game, seats=seats)
    state = built.new_initial_state()
    luck = Random(2)
    for _ in range(40):
        state.apply_action(luck.choice(state.legal_actions()))
    for each in (state, state.resample_from_infostate(0, luck.random)):
        saved = each.get_state()
        copies = [built.set_state(saved), pickle.loads(pickle.dumps(each))]
        for copied in copies:
            assert str(copied) == str(each)
            assert copied.history() == each.history()
            assert copied.information_state_string(0) == each.information_state_string(0)
        steps = each.legal_actions()
        each.apply_action(steps[-1])
        copies[0].apply_action(steps[-1])
        assert str(copies[0]) == str(each)
    again = pickle.loads(pickle.dumps(built))
    assert str(again) == str(built)
    assert str(again.set_state(saved)) == str(copies[1])


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_actions_are_named_by_what_they_say_in_their_state(game: str, seats: int) -> None:
    state = envs.openspiel(game, seats=seats).new_initial_state()
    luck = Random(4)
    while not state.is_terminal():
        names = [state.action_to_string(action) for action in state.legal_actions()]
        assert len(set(names)) == len(names)
        assert not any(name.startswith("step ") for name in names)
        state.apply_action(luck.choice(state.legal_actions()))


def test_the_first_step_of_a_bid_is_called_so() -> None:
    state = envs.openspiel("rockwell", seats=2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(7)
    assert state.action_to_string(0, 0) == "bid zinc 0"
    state.apply_action(0)
    assert state.action_to_string(0, 1) == "bid copper 1"


def test_a_search_of_openspiel_plays() -> None:
    numpy = pytest.importorskip("numpy")
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = envs.openspiel("brass_empire", seats=2)
    state = game.new_initial_state()
    luck = Random(3)
    for _ in range(40):
        state.apply_action(luck.choice(state.legal_actions()))
    rollouts = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, rollouts, 1.0, 4, random_state=numpy.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_observations_have_named_pieces() -> None:
    observation = pytest.importorskip("open_spiel.python.observation")
    game = envs.openspiel("rockwell", seats=2)
    made = observation.make_observation(game)
    assert list(made.dict) == [segment.name for segment in game.game.segments(2)]


def test_the_games_load_by_name() -> None:
    assert envs.openspiel("rockwell").num_players() == 4
    assert pyspiel.load_game("pithead_brass_empire(players=5)").num_players() == 5
    with pytest.raises(ValueError, match="seats"):
        envs.openspiel("rockwell", seats=9)


def test_components_and_options_are_parameters(tmp_path: Path) -> None:
    game = pithead.game("rockwell")
    file = tmp_path / "rich.toml"
    text = game.export_components().replace("money = 3000", "money = 9900")
    file.write_text(text, encoding="utf-8")
    built = envs.openspiel("rockwell", 2, options={"open_stock": True}, components=file)
    by_name = pyspiel.load_game(
        f"pithead_rockwell(players=2,options=open_stock:true,components={file})"
    )
    data = envs.openspiel(
        "rockwell", 2, options={"open_stock": True}, components=built.game.own_components
    )
    for each in (built, by_name, data, pickle.loads(pickle.dumps(built))):
        assert str(each) == str(built)
        state = each.new_initial_state()
        for byte in range(8):
            state.apply_action(byte)
        dump: Any = state.game.dump(state.state)
        assert dump["companies"][0]["money"] == 9900
        assert dump["options"]["open_stock"] is True
    with pytest.raises(ValueError, match="no table option"):
        pyspiel.load_game("pithead_rockwell(options=open_stock)")
