"""The frames of the stack: what is going on, and what waits for it to end.

Each is a number with two figures; the last frame of the stack is what happens now.
"""

from typing import Final

TURN: Final = 0  # a new turn starts
BID: Final = 1  # sealed
PLACE: Final = 2  # how many Vice Presidents have had their chance
INSURE: Final = 3  # sealed
ORDER: Final = 4  # the Control order is made
ROUND: Final = 5  # round (1-4), how many have moved in it; Al is the last
MOVE: Final = 6  # seat
CARRY: Final = 7  # crew, place it goes to
STEP: Final = 8  # crew
DRILL: Final = 9  # tile, other tile or -1
COVER: Final = 10  # sealed
ADVANTAGE: Final = 11  # crew
INCOME: Final = 12
MARKET: Final = 13  # slot whose turn is next
WORKSHOP: Final = 14  # slot whose turn is next
AL_CREW: Final = 15
AL_MOVE: Final = 16  # crew, 1 if the player chose it
AL_POWER: Final = 17
AL_DONE: Final = 18  # the end of the game is looked for once more (RW-AL-4)
TURN_END: Final = 19

FRAME_NAMES: Final = (
    "turn",
    "bid",
    "place",
    "insure",
    "order",
    "round",
    "move",
    "carry",
    "step",
    "drill",
    "cover",
    "advantage",
    "income",
    "market",
    "workshop",
    "al_crew",
    "al_move",
    "al_power",
    "al_done",
    "turn_end",
)

# The rule that asks each question.
QUESTION_RULE: Final[dict[int, str]] = {
    BID: "RW-AUC-1",
    PLACE: "RW-VP-1",
    INSURE: "RW-INS-1",
    MOVE: "RW-ROUND-1",
    CARRY: "RW-SUB-4",
    STEP: "RW-MOVE-6",
    DRILL: "RW-MOVE-7",
    COVER: "RW-DANGER-2",
    ADVANTAGE: "RW-ADV-1",
    MARKET: "RW-MKT-1",
    WORKSHOP: "RW-WORK-1",
    AL_CREW: "RW-AL-2",
    AL_MOVE: "RW-AL-3",
    AL_POWER: "RW-AL-4",
}
