"""The sealed auction for the Management order (RW-AUC)."""

from typing import Final

from .position import ANSWER_FIELDS, Position
from .refusals import BID_EXCEEDS, LEGAL
from .tables import KINDS, WORTH

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
    start = seat * ANSWER_FIELDS
    answers = position.answers
    worth = answers[start + MONEY_FIELD]
    for kind in range(4):
        worth += answers[start + kind] * WORTH[kind]
    return worth


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
