"""Actions, events and refusals of a game in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.cli.brass_empire_sight import BrassEmpireSight
from pithead.cli.rockwell_sight import RockwellSight
from pithead.cli.sight import Sight
from pithead.words import Words, slug

if TYPE_CHECKING:
    from pithead.kernel.contract import Action, Decision, Event, Refusal
    from pithead.kernel.game import Game

SIGHTS: dict[str, type[Sight]] = {"rockwell": RockwellSight, "brass_empire": BrassEmpireSight}


class Teller:
    """Says in one language what happens at one table."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.sight = SIGHTS.get(game.name, Sight)(game, words)

    def action(self, action: Action) -> str:
        key, figures = self.game.describe(action)
        return self.words.say(key, **self.sight.action(action, figures))

    def offer(self, action: Action) -> str:
        """An action in a list to choose from, with what it costs or gives."""
        return f"{self.action(action)} {self.sight.detail(action)}".rstrip()

    def event(self, event: Event) -> str:
        key, figures = self.game.describe_event(event)
        return self.words.say(key, **figures)

    def question(self, decision: Decision) -> str:
        key = f"ask-{slug(self.game.name)}-{slug(decision.kind)}"
        return self.words.say(key, **self.sight.question(decision))

    def refusal(self, refusal: Refusal) -> str:
        return self.words.say(f"refusal-{slug(refusal.code)}", **refusal.params)

    def remedy(self, refusal: Refusal) -> str:
        return self.words.say(f"remedy-{slug(refusal.remedy)}", **refusal.params)

    def option(self, name: str, value: int | str | bool) -> str:
        """A table option; a switch by its name alone, others with their value."""
        key = f"option-{slug(self.game.name)}-{slug(name)}"
        said = self.words.say(key)
        if value is True:
            return said
        return f"{said} {value if isinstance(value, int) else self.words.say(f'{key}-{value}')}"
