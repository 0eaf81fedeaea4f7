"""Blocks and contests: rotation, luck, processes, early stops."""

from __future__ import annotations

import json
import os
import signal
import threading
from functools import partial
from pathlib import Path

import pytest

import pithead
from pithead.arena import PlayerError
from pithead.arena.blocks import Block, Plan, play_block, rotate
from pithead.arena.processes import spread
from pithead.arena.runs import Contest, Force, Hypotheses, pool_lineups, try_players
from pithead.bots import UnknownBot

GAME = pithead.game("rockwell")
OPTIONS = {option.name: option.default for option in GAME.options}
PLAN = Plan(partial(pithead.game, "rockwell"), 2, OPTIONS, "1", (("greedy", "random"),))


def outcomes(blocks: list[Block]) -> list[object]:
    """All but the times."""
    return [[(g.players, g.ranking, g.scores, g.turns) for g in b.games] for b in blocks]


def test_a_block_has_the_contender_at_every_seat_of_one_deal() -> None:
    plan = PLAN._replace(seats=3, lineups=(("greedy", "random", "random"),))
    block = play_block(GAME, plan, 0)
    assert [game.players.index("greedy") for game in block.games] == [0, 1, 2]
    shares = [game.share(seat) for seat, game in enumerate(block.games)]
    assert block.share() == sum(shares) / 3
    assert sum(block.share(index) for index in range(3)) == pytest.approx(1)


@pytest.mark.parametrize("rotations", [None, 1, 3])
def test_every_saved_game_of_a_run_has_its_own_number(
    tmp_path: Path, rotations: int | None
) -> None:
    file = tmp_path / "games.jsonl"
    plan = PLAN._replace(lineups=(("random", "random"),), rotations=rotations, save=str(file))
    for number in range(3):
        play_block(GAME, plan, number)
    saved = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [game["number"] for game in saved] == list(range(3 * plan.block_games))


def test_rotation() -> None:
    assert rotate(("a", "b", "c"), 0) == ("a", "b", "c")
    assert rotate(("a", "b", "c"), 1) == ("c", "a", "b")


def test_games_of_a_block_differ_even_between_equals() -> None:
    block = play_block(GAME, PLAN._replace(lineups=(("random", "random"),)), 0)
    assert block.games[0].scores != block.games[1].scores


def test_a_contest_is_the_same_on_any_number_of_processes() -> None:
    found = []
    for workers in (1, 2):
        contest = Contest(PLAN, 4)
        contest.run(Force(workers))
        assert not contest.stopped
        found.append(outcomes(contest.in_order))
    assert found[0] == found[1]
    other = Contest(PLAN._replace(seed="2"), 4)
    other.run(Force())
    assert outcomes(other.in_order) != found[0]


class Whereabouts:
    """Work that tells in which process it is done."""

    def open(self) -> None:
        pass

    def work(self, opened: None, number: int) -> int:
        return os.getpid()


def test_one_worker_starts_no_other_process() -> None:
    assert set(spread(Whereabouts(), range(3), 1, threading.Event())) == {os.getpid()}


def test_the_test_stops_at_the_same_block_on_any_number_of_processes() -> None:
    ends = []
    for workers in (1, 2):
        contest = Contest(PLAN, 40)
        contest.run(Force(workers), Hypotheses(0.5, 0.6))
        assert contest.verdict is not None
        assert contest.verdict.decided == "stronger"
        assert sorted(contest.blocks) == list(range(len(contest.blocks)))
        ends.append(len(contest.blocks))
    assert ends[0] == ends[1] < 40


def test_known_blocks_are_not_played_again() -> None:
    whole = Contest(PLAN, 3)
    whole.run(Force())
    told: list[int] = []
    rest = Contest(PLAN, 3, {0: whole.blocks[0], 2: whole.blocks[2]})
    rest.run(Force(), progress=lambda contest: told.append(len(contest.blocks)))
    assert told == [3]
    assert outcomes(rest.in_order) == outcomes(whole.in_order)


def test_an_interrupt_keeps_the_finished_blocks() -> None:
    def interrupt(contest: Contest) -> None:
        if len(contest.blocks) == 2:
            os.kill(os.getpid(), signal.SIGINT)

    contest = Contest(PLAN, 50)
    contest.run(Force(), progress=interrupt)
    assert contest.stopped
    assert sorted(contest.blocks) == [0, 1]


def test_line_ups_of_a_pool() -> None:
    assert pool_lineups(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert pool_lineups(["a", "b"], 3) == (("a", "b", "a"), ("b", "a", "b"))


def test_unknown_players_are_found_out_first() -> None:
    assert try_players(["random", "level-4"], GAME, PLAN) == {}
    with pytest.raises(UnknownBot):
        try_players(["random", "nobody"], GAME, PLAN)


def test_programs_are_tried_like_built_in_names() -> None:
    for program, fault in (("exec:/nope", "start"), ("exec:false", "died")):
        with pytest.raises(PlayerError) as caught:
            try_players(["random", program], GAME, PLAN)
        assert (caught.value.player, caught.value.fault) == (program, fault)
