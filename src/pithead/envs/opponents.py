"""Who sits at the seats a learner does not play: bots by name, or functions of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy, deepcopy
from typing import TYPE_CHECKING

from pithead import bots

from .table import Bytes, Mask

if TYPE_CHECKING:
    from pithead.bots import Bot
    from pithead.kernel.contract import Event

    from .table import Table

Policy = Callable[[Bytes, Mask], int]
"""Given an observation and its mask, one of the steps it allows."""

Opponent = str | Policy

RANDOM = "random"


def check(opponents: Sequence[Opponent], table: Table) -> tuple[Opponent, ...]:
    """The pool itself; a name that is no bot is found out before the first game."""
    if not opponents:
        raise ValueError("the pool of opponents is empty: name at least one, such as 'random'")
    for opponent in opponents:
        if isinstance(opponent, str):
            bots.make(opponent, table.game, 0)
    return tuple(opponents)


class Company:
    """The opponents of one game, one for each seat but the learner's."""

    def __init__(self, table: Table, pool: tuple[Opponent, ...], learner: int) -> None:
        luck = table.luck
        self.table = table
        self.learner = learner
        self.players: list[Opponent | Bot] = []
        for seat in range(table.seats):
            drawn = pool[int(luck.random() * len(pool))]
            if isinstance(drawn, str) and drawn != RANDOM and seat != learner:
                self.players.append(bots.make(drawn, table.game, seat, luck.getrandbits(32)))
            else:
                self.players.append(drawn)
        self.events: list[list[Event]] = [[] for _ in range(table.seats)]
        self.listening = any(
            not isinstance(player, str) and getattr(player, "remembers", False)
            for player in self.players
        )

    def copy(self) -> Company:
        """The same company at this moment: those who remember are copied with what they know."""
        other = copy(self)
        other.events = [list(heard) for heard in self.events]
        if self.listening:
            other.players = [p if isinstance(p, str) else deepcopy(p) for p in self.players]
        return other

    def play(self) -> None:
        """Let them answer until it is the learner's turn, or the game is over."""
        state = self.table.state
        while not state.over:
            seat = state.to_act()
            if seat == self.learner:
                return
            player = self.players[seat]
            if player == RANDOM:
                self.take(seat, state.sample_step(seat, self.table.luck))
            elif callable(player):
                self.take(seat, int(player(self.table.observation(seat), self.table.mask(seat))))
            else:
                self._ask(player, seat)

    def _ask(self, player: Bot | str, seat: int) -> None:
        assert not isinstance(player, str)
        game = self.table.game
        told, self.events[seat] = self.events[seat], []
        choice = player.choose(game.view(self.table.state, seat), told)
        for step in game.encode(choice.action):
            self.take(seat, step)

    def take(self, seat: int, step: int) -> None:
        """Take a step, the learner's too, so that those who remember hear of it."""
        state = self.table.state
        if not self.listening:
            state.apply_step(seat, step)
            return
        told: list[Event] = []
        state.events = told
        state.apply_step(seat, step)
        state.events = None
        for event in told:
            for viewer, heard in enumerate(self.events):
                if event.visible_to(viewer):
                    heard.append(event)
