"""Weights of value functions and heuristics, read from JSON files.

A file holds one or two parts, `value` and `heuristic`, each with its `weights` by name, how they
were `made`, and the digest of the `components` they were learned on (null if unknown). Files
of the first format (`weights`, `taste`) are read as well.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pithead.kernel.plugin import plugin_of

from .value_function import LinearValue

if TYPE_CHECKING:
    from pithead.kernel.features import Features
    from pithead.kernel.game import Game
    from pithead.kernel.heuristics import Heuristic

VALUE: Final = "value"
HEURISTIC: Final = "heuristic"
FIRST_FORMAT: Final = {VALUE: ("weights", "made"), HEURISTIC: ("taste", "taste_made")}
"""Where a part was kept in the first format, and how it was made."""


class WeightsError(Exception):
    """A weights file that can't be used."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}; make it with `pithead train`")
        self.path = path


class WeightFiles(NamedTuple):
    """Where weights are: a folder with `<seats>.json`, or one such file."""

    path: Path

    def linear(self, seats: int) -> Path:
        return self.path if self.path.suffix == ".json" else self.path / f"{seats}.json"


def shipped(game: Game) -> WeightFiles:
    """The weights that come with a game."""
    return WeightFiles(plugin_of(game).weights)


class Part(NamedTuple):
    """One part of a file."""

    weights: dict[str, float]
    made: str
    components: str | None


def make_heuristic(game: Game) -> Heuristic:
    return plugin_of(game).heuristic(game)


def make_features(game: Game) -> Features:
    """The features of a game; only bots of games that have them come here."""
    features = plugin_of(game).features(game)
    if features is None:
        raise WeightsError(shipped(game).linear(0), f"{game.name} has no features to learn from")
    return features


def linear_value(game: Game, seats: int, files: WeightFiles) -> LinearValue:
    features = learned_features(game, seats, files)
    weights = read_value(files.linear(seats), features.names)
    return LinearValue(game, features, weights)


def learned_features(game: Game, seats: int, files: WeightFiles) -> Features:
    """The features of a game, with the heuristic weights learned for this number of seats."""
    features = make_features(game)
    weights = read_heuristic(files.linear(seats), make_heuristic(game))
    if weights is not None:
        features.adopt(weights)
    return features


def teach(heuristic: Heuristic, seats: int, files: WeightFiles) -> None:
    """Give a heuristic the weights learned for this number of seats, if there are any."""
    weights = read_heuristic(files.linear(seats), heuristic)
    if weights is not None:
        heuristic.adopt(weights)
        heuristic.lean(heuristic.style)


@cache
def read_value(path: Path, names: tuple[str, ...]) -> list[float]:
    """The weights of a value function, in the order of the figures they belong to."""
    part = read_parts(path).get(VALUE)
    if part is None:
        raise WeightsError(path, "has no value function")
    try:
        return [part.weights[name] for name in names]
    except KeyError as error:
        raise WeightsError(path, f"has no weight for {error.args[0]}") from error


def read_heuristic(path: Path, heuristic: Heuristic) -> list[float] | None:
    """The weights of a heuristic in the order of its names, or None if the file has none.

    A name the file does not know, such as a card of a set of one's own, keeps its figure.
    """
    part = read_parts(path).get(HEURISTIC)
    if part is None:
        return None
    pairs = zip(heuristic.weight_names, heuristic.weights)
    return [part.weights.get(name, default) for name, default in pairs]


@cache
def read_parts(path: Path) -> dict[str, Part]:
    """What is in a file, by the name of the part."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except FileNotFoundError as error:
        raise WeightsError(path, "there is no such file") from error
    except OSError as error:
        raise WeightsError(path, "can't be read") from error
    except ValueError as error:
        raise WeightsError(path, "is no JSON file of weights") from error
    parts = {name: _part(path, data, name) for name in (VALUE, HEURISTIC)}
    found = {name: part for name, part in parts.items() if part is not None}
    if not found:
        raise WeightsError(path, "is no JSON file of weights")
    return found


def _part(path: Path, data: Any, name: str) -> Part | None:
    if not isinstance(data, dict):
        return None
    old, made = FIRST_FORMAT[name]
    stored = data.get(name)
    if stored is None and isinstance(data.get(old), dict):
        stored = {"weights": data[old], "made": data.get(made, "")}
    if not isinstance(stored, dict) or not isinstance(stored.get("weights"), dict):
        return None
    try:
        weights = {str(key): float(weight) for key, weight in stored["weights"].items()}
    except (ValueError, TypeError) as error:
        raise WeightsError(path, "has a weight that is no number") from error
    return Part(weights, str(stored.get("made", "")), stored.get("components"))


def write_value(
    path: Path, features: Features, weights: list[float], made: str, components: str
) -> None:
    """Put the weights of a value function into a file; its heuristic stays."""
    rounded = {name: round(weight, 4) for name, weight in zip(features.names, weights)}
    write_part(path, VALUE, Part(rounded, made, components))


def write_heuristic(
    path: Path, heuristic: Heuristic, weights: list[float], made: str, components: str
) -> None:
    """Put the weights of a heuristic into a file; its value function stays."""
    rounded = {name: round(weight, 3) for name, weight in zip(heuristic.weight_names, weights)}
    write_part(path, HEURISTIC, Part(rounded, made, components))


def write_part(path: Path, name: str, part: Part) -> None:
    known = read_parts(path) if path.is_file() else {}
    parts = {each: _stored(found) for each, found in (known | {name: part}).items()}
    path.write_text(json.dumps(parts, indent=1) + "\n", "utf-8")
    read_parts.cache_clear()
    read_value.cache_clear()


def _stored(part: Part) -> dict[str, Any]:
    return {"made": part.made, "components": part.components, "weights": part.weights}


def learned_elsewhere(game: Game, path: Path, parts: Sequence[str]) -> bool:
    """Whether these parts of a file were learned on other components than the game has now.

    Of some shipped weights it is not known on which of the early sets they were learned; they
    belong to the components that are shipped with them.
    """
    found = read_parts(path)
    learned = {found[name].components for name in parts if name in found}
    if None in learned and game.own_components is not None:
        learned.add(plugin_of(game).make().components_digest)
    return not learned <= {None, game.components_digest}
