"""How far a learner has come in a lesson: what its table's entries add up to.

A lesson is a table like any other, with a course beside its match. Nothing about the course is
stored but the lesson's name and stamp, the moves, and what the learner pressed: where they stand
follows from that. No input, no output, no clock, no chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pithead.kernel.contract import Action, Message
from pithead.kernel.game import Game
from pithead.kernel.lessons import Conditions, Lesson, Reply, Step, find_action, fits, holds, said
from pithead.kernel.match import Match

SHOW_AFTER = 2
"""Tries after which the companion offers to show the move."""


class Verdict(NamedTuple):
    """What is said of a try: nothing to an accepted one."""

    accepted: bool
    reply: Message | None = None


class Made(NamedTuple):
    """A move of this course: who made it, in which turn, to answer what."""

    seat: int
    turn: int
    kind: str


class Course:
    def __init__(self, lesson: Lesson, game: Game, stamp: str) -> None:
        self.lesson = lesson
        self.game = game
        self.outdated = stamp != lesson.stamp(game)
        """The table was made for another version of this lesson: it cannot be continued."""
        self.at = -1
        self.left: list[str] = []
        """What the step still asks for."""
        self.chosen: list[str] = []
        """What the learner has played in this step."""
        self.count = 0
        self.turn = 0
        self.tries = 0
        self.all_tries = 0
        self.reply: Message | None = None
        self.said: Message | None = None
        """What is to be said of the last thing that was done."""
        self.made: list[Made] = []

    # --- where the learner stands ---------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The step that is on; None once all are done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def over(self) -> bool:
        return self.step is None

    @property
    def free(self) -> bool:
        """The learner plays as they like, and bots play the others."""
        step = self.step
        return self.lesson.goes_on if step is None else step.free

    def ready(self, match: Match) -> bool:
        """Whether the step is to be shown now, or something happens before it."""
        step, pending = self.step, match.state.pending
        if step is None or self.outdated:
            return False
        if pending is None:
            return True
        mine = match.state.asked(self.lesson.seat)
        if (step.kind and pending.kind != step.kind) or (step.asked and not mine):
            return False
        if not step.moves:
            return True
        # Sealed answers of the others go in first, so that the learner's own settles things.
        others = {*pending.seats} - {*match.sealed, self.lesson.seat}
        return mine and self._unseen(match) is None and not (pending.sealed and others)

    def points(self) -> list[str]:
        """What the step points at, without what has been done."""
        step = self.step
        if step is None:
            return []
        if not step.each:
            made = {f"deed:{action}" for action in self.chosen}
            return [point for point in step.points if point not in made]
        left = [*self.left]
        found = []
        for point, pattern in zip(step.points, step.do, strict=True):
            if pattern in left:
                left.remove(pattern)
                found.append(point)
        return found

    def waits(self, match: Match) -> bool:
        """Whether all stands still until the learner presses something."""
        step = self.step
        return step is not None and not step.moves and self.ready(match)

    # --- what happens ---------------------------------------------------------------------------

    def begin(self, match: Match) -> None:
        self._enter(match, 0)

    def moved(self, match: Match, made: Made, action: Action, own: bool) -> None:
        """A move has been played; `own`: the learner chose it."""
        self.made.append(made)
        step = self.step
        if own and step is not None:
            self.tries, self.reply = 0, None
            self.count += 1
            self.chosen.append(self.game.text(action))
            self._tick_off(match, step, action)
        self._advance(match)

    def undone(self, index: int) -> None:
        """A move was taken back, which only free play allows."""
        del self.made[index]

    def pressed(self, match: Match, option: str) -> None:
        """The learner pressed "Next", or the button of an option that is right."""
        step = self.step
        assert step is not None
        self.said = self._outcome(match, step) if step.done else None
        self._enter(match, self.at + 1)

    def tried(self, reply: Message) -> None:
        self.tries += 1
        self.all_tries += 1
        self.reply = reply

    def _tick_off(self, match: Match, step: Step, action: Action) -> None:
        for pattern in self.left:
            if fits(pattern, action):
                self.left.remove(pattern)
                return
        for answer in step.accepted():
            if answer.says and fits(answer.play, action):
                self.said = said(self.lesson, match, step, "done", answer.says)
                return

    def _advance(self, match: Match) -> None:
        """Go on to the first step that is still to be done."""
        step = self.step
        while step is not None and step.moves and self._is_done(match, step):
            if step.done and self._unsaid(step):
                self.said = self._outcome(match, step)
            elif self._unsaid(step):
                self.said = None
            self._enter(match, self.at + 1)
            step = self.step

    def _outcome(self, match: Match, step: Step) -> Message:
        told = said(self.lesson, match, step, "done")
        return Message(told.key, {**told.args, **step.outcome})

    def _unsaid(self, step: Step) -> bool:
        """Whether nothing was said about what was done in this step."""
        begins = self.lesson.key(self.game.name, step.id, "done")
        return self.said is None or not self.said.key.startswith(begins)

    def _is_done(self, match: Match, step: Step) -> bool:
        if match.over:
            return True
        if step.ends:
            return holds(step.ends, match, self.lesson.seat)
        if step.until == "over" or (step.free and not step.until):
            return False
        if step.until == "turn":
            return self.game.turns(match.state) != self.turn
        if step.until:
            pending = match.state.pending
            assert pending is not None
            mine = match.state.asked(self.lesson.seat)
            return self.count > 0 and mine and pending.kind == step.until
        return self.count >= max(1, len(step.do))

    def _enter(self, match: Match, at: int) -> None:
        steps = self.lesson.steps
        while at < len(steps) and not holds(steps[at].when, match, self.lesson.seat):
            at += 1
        self.at = at
        self.left = list(steps[at].do) if at < len(steps) else []
        self.chosen = []
        self.count = self.tries = 0
        self.reply = None
        self.turn = self.game.turns(match.state)

    # --- what the learner may do ----------------------------------------------------------------

    def judge(self, match: Match, action: Action) -> Verdict:
        """What the companion thinks of a legal move."""
        step = self.step
        if step is None or step.free:
            return Verdict(self.free)
        if not step.moves or not self.ready(match):
            key = "lesson-press-next" if self.waits(match) else "lesson-wait"
            return Verdict(False, Message(key, {}))
        if any(fits(pattern, action) for pattern in self.left):
            return Verdict(True)
        for answer in step.accepted():
            if fits(answer.play, action) and self._leaves(match, action, answer.leaves):
                return Verdict(True)
        return Verdict(False, self._reply(match, step, action))

    def _leaves(self, match: Match, action: Action, conditions: Conditions) -> bool:
        if not conditions:
            return True
        ahead = match.copy()
        ahead.apply(self.lesson.seat, action)
        return holds(conditions, ahead, self.lesson.seat)

    def _reply(self, match: Match, step: Step, action: Action) -> Message:
        replies: Iterable[Reply] = (reply for reply in step.wrong if fits(reply.play, action))
        found = next(iter(replies), None)
        parts = ("wrong", found.says) if found else ("wrong",)
        reply = said(self.lesson, match, step, *parts)
        return Message(reply.key, {**reply.args, **found.told}) if found else reply

    def answer(self, match: Match, option: str) -> Verdict:
        """What the companion thinks of a button: an option, or "Next"."""
        step = self.step
        if step is None or not self.waits(match) or bool(step.options) != bool(option):
            return Verdict(False)
        if not option or option in step.right:
            return Verdict(True)
        if option not in step.options:
            return Verdict(False)
        return Verdict(False, said(self.lesson, match, step, "wrong", option))

    def shown(self, match: Match) -> Action | None:
        """The move the companion would make; None where it waits for a button."""
        step, seat = self.step, self.lesson.seat
        if step is None or not step.moves or not self.ready(match):
            return None
        patterns = [*self.left, *(answer.play for answer in step.accepted())]
        for pattern in patterns:
            action = find_action(match, seat, pattern)
            if action is not None and self.judge(match, action).accepted:
                return action
        return None

    def tip(self, match: Match) -> Message | None:
        """The hint the lesson itself has for this moment."""
        step = self.step
        for tip in step.tips if step is not None else ():
            if step is not None and holds(tip.when, match, self.lesson.seat):
                return said(self.lesson, match, step, "tip", tip.says)
        return None

    # --- what the others do ---------------------------------------------------------------------

    def asked(self, match: Match, waiting: Sequence[int]) -> list[int]:
        """Seats for which the table itself answers now."""
        if self.outdated or self.waits(match) or (self.over and not self.free):
            return []
        others = [seat for seat in waiting if seat != self.lesson.seat]
        if self.lesson.seat in waiting and self._unseen(match) is not None:
            return [self.lesson.seat, *others]
        return others

    def scripted(self, match: Match, seat: int) -> Action | None:
        """What this seat answers by the script; None where a bot is to be asked."""
        if seat == self.lesson.seat:
            return self._unseen(match)
        if self.free:
            return None
        pending = match.state.pending
        assert pending is not None
        rival = next(rival for rival in self.lesson.rivals if rival.seat == seat)
        turn = self.game.turns(match.state)
        lines = rival.turns.get(str(turn), {}).get(pending.kind, [])
        said_before = self.made.count(Made(seat, turn, pending.kind))
        for pattern in [*lines[said_before : said_before + 1], *rival.policy]:
            action = find_action(match, seat, pattern)
            if action is not None:
                return action
        return match.legal(seat)[0]

    def _unseen(self, match: Match) -> Action | None:
        step, seat = self.step, self.lesson.seat
        if step is None or not match.state.asked(seat):
            return None
        found = (find_action(match, seat, pattern) for pattern in step.unseen)
        return next((action for action in found if action is not None), None)
