"""The small values that pass between a game and the world: decisions, refusals, events, options."""

from typing import Final, NamedTuple

Primitive = int | str | bool | None
Action = tuple[int | str, ...]
Args = dict[str, "Arg"]

SPECTATOR: Final = -1
EVERYONE: Final = None


def known_viewer(viewer: int, seats: int) -> int:
    """The viewer itself, if there is such a one: a mistaken number must not see as a spectator."""
    if viewer != SPECTATOR and not 0 <= viewer < seats:
        raise ValueError(f"viewer {viewer} is neither a seat from 0 to {seats - 1} nor SPECTATOR")
    return viewer


class Message(NamedTuple):
    """Something to be said, in no language yet: the key of the catalogues and its figures.

    A message among the figures stands for its text; a tuple of messages is a row of sentences.
    """

    key: str
    args: Args

    def to_json(self) -> dict[str, object]:
        """`{"key": …, "args": {…}}`, messages inside it likewise, a tuple of them as a list."""
        args: dict[str, object] = {}
        for name, value in self.args.items():
            if isinstance(value, Message):
                args[name] = value.to_json()
            elif isinstance(value, tuple):
                args[name] = [sentence.to_json() for sentence in value]
            else:
                args[name] = value
        return {"key": self.key, "args": args}


Arg = Primitive | Message | tuple[Message, ...]


def key_of(*parts: str) -> str:
    """Words of the engine as the key of a message."""
    return "-".join(parts).replace("_", "-")


class Field(NamedTuple):
    """One bounded number of a form."""

    name: str
    low: int
    high: int
    step: int


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
        super().__init__(f"{refusal.rule}: {refusal.code} {refusal.params}")
        self.refusal = refusal


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
        super().__init__(f"{code} {params}")
        self.code = code
        self.params = params


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
