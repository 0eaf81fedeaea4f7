"""Refusal codes of Brass Empire: a number in the engine; its word and rule id for everyone else.

The rules' `why_not_…` functions return one of these numbers, 0 when the action is legal. Legal
lists, greyed-out buttons and server errors all come from them. The comment names the figures in
`params`; `card` is a design's id, `number` a place in a line of cards in play.
"""

from typing import Final

LEGAL: Final = 0

# Set-up
CORPORATION_TAKEN: Final = 1  # corporation, owner
RESERVE_CARDS: Final = 2  # cards, most
RESERVE_COPIES: Final = 3  # card, asked, copies
RESERVE_VALUE: Final = 4  # value, needed
RESERVE_FIELD: Final = 5  # field (counted from 1), designs (how many the corporation has)

# Both phases
HAND_MISSING: Final = 10  # card
SLOT_EMPTY: Final = 11  # place
BUY_COST: Final = 12  # card, labor, construction, have_…, missing_… (of each), hand
RESERVE_MISSING: Final = 13  # card
GIFT_ALONE: Final = 14  # place
GIFT_OUT: Final = 15  # partner
GIFT_COST: Final = 16  # card, labor, construction, have_…, missing_…, hand (the extra one included)
CONVERT_DOWN: Final = 17
CONVERT_COST: Final = 18  # have, missing
CONVERT_HEALTHY: Final = 30  # most
REBUILD_STANDS: Final = 19
REBUILD_COST: Final = 20  # have, missing
NUMBER_MISSING: Final = 21  # number, have (how many cards there are in play)
USE_UNIT: Final = 22  # number, card
USE_FACE_DOWN: Final = 23  # number
USE_NONE: Final = 24  # number, card
USE_BY_ITSELF: Final = 25  # number, card
USE_DONE: Final = 26  # number, card
USE_PAY: Final = 27  # number, card, missing (what kind), missing_…, missing_cards
DEMOLISH_UNIT: Final = 28  # number, card
DEMOLISH_FACE_DOWN: Final = 29  # number
DEMOLISH_NONE: Final = 85  # number, card

# Action phase
ACT_BUILDING: Final = 40  # number, card
UNIT_FRESH: Final = 41  # number, card
UNIT_ACTED: Final = 42  # number, card
MINE_DOWN: Final = 43  # number, card
MINE_BATTLE: Final = 44  # number, card
ATTACK_OWN: Final = 45  # seat
ATTACK_PARTNER: Final = 46  # seat
ATTACK_NOBODY: Final = 47  # seat
ATTACK_MISSING: Final = 48  # seat, target, have
ATTACK_FACE_DOWN: Final = 49  # seat, target
ATTACK_PLATFORM: Final = 50  # seat
ATTACK_WARDEN: Final = 51  # seat, warden (number), warden_card
RAID_PEACE: Final = 52  # seat
ACT_NONE: Final = 53  # number, card
ACT_PAY: Final = 54  # number, card, missing, missing_…, missing_cards

# Choices inside an effect
OPTION_MISSING: Final = 60  # option, options
OPTION_PAY: Final = 61  # option, missing, missing_…, missing_cards
OPTION_IDLE: Final = 83  # option
AMOUNT_MOST: Final = 62  # asked, most
AMOUNT_COST: Final = 84  # asked, most, labor, construction, brass, have_…, missing_… (of each)
PICK_ZONE: Final = 63  # zone, zones (those asked for, as text)
PICK_MISSING: Final = 64  # zone, card
PICK_FITTING: Final = 65  # zone, card
SLOT_ROW: Final = 66  # place
SLOT_FITTING: Final = 67  # place, card, most (the highest cost, or null)
TARGET_SEAT: Final = 68  # seat
TARGET_PARTNER: Final = 69  # seat
TARGET_MISSING: Final = 70  # seat, number, have
TARGET_FACE: Final = 71  # seat, number
TARGET_KIND: Final = 72  # seat, number, card
TARGET_SELF: Final = 73  # number, card
TARGET_HEALTH: Final = 74  # seat, number, card, health, most
TARGET_READY: Final = 75  # number, card
PLAYER_SELF: Final = 76  # seat
PLAYER_PARTNER: Final = 77  # seat
PLAYER_NOBODY: Final = 78  # seat
PLAYER_NOTHING: Final = 79  # seat
PUT_MISSING: Final = 80  # card
PUT_WHERE: Final = 81  # where, wheres (those allowed, as text)
NEXT_MISSING: Final = 82  # number, have

# code -> (word, rule). The remedy of a refusal has the same word.
REFUSALS: Final[dict[int, tuple[str, str]]] = {
    CORPORATION_TAKEN: ("corporation-taken", "BE-SET-1"),
    RESERVE_CARDS: ("reserve-cards", "BE-VAR-RES"),
    RESERVE_COPIES: ("reserve-copies", "BE-VAR-RES"),
    RESERVE_VALUE: ("reserve-value", "BE-VAR-RES"),
    RESERVE_FIELD: ("reserve-field", "BE-VAR-RES"),
    HAND_MISSING: ("hand-missing", "BE-CARD-4"),
    SLOT_EMPTY: ("slot-empty", "BE-CARD-8"),
    BUY_COST: ("buy-cost", "BE-PLAY-4"),
    RESERVE_MISSING: ("reserve-missing", "BE-SET-3"),
    GIFT_ALONE: ("gift-alone", "BE-VAR-TEAM"),
    GIFT_OUT: ("gift-out", "BE-VAR-BATTLE"),
    GIFT_COST: ("gift-cost", "BE-VAR-TEAM"),
    CONVERT_DOWN: ("convert-down", "BE-PLAY-6"),
    CONVERT_COST: ("convert-cost", "BE-PLAY-6"),
    CONVERT_HEALTHY: ("convert-healthy", "BE-VAR-BATTLE"),
    REBUILD_STANDS: ("rebuild-stands", "BE-PLAY-7"),
    REBUILD_COST: ("rebuild-cost", "BE-PLAY-7"),
    NUMBER_MISSING: ("number-missing", "BE-TURN-2"),
    USE_UNIT: ("use-unit", "BE-CARD-11"),
    USE_FACE_DOWN: ("use-face-down", "BE-PLAY-2"),
    USE_NONE: ("use-none", "BE-PLAY-5"),
    USE_BY_ITSELF: ("use-by-itself", "BE-PLAY-5"),
    USE_DONE: ("use-done", "BE-PLAY-5"),
    USE_PAY: ("use-pay", "BE-PLAY-5"),
    DEMOLISH_UNIT: ("demolish-unit", "BE-CARD-10"),
    DEMOLISH_FACE_DOWN: ("demolish-face-down", "BE-CARD-10"),
    DEMOLISH_NONE: ("demolish-none", "BE-CARD-10"),
    ACT_BUILDING: ("act-building", "BE-ACT-8"),
    UNIT_FRESH: ("unit-fresh", "BE-PLAY-3"),
    UNIT_ACTED: ("unit-acted", "BE-ACT-1"),
    MINE_DOWN: ("mine-down", "BE-ACT-2"),
    MINE_BATTLE: ("mine-battle", "BE-VAR-BATTLE"),
    ATTACK_OWN: ("attack-own", "BE-ACT-3"),
    ATTACK_PARTNER: ("attack-partner", "BE-VAR-TEAM"),
    ATTACK_NOBODY: ("attack-nobody", "BE-ACT-3"),
    ATTACK_MISSING: ("attack-missing", "BE-ACT-3"),
    ATTACK_FACE_DOWN: ("attack-face-down", "BE-PLAY-2"),
    ATTACK_PLATFORM: ("attack-platform", "BE-ACT-3"),
    ATTACK_WARDEN: ("attack-warden", "BE-CARD-13"),
    RAID_PEACE: ("raid-peace", "BE-VAR-BATTLE"),
    ACT_NONE: ("act-none", "BE-ACT-1"),
    ACT_PAY: ("act-pay", "BE-ACT-1"),
    OPTION_MISSING: ("option-missing", "BE-CARD-15"),
    OPTION_PAY: ("option-pay", "BE-CARD-15"),
    OPTION_IDLE: ("option-idle", "BE-CARD-15"),
    AMOUNT_MOST: ("amount-most", "BE-CARD-15"),
    AMOUNT_COST: ("amount-cost", "BE-CARD-15"),
    PICK_ZONE: ("pick-zone", "BE-CARD-9"),
    PICK_MISSING: ("pick-missing", "BE-CARD-9"),
    PICK_FITTING: ("pick-fitting", "BE-CARD-15"),
    SLOT_ROW: ("slot-row", "BE-CARD-15"),
    SLOT_FITTING: ("slot-fitting", "BE-CARD-15"),
    TARGET_SEAT: ("target-seat", "BE-CARD-15"),
    TARGET_PARTNER: ("target-partner", "BE-VAR-TEAM"),
    TARGET_MISSING: ("target-missing", "BE-CARD-15"),
    TARGET_FACE: ("target-face", "BE-CARD-15"),
    TARGET_KIND: ("target-kind", "BE-CARD-15"),
    TARGET_SELF: ("target-self", "BE-CARD-15"),
    TARGET_HEALTH: ("target-health", "BE-CARD-15"),
    TARGET_READY: ("target-ready", "BE-CARD-16"),
    PLAYER_SELF: ("player-self", "BE-CARD-15"),
    PLAYER_PARTNER: ("player-partner", "BE-VAR-TEAM"),
    PLAYER_NOBODY: ("player-nobody", "BE-CARD-15"),
    PLAYER_NOTHING: ("player-nothing", "BE-CARD-15"),
    PUT_MISSING: ("put-missing", "BE-CARD-6"),
    PUT_WHERE: ("put-where", "BE-CARD-6"),
    NEXT_MISSING: ("next-missing", "BE-TURN-1"),
}
