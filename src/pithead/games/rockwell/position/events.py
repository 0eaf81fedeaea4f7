"""The events of Rockwell, with the figures each carries.

`cubes` stands for the four figures zinc, copper, silver, gold. Owners are seats, or the number of
seats for Al. Money is in dollars, places and crews are names ("C5", "a").
Every event is open to all: what is hidden in Rockwell is never told by an event before it is shown.
"""

from typing import Final

EVENTS: Final[dict[str, str]] = {
    "turn": "turn",
    "bid": "seat, cubes, money, worth",
    "management": "order (seats, first to last, as text '2 0 1')",
    "placed": "seat, board (1-3), slot (1-4)",
    "kept_home": "seat",
    "insured": "seat, cubes, tiles",
    "control": "order",
    "round": "round (1-4)",
    "idle": "seat",
    "moved": "owner, crew, from, to",
    "stayed": "owner, crew",
    "die_carried": "seat, crew, power, price",
    "die_abandoned": "seat, crew",
    "core": "seat, crew",
    "bribed": "seat, owner, crew, from, to, price",
    "hired": "seat, crew, power, price",
    "drilled": "owner, tile, power, need",
    "settled": "owner, crew, tile",
    "card": "card, tile, cubes, danger (0 or 1)",
    "shared": "owner, cubes",
    "priority": "owner, reason (shaft, power, active), cubes",
    "danger": "owner, loss",
    "covered": "seat, tiles",
    "lost": "owner, cubes",
    "received": "owner, cubes",
    "kept_card": "seat, card",
    "card_gone": "card",
    "income": "seat, tile, cubes",
    "sold": "seat, kind, n, money",
    "bought": "seat, kind, n, money",
    "left_market": "seat",
    "powered": "owner, crew, power, price",
    "made_safe": "seat, level, price",
    "made_mobile": "seat, level, price",
    "shaft_built": "seat, tile, price",
    "shaft_moved": "seat, from, to, price",
    "delivered": "seat, delivery, pile, prestige, cubes",
    "left_workshop": "seat",
    "achieved": "seat, achievement, prestige",
    "turn_end": "turn",
    "game_over": "reason (centre, achievements, quiet)",
    "bonus": "seat, what (a kind or money), prestige",
    "final": "seat, achievements, deliveries, bonus, prestige",
    "won": "seats (as text)",
}
