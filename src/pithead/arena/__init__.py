"""Many games: played by bots on one process or several, and counted.

from pithead import arena
result = arena.contest(game, "planner", "greedy", blocks=50, seed=1)
result["win_share"], result["low"], result["high"]
"""

from __future__ import annotations

from .contests import contest, tournament
from .faults import PlayerError
from .results import Results

__all__ = ["PlayerError", "Results", "contest", "tournament"]
