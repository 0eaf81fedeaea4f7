"""The readable position of Brass Empire: every name in it and its type.

`shapes/naming` makes it of a view and `people/picture` adds the figures that follow from it; page
and terminal draw it, lessons and bots may read it. What a viewer may not know is None or not there;
the viewer ALL has everything, which is what a dump holds. The page's types are generated from here
(`make types`). A card is its id.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ..cards.card_facts import Clause
from ..cards.ops import CardType

Phase = Literal["corporations", "reserves", "play", "action", "ai", "end"]
Ending = Literal["", "pool", "quiet", "rounds", "last_standing"]


class Options(TypedDict):
    corporations: str
    pool: int | str
    reserves: str
    reserve_value: int
    spare_reserves: str
    team: bool
    battle: bool
    first_edition: bool
    equal_turns: bool


class InPlay(TypedDict):
    """A card in play; `number` is what actions call it by, its place in the line from 1.

    A card that is face down has no figures. `health` is what is left of it. A `fresh` card came
    into play this turn: a unit acts on its owner's next.
    """

    id: int
    card: str | None
    face_up: bool
    damage: int
    charge: int
    boost: int
    fresh: bool
    actions: int
    acted: int
    used: bool
    triggered: bool
    number: int
    type: NotRequired[CardType]
    attack: NotRequired[int]
    health: NotRequired[int]
    warden: NotRequired[bool]
    ready: NotRequired[bool]


class Platform(TypedDict):
    up: bool
    damage: int
    health: int


class Company(TypedDict):
    """A company. `out` is 0, or the place in which it went out; the `deck` lies in its order for
    the viewer ALL alone. `this_turn` is what a text finds that counts the cards played this turn;
    `owned` is every card that counts, once the game is over."""

    corporation: str | None
    ai: bool
    partner: int | None
    brass: int
    out: int
    draw_later: int
    shuffles: int
    lots: int
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


class Trigger(TypedDict):
    """A text that waits."""

    seat: int
    card: str
    clause: str
    id: int


class OwnPicture(TypedDict):
    """The parts that each viewer sees otherwise; `answers` are reserves built, by seat."""

    viewer: int
    looked: list[str | None]
    companies: list[Company]
    answers: dict[str, list[int]]


class Picture(OwnPicture):
    """A table; `pool_start` is what the pool held at first, `ai_next` the slots that the AI of a
    solitaire game would empty now. What need not be there is for the viewer ALL."""

    seats: int
    options: Options
    round: int
    turn: int
    phase: Phase
    active: int
    first: int
    over: bool
    ending: Ending
    quiet_rounds: int
    progress: bool
    pool: int
    pool_start: int
    beyond: int
    removed: int
    labor: int
    construction: int
    discounts: dict[str, Cost]
    vanished: list[str]
    labor_row: list[str | None]
    design_row: list[str | None]
    labor_deck_size: int
    design_deck_size: int
    dismissed: list[str]
    box: list[str]
    serial: int
    ai_next: list[str]
    game: NotRequired[str]
    rules: NotRequired[str]
    components: NotRequired[str]
    chance: NotRequired[str]
    labor_deck: NotRequired[list[str]]
    design_deck: NotRequired[list[str]]
    triggers: NotRequired[list[Trigger]]
    raised: NotRequired[list[Trigger]]
    forms: NotRequired[list[dict[str, list[int]]]]
    stack: NotRequired[list[list[int | str]]]


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
