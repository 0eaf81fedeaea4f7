"""Effects as a flat program of ints.

`code[pc]` is an op's number (`cards.ops.NUMBERS`), `code[pc + 1]` where the next op of the same
list starts, then its operands. A list ends with END. The lists inside an op are named by where they
start. A count is four operands: word, corporation, type (-1 for any), and the least number that
makes it hold as a condition.
"""

from typing import Final

END: Final = 0
NO_LIMIT: Final = 99

# The resources of an exchange.
LABOR: Final = 0
CONSTRUCTION: Final = 1
BRASS: Final = 2
RESOURCES: Final = ("labor", "construction", "brass")

# A price may ask for a card in play: its type, or none.
NO_SACRIFICE: Final = 0

# look: what may become of a card besides going back; recall and acquire: where a card goes
TO_DISCARD: Final = 0
TO_DISMISS: Final = 1
TO_DECK: Final = 2
TO_HAND: Final = 3
FATES: Final = ("discard", "dismiss", "deck", "hand")

# Players who discard.
YOU: Final = 0
OPPONENT: Final = 1
EACH_OPPONENT: Final = 2
WHO: Final = ("you", "opponent", "each_opponent")

# dismiss, acquire: places, as bits
FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
FROM_LABOR: Final = 4
FROM_DESIGN: Final = 8
FROM_RESERVE: Final = 16
FROM_THIS: Final = 32
SOURCES: Final[dict[str, int]] = {
    "hand": FROM_HAND,
    "discard": FROM_DISCARD,
    "labor_market": FROM_LABOR,
    "design_department": FROM_DESIGN,
    "reserve": FROM_RESERVE,
    "this": FROM_THIS,
}

# peek
PEEK_HAND: Final = 0
PEEK_SITE: Final = 1
PEEKS: Final = ("hand", "site")

# damage, destroy, boost: targets
OPPONENT_UNIT: Final = 0
OPPONENT_CARD: Final = 1
EACH_OPPONENT_UNIT: Final = 2
THIS: Final = 3
YOUR_UNIT: Final = 4
EACH_YOUR_UNIT: Final = 5
TARGETS: Final = (
    "opponent_unit",
    "opponent_card",
    "each_opponent_unit",
    "this",
    "your_unit",
    "each_your_unit",
)

# counts
PLAYED: Final = 0
YOUR_UNITS: Final = 1
YOUR_BUILDINGS: Final = 2
YOUR_SITES: Final = 3
OPPONENT_UNITS: Final = 4
PLATFORM: Final = 5
RICHER_OPPONENTS: Final = 6
COUNT_WORDS: Final = (
    "played",
    "your_units",
    "your_buildings",
    "your_sites",
    "opponent_units",
    "platform",
    "richer_opponents",
)
COUNT_SIZE: Final = 4
