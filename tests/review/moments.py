"""Moments late in a game, from which the rest is soon played out."""

from __future__ import annotations

import json
from functools import cache

from pithead import bots
from pithead.kernel import record as stored
from pithead.kernel.match import Match
from pithead.kernel.record import Record
from tests.bots.playing import GAMES, ask, play

ENDING = {"rockwell": 30, "brass_empire": 24}
# As parts of a whole game: cards and bots may change, and games end sooner or later than before.
LATE = {"rockwell": 0.5, "brass_empire": 0.9}


@cache
def moment(name: str) -> tuple[Match, int]:
    """A question late in a game of two with several answers, and whom it asks."""
    match = play(name, ["practised", "practised"], seed=5)
    match.undo_to(int(len(match.log) * LATE[name]))
    while True:
        seat = match.state.to_act()
        if len(match.legal(seat)) > 2:
            return match, seat
        match.apply(seat, match.legal(seat)[0])
        assert not match.over


def ending(name: str) -> Match:
    """A finished game that began shortly before its end, as one from a lesson may."""
    game = GAMES[name]
    match = play(name, ["practised", "practised"], seed=5)
    match.undo_to(len(match.log) - ENDING[name])
    seat = match.state.to_act()
    ended = Match.from_view(game, match.view(seat), match.options, b"a seed of an ending")
    players = [bots.make(bot, game, seat, "end") for seat, bot in enumerate(("level-1", "greedy"))]
    while not ended.over:
        decision = ended.state.pending
        assert decision is not None
        seat = next(seat for seat in decision.seats if seat not in ended.sealed)
        ended.apply(seat, ask(players[seat], ended, seat).action)
    return ended


@cache
def record(name: str) -> Record:
    return stored.parse(json.loads(json.dumps(ending(name).record())), "ending.json")
