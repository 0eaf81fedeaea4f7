"""Brass Empire's table in the terminal: the centre rows, the companies, your own cards.

Everything has a letter or a number besides its colour: a corporation its letter, a seat and a card
in play the number that actions call them by.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Literal

from pithead.kernel.plugin import ComponentRow
from pithead.words import TIMES

from .words import resources

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Group, RenderableType
    from rich.table import Table
    from rich.text import Text

    from pithead.kernel.game import Game
    from pithead.words import Words

    from .schema import InPlay, Picture

STYLES = {
    "mcglynn": "green",
    "frontier": "dark_orange",
    "omni_edo": "magenta",
    "harlem": "dodger_blue1",
    "windcraft": "red",
}
PLAIN = "default"
MARKS: tuple[Literal["ready", "used"], ...] = ("ready", "used")
WITH_TEXTS: tuple[Literal["reserve", "hand"], ...] = ("reserve", "hand")
BY_NAME: tuple[Literal["played", "deck", "discard"], ...] = ("played", "deck", "discard")
BRASS, CHARGE, SITE = "◆", "⚡", "▒"


def draw(game: Game, picture: Picture, words: Words, width: int, kind: str = "") -> Group:
    from rich.console import Group

    artist = _Artist(game, picture, words)
    parts: list[RenderableType] = [artist.heading()]
    if any(picture["labor_row"]) or any(picture["design_row"]):
        parts += [
            artist.row("L", "labor-row", picture["labor_row"], picture["labor_deck_size"]),
            artist.row("D", "design-row", picture["design_row"], picture["design_deck_size"]),
        ]
    parts += [line for seat in range(len(picture["companies"])) for line in artist.company(seat)]
    parts += artist.own_cards()
    return Group(*parts)


class _Artist:
    def __init__(self, game: Game, picture: Picture, words: Words) -> None:
        self.game = game
        self.picture = picture
        self.words = words
        self.facts: dict[str, dict[str, Any]] = {card: game.card_facts(card) for card in game.cards}

    def label(self, key: str, **figures: object) -> str:
        return self.words.say(f"draw-brass-empire-{key}", **figures)

    # --- cards ----------------------------------------------------------------------------------

    def style(self, card: str) -> str:
        return STYLES.get(self.facts[card]["corp"], PLAIN)

    def cost(self, card: str) -> str:
        """`4L 2C`: a cost in as few letters as a row has room for."""
        cost = self.facts[card]["cost"]
        kinds = ("labor", "construction")
        return " ".join(f"{cost[k]}{self.words.say(f'letter-{k}')}" for k in kinds if cost[k])

    def strength(self, card: str) -> str:
        facts = self.facts[card]
        return "" if facts["type"] == "employee" else f"{facts['attack']}/{facts['health']}"

    def worth(self, card: str) -> str:
        value = self.facts[card]["brass"]
        return "" if value is None else f"{BRASS}{value}"

    def text(self, card: str) -> str:
        return " ".join(self.words.tell(line) for line in self.game.tell_card(card))

    def letter(self, card: str) -> str:
        corp = self.facts[card]["corp"]
        return self.words.name(corp)[0] if corp in STYLES else ""

    # --- heading and rows -----------------------------------------------------------------------

    def heading(self) -> Text:
        from rich.text import Text

        picture = self.picture
        parts = [self.label("title", round=picture["round"], phase=picture["phase"])]
        if picture["phase"] in ("play", "action"):
            parts.append(self.label("turn", seat=picture["active"]))
        if not picture["options"]["battle"]:
            parts.append(self.label("pool", n=picture["pool"]))
        if picture["ending"] and not picture["over"]:
            parts.append(self.label("last"))
        return Text(" · ".join(parts), style="bold")

    def row(self, letter: str, title: str, row: list[str | None], deck: int) -> Table:
        """Six cards with their slots, costs and texts."""
        cards = [(f"{letter}{slot}", card) for slot, card in enumerate(row, start=1)]
        return self._list(self.label(title, n=deck), cards)

    def _list(self, title: str, cards: list[tuple[str, str | None]]) -> Table:
        """Cards below each other, each behind its mark, with figures and text."""
        from rich.table import Table
        from rich.text import Text

        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.title, grid.title_justify, grid.title_style = title, "left", "bold"
        types = {self.facts[card]["type"] for _, card in cards if card is not None}
        for mark, card in cards:
            if card is not None:
                name = Text(self.words.card(card), style=self.style(card), no_wrap=True)
                figures = [self.cost(card), self.worth(card)]
                if types != {"employee"}:
                    kind = self.words.say(f"type-{self.facts[card]['type']}")
                    figures[1:1] = [kind, self.strength(card)]
                cells = [Text(figure, no_wrap=True) for figure in figures]
                text = Text(self.text(card), style="dim")
                place = Text(f"{mark:>4}", style="dim", no_wrap=True)
                grid.add_row(place, self.letter(card), name, *cells, text)
        return grid

    # --- companies ------------------------------------------------------------------------------

    def company(self, seat: int) -> list[RenderableType]:
        from rich.text import Text

        company = self.picture["companies"][seat]
        style = STYLES.get(company["corporation"] or "", PLAIN)
        active = seat == self.picture["active"] and not self.picture["over"]
        line = Text("▸ " if active else "  ")
        line.append(f"{seat} {self.words.seat(seat)}", style=f"bold {style}")
        line.append("".join(f" ({mark})" for mark in self._marks(seat)))
        if company["out"]:
            return [line]
        line.append(f" · {self.words.count(company['brass'], 'brass')} · {self._standing(seat)}")
        cards = company["in_play"]
        return [line, self._in_play(cards, company["ai"])] if cards else [line]

    def _marks(self, seat: int) -> list[str]:
        viewer = self.picture["viewer"]
        marks = [self.label("you")] if seat == viewer else []
        if viewer >= 0 and seat == self.picture["companies"][viewer]["partner"]:
            marks.append(self.label("partner"))
        if self.picture["companies"][seat]["out"]:
            marks.append(self.label("out"))
        return marks

    def _standing(self, seat: int) -> str:
        company = self.picture["companies"][seat]
        if company["ai"]:
            return self.label("score-pile", n=len(company["discard"]))
        platform = company["platform"]
        full = self.facts["mining_platform"]["health"]
        state = "platform" if platform["up"] else "platform-down"
        sizes = {"hand": company["hand_size"], "deck": company["deck_size"]}
        piles = self.label("piles", discard=len(company["discard"]), **sizes)
        return f"{self.label(state, health=platform['health'], full=full)} · {piles}"

    def _in_play(self, cards: list[InPlay], ai: bool) -> Table:
        """The line of a company. Card texts do not work for the AI, only Wardens (BE-SOLO-6)."""
        from rich.table import Table
        from rich.text import Text

        grid = Table.grid(padding=(0, 1, 0, 0))
        for card in cards:
            number = Text(f"{card['number']:>6}", style="dim", no_wrap=True)
            name = card["card"]
            if not card["face_up"] or name is None:
                known = self.words.card(name) if name else ""
                grid.add_row(number, SITE, known, "", Text(f"({self.label('site')})", style="dim"))
                continue
            shown = Text(self.words.card(name), style=self.style(name), no_wrap=True)
            strength = f"{card['attack']}/{card['health']} {self.worth(name)}"
            state = [f"{CHARGE}{card['charge']}"] if card["charge"] else []
            state += [self.label(key) for key in MARKS if card[key]]
            text = Text(" · ".join(state), style="default")
            text.append("  " if state else "")
            warden = self.words.say("text-warden") if card["warden"] else ""
            text.append(warden if ai else self.text(name), style="dim")
            grid.add_row(number, self.letter(name), shown, Text(strength, no_wrap=True), text)
        return grid

    def own_cards(self) -> list[RenderableType]:
        """What lies in front of the viewer, with texts; of their piles only the names."""
        from rich.text import Text

        viewer = self.picture["viewer"]
        if viewer < 0:
            return []
        company = self.picture["companies"][viewer]
        parts: list[RenderableType] = []
        for zone in WITH_TEXTS:
            if cards := company[zone]:
                parts.append(self._list(self.label(zone), _counted(cards)))
        for pile in BY_NAME:
            if cards := company[pile]:
                parts.append(Text(self.label(pile, cards=" ".join(cards))))
        return parts


def _counted(cards: list[str]) -> list[tuple[str, str | None]]:
    """Each card once, behind how many of it there are."""
    return [(f"{n} {TIMES}" if n > 1 else "", card) for card, n in Counter(cards).items()]


# --- `pithead components` -----------------------------------------------------------------------


def component_rows(game: Game, words: Words) -> Iterator[ComponentRow]:
    """Every design with its figures; its text is printed with `--text`."""
    data = game.component_data()
    for card in game.cards:
        facts: dict[str, Any] = game.card_facts(card)
        values = [words.say(f"type-{facts['type']}"), words.say(f"deck-{facts['deck']}")]
        cost = facts["cost"]
        if any(cost.values()):
            values.append(resources(words, [cost["labor"], cost["construction"]]))
        if facts["type"] != "employee":
            values.append(f"{facts['attack']}/{facts['health']}")
        if facts["brass"] is not None:
            values.append(f"{BRASS}{facts['brass']}")
        values.append(f"{facts['copies']} {TIMES}")
        yield ComponentRow(
            words.name(facts["corp"]),
            words.card(card),
            ", ".join(values),
            _sources(data[card], words),
        )


def _sources(facts: Any, words: Words) -> str:
    """Which fields are certain, and by what; the others are reconstructed."""
    parts = []
    for mark in ("rulebook", "publisher"):
        fields = [field for field, source in facts.get("source", {}).items() if source == mark]
        if fields:
            parts.append(f"{words.say(f'source-mark-{mark}')} ({', '.join(fields)})")
    return ", ".join(parts) or words.say("source-mark-reconstructed")
