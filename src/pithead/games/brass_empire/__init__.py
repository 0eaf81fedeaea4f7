"""Brass Empire, whole: rules, cards, words, drawing, heuristics."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from pithead.kernel.plugin import (
    ComponentRow,
    Components,
    GamePlugin,
    Heading,
    Level,
    Picture,
    StandingOrder,
)

if TYPE_CHECKING:
    from pithead.kernel.contract import Action, Event, Message
    from pithead.kernel.features import Features
    from pithead.kernel.game import Game
    from pithead.kernel.heuristics import Heuristic
    from pithead.kernel.state import State


class BrassEmpirePlugin(GamePlugin):
    name = "brass_empire"
    place = 2
    scenes = ("turn", "actions", "cleared", "ai_turn", "last_round", "game_over")
    asides = ("filled",)
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
    levels: ClassVar[Mapping[str, Level]] = {
        "level-1": Level("greedy", None, 0.6),
        "level-2": Level("greedy", None, 0.25),
        "level-3": Level("practised", None, 0.12),
        "level-4": Level("practised", None, 0.04),
        "level-5": Level("farsighted", 1.0, 0.0),
    }
    one_track: ClassVar[Mapping[str, tuple[str, float]]] = {
        "miner": ("spite", -100.0),
        "attacker": ("spite", 100.0),
    }

    def make(self, components: Components = None) -> Game:
        from .game import make

        return make(components)

    def standing_answer(self, state: State, seat: int, order: StandingOrder) -> Action | None:
        """BE-CARD-14: this answers what your own cards offer, on other players' turns only."""
        from .game import is_active

        if "may" in order.answers and is_active(state, seat):
            return None
        return super().standing_answer(state, seat, order)

    def word_functions(self, words: Any) -> Mapping[str, Callable[..., str]]:
        from .words import functions

        return functions(words)

    def term_groups(self) -> Mapping[str, str]:
        from .heuristics.terms import GROUPS

        return GROUPS

    def heuristic(self, game: Game) -> Heuristic:
        from .heuristics.ranking import make

        return make(game)

    def features(self, game: Game) -> Features:
        from .heuristics.features import make

        return make(game)

    def draw(self, game: Game, picture: Picture, words: Any, width: int, kind: str) -> Any:
        from .terminal import draw_brass_empire

        return draw_brass_empire(game, picture, words)

    def component_rows(self, game: Game, words: Any) -> Iterator[ComponentRow]:
        from .terminal import component_rows

        return component_rows(game, words)

    def counting(self) -> Callable[[dict[str, object], list[Event]], dict[str, int]]:
        from .balance import count

        return count

    def headings(self, game: Game, seats: int) -> tuple[Heading, ...]:
        from .balance import headings

        return headings(game)

    def tell_entry(self, game: Game, heading: str, entry: str) -> Message:
        from .balance import tell_entry

        return tell_entry(game, heading, entry)


plugin = BrassEmpirePlugin()
