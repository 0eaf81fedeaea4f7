"""Characters: a temper for a bot of any level, as a file of the game. None sees more than others.

A game's characters are the files `bots/characters/<id>.toml` in its folder. A bot with one is named
by both: `level-4+rook`. A style adds to weights of the game's heuristic, by a weight's name or by
that of a group of them (`Heuristic.groups`).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from pithead.kernel.components import Fault, faults_of, parse_toml, printable, read, typed
from pithead.kernel.plugin import plugin_of

from .weights import make_heuristic

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.heuristics import Heuristic

WITH: Final = "+"
"""Between the name of a bot and that of its character."""


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few words in each language."""

    en: str
    fr: str
    de: str


class Lines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What it says at the start and the end of a game, when it gains much or is hurt, and when a
    person gains much.
    """

    start: Words
    gain: Words
    hurt: Words
    you: Words
    end: Words


Pace = Literal["hurried", "steady", "measured"]
PACES: Final[dict[Pace, float]] = {"hurried": 0.6, "steady": 1.0, "measured": 1.5}
"""Times the pause a table gives its bots."""


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One character; its id is the name of its file."""

    name: str
    temper: Words
    sentence: Words
    style: dict[str, float]
    face: str = ""
    """A drawing of the game's page (`faces/<face>.svg`); without one it gets a neutral one."""
    pace: Pace = "steady"
    lines: Lines | None = None
    """A character without lines is silent."""


class Figure(msgspec.Struct, frozen=True):
    """A measured figure with its 95% interval."""

    value: float
    low: float
    high: float


class Measured(msgspec.Struct, frozen=True):
    """What `pithead arena characters` has counted, kept in `bots/characters/measured.json`."""

    made: str
    games: int
    """Of each character."""
    strength: dict[str, Figure] = {}
    """Share of wins at two seats against its level without a character."""
    style: dict[str, dict[str, Figure]] = {}
    """By figure of the game's style, then by character."""


_READ: Final[dict[str, dict[str, Character]]] = {}
"""By the name of a game: files are read once."""


def characters(game: Game) -> dict[str, Character]:
    """The characters of a game, by id."""
    if game.name not in _READ:
        folder = plugin_of(game).folder / "bots" / "characters"
        heuristic = make_heuristic(game)
        found = {path.stem: load(path, heuristic) for path in sorted(folder.glob("*.toml"))}
        _READ[game.name] = found
    return _READ[game.name]


def pace_of(game: Game, bot: str) -> float:
    """Times which the table's pause this bot waits."""
    found = characters(game).get(split(bot)[1])
    return PACES[found.pace] if found is not None else 1.0


def measured(game: Game) -> Measured:
    """How the characters of a game play and win; empty where nobody has counted."""
    path = measured_path(game)
    if not path.is_file():
        return Measured("", 0)
    return msgspec.json.decode(path.read_bytes(), type=Measured)


def measured_path(game: Game) -> Path:
    return plugin_of(game).folder / "bots" / "characters" / "measured.json"


def load(path: Path, heuristic: Heuristic) -> Character:
    """The character in a file; ComponentError says in one sentence what is wrong with it."""
    file = printable(path.name)
    raw = parse_toml(read(path), file)
    with faults_of({"": file}):
        character = typed(raw, Character)
        if not character.style:
            raise Fault("style", "empty-list")
        known = {*heuristic.weight_names, *heuristic.groups()}
        for word in character.style:
            if word not in known:
                allowed = ", ".join([*heuristic.groups(), *heuristic.weight_names[:40]])
                raise Fault(f"style.{printable(word)}", "unknown-word", value=word, allowed=allowed)
    return character


def lean(heuristic: Heuristic, character: Character) -> None:
    """Let a heuristic rank answers by this temper, now and after it learns other weights."""
    groups = heuristic.groups()
    names = heuristic.weight_names
    heuristic.lean(
        [
            (at, amount)
            for word, amount in character.style.items()
            for at in (groups[word] if word in groups else [names.index(word)])
        ]
    )


def split(bot: str) -> tuple[str, str]:
    """The name of a bot and the id of its character, which may be none."""
    name, _, character = bot.partition(WITH)
    return name, character


def has(game: Game, bot: str) -> bool:
    """Whether the bot has no character, or one of the game's."""
    _, plus, character = bot.partition(WITH)
    return not plus or character in characters(game)
