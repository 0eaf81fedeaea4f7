"""What is worth showing to a player: candidates for buttons, forms and sensible answers to them."""

from pithead.kernel.contract import Action, Field

from . import auction, extraction, market
from .board import (
    BORDERS,
    CENTRE,
    CREW_LETTERS,
    FIRST_TILE,
    JUMPS,
    NAMES,
    REACH,
    RING,
    SECOND_TILE,
    TILE_BORDERS,
)
from .position import BOARD_I
from .tables import BRIBERY, KINDS, TILES, WORTH
from .turn import RockwellState
from .verbs import MONEY_STEP, PILES
from .vice_presidents import slots_on


def form_of(s: RockwellState, seat: int, kind: str) -> tuple[Field, ...] | None:
    """The fields of a sealed form with their bounds."""
    if kind == "bid":
        money = Field("money", 0, s.money[seat] * MONEY_STEP, MONEY_STEP)
        return (*_cube_fields(s, seat), money)
    if kind == "insure":
        return _cube_fields(s, seat)
    if kind == "cover":
        return (Field("tiles", 0, extraction.cover_limit(s, seat), 1),)
    return None


def _cube_fields(s: RockwellState, seat: int) -> tuple[Field, ...]:
    return tuple([Field(KINDS[kind], 0, auction.bid_limit(s, seat, kind), 1) for kind in range(4)])


def sensible_answers(s: RockwellState, seat: int, kind: str) -> list[Action]:
    """A few answers to a form that span what one may want."""
    if kind == "bid":
        return _sensible_bids(s, seat)
    if kind == "insure":
        return _sensible_insurance(s, seat)
    if kind == "cover":
        most = extraction.cover_limit(s, seat)
        return [("cover", tiles) for tiles in range(most + 1)]
    return _sensible_trades(s, seat)


def _sensible_bids(s: RockwellState, seat: int) -> list[Action]:
    """Nothing, sums of money, the cheap cubes, half, everything: the cheapest first."""
    money = s.money[seat]
    zinc, copper, silver, gold = s.stock[seat * 4 : seat * 4 + 4]
    bids: list[Action] = []
    for sum_ in (0, 3, 5, 10, 15, 20, 30, money // 2, money):
        bids.append(("bid", 0, 0, 0, 0, min(sum_, money) * 100))
    bids.append(("bid", zinc, 0, 0, 0, 0))
    bids.append(("bid", 0, copper, 0, 0, 0))
    bids.append(("bid", zinc, copper, 0, 0, 0))
    bids.append(("bid", zinc // 2, copper // 2, silver // 2, gold // 2, money // 2 * 100))
    bids.append(("bid", zinc, copper, silver, gold, money * 100))
    return sorted(_once(bids), key=_worth)


def _worth(bid: Action) -> int:
    """What a bid is worth in dollars."""
    zinc, copper, silver, gold, money = [part for part in bid if isinstance(part, int)]
    cubes = (zinc, copper, silver, gold)
    return money + sum([n * worth * MONEY_STEP for n, worth in zip(cubes, WORTH, strict=True)])


def _sensible_insurance(s: RockwellState, seat: int) -> list[Action]:
    """None, one to three of the cheapest kind held, all zinc, all zinc and copper."""
    zinc, copper, silver, _ = s.stock[seat * 4 : seat * 4 + 4]
    answers: list[Action] = [("insure", 0, 0, 0, 0)]
    for n in (1, 2, 3, zinc):
        answers.append(("insure", min(n, zinc), 0, 0, 0))
    answers.append(("insure", 0, min(1, copper), 0, 0))
    answers.append(("insure", zinc, copper, 0, 0))
    answers.append(("insure", 0, 0, min(1, silver), 0))
    return _once(answers)


def _sensible_trades(s: RockwellState, seat: int) -> list[Action]:
    """Passing; of each kind one, half and all that can be sold or bought.

    A kind that can't be traded is there once, so that one may ask why.
    """
    trades: list[Action] = [("pass",)]
    for kind in range(4):
        for n in _few_of(0 if s.traded[seat * 4 + kind] else s.stock[seat * 4 + kind]):
            trades.append(("sell", KINDS[kind], n))
    for kind in range(4):
        for n in _few_of(0 if s.traded[seat * 4 + kind] else market.most_bought(s, seat, kind)):
            trades.append(("buy", KINDS[kind], n))
    return trades


def _few_of(most: int) -> list[int]:
    return sorted({1, (most + 1) // 2, most} - {0})


def _once(actions: list[Action]) -> list[Action]:
    return list(dict.fromkeys(actions))


def candidates_of(s: RockwellState, seat: int, kind: str) -> list[Action]:
    """Every action a player might look for at this question, legal or not, in canonical order."""
    if kind in ("bid", "insure", "cover", "market"):
        return sensible_answers(s, seat, kind)
    if kind == "place":
        return [
            ("place", board + 1, slot + 1)
            for board in range(3)
            for slot in range(slots_on(s, board * 4))
        ]
    if kind == "move":
        return _move_candidates(s, seat)
    if kind == "step":
        return [("halt",), *[("step", NAMES[p]) for p in _within_reach(s, s.stack[-2])]]
    if kind == "carry":
        return [("abandon",), *[("carry", power) for power in range(1, 5)]]
    if kind == "advantage":
        return _advantage_candidates(s, seat)
    if kind == "workshop":
        return _work_candidates(s, seat)
    if kind == "drill":
        return [("drill", NAMES[tile]) for tile in sorted([s.stack[-2], s.stack[-1]])]
    if kind == "al_move":
        return [("al_move", NAMES[tile]) for tile in REACH[s.crew_place[s.stack[-2]]]]
    return [(kind, letter) for letter in CREW_LETTERS]


def _within_reach(s: RockwellState, crew: int) -> list[int]:
    """Where the crew could go with every improvement."""
    here = s.crew_place[crew]
    places = sorted(REACH[here] + JUMPS[here]) + TILE_BORDERS[here]
    if here < BORDERS and RING[here] == 3:
        places.append(CENTRE)
    return places


def _move_candidates(s: RockwellState, seat: int) -> list[Action]:
    crews = range(seat * 4, seat * 4 + 4)
    found: list[Action] = []
    for crew in crews:
        for place in _within_reach(s, crew):
            found.append(("move", CREW_LETTERS[crew % 4], NAMES[place]))
    return found + [("stay", CREW_LETTERS[crew % 4]) for crew in crews]


def _advantage_candidates(s: RockwellState, seat: int) -> list[Action]:
    """Declining, and only what the Vice President on board I gives (RW-ADV-1)."""
    found: list[Action] = [("decline",)]
    if s.tables.control_slots[s.vice_president(seat, BOARD_I)] != BRIBERY:
        found.extend([("hire", power) for power in range(1, 5)])
        return found
    here = s.crew_place[s.active_crew]
    tiles = sorted([tile for tile in (FIRST_TILE[here], SECOND_TILE[here]) if tile >= 0])
    for crew in range(s.owners * 4):
        if crew // 4 != seat and s.crew_place[crew] != CENTRE:
            for tile in tiles:
                found.append(("bribe", crew // 4, CREW_LETTERS[crew % 4], NAMES[tile]))
    return found


def _work_candidates(s: RockwellState, seat: int) -> list[Action]:
    found: list[Action] = [("pass",)]
    found.extend([("shaft", NAMES[tile]) for tile in range(TILES)])
    for source in range(TILES):
        if s.tile_shaft[source] == seat:
            for tile in range(TILES):
                if tile != source:
                    found.append(("shift", NAMES[source], NAMES[tile]))
    found.extend([("power", letter) for letter in CREW_LETTERS])
    found.append(("safety",))
    found.append(("mobility",))
    found.extend([("deliver", pile) for pile in PILES])
    return found
