"""The small values that pass between a game and the world: decisions, refusals, events, options."""

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Final, NamedTuple, SupportsIndex

from .message import Message as Message  # offered here, with the other small values

Primitive = int | str | bool | None
Action = tuple[int | str, ...]
AnyAction = tuple[SupportsIndex | str, ...]
Args = dict[str, "Arg"]

SPECTATOR: Final = -1
ALL: Final = -100
"""The viewer who sees everything: for dumps and tests, never for a player. It is far from every
seat, so that no slip in counting makes it."""
EVERYONE: Final = None


def whole_number(value: object, what: str) -> int:
    """A plain int from anything that is a whole number, such as numpy's; else a TypeError."""
    if type(value) is int:
        return value
    # A truth value is an int to Python, and a mistake to us.
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise TypeError(f"{what} must be a whole number, not {value!r}")
    return index(value)


def known_seat(seat: object, seats: int) -> int:
    """The seat as a plain int, if the table has it."""
    number = whole_number(seat, "a seat")
    if not 0 <= number < seats:
        raise ValueError(f"there is no seat {number}: this table has seats 0 to {seats - 1}")
    return number


def known_viewer(viewer: object, seats: int, also: int = SPECTATOR) -> int:
    """The viewer, if it exists: a wrong number must not see as a spectator. `also`: `ALL`, where it
    may be one."""
    number = whole_number(viewer, "a viewer")
    if number not in (SPECTATOR, also) and not 0 <= number < seats:
        raise ValueError(f"viewer {number} is neither a seat from 0 to {seats - 1} nor SPECTATOR")
    return number


def known_luck(rng: object) -> Random:
    """The source of random numbers, if it is one."""
    if not isinstance(rng, Random):
        raise TypeError(f"rng must be a random.Random, not {rng!r}")
    return rng


def plain_action(action: object) -> object:
    """An action with plain ints and texts for its parts; anything else as it is."""
    if not isinstance(action, tuple):
        return action
    parts: list[object] = []
    for part in action:
        if isinstance(part, str):
            parts.append(str(part))
        else:
            try:
                parts.append(whole_number(part, "a part"))
            except TypeError:
                parts.append(part)  # for the check to refuse
    return tuple(parts)


def in_words(code: str, params: dict[str, "Primitive"]) -> str:
    """A code of the catalogues and its figures as plain English, where there is no catalogue.

    The kernel's own codes are sentences; a game's are the words of the code.
    """
    if code in SENTENCES:
        return SENTENCES[code].format_map(params)
    details = ", ".join([f"{name} {value}" for name, value in params.items()])
    said = code.replace("-", " ")
    return f"{said} ({details})" if details else said


SENTENCES: Final = {
    "malformed": "this is no action of the game; expected: {expected}",
    "not-asked": "seat {seat} is not asked now: {kind} is asked of seat {waiting}",
    "answered": "seat {seat} has no answer to {kind} to give",
    "wrong-question": "{verb} does not answer {kind}; the answers to it are: {verbs}",
    "stale": "the log has {now} entries, and this action was meant for a log of {at}",
    "game-over": "the game is over",
    "seats": "{game} is not played by {seats}; the numbers of seats are: {counts}",
    "option-unknown": "there is no table option {option!r}; there are: {known}",
    "option-value": "table option {option} can't be {value!r}; it is one of: {allowed}",
    "option-seats": "table option {option} is only for tables of {seats} seats",
    "record-unreadable": "this file can't be read ({reason}); check its name and your permissions",
    "record-not-utf8": "this is not a stored game: it is not UTF-8 text",
    "record-not-json": "this is not a stored game: it is not valid JSON in column {column}",
    "record-many": "this file holds many games; read them with pithead.records",
    "record-not-ours": "this is not a stored game: {expected!r} was expected here",
    "record-version": "the file has format {found}, and this Pithead reads format {known}",
    "record-rules": "the game was played under rules {found}, and here are rules {known}",
    "record-components": "the game was played with components {found}, and here are {known}",
    "record-game": "{name} can't be played here: {reason}",
    "record-commitment": "the seed is not the one published before the game",
    "record-differs": "the file says {found}, and playing it again gives {played}",
    "record-notation": "{text!r} is no action; expected: {expected}",
    "record-refused": "seat {seat} could not do {text!r} here ({rule})",
    "record-field": "what stands here must be of the kind: {expected}",
    "record-entry": "an entry must be a seat and an action in notation",
    "missing-file": "there is no such file; check the name",
    "unreadable-file": "this file can't be read; check that it is a file and your permissions",
    "not-utf8": "this is not UTF-8 text; save the file as UTF-8",
    "syntax": "this is not valid TOML; look for a missing quote, comma or bracket",
    "unknown-field": "nothing here is called {field!r}; correct the name or remove it",
    "missing-field": "{field!r} is missing here; add it",
}


Arg = Primitive | Message | tuple[Message, ...]


def key_of(*parts: str) -> str:
    """Words of the engine as the key of a message."""
    return "-".join(parts).replace("_", "-")


class Field(NamedTuple):
    """One bounded number of a form.

    A form is one action of all its fields; where a question has forms for several actions, `of` is
    the beginning of the one this field completes: `("sell", "zinc")` before the number sold.
    """

    name: str
    low: int
    high: int
    step: int
    of: Action = ()


def is_one_form(fields: tuple[Field, ...] | None) -> bool:
    """Whether the fields make up one action together, rather than complete one of several."""
    return fields is not None and all(not field.of for field in fields)


class Decision(NamedTuple):
    """What is asked now, and of whom. Sealed: of several, none of whom sees another's answer."""

    kind: str
    seats: tuple[int, ...]
    sealed: bool
    rule: str
    about: dict[str, Primitive]


class Refusal(NamedTuple):
    """Why an action is not legal. `code` and `remedy` are message keys, `params` their figures."""

    code: str
    rule: str
    params: dict[str, Primitive]
    remedy: str


class Refused(Exception):
    """Raised by `apply`; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{in_words(self.refusal.code, self.refusal.params)} [{self.refusal.rule}]"


class Event(NamedTuple):
    """Something that happened, who may know it, and because of which rule."""

    kind: str
    audience: tuple[int, ...] | None
    cause: str
    args: dict[str, Primitive]

    def visible_to(self, viewer: int) -> bool:
        """Whether a viewer may see it. Check before passing an event on."""
        return self.audience is None or viewer in self.audience


class Preset(NamedTuple):
    """A value of an option by a name, one for each seat count: a short game, a long one."""

    name: str
    by_seats: dict[int, int]


class Option(NamedTuple):
    """A table option as data: allowed values, default, and the seat counts it makes sense for."""

    name: str
    values: tuple[int | str | bool, ...]
    default: int | str | bool
    seats: tuple[int, ...]
    for_people: int | str | bool | None = None
    """What a table that people set up begins with, where that is not the default."""
    presets: tuple[Preset, ...] = ()
    """What people choose from instead of many numbers."""
    needs: tuple[str, int | str | bool] | None = None
    """Another option, and the value without which this one means nothing."""


def written_values(values: tuple[int | str | bool, ...]) -> list[str]:
    """Values as a user writes them; many numbers that follow one another as a range, `10-150`."""
    written: list[str] = []
    run: list[int] = []
    for value in values:
        if type(value) is int and run and value != run[-1] + 1:
            written += _written_run(run)
            run = []
        if type(value) is int:
            run.append(value)
        else:
            written += [*_written_run(run), str(value).lower()]
            run = []
    return written + _written_run(run)


def _written_run(run: list[int]) -> list[str]:
    return [f"{run[0]}-{run[-1]}"] if len(run) > 2 else [str(number) for number in run]


class OptionError(ValueError):
    """A table that can't be set up: one clear reason as a message key with figures."""

    def __init__(self, code: str, params: dict[str, Primitive]) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return in_words(self.code, self.params)


def settle_options(
    declared: tuple[Option, ...], seats: int, given: Mapping[str, object]
) -> dict[str, int | str | bool]:
    """All options of a table, defaults filled in; an unknown name or value is refused."""
    settled: dict[str, int | str | bool] = {}
    names = [option.name for option in declared]
    keys: list[object] = list(given)  # compiled, a loop over the mapping itself would want texts
    for name in keys:
        if name not in names:
            raise OptionError("option-unknown", {"option": str(name), "known": ", ".join(names)})
    for option in declared:
        value = _chosen(option, given.get(option.name, option.default))
        if value != option.default and seats not in option.seats:
            counts = ", ".join(str(n) for n in option.seats)
            raise OptionError("option-seats", {"option": option.name, "seats": counts})
        settled[option.name] = value
    return settled


def _chosen(option: Option, given: object) -> int | str | bool:
    """The value of an option that this is; numpy's numbers and truth values are as good as ours."""
    item = getattr(given, "item", None)
    plain = given if item is None else item()
    for value in option.values:
        if type(plain) is type(value) and plain == value:
            return value
    allowed = ", ".join(written_values(option.values))
    raise OptionError(
        "option-value", {"option": option.name, "value": str(given), "allowed": allowed}
    )


class ComponentError(Exception):
    """A component file that cannot be played with.

    The reason is the message `component-error-<code>` of the catalogues, with `params`. `place` is
    `line:column` for text that is not TOML, and empty when the file could not be read at all.
    """

    def __init__(self, file: str, place: str, code: str, **params: str | int) -> None:
        super().__init__(file, place, code)
        self.file = file
        self.place = place
        self.code = code
        self.params = params

    def __str__(self) -> str:
        where = ": ".join(part for part in (self.file, self.place) if part)
        params: dict[str, Primitive] = {**self.params}
        return f"{where}: {in_words(self.code, params)}"
