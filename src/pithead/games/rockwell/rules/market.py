"""Phase II: buying and selling cubes at the fixed prices (RW-MKT)."""

from __future__ import annotations

from typing import Any

from pithead.kernel.codecs import Amount
from pithead.kernel.contract import Action, Field, Message
from pithead.kernel.fields import changed
from pithead.kernel.steps import number_steps
from pithead.kernel.verbs import Params, number

from ..position.state import Position
from ..position.steps import BUY, KIND, SELL
from ..position.tables import KINDS, WORTH
from .achievements import judge_purchase
from .arguments import DOLLARS, about_price, kind_of, tell_price
from .base_verb import BaseVerb
from .refusals import BUY_MONEY, LEGAL, SELL_EXCEEDS, TRADE_NOTHING, TRADED
from .vice_presidents import act_on_board


def why_not_sell(position: Position, seat: int, kind: int, n: int) -> int:
    """Each kind once in a Phase II, bought or sold (RW-MKT-3)."""
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


def sell(position: Position, seat: int, kind: int, n: int) -> None:
    position.stock[seat * 4 + kind] -= n
    position.money[seat] += n * WORTH[kind]
    position.traded = changed(position.traded, seat * 4 + kind, 1)
    if position.events is not None:
        _tell(position, "sold", seat, kind, n)


def buy(position: Position, seat: int, kind: int, n: int) -> None:
    position.stock[seat * 4 + kind] += n
    position.money[seat] -= n * WORTH[kind]
    position.traded = changed(position.traded, seat * 4 + kind, 1)
    if position.events is not None:
        _tell(position, "bought", seat, kind, n)
    judge_purchase(position, seat)


def _tell(position: Position, what: str, seat: int, kind: int, n: int) -> None:
    money = n * WORTH[kind] * 100
    position.emit(what, "RW-MKT-2", {"seat": seat, "kind": KINDS[kind], "n": n, "money": money})


# --- verbs --------------------------------------------------------------------------------------


class Trade(BaseVerb):
    """Selling or buying: a kind, then how many; each kind is a form of its own."""

    def __init__(self, name: str, base: int) -> None:
        super().__init__(name, ("market",), [[KIND]], [base], [Amount("n")])
        self.base = base

    def why_not_trade(self, s: Position, seat: int, kind: int, n: int) -> int:
        return LEGAL

    def most(self, s: Position, seat: int, kind: int) -> int:
        """How many of a kind the seat could sell or buy, had it not traded it yet."""
        return 0

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for kind in range(4):
            if self.why_not_trade(s, seat, kind, 1) == LEGAL:
                steps.append(self.base + kind)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        steps.extend(number_steps(so_far, 1, self.most(s, seat, step - self.base)))

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return self.why_not_trade(s, seat, kind_of(action[1]), number(action, 2))

    def fields(self, s: Position, seat: int) -> list[Field]:
        return [
            Field("n", 1, self.most(s, seat, kind), 1, (self.name, KINDS[kind]))
            for kind in range(4)
            if self.why_not_trade(s, seat, kind, 1) == LEGAL
        ]

    def sensible(self, s: Position, seat: int) -> list[Action]:
        """Of each kind one, half and all; one of a kind that can't be traded, to ask why."""
        trades: list[Action] = []
        for kind in range(4):
            most = 0 if s.traded[seat * 4 + kind] else self.most(s, seat, kind)
            for n in sorted({1, (most + 1) // 2, most} - {0}):
                trades.append((self.name, KINDS[kind], n))
        return trades

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return self.sensible(s, seat)

    def detail(self, picture: dict[str, object], action: Action) -> Message | None:
        prices: Any = picture["prices"]
        return tell_price(number(action, 2) * int(prices["cubes"][kind_of(action[1])]))


class Sell(Trade):
    def __init__(self) -> None:
        super().__init__("sell", SELL)

    def why_not_trade(self, s: Position, seat: int, kind: int, n: int) -> int:
        return why_not_sell(s, seat, kind, n)

    def most(self, s: Position, seat: int, kind: int) -> int:
        return s.stock[seat * 4 + kind]

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        act_on_board(s, seat)
        sell(s, seat, step - SELL, first)

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["kind"] = str(action[1])
        params["asked"] = number(action, 2)
        params["have"] = s.stock[seat * 4 + kind_of(action[1])]


class Buy(Trade):
    def __init__(self) -> None:
        super().__init__("buy", BUY)

    def why_not_trade(self, s: Position, seat: int, kind: int, n: int) -> int:
        return why_not_buy(s, seat, kind, n)

    def most(self, s: Position, seat: int, kind: int) -> int:
        return most_bought(s, seat, kind)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        act_on_board(s, seat)
        buy(s, seat, step - BUY, first)

    def price(self, s: Position, seat: int, action: Action) -> int:
        return number(action, 2) * WORTH[kind_of(action[1])] * DOLLARS

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        kind = kind_of(action[1])
        params["kind"] = str(action[1])
        params["asked"] = number(action, 2)
        about_price(s, seat, params, number(action, 2) * WORTH[kind])
        params["most"] = most_bought(s, seat, kind)
