"""What one viewer may know, and a full state made up to fit it (RW-SET-2).

A view holds the fields that the state declares as visible to the viewer, and the few facts written
into it here. What is hidden is None, or -1 inside a list.
"""

from random import Random

from pithead.kernel.fields import HIDDEN, Viewed
from pithead.kernel.state import SEALED

from . import frames
from .field_code import show_fields
from .frames import FRAME_NAMES
from .rules.turn import RockwellState
from .state import IN_PILE, NOBODY, ON_TABLE, Position
from .tables import TILES, Tables


def make_view(s: RockwellState, viewer: int) -> dict[str, object]:
    view = show_fields(s, viewer)
    view["game"] = "rockwell"
    view["seats"] = s.seats
    view["viewer"] = viewer
    view["decision"] = _decision(s, viewer)
    view["piles_left"] = [s.pile_end[p] - s.pile_next[p] for p in range(len(s.pile_end))]
    view["deliveries"] = _deliveries(s, viewer)
    return view


def _deliveries(s: RockwellState, viewer: int) -> list[list[int] | None]:
    """The delivery tiles of each company; None for those the viewer may not see."""
    owners = s.delivery_owner
    shown: list[list[int] | None] = [None] * s.seats
    for seat in s.open_parts("delivery_owner", s.seats, viewer):
        shown[seat] = [tile for tile in range(len(owners)) if owners[tile] == seat]
    return shown


def _decision(s: RockwellState, viewer: int) -> dict[str, object] | None:
    """What is asked. Of a sealed question only the viewer learns whether they have answered."""
    if s.over:
        return None
    what = s.stack[-3]
    if s.asking != SEALED:
        return {"kind": FRAME_NAMES[what], "seats": [s.asking], "sealed": False, "waiting": []}
    seats = sealed_seats(s, what)
    waiting = [seat for seat in seats if seat != viewer or s.waiting[seat]]
    return {"kind": FRAME_NAMES[what], "seats": seats, "sealed": True, "waiting": waiting}


def sealed_seats(s: Position, what: int) -> list[int]:
    """All who are asked a sealed question, whether or not they have answered."""
    if what == frames.COVER:
        return [seat for seat in range(s.seats) if s.losses[seat]]
    return list(range(s.seats))


# --- a full state that fits a view --------------------------------------------------------------


def fill_in(view: dict[str, object], tables: Tables, rng: Random) -> RockwellState:
    """What is hidden is drawn at random from all that the view leaves possible."""
    seats = view["seats"]
    assert isinstance(seats, int)
    s = RockwellState(tables, seats, Viewed(view))
    _ask_again(s, view["decision"])
    _fill_tiles(s, rng)
    _fill_piles(s, rng)
    _fill_companies(s, view, rng)
    return s


def _ask_again(s: RockwellState, decision: object) -> None:
    if isinstance(decision, dict):
        s.asking = SEALED if decision["sealed"] else decision["seats"][0]
        for seat in decision["waiting"]:
            s.waiting[seat] = 1


def _shuffle(items: list[int], rng: Random) -> None:
    """Fisher-Yates on `random()` alone, which is the same on every Python."""
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]


def _fill_tiles(s: RockwellState, rng: Random) -> None:
    """Undrilled tiles: any tile of the same stratum and power not seen yet."""
    tables = s.tables
    shown = s.tile_id[:]
    hidden = [tile for tile in range(len(tables.tile_ids)) if tile not in shown]
    _shuffle(hidden, rng)
    for place in range(TILES):
        if shown[place] == HIDDEN:
            for tile in hidden:
                if (
                    tables.tile_ring[tile] == place // 8
                    and tables.tile_need[tile] == s.tile_need[place]
                ):
                    s.tile_id[place] = tile
                    hidden.remove(tile)
                    break


def _fill_piles(s: RockwellState, rng: Random) -> None:
    """Cards already drawn lie at the front of a pile, where nobody looks again."""
    tables = s.tables
    for pile in range(len(tables.pile_power)):
        cards = [card for card in range(len(tables.card_ids)) if tables.card_pile[card] == pile]
        drawn = [card for card in cards if s.card_owner[card] != IN_PILE]
        unseen = [card for card in cards if s.card_owner[card] == IN_PILE]
        _shuffle(unseen, rng)
        s.pile_cards.extend(drawn)
        s.pile_next[pile] = len(s.pile_cards)
        s.pile_cards.extend(unseen)
        s.pile_end.append(len(s.pile_cards))
    assert s.card_owner.count(ON_TABLE) <= 1


def _fill_companies(s: RockwellState, view: dict[str, object], rng: Random) -> None:
    deliveries = view["deliveries"]
    assert isinstance(deliveries, list)
    unknown: list[int] = []
    for seat in range(s.seats):
        if deliveries[seat] is None:
            unknown.append(seat)
            s.stock[seat * 4 : seat * 4 + 4] = _guess_stock(s, seat, rng)
            s.money[seat] = _low(61, rng)
            s.insurance[seat] = _low(5, rng)
        else:
            for tile in deliveries[seat]:
                s.delivery_owner[tile] = seat
    for pile in range(len(s.delivery_next)):
        for tile in range(s.tables.pile_start[pile], s.delivery_next[pile]):
            if s.delivery_owner[tile] == NOBODY:
                s.delivery_owner[tile] = unknown[int(rng.random() * len(unknown))]


def _low(n: int, rng: Random) -> int:
    """A number below n, small ones likelier."""
    return min(int(rng.random() * n), int(rng.random() * n))


def _guess_stock(s: RockwellState, seat: int, rng: Random) -> list[int]:
    """Cubes that would not have earned an achievement the company does not have (RW-ACH-2)."""
    achieved = s.achieved[seat * 9 : seat * 9 + 9]
    while True:
        zinc = _low(14, rng)
        copper = _low(14, rng)
        silver = _low(14 if achieved[2] else 10, rng)
        gold = _low(16 if achieved[4] else 12, rng)
        if not achieved[0] and zinc >= 8 and copper >= 8:
            continue
        if not achieved[6] and min(zinc, copper, silver, gold) >= 6:
            continue
        return [zinc, copper, silver, gold]
