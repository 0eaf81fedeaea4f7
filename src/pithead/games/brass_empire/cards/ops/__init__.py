"""The vocabulary of card effects: closed, typed and bounded.

A card's effect is lists of ops, each list hanging on a clause head (see `card_set.Card`):

    play       employee         as it is played
    mobilize   unit             as it is played from hand, once
    built      building         as it is flipped face up
    each_turn  building         once in its owner's turn, in the play phase, if wanted; one that
                                is nothing but a gain of Labor or Construction comes by itself
    demolish   building         its owner's choice in the play phase; it is discarded first
    destroyed  unit, building   once it lies in the discard pile, on anyone's turn
    action     unit             instead of mining or attacking
    kills      unit, building   when it destroyed a card in combat, on anyone's turn
    whenever   unit, building   an event of the owner's turn, at most once a turn for each card

Ops are carried out in printed order as far as they can be; one without a legal target is skipped.
"You" is the owner of the card. Effects choose face-up cards only. The Mining Platform is one of an
opponent's buildings, but nothing you may choose among your own.

In a file an op is a table whose `op` is its name: `{ op = "gain", labor = 2 }`. An op is one class
here (fields, checks, program, texts, worth) and one in `rules/effects/`, which carries it out.
"""

from .clauses import Aura, Whenever
from .in_play import Boost, Build, Damage, Destroy, Ready, Rebuild, Store
from .moves import Acquire, Discard, Dismiss, Draw, DrawLater, Look, Peek, Recall, Refresh
from .op import (
    ANY,
    CORPS,
    DO,
    MOST_OPS,
    BaseOp,
    Bearer,
    CardType,
    Corp,
    Count,
    CountWord,
    Form,
    Goods,
)
from .resources import Discount, Exchange, Gain, Pay, Steal
from .structure import NAMES, NUMBERS, Choose, Discharge, ForEach, If, May, Op, Repeated

__all__ = [
    "ANY",
    "CORPS",
    "DO",
    "MOST_OPS",
    "NAMES",
    "NUMBERS",
    "Acquire",
    "Aura",
    "BaseOp",
    "Bearer",
    "Boost",
    "Build",
    "CardType",
    "Choose",
    "Corp",
    "Count",
    "CountWord",
    "Damage",
    "Destroy",
    "Discard",
    "Discharge",
    "Discount",
    "Dismiss",
    "Draw",
    "DrawLater",
    "Exchange",
    "ForEach",
    "Form",
    "Gain",
    "Goods",
    "If",
    "Look",
    "May",
    "Op",
    "Pay",
    "Peek",
    "Ready",
    "Rebuild",
    "Recall",
    "Refresh",
    "Repeated",
    "Steal",
    "Store",
    "Whenever",
]
