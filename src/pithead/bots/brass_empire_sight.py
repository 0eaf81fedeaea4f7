"""What bots read off a Brass Empire state. Bots may not import a game's room, so it is named here.

A card in play is CARD_SIZE numbers of its owner's line.
"""

from __future__ import annotations

from typing import Final, Protocol

CARD_SIZE: Final = 8
DAMAGE: Final = 1
CHARGE: Final = 2
FLAGS: Final = 3
BOOST: Final = 4
ACTIONS: Final = 5
FACE_DOWN: Final = 1

EMPLOYEE: Final = 0
UNIT: Final = 1
BUILDING: Final = 2
# Where the stack names the card whose text asks, while it asks.
ASKING_DESIGN: Final = -4
ASKING_CARD: Final = -3
CORPORATIONS: Final = ("frontier", "omni_edo", "mcglynn", "harlem", "windcraft")


class BrassTables(Protocol):
    """The cards as lists by design."""

    ids: list[str]
    corp: list[int]
    type: list[int]
    labor: list[int]
    construction: list[int]
    brass: list[int]
    attack: list[int]
    health: list[int]
    warden: list[int]
    aura: list[int]
    platform: int


class BrassSight(Protocol):
    """A Brass Empire state as bots read it."""

    tables: BrassTables
    seats: int
    owners: int
    over: bool
    team: bool
    battle: bool
    first: int
    turn: int
    round: int
    active: int
    ending: int
    pool: int
    beyond: int
    labor: int
    construction: int
    discounts: list[int]
    rows: list[int]
    corporation: list[int]
    brass: list[int]
    out: list[int]
    platform_up: list[int]
    platform_damage: list[int]
    draw_later: list[int]
    hand: list[list[int]]
    deck: list[list[int]]
    discard: list[list[int]]
    reserve: list[list[int]]
    played: list[list[int]]
    line: list[list[int]]
    looked: list[int]
    stack: list[int]

    def at_of(self, owner: int, ident: int) -> int: ...
