"""One seat for a learner, bots at the others: Gymnasium's environment."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

import gymnasium
import numpy as np

from pithead.kernel.contract import known_seat, whole_number

from . import opponents as pool
from . import spaces
from .opponents import OpponentPool, Opponents
from .simulator import ILLEGAL_REWARD, Bytes, Mask, Options, Simulator, Snapshot, must_be

if TYPE_CHECKING:
    from pithead.kernel.plugin import Components

Observation = dict[str, Bytes | Mask]


class GymSnapshot(NamedTuple):
    """Where an environment stands; made by `get_state`."""

    table: Snapshot
    opponents: Opponents
    seat: int
    ended: bool


def wanted_seat(options: dict[str, Any] | None) -> int | None:
    """The learner's seat among the options of `reset`."""
    if options is not None and not isinstance(options, dict):
        raise TypeError(f"the options of reset are a dict such as {{'seat': 0}}, not {options!r}")
    for name in options or {}:
        if name != "seat":
            raise ValueError(f"reset has no option {name!r}; there is: seat")
    return (options or {}).get("seat")


class Episode:
    """A learner's game against opponents from a pool, without any framework around it."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        opponents: OpponentPool,
        options: Options | None,
        seat: int | None = None,
        components: Components = None,
        memory: bool = False,
    ) -> None:
        self.table = Simulator(game, seats, options, components, memory)
        self.pool = pool.check(opponents, self.table)
        self.fixed_seat = self._checked(seat)
        self.opponents: Opponents | None = None
        self.seat = 0
        self.ended = True
        self.flags = bytearray(self.table.width)

    def _checked(self, seat: int | None) -> int | None:
        return None if seat is None else known_seat(seat, self.table.seats)

    def deal(self, seed: int | None, seat: int | None) -> None:
        """Deal games until one asks the learner something: a first question may end a game."""
        chosen = self.fixed_seat if seat is None else self._checked(seat)
        self.table.reset(seed)
        if chosen is None:
            chosen = int(self.table.luck.random() * self.table.seats)
        self.seat = chosen
        opponents = self.opponents = Opponents(self.table, self.pool, chosen)
        opponents.play()
        while self.table.state.over:
            self.table.reset()
            opponents.play()
        self.ended = False
        self.flags = self.table.flags(chosen)

    def step(self, step: int) -> float:
        """Take the learner's step and let the others answer; what it earned."""
        opponents = self.opponents
        if self.ended or opponents is None:
            raise RuntimeError("the episode is over: call reset first")
        table = self.table
        if not 0 <= step < table.width or not self.flags[step]:
            self.ended = True
            self.flags = bytearray(table.width)
            return ILLEGAL_REWARD
        state = table.state
        opponents.take(self.seat, step)
        opponents.play()
        self.flags = table.flags(self.seat)
        if not state.over:
            return 0.0
        self.ended = True
        return table.returns()[self.seat]

    def save(self) -> GymSnapshot:
        return GymSnapshot(self.table.save(), self._dealt().copy(), self.seat, self.ended)

    def step_text(self, step: SupportsIndex) -> str:
        self._dealt()
        return self.table.game.step_text(self.table.state, step, self.seat)

    def _dealt(self) -> Opponents:
        if self.opponents is None:
            raise RuntimeError("nothing is dealt yet: call reset first")
        return self.opponents

    def restore(self, snapshot: GymSnapshot) -> None:
        must_be(snapshot, GymSnapshot)
        self.table.restore(snapshot.table)
        self.opponents = snapshot.opponents.copy()
        self.opponents.sit_down(self.table)
        self.seat = snapshot.seat
        self.ended = snapshot.ended
        self.flags = self.table.flags(self.seat)
        if self.ended:
            self.flags = bytearray(self.table.width)

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        if self.opponents is not None:
            self.opponents.sit_down(self.table)


class PitheadGym(gymnasium.Env[Any, Any]):
    """A game for one learner. Its seat is drawn again for each episode unless `seat` says which.

    The reward comes at the end (see `table.returns`). A step outside the mask earns -1 and ends
    the episode.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: OpponentPool = (pool.RANDOM,),
        options: Options | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        components: Components = None,
        memory: bool = False,
    ) -> None:
        self.episode = Episode(game, seats, opponents, options, seat, components, memory)
        self.table = self.episode.table
        self.segments = self.table.segments
        self.metadata = {"render_modes": list(spaces.RENDER_MODES), "render_fps": 1}
        self.render_mode = spaces.checked_mode(render_mode)
        self.observation_space = spaces.observation_space(self.table)
        self.action_space = spaces.action_space(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """`options` may name the learner's seat for this episode: `{"seat": 2}`."""
        # Gymnasium takes only Python's own numbers.
        own = None if seed is None else whole_number(seed, "a seed")
        super().reset(seed=own)
        self.episode.deal(own, wanted_seat(options))
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take a step; then the opponents play until the learner is asked again or all is over."""
        reward = self.episode.step(whole_number(action, "a step"))
        observation, info = self._seen()
        return observation, reward, self.episode.ended, False, info

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        episode = self.episode
        mask = np.frombuffer(episode.flags, np.int8)
        seat = episode.seat
        row = episode.table.observation(seat)
        info: dict[str, Any] = {"action_mask": mask, "seat": seat}
        if episode.table.state.over:
            info |= episode.table.facts()
        return {"observation": row, "action_mask": mask}, info

    def action_masks(self) -> Mask:
        """The mask by the name under which sb3-contrib looks for it."""
        return np.frombuffer(self.episode.flags, np.int8)

    def step_text(self, step: SupportsIndex) -> str:
        """What a step of the mask means now: `bid zinc 0`, `move a C5`."""
        return self.episode.step_text(step)

    def render(self) -> str | None:
        """What the learner sees, as readable JSON."""
        if self.render_mode != "ansi":
            return None
        return json.dumps(self.table.picture(self.episode.seat), indent=1)

    def get_state(self) -> GymSnapshot:
        """A snapshot of the game, its luck and what the opponents remember."""
        return self.episode.save()

    def set_state(self, snapshot: GymSnapshot) -> None:
        """Go back to a snapshot of this or another environment of the same kind."""
        self.episode.restore(snapshot)
