"""Features in words: by the beginning of a feature's name, the message of its group."""

from typing import Final

GROUPS: Final = {
    "brass": "bot-term-brass",
    "card_value": "bot-term-card-value",
    "hand": "bot-term-deck",
    "cards": "bot-term-deck",
    "attack": "bot-term-units",
    "health": "bot-term-units",
    "acting": "bot-term-units",
    "ready": "bot-term-units",
    "turn": "bot-term-buildings",
    "building": "bot-term-buildings",
    "warden": "bot-term-buildings",
    "sites": "bot-term-buildings",
    "charge": "bot-term-buildings",
    "platform": "bot-term-platform",
    "labor": "bot-term-means",
    "construction": "bot-term-means",
    "held": "bot-term-means",
    "extra": "bot-term-means",
}
