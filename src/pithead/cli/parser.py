"""argparse for people: options anywhere, errors in one sentence, in the user's language.

argparse stays because it costs nothing to import and no other library can be translated better:
click looks its words up like argparse, and those built on annotations speak English only.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from pithead.words import Words

# argparse's own sentences -> our message keys. It looks its words up in a module-wide function, and
# that is the only way in.
ARGPARSE_KEYS = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positionals",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "the following arguments are required: %s": "argparse-required",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "expected one argument": "argparse-one",
    "not allowed with argument %s": "argparse-not-with",
    "ignored explicit argument %r": "argparse-explicit",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
}
HELP = ("-h", "--help")


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, and whose help ends in examples.

    The parser of the whole program has a parser for each of its `commands`.
    """

    def __init__(self, words: Words, about: str, **more: Any) -> None:
        # Options are written in full, so that a new one never changes the meaning of an old script.
        super().__init__(description=about, allow_abbrev=False, **more)
        self.words = words
        self.register("type", None, self._filled)
        self.commands: dict[str, Parser] = {}
        self.notes: list[Callable[[], str]] = []
        """Text for its help, below the list of arguments."""

    def format_help(self) -> str:
        return "\n".join([super().format_help(), *(note() for note in self.notes)])

    def _filled(self, text: str) -> str:
        """The type of what has no other: a word. A variable of the shell may have been empty."""
        if not text:
            raise argparse.ArgumentTypeError(self.words.say("argparse-one"))
        return text

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The command and its options, wherever they stand."""
        at = command_place(arguments)
        chosen, rest = self.parse_known_args(arguments[:at])
        if rest:
            self.error(self._not_understood(rest))
        if at == len(arguments):
            self.error(self.words.say("argparse-required") % self.words.say("cli-command"))
        name = arguments[at]
        if name not in self.commands:
            self.error(self._unknown_command(name))
        chosen.command = name
        return self.commands[name]._read_own(arguments[at + 1 :], chosen)

    def _read_own(self, arguments: Sequence[str], chosen: argparse.Namespace) -> argparse.Namespace:
        # A request for help is answered whatever else is missing or wrong.
        if any(argument in HELP for argument in arguments):
            self.print_help()
            self.exit()
        chosen, rest = self.parse_known_intermixed_args(arguments, chosen)
        if rest:
            self.error(self._not_understood(rest))
        return chosen

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {self.words.say('error-usage', why=message, prog=self.prog)}\n")

    def _unknown_command(self, name: str) -> str:
        there = ", ".join(self.commands)
        said = self.words.say("error-command", name=name, commands=there)
        return self._with_near(said, name, self.commands)

    def _not_understood(self, rest: Sequence[str]) -> str:
        said = self.words.say("error-not-understood", text=" ".join(rest))
        unknown = next((text for text in rest if text.startswith("--")), "")
        return self._with_near(said, unknown.partition("=")[0], self._option_string_actions)

    def _with_near(self, said: str, written: str, known: Iterable[str]) -> str:
        near = get_close_matches(written, known, n=1)
        return self.words.say("error-near", said=said, near=near[0]) if near else said


def command_place(arguments: Sequence[str]) -> int:
    """Where the command stands: the first word that is no option and not the value of --lang."""
    at = 0
    while at < len(arguments) and arguments[at].startswith("-"):
        at += 2 if arguments[at] == "--lang" else 1
    return min(at, len(arguments))


def wanted_language(arguments: Sequence[str]) -> str | None:
    """The value of --lang, needed before there is a parser to read it."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def translate_argparse(words: Words) -> None:
    def translate(text: str) -> str:
        key = ARGPARSE_KEYS.get(text)
        # Fluent trims what stands at the end of a message; "usage: " needs its space.
        return text if key is None else words.say(key) + (" " if text.endswith(" ") else "")

    module: Any = argparse
    module._ = translate
