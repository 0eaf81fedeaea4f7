"""What a learner sees of Rockwell besides the fields as they are declared (see `state`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from pithead.kernel.observation import TOP, Extra, Extras, Segment, capped, from_seat
from pithead.kernel.state import SEALED

from ..position.frames import FRAME_NAMES
from ..position.state import Position
from ..position.tables import CREWS, KINDS, TILES, Tables
from .view import sealed_seats

if TYPE_CHECKING:
    from librt.vecs import vec

FORM: Final = 5
PLANET: Final = ("tile_id", "tile_drilled", "pile_end", "pile_next")

ORDER: Final = (
    "options",  # edition, open stock, none scores nothing
    "course",  # turn, round, quiet turns, progress, over
    "question",
    "asked",
    "management",
    "control",
    "supply",  # dice, bribes
    "active",
    "tile_need",
    "tile_drilled",
    "tile_shaft",
    "tile_income",
    "piles_left",
    "card",
    "crew_place",
    "crew_power",
    "crew_die",
    "slot",
    "improvements",  # safety, mobility, shafts, cards
    "achieved",
    "achievement_next",
    "delivery",
    "acting",  # actions left, kinds traded
    "extraction",  # tile, card
    "shares",
    "losses",
    "frame",
    "holdings",  # known, cubes, money, insurance, prestige of deliveries
    "answer",
    "form",
)


def extras(tables: Tables, seats: int, owners: int) -> Extras:
    piles = len(tables.pile_start) - 1
    kinds = len(KINDS)
    question = (
        Segment("question", (1,), len(FRAME_NAMES), category=True),
        Segment("asked", (seats,), 1),
    )
    planet = (
        Segment("tile_income", (TILES, kinds), TOP),
        Segment("piles_left", (len(tables.pile_power),), TOP),
    )
    # Owner, crew.
    active = Segment("active", (2,), max(owners, CREWS), category=True)
    delivery = Segment("delivery", (piles, 2 + kinds), TOP)  # left, prestige, cubes
    frame = Segment("frame", (2,), TOP, category=True)
    form = Segment("form", (FORM,), TOP)  # verb, field, value; verb and value in two bytes
    return Extras(
        (
            Extra(question, write_question),
            Extra((active,), write_active),
            Extra(planet, write_planet, PLANET, by_viewer=False),
            Extra((delivery,), write_deliveries, ("delivery_next",), by_viewer=False),
            Extra((frame,), write_frame),
            Extra((form,), write_form),
        ),
        {"delivery_owner": delivered},
        ORDER,
    )


def write_question(s: Position, viewer: int, out: vec[u8], start: i64) -> None:
    if s.over:
        return
    what = s.stack[-3]
    out[start] = what + 1
    if s.asking != SEALED:
        out[start + 1 + (s.asking - viewer) % s.seats] = 1
        return
    for seat in sealed_seats(s, what):
        if seat != viewer or s.waiting[seat]:
            out[start + 1 + (seat - viewer) % s.seats] = 1


def write_active(s: Position, viewer: int, out: vec[u8], start: i64) -> None:
    out[start] = from_seat(s.active_owner, viewer, s.seats)
    out[start + 1] = s.active_crew % CREWS + 1 if s.active_crew >= 0 else 0


def write_planet(s: Position, _viewer: int, out: vec[u8], start: i64) -> None:
    income = s.tables.tile_income
    drilled, tiles = s.tile_drilled, s.tile_id
    tile: i64 = 0
    while tile < TILES:
        if drilled[tile]:
            first: i64 = tiles[tile] * 4
            out[start] = income[first]
            out[start + 1] = income[first + 1]
            out[start + 2] = income[first + 2]
            out[start + 3] = income[first + 3]
        start += 4
        tile += 1
    ends, tops = s.pile_end, s.pile_next
    pile: i64 = 0
    while pile < len(ends):
        out[start + pile] = ends[pile] - tops[pile]
        pile += 1


def write_deliveries(s: Position, _viewer: int, out: vec[u8], start: i64) -> None:
    tables = s.tables
    pile: i64 = 0
    while pile < len(s.delivery_next):
        top: i64 = s.delivery_next[pile]
        left: i64 = tables.pile_start[pile + 1] - top
        if left:
            cost = tables.delivery_cost
            out[start] = u8(left)
            out[start + 1] = tables.delivery_prestige[top]
            out[start + 2] = cost[top * 4]
            out[start + 3] = cost[top * 4 + 1]
            out[start + 4] = cost[top * 4 + 2]
            out[start + 5] = cost[top * 4 + 3]
        start += 2 + 4
        pile += 1


def write_frame(s: Position, _viewer: int, out: vec[u8], start: i64) -> None:
    if not s.over:
        out[start] = s.stack[-2] + 1
        out[start + 1] = s.stack[-1] + 1


def write_form(s: Position, viewer: int, out: vec[u8], start: i64) -> None:
    verb = s.form[viewer * 3]
    value = s.form[viewer * 3 + 2]
    out[start] = verb // 256
    out[start + 1] = verb % 256
    out[start + 2] = s.form[viewer * 3 + 1]
    out[start + 3] = capped(value // 256)
    out[start + 4] = value % 256


def delivered(s: Position, seat: int) -> int:
    """Prestige of the deliveries made."""
    total = 0
    for tile, owner in enumerate(s.delivery_owner):
        if owner == seat:
            total += s.tables.delivery_prestige[tile]
    return total
