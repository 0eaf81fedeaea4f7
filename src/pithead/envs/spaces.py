"""The spaces of a table, as Gymnasium describes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from .table import Table


def observation_space(table: Table) -> spaces.Dict:
    """What is seen, and which steps may be taken."""
    highs = table.highs()
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (table.width,), dtype=np.int8),
        }
    )


def action_space(table: Table) -> spaces.Discrete:
    return spaces.Discrete(table.width)
