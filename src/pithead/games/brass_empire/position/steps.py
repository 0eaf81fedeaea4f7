"""The integer steps of Brass Empire's actions, and the arguments actions have.

The verbs themselves are in the rules, each in the module of its chapter.
"""

from collections.abc import Sequence
from typing import Final

from pithead.kernel.codecs import Amount, Choice, Notation, Verb
from pithead.kernel.steps import NUMBER_WIDTH

from .tables import PLACES

# A line of cards in play is never longer: the Design deck, spare reserves and one's own reserve.
MOST_IN_PLAY: Final = 128
MOST_DESIGNS: Final = 128
MOST_SEATS: Final = 6

# Where each family of steps starts in the integer table.
END: Final = NUMBER_WIDTH
YES: Final = END + 1
NO: Final = END + 2
CONVERT: Final = END + 3
REBUILD: Final = END + 4
RESERVE: Final = END + 5  # then CARD
USE: Final = END + 6  # then NUMBER
DEMOLISH: Final = END + 7  # then NUMBER
MINE: Final = END + 8  # then NUMBER
ATTACK: Final = END + 9  # then NUMBER, SEAT, NUMBER
RAID: Final = END + 10  # then NUMBER, SEAT
ACT: Final = END + 11  # then NUMBER
NEXT: Final = END + 12  # then NUMBER
BUY: Final = END + 13  # place
GIFT: Final = BUY + 12  # place
SLOT: Final = GIFT + 12  # place
OPTION: Final = SLOT + 12  # option - 1
AMOUNT: Final = OPTION + 8
PLAYER: Final = AMOUNT + 8  # seat
TARGET: Final = PLAYER + MOST_SEATS  # seat, then NUMBER
SEAT: Final = TARGET + MOST_SEATS
TAKE: Final = SEAT + MOST_SEATS  # zone, then CARD
PUT: Final = TAKE + 3  # where, then CARD
CORPORATION: Final = PUT + 3
NUMBER: Final = CORPORATION + 6  # 0 is the Mining Platform
PLAY: Final = NUMBER + MOST_IN_PLAY + 1  # design
CARD: Final = PLAY + MOST_DESIGNS  # design
WIDTH: Final = CARD + MOST_DESIGNS

HAND: Final = 0
DISCARD: Final = 1
FROM_RESERVE: Final = 2
ZONES: Final = ("hand", "discard", "reserve")

PUT_DISCARD: Final = 0
PUT_DISMISS: Final = 1
PUT_DECK: Final = 2
WHERES: Final = ("discard", "dismiss", "deck")
RANDOM: Final = 5  # a corporation by lot

# The arguments of actions. A card is a design; each game spells it by its own cards' names.
CARD_NAME: Final = Choice("card", tuple(range(MOST_DESIGNS)))
OWN_NUMBER: Final = Choice("number", tuple(range(1, MOST_IN_PLAY + 1)))
ANY_NUMBER: Final = Choice("number", tuple(range(MOST_IN_PLAY + 1)))
TARGET_NUMBER: Final = Choice("target", tuple(range(MOST_IN_PLAY + 1)))
ANY_SEAT: Final = Choice("seat", tuple(range(MOST_SEATS)))
ANY_PLACE: Final = Choice("place", PLACES)


def spelled(verbs: Sequence[Verb], designs: Sequence[str], fields: int) -> Notation:
    """These verbs with the cards' own names; `fields` is the most designs a corporation has."""
    card = Choice("card", designs)
    found: list[Verb] = []
    for verb in verbs:
        bases = [base for base, _ in verb.groups]
        groups = [[card if c is CARD_NAME else c for c in group] for _, group in verb.groups]
        counts = [Amount(f"n{field + 1}") for field in range(fields)] if verb.amounts else []
        found.append(Verb(verb.name, groups, bases, counts))
    return Notation(found)


assert WIDTH <= 512
