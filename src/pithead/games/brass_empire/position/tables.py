"""The cards as flat tables of ints: what the rules look up while playing.

Everything here is fixed for a whole game and shared by all its states. A design is a number: its
place in the component files. Effects are one flat program (see `program`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pithead.kernel.game import Game

from pithead.kernel.fields import Declared

CORPORATIONS: Final = ("frontier", "omni_edo", "mcglynn", "harlem", "windcraft")
NEUTRAL: Final = 5

# Card types (BE-CARD-1).
EMPLOYEE: Final = 0
UNIT: Final = 1
BUILDING: Final = 2
TYPES: Final = ("employee", "unit", "building")

# Where a design starts.
STARTER: Final = 0
RESERVE: Final = 1
POOL: Final = 2
DECKS: Final = ("starter", "reserve", "pool")

# Clause heads.
PLAY: Final = 0
MOBILIZE: Final = 1
BUILT: Final = 2
EACH_TURN: Final = 3
DEMOLISH: Final = 4
DESTROYED: Final = 5
ACTION: Final = 6
KILLS: Final = 7
WHENEVER: Final = 8
CLAUSES: Final = (
    "play",
    "mobilize",
    "built",
    "each_turn",
    "demolish",
    "destroyed",
    "action",
    "kills",
    "whenever",
)
HEADS: Final = 9
NO_CLAUSE: Final = -1

# Events a `whenever` waits for.
ON_ACQUIRE: Final = 0
ON_MOBILIZE: Final = 1
ON_DISMISS: Final = 2
ON_MINE: Final = 3
OCCASIONS: Final = ("acquire", "mobilize", "dismiss", "mine")

ROW: Final = 6  # slots of a centre row
PLACES: Final = ("L1", "L2", "L3", "L4", "L5", "L6", "D1", "D2", "D3", "D4", "D5", "D6")
MOST_RESERVE: Final = 10


class Tables:
    """One instance for each Game."""

    def __init__(self) -> None:
        self.game: Game | None = None  # whose tables these are
        # By design: what is printed on a card (BE-CARD-2).
        self.ids: list[str] = []
        self.corp: list[int] = []  # index into CORPORATIONS, or NEUTRAL
        self.type: list[int] = []
        self.deck: list[int] = []
        self.copies: list[int] = []
        self.labor: list[int] = []
        self.construction: list[int] = []
        self.brass: list[int] = []  # 0 for no value
        self.attack: list[int] = []
        self.health: list[int] = []
        self.warden: list[int] = []
        self.aura: list[int] = []  # attack it lends to its owner's other units
        self.clause: list[int] = []  # HEADS a design: where the clause starts in `code`, or -1
        self.whenever_on: list[int] = []  # an occasion, or -1
        self.plain: list[int] = []  # 1 if its each_turn comes by itself
        self.plain_labor: list[int] = []
        self.plain_construction: list[int] = []
        self.code: list[int] = []
        # What set-up needs.
        self.platform: int = -1
        self.starters: list[int] = []  # one player's deck
        self.labor_pool: list[int] = []
        self.design_pool: list[int] = []
        self.reserves: list[list[int]] = []  # by corporation, each card
        self.corp_designs: list[list[int]] = []  # by corporation, each design once
        self.fields: int = 0  # most designs of a corporation
        self.has_aura: bool = False
        # By number of seats, the fields of a state.
        self.declared: dict[int, Declared] = {}
        # Rules version 1: choices that can do nothing are asked, and health above the limit bought.
        self.asks_idle: bool = False
        # Rules versions 1 and 2: any face-up building can be demolished, whatever its text.
        self.demolishes_any: bool = False

    def index(self) -> dict[str, int]:
        return {name: design for design, name in enumerate(self.ids)}

    def cost(self, design: int) -> int:
        """Printed Labor and Construction together."""
        return self.labor[design] + self.construction[design]
