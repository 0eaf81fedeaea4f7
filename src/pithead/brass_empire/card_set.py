"""Brass Empire's cards as data: reading, checking, writing."""

from __future__ import annotations

from typing import Literal

import msgspec

from pithead.brass_empire.ops import Aura, CardType, Corp, Op, Whenever

Source = Literal["rulebook", "publisher", "reconstructed"]
Deck = Literal["starter", "reserve", "pool"]


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    labor: int = 0
    construction: int = 0


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card of one's own is called; those of the box have theirs in the catalogues."""

    en: str
    fr: str
    de: str


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One design. Its id is its key in the file; of a starter each player gets `copies`."""

    corp: Corp
    type: CardType
    copies: int
    deck: Deck = "pool"
    cost: Cost = Cost()
    brass: int | None = None
    attack: int = 0
    health: int = 0
    warden: bool = False
    aura: Aura | None = None
    play: tuple[Op, ...] = ()
    mobilize: tuple[Op, ...] = ()
    built: tuple[Op, ...] = ()
    each_turn: tuple[Op, ...] = ()
    demolish: tuple[Op, ...] = ()
    destroyed: tuple[Op, ...] = ()
    action: tuple[Op, ...] = ()
    kills: tuple[Op, ...] = ()
    whenever: Whenever | None = None
    name: Name | None = None
    # Where each fact comes from, by field; a field not named is "reconstructed".
    source: dict[str, Source] = {}


class CardSet(msgspec.Struct, frozen=True):
    """All designs by id, in the order of the files."""

    cards: dict[str, Card]
