"""Many learners' games side by side in one process: Gymnasium's vector environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from pithead.kernel.contract import whole_number

from . import spaces
from .opponents import RANDOM, OpponentPool
from .simulator import Bytes, Mask, Options
from .single import Episode, GymSnapshot, wanted_seat

if TYPE_CHECKING:
    from pithead.kernel.plugin import Components

Observation = dict[str, Bytes | Mask]
Stepped = tuple[
    Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


class PitheadVector(VectorEnv[Any, Any, Any]):
    """`num_envs` games of one kind.

    With AutoresetMode.NEXT_STEP a game that has ended is dealt again by the next step, whatever is
    chosen there, and has an empty mask until then; with SAME_STEP at once, and `final_obs` and
    `final_info` have what was seen at the end.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 8,
        seats: int | None = None,
        opponents: OpponentPool = (RANDOM,),
        options: Options | None = None,
        seat: int | None = None,
        components: Components = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        mode = AutoresetMode(autoreset_mode)
        if mode is AutoresetMode.DISABLED:
            raise ValueError("autoreset_mode is NextStep or SameStep: ended games are dealt again")
        self.metadata = {"autoreset_mode": mode}
        self.same_step = mode is AutoresetMode.SAME_STEP
        num_envs = whole_number(num_envs, "num_envs")
        if num_envs < 1:
            raise ValueError(f"num_envs is {num_envs}: there must be at least one game")
        self.num_envs = num_envs
        self.episodes = [
            Episode(game, seats, opponents, options, seat, components) for _ in range(num_envs)
        ]
        table = self.episodes[0].table
        self.segments = table.segments
        self.single_observation_space: gymnasium.Space[Any] = spaces.observation_space(table)
        self.single_action_space: gymnasium.Space[Any] = spaces.action_space(table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal every game; `seed` is that of the first, or a list with one for each."""
        """Game i takes the seed `seed + i`, or the one at its place in a list."""
        seat = wanted_seat(options)
        seeds = self._seeds(seed)
        super().reset(seed=seeds[0])
        for episode, own in zip(self.episodes, seeds, strict=True):
            episode.deal(own, seat)
        return self._seen()

    def _seeds(self, seed: int | list[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise ValueError(
                    f"{len(seed)} seeds for {self.num_envs} games: give one for each, or a number"
                )
            return seed
        first = whole_number(seed, "a seed")
        return [first + number for number in range(self.num_envs)]

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Take a step in every game, or deal again where one has ended."""
        steps = np.asarray(actions)
        if steps.shape != (self.num_envs,) or steps.dtype.kind not in "iu":
            given = f"{steps.dtype} of shape {steps.shape}"
            raise ValueError(f"give {self.num_envs} whole numbers, one for each game, not {given}")
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        # One conversion for all: taking numbers out of an array one by one is slow.
        for number, action in enumerate(steps.tolist()):
            episode = self.episodes[number]
            if episode.ended:
                episode.deal(None, None)
            else:
                rewards[number] = episode.step(action)
                ended[number] = episode.ended
        if self.same_step and ended.any():
            return self._dealt_again(rewards, ended)
        observations, infos = self._seen()
        infos |= self._facts()
        return observations, rewards, ended, np.zeros_like(ended), infos

    def _dealt_again(self, rewards: NDArray[np.float64], ended: NDArray[np.bool_]) -> Stepped:
        """Deal anew what has ended, and say beside it what was seen at the end."""
        last, last_infos = self._seen()
        last_infos |= self._facts()
        for number in np.flatnonzero(ended):
            self.episodes[number].deal(None, None)
        observations, infos = self._seen()
        infos |= {"final_obs": last, "final_info": last_infos, "_final_obs": ended.copy()}
        infos["_final_info"] = ended.copy()
        return observations, rewards, ended, np.zeros_like(ended), infos

    def _facts(self) -> dict[str, Any]:
        """Points, places and turns of the games that came to their end, zeros for the others."""
        over = np.array([each.ended and each.table.state.over for each in self.episodes])
        if not over.any():
            return {}
        seats = self.episodes[0].table.seats
        found: dict[str, Any] = {
            "scores": np.zeros((self.num_envs, seats), np.int64),
            "places": np.zeros((self.num_envs, seats), np.int64),
            "turns": np.zeros(self.num_envs, np.int64),
        }
        for number in np.flatnonzero(over):
            facts = self.episodes[number].table.facts()
            for name, values in found.items():
                values[number] = facts[name]
        return found | {f"_{name}": over for name in found}

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        episodes = self.episodes
        rows = bytearray().join(
            [each.table.game.observe(each.table.state, each.seat) for each in episodes]
        )
        masks = bytearray().join([each.flags for each in episodes])
        observations: Observation = {
            "observation": np.frombuffer(rows, np.uint8).reshape(self.num_envs, -1),
            "action_mask": np.frombuffer(masks, np.int8).reshape(self.num_envs, -1),
        }
        seats = np.array([each.seat for each in episodes])
        return observations, {"action_mask": observations["action_mask"], "seat": seats}

    def get_state(self) -> list[GymSnapshot]:
        """A snapshot of each game."""
        return [episode.save() for episode in self.episodes]

    def set_state(self, snapshots: list[GymSnapshot]) -> None:
        """Go back to snapshots of this or another environment of the same kind."""
        if not isinstance(snapshots, list) or len(snapshots) != self.num_envs:
            raise ValueError(f"set_state takes what get_state gave for {self.num_envs} games")
        for episode, snapshot in zip(self.episodes, snapshots, strict=True):
            episode.restore(snapshot)
