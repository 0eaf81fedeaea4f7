"""The ledger of an attentive player (RW-SET-2): what each company has follows from the events.

Stock, money, insurance and delivery tiles are hidden, but everything that changes them is done in
the open. A player who has seen a game from its beginning knows all of it exactly. Of a
game joined in the middle the rivals' figures are lower bounds: what they got since, and what they
must have had to pay for what they bought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pithead.kernel.contract import SPECTATOR, Arg, Event, Message, Primitive
from pithead.kernel.memory import Memory

from ..position.state import NOBODY
from ..position.tables import KINDS, Tables
from ..shapes.view import Holdings, shown_holdings

if TYPE_CHECKING:
    from pithead.kernel.game import Game

HUNDRED: Final = 100

TURN: Final = 1
TURN_END: Final = 2
BID: Final = 3
MANAGEMENT: Final = 4
INSURED: Final = 5
COVERED: Final = 6
GOT_CUBES: Final = 7
SOLD: Final = 8
BOUGHT: Final = 9
PAID: Final = 10
DELIVERED: Final = 11
ROUND: Final = 12

WHAT: Final[dict[str, int]] = {
    "turn": TURN,
    "round": ROUND,
    "turn_end": TURN_END,
    "bid": BID,
    "management": MANAGEMENT,
    "insured": INSURED,
    "covered": COVERED,
    "received": GOT_CUBES,
    "income": GOT_CUBES,
    "sold": SOLD,
    "bought": BOUGHT,
    "die_carried": PAID,
    "bribed": PAID,
    "hired": PAID,
    "powered": PAID,
    "made_safe": PAID,
    "made_mobile": PAID,
    "shaft_built": PAID,
    "shaft_moved": PAID,
    "delivered": DELIVERED,
}
"""The events that change what is hidden, or tell how far the game has come."""


class Ledger(Memory):
    """What every company has, as far as its viewer has seen."""

    def __init__(
        self,
        game: Game,
        tables: Tables,
        seats: int,
        viewer: int,
        begun: dict[str, object] | None,
    ) -> None:
        super().__init__(game, seats, viewer, begun is None)
        self.tables = tables
        self.turn = 1
        self.round = 0
        self.bids = 0  # how many bids of this turn's auction have been opened
        if begun is None:
            self.holdings = Holdings(seats, len(tables.delivery_ids))
            self.holdings.stock = tables.start_stock * seats
            self.holdings.money = [tables.start_money] * seats
            self.holdings.exact = [1] * seats
        else:
            self.turn = number(begun, "turn")
            self.round = NOBODY  # the view does not tell whether this round has begun
            self.holdings = shown_holdings(begun, len(tables.delivery_ids))

    # --- events ---------------------------------------------------------------------------------

    def note(self, event: Event) -> None:
        what = WHAT.get(event.kind, 0)
        if what == 0:
            return
        args = event.args
        if what <= TURN_END or what == ROUND:
            self._note_time(event, what)
            return
        if what == MANAGEMENT:
            self._expect(event, self.bids == self.seats, "not all bids are open")
            self.bids = 0
            return
        # Al gets cubes, too, and gives them back (RW-AL-5); powered and received name an owner.
        seat = number(args, "seat" if "seat" in args else "owner")
        if seat == self.seats and what in (GOT_CUBES, PAID):
            return
        self._expect(event, 0 <= seat < self.seats, f"there is no seat {seat}")
        if what == GOT_CUBES:
            self._cubes(event, seat, 1)
        elif what == PAID:
            self._money(event, seat, -number(args, "price"))
        elif what == SOLD:
            self._trade(event, seat, 1)
        elif what == BOUGHT:
            self._trade(event, seat, -1)
        elif what == BID:
            self._expect(event, seat == self.bids, f"the bid of seat {self.bids} comes first")
            self.bids += 1
            self._cubes(event, seat, -1)
            self._money(event, seat, -number(args, "money"))
        elif what == INSURED:
            self._cubes(event, seat, -1)
            self.holdings.insurance[seat] += number(args, "tiles")
        elif what == COVERED:
            self._insurance(event, seat, -number(args, "tiles"))
        else:
            self._deliver(event, seat)

    def _note_time(self, event: Event, what: int) -> None:
        if what == ROUND:
            comes = number(event.args, "round")
            follows = comes == self.round + 1 or self.round == NOBODY
            self._expect(event, follows, f"round {self.round} was the last")
            self.round = comes
            return
        turn = number(event.args, "turn")
        if what == TURN_END:
            self._expect(event, turn == self.turn, f"this is turn {self.turn}")
            return
        self._expect(event, turn == self.turn + 1, f"turn {self.turn} was the last")
        self.turn = turn
        self.round = 0

    def _expect(self, event: Event, holds: bool, why: str) -> None:
        if not holds:
            raise self.astray(event, why)

    def _cubes(self, event: Event, seat: int, sign: int) -> None:
        args = event.args
        for kind in range(4):
            self._stock(event, seat, kind, sign * number(args, KINDS[kind]))

    def _stock(self, event: Event, seat: int, kind: int, change: int) -> None:
        at = seat * 4 + kind
        self.holdings.stock[at] = self._after(event, seat, self.holdings.stock[at] + change)

    def _money(self, event: Event, seat: int, dollars: int) -> None:
        money = self.holdings.money
        money[seat] = self._after(event, seat, money[seat] + dollars // HUNDRED)

    def _insurance(self, event: Event, seat: int, change: int) -> None:
        tiles = self.holdings.insurance
        tiles[seat] = self._after(event, seat, tiles[seat] + change)

    def _after(self, event: Event, seat: int, figure: int) -> int:
        """A figure as it now is; a company whose figure is a bound must have had more."""
        if figure >= 0 or not self.holdings.exact[seat]:
            return max(0, figure)
        raise self.astray(event, f"seat {seat} does not have so much")

    def _trade(self, event: Event, seat: int, sign: int) -> None:
        args = event.args
        kind = KINDS.index(str(args["kind"]))
        self._stock(event, seat, kind, -sign * number(args, "n"))
        self._money(event, seat, sign * number(args, "money"))

    def _deliver(self, event: Event, seat: int) -> None:
        tile = self.tables.delivery_ids.index(str(event.args["delivery"]))
        is_new = self.holdings.delivery_owner[tile] == NOBODY
        self._expect(event, is_new, "the tile was delivered before")
        self._cubes(event, seat, -1)
        self.holdings.delivery_owner[tile] = seat

    # --- facts ----------------------------------------------------------------------------------

    def known(self) -> dict[str, object]:
        companies = [self._company(seat) for seat in range(self.seats)]
        time = {"turn": self.turn, "round": self.round, "bids": self.bids}
        return {**time, "companies": companies}

    def _company(self, seat: int) -> dict[str, object]:
        """Money is in dollars; where the company is not exact, its figures are the least."""
        held = self.holdings
        facts: dict[str, object] = {"exact": bool(held.exact[seat])}
        for kind in range(4):
            facts[KINDS[kind]] = held.stock[seat * 4 + kind]
        facts["money"] = held.money[seat] * HUNDRED
        facts["insurance"] = held.insurance[seat]
        ids, owners = self.tables.delivery_ids, held.delivery_owner
        facts["deliveries"] = [ids[tile] for tile in range(len(ids)) if owners[tile] == seat]
        return facts

    def recall(self, facts: dict[str, object]) -> None:
        self.turn = number(facts, "turn")
        self.round = number(facts, "round")
        self.bids = number(facts, "bids")
        companies = facts["companies"]
        if not isinstance(companies, list) or len(companies) != self.seats:
            raise ValueError("companies must be a list of one for each seat")
        held = self.holdings
        held.delivery_owner = [NOBODY] * len(held.delivery_owner)
        for seat in range(self.seats):
            company = companies[seat]
            held.exact[seat] = int(bool(company["exact"]))
            for kind in range(4):
                held.stock[seat * 4 + kind] = number(company, KINDS[kind])
            held.money[seat] = number(company, "money") // HUNDRED
            held.insurance[seat] = number(company, "insurance")
            for name in company["deliveries"]:
                held.delivery_owner[self.tables.delivery_ids.index(name)] = seat

    def notes(self) -> list[Message]:
        """A line for every other company."""
        return [self._noted(seat) for seat in range(self.seats) if seat != self.viewer]

    def _noted(self, seat: int) -> Message:
        held = self.holdings
        prestige = 0
        for tile in range(len(held.delivery_owner)):
            if held.delivery_owner[tile] == seat:
                prestige += self.tables.delivery_prestige[tile]
        args: dict[str, Arg] = {"seat": seat, "exact": int(held.exact[seat]), "prestige": prestige}
        for kind in range(4):
            args[KINDS[kind]] = held.stock[seat * 4 + kind]
        args["money"] = held.money[seat] * HUNDRED
        args["insurance"] = held.insurance[seat]
        return Message("note-rockwell-company", args)

    def figures(self) -> list[list[int]]:
        """Whether a company is exact, its cubes, hundreds of dollars, insurance, delivery tiles."""
        held = self.holdings
        rows: list[list[int]] = []
        for seat in range(self.seats):
            row = [int(held.exact[seat]), *held.stock[seat * 4 : seat * 4 + 4]]
            tiles = held.delivery_owner.count(seat)
            rows.append([*row, held.money[seat], held.insurance[seat], tiles])
        return rows

    # --- use ------------------------------------------------------------------------------------

    def fitting(self, view: dict[str, object]) -> Holdings:
        """What is known beyond this view; ValueError if the two can't both be true."""
        self.check(view)
        behind = f"this memory has not seen what led to the view of viewer {self.viewer}: "
        if view["turn"] != self.turn:
            raise ValueError(f"{behind}it stands in turn {self.turn}, the view in {view['turn']}")
        seat = self.viewer
        stock, money, tiles = view["stock"], view["money"], view["insurance"]
        if seat == SPECTATOR or not self.holdings.exact[seat]:
            return self.holdings
        assert isinstance(stock, list)
        assert isinstance(money, list)
        assert isinstance(tiles, list)
        held = self.holdings
        cubes = held.stock[seat * 4 : seat * 4 + 4]
        same = cubes == stock[seat] and held.money[seat] * HUNDRED == money[seat]
        if not same or held.insurance[seat] != tiles[seat]:
            raise ValueError(f"{behind}their own company differs")
        return held


def number(data: dict[str, object] | dict[str, Primitive], name: str) -> int:
    value = data[name]
    if not isinstance(value, int):
        raise TypeError(f"{name} must be a whole number, not {value!r}")
    return value
