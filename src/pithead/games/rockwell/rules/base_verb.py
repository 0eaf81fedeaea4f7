"""A verb of Rockwell: the kernel's `RuleVerb`, with the position as these rules know it.

Compiled code calls each of these methods directly; through the kernel's general class every call
would look at the position's type again.
"""

from __future__ import annotations

from pithead.kernel.verbs import RuleVerb

from ..position.state import Position


class BaseVerb(RuleVerb[Position]):
    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        """Append the steps with which a legal answer can start."""

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        """Append the steps that may follow."""

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        """Play a legal answer."""
