"""Answers to the question that is asked now, in words."""

from __future__ import annotations

from collections.abc import Callable

from pithead.kernel.contract import Action, Message
from pithead.kernel.match import Match


def answers_told(match: Match, seat: int) -> Callable[[Action], Message]:
    """What an answer is called, as this seat sees the table."""
    game, pending = match.game, match.state.pending
    assert pending is not None
    picture, about = game.picture(match.view(seat)), pending.about
    return lambda action: game.tell_action(picture, about, action)
