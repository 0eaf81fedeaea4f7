"""Opponents of a learner: bots, or functions of observation and mask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, NamedTuple

from pithead import bots
from pithead.bots import Own
from pithead.bots.own import takes
from pithead.kernel.contract import whole_number

from .simulator import Bytes, Mask

if TYPE_CHECKING:
    from pithead.bots import Bot
    from pithead.kernel.contract import Event
    from pithead.kernel.game import Game
    from pithead.kernel.memory import Memory
    from pithead.kernel.state import State

    from .simulator import Simulator

Policy = Callable[[Bytes, Mask], int]
"""Given an observation and its mask, one of the steps it allows."""

Opponent = str | Policy | Own
OpponentPool = Opponent | Sequence[Opponent]
"""One opponent for all seats, or a pool from which each seat draws."""

RANDOM = "random"
PROGRAM = "exec:"


class OwnBot(NamedTuple):
    """Your own bot, which is asked with a view; a policy is asked with an observation."""

    own: Own


Member = str | Policy | OwnBot


def check(opponents: OpponentPool, table: Simulator) -> tuple[Member, ...]:
    """The checked pool. Raises before the first game if a member can't play."""
    alone = isinstance(opponents, str) or callable(opponents)
    if not alone and not isinstance(opponents, Iterable):
        raise TypeError(f"opponents are a bot or a list of bots, not {opponents!r}")
    pool: Sequence[Any] = (opponents,) if alone else tuple(opponents)  # type: ignore[arg-type]
    if not pool:
        raise ValueError("the pool of opponents is empty: name at least one, such as 'random'")
    return tuple(_member(opponent, table) for opponent in pool)


def _member(opponent: Any, table: Simulator) -> Member:
    if isinstance(opponent, str):
        if opponent.startswith(PROGRAM):
            raise ValueError(f"{opponent}: programs play in the arena, not in environments")
        found = bots.find(opponent)
        bots.make(found, table.game, 0)
        return found if isinstance(found, str) else OwnBot(found)
    if not isinstance(opponent, type) and takes(opponent, 2):
        policy: Policy = opponent
        return policy
    if isinstance(opponent, type) or takes(opponent, 3):
        bots.make(opponent, table.game, 0)
        return OwnBot(opponent)
    raise ValueError(
        f"{opponent!r} is no opponent: give a bot's name, a subclass of pithead.bots.Bot, "
        "a function choose(view, legal, rng) or a function (observation, mask) -> step"
    )


def _remembers(player: object) -> bool:
    return not isinstance(player, str) and getattr(player, "remembers", False)


def _is_own(drawn: Member) -> bool:
    """Whether this bot is the user's own: it may keep more state than its memory."""
    return isinstance(drawn, OwnBot) or (isinstance(drawn, str) and drawn.startswith(bots.OWN))


def seated(member: Member, game: Game, seat: int, seed: int) -> Bot:
    """A bot for one game; policies need none."""
    if isinstance(member, OwnBot):
        return bots.make(member.own, game, seat, seed)
    assert isinstance(member, str)
    return bots.make(member, game, seat, seed)


def answer(player: Bot, state: State, events: Sequence[Event]) -> list[int]:
    """The steps of a bot's answer. Raises ValueError if it is not legal."""
    game, seat = player.game, player.seat
    choice = player.choose(game.view(state, seat), events)
    if not isinstance(choice, bots.Choice):
        raise ValueError(
            f"the opponent {player.name!r} at seat {seat} answered {choice!r}, not a Choice"
        )
    refusal = game.check(state, seat, choice.action)
    if refusal is not None:
        raise ValueError(
            f"the opponent {player.name!r} at seat {seat} answered {choice.action}, "
            f"which is not legal ({refusal.rule})"
        )
    return game.encode(choice.action)


class Opponents:
    """The opponents of one game, one for each seat but the learner's."""

    def __init__(self, table: Simulator, pool: tuple[Member, ...], learner: int) -> None:
        luck = table.luck
        self.table = table
        self.learner = learner
        self.drawn: list[Member] = []
        self.seeds: list[int] = []
        self.players: list[Member | Bot | None] = []
        for seat in range(table.seats):
            drawn = pool[int(luck.random() * len(pool))]
            bot = isinstance(drawn, (str, OwnBot)) and drawn != RANDOM and seat != learner
            self.drawn.append(drawn)
            self.seeds.append(luck.getrandbits(32) if bot else 0)
            self.players.append(self._seated(seat))
        self.events: list[list[Event]] = [[] for _ in range(table.seats)]
        self.memories = [self._memory(seat) for seat in range(table.seats)]
        self.listening = any(map(_remembers, self.players))
        others = [drawn for seat, drawn in enumerate(self.drawn) if seat != learner]
        self.all_random = all(drawn == RANDOM for drawn in others)

    def _seated(self, seat: int) -> Member | Bot:
        drawn = self.drawn[seat]
        if drawn == RANDOM or seat == self.learner or callable(drawn):
            return drawn
        return seated(drawn, self.table.game, seat, self.seeds[seat])

    def _memory(self, seat: int) -> Memory | None:
        if not _remembers(self.players[seat]):
            return None
        return self.table.game.memory(self.table.seats, seat, self.table.options)

    def copy(self) -> Opponents:
        """An independent copy with what the bots remember; own bots may keep more themselves."""
        # Not copy.copy, which would go by way of __getstate__.
        other = object.__new__(Opponents)
        other.__dict__.update(self.__dict__)
        other.events = [list(heard) for heard in self.events]
        if self.listening:
            other.memories = deepcopy(self.memories)
            for seat, player in enumerate(self.players):
                if self._keeps_more(seat):
                    other.players = [*other.players]
                    other.players[seat] = deepcopy(player)
        return other

    def _keeps_more(self, seat: int) -> bool:
        return _remembers(self.players[seat]) and _is_own(self.drawn[seat])

    def sit_down(self, table: Simulator) -> None:
        """Use this table from now on. Bots of ours were not pickled: create them again."""
        self.table = table
        for seat, player in enumerate(self.players):
            if player is None:
                self.players[seat] = self._seated(seat)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the table, and the bots that can be made again from their names and seeds."""
        kept = [each if self._keeps_more(seat) else None for seat, each in enumerate(self.players)]
        return {**self.__dict__, "table": None, "players": kept}

    def play(self) -> None:
        """Play until it is the learner's turn or the game is over."""
        state = self.table.state
        if self.all_random and not self.table.memories:
            # Nearly all of such an environment's time is spent here, so it is the engine's loop.
            state.play_on(self.learner, self.table.luck)
            return
        while not state.over:
            seat = state.to_act()
            if seat == self.learner:
                return
            player = self.players[seat]
            if player == RANDOM:
                self.take(seat, state.sample_step(seat, self.table.luck))
            elif callable(player):
                self._call(player, seat)
            else:
                self._ask(player, seat)

    def _call(self, policy: Policy, seat: int) -> None:
        mask = self.table.mask(seat)
        answer = policy(self.table.observation(seat), mask)
        step = whole_number(answer, f"the step of the opponent at seat {seat}")
        if not 0 <= step < len(mask) or not mask[step]:
            raise ValueError(f"the opponent at seat {seat} took the step {step}, not in its mask")
        self.take(seat, step)

    def _ask(self, player: Member | Bot | None, seat: int) -> None:
        assert isinstance(player, bots.Bot)
        told, self.events[seat] = self.events[seat], []
        player.memory = self.memories[seat]
        for step in answer(player, self.table.state, told):
            self.take(seat, step)

    def take(self, seat: int, step: int) -> None:
        """Take a step, the learner's too. Bots that remember get the events they may see."""
        if not self.listening:
            self.table.take(seat, step)
            return
        for event in self.table.take_and_tell(seat, step):
            for viewer, heard in enumerate(self.events):
                if event.visible_to(viewer):
                    heard.append(event)
                    memory = self.memories[viewer]
                    if memory is not None:
                        memory.see(event)
