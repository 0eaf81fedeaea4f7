"""A game's messages in one language at one table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pithead.words import Words

if TYPE_CHECKING:
    from pithead.kernel.contract import Action, Decision, Event, Field, Primitive, Refusal
    from pithead.kernel.game import Game
    from pithead.kernel.match import Match


class Teller:
    """Puts a game's messages into words, as one viewer sees the table."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.picture: dict[str, Any] = {}
        self.about: dict[str, Primitive] = {}
        # Custom cards bring their names along; the catalogues do not know them.
        facts = {card: game.card_facts(card) for card in game.cards}
        names: dict[str, Any] = {card: f["name"] for card, f in facts.items() if "name" in f}
        words.with_cards({card: name[words.language] for card, name in names.items()})

    def look(self, match: Match, viewer: int) -> None:
        """Take in the table as this viewer sees it."""
        self._take_in(self.game.picture(self.game.view(match.state, viewer)))
        decision = match.state.pending
        self.about = decision.about if decision is not None else {}

    def sit_down(self, seats: int) -> Words:
        """The words of a table where nothing has happened yet."""
        self._take_in({"seats": seats})
        return self.words

    def _take_in(self, picture: dict[str, Any]) -> None:
        self.picture = picture
        seats = picture["seats"]
        companies = range(self.game.companies(seats))
        named = [self.words.tell(self.game.tell_seat(picture, seat)) for seat in companies]
        self.words.at_table(seats, named)

    def action(self, action: Action) -> str:
        return self.words.tell(self.game.tell_action(self.picture, self.about, action))

    def offer(self, action: Action) -> str:
        """An action in a list to choose from, with what it costs or gives."""
        detail = self.game.tell_detail(self.picture, action)
        said = self.action(action)
        return said if detail is None else f"{said} {self.words.tell(detail)}"

    def preview(self, match: Match, seat: int, action: Action) -> list[str]:
        """What a legal action would set off, in sentences; nothing if it sets nothing off."""
        preview = self.game.preview(match.state, seat, action)
        told = [] if preview is None else self.game.tell_preview(preview)
        return [self.words.tell(message) for message in told]

    def question(self, decision: Decision) -> str:
        return self.words.tell(self.game.tell_question(self.picture, decision))

    def event(self, event: Event) -> str:
        return self.words.tell(self.game.tell_event(event))

    def refusal(self, refusal: Refusal) -> str:
        return self.words.tell(self.game.tell_refusal(refusal)[0])

    def remedy(self, refusal: Refusal) -> str:
        return self.words.tell(self.game.tell_refusal(refusal)[1])

    def field(self, field: Field) -> str:
        return self.words.tell(self.game.tell_field(field))

    def option(self, name: str, value: int | str | bool) -> str:
        return self.words.tell(self.game.tell_option(name, value))

    def source(self, source: str) -> str:
        return self.words.tell(self.game.tell_source(source))
