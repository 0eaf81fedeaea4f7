"""What the texts of a card bring, for a page that calculates ahead; read from its ops."""

from __future__ import annotations

from . import ops
from .card_set import Card, Head, walk

Facts = dict[str, object]


def clause_facts(card: Card, head: Head) -> Facts | None:
    """What a text brings, for a page to calculate with; None where the card has none.

    `gains`: what it gains for certain, what it gains with another card (`with` a corporation and a
    type), what it gains without, and what it gains for each of something. `asks`: it may ask the
    player something. `draws`: it shows cards nobody knew. `discards`: how many cards of the hand it
    takes as its price. `comes`: nothing but Labor and
    Construction, which a building gives by itself.
    """
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


def _gains(op: ops.BaseOp) -> list[Facts]:
    match op:
        case ops.Gain():
            return [_amounts(op)]
        case ops.If(when=ops.Count(of="played")):
            needs = {"corp": op.when.corp, "type": op.when.type}
            with_it = [_amounts(o) | {"with": needs} for o in op.do if isinstance(o, ops.Gain)]
            without = [o for o in op.otherwise if isinstance(o, ops.Gain)]
            return with_it + [_amounts(o) | {"without": needs} for o in without]
        case ops.ForEach():
            each = [o for o in op.do if isinstance(o, ops.Gain)]
            return [_amounts(o) | {"each": op.count.of, "most": op.most} for o in each]
        case _:
            return []


def _amounts(op: ops.Gain) -> Facts:
    return {"labor": op.labor, "construction": op.construction, "brass": op.brass}
