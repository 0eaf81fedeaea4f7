"""The fields of a state, each declared once: what is done with all of them follows from it.

That is copy, view, un-view, dump, load, and the observation of a learner (see `observation`).

A game's state declares a field where it makes the attribute, in `__init__`, by asking the `Fields`
it is given for the first value:

    class Position(State):
        def __init__(self, tables: Tables, seats: int, fields: Fields = FRESH) -> None:
            super().__init__(seats, fields)
            self.turn = fields.number("turn", 0, MANY, dump="turn")
            self.money = fields.ints(
                "money", seats, 0, MANY, seen=OWNER, dump="companies.money", unit=100, obs=":own"
            )
            self.tile_id = fields.ints("tile_id", TILES, 0, 63, seen=MASKED, shared=True)

The one line says the attribute's name, how many numbers it holds, their bounds, who may see it,
whether copies share it, its place in the dump and what a learner observes of it.
`Fields` is a source of values, and there is one for every way a state can come about:

- `Fields` itself (`FRESH`) gives first values: an empty table;
- `Recorder` gives the same and writes down each declaration as a `Spec`;
- `Copied` copies another state, which is `clone`; `Unset` leaves that to the code of the fields;
- `Viewed` reads a view, which is the first half of `determinize`: what the view hides keeps its
  first value, for the game to guess;
- `Loaded` reads a picture of everything and refuses whatever is out of bounds, with its place.

What goes the other way walks the recorded specs: `ViewPlan.show` makes a view, and `name_fields`
says a view in names. The attributes stay native ints and lists of ints, so the rules pay nothing
for any of this. For our own games `make fields` writes copy and view out from the specs (their
`field_code`), which is faster.

A field with an empty `dump` has a shape of its own in the dump (a stack of frames, piles of cards);
the game writes and reads it, and `Loaded` leaves it at its first value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from .contract import ALL
from .reader import Reader

if TYPE_CHECKING:
    from .game import Game
    from .state import State

# Visibility of a field.
PUBLIC: Final = 0  # everyone
OWNER: Final = 1  # each seat's part its own seat, and others if `State.opens` says so
MASKED: Final = 2  # everyone, where `State.masks` does not hide it; a hidden number is -1
PRIVATE: Final = 3  # each seat's part its own seat, and nobody else ever
SECRET: Final = 4  # nobody; the game may show in its own way what follows from it

HIDDEN: Final = -1
NOBODY: Final = -1  # in a dump: null
MANY: Final = 1_000_000  # a bound for what no rule bounds

NUMBER: Final = 0
FLAG: Final = 1
LIST: Final = 2
LISTS: Final = 3

FLAGS: Final = (False, True)
"""`words` for a list of 0 and 1 that a dump shows as false and true."""


class Spec:
    """A declaration, written down."""

    def __init__(
        self,
        name: str,
        kind: int,
        size: int,
        low: int,
        high: int,
        start: int,
        seen: int,
        each: int,
        shared: bool,
        dump: str,
        unit: int,
        words: Sequence[str | bool],
        obs: str,
    ) -> None:
        self.name = name
        self.kind = kind
        self.size = size  # how many numbers a list holds; -1 for any number
        self.low = low
        self.high = high
        self.start = start
        self.seen = seen
        self.each = each  # how many numbers of a list belong to one seat, crew, tile …
        self.shared = shared
        self.dump = dump
        self.unit = unit  # what 1 counts for people: 100 for money kept in hundreds of dollars
        self.words = words  # the numbers' names in a dump, from 0
        self.obs = obs  # what an observation shows of it, see `observation`
        # The table of the picture that holds it, empty for the picture itself, and the field's keys
        # there: one, or one for each of `each` numbers.
        self.table, _, keys = dump.rpartition(".")
        self.keys = keys.split(",")


class Fields:
    """Gives a new state its values, here the first ones; see the module.

    A source of values needs little of a declaration and overrides `give_…`, or wants all of it as
    a `Spec`, says so (`by_spec`) and overrides `take`.
    """

    game: Game | None = None
    """The game the state belongs to, if that is known before it is made."""

    by_spec = False

    def number(
        self,
        name: str,
        low: int,
        high: int,
        start: int = 0,
        seen: int = PUBLIC,
        dump: str = "",
        words: Sequence[str | bool] = (),
        obs: str = "",
    ) -> int:
        """One whole number from low to high."""
        if not self.by_spec:
            return self.give_number(name, start, seen)
        spec = Spec(name, NUMBER, 1, low, high, start, seen, 1, False, dump, 1, words, obs)
        taken = self.take(spec)
        assert isinstance(taken, int)
        return taken

    def flag(self, name: str, seen: int = PUBLIC, dump: str = "", obs: str = "") -> bool:
        """Yes or no, first no."""
        if not self.by_spec:
            return self.give_number(name, 0, seen) != 0
        return bool(self.take(Spec(name, FLAG, 1, 0, 1, 0, seen, 1, False, dump, 1, (), obs)))

    def ints(
        self,
        name: str,
        size: int,
        low: int,
        high: int,
        start: int = 0,
        seen: int = PUBLIC,
        each: int = 1,
        dump: str = "",
        unit: int = 1,
        words: Sequence[str | bool] = (),
        obs: str = "",
        shared: bool = False,
    ) -> list[int]:
        """A list of numbers; of any length with size -1.

        The rules change it in place, or, if it seldom changes, replace it (`changed`): copies of a
        state then share it, which costs nothing.
        """
        if not self.by_spec:
            return self.give_list(name, size, start, seen, each, unit)
        spec = Spec(name, LIST, size, low, high, start, seen, each, shared, dump, unit, words, obs)
        taken = self.take(spec)
        assert isinstance(taken, list)
        return taken

    def lists(
        self,
        name: str,
        count: int,
        low: int,
        high: int,
        seen: int = PUBLIC,
        dump: str = "",
        words: Sequence[str | bool] = (),
        obs: str = "",
        shared: bool = False,
    ) -> list[list[int]]:
        """`count` lists of any length, empty at first, such as the hand of each seat."""
        if not self.by_spec:
            return self.give_lists(name, count, seen)
        spec = Spec(name, LISTS, count, low, high, 0, seen, 1, shared, dump, 1, words, obs)
        taken = self.take(spec)
        assert isinstance(taken, list)
        return taken

    # --- what a source overrides ------------------------------------------------------------------

    def take(self, spec: Spec) -> object:
        """The value for a field: an int, a bool, or a list of ints."""
        raise AssertionError("a source that wants specs takes the values from somewhere")

    def give_number(self, name: str, start: int, seen: int) -> int:
        return start

    def give_list(
        self, name: str, size: int, start: int, seen: int, each: int, unit: int
    ) -> list[int]:
        return [start] * size

    def give_lists(self, name: str, count: int, seen: int) -> list[list[int]]:
        return [[] for _ in range(count)]


FRESH: Final = Fields()
Item = TypeVar("Item")


def changed(shared: list[Item], at: int, item: Item) -> list[Item]:
    """A list that copies share, with something else at one place."""
    other = shared.copy()
    other[at] = item
    return other


class Copied(Fields):
    """The values of another state, lists copied."""

    def __init__(self, source: State) -> None:
        self.source = source
        self.game = source.game

    def give_number(self, name: str, start: int, seen: int) -> int:
        value: int = getattr(self.source, name)
        return value

    def give_list(
        self, name: str, size: int, start: int, seen: int, each: int, unit: int
    ) -> list[int]:
        value: list[int] = getattr(self.source, name)
        return value[:]

    def give_lists(self, name: str, count: int, seen: int) -> list[list[int]]:
        values: list[list[int]] = getattr(self.source, name)
        return [part[:] for part in values]


class Unset(Fields):
    """For a state whose fields are all assigned right after, so it needs no lists of its own.

    Its `__init__` asks for them all the same: only what it always assigns is read without a check.
    """

    def __init__(self) -> None:
        self.nothing: list[int] = []
        self.nothings: list[list[int]] = []

    def give_list(
        self, name: str, size: int, start: int, seen: int, each: int, unit: int
    ) -> list[int]:
        return self.nothing

    def give_lists(self, name: str, count: int, seen: int) -> list[list[int]]:
        return self.nothings


UNSET: Final = Unset()

# Whether this runs as plain Python.
PLAIN: Final = __file__.endswith(".py")
AnyState = TypeVar("AnyState", bound="State")


class CopyPlan:
    """The fields that copies of a state must not share."""

    def __init__(self, specs: Sequence[Spec]) -> None:
        own = [spec for spec in specs if not spec.shared]
        self.lists = [spec.name for spec in own if spec.kind == LIST]
        self.nested = [spec.name for spec in own if spec.kind == LISTS]


def plain_copy(state: AnyState, plan: CopyPlan) -> AnyState:
    """What `Copied` makes, where `PLAIN` says that objects have a dict: that is copied faster."""
    other = object.__new__(type(state))
    values = other.__dict__
    values.update(state.__dict__)
    for name in plan.lists:
        values[name] = values[name][:]
    for name in plan.nested:
        values[name] = [part[:] for part in values[name]]
    other.events = None
    return other


def first_value(spec: Spec) -> object:
    """What a fresh state has in this field."""
    if spec.kind == FLAG:
        return False
    if spec.kind == NUMBER:
        return spec.start
    if spec.kind == LISTS:
        return [[] for _ in range(spec.size)]
    return [spec.start] * spec.size


class Recorder(Fields):
    """First values; `specs` are the declarations, in the order in which they were made."""

    by_spec = True

    def __init__(self) -> None:
        self.specs: list[Spec] = []

    def take(self, spec: Spec) -> object:
        self.specs.append(spec)
        return first_value(spec)


# --- the view, and back -------------------------------------------------------------------------


class ViewPlan:
    """Shows the fields of any state, by their names."""

    def __init__(self, specs: Sequence[Spec]) -> None:
        self.all = list(specs)
        self.specs = [spec for spec in specs if spec.seen != SECRET]

    def show(self, state: State, viewer: int) -> dict[str, object]:
        """What this viewer may see of the fields. Secret ones are there for `ALL` alone."""
        specs = self.all if viewer == ALL else self.specs
        return {spec.name: _shown(state, spec, viewer) for spec in specs}


def _shown(state: State, spec: Spec, viewer: int) -> object:
    name = spec.name
    if spec.seen == MASKED and viewer != ALL:
        return state.masked(name, viewer)
    value = getattr(state, name)
    if spec.seen in (OWNER, PRIVATE):
        owners = len(value) if spec.kind == LISTS else state.seats
        is_private = spec.seen == PRIVATE
        seen = own_part(state, viewer) if is_private else state.open_parts(name, owners, viewer)
        if spec.kind == LISTS:
            return shown_lists(value, seen)
        if spec.each > 1:
            return shown_parts(value, owners, spec.each, seen)
        return shown_figures(value, owners, spec.unit, seen)
    if spec.kind == LISTS:
        return copies(value)
    return value[:] if spec.kind == LIST else value


def copies(parts: list[list[int]]) -> list[list[int]]:
    return [part.copy() for part in parts]


def own_part(state: State, viewer: int) -> list[int]:
    """The seats whose part a viewer sees: their own; none for a spectator."""
    if viewer == ALL:
        return list(range(state.seats))
    return [viewer] if 0 <= viewer < state.seats else []


# What belongs to several owners, one entry each; None but for the owners whose part is seen.


def shown_lists(parts: list[list[int]], seen: list[int]) -> list[list[int] | None]:
    shown: list[list[int] | None] = [None] * len(parts)
    for owner in seen:
        shown[owner] = parts[owner].copy()
    return shown


def shown_parts(
    values: list[int], owners: int, each: int, seen: list[int]
) -> list[list[int] | None]:
    """The owners' parts, `each` numbers long; None where not seen."""
    shown: list[list[int] | None] = [None] * owners
    for owner in seen:
        shown[owner] = values[owner * each : owner * each + each]
    return shown


def shown_figures(values: list[int], owners: int, unit: int, seen: list[int]) -> list[int | None]:
    """One number each, in units for people."""
    shown: list[int | None] = [None] * owners
    for owner in seen:
        shown[owner] = values[owner] * unit
    return shown


class Viewed(Fields):
    """The values a view holds; what it hides keeps its first value."""

    def __init__(self, view: Mapping[str, object]) -> None:
        self.view = view

    def give_number(self, name: str, start: int, seen: int) -> int:
        if seen == SECRET:
            return start
        shown = self.view[name]
        assert isinstance(shown, int)
        return shown

    def give_list(
        self, name: str, size: int, start: int, seen: int, each: int, unit: int
    ) -> list[int]:
        if seen == SECRET:
            return [start] * size
        shown = self.view[name]
        assert isinstance(shown, list)
        if seen not in (OWNER, PRIVATE):
            return shown[:]
        values: list[int] = []
        for part in shown:
            if part is None:
                values.extend([start] * each)
            elif isinstance(part, list):
                values.extend(part)
            else:
                values.append(part // unit)
        return values

    def give_lists(self, name: str, count: int, seen: int) -> list[list[int]]:
        if seen == SECRET:
            return [[] for _ in range(count)]
        shown = self.view[name]
        assert isinstance(shown, list)
        return [[] if part is None else list(part) for part in shown]


class Declared:
    """All fields of a state, written down, with the plans that follow from them.

    A game keeps one for each number of seats (`Game.declare`).
    """

    def __init__(self, specs: Sequence[Spec]) -> None:
        self.specs = list(specs)
        self.view = ViewPlan(specs)
        self.copy = CopyPlan(specs)


NOTHING_DECLARED: Final = Declared([])


# --- names, and back -------------------------------------------------------------------------


Layout = Mapping[str, Sequence[str]]
"""The tables of a picture that have an entry for each seat, crew, tile …: the entries' keys, in the
order of the state's lists. A table without keys, `{"companies": []}`, is a list."""


def name_fields(
    view: Mapping[str, Any], specs: Sequence[Spec], layout: Layout
) -> dict[str, object]:
    """The fields of a view that have a place in the picture, there; hidden figures are None."""
    data: dict[str, object] = {}
    for spec in specs:
        if not spec.dump or spec.name not in view:
            continue
        shown = view[spec.name]
        if spec.kind in (NUMBER, FLAG):
            table = data.setdefault(spec.table, {}) if spec.table else data
            assert isinstance(table, dict)
            table[spec.keys[0]] = _said(spec, shown)
        elif not spec.table:
            data[spec.dump] = _named(spec, shown)
        else:
            count = spec.size if spec.kind == LISTS else spec.size // spec.each
            _name_rows(_entries(data, spec.table, count, layout), spec, shown)
    return data


def _name_rows(entries: list[dict[str, object]], spec: Spec, shown: list[Any]) -> None:
    """Figures of each seat, crew, tile …; what is its owner's comes in their parts."""
    each, in_parts = spec.each, spec.seen in (OWNER, PRIVATE)
    if spec.kind == LISTS:
        for entry, part in zip(entries, shown, strict=True):
            entry[spec.keys[0]] = None if part is None else _named(spec, part)
    elif in_parts and each == 1:
        for entry, figure in zip(entries, shown, strict=True):  # already in units for people
            entry[spec.keys[0]] = None if figure is None else _said(spec, figure // spec.unit)
    elif in_parts:
        for entry, part in zip(entries, shown, strict=True):
            named = [None] * each if part is None else _named(spec, part)
            entry.update(zip(spec.keys, named, strict=True))
    else:
        for place, key in enumerate(spec.keys):
            for entry, figure in zip(entries, _named(spec, shown[place::each]), strict=True):
                entry[key] = figure


def _entries(
    data: dict[str, object], table: str, count: int, layout: Layout
) -> list[dict[str, object]]:
    """The entries of a table in their order, made by the first field that asks."""
    names = layout[table]
    if table not in data:
        data[table] = {name: {} for name in names} if names else [{} for _ in range(count)]
    rows: Any = data[table]
    return list(rows.values()) if names else rows


def _named(spec: Spec, numbers: list[int]) -> list[object]:
    if spec.unit == 1 and not spec.words and spec.low >= 0 and spec.seen != MASKED:
        return list(numbers)
    return [_said(spec, number) for number in numbers]


def _said(spec: Spec, number: int) -> object:
    if spec.kind == FLAG:
        # Compiled, a bool that comes as an int is 0 or 1.
        return number != 0
    if number == HIDDEN and spec.low >= NOBODY:
        return None  # hidden, or nobody
    return spec.words[number] if spec.words else number * spec.unit


class Loaded(Fields):
    """The values in a dump; LoadError names the place of what does not fit.

    It asks `reader` for every key it knows, so that `reader.refuse_unread` can tell the others.
    """

    by_spec = True

    def __init__(self, reader: Reader, layout: Layout) -> None:
        self.reader = reader
        self.layout = layout

    def take(self, spec: Spec) -> object:
        if not spec.dump:
            return first_value(spec)
        if spec.kind == FLAG:
            return self._table(spec).flag(spec.keys[0])
        if spec.kind == NUMBER:
            return _read(self._table(spec), spec, spec.keys[0])
        if spec.kind == LISTS:
            return [_read_list(row, spec, spec.keys[0], -1) for row in self._rows(spec)]
        if not spec.table:
            return _read_list(self.reader, spec, spec.dump, spec.size)
        values: list[int] = []
        for row in self._rows(spec):
            values.extend([_read(row, spec, key) for key in spec.keys])
        return values

    def _table(self, spec: Spec) -> Reader:
        return self.reader.below(spec.table) if spec.table else self.reader

    def _rows(self, spec: Spec) -> list[Reader]:
        names = self.layout[spec.table]
        count = spec.size // spec.each
        if names:
            table = self.reader.below(spec.table)
            return [table.below(name) for name in names]
        rows = self.reader.tables(spec.table)
        if len(rows) != count:
            raise self.reader.fail(spec.table, f"must have {count} entries")
        return rows


def _read_list(reader: Reader, spec: Spec, key: str, size: int) -> list[int]:
    """All entries of a list; of any number with size -1."""
    entries = reader.listed(key)
    if 0 <= size != len(entries):
        raise reader.fail(key, f"must have {size} entries")
    parts = {f"{key}[{at}]": value for at, value in enumerate(entries)}
    inside = Reader(parts, reader.place)
    return [_read(inside, spec, part) for part in parts]


def _read(reader: Reader, spec: Spec, key: str) -> int:
    value = reader.get(key)
    if value is None and spec.low == NOBODY:
        return NOBODY
    if spec.words:
        for number in range(spec.low if spec.low > 0 else 0, spec.high + 1):
            word = spec.words[number]
            if type(word) is type(value) and word == value:
                return number
        raise reader.fail(key, f"knows no {value!r}")
    low = max(spec.low, 0) if spec.low == NOBODY else spec.low
    number = reader.number(key, low * spec.unit, spec.high * spec.unit)
    if number % spec.unit:
        raise reader.fail(key, f"must be a multiple of {spec.unit}")
    return number // spec.unit
