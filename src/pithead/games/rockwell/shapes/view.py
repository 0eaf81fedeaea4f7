"""What one viewer may know, and a full state made up to fit it (RW-SET-2).

A view holds the fields that the state declares as visible to the viewer, and the few facts written
into it here. What is hidden is None, or -1 inside a list.
"""

from random import Random

from pithead.kernel.contract import ALL
from pithead.kernel.fields import HIDDEN, Viewed
from pithead.kernel.state import SEALED

from ..position import frames
from ..position.field_code import show_fields
from ..position.frames import FRAME_NAMES
from ..position.state import IN_PILE, NOBODY, ON_TABLE, Position
from ..position.tables import TILES, Tables
from ..rules.turn import RockwellState


def make_view(s: RockwellState, viewer: int) -> dict[str, object]:
    everything = viewer == ALL
    view = s.tables.declared.view.show(s, ALL) if everything else show_fields(s, viewer)
    view["game"] = "rockwell"
    view["seats"] = s.seats
    view["viewer"] = viewer
    view["decision"] = _decision(s, viewer)
    view["piles_left"] = [s.pile_end[p] - s.pile_next[p] for p in range(len(s.pile_end))]
    view["deliveries"] = _deliveries(s, viewer)
    if everything:
        view["forms"] = [s.unfinished(seat) for seat in range(s.seats)]
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
    waiting = [seat for seat in seats if s.waiting[seat] or viewer not in (seat, ALL)]
    return {"kind": FRAME_NAMES[what], "seats": seats, "sealed": True, "waiting": waiting}


def sealed_seats(s: Position, what: int) -> list[int]:
    """All who are asked a sealed question, whether or not they have answered."""
    if what == frames.COVER:
        return [seat for seat in range(s.seats) if s.losses[seat]]
    return list(range(s.seats))


# --- what is known besides a view ---------------------------------------------------------------


class Holdings:
    """What companies have: exactly, or at least; and whose the delivery tiles are.

    Nothing but what somebody has seen: this is how memory comes into a made-up state. Figures are
    as in a `Position`, money in $100.
    """

    def __init__(self, seats: int, deliveries: int) -> None:
        self.exact = [0] * seats
        self.stock = [0] * (4 * seats)
        self.money = [0] * seats
        self.insurance = [0] * seats
        self.delivery_owner = [NOBODY] * deliveries


def shown_holdings(view: dict[str, object], deliveries: int) -> Holdings:
    """What a view shows of the companies; nothing is known of the others."""
    stock, money, insurance = view["stock"], view["money"], view["insurance"]
    tiles = view["deliveries"]
    assert isinstance(stock, list)
    assert isinstance(money, list)
    assert isinstance(insurance, list)
    assert isinstance(tiles, list)
    held = Holdings(len(stock), deliveries)
    for seat in range(len(stock)):
        if stock[seat] is not None:
            held.exact[seat] = 1
            held.stock[seat * 4 : seat * 4 + 4] = stock[seat]
            held.money[seat] = money[seat] // 100
            held.insurance[seat] = insurance[seat]
            for tile in tiles[seat]:
                held.delivery_owner[tile] = seat
    return held


# --- a full state that fits a view --------------------------------------------------------------


def fill_in(
    view: dict[str, object], tables: Tables, rng: Random, known: Holdings | None = None
) -> RockwellState:
    """What is hidden is drawn at random from all that the view and `known` leave possible."""
    seats = view["seats"]
    assert isinstance(seats, int)
    s = RockwellState(tables, seats, Viewed(view))
    _ask_again(s, view["decision"])
    _fill_tiles(s, rng)
    _fill_piles(s, rng)
    deliveries = len(tables.delivery_ids)
    _fill_companies(s, view, known or Holdings(seats, deliveries), rng)
    return s


def _ask_again(s: RockwellState, decision: object) -> None:
    if isinstance(decision, dict):
        s.asking = SEALED if decision["sealed"] else decision["seats"][0]
        for seat in decision["waiting"]:
            s.waiting[seat] = 1


def shuffle(items: list[int], rng: Random) -> None:
    """Fisher-Yates on `random()` alone, which is the same on every Python."""
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]


def _fill_tiles(s: RockwellState, rng: Random) -> None:
    """Undrilled tiles: any tile of the same stratum and power not seen yet."""
    tables = s.tables
    shown = s.tile_id[:]
    hidden = [tile for tile in range(len(tables.tile_ids)) if tile not in shown]
    shuffle(hidden, rng)
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
    """Drawn cards lie at the front of a pile, which is never read again."""
    tables = s.tables
    for pile in range(len(tables.pile_power)):
        cards = [card for card in range(len(tables.card_ids)) if tables.card_pile[card] == pile]
        drawn = [card for card in cards if s.card_owner[card] != IN_PILE]
        unseen = [card for card in cards if s.card_owner[card] == IN_PILE]
        shuffle(unseen, rng)
        s.pile_cards.extend(drawn)
        s.pile_next[pile] = len(s.pile_cards)
        s.pile_cards.extend(unseen)
        s.pile_end.append(len(s.pile_cards))
    assert s.card_owner.count(ON_TABLE) <= 1


def _fill_companies(
    s: RockwellState, view: dict[str, object], known: Holdings, rng: Random
) -> None:
    deliveries = view["deliveries"]
    assert isinstance(deliveries, list)
    unknown: list[int] = []
    for seat in range(s.seats):
        if deliveries[seat] is None:
            _fill_company(s, seat, known, rng)
            if not known.exact[seat]:
                unknown.append(seat)
        else:
            for tile in deliveries[seat]:
                s.delivery_owner[tile] = seat
    for pile in range(len(s.delivery_next)):
        for tile in range(s.tables.pile_start[pile], s.delivery_next[pile]):
            if s.delivery_owner[tile] == NOBODY:
                s.delivery_owner[tile] = known.delivery_owner[tile]
            if s.delivery_owner[tile] == NOBODY:
                s.delivery_owner[tile] = unknown[int(rng.random() * len(unknown))]


def _fill_company(s: RockwellState, seat: int, known: Holdings, rng: Random) -> None:
    at = seat * 4
    if known.exact[seat]:
        s.stock[at : at + 4] = known.stock[at : at + 4]
        s.money[seat] = known.money[seat]
        s.insurance[seat] = known.insurance[seat]
        return
    s.stock[at : at + 4] = _guess_stock(s, seat, known.stock[at : at + 4], rng)
    s.money[seat] = max(known.money[seat], _low(61, rng))
    s.insurance[seat] = max(known.insurance[seat], _low(5, rng))


def _low(n: int, rng: Random) -> int:
    """A number below n, small ones likelier."""
    return min(int(rng.random() * n), int(rng.random() * n))


def _guess_stock(s: RockwellState, seat: int, least: list[int], rng: Random) -> list[int]:
    """Cubes that would not have earned an achievement the company does not have (RW-ACH-2)."""
    achieved = s.achieved[seat * 9 : seat * 9 + 9]
    while True:
        zinc = max(least[0], _low(14, rng))
        copper = max(least[1], _low(14, rng))
        silver = max(least[2], _low(14 if achieved[2] else 10, rng))
        gold = max(least[3], _low(16 if achieved[4] else 12, rng))
        if not achieved[0] and zinc >= 8 and copper >= 8:
            continue
        if not achieved[6] and min(zinc, copper, silver, gold) >= 6:
            continue
        return [zinc, copper, silver, gold]
