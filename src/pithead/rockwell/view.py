"""What one viewer may know, and a full state made up to fit it (RW-SET-2).

A view holds only what is written into it here. Its lists have the same shape as the state's, so a
reader who knows `position` knows the view; what is hidden is None, or -1 inside a list.
"""

from random import Random
from typing import Final

from pithead.kernel.state import SEALED

from . import frames
from .frames import FRAME_NAMES
from .position import (
    ANSWER_FIELDS,
    IN_PILE,
    NOBODY,
    ON_TABLE,
    Position,
    empty_company_lists,
)
from .tables import TILES, Tables
from .turn import RockwellState

HIDDEN: Final = -1


def make_view(s: RockwellState, viewer: int) -> dict[str, object]:
    seats = s.seats
    view: dict[str, object] = {
        "game": "rockwell",
        "seats": seats,
        "viewer": viewer,
        "options": [s.edition, s.open_stock, s.none_scores_nothing],
        "turn": s.turn,
        "round": s.round,
        "quiet_turns": s.quiet_turns,
        "progress": s.progress,
        "over": s.over,
        "decision": _decision(s, viewer),
        "management": s.management[:],
        "control": s.control[:],
        "dice": s.dice,
        "bribes": s.bribes,
        "active_owner": s.active_owner,
        "active_crew": s.active_crew,
        "tile_need": s.tile_need[:],
        "tile_drilled": s.tile_drilled[:],
        "tile_id": [s.tile_id[tile] if s.tile_drilled[tile] else HIDDEN for tile in range(TILES)],
        "tile_shaft": s.tile_shaft[:],
        "piles_left": [s.pile_end[p] - s.pile_next[p] for p in range(len(s.pile_end))],
        "card_owner": s.card_owner[:],
        "crew_place": s.crew_place[:],
        "crew_power": s.crew_power[:],
        "crew_die": s.crew_die[:],
        "slot_seat": s.slot_seat[:],
        "safety": s.safety[:],
        "mobility": s.mobility[:],
        "shafts": s.shafts[:],
        "cards": s.cards[:],
        "delivery_next": s.delivery_next[:],
        "achieved": s.achieved[:],
        "achievement_next": s.achievement_next[:],
        "actions_left": s.actions_left[:],
        "traded": s.traded[:],
        "advantage": s.advantage[:],
        "extraction_tile": s.extraction_tile,
        "extraction_card": s.extraction_card,
        "shares": s.shares[:],
        "losses": s.losses[:],
        "stack": s.stack[:],
    }
    _show_companies(s, viewer, view)
    return view


def _decision(s: RockwellState, viewer: int) -> dict[str, object] | None:
    """What is asked. Of a sealed question only the viewer learns whether he has answered."""
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


def _show_companies(s: RockwellState, viewer: int, view: dict[str, object]) -> None:
    """A company's stock is its own, unless the table plays with open stock."""
    stock: list[list[int] | None] = []
    money: list[int | None] = []
    insurance: list[int | None] = []
    deliveries: list[list[int] | None] = []
    for seat in range(s.seats):
        shown = seat == viewer or s.open_stock or s.over
        stock.append(s.stock[seat * 4 : seat * 4 + 4] if shown else None)
        money.append(s.money[seat] if shown else None)
        insurance.append(s.insurance[seat] if shown else None)
        deliveries.append(
            [t for t in range(len(s.delivery_owner)) if s.delivery_owner[t] == seat]
            if shown
            else None
        )
    view["stock"] = stock
    view["money"] = money
    view["insurance"] = insurance
    view["deliveries"] = deliveries
    own = 0 <= viewer < s.seats
    at = viewer * ANSWER_FIELDS
    view["answer"] = s.answers[at : at + ANSWER_FIELDS] if own else None
    view["form"] = s.form[viewer * 3 : viewer * 3 + 3] if own else None


# --- a full state that fits a view --------------------------------------------------------------


def fill_in(view: dict[str, object], tables: Tables, rng: Random) -> RockwellState:
    """What is hidden is drawn at random from all that the view leaves possible."""
    s = RockwellState(tables, _int(view, "seats"))
    empty_company_lists(s)
    _copy_open(s, view)
    _fill_tiles(s, _ints(view, "tile_id"), rng)
    _fill_piles(s, rng)
    _fill_companies(s, view, rng)
    viewer = _int(view, "viewer")
    if 0 <= viewer < s.seats:
        s.answers[viewer * ANSWER_FIELDS : (viewer + 1) * ANSWER_FIELDS] = _ints(view, "answer")
        s.form[viewer * 3 : viewer * 3 + 3] = _ints(view, "form")
    return s


def _int(view: dict[str, object], key: str) -> int:
    value = view[key]
    assert isinstance(value, int)
    return value


def _ints(view: dict[str, object], key: str) -> list[int]:
    value = view[key]
    assert isinstance(value, list)
    return list(value)


def _copy_open(s: RockwellState, view: dict[str, object]) -> None:
    edition, open_stock, none_scores_nothing = _ints(view, "options")
    s.edition = edition
    s.open_stock = bool(open_stock)
    s.none_scores_nothing = bool(none_scores_nothing)
    s.turn = _int(view, "turn")
    s.round = _int(view, "round")
    s.quiet_turns = _int(view, "quiet_turns")
    s.progress = bool(view["progress"])
    s.over = bool(view["over"])
    s.management = _ints(view, "management")
    s.control = _ints(view, "control")
    s.dice = _int(view, "dice")
    s.bribes = _int(view, "bribes")
    s.active_owner = _int(view, "active_owner")
    s.active_crew = _int(view, "active_crew")
    s.tile_need = _ints(view, "tile_need")
    s.tile_drilled = _ints(view, "tile_drilled")
    s.tile_shaft = _ints(view, "tile_shaft")
    s.card_owner = _ints(view, "card_owner")
    s.crew_place = _ints(view, "crew_place")
    s.crew_power = _ints(view, "crew_power")
    s.crew_die = _ints(view, "crew_die")
    s.slot_seat = _ints(view, "slot_seat")
    s.safety = _ints(view, "safety")
    s.mobility = _ints(view, "mobility")
    s.shafts = _ints(view, "shafts")
    s.cards = _ints(view, "cards")
    s.delivery_next = _ints(view, "delivery_next")
    s.achieved = _ints(view, "achieved")
    s.achievement_next = _ints(view, "achievement_next")
    s.actions_left = _ints(view, "actions_left")
    s.traded = _ints(view, "traded")
    s.advantage = _ints(view, "advantage")
    s.extraction_tile = _int(view, "extraction_tile")
    s.extraction_card = _int(view, "extraction_card")
    s.shares = _ints(view, "shares")
    s.losses = _ints(view, "losses")
    s.stack = _ints(view, "stack")
    decision = view["decision"]
    if isinstance(decision, dict):
        seats = decision["waiting"] if decision["sealed"] else []
        s.asking = SEALED if decision["sealed"] else decision["seats"][0]
        for seat in seats:
            s.waiting[seat] = 1


def _shuffle(items: list[int], rng: Random) -> None:
    """Fisher-Yates on `random()` alone, which is the same on every Python."""
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]


def _fill_tiles(s: RockwellState, shown: list[int], rng: Random) -> None:
    """Undrilled tiles: any tile of the same stratum and power not seen yet."""
    tables = s.tables
    s.tile_id = shown
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
        s.pile_next.append(len(s.pile_cards))
        s.pile_cards.extend(unseen)
        s.pile_end.append(len(s.pile_cards))
    assert s.card_owner.count(ON_TABLE) <= 1


def _fill_companies(s: RockwellState, view: dict[str, object], rng: Random) -> None:
    stock = view["stock"]
    money = view["money"]
    insurance = view["insurance"]
    deliveries = view["deliveries"]
    assert isinstance(stock, list)
    assert isinstance(money, list)
    assert isinstance(insurance, list)
    assert isinstance(deliveries, list)
    unknown: list[int] = []
    for seat in range(s.seats):
        if stock[seat] is None:
            unknown.append(seat)
            s.stock[seat * 4 : seat * 4 + 4] = _guess_stock(s, seat, rng)
            s.money[seat] = _low(61, rng)
            s.insurance[seat] = _low(5, rng)
        else:
            s.stock[seat * 4 : seat * 4 + 4] = stock[seat]
            s.money[seat] = money[seat]
            s.insurance[seat] = insurance[seat]
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
