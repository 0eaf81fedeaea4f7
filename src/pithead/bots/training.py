"""The commands behind the data files: learn weights and a network, and tune weights by play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from pithead.kernel.contract import Arg, Message
from pithead.kernel.state import SEALED

from . import learning
from .evolution import Evolution
from .features import Features, make_features
from .judge import LinearJudge, shares_of_victory
from .net import forward, net_path, write_net
from .outlook import finish, take
from .spelling import Steps
from .thumbs import make_thumb
from .weights import linear_path, read_linear, write_linear

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

Report = Callable[[Message], None]
TRIED: Final = 5


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
        fit = learning.likelihood(fresh, learning.linear(weights))
        report(Message("train-learned", {"round": number + 1, **_told(fit)}))
    made = f"{rounds} rounds of {games} games, seed {seed}"
    write_linear(folder / linear_path(game.name, seats).name, features, weights, made)
    parts = learning.fit_net(stories, weights)
    fit = learning.likelihood(stories, lambda figures: forward(parts, figures))
    report(Message("train-learned-net", _told(fit)))
    write_net(folder / net_path(game.name, seats).name, parts)


def _told(fit: tuple[float, float]) -> dict[str, Arg]:
    return {"likelihood": f"{fit[0]:.3f}", "right": round(100 * fit[1])}


def tune(
    game: Game, seats: int, games: int, rounds: int, seed: str, folder: Path, report: Report
) -> None:
    """Improve linear weights by CMA-ES: candidates play against the weights as they are."""
    features = make_features(game)
    path = linear_path(game.name, seats)
    base = read_linear(path, features.names)
    size = [max(0.05, abs(weight)) for weight in base]
    evolution = Evolution([0.0] * len(base), 0.2, seed=seed)
    for generation in range(rounds):
        costs: list[float] = []
        for candidate in evolution.ask():
            weights = [b + c * s for b, c, s in zip(base, candidate, size)]
            share = contest(game, seats, features, weights, base, games, f"{seed} {generation}")
            costs.append(-share)
        evolution.tell(costs)
        best = round(-100 * min(costs))
        mean = round(-100 * sum(costs) / len(costs))
        report(Message("train-generation", {"n": generation + 1, "best": best, "mean": mean}))
    tuned = [b + c * s for b, c, s in zip(base, evolution.mean, size)]
    share = contest(game, seats, features, tuned, base, 8 * games, f"{seed} proof")
    even = round(100 / seats)
    report(Message("train-tuned", {"share": round(100 * share), "even": even}))
    if share > 1 / seats:
        made = f"CMA-ES, {rounds} generations of {games} games, seed {seed}"
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
    """The win share of one player with `weights` against others, seats rotating."""
    own = Tryer(LinearJudge(game, features, weights))
    theirs = Tryer(LinearJudge(game, features, others))
    won = 0.0
    for number in range(games):
        rng = Random(f"{seed} {number}")
        state = game.new_state(seats, f"{seed} {number // seats}")
        place = number % seats
        while not state.over:
            seat = state.to_act()
            tryer = own if seat == place else theirs
            take(state, seat, tryer.answer(state, seat, rng))
        won += shares_of_victory(game, state)[place]
    return won / games


class Tryer:
    """A quick player for tuning: tries the few answers that look best and heeds its judge.

    It looks at the true state, as no bot may: here only the weights compete.
    """

    def __init__(self, judge: LinearJudge) -> None:
        self.judge = judge
        self.thumb = make_thumb(judge.game)


    def answer(self, state: State, seat: int, rng: Random) -> Steps:
        ranked = sorted(self.thumb.rank(state, seat, rng), key=lambda option: -option.score)
        if len(ranked) == 1 or state.asking == SEALED:
            return ranked[0].steps
        best = -1.0
        chosen: Steps = []
        for option in ranked[:TRIED]:
            ahead = state.clone()
            take(ahead, seat, option.steps)
            finish(ahead, seat, self.thumb, rng)
            chance = self.judge.chances(ahead)[seat]
            if chance > best:
                best = chance
                chosen = option.steps
        return chosen
