"""What an observation shows of a field follows from its declaration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pithead.kernel.fields import FRESH, MANY, MASKED, OWNER, SECRET, Fields, Recorder
from pithead.kernel.observation import (
    TOP,
    Extra,
    Extras,
    ObservationPlan,
    Segment,
)
from pithead.kernel.state import State

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

SEATS = 2
COMPANIES = 3


class Mine(State):
    """Two seats and a company that nobody plays."""

    def __init__(self, fields: Fields = FRESH) -> None:
        super().__init__(SEATS, fields)
        self.night = fields.number("night", 0, 9, obs="course")
        self.coal = fields.number("coal", 0, MANY)
        self.digger = fields.number("digger", -1, SEATS - 1, start=-1, obs=":seat")
        self.order = fields.ints("order", SEATS, 0, SEATS - 1, obs=":place", shared=True)
        self.owner = fields.ints("owner", 4, -2, SEATS - 1, obs=":seat")
        self.crew = fields.ints("crew", 2 * COMPANIES, -1, 7, obs="crews:by_seat,category")
        self.safety = fields.ints("safety", SEATS, 0, 3, obs="boards:by_seat")
        self.shares = fields.ints("shares", -1, 0, MANY, each=2, obs=":by_seat")
        self.stock = fields.ints("stock", 2 * SEATS, 0, MANY, 0, OWNER, 2, obs="held:by_seat")
        self.money = fields.ints("money", SEATS, 0, MANY, seen=OWNER, obs="held:by_seat")
        self.won = fields.ints("won", SEATS, 0, 9, seen=SECRET, obs="held:figure")
        self.bid = fields.ints("bid", SEATS, 0, 9, seen=OWNER)
        self.tile = fields.ints("tile", 3, 0, 9, seen=MASKED, shared=True)
        self.hand = fields.lists("hand", SEATS, 0, 3, OWNER, obs="sizes:length hand:own")
        self.played = fields.lists("played", SEATS, 0, 3, obs="hand:own")
        self.deck = fields.ints("deck", -1, 0, 2, seen=SECRET, obs=":count")
        self.seed = fields.number("seed", 0, 9, seen=SECRET)
        self.serial = fields.number("serial", 0, 9, obs="-")

    def masks(self, name: str, at: int, viewer: int) -> bool:
        return at == 1


def won_twice(state: Mine, owner: int) -> int:
    return 2 * state.won[owner]


def write_sum(state: Mine, viewer: int, out: vec[u8], start: int) -> None:
    out[start] = state.night + viewer


EXTRAS = Extras(
    (Extra((Segment("sum", (1,), TOP),), write_sum),),
    {"won": won_twice},
    ("sum", "course"),
)


def plan() -> ObservationPlan:
    recorder = Recorder()
    Mine(recorder)
    return ObservationPlan(recorder.specs, SEATS, COMPANIES, EXTRAS)


def seen_by(viewer: int) -> dict[str, list[int]]:
    state = Mine()
    state.over = True
    state.night = 4
    state.coal = 300
    state.digger = 1
    state.order = [1, 0]
    state.owner = [-2, -1, 0, 1]
    state.crew = [1, 2, 3, 4, 5, -1]
    state.safety = [2, 3]
    state.stock = [10, 11, 20, 400]
    state.money = [7, 8]
    state.won = [3, 4]
    state.bid = [5, 6]
    state.tile = [0, 8, 9]
    state.hand = [[3, 3], [0]]
    state.played = [[], [0, 2]]
    state.deck = [2, 0, 2]
    made = plan()
    row = list(made.observe(state, viewer))
    parts: dict[str, list[int]] = {}
    for segment in made.segments:
        parts[segment.name], row = row[: segment.size], row[segment.size :]
    assert not row
    return parts


def test_every_seat_counts_from_itself() -> None:
    assert seen_by(1) == {
        "sum": [5],
        "course": [4, 1],
        "coal": [255],
        "digger": [1],
        "order": [0, 1],
        "owner": [1, 0, 3, 2],
        "crews": [4, 5, 2, 3, 6, 0],
        "boards": [3, 2],
        "shares": [0] * 6,
        "held": [1, 20, 255, 8, 8, 0, 0, 0, 0, 0],
        "bid": [6],
        "tile": [1, 0, 10],
        "sizes": [1, 2],
        "hand": [2, 0, 1, 0],
        "deck": [1, 0, 2],
    }
    assert seen_by(0)["digger"] == [2]
    assert seen_by(0)["held"] == [1, 10, 11, 7, 6, 0, 0, 0, 0, 0]
    assert seen_by(0)["crews"] == [2, 3, 4, 5, 6, 0]


def test_segments_have_the_bounds_of_their_fields() -> None:
    segments = {segment.name: segment for segment in plan().segments}
    assert segments["course"] == Segment("course", (2,), 9)
    assert segments["coal"] == Segment("coal", (1,), TOP)
    assert segments["digger"] == Segment("digger", (1,), 2, category=True)
    assert segments["owner"] == Segment("owner", (4,), 3, category=True)
    assert segments["crews"] == Segment("crews", (COMPANIES, 2), 8, category=True)
    assert segments["boards"] == Segment("boards", (SEATS,), 3)
    assert segments["held"] == Segment("held", (SEATS, 5), TOP)
    assert segments["tile"] == Segment("tile", (3,), 10)
    assert segments["hand"] == Segment("hand", (4,), TOP)
