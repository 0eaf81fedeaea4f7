"""The frames of the stack: what is going on, and what waits for it to end.

A frame is FRAME ints: what it is, then figures. Only EFFECT uses them all: where it is in the
program, the seat it speaks of as "you", the card's design, its id in play (0 if it is not in play),
the clause, and what the op at hand has taken so far.
"""

from typing import Final

FRAME: Final = 7

CORPORATION: Final = 0  # how many have chosen
RESERVE: Final = 1  # sealed
DEAL: Final = 2
TURN: Final = 3
INCOME: Final = 4
PLAY: Final = 5
ACTION: Final = 6  # 1 once begun
END: Final = 7
AI: Final = 8  # stage, id of the last unit that acted
TRIGGERS: Final = 9  # first entry of `triggers` that belongs to it
EFFECT: Final = 10
FRAME_NAMES: Final = (
    "corporation",
    "reserve",
    "deal",
    "turn",
    "income",
    "play",
    "action",
    "end",
    "ai",
    "triggers",
    "effect",
)

# Places of an EFFECT frame's figures, counted from the end of the stack.
PC: Final = -6
SEAT: Final = -5
DESIGN: Final = -4
CARD_ID: Final = -3
CLAUSE: Final = -2
PICKED: Final = -1
# Other frames have their figures in the first places.
FIRST: Final = -6
SECOND: Final = -5

# What is asked.
ASK_CORPORATION: Final = 0
ASK_RESERVE: Final = 1
ASK_PLAY: Final = 2
ASK_ACTION: Final = 3
ASK_MAY: Final = 4
ASK_CHOOSE: Final = 5
ASK_AMOUNT: Final = 6
ASK_PICK: Final = 7
ASK_TARGET: Final = 8
ASK_PLAYER: Final = 9
ASK_LOOK: Final = 10
ASK_ORDER: Final = 11
QUESTIONS: Final = (
    "corporation",
    "reserve",
    "play",
    "action",
    "may",
    "choose",
    "amount",
    "pick",
    "target",
    "player",
    "look",
    "order",
)
QUESTION_RULE: Final = (
    "BE-SET-3",
    "BE-VAR-RES",
    "BE-TURN-2",
    "BE-TURN-3",
    "BE-CARD-15",
    "BE-PLAY-1",
    "BE-PLAY-1",
    "BE-CARD-15",
    "BE-CARD-15",
    "BE-CARD-15",
    "BE-CARD-6",
    "BE-TURN-1",
)
