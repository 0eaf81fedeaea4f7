"""`pithead train`: the weights and networks of the bots, made anew."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from pithead.bots import training
from pithead.bots.weights import DATA, WeightsError
from pithead.cli.common import CommandError, load_game, option_errors
from pithead.kernel.contract import Message
from pithead.words import Words

WORK = {
    "values": training.learn,
    "practice": training.practise,
    "taste": training.tune_taste,
    "weights": training.tune_weights,
}


def run(chosen: Namespace, words: Words) -> int:
    game = load_game(chosen.game)
    folder = Path(chosen.out) if chosen.out else DATA
    if not folder.is_dir():
        raise CommandError("error-train-folder", folder=str(folder))

    def report(message: Message) -> None:
        print(words.tell(message), flush=True)

    seed = chosen.seed or "0"
    for seats in [chosen.seats] if chosen.seats else game.seat_counts:
        with option_errors():
            game.new_state(seats, 0)
        report(Message("train-table", {"seats": seats}))
        try:
            WORK[chosen.learn](game, seats, chosen.games, chosen.rounds, seed, folder, report)
        except WeightsError as error:
            raise CommandError("error-train-weights", why=str(error)) from None
        except OSError as error:
            raise CommandError("error-train-folder", folder=error.filename) from None
    return 0
