"""The pieces a review is made of: a decision judged, a turn rated. Each stands for itself, so they
can be made in any order, in any process, and kept when a review is stopped half-way."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct

from pithead import bots, records
from pithead.bots.rollout import take
from pithead.kernel import record as stored
from pithead.kernel.contract import SPECTATOR, Action
from pithead.kernel.plugin import plugin_of

from .chances import WORLDS, chances, true_chances
from .course import Course, Question, Turn, by_turn, course
from .draws import Draws
from .prices import Price, Prices
from .pricing import Pricing
from .reference import Reference
from .verdicts import BAD, Verdict

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

ANSWERS: Final = 5
"""Answers compared that look best, beside the one played."""
KEPT: Final = 5
"""Answers of a decision that a review keeps; any other is priced when somebody asks."""
WORTH: Final = 0.5
"""What a decision of a whole game is worth of the worlds of one that is asked about alone."""
HINDSIGHT: Final = 32
"""Redraws of the true position in which the played and the best answer are compared."""


class Hindsight(Struct, frozen=True):
    """What the true position made of it. Never graded."""

    played: tuple[float, ...]
    """Each seat's chance after the answer that was played."""
    known_best: tuple[float, ...]
    """And after the one that was best as far as the seat could know."""
    best: Action
    """The best as it turned out, of those that were kept."""
    worlds: int


class Decision(Struct, frozen=True, tag="decision"):
    """One decision with its price."""

    at: int
    """The moment of the replay before it."""
    entry: int
    seat: int
    turn: int
    round: int
    """The turn as players count it."""
    kind: str
    action: Action
    best: Action
    verdict: Verdict
    loss: float
    error: float
    cost: tuple[float, ...]
    points_lost: float
    standing_lost: float
    counted: bool
    sealed: bool
    found: bool
    """Well found: the best was played, and the next one would surely have been a slip or worse."""
    levels: dict[str, float]
    """What each of our levels would have lost here, at the same prices, in standing; only of what
    counted."""
    answers: tuple[Price, ...]
    hindsight: Hindsight | None


class TurnChances(Struct, frozen=True, tag="turn"):
    """A turn's beginning."""

    at: int
    turn: int
    round: int
    chances: tuple[float, ...]
    """Each seat's chance by what a spectator could know."""
    draws: tuple[float, ...]
    """What chance brought each seat during the turn, against its own expectation."""


Piece = Decision | TurnChances


class Plan(NamedTuple):
    """A review to be made, as it travels to other processes (`arena.processes.Task`)."""

    data: dict[str, Any]
    file: str
    effort: float
    seed: str

    def open(self) -> Judge:
        record = stored.parse(self.data, self.file)
        return Judge(course(record, records.game_of(record)), self.effort, self.seed)

    def work(self, opened: Judge, number: int) -> tuple[int, Piece]:
        return number, opened.piece(number)


class Judge:
    """Judges the pieces of one game."""

    def __init__(self, played: Course, effort: float, seed: str) -> None:
        self.match = played.match
        self.game: Game = played.match.game
        self.effort = effort
        self.seed = seed
        self.reference = Reference(self.game, self.match.seats)
        self.draws = Draws(self.reference, seed)
        self.states = dict(_moments(played))
        turns = zip(played.turns, by_turn(played.steps), strict=True)
        self.steps = {turn.turn: steps for turn, steps in turns}
        free = [question for question in played.questions if question.free]
        # In the order of time; what began with a turn comes after its chances.
        self.pieces: list[Turn | Question] = sorted(
            [*played.turns, *free], key=lambda each: (each.at, isinstance(each, Question))
        )
        self.forced = [0] * self.match.seats
        for question in played.questions:
            self.forced[question.seat] += not question.free

    def piece(self, number: int) -> Piece:
        found = self.pieces[number]
        return self.rate(found) if isinstance(found, Turn) else self.judge(found)

    # --- turns ------------------------------------------------------------------------------------

    def rate(self, turn: Turn) -> TurnChances:
        sight = turn.known.sight(self.game, SPECTATOR)
        worlds = max(8, round(WORLDS * self.effort))
        found = chances(
            self.game, sight.view, sight.memory, worlds, f"{self.seed} {turn.at}", self.reference
        )
        draws = self.draws.of(self.steps[turn.turn])
        return TurnChances(turn.at, turn.turn, turn.round, found, draws)

    def deal(self) -> tuple[float, ...]:
        """The chances of the true beginning, with all luck still to come."""
        worlds = max(16, round(2 * WORLDS * self.effort))
        return true_chances(self.states[0], worlds, self.seed, self.reference)

    # --- decisions --------------------------------------------------------------------------------

    def judge(self, question: Question) -> Decision:
        sight = question.known.sight(self.game, question.seat)
        action = [question.action]
        pricing = Pricing(self.game, sight, action, ANSWERS, self.seed, self.reference)
        pricing.run(WORTH * self.effort)
        prices = pricing.prices()
        levels = self._levels(question) if prices.counted else {}
        for answer in levels.values():
            pricing.add(answer)
        if levels:
            prices = pricing.prices()
        played = prices.of(question.action)
        assert played is not None
        kept = prices.answers[:KEPT]
        if played not in kept:
            kept = (*kept[: KEPT - 1], played)
        losses = {level: prices.of(answer) for level, answer in levels.items()}
        graded = played.verdict
        if not prices.counted and graded is not Verdict.DECIDED:
            graded = Verdict.GOOD
        return Decision(
            at=question.at,
            entry=question.entry,
            seat=question.seat,
            turn=question.turn,
            round=question.round,
            kind=question.kind,
            action=question.action,
            best=prices.best.action,
            verdict=graded,
            loss=played.loss,
            error=played.error,
            cost=played.cost,
            points_lost=played.points_lost,
            standing_lost=played.standing_lost,
            counted=prices.counted,
            sealed=prices.sealed,
            found=played is prices.best and _next_is_bad(prices.answers[1:]),
            levels={
                level: price.standing_lost for level, price in losses.items() if price is not None
            },
            answers=kept,
            hindsight=self._hindsight(question, kept) if graded in BAD else None,
        )

    def price(self, entry: int, answer: Action) -> Prices:
        """The prices of one question again, with one more answer."""
        question = next(
            each for each in self.pieces if isinstance(each, Question) and each.entry == entry
        )
        sight = question.known.sight(self.game, question.seat)
        ask = list(dict.fromkeys([question.action, answer]))
        pricing = Pricing(self.game, sight, ask, ANSWERS, self.seed, self.reference)
        pricing.run(WORTH * self.effort)
        return pricing.prices()

    def _levels(self, question: Question) -> dict[str, Action]:
        """What each level would have answered, knowing the same, with a fixed effort."""
        found: dict[str, Action] = {}
        for name, level in plugin_of(self.game).levels.items():
            named = name if level.budget is None else level.bot
            bot = bots.make(named, self.game, question.seat, self.seed)
            sight = question.known.sight(self.game, question.seat)
            bot.memory = sight.memory if bot.remembers else None
            found[name] = bot.choose(sight.view).action
        return found

    def _hindsight(self, question: Question, kept: tuple[Price, ...]) -> Hindsight:
        """The same answers in the true position, with the luck still to come dealt anew."""
        rng = Random(f"{self.seed} hindsight {question.entry}")
        redraw = plugin_of(self.game).redraw
        state = self.states[question.at]
        seats = range(self.match.seats)
        steps = [self.game.encode(price.action) for price in kept]
        sums = [[0.0] * len(seats) for _ in kept]
        for _ in range(HINDSIGHT):
            world, luck = redraw(state, rng), rng.getrandbits(32)
            for total, each in zip(sums, steps, strict=True):
                after = world.clone()
                take(after, question.seat, each)
                shares = self.reference.play_on(after, luck).shares
                for seat in seats:
                    total[seat] += shares[seat] / HINDSIGHT
        chances = [tuple(round(each, 4) for each in total) for total in sums]
        best = max(range(len(kept)), key=lambda at: chances[at][question.seat])
        at = next(at for at, price in enumerate(kept) if price.action == question.action)
        return Hindsight(chances[at], chances[0], kept[best].action, HINDSIGHT)


def _moments(played: Course) -> list[tuple[int, State]]:
    at, found = 0, []
    for step in played.steps:
        found.append((at, step.before))
        at += len(step.answers)
    return found


def _next_is_bad(others: tuple[Price, ...]) -> bool:
    return bool(others) and all(each.verdict in BAD for each in others)
