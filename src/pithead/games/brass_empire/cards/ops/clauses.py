"""What hangs on a card beside its lists of ops."""

from __future__ import annotations

from typing import Literal

import msgspec

from .op import One
from .structure import Op


class Aura(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """While the card is face up, your other units have that much more attack; auras add up."""

    attack: One = 1


class Whenever(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After an event of its owner's turn, once a turn: `do`. The card is face up at the time.

    acquire: a card became yours, bought or not. mobilize: another unit of yours was mobilized.
    dismiss: you dismissed a card. mine: a unit of yours mined.
    """

    on: Literal["acquire", "mobilize", "dismiss", "mine"]
    do: tuple[Op, ...]
