"""What lies on the table: the whole state of a Rockwell game, each field declared once.

Crews are numbered over all owners: owner * 4 + letter. With two seats Al is owner 2. Fields that
are `shared` are replaced whole and never changed in place, so copies of a state share them. Money
is in $100. Copy, view, dump and load follow from the declarations (see `kernel.fields`); a field
without a place in the dump is read and written in `storage`.
"""

from typing import Final

from pithead.kernel.fields import (
    FLAGS,
    FRESH,
    HIDDEN,
    MANY,
    MASKED,
    OWNER,
    PRIVATE,
    SECRET,
    Fields,
    own_part,
)
from pithead.kernel.state import State

from .board import CREW_LETTERS, FIRST_TILE, NAMES, PLACES, RING, SECOND_TILE
from .tables import CREWS, KINDS, TILES, Tables

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
ANSWER_FIELDS: Final = 5  # zinc, copper, silver, gold, money
ROUNDS: Final = 4
QUIET_TURNS: Final = 3
MOST_POWER: Final = 4
_STOCK_IN_DUMP: Final = "companies." + ",".join(KINDS)
# Crews by number, Al's included.
CREW_NAMES: Final = [f"{owner}{letter}" for owner in range(5) for letter in CREW_LETTERS]


class Position(State):
    """Data and the questions about it that every rule asks; the rules themselves are elsewhere."""

    def __init__(self, tables: Tables, seats: int, fields: Fields = FRESH) -> None:
        super().__init__(seats, fields)
        owners = seats + 1 if seats == 2 else seats
        self.tables = tables
        self.game = tables.game
        self.owners: int = owners
        crews = owners * CREWS
        # The table's options.
        self.edition = fields.number(
            "edition", 0, len(EDITIONS) - 1, dump="options.edition", words=EDITIONS, obs="options"
        )
        self.open_stock = fields.flag("open_stock", dump="options.open_stock", obs="options")
        self.none_scores_nothing = fields.flag(
            "none_scores_nothing", dump="options.none_scores_nothing", obs="options"
        )
        # Turns and rounds, counted from 1; turn 0 is before the first.
        self.turn = fields.number("turn", 0, MANY, dump="turn", obs="course")
        self.round = fields.number("round", 1, ROUNDS, start=1, dump="round", obs="course")
        self.quiet_turns = fields.number(
            "quiet_turns", 0, QUIET_TURNS, dump="quiet_turns", obs="course"
        )
        self.progress = fields.flag("progress", dump="progress", obs="course")
        self.management = fields.ints(
            "management", seats, 0, seats - 1, dump="management", obs=":place", shared=True
        )
        self.control = fields.ints(
            "control", seats, 0, seats - 1, dump="control", obs=":place", shared=True
        )
        # Board I: what is left on it, and the crew that moved last.
        self.dice = fields.number(
            "dice", 0, tables.dice, start=tables.dice, dump="dice", obs="supply"
        )
        self.bribes = fields.number(
            "bribes", 0, tables.bribes, start=tables.bribes, dump="bribes", obs="supply"
        )
        self.active_owner = fields.number(
            "active_owner", NOBODY, owners - 1, start=NOBODY, dump="active.owner", obs="-"
        )
        self.active_crew = fields.number(
            "active_crew",
            NOBODY,
            crews - 1,
            start=NOBODY,
            dump="active.crew",
            words=CREW_NAMES,
            obs="-",
        )
        # The planet. What income a tile pays is on its back.
        self.tile_id = fields.ints(
            "tile_id",
            TILES,
            0,
            len(tables.tile_ids) - 1,
            seen=MASKED,
            dump="tiles.id",
            words=tables.tile_ids,
            obs="-",
            shared=True,
        )
        self.tile_need = fields.ints("tile_need", TILES, 0, MANY, shared=True)
        self.tile_drilled = fields.ints(
            "tile_drilled", TILES, 0, 1, dump="tiles.drilled", words=FLAGS, shared=True
        )
        self.tile_shaft = fields.ints(
            "tile_shaft",
            TILES,
            NOBODY,
            seats - 1,
            start=NOBODY,
            dump="tiles.shaft",
            obs=":seat",
            shared=True,
        )
        # All cards, pile by pile, as shuffled; one past the last of each pile; the next to draw.
        cards = len(tables.card_ids)
        piles = len(tables.pile_power)
        self.pile_cards = fields.ints("pile_cards", -1, 0, cards - 1, seen=SECRET, shared=True)
        self.pile_end = fields.ints("pile_end", -1, 0, cards, seen=SECRET, shared=True)
        self.pile_next = fields.ints("pile_next", piles, 0, cards, seen=SECRET, shared=True)
        self.card_owner = fields.ints(
            "card_owner", cards, ON_TABLE, seats - 1, start=IN_PILE, obs="card:seat", shared=True
        )
        # Crews.
        self.crew_place = fields.ints(
            "crew_place",
            crews,
            0,
            PLACES - 1,
            dump="crews.at",
            words=NAMES,
            obs=":by_seat,category",
        )
        self.crew_power = fields.ints(
            "crew_power",
            crews,
            1,
            MOST_POWER,
            start=1,
            dump="crews.power",
            obs=":by_seat",
            shared=True,
        )
        self.crew_die = fields.ints(
            "crew_die", crews, 0, MOST_POWER, dump="crews.die", obs=":by_seat"
        )
        # Companies. A stock is four figures a seat, in the order of KINDS; it has no bound but that
        # of a number that can be written (RW-SET-5).
        self.slot_seat = fields.ints(
            "slot_seat", ALL_SLOTS, NOBODY, seats - 1, start=NOBODY, obs="slot:seat", shared=True
        )
        self.stock = fields.ints(
            "stock",
            4 * seats,
            0,
            MANY,
            seen=OWNER,
            each=4,
            dump=_STOCK_IN_DUMP,
            obs="holdings:by_seat",
        )
        self.money = fields.ints(
            "money",
            seats,
            0,
            MANY,
            seen=OWNER,
            dump="companies.money",
            unit=100,
            obs="holdings:by_seat",
        )
        self.insurance = fields.ints(
            "insurance",
            seats,
            0,
            MANY,
            seen=OWNER,
            dump="companies.insurance",
            obs="holdings:by_seat",
            shared=True,
        )
        self.safety = fields.ints(
            "safety",
            seats,
            0,
            len(tables.safety_price),
            dump="companies.safety",
            obs="improvements:by_seat",
            shared=True,
        )
        self.mobility = fields.ints(
            "mobility",
            seats,
            0,
            len(tables.mobility_price),
            dump="companies.mobility",
            obs="improvements:by_seat",
            shared=True,
        )
        self.shafts = fields.ints(
            "shafts",
            seats,
            0,
            len(tables.shaft_price),
            dump="companies.shafts",
            obs="improvements:by_seat",
            shared=True,
        )
        # How many cards each company keeps; the next delivery of each pile; whose each is.
        self.cards = fields.ints("cards", seats, 0, cards, obs="improvements:by_seat", shared=True)
        deliveries = len(tables.delivery_ids)
        self.delivery_next = fields.ints(
            "delivery_next", len(tables.pile_start) - 1, 0, deliveries, obs="-", shared=True
        )
        self.delivery_owner = fields.ints(
            "delivery_owner",
            deliveries,
            NOBODY,
            seats - 1,
            start=NOBODY,
            seen=SECRET,
            obs="holdings:figure",
            shared=True,
        )
        # Prestige, nine figures a seat, 0 for none; how many of each have been taken.
        self.achieved = fields.ints(
            "achieved",
            len(ACHIEVEMENTS) * seats,
            0,
            MANY,
            each=len(ACHIEVEMENTS),
            obs=":by_seat",
            shared=True,
        )
        self.achievement_next = fields.ints(
            "achievement_next", len(ACHIEVEMENTS), 0, seats, shared=True
        )
        # What is left to do on boards II and III in this turn; 1 for a kind that was traded.
        self.actions_left = fields.ints(
            "actions_left", seats, 0, 99, dump="companies.actions_left", obs="acting:by_seat"
        )
        self.traded = fields.ints(
            "traded", 4 * seats, 0, 1, each=4, obs="acting:by_seat", shared=True
        )
        # The answers given to a sealed question, five figures a seat; and unfinished steps, three
        # a seat: verb, field, and the number or tile so far.
        self.answers = fields.ints(
            "answers",
            ANSWER_FIELDS * seats,
            0,
            MANY,
            seen=PRIVATE,
            each=ANSWER_FIELDS,
            obs="answer:own",
        )
        self.form = fields.ints("form", 3 * seats, 0, MANY, seen=PRIVATE, each=3, obs="-")
        # The extraction in progress; -1 and empty lists when there is none.
        self.extraction_tile = fields.number(
            "extraction_tile", NOBODY, TILES - 1, start=NOBODY, obs="extraction:category"
        )
        self.extraction_card = fields.number(
            "extraction_card", NOBODY, cards - 1, start=NOBODY, obs="extraction:category"
        )
        self.shares = fields.ints("shares", -1, 0, MANY, each=4, obs=":by_seat", shared=True)
        self.losses = fields.ints("losses", -1, 0, MANY, obs=":by_seat", shared=True)
        # Frames of three ints: what, and two figures.
        self.stack = fields.ints("stack", -1, NOBODY, MANY, each=3)

    def open_parts(self, name: str, owners: int, viewer: int) -> list[int]:
        """A company's stock is its own, unless the table plays with open stock (RW-SET-2)."""
        return list(range(owners)) if self.open_stock or self.over else own_part(self, viewer)

    def masked(self, name: str, viewer: int) -> list[int]:
        """The back of a tile is hidden until it is drilled (RW-BOARD-3)."""
        drilled = self.tile_drilled
        shown = [HIDDEN] * TILES
        for at in range(TILES):
            if drilled[at]:
                shown[at] = self.tile_id[at]
        return shown

    # --- the stack ------------------------------------------------------------------------------

    def push(self, what: int, first: int = 0, second: int = 0) -> None:
        """Put a question with its figures on the stack."""
        self.stack.append(what)
        self.stack.append(first)
        self.stack.append(second)

    def pop(self) -> None:
        """Take the latest question off the stack."""
        # One by one is faster than a slice, when compiled.
        stack = self.stack
        stack.pop()
        stack.pop()
        stack.pop()

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
        """One owner's power on a tile; 0 without a crew there."""
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
