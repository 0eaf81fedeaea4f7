"""The arguments of every command, with argparse made to speak the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import pithead
from pithead.kernel.contract import written_values
from pithead.words import LANGUAGES, Words, slug

# argparse's own sentences -> our message keys. It looks its words up in a module-wide function, and
# that is the only way in.
ARGPARSE_KEYS = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positionals",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "expected one argument": "argparse-one",
    "not allowed with argument %s": "argparse-not-with",
    "ignored explicit argument %r": "argparse-explicit",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
}


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, and whose help may end in the options of the tables."""

    words: Words
    commands: dict[str, Parser]
    tells_options = False

    def format_help(self) -> str:
        text = super().format_help()
        return f"{text}\n{_table_options(self.words)}" if self.tells_options else text

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Like parse_args, but what a command does not understand is told with that command."""
        chosen, rest = self.parse_known_args(arguments)
        if rest:
            key = "argparse-unrecognized"
            self.commands[chosen.command].error(self.words.say(key) % " ".join(rest))
        return chosen

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {self.words.say('error-usage', why=message, prog=self.prog)}\n")


def wanted_language(arguments: Sequence[str]) -> str | None:
    """The value of --lang, needed before there is a parser to read it."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def build_parser(words: Words) -> Parser:
    _translate_argparse(words)
    Parser.words = words
    # Options are written in full, so that a new one never changes the meaning of an old script.
    parser = Parser(prog="pithead", description=words.say("cli-about"), allow_abbrev=False)
    version = f"pithead {pithead.__version__}"
    about = words.say("argparse-version")
    parser.add_argument("--version", action="version", version=version, help=about)
    _add_language(parser, words)
    commands = parser.add_subparsers(
        dest="command",
        required=True,
        metavar=words.say("cli-command"),
        title=words.say("cli-commands"),
    )
    parser.commands = {}
    for name, fill in COMMANDS.items():
        about = words.say(f"cli-{name}")
        command = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        fill(command, words)
        parser.commands[name] = command
        _add_language(command, words)
    return parser


def _add_language(parser: Parser, words: Words) -> None:
    # No default of its own here: a command's would overwrite what stands before the command.
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words.say("cli-lang")
    )


def _simulate(parser: Parser, words: Words) -> None:
    _add_table(parser, words)
    add = parser.add_argument
    add("--bots", choices=("random",), default="random", help=words.say("cli-bots"))
    add("--games", type=_whole(words, 1), default=100, metavar="K", help=words.say("cli-games"))
    add(
        "--workers",
        type=_whole(words, 1, 256),
        default=1,
        metavar="W",
        help=words.say("cli-workers"),
    )
    add("--json", action="store_true", help=words.say("cli-json"))


def _arena(parser: Parser, words: Words) -> None:
    add = parser.add_argument
    add("task", nargs="?", choices=("balance", "ladder"), help=words.say("cli-arena-task"))
    _add_table(parser, words)
    add("--contender", metavar="BOT", help=words.say("cli-arena-contender"))
    add("--against", metavar="BOT", help=words.say("cli-arena-against"))
    add("--pool", metavar="BOT,BOT,…", help=words.say("cli-arena-pool"))
    add("--bots", metavar="BOT,…", help=words.say("cli-arena-bots"))
    whole = _whole(words, 1)
    add("--blocks", type=whole, default=100, metavar="K", help=words.say("cli-arena-blocks"))
    add("--games", type=whole, default=200, metavar="K", help=words.say("cli-arena-games"))
    add("--budget", type=whole, metavar="MS", help=words.say("cli-arena-budget"))
    add("--sprt", nargs="?", const="", metavar="P:P", help=words.say("cli-arena-sprt"))
    add("--controls", action="store_true", help=words.say("cli-arena-controls"))
    workers = _whole(words, 1, 256)
    add("--workers", type=workers, default=1, metavar="W", help=words.say("cli-workers"))
    add("--ray", metavar="ADDRESS", help=words.say("cli-arena-ray"))
    add("--out", metavar=words.say("cli-a-file"), help=words.say("cli-arena-out"))
    add("--resume", action="store_true", help=words.say("cli-arena-resume"))
    add("--page", metavar=words.say("cli-a-file"), help=words.say("cli-arena-page"))
    add("--json", action="store_true", help=words.say("cli-json"))


def _train(parser: Parser, words: Words) -> None:
    _add_game(parser, words)
    add = parser.add_argument
    parts = ("values", "practice", "taste", "weights")
    add("--learn", choices=parts, default=parts[0], help=words.say("cli-train-learn"))
    whole = _whole(words, 1)
    add("--seats", type=whole, metavar="N", help=words.say("cli-train-seats"))
    add("--games", type=whole, default=500, metavar="K", help=words.say("cli-train-games"))
    add("--rounds", type=whole, default=3, metavar="R", help=words.say("cli-train-rounds"))
    add("--seed", metavar="S", help=words.say("cli-seed"))
    add("--out", metavar="DIR", help=words.say("cli-train-out"))


def _play(parser: Parser, words: Words) -> None:
    _add_table(parser, words, game="?")
    add = parser.add_argument
    add("--host", metavar="H", help=words.say("cli-host"))
    add("--port", type=_whole(words, 1, 65535), metavar="P", help=words.say("cli-port"))
    add("--data", metavar="DIR", help=words.say("cli-data"))
    add("--durable", action="store_true", help=words.say("cli-durable"))
    add("--no-browser", action="store_true", help=words.say("cli-no-browser"))
    add("--text", action="store_true", help=words.say("cli-text"))
    add("--save", metavar=words.say("cli-a-file"), help=words.say("cli-save"))
    add("--resume", metavar=words.say("cli-a-file"), help=words.say("cli-resume"))


def _replay(parser: Parser, words: Words) -> None:
    add = parser.add_argument
    add("file", metavar=words.say("cli-a-file"), help=words.say("cli-file"))
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--to", type=_whole(words, 0), metavar="N", help=words.say("cli-to"))
    either.add_argument("--verify", action="store_true", help=words.say("cli-verify"))


def _rules(parser: Parser, words: Words) -> None:
    _add_game(parser, words)
    parser.add_argument("rule", nargs="?", metavar="ID", help=words.say("cli-rule"))


def _components(parser: Parser, words: Words) -> None:
    _add_game(parser, words)
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--export", metavar=words.say("cli-a-file"), help=words.say("cli-export"))
    either.add_argument("--check", metavar=words.say("cli-a-file"), help=words.say("cli-check"))
    either.add_argument("--text", action="store_true", help=words.say("cli-as-text"))


COMMANDS: dict[str, Callable[[Parser, Words], None]] = {
    "play": _play,
    "simulate": _simulate,
    "arena": _arena,
    "train": _train,
    "replay": _replay,
    "rules": _rules,
    "components": _components,
}


def _add_game(parser: Parser, words: Words, nargs: str | None = None) -> None:
    about = words.say("cli-game", games=", ".join(pithead.GAMES))
    parser.add_argument("game", nargs=nargs, metavar=words.say("cli-a-game"), help=about)


def _table_options(words: Words) -> str:
    """Every table option with its values, the default first, and what it means."""
    lines = []
    for name in pithead.GAMES:
        lines.append(words.say("cli-table-options", game=name))
        for option in pithead.game(name).options:
            rest = tuple(value for value in option.values if value != option.default)
            shown = "|".join(written_values((option.default,)) + written_values(rest))
            about = words.attribute(f"option-{slug(name)}-{slug(option.name)}", "help")
            lines.append(f"  {option.name}={shown}\n      {about}")
    return "\n".join(lines) + "\n"


def _add_table(parser: Parser, words: Words, game: str | None = None) -> None:
    _add_game(parser, words, game)
    parser.tells_options = True
    add = parser.add_argument
    add("--seats", type=_whole(words, 1), metavar="N", help=words.say("cli-seats"))
    add("--seed", metavar="S", help=words.say("cli-seed"))
    add("--options", metavar="K=V,…", help=words.say("cli-options"))
    add("--components", metavar=words.say("cli-a-file"), help=words.say("cli-own-components"))


def _whole(words: Words, low: int, high: int | None = None) -> Callable[[str], int]:
    """A whole number within bounds, for argparse."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < low or (high is not None and int(text) > high):
            key = "error-whole" if high is None else "error-whole-between"
            raise argparse.ArgumentTypeError(words.say(key, text=text, low=low, high=high or 0))
        return int(text)

    return read


def _translate_argparse(words: Words) -> None:
    def translate(text: str) -> str:
        key = ARGPARSE_KEYS.get(text)
        # Fluent trims what stands at the end of a message; "usage: " needs its space.
        return text if key is None else words.say(key) + (" " if text.endswith(" ") else "")

    module: Any = argparse
    module._ = translate
