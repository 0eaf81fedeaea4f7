"""`pithead completion`: what a shell needs to complete our commands, options and values.

The scripts ask `pithead completion --for WORD …` what the last of these words may become, so games
and bots that were installed later are known at once.
"""

from __future__ import annotations

from argparse import Action, Namespace
from collections.abc import Callable, Iterator, Sequence

import pithead
from pithead.cli.parser import Parser, command_place
from pithead.words import Words

Offer = tuple[str, str]
"""A word and what it means."""

FILES = ":files"
"""Told to the shell where the name of a file may stand."""

SCRIPTS = {
    "bash": """\
_pithead() {
    local line found
    COMPREPLY=()
    found=$("${COMP_WORDS[0]}" completion --for "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    while IFS= read -r line; do
        if [[ $line == ":files" ]]; then
            compopt -o default
        elif [[ -n $line ]]; then
            COMPREPLY+=("${line%%$'\\t'*}")
        fi
    done <<< "$found"
}
complete -F _pithead pithead
""",
    "zsh": """\
#compdef pithead
_pithead() {
    local line
    local -a found
    for line in "${(@f)$("${words[1]}" completion --for "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
        if [[ $line == ":files" ]]; then
            _files
        elif [[ -n $line ]]; then
            found+=("${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}")
        fi
    done
    (( $#found )) && _describe pithead found
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
compdef _pithead pithead
""",
    "fish": """\
function __pithead_complete
    set -l typed (commandline -opc)
    set -l current (commandline -ct)
    for line in ($typed[1] completion --for $typed[2..-1] "$current" 2>/dev/null)
        if test "$line" = ":files"
            __fish_complete_path "$current"
        else
            echo $line
        end
    end
end
complete -c pithead -f -a '(__pithead_complete)'
""",
}


def run(chosen: Namespace, _: Words) -> int:
    print(SCRIPTS[chosen.shell], end="")
    return 0


def answer(parser: Parser, typed: Sequence[str]) -> int:
    """Print what the last word may become, a line each, with its meaning after a tab."""
    for word, meaning in offers(parser, typed):
        print(f"{word}\t{' '.join(meaning.split())}" if meaning else word)
    return 0


def offers(parser: Parser, typed: Sequence[str]) -> list[Offer]:
    """What the last of the words typed may become."""
    before, current = list(typed[:-1]), typed[-1] if typed else ""
    at = command_place(before)
    if at < len(before):
        command = parser.commands.get(before[at])
        found = _within(command, before[at + 1 :], current) if command else iter(())
    elif before and before[-1] == "--lang":
        found = _values(parser._option_string_actions["--lang"], [])
    else:
        found = _start(parser, current)
    return [offer for offer in found if offer[0].startswith(current) or offer[0] == FILES]


def _start(parser: Parser, current: str) -> Iterator[Offer]:
    if current.startswith("-"):
        yield from _options(parser, ())
    else:
        yield from ((name, each.description or "") for name, each in parser.commands.items())


def _within(command: Parser, before: Sequence[str], current: str) -> Iterator[Offer]:
    """What may stand after the words of a command."""
    known = command._option_string_actions
    positionals = command._get_positional_actions()
    waiting: Action | None = None
    given: list[str] = []
    for word in before:
        action = known.get(word)
        if action is not None:
            waiting = action if action.nargs != 0 else None
        elif waiting is not None:
            waiting = None
        else:
            given.append(word)
    # An option whose value may be left out may be followed by anything.
    if waiting is not None and waiting.nargs != "?":
        yield from _values(waiting, given)
    elif current.startswith("-"):
        yield from _options(command, before)
    elif len(given) < len(positionals):
        yield from _values(positionals[len(given)], given)


def _options(parser: Parser, given: Sequence[str]) -> Iterator[Offer]:
    for name, action in parser._option_string_actions.items():
        if name.startswith("--") and name not in given:
            yield name, action.help or ""


def _values(action: Action, given: Sequence[str]) -> Iterator[Offer]:
    if action.choices is not None:
        yield from ((str(choice), "") for choice in action.choices)
    if action.dest in VALUES:
        yield from ((value, "") for value in VALUES[action.dest](given))


def _games(_: Sequence[str]) -> Iterator[str]:
    yield from pithead.game_names()


def _named_game(given: Sequence[str]) -> str | None:
    return next((word for word in given if word in pithead.game_names()), None)


def _rules(given: Sequence[str]) -> Iterator[str]:
    name = _named_game(given)
    if name is not None:
        yield from pithead.game(name).rules


def _bots(given: Sequence[str]) -> Iterator[str]:
    from pithead import bots

    name = _named_game(given)
    if name is not None:
        yield from bots.names(pithead.game(name))


def _table_options(given: Sequence[str]) -> Iterator[str]:
    name = _named_game(given)
    for option in pithead.game(name).options if name else ():
        yield from (f"{option.name}={str(value).lower()}" for value in option.values)


def _files(_: Sequence[str]) -> Iterator[str]:
    yield FILES


FILE_ARGUMENTS = (
    *("file", "sources", "components", "save", "resume"),
    *("data", "out", "page", "export", "check"),
)
VALUES: dict[str, Callable[[Sequence[str]], Iterator[str]]] = {
    "game": _games,
    "task": _games,
    "rule": _rules,
    "options": _table_options,
    **dict.fromkeys(("bot", "bots", "contender", "against"), _bots),
    **dict.fromkeys(FILE_ARGUMENTS, _files),
}
"""By the name of an argument, the values it may have."""
