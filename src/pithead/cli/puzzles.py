"""`pithead puzzles`: puzzles searched in games of bots, or those of a file checked."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from pithead.arena.processes import interruptible
from pithead.cli.common import CommandError, load_game
from pithead.cli.saving import must_be_writable
from pithead.kernel.lessons import LessonError
from pithead.kernel.puzzles import FILE, Puzzle, read_file, write_puzzles
from pithead.review.puzzle_search import EFFORT, PuzzleJudge, Search, find

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.words import Words

INTERRUPTED = 130
CHECKING = 1.0
"""The effort of a check, if none is given."""
MOST_SEATS = 4
KEPT = ".games"
"""What is added to the file's name for the games that were searched so far."""


def run(chosen: Namespace, words: Words) -> int:
    game = load_game(chosen.game)
    if chosen.check:
        return _check(game, Path(chosen.check), chosen.effort or CHECKING, words)
    file = Path(chosen.out) / FILE
    must_be_writable(str(file))
    several = [seats for seats in game.seat_counts if 2 <= seats <= MOST_SEATS]
    seats = (chosen.seats,) if chosen.seats else tuple(several)
    search = Search(game, seats, chosen.effort or EFFORT, chosen.seed or "0")

    def show(found: int, games: int, _: list[Puzzle]) -> None:
        line = words.say("puzzles-progress", n=found, total=chosen.count, games=games)
        print(f"\r{line}", end="", file=sys.stderr, flush=True)

    with interruptible() as interrupt:
        heading, found = find(
            search,
            chosen.count,
            workers=chosen.workers,
            keep=file.with_name(FILE + KEPT),
            progress=show if sys.stderr.isatty() else None,
            interrupt=interrupt,
        )
    write_puzzles(file, heading, found)
    print(words.say("puzzles-written", n=len(found), total=chosen.count, file=str(file)))
    return 0 if len(found) == chosen.count else INTERRUPTED


def _check(game: Game, folder: Path, effort: float, words: Words) -> int:
    """Say which puzzles of a folder no longer load or hold."""
    try:
        read = read_file(folder)
    except LessonError as error:
        why = f"{error.place}: {error.reason}"
        raise CommandError("error-puzzles-file", file=str(folder / FILE), why=why) from None
    if read is None:
        raise CommandError("error-puzzles-none", file=str(folder / FILE))
    wrong = 0
    for puzzle in read[1]:
        fault = _fault(puzzle, game, effort)
        if fault:
            wrong += 1
            print(words.say(fault, puzzle=puzzle.id, sort=puzzle.sort), flush=True)
    print(words.say("puzzles-checked", n=len(read[1]), wrong=wrong))
    return 1 if wrong else 0


def _fault(puzzle: Puzzle, game: Game, effort: float) -> str:
    """The key of what is wrong with a puzzle."""
    if not puzzle.loads(game):
        return "puzzles-loads-not"
    judge = PuzzleJudge(game, puzzle.seats, "check")
    return "" if judge.still_holds(puzzle, effort) else "puzzles-holds-not"
