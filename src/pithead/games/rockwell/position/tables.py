"""The components of one seat count as flat tables of ints: what the rules look up while playing.

Everything here is fixed for a whole game and shared by all its states. Money is counted in hundreds
of dollars. A list that holds four figures an entry (zinc, copper, silver, gold) is flat: entry i
starts at 4 * i.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pithead.kernel.game import Game

from pithead.kernel.fields import NOTHING_DECLARED, Declared

KINDS: Final = ("zinc", "copper", "silver", "gold")
# The auction and the stock exchange use the same fixed worth (RW-AUC-1, RW-MKT-2), in $100.
WORTH: Final = (4, 6, 8, 10)
CREWS: Final = 4
RINGS: Final = 4
RING_TILES: Final = 8
TILES: Final = 32

# What a Vice President on a slot of board I may do.
BRIBERY: Final = 0
SUBCONTRACTING: Final = 1


class Tables:
    """One instance for each Game and seat count."""

    def __init__(self) -> None:
        self.game: Game | None = None  # whose tables these are
        # Subterrain tiles (RW-BOARD-3), in the order of the component file.
        self.tile_ids: list[str] = []
        self.tile_ring: list[int] = []
        self.tile_need: list[int] = []
        self.tile_income: list[int] = []  # flat, 4 a tile
        # Extraction cards (RW-SET-3).
        self.card_ids: list[str] = []
        self.card_pile: list[int] = []  # index into pile_power
        self.card_cubes: list[int] = []  # flat, 4 a card
        self.card_danger: list[int] = []  # 0 or 1
        self.pile_power: list[int] = []  # the power whose tiles draw from this pile, ascending
        # Delivery tiles (RW-WORK-8), pile by pile, cheapest first within a pile.
        self.delivery_ids: list[str] = []
        self.delivery_cost: list[int] = []  # flat, 4 a tile
        self.delivery_prestige: list[int] = []
        self.pile_names: list[str] = []
        self.pile_start: list[int] = []  # first delivery of each pile, and one past the last
        # Boards I, II and III for this seat count.
        self.control_slots: list[int] = []  # BRIBERY or SUBCONTRACTING, left to right
        self.market_slots: list[int] = []  # transactions
        self.workshop_slots: list[int] = []  # actions
        # Prices, in $100, and what they buy, for this seat count.
        self.hire_price: list[int] = []  # for power 1, 2, 3, 4
        self.power_price: list[int] = []  # to power 2, 3, 4
        self.safety_price: list[int] = []
        self.safety_saves: list[int] = []  # cubes saved at level 0, 1, 2, 3; ALL_SAFE for all
        self.mobility_price: list[int] = []
        self.shaft_price: list[int] = []
        # Set-up (RW-SET-2) and shared tokens.
        self.start_stock: list[int] = []
        self.start_money: int = 0
        self.dice: int = 0
        self.bribes: int = 0
        # Achievements (RW-SET-6): prestige of each pile's tiles, best first, for this seat count.
        self.achievement_values: list[list[int]] = []  # nine piles
        # What the state of such a table declares.
        self.declared: Declared = NOTHING_DECLARED


ALL_SAFE: Final = 1000
