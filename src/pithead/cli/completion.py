"""`pithead completion`: the script with which a shell completes our commands, options and values.

The shell asks pithead itself at every press of the key, so games and bots that were installed later
are known at once.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import argcomplete
from argcomplete.completers import FilesCompleter, SuppressCompleter
from argcomplete.shell_integration import shellcode

import pithead
from pithead.cli.parser import Parser
from pithead.words import Words

if TYPE_CHECKING:
    from pithead.kernel.game import Game

COMPINIT = "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }\n"


def run(chosen: Namespace, _: Words) -> int:
    begin = COMPINIT if chosen.shell == "zsh" else ""
    print(begin + shellcode(["pithead"], shell=chosen.shell), end="")
    return 0


def answer(parser: Parser, **how: Any) -> None:
    """Tell the shell what the word under the cursor may become, and end the program."""
    for command in parser.commands.values():
        for action in command._actions:
            if action.dest in VALUES:
                action.completer = VALUES[action.dest]  # type: ignore[attr-defined]
    nothing = SuppressCompleter()
    argcomplete.autocomplete(
        parser, always_complete_options=False, default_completer=nothing, **how
    )


def _games(**_: object) -> Iterable[str]:
    return pithead.game_names()


def _named_game(parsed: Namespace) -> Game | None:
    names = pithead.game_names()
    name = next((value for value in vars(parsed).values() if value in names), None)
    return None if name is None else pithead.game(name)


def _rules(parsed_args: Namespace, **_: object) -> Iterable[str]:
    game = _named_game(parsed_args)
    return game.rules if game else ()


def _bots(parsed_args: Namespace, **_: object) -> Iterable[str]:
    from pithead import bots

    game = _named_game(parsed_args)
    return bots.names(game) if game else ()


def _table_options(parsed_args: Namespace, **_: object) -> Iterable[str]:
    game = _named_game(parsed_args)
    for option in game.options if game else ():
        yield from (f"{option.name}={str(value).lower()}" for value in option.values)


FILE_ARGUMENTS = (
    *("file", "sources", "components", "save", "resume"),
    *("data", "out", "page", "export", "check"),
)
VALUES: dict[str, Callable[..., Iterable[str]]] = {
    "game": _games,
    "task": _games,
    "rule": _rules,
    "options": _table_options,
    **dict.fromkeys(("bot", "bots", "contender", "against"), _bots),
    **dict.fromkeys(FILE_ARGUMENTS, FilesCompleter()),
}
"""By the name of an argument, the values it may have."""
