"""What an installed game brings along, and where the installed games are found.

A game is a package with one instance of `GamePlugin`, named in the entry points of the group
`pithead.games`. Everybody else (command line, bots, arena, environments, server, page) asks the
plug-in and knows no game by name. Only its `name` must be given. All else has a sensible default;
where a docstring here names a module and what is in it, that is taken from the game's package if it
is there. It is imported when it is asked for, so that listing the games loads none.
"""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from random import Random

    from .contract import Action, Event, Message
    from .features import Features
    from .game import Game
    from .heuristics import Heuristic
    from .lessons import Lesson
    from .state import State

GROUP: Final = "pithead.games"
"""The entry points of games; also the package in which our own are."""

CONTRACT: Final = 2
"""The version of what games fill in; it goes up when a game must be changed for it.

2: a picture has a place for every field (`name_fields`), and fields are `shared` instead of fixed.
"""

LOCALE: Final = Path(__file__).parent.parent / "locale"

Components = str | Path | dict[str, object] | None
Picture = dict[str, Any]


class Level(NamedTuple):
    """Which bot plays, seconds to think about an answer (None: a fixed effort), how often its
    attention lapses, whether it remembers what it saw, and what a lapse loses on average, by the
    scores of the game's heuristics."""

    bot: str
    budget: float | None
    slips: float
    remembers: bool = True
    loss: float = 0.0


class ComponentRow(NamedTuple):
    """A line of `pithead components`: what it belongs to, its name, its values, their source."""

    section: str
    entry: str
    values: str
    source: str


class Heading(NamedTuple):
    """Something a balance study reports: of each entry how often it was used, taken, or won with.

    What a game counts (`GamePlugin.counting`) has these keys:
        used    `<name> <entry>`
        taken   `<name> <entry>`, and `<name>-seen <entry>` for what it could have been
        won     `<name> <seat> <entry>`
    """

    name: str
    kind: Literal["used", "taken", "won"]
    entries: tuple[str, ...] = ()  # none: those that were counted


class Cue(NamedTuple):
    """An event everybody sees that characters speak about.

    `what` is what it is for the seat in its argument `of`, if its argument `figure` is at least
    `least`. A turn ends the silence of a character that has spoken.
    """

    kind: str
    what: Literal["gain", "hurt", "turn"]
    of: str = "seat"
    figure: str = ""
    least: int = 0


class StandingOrder(NamedTuple):
    """An answer a player may give in advance: the table gives it for them until they end it.

    It is called by the message `order-<game>-<name>`.
    """

    name: str
    answers: Mapping[str, Action]
    """By kind of question an answer, or its beginning: the first legal one that begins so is given.
    Where none is legal the player is asked."""
    lasts: Literal["game", "turn"] = "game"


class GamePlugin:
    """Everything Pithead asks of an installed game."""

    name: str = ""
    """The word people type: `pithead.game(name)`."""

    contract: int = CONTRACT
    """The version of the kernel's contract that the game was written for."""

    sort_order: int = 100
    """Position in lists of games, ascending; ours come first."""

    scenes: tuple[str, ...] = ()
    """Kinds of events that no card's text causes: each begins a new scene of the log."""

    interjections: tuple[str, ...] = ()
    """Kinds of events that a rule causes while a card's text is being carried out. The log doesn't
    put them under the card, whose text goes on after them."""

    phases: ClassVar[Mapping[str, str]] = {}
    """By kind of question, the part of the turn it belongs to: a replay goes from part to part. A
    kind that is not named belongs to the part it is asked in."""

    marks: ClassVar[Mapping[str, str]] = {}
    """Kinds of events that a replay marks for navigation, and what each is called (the
    message `mark-<game>-<word>`). Of events that are not for all to see none is marked."""

    scoring: tuple[str, ...] = ()
    """Kinds of events that bring points, the weightiest first: after the game, a review quotes the
    weightiest one of a move that brought many."""

    orders: tuple[StandingOrder, ...] = ()
    """What players may answer in advance. Of two that answer the same kind of question for equally
    long, a player can give one."""

    cues: tuple[Cue, ...] = ()
    """What characters speak about."""

    auto_answer_kinds: tuple[str, ...] = ()
    """Kinds of questions the page answers itself where only one answer is legal. Answering at once
    must reveal nothing hidden."""

    levels: ClassVar[Mapping[str, Level]] = {
        "level-1": Level("greedy", None, 0.6, loss=6.0),
        "level-2": Level("greedy", None, 0.25, loss=3.0),
        "level-3": Level("greedy", None, 0.0),
    }
    """The public levels of its bots, the easiest first."""

    probe_bots: ClassVar[Mapping[str, tuple[str, float]]] = {}
    """Bots with one simple plan, by name: an attribute of the heuristic and its value. Balance
    studies play them to test the components; they are not offered to people."""

    def make(self, components: Components = None) -> Game:
        """The game with its own components, those of a file, or those stored in a record.

        Called by `pithead.game`. Raises ComponentError for components that cannot be played with.
        `game.make(components)`.
        """
        made: Game = self._found("game", "make")(components)
        return made

    def _found(self, module: str, name: str) -> Any:
        """A function or constant in a module of the game's package; None if there is none."""
        return getattr(_module(type(self).__module__, module), name, None)

    @property
    def folder(self) -> Path:
        """Where the package's files are."""
        module = sys.modules[type(self).__module__]
        assert module.__file__ is not None
        return Path(module.__file__).parent

    @property
    def locale(self) -> Path:
        """The folder of catalogues: one folder a language, `*.ftl` in it."""
        return self.folder / "locale"

    @property
    def weights(self) -> Path:
        """The folder of learned weights, `<seats>.json`."""
        return self.folder / "bots" / "data"

    def standing_answer(self, state: State, seat: int, order: StandingOrder) -> Action | None:
        """What an order answers to the question asked now; None where it does not speak of it.

        Called by `pithead.tables` for a seat that is asked.
        """
        return order.answers.get(state.pending.kind) if state.pending is not None else None

    def obvious_answer(self, state: State, seat: int) -> Action | None:
        """The answer to the question asked now if any other would be for nothing, else None.

        Called by `pithead.tables` for a seat that is asked. The page gives it at once and asks only
        who takes it back, so it must tell nobody anything hidden.
        `rules.obvious.obvious_answer(state, seat)`.
        """
        obvious_answer = self._found("rules.obvious", "obvious_answer")
        return obvious_answer(state, seat) if obvious_answer is not None else None

    # --- review: called by `pithead.review` -------------------------------------------------------

    def redraw(self, state: State, rng: Random) -> State:
        """A copy with the luck still to come dealt anew; what any seat holds or has seen stays.

        `shapes.redraw.redraw(state, rng)`; without it nothing is dealt anew, and a review finds no
        luck in the draws of this game.
        """
        redraw = self._found("shapes.redraw", "redraw")
        return redraw(state, rng) if redraw is not None else state.clone()

    # --- lessons: called by `pithead.tables` ------------------------------------------------------

    def lessons(self, game: Game) -> tuple[Lesson, ...]:
        """What there is to learn, in the order it is offered: `lessons/*.toml` of the package."""
        from .lessons import read_lessons

        return read_lessons(self.folder / "lessons", game)

    # --- words: called by `pithead.words` ---------------------------------------------------------

    def word_functions(self, words: Any) -> Mapping[str, Callable[..., str]]:
        """Functions of its own that its messages may call; `words` is the Words they speak for.

        `people.words.functions(words)`.
        """
        functions = self._found("people.words", "functions")
        return functions(words) if functions is not None else {}

    def name_place(self, words: Any, place: str) -> str | None:
        """What a place of the board is called; None for a place this game does not have.

        `people.words.name_place(words, place)`.
        """
        name_place = self._found("people.words", "name_place")
        return name_place(words, place) if name_place is not None else None

    # --- heuristics: called by `pithead.bots` -----------------------------------------------------

    def heuristic(self, game: Game) -> Heuristic:
        """How good each answer looks at first sight; by default one ply of the score.

        `bots.ranking.make(game)`.
        """
        from .heuristics import OnePly

        return (self._found("bots.ranking", "make") or OnePly)(game)

    def features(self, game: Game) -> Features | None:
        """What a value function looks at; None for a game without learned bots.

        `bots.features.make(game)`.
        """
        make = self._found("bots.features", "make")
        return make(game) if make is not None else None

    def term_groups(self) -> Mapping[str, str]:
        """By the beginning of a feature's name, the message that names it in a bot's reason.

        `bots.terms.GROUPS`.
        """
        return self._found("bots.terms", "GROUPS") or {}

    # --- the terminal: called by `pithead.cli` ----------------------------------------------------

    def draw(self, game: Game, picture: Picture, words: Any, width: int, kind: str) -> Any:
        """The table as something rich can print; None: the picture as a list.

        `people.terminal.draw(game, picture, words, width, kind)`.
        """
        draw = self._found("people.terminal", "draw")
        return draw(game, picture, words, width, kind) if draw is not None else None

    def inform(self, game: Game, picture: Picture, words: Any, width: int) -> Any:
        """What `draw` leaves out to stay short; None if it leaves out nothing.

        `people.terminal.inform(game, picture, words, width)`.
        """
        inform = self._found("people.terminal", "inform")
        return inform(game, picture, words, width) if inform is not None else None

    def is_noteworthy(self, preview: dict[str, object] | None) -> bool:
        """Whether an action with this preview is marked in a list of choices."""
        return False

    def component_rows(self, game: Game, words: Any) -> Iterator[ComponentRow]:
        """The lines of `pithead components`.

        `people.terminal.component_rows(game, words)`.
        """
        component_rows = self._found("people.terminal", "component_rows")
        return component_rows(game, words) if component_rows is not None else iter(())

    # --- balance: called by `pithead.arena` -------------------------------------------------------

    def counting(self) -> Callable[[dict[str, object], list[Event]], dict[str, int]] | None:
        """A function that counts what matters in one game, from its opening dump and its events.

        It must be importable by name, since it is sent to other processes. `bots.balance.count`.
        """
        count: Callable[[dict[str, object], list[Event]], dict[str, int]] | None
        count = self._found("bots.balance", "count")
        return count

    def style_counting(self) -> Callable[[dict[str, object], list[Event]], dict[str, int]] | None:
        """The same for how each seat plays: `style <seat> <figure>` of `style-of <seat> <figure>`.
        A figure is called by the message `style-<game>-<figure>`. `bots.style.count`.
        """
        count: Callable[[dict[str, object], list[Event]], dict[str, int]] | None
        count = self._found("bots.style", "count")
        return count

    def style_figures(self) -> tuple[str, ...]:
        """The figures of a style, in the order they are shown. `bots.style.FIGURES`."""
        return self._found("bots.style", "FIGURES") or ()

    def order_of_play(self, state: State) -> list[int]:
        """The seats in the order the deal gives them; empty where it is not known at the deal.

        `bots.balance.order_of_play(state)`; without it, that of the seats.
        """
        order: list[int]
        order_of_play = self._found("bots.balance", "order_of_play")
        order = order_of_play(state) if order_of_play else list(range(state.seats))
        return order

    def headings(self, game: Game, seats: int) -> tuple[Heading, ...]:
        """What a balance study of this game reports; its title is `balance-<game>-<heading>`.

        `bots.balance.headings(game, seats)`.
        """
        headings = self._found("bots.balance", "headings")
        return headings(game, seats) if headings is not None else ()

    def tell_entry(self, game: Game, heading: str, entry: str) -> Message:
        """What an entry of a heading is called: `bots.balance.tell_entry(game, heading, entry)`."""
        # `import pithead` takes no more time than it must.
        from .message import Message

        tell_entry = self._found("bots.balance", "tell_entry")
        told: Message = tell_entry(game, heading, entry) if tell_entry else Message(entry, {})
        return told


@cache
def _module(package: str, name: str) -> ModuleType | None:
    """A module of a game's package, if it is there."""
    try:
        there = find_spec(f"{package}.{name}") is not None
    except ModuleNotFoundError:  # no such folder, or the plug-in is no package
        there = False
    return import_module(f"{package}.{name}") if there else None


class BrokenPlugin(NamedTuple):
    """An entry point that could not be loaded, and why, in one line."""

    name: str
    reason: str


class Installed(NamedTuple):
    plugins: Mapping[str, GamePlugin]
    broken: tuple[BrokenPlugin, ...]


@cache
def installed() -> Installed:
    """The games there are, in the order lists show them, and the plug-ins that do not work."""
    found: dict[str, GamePlugin] = {}
    broken: list[BrokenPlugin] = []
    for name, load in sorted(_offers().items()):
        try:
            plugin = load()
            if not isinstance(plugin, GamePlugin) or plugin.name != name:
                raise TypeError(f"is no GamePlugin called {name!r}")
            if plugin.contract != CONTRACT:
                reason = f"was written for contract {plugin.contract}, and this is {CONTRACT}"
                raise ValueError(reason)
        except Exception as error:
            reason = " ".join(str(error).split()) or type(error).__name__
            broken.append(BrokenPlugin(name, f"{type(error).__name__}: {reason}"))
        else:
            found[name] = plugin
    order = sorted(found, key=lambda name: (found[name].sort_order, name))
    return Installed({name: found[name] for name in order}, tuple(broken))


def _offers() -> dict[str, Callable[[], object]]:
    offers: dict[str, Callable[[], object]] = {
        point.name: point.load for point in entry_points(group=GROUP)
    }
    # Sources that were never installed have no entry points: our own games are still there.
    ours = import_module(GROUP)
    for found in pkgutil.iter_modules(ours.__path__):
        offers[found.name] = _loader(ours, found.name)
    return offers


def _loader(ours: ModuleType, name: str) -> Callable[[], object]:
    return lambda: import_module(f"{ours.__name__}.{name}").plugin


def plugin_of(game: Game) -> GamePlugin:
    """The plug-in of a game; a default one for a game that is not installed."""
    return installed().plugins.get(game.name) or GamePlugin()


def locales() -> list[Path]:
    """The folders of catalogues: our own, then each installed game's."""
    return [LOCALE, *(plugin.locale for plugin in installed().plugins.values())]
