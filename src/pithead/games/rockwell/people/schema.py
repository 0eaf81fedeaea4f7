"""The readable position of Rockwell: every name in it and its type.

`shapes/naming` makes it of a view and `people/picture` adds the figures that follow from it; page
and terminal draw it, lessons and bots may read it. What a viewer may not know is None or not there;
the viewer ALL has everything, which is what a dump holds. The page's types are generated from here
(`make types`). Money is in dollars.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Phase = Literal["auction", "vice_presidents", "drilling", "market", "workshop", "turn", "end"]
Gives = int | Literal["bribery", "subcontracting"]


class Options(TypedDict):
    edition: str
    open_stock: bool
    none_scores_nothing: bool


class Active(TypedDict):
    """The crew that moved last, and its owner."""

    owner: int | None
    crew: str | None


class Crew(TypedDict):
    """A crew: `at` is a tile, a border or the centre; `power` is without its die."""

    at: str
    power: int
    die: int


class Tile(TypedDict):
    """A tile; `missing` is the power it takes to drill it now, `income` is on its back."""

    id: str | None
    drilled: bool
    shaft: int | None
    need: int
    missing: int
    income: list[int] | None


class Company(TypedDict):
    """A company. `cards` and `deliveries` are the ids of those it keeps, `traded` the kinds that it
    has traded in this phase."""

    zinc: int | None
    copper: int | None
    silver: int | None
    gold: int | None
    money: int | None
    insurance: int | None
    deliveries: list[str] | None
    delivery_prestige: int | None
    safety: int
    mobility: int
    shafts: int
    cards: list[str]
    actions_left: int
    achievements: dict[str, int]
    traded: list[str]


class Delivery(TypedDict):
    """The top tile of a pile; without cost and prestige if the pile is empty."""

    pile: str
    left: int
    cost: list[int] | None
    prestige: int | None


class Outlook(TypedDict):
    """What the cards left in a pile hold: how many they are, how many with Danger, and what one is
    worth on average."""

    cards: int
    danger: int
    worth: int


class Achievement(TypedDict):
    """What the next company to reach an achievement gains; None if its pile is empty."""

    achievement: str
    prestige: int | None


class Prices(TypedDict):
    """What things cost, step by step; `cubes` by kind."""

    cubes: list[int]
    hire: list[int]
    power: list[int]
    safety: list[int]
    mobility: list[int]
    shaft: list[int]


class Goal(TypedDict):
    """How far the viewer is with an achievement."""

    achievement: str
    have: int
    need: int


class Ending(TypedDict):
    """What ends the game: companies at the centre, one company's achievements, quiet turns in a
    row."""

    centre: int
    achievements: int
    quiet: int


class Extraction(TypedDict):
    """The extraction in progress: by owner, what they receive and how much of it is in Danger."""

    tile: str
    card: str
    shares: dict[str, list[int]]
    losses: dict[str, int]


class OwnPicture(TypedDict):
    """The parts that each viewer sees otherwise; `answers` are those to a sealed question by seat,
    as in its form."""

    viewer: int
    companies: list[Company]
    shift_prices: dict[str, int]
    goals: list[Goal] | None
    answers: dict[str, list[int]]


class Picture(OwnPicture):
    """A table. Crews are named by their owner's number and a letter, `slots` of a board hold seats,
    `slot_gives` is what they give, `outlook` goes by the power of tiles. What need not be there is
    for the viewer ALL."""

    seats: int
    options: Options
    turn: int
    phase: Phase
    round: int
    over: bool
    quiet_turns: int
    progress: bool
    management: list[int]
    control: list[int]
    dice: int
    bribes: int
    active: Active
    extraction: Extraction | None
    crews: dict[str, Crew]
    tiles: dict[str, Tile]
    slots: dict[str, list[int | None]]
    slot_gives: dict[str, list[Gives]]
    gone: list[str]
    outlook: dict[str, Outlook]
    deliveries: list[Delivery]
    achievements: list[Achievement]
    prices: Prices
    ending: Ending
    game: NotRequired[str]
    rules: NotRequired[str]
    components: NotRequired[str]
    format: NotRequired[int]
    piles: NotRequired[dict[str, list[str]]]
    forms: NotRequired[list[list[int]]]
    stack: NotRequired[list[list[int | str | None]]]
