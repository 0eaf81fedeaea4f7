"""What Rockwell's heuristics like, as numbers; the figures here are those of `greedy`."""

from typing import Final

# The auction, insurance and Al.
ORDER: Final = 0  # to be before one more rival in the Management order
ORDER_FIRST: Final = 1  # and more in the first turn
ORDER_LATE: Final = 2  # and more for each turn gone by
PAY_CUBE: Final = 3  # the price of a cube that is given away, for each dollar of its worth
PAY_NEEDED: Final = 4  # and more of one that a delivery needs
INSURE: Final = 5  # the price of an insurance tile, for each dollar of its cube
INSURE_DANGER: Final = 6  # what it is worth, for each dollar of cubes in danger
AL: Final = 7  # to send Al where it helps the player and harms others
# Placing Vice Presidents.
WORKSHOP: Final = 8  # board III
WORKSHOP_ACTION: Final = 9  # and each action there
WORKSHOP_CASH: Final = 10  # for each thousand dollars
WORKSHOP_CUBES: Final = 11  # for each thousand dollars of cubes
WORKSHOP_READY: Final = 12  # for deliveries at hand
MARKET_POOR: Final = 13  # board II with little money
MARKET_RICH: Final = 14  # and with enough
MARKET_TRADE: Final = 15  # the first two trades there
MARKET_TRADES: Final = 16  # and each trade
MARKET_CUBES: Final = 17  # for each thousand dollars of cubes
HIRING_RICH: Final = 18  # Subcontracting with enough money
CONTROL: Final = 19  # board I else
CONTROL_SLOT: Final = 20  # each slot further right
CONTROL_LATE: Final = 21  # board I for each turn gone by
BRIBING: Final = 22  # Bribery
NEAR_MONEY: Final = 23  # hundreds of dollars it likes to have before the workshop
# Drilling.
COMPLETE: Final = 24  # a tile that gets complete
SHARE_MOST: Final = 25  # having the most power there
PARTIAL: Final = 26  # a tile on the way, by the square of how full it is
PARTIAL_LINE: Final = 27  # and by how full it is
LEAVING: Final = 28  # what a crew leaves behind
STAYING: Final = 29  # what a crew has where it is
DANGER: Final = 30  # cubes that Danger may cost
CARD: Final = 31  # extraction cards on the way to six
RIVAL: Final = 32  # what rivals get of a tile
OWN_SHAFT: Final = 33  # a tile with its own mineshaft
RIVAL_SHAFT: Final = 34  # a tile with a rival's mineshaft
REACH: Final = 35  # tiles one step further
USEFUL_DEPTH: Final = 36  # depth up to a crew's power
DEPTH: Final = 37  # depth
DEPTH_LATE: Final = 38  # depth for each turn gone by
ALL_DEEP: Final = 39  # all crews in C or deeper
TO_CENTRE: Final = 40  # the deepest crew towards the centre
TO_CENTRE_LATE: Final = 41  # the same for each turn gone by
TO_CENTRE_LEAD: Final = 42  # the same for each point ahead
CENTRE: Final = 43  # prestige for the centre
CENTRE_LATE: Final = 44  # the centre for each turn gone by
CENTRE_AGAIN: Final = 45  # against a second crew at the centre
END_LEAD: Final = 46  # to end the game, for each point ahead of the best rival
END_SURE: Final = 47  # to end the game in any case
HIRE: Final = 48  # what a die wins
HIRE_PRICE: Final = 49  # what it costs
BRIBE: Final = 50  # the part of a tile that a bribe wins
# The market.
SELL_SPARE: Final = 51  # to sell what is spare with little money
SELL_ANY: Final = 52  # to sell anything
CUBE: Final = 53  # the worth of cubes
CASH: Final = 54  # money up to what it likes to have
RICHES: Final = 55  # money beyond
BUY: Final = 56  # to buy anything
GATHER_ZINC_COPPER: Final = 57  # cubes for the achievement
GATHER_SILVER: Final = 58  # cubes for the achievement
GATHER_GOLD: Final = 59  # cubes for the achievement
GATHER_EACH: Final = 60  # cubes for the achievement
BONUS: Final = 61  # the bonus at the end, for each turn gone by
# The workshop.
DELIVER: Final = 62  # prestige of deliveries
DELIVER_PRICE: Final = 63  # the cubes they cost
DELIVER_LATE: Final = 64  # for each turn gone by
STRONG: Final = 65  # power
STRONG_2: Final = 66  # a crew of power 2
STRONG_3: Final = 67  # of power 3
STRONG_4: Final = 68  # of power 4
STRONG_FILLS: Final = 69  # a tile drilled by it
STRONG_DEPTH: Final = 70  # for each stratum
CREWS_2: Final = 71  # three crews of power 2
CREWS_4: Final = 72  # two crews of power 4
CREWS_2_LATE: Final = 73  # the same for each turn gone by
CREWS_4_LATE: Final = 74  # the same for each turn gone by
SAFETY: Final = 75  # safety
MOBILITY: Final = 76  # mobility
MOBILITY_MORE: Final = 77  # the third level
LATE: Final = 78  # against improvements for each turn gone by
LATE_STRONG: Final = 79  # against power for each turn gone by
SHAFT: Final = 80  # income of a mineshaft
SHAFT_PRICE: Final = 81  # against mineshafts
SHAFT_BLIND: Final = 82  # mineshafts on undrilled tiles
SHAFT_MOVE: Final = 83  # better places for mineshafts
# What the Vice Presidents are for, and rivals.
HIRE_HOPE: Final = 84  # Subcontracting: the best tile a die would drill
BRIBE_HOPE: Final = 85  # Bribery: the best tile a bribe would drill
ADVANTAGE: Final = 86  # to move where the advantage drills a tile
FEED: Final = 87  # against a tile that a rival can drill next
PLAN: Final = 88  # trades that help in the workshop this turn
PLAN_LATER: Final = 89  # and in a later turn

# Of each its name, its number, and how far a varied player may differ from it.
_USUAL: Final = (
    # The auction, insurance and Al.
    ("order", 14.0, 6.0),
    ("order_first", 10.0, 6.0),
    ("order_late", -0.8, 0.6),
    ("pay_cube", 0.9, 0.2),
    ("pay_needed", 0.5, 0.3),
    ("insure", 1.0, 0.5),
    ("insure_danger", 0.8, 0.5),
    ("al", 0.0, 0.5),
    # Placing Vice Presidents.
    ("workshop", 10.0, 5.0),
    ("workshop_action", 4.0, 2.0),
    ("workshop_cash", 0.0, 1.0),
    ("workshop_cubes", 0.0, 1.0),
    ("workshop_ready", 0.0, 0.2),
    ("market_poor", 14.0, 5.0),
    ("market_rich", 4.0, 5.0),
    ("market_trade", 1.0, 1.0),
    ("market_trades", 0.0, 1.0),
    ("market_cubes", 0.0, 1.0),
    ("hiring_rich", 11.0, 5.0),
    ("control", 7.0, 5.0),
    ("control_slot", -0.1, 0.5),
    ("control_late", 0.0, 0.5),
    ("bribing", 0.0, 3.0),
    ("near_money", 40.0, 15.0),
    # Drilling.
    ("complete", 6.0, 5.0),
    ("share_most", 0.1, 0.1),
    ("partial", 0.5, 0.3),
    ("partial_line", 0.0, 0.2),
    ("leaving", 1.0, 0.4),
    ("staying", 1.0, 0.4),
    ("danger", 0.0, 0.5),
    ("card", 0.0, 1.0),
    ("rival", 0.0, 0.2),
    ("own_shaft", 0.0, 0.1),
    ("rival_shaft", 0.0, 0.1),
    ("reach", 0.0, 0.2),
    ("useful_depth", 1.0, 1.5),
    ("depth", 0.0, 1.5),
    ("depth_late", 0.0, 0.3),
    ("all_deep", 0.0, 0.6),
    ("to_centre", 0.0, 2.0),
    ("to_centre_late", 0.0, 0.4),
    ("to_centre_lead", 0.0, 0.2),
    ("centre", 0.5, 0.4),
    ("centre_late", 0.0, 3.0),
    ("centre_again", 30.0, 10.0),
    ("end_lead", 4.0, 4.0),
    ("end_sure", 0.0, 15.0),
    ("hire", 1.0, 0.4),
    ("hire_price", 1.2, 0.4),
    ("bribe", 0.9, 0.3),
    # The market.
    ("sell_spare", 1.0, 0.5),
    ("sell_any", 0.0, 3.0),
    ("cube", 0.0, 0.3),
    ("cash", 0.0, 0.4),
    ("riches", 0.0, 0.3),
    ("buy", 0.0, 4.0),
    ("gather_zinc_copper", 0.0, 0.4),
    ("gather_silver", 0.0, 0.4),
    ("gather_gold", 0.0, 0.4),
    ("gather_each", 0.0, 0.4),
    ("bonus", 0.0, 0.6),
    # The workshop.
    ("deliver", 1.0, 0.4),
    ("deliver_price", 0.5, 0.2),
    ("deliver_late", 0.0, 1.0),
    ("strong", 1.0, 0.3),
    ("strong_2", 12.0, 5.0),
    ("strong_3", 18.0, 7.0),
    ("strong_4", 26.0, 9.0),
    ("strong_fills", 1.0, 0.4),
    ("strong_depth", 2.0, 1.5),
    ("crews_2", 0.0, 0.4),
    ("crews_4", 0.0, 0.4),
    ("crews_2_late", 0.0, 0.06),
    ("crews_4_late", 0.0, 0.06),
    ("safety", 5.0, 4.0),
    ("mobility", 8.0, 4.0),
    ("mobility_more", 0.0, 4.0),
    ("late", 0.0, 0.7),
    ("late_strong", 0.0, 0.7),
    ("shaft", 1.0, 0.6),
    ("shaft_price", 6.0, 3.0),
    ("shaft_blind", 0.0, 0.5),
    ("shaft_move", 0.0, 0.5),
    # What the Vice Presidents are for, and rivals.
    ("hire_hope", 0.1, 0.1),
    ("bribe_hope", 0.1, 0.1),
    ("advantage", 0.6, 0.3),
    ("feed", 0.1, 0.15),
    ("plan", 0.1, 0.1),
    ("plan_later", 0.0, 0.1),
)
WEIGHT_NAMES: Final = tuple([name for name, _, _ in _USUAL])
DEFAULT_WEIGHTS: Final = [number for _, number, _ in _USUAL]
SPANS: Final = [span for _, _, span in _USUAL]
