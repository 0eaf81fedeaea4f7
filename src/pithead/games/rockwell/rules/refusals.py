"""Refusal codes of Rockwell: a number in the engine; its word and rule id for everyone else.

The rules' `why_not_…` functions return one of these numbers, 0 when the action is legal. Legal
lists, greyed-out buttons and server errors all come from them. The comment names the figures in
`params`.
"""

from typing import Final

LEGAL: Final = 0

BID_EXCEEDS: Final = 1  # what (a kind, or "money"), have, asked
SLOT_MISSING: Final = 2  # board, slot, slots
SLOT_TAKEN: Final = 3  # board, slot, owner
BOARD_DOUBLED: Final = 4  # board
INSURE_EXCEEDS: Final = 5  # what, have, asked
CREW_GONE: Final = 6  # crew
MOVE_HERE: Final = 7  # place
MOVE_ENTRANCE: Final = 8  # place
MOVE_NOT_ADJACENT: Final = 9  # here, place
MOVE_ENTRANCE_REACH: Final = 10  # here, place
JUMP_MOBILITY: Final = 11  # here, place, have
BORDER_MOBILITY: Final = 12  # here, place, have
BORDER_DRILLED: Final = 13  # place
BORDER_ELSEWHERE: Final = 14  # here, place
BORDER_FROM_ENTRANCE: Final = 15  # here, place
BORDER_LEAVE: Final = 16  # here, place
BORDER_TAKEN: Final = 17  # place
STEP_JUMP: Final = 18  # here, place
STEP_DIE: Final = 19  # place, power, limit
CARRY_STRATUM: Final = 20  # place, power, limit
CARRY_MONEY: Final = 21  # power, price, have, missing
ADVANTAGE_BRIBERY: Final = 22  # the Vice President gives bribery, not subcontracting
ADVANTAGE_SUBCONTRACTING: Final = 23  # the other way round
BRIBE_NOBODY: Final = 24  # owner
BRIBE_OWN: Final = 25  # crew
BRIBE_ENTRANCE: Final = 26  # owner, crew
BRIBE_GONE: Final = 27  # owner, crew
BRIBE_CENTRE: Final = 28
BRIBE_DESTINATION: Final = 29  # place, here
BRIBE_DRILLED: Final = 30  # place
BRIBE_NOT_ADJACENT: Final = 31  # owner, crew, place
BRIBE_SPENT: Final = 32  # bribes (tiles in all)
BRIBE_STRATUM: Final = 33  # place, power, limit
BRIBE_MONEY: Final = 34  # price, have, missing
HIRE_SPENT: Final = 35  # dice (in all)
HIRE_SECOND: Final = 36  # crew
HIRE_STRATUM: Final = 37  # power, limit, here
HIRE_MONEY: Final = 38  # power, price, have, missing
DRILL_OTHER: Final = 39  # place
COVER_TILES: Final = 40  # have, asked
COVER_LOSS: Final = 41  # loss, asked
TRADED: Final = 42  # kind
SELL_EXCEEDS: Final = 43  # kind, have, asked
BUY_MONEY: Final = 44  # kind, price, have, missing, most
TRADE_NOTHING: Final = 45  # kind
POWER_MOST: Final = 46  # crew
POWER_GONE: Final = 47  # crew
POWER_MONEY: Final = 48  # crew, price, have, missing
SAFETY_MOST: Final = 49
SAFETY_MONEY: Final = 50  # price, have, missing
MOBILITY_MOST: Final = 51
MOBILITY_MONEY: Final = 52  # price, have, missing
SHAFT_MOST: Final = 53  # shafts (in all)
SHAFT_MONEY: Final = 54  # price, have, missing
SHAFT_TILE: Final = 55  # place, level
SHAFT_TAKEN: Final = 56  # place, owner
SHIFT_NONE: Final = 57  # from
SHIFT_TILE: Final = 58  # to, level (the highest reached)
SHIFT_MONEY: Final = 59  # to, price, have, missing
DELIVER_EMPTY: Final = 60  # pile
DELIVER_CUBES: Final = 61  # pile, zinc, copper, silver, gold: the cubes missing of each kind
AL_CREW: Final = 62  # crew
AL_TILE: Final = 63  # place
AL_POWER_MOST: Final = 64  # crew
SHAFT_CENTRE: Final = 65  # a mineshaft stands on a tile

# code -> (word, rule). The remedy of a refusal has the same word.
REFUSALS: Final[dict[int, tuple[str, str]]] = {
    BID_EXCEEDS: ("bid-exceeds", "RW-AUC-1"),
    SLOT_MISSING: ("slot-missing", "RW-VP-2"),
    SLOT_TAKEN: ("slot-taken", "RW-VP-2"),
    BOARD_DOUBLED: ("board-doubled", "RW-VP-2"),
    INSURE_EXCEEDS: ("insure-exceeds", "RW-INS-1"),
    CREW_GONE: ("crew-gone", "RW-CORE-1"),
    MOVE_HERE: ("move-here", "RW-MOVE-1"),
    MOVE_ENTRANCE: ("move-entrance", "RW-MOVE-1"),
    MOVE_NOT_ADJACENT: ("move-not-adjacent", "RW-MOVE-1"),
    MOVE_ENTRANCE_REACH: ("move-entrance-reach", "RW-MOVE-2"),
    JUMP_MOBILITY: ("jump-mobility", "RW-MOVE-3"),
    BORDER_MOBILITY: ("border-mobility", "RW-MOVE-4"),
    BORDER_DRILLED: ("border-drilled", "RW-MOVE-4"),
    BORDER_ELSEWHERE: ("border-elsewhere", "RW-MOVE-4"),
    BORDER_FROM_ENTRANCE: ("border-from-entrance", "RW-MOVE-4"),
    BORDER_LEAVE: ("border-leave", "RW-MOVE-4"),
    BORDER_TAKEN: ("border-taken", "RW-MOVE-5"),
    STEP_JUMP: ("step-jump", "RW-MOVE-6"),
    STEP_DIE: ("step-die", "RW-SUB-4"),
    CARRY_STRATUM: ("carry-stratum", "RW-SUB-3"),
    CARRY_MONEY: ("carry-money", "RW-SUB-4"),
    ADVANTAGE_BRIBERY: ("advantage-bribery", "RW-ADV-1"),
    ADVANTAGE_SUBCONTRACTING: ("advantage-subcontracting", "RW-ADV-1"),
    BRIBE_NOBODY: ("bribe-nobody", "RW-BRIBE-1"),
    BRIBE_OWN: ("bribe-own", "RW-BRIBE-2"),
    BRIBE_ENTRANCE: ("bribe-entrance", "RW-BRIBE-2"),
    BRIBE_GONE: ("bribe-gone", "RW-BRIBE-2"),
    BRIBE_CENTRE: ("bribe-centre", "RW-BRIBE-2"),
    BRIBE_DESTINATION: ("bribe-destination", "RW-BRIBE-1"),
    BRIBE_DRILLED: ("bribe-drilled", "RW-BRIBE-1"),
    BRIBE_NOT_ADJACENT: ("bribe-not-adjacent", "RW-BRIBE-1"),
    BRIBE_SPENT: ("bribe-spent", "RW-BRIBE-3"),
    BRIBE_STRATUM: ("bribe-stratum", "RW-BRIBE-4"),
    BRIBE_MONEY: ("bribe-money", "RW-BRIBE-4"),
    HIRE_SPENT: ("hire-spent", "RW-SUB-2"),
    HIRE_SECOND: ("hire-second", "RW-SUB-2"),
    HIRE_STRATUM: ("hire-stratum", "RW-SUB-3"),
    HIRE_MONEY: ("hire-money", "RW-SUB-1"),
    DRILL_OTHER: ("drill-other", "RW-MOVE-7"),
    COVER_TILES: ("cover-tiles", "RW-DANGER-2"),
    COVER_LOSS: ("cover-loss", "RW-DANGER-2"),
    TRADED: ("traded", "RW-MKT-3"),
    SELL_EXCEEDS: ("sell-exceeds", "RW-MKT-2"),
    BUY_MONEY: ("buy-money", "RW-MKT-2"),
    TRADE_NOTHING: ("trade-nothing", "RW-MKT-2"),
    POWER_MOST: ("power-most", "RW-WORK-2"),
    POWER_GONE: ("power-gone", "RW-WORK-2"),
    POWER_MONEY: ("power-money", "RW-WORK-2"),
    SAFETY_MOST: ("safety-most", "RW-WORK-3"),
    SAFETY_MONEY: ("safety-money", "RW-WORK-3"),
    MOBILITY_MOST: ("mobility-most", "RW-WORK-4"),
    MOBILITY_MONEY: ("mobility-money", "RW-WORK-4"),
    SHAFT_MOST: ("shaft-most", "RW-WORK-5"),
    SHAFT_MONEY: ("shaft-money", "RW-WORK-5"),
    SHAFT_TILE: ("shaft-tile", "RW-WORK-5"),
    SHAFT_TAKEN: ("shaft-taken", "RW-WORK-7"),
    SHIFT_NONE: ("shift-none", "RW-WORK-6"),
    SHIFT_TILE: ("shift-tile", "RW-WORK-6"),
    SHIFT_MONEY: ("shift-money", "RW-WORK-6"),
    DELIVER_EMPTY: ("deliver-empty", "RW-WORK-8"),
    DELIVER_CUBES: ("deliver-cubes", "RW-WORK-8"),
    AL_CREW: ("al-crew", "RW-AL-2"),
    AL_TILE: ("al-tile", "RW-AL-3"),
    AL_POWER_MOST: ("al-power-most", "RW-AL-4"),
    SHAFT_CENTRE: ("shaft-centre", "RW-WORK-5"),
}
