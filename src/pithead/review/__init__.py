"""What every answer was worth, from what its seat could know; whole games judged by it.

    from pithead import review
    prices = review.price(game, match.view(seat), match.memory(seat), seat)

docs/review.md defines every figure and says when not to trust it.
"""

from __future__ import annotations

from .chances import chances
from .game_review import Review, ReviewError, Stopped, review
from .judging import Decision, TurnChances
from .prices import Price, Prices
from .pricing import Pricing, Sight, price
from .reference import Policy, Reference
from .verdicts import Verdict

__all__ = [
    "Decision",
    "Policy",
    "Price",
    "Prices",
    "Pricing",
    "Reference",
    "Review",
    "ReviewError",
    "Sight",
    "Stopped",
    "TurnChances",
    "Verdict",
    "chances",
    "price",
    "review",
]
