"""What the commands share: errors in words, games and table options from their names, consoles."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pithead
from pithead.kernel.contract import Arg, ComponentError, Message, OptionError
from pithead.kernel.parts import need
from pithead.words import Words, slug

if TYPE_CHECKING:
    from rich.console import Console

    from pithead.kernel.game import Game

Settings = dict[str, int | str | bool]
UNBROKEN = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
PLAIN_WIDTH = 100
"""The width of text that goes to a file or another program."""


class CommandError(Exception):
    """What the user asked can't be done: a message key and its figures. Exit code 2."""

    def __init__(self, key: str, **figures: Arg) -> None:
        super().__init__(key)
        self.key = key
        self.figures = figures

    def sentence(self, words: Words) -> str:
        return words.tell(Message(self.key, self.figures))


def load_game(name: str, components: str | dict[str, object] | None = None) -> Game:
    if name not in pithead.game_names():
        raise CommandError("error-game", name=name, games=", ".join(pithead.game_names()))
    try:
        return pithead.game(name, components)
    except ComponentError as error:
        reason = Message(f"component-error-{slug(error.code)}", {**error.params})
        key = "component-error" if error.place else "component-error-whole-file"
        raise CommandError(key, file=error.file, place=error.place, reason=reason) from None


def read_options(game: Game, text: str | None) -> Settings:
    """`edition=fr,open_stock=true` as table options; whether they fit is for the game to say."""
    settings: Settings = {}
    for part in (text or "").split(","):
        if not part.strip():
            continue
        name, equals, written = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise CommandError("error-option-form", part=part.strip())
        declared = next((o for o in game.options if o.name == name.replace("-", "_")), None)
        name = declared.name if declared else name
        if name in settings:
            raise CommandError("error-option-twice", option=name)
        values = {str(v).lower(): v for v in declared.values} if declared else {}
        settings[name] = values.get(written.lower(), written)
    return settings


@contextmanager
def option_errors() -> Iterator[None]:
    """A table that can't be set up is a user error, reported in one sentence."""
    try:
        yield
    except OptionError as error:
        raise CommandError(f"error-{slug(error.code)}", **error.params) from None


def _keep_no_break_spaces() -> None:
    """Rich breaks lines even at no-break spaces; this makes it treat them as part of a word."""
    from rich import _wrap

    _wrap.re_word = UNBROKEN


def make_console(*, errors: bool = False) -> Console:
    need("terminal")
    from rich.console import Console

    _keep_no_break_spaces()
    stream = sys.stderr if errors else sys.stdout
    width = None if stream.isatty() else PLAIN_WIDTH
    return Console(file=stream, width=width, highlight=False, soft_wrap=False)
