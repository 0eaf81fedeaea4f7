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
    levels: ClassVar[Mapping[str, Level]] = {
        "level-1": Level("greedy", None, 0.6, remembers=False, loss=5.0),
        "level-2": Level("greedy", None, 0.25, loss=3.0),
        "level-3": Level("practised", None, 0.35, loss=3.0),
        "level-4": Level("practised", None, 0.0),
        "level-5": Level("farsighted", 1.0, 0.0),
    }
    probe_bots: ClassVar[Mapping[str, tuple[str, float]]] = {
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
        from .people.words import functions

        return functions(words)

    def term_groups(self) -> Mapping[str, str]:
        from .bots.terms import GROUPS

        return GROUPS

    def heuristic(self, game: Game) -> Heuristic:
        from .bots.ranking import make

        return make(game)

    def features(self, game: Game) -> Features:
        from .bots.features import make

        return make(game)

    def draw(self, game: Game, picture: Any, words: Any, width: int, kind: str) -> Any:
        from .people.terminal import draw_brass_empire

        return draw_brass_empire(game, picture, words)

    def component_rows(self, game: Game, words: Any) -> Iterator[ComponentRow]:
        from .people.terminal import component_rows

        return component_rows(game, words)

    def counting(self) -> Callable[[dict[str, object], list[Event]], dict[str, int]]:
        from .bots.balance import count

        return count

    def headings(self, game: Game, seats: int) -> tuple[Heading, ...]:
        from .bots.balance import headings

        return headings(game, seats)

    def tell_entry(self, game: Game, heading: str, entry: str) -> Message:
        from .bots.balance import tell_entry

        return tell_entry(game, heading, entry)


plugin = BrassEmpirePlugin()
