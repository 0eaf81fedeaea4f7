"""Stored games: read with care, played again, and verified."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from .canonical import canonical
from .chance import commitment
from .codecs import NotationError
from .contract import Action, OptionError, Primitive, in_words
from .game import Game, Settings
from .match import Match, stored_game
from .state import State

FORMAT = "pithead-record"
FORMAT_VERSION = 1

FIELDS: Final[dict[str, str]] = {
    "format": "`pithead-record`",
    "format_version": "1; a file of another version is refused",
    "game": "its name",
    "rules": "the version of its rules",
    "components": "SHA-256 of its components",
    "component_set": "the components themselves, if they are not the game's own",
    "seats": "how many played",
    "options": "the options of the table",
    "seed": "of all chance, in hexadecimal",
    "commitment": "SHA-256 of the seed, shown before the game began",
    "view": "what was known where the game began, if it began at a moment of another; the seed"
    " deals the rest",
    "log": "the actions in their order, each as `[seat, text]`",
    "sealed": "answers already given to a sealed question, by seat",
    "log_digest": "SHA-256 of the log",
    "over": "whether the game has ended",
    "scores": "by seat, once it has",
    "ranking": "seats by place, those who share one together, once it has",
    "started": "when the game began, as `2026-11-17T19:30:00Z`, if its table knew",
    "seconds": "when each entry of the log was decided, in seconds after that",
    "players": "who played, by seat: a name and, for a bot, which",
    "made_by": "version, commit, flavour and Python of the program that wrote the file",
}
"""The schema of a stored game, for other programs."""
SHORTEST_SEED = 16
LONGEST_SEED = 64
MOST_DIGITS = 3
"""Of a seat's number, written as a key."""


class RecordError(Exception):
    """A stored game that can't be used: which file, which place in it, and why (a message key)."""

    def __init__(self, file: str, place: str, code: str, params: dict[str, Primitive]) -> None:
        super().__init__(file, place, code, params)
        self.file = file
        self.place = place
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return f"{self.file}: {self.place}: {in_words(self.code, self.params)}"


class Record:
    """The fields of a stored game, each of the right type; `replay` says whether it plays."""

    def __init__(self, file: str, data: dict[str, object]) -> None:
        self.file = file
        self.data = data
        self.game = _text(self, "game")
        self.rules = _text(self, "rules")
        self.components = _text(self, "components")
        self.seats = _number(self, "seats")
        self.commitment = _text(self, "commitment")
        self.seed = _seed(self)
        self.options = _options(self)
        self.log = _log(self)
        self.sealed = _sealed(self)
        self.component_set = data.get("component_set")
        self.view = _view(self)

    def fail(self, place: str, code: str, **params: Primitive) -> RecordError:
        return RecordError(self.file, place, code, dict(params))


def read(path: str | Path) -> Record:
    """The record in a file, or a RecordError that says where it is broken."""
    if not isinstance(path, (str, os.PathLike)):
        raise TypeError(f"a stored game is read from a file, not from {path!r}")
    name = str(path)
    text = ""
    try:
        text = Path(path).read_text(encoding="utf-8")
        data = json.loads(text)
    except OSError as error:
        raise RecordError(
            name, "file", "record-unreadable", {"reason": error.strerror or ""}
        ) from None
    except UnicodeDecodeError:
        raise RecordError(name, "file", "record-not-utf8", {}) from None
    except json.JSONDecodeError as error:
        if _is_record(text.partition("\n")[0]):
            raise RecordError(name, "file", "record-many", {}) from None
        params: dict[str, Primitive] = {"line": error.lineno, "column": error.colno}
        raise RecordError(name, f"line {error.lineno}", "record-not-json", params) from None
    except (ValueError, RecursionError):
        raise RecordError(name, "file", "record-not-json", {"line": 1, "column": 1}) from None
    return parse(data, name)


def _is_record(line: str) -> bool:
    """Whether a line by itself holds a stored game, as in a file of many."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("format") == FORMAT


def parse(data: object, name: str = "record") -> Record:
    """A stored game from its plain data; RecordError with place and reason if it is none."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(name, "format", "record-not-ours", {"expected": FORMAT})
    if data.get("format_version") != FORMAT_VERSION:
        found = str(data.get("format_version"))
        params: dict[str, Primitive] = {"found": found, "known": FORMAT_VERSION}
        raise RecordError(name, "format_version", "record-version", params)
    return Record(name, data)


def begin(record: Record, game: Game) -> Match:
    """A match at its first state, ready for the record's log, under the record's own rules."""
    if not isinstance(record, Record):
        raise TypeError(f"a stored game comes from record.read or record.parse, not {record!r}")
    own = game.under(record.rules)
    if own is None:
        raise record.fail("rules", "record-rules", found=record.rules, known=game.version)
    if record.components != own.components_digest:
        raise record.fail(
            "components",
            "record-components",
            found=record.components[:12],
            known=own.components_digest[:12],
        )
    if commitment(record.seed) != record.commitment:
        raise record.fail("commitment", "record-commitment")
    try:
        match = own.match(record.seats, record.seed, record.options)
    except OptionError as error:
        raise RecordError(record.file, "options", error.code, error.params) from None
    return match if record.view is None else _from_view(record, own, record.view, match.options)


def _from_view(record: Record, game: Game, view: dict[str, object], options: Settings) -> Match:
    """A match that began in the middle. A file may hold anything, so what it deals is checked."""
    try:
        match = Match.from_view(game, view, options, record.seed)
        dump = game.dump(match.state)
        # Loaded anew, so that nothing is left of what no position has, such as longer lists.
        again = game.load(dump)
        fits = (
            match.seats == record.seats
            and canonical(game.dump(again)) == canonical(dump)
            and canonical(game.view(again, _number_in(view, "viewer"))) == canonical(view)
        )
    except Exception:
        fits = False
    if not fits:
        raise record.fail("view", "record-field", expected="view")
    return match


def _number_in(view: dict[str, object], key: str) -> int:
    value = view[key]
    if type(value) is not int:
        raise ValueError(key)
    return value


def replay(
    record: Record,
    game: Game,
    to: int | None = None,
    each: Callable[[Match, int], None] | None = None,
) -> Match:
    """Play the log again, up to entry `to`; `each` is called after every entry."""
    match = begin(record, game)
    entries = record.log if to is None else record.log[:to]
    for index, (seat, text) in enumerate(entries):
        _play(record, match, f"log[{index}]", seat, text)
        if each is not None:
            each(match, index)
    if to is None or to >= len(record.log):
        for seat, text in record.sealed:
            _play(record, match, f"sealed[{seat}]", seat, text)
    return match


def verify(record: Record, game: Game) -> Match:
    """Replay it all and compare the results it claims; RecordError names the first difference."""
    match = replay(record, game)
    truth = match.record()
    for place in ("log", "sealed", "log_digest", "over", "scores", "ranking"):
        if place in record.data and record.data[place] != truth[place]:
            raise record.fail(
                place, "record-differs", found=str(record.data[place]), played=str(truth[place])
            )
    return match


def finished(
    game: Game, seed: bytes, state: State, options: Settings, log: Sequence[tuple[int, Action]]
) -> dict[str, object]:
    """The record of a game that ended in this state, played without a Match."""
    return stored_game(game, state.seats, options, seed, log) | {
        "sealed": {},
        "over": True,
        "scores": game.scores(state),
        "ranking": game.ranking(state),
    }


def append(path: str | Path, records: Iterable[Mapping[str, object]]) -> None:
    """Add records to a file of many, a line of JSON each; several processes may do so at once."""
    lines = [json.dumps(record, ensure_ascii=False, separators=(",", ":")) for record in records]
    text = "".join(f"{line}\n" for line in lines).encode()
    # One write at the end of the file: lines of two processes never mix.
    file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    try:
        while text:
            text = text[os.write(file, text) :]
    finally:
        os.close(file)


def _play(record: Record, match: Match, place: str, seat: int, text: str) -> None:
    try:
        action: Action = match.game.parse(text)
    except NotationError as error:
        raise record.fail(place, "record-notation", text=text, expected=error.expected) from None
    refusal = match.check(seat, action)
    if refusal is not None:
        raise record.fail(
            place, "record-refused", text=text, seat=seat, rule=refusal.rule, refusal=refusal.code
        )
    match.apply(seat, action)


def _text(record: Record, key: str) -> str:
    value = record.data.get(key)
    if not isinstance(value, str):
        raise record.fail(key, "record-field", expected="text")
    return value


def _number(record: Record, key: str) -> int:
    value = record.data.get(key)
    if type(value) is not int:
        raise record.fail(key, "record-field", expected="number")
    return value


def _seed(record: Record) -> bytes:
    try:
        seed = bytes.fromhex(_text(record, "seed"))
    except ValueError:
        raise record.fail("seed", "record-field", expected="hexadecimal") from None
    if not SHORTEST_SEED <= len(seed) <= LONGEST_SEED:
        raise record.fail("seed", "record-field", expected="hexadecimal")
    return seed


def _options(record: Record) -> dict[str, int | str | bool]:
    value = record.data.get("options")
    if not isinstance(value, dict):
        raise record.fail("options", "record-field", expected="table")
    options: dict[str, int | str | bool] = {}
    for name, chosen in value.items():
        if not isinstance(chosen, (int, str)):
            raise record.fail(f"options.{name}", "record-field", expected="value")
        options[name] = chosen
    return options


def _view(record: Record) -> dict[str, object] | None:
    value = record.data.get("view")
    if value is not None and not isinstance(value, dict):
        raise record.fail("view", "record-field", expected="table")
    return value


def _log(record: Record) -> list[tuple[int, str]]:
    value = record.data.get("log")
    if not isinstance(value, list):
        raise record.fail("log", "record-field", expected="list")
    entries: list[tuple[int, str]] = []
    for index, entry in enumerate(value):
        if not isinstance(entry, list) or len(entry) != 2:
            raise record.fail(f"log[{index}]", "record-entry")
        seat, text = entry
        if type(seat) is not int or not isinstance(text, str):
            raise record.fail(f"log[{index}]", "record-entry")
        entries.append((seat, text))
    return entries


def _sealed(record: Record) -> list[tuple[int, str]]:
    value = record.data.get("sealed", {})
    if not isinstance(value, dict):
        raise record.fail("sealed", "record-field", expected="table")
    answers: list[tuple[int, str]] = []
    for seat, text in value.items():
        if not (seat.isascii() and seat.isdecimal() and len(seat) <= MOST_DIGITS):
            raise record.fail("sealed", "record-entry")
        if not isinstance(text, str):
            raise record.fail(f"sealed.{seat}", "record-entry")
        answers.append((int(seat), text))
    return sorted(answers)
