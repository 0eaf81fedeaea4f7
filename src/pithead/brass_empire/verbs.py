"""Brass Empire's actions: their words, arguments and integer steps."""

from typing import Final

from pithead.kernel.codecs import Amount, Choice, Notation, Verb
from pithead.kernel.steps import NUMBER_WIDTH

from .tables import CORPORATIONS, PLACES

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

_SEATS = tuple(range(MOST_SEATS))


def notation(designs: list[str], fields: int) -> Notation:
    """The verbs for these designs; `fields` is the most designs a corporation has."""
    card = Choice("card", designs)
    own = Choice("number", tuple(range(1, MOST_IN_PLAY + 1)))
    target = Choice("target", tuple(range(MOST_IN_PLAY + 1)))
    any_number = Choice("number", tuple(range(MOST_IN_PLAY + 1)))
    seat = Choice("seat", _SEATS)
    place = Choice("place", PLACES)
    return Notation(
        [
            Verb(
                "corporation", [[Choice("corporation", (*CORPORATIONS, "random"))]], [CORPORATION]
            ),
            Verb("build", amounts=[Amount(f"n{i + 1}") for i in range(fields)]),
            Verb("play", [[card]], [PLAY]),
            Verb("buy", [[place]], [BUY]),
            Verb("gift", [[place]], [GIFT]),
            Verb("reserve", [[], [card]], [RESERVE, CARD]),
            Verb("convert", [[]], [CONVERT]),
            Verb("rebuild", [[]], [REBUILD]),
            Verb("use", [[], [own]], [USE, NUMBER + 1]),
            Verb("demolish", [[], [own]], [DEMOLISH, NUMBER + 1]),
            Verb("mine", [[], [own]], [MINE, NUMBER + 1]),
            Verb("attack", [[], [own], [seat], [target]], [ATTACK, NUMBER + 1, SEAT, NUMBER]),
            Verb("raid", [[], [own], [seat]], [RAID, NUMBER + 1, SEAT]),
            Verb("act", [[], [own]], [ACT, NUMBER + 1]),
            Verb("end", [[]], [END]),
            Verb("yes", [[]], [YES]),
            Verb("no", [[]], [NO]),
            Verb("option", [[Choice("option", tuple(range(1, 9)))]], [OPTION]),
            Verb("amount", [[Choice("n", tuple(range(8)))]], [AMOUNT]),
            Verb("take", [[Choice("zone", ZONES)], [card]], [TAKE, CARD]),
            Verb("slot", [[place]], [SLOT]),
            Verb("target", [[seat], [any_number]], [TARGET, NUMBER]),
            Verb("player", [[seat]], [PLAYER]),
            Verb("put", [[Choice("where", WHERES)], [card]], [PUT, CARD]),
            Verb("next", [[], [own]], [NEXT, NUMBER + 1]),
        ]
    )


assert WIDTH <= 512
