"""Find it yourself: a decision of a reviewed game that cost something, to be answered once more.

It becomes a lesson of one step at a table that is dealt from what the seat knew. Right is what is
as good as the best, within the noise.
"""

from __future__ import annotations

from pithead.kernel.contract import Action
from pithead.kernel.game import Game
from pithead.kernel.lessons import Lesson, Reply, Rival, Step
from pithead.review import Decision, Price
from pithead.review.summary import hundred
from pithead.review.verdicts import BAD, lower_bound

from . import entries as e
from .errors import TableError


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
    return price.action == best or lower_bound(price.loss, price.error) <= 0.0


def lesson(puzzle: e.Puzzle, seats: int) -> Lesson:
    """The lesson its table gives. The others, where they are asked too, answer as they can."""
    best, *others = puzzle.good
    told = {"n": puzzle.lost, "good": len(puzzle.good)}
    question = Step(
        id="q",
        do=[best],
        also=[*others],
        wrong=[Reply(text, "short", {"n": short}) for text, short in puzzle.short.items()],
        done=True,
    )
    return Lesson(
        id="puzzle",
        kind="puzzle",
        seats=seats,
        seed=0,
        seat=puzzle.seat,
        told=told,
        rivals=[Rival(seat, "") for seat in range(seats) if seat != puzzle.seat],
        steps=[question],
    )
