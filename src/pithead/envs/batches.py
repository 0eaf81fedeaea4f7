"""Many games at once for learners that play every seat: `pithead.batch`."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from pithead.kernel.contract import known_seat, whole_number
from pithead.kernel.rows import (
    LEAD,
    LEARNER,
    NOBODY,
    OUTSIDE,
    RANDOM,
    RETURNS,
    SCORE,
    UNIFORM,
    Ended,
    Row,
    Rows,
)

from . import opponents
from .opponents import Member, OpponentPool
from .pickling import Held
from .simulator import Bytes, Options, Simulator, places_of

if TYPE_CHECKING:
    from pithead.bots import Bot
    from pithead.kernel.plugin import Components
    from pithead.kernel.state import State

Longs = NDArray[np.int64]
Floats = NDArray[np.float32]

SAME_STEP: Final = "same_step"
DISABLED: Final = "disabled"
NO_STEP: Final = 0xFFFF
INSIDE: Final[dict[object, int]] = {"random": RANDOM, "uniform": UNIFORM}
REWARDS: Final = {"returns": RETURNS, "score": SCORE, "lead": LEAD}

Worth = Callable[["State"], Iterable[float]]
"""What the last state of an episode is worth to each seat."""


class SavedRow(NamedTuple):
    """Where one row stands, its luck included."""

    held: Held
    luck: tuple[Any, ...]
    roles: tuple[int, ...]
    seeds: tuple[int, ...]
    episode: int
    ply: int
    ended: bool


class BatchSnapshot(NamedTuple):
    """Where rows stand; made by `Batch.save`. It holds all that is hidden."""

    rows: tuple[SavedRow, ...]


class FinalFacts(NamedTuple):
    """The episodes that ended in the last step, an entry each; all is open once a game is over."""

    row: Longs
    episode: Longs
    ply: Longs
    reward: Floats
    """By seat."""

    score: Longs
    """Points by seat."""

    place: Longs
    """By seat: 1 for the winner; those who share a place have the same."""

    turns: Longs
    illegal: Longs
    """The seat that answered outside its mask; -1 for a game that came to its end."""

    obs: Bytes
    """What each seat sees at the end: [episodes, seats, F]."""


class Batch:
    """`envs` games side by side. In each row one seat must answer: train one network on all rows.

    `obs`, `mask`, `seat`, `episode`, `ply`, `reward` and `done` are arrays that every `step`
    rewrites in place: copy what you keep. An episode that ends is dealt anew in the same step
    (`autoreset` is "same_step"): `done` and `reward` speak of the old one, `final` has its facts,
    and the other arrays are already those of the new one. With `autoreset="disabled"` a row that
    has ended keeps an empty mask and ignores actions.

    Nothing here shows what the seat to act may not know, but `truth` and what `save` gives.
    """

    def __init__(
        self,
        game: str,
        envs: int = 1024,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Options | None = None,
        components: Components = None,
        players: Mapping[int, OpponentPool] | None = None,
        packed: bool = False,
        autoreset: str = SAME_STEP,
        rewards: str | Worth = "returns",
        part: tuple[int, int] | None = None,
    ) -> None:
        """`players`: who answers inside, by seat: a bot, "random", "uniform", a policy, or a pool
        of these from which each episode draws. A policy is given the rows that wait for it,
        `(obs, mask)`, and answers with a step for each. With `packed` the mask is bit-packed as
        `numpy.packbits` does it.

        `rewards`: "returns" pays at the end (`State.returns`); "score" pays each seat its points
        as they are made or lost, "lead" its points before the best of the others; a function is
        given the last state and says what that is worth to each seat.

        `part`: its first row and the number of all rows (`envs.parallel`); it decides the episodes.
        """
        if autoreset not in (SAME_STEP, DISABLED):
            raise ValueError(f"autoreset is {SAME_STEP!r} or {DISABLED!r}, not {autoreset!r}")
        self.envs = whole_number(envs, "envs")
        if self.envs < 1:
            raise ValueError(f"envs is {envs}: there must be at least one game")
        self.table = Simulator(game, seats, options, components)
        self.game = self.table.game
        self.seats = self.table.seats
        self.segments = self.table.segments
        self.size = self.table.size
        self.width = self.table.width
        self.autoreset = autoreset
        self.packed = packed
        self.members: list[Member] = []
        roles = [[LEARNER] for _ in range(self.seats)]
        for seat, pool in (players or {}).items():
            roles[known_seat(seat, self.seats)] = [
                self._role(member) for member in opponents.check(pool, self.table)
            ]
        if all(LEARNER not in each for each in roles):
            raise ValueError("all seats are played inside: leave at least one to the learner")
        settled = self.game.table_of(self.seats, self.table.options)[1]
        redeal = autoreset == SAME_STEP
        rewarded, worth = self._rewarded(rewards)
        self._rows = Rows(
            self.game,
            self.seats,
            self.envs,
            settled,
            roles,
            redeal=redeal,
            rewarded=rewarded,
            worth=worth,
            part=part or (0, self.envs),
        )
        self._rows.listens = any(self._remembers(member) for member in self.members)
        self._bots: dict[int, tuple[int, list[Bot | None], list[int]]] = {}
        self._make_arrays()
        self.reset(seed)

    def _role(self, member: Member) -> int:
        if isinstance(member, str) and member in INSIDE:
            return INSIDE[member]
        self.members.append(member)
        return OUTSIDE + len(self.members) - 1

    def _rewarded(self, rewards: str | Worth) -> tuple[int, Callable[[State], list[float]] | None]:
        if isinstance(rewards, str):
            if rewards not in REWARDS:
                known = ", ".join(REWARDS)
                raise ValueError(f"rewards are {known} or a function of a state, not {rewards!r}")
            return REWARDS[rewards], None
        if not callable(rewards):
            raise TypeError(f"rewards are a name or a function of a state, not {rewards!r}")
        return RETURNS, lambda state: self._worth(rewards, state)

    def _worth(self, rewards: Worth, state: State) -> list[float]:
        given = [float(each) for each in rewards(state)]
        if len(given) != self.seats:
            raise ValueError(f"the rewards must be {self.seats} numbers, one a seat, not {given}")
        return given

    def _remembers(self, member: Member) -> bool:
        return not callable(member) and opponents.seated(member, self.game, 0, 0).remembers

    def _make_arrays(self) -> None:
        rows, count = self._rows, self.envs
        # The engine's own buffers: read only, and copied out so that nothing written into the
        # arrays can make a step legal.
        self._obs = _array(rows.obs, np.uint8).reshape(count, self.size)
        self._mask = _array(rows.masks, np.uint8).reshape(count, self.width)
        self._pairs: list[tuple[NDArray[Any], NDArray[Any]]] = []
        self.obs: Bytes = self._shown(self._obs, np.uint8)
        self.seat: Longs = self._shown(_array(rows.seat, np.int64), np.int64)
        self.episode: Longs = self._shown(_array(rows.episode, np.int64), np.int64)
        self.ply: Longs = self._shown(_array(rows.ply, np.int64), np.int64)
        reward = _array(rows.reward, np.float64).reshape(count, self.seats)
        self.reward: Floats = self._shown(reward, np.float32)
        self.done: NDArray[np.bool_] = self._shown(_array(rows.done, np.bool_), np.bool_)
        wide = (self.width + 7) // 8 if self.packed else self.width
        self.mask: Bytes = np.zeros((count, wide), np.uint8)

    def _shown(self, source: NDArray[Any], kind: Any) -> NDArray[Any]:
        target = np.zeros(source.shape, kind)
        self._pairs.append((target, source))
        return target

    def _show(self) -> None:
        for target, source in self._pairs:
            np.copyto(target, source, casting="same_kind")
        if self.packed:
            self.mask[:] = np.packbits(self._mask, axis=1)
        else:
            np.copyto(self.mask, self._mask)

    def __repr__(self) -> str:
        return f"<Batch of {self.game.name}: {self.envs} games, {self.seats} seats>"

    # --- playing --------------------------------------------------------------------------------

    def reset(self, seed: int | str | None = None) -> None:
        """Deal every row. Row r plays the episodes r, r + envs, r + 2 * envs … of the seed."""
        if isinstance(seed, str):
            self.seed = seed
        else:
            number = secrets.randbits(128) if seed is None else whole_number(seed, "a seed")
            self.seed = str(number)
        self._rows.start(self.seed)
        self._answer()
        self._show()

    def step(self, actions: ArrayLike) -> None:
        """Take a step in every row; the arrays then say what is asked.

        A step outside the mask earns its seat -1, the others nothing, and ends that row's episode.
        """
        steps = checked_steps(actions, self.envs)
        # What is negative becomes very large: no step of any game, just as what is too large.
        wide = steps.astype(np.uint64, copy=False)
        self._rows.step(np.minimum(wide, NO_STEP).astype("<u2").tobytes())
        self._answer()
        self._show()

    def _answer(self) -> None:
        """Let bots and policies answer until every row waits for the learner."""
        rows = self._rows
        while rows.waiting:
            waiting, rows.waiting = rows.waiting, []
            by_role: dict[int, list[int]] = {}
            for number in waiting:
                role = rows.rows[number].roles[int(rows.seat[number])]
                by_role.setdefault(role, []).append(number)
            for role, numbers in by_role.items():
                member = self.members[role - OUTSIDE]
                if callable(member):
                    self._call(member, numbers)
                else:
                    for number in numbers:
                        self._ask(member, number)

    def _call(self, policy: Any, numbers: list[int]) -> None:
        answers = np.asarray(policy(self._obs[numbers], self._mask[numbers]))
        if answers.shape != (len(numbers),) or answers.dtype.kind not in "iu":
            given = f"{answers.dtype} of shape {answers.shape}"
            raise ValueError(
                f"a policy was given {len(numbers)} rows and must answer with a whole number "
                f"for each, not {given}"
            )
        for number, step in zip(numbers, answers.tolist(), strict=True):
            if not 0 <= step < self.width or not self._mask[number, step]:
                seat = int(self._rows.seat[number])
                raise ValueError(f"the policy at seat {seat} took the step {step}, not in its mask")
            self._rows.take(number, step)

    def _ask(self, member: Member, number: int) -> None:
        rows = self._rows
        row, seat = rows.rows[number], int(rows.seat[number])
        episode, players, heard = self._bots.get(number, (-1, [], []))
        if episode != rows.episode[number]:
            players, heard = [None] * self.seats, [0] * self.seats
            self._bots[number] = (int(rows.episode[number]), players, heard)
        player = players[seat]
        if player is None:
            player = players[seat] = opponents.seated(member, self.game, seat, row.seeds[seat])
            if player.remembers:
                player.memory = self.game.memory(self.seats, seat, self.table.options)
        told = row.state.events or []
        news = [event for event in told[heard[seat] :] if event.visible_to(seat)]
        heard[seat] = len(told)
        if player.memory is not None:
            for event in news:
                player.memory.see(event)
        rows.answer(number, opponents.answer(player, row.state, news))

    def step_text(self, row: SupportsIndex, step: SupportsIndex) -> str:
        """What a step means for the seat that is asked in a row now: `bid zinc 0`."""
        number = self._known(row)
        return self.game.step_text(self._rows.rows[number].state, step, int(self.seat[number]))

    # --- what has ended -------------------------------------------------------------------------

    @property
    def final(self) -> FinalFacts:
        """The episodes that ended in the last step."""
        ended: list[Ended] = self._rows.ended
        count, seats, game = len(ended), self.seats, self.game
        score = np.zeros((count, seats), np.int64)
        place = np.zeros((count, seats), np.int64)
        seen = np.zeros((count, seats, self.size), np.uint8)
        for at, each in enumerate(ended):
            score[at] = game.scores(each.state)
            for seat in range(seats):
                seen[at, seat] = np.frombuffer(game.observe(each.state, seat), np.uint8)
            if each.illegal == NOBODY:
                place[at] = places_of(game.ranking(each.state), seats)
        return FinalFacts(
            np.array([each.row for each in ended], np.int64),
            np.array([each.episode for each in ended], np.int64),
            np.array([each.ply for each in ended], np.int64),
            np.array([each.rewards for each in ended], np.float32).reshape(count, seats),
            score,
            place,
            np.array([game.turns(each.state) for each in ended], np.int64),
            np.array([each.illegal for each in ended], np.int64),
            seen,
        )

    # --- the truth ------------------------------------------------------------------------------

    def truth(self, rows: Iterable[SupportsIndex] | None = None) -> list[State]:
        """The whole states, with all that is hidden: for a central critic, tests and studies, and
        never for a player. They are copies.
        """
        return [self._rows.rows[number].state.clone() for number in self._chosen(rows)]

    def deal(self, episode: int) -> State:
        """The first state of an episode of this seed, as it was dealt. It holds all that is hidden.

        With the steps that were taken, it replays any episode by itself.
        """
        luck = self._rows.luck_of(whole_number(episode, "an episode"))
        return self._rows.first_state(luck)

    def save(self, rows: Iterable[SupportsIndex] | None = None) -> BatchSnapshot:
        """Where rows stand (by default all), to come back to. It holds all that is hidden."""
        if not all(map(callable, self.members)):
            # They may remember what they have seen, which no snapshot of a row has.
            raise ValueError("a batch with bots can't be saved: seat policies or random players")
        return BatchSnapshot(tuple(self._saved(number) for number in self._chosen(rows)))

    def _saved(self, number: int) -> SavedRow:
        row = self._rows.rows[number]
        return SavedRow(
            Held(self.table.key, row.state.clone()),
            row.luck.getstate(),
            tuple(row.roles),
            tuple(row.seeds),
            int(self._rows.episode[number]),
            int(self._rows.ply[number]),
            row.ended,
        )

    def load(self, snapshot: BatchSnapshot, rows: Iterable[SupportsIndex] | None = None) -> None:
        """Put saved rows into these (by default the first ones), of this or another batch."""
        if not isinstance(snapshot, BatchSnapshot):
            raise TypeError(f"load takes what save gave, not {snapshot!r}")
        numbers = range(len(snapshot.rows)) if rows is None else rows
        chosen = self._chosen(numbers)
        if len(chosen) != len(snapshot.rows):
            raise ValueError(f"{len(snapshot.rows)} saved rows do not fit {len(chosen)} rows")
        for saved in snapshot.rows:
            self._refuse(saved)
        for number, saved in zip(chosen, snapshot.rows, strict=True):
            luck = self._rows.luck_of(saved.episode)
            luck.setstate(saved.luck)
            row = Row(saved.held.state.clone(), luck, list(saved.roles), list(saved.seeds))
            row.ended = saved.ended
            self._rows.place(number, row, saved.episode, saved.ply)
        self._answer()
        self._show()

    def _refuse(self, saved: SavedRow) -> None:
        key, state = saved.held.key, saved.held.state
        if (key.name, state.seats) != (self.game.name, self.seats):
            raise ValueError(
                f"this is a state of {key.name} with {state.seats} seats, "
                f"and the batch is set for {self.game.name} with {self.seats}"
            )
        if key != self.table.key:
            raise ValueError(f"this is a state of {key.name} with other components")
        if any(role - OUTSIDE >= len(self.members) for role in saved.roles):
            raise ValueError("this is a state of a batch with other players")

    def fork(
        self,
        row: SupportsIndex,
        k: int,
        redeal: SupportsIndex | None = None,
        seed: int | str | None = None,
    ) -> Batch:
        """A batch of `k` worlds that fit what a seat (by default the one asked) knows in a row.

        What is hidden from it, the order of the decks included, is dealt anew in each world. All
        seats are the learner's, and rows that end stay so: for search.
        """
        number = self._known(row)
        asked = int(self._rows.seat[number])
        viewer = asked if redeal is None else known_seat(redeal, self.seats)
        worlds = Batch(
            self.game.name,
            k,
            self.seats,
            seed,
            self.table.options,
            self.game.own_components,
            packed=self.packed,
            autoreset=DISABLED,
        )
        source = self._rows.rows[number]
        view = self.game.view(source.state, viewer)
        for world in range(worlds.envs):
            luck = worlds._rows.luck_of(world)
            state = self.game.determinize(view, luck)
            state.game = self.game
            # A view does not tell who has answered a sealed question, but rows ask in turn.
            while state.to_act() != asked and not state.over:
                seat = state.to_act()
                state.apply_step(seat, state.sample_step(seat, luck))
            made = Row(state, luck, [LEARNER] * self.seats, [0] * self.seats)
            made.ended = source.ended
            worlds._rows.place(world, made, world, int(self._rows.ply[number]))
        worlds._show()
        return worlds

    def _chosen(self, rows: Iterable[SupportsIndex] | None) -> list[int]:
        if rows is None:
            return list(range(self.envs))
        return [self._known(row) for row in rows]

    def _known(self, row: SupportsIndex) -> int:
        number = whole_number(row, "a row")
        if not 0 <= number < self.envs:
            raise ValueError(f"there is no row {number}: the batch has {self.envs}")
        return number


def checked_steps(actions: ArrayLike, envs: int) -> NDArray[Any]:
    """The actions as an array of whole numbers, one for each game."""
    steps = np.asarray(actions)
    if steps.shape != (envs,) or steps.dtype.kind not in "iu":
        given = f"{steps.dtype} of shape {steps.shape}"
        raise ValueError(f"give {envs} whole numbers, one for each game, not {given}")
    return steps


def _array(buffer: Any, kind: Any) -> NDArray[Any]:
    """A buffer of the engine as an array."""
    return np.frombuffer(buffer, kind)
