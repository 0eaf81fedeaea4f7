"""Rockwell, whole: rules, components, words, drawing, heuristics."""

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

    def make(self, components: Components = None) -> Game:
        from .game import make

        return make(components)

    def word_functions(self, words: Any) -> Mapping[str, Callable[..., str]]:
        from .people.words import functions

        return functions(words)

    def name_place(self, words: Any, place: str) -> str | None:
        from .people.words import name_place

        return name_place(words, place)

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
        from .people.terminal import draw_rockwell

        return draw_rockwell(picture, words, width, kind)

    def inform(self, game: Game, picture: Any, words: Any, width: int) -> Any:
        from .people.terminal import inform_rockwell

        return inform_rockwell(picture, words)

    def is_noteworthy(self, preview: dict[str, object] | None) -> bool:
        return preview is not None

    def obvious_answer(self, state: State, seat: int) -> Action | None:
        from .game import of_rockwell
        from .rules.obvious import obvious_answer

        return obvious_answer(of_rockwell(state), seat)

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

        return tell_entry(heading, entry)


plugin = RockwellPlugin()
