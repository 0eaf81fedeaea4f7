"""The commands behind the data files: learn weights and a network, and tune weights by play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from pithead.kernel.contract import Arg, Message
from pithead.kernel.state import SEALED

from . import learning
from .evolution import Evolution
from .judge import LinearJudge
from .net import forward, net_path, write_net
from .outlook import Outlook, take
from .practice import BATCH, RATE, Practice, duel
from .spelling import Steps
from .thumbs import Thumb, make_thumb
from .weights import (
    linear_path,
    read_linear,
    read_taste,
    seasoned_features,
    write_linear,
    write_taste,
)

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State


Report = Callable[[Message], None]
Work = Callable[["Game", int, int, int, str, Path, Report], None]
TRIED: Final = 5
PROVED: Final = 8  # generations between two proofs
STEP: Final = 0.3  # of a taste's span, at first


def learn(
    game: Game, seats: int, games: int, rounds: int, seed: str, folder: Path, report: Report
) -> None:
    """Linear weights and a network for one seat count, from games played for the purpose."""
    features, taste = seasoned_features(game, seats), _taste(game, seats)
    stories: list[learning.Story] = []
    weights: list[float] = []
    for number in range(rounds):
        players = learning.Players(game, seats, taste)
        fresh = learning.gather(game, seats, players, features, games, f"{seed} {number}")
        # Games not learned from yet tell how good the weights are.
        if weights:
            fit = learning.likelihood(fresh, learning.linear(weights))
            report(Message("train-learned", {"round": number + 1, **_told(fit)}))
        stories += fresh
        weights = learning.fit_linear(stories)
    made = f"{rounds} rounds of {games} games, seed {seed}"
    write_linear(folder / linear_path(game.name, seats).name, features, weights, made)
    parts = learning.fit_net(stories, weights)
    fit = learning.likelihood(stories, lambda figures: forward(parts, figures))
    report(Message("train-learned-net", _told(fit)))
    write_net(folder / net_path(game.name, seats).name, parts)


def _told(fit: tuple[float, float]) -> dict[str, Arg]:
    return {"likelihood": f"{fit[0]:.3f}", "right": round(100 * fit[1])}


def practise(
    game: Game, seats: int, games: int, rounds: int, seed: str, folder: Path, report: Report
) -> None:
    """Go on with the taste there is by practice; every round is kept as soon as it is played."""
    plain, thumb = make_thumb(game), make_thumb(game)
    path = folder / linear_path(game.name, seats).name
    practice = Practice(game, seats, _taste(game, seats) or thumb.first_taste(), seed)
    batches = max(1, games // BATCH)
    for number in range(rounds):
        for _ in range(batches):
            practice.batch(RATE * (1.0 - 0.9 * number / rounds))
        thumb.adopt(list(practice.taste))
        share = duel(game, seats, thumb.best, plain.best, 2 * BATCH, f"{seed} proof")
        made = f"practice, {practice.games} games, seed {seed}"
        write_taste(path, thumb, practice.taste, made)
        report(Message("train-practised", {"round": number + 1, "share": round(100 * share)}))


def _taste(game: Game, seats: int) -> list[float] | None:
    return read_taste(linear_path(game.name, seats), make_thumb(game))


def tune_taste(
    game: Game, seats: int, games: int, rounds: int, seed: str, folder: Path, report: Report
) -> None:
    """Improve the taste there is by CMA-ES: candidates play against it and the plain one."""
    own, other, plain = make_thumb(game), make_thumb(game), make_thumb(game)
    base = _taste(game, seats) or list(own.taste)
    spans = own.taste_spans or [0.3 + 0.5 * abs(much) for much in own.taste]

    def share(taste: list[float], against: Thumb, games: int, name: str) -> float:
        own.adopt(taste)
        return duel(game, seats, own.best, against.best, games, f"{seed} {name}")

    def cost(taste: list[float], generation: int) -> float:
        known = share(taste, other, games, f"{generation}")
        return -0.7 * known - 0.3 * share(taste, plain, max(seats, games // 3), f"{generation}")

    other.adopt(base)
    path = folder / linear_path(game.name, seats).name

    def keep(taste: list[float], generation: int) -> None:
        write_taste(path, own, taste, f"CMA-ES, {generation} generations of {games} games")
        other.adopt(taste)

    _evolve(
        Search(base, spans, cost, lambda taste: share(taste, other, 4 * games, "proof"), keep),
        seats,
        rounds,
        seed,
        report,
    )


def tune_weights(
    game: Game, seats: int, games: int, rounds: int, seed: str, folder: Path, report: Report
) -> None:
    """Improve linear weights by CMA-ES: candidates play against the weights as they are."""
    features, taste = seasoned_features(game, seats), _taste(game, seats)
    path = linear_path(game.name, seats)
    base = read_linear(path, features.names)

    def share(weights: list[float], games: int, name: str) -> float:
        tryers = [Tryer(LinearJudge(game, features, each), taste) for each in (weights, known[0])]
        return duel(game, seats, tryers[0].answer, tryers[1].answer, games, f"{seed} {name}")

    def keep(weights: list[float], generation: int) -> None:
        made = f"CMA-ES, {generation} generations of {games} games, seed {seed}"
        write_linear(folder / path.name, features, weights, made)
        known[0] = weights

    known = [base]
    spans = [max(0.05, abs(weight)) for weight in base]
    _evolve(
        Search(
            base,
            spans,
            lambda weights, generation: -share(weights, games, f"{generation}"),
            lambda weights: share(weights, 4 * games, "proof"),
            keep,
        ),
        seats,
        rounds,
        seed,
        report,
    )


class Search(NamedTuple):
    """What CMA-ES looks for: figures near `base` of little cost, kept when they prove better."""

    base: list[float]
    spans: list[float]
    cost: Callable[[list[float], int], float]
    proof: Callable[[list[float]], float]
    """The win share against what was kept last."""

    keep: Callable[[list[float], int], None]


def _evolve(search: Search, seats: int, rounds: int, seed: str, report: Report) -> None:
    def placed(move: list[float]) -> list[float]:
        return [b + m * s for b, m, s in zip(search.base, move, search.spans)]

    evolution = Evolution([0.0] * len(search.base), STEP, seed=seed)
    for generation in range(rounds):
        costs = [search.cost(placed(move), generation) for move in evolution.ask()]
        evolution.tell(costs)
        best, mean = round(-100 * min(costs)), round(-100 * sum(costs) / len(costs))
        report(Message("train-generation", {"n": generation + 1, "best": best, "mean": mean}))
        if (generation + 1) % PROVED == 0 or generation == rounds - 1:
            found = placed(evolution.mean)
            share = search.proof(found)
            told: dict[str, Arg] = {"share": round(100 * share), "even": round(100 / seats)}
            report(Message("train-tuned", told))
            if share > 1 / seats:
                search.keep(found, generation + 1)


class Tryer:
    """A quick player for tuning: tries the few answers that look best and heeds its judge.

    It looks at the true state, as no bot may: here only the weights compete.
    """

    def __init__(self, judge: LinearJudge, taste: list[float] | None) -> None:
        self.judge = judge
        self.thumb = make_thumb(judge.game)
        if taste is not None:
            self.thumb.adopt(taste)
        self.outlook = Outlook(judge.game, self.thumb, judge)

    def answer(self, state: State, seat: int, rng: Random) -> Steps:
        ranked = sorted(self.thumb.rank(state, seat, rng), key=lambda option: -option.score)
        if len(ranked) == 1 or state.asking == SEALED:
            return ranked[0].steps
        until = self.judge.game.turns(state) + 1
        best = -1.0
        chosen: Steps = []
        for option in ranked[:TRIED]:
            ahead = state.clone()
            take(ahead, seat, option.steps)
            chance = self.outlook.chances(ahead, until, rng)[seat]
            if chance > best:
                best = chance
                chosen = option.steps
        return chosen
