"""Plackett-Luce: one strength for each player, from whole rankings of games of any size.

Strengths are on the scale of Elo: 400 points more are ten times the strength, the mean is 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import log10
from random import Random
from typing import NamedTuple

ELO = 400
ROUNDS = 200
CLOSE = 1e-6
RESAMPLES = 200

Ranking = Sequence[Sequence[str]]
"""The players of a game from first to last, those who share a place together."""


class Rating(NamedTuple):
    """A player's strength with its 95% interval."""

    player: str
    rating: float
    low: float
    high: float
    games: int
    share: float


class _Stage(NamedTuple):
    """The players who shared a place, and all who were not placed before them."""

    placed: tuple[int, ...]
    left: tuple[int, ...]


def strengths(games: Sequence[Ranking], players: Sequence[str]) -> list[float]:
    """The likeliest strengths, by Hunter's MM steps; players who share a place count as Efron does.

    Each player also beats and loses to one of average strength, so that no strength is infinite.
    """
    number = {player: index for index, player in enumerate(players)}
    # Equal stages count together: there are few kinds of them, however many games.
    stages = Counter(stage for game in games for stage in _stages(game, number))
    wins = [1.0] * len(players)
    for stage, times in stages.items():
        for player in stage.placed:
            wins[player] += times
    strength = [1.0] * len(players)
    for _ in range(ROUNDS):
        weight = [2 / (own + 1) for own in strength]
        for stage, times in stages.items():
            _weigh(stage, times, strength, weight)
        new = [won / heavy for won, heavy in zip(wins, weight, strict=True)]
        moved = max(abs(a / b - 1) for a, b in zip(new, strength, strict=True))
        strength = new
        if moved < CLOSE:
            break
    return strength


def _stages(game: Ranking, number: dict[str, int]) -> list[_Stage]:
    stages = []
    left = [number[player] for place in game for player in place]
    for place in game:
        placed = tuple(number[player] for player in place)
        # The last to be placed are placed by themselves.
        if len(left) > len(placed) or len(placed) > 1:
            # Sorted, so that equal stages are equal; those placed stay in front.
            stages.append(
                _Stage(tuple(sorted(placed)), (*sorted(placed), *sorted(left[len(placed) :])))
            )
        left = left[len(placed) :]
    return stages


def _weigh(stage: _Stage, times: int, strength: list[float], weight: list[float]) -> None:
    tied = sum(strength[player] for player in stage.placed)
    whole = sum(strength[player] for player in stage.left)
    count = len(stage.placed)
    for taken in range(count):
        part = 1 - taken / count
        each = times / (whole - tied * taken / count)
        for index, player in enumerate(stage.left):
            weight[player] += each * (part if index < count else 1)


def rate(blocks: Sequence[Sequence[Ranking]], players: Sequence[str], seed: str) -> list[Rating]:
    """Ratings, best first, with intervals from resampling whole blocks."""
    point = _elo(strengths([game for block in blocks for game in block], players))
    luck = Random(f"ratings {seed}")
    drawn: list[list[float]] = []
    for _ in range(RESAMPLES):
        again = [blocks[int(luck.random() * len(blocks))] for _ in blocks]
        drawn.append(_elo(strengths([game for block in again for game in block], players)))
    found = []
    for index, player in enumerate(players):
        ordered = sorted(each[index] for each in drawn)
        low = ordered[int(0.025 * RESAMPLES)]
        high = ordered[int(0.975 * RESAMPLES) - 1]
        played, share = _record(blocks, player)
        found.append(Rating(player, point[index], low, high, played, share))
    return sorted(found, key=lambda rating: -rating.rating)


def _elo(strength: list[float]) -> list[float]:
    logs = [ELO * log10(each) for each in strength]
    mean = sum(logs) / len(logs)
    return [each - mean for each in logs]


def _record(blocks: Sequence[Sequence[Ranking]], player: str) -> tuple[int, float]:
    """How many games a player took part in, and what share of them it won."""
    games = won = 0.0
    for block in blocks:
        for game in block:
            games += sum(place.count(player) for place in map(list, game))
            won += list(game[0]).count(player) / len(game[0])
    return int(games), won / games if games else 0.0
