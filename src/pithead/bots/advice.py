"""Advice for people: the answers worth a look, from what their seat may know, with reasons."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pithead.kernel.contract import Action, Message
from pithead.kernel.plugin import plugin_of

from . import make
from .greedy import GreedyBot
from .planner import PlannerBot
from .thinking import Trial

if TYPE_CHECKING:
    from random import Random

    from pithead.kernel.game import Game
    from pithead.kernel.memory import Memory

    from .bot import View

MOST: Final = 3  # answers shown
SURE: Final = 1.64  # standard errors on each side of a figure: nine times in ten it lies within
UNSURE: Final = 0.2  # a standard error above which no figure is shown
PLAIN: Final = "greedy"  # what advises in a game without a searching level


class Advice(Struct):
    """One answer worth a look."""

    action: list[int | str]
    why: list[Message]
    chance: float | None = None
    """The seat's share of the victory; None where nothing was simulated."""
    behind: float = 0.0
    """How much less that is than the best answer's, in the worlds in which both were tried."""
    error: float = 0.0
    """What this difference may be off by, nine times in ten."""


def advise(
    game: Game,
    view: View,
    memory: Memory | None,
    seat: int,
    seed: int | str = 0,
    budget: float | None = None,
    played: Action | None = None,
) -> list[Advice]:
    """The best answers to the question this view asks, the best first, and the one played, if it
    was thought of.

    Everything follows from the view and the memory, so it can tell nothing that is hidden.
    """
    bot = make(_adviser(game), game, seat, seed, budget)
    bot.memory = memory
    if isinstance(bot, PlannerBot):
        return _compared(bot, bot.search(view), played)
    assert isinstance(bot, GreedyBot)
    return _at_first_sight(bot, view, bot.luck(view))


def _adviser(game: Game) -> str:
    """The bot of the strongest level that searches."""
    levels = [level.bot for level in plugin_of(game).levels.values()]
    searching = [name for name in levels if isinstance(make(name, game, 0), PlannerBot)]
    return searching[-1] if searching else PLAIN


def _at_first_sight(bot: GreedyBot, view: View, rng: Random) -> list[Advice]:
    state = bot.imagine(view, rng)
    bot.wake(state)
    decode = bot.game.decode
    return [
        Advice([*decode(option.steps)], [Message(option.reason)])
        for option in bot.ranked(state, rng)[:MOST]
    ]


def _compared(bot: PlannerBot, found: list[Trial], played: Action | None) -> list[Advice]:
    best = found[0]
    decode = bot.game.decode
    trials = found[:MOST]
    trials += [each for each in found[MOST:] if decode(each.option.steps) == played]
    told: list[Advice] = []
    differences = [_difference(best, trial) for trial in trials]
    sure = all(error <= UNSURE for _, error in differences)
    for trial, (behind, error) in zip(trials, differences, strict=True):
        told.append(
            Advice(
                [*decode(trial.option.steps)],
                _reasons(bot, trial, best),
                round(trial.chance, 4) if sure and trial.worlds else None,
                round(behind, 4),
                round(error, 4),
            )
        )
    return told


def _reasons(bot: PlannerBot, trial: Trial, best: Trial) -> list[Message]:
    """What speaks for an answer at first sight; for another than the best, what it has more of."""
    better = () if trial is best else bot.advantages(trial, best)
    return [Message(trial.option.reason), *better]


def _difference(best: Trial, other: Trial) -> tuple[float, float]:
    """How much better the best one did in the worlds both were tried in, and how sure that is."""
    gains = [own - theirs for own, theirs in zip(best.shares, other.shares, strict=False)]
    count = len(gains)
    if other is best or count < 2:
        return 0.0, 0.0
    mean = sum(gains) / count
    spread = sum([(gain - mean) ** 2 for gain in gains]) / (count - 1)
    return max(0.0, mean), SURE * math.sqrt(spread / count)
