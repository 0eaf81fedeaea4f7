"""Rockwell, whole: rules, components, words, drawing, heuristics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pithead.kernel.plugin import Cue, GamePlugin, Level, StandingOrder


class RockwellPlugin(GamePlugin):
    name = "rockwell"
    sort_order = 1
    scenes = ("turn", "game_over")
    phases: ClassVar[Mapping[str, str]] = {
        "bid": "auction",
        "place": "vice_presidents",
        "insure": "drilling",
        "move": "drilling",
        "market": "market",
        "workshop": "workshop",
    }
    marks: ClassVar[Mapping[str, str]] = {
        "drilled": "extraction",
        "bribed": "bribery",
        "shaft_built": "mineshaft",
        "delivered": "delivery",
        "achieved": "achievement",
    }
    scoring = ("achieved", "delivered")
    orders = (
        StandingOrder("insure-nothing", {"insure": ("insure", 0, 0, 0, 0)}),
        StandingOrder("no-deals", {"advantage": ("decline",)}),
        StandingOrder("no-advantage", {"advantage": ("decline",)}, lasts="turn"),
        StandingOrder(
            "pass",
            {
                "insure": ("insure", 0, 0, 0, 0),
                "move": ("stay",),
                "advantage": ("decline",),
                "market": ("pass",),
                "workshop": ("pass",),
            },
            lasts="turn",
        ),
    )
    cues = (
        Cue("turn", "turn"),
        Cue("achieved", "gain"),
        Cue("delivered", "gain", figure="prestige", least=6),
        Cue("core", "gain"),
        Cue("bribed", "gain"),
        Cue("bribed", "hurt", of="owner"),
        Cue("lost", "hurt", of="owner"),
    )
    auto_answer_kinds = (
        *("advantage", "carry", "step", "drill", "al_crew", "al_move", "al_power", "place"),
        *("market", "workshop"),
    )
    levels: ClassVar[Mapping[str, Level]] = {
        "level-1": Level("greedy", None, 0.6, remembers=False, loss=12.0),
        "level-2": Level("greedy", None, 0.25, loss=8.0),
        "level-3": Level("practised", None, 0.3, loss=9.0),
        "level-4": Level("practised", None, 0.0),
        "level-5": Level("planner", 1.0, 0.0),
    }
    probe_bots: ClassVar[Mapping[str, tuple[str, float]]] = {"rusher": ("rush", 100.0)}

    def is_noteworthy(self, preview: dict[str, object] | None) -> bool:
        return preview is not None


plugin = RockwellPlugin()
