"""What lies on the table: the whole state of a Rockwell game as flat lists of ints.

Crews are numbered over all owners: owner * 4 + letter. With two seats Al is owner 2. Lists marked
"fixed" are never changed in place once dealt, so copies of a state share them; the orders are
replaced whole. Money is in $100.
"""

from typing import Final

from pithead.kernel.state import State

from .board import FIRST_TILE, RING, SECOND_TILE
from .tables import TILES, Tables

# Editions of the rulebook (option `edition`).
DEFAULT: Final = 0
ENGLISH: Final = 1
FRENCH: Final = 2
GERMAN: Final = 3
EDITIONS: Final = ("default", "en", "fr", "de")

NOBODY: Final = -1
# card_owner of a card that is not a company's.
IN_PILE: Final = -1
GONE: Final = -2
ON_TABLE: Final = -3

# Slots are numbered board * 4 + place; a board may have fewer than four.
BOARD_I: Final = 0
BOARD_II: Final = 4
BOARD_III: Final = 8
ALL_SLOTS: Final = 12

# `advantage`: what a player has done with his Vice President in this round (RW-BRIBE-3, RW-SUB-2).
UNUSED: Final = 0
BRIBED: Final = 1
HIRED: Final = 2

ACHIEVEMENTS: Final = (
    "zinc_copper",
    "cards",
    "silver",
    "crews_2",
    "gold",
    "deep",
    "each_kind",
    "crews_4",
    "centre",
)
ANSWER_FIELDS: Final = 5


class Position(State):
    """Data and the questions about it that every rule asks; the rules themselves are elsewhere."""

    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(seats)
        owners = seats + 1 if seats == 2 else seats
        self.tables = tables
        self.owners: int = owners
        self.edition: int = DEFAULT
        self.open_stock: bool = False
        self.none_scores_nothing: bool = False
        self.turn: int = 0
        self.round: int = 0
        self.quiet_turns: int = 0
        self.progress: bool = False
        self.management: list[int] = []
        self.control: list[int] = []
        self.dice: int = tables.dice
        self.bribes: int = tables.bribes
        self.active_owner: int = NOBODY
        self.active_crew: int = NOBODY
        self.tile_id: list[int] = []  # fixed
        self.tile_need: list[int] = []  # fixed
        self.tile_drilled: list[int] = []
        self.tile_shaft: list[int] = []
        self.pile_cards: list[int] = []  # fixed: all cards, pile by pile, as shuffled
        self.pile_end: list[int] = []  # fixed: one past the last card of each pile
        self.pile_next: list[int] = []
        self.card_owner: list[int] = []
        self.crew_place: list[int] = []
        self.crew_power: list[int] = []
        self.crew_die: list[int] = []
        self.slot_seat: list[int] = []
        self.stock: list[int] = []
        self.money: list[int] = []
        self.insurance: list[int] = []
        self.safety: list[int] = []
        self.mobility: list[int] = []
        self.shafts: list[int] = []
        self.cards: list[int] = []  # how many each company keeps
        self.delivery_next: list[int] = []
        self.delivery_owner: list[int] = []
        self.achieved: list[int] = []  # prestige, nine a seat, 0 for none
        self.achievement_next: list[int] = []
        self.actions_left: list[int] = []
        self.traded: list[int] = []
        self.advantage: list[int] = []
        # The answers given to a sealed question.
        self.answers: list[int] = []
        # Unfinished steps: verb, field, and the number or tile so far, three a seat.
        self.form: list[int] = []
        # The extraction in progress; -1 and empty lists when there is none.
        self.extraction_tile: int = NOBODY
        self.extraction_card: int = NOBODY
        self.shares: list[int] = []
        self.losses: list[int] = []
        # Frames of three ints: what, and two figures.
        self.stack: list[int] = []

    def copy_onto(self, other: "Position") -> None:
        """Make `other` equal to this and independent of it. By hand: search lives on its speed."""
        other.over = self.over
        other.edition = self.edition
        other.open_stock = self.open_stock
        other.none_scores_nothing = self.none_scores_nothing
        other.turn = self.turn
        other.round = self.round
        other.quiet_turns = self.quiet_turns
        other.progress = self.progress
        other.management = self.management
        other.control = self.control
        other.dice = self.dice
        other.bribes = self.bribes
        other.active_owner = self.active_owner
        other.active_crew = self.active_crew
        other.tile_id = self.tile_id
        other.tile_need = self.tile_need
        other.tile_drilled = self.tile_drilled[:]
        other.tile_shaft = self.tile_shaft[:]
        other.pile_cards = self.pile_cards
        other.pile_end = self.pile_end
        other.pile_next = self.pile_next[:]
        other.card_owner = self.card_owner[:]
        other.crew_place = self.crew_place[:]
        other.crew_power = self.crew_power[:]
        other.crew_die = self.crew_die[:]
        other.slot_seat = self.slot_seat[:]
        other.stock = self.stock[:]
        other.money = self.money[:]
        other.insurance = self.insurance[:]
        other.safety = self.safety[:]
        other.mobility = self.mobility[:]
        other.shafts = self.shafts[:]
        other.cards = self.cards[:]
        other.delivery_next = self.delivery_next[:]
        other.delivery_owner = self.delivery_owner[:]
        other.achieved = self.achieved[:]
        other.achievement_next = self.achievement_next[:]
        other.actions_left = self.actions_left[:]
        other.traded = self.traded[:]
        other.advantage = self.advantage[:]
        other.waiting = self.waiting[:]
        other.answers = self.answers[:]
        other.form = self.form[:]
        other.extraction_tile = self.extraction_tile
        other.extraction_card = self.extraction_card
        other.shares = self.shares[:]
        other.losses = self.losses[:]
        other.stack = self.stack[:]
        other.asking = self.asking

    # --- the stack ------------------------------------------------------------------------------

    def push(self, what: int, first: int = 0, second: int = 0) -> None:
        self.stack.append(what)
        self.stack.append(first)
        self.stack.append(second)

    def pop(self) -> None:
        del self.stack[-3:]

    # --- questions every rule asks --------------------------------------------------------------

    def power_on(self, tile: int) -> int:
        """Total power on a tile: all crews and their dice, straddlers in full (RW-EXT-1)."""
        total = 0
        places = self.crew_place
        for crew in range(len(places)):
            place = places[crew]
            if FIRST_TILE[place] == tile or SECOND_TILE[place] == tile:
                total += self.crew_power[crew] + self.crew_die[crew]
        return total

    def owner_power_on(self, owner: int, tile: int) -> int:
        """One owner's power on a tile; 0 if he has no crew there."""
        total = 0
        places = self.crew_place
        for crew in range(owner * 4, owner * 4 + 4):
            place = places[crew]
            if FIRST_TILE[place] == tile or SECOND_TILE[place] == tile:
                total += self.crew_power[crew] + self.crew_die[crew]
        return total

    def reached(self, tile: int) -> bool:
        """Whether an undrilled tile has the power it needs; False for a drilled tile or none."""
        if tile < 0 or self.tile_drilled[tile]:
            return False
        return self.power_on(tile) >= self.tile_need[tile]

    def vice_president(self, seat: int, board: int) -> int:
        """The slot of this seat's Vice President on a board, counted from the left; -1 for none."""
        slots = self.slot_seat
        for slot in range(4):
            if slots[board + slot] == seat:
                return slot
        return NOBODY

    def die_limit(self, place: int) -> int:
        """The most power a die may have at this place (RW-SUB-3)."""
        return RING[place] + 1

    def opponent_on(self, seat: int, tile: int) -> bool:
        """Whether a crew of anyone else, Al included, occupies the tile."""
        places = self.crew_place
        for crew in range(len(places)):
            place = places[crew]
            if crew // 4 != seat and (FIRST_TILE[place] == tile or SECOND_TILE[place] == tile):
                return True
        return False


def empty_company_lists(position: Position) -> None:
    """Lists of the right length for a fresh game."""
    seats = position.seats
    tables = position.tables
    position.tile_drilled = [0] * TILES
    position.tile_shaft = [NOBODY] * TILES
    position.card_owner = [IN_PILE] * len(tables.card_ids)
    position.slot_seat = [NOBODY] * ALL_SLOTS
    position.stock = list(tables.start_stock) * seats
    position.money = [tables.start_money] * seats
    position.insurance = [0] * seats
    position.safety = [0] * seats
    position.mobility = [0] * seats
    position.shafts = [0] * seats
    position.cards = [0] * seats
    position.delivery_next = list(tables.pile_start[:-1])
    position.delivery_owner = [NOBODY] * len(tables.delivery_ids)
    position.achieved = [0] * (len(ACHIEVEMENTS) * seats)
    position.achievement_next = [0] * len(ACHIEVEMENTS)
    position.actions_left = [0] * seats
    position.traded = [0] * (4 * seats)
    position.advantage = [UNUSED] * seats
    position.answers = [0] * (ANSWER_FIELDS * seats)
    position.form = [0] * (3 * seats)
