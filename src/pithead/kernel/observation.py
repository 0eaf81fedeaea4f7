"""What a learner is given instead of a view: small whole numbers in named segments.

An observation is one byte a number. Seats in it are counted from the observer on (0 is the
observer, 1 the left neighbour), so that a learner plays every seat with one set of weights.
Companies without a seat come last.

It follows from the fields (see `fields`). A field that may be seen has a segment of its name, with
its numbers as they are: an owner's field shows the observer's part, a masked one 0 for what is
hidden and all else one higher. `obs` in the declaration says something else, as `segment:how`:

    self.turn = fields.number("turn", 0, MANY, obs="course")
    self.safety = fields.ints("safety", seats, 0, 3, obs="improvements:by_seat")
    self.digger = fields.number("digger", -1, seats - 1, obs=":seat")
    self.hand = fields.lists("hand", seats, 0, last, OWNER, obs="companies:length hand:own")

Fields of one segment stand in it in the order of their declarations, those of `State` last. Either
half may be missing, there may be several, and `-` alone shows nothing. How:

- `by_seat`: a row for each company, made of all fields of the segment; in rows of an owner's fields
  the first number says whether the observer may see them, and all are 0 if not;
- `seat`: the numbers are seats, 1 for the observer; `category`: they are names, not amounts;
- `place`: a list of all seats in some order, as the place of each seat in it;
- `own`: the observer's part; `count`: all of it. Of lists without a fixed length, how many of each
  number there are;
- `length`: how long the list of each company is; by seat;
- `figure`: a figure of each company that the game makes of the field (`Extras`); by seat.

Numbers that may be negative are raised until the lowest is 0, and what is above `TOP` is cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mypy_extensions import i64, u8

from .buffer import clear, new_bytes
from .fields import LIST, LISTS, MASKED, OWNER, PRIVATE, SECRET, Spec

if TYPE_CHECKING:
    from librt.vecs import vec

    from .state import State

TOP: Final = 255
"""Larger figures are cut off here."""

NOTHING: Final = "-"
KERNEL_FIELDS: Final = 3  # those that `State` declares, before any of a game


class Segment(NamedTuple):
    """A part of every observation. Values go from 0 to `high`.

    In a category the numbers are names: 0 stands for none, and 3 is not more than 2.
    """

    name: str
    shape: tuple[int, ...]
    high: int
    category: bool = False

    @property
    def size(self) -> int:
        product = 1
        for length in self.shape:
            product *= length
        return product


def capped(figure: int, high: int = TOP) -> int:
    return figure if figure < high else high


def from_seat(owner: int, viewer: int, seats: int) -> int:
    """0 for nobody, 1 for the viewer, 2 for the left neighbour …; without a seat: last."""
    if owner < 0:
        return 0
    return owner + 1 if owner >= seats else (owner - viewer) % seats + 1


def add_counts(numbers: list[int], start: i64, out: vec[u8]) -> None:
    """How many of each number there are, added to what stands from `start` on."""
    for number in numbers:
        at = start + number
        out[at] = out[at] + 1


class Extra(NamedTuple):
    """Segments that show no field as it is, and who writes them: (state, observer, out, start).

    From `start` on there are zeros in `out`, so only other numbers need be written.
    """

    segments: tuple[Segment, ...]
    write: Callable[[Any, int, vec[u8], int], None]


class Extras(NamedTuple):
    """What a game's observation has besides its fields."""

    extras: tuple[Extra, ...] = ()
    # Of fields shown by `figure`: (state, owner).
    figures: Mapping[str, Callable[[Any, int], int]] = {}
    # The order of the segments; without one, fields as they are declared and then the extras.
    order: tuple[str, ...] = ()


NO_EXTRAS: Final = Extras()

# How a field is shown.
AS_IT_IS: Final = 0
SEAT: Final = 1
PLACE: Final = 2
HIDES: Final = 3
BY_SEAT: Final = 4
LENGTH: Final = 5
FIGURE: Final = 6
OWN: Final = 7
COUNT: Final = 8
HOWS: Final = {
    "seat": SEAT,
    "place": PLACE,
    "by_seat": BY_SEAT,
    "length": LENGTH,
    "figure": FIGURE,
    "own": OWN,
    "count": COUNT,
}
CATEGORY: Final = "category"


class Shown:
    """What one segment shows of one field."""

    def __init__(
        self,
        place: int,
        spec: Spec,
        hows: Sequence[str],
        seats: int,
        companies: int,
        figures: Mapping[str, Callable[[Any, int], int]],
    ) -> None:
        self.place: i64 = place  # of the field among all
        self.name = spec.name
        self.figure = figures[spec.name] if "figure" in hows else None
        self.is_list = spec.kind == LIST
        self.is_category = CATEGORY in hows or "seat" in hows
        self.how: i64 = _how(spec, [HOWS[how] for how in hows if how != CATEGORY])
        self.is_owners = spec.seen == OWNER and self.how == BY_SEAT
        self.is_counts = self.how in (OWN, COUNT) and (spec.kind == LISTS or spec.size < 0)
        self.raised: i64 = 1 if self.how == HIDES else max(-spec.low, int(self.how == SEAT))
        # How many rows by seat (0: as many as the fields beside it), how many numbers in each.
        self.rows = _rows(spec, self.how, seats, companies)
        self.size: i64 = _size(spec, self.how, self.is_counts, self.rows)
        is_amount = self.is_counts or self.how in (LENGTH, FIGURE)
        self.high = TOP if is_amount else capped(spec.high + int(self.raised))


def _how(spec: Spec, hows: list[int]) -> int:
    if hows:
        return hows[0]
    if spec.seen == MASKED:
        return HIDES
    return OWN if spec.seen in (OWNER, PRIVATE) else AS_IT_IS


def _rows(spec: Spec, how: int, seats: int, companies: int) -> int:
    if how == LENGTH:
        return spec.size
    if how != BY_SEAT:
        return 0
    if spec.size < 0:
        return companies
    if spec.each > 1:
        return spec.size // spec.each
    return seats if spec.size == seats else companies


def _size(spec: Spec, how: int, is_counts: bool, rows: int) -> int:
    if how in (LENGTH, FIGURE):
        return 1
    if is_counts:
        return spec.high + 1
    if how == OWN or spec.size < 0:
        return spec.each
    return spec.size // rows if how == BY_SEAT else spec.size


class Block:
    """A segment made of fields, or several that an extra writes."""

    def __init__(self, name: str, shown: list[Shown], extra: Extra | None) -> None:
        self.name = name
        self.shown = shown
        self.write = None if extra is None else extra.write
        self.rows = max([each.rows for each in shown], default=0)
        self.is_counts = any(each.is_counts for each in shown)
        self.tells_known = self.rows > 0 and any(each.is_owners for each in shown)
        self.segments = self._segments() if extra is None else extra.segments
        self.row: i64 = self.segments[0].size // max(self.rows, 1)  # numbers in one
        self.size = sum([segment.size for segment in self.segments])
        self.start: i64 = 0  # where it stands in an observation

    def _segments(self) -> tuple[Segment, ...]:
        sizes = [int(each.size) for each in self.shown]
        size = sizes[0] if self.is_counts else sum(sizes) + self.tells_known
        shape: tuple[int, ...] = (size,)
        if self.rows:
            shape = (self.rows, size) if size > 1 else (self.rows,)
        high = max([each.high for each in self.shown])
        return (Segment(self.name, shape, high, any(each.is_category for each in self.shown)),)


class ObservationPlan:
    """The segments of an observation in their order, and how to write them fast.

    `values` gives the values of all fields in the order of the specs; without it they are looked
    up by name, which is slower.
    """

    def __init__(
        self,
        specs: Sequence[Spec],
        seats: int,
        companies: int,
        extras: Extras = NO_EXTRAS,
        values: Callable[[Any], list[object]] | None = None,
    ) -> None:
        self.companies = companies
        self.blocks = _ordered(_blocks(specs, seats, companies, extras), extras)
        self.segments: tuple[Segment, ...] = ()
        self.size = 0
        for block in self.blocks:
            block.start = self.size
            self.segments += block.segments
            self.size += block.size
        self._values = values
        self._values_of = attrgetter(*[spec.name for spec in specs])
        # By viewer: all companies from there on, those without a seat last.
        self._orders = [_order(viewer, seats, companies) for viewer in range(seats)]

    def observe(self, state: State, viewer: int) -> bytes:
        out = new_bytes(self.size)
        self._write(state, viewer, out, 0)
        return bytes(out)

    def write(self, state: State, viewer: int, out: vec[u8], first: i64) -> None:
        """Write an observation into a buffer, from place `first` on, over whatever is there."""
        clear(out, first, self.size)
        self._write(state, viewer, out, first)

    def _write(self, state: State, viewer: int, out: vec[u8], first: i64) -> None:
        """The same where all is 0: most numbers are, and only others are written."""
        order = self._orders[viewer]
        values = list(self._values_of(state)) if self._values is None else self._values(state)
        for block in self.blocks:
            start = first + block.start
            if block.write is not None:
                block.write(state, viewer, out, start)
            elif block.rows:
                _write_rows(state, order, block, values, out, start)
            elif block.is_counts:
                _write_counts(viewer, block, values, out, start)
            else:
                _write_fields(state, order, block, values, out, start)


def _order(viewer: int, seats: int, companies: int) -> list[int]:
    order = [(viewer + offset) % seats for offset in range(seats)]
    return order + list(range(seats, companies))


def _write_fields(
    state: State, order: list[int], block: Block, values: list[object], out: vec[u8], start: i64
) -> None:
    for shown in block.shown:
        value = values[shown.place]
        if isinstance(value, list):
            _write_list(state, order, shown, value, out, start)
        elif shown.how == SEAT:
            out[start] = u8(_seat(_number(value), order[0], state.seats, shown.raised))
        else:
            _write_number(_number(value) + shown.raised, out, start)
        start += shown.size


def _write_rows(
    state: State, order: list[int], block: Block, values: list[object], out: vec[u8], start: i64
) -> None:
    """Field by field, not row by row: what is done once for a field is most of the work."""
    seen = order
    if block.tells_known:
        seen = state.open_parts(block.shown[0].name, len(order), order[0])
        _write_known(order, seen, block, out, start)
        start += 1
    for shown in block.shown:
        value = values[shown.place]
        at = start
        row: i64 = 0
        while row < block.rows:
            owner: i64 = order[row]
            if not block.tells_known or owner in seen:
                if shown.figure is not None:
                    _write_number(shown.figure(state, owner), out, at)
                elif shown.how == LENGTH:
                    _write_number(len(_lists(value)[owner]), out, at)
                else:
                    _write_part(_numbers(value), owner * shown.size, shown, out, at)
            at += block.row
            row += 1
        start += shown.size


def _write_known(order: list[int], seen: list[int], block: Block, out: vec[u8], start: i64) -> None:
    """Whose rows the observer may see."""
    row: i64 = 0
    while row < block.rows:
        if order[row] in seen:
            out[start + row * block.row] = 1
        row += 1


def _lists(value: object) -> list[list[int]]:
    assert isinstance(value, list)
    return value


def _numbers(value: object) -> list[int]:
    assert isinstance(value, list)
    return value


def _number(value: object) -> i64:
    assert isinstance(value, int)
    return value


def _write_number(number: i64, out: vec[u8], at: i64) -> None:
    out[at] = u8(number) if number < TOP else TOP


def _write_list(
    state: State, order: list[int], shown: Shown, numbers: list[int], out: vec[u8], start: i64
) -> None:
    how = shown.how
    if how == AS_IT_IS and len(numbers) == shown.size:
        _write_all(numbers, shown.raised, out, start)
    elif how == AS_IT_IS:
        _write_part(numbers, 0, shown, out, start)
    elif how == SEAT:
        _write_seats(numbers, order[0], state.seats, shown.raised, out, start)
    elif how == OWN:
        _write_part(numbers, order[0] * shown.size, shown, out, start)
    elif how == PLACE:
        place: i64 = 0
        while place < len(numbers):
            out[start + order.index(numbers[place])] = u8(place)
            place += 1
    else:
        assert how == HIDES
        _write_all(state.masked(shown.name, order[0]), shown.raised, out, start)


def _seat(number: i64, viewer: i64, seats: i64, raised: i64) -> i64:
    """Those that are no seats, -1 and below, come before the seats."""
    if number < 0:
        return -1 - number
    return (number if number >= seats else (number - viewer) % seats) + raised


def _write_seats(
    numbers: list[int], viewer: i64, seats: i64, raised: i64, out: vec[u8], start: i64
) -> None:
    for each in numbers:
        number: i64 = each
        if number != -1:
            out[start] = u8(_seat(number, viewer, seats, raised))
        start += 1


def _write_all(numbers: list[int], raised: i64, out: vec[u8], start: i64) -> None:
    """A list as it is. Compiled, going through one is faster than taking numbers by their place."""
    for each in numbers:
        number = raised + each
        if number:
            out[start] = u8(number) if number < TOP else TOP
        start += 1


def _write_part(numbers: list[int], first: i64, shown: Shown, out: vec[u8], start: i64) -> None:
    """One owner's part of a list, if it has any now."""
    if numbers:
        raised = shown.raised
        end = first + shown.size
        while first < end:
            number = numbers[first] + raised
            if number:
                out[start] = u8(number) if number < TOP else TOP
            start += 1
            first += 1


def _write_counts(
    viewer: i64, block: Block, values: list[object], out: vec[u8], start: i64
) -> None:
    for shown in block.shown:
        value = values[shown.place]
        add_counts(_numbers(value) if shown.is_list else _lists(value)[viewer], start, out)


# --- making the plan ----------------------------------------------------------------------------


def _blocks(specs: Sequence[Spec], seats: int, companies: int, extras: Extras) -> list[Block]:
    """A block for each segment that shows fields, in the order of the declarations."""
    members: dict[str, list[Shown]] = {}
    order = [*range(KERNEL_FIELDS, len(specs)), *range(KERNEL_FIELDS)]
    for place in order:
        spec = specs[place]
        if not spec.obs and (spec.seen == SECRET or spec.size < 0 or spec.kind == LISTS):
            continue
        for said in spec.obs.split() or [""]:
            if said != NOTHING:
                segment, _, hows = said.partition(":")
                listed = hows.split(",") if hows else []
                shown = Shown(place, spec, listed, seats, companies, extras.figures)
                members.setdefault(segment or spec.name, []).append(shown)
    return [Block(name, shown, None) for name, shown in members.items()]


def _ordered(blocks: list[Block], extras: Extras) -> list[Block]:
    blocks = blocks + [Block(each.segments[0].name, [], each) for each in extras.extras]
    order = {name: at for at, name in enumerate(extras.order)}
    return sorted(blocks, key=lambda block: order.get(block.name, len(order)))
