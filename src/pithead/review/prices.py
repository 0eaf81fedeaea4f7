"""What a price is made of. Chances are shares of the victory: 0.25 is a fair seat at a table of
four; ties are shared, so the chances of all seats add up to 1 (alone at the table, the rest is
the game's own)."""

from __future__ import annotations

from msgspec import Struct

from pithead.kernel.message import Message

from .reference import Policy
from .verdicts import Verdict, lower_bound


class Price(Struct, frozen=True):
    """What one answer is worth, and against the best one."""

    action: tuple[int | str, ...]
    chances: tuple[float, ...]
    """Each seat's expected share of the victory."""
    points: tuple[float, ...]
    """Each seat's expected points at the end."""
    loss: float
    """The seat's own chance given away against the best; 0 for the best. It may be negative by
    chance, within its error."""
    error: float
    """Standard error of the loss. A single chance is far less sure than a difference."""
    cost: tuple[float, ...]
    """How every seat's chance differs from that after the best: whom it cost, whom it helped."""
    points_lost: float
    """The seat's own points given away, with their standard error."""
    points_error: float
    standing_lost: float
    """Chance and points in one figure, a point of lead as a hundredth of a victory: what counts
    where victories are too rare to compare. With its standard error."""
    standing_error: float
    verdict: Verdict
    worlds: int
    """Worlds of the pricing half that this rests on."""
    reasons: tuple[Message, ...]
    """What the best brings that this does not, at most three, each with its figure; of the best
    itself, what it brings beyond the next one. Nothing below the noise."""


def is_within_noise(price: Price) -> bool:
    """Whether an answer is as good as the best, as far as anybody can tell."""
    return lower_bound(price.loss, price.error) <= 0.0


class Prices(Struct, frozen=True):
    """All answers to one question that were compared, the best first."""

    seat: int
    seats: int
    kind: str
    sealed: bool
    """Others answered unseen at the same time: a bluff is worth more than worlds one by one can
    tell, so these prices are less sure."""
    counted: bool
    """Whether anything hung on it: some answer leaves a worse standing, beyond the noise."""
    worlds: int
    """Worlds tried, those of the choosing half included."""
    seed: str
    policy: Policy
    answers: tuple[Price, ...]

    @property
    def best(self) -> Price:
        return self.answers[0]

    def of(self, action: tuple[int | str, ...]) -> Price | None:
        """The price of an answer, if it was compared."""
        return next((each for each in self.answers if each.action == action), None)
