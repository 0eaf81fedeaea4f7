"""The table of integer steps: where each verb's answers start, and the arguments verbs share."""

from typing import Final

from pithead.kernel.codecs import Choice
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

# The arguments that several verbs have.
CREW: Final = Choice("crew", tuple(CREW_LETTERS))
PLACE: Final = Choice("place", tuple(NAMES))
SPOT_NAMES: Final = (*NAMES[:TILES], "centre")
PLACED_ON: Final = Choice("place", SPOT_NAMES)
POWERS: Final = Choice("power", (1, 2, 3, 4))
KIND: Final = Choice("kind", KINDS)
