"""A batch for PufferLib 3: every seat of every game an agent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pufferlib import PufferEnv

from .batches import Batch

if TYPE_CHECKING:
    from .batches import Worth
    from .simulator import Options


class PitheadPuffer(PufferEnv):
    """`envs` games side by side; agent `row * seats + seat` plays a seat of a row.

    An observation is that of the seat and then its mask. In each step one agent of each row is
    asked: `masks` says which. The others keep what they saw last, with an empty mask, and what they
    choose is ignored.
    """

    def __init__(
        self,
        game: str,
        envs: int = 256,
        seats: int | None = None,
        options: Options | None = None,
        rewards: str | Worth = "returns",
        buf: Any = None,
        seed: int = 0,
    ) -> None:
        self.batch = Batch(game, envs, seats, seed, options, rewards=rewards)
        batch = self.batch
        self.single_observation_space = spaces.Box(0, 255, (batch.size + batch.width,), np.uint8)
        self.single_action_space = spaces.Discrete(batch.width)
        self.num_agents = batch.envs * batch.seats
        self._rows = np.arange(batch.envs) * batch.seats
        self._asked = self._rows
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.uint8], list[Any]]:
        """Deal every game."""
        self.batch.reset(seed)
        self.observations[:] = 0
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        self._show()
        return self.observations, []

    def step(self, actions: NDArray[Any]) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        """Take a step in every game, and deal those anew that end."""
        batch = self.batch
        batch.step(np.asarray(actions).reshape(-1)[self._asked].astype(np.int64))
        self.rewards[:] = batch.reward.reshape(-1)
        self.terminals[:] = np.repeat(batch.done, batch.seats)
        self._show()
        infos: list[dict[str, Any]] = []
        if batch.done.any():
            final = batch.final
            infos.append({"ply": final.ply.mean(), "score": final.score.mean()})
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def _show(self) -> None:
        batch = self.batch
        self.observations[self._asked, batch.size :] = 0
        self._asked = self._rows + batch.seat
        self.observations[self._asked, : batch.size] = batch.obs
        self.observations[self._asked, batch.size :] = batch.mask
        self.masks[:] = False
        self.masks[self._asked] = True

    def close(self) -> None:
        """There is nothing to close."""
