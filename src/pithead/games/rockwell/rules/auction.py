"""The sealed auction for the Management order (RW-AUC)."""

from __future__ import annotations

from typing import Final

from pithead.kernel.codecs import Amount
from pithead.kernel.contract import Action, Message
from pithead.kernel.verbs import Params

from ..position.state import ANSWER_FIELDS, Position
from ..position.steps import MONEY_STEP
from ..position.tables import KINDS, WORTH
from .arguments import DOLLARS, tell_price
from .refusals import BID_EXCEEDS, LEGAL
from .sealed import SealedVerb, once

MONEY_FIELD: Final = 4


def bid_limit(position: Position, seat: int, field: int) -> int:
    """The most of a kind, or of money, that a seat can bid (RW-AUC-1)."""
    if field == MONEY_FIELD:
        return position.money[seat]
    return position.stock[seat * 4 + field]


def why_not_bid(position: Position, seat: int, bid: list[int]) -> int:
    for field in range(ANSWER_FIELDS):
        if bid[field] > bid_limit(position, seat, field):
            return BID_EXCEEDS
    return LEGAL


def worth_of_bid(position: Position, seat: int) -> int:
    return worth_in_hundreds(position.answers, seat * ANSWER_FIELDS)


def settle_auction(position: Position) -> None:
    """Every bid is lost (RW-AUC-3); the order is that of the bids, ties as they were (RW-AUC-2)."""
    worths: list[int] = []
    for seat in range(position.seats):
        worth = worth_of_bid(position, seat)
        worths.append(worth)
        _pay_bid(position, seat, worth)
    order: list[int] = []
    for seat in position.management:
        place = len(order)
        while place > 0 and worths[order[place - 1]] < worths[seat]:
            place -= 1
        order.insert(place, seat)
    position.management = order
    if position.events is not None:
        shown = " ".join([str(seat) for seat in order])
        position.emit("management", "RW-AUC-2", {"order": shown})


def _pay_bid(position: Position, seat: int, worth: int) -> None:
    start = seat * ANSWER_FIELDS
    answers = position.answers
    for kind in range(4):
        position.stock[seat * 4 + kind] -= answers[start + kind]
    position.money[seat] -= answers[start + MONEY_FIELD]
    if position.events is not None:
        position.emit(
            "bid",
            "RW-AUC-1",
            {
                "seat": seat,
                KINDS[0]: answers[start],
                KINDS[1]: answers[start + 1],
                KINDS[2]: answers[start + 2],
                KINDS[3]: answers[start + 3],
                "money": answers[start + MONEY_FIELD] * 100,
                "worth": worth * 100,
            },
        )


# --- the verb -----------------------------------------------------------------------------------


def about_excess(s: Position, seat: int, asked: list[int], params: Params) -> None:
    """The first thing of which more is offered than there is."""
    for field in range(len(asked)):
        have = bid_limit(s, seat, field)
        if asked[field] > have:
            unit = DOLLARS if field == MONEY_FIELD else 1
            params["what"] = "money" if field == MONEY_FIELD else KINDS[field]
            params["have"] = have * unit
            params["asked"] = asked[field] * unit
            return


class Bid(SealedVerb):
    def __init__(self) -> None:
        cubes = [Amount(kind) for kind in KINDS]
        super().__init__("bid", [*cubes, Amount("money", MONEY_STEP)])

    def limit(self, s: Position, seat: int, field: int) -> int:
        return bid_limit(s, seat, field)

    def reveal(self, s: Position) -> None:
        settle_auction(s)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_bid(s, seat, self.entered(action))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        about_excess(s, seat, self.entered(action), params)

    def sensible(self, s: Position, seat: int) -> list[Action]:
        """Nothing, sums of money, the cheap cubes, half, everything: the cheapest first."""
        money = s.money[seat]
        zinc, copper, silver, gold = s.stock[seat * 4 : seat * 4 + 4]
        bids: list[Action] = []
        for sum_ in (0, 3, 5, 10, 15, 20, 30, money // 2, money):
            bids.append((self.name, 0, 0, 0, 0, min(sum_, money) * DOLLARS))
        bids.append((self.name, zinc, 0, 0, 0, 0))
        bids.append((self.name, 0, copper, 0, 0, 0))
        bids.append((self.name, zinc, copper, 0, 0, 0))
        halves = (zinc // 2, copper // 2, silver // 2, gold // 2, money // 2 * DOLLARS)
        bids.append((self.name, *halves))
        bids.append((self.name, zinc, copper, silver, gold, money * DOLLARS))
        return sorted(once(bids), key=self._worth)

    def _worth(self, action: Action) -> int:
        return worth_in_hundreds(self.entered(action))

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        """What the cubes of a bid are worth; money needs no explanation."""
        bid = self.entered(action)
        worth = worth_in_hundreds(bid)
        return tell_price(worth * DOLLARS if worth > bid[MONEY_FIELD] else None)


def worth_in_hundreds(bids: list[int], start: int = 0) -> int:
    """What the bid from `start` on counts (RW-AUC-1)."""
    worth = bids[start + MONEY_FIELD]
    for kind in range(4):
        worth += bids[start + kind] * WORTH[kind]
    return worth
