"""How the characters of a game play and win: the figures the lobby shows, counted in games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final

from pithead.bots.characters import WITH, Figure, Measured, characters
from pithead.kernel.plugin import plugin_of

from .runs import Contest, Force
from .statistics import Z95, block_share

if TYPE_CHECKING:
    from pithead.kernel.game import Game

    from .blocks import GameResult, Plan

LEVEL: Final = "level-4"
"""The strongest level that affords hundreds of games; its style is nobody's."""
SEATS: Final = 2


def study(
    game: Game,
    plan: Plan,
    games: int,
    force: Force,
    made: str,
    known: Measured | None = None,
    told: Callable[[str, Measured], None] | None = None,
) -> Measured:
    """Each character at two seats against its level without one. Those that are in `known` are not
    played again; `told` is given each one and what is known by then.
    """
    blocks = -(-games // SEATS)
    found = known or Measured(made, blocks * SEATS)
    for character in characters(game):
        if character in found.strength:
            continue
        player = f"{LEVEL}{WITH}{character}"
        counting = plugin_of(game).style_counting()
        lineups = ((player, LEVEL),)
        contest = Contest(plan._replace(lineups=lineups, counting=counting), blocks)
        contest.run(force)
        if contest.stopped:
            break
        found = _with(game, found, character, player, contest)
        if told is not None:
            told(character, found)
    return found


def _with(game: Game, found: Measured, character: str, player: str, contest: Contest) -> Measured:
    results = [played for block in contest.in_order for played in block.games]
    share = block_share([block.share() for block in contest.in_order], len(results))
    style = {
        figure: {
            **found.style.get(figure, {}),
            character: _figure(results, player, figure),
        }
        for figure in plugin_of(game).style_figures()
    }
    strength = {**found.strength, character: rounded(*share)}
    return Measured(found.made, found.games, strength, style)


def _figure(games: Sequence[GameResult], player: str, figure: str) -> Figure:
    """How often, of how many, over all games; the interval is that of a ratio of sums."""
    parts = []
    for game in games:
        seat = game.players.index(player)
        done, of = (game.counts.get(f"{key} {seat} {figure}", 0) for key in ("style", "style-of"))
        parts.append((done, of))
    whole = sum(of for _, of in parts) or 1
    value = sum(done for done, _ in parts) / whole
    half = Z95 * sqrt(sum((done - value * of) ** 2 for done, of in parts)) / whole
    return rounded(value, value - half, value + half)


def rounded(value: float, low: float, high: float) -> Figure:
    return Figure(round(value, 3), round(low, 3), round(high, 3))
