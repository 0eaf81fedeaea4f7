"""The small values that pass between a game and the world: decisions, refusals, events, options."""

from operator import index
from typing import Final, NamedTuple, SupportsIndex

from .message import Message as Message  # offered here, with the other small values

Primitive = int | str | bool | None
Action = tuple[int | str, ...]
AnyAction = tuple[SupportsIndex | str, ...]
Args = dict[str, "Arg"]

SPECTATOR: Final = -1
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


def known_viewer(viewer: object, seats: int) -> int:
    """The viewer, if it exists: a wrong number must not see as a spectator."""
    number = whole_number(viewer, "a viewer")
    if number != SPECTATOR and not 0 <= number < seats:
        raise ValueError(f"viewer {number} is neither a seat from 0 to {seats - 1} nor SPECTATOR")
    return number


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
    """A code of the catalogues and its figures as plain English, for those who have no catalogue.

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
        return self.audience is None or viewer in self.audience


class Option(NamedTuple):
    """A table option as data: allowed values, default, and the seat counts it makes sense for."""

    name: str
    values: tuple[int | str | bool, ...]
    default: int | str | bool
    seats: tuple[int, ...]


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
    declared: tuple[Option, ...], seats: int, given: dict[str, int | str | bool]
) -> dict[str, int | str | bool]:
    """All options of a table, defaults filled in; an unknown name or value is refused."""
    settled: dict[str, int | str | bool] = {}
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise OptionError("option-unknown", {"option": name, "known": ", ".join(names)})
    for option in declared:
        value = given.get(option.name, option.default)
        fits = any(value == v and type(value) is type(v) for v in option.values)
        if not fits:
            allowed = ", ".join(written_values(option.values))
            raise OptionError(
                "option-value", {"option": option.name, "value": str(value), "allowed": allowed}
            )
        if value != option.default and seats not in option.seats:
            counts = ", ".join(str(n) for n in option.seats)
            raise OptionError("option-seats", {"option": option.name, "seats": counts})
        settled[option.name] = value
    return settled


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
        details = [f"{name} {value}" for name, value in self.params.items()]
        what = self.code.replace("-", " ")
        return f"{where}: {what} ({', '.join(details)})" if details else f"{where}: {what}"
