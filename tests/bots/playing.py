"""Games between bots, which are given nothing but views that have been through JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest

import pithead
from pithead import bots
from pithead.bots import Bot, Choice, planner, thinking
from pithead.kernel.game import Game, Settings
from pithead.kernel.match import Match
from pithead.kernel.plugin import plugin_of

GAMES: dict[str, Game] = {name: pithead.game(name) for name in pithead.game_names()}
NAMES = bots.names(GAMES["rockwell"])
"""The bots of our games: the same for both."""
LEVELS = tuple(plugin_of(GAMES["rockwell"]).levels)
TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]


def little_effort(monkeypatch: pytest.MonkeyPatch, worlds: int = 2) -> None:
    """Let searching bots try few answers in few worlds: how well they play is for the arena."""
    monkeypatch.setattr(thinking, "WIDEST", 2 * worlds)
    monkeypatch.setattr(planner, "FIRST_WORLDS", worlds)
    monkeypatch.setattr(planner.PlannerBot, "worlds", worlds)


def ask(bot: Bot, match: Match, seat: int) -> Choice:
    view = json.loads(json.dumps(match.game.view(match.state, seat)))
    bot.memory = match.memory(seat) if bot.remembers else None
    return bot.choose(view)


def play(
    name: str,
    names: Sequence[str],
    seed: int,
    *,
    options: Settings | None = None,
    budget: float | None = None,
    most: int | None = None,
) -> Match:
    """A game among the bots of these names, or its first answers."""
    game = GAMES[name]
    match = game.match(len(names), seed, options)
    players = [
        bots.make(bot, game, seat, f"{seed} {seat}", budget) for seat, bot in enumerate(names)
    ]
    answers = 0
    while not match.over and (most is None or answers < most):
        decision = match.state.pending
        assert decision is not None
        seat = next(seat for seat in decision.seats if seat not in match.sealed)
        match.apply(seat, ask(players[seat], match, seat).action)
        answers += 1
    return match


def wander(name: str, seats: int, seed: int, answers: int) -> Match:
    """A game after a number of random answers, or at its end."""
    match = GAMES[name].match(seats, seed)
    rng = Random(seed)
    for _ in range(answers):
        if match.over:
            break
        decision = match.state.pending
        assert decision is not None
        seat = next(seat for seat in decision.seats if seat not in match.sealed)
        match.apply(seat, match.sample(seat, rng))
    return match
