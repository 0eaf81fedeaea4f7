"""Whole games reviewed: what adds up, what stays the same, and what hides nothing away."""

from __future__ import annotations

import threading
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from pithead.kernel import record as stored
from pithead.kernel.plugin import plugin_of
from pithead.review import Decision, Review, ReviewError, Stopped, Verdict, review
from pithead.review.course import Course, course
from pithead.review.judging import Judge
from pithead.review.level import LEAST, estimate, falling
from tests.bots.playing import GAMES
from tests.kit.kits import game_kits
from tests.review.moments import moment, record

KITS = {kit.name: kit for kit in game_kits()}
SHORT = "brass_empire"
"""The game whose endings are short, reviewed whole; of the other a question will do."""
EFFORT = 32 / 256


@cache
def reviewed(name: str) -> Review:
    return review(record(name), effort=EFFORT)


def played(name: str) -> Course:
    return course(record(name), GAMES[name])


def test_a_ledger_adds_up_over_its_parts_and_over_the_seats() -> None:
    found = reviewed(SHORT)
    for row in found.ledger:
        parts = row.deal + row.draws + row.decisions + row.guesses + row.others + row.rest
        assert parts == pytest.approx(row.result, abs=1e-3)
        assert row.result == pytest.approx(found.shares[row.seat] - 1 / found.seats)
    for column in ("result", "deal", "draws", "rest"):
        assert sum(getattr(row, column) for row in found.ledger) == pytest.approx(0.0, abs=2e-3)
    decided = sum(row.decisions + row.guesses + row.others for row in found.ledger)
    assert decided == pytest.approx(0.0, abs=2e-3)


def test_chances_are_there_for_every_turn_and_add_up() -> None:
    found = reviewed(SHORT)
    assert [turn.turn for turn in found.chances] == sorted(
        {step.turn for step in played(SHORT).steps}
    )
    for turn in found.chances:
        assert sum(turn.chances) == pytest.approx(1.0, abs=1e-3)
        assert sum(turn.draws) == pytest.approx(0.0, abs=1e-3)


def test_every_free_decision_is_judged_and_no_other() -> None:
    found = reviewed(SHORT)
    free = [question for question in played(SHORT).questions if question.free]
    assert [each.entry for each in found.decisions] == [question.entry for question in free]
    forced = sum(part.forced for part in found.by_seat)
    assert forced + len(free) == len(record(SHORT).log)
    for each in found.decisions:
        assert any(price.action == each.action for price in each.answers)
        assert each.answers[0].action == each.best
        assert each.counted or each.verdict in (Verdict.GOOD, Verdict.DECIDED)


def test_a_review_that_was_stopped_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    keep, stop = tmp_path / "kept", threading.Event()

    def stop_early(done: int, total: int, piece: object) -> None:
        assert done <= total, piece
        if done == 5:
            stop.set()

    game = record(SHORT)
    with pytest.raises(Stopped):
        review(game, effort=EFFORT, keep=keep, progress=stop_early, interrupt=stop)
    kept = keep.read_bytes()
    keep.write_bytes(kept + b'[9, {"type": "cut o')
    made: list[int] = []
    found = review(game, effort=EFFORT, keep=keep, progress=lambda done, *_: made.append(done))
    assert made[0] == 6
    assert keep.read_bytes().startswith(kept)
    assert msgspec.json.encode(found) == msgspec.json.encode(reviewed(SHORT))


def test_of_a_damaged_file_what_came_before_the_damage_is_taken_over(tmp_path: Path) -> None:
    keep, stop = tmp_path / "kept", threading.Event()

    def stop_early(done: int, *_: object) -> None:
        if done == 3:
            stop.set()

    with pytest.raises(Stopped):
        review(record(SHORT), effort=EFFORT, keep=keep, progress=stop_early, interrupt=stop)
    lines = keep.read_bytes().splitlines(keepends=True)
    keep.write_bytes(b"".join([*lines[:2], b"\x00 damaged\n", *lines[3:]]))
    made: list[int] = []
    stop.clear()

    def count(done: int, *_: object) -> None:
        made.append(done)
        stop.set()

    with pytest.raises(Stopped):
        review(record(SHORT), effort=EFFORT, keep=keep, progress=count, interrupt=stop)
    assert made == [2]


def test_what_was_kept_of_another_review_is_not_taken_over(tmp_path: Path) -> None:
    keep, stop = tmp_path / "kept", threading.Event()
    stop.set()
    for seed in ("one", "other"):
        with pytest.raises(Stopped):
            review(record(SHORT), seed=seed, keep=keep, interrupt=stop)
        heading = keep.read_bytes()
        keep.write_bytes(heading + b"[0, nonsense that only its own review would read]\n")
    assert heading != b""


@pytest.mark.parametrize("name", GAMES)
def test_what_was_hidden_from_a_seat_changes_no_grade(name: str) -> None:
    judge = Judge(played(name), EFFORT, "0")
    others = Judge(played(name), EFFORT, "0")
    question = [each for each in played(name).questions if each.free][-1]
    truth = others.states[question.at]
    others.states[question.at] = KITS[name].permute(truth, question.seat, Random(1), next_too=True)
    same = [replace(each.judge(question), hindsight=None) for each in (judge, others)]
    assert msgspec.json.encode(same[0]) == msgspec.json.encode(same[1])


def test_a_game_that_is_not_over_is_refused() -> None:
    match, _ = moment("brass_empire")
    unfinished = stored.parse(match.record(), "unfinished")
    with pytest.raises(ReviewError, match="review-not-over"):
        review(unfinished)


@pytest.mark.parametrize("name", GAMES)
def test_redrawn_luck_is_other_luck_and_shows_nobody_anything(name: str) -> None:
    game = GAMES[name]
    match = game.match(2, 1)
    rng = Random(1)
    for _ in range(30):
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
    other = plugin_of(game).redraw(match.state, rng)
    assert list(KITS[name].violations(other, game.dump(other))) == []
    assert game.digest(other) != game.digest(match.state)
    for seat in range(2):
        assert game.view(other, seat) == game.view(match.state, seat)


# --- levels -------------------------------------------------------------------------------------


def decision(entry: int, lost: float, levels: dict[str, float]) -> Decision:
    done = reviewed(SHORT).decisions[0]
    return replace(done, entry=entry, seat=0, counted=True, standing_lost=lost, levels=levels)


LADDER = {"level-1": 0.4, "level-2": 0.3, "level-3": 0.2, "level-4": 0.1}


@pytest.mark.parametrize(("lost", "level"), [(0.5, 1.0), (0.3, 2.0), (0.25, 2.5), (0.05, 4.0)])
def test_a_level_is_where_the_loss_lies_between_those_of_the_levels(
    lost: float, level: float
) -> None:
    decisions = [decision(entry, lost, LADDER) for entry in range(LEAST)]
    found = estimate(0, decisions, tuple(LADDER))
    assert (found.level, found.low, found.high) == (level, level, level)


def test_of_few_decisions_no_level_is_named() -> None:
    decisions = [decision(entry, 0.3, LADDER) for entry in range(LEAST - 1)]
    found = estimate(0, decisions, tuple(LADDER))
    assert (found.counted, found.level) == (LEAST - 1, None)


def test_a_ladder_never_rises() -> None:
    assert falling([0.4, 0.1, 0.3, 0.05]) == pytest.approx([0.4, 0.2, 0.2, 0.05])
