"""A batch in the shape of EnvPool's environments, in the manner of Gymnasium."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from numpy.typing import ArrayLike, NDArray

from .batches import Batch

if TYPE_CHECKING:
    from .simulator import Bytes

Stepped = tuple["Bytes", NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class PitheadPool:
    """Every step answers in all games; `info["players"]["id"]` says which seat is asked in each.

    A game that ends is dealt anew by the same step. The reward has a number for each seat.
    """

    is_async = False

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.num_envs = batch.envs
        self.observation_space = spaces.Box(0, 255, (batch.size,), np.uint8)
        self.action_space = spaces.Discrete(batch.width)
        self.all_env_ids = np.arange(batch.envs, dtype=np.int32)

    def __len__(self) -> int:
        return self.num_envs

    def reset(self) -> tuple[Bytes, dict[str, Any]]:
        """Deal every game from the batch's seed."""
        self.batch.reset(self.batch.seed)
        return self.batch.obs.copy(), self._info()

    def step(self, action: ArrayLike, env_id: ArrayLike | None = None) -> Stepped:
        """A step for each game, in the order of `env_id` if that is given."""
        steps = np.asarray(action)
        if env_id is not None:
            order = np.asarray(env_id)
            if not np.array_equal(np.sort(order), self.all_env_ids):
                raise ValueError("env_id must name every game once: all are stepped together")
            steps = steps[np.argsort(order)]
        batch = self.batch
        batch.step(steps)
        cut = np.zeros(batch.envs, np.bool_)
        return batch.obs.copy(), batch.reward.copy(), batch.done.copy(), cut, self._info()

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "env_id": self.all_env_ids,
            "players": {"env_id": self.all_env_ids, "id": batch.seat.astype(np.int32)},
            "elapsed_step": batch.ply.astype(np.int32),
            "legal_action_mask": batch.mask.astype(np.bool_),
        }

    def close(self) -> None:
        """There is nothing to close."""
