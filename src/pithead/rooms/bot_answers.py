"""What bots' processes do: a bot's answer, or its advice to a person, from the view of one seat
alone; and reviews of games that are over."""

from __future__ import annotations

from functools import lru_cache

import msgspec

import pithead
from pithead import bots
from pithead.bots.advice import Advice, advise
from pithead.kernel.game import Game

from .ports import Asked, ReviewPart, ReviewWork

Task = Asked | ReviewWork


class Answered(msgspec.Struct):
    action: list[int | str] = []
    advice: list[Advice] = []
    part: ReviewPart | None = None
    failed: bool = False


class KnownGames:
    """Games by the digest of their components."""

    def __init__(self) -> None:
        self.own: dict[str, Game] = {}

    def find(self, asked: Asked) -> Game:
        newest = self._newest(asked)
        return newest.under(asked.rules) or newest

    def _newest(self, asked: Asked) -> Game:
        if asked.component_set is None:
            return _built_in(asked.game)
        if asked.components not in self.own:
            self.own = {asked.components: pithead.game(asked.game, asked.component_set)}
        return self.own[asked.components]


@lru_cache
def _built_in(name: str) -> Game:
    return pithead.game(name)


def answer(games: KnownGames, asked: Task) -> Answered:
    if isinstance(asked, ReviewWork):
        # Most processes never review anything.
        from .review_parts import make

        return Answered(part=make(asked))
    game = games.find(asked)
    memory = game.restore_memory(asked.memory) if asked.memory is not None else None
    if not asked.bot:
        told = advise(game, asked.view, memory, asked.seat, asked.seed, asked.budget, asked.played)
        return Answered(advice=told)
    bot = bots.make(asked.bot, game, asked.seat, asked.seed, asked.budget)
    bot.memory = memory
    choice = bot.choose(asked.view, asked.events)
    return Answered(list(choice.action))
