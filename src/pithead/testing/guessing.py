"""Determinize: a full state that fits the view, and that knows no more than the view.

A determinizer that peeks would make bots cheat and nobody would notice in play. So the kit counts
how often a guess equals the truth. An honest guess of a shuffled pile of different cards puts one
card in its true place on average, whatever the length of the pile, with variance one; like cards
make more hits, by a number that is known too. Too many hits is peeking, too few is peeking as well
(it knows what to avoid).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from pithead.kernel.contract import SPECTATOR
from pithead.kernel.state import State
from pithead.testing.case import Case
from pithead.testing.copies import step_on
from pithead.testing.gamekit import GameKit
from pithead.testing.secrecy import View, differing, viewers
from pithead.testing.walk import positions

Guess = Callable[[State, View, Random], State]
ENOUGH = 100
# How many standard deviations from chance we call peeking: one honest run in 15,000 gets there.
SUSPICIOUS = 4.0
# Amounts have no shuffle to compare with; an honest guess is still rarely exactly right.
MOST_FIGURES_RIGHT = 0.5


@dataclass
class Hits:
    """How often guesses met the truth."""

    sequences: int = 0
    places: int = 0
    expected: float = 0.0
    variance: float = 0.0
    figures: int = 0
    figures_right: int = 0

    def add(self, other: Hits) -> None:
        self.sequences += other.sequences
        self.places += other.places
        self.expected += other.expected
        self.variance += other.variance
        self.figures += other.figures
        self.figures_right += other.figures_right

    @property
    def deviation(self) -> float:
        return (self.places - self.expected) / sqrt(max(1.0, self.variance))

    @property
    def share_right(self) -> float:
        return self.figures_right / max(1, self.figures)


def honest(kit: GameKit) -> Guess:
    """The game's own determinizer, given nothing but the bytes of the view."""
    return lambda _state, view, rng: kit.game.determinize(json.loads(json.dumps(view)), rng)


def check_open(kit: GameKit) -> None:
    """Where nothing is hidden, a guess is the truth."""
    for seats in kit.game.seat_counts:
        case = Case(seats, kit.plain, seats)
        for match in positions(kit, case, salt="open"):
            for viewer in viewers(match):
                view = kit.game.view(match.state, viewer)
                guess = honest(kit)(match.state, view, Random(1))
                assert kit.game.digest(guess) == kit.game.digest(match.state)


def check_fit(kit: GameKit, case: Case, *, every: int = 1) -> None:
    """A guess gives back the view it was made from, is a sound state, and plays to an end."""
    game, rng = kit.game, Random(f"{case} fit")
    for count, match in enumerate(positions(kit, case, salt="fit")):
        if count % every:
            continue
        for viewer in viewers(match):
            view = game.view(match.state, viewer)
            guess = game.determinize(json.loads(json.dumps(view)), rng)
            difference = differing(game.view(guess, viewer), view)
            assert not difference, f"viewer {viewer} at {match.state.pending}: {difference}"
            wrong = list(kit.violations(guess, game.dump(guess)))
            assert not wrong, f"viewer {viewer} at {match.state.pending}: {wrong}"
            if viewer != SPECTATOR:
                assert game.legal(guess, viewer) == game.legal(match.state, viewer)
            if rng.random() < 0.05:
                step_on(guess, rng, 10**6)
                assert guess.over


def measure(kit: GameKit, case: Case, guess: Guess, *, every: int = 1) -> Hits:
    """Guess at every node, for every viewer, and hold the guesses against the truth."""
    game, rng = kit.game, Random(f"{case} guesses")
    hits = Hits()
    for count, match in enumerate(positions(kit, case, salt="guesses")):
        if count % every or match.over:
            continue
        truth = game.dump(match.state)
        for viewer in viewers(match):
            guessed = game.dump(guess(match.state, game.view(match.state, viewer), rng))
            hits.add(count_places(kit.shuffled(truth, viewer), kit.shuffled(guessed, viewer)))
            figures = kit.hidden_figures(truth, viewer), kit.hidden_figures(guessed, viewer)
            right = sum(a == b for a, b in zip(*figures, strict=True))
            hits.add(Hits(figures=len(figures[0]), figures_right=right))
    return hits


def count_places(truth: Sequence[Sequence[str]], guess: Sequence[Sequence[str]]) -> Hits:
    """Things guessed in their true place, over all sequences that leave something to guess."""
    hits = Hits()
    for real, guessed in zip(truth, guess, strict=True):
        assert sorted(real) == sorted(guessed), "the guess holds other things than the truth"
        copies = list(Counter(real).values())
        if len(copies) > 1:
            places = sum(a == b for a, b in zip(real, guessed, strict=True))
            hits.add(Hits(1, places, *by_chance(copies)))
    return hits


def by_chance(copies: Sequence[int]) -> tuple[float, float]:
    """Mean and variance of the hits of a random order of cards with so many copies each."""
    count = sum(copies)
    mean = sum(c * c for c in copies) / count
    # Two places at once: of one card, or of two different ones.
    squares = [c * c for c in copies]
    alike = sum(c * c * (c - 1) * (c - 1) for c in copies)
    different = sum(squares) ** 2 - sum(square * square for square in squares)
    return mean, mean + (alike + different) / (count * (count - 1)) - mean * mean


def assert_no_peeking(hits: Hits) -> None:
    assert hits.sequences > ENOUGH, "too few guesses to judge"
    assert abs(hits.deviation) < SUSPICIOUS, (
        f"{hits.places} hits, {hits.expected:.0f} expected: {hits.deviation:+.1f} deviations"
    )
    assert hits.share_right < MOST_FIGURES_RIGHT, f"{hits.share_right:.0%} of figures are right"
