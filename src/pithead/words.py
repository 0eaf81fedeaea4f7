"""Message keys put into words: one language's Fluent catalogues.

Engine and games say keys with figures; `Words` turns them into sentences. The catalogues of one
language are read when its first word is asked for, so importing this module costs nothing.

Besides Fluent's own, messages may call these functions on the figures the engine gives:
    MONEY($n)                              $1,500 · 1 500 $ · 1.500 $
    NAME($word)                            the message name-<word>: a kind, a pile
    COUNT($n, $kind)                       the message count-<kind>: 3 zinc, 2 insurance tiles
    SEAT($seat), SEATS($text)              what a company is called; of "2 0 1" all three
    OF($seat)                              in French: de Harlem, d'Omni-Edo
    PLACE($place), PLACES($text)           a tile, a border, a row's slot, a zone; of "a b" both
    ROMAN($n)                              I, II, III, IV
    CARD($id), CARDS($text)                the message card-<id>; of "clerk clerk manager" all
and those that installed games bring along (`GamePlugin.word_functions`).
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final

from pithead.kernel.contract import Message
from pithead.kernel.plugin import installed, locales

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "de")
FALLBACK: Final = "en"

NO_BREAK_SPACE: Final = "\u00a0"
TIMES: Final = "\u00d7"
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
THOUSANDS: Final = {"en": ",", "fr": NO_BREAK_SPACE, "de": "."}


def choose_language(wanted: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the environment's, else English."""
    if wanted in LANGUAGES:
        return wanted
    own = environ.get("PITHEAD_LANG", "")[:2].lower()
    if own in LANGUAGES:
        return own
    # As in POSIX, the first of these that is set decides, even if we do not speak it.
    locale = next((environ[v] for v in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(v)), "")
    language = re.split(r"[_.@-]", locale)[0].lower()
    return language if language in LANGUAGES else FALLBACK


class Words:
    """What is said in one language, at one table."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language {language!r} is not one of {', '.join(LANGUAGES)}")
        self.language = language
        self._seats = 0
        self._companies: Sequence[str] = ()
        self._own_cards: Mapping[str, str] = {}

    def at_table(self, seats: int, companies: Sequence[str]) -> Words:
        """The same words at a table with these seats, with the names of its companies.

        There may be one more company than seats: Al's, the AI's.
        """
        self._seats = seats
        self._companies = companies
        return self

    def with_cards(self, names: Mapping[str, str]) -> Words:
        """The same words with names for cards the catalogues do not know."""
        self._own_cards = names
        return self

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **figures: object) -> str:
        """The message in words; a key without a message is shown as it is."""
        if not self.has(key):
            return key
        pattern = self._bundle.get_message(key).value
        return key if pattern is None else self._format(pattern, figures)

    def tell(self, message: Message) -> str:
        """The message in words, and so the messages among its figures."""
        figures: dict[str, object] = {}
        for name, value in message.args.items():
            if isinstance(value, Message):
                figures[name] = self.tell(value)
            elif isinstance(value, tuple):
                spoken = [self.tell(part) for part in value]
                text = " ".join(_sentence(part) for part in spoken)
                figures[name] = text
                # After a colon some languages go on small: the first letter as it was written.
                figures[f"{name}-small"] = spoken[0][:1] + text[1:]
            else:
                figures[name] = value
        return self.say(message.key, **figures)

    def attribute(self, key: str, name: str, /, **figures: object) -> str:
        """An attribute of a message, such as a rule's title; empty when it has none."""
        if not self.has(key):
            return ""
        pattern = self._bundle.get_message(key).attributes.get(name)
        return "" if pattern is None else self._format(pattern, figures)

    def number(self, amount: int) -> str:
        return f"{amount:,}".replace(",", THOUSANDS[self.language])

    def decimal(self, amount: float, digits: int) -> str:
        whole, point, rest = f"{amount:,.{digits}f}".partition(".")
        if self.language != "en":
            whole, point = whole.replace(",", THOUSANDS[self.language]), "," if point else ""
        return whole + point + rest

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of one; only English writes the sign right behind the figure."""
        space = "" if self.language == "en" else NO_BREAK_SPACE
        return f"{self.decimal(100 * share, digits)}{space}%"

    def money(self, dollars: int) -> str:
        if self.language == "en":
            return f"-${self.number(-dollars)}" if dollars < 0 else f"${self.number(dollars)}"
        return f"{self.number(dollars)}{NO_BREAK_SPACE}$"

    def name(self, word: str) -> str:
        return self.say(f"name-{slug(word)}")

    def count(self, amount: int, kind: str) -> str:
        return self.say(f"count-{slug(kind)}", n=amount)

    def counted(self, amounts: Iterable[int], kinds: Iterable[str]) -> str:
        """3 zinc, 1 gold; the message name-nothing for none."""
        parts = [self.count(n, kind) for n, kind in zip(amounts, kinds, strict=True) if n]
        return ", ".join(parts) or self.name("nothing")

    def card(self, card: str) -> str:
        return self._own_cards.get(card) or self.say(f"card-{slug(card)}")

    def cards(self, cards: Iterable[str]) -> str:
        """All of them, like ones together, in the order they come."""
        copies = Counter(cards)
        parts = [(f"{n} {TIMES} " if n > 1 else "") + self.card(card) for card, n in copies.items()]
        return ", ".join(parts) or self.name("nothing")

    def game(self, game: str) -> str:
        return self.say(f"game-{slug(game)}")

    def seat(self, seat: int) -> str:
        return self._companies[seat] if seat < len(self._companies) else str(seat)

    def of_seat(self, seat: int) -> str:
        """French "of" before a name: de Harlem, d'Omni-Edo."""
        name = self.seat(seat)
        return f"d\u2019{name}" if name[0] in "AEIOU" else f"de {name}"

    def seats(self, seats: Iterable[int]) -> str:
        # A player alone at a table who is not among them has been beaten by the AI.
        return ", ".join(self.seat(seat) for seat in seats) or self.name(
            "ai" if self._seats == 1 else "nobody"
        )

    def place(self, place: str) -> str:
        for plugin in installed().plugins.values():
            named = plugin.name_place(self, place)
            if named is not None:
                return named
        zone = f"zone-{slug(place)}"
        return self.say(zone) if self.has(zone) else place

    def places(self, places: Iterable[str]) -> str:
        return ", ".join(self.place(place) for place in places)

    def _format(self, pattern: Any, figures: Mapping[str, object]) -> str:
        # A figure that is missing shows as its name; the tests see to it that none ever is.
        text, _ = self._bundle.format_pattern(pattern, without_none(figures))
        return str(text)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {
            "MONEY": lambda n: self.money(int(n)),
            "NAME": lambda word: self.name(str(word)),
            "COUNT": lambda n, kind: self.count(int(n), str(kind)),
            "SEAT": lambda seat: self.seat(int(seat)),
            "OF": lambda seat: self.of_seat(int(seat)),
            "SEATS": lambda text: self.seats(
                int(seat) for seat in str(text).replace(",", " ").split()
            ),
            "PLACE": lambda place: self.place(str(place)),
            "PLACES": lambda text: self.places(str(text).split()),
            "ROMAN": lambda n: ROMAN[int(n)],
            "CARD": lambda card: self.card(str(card)),
            "CARDS": lambda text: self.cards(str(text).split()),
        }
        for plugin in installed().plugins.values():
            functions |= plugin.word_functions(self)
        # Isolation marks help mixed scripts and only spoil a terminal in ours.
        bundle = FluentBundle([self.language], functions=functions, use_isolating=False)
        for resource in _catalogues(self.language):
            bundle.add_resource(resource)
        return bundle


def without_none(figures: Mapping[str, object]) -> dict[str, Any]:
    """Fluent knows no null; messages select on the word "none" instead."""
    return {name: "none" if value is None else value for name, value in figures.items()}


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


@cache
def _catalogues(language: str) -> list[Any]:
    """A language's messages, read once however many tables speak it."""
    from fluent.runtime import FluentResource

    paths = [path for folder in locales() for path in sorted((folder / language).glob("*.ftl"))]
    return [FluentResource(path.read_text(encoding="utf-8")) for path in paths]


def slug(word: str) -> str:
    """A word of the engine as part of a message key."""
    return word.replace("_", "-")
