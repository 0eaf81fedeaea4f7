"""Weights of value functions, read from the data files beside this module."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .features import make_features
from .judge import LinearJudge
from .thumbs import make_thumb

if TYPE_CHECKING:
    from pithead.kernel.game import Game

    from .features import Features
    from .thumbs import Thumb

DATA: Final = Path(__file__).parent / "data"


class WeightsError(Exception):
    """A weights file that can't be used."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path.name}: {reason}; make it anew with `pithead train`")
        self.path = path


def linear_path(name: str, seats: int) -> Path:
    return DATA / f"{name}_{seats}.json"


def linear_judge(game: Game, seats: int) -> LinearJudge:
    features = seasoned_features(game, seats)
    weights = read_linear(linear_path(game.name, seats), features.names)
    return LinearJudge(game, features, weights)


def seasoned_features(game: Game, seats: int) -> Features:
    """The figures of a game as seen with the taste learned for this number of seats."""
    features = make_features(game)
    taste = read_taste(linear_path(game.name, seats), make_thumb(game))
    if taste is not None:
        features.adopt(taste)
    return features


def season(thumb: Thumb, game: Game, seats: int) -> None:
    """Give rules of thumb the taste learned for this number of seats, if there is one."""
    taste = read_taste(linear_path(game.name, seats), thumb)
    if taste is not None:
        thumb.adopt(taste)


@cache
def read_linear(path: Path, names: tuple[str, ...]) -> list[float]:
    """The weights of a file in the order of the figures they belong to."""
    weights = _read(path)["weights"]
    try:
        return [float(weights[name]) for name in names]
    except KeyError as error:
        raise WeightsError(path, f"has no weight for {error.args[0]}") from error
    except (ValueError, TypeError) as error:
        raise WeightsError(path, "has a weight that is no number") from error


def read_taste(path: Path, thumb: Thumb) -> list[float] | None:
    """The taste of a file in the order of the thumb's names, or None if it has none.

    A name the file does not know, such as a card of a set of one's own, keeps the thumb's figure.
    """
    taste = _read(path).get("taste")
    if taste is None:
        return None
    try:
        pairs = zip(thumb.taste_names, thumb.taste)
        return [float(taste.get(name, default)) for name, default in pairs]
    except (ValueError, TypeError, AttributeError) as error:
        raise WeightsError(path, "has a taste that is no number") from error


@cache
def _read(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise WeightsError(path, "can't be read") from error
    except ValueError as error:
        raise WeightsError(path, "is no JSON file of weights") from error
    if not isinstance(data, dict) or not isinstance(data.get("weights"), dict):
        raise WeightsError(path, "is no JSON file of weights")
    return data


def write_linear(path: Path, features: Features, weights: list[float], made: str) -> None:
    """Put weights into a file, and how they were made; a taste that is there stays."""
    rounded = {name: round(weight, 4) for name, weight in zip(features.names, weights)}
    _write(path, {"made": made, "weights": rounded})


def write_taste(path: Path, thumb: Thumb, taste: list[float], made: str) -> None:
    """Put a taste into a file, and how it was made; weights that are there stay."""
    rounded = {name: round(much, 3) for name, much in zip(thumb.taste_names, taste)}
    _write(path, {"taste_made": made, "taste": rounded})


def _write(path: Path, parts: dict[str, Any]) -> None:
    known = json.loads(path.read_text("utf-8")) if path.is_file() else {"weights": {}}
    path.write_text(json.dumps(known | parts, indent=1) + "\n", "utf-8")
    _read.cache_clear()
    read_linear.cache_clear()
