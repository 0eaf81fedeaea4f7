"""A review in one language: its figures as wins in a hundred, its actions in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pithead.cli.printing import print_table
from pithead.cli.replay import game_of
from pithead.cli.telling import Teller
from pithead.kernel import record as records
from pithead.kernel.record import Record
from pithead.review import Decision, Review
from pithead.review.summary import TurningPoint, tell_round
from pithead.review.verdicts import Z
from pithead.words import Words

MINUS: Final = "\u2212"
COLUMNS: Final = ("result", "deal", "draws", "decisions", "guesses", "others", "rest")
LEAST_GAIN: Final = 0.005
"""What a seat must have gained from a mistake to be named, in shares of the victory."""


class ReviewWords:
    """What a review says to people."""

    def __init__(self, found: Review, record: Record, words: Words) -> None:
        self.found = found
        self.words = words
        self.game = game_of(record)
        self.teller = Teller(self.game, words)
        self.teller.sit_down(found.seats)
        self.decisions = {each.entry: each for each in found.decisions}
        self.actions = self._told(record)

    def _told(self, record: Record) -> dict[int, tuple[str, str]]:
        """Of each decision that mattered what was played and what was better, as it was asked."""
        wanted: dict[int, list[Decision]] = {}
        for point in self.found.turning_points:
            decision = self.decisions[point.entry]
            wanted.setdefault(decision.at, []).append(decision)
        told: dict[int, tuple[str, str]] = {}
        match = records.replay(record, self.game)
        log = match.log
        match.undo_to(0)
        for at in range(len(log)):
            for decision in wanted.get(at, ()):
                self.teller.look(match, decision.seat)
                both = self.teller.action(decision.action), self.teller.action(decision.best)
                told[decision.entry] = both
            match.apply(*log[at])
        self.teller.look(match, -1)
        return told

    # --- parts ------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.words.say("review-title", game=self.words.game(self.found.game))

    def company(self, seat: int) -> str:
        return self.words.seat(seat)

    def summary(self, seat: int) -> list[str]:
        """Course, own costliest decision, luck, others, and at which level one played."""
        found = self.found.level[seat]
        told = [self.words.tell(message) for message in self.found.by_seat[seat].summary]
        if found.level is None or found.low is None or found.high is None:
            return [*told, self.words.say("review-level-few", n=found.counted)]
        rungs = {"level": found.level, "low": found.low, "high": found.high}
        spoken = {name: self.words.decimal(rung, 1) for name, rung in rungs.items()}
        return [*told, self.words.say("review-level", **spoken)]

    def point(self, point: TurningPoint) -> list[str]:
        """A decision that mattered: a heading, then what there is to say."""
        words, decision = self.words, self.decisions[point.entry]
        where = {"turn": words.tell(tell_round(self.game, decision.round))}
        where["entry"] = str(decision.entry + 1)
        played, better = self.actions[point.entry]
        if point.why == "found":
            return [words.say("review-found", **where), words.say("review-played", action=played)]
        if point.why == "gift":
            gift = self.signed(point.swing)
            head = words.say("review-gift", **where, seat=decision.seat, loss=gift)
        else:
            head = words.say(
                "review-decision",
                **where,
                verdict=words.say(f"review-verdict-{decision.verdict.value}"),
                loss=self.signed(point.swing),
                error=words.decimal(100 * Z * decision.error, 1),
            )
        lines = [
            head,
            words.say("review-played", action=played),
            words.say("review-better", action=better),
        ]
        return [*lines, *self._details(decision, point.seat)]

    def _details(self, decision: Decision, seat: int) -> Iterator[str]:
        words = self.words
        price = next(each for each in decision.answers if each.action == decision.action)
        if price.reasons:
            reasons = "; ".join(words.tell(reason) for reason in price.reasons)
            yield words.say("review-because", reasons=reasons)
        helped = [
            words.say("review-helped-part", seat=who, gain=self.signed(gain))
            for who, gain in enumerate(decision.cost)
            if gain >= LEAST_GAIN
        ]
        if helped and self.found.seats > 2:
            yield words.say("review-helped", seats=", ".join(helped))
        if decision.sealed:
            yield words.say("review-less-sure")
        seen = decision.hindsight
        if seen is not None:
            change = seen.played[seat] - seen.known_best[seat]
            yield words.say("review-hindsight", change=self.signed(change))

    def signed(self, share: float) -> str:
        return signed(self.words, share)

    def ledger(self) -> tuple[list[str], list[list[str]]]:
        """The columns and the rows of what made the result."""
        words = self.words
        keys = [
            "review-result",
            "review-deal",
            "review-draws",
            "review-decisions",
            "review-guesses",
            "review-by-others",
            "review-rest",
        ]
        heads = [words.say("review-seat"), *(words.say(key) for key in keys)]
        rows = [
            [self.company(row.seat), *(self.signed(getattr(row, name)) for name in COLUMNS)]
            for row in self.found.ledger
        ]
        return heads, rows

    def made(self) -> str:
        found = self.found
        effort = self.words.decimal(found.effort, 1)
        return self.words.say("review-made", bot=found.policy.bot, effort=effort, seed=found.seed)

    # --- all of it --------------------------------------------------------------------------------

    def print(self, seats: Sequence[int]) -> None:
        """For a terminal: each seat's sentences and decisions, the ledger of all."""
        for seat in seats:
            print(self.company(seat))
            for sentence in self.summary(seat):
                print(f"  {sentence}")
            for point in self.found.by_seat[seat].turning_points:
                head, *lines = self.point(point)
                print(f"\n  {head}")
                for line in lines:
                    print(f"    {line}")
            print()
        heads, rows = self.ledger()
        print_table(heads, rows, self.words.say("review-ledger"))
        print(self.made())


def signed(words: Words, share: float) -> str:
    """A share of the victory as wins in a hundred, with a real minus."""
    n = round(100 * share, 1)
    sign = MINUS if n < 0 else "+" if n > 0 else ""
    return sign + words.decimal(abs(n), 1)
