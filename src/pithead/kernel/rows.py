"""Many games of one kind side by side, a row each: the loop under `envs.Batch`.

Every row always has one seat to answer. Its observation and mask stand in buffers that are written
anew after each step, so a step makes no Python object for a row. A row that ends is dealt anew at
once, or, with `redeal` off, stays ended with an empty mask.

What plays a seat is its role: LEARNER answers by `step`; RANDOM and UNIFORM are answered here;
higher roles are left to the caller, who finds them in `waiting` and answers by `take`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .buffer import new_bytes, new_floats, new_longs
from .chance import seed_bytes
from .observation import Written

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

# What is rewarded.
RETURNS: Final = 0  # `State.returns`, at the end
SCORE: Final = 1  # points, as they are made or lost
LEAD: Final = 2  # points before the best of the others, likewise


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


class Place:
    """What stands in a row's place of the buffers."""

    def __init__(self) -> None:
        self.legal: list[int] = []  # the mask
        self.obs = Written()


class Row:
    """One game and all that belongs to its episode but the buffers."""

    def __init__(self, state: State, luck: Random, roles: list[int], seeds: list[int]) -> None:
        self.state = state
        self.luck = luck
        self.roles = roles  # by seat
        self.seeds = seeds  # of those answered outside, by seat
        self.ended = False
        self.standing: list[float] = []  # points or lead by seat, as last rewarded


class Rows:
    """The games with their buffers."""

    def __init__(
        self,
        game: Game,
        seats: int,
        count: int,
        options: Settings,
        roles: list[list[int]],
        redeal: bool = True,
        rewarded: int = RETURNS,
        worth: Callable[[State], list[float]] | None = None,
        part: tuple[int, int] | None = None,
    ) -> None:
        """`roles` by seat: one is drawn for each episode. `worth` says what is rewarded at the end
        instead of `State.returns`. `part` is the first row and the number of all rows, the others
        being elsewhere.
        """
        self.game = game
        self.seats = seats
        self.count = count
        self.first_row, self.all_rows = (0, count) if part is None else part
        self.options = options
        self.roles = roles
        self.redeal = redeal
        self.on_the_way = rewarded in (SCORE, LEAD)
        self.rewarded = rewarded
        self.worth = worth
        self.listens = False  # whether a bot wants the events
        self.plan = game.observations[seats]
        self.size: i64 = self.plan.size
        self.width: i64 = game.width
        self.seed = ""
        self.rows: list[Row] = []
        self.places = [Place() for _ in range(count)]
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
        self._forget()
        self.rows = []
        for number in range(self.count):
            self.episode[number] = self.first_row + number
            self.rows.append(self._dealt(number))
            self.go_on(number)

    def luck_of(self, episode: int) -> Random:
        """All luck of an episode: the deal, the roles, and the players answered here."""
        return Random(f"pithead batch {self.seed} episode {episode}")

    def first_state(self, luck: Random) -> State:
        """The deal of an episode, the first thing its luck is used for."""
        game = self.game
        state = game.deal(self.seats, seed_bytes(luck.getrandbits(128)), self.options)
        state.game = game
        return state

    def _dealt(self, number: i64) -> Row:
        luck = self.luck_of(self.episode[number])
        state = self.first_state(luck)
        roles: list[int] = []
        seeds: list[int] = []
        for seat in range(self.seats):
            pool = self.roles[seat]
            role = pool[int(luck.random() * len(pool))] if len(pool) > 1 else pool[0]
            roles.append(role)
            seeds.append(luck.getrandbits(32) if role >= OUTSIDE else 0)
        if self.listens:
            state.events = []
        self.ply[number] = 0
        row = Row(state, luck, roles, seeds)
        row.standing = self._standing(state)
        return row

    # --- playing --------------------------------------------------------------------------------

    def step(self, actions: bytes) -> None:
        """One step in every row; two bytes a row, the low one first. Ended rows stay as they are.

        Rows whose next seat is played outside are then in `waiting`.
        """
        self._forget()
        for number in range(self.count):
            if not self.rows[number].ended:
                at = 2 * number
                self.take(number, actions[at] | actions[at + 1] << 8)

    def _forget(self) -> None:
        """What was said of the step before."""
        for ended in self.ended:
            self.done[ended.row] = 0
            self._reward(ended.row, [0.0] * self.seats)
        if self.on_the_way:
            for number in range(self.count):
                self._reward(number, [0.0] * self.seats)
        self.ended = []
        self.waiting = []

    def take(self, number: i64, step: i64) -> None:
        """The step of the seat that is asked in a row; one outside the mask ends the episode."""
        seat = self.seat[number]
        if step >= self.width or self.masks[number * self.width + step] == 0:
            rewards = [0.0] * self.seats
            rewards[seat] = ILLEGAL_REWARD
            self._end(number, rewards, seat)
        else:
            self.rows[number].state.apply_step(seat, step)
            self.ply[number] = self.ply[number] + 1
        self.go_on(number)

    def answer(self, number: int, steps: list[int]) -> None:
        """A whole legal answer of the seat that is asked in a row, however far it had come."""
        state = self.rows[number].state
        seat: int = self.seat[number]
        state.drop_form(seat)
        for step in steps:
            state.apply_step(seat, step)
        self.ply[number] = self.ply[number] + len(steps)
        self.go_on(number)

    def go_on(self, number: i64) -> None:
        """Answer for those who are played here, deal anew what ends, and show what is asked."""
        while True:
            row = self.rows[number]
            if row.ended:
                return
            state = row.state
            if state.over:
                self._end(number, self._earned(number, row), NOBODY)
                continue
            seat = state.to_act()
            role = row.roles[seat]
            if role == RANDOM:
                state.apply_step(seat, state.sample_step(seat, row.luck))
            elif role == UNIFORM:
                legal = state.legal_steps(seat)
                state.apply_step(seat, legal[int(row.luck.random() * len(legal))])
            else:
                self._show(number, row, seat)
                if role >= OUTSIDE:
                    self.waiting.append(number)
                return
            self.ply[number] = self.ply[number] + 1

    def _end(self, number: i64, rewards: list[float], illegal: int) -> None:
        row = self.rows[number]
        episode = self.episode[number]
        self.ended.append(Ended(number, episode, self.ply[number], row.state, rewards, illegal))
        self.done[number] = 1
        self._reward(number, rewards)
        if self.redeal:
            self.episode[number] = episode + self.all_rows
            self.rows[number] = self._dealt(number)
        else:
            row.ended = True
            self._show_mask(number, [])

    def _show(self, number: i64, row: Row, seat: int) -> None:
        state = row.state
        self.seat[number] = seat
        self.plan.write(state, seat, self.obs, number * self.size, self.places[number].obs)
        self._show_mask(number, state.legal_steps(seat))
        # What a new episode has brought already is rewarded with its first step.
        if self.on_the_way and not self.done[number]:
            self._reward(number, self._earned(number, row))
            row.standing = self._standing(state)

    def _show_mask(self, number: i64, legal: list[int]) -> None:
        masks = self.masks
        place = self.places[number]
        first = number * self.width
        for step in place.legal:
            masks[first + step] = 0
        for step in legal:
            masks[first + step] = 1
        place.legal = legal

    # --- rewards --------------------------------------------------------------------------------

    def _reward(self, number: i64, rewards: list[float]) -> None:
        first = number * self.seats
        for seat in range(self.seats):
            self.reward[first + seat] = rewards[seat]

    def _earned(self, number: i64, row: Row) -> list[float]:
        """What the current step has brought each seat so far."""
        if self.worth is not None:
            return self.worth(row.state)
        if not self.on_the_way:
            return row.state.returns()
        first = number * self.seats
        now = self._standing(row.state)
        return [
            self.reward[first + seat] + now[seat] - row.standing[seat] for seat in range(self.seats)
        ]

    def _standing(self, state: State) -> list[float]:
        """Points by seat, or by how much each is before the best of the others."""
        if not self.on_the_way:
            return []
        scores = self.game.scores(state)
        if self.rewarded == SCORE or len(scores) == 1:
            return [float(score) for score in scores]
        first, second = sorted(scores, reverse=True)[:2]
        return [float(score - (second if score == first else first)) for score in scores]

    # --- snapshots ------------------------------------------------------------------------------

    def place(self, number: int, row: Row, episode: int, ply: int) -> None:
        """Put a game into a row and show what is asked there."""
        row.standing = self._standing(row.state)
        self.rows[number] = row
        self.episode[number] = episode
        self.ply[number] = ply
        if row.ended:
            self._show_mask(number, [])
        else:
            self.go_on(number)
