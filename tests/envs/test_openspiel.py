"""OpenSpiel's own checks of a game, and that its players can be made to forget the truth."""

from __future__ import annotations

from random import Random

import pytest

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


def test_the_games_load_by_name() -> None:
    assert envs.openspiel("rockwell").num_players() == 4
    assert pyspiel.load_game("pithead_brass_empire(players=5)").num_players() == 5
    with pytest.raises(ValueError, match="seats"):
        envs.openspiel("rockwell", seats=9)
