"""Training: learn the weights and the network of value functions, and tune weights by play."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from pithead.kernel.action_steps import Steps
from pithead.kernel.contract import Arg, Message
from pithead.kernel.heuristics import Heuristic
from pithead.kernel.parts import need
from pithead.kernel.state import SEALED

from . import learning
from .evolution import Evolution
from .learning import Table
from .net import forward, write_net
from .practice import BATCH, RATE, REFINING, Practice, duel
from .rollout import Rollout, take
from .value_function import LinearValue
from .weights import (
    HEURISTIC,
    VALUE,
    WeightFiles,
    make_features,
    make_heuristic,
    read_heuristic,
    read_parts,
    read_value,
    shipped,
    write_heuristic,
    write_value,
)

if TYPE_CHECKING:
    from cmaes import SepCMA

    from pithead.kernel.features import Features
    from pithead.kernel.game import Game
    from pithead.kernel.state import State


Report = Callable[[Message], None]
TRIED: Final = 5
PROVED: Final = 8  # generations between two proofs
STEP: Final = 0.3  # of a weight's span, at first


class Job(NamedTuple):
    """What is to be learned, for which table, and where the files go."""

    table: Table
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
    """Linear weights and a network for one seat count, from games played for the purpose."""
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
    parts = learning.fit_net(stories, weights)
    fit = learning.likelihood(stories, lambda figures: forward(parts, figures))
    job.report(Message("train-learned-net", _told(fit)))
    write_net(job.target.net(job.seats), parts)


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


def tune_value(job: Job) -> None:
    """Improve a linear value function by CMA-ES: candidates play against the known weights."""
    features = job.features()
    heuristic = job.heuristic_weights()
    base = read_value(job.source(VALUE).linear(job.seats), features.names)

    def share(weights: list[float], games: int, name: str) -> float:
        one, other = (
            Tryer(LinearValue(job.game, features, each), heuristic) for each in (weights, known[0])
        )
        return duel(job.table, one.answer, other.answer, games, f"{job.seed} {name}")

    def keep(weights: list[float], generation: int) -> None:
        made = f"CMA-ES, {generation} generations of {job.games} games"
        job.keep_value(features, weights, made)
        known[0] = weights

    def cost(weights: list[float], generation: int) -> float:
        return -share(weights, job.games, f"{generation}")

    def proof(weights: list[float]) -> float:
        return share(weights, 4 * job.games, "proof")

    known = [base]
    spans = [max(0.05, abs(weight)) for weight in base]
    _evolve(Search(base, spans, cost, proof, keep), job)


class Search(NamedTuple):
    """What CMA-ES looks for: weights near `base` of little cost, kept when they prove better."""

    base: list[float]
    spans: list[float]
    cost: Callable[[list[float], int], float]
    proof: Callable[[list[float]], float]
    """The win share against what was kept last."""

    keep: Callable[[list[float], int], None]


def make_evolution(size: int, seed: str) -> SepCMA:
    """CMA-ES with a diagonal covariance, from 0 on: a search that needs no gradient."""
    need("learn", "cmaes")
    import numpy
    from cmaes import SepCMA

    luck = int.from_bytes(sha256(seed.encode()).digest()[:4], "big")
    return SepCMA(mean=numpy.zeros(size), sigma=STEP, seed=luck)


def _evolve(search: Search, job: Job) -> None:
    def placed(move: list[float]) -> list[float]:
        return [b + m * s for b, m, s in zip(search.base, move, search.spans)]

    evolution = make_evolution(len(search.base), job.seed)
    for generation in range(job.rounds):
        moves = [evolution.ask() for _ in range(evolution.population_size)]
        costs = [search.cost(placed(move.tolist()), generation) for move in moves]
        evolution.tell(list(zip(moves, costs)))
        best, mean = round(-100 * min(costs)), round(-100 * sum(costs) / len(costs))
        job.report(Message("train-generation", {"n": generation + 1, "best": best, "mean": mean}))
        if (generation + 1) % PROVED == 0 or generation == job.rounds - 1:
            found = placed(evolution.mean.tolist())
            share = search.proof(found)
            told: dict[str, Arg] = {"share": round(100 * share), "even": round(100 / job.seats)}
            job.report(Message("train-tuned", told))
            if share > 1 / job.seats:
                search.keep(found, generation + 1)


class Tryer:
    """A quick player for tuning: tries the few answers that look best and takes the best value.

    It looks at the true state, as no bot may: here only the weights compete.
    """

    def __init__(self, value_function: LinearValue, weights: list[float] | None) -> None:
        self.value_function = value_function
        self.heuristic = make_heuristic(value_function.game)
        if weights is not None:
            self.heuristic.adopt(weights)
        self.rollout = Rollout(value_function.game, self.heuristic, value_function)

    def answer(self, state: State, seat: int, rng: Random) -> Steps:
        ranked = sorted(self.heuristic.rank(state, seat, rng), key=lambda option: -option.score)
        if len(ranked) == 1 or state.asking == SEALED:
            return ranked[0].steps
        until = self.value_function.game.turns(state) + 1
        best = -1.0
        chosen: Steps = []
        for option in ranked[:TRIED]:
            ahead = state.clone()
            take(ahead, seat, option.steps)
            chance = self.rollout.chances(ahead, until, rng)[seat]
            if chance > best:
                best = chance
                chosen = option.steps
        return chosen
