"""Find it yourself: a decision of a finished game, answered once more from what its seat knew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from pithead.kernel.match import Match
from pithead.kernel.puzzles import Puzzle
from pithead.review import Decision, Verdict
from pithead.review.course import Question, course
from pithead.review.judging import Judge
from pithead.review.puzzle_search import written
from pithead.tables import commands, games
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.tables.errors import TableError
from pithead.tables.puzzles import puzzle
from pithead.tables.snapshots import Presence, update
from pithead.tables.table import Table
from tests.bots.playing import GAMES
from tests.review.moments import moment, record

from .playing import Seated


def finished(name: str) -> Table:
    made = commands.import_table(record(name).data, 0)
    return Table.read(made.table, made.entries)


def last_question(name: str) -> Question:
    return [each for each in course(record(name), GAMES[name]).questions if each.free][-1]


def given(name: str) -> tuple[Seated, Match, str, str]:
    """A puzzle's table, the match it was cut from, a wrong answer and the right one."""
    table, asked = finished(name), last_question(name)
    there = table.match.copy() if table.match is not None else pytest.fail("no game")
    there.undo_to(asked.at)
    wrong, right = (there.game.text(action) for action in there.legal(asked.seat)[:2])
    cut = e.Puzzle(table.id, asked.entry, asked.seat, 12.5, [right], {wrong: 12.5})
    return Seated(commands.make_puzzle(table, table.guests[0], cut, there, 0)), there, wrong, right


def lesson(seated: Seated, seat: int) -> m.LessonView:
    shown = update(seated.table, seated.host, seat, Presence(), 0, 0).snapshot.lesson
    assert shown is not None
    return shown


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_answer_is_told_what_it_lacks_and_a_right_one_solves_it(name: str) -> None:
    seated, there, wrong, right = given(name)
    seat = last_question(name).seat
    for each in seated.table.asked_bots():
        # Sealed answers of the others go in first.
        action = seated.table.scripted(each)
        assert action is not None
        seated.write([commands.bot_move(seated.table, each, action, 0)])
    at = seated.table.at
    seated.do(seated.host, m.Move, seat=seat, at=at, action=[*there.game.parse(wrong)])
    told = lesson(seated, seat)
    assert told.reply == m.Message("puzzle-q-wrong-short", {"n": 12.5, "good": 1})
    assert (told.over, told.tries) == (False, 1)
    seated.do(seated.host, m.Move, seat=seat, at=seated.table.at, action=[*there.game.parse(right)])
    told = lesson(seated, seat)
    assert told.over
    assert told.puzzle == m.PuzzleSource(seated.table.puzzle.table, last_question(name).entry)  # type: ignore[union-attr]


@pytest.mark.parametrize("name", GAMES)
def test_its_table_is_dealt_from_what_the_seat_knew(name: str) -> None:
    seated, there, _, _ = given(name)
    seat = last_question(name).seat
    match = seated.table.match
    assert match is not None
    assert match.view(seat) == there.view(seat)


def test_only_a_sure_loss_is_a_puzzle_and_what_is_as_good_as_the_best_solves_it() -> None:
    judge = Judge(course(record("brass_empire"), GAMES["brass_empire"]), 4 / 256, "0")
    number = next(n for n, each in enumerate(judge.pieces) if isinstance(each, Question))
    decision = judge.piece(number)
    assert isinstance(decision, Decision)
    best, other = decision.answers[0], decision.answers[-1]
    near = replace(other, action=("near",), loss=0.05, error=0.04)
    far = replace(other, action=("far",), loss=0.20, error=0.04)
    game = judge.game
    lost = replace(
        decision,
        verdict=Verdict.BLUNDER,
        best=best.action,
        answers=(best, replace(near, action=("end",)), replace(far, action=("no",))),
    )
    found = puzzle("t", game, lost)
    assert found.good == [game.text(best.action), "end"]
    assert found.short == {"no": 20.0}
    with pytest.raises(TableError, match="no-puzzle"):
        puzzle("t", game, replace(lost, verdict=Verdict.UNSURE))


# --- puzzles that come with a game --------------------------------------------------------------


def found_puzzle(name: str, **more: Any) -> Puzzle:
    """One of the game's own, whatever is best there."""
    there, seat = moment(name)
    asked = there.state.pending
    assert asked is not None
    match = Puzzle(2, seat, 5, asked.kind, written(there.game, there, 5))
    best, *others = [there.game.text(action) for action in there.legal(seat)]
    reason = m.Message("review-reason-rival", {"points": 2.5, "seat": 1 - seat})
    told = {"short": dict.fromkeys(others, 12.5), "tempting": others[0], "solved": [0, 1, 5, 5, 5]}
    return replace(match, good=[best], why=[reason], **told, **more)


@pytest.fixture
def given_puzzle(monkeypatch: pytest.MonkeyPatch) -> Callable[[Puzzle, str], Seated]:
    def give(puzzle: Puzzle, name: str) -> Seated:
        monkeypatch.setattr(games, "puzzles", lambda _: {puzzle.id: puzzle})
        return Seated(commands.make_lesson(m.NewLesson(name, puzzle.id), 0))

    return give


@pytest.mark.parametrize("name", GAMES)
def test_a_puzzle_of_the_game_is_solved_on_the_table(
    name: str, given_puzzle: Callable[[Puzzle, str], Seated]
) -> None:
    puzzle = found_puzzle(name)
    seated, game = given_puzzle(puzzle, name), GAMES[name]
    told = lesson(seated, puzzle.seat)
    assert told.says == m.Message("puzzle-best", {"good": 1, "sealed": 0, "levels": 3, "of": 5})
    assert (told.kind, told.puzzle, told.options) == ("puzzle", None, [])
    for text in (puzzle.tempting, puzzle.good[0]):
        action, at = [*game.parse(text)], seated.table.at
        seated.do(seated.host, m.Move, seat=puzzle.seat, at=at, action=action)
        told = lesson(seated, puzzle.seat)
        assert told.over == (text == puzzle.good[0])
        assert told.reply is None or told.reply.key == "puzzle-best-wrong-short"
    assert told.said is not None
    assert told.said.key == "puzzle-best-done"
    assert told.said.args["n"] == 12.5
    assert [each.args["reason"] for each in told.said.args["why"]] == puzzle.why


@pytest.mark.parametrize("name", GAMES)
def test_answers_that_are_offered_are_given_by_a_button(
    name: str, given_puzzle: Callable[[Puzzle, str], Seated]
) -> None:
    puzzle = found_puzzle(name)
    puzzle = replace(puzzle, offered=[puzzle.tempting, puzzle.good[0]])
    other = [text for text in puzzle.short if text != puzzle.tempting][-1]
    seated = given_puzzle(replace(puzzle, short={puzzle.tempting: 12.5}), name)
    assert [each.option for each in lesson(seated, puzzle.seat).options] == puzzle.offered
    action, at = [*GAMES[name].parse(other)], seated.table.at
    seated.do(seated.host, m.Move, seat=puzzle.seat, at=at, action=action)
    reply = lesson(seated, puzzle.seat).reply
    assert reply is not None
    assert reply.key == "puzzle-best-wrong-offered"
    seated.do(seated.host, m.Guide, what="option", option=puzzle.tempting)
    assert not lesson(seated, puzzle.seat).over
    with pytest.raises(TableError):
        seated.do(seated.host, m.Guide, what="option", option=other)
    seated.do(seated.host, m.Guide, what="option", option=puzzle.good[0])
    assert lesson(seated, puzzle.seat).over


def test_a_table_remembers_its_puzzle_after_the_file_is_made_anew(
    given_puzzle: Callable[[Puzzle, str], Seated], monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "brass_empire"
    puzzle = found_puzzle(name)
    seated = given_puzzle(puzzle, name)
    changed = replace(puzzle, short=dict.fromkeys(puzzle.short, 1.0))
    monkeypatch.setattr(games, "puzzles", lambda _: {puzzle.id: changed})
    again = Table.read(seated.table.id, seated.book)
    assert update(again, again.guests[0], puzzle.seat, Presence(), 0, 0).snapshot.lesson.outdated  # type: ignore[union-attr]
