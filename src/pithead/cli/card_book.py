"""A card set in one language: facts to draw with, texts to read."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.words import Words


class CardBook:
    """The cards of a game as data, and what they say."""

    def __init__(self, game: Game, words: Words) -> None:
        self.words = words
        self.facts: dict[str, dict[str, Any]] = game.component_data()  # type: ignore[assignment]

    @classmethod
    @cache
    def of(cls, game: Game, words: Words) -> CardBook:
        return cls(game, words)

    def text(self, card: str) -> str:
        return card

    def clause(self, card: str, clause: str) -> str:
        return f"{card} {clause}"

    def options(self, card: str, clause: str) -> list[str]:
        return [card, clause]

    def of_corporation(self, corporation: str) -> list[str]:
        """The designs a reserve may be built of, in the order of the components."""
        own = (card for card, facts in self.facts.items() if facts["corp"] == corporation)
        return [card for card in own if self.facts[card]["deck"] != "starter"]
