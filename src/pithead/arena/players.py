"""Players made ready for a game and asked for their answers.

A player is named by text: a bot's name, `module:object`, `exec:COMMAND`, or a name under which the
run keeps an object (`Plan.own`).
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pithead import bots
from pithead.bots import Choice
from pithead.bots.weights import WeightsError

from .faults import PlayerFault, checked, raised, short
from .programs import PREFIX, Program

if TYPE_CHECKING:
    from pithead.bots import Bot, Own
    from pithead.kernel.contract import Action, Event
    from pithead.kernel.game import Game, Settings
    from pithead.kernel.memory import Memory
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
    """The programs that are running, kept from game to game; a failed one is restarted."""

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

    def __init__(
        self,
        player: str,
        game: Game,
        seat: int,
        seed: str,
        programs: Programs,
        own: Mapping[str, Own] | None,
    ) -> None:
        self.player = player
        self.game = game
        self.seat = seat
        self.seed = seed
        self.programs = programs
        self.replaced: Replaced | None = None
        self.program: Program | None = None
        self.answers = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.is_own = False
        source = (own or {}).get(player) or player
        self.bot = self._make_bot(source)

    def _make_bot(self, named: str | Own) -> Bot:
        if self.player.startswith(PREFIX):
            return self._stand_in()
        source = bots.find(named)
        self.is_own = not isinstance(source, str)
        try:
            return bots.make(source, self.game, self.seat, self.seed, self.programs.budget)
        except (bots.BotError, WeightsError):
            raise
        except (Exception, SystemExit) as error:
            return self._replace(raised(error))

    def _stand_in(self) -> Bot:
        return bots.make(STAND_IN, self.game, self.seat, self.seed)

    @property
    def listens(self) -> bool:
        """Whether it wants events."""
        return self.program is not None or self.bot.remembers

    @property
    def announced(self) -> str:
        """What a program or your own bot calls itself, if it is not the name it goes by."""
        if self.program is not None:
            return self.program.name
        return self.bot.name if self.is_own and self.bot.name != self.player else ""

    def sit_down(self, seats: int, options: Settings, memory: Memory | None = None) -> None:
        """Get ready for a game; `memory` is what the seat knows where it began in the middle."""
        if self.bot.remembers:
            self.bot.memory = memory or self.game.memory(seats, self.seat, options)
        if not self.player.startswith(PREFIX):
            return
        try:
            self.program = self.programs.at(self.player, self.seat)
            self.program.start(self.game, seats, self.seat, options)
        except PlayerFault as fault:
            self._replace(fault)

    def answer(self, state: State, events: Sequence[Event]) -> Action:
        """A legal answer: the player's, or `random`'s from its first fault on."""
        start = time.perf_counter()
        if self.bot.memory is not None:
            for event in events:
                self.bot.memory.see(event)
        action = self._choose(state, events)
        taken = time.perf_counter() - start
        self.answers += 1
        self.seconds += taken
        self.slowest = max(self.slowest, taken)
        return action

    def _choose(self, state: State, events: Sequence[Event]) -> Action:
        try:
            if self.program is not None:
                return self.program.choose(self.game, state, self.seat, events)
            return self._ask(self.bot, state, events)
        except PlayerFault as fault:
            return self._ask(self._replace(fault), state, events)

    def _ask(self, bot: Bot, state: State, events: Sequence[Event]) -> Action:
        view = self.game.view(state, self.seat)
        try:
            choice = bot.choose(view, events)
        except WeightsError:
            raise
        except (Exception, SystemExit) as error:
            raise raised(error) from error
        if not isinstance(choice, Choice):
            raise PlayerFault("nonsense", short(repr(choice)))
        return checked(self.game, state, self.seat, choice.action)

    def end(self, scores: list[int], ranking: list[list[int]]) -> None:
        if self.program is not None:
            try:
                self.program.end(scores, ranking)
            except PlayerFault:
                # It has played its game to the end; the next one finds out.
                self.programs.drop(self.player, self.seat)

    def _replace(self, fault: PlayerFault) -> Bot:
        self.replaced = Replaced(self.player, self.seat, fault.fault, fault.detail)
        self.program = None
        self.programs.drop(self.player, self.seat)
        self.bot = self._stand_in()
        return self.bot

    @property
    def thinking(self) -> Thinking:
        return Thinking(self.answers, self.seconds, self.slowest)


class Hearing:
    """Passes the events of a game on to its listeners; all of them if everything is kept."""

    def __init__(self, seated: Sequence[Seated], keep: bool = False) -> None:
        self.seated = seated
        self.keep = keep
        self.kept: list[Event] = []
        self.unheard: list[list[Event]] = [[] for _ in seated]
        self.listening = keep or any(each.listens for each in seated)

    def news(self, seat: int) -> list[Event]:
        """The events a seat may see and has not been given yet."""
        news, self.unheard[seat] = self.unheard[seat], []
        return news

    def apply(self, state: State, seat: int, steps: Sequence[int]) -> None:
        """Take the steps of an answer that was checked."""
        told: list[Event] = []
        state.events = told if self.listening else None
        for step in steps:
            state.apply_step(seat, step)
        state.events = None
        if self.keep:
            self.kept.extend(told)
        for viewer, each in enumerate(self.seated):
            if told and each.listens:
                self.unheard[viewer].extend(event for event in told if event.visible_to(viewer))
