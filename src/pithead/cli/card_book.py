"""A card set in one language: facts to draw with, texts to read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.words import Words

Facts = dict[str, Any]
Say = Callable[..., str]

# What a card file leaves out.
USUAL: Facts = {"deck": "pool", "brass": None, "attack": 0, "health": 0, "warden": False}


class CardGame(Protocol):
    """A game with cards that say something."""

    def component_data(self) -> dict[str, Facts]: ...

    def card_lines(self, card: str, say: Say) -> list[str]: ...

    def clause_line(self, card: str, clause: str, say: Say) -> str: ...

    def option_lines(self, card: str, clause: str, say: Say) -> list[str]: ...

    def spoiler(self, say: Say) -> str: ...


class CardBook:
    """The cards of a game as data, and what they say in the language of `words`."""

    def __init__(self, game: CardGame, words: Words) -> None:
        self.game = game
        self.say = words.say
        self.facts = {card: _whole(facts) for card, facts in game.component_data().items()}
        own = {card: facts["name"] for card, facts in self.facts.items() if "name" in facts}
        words.with_cards({card: name[words.language] for card, name in own.items()})

    def text(self, card: str) -> str:
        return " ".join(self.game.card_lines(card, self.say))

    def clause(self, card: str, clause: str) -> str:
        return self.game.clause_line(card, clause, self.say)

    def options(self, card: str, clause: str) -> list[str]:
        return self.game.option_lines(card, clause, self.say)

    def spoiler(self) -> str:
        return self.game.spoiler(self.say)

    def of_corporation(self, corporation: str) -> list[str]:
        """The designs a reserve may be built of, in the order of the components."""
        own = (card for card, facts in self.facts.items() if facts["corp"] == corporation)
        return [card for card in own if self.facts[card]["deck"] != "starter"]


@cache
def card_book(game: Game, words: Words) -> CardBook:
    return CardBook(cast(CardGame, game), words)


def _whole(facts: Facts) -> Facts:
    """A card with what its file leaves out."""
    cost = {"labor": 0, "construction": 0, **facts.get("cost", {})}
    return {**USUAL, **facts, "cost": cost}
