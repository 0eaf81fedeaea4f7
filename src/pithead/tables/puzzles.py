"""Find it yourself: a decision as a lesson of one step.

It is one of a reviewed game that cost something, at a table dealt from what the seat knew, or one
of the puzzles that come with the game. Right is what is as good as the best, within the noise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from pithead.kernel.contract import Action, Message
from pithead.kernel.game import Game
from pithead.kernel.lessons import ANY, Lesson, Position, Reply, Rival, Step
from pithead.kernel.puzzles import Puzzle
from pithead.review import Decision, Price
from pithead.review.prices import is_within_noise
from pithead.review.summary import hundred
from pithead.review.verdicts import BAD

from . import entries as e
from .errors import TableError
from .telling import answers_told


def puzzle(table: str, game: Game, decision: Decision) -> e.Puzzle:
    """What there is to find at a decision; raises TableError where nothing surely was."""
    if decision.verdict not in BAD:
        raise TableError("no-puzzle")
    answers = {game.text(each.action): each for each in decision.answers}
    return e.Puzzle(
        table=table,
        entry=decision.entry,
        seat=decision.seat,
        lost=hundred(decision.loss),
        good=[text for text, price in answers.items() if is_good(price, decision.best)],
        short={
            text: hundred(price.loss)
            for text, price in answers.items()
            if not is_good(price, decision.best)
        },
    )


def is_good(price: Price, best: Action) -> bool:
    return price.action == best or is_within_noise(price)


def lesson(puzzle: e.Puzzle, seats: int) -> Lesson:
    """The lesson its table gives."""
    told = {"n": puzzle.lost, "good": len(puzzle.good)}
    question = _question("q", puzzle.good, puzzle.short)
    return _lesson("puzzle", seats, puzzle.seat, told, question)


def found_puzzle(puzzle: Puzzle, game: Game) -> Lesson:
    """The lesson of a puzzle that comes with its game."""
    says = answers_told(puzzle.begin(game), puzzle.seat)
    tempting = says(game.parse(puzzle.tempting))
    why = [Message("puzzle-why", {"reason": reason}) for reason in puzzle.why]
    outcome = {"tempting": tempting, "n": puzzle.short[puzzle.tempting], "why": why}
    question = _question("best", puzzle.good, puzzle.short)
    if puzzle.offered:
        wrong = [*question.wrong, Reply(ANY, "offered")]
        question = replace(question, wrong=wrong, offered=puzzle.offered)
    told = {"good": len(puzzle.good), "sealed": int(puzzle.sealed), **rating(puzzle)}
    lesson = _lesson(puzzle.id, puzzle.seats, puzzle.seat, told, replace(question, outcome=outcome))
    return replace(lesson, seed=puzzle.seed, position=Position(changes=puzzle.changes))


def rating(puzzle: Puzzle) -> dict[str, float]:
    """How many of our levels find it, as figures of words."""
    return {"levels": puzzle.found_by, "of": len(puzzle.solved)}


def _question(name: str, good: Sequence[str], short: Mapping[str, float]) -> Step:
    best, *others = good
    wrong = [Reply(text, "short", {"n": n}) for text, n in short.items()]
    return Step(id=name, do=[best], also=[*others], wrong=wrong, done=True)


def _lesson(name: str, seats: int, seat: int, told: dict[str, float], question: Step) -> Lesson:
    """The others, where they are asked too, answer as they can."""
    return Lesson(
        id=name,
        kind="puzzle",
        seats=seats,
        seed=0,
        seat=seat,
        told=told,
        rivals=[Rival(other, "") for other in range(seats) if other != seat],
        steps=[question],
    )
