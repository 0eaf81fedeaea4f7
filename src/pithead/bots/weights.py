"""Weights of value functions, read from the data files beside this module."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .features import make_features
from .judge import LinearJudge

if TYPE_CHECKING:
    from pithead.kernel.game import Game

    from .features import Features

DATA: Final = Path(__file__).parent / "data"


class WeightsError(Exception):
    """A weights file that can't be used."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path.name}: {reason}; make it anew with `pithead train`")
        self.path = path


def linear_path(name: str, seats: int) -> Path:
    return DATA / f"{name}_{seats}.json"


def linear_judge(game: Game, seats: int) -> LinearJudge:
    features = make_features(game)
    weights = read_linear(linear_path(game.name, seats), features.names)
    return LinearJudge(game, features, weights)


@cache
def read_linear(path: Path, names: tuple[str, ...]) -> list[float]:
    """The weights of a file in the order of the figures they belong to."""
    try:
        data = json.loads(path.read_text("utf-8"))
        weights = data["weights"]
        return [float(weights[name]) for name in names]
    except OSError as error:
        raise WeightsError(path, "can't be read") from error
    except KeyError as error:
        raise WeightsError(path, f"has no weight for {error.args[0]}") from error
    except (ValueError, TypeError) as error:
        raise WeightsError(path, "is no JSON file of weights") from error


def write_linear(path: Path, features: Features, weights: list[float], made: str) -> None:
    """Weights with three digits after the point or more, and how they were made."""
    rounded = {name: round(weight, 4) for name, weight in zip(features.names, weights)}
    text = json.dumps({"made": made, "weights": rounded}, indent=1)
    path.write_text(text + "\n", "utf-8")
