"""Pyminion: Dominion's base set between four random players, through its own `Game.play`."""

from __future__ import annotations

import logging
import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.participants.measure import Counts, Loop, Result, arguments, play_games

# Pyminion ships no types.
pyminion_game: Any = import_module("pyminion.game")
pyminion_player: Any = import_module("pyminion.player")
base: Any = import_module("pyminion.expansions.base")

SEATS = 4
# Left out: Remodel, which now and then asks a random player for one card of none (it is the last
# card in hand, or the supply has none cheap enough), and pyminion takes no such answer.
KINGDOM = [card for card in base.base_set if card is not base.remodel]


class RandomDecider:
    """Answers whatever the base set asks; pyminion has no random player of its own."""

    def one(self, cards: list[Any]) -> Any:
        return cards[int(random.random() * len(cards))]

    def one_or_none(self, cards: list[Any]) -> Any:
        index = int(random.random() * (len(cards) + 1))
        return cards[index] if index < len(cards) else None

    def some(self, cards: list[Any], least: int = 0, most: int = -1) -> list[Any]:
        """Any number of cards between the bounds; -1 is pyminion's way to say no bound."""
        most = len(cards) if most < 0 else min(most, len(cards))
        return random.sample(cards, least + int(random.random() * (most - least + 1)))

    def yes_or_no(self) -> bool:
        return random.random() < 0.5

    def action_phase_decision(self, cards: list[Any], player: Any, game: Any) -> Any:
        return self.one_or_none(cards)

    def treasure_phase_decision(self, cards: list[Any], player: Any, game: Any) -> list[Any]:
        return self.some(cards)

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self.one_or_none(valid_cards)

    def binary_decision(self, **asked: Any) -> bool:
        return self.yes_or_no()

    def multi_play_decision(self, valid_cards: list[Any], required: bool, **asked: Any) -> Any:
        return self.one(valid_cards) if required else self.one_or_none(valid_cards)

    def discard_decision(
        self,
        valid_cards: list[Any],
        min_num_discard: int = 0,
        max_num_discard: int = -1,
        **asked: Any,
    ) -> list[Any]:
        return self.some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self, valid_cards: list[Any], min_num_trash: int, max_num_trash: int, **asked: Any
    ) -> list[Any]:
        return self.some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self, valid_cards: list[Any], min_num_gain: int, max_num_gain: int, **asked: Any
    ) -> list[Any]:
        return self.some(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self, valid_cards: list[Any], min_num_topdeck: int, max_num_topdeck: int, **asked: Any
    ) -> list[Any]:
        return self.some(valid_cards, min_num_topdeck, max_num_topdeck)


class CountingDecider(RandomDecider):
    """Answers alike, and counts each question and whether it had more than one answer."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0

    def count(self, several: bool) -> None:
        self.decisions += 1
        self.choices += several

    def one(self, cards: list[Any]) -> Any:
        self.count(len(cards) > 1)
        return super().one(cards)

    def one_or_none(self, cards: list[Any]) -> Any:
        self.count(bool(cards))
        return super().one_or_none(cards)

    def some(self, cards: list[Any], least: int = 0, most: int = -1) -> list[Any]:
        # The only answer is all of them or, of an empty list or with a bound of none, nothing.
        self.count(least < len(cards) and most != 0)
        return super().some(cards, least, most)

    def yes_or_no(self) -> bool:
        self.count(True)
        return super().yes_or_no()


def play_with(decider: RandomDecider, seed: int) -> Any:
    # Pyminion draws from Python's own generator, and so do these players.
    random.seed(seed)
    seats = [pyminion_player.Player(decider, player_id=f"seat {n}") for n in range(SEATS)]
    return pyminion_game.Game(seats, expansions=[KINGDOM], log_stdout=False).play()


def play(seed: int) -> tuple[int, Any]:
    return seed, play_with(RandomDecider(), seed)


def count(played: tuple[int, Any]) -> Counts:
    """Play the same seed again with players who count."""
    seed, result = played
    decider = CountingDecider()
    if outcome(play_with(decider, seed)) != outcome(result):
        raise RuntimeError("pyminion played one seed in two ways, so its choices can't be counted")
    return Counts(decider.decisions, decider.choices)


def outcome(result: Any) -> list[tuple[Any, ...]]:
    return [
        (each.player.player_id, each.score, each.turns, each.shuffles)
        for each in result.player_summaries
    ]


def main() -> None:
    asked = arguments()
    # It reports every move to the root logger; unheard, a report costs it little.
    logging.getLogger().setLevel(logging.WARNING)
    loop = play_games(Loop("Game.play", SEATS), asked.seconds, asked.seed, play, count)
    Result(version("pyminion"), [loop]).print()


if __name__ == "__main__":
    main()
