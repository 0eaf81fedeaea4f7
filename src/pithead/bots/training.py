"""The commands behind the data files: learn weights and a network, and tune weights by play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from . import learning
from .evolution import Evolution
from .features import Features, make_features
from .judge import LinearJudge, shares_of_victory
from .net import forward, net_path, write_net
from .outlook import take
from .thumbs import Thumb, make_thumb
from .weights import linear_path, read_linear, write_linear

if TYPE_CHECKING:
    from pithead.kernel.game import Game

Report = Callable[[str], None]


def learn(
    game: Game, seats: int, games: int, rounds: int, seed: str, folder: Path, report: Report
) -> None:
    """Linear weights and a network for one seat count, from games played for the purpose.

    In the first round all players have fancies; in each later one most heed what was learned.
    """
    features = make_features(game)
    judge: LinearJudge | None = None
    stories: list[learning.Story] = []
    weights: list[float] = []
    for number in range(rounds):
        players = learning.Players(game, seats, judge)
        fresh = learning.gather(game, seats, players, features, games, f"{seed} {number}")
        stories = stories[-2 * games :] + fresh
        weights = learning.fit_linear(stories)
        judge = LinearJudge(game, features, weights)
        report(_report(f"round {number + 1}", fresh, lambda f, w=weights: f @ w))
    made = f"{rounds} rounds of {games} games, seed {seed}"
    write_linear(folder / linear_path(game.name, seats).name, features, weights, made)
    parts = learning.fit_net(stories, weights)
    report(_report("network", stories, lambda f: forward(parts, f)))
    write_net(folder / net_path(game.name, seats).name, parts)


def _report(what: str, stories: list[learning.Story], strengths: Callable[..., object]) -> str:
    likelihood, right = learning.likelihood(stories, strengths)
    return f"{what}: log likelihood {likelihood:.3f}, favourite won {right:.1%}"


def tune(
    game: Game, seats: int, generations: int, games: int, seed: str, folder: Path, report: Report
) -> None:
    """Improve linear weights by CMA-ES: candidates play against the weights as they are."""
    features = make_features(game)
    path = linear_path(game.name, seats)
    base = read_linear(path, features.names)
    size = [max(0.05, abs(weight)) for weight in base]
    evolution = Evolution([0.0] * len(base), 0.2, seed=seed)
    for generation in range(generations):
        costs: list[float] = []
        for candidate in evolution.ask():
            weights = [b + c * s for b, c, s in zip(base, candidate, size)]
            share = contest(game, seats, features, weights, base, games, f"{seed} {generation}")
            costs.append(-share)
        evolution.tell(costs)
        mean = -sum(costs) / len(costs)
        report(f"generation {generation + 1}: best {-min(costs):.3f}, mean {mean:.3f}")
    tuned = [b + c * s for b, c, s in zip(base, evolution.mean, size)]
    share = contest(game, seats, features, tuned, base, 8 * games, f"{seed} proof")
    report(f"tuned weights win {share:.3f} where {1 / seats:.3f} is even")
    if share > 1 / seats:
        made = f"CMA-ES, {generations} generations of {games} games, seed {seed}"
        write_linear(folder / path.name, features, tuned, made)


def contest(
    game: Game,
    seats: int,
    features: Features,
    weights: list[float],
    others: list[float],
    games: int,
    seed: str,
) -> float:
    """The win share of rules of thumb that heed `weights`, one against others, seats rotating."""
    own = _heeding(game, features, weights)
    theirs = _heeding(game, features, others)
    won = 0.0
    for number in range(games):
        rng = Random(f"{seed} {number}")
        state = game.new_state(seats, f"{seed} {number // seats}")
        place = number % seats
        while not state.over:
            seat = state.to_act()
            thumb = own if seat == place else theirs
            take(state, seat, thumb.best(state, seat, rng))
        won += shares_of_victory(game, state)[place]
    return won / games


def _heeding(game: Game, features: Features, weights: list[float]) -> Thumb:
    thumb = make_thumb(game)
    thumb.heed(LinearJudge(game, features, weights))
    return thumb
