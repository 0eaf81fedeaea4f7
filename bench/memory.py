"""What memory is worth: to the value function, and to a bot at the table.

    python -m bench.memory brier --game rockwell --seats 3 --games 100
    python -m bench.memory match --game rockwell --seats 3 --bot value --blocks 25 --seed 1

`brier` plays games of `practised` and asks the value function at the quarter points who will win:
in the true state, in worlds made up with the memory of a seat, and in worlds made up from its view
alone. Reported are the Brier scores (0 is always right; "all equal" is the last line) and the mean
difference to the true state with its 95% interval. `match` plays the bot against copies of itself
without memory, each deal from every seat.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pithead
from pithead import arena, bots
from pithead.bots.value_function import LinearValue, shares_of_victory
from pithead.bots.weights import linear_value, shipped
from pithead.kernel.game import Game
from pithead.kernel.match import Match
from pithead.kernel.state import State

WORLDS = 8
QUARTERS = (0.25, 0.5, 0.75)


class Moment(NamedTuple):
    """The start of a turn, with what every seat sees and remembers."""

    state: State
    views: list[dict[str, object]]
    facts: list[dict[str, object]]


def story(game: Game, seats: int, seed: str) -> tuple[list[Moment], list[float]]:
    """The turns of one game, and the share each seat had in the victory."""
    match = game.match(seats, seed)
    players = [bots.make("practised", game, seat, f"{seed} {seat}") for seat in range(seats)]
    moments: list[Moment] = []
    turn = -1
    while not match.over:
        if game.turns(match.state) != turn:
            turn = game.turns(match.state)
            moments.append(moment(match))
        seat = match.state.to_act()
        players[seat].memory = match.memory(seat)
        match.apply(seat, players[seat].choose(match.view(seat)).action)
    return moments, shares_of_victory(game, match.state)[:seats]


def moment(match: Match) -> Moment:
    seats = range(match.seats)
    views = [match.view(seat) for seat in seats]
    return Moment(match.state.clone(), views, [match.memory(seat).facts() for seat in seats])


def brier(chances: Sequence[float], shares: Sequence[float]) -> float:
    return sum((chance - share) ** 2 for chance, share in zip(chances, shares))


class Scores(NamedTuple):
    """The Brier scores of one moment."""

    true: float
    remembered: float
    viewed: float


def score(
    game: Game, value: LinearValue, at: Moment, shares: Sequence[float], rng: Random
) -> Scores:
    """With the mean over all seats, each of which makes up some worlds."""

    def guessed(make: Callable[[int], State]) -> float:
        seats = range(len(at.views))
        found = [brier(value.chances(make(seat)), shares) for seat in seats for _ in range(WORLDS)]
        return sum(found) / len(found)

    memories = [game.restore_memory(facts) for facts in at.facts]
    return Scores(
        brier(value.chances(at.state), shares),
        guessed(lambda seat: game.determinize(at.views[seat], rng, memories[seat])),
        guessed(lambda seat: game.determinize(at.views[seat], rng)),
    )


def report_brier(given: argparse.Namespace) -> None:
    game = pithead.game(given.game)
    value = linear_value(game, given.seats, shipped(game))
    rng = Random(given.seed)
    found: dict[float, list[Scores]] = {quarter: [] for quarter in QUARTERS}
    for number in range(given.games):
        moments, shares = story(game, given.seats, f"{given.seed} {number}")
        for quarter in QUARTERS:
            at = moments[int(quarter * len(moments))]
            found[quarter].append(score(game, value, at, shares, rng))
    print(f"{given.game}, {given.seats} seats, {given.games} games, seed {given.seed}")
    for quarter, scores in found.items():
        columns = list(zip(*scores))
        means = " ".join(
            f"{name} {sum(column) / len(column):.3f}"
            for name, column in zip(Scores._fields, columns)
        )
        print(f"at {quarter:.0%}: {means}; remembered less true {interval(scores)}")
    print(f"all equal: {1 - 1 / given.seats:.3f}")


def interval(scores: Sequence[Scores]) -> str:
    gaps = [each.remembered - each.true for each in scores]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    error = 1.96 * sqrt(spread / len(gaps))
    return f"{mean:+.4f} [{mean - error:+.4f}, {mean + error:+.4f}]"


def forgetful(game: Game, bot: str) -> type[bots.Bot]:
    """The same bot, which is not told what happens."""
    kind: Any = type(bots.make(bot, game, 0))
    return type("Forgetful", (kind,), {"remembers": False, "name": f"{bot} without memory"})


def report_match(given: argparse.Namespace) -> None:
    game = pithead.game(given.game)
    result = arena.contest(
        game,
        given.bot,
        forgetful(game, given.bot),
        seats=given.seats,
        blocks=given.blocks,
        seed=given.seed,
        save=given.out or None,
        resume=Path(given.out).is_file(),
    )
    print(result)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("brier", "match"))
    parser.add_argument("--game", default="rockwell")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--bot", default="value")
    parser.add_argument("--blocks", type=int, default=10)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", default="", help="where `match` keeps its blocks, to go on later")
    given = parser.parse_args()
    report = report_brier if given.what == "brier" else report_match
    report(given)


if __name__ == "__main__":
    main()
