"""The arguments of every command, and the examples in its help."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Callable
from functools import partial
from ipaddress import ip_network
from typing import NoReturn

import pithead
from pithead.cli.examples import EXAMPLES
from pithead.cli.parser import Parser, translate_argparse
from pithead.kernel.contract import written_values
from pithead.provenance import origin, plain_because
from pithead.words import LANGUAGES, Words, slug

SHELLS = ("bash", "zsh", "fish")


class Version(argparse.Action):
    """Says what is installed, when it is asked: a checkout asks git for its commit."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        assert isinstance(parser, Parser)
        print(_version(parser.words))
        parser.exit()


class Joined(argparse.Action):
    """An option that takes a list with commas, and may be given several times."""

    def __call__(
        self, parser: object, chosen: argparse.Namespace, value: object, option: object = None
    ) -> None:
        before = getattr(chosen, self.dest)
        setattr(chosen, self.dest, f"{before},{value}" if before else value)


def build_parser(words: Words) -> Parser:
    translate_argparse(words)
    parser = Parser(words, words.say("cli-about"), prog="pithead")
    about = words.say("argparse-version")
    parser.add_argument("--version", action=Version, nargs=0, help=about)
    _add_language(parser, words)
    listing = parser.add_subparsers(
        metavar=words.say("cli-command"), title=words.say("cli-commands")
    )
    for name, fill in COMMANDS.items():
        about = words.say(f"cli-{name}")
        command: Parser = listing.add_parser(
            name, help=about, prog=f"pithead {name}", words=words, about=about
        )
        fill(command, words)
        _add_language(command, words)
        command.notes.append(partial(_examples, name, words))
        parser.commands[name] = command
    parser.notes.append(partial(_examples, "", words))
    return parser


def _version(words: Words) -> str:
    """`pithead 0.1.0 (compiled, CPython 3.11.7, 0123456789ab)`."""
    reason = plain_because()
    plain = f"version-plain-{reason}" if reason else "version-plain"
    flavour = words.say("version-compiled" if pithead.compiled() else plain)
    made = origin()
    return f"pithead {made['version']} ({flavour}, {made['python']}, {made['commit']})"


def _examples(command: str, words: Words) -> str:
    """Commands to copy, each under a line that says what it does."""
    game = pithead.game(pithead.game_names()[0])
    option = game.options[0]
    value = next(value for value in option.values if value != option.default)
    places = {"game": game.name, "rule": game.rules[0]}
    places["option"] = f"{option.name}={written_values((value,))[0]}"
    lines = [words.say("cli-examples")]
    for key, line in EXAMPLES[command]:
        lines += [f"  # {words.say(key)}", f"  {line.format_map(places)}"]
    return "\n".join(lines) + "\n"


def _add_language(parser: Parser, words: Words) -> None:
    # No default of its own here: a command's would overwrite what stands before the command.
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words.say("cli-lang")
    )


def _simulate(parser: Parser, words: Words) -> None:
    _add_table(parser, words)
    add = parser.add_argument
    add("--bots", default="random", metavar="BOT,…", help=words.say("cli-bots"))
    add("--games", type=_whole(words, 1), default=100, metavar="K", help=words.say("cli-games"))
    add(
        "--workers",
        type=_whole(words, 1, 256),
        default=1,
        metavar="W",
        help=words.say("cli-workers"),
    )
    add("--save", metavar=words.say("cli-a-file"), help=words.say("cli-save-records"))
    add("--json", action="store_true", help=words.say("cli-json"))


def _arena(parser: Parser, words: Words) -> None:
    add = parser.add_argument
    add(
        "task",
        nargs="?",
        choices=("balance", "characters", "ladder"),
        help=words.say("cli-arena-task"),
    )
    _add_table(parser, words, seats="cli-arena-seats")
    add("--contender", metavar="BOT", help=words.say("cli-arena-contender"))
    add("--against", metavar="BOT", help=words.say("cli-arena-against"))
    add("--pool", metavar="BOT,BOT,…", help=words.say("cli-arena-pool"))
    add("--bots", metavar="BOT,…", help=words.say("cli-arena-bots"))
    add("--players", metavar="BOT,…", help=words.say("cli-arena-players"))
    add("--versus", metavar=words.say("cli-a-file"), help=words.say("cli-arena-versus"))
    whole = _whole(words, 1)
    add("--blocks", type=whole, metavar="K", help=words.say("cli-arena-blocks"))
    add("--games", type=whole, metavar="K", help=words.say("cli-arena-games"))
    add("--budget", type=whole, metavar="MS", help=words.say("cli-arena-budget"))
    add("--sprt", nargs="?", type=str, const="", metavar="P:P", help=words.say("cli-arena-sprt"))
    add("--controls", action="store_true", help=words.say("cli-arena-controls"))
    workers = _whole(words, 1, 256)
    add("--workers", type=workers, default=1, metavar="W", help=words.say("cli-workers"))
    add("--ray", metavar="ADDRESS", help=words.say("cli-arena-ray"))
    add("--out", metavar=words.say("cli-a-file"), help=words.say("cli-arena-out"))
    add("--resume", action="store_true", help=words.say("cli-arena-resume"))
    add("--save", metavar=words.say("cli-a-file"), help=words.say("cli-save-records"))
    add("--page", metavar=words.say("cli-a-file"), help=words.say("cli-arena-page"))
    add("--json", action="store_true", help=words.say("cli-json"))


def _train(parser: Parser, words: Words) -> None:
    _add_game(parser, words)
    add = parser.add_argument
    parts = ("value", "heuristic-practice", "heuristic-tuning", "exploit")
    add("--learn", choices=parts, default=parts[0], help=words.say("cli-train-learn"))
    whole = _whole(words, 1)
    add("--seats", type=whole, metavar="N", help=words.say("cli-train-seats"))
    add("--games", type=whole, default=500, metavar="K", help=words.say("cli-train-games"))
    add("--rounds", type=whole, default=3, metavar="R", help=words.say("cli-train-rounds"))
    add("--seed", type=_seed(words), metavar="S", help=words.say("cli-seed"))
    add("--out", metavar="DIR", help=words.say("cli-train-out"))
    add("--options", action=Joined, metavar="K=V,…", help=words.say("cli-options"))
    add("--components", metavar=words.say("cli-a-file"), help=words.say("cli-own-components"))


def _play(parser: Parser, words: Words) -> None:
    _add_table(parser, words, game="?")
    _add_server(parser, words, bot="cli-a-bot")
    add = parser.add_argument
    add("--no-browser", action="store_true", help=words.say("cli-no-browser"))
    add("--text", action="store_true", help=words.say("cli-text"))
    add("--save", metavar=words.say("cli-a-file"), help=words.say("cli-save"))
    add("--resume", metavar=words.say("cli-a-file"), help=words.say("cli-resume"))


def _add_server(parser: Parser, words: Words, bot: str) -> None:
    add = parser.add_argument
    add("--host", metavar="H", help=words.say("cli-host"))
    add("--port", type=_whole(words, 1, 65535), metavar="P", help=words.say("cli-port"))
    add("--data", metavar="DIR", help=words.say("cli-data-folder"))
    add("--durable", action="store_true", help=words.say("cli-durable"))
    add("--allow-host", action="append", metavar="NAME", help=words.say("cli-allow-host"))
    add("--bot", action="append", metavar="BOT", help=words.say(bot))
    proxy = _proxy(words)
    add("--proxy", type=proxy, action="append", metavar="ADDRESS", help=words.say("cli-proxy"))


def _serve(parser: Parser, words: Words) -> None:
    _add_server(parser, words, bot="cli-own-bot")
    add = parser.add_argument
    add("--database", metavar="URL", help=words.say("cli-database"))


def _data(parser: Parser, words: Words) -> None:
    add = parser.add_argument
    actions = ("copy", "backup", "restore", "check", "rescue")
    add("action", choices=actions, help=words.say("cli-data-action"))
    add("source", metavar=words.say("cli-from"), help=words.say("cli-data-source"))
    add("target", nargs="?", metavar=words.say("cli-to-place"), help=words.say("cli-data-target"))


def _admin(parser: Parser, words: Words) -> None:
    add = parser.add_argument
    actions = ("list", "show", "export", "delete", "prune", "renew", "repair", "doctor")
    add("action", choices=actions, help=words.say("cli-admin-action"))
    add("table", nargs="?", metavar=words.say("cli-a-table"), help=words.say("cli-admin-table"))
    add("--data", metavar="DIR", help=words.say("cli-data-folder"))
    add("--database", metavar="URL", help=words.say("cli-database"))
    add("--days", type=_whole(words, 1), metavar="N", help=words.say("cli-admin-days"))
    add("--out", metavar=words.say("cli-a-file"), help=words.say("cli-admin-out"))


def _replay(parser: Parser, words: Words) -> None:
    add = parser.add_argument
    add("file", metavar=words.say("cli-a-file"), help=words.say("cli-file"))
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--to", type=_whole(words, 0), metavar="N", help=words.say("cli-to"))
    either.add_argument("--verify", action="store_true", help=words.say("cli-verify"))


def _review(parser: Parser, words: Words) -> None:
    add = parser.add_argument
    add("file", metavar=words.say("cli-a-file"), help=words.say("cli-file"))
    add("--seat", type=_whole(words, 1), metavar="N", help=words.say("cli-review-seat"))
    effort = words.say("cli-review-effort")
    add("--effort", type=_effort(words), default=1.0, metavar="E", help=effort)
    add("--seed", type=_seed(words), metavar="S", help=words.say("cli-review-seed"))
    workers = _whole(words, 1, 256)
    add("--workers", type=workers, default=1, metavar="W", help=words.say("cli-workers"))
    add("--keep", metavar="DIR", help=words.say("cli-review-keep"))
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--json", action="store_true", help=words.say("cli-json"))
    page = words.say("cli-review-html")
    either.add_argument("--html", metavar=words.say("cli-a-file"), help=page)


def _puzzles(parser: Parser, words: Words) -> None:
    add = parser.add_argument
    _add_game(parser, words)
    most = _whole(words, 1, 1000)
    add("--count", type=most, default=48, metavar="N", help=words.say("cli-puzzles-count"))
    add("--seats", type=_whole(words, 1, 6), metavar="N", help=words.say("cli-puzzles-seats"))
    effort = words.say("cli-puzzles-effort")
    add("--effort", type=_effort(words), metavar="E", help=effort)
    add("--seed", type=_seed(words), metavar="S", help=words.say("cli-puzzles-seed"))
    workers = _whole(words, 1, 256)
    add("--workers", type=workers, default=1, metavar="W", help=words.say("cli-workers"))
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--out", default=".", metavar="DIR", help=words.say("cli-puzzles-out"))
    either.add_argument("--check", metavar="DIR", help=words.say("cli-puzzles-check"))


def _export(parser: Parser, words: Words) -> None:
    add = parser.add_argument
    add("sources", nargs="+", metavar=words.say("cli-a-file"), help=words.say("cli-sources"))
    add("--out", default="tables", metavar="DIR", help=words.say("cli-export-out"))
    add("--format", choices=("csv", "parquet"), default="csv", help=words.say("cli-export-format"))
    names = "games,seats,decisions,events"
    add("--tables", default=names, metavar="A,B,…", help=words.say("cli-export-tables"))


def _rules(parser: Parser, words: Words) -> None:
    _add_game(parser, words)
    parser.add_argument("rule", nargs="?", metavar="ID", help=words.say("cli-rule"))


def _components(parser: Parser, words: Words) -> None:
    _add_game(parser, words)
    either = parser.add_mutually_exclusive_group()
    either.add_argument(
        "--export", metavar=words.say("cli-a-file"), help=words.say("cli-components-export")
    )
    either.add_argument("--check", metavar=words.say("cli-a-file"), help=words.say("cli-check"))
    either.add_argument("--text", action="store_true", help=words.say("cli-as-text"))


def _new_game(parser: Parser, words: Words) -> None:
    parser.add_argument("name", metavar=words.say("cli-a-name"), help=words.say("cli-new-name"))


def _completion(parser: Parser, words: Words) -> None:
    parser.add_argument("shell", choices=SHELLS, help=words.say("cli-shell"))


COMMANDS: dict[str, Callable[[Parser, Words], None]] = {
    "play": _play,
    "serve": _serve,
    "data": _data,
    "admin": _admin,
    "simulate": _simulate,
    "arena": _arena,
    "train": _train,
    "replay": _replay,
    "review": _review,
    "puzzles": _puzzles,
    "export": _export,
    "rules": _rules,
    "components": _components,
    "new-game": _new_game,
    "completion": _completion,
}


def _add_game(parser: Parser, words: Words, nargs: str | None = None) -> None:
    about = words.say("cli-game", games=", ".join(pithead.game_names()))
    parser.add_argument("game", nargs=nargs, metavar=words.say("cli-a-game"), help=about)


def _table_options(words: Words) -> str:
    """Every table option with its values, the default first, and what it means."""
    lines = []
    for name in pithead.game_names():
        lines.append(words.say("cli-table-options", game=name))
        for option in pithead.game(name).options:
            rest = tuple(value for value in option.values if value != option.default)
            shown = "|".join(written_values((option.default,)) + written_values(rest))
            about = words.attribute(f"option-{slug(name)}-{slug(option.name)}", "help")
            lines.append(f"  {option.name}={shown}\n      {about}")
    return "\n".join(lines) + "\n"


def _add_table(
    parser: Parser, words: Words, game: str | None = None, seats: str = "cli-seats"
) -> None:
    _add_game(parser, words, game)
    parser.notes.append(partial(_table_options, words))
    add = parser.add_argument
    add("--seats", type=_whole(words, 1), metavar="N", help=words.say(seats))
    add("--seed", type=_seed(words), metavar="S", help=words.say("cli-seed"))
    add("--options", action=Joined, metavar="K=V,…", help=words.say("cli-options"))
    add("--components", metavar=words.say("cli-a-file"), help=words.say("cli-own-components"))


def _seed(words: Words) -> Callable[[str], str]:
    """A text that can be hashed: bytes that are no text reach us as halves of characters."""

    def read(text: str) -> str:
        try:
            text.encode()
        except UnicodeEncodeError:
            text = ""
        if not text:
            raise argparse.ArgumentTypeError(words.say("error-seed"))
        return text

    return read


def _proxy(words: Words) -> Callable[[str], str]:
    """An address or network that a proxy may have."""

    def read(text: str) -> str:
        try:
            ip_network(text, strict=False)
        except ValueError:
            raise argparse.ArgumentTypeError(words.say("error-proxy", address=text)) from None
        return text

    return read


def _effort(words: Words) -> Callable[[str], float]:
    """A factor on the worlds of a review."""

    def read(text: str) -> float:
        with contextlib.suppress(ValueError):
            if 0.1 <= float(text) <= 100.0:
                return float(text)
        raise argparse.ArgumentTypeError(words.say("error-review-effort", text=text))

    return read


def _whole(words: Words, low: int, high: int | None = None) -> Callable[[str], int]:
    """A whole number within bounds, for argparse."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < low or (high is not None and int(text) > high):
            key = "error-whole" if high is None else "error-whole-between"
            raise argparse.ArgumentTypeError(words.say(key, text=text, low=low, high=high or 0))
        return int(text)

    return read
