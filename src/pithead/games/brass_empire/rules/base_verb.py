"""A verb of Brass Empire: the kernel's `RuleVerb`, with the position as these rules know it.

Written out once more so that compiled code calls each verb directly: through the kernel's general
class every call would look at the position's type again.
"""

from pithead.kernel.verbs import RuleVerb

from ..position.state import Position


class BaseVerb(RuleVerb[Position]):
    # Whether it is open only to those who have a card in play, or something to spend.
    needs_line = False
    needs_means = False

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        """Append the steps with which a legal answer can start."""

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        """Append the steps that may follow."""

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        """Play a legal answer."""
