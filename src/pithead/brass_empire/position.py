"""What lies on the table: the whole state of a Brass Empire game as flat lists of ints.

An owner is a seat, or in solitaire 1 for the AI. A zone is a list of designs, one entry a card; the
top of a deck is its end. A card in play is CARD_SIZE ints of its owner's line, oldest first.
"""

from typing import Final

from pithead.kernel.chance import Chance
from pithead.kernel.state import State

from .frames import FRAME
from .tables import BUILDING, ROW, UNIT, Tables

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

AI: Final = 1
HAND_SIZE: Final = 5
HEALTH: Final = 20  # a company's in battle mode
LABOR_ROW: Final = 0  # first slot of each row in `rows`
DESIGN_ROW: Final = ROW


class Position(State):
    """Data and the questions about it that every rule asks; the rules themselves are elsewhere."""

    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(seats)
        self.tables = tables
        self.owners: int = seats if seats > 1 else 2
        # Options.
        self.chosen: bool = False
        self.pool_option: int = 0  # 0 for the standard one
        self.built: bool = False
        self.reserve_value: int = 10
        self.spare_shuffled: bool = False
        self.team: bool = False
        self.battle: bool = False
        self.first_edition: bool = False
        self.equal_turns: bool = False
        # The course of the game.
        self.chance: Chance = Chance(b"")
        self.first: int = 0
        self.turn: int = 0
        self.round: int = 0
        self.active: int = 0
        self.ending: int = NOT_ENDING
        self.quiet_rounds: int = 0
        self.progress: bool = False
        self.pool: int = 0
        self.beyond: int = 0
        self.removed: int = 0
        # The active player's turn.
        self.labor: int = 0
        self.construction: int = 0
        self.discounts: list[int] = []  # Labor and Construction by card type
        self.vanished: list[int] = []
        # The centre.
        self.rows: list[int] = []  # L1 … L6, D1 … D6
        self.labor_deck: list[int] = []
        self.design_deck: list[int] = []
        self.dismissed: list[int] = []
        self.box: list[int] = []
        # By owner.
        self.corporation: list[int] = []
        self.brass: list[int] = []
        self.out: list[int] = []
        self.platform_up: list[int] = []
        self.platform_damage: list[int] = []
        self.draw_later: list[int] = []
        self.shuffles: list[int] = []
        self.lots: list[int] = []
        self.hand: list[list[int]] = []
        self.deck: list[list[int]] = []
        self.discard: list[list[int]] = []
        self.reserve: list[list[int]] = []
        self.played: list[list[int]] = []
        self.line: list[list[int]] = []
        # Texts that wait: those a frame has taken over, and those raised since.
        self.serial: int = 1
        self.triggers: list[int] = []
        self.raised: list[int] = []
        self.looked: list[int] = []
        # Sealed reserves: the counts entered.
        self.builds: list[list[int]] = []
        # The steps of an unfinished answer to an open question.
        self.form: list[int] = []
        self.stack: list[int] = []
        self.question: int = 0

    def copy_onto(self, other: "Position") -> None:
        """Make `other` equal to this and independent of it. By hand: search lives on its speed."""
        other.over = self.over
        other.chosen = self.chosen
        other.pool_option = self.pool_option
        other.built = self.built
        other.reserve_value = self.reserve_value
        other.spare_shuffled = self.spare_shuffled
        other.team = self.team
        other.battle = self.battle
        other.first_edition = self.first_edition
        other.equal_turns = self.equal_turns
        other.chance = self.chance
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.active = self.active
        other.ending = self.ending
        other.quiet_rounds = self.quiet_rounds
        other.progress = self.progress
        other.pool = self.pool
        other.beyond = self.beyond
        other.removed = self.removed
        other.labor = self.labor
        other.construction = self.construction
        other.discounts = self.discounts[:]
        other.vanished = self.vanished[:]
        other.rows = self.rows[:]
        other.labor_deck = self.labor_deck[:]
        other.design_deck = self.design_deck[:]
        other.dismissed = self.dismissed[:]
        other.box = self.box[:]
        other.corporation = self.corporation[:]
        other.brass = self.brass[:]
        other.out = self.out[:]
        other.platform_up = self.platform_up[:]
        other.platform_damage = self.platform_damage[:]
        other.draw_later = self.draw_later[:]
        other.shuffles = self.shuffles[:]
        other.lots = self.lots[:]
        other.hand = copy_lists(self.hand)
        other.deck = copy_lists(self.deck)
        other.discard = copy_lists(self.discard)
        other.reserve = copy_lists(self.reserve)
        other.played = copy_lists(self.played)
        other.line = copy_lists(self.line)
        other.serial = self.serial
        other.triggers = self.triggers[:]
        other.raised = self.raised[:]
        other.looked = self.looked[:]
        other.waiting = self.waiting[:]
        other.builds = copy_lists(self.builds)
        other.form = self.form[:]
        other.stack = self.stack[:]
        other.asking = self.asking
        other.question = self.question

    # --- the stack ------------------------------------------------------------------------------

    def push(self, what: int, first: int = 0, second: int = 0) -> None:
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
        del self.stack[-FRAME:]

    def ask(self, seat: int, question: int) -> None:
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
        line = self.line[owner]
        return self.tables.health[line[at]] - line[at + DAMAGE]

    def platform_health(self, owner: int) -> int:
        return self.tables.health[self.tables.platform] - self.platform_damage[owner]

    def units_of(self, owner: int) -> int:
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
        line = self.line[owner]
        return self.tables.type[line[at]] == BUILDING and not line[at + FLAGS] & FACE_DOWN

    def team_mates(self, seat: int) -> list[int]:
        return [seat, self.partner(seat)] if self.team else [seat]


def copy_lists(lists: list[list[int]]) -> list[list[int]]:
    copies: list[list[int]] = []
    for each in lists:
        copies.append(each[:])
    return copies


def empty_lists(position: Position) -> None:
    """Lists of the right length for a fresh game."""
    owners = position.owners
    position.discounts = [0] * 6
    position.rows = [EMPTY] * (2 * ROW)
    position.corporation = [NOBODY] * owners
    position.brass = [HEALTH if position.battle else 0] * owners
    position.out = [0] * owners
    position.platform_up = [0] * owners
    position.platform_damage = [0] * owners
    position.draw_later = [0] * owners
    position.shuffles = [0] * owners
    position.lots = [0] * owners
    position.hand = [[] for _ in range(owners)]
    position.deck = [[] for _ in range(owners)]
    position.discard = [[] for _ in range(owners)]
    position.reserve = [[] for _ in range(owners)]
    position.played = [[] for _ in range(owners)]
    position.line = [[] for _ in range(owners)]
    position.waiting = [0] * position.seats
    position.builds = [[] for _ in range(position.seats)]
