"""Refusals at the door: which rule forbids an action, with the figures that would make it legal."""

from pithead.kernel.contract import Action, Primitive, Refusal

from . import (
    al,
    auction,
    bribery,
    drilling,
    extraction,
    insurance,
    market,
    mineshafts,
    subcontracting,
    vice_presidents,
    workshop,
)
from . import refusals as no
from .board import CENTRE, CREW_LETTERS, NAMES, PLACE_OF_NAME
from .position import ANSWER_FIELDS, NOBODY
from .tables import KINDS, TILES, WORTH
from .turn import RockwellState
from .verbs import PILES

Params = dict[str, Primitive]


def why_not(s: RockwellState, seat: int, action: Action) -> Refusal | None:
    """For a well-formed action whose verb answers the pending question."""
    code = code_of(s, seat, action)
    if code == no.LEGAL:
        return None
    word, rule = no.REFUSALS[code]
    return Refusal(word, rule, figures(s, seat, action, code), word)


def _numbers(action: Action) -> list[int]:
    return [part for part in action[1:] if isinstance(part, int)]


def _crew(owner: int, letter: object) -> int:
    return owner * 4 + CREW_LETTERS.index(str(letter))


def _place(name: object) -> int:
    return PLACE_OF_NAME[str(name)]


def bid_of(action: Action) -> list[int]:
    """A bid in the engine's units."""
    numbers = _numbers(action)
    return [*numbers[:4], numbers[4] // 100]


def code_of(s: RockwellState, seat: int, action: Action) -> int:
    """The rules' answer as a number: 0 or one of `refusals`."""
    verb = action[0]
    if verb == "move":
        return drilling.why_not_move(s, _crew(seat, action[1]), _place(action[2]), second=False)
    if verb == "stay":
        gone = s.crew_place[_crew(seat, action[1])] == CENTRE
        return no.CREW_GONE if gone else no.LEGAL
    if verb == "step":
        return drilling.why_not_move(s, s.stack[-2], _place(action[1]), second=True)
    if verb == "carry":
        return drilling.why_not_carry(s, seat, s.stack[-1], _numbers(action)[0])
    if verb == "bribe":
        owner = _numbers(action)[0]
        crew = _crew(owner, action[2])
        return bribery.why_not_bribe(s, seat, owner, crew, _place(action[3]))
    if verb == "hire":
        return subcontracting.why_not_hire(s, seat, _numbers(action)[0])
    if verb == "place":
        board, slot = _numbers(action)
        return vice_presidents.why_not_place(s, seat, board * 4 + slot - 5)
    if verb == "drill":
        tiles = (s.stack[-2], s.stack[-1])
        return no.LEGAL if _place(action[1]) in tiles else no.DRILL_OTHER
    if verb in ("bid", "insure", "cover"):
        return _sealed_code(s, seat, action)
    if verb in ("sell", "buy"):
        kind = KINDS.index(str(action[1]))
        trade = market.why_not_sell if verb == "sell" else market.why_not_buy
        return trade(s, seat, kind, _numbers(action)[0])
    return _late_code(s, seat, action)


def _sealed_code(s: RockwellState, seat: int, action: Action) -> int:
    if action[0] == "bid":
        return auction.why_not_bid(s, seat, bid_of(action))
    if action[0] == "insure":
        return insurance.why_not_insure(s, seat, _numbers(action))
    return extraction.why_not_cover(s, seat, _numbers(action)[0])


def _late_code(s: RockwellState, seat: int, action: Action) -> int:
    """The workshop's verbs and Al's; what is left is always legal."""
    verb = action[0]
    if verb == "power":
        return workshop.why_not_power(s, seat, _crew(seat, action[1]))
    if verb == "safety":
        return workshop.why_not_safety(s, seat)
    if verb == "mobility":
        return workshop.why_not_mobility(s, seat)
    if verb == "shaft":
        return mineshafts.why_not_shaft(s, seat, _place(action[1]))
    if verb == "shift":
        return mineshafts.why_not_shift(s, seat, _place(action[1]), _place(action[2]))
    if verb == "deliver":
        return workshop.why_not_deliver(s, seat, PILES.index(str(action[1])))
    if verb == "al_crew":
        return al.why_not_al_crew(s, _crew(s.seats, action[1]))
    if verb == "al_move":
        return al.why_not_al_tile(s, s.stack[-2], s.stack[-1] == 1, _place(action[1]))
    if verb == "al_power":
        return al.why_not_al_power(s, _crew(s.seats, action[1]))
    return no.LEGAL


# --- figures ------------------------------------------------------------------------------------


def figures(s: RockwellState, seat: int, action: Action, code: int) -> Params:
    """What the sentence needs: the action's own arguments, and the numbers behind the refusal."""
    params: Params = {}
    verb = action[0]
    if verb in ("move", "stay", "step"):
        _about_move(s, seat, params, action, code)
    elif verb == "place":
        _about_slot(s, params, _numbers(action))
    elif verb in ("bid", "insure"):
        _about_excess(s, seat, params, action)
    elif verb in ("carry", "hire", "bribe"):
        _about_die(s, seat, params, action)
    elif verb == "cover":
        params["asked"] = _numbers(action)[0]
        params["have"] = s.insurance[seat]
        params["loss"] = s.losses[seat]
    elif verb in ("sell", "buy"):
        _about_trade(s, seat, params, action)
    elif verb in ("drill", "al_move"):
        params["place"] = str(action[1])
    elif verb in ("al_crew", "al_power"):
        params["crew"] = str(action[1])
    else:
        _about_work(s, seat, params, action)
    return params


def _about_move(s: RockwellState, seat: int, params: Params, action: Action, code: int) -> None:
    crew = s.stack[-2] if action[0] == "step" else _crew(seat, action[1])
    params["crew"] = CREW_LETTERS[crew % 4]
    params["here"] = NAMES[s.crew_place[crew]]
    params["have"] = s.mobility[seat]
    if action[0] != "stay":
        params["place"] = str(action[-1])
    if code == no.STEP_DIE:
        params["power"] = s.crew_die[crew]
        params["limit"] = s.die_limit(_place(action[1]))


def _about_slot(s: RockwellState, params: Params, numbers: list[int]) -> None:
    board, slot = numbers
    params["board"] = board
    params["slot"] = slot
    params["slots"] = vice_presidents.slots_on(s, board * 4 - 4)
    owner = s.slot_seat[board * 4 + slot - 5]
    params["owner"] = owner if owner != NOBODY else None


def _about_excess(s: RockwellState, seat: int, params: Params, action: Action) -> None:
    """The first thing of which more is offered than there is."""
    asked = bid_of(action) if action[0] == "bid" else _numbers(action)
    for field in range(ANSWER_FIELDS if action[0] == "bid" else 4):
        have = auction.bid_limit(s, seat, field)
        if asked[field] > have:
            unit = 100 if field == auction.MONEY_FIELD else 1
            params["what"] = "money" if field == auction.MONEY_FIELD else KINDS[field]
            params["have"] = have * unit
            params["asked"] = asked[field] * unit
            return


def _about_die(s: RockwellState, seat: int, params: Params, action: Action) -> None:
    if action[0] == "bribe":
        owner = _numbers(action)[0]
        params["owner"] = owner
        params["crew"] = str(action[2])
        params["place"] = str(action[3])
        crew = _crew(owner, action[2])
        power = s.crew_die[crew] if owner < s.owners else 0
        params["here"] = NAMES[s.crew_place[s.active_crew]]
        where = _place(action[3])
    else:
        power = _numbers(action)[0]
        crew = s.stack[-2]
        where = s.stack[-1] if action[0] == "carry" else s.crew_place[crew]
        params["crew"] = CREW_LETTERS[crew % 4]
        params["here"] = NAMES[s.crew_place[crew]]
        params["place"] = NAMES[where]
    params["power"] = power
    params["limit"] = s.die_limit(where)
    _about_price(s, seat, params, s.tables.hire_price[power - 1] if power else 0)


def _about_price(s: RockwellState, seat: int, params: Params, price: int) -> None:
    params["price"] = price * 100
    params["have"] = s.money[seat] * 100
    params["missing"] = max(0, price - s.money[seat]) * 100


def _about_trade(s: RockwellState, seat: int, params: Params, action: Action) -> None:
    kind = KINDS.index(str(action[1]))
    asked = _numbers(action)[0]
    params["kind"] = KINDS[kind]
    params["asked"] = asked
    if action[0] == "sell":
        params["have"] = s.stock[seat * 4 + kind]
    else:
        _about_price(s, seat, params, asked * WORTH[kind])
        params["most"] = market.most_bought(s, seat, kind)


def _about_work(s: RockwellState, seat: int, params: Params, action: Action) -> None:
    verb = action[0]
    tables = s.tables
    price = 0
    if verb == "power":
        crew = _crew(seat, action[1])
        params["crew"] = str(action[1])
        price = tables.power_price[min(s.crew_power[crew], 3) - 1]
    elif verb == "safety":
        price = tables.safety_price[min(s.safety[seat], len(tables.safety_price) - 1)]
    elif verb == "mobility":
        price = tables.mobility_price[min(s.mobility[seat], len(tables.mobility_price) - 1)]
    elif verb == "deliver":
        _about_delivery(s, seat, params, PILES.index(str(action[1])))
        return
    else:
        price = _about_shaft(s, seat, params, action)
    _about_price(s, seat, params, price)


def _about_shaft(s: RockwellState, seat: int, params: Params, action: Action) -> int:
    """The price of the level in question, in $100."""
    prices = s.tables.shaft_price
    place = _place(action[-1])
    params["place"] = str(action[-1])
    params["owner"] = s.tile_shaft[place] if place < TILES else None
    if action[0] == "shaft":
        level = min(s.shafts[seat] + 1, len(prices))
    else:
        params["from"] = str(action[1])
        params["to"] = str(action[2])
        level = mineshafts.shift_level(s, seat, place) if place < TILES else 0
        level = level or s.shafts[seat]
    params["level"] = level
    return prices[max(level, 1) - 1]


def _about_delivery(s: RockwellState, seat: int, params: Params, pile: int) -> None:
    params["pile"] = PILES[pile]
    tile = s.delivery_next[pile]
    if tile < s.tables.pile_start[pile + 1]:
        for kind in range(4):
            missing = s.tables.delivery_cost[tile * 4 + kind] - s.stock[seat * 4 + kind]
            params[KINDS[kind]] = max(0, missing)
