"""What a learner is shown: as much as its view and no more, each number in its segment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

import pithead
from pithead import envs
from pithead.envs.simulator import Simulator
from pithead.kernel.game import Game
from pithead.kernel.observation import Segment
from pithead.kernel.state import State, returns

CASES = [
    ("rockwell", 2, {}),
    ("rockwell", 3, {"open_stock": True}),
    ("rockwell", 4, {}),
    ("brass_empire", 1, {}),
    ("brass_empire", 2, {"reserves": "built"}),
    ("brass_empire", 3, {"corporations": "chosen"}),
    ("brass_empire", 4, {"team": True}),
    ("brass_empire", 6, {"battle": True}),
]


def walk(game: Game, seats: int, options: dict[str, int | str | bool]) -> Iterator[State]:
    """Some states of a random game, the last one included."""
    rng = Random(5)
    state = game.new_state(seats, 5, options)
    steps = 0
    while not state.over:
        if steps % 7 == 0:
            yield state
        seat = state.to_act()
        state.apply_step(seat, state.sample_step(seat, rng))
        steps += 1
    yield state


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_an_observation_fills_its_segments_and_tells_no_more_than_the_view(
    name: str, seats: int, options: dict[str, int | str | bool]
) -> None:
    game = pithead.game(name)
    segments = game.segments(seats)
    where = envs.places(segments)
    rng = Random(1)
    for state in walk(game, seats, options):
        for seat in range(seats):
            seen = game.observe(state, seat)
            assert len(seen) == sum(segment.size for segment in segments)
            for segment in segments:
                assert max(seen[where[segment.name]]) <= segment.high, segment.name
            made_up = game.determinize(game.view(state, seat), rng)
            assert game.observe(made_up, seat) == seen


def test_seats_are_counted_from_the_observer() -> None:
    table = Simulator("rockwell", 3)
    table.reset(1)
    state = table.state
    while "place" not in str(state.pending):
        state.apply_step(state.to_act(), state.sample_step(state.to_act(), table.luck))
    asked = state.to_act()
    for seat in range(3):
        parts = envs.named(table.observation(seat), table.segments)
        assert parts["asked"].tolist() == [int((seat + i) % 3 == asked) for i in range(3)]
        assert parts["holdings"][:, 0].tolist() == [1, 0, 0]


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    table = Simulator("brass_empire", 2)
    table.reset(3)
    state = table.state
    view = table.game.view(state, 0)
    hands, unseen = view["hand"], view["unseen"]
    assert isinstance(hands, list)
    assert isinstance(unseen, list)
    parts = envs.named(table.observation(0), table.segments)
    hand = [design for design, n in enumerate(parts["hand"]) for _ in range(n)]
    assert hand == sorted(hands[0])
    theirs = [design for design, n in enumerate(parts["their_cards"][0]) for _ in range(n)]
    assert theirs == unseen[1]


def test_named_parts_keep_a_batch_together() -> None:
    table = Simulator("rockwell", 2)
    batch = np.stack([table.observation(0), table.observation(1)])
    parts = envs.named(batch, table.segments)
    assert parts["tile_income"].shape == (2, 32, 4)


def test_unfolding_gives_a_flag_for_each_category_and_amounts_up_to_one() -> None:
    table = Simulator("rockwell", 2)
    unfold = envs.unfolder(table.segments)
    one = unfold(table.observation(0))
    categories = sum(segment.size for segment in table.segments if segment.category)
    flags = sum(s.size * (s.high + 1) for s in table.segments if s.category)
    assert one[:flags].sum() == categories
    assert one.min() >= 0
    assert one.max() <= 1
    both = unfold(np.stack([table.observation(0), table.observation(1)]))
    assert (both[0] == one).all()


def test_unfolding_takes_the_root_of_an_amounts_part_of_its_bound() -> None:
    """So that small amounts, which are most of them, stay apart."""
    segments = (Segment("kind", (1,), 2, True), Segment("stock", (4,), 100, False))
    unfolded = envs.unfolder(segments)(np.array([1, 0, 1, 25, 100], np.uint8))
    assert unfolded.tolist() == pytest.approx([0, 1, 0, 0, 0.1, 0.5, 1])


@pytest.mark.parametrize(
    ("ranking", "seats", "expected"),
    [
        ([[1], [0]], 2, [-1, 1]),
        ([[2], [0, 1], [3]], 4, [-1 / 3, -1 / 3, 1, -1 / 3]),
        ([[0, 1], [2]], 3, [0.25, 0.25, -0.5]),
        ([[0, 1, 2]], 3, [0, 0, 0]),
        ([[0]], 1, [1]),
        ([[], [0]], 1, [-1]),
    ],
)
def test_returns_add_up_to_nothing_among_several(
    ranking: list[list[int]], seats: int, expected: list[float]
) -> None:
    assert returns(ranking, seats) == pytest.approx(expected)
    assert seats == 1 or sum(returns(ranking, seats)) == pytest.approx(0)
