"""Viewers are the seats of the table and spectators; other numbers are refused."""

import pytest

import pithead


@pytest.mark.parametrize("name", pithead.game_names())
@pytest.mark.parametrize("viewer", [-2, 2, 9])
def test_a_number_that_is_no_seat_sees_nothing(name: str, viewer: int) -> None:
    game = pithead.game(name)
    state = game.new_state(2, seed=1)
    with pytest.raises(ValueError, match="neither a seat"):
        game.view(state, viewer)
