"""Puzzles for everybody: what a position keeps, what is chosen, and what a search goes on with."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from pithead.kernel.lessons import LessonError
from pithead.kernel.puzzles import FILE, Heading, Puzzle, read_file, read_puzzles, write_puzzles
from pithead.review import puzzle_search
from pithead.review.puzzle_search import PuzzleJudge, Search, Searcher, chosen, find, written
from tests.bots.playing import GAMES, play
from tests.review.moments import LATE

SEED = 5


def late(name: str, seats: int = 2) -> Puzzle:
    """A position late in a game as a puzzle without answers."""
    game = GAMES[name]
    match = play(name, ["practised"] * seats, seed=SEED)
    match.undo_to(int(len(match.log) * LATE[name]))
    while match.sealed or len(match.legal(match.state.to_act())) < 3:
        seat = match.state.to_act()
        match.apply(seat, match.legal(seat)[0])
    seat, asked = match.state.to_act(), match.state.pending
    assert asked is not None
    blank = Puzzle(seats, seat, SEED, asked.kind, written(game, match, SEED))
    again = blank.begin(game)
    assert [again.view(each) for each in range(seats)] == [match.view(e) for e in range(seats)]
    first, *others = [game.text(action) for action in again.legal(seat)]
    return replace(blank, good=[first], short=dict.fromkeys(others, 9.5), tempting=others[0])


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_a_written_position_looks_the_same_to_everybody(name: str, seats: int) -> None:
    assert late(name, seats).loads(GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_short_and_hides_no_pile_it_need_not_name(name: str) -> None:
    assert "labor_deck" not in late(name).changes
    assert len(repr(late(name).changes)) < 4000


def puzzle(number: int, kind: str = "play", seats: int = 2, solved: int = 5) -> Puzzle:
    levels = [solved, 0, 0, 0, 0]
    return Puzzle(seats, 0, number, kind, {"pool": number}, good=["end"], solved=levels)


def test_sorts_of_decision_and_seats_share_the_places() -> None:
    many = [puzzle(number) for number in range(20)]
    other = [puzzle(number, kind="action", seats=3) for number in range(20, 40)]
    found = chosen([*many, *other], 6, (2, 3))
    assert [each.kind for each in found].count("play") == 2
    assert [each.seed for each in chosen(many[:1], 6, (2,))] == [0]


def test_the_easiest_come_first_and_difficulty_is_how_many_levels_miss_it() -> None:
    answers = {"easy": [5, 5, 5, 3, 0], "medium": [5, 5, 5, 2, 2], "hard": [0, 0, 1, 2, 5]}
    for difficulty, solved in answers.items():
        assert replace(puzzle(1), solved=solved).difficulty == difficulty
    found = chosen([puzzle(1, solved=1), puzzle(2, solved=5)], 12, (2,))
    assert [each.seed for each in found] == [2, 1]


class Numbered(Searcher):
    """Finds one puzzle in every second game, without playing it."""

    def puzzles(self, number: int) -> list[Puzzle]:
        sorts = ("play", "action", "look", "pick")
        return [puzzle(number, kind=sorts[number % 4])] if number % 2 else []


def test_a_stopped_search_goes_on_to_the_same_puzzles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_search, "Searcher", Numbered)
    search, stop, keep = (
        Search(GAMES["brass_empire"], (2,), 1.0, "s"),
        threading.Event(),
        tmp_path / "k",
    )
    games: list[int] = []

    def show(_found: int, done: int, _new: list[Puzzle]) -> None:
        games.append(done)
        if done == 3:
            stop.set()

    _, some = find(search, 4, keep=keep, progress=show, interrupt=stop)
    assert (len(some), games) == (1, [1, 2, 3])
    _, rest = find(search, 4, keep=keep, progress=show)
    assert games[3] == 4
    assert rest == find(search, 4)[1]
    assert len(rest) == 4


@pytest.mark.parametrize("name", GAMES)
def test_what_is_gone_no_longer_loads_or_holds(name: str) -> None:
    game, found = GAMES[name], late(name)
    judge = PuzzleJudge(game, 2, "t")
    nobody = replace(found, tempting="no such answer")
    assert not judge.still_holds(nobody, 4 / 128)
    assert not replace(found, short={"no such answer": 1.0}).loads(game)
    assert not replace(found, changes={"no such entry": {"x": 1}}).loads(game)


HEADING = Heading("brass_empire", "4", "c" * 64, "practised 2 w", 1280, ["level-1"])


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    made = [late("brass_empire")]
    write_puzzles(tmp_path / FILE, HEADING, made)
    assert read_file(tmp_path) == (HEADING, made)
    assert read_file(tmp_path / "nowhere") is None


def test_puzzles_of_other_rules_are_left_out_and_of_other_components_what_is_gone(
    tmp_path: Path,
) -> None:
    game = GAMES["brass_empire"]
    kept = late("brass_empire")
    gone = replace(kept, changes={"companies": {"0": {"hand": ["no_such_card"]}}})
    write_puzzles(tmp_path / FILE, replace(HEADING, rules=game.version), [kept, gone])
    assert read_puzzles(tmp_path, game) == [kept]
    write_puzzles(tmp_path / FILE, replace(HEADING, rules="0"), [kept])
    assert read_puzzles(tmp_path, game) == []


@pytest.mark.parametrize("spoilt", [b"", b"{", b'{"game": 1}'])
def test_a_broken_file_is_told_with_its_line(tmp_path: Path, spoilt: bytes) -> None:
    (tmp_path / FILE).write_bytes(spoilt)
    with pytest.raises(LessonError, match=r"puzzles.jsonl: line 1: "):
        read_file(tmp_path)
