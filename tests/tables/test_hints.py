"""Hints: allowed where the table says so, for the seat that is asked, from what it may know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import pithead
from pithead.bots.advice import Advice, advise
from pithead.rooms.bot_turns import question_for_advice
from pithead.tables import commands
from pithead.tables import messages as m
from pithead.tables.errors import TableError
from pithead.tables.replay import Reel, standing_at
from pithead.tables.snapshots import hint
from tests.bots.playing import little_effort

from .playing import Seated

GAMES = [("rockwell", 3), ("brass_empire", 2)]


@pytest.fixture(autouse=True)
def quick_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    little_effort(monkeypatch)


def table_against_bots(game: str, seats: int, hints: bool | None = None) -> Seated:
    bots = ["greedy"] * (seats - 1)
    wish = m.NewTable(game, seats, bots=bots, hints=hints, start=True)
    return Seated(commands.make_table(wish, 0))


def refused(seated: Seated, seat: int = 0) -> str:
    with pytest.raises(TableError) as caught:
        commands.check_hint(seated.table, seated.host, seat)
    return caught.value.problem.code


def test_alone_against_bots_hints_are_allowed_unless_the_host_says_no() -> None:
    seated = table_against_bots("rockwell", 3)
    assert commands.check_hint(seated.table, seated.host, 0) is seated.table.match
    assert refused(table_against_bots("rockwell", 3, hints=False)) == "hints-off"


def test_only_the_own_seat_that_is_asked_gets_a_hint() -> None:
    seated = table_against_bots("rockwell", 3)
    assert refused(seated, 1) == "not-yours"
    seated.move(seated.host, 0)
    assert refused(seated) == "stale"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_hidden_changes_no_byte_of_what_an_adviser_is_given(game: str, seats: int) -> None:
    seated = table_against_bots(game, seats)
    match = seated.table.match
    assert match is not None
    given = msgspec.json.encode(question_for_advice(match, 0))
    view = match.view(0)
    match.state = match.game.determinize(view, Random(5), match.memory(0))
    assert msgspec.json.encode(question_for_advice(match, 0)) == given


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_advice_is_legal_best_first_and_the_same_again(game: str, seats: int) -> None:
    match = pithead.game(game).match(seats, seed=3)
    seat = match.state.to_act()
    told = [advise(match.game, match.view(seat), match.memory(seat), seat) for _ in range(2)]
    assert told[0] == told[1]
    assert 1 <= len(told[0]) <= 3
    assert told[0][0].behind == 0
    for each in told[0]:
        assert match.check(seat, tuple(each.action)) is None
        assert each.why


def test_chances_are_told_from_the_best_one_down() -> None:
    match = pithead.game("rockwell").match(3, seed=3)
    first, second = match.legal(0)[:2]
    advice = [Advice([*first], [], 0.4), Advice([*second], [], 0.7, behind=0.1, error=0.02)]
    told = hint(match, 0, advice)
    assert [each.chance for each in told.answers] == [40, 30]
    assert (told.answers[1].behind, told.answers[1].error) == (10.0, 2.0)


def test_why_is_told_of_the_move_before_a_moment_once_everything_may_be_seen() -> None:
    seated = table_against_bots("rockwell", 2)
    seated.play_on(12, Random(2))
    match = seated.table.match
    assert match is not None
    reel = Reel(match)
    reel.wind(match.log)
    with pytest.raises(TableError):
        commands.check_why(seated.table, reel, 9)
    seated.do(seated.host, m.Stop)
    before = commands.check_why(seated.table, reel, 9)
    assert before == max(at for at in reel.moments if at < reel.nearest(9))
    there = standing_at(seated.table, before)
    seat, action = reel.log[before]
    assert there.check(seat, action) is None
    assert there.memory(seat).facts() == question_for_advice(there, seat, action).memory


def test_what_was_played_is_among_what_is_told_of_it() -> None:
    match = pithead.game("rockwell").match(3, seed=3)
    seat = match.state.to_act()
    told = advise(match.game, match.view(seat), match.memory(seat), seat)
    found = [tuple(each.action) for each in told]
    for action in match.legal(seat)[:2]:
        more = advise(match.game, match.view(seat), match.memory(seat), seat, played=action)
        assert [tuple(each.action) for each in more][: len(found)] == found
        assert len(more) <= len(found) + 1
