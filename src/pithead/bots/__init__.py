"""Players that see views only.

    from pithead import bots
    bot = bots.make("greedy", game, seat=1)     # by name; `bots.names(game)` are those there are
    bot.memory = match.memory(1)                # without it, the bot knows what the view shows
    choice = bot.choose(match.view(1))

Bots of your own are subclasses of `Bot`, or functions `choose(view, legal, rng)`: see
docs/write_a_bot.md.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final, SupportsFloat

from pithead.kernel.contract import whole_number
from pithead.kernel.game import Game
from pithead.kernel.plugin import plugin_of

from . import characters
from .bot import Bot, Choice
from .greedy import HeuristicBot
from .own import (
    OWN,
    BotError,
    Own,
    bot_of,
    check,
    create,
    is_reference,
    load,
    offer,
    offered,
)

__all__ = [
    "OWN",
    "Bot",
    "BotError",
    "Choice",
    "Own",
    "UnknownBot",
    "find",
    "load",
    "make",
    "names",
    "offer",
    "successor",
]

_ROOMS: Final = {
    "random": ("random_bot", "RandomBot"),
    "uniform": ("random_bot", "UniformBot"),
    "greedy": ("greedy", "GreedyBot"),
    "practised": ("greedy", "PractisedBot"),
    "value": ("value", "ValueBot"),
    "planner": ("planner", "PlannerBot"),
}
_LEARNED: Final = frozenset({"practised", "value", "planner"})
"""Bots that need what only learning gives, so a game without features does not have them."""

RETIRED: Final = {"ismcts": "planner", "net": "planner", "farsighted": "planner"}
"""Bots of earlier versions, and the bot that replaces each at stored tables."""

AT: Final = "@"
"""Between a bot's name and the file or folder of its weights: `practised@my-weights`."""


def names(game: Game) -> tuple[str, ...]:
    """The bots people may choose for this game: levels, bots by the way they think, your own."""
    plugin = plugin_of(_known_game(game))
    learned = plugin.features(game) is not None
    built_in = (name for name in _ROOMS if learned or name not in _LEARNED)
    return (*plugin.levels, *built_in, *offered())


def successor(name: str) -> str:
    """The bot itself, or the one that replaces it if there is no such bot any more."""
    return RETIRED.get(name, name)


def is_known(name: str, game: Game) -> bool:
    """Whether people may choose this bot, with or without a character of the game."""
    bot, _ = characters.split(name)
    return bot in names(game) and characters.has(game, name)


def _known_game(game: Game) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"the game must be one of pithead.game(…), not {game!r}")
    return game


def check_budget(budget: float | None) -> None:
    """Refuse a budget that is no time."""
    if budget is not None and not (isinstance(budget, SupportsFloat) and budget > 0):
        raise ValueError(f"budget is a time in seconds for one answer, so not {budget!r}")


class UnknownBot(BotError):
    """A name that is no bot of ours, or none for this game."""

    def __init__(self, name: str, game: Game) -> None:
        self.known = (*names(game), *plugin_of(game).probe_bots)
        super().__init__("unknown", name=name, known=", ".join(self.known))
        self.name = name


def find(bot: str | Own) -> str | Own:
    """What a user named: `module:object` and `file.py:object` as the object, names as they are.

    Called where people choose bots for themselves; a server never calls it, since it runs code.
    """
    return load(bot) if isinstance(bot, str) and is_reference(bot) else bot


def make(
    bot: str | Own,
    game: Game,
    seat: int,
    seed: int | str = 0,
    budget: float | None = None,
) -> Bot:
    """A bot at one seat of a game, by its name or made of a class or function of your own.

    `budget` is the time in seconds it may think about one answer. Without one a level takes its
    own, and any other bot makes a fixed effort: its answer then depends on seed and view alone.
    A name may be followed by a file or folder of weights: `practised@my-weights/2.json`, or by a
    character of the game: `level-4+rook`.
    """
    counts = _known_game(game).seat_counts
    seat = whole_number(seat, "a seat")
    if seat not in range(max(counts)):
        raise ValueError(f"there is no seat {seat!r} in {game.name}")
    check_budget(budget)
    if isinstance(bot, str) and bot in offered():
        bot = load(offered()[bot])
    if not isinstance(bot, str):
        own = check(bot)
        if isinstance(own, type):
            return create(own, game, seat, seed, budget)
        return bot_of(own, game, seat, seed, budget)
    bot, character = characters.split(bot)
    if character:
        return _with_character(make(bot, game, seat, seed, budget), character)
    name, at, weights = successor(bot).partition(AT)
    if at and not weights:
        raise UnknownBot(bot, game)
    plugin = plugin_of(game)
    if name in plugin.levels:
        from .levels import SlippingBot

        level = plugin.levels[name]
        inner = level.bot + bot[len(name) :]
        made = make(inner, game, seat, seed, level.budget if budget is None else budget)
        if not level.slips:
            return made
        return SlippingBot(name, made, level)
    if name in plugin.probe_bots and not weights:
        from .probe import ProbeBot

        return ProbeBot(name, game, seat, seed, plugin.probe_bots[name])
    if name not in names(game):
        raise UnknownBot(bot, game)
    return _built_in(name, weights, game, seat, seed, budget)


def _with_character(bot: Bot, character: str) -> Bot:
    """The bot with the temper of a character; one that does not weigh answers can have none."""
    found = characters.characters(bot.game).get(character)
    inner = getattr(bot, "bot", bot)
    if found is None or not isinstance(inner, HeuristicBot):
        raise UnknownBot(f"{bot.name}{characters.WITH}{character}", bot.game)
    characters.lean(inner.heuristic, found)
    bot.name = f"{bot.name}{characters.WITH}{character}"
    return bot


def learned_elsewhere(bot: str, game: Game, seats: int) -> bool:
    """Whether a built-in bot's weights were learned on other components than the game has."""
    name, _, weights = bot.partition(AT)
    level = plugin_of(game).levels.get(name)
    name = name if level is None else level.bot
    if name not in _LEARNED:
        return False
    from .weights import HEURISTIC, VALUE, WeightFiles, learned_elsewhere, shipped

    files = WeightFiles(Path(weights)) if weights else shipped(game)
    parts = (HEURISTIC,) if name == "practised" else (VALUE, HEURISTIC)
    return learned_elsewhere(game, files.linear(seats), parts)


def _built_in(
    name: str, weights: str, game: Game, seat: int, seed: int | str, budget: float | None
) -> Bot:
    module, maker = _ROOMS[name]
    room: Any = getattr(import_module(f".{module}", __package__), maker)
    if not weights:
        made: Bot = room(game, seat, seed, budget)
        return made
    if name not in _LEARNED:
        raise BotError("weights", name=name)
    from .weights import WeightFiles

    taught: Bot = room(game, seat, seed, budget, WeightFiles(Path(weights)))
    return taught
