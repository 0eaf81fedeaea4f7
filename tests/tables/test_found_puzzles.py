"""The puzzles that come with the games: there are enough, of many sorts, and they still hold."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from pithead.kernel.game import Game
from pithead.kernel.plugin import plugin_of
from pithead.kernel.puzzles import ANSWERS, Heading, Puzzle, read_file
from pithead.review.puzzle_search import EFFORT, MOST_RIGHT, PuzzleJudge
from pithead.tables import games
from pithead.words import Words
from tests.bots.playing import GAMES

LEAST = 20
"""Puzzles of each game: as many as were verified so far; a search with `--count` finds more."""
SORTS = 6
"""Sorts of decision there are at least."""
WORLDS_OF_A_REVIEW = 128
SAMPLE = 2
"""Puzzles of a game that are priced again here; `pithead puzzles --check` does so to all."""


def folder(game: Game) -> Path:
    return plugin_of(game).folder / "lessons"


def read(name: str) -> tuple[Heading, list[Puzzle]]:
    found = read_file(folder(GAMES[name]))
    assert found is not None
    return found


def anew(name: str) -> str:
    return f"make them anew: pithead puzzles {name} --seed 1 --out {folder(GAMES[name])}"


@pytest.mark.parametrize("name", GAMES)
def test_there_are_enough_of_many_sorts_for_all_seats_and_levels(name: str) -> None:
    _, puzzles = read(name)
    assert len(puzzles) == len({each.id for each in puzzles}) >= LEAST
    assert len({each.sort for each in puzzles}) >= SORTS
    assert {each.seats for each in puzzles} == {2, 3, 4}
    assert len({each.difficulty for each in puzzles}) == 3
    most = Counter(each.sort for each in puzzles).most_common(1)[0][1]
    assert most <= len(puzzles) // 4


@pytest.mark.parametrize("name", GAMES)
def test_each_is_neither_forced_nor_trivial(name: str) -> None:
    for puzzle in read(name)[1]:
        assert 1 <= len(puzzle.good) <= MOST_RIGHT, puzzle.id
        assert min(puzzle.short.values()) > 0.0, puzzle.id
        assert puzzle.short[puzzle.tempting] >= 100 * 0.10 / puzzle.seats, puzzle.id
        assert puzzle.found_by < len(puzzle.solved), puzzle.id
        assert not {*puzzle.good} & {*puzzle.short}, puzzle.id


@pytest.mark.parametrize("name", GAMES)
def test_they_were_verified_with_ten_times_the_effort_by_all_levels(name: str) -> None:
    heading, puzzles = read(name)
    assert heading.worlds == EFFORT * WORLDS_OF_A_REVIEW
    assert heading.levels == list(plugin_of(GAMES[name]).levels)
    for puzzle in puzzles:
        assert len(puzzle.solved) == len(heading.levels)
        assert max(puzzle.solved) <= ANSWERS


@pytest.mark.parametrize("name", GAMES)
def test_each_still_loads(name: str) -> None:
    game, (heading, puzzles) = GAMES[name], read(name)
    gone = [puzzle.id for puzzle in puzzles if not puzzle.loads(game)]
    assert heading.rules == game.version, anew(name)
    assert not gone, f"{gone} no longer load; {anew(name)}"
    for puzzle in puzzles:
        match = puzzle.begin(game)
        compared = {game.parse(text) for text in (*puzzle.good, *puzzle.short)}
        assert compared >= {*match.legal(puzzle.seat)}, puzzle.id
        assert bool(puzzle.offered) == (match.form(puzzle.seat) is not None), puzzle.id


@pytest.mark.parametrize("name", GAMES)
def test_the_clearest_still_hold(name: str) -> None:
    puzzles = sorted(read(name)[1], key=lambda each: -each.short[each.tempting])
    for puzzle in puzzles[:SAMPLE]:
        judge = PuzzleJudge(GAMES[name], puzzle.seats, "test")
        assert judge.still_holds(puzzle, 16 / WORLDS_OF_A_REVIEW), f"{puzzle.id}: {anew(name)}"


@pytest.mark.parametrize("name", GAMES)
def test_they_are_listed_with_their_words(name: str) -> None:
    words = Words("en")
    for info in games.lesson_infos(GAMES[name]):
        if info.difficulty is not None:
            assert words.tell(info.says)
            assert "of our 5 levels" in words.tell(info.about)
