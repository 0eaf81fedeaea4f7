"""Brass Empire's actions and questions speak of numbers; here they get the names of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pithead.cli.card_book import card_book
from pithead.cli.sight import Figures, Sight

if TYPE_CHECKING:
    from pithead.kernel.contract import Action, Decision, Event, Field, Primitive
    from pithead.kernel.game import Game
    from pithead.kernel.match import Match
    from pithead.words import Words

PLATFORM = "mining_platform"
HIDDEN = "face_down"
SEEN_TOO = ("drew", "laid", "looked", "peeked")
UNANNOUNCED = ("built", "destroyed", "kills", "whenever")
ROMAN = ("", " II", " III", " IV", " V", " VI")


class BrassEmpireSight(Sight):
    picture: dict[str, Any]

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        # Opening the book also tells the words what cards of one's own are called.
        self.book = card_book(game, words)

    def look(self, match: Match, viewer: int) -> None:
        picture: dict[str, Any] = self.game.picture(self.game.view(match.state, viewer))
        self.picture = picture
        self.about: Mapping[str, object] = {}
        corporations = [company["corporation"] for company in self.picture["companies"]]
        self.words.at_table(match.seats, company_names(corporations, match.seats, self.words))

    def sit_down(self, seats: int) -> None:
        nobody = [None] * max(seats, 2)
        self.words.at_table(seats, company_names(nobody, seats, self.words))

    # --- actions --------------------------------------------------------------------------------

    def action(self, action: Action, figures: Mapping[str, Primitive]) -> Figures:
        found: dict[str, object] = dict(figures)
        verb, viewer = action[0], self.picture["viewer"]
        if verb in ("use", "demolish", "mine", "act", "attack", "raid"):
            found["card"] = self._in_play(viewer, figures["number"])
        if verb == "attack":
            found["target_card"] = self._in_play(figures["seat"], figures["target"])
        elif verb == "target":
            found["card"] = self._in_play(figures["seat"], figures["number"])
        elif verb in ("buy", "gift", "slot"):
            found["card"] = self._in_row(str(figures["place"]))
        elif verb == "option":
            found["text"] = self._option(figures["option"])
        elif verb == "next":
            found["text"] = self._waiting(figures["number"])
        elif verb == "build":
            found = {"cards": self._reserve(action)}
        return found

    def _in_play(self, seat: Primitive, number: Primitive) -> str:
        """The card of that number; the same word as a card nobody may see if there is none."""
        assert isinstance(seat, int)
        assert isinstance(number, int)
        companies = self.picture["companies"]
        line = companies[seat]["in_play"] if seat < len(companies) else []
        if number == 0:
            return PLATFORM
        return (line[number - 1]["card"] or HIDDEN) if number <= len(line) else HIDDEN

    def _in_row(self, place: str) -> str:
        row = "labor_row" if place[0] == "L" else "design_row"
        return self.picture[row][int(place[1]) - 1] or HIDDEN

    def _option(self, option: Primitive) -> str:
        assert isinstance(option, int)
        options = self.book.options(str(self.about["card"]), str(self.about["clause"]))
        return options[option - 1] if option <= len(options) else ""

    def _waiting(self, number: Primitive) -> str:
        assert isinstance(number, int)
        texts = str(self.about.get("texts", "")).split()
        if number > len(texts):
            return ""
        card, _, clause = texts[number - 1].partition(":")
        return f"{self.words.card(card)}: {self.book.clause(card, clause)}"

    def _reserve(self, action: Action) -> str:
        designs = self._designs()
        chosen = [d for d, n in zip(designs, action[1:], strict=False) for _ in range(int(n))]
        return self.words.cards(chosen)

    def _designs(self) -> Sequence[str]:
        company = self.picture["companies"][self.picture["viewer"]]
        return self.book.of_corporation(company["corporation"])

    # --- questions ------------------------------------------------------------------------------

    def question(self, decision: Decision) -> Figures:
        self.about = decision.about
        if "clause" not in decision.about:
            return decision.about
        card, clause = str(decision.about["card"]), str(decision.about["clause"])
        return {**decision.about, "text": self.book.clause(card, clause)}

    def is_news(self, event: Event, viewer: int) -> bool:
        """Not what its owner is told with the cards, nor that a text follows what began it."""
        if event.kind == "effect":
            return event.args["clause"] in UNANNOUNCED
        return event.kind not in SEEN_TOO or event.args["seat"] != viewer

    def field(self, field: Field) -> str:
        """A number of a built reserve is asked for by the name of its card."""
        return self.words.card(field.name)


def company_names(corporations: Sequence[str | None], seats: int, words: Words) -> tuple[str, ...]:
    """A company is called by its corporation; the second of the same gets a number."""
    names = []
    seen: Counter[str] = Counter()
    for seat, corporation in enumerate(corporations):
        if corporation is not None:
            names.append(words.name(corporation) + ROMAN[seen[corporation]])
            seen[corporation] += 1
        elif seats == 1 and seat == 1:
            names.append(words.name("ai"))
        else:
            names.append(words.say("name-player", n=seat + 1))
    return tuple(names)
