"""What lies on the table: the whole state of a Brass Empire game, each field declared once.

Copy, view, dump and load follow from the declarations (see `kernel.fields`); a field without a
place in the dump is read and written in `storage` and `loading`.

An owner is a seat, or in solitaire 1 for the AI. A zone is a list of designs, one entry a card; the
top of a deck is its end. A card in play is CARD_SIZE ints of its owner's line, oldest first. Fields
that are `shared` are replaced whole and never changed in place, so copies of a state share them.
"""

from typing import Final

from pithead.kernel.chance import Chance
from pithead.kernel.fields import FRESH as FIRST_VALUES
from pithead.kernel.fields import MANY, OWNER, PRIVATE, PUBLIC, SECRET, Fields, own_part
from pithead.kernel.state import State

from .frames import FRAME
from .tables import BUILDING, CORPORATIONS, MOST_RESERVE, ROW, UNIT, Tables

NOBODY: Final = -1
EMPTY: Final = -1  # a slot of a row

# A card in play.
CARD_SIZE: Final = 8
DESIGN: Final = 0
DAMAGE: Final = 1
CHARGE: Final = 2
FLAGS: Final = 3
BOOST: Final = 4
ACTIONS: Final = 5  # it may still take this turn
ACTED: Final = 6  # it has taken this turn
CARD_ID: Final = 7

FACE_DOWN: Final = 1
FRESH: Final = 2  # came into play this turn
USED: Final = 4  # its text was used this turn
TRIGGERED: Final = 8  # its `whenever` happened this turn

# A text that waits: seat, design, clause, id of the card in play.
TRIGGER_SIZE: Final = 4

# Why the round is the last.
NOT_ENDING: Final = 0
POOL_EMPTY: Final = 1
QUIET: Final = 2
ROUNDS: Final = 3
LAST_STANDING: Final = 4
ENDINGS: Final = ("", "pool", "quiet", "rounds", "last_standing")

QUIET_ROUNDS: Final = 20  # quiet rounds in a row end the game (BE-END-5)
MOST_ROUNDS: Final = 200

# Options with two values, as they are called.
CHOSEN: Final = ("random", "chosen")
BUILT_RESERVES: Final = ("standard", "built")
SPARE_RESERVES: Final = ("removed", "shuffled")

AI: Final = 1
HAND_SIZE: Final = 5
MOST_ACTIONS: Final = 2  # of a unit in a turn (BE-CARD-16)
HEALTH: Final = 20  # a company's in battle mode
LABOR_ROW: Final = 0  # first slot of each row in `rows`
DESIGN_ROW: Final = ROW
NO_CHANCE: Final = Chance(b"")


class Position(State):
    """Data and the questions about it that every rule asks; the rules themselves are elsewhere."""

    def __init__(self, tables: Tables, seats: int, fields: Fields = FIRST_VALUES) -> None:
        super().__init__(seats, fields)
        owners = seats if seats > 1 else 2
        self.tables = tables
        self.game = tables.game
        self.owners: int = owners
        # What no field holds: the luck to come, which no view shows.
        self.chance: Chance = NO_CHANCE
        last = len(tables.ids) - 1  # the last design
        ids = tables.ids
        # Options. A pool of 0 is the standard one.
        self.chosen = fields.number(
            "chosen", 0, 1, dump="options.corporations", words=CHOSEN, obs="options"
        )
        self.pool_option = fields.number("pool_option", 0, 150, obs="options")
        self.built = fields.number(
            "built", 0, 1, dump="options.reserves", words=BUILT_RESERVES, obs="options"
        )
        self.reserve_value = fields.number(
            "reserve_value", 5, 15, start=10, dump="options.reserve_value", obs="options"
        )
        self.spare_shuffled = fields.number(
            "spare_shuffled",
            0,
            1,
            dump="options.spare_reserves",
            words=SPARE_RESERVES,
            obs="options",
        )
        self.team = fields.flag("team", dump="options.team", obs="options")
        self.battle = fields.flag("battle", dump="options.battle", obs="options")
        self.first_edition = fields.flag(
            "first_edition", dump="options.first_edition", obs="options"
        )
        self.equal_turns = fields.flag("equal_turns", dump="options.equal_turns", obs="options")
        # The course of the game.
        self.round = fields.number("round", 0, MOST_ROUNDS, dump="round", obs="course")
        self.turn = fields.number("turn", 0, MANY, dump="turn", obs="course")
        self.active = fields.number("active", 0, owners - 1, dump="active", obs="active:seat")
        self.first = fields.number("first", 0, seats - 1, dump="first", obs="active:seat")
        self.ending = fields.number(
            "ending", 0, len(ENDINGS) - 1, dump="ending", words=ENDINGS, obs=":category"
        )
        self.quiet_rounds = fields.number(
            "quiet_rounds", 0, QUIET_ROUNDS, dump="quiet_rounds", obs="course"
        )
        self.progress = fields.flag("progress", dump="progress", obs="course")
        self.pool = fields.number("pool", 0, MANY, dump="pool", obs="centre")
        self.beyond = fields.number("beyond", 0, MANY, dump="beyond", obs="-")
        self.removed = fields.number("removed", 0, MANY, dump="removed", obs="-")
        # The active player's turn. Discounts: Labor and Construction by card type.
        self.labor = fields.number("labor", 0, MANY, dump="labor", obs="centre")
        self.construction = fields.number(
            "construction", 0, MANY, dump="construction", obs="centre"
        )
        self.discounts = fields.ints("discounts", 6, 0, MANY, shared=True)
        self.vanished = fields.ints(
            "vanished", -1, 0, last, dump="vanished", words=ids, shared=True
        )
        # The centre. Rows: L1 … L6, D1 … D6.
        self.rows = fields.ints(
            "rows", 2 * ROW, EMPTY, last, start=EMPTY, obs=":category", shared=True
        )
        self.labor_deck = fields.ints(
            "labor_deck",
            -1,
            0,
            last,
            seen=SECRET,
            obs="pool_cards:count",
            shared=True,
        )
        self.design_deck = fields.ints(
            "design_deck",
            -1,
            0,
            last,
            seen=SECRET,
            obs="pool_cards:count",
            shared=True,
        )
        self.dismissed = fields.ints(
            "dismissed", -1, 0, last, dump="dismissed", words=ids, shared=True
        )
        self.box = fields.ints("box", -1, 0, last, seen=SECRET, dump="box", words=ids, shared=True)
        # By owner.
        self.corporation = fields.ints(
            "corporation",
            owners,
            NOBODY,
            len(CORPORATIONS) - 1,
            start=NOBODY,
            dump="companies.corporation",
            words=CORPORATIONS,
            obs=":by_seat,category",
            shared=True,
        )
        self.brass = fields.ints(
            "brass", owners, 0, MANY, dump="companies.brass", obs="companies:by_seat"
        )
        self.out = fields.ints(
            "out",
            owners,
            0,
            seats,
            dump="companies.out",
            obs="companies:by_seat",
            shared=True,
        )
        self.platform_up = fields.ints(
            "platform_up", owners, 0, 1, obs="companies:by_seat", shared=True
        )
        self.platform_damage = fields.ints(
            "platform_damage",
            owners,
            0,
            MANY,
            obs="companies:by_seat",
            shared=True,
        )
        self.draw_later = fields.ints(
            "draw_later",
            owners,
            0,
            MANY,
            dump="companies.draw_later",
            obs="companies:by_seat",
            shared=True,
        )
        self.shuffles = fields.ints(
            "shuffles", owners, 0, MANY, dump="companies.shuffles", obs="-", shared=True
        )
        self.lots = fields.ints(
            "lots", owners, 0, MANY, dump="companies.lots", obs="-", shared=True
        )
        self.hand = fields.lists(
            "hand", owners, 0, last, OWNER, "companies.hand", ids, obs="companies:length hand:own"
        )
        self.deck = fields.lists("deck", owners, 0, last, SECRET, obs="companies:length deck:own")
        self.discard = fields.lists(
            "discard", owners, 0, last, PUBLIC, "companies.discard", ids, obs=":own"
        )
        self.reserve = fields.lists(
            "reserve",
            owners,
            0,
            last,
            PUBLIC,
            "companies.reserve",
            ids,
            obs=":own",
            shared=True,
        )
        self.played = fields.lists(
            "played", owners, 0, last, PUBLIC, "companies.played", ids, obs="discard:own"
        )
        self.line = fields.lists("line", owners, 0, MANY, SECRET, obs="companies:figure")
        # Texts that wait: those a frame has taken over, and those raised since.
        self.serial = fields.number("serial", 1, MANY, start=1, dump="serial", obs="-")
        self.triggers = fields.ints("triggers", -1, 0, MANY)
        self.raised = fields.ints("raised", -1, 0, MANY)
        self.looked = fields.ints("looked", -1, 0, last, seen=SECRET, dump="looked", words=ids)
        # Sealed reserves: the counts entered. Of an open question, the steps of an answer begun.
        self.builds = fields.lists("builds", seats, 0, MOST_RESERVE, PRIVATE, shared=True)
        self.form = fields.ints("form", -1, 0, MANY, seen=SECRET)
        self.stack = fields.ints("stack", -1, 0, MANY)
        self.question = fields.number("question", 0, MANY, seen=SECRET)

    def open_parts(self, name: str, owners: int, viewer: int) -> list[int]:
        """A hand is its owner's until the game is over; the AI has no secrets (BE-SET-8)."""
        if self.over:
            return list(range(owners))
        return [*own_part(self, viewer), *range(self.seats, owners)]

    # --- the stack ------------------------------------------------------------------------------

    def push(self, what: int, first: int = 0, second: int = 0) -> None:
        """Put a frame with its figures on the stack."""
        stack = self.stack
        stack.append(what)
        stack.append(first)
        stack.append(second)
        stack.append(0)
        stack.append(0)
        stack.append(0)
        stack.append(0)

    def push_effect(
        self, what: int, pc: int, seat: int, design: int, ident: int, head: int
    ) -> None:
        """A frame for the list of ops at `pc`."""
        stack = self.stack
        stack.append(what)
        stack.append(pc)
        stack.append(seat)
        stack.append(design)
        stack.append(ident)
        stack.append(head)
        stack.append(0)

    def pop(self) -> None:
        """Take the latest frame off the stack."""
        del self.stack[-FRAME:]

    def ask(self, seat: int, question: int) -> None:
        """Ask this seat this question."""
        self.asking = seat
        self.question = question

    # --- questions every rule asks --------------------------------------------------------------

    def partner(self, seat: int) -> int:
        """The seat opposite in team play (BE-VAR-TEAM), else nobody."""
        return (seat + self.seats // 2) % self.seats if self.team else NOBODY

    def is_opponent(self, seat: int, other: int) -> bool:
        """Whether `other` is in the game and on another side."""
        if other == seat or not 0 <= other < self.owners or self.out[other]:
            return False
        return not self.team or other != self.partner(seat)

    def opponents(self, seat: int) -> list[int]:
        """In turn order after `seat`."""
        owners = self.owners
        found: list[int] = []
        for offset in range(1, owners):
            other = (seat + offset) % owners
            if self.is_opponent(seat, other):
                found.append(other)
        return found

    def is_ai(self, owner: int) -> bool:
        """Whether this company is solitaire's AI."""
        return owner >= self.seats

    def at_of(self, owner: int, ident: int) -> int:
        """Where the card of this id starts in its owner's line; -1 if it is not in play."""
        line = self.line[owner]
        if ident:
            for at in range(0, len(line), CARD_SIZE):
                if line[at + CARD_ID] == ident:
                    return at
        return NOBODY

    def attack_of(self, owner: int, at: int) -> int:
        """What a card in play strikes with and mines: printed, boosted, lent by auras."""
        line = self.line[owner]
        tables = self.tables
        total = tables.attack[line[at]] + line[at + BOOST]
        if tables.has_aura and tables.type[line[at]] == UNIT and not self.is_ai(owner):
            for other in range(0, len(line), CARD_SIZE):
                if other != at and not line[other + FLAGS] & FACE_DOWN:
                    total += tables.aura[line[other]]
        return total

    def health_of(self, owner: int, at: int) -> int:
        """How much more damage the card at this place of a line withstands."""
        line = self.line[owner]
        return self.tables.health[line[at]] - line[at + DAMAGE]

    def platform_health(self, owner: int) -> int:
        """How much more damage a company's platform withstands."""
        return self.tables.health[self.tables.platform] - self.platform_damage[owner]

    def units_of(self, owner: int) -> int:
        """How many units a company has in play."""
        line = self.line[owner]
        types = self.tables.type
        total = 0
        for at in range(0, len(line), CARD_SIZE):
            if types[line[at]] == UNIT:
                total += 1
        return total

    def is_site(self, owner: int, at: int) -> bool:
        """Whether this is a building under construction."""
        return self.line[owner][at + FLAGS] & FACE_DOWN != 0

    def is_open_building(self, owner: int, at: int) -> bool:
        """Whether the card at this place of a line is a building that lies face up."""
        line = self.line[owner]
        return self.tables.type[line[at]] == BUILDING and not line[at + FLAGS] & FACE_DOWN
