"""What the verbs share: reading an action's arguments, and the figures of many refusals."""

from __future__ import annotations

from typing import Any

from pithead.kernel.contract import Args, Message, Primitive

from ..position.board import CREW_LETTERS, PLACE_OF_NAME
from ..position.state import Position
from ..position.tables import KINDS

Params = dict[str, Primitive]
Picture = dict[str, Any]
DOLLARS = 100  # what the engine counts as 1


def crew_of(owner: int, letter: object) -> int:
    return owner * 4 + CREW_LETTERS.index(str(letter))


def place_of(name: object) -> int:
    return PLACE_OF_NAME[str(name)]


def kind_of(name: object) -> int:
    return KINDS.index(str(name))


def about_price(s: Position, seat: int, params: Params, price: int) -> None:
    """What it costs, what the seat has, and what it lacks, in dollars."""
    params["price"] = price * DOLLARS
    params["have"] = s.money[seat] * DOLLARS
    params["missing"] = max(0, price - s.money[seat]) * DOLLARS


# --- words --------------------------------------------------------------------------------------


def tell_price(price: int | None) -> Message | None:
    """Dollars to pay or to get; nothing where nothing is paid or the last level is reached."""
    return None if price is None else Message("detail-rockwell-price", {"price": price})


def price_at(picture: dict[str, object], what: str, level: int) -> int | None:
    """The price of the next level, by the price list of the picture."""
    prices: Any = picture["prices"]
    steps: list[int] = prices[what]
    return steps[level] if level < len(steps) else None


def crew_in(picture: dict[str, object], owner: object, letter: object) -> Picture | None:
    crews: Any = picture["crews"]
    found: Picture | None = crews.get(f"{owner}{letter}")
    return found


def own_company(picture: dict[str, object]) -> Picture:
    companies: Any = picture["companies"]
    found: Picture = companies[picture["viewer"]]
    return found


def cubes_in(amounts: list[int]) -> Args:
    return {**dict(zip(KINDS, amounts))}
