"""The price of every answer to one question, from what the seat may know.

    prices = price(game, match.view(seat), match.memory(seat), seat)
    prices.answers[0].chances          # each seat's expected share of the victory after the best

All answers are played out in the same worlds with the same luck, so that differences are sharp.
Worlds come in two halves: one chooses the best answer, the other prices it; otherwise the best of
many would also be the luckiest. docs/review.md defines each figure.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from pithead.kernel.contract import Action
from pithead.kernel.message import Message

from .prices import Price, Prices
from .reasons import mean_error, reasons
from .reference import Outcome, Reference
from .verdicts import COUNTING_WORLDS, MISTAKE, is_decided, judge, lower_bound

if TYPE_CHECKING:
    from pithead.kernel.action_steps import Steps
    from pithead.kernel.game import Game
    from pithead.kernel.heuristics import Ranked
    from pithead.kernel.memory import Memory
    from pithead.kernel.state import State

WORLDS: Final = 256
"""Worlds in which the best answers are tried at effort 1, both halves together."""
ANSWERS: Final = 8
"""Answers compared, beside those that were asked for; 0: those alone."""
FIRST: Final = 16
"""Worlds of the first round, in which every answer is tried; each round doubles them."""
LEAST: Final = 4
"""Worlds at the least effort."""
SHOWN: Final = 3
"""Answers that stay to the end where none is asked for; beside one that is, the best does."""
HOPELESS: Final = 3.0
"""Standard errors by which an answer must be worse to be given up in a sifting."""
LEAD: Final = 0.01
"""What a point of lead counts when the best is chosen: a few worlds know little of victories."""
DIGITS: Final = 4


class Sight(NamedTuple):
    """What a seat may know when it is asked: all that a price may depend on."""

    view: dict[str, object]
    memory: Memory | None
    seat: int


def price(
    game: Game,
    view: dict[str, object],
    memory: Memory | None,
    seat: int,
    effort: float = 1.0,
    *,
    ask: Sequence[Action] = (),
    answers: int = ANSWERS,
    budget: float | None = None,
    seed: int | str = 0,
    reference: Reference | None = None,
) -> Prices:
    """The prices of the answers to the question that this view asks of the seat.

    `ask` are answers that are priced to the end, for example the one that was played, beside the
    `answers` that look best. Without a budget the same view, memory, effort and seed give the same
    prices; with one, in seconds, there are as many worlds as it allows.
    """
    sight = Sight(view, memory, seat)
    pricing = Pricing(game, sight, ask, answers, seed, reference)
    pricing.run(effort, None if budget is None else time.perf_counter() + budget)
    return pricing.prices()


class Candidate:
    """An answer and how the games after it ended, by the number of the world."""

    def __init__(self, action: Action, steps: Steps, asked: bool) -> None:
        self.action = action
        self.steps = steps
        self.asked = asked
        self.outcomes: list[Outcome] = []

    def promise(self, seat: int) -> float:
        """How well the seat did with it in the choosing half."""
        found = [_standing(outcome, seat) for outcome in self.outcomes[::2]]
        return sum(found) / max(1, len(found))


class Pricing:
    """One question being priced, in more and more worlds."""

    def __init__(
        self,
        game: Game,
        sight: Sight,
        ask: Sequence[Action] = (),
        answers: int = ANSWERS,
        seed: int | str = 0,
        reference: Reference | None = None,
    ) -> None:
        self.game = game
        self.sight = sight
        seats = game.seats_in(sight.view)
        self.reference = reference or Reference(game, seats)
        self.seed = seed
        self.rng = Random(_digest(sight, seed))
        world = self._imagine()
        decision = world.pending
        if decision is None or not world.asked(sight.seat):
            raise ValueError(f"seat {sight.seat} is not asked in this view")
        self.kind = decision.kind
        self.sealed = decision.sealed
        self.seats = seats
        self.candidates = self._candidates(world, ask, max(2, answers) if answers else 0)
        self.live = list(self.candidates)
        self.worlds = 0
        # The first worlds, in which every answer was tried, for those that are asked for later.
        self.first: list[tuple[State, int]] = []

    def run(self, effort: float = 1.0, stop: float | None = None) -> None:
        """Try the answers in worlds up to this effort, dropping those that fall behind."""
        most = max(LEAST, 2 * round(WORLDS * effort / 2))
        goal = min(FIRST, most)
        while True:
            while self.worlds < goal:
                if not self.try_world(stop):
                    return
            if goal >= most or self._settled():
                return
            self._drop()
            goal = min(most, 2 * goal)

    def sift(self, worlds: int) -> None:
        """Try what is left in this many worlds in all, then give up what is surely worse.

        Unlike `run` it keeps everything that may be as good as the best.
        """
        self.try_worlds(worlds)
        best = self._best()
        self.live = [each for each in self.live if not self._is_hopeless(each, best)]

    def try_worlds(self, worlds: int) -> None:
        """Every live answer in this many worlds in all."""
        while self.worlds < worlds:
            self.try_world()

    def _is_hopeless(self, candidate: Candidate, best: Candidate) -> bool:
        if candidate is best:
            return False
        loss, error = difference(best, candidate, self.sight.seat)
        return loss - HOPELESS * error > 0.0

    def try_world(self, stop: float | None = None) -> bool:
        """Every live answer in one more world; False, and no trace of it, when time is up."""
        if stop is not None and time.perf_counter() >= stop and self.worlds >= 2:
            return False
        world = self._imagine()
        luck = self.rng.getrandbits(32)
        found: list[Outcome] = []
        for candidate in self.live:
            found.append(self.reference.play_out(world, self.sight.seat, candidate.steps, luck))
            late = stop is not None and time.perf_counter() >= stop
            if late and self.worlds >= 2 and len(found) < len(self.live):
                return False
        for candidate, outcome in zip(self.live, found, strict=True):
            candidate.outcomes.append(outcome)
        self.worlds += 1
        if self.worlds <= FIRST:
            self.first.append((world, luck))
        return True

    def add(self, action: Action) -> None:
        """Price one more answer, in the worlds in which all were tried; it can't be the best."""
        if all(action != each.action for each in self.candidates):
            candidate = Candidate(action, self.game.encode(action), False)
            for world, luck in self.first:
                outcome = self.reference.play_out(world, self.sight.seat, candidate.steps, luck)
                candidate.outcomes.append(outcome)
            self.candidates.append(candidate)

    def _settled(self) -> bool:
        """Whether no answer that was asked for looks like a mistake: more worlds find none, then.

        Where none was asked for, every world makes the choice surer.
        """
        asked = [candidate for candidate in self.live if candidate.asked]
        if not asked:
            return len(self.candidates) == 1
        best = self._best()
        for candidate in asked:
            loss, error = difference(best, candidate, self.sight.seat)
            if candidate is not best and (loss + error) * self.seats >= MISTAKE:
                return False
        return True

    def _drop(self) -> None:
        """Keep the better half by the choosing worlds, and what was asked for."""
        seat = self.sight.seat
        self.live.sort(key=lambda each: -each.promise(seat))
        shown = 1 if any(each.asked for each in self.live) else SHOWN
        keep = max(shown, (len(self.live) + 1) // 2)
        self.live = [each for at, each in enumerate(self.live) if at < keep or each.asked]

    def _best(self) -> Candidate:
        """The best by the choosing half; the first of equals."""
        return max(self.live, key=lambda each: each.promise(self.sight.seat))

    def prices(self) -> Prices:
        """What was found so far."""
        seat = self.sight.seat
        best = self._best()
        others = [each for each in self.candidates if each is not best]
        # Those that were dropped were the worst of the choosing half, and rest on fewer worlds.
        live = {id(each) for each in self.live}
        others.sort(key=lambda each: (id(each) not in live, difference(best, each, seat)[0]))
        answers = [self._price(each, best, best) for each in others]
        return Prices(
            seat=seat,
            seats=self.seats,
            kind=self.kind,
            sealed=self.sealed,
            counted=any(_surely_worse(each) for each in answers),
            worlds=self.worlds,
            seed=str(self.seed),
            policy=self.reference.policy(),
            answers=(self._price(best, best, others[0] if others else best), *answers),
        )

    def _price(self, candidate: Candidate, best: Candidate, against: Candidate) -> Price:
        """An answer's price; its reasons set it against another answer."""
        seat, seats = self.sight.seat, range(self.seats)
        mine, theirs = _paired(candidate, best)
        chances = [_mean([each.shares[who] for each in mine]) for who in seats]
        at_best = [_mean([each.shares[who] for each in theirs]) for who in seats]
        points = [_mean([_points(each, who) for each in mine]) for who in seats]
        loss, error = difference(best, candidate, seat)
        pairs = zip(mine, theirs, strict=True)
        lost = mean_error([_points(b, seat) - _points(m, seat) for m, b in pairs])
        pairs = zip(mine, theirs, strict=True)
        fallen = mean_error([_standing(b, seat) - _standing(m, seat) for m, b in pairs])
        decided = is_decided(chances[seat], at_best[seat], self.seats)
        return Price(
            action=candidate.action,
            chances=_rounded(chances),
            points=_rounded(points),
            loss=round(loss, DIGITS),
            error=round(error, DIGITS),
            cost=_rounded([own - other for own, other in zip(chances, at_best, strict=True)]),
            points_lost=round(lost[0], DIGITS),
            points_error=round(lost[1], DIGITS),
            standing_lost=round(fallen[0], DIGITS),
            standing_error=round(fallen[1], DIGITS),
            verdict=judge(loss, error, self.seats, decided, len(mine)),
            worlds=len(mine),
            reasons=self._reasons(candidate, against),
        )

    def _reasons(self, candidate: Candidate, against: Candidate) -> tuple[Message, ...]:
        """What the better of two answers brings; the one set against the best is the worse."""
        mine, theirs = _paired(candidate, against)
        better, worse = (theirs, mine) if against is self._best() else (mine, theirs)
        return reasons(self.game, better, worse, self.sight.seat)

    def _imagine(self) -> State:
        view, memory, seat = self.sight
        state = self.game.determinize(view, self.rng, memory)
        state.drop_form(seat)
        return state

    def _candidates(self, world: State, ask: Sequence[Action], most: int) -> list[Candidate]:
        """The answers that look best; of sealed amounts a few from the least to the most.

        Those asked for come first, so that equals never speak against them.
        """
        ranked = self.reference.ranked(world, self.sight.seat, self.rng)
        if self.sealed and len(ranked) > most:
            rest = sorted(ranked[1:], key=lambda each: each.steps)
            ranked = [ranked[0], *_spread(rest, most - 1)]
        found: dict[Action, Candidate] = {}
        for action in ask:
            found[action] = Candidate(action, self.game.encode(action), True)
        for option in ranked[:most]:
            action = self.game.decode(option.steps)
            found.setdefault(action, Candidate(action, option.steps, False))
        return list(found.values())


def _spread(options: list[Ranked], count: int) -> list[Ranked]:
    """So many of them, evenly from the first to the last."""
    last = len(options) - 1
    return [options[at * last // max(1, count - 1)] for at in range(count)]


def difference(best: Candidate, other: Candidate, seat: int) -> tuple[float, float]:
    """What a seat loses by the other answer, and its standard error, by the pricing half."""
    mine, theirs = _paired(other, best)
    pairs = zip(mine, theirs, strict=True)
    return mean_error([b.shares[seat] - m.shares[seat] for m, b in pairs])


def _paired(one: Candidate, other: Candidate) -> tuple[list[Outcome], list[Outcome]]:
    """The outcomes of two answers in the pricing worlds that both were tried in."""
    pairs = list(zip(one.outcomes, other.outcomes, strict=False))[1::2]
    return [mine for mine, _ in pairs], [theirs for _, theirs in pairs]


def _surely_worse(answer: Price) -> bool:
    lost = lower_bound(answer.standing_lost, answer.standing_error)
    return answer.worlds >= COUNTING_WORLDS and lost > 0.0


def _standing(outcome: Outcome, seat: int) -> float:
    points = [_points(outcome, who) for who in range(len(outcome.points))]
    rivals = [each for who, each in enumerate(points) if who != seat]
    return outcome.shares[seat] + LEAD * (points[seat] - max(rivals, default=0.0))


def _points(outcome: Outcome, seat: int) -> float:
    return float(sum(outcome.points[seat].values()))


def _mean(found: Sequence[float]) -> float:
    return sum(found) / max(1, len(found))


def _rounded(found: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(each, DIGITS) for each in found)


def _digest(sight: Sight, seed: int | str) -> bytes:
    """What luck depends on: the seed, and what the seat knows."""
    facts = None if sight.memory is None else sight.memory.facts()
    known = msgspec.json.encode([sight.view, facts], order="sorted")
    return hashlib.sha256(f"{seed} {sight.seat} ".encode() + known).digest()
