"""Many games of one kind side by side, a row each: the loop under `envs.Batch`.

Every row always has one seat to answer. Its observation and mask stand in buffers that are written
anew after each step, so a step makes no Python object for a row. A row that ends is dealt anew at
once, or, with `redeal` off, stays ended with an empty mask.

What plays a seat is its role: LEARNER answers by `step`; RANDOM and UNIFORM are answered here;
higher roles are left to the caller, who finds them in `waiting` and answers by `take`.
"""

from __future__ import annotations

import secrets
from random import Random
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .buffer import new_bytes, new_floats, new_longs
from .chance import seed_bytes

if TYPE_CHECKING:
    from .game import Game, Settings
    from .state import State

LEARNER: Final = 0
RANDOM: Final = 1  # `State.sample_step`, whose amounts lean to the small
UNIFORM: Final = 2  # each step of the mask as likely as any other
OUTSIDE: Final = 3  # this and higher: the caller answers

ILLEGAL_REWARD: Final = -1.0
"""What a step outside the mask earns its seat; it also ends the episode."""

NOBODY: Final = -1


class Ended:
    """An episode that has ended, with its last state."""

    def __init__(
        self, row: int, episode: int, ply: int, state: State, rewards: list[float], illegal: int
    ) -> None:
        self.row = row
        self.episode = episode
        self.ply = ply
        self.state = state
        self.rewards = rewards
        self.illegal = illegal  # the seat that answered outside its mask, or -1


class Row:
    """One game and all that belongs to its episode but the buffers."""

    def __init__(self, state: State, luck: Random, roles: list[int], seeds: list[int]) -> None:
        self.state = state
        self.luck = luck
        self.roles = roles  # by seat
        self.seeds = seeds  # of those answered outside, by seat
        self.legal: list[int] = []
        self.ended = False


class Rows:
    """The games with their buffers."""

    def __init__(
        self,
        game: Game,
        seats: int,
        count: int,
        options: Settings,
        roles: list[list[int]],
        learner: int = NOBODY,
        is_drawn: bool = False,
        redeal: bool = True,
    ) -> None:
        """`roles` by seat: one is drawn for each episode. With `is_drawn` the learner's seat is
        drawn too; `learner` is the seat that is always the learner's, -1 for what `roles` say.
        """
        self.game = game
        self.seats = seats
        self.count = count
        self.options = options
        self.roles = roles
        self.learner = learner
        self.is_drawn = is_drawn
        self.redeal = redeal
        self.listens = False  # whether a bot wants the events
        self.plan = game.observations[seats]
        self.size: int = self.plan.size
        self.width: int = game.width
        self.seed = ""
        self.lucks: list[Random] = []  # of rows that go on with their luck; empty: by episode
        self.rows: list[Row] = []
        self.ended: list[Ended] = []
        self.waiting: list[int] = []  # rows whose seat the caller answers
        self.obs = new_bytes(count * self.size)
        self.masks = new_bytes(count * self.width)
        self.seat = new_longs(count)
        self.episode = new_longs(count)
        self.ply = new_longs(count)
        self.reward = new_floats(count * seats)
        self.done = new_bytes(count)

    # --- dealing --------------------------------------------------------------------------------

    def start(self, seed: str) -> None:
        """Deal every row; each episode's luck follows from the seed and its number."""
        self.seed = seed
        self.lucks = []
        self._start_all()

    def start_each(self, seeds: list[int | None]) -> None:
        """Deal every row from a seed of its own; its later episodes go on with its luck."""
        self.lucks = [Random(secrets.randbits(128) if seed is None else seed) for seed in seeds]
        self._start_all()

    def _start_all(self) -> None:
        self._forget()
        self.rows = []
        for number in range(self.count):
            self.episode[number] = number
            self.rows.append(self._dealt(number))
            self._go_on(number)

    def luck_of(self, episode: int) -> Random:
        """All luck of an episode: the deal, the roles, and the players answered here."""
        return Random(f"pithead batch {self.seed} episode {episode}")

    def first_state(self, luck: Random) -> State:
        """The deal of an episode, the first thing its luck is used for."""
        game = self.game
        state = game.deal(self.seats, seed_bytes(luck.getrandbits(128)), self.options)
        state.game = game
        return state

    def _dealt(self, number: int) -> Row:
        luck = self.lucks[number] if self.lucks else self.luck_of(self.episode[number])
        state = self.first_state(luck)
        learner = self.learner
        if self.is_drawn:
            learner = int(luck.random() * self.seats)
        roles: list[int] = []
        seeds: list[int] = []
        for seat in range(self.seats):
            pool = self.roles[seat]
            role = pool[int(luck.random() * len(pool))] if len(pool) > 1 else pool[0]
            if seat == learner:
                role = LEARNER
            roles.append(role)
            seeds.append(luck.getrandbits(32) if role >= OUTSIDE else 0)
        if self.listens:
            state.events = []
        self.ply[number] = 0
        return Row(state, luck, roles, seeds)

    # --- playing --------------------------------------------------------------------------------

    def step(self, actions: bytes) -> None:
        """One step in every row; two bytes a row, the low one first. Ended rows stay as they are.

        Rows whose next seat is played outside are then in `waiting`.
        """
        self._forget()
        at = 0
        for number in range(self.count):
            step = actions[at] | actions[at + 1] << 8
            at += 2
            if not self.rows[number].ended:
                self.take(number, step)

    def _forget(self) -> None:
        """What was said of the step before."""
        for ended in self.ended:
            self.done[ended.row] = 0
            first: i64 = ended.row * self.seats
            for seat in range(self.seats):
                self.reward[first + seat] = 0.0
        self.ended = []
        self.waiting = []

    def take(self, number: int, step: int) -> None:
        """The step of the seat that is asked in a row; one outside the mask ends the episode."""
        row = self.rows[number]
        seat: int = self.seat[number]
        at: i64 = number * self.width + step
        if step >= self.width or self.masks[at] == 0:
            rewards = [0.0] * self.seats
            rewards[seat] = ILLEGAL_REWARD
            self._end(number, rewards, seat)
        else:
            row.state.apply_step(seat, step)
            self.ply[number] = self.ply[number] + 1
        self._go_on(number)

    def answer(self, number: int, steps: list[int]) -> None:
        """A whole legal answer of the seat that is asked in a row, however far it had come."""
        state = self.rows[number].state
        seat: int = self.seat[number]
        state.drop_form(seat)
        for step in steps:
            state.apply_step(seat, step)
        self.ply[number] = self.ply[number] + len(steps)
        self._go_on(number)

    def _go_on(self, number: int) -> None:
        """Answer for those who are played here, deal anew what ends, and show what is asked."""
        while True:
            row = self.rows[number]
            if row.ended:
                return
            state = row.state
            if state.over:
                self._end(number, state.returns(), NOBODY)
                continue
            seat = state.to_act()
            role = row.roles[seat]
            if role == RANDOM:
                state.apply_step(seat, state.sample_step(seat, row.luck))
            elif role == UNIFORM:
                legal = state.legal_steps(seat)
                state.apply_step(seat, legal[int(row.luck.random() * len(legal))])
            else:
                self._show(number, seat)
                if role >= OUTSIDE:
                    self.waiting.append(number)
                return
            self.ply[number] = self.ply[number] + 1

    def _end(self, number: int, rewards: list[float], illegal: int) -> None:
        row = self.rows[number]
        episode: int = self.episode[number]
        self.ended.append(Ended(number, episode, self.ply[number], row.state, rewards, illegal))
        self.done[number] = 1
        first: i64 = number * self.seats
        for seat in range(self.seats):
            self.reward[first + seat] = rewards[seat]
        if self.redeal:
            self.episode[number] = episode + self.count
            legal = row.legal
            self.rows[number] = self._dealt(number)
            self.rows[number].legal = legal
        else:
            row.ended = True
            self._show_mask(number, [])

    def _show(self, number: int, seat: int) -> None:
        self.seat[number] = seat
        state = self.rows[number].state
        self.plan.write(state, seat, self.obs, number * self.size)
        self._show_mask(number, state.legal_steps(seat))

    def _show_mask(self, number: int, legal: list[int]) -> None:
        row = self.rows[number]
        first: i64 = number * self.width
        for step in row.legal:
            self.masks[first + step] = 0
        for step in legal:
            self.masks[first + step] = 1
        row.legal = legal

    # --- snapshots ------------------------------------------------------------------------------

    def place(self, number: int, row: Row, episode: int, ply: int) -> None:
        """Put a game into a row and show what is asked there."""
        row.legal = self.rows[number].legal
        self.rows[number] = row
        self.episode[number] = episode
        self.ply[number] = ply
        if row.ended:
            self._show_mask(number, [])
        else:
            self._go_on(number)
