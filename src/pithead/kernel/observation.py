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
    """0 for no seat, 1 for the viewer, 2 for the left neighbour …; without a seat: last."""
    if owner < 0:
        return 0
    return owner + 1 if owner >= seats else (owner - viewer) % seats + 1


def add_counts(numbers: list[int], start: i64, out: vec[u8]) -> None:
    """How many of each number there are, added to what stands from `start` on."""
    for number in numbers:
        at: i64 = start + number
        out[at] = out[at] + 1


class Extra(NamedTuple):
    """Segments that show no field as it is, and who writes them: (state, observer, out, start).

    From `start` on there are zeros in `out`, so only other numbers need be written.
    """

    segments: tuple[Segment, ...]
    write: Callable[[Any, int, vec[u8], int], None]
    # The shared fields all of it is made of, if there are no others, and whether it looks otherwise
    # to another observer: it is written again only when one of these was replaced.
    reads: tuple[str, ...] = ()
    by_viewer: bool = True


class Extras(NamedTuple):
    """The parts of a game's observation that are not fields."""

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
BY_VIEWER: Final = (SEAT, PLACE, OWN)
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
        self.is_number = spec.kind not in (LIST, LISTS)
        self.is_category = CATEGORY in hows or "seat" in hows
        self.how: i64 = _how(spec, [HOWS[how] for how in hows if how != CATEGORY])
        self.is_shared = spec.shared and self.how not in (HIDES, FIGURE)
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
        # The fields it is made of, if all are shared: it changes only when one is replaced.
        self.reads: tuple[str, ...] = () if extra is None else extra.reads
        self.by_viewer = extra is None or extra.by_viewer
        if shown:
            if all(each.is_shared for each in shown) and not self.tells_known:
                self.reads = tuple(each.name for each in shown)
            self.by_viewer = self.rows > 0 or any(each.how in BY_VIEWER for each in shown)
        self.segments = self._segments() if extra is None else extra.segments
        self.row: i64 = self.segments[0].size // max(self.rows, 1)  # numbers in one
        self.size: i64 = sum([segment.size for segment in self.segments])
        self.start: i64 = 0  # where it stands in an observation
        # By viewer: whose each row is, and which row is each owner's.
        self.owners: list[list[int]] = []
        self.row_of: list[list[int]] = []

    def _segments(self) -> tuple[Segment, ...]:
        sizes = [int(each.size) for each in self.shown]
        size = sizes[0] if self.is_counts else sum(sizes) + self.tells_known
        shape: tuple[int, ...] = (size,)
        if self.rows:
            shape = (self.rows, size) if size > 1 else (self.rows,)
        high = max([each.high for each in self.shown])
        return (Segment(self.name, shape, high, any(each.is_category for each in self.shown)),)


class BlockWriter:
    """Writes the blocks of a plan for any game, its fields looked up by their names.

    Our games have a faster one, written out from the declarations (`make fields`).
    """

    def write(
        self,
        state: Any,
        was: Any,
        viewer: i64,
        fresh: bool,
        moved: bool,
        blocks: list[Block],
        out: vec[u8],
        first: i64,
    ) -> None:
        """Each block from its place after `first` on.

        If `fresh`, all is 0 there. Otherwise there stands what was written of a state with the
        shared fields of `was`, for another viewer if `moved`: blocks that can't have changed may be
        left alone, and `was` gets the shared fields of the others.
        """
        if not fresh:
            for block in blocks:
                clear(out, first + block.start, block.size)
        write_any(state, viewer, blocks, out, first)


class ObservationPlan:
    """The segments of an observation in their order, and how to write them."""

    def __init__(
        self,
        specs: Sequence[Spec],
        seats: int,
        companies: int,
        extras: Extras = NO_EXTRAS,
        writer: BlockWriter | None = None,
    ) -> None:
        self.blocks = _ordered(_blocks(specs, seats, companies, extras), extras)
        self.segments: tuple[Segment, ...] = ()
        self.size = 0
        for block in self.blocks:
            block.start = self.size
            for viewer in range(seats):
                owners = _order(viewer, seats, companies)[: block.rows]
                block.owners.append(owners)
                block.row_of.append([owners.index(owner) for owner in range(block.rows)])
            self.segments += block.segments
            self.size += block.size
        self.writer = BlockWriter() if writer is None else writer
        self.blank = new_bytes(self.size)

    def observe(self, state: State, viewer: int) -> bytes:
        out = self.blank[:]
        self.writer.write(state, state, viewer, True, True, self.blocks, out, 0)
        return bytes(out)

    def write(self, state: State, viewer: int, out: vec[u8], first: i64, before: Written) -> None:
        """Write an observation into a buffer, from place `first` on, over what stood `before`."""
        was = before.was
        moved = before.viewer != viewer
        before.viewer = viewer
        if was is None:
            before.was = state.clone()
            clear(out, first, self.size)
            self.writer.write(state, state, viewer, True, True, self.blocks, out, first)
        else:
            self.writer.write(state, was, viewer, False, moved, self.blocks, out, first)


class Written:
    """What stands in one place of a buffer."""

    def __init__(self) -> None:
        self.was: State | None = None  # its shared fields are those that were written
        self.viewer = 0


def _order(viewer: int, seats: int, companies: int) -> list[int]:
    """All companies from the viewer on, those without a seat last."""
    order = [(viewer + offset) % seats for offset in range(seats)]
    return order + list(range(seats, companies))


def write_any(state: State, viewer: int, blocks: list[Block], out: vec[u8], first: i64) -> None:
    """The blocks of any game, its fields looked up by their names."""
    for block in blocks:
        start: i64 = first + block.start
        if block.write is not None:
            block.write(state, viewer, out, start)
        elif block.rows:
            _write_rows(state, viewer, block, out, start)
        elif block.is_counts:
            for shown in block.shown:
                value = getattr(state, shown.name)
                add_counts(value if shown.is_list else value[viewer], start, out)
        else:
            for shown in block.shown:
                _write_field(state, viewer, shown, out, start)
                start += shown.size


def _write_field(state: State, viewer: int, shown: Shown, out: vec[u8], start: i64) -> None:
    value = getattr(state, shown.name)
    seats: i64 = state.seats
    if not isinstance(value, list):
        number: i64 = int(value)
        if shown.how == SEAT:
            out[start] = u8(from_viewer(number, viewer, seats, shown.raised))
        else:
            write_number(number + shown.raised, out, start)
    elif shown.how == AS_IT_IS:
        write_numbers(value, shown.raised, out, start)
    elif shown.how == SEAT:
        write_seats(value, viewer, seats, shown.raised, out, start)
    elif shown.how == OWN:
        write_part(value, viewer, shown.size, shown.raised, out, start)
    elif shown.how == PLACE:
        write_places(value, viewer, seats, out, start)
    else:
        assert shown.how == HIDES
        write_numbers(state.masked(shown.name, viewer), shown.raised, out, start)


def _write_rows(state: State, viewer: int, block: Block, out: vec[u8], start: i64) -> None:
    """Field by field, not row by row: what is done once for a field is most of the work."""
    owners = block.owners[viewer]
    if block.tells_known:
        name = block.shown[0].name
        owners = known_owners(owners, state.open_parts(name, block.rows, viewer))
        write_known(owners, block.row, out, start)
        start += 1
    for shown in block.shown:
        value = getattr(state, shown.name)
        if shown.figure is not None:
            figures = [0 if who < 0 else shown.figure(state, who) for who in owners]
            write_figures(figures, block.row, out, start)
        elif shown.how == LENGTH:
            write_lengths(value, owners, block.row, out, start)
        elif block.tells_known:
            write_known_parts(value, owners, shown.size, shown.raised, block.row, out, start)
        else:
            rows = block.row_of[viewer]
            write_by_owner(value, rows, shown.size, shown.raised, block.row, out, start)
        start += shown.size


# --- what the written code calls, too -----------------------------------------------------------


def emptied(block: Block, fresh: bool, out: vec[u8], start: i64) -> i64:
    """Where a block begins, all 0 from there on."""
    at = start + block.start
    if not fresh:
        clear(out, at, block.size)
    return at


# Of `owners` there is one a row, -1 for those whose part the viewer may not see; rows stand `row`
# numbers apart. `raised` is added to each number.


def write_number(number: i64, out: vec[u8], at: i64) -> None:
    out[at] = u8(number) if number < TOP else TOP


def write_numbers(numbers: list[int], raised: i64, out: vec[u8], at: i64) -> None:
    """Compiled, going through a list is faster than taking numbers by their place."""
    for each in numbers:
        number = raised + each
        if number:
            out[at] = u8(number) if number < TOP else TOP
        at += 1


def write_part(
    numbers: list[int], owner: i64, size: i64, raised: i64, out: vec[u8], at: i64
) -> None:
    """One owner's part of a list, if it has any now."""
    if not numbers:
        return
    place = owner * size
    end = place + size
    while place < end:
        number = numbers[place] + raised
        if number:
            out[at] = u8(number) if number < TOP else TOP
        at += 1
        place += 1


def write_by_owner(
    numbers: list[int], rows: list[int], size: i64, raised: i64, row: i64, out: vec[u8], at: i64
) -> None:
    """What all owners show, part by part in the order of the list; `rows` are their rows."""
    owner = 0
    place: i64 = 0
    end: i64 = 0
    for each in numbers:
        if place == end:
            place = at + rows[owner] * row
            end = place + size
            owner += 1
        number = raised + each
        if number:
            out[place] = u8(number) if number < TOP else TOP
        place += 1


def write_known_parts(
    numbers: list[int], owners: list[int], size: i64, raised: i64, row: i64, out: vec[u8], at: i64
) -> None:
    """What some owners show."""
    for owner in owners:
        if owner >= 0:
            write_part(numbers, owner, size, raised, out, at)
        at += row


def write_lengths(
    lists: list[list[int]], owners: list[int], row: i64, out: vec[u8], at: i64
) -> None:
    for owner in owners:
        write_number(len(lists[owner]), out, at)
        at += row


def write_figures(figures: list[int], row: i64, out: vec[u8], at: i64) -> None:
    for figure in figures:
        write_number(figure, out, at)
        at += row


def known_owners(owners: list[int], seen: list[int]) -> list[int]:
    """The owners of the rows, -1 for those who are not seen."""
    if len(seen) >= len(owners):
        return owners
    return [who if who in seen else -1 for who in owners]


def write_known(owners: list[int], row: i64, out: vec[u8], at: i64) -> None:
    """Whose rows the viewer may see."""
    for owner in owners:
        if owner >= 0:
            out[at] = 1
        at += row


def from_viewer(seat: i64, viewer: i64, seats: i64, raised: i64) -> i64:
    """A seat counted from the viewer; those that are no seats, -1 and below, come before them."""
    if seat < 0:
        return -1 - seat
    if viewer <= seat < seats:
        return seat - viewer + raised
    return seat + raised if seat >= seats else seat - viewer + seats + raised


def write_seats(
    numbers: list[int], viewer: i64, seats: i64, raised: i64, out: vec[u8], at: i64
) -> None:
    for each in numbers:
        seat: i64 = each
        if seat != -1:
            out[at] = u8(from_viewer(seat, viewer, seats, raised))
        at += 1


def write_places(numbers: list[int], viewer: i64, seats: i64, out: vec[u8], at: i64) -> None:
    """The place of each seat in a list of all."""
    for place, seat in enumerate(numbers):
        out[at + from_viewer(seat, viewer, seats, 0)] = u8(place)


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
