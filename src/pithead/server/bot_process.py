"""The process a bot runs in: questions come in as lines of JSON, answers go out the same way.

It is given the view of one seat and what that seat remembers, and knows nothing else of the table.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache

import msgspec

import pithead
from pithead import bots
from pithead.kernel.game import Game
from pithead.rooms.ports import Asked

POLITENESS = 5
"""Bots give way to the server on a busy machine."""


class Answered(msgspec.Struct):
    action: list[int | str] = []
    failed: bool = False


class _Games:
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


def answer(games: _Games, asked: Asked) -> Answered:
    game = games.find(asked)
    bot = bots.make(asked.bot, game, asked.seat, asked.seed, asked.budget)
    if asked.memory is not None:
        bot.memory = game.restore_memory(asked.memory)
    choice = bot.choose(asked.view, asked.events)
    return Answered(list(choice.action))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    games = _Games()
    decoder = msgspec.json.Decoder(Asked)
    out.write(b"ready\n")
    out.flush()
    for line in sys.stdin.buffer:
        try:
            answered = answer(games, decoder.decode(line))
        except Exception:
            answered = Answered(failed=True)
        out.write(msgspec.json.encode(answered) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
