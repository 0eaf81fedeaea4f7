"""The bots of a game in the terminal: any that the arena takes, seated as it seats them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pithead
from pithead.arena import blocks
from pithead.arena.players import Programs, Replaced, Seated
from pithead.arena.runs import try_players
from pithead.cli.arena import slips

if TYPE_CHECKING:
    from pithead.kernel.match import Match

RANDOM = "random"


class Opponents:
    """Bots at all seats but one, cycling through those named; `random` if none are.

    Bots answer the same log the same way, so undoing a move never rerolls theirs.
    """

    def __init__(self, match: Match, me: int, named: Sequence[str] = ()) -> None:
        self.match = match
        self.seats = [seat for seat in range(match.seats) if seat != me]
        self.named = tuple(named) or (RANDOM,)
        self.replaced: list[Replaced] = []
        self.programs = Programs(None)
        self.called = self._try()
        self.sit_down()

    def _try(self) -> dict[str, str]:
        """What those who can play call themselves; one who can't is refused before the game."""
        match = self.match
        maker = partial(pithead.game, match.game.name)
        plan = blocks.Plan(maker, match.seats, match.options, "", ())
        with slips():
            return try_players(self.named, match.game, plan)

    def sit_down(self) -> None:
        """Take the seats as at the start of a game: after an undo, too, since who remembers must
        remember only what is still true.
        """
        # A bot gets its seed, so it must not be the deck's.
        seed = hashlib.sha256(b"pithead bots " + (self.match.seed or b"")).hexdigest()
        self.seated: dict[int, Seated] = {}
        for seat, name in zip(self.seats, self._in_turn()):
            bot = Seated(name, self.match.game, seat, f"{seed}/{seat}", self.programs, None)
            memory = self.match.first_memory(seat)
            bot.sit_down(self.match.seats, self.match.options, memory)
            self.seated[seat] = bot
        self.heard = dict.fromkeys(self.seats, 0)

    def _in_turn(self) -> Iterator[str]:
        while True:
            yield from self.named

    def names(self) -> list[str]:
        """The players by seat, as they call themselves."""
        players = [self.seated[seat].player for seat in self.seats]
        return [self.called.get(player, player) for player in players]

    def answer(self, seat: int) -> Replaced | None:
        """Let a bot answer; gives why `random` took its place, if that happened now."""
        match = self.match
        bot = self.seated[seat]
        was_replaced = bot.replaced is not None
        events = match.events_for(seat)
        news = events[self.heard[seat] :] if bot.listens else []
        self.heard[seat] = len(events)
        match.apply(seat, bot.answer(match.state, news))
        if was_replaced or bot.replaced is None:
            return None
        self.replaced.append(bot.replaced)
        return bot.replaced

    def close(self) -> None:
        self.programs.close()
