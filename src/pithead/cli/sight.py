"""What must be seen of the table before an action or a question can be put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pithead.words import Words

if TYPE_CHECKING:
    from pithead.kernel.contract import Action, Decision, Event, Field, Primitive
    from pithead.kernel.game import Game
    from pithead.kernel.match import Match

Figures = Mapping[str, object]


class Sight:
    """A game whose actions name everything themselves has nothing to look up."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    def look(self, match: Match, viewer: int) -> None:
        """Take in the table as this viewer sees it."""
        self.words.at_table(match.seats)

    def sit_down(self, seats: int) -> None:
        """A table where nothing has happened yet."""
        self.words.at_table(seats)

    def action(self, action: Action, figures: Mapping[str, Primitive]) -> Figures:
        return figures

    def detail(self, action: Action) -> str:
        """What choosing the action costs or gives, where its own words do not tell."""
        return ""

    def question(self, decision: Decision) -> Figures:
        return decision.about

    def is_news(self, event: Event, viewer: int) -> bool:
        """Whether an event tells the viewer more than the one beside it."""
        return True

    def field(self, field: Field) -> str:
        return self.words.name(field.name)
