"""Brass Empire, whole: rules, cards, words, drawing, heuristics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from pithead.kernel.plugin import Cue, GamePlugin, Level, StandingOrder

if TYPE_CHECKING:
    from pithead.kernel.contract import Action
    from pithead.kernel.state import State


class BrassEmpirePlugin(GamePlugin):
    name = "brass_empire"
    sort_order = 2
    scenes = ("turn", "actions", "cleared", "ai_turn", "last_round", "game_over")
    interjections = ("filled",)
    phases: ClassVar[Mapping[str, str]] = {
        "corporation": "setup",
        "reserve": "setup",
        "play": "play",
        "action": "action",
    }
    marks: ClassVar[Mapping[str, str]] = {
        "attacked": "attack",
        "raided": "raided",
        "destroyed": "destroyed",
        "platform_destroyed": "destroyed",
        "bankrupt": "bankrupt",
        "last_round": "last_round",
    }
    scoring = ("mined", "raided", "brass", "bought", "acquired")
    orders = (
        StandingOrder("accept", {"may": ("yes",)}),
        StandingOrder("decline", {"may": ("no",)}),
    )
    cues = (
        Cue("turn", "turn"),
        Cue("brass", "gain", figure="n", least=3),
        Cue("destroyed", "hurt"),
        Cue("platform_destroyed", "hurt"),
        Cue("lost_brass", "hurt"),
    )
    levels: ClassVar[Mapping[str, Level]] = {
        "level-1": Level("greedy", None, 0.6, remembers=False, loss=5.0),
        "level-2": Level("greedy", None, 0.25, loss=3.0),
        "level-3": Level("practised", None, 0.35, loss=3.0),
        "level-4": Level("practised", None, 0.0),
        "level-5": Level("planner", 1.0, 0.0),
    }
    probe_bots: ClassVar[Mapping[str, tuple[str, float]]] = {
        "miner": ("spite", -100.0),
        "attacker": ("spite", 100.0),
    }

    def standing_answer(self, state: State, seat: int, order: StandingOrder) -> Action | None:
        """BE-CARD-14: this answers what your own cards offer, on other players' turns only."""
        from .game import is_active

        if "may" in order.answers and is_active(state, seat):
            return None
        return super().standing_answer(state, seat, order)


plugin = BrassEmpirePlugin()
