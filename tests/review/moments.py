"""Moments late in a game, from which the rest is soon played out."""

from __future__ import annotations

from functools import cache

from pithead.kernel.match import Match
from tests.bots.playing import play

LATE = {"rockwell": 190, "brass_empire": 380}


@cache
def moment(name: str) -> tuple[Match, int]:
    """A question late in a game of two with several answers, and whom it asks."""
    match = play(name, ["practised", "practised"], seed=5, most=LATE[name])
    while True:
        seat = match.state.to_act()
        if len(match.legal(seat)) > 2:
            return match, seat
        match.apply(seat, match.legal(seat)[0])
        assert not match.over
