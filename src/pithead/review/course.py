"""The questions of a finished game, each with what its seat knew then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from pithead.kernel import record as stored
from pithead.kernel.contract import SPECTATOR, Action

from .pricing import Sight

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.match import Match
    from pithead.kernel.record import Record
    from pithead.kernel.state import State


class Known(NamedTuple):
    """What a viewer knew at a moment, as plain data."""

    view: dict[str, object]
    facts: dict[str, Any]

    def sight(self, game: Game, seat: int) -> Sight:
        return Sight(self.view, game.restore_memory(self.facts), seat)


class Question(NamedTuple):
    """A question as one seat met it. All who answer a sealed one meet it before anybody has."""

    at: int
    """The moment of the replay: the length of the log before it."""
    entry: int
    """The place of the answer in the log."""
    seat: int
    turn: int
    round: int
    """The turn as players count it."""
    kind: str
    action: Action
    known: Known
    free: bool
    """Whether there was more than one answer."""


class Step(NamedTuple):
    """From one question to the next: the states, and what was answered."""

    turn: int
    before: State
    answers: tuple[tuple[int, Action], ...]
    after: State


class Turn(NamedTuple):
    """The beginning of a turn, as a spectator saw it."""

    at: int
    turn: int
    round: int
    known: Known


class Course(NamedTuple):
    """A whole game, ready to be judged."""

    match: Match
    questions: list[Question]
    steps: list[Step]
    turns: list[Turn]


def course(record: Record, game: Game) -> Course:
    """The course of a stored game; a RecordError says why it can't be played again."""
    match = stored.replay(record, game)
    walk = _Walk(match)
    while walk.entry < len(match.log):
        walk.step()
    return Course(match, walk.questions, walk.steps, walk.turns)


class _Walk:
    """A match played again, with the memory of each seat."""

    def __init__(self, match: Match) -> None:
        self.log = match.log
        self.again = match.copy()
        self.again.undo_to(0)
        self.memories = {
            viewer: self.again.first_memory(viewer) for viewer in (SPECTATOR, *range(match.seats))
        }
        self.questions: list[Question] = []
        self.steps: list[Step] = []
        self.turns: list[Turn] = []
        self.entry = 0

    def step(self) -> None:
        """One question, answered by all it asks."""
        again, game = self.again, self.again.game
        decision = again.state.pending
        assert decision is not None
        at, turn = self.entry, game.turns(again.state)
        in_round = game.rounds(again.state)
        before = again.state.clone()
        if not self.turns or self.turns[-1].turn != turn:
            self.turns.append(Turn(at, turn, in_round, self._known(SPECTATOR)))
        answers = tuple(self.log[at : at + (len(decision.seats) if decision.sealed else 1)])
        for entry, (seat, action) in enumerate(answers, start=at):
            free = len(again.legal(seat)) > 1
            known = self._known(seat)
            self.questions.append(
                Question(at, entry, seat, turn, in_round, decision.kind, action, known, free)
            )
        for seat, action in answers:
            for event in again.apply(seat, action):
                for viewer, memory in self.memories.items():
                    if event.visible_to(viewer):
                        memory.see(event)
        self.entry += len(answers)
        self.steps.append(Step(turn, before, answers, again.state.clone()))

    def _known(self, viewer: int) -> Known:
        """A copy of its own: a memory goes on remembering."""
        known = msgspec.json.encode([self.again.view(viewer), self.memories[viewer].facts()])
        return Known(*msgspec.json.decode(known))


def by_turn(steps: list[Step]) -> Iterator[list[Step]]:
    """The steps of each turn."""
    while steps:
        turn = [step for step in steps if step.turn == steps[0].turn]
        yield turn
        steps = steps[len(turn) :]
