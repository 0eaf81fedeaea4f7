"""`pithead train`: learn the weights of the bots."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from pithead.bots import training
from pithead.bots.learning import Setup
from pithead.bots.weights import WeightsError, shipped
from pithead.cli.common import CommandError, load_game, option_errors, read_options
from pithead.kernel.contract import Message, settle_options
from pithead.kernel.game import Game
from pithead.kernel.parts import need
from pithead.words import Words

WORK: dict[str, training.Work] = {
    "value": training.learn,
    "heuristic-practice": training.practise,
    "heuristic-tuning": training.tune_heuristic,
    "exploit": training.find_exploit,
}


def run(chosen: Namespace, words: Words) -> int:
    need("learn")
    game = load_game(chosen.game, chosen.components)
    options = read_options(game, chosen.options)
    folder = _folder(chosen.out, game)

    def report(message: Message) -> None:
        print(words.tell(message), flush=True)

    for seats in [chosen.seats] if chosen.seats else game.seat_counts:
        with option_errors():
            game.new_state(seats, 0, options)
            table = Setup(game, seats, settle_options(game.options, seats, options))
        report(Message("train-table", {"seats": seats}))
        job = training.Job(table, chosen.games, chosen.rounds, chosen.seed or "0", folder, report)
        try:
            WORK[chosen.learn](job)
        except WeightsError as error:
            raise CommandError("error-train-weights", why=str(error)) from None
        except OSError as error:
            raise CommandError("error-train-folder", folder=error.filename) from None
    return 0


def _folder(name: str | None, game: Game) -> Path:
    """Where the files go: never among the installed ones, so that old and new can meet."""
    folder = Path(name or f"{game.name}-weights")
    if folder.resolve() == shipped(game).path.resolve():
        raise CommandError("error-train-shipped", folder=str(folder))
    try:
        folder.mkdir(exist_ok=True)
    except OSError:
        raise CommandError("error-train-folder", folder=str(folder)) from None
    return folder
