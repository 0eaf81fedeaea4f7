"""Rockwell's actions: their words, arguments and integer steps."""

from typing import Final

from pithead.kernel.codecs import Amount, Choice, Notation, Verb
from pithead.kernel.steps import NUMBER_WIDTH

from .board import CREW_LETTERS, NAMES, PLACES
from .tables import KINDS, TILES

# Where each family of steps starts in the integer table.
PASS: Final = NUMBER_WIDTH
DECLINE: Final = PASS + 1
HALT: Final = PASS + 2
ABANDON: Final = PASS + 3
SLOT: Final = PASS + 4  # board * 4 + slot
STAY: Final = SLOT + 12  # crew
MOVE: Final = STAY + 4  # crew * PLACES + place
STEP: Final = MOVE + 4 * PLACES  # place
CARRY: Final = STEP + PLACES  # power - 1
HIRE: Final = CARRY + 4  # power - 1
BRIBE: Final = HIRE + 4  # owner * 4 + crew, then SPOT
SPOT: Final = BRIBE + 20  # tile, or 32 for the centre
DRILL: Final = SPOT + TILES + 1  # then SPOT
AL_MOVE: Final = DRILL + 1  # then SPOT
SHAFT: Final = DRILL + 2  # then SPOT
SHIFT: Final = DRILL + 3  # then SPOT (from), SPOT (to)
SELL: Final = DRILL + 4  # kind, then a number
BUY: Final = SELL + 4  # kind, then a number
POWER: Final = BUY + 4  # crew
SAFETY: Final = POWER + 4
MOBILITY: Final = SAFETY + 1
DELIVER: Final = MOBILITY + 1  # pile
AL_CREW: Final = DELIVER + 7  # crew
AL_POWER: Final = AL_CREW + 4  # crew
WIDTH: Final = AL_POWER + 4

PILES: Final = ("zinc", "copper", "silver", "gold", "zinc-copper", "silver-gold", "all")
MONEY_STEP: Final = 100

_CREW = Choice("crew", tuple(CREW_LETTERS))
_PLACE = Choice("place", tuple(NAMES))
_SPOTS = (*NAMES[:TILES], "centre")
_SPOT = Choice("place", _SPOTS)
_POWER = Choice("power", (1, 2, 3, 4))
_KIND = Choice("kind", KINDS)


def _cubes() -> list[Amount]:
    return [Amount(kind) for kind in KINDS]


def notation() -> Notation:
    return Notation(
        [
            Verb("bid", amounts=[*_cubes(), Amount("money", MONEY_STEP)]),
            Verb("place", [[Choice("board", (1, 2, 3)), Choice("slot", (1, 2, 3, 4))]], [SLOT]),
            Verb("insure", amounts=_cubes()),
            Verb("move", [[_CREW, _PLACE]], [MOVE]),
            Verb("stay", [[_CREW]], [STAY]),
            Verb("carry", [[_POWER]], [CARRY]),
            Verb("abandon", [[]], [ABANDON]),
            Verb("step", [[_PLACE]], [STEP]),
            Verb("halt", [[]], [HALT]),
            Verb("drill", [[], [_SPOT]], [DRILL, SPOT]),
            Verb("bribe", [[Choice("owner", (0, 1, 2, 3, 4)), _CREW], [_SPOT]], [BRIBE, SPOT]),
            Verb("hire", [[_POWER]], [HIRE]),
            Verb("decline", [[]], [DECLINE]),
            Verb("cover", amounts=[Amount("tiles")]),
            Verb("sell", [[_KIND]], [SELL], [Amount("n")]),
            Verb("buy", [[_KIND]], [BUY], [Amount("n")]),
            Verb("power", [[_CREW]], [POWER]),
            Verb("safety", [[]], [SAFETY]),
            Verb("mobility", [[]], [MOBILITY]),
            Verb("shaft", [[], [_SPOT]], [SHAFT, SPOT]),
            Verb(
                "shift",
                [[], [Choice("from", _SPOTS)], [Choice("to", _SPOTS)]],
                [SHIFT, SPOT, SPOT],
            ),
            Verb("deliver", [[Choice("pile", PILES)]], [DELIVER]),
            Verb("pass", [[]], [PASS]),
            Verb("al_crew", [[_CREW]], [AL_CREW]),
            Verb("al_move", [[], [_SPOT]], [AL_MOVE, SPOT]),
            Verb("al_power", [[_CREW]], [AL_POWER]),
        ]
    )
