"""The spaces of a table, as Gymnasium describes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from .simulator import Simulator


RENDER_MODES = ("ansi",)


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode {mode!r}; there is: {', '.join(RENDER_MODES)}")
    return mode


def observation_space(table: Simulator) -> spaces.Dict:
    """What is seen, and which steps may be taken."""
    highs = table.highs()
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (table.width,), dtype=np.int8),
        }
    )


def action_space(table: Simulator) -> spaces.Discrete:
    return spaces.Discrete(table.width)
