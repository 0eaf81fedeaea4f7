"""The size of the games as learners meet them: `python -m bench.card`, a table for the docs."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pithead

GAMES = 100
SEATS = {"rockwell": (2, 4), "brass_empire": (2, 4)}


def row(name: str, seats: int) -> str:
    game = pithead.game(name)
    lengths, turns, choices = [], [], []
    for seed in range(GAMES):
        rng = Random(seed)
        state = game.new_state(seats, seed)
        steps = 0
        while not state.over:
            seat = state.to_act()
            legal = state.legal_steps(seat)
            choices.append(len(legal))
            state.apply_step(seat, legal[int(rng.random() * len(legal))])
            steps += 1
        lengths.append(steps)
        turns.append(game.turns(state))
    size = sum(segment.size for segment in game.segments(seats))
    figures = (size, game.width, fmean(choices), max(choices), fmean(lengths), max(lengths))
    cells = [f"{figure:.1f}" if isinstance(figure, float) else str(figure) for figure in figures]
    return f"| {name}, {seats} seats | {' | '.join(cells)} | {fmean(turns):.1f} |"


def main() -> None:
    print("| game | F | A | legal steps | most | steps a game | most | turns |")
    print("|---|---|---|---|---|---|---|---|")
    for name, counts in SEATS.items():
        for seats in counts:
            print(row(name, seats))


if __name__ == "__main__":
    main()
