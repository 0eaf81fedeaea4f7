"""The picture of a table of Rockwell: every name in it and its type.

`picture` makes it of a view; page and terminal draw it, lessons and bots may read it. What a viewer
may not know is None. The page's types are generated from here (`make types`). Money is in dollars.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["auction", "vice_presidents", "drilling", "market", "workshop", "turn", "end"]
Gives = int | Literal["bribery", "subcontracting"]


class Crew(TypedDict):
    """A crew: `at` is a tile, a border or the centre; `power` is without its die."""

    owner: int
    crew: str
    at: str
    power: int
    die: int


class Tile(TypedDict):
    """A tile; `missing` is the power it takes to drill it now, `income` is on its back."""

    name: str
    need: int
    missing: int
    drilled: bool
    shaft: int | None
    income: list[int] | None


class Slot(TypedDict):
    """A slot for a Vice President: what it gives, and the seat that has it."""

    gives: Gives
    seat: int | None


class Company(TypedDict):
    """A company; `deliveries` is their prestige, `cards` how many it has."""

    stock: list[int] | None
    money: int | None
    insurance: int | None
    deliveries: int | None
    safety: int
    mobility: int
    shafts: int
    cards: int
    actions_left: int
    achievements: dict[str, int]


class Delivery(TypedDict):
    """The top tile of a pile; without cost and prestige if the pile is empty."""

    pile: str
    left: int
    cost: list[int] | None
    prestige: int | None


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
    row; and how many quiet turns there have been."""

    centre: int
    achievements: int
    quiet: int
    quiet_turns: int


class Extraction(TypedDict):
    """The extraction in progress: by owner, what they receive and how much of it is in Danger."""

    tile: str
    card: str
    shares: list[list[int]]
    losses: list[int]


class OwnPicture(TypedDict):
    """The parts that each viewer sees otherwise; `answer` is the sealed answer, as in its form."""

    viewer: int
    companies: list[Company]
    shift_prices: dict[str, int]
    goals: list[Goal] | None
    answer: list[int] | None


class Picture(OwnPicture):
    """A table; `active` is the crew that moved last, its owner's number and its letter."""

    seats: int
    turn: int
    phase: Phase
    round: int
    over: bool
    management: list[int]
    control: list[int]
    dice: int
    bribes: int
    active: str | None
    extraction: Extraction | None
    crews: list[Crew]
    tiles: list[Tile]
    boards: list[list[Slot]]
    deliveries: list[Delivery]
    achievements: list[Achievement]
    prices: Prices
    ending: Ending
