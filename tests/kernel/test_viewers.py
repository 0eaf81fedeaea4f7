"""Viewers are the seats of the table and spectators; other numbers are refused."""

import pytest

import pithead
from pithead.kernel.contract import ALL


@pytest.mark.parametrize("name", pithead.game_names())
@pytest.mark.parametrize("viewer", [-2, 2, 9])
def test_a_number_that_is_no_seat_sees_nothing(name: str, viewer: int) -> None:
    game = pithead.game(name)
    state = game.new_state(2, seed=1)
    with pytest.raises(ValueError, match="neither a seat"):
        game.view(state, viewer)


@pytest.mark.parametrize("name", pithead.game_names())
def test_nobody_plays_or_remembers_as_the_viewer_of_everything(name: str) -> None:
    game = pithead.game(name)
    match = game.match(2, seed=1)
    for ask in (match.memory, match.events_for, lambda viewer: game.memory(2, viewer)):
        with pytest.raises(ValueError, match="neither a seat"):
            ask(ALL)
    with pytest.raises(ValueError, match="seat"):
        match.legal(ALL)
