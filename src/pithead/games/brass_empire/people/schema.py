"""The picture of a table of Brass Empire: every name in it and its type.

`picture` makes it of a view; page and terminal draw it, lessons and bots may read it. What a viewer
may not know is None. The page's types are generated from here (`make types`). A card is its id.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ..cards.card_facts import Clause
from ..cards.ops import CardType

Phase = Literal["corporations", "reserves", "play", "action", "ai", "end"]
Ending = Literal["", "pool", "quiet", "rounds", "last_standing"]


class InPlay(TypedDict):
    """A card in play; `number` is what actions call it by, its place in the line from 1.

    A card that is face down has only the first three. `health` is what is left of it. A `fresh`
    card came into play this turn: a unit acts on its owner's next.
    """

    number: int
    face_up: bool
    card: str | None
    type: NotRequired[CardType]
    attack: NotRequired[int]
    health: NotRequired[int]
    charge: NotRequired[int]
    warden: NotRequired[bool]
    ready: NotRequired[bool]
    fresh: NotRequired[bool]
    used: NotRequired[bool]


class Platform(TypedDict):
    up: bool
    health: int


class Company(TypedDict):
    """A company. `this_turn` is what a text finds that counts the cards played this turn; `owned`
    is every card that counts, once the game is over."""

    corporation: str | None
    ai: bool
    partner: int | None
    brass: int
    out: bool
    platform: Platform
    hand: list[str] | None
    hand_size: int
    deck: list[str] | None
    deck_size: int
    discard: list[str]
    reserve: list[str]
    played: list[str]
    this_turn: list[str]
    in_play: list[InPlay]
    owned: list[str] | None


class OwnPicture(TypedDict):
    """The parts that each viewer sees otherwise."""

    viewer: int
    looked: list[str | None]
    companies: list[Company]


class Picture(OwnPicture):
    """A table; `pool_start` is what the pool held at first, `ai_next` the slots that the AI of a
    solitaire game would empty now."""

    seats: int
    round: int
    phase: Phase
    active: int
    over: bool
    ending: Ending
    team: bool
    battle: bool
    pool: int
    pool_start: int
    labor: int
    construction: int
    labor_row: list[str | None]
    design_row: list[str | None]
    labor_deck: int
    design_deck: int
    dismissed: list[str]
    ai_next: list[str]


class Cost(TypedDict):
    labor: int
    construction: int


class Facts(TypedDict):
    """What is printed on a card; `razes` is what demolishing it brings, `name` the name of a card
    that the catalogues have none for, by language."""

    type: CardType
    corp: str
    deck: str
    copies: int
    cost: Cost
    attack: int
    health: int
    brass: int | None
    warden: bool
    plays: Clause | None
    uses: Clause | None
    acts: Clause | None
    razes: Clause | None
    name: NotRequired[dict[str, str]]
