"""The games a table can be set for, each made once, and what is told about them beforehand."""

from __future__ import annotations

from functools import cache

import pithead
from pithead import bots
from pithead.kernel.contract import ComponentError, Option, key_of
from pithead.kernel.game import Game

from .messages import BotInfo, CardInfo, GameInfo, Message, OptionInfo, OptionValue
from .trouble import Trouble, message

NAMES = pithead.GAMES
KERNEL_RULES = ("PH-FORM", "PH-STALE", "PH-OVER")


@cache
def game(name: str) -> Game:
    if name not in NAMES:
        raise Trouble("game", name=name, games=", ".join(NAMES))
    return pithead.game(name)


def game_with(name: str, components: object) -> Game:
    """The game of a record, which may bring components of its own."""
    plain = game(name)
    if not isinstance(components, dict):
        return plain
    try:
        return pithead.game(name, components)
    except ComponentError as error:
        why = Message(key_of("component-error", error.code), {**error.params})
        raise Trouble("record", place=f"component_set.{error.place}", why=why) from None


def know_bot(name: str) -> None:
    if name not in bots.NAMES:
        raise Trouble("bot", name=name, bots=", ".join(bots.NAMES))


@cache
def infos() -> list[GameInfo]:
    return [_info(game(name)) for name in NAMES]


def _info(about: Game) -> GameInfo:
    return GameInfo(
        about.name,
        Message(key_of("game", about.name)),
        list(about.seat_counts),
        [_option(about, option) for option in about.options],
        [BotInfo(name, Message(key_of("bot-name", name))) for name in bots.NAMES],
        [*about.rules, *KERNEL_RULES],
    )


def _option(about: Game, option: Option) -> OptionInfo:
    values = [
        OptionValue(value, message(about.tell_value(option.name, value))) for value in option.values
    ]
    says = Message(key_of("option", about.name, option.name))
    return OptionInfo(option.name, says, values, option.default, list(option.seats))


def cards(about: Game) -> list[CardInfo]:
    return [
        CardInfo(
            card,
            message(about.tell_name(card)),
            about.card_facts(card),
            [message(line) for line in about.tell_card(card)],
        )
        for card in about.cards
    ]


@cache
def remembers(name: str, bot: str) -> bool:
    """Whether a bot wants to know what happened, or only how things are."""
    return bot in bots.NAMES and bots.make(bot, game(name), 0).remembers
