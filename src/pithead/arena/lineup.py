"""Who plays: players by name, made ready for a game and asked for their answers."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from pithead import bots

from .programs import PREFIX, Program, ProgramFault

if TYPE_CHECKING:
    from pithead.bots import Bot
    from pithead.kernel.contract import Action, Event
    from pithead.kernel.game import Game, Settings
    from pithead.kernel.state import State

STAND_IN = "random"


class Replaced(NamedTuple):
    """A player whose place `random` took, and why."""

    player: str
    seat: int
    fault: str
    detail: str


class Thinking(NamedTuple):
    """How long a player took for its answers."""

    answers: int
    seconds: float
    slowest: float


class Programs:
    """The programs that are running, kept from game to game; a failed one is started anew."""

    def __init__(self, budget: float | None) -> None:
        self.budget = budget
        self.running: dict[tuple[str, int], Program] = {}

    def at(self, player: str, seat: int) -> Program:
        key = (player, seat)
        if key not in self.running:
            self.running[key] = Program(player.removeprefix(PREFIX), self.budget)
        return self.running[key]

    def drop(self, player: str, seat: int) -> None:
        program = self.running.pop((player, seat), None)
        if program is not None:
            program.kill()

    def close(self) -> None:
        for program in self.running.values():
            program.close()
        self.running = {}


class Seated:
    """One player at one seat of one game."""

    def __init__(self, player: str, game: Game, seat: int, seed: str, programs: Programs) -> None:
        self.player = player
        self.game = game
        self.seat = seat
        self.programs = programs
        self.replaced: Replaced | None = None
        self.program: Program | None = None
        self.answers = 0
        self.seconds = 0.0
        self.slowest = 0.0
        name = STAND_IN if player.startswith(PREFIX) else player
        self.bot: Bot = bots.make(name, game, seat, seed, programs.budget)

    @property
    def listens(self) -> bool:
        """Whether it wants to hear what happens."""
        return self.program is not None or self.bot.remembers

    def sit_down(self, seats: int, options: Settings) -> None:
        if not self.player.startswith(PREFIX):
            return
        try:
            self.program = self.programs.at(self.player, self.seat)
            self.program.start(self.game, seats, self.seat, options)
        except ProgramFault as fault:
            self._replace(fault)

    def answer(self, state: State, events: Sequence[Event]) -> Action:
        start = time.perf_counter()
        action = self._choose(state, events)
        taken = time.perf_counter() - start
        self.answers += 1
        self.seconds += taken
        self.slowest = max(self.slowest, taken)
        return action

    def _choose(self, state: State, events: Sequence[Event]) -> Action:
        if self.program is not None:
            try:
                return self.program.choose(self.game, state, self.seat, events)
            except ProgramFault as fault:
                self._replace(fault)
        return self.bot.choose(self.game.view(state, self.seat), events).action

    def end(self, scores: list[int], ranking: list[list[int]]) -> None:
        if self.program is not None:
            try:
                self.program.end(scores, ranking)
            except ProgramFault:
                # It has played its game to the end; the next one finds out.
                self.programs.drop(self.player, self.seat)

    def _replace(self, fault: ProgramFault) -> None:
        self.replaced = Replaced(self.player, self.seat, fault.fault, fault.detail)
        self.program = None
        self.programs.drop(self.player, self.seat)

    @property
    def thinking(self) -> Thinking:
        return Thinking(self.answers, self.seconds, self.slowest)
