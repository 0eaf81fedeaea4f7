"""What the texts of a card bring, for a page that calculates ahead; read from its ops."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from . import ops
from .card_set import Card, Head, walk
from .ops import CardType


class Need(TypedDict):
    """Another card that must have been played this turn."""

    corp: str | None
    type: CardType | None


# `with` is no name in Python.
_OtherCard = TypedDict("_OtherCard", {"with": NotRequired[Need], "without": NotRequired[Need]})


class Gain(_OtherCard):
    """What a text gains: always, `with` or `without` another card, or for `each` of something."""

    labor: int
    construction: int
    brass: int
    each: NotRequired[str]
    most: NotRequired[int]


class Clause(TypedDict):
    """What a text brings. `asks`: it may ask the player something. `draws`: it reveals unknown
    cards. `discards`: how many cards of the hand it takes as its price. `comes`: nothing but Labor
    and Construction, which a building gives by itself."""

    gains: list[Gain]
    asks: bool
    draws: bool
    discards: int
    comes: bool


def clause_facts(card: Card, head: Head) -> Clause | None:
    """What a text brings; None where the card has none."""
    listed = card.clause(head)
    if not listed:
        return None
    every = [op for _, op in walk("", listed)]
    return {
        "gains": [gain for op in listed for gain in _gains(op)],
        "asks": any(op.asks for op in every),
        "draws": any(op.draws for op in every),
        "discards": sum(op.discard for op in listed if isinstance(op, ops.Pay)),
        "comes": head == "each_turn"
        and all(isinstance(op, ops.Gain) and not op.brass for op in listed),
    }


def _gains(op: ops.BaseOp) -> list[Gain]:
    match op:
        case ops.Gain():
            return [_gain(op)]
        case ops.If(when=ops.Count(of="played")):
            need: Need = {"corp": op.when.corp, "type": op.when.type}
            with_it = [_gain(o, **{"with": need}) for o in op.do if isinstance(o, ops.Gain)]
            without = [o for o in op.otherwise if isinstance(o, ops.Gain)]
            return with_it + [_gain(o, without=need) for o in without]
        case ops.ForEach():
            each = [o for o in op.do if isinstance(o, ops.Gain)]
            return [_gain(o, each=op.count.of, most=op.most) for o in each]
        case _:
            return []


def _gain(op: ops.Gain, **more: object) -> Gain:
    amounts = {"labor": op.labor, "construction": op.construction, "brass": op.brass}
    return cast(Gain, amounts | more)
