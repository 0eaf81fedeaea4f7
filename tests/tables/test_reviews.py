"""After the game: review, verification, the file, the next game."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pithead.kernel import record as records
from pithead.kernel.contract import Event
from pithead.kernel.match import Match
from pithead.kernel.plugin import plugin_of
from pithead.tables import commands, games, reviews
from pithead.tables import messages as m
from pithead.tables.errors import TableError

from .playing import Seated, new_table, started, trouble


def finished(game: str = "rockwell", seats: int = 2) -> Seated:
    seated = started(game, seats)
    seated.play_on(20_000, Random(6))
    assert seated.table.stage == "over"
    return seated


@pytest.mark.parametrize(("game", "seats"), [("rockwell", 2), ("brass_empire", 2)])
def test_the_points_grow_turn_by_turn_to_the_final_score(game: str, seats: int) -> None:
    seated = finished(game, seats)
    review = reviews.review(seated.table)
    match = seated.table.match
    assert match is not None
    played = [turning.turn for turning in review.turns if not turning.final]
    # Counted as the table counts them: Rockwell's turns, Brass Empire's rounds.
    shown: dict[str, Any] = match.game.picture(match.game.view(match.state, m.SPECTATOR))
    last = shown["round" if game == "brass_empire" else "turn"]
    assert played == list(range(1, last + 1))
    assert review.turns[-1].scores == match.scores
    assert review.moves == len(match.log)
    for seat in range(seats):
        points = sum(row.points[seat] for row in review.standing.sources)
        assert points == review.standing.scores[seat]
    assert review.standing.ending is not None


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_the_largest_swings_are_told_with_what_brought_them(game: str) -> None:
    seated = finished(game)
    review = reviews.review(seated.table)
    match = seated.table.match
    assert match is not None
    gained = _gains_by_turn(review.turns)
    assert review.swings
    assert [swing.at for swing in review.swings] == sorted(swing.at for swing in review.swings)
    moves = _gains_by_move(match)
    for swing in review.swings:
        assert gained[swing.turn, swing.seat] == swing.points
        assert swing.says is not None
        in_turn = moves[swing.turn, swing.seat]
        assert in_turn[swing.at] == max(in_turn.values())
    least = min(swing.points for swing in review.swings)
    told = {(swing.turn, swing.seat) for swing in review.swings}
    assert all(points <= least for key, points in gained.items() if key not in told)


@pytest.mark.parametrize(("game", "seats"), [("rockwell", 2), ("brass_empire", 2)])
def test_a_swing_quotes_only_what_all_could_see(game: str, seats: int) -> None:
    match = games.game(game).match(seats=seats, seed=1)
    kind = plugin_of(match.game).scoring[0]
    walk = reviews._Walk(match)
    for audience in ((0,), (0, 1), ()):
        secret = Event(kind, audience, "", {"seat": 0, "n": 1})
        assert walk._quoted(0, [secret]) is None


def _gains_by_move(match: Match) -> dict[tuple[int, int], dict[int, int]]:
    """By turn and seat, what each move brought, by the length of the log after it.

    The last one ends the game: what it brings is counted for all.
    """
    again = match.copy()
    again.undo_to(0)
    gained: dict[tuple[int, int], dict[int, int]] = {}
    for at, (seat, action) in enumerate(match.log[:-1], start=1):
        turn, before = match.game.rounds(again.state), again.scores
        again.apply(seat, action)
        for who, points in enumerate(again.scores):
            gained.setdefault((turn, who), {})[at] = points - before[who]
    return gained


def _gains_by_turn(turns: list[m.Turning]) -> dict[tuple[int, int], int]:
    """Without what everybody is given when the game is over."""
    before = [0] * len(turns[0].scores)
    gained: dict[tuple[int, int], int] = {}
    for turning in turns:
        if not turning.final:
            for seat, points in enumerate(turning.scores):
                gained[turning.turn, seat] = points - before[seat]
        before = turning.scores
    return gained


def test_rockwells_bonus_is_no_swing_but_a_column_of_its_own() -> None:
    review = reviews.review(finished().table)
    assert [turning.final for turning in review.turns[-2:]] == [False, True]
    assert review.turns[-2].turn == review.turns[-1].turn


def test_a_move_that_ends_the_game_is_a_move_and_no_column_of_its_own() -> None:
    """Nobody but whoever plays it scores in a Brass Empire game of two that is over."""
    review = reviews.review(finished("brass_empire", 2).table)
    assert not any(turning.final for turning in review.turns)


def test_a_finished_game_is_verified() -> None:
    seated = finished()
    verified = reviews.verify(seated.table)
    assert verified.ok
    assert verified.commitment == seated.page(seated.host).snapshot.commitment


def test_a_game_that_was_not_dealt_as_promised_is_found_out() -> None:
    seated = finished()
    match = seated.table.match
    assert match is not None
    match.commitment = "0" * 64
    verified = reviews.verify(seated.table)
    assert not verified.ok
    assert verified.says.key == "problem-record"


def test_before_the_end_nothing_of_it_is_told() -> None:
    seated = started()
    for ask in (reviews.review, reviews.verify, reviews.record):
        with pytest.raises(TableError, match="not-over"):
            ask(seated.table)
    seated.do(seated.host, m.Stop)
    assert reviews.verify(seated.table).ok
    with pytest.raises(TableError, match="not-over"):
        reviews.review(seated.table)


def test_a_game_goes_out_as_a_file_and_comes_in_again(tmp_path: Path) -> None:
    seated = finished()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(reviews.record(seated.table)), encoding="utf-8")
    record = records.read(file)
    records.verify(record, games.game("rockwell"))
    again = Seated(commands.import_table(json.loads(file.read_text("utf-8")), 9))
    snapshot = again.page(again.host).snapshot
    assert (snapshot.stage, snapshot.imported) == ("over", True)
    assert snapshot.standing == seated.page(seated.host).snapshot.standing


def test_an_unfinished_game_is_gone_on_with() -> None:
    seated = started(seats=3)
    seated.play_on(40, Random(1))
    assert seated.table.match is not None
    data = seated.table.match.record()
    again = Seated(commands.import_table(data, 9))
    assert again.table.stage == "playing"
    assert again.table.at == seated.table.at
    assert [chair.kind for chair in again.table.chairs] == ["person", "open", "open"]
    again.do(again.host, m.Sit, seat=1)
    again.do(again.host, m.PlaceBot, seat=2, bot="random")
    again.play_on(10, Random(2))
    # What was played elsewhere can't be taken back here.
    fresh = Seated(commands.import_table(data, 9))
    assert trouble(fresh, fresh.host, m.UndoMove, seat=0, at=fresh.table.at).startswith("undo-")


def test_a_sealed_answer_travels_with_the_game() -> None:
    seated = started(seats=3)
    seated.move(seated.host, 1, ("bid", 0, 0, 0, 0, 100))
    assert seated.table.match is not None
    again = Seated(commands.import_table(seated.table.match.record(), 9))
    assert again.table.match is not None
    assert again.table.match.sealed == {1: ("bid", 0, 0, 0, 0, 100)}


def broken_records() -> list[tuple[str, Any]]:
    seated = started()
    seated.play_on(10, Random(1))
    assert seated.table.match is not None
    record = seated.table.match.record()
    return [
        ("no table", []),
        ("no record", {}),
        ("foreign", record | {"game": "chess"}),
        ("other rules", record | {"rules": "0"}),
        ("other seed", record | {"seed": "ab" * 32}),
        ("illegal", record | {"log": [[0, "pass"]]}),
        ("no notation", record | {"log": [[0, "fly me"]]}),
        ("bad seats", record | {"seats": 17}),
        ("bad options", record | {"options": {"edition": "klingon"}}),
        ("bad sealed", record | {"sealed": {"0": "pass"}}),
        ("other result", record | {"over": True}),
        ("rules that are no text", record | {"rules": 1}),
        ("components that are no text", record | {"components": 1}),
        ("bad components", record | {"component_set": {"nonsense": 1}}),
    ]


@pytest.mark.parametrize(("what", "data"), broken_records())
def test_a_broken_record_is_refused_with_a_reason(what: str, data: Any) -> None:
    with pytest.raises(TableError) as refused:
        commands.check_record(data)
    assert refused.value.problem.status == 400, what


def test_a_record_that_is_too_long_is_refused() -> None:
    seated = started()
    assert seated.table.match is not None
    data = seated.table.match.record() | {"log": [[0, "pass"]] * 20_001}
    with pytest.raises(TableError, match="too-large"):
        commands.check_record(data)


def test_everyone_comes_to_his_seat_at_the_next_table() -> None:
    seated = new_table(seats=3, name="Ann", bots=["", "greedy"])
    ann, bob = seated.host, seated.seat_friend(1, "Bob")
    watcher = seated.join(seated.table.watch)
    seated.do(ann, m.Start)
    assert trouble(seated, bob, m.PlayAgain) == "not-over"
    seated.do(ann, m.Stop)
    assert trouble(seated, watcher, m.PlayAgain) == "no-seat"
    outcome = seated.do(bob, m.PlayAgain)
    following = Seated(commands.Made(outcome.table, list(outcome.next_table), ""))
    told = {guest.number: seated.page(guest).snapshot.rematch for guest in (ann, bob, watcher)}
    assert all(rematch is not None and rematch.table == outcome.table for rematch in told.values())
    assert told[watcher.number] == m.Rematch(outcome.table, "")
    tokens = [rematch.token for rematch in told.values() if rematch is not None]
    again = following.join(tokens[0])
    other = following.join(tokens[1])
    assert (again.name, following.table.seats_of(again)) == ("Ann", [0])
    assert (other.name, following.table.seats_of(other)) == ("Bob", [1])
    assert other.host
    assert following.table.chairs[2].bot == "greedy"
    following.do(other, m.Start)
    # Asked once more, it is the same table.
    assert seated.do(ann, m.PlayAgain) == commands.Outcome([], table=outcome.table)
