"""Training: learn the weights of value functions and heuristics from games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from pithead.kernel.contract import Arg, Message
from pithead.kernel.heuristics import Heuristic

from . import learning
from .evolution import Evolution
from .learning import Setup
from .practice import BATCH, RATE, REFINING, Practice, duel
from .weights import (
    HEURISTIC,
    WeightFiles,
    make_features,
    make_heuristic,
    read_heuristic,
    read_parts,
    shipped,
    teach,
    write_heuristic,
    write_value,
)

if TYPE_CHECKING:
    from pithead.kernel.features import Features
    from pithead.kernel.game import Game


Report = Callable[[Message], None]


class Job(NamedTuple):
    """What is to be learned, for which table, and where the files go."""

    table: Setup
    games: int
    rounds: int
    seed: str
    folder: Path
    report: Report

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def target(self) -> WeightFiles:
        return WeightFiles(self.folder)

    def source(self, part: str) -> WeightFiles:
        """What to start from: an earlier run in the same folder, else the shipped weights."""
        path = self.target.linear(self.seats)
        there = path.is_file() and part in read_parts(path)
        return self.target if there else shipped(self.game)

    def heuristic_weights(self) -> list[float] | None:
        path = self.source(HEURISTIC).linear(self.seats)
        return read_heuristic(path, make_heuristic(self.game)) if path.is_file() else None

    def features(self) -> Features:
        """The features of the game, with the heuristic weights to start from."""
        features = make_features(self.game)
        weights = self.heuristic_weights()
        if weights is not None:
            features.adopt(weights)
        return features

    def keep_value(self, features: Features, weights: list[float], made: str) -> None:
        path = self.target.linear(self.seats)
        write_value(path, features, weights, self._made(made), self.game.components_digest)

    def keep_heuristic(self, heuristic: Heuristic, weights: list[float], made: str) -> None:
        path = self.target.linear(self.seats)
        write_heuristic(path, heuristic, weights, self._made(made), self.game.components_digest)

    def _made(self, made: str) -> str:
        defaults = {option.name: option.default for option in self.game.options}
        options = self.table.options.items()
        told = [f"{name}={value}" for name, value in options if value != defaults[name]]
        return ", ".join([made, f"seed {self.seed}", *told])


Work = Callable[[Job], None]


def learn(job: Job) -> None:
    """Linear weights for one seat count, from games played for the purpose."""
    features = job.features()
    known = job.heuristic_weights()
    stories: list[learning.Story] = []
    weights: list[float] = []
    for number in range(job.rounds):
        players = learning.Players(job.game, job.seats, known)
        fresh = learning.gather(job.table, players, features, job.games, f"{job.seed} {number}")
        # Games not learned from yet tell how good the weights are.
        if weights:
            fit = learning.likelihood(fresh, learning.linear(weights))
            job.report(Message("train-learned", {"round": number + 1, **_told(fit)}))
        stories += fresh
        weights = learning.fit_linear(stories)
    if known is not None:
        # A value function rates with the heuristic it was learned with: they stay together.
        heuristic = make_heuristic(job.game)
        job.keep_heuristic(heuristic, known, "taken over")
    job.keep_value(features, weights, f"{job.rounds} rounds of {job.games} games")


def _told(fit: tuple[float, float]) -> dict[str, Arg]:
    return {"likelihood": f"{fit[0]:.3f}", "right": round(100 * fit[1])}


def practise(job: Job) -> None:
    """Improve heuristic weights by practice; every round is kept as soon as it is played."""
    plain, heuristic = make_heuristic(job.game), make_heuristic(job.game)
    known = job.heuristic_weights()
    practice = Practice(job.table, known or heuristic.initial_weights(), job.seed)
    first = RATE if known is None else REFINING
    batches = max(1, job.games // BATCH)
    for number in range(job.rounds):
        for _ in range(batches):
            practice.batch(first * (1.0 - 0.9 * number / job.rounds))
        heuristic.adopt(list(practice.mean_weights))
        share = duel(job.table, heuristic.best, plain.best, 2 * BATCH, f"{job.seed} proof")
        job.keep_heuristic(heuristic, practice.mean_weights, f"practice, {practice.games} games")
        job.report(Message("train-practised", {"round": number + 1, "share": round(100 * share)}))


def find_exploit(job: Job) -> None:
    """Look for the weights that beat the shipped ones; each round is kept and measured afresh."""
    plain, heuristic = make_heuristic(job.game), make_heuristic(job.game)
    teach(plain, job.seats, shipped(job.game))
    known = list(plain.weights)
    evolution = Evolution(job.table, job.heuristic_weights() or known, job.seed, rivals=known)
    for number in range(job.rounds):
        evolution.batch(job.games)
        weights: list[float] = evolution.weights.tolist()
        heuristic.adopt(list(weights))
        job.keep_heuristic(heuristic, weights, f"exploit, {evolution.games} games")
        fresh = f"{job.seed} fresh {number}"
        share = duel(job.table, heuristic.best, plain.best, 2 * BATCH, fresh)
        told: dict[str, Arg] = {"round": number + 1, "share": round(100 * share)}
        job.report(Message("train-exploit", {**told, "even": round(100 / job.seats)}))


def tune_heuristic(job: Job) -> None:
    """Improve heuristic weights by an evolution strategy; every round is kept."""
    plain, heuristic = make_heuristic(job.game), make_heuristic(job.game)
    start = job.heuristic_weights() or list(plain.weights)
    evolution = Evolution(job.table, start, job.seed)
    for number in range(job.rounds):
        evolution.batch(job.games)
        weights: list[float] = evolution.weights.tolist()
        heuristic.adopt(list(weights))
        job.keep_heuristic(heuristic, weights, f"evolution strategy, {evolution.games} games")
        share = duel(job.table, heuristic.best, plain.best, BATCH, f"{job.seed} proof")
        job.report(Message("train-practised", {"round": number + 1, "share": round(100 * share)}))
