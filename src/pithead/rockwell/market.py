"""Phase II: buying and selling cubes at the fixed prices (RW-MKT)."""

from .achievements import judge_purchase
from .position import Position
from .refusals import BUY_MONEY, LEGAL, SELL_EXCEEDS, TRADE_NOTHING, TRADED
from .tables import KINDS, WORTH
from .verbs import BUY, SELL


def why_not_sell(position: Position, seat: int, kind: int, n: int) -> int:
    if position.traded[seat * 4 + kind]:
        return TRADED
    if n == 0:
        return TRADE_NOTHING
    return SELL_EXCEEDS if n > position.stock[seat * 4 + kind] else LEGAL


def most_bought(position: Position, seat: int, kind: int) -> int:
    """The most cubes of a kind the seat can pay for."""
    return position.money[seat] // WORTH[kind]


def why_not_buy(position: Position, seat: int, kind: int, n: int) -> int:
    if position.traded[seat * 4 + kind]:
        return TRADED
    if n == 0:
        return TRADE_NOTHING
    return BUY_MONEY if n > most_bought(position, seat, kind) else LEGAL


def list_trades(position: Position, seat: int, steps: list[int]) -> None:
    """The kinds that can be sold, then those that can be bought; how many comes after."""
    for kind in range(4):
        if why_not_sell(position, seat, kind, 1) == LEGAL:
            steps.append(SELL + kind)
    for kind in range(4):
        if why_not_buy(position, seat, kind, 1) == LEGAL:
            steps.append(BUY + kind)


def sell(position: Position, seat: int, kind: int, n: int) -> None:
    position.stock[seat * 4 + kind] -= n
    position.money[seat] += n * WORTH[kind]
    position.traded[seat * 4 + kind] = 1
    if position.events is not None:
        _tell(position, "sold", seat, kind, n)


def buy(position: Position, seat: int, kind: int, n: int) -> None:
    position.stock[seat * 4 + kind] += n
    position.money[seat] -= n * WORTH[kind]
    position.traded[seat * 4 + kind] = 1
    if position.events is not None:
        _tell(position, "bought", seat, kind, n)
    judge_purchase(position, seat)


def _tell(position: Position, what: str, seat: int, kind: int, n: int) -> None:
    money = n * WORTH[kind] * 100
    position.emit(what, "RW-MKT-2", {"seat": seat, "kind": KINDS[kind], "n": n, "money": money})
