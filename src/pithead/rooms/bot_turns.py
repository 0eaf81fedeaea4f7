"""A bot's turn: what it is asked, what its answer becomes, and how long it waits."""

from __future__ import annotations

import hashlib
from random import Random
from secrets import randbelow

from pithead.bots import OWN
from pithead.kernel.contract import Action
from pithead.kernel.match import Match
from pithead.tables import commands, games
from pithead.tables import entries as e
from pithead.tables.errors import NotAllowed
from pithead.tables.table import Table

from .ports import Asked

BUDGET = 1.0
"""Seconds a bot may think at most."""
HESITATION = (1.0, 3.0)
"""Seconds before a sealed answer that was given in advance: its speed must not give it away."""
ADVICE = 1.0
"""Seconds for a hint: with the way there and back it is on the page within one and a half."""
NAP = 0.25
HASTE = 0.9
"""What a bot does next in its turn waits only this part of what came before it."""
PATIENCE = (0.5, 1.0, 2.0)
"""Seconds between a bot's attempts to write its move while the store can't be written: once it can,
nobody waits for bots much longer than for people."""


def hesitation() -> float:
    least, most = HESITATION
    return least + (most - least) * randbelow(1000) / 1000


def pause(pace: int, in_a_row: int, temper: float = 1.0) -> float:
    """Seconds before a bot's move, for people to follow it, after `in_a_row` of its own; `temper`
    is how much longer its character takes.
    """
    return pace / 1000 * temper * HASTE**in_a_row


def question(table: Table, seat: int) -> Asked:
    """What a bot is asked: the view of its seat, and what that seat remembers.

    Memory is made anew from the events each time, so restarts and moves taken back need no care.
    """
    match, game = table.match, table.game
    assert match is not None
    assert match.seed is not None
    # The bot's own luck: it tells nothing about the seed it comes from.
    luck = hashlib.sha256(match.seed + f" bot {seat}".encode()).hexdigest()
    bot = table.chairs[seat].bot
    remembers = games.remembers(game.name, bot)
    return Asked(
        game.name,
        game.components_digest,
        bot,
        seat,
        luck,
        BUDGET,
        game.view(match.state, seat),
        match.memory(seat).facts() if remembers else None,
        events=match.events_for(seat) if remembers and bot.startswith(OWN) else [],
        component_set=game.own_components,
        rules=game.version,
    )


def question_for_advice(match: Match, seat: int, played: Action | None = None) -> Asked:
    """What a seat may know, for advice and for reasons of its moves."""
    game = match.game
    # All of this is known to the person, the luck of the search included.
    luck = f"advice {match.commitment} {len(match.log)} {seat}"
    return Asked(
        game.name,
        game.components_digest,
        "",
        seat,
        luck,
        ADVICE,
        game.view(match.state, seat),
        match.memory(seat).facts(),
        component_set=game.own_components,
        rules=game.version,
        played=played,
    )


def answer(
    table: Table, seat: int, action: list[int | str], reason: str, now: int
) -> list[e.AnyEntry]:
    """The bot's move; if it has none that is legal, any legal one, and that it was so."""
    if not reason:
        try:
            return [commands.bot_move(table, seat, tuple(action), now)]
        except NotAllowed:
            reason = "illegal"
    match = table.match
    assert match is not None
    assert match.seed is not None
    rng = Random(f"{match.seed.hex()} {len(match.log)} {seat}")
    simple = match.sample(seat, rng)
    failed = e.BotFailed(time=now, seat=seat, reason=reason)
    return [failed, commands.bot_move(table, seat, simple, now)]
