"""Catanatron: four random players, through its own `Game.play`."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.participants.measure import (
    CallTimes,
    Counts,
    Loop,
    Result,
    already_counted,
    arguments,
    play_games,
)

# Catanatron ships no types.
catanatron_game: Any = import_module("catanatron.game")
players: Any = import_module("catanatron.models.player")

COPIES_EACH = 5
DECISIONS_BETWEEN_SAMPLES = 97


def new_game(seed: int) -> Any:
    # The game seeds Python's own generator, which its random players also use.
    return catanatron_game.Game([players.RandomPlayer(color) for color in players.Color], seed=seed)


def play(seed: int) -> Any:
    game = new_game(seed)
    game.play()
    return game


def count(played: Any) -> Counts:
    """Play the same seed again and look at each list of options on the way."""
    decisions = choices = 0

    def decide(player: Any, game: Any, options: Any) -> Any:
        nonlocal decisions, choices
        decisions += 1
        choices += len(options) > 1
        return player.decide(game, options)

    again = new_game(played.seed)
    again.play(decide_fn=decide)
    if decisions != len(played.state.actions) or again.state.actions != played.state.actions:
        raise RuntimeError(
            "catanatron played one seed in two ways, so its choices can't be counted"
        )
    return Counts(decisions, choices)


def copy_times(seconds: float, seed: int) -> CallTimes:
    times = CallTimes()

    def decide(player: Any, game: Any, options: Any) -> Any:
        if len(game.state.actions) % DECISIONS_BETWEEN_SAMPLES == 0:
            times.add([game.copy] * COPIES_EACH)
        return player.decide(game, options)

    def play_sampled(seed: int) -> Counts:
        new_game(seed).play(decide_fn=decide)
        return Counts(0, 0)

    play_games(Loop("copy", 4), seconds, seed, play_sampled, already_counted)
    return times


def main() -> None:
    asked = arguments()
    loop = play_games(Loop("Game.play", 4), asked.seconds, asked.seed, play, count)
    copies = copy_times(asked.seconds / 4, asked.seed)
    Result(version("catanatron"), [loop], clone=copies.summary()).print()


if __name__ == "__main__":
    main()
