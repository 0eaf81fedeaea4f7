"""The rules of the Seam on a flat state: integer steps in, the next question out."""

from typing import Final

from pithead.kernel.chance import Chance
from pithead.kernel.contract import Decision, Primitive
from pithead.kernel.fields import FRESH, MANY, MASKED, OWNER, PRIVATE, Copied, Fields
from pithead.kernel.state import NO_SEAT, SEALED, State
from pithead.kernel.steps import DIGITS, LAST, MORE, NUMBER_WIDTH, number_steps, spell_prefix

from .components import Box

BARE: Final = NUMBER_WIDTH
USE: Final = BARE + 1  # tool
NIGHTS: Final = 8


class SeamState(State):
    """The whole truth, each field declared once: copy, view, dump and load follow from it."""

    def __init__(self, box: Box, seats: int, fields: Fields = FRESH) -> None:
        super().__init__(seats, fields)
        tools = [tool.id for tool in box.tool]
        stretches = [stretch.id for stretch in box.stretch]
        cards = sum(stretch.copies for stretch in box.stretch)
        self.box = box
        self.tools = len(tools)
        self.night = fields.number("night", 0, NIGHTS, dump="night", obs="course")
        # The stretch of each night; those after the last stay in the rock.
        last = len(stretches) - 1
        self.deck = fields.ints(
            "deck", cards, 0, last, seen=MASKED, dump="deck", words=stretches, shared=True
        )
        obs = "companies:by_seat"
        self.oil = fields.ints("oil", seats, 0, MANY, box.oil, dump="companies.oil", obs=obs)
        self.coal = fields.ints("coal", seats, 0, MANY, dump="companies.coal", obs=obs)
        # How many of each tool a crew holds, and how many everyone has used.
        held = "companies." + ",".join(tools)
        self.hands = fields.ints(
            "hands", seats * self.tools, 0, 50, seen=OWNER, each=self.tools, dump=held
        )
        self.used = fields.ints("used", self.tools, 0, 50, dump="used")
        self.bids = fields.ints("bids", seats, -1, MANY, -1, OWNER, dump="companies.bid")
        # Digits of a bid given so far.
        self.begun = fields.ints("begun", seats, 0, MANY, seen=PRIVATE, dump="companies.begun")
        self.digger = fields.number("digger", -1, seats - 1, start=-1, dump="digger", obs=":seat")

    def clone(self) -> State:
        return SeamState(self.box, self.seats, Copied(self))

    def unfinished(self, seat: int) -> list[int]:
        return spell_prefix(self.begun[seat])

    def masks(self, name: str, at: int, viewer: int) -> bool:
        return at >= self.night + (not self.over)

    def opens(self, name: str, seat: int, viewer: int) -> bool:
        """Hands when the game is over, bids once all are in."""
        return self.over if name == "hands" else self.asking != SEALED

    def deal(self, chance: Chance) -> None:
        self.deck = [at for at, kind in enumerate(self.box.stretch) for _ in range(kind.copies)]
        chance.shuffle(self.deck, "seam")
        tools = [at for at, kind in enumerate(self.box.tool) for _ in range(kind.copies)]
        chance.shuffle(tools, "tools")
        for seat in range(self.seats):
            for _ in range(self.box.hand):
                self.hands[seat * self.tools + tools.pop()] += 1
        self.ask_bids()

    def ask_bids(self) -> None:
        """A new stretch comes to light and everyone bids for it (SM-BID-1)."""
        self.digger = NO_SEAT
        self.bids = [-1] * self.seats
        self.waiting = [1] * self.seats
        self.asking = SEALED
        self.emit("night", "SM-BID-1", {"night": self.night + 1, "coal": self.tonight})

    @property
    def tonight(self) -> int:
        """What tonight's stretch is worth."""
        return self.box.stretch[self.deck[self.night]].coal

    @property
    def pending(self) -> Decision | None:
        if self.over:
            return None
        about: dict[str, Primitive] = {"night": self.night + 1, "coal": self.tonight}
        if self.asking == SEALED:
            seats = tuple(seat for seat in range(self.seats) if self.waiting[seat])
            return Decision("bid", seats, True, "SM-BID-1", about)
        return Decision("dig", (self.digger,), False, "SM-DIG-1", about)

    def why_not_use(self, seat: int, tool: int) -> str:
        """The one check of a tool: a refusal's code, or nothing (SM-DIG-1, SM-DIG-2)."""
        if not self.hands[seat * self.tools + tool]:
            return "seam-not-held"
        return "seam-no-oil" if self.box.tool[tool].oil > self.oil[seat] else ""

    def legal_steps(self, seat: int) -> list[int]:
        if not self.asked(seat):
            return []
        if self.asking == SEALED:
            return number_steps(self.begun[seat], 0, self.oil[seat])
        free = [tool for tool in range(self.tools) if not self.why_not_use(seat, tool)]
        return [BARE, *[USE + tool for tool in free]]

    def in_form(self, seat: int) -> bool:
        return self.begun[seat] > 0

    def drop_form(self, seat: int) -> None:
        self.begun[seat] = 0

    def apply_step(self, seat: int, step: int) -> None:
        if self.asking != SEALED:
            self.dig(seat, step - USE)
        elif step >= MORE:
            self.begun[seat] = self.begun[seat] * DIGITS + step - MORE
        else:
            self.bids[seat] = self.begun[seat] * DIGITS + step - LAST
            self.begun[seat] = self.waiting[seat] = 0
            if not any(self.waiting):
                self.open_bids()

    def open_bids(self) -> None:
        """The highest bid pays and digs, the others get a little oil; a tie digs nothing."""
        for seat in range(self.seats):
            self.emit("bid", "SM-BID-1", {"seat": seat, "oil": self.bids[seat]})
        most = max(self.bids)
        first = self.bids.index(most)
        tied = self.bids.count(most) > 1
        for seat in range(self.seats):
            if tied or seat != first:
                self.oil[seat] += 1  # SM-REST-1
        if tied:
            self.emit("tie", "SM-BID-2", {"oil": most})
            self.next_night()
            return
        self.oil[first] -= most
        self.digger = self.asking = first

    def dig(self, seat: int, tool: int) -> None:
        """Coal of the stretch, and of the tool if one is used; -1 is bare hands (SM-DIG-1)."""
        name, coal = "none", self.tonight
        if tool >= 0:
            kind = self.box.tool[tool]
            name, coal = kind.id, coal + kind.coal
            self.oil[seat] -= kind.oil
            self.hands[seat * self.tools + tool] -= 1
            self.used[tool] += 1
        self.coal[seat] += coal
        self.emit("dug", "SM-DIG-1", {"seat": seat, "tool": name, "coal": coal})
        self.next_night()

    def next_night(self) -> None:
        self.night += 1
        if self.night < NIGHTS:
            self.ask_bids()
            return
        self.over = True
        self.asking = self.digger = NO_SEAT
        self.emit("game_over", "SM-END-1", {"reason": "dawn"})
