"""The arena on a Ray cluster of this machine."""

from __future__ import annotations

import threading
import warnings
from functools import partial

import pytest

import pithead
from pithead.arena.blocks import Plan, play_block
from pithead.arena.cluster import ClusterError, play_on_cluster

pytest.importorskip("ray", reason="the extra [ray] is not installed")

GAME = pithead.game("rockwell")
OPTIONS = {option.name: option.default for option in GAME.options}
PLAN = Plan(partial(pithead.game, "rockwell"), 2, OPTIONS, "1", (("greedy", "random"),))


def test_a_cluster_plays_the_same_blocks() -> None:
    with warnings.catch_warnings():
        # Ray's own: files it leaves open, functions it is going to drop.
        warnings.simplefilter("ignore")
        blocks = list(play_on_cluster(PLAN, [0, 1, 2], "local", threading.Event()))
    found = {block.number: [game.scores for game in block.games] for block in blocks}
    for number in range(3):
        here = play_block(GAME, PLAN, number)
        assert found[number] == [game.scores for game in here.games]


@pytest.mark.parametrize(
    ("address", "reason"), [("127.0.0.1:1", "unreachable"), ("somewhere", "address")]
)
def test_a_cluster_that_is_not_there(address: str, reason: str) -> None:
    with pytest.raises(ClusterError) as caught:
        list(play_on_cluster(PLAN, [0], address, threading.Event()))
    assert caught.value.reason == reason
