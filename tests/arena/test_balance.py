"""What the balance report counts."""

from __future__ import annotations

from random import Random

import pytest

import pithead
from pithead.arena.balance import PREFIX_BOUGHT, PREFIX_SEEN, Offers, count_brass_empire
from pithead.kernel.contract import SPECTATOR, Event, Primitive

OPENING: dict[str, object] = {
    "phase": "play",
    "active": 0,
    "labor_row": ["manager", "manager", None],
    "design_row": ["ore_depot"],
    "companies": [
        {"corporation": "frontier", "reserve": ["jetpack_courier", "jetpack_courier"]},
        {"corporation": "harlem", "reserve": ["volt_militia"]},
    ],
}


def told(kind: str, **args: Primitive) -> Event:
    return Event(kind, None, "", args)


def test_a_card_appears_once_a_turn_to_those_who_can_buy_it() -> None:
    events = [
        told("bought", seat=0, card="manager", source="L1", to=0),
        told("bought", seat=0, card="manager", source="L2", to=0),
        told("filled", row="labor", slot=1, card="contractor"),
        told("bought", seat=0, card="contractor", source="L1", to=0),
        told("filled", row="labor", slot=1, card="ticket_agent"),
        told("turn", seat=1, turn=2, round=1),
        told("acquired", seat=1, card="volt_militia", source="reserve", to="discard"),
        told("dismissed", seat=1, card="ore_depot", source="D1"),
        told("dismissed", seat=1, card="clerk", source="hand"),
        told("turn", seat=0, turn=3, round=2),
    ]
    counts = count_brass_empire(OPENING, events)
    seen = {key.split()[1]: n for key, n in counts.items() if key.startswith(PREFIX_SEEN)}
    bought = {key.split()[1]: n for key, n in counts.items() if key.startswith(PREFIX_BOUGHT)}
    assert seen == {
        "manager": 1,
        "ore_depot": 2,
        "jetpack_courier": 2,
        "ticket_agent": 2,
        "volt_militia": 1,
    }
    assert bought == {"manager": 1, "volt_militia": 1}


@pytest.mark.parametrize("seats", [1, 3])
def test_the_offers_follow_the_rows(seats: int) -> None:
    game = pithead.game("brass_empire")
    state, rng = game.new_state(seats, 5), Random(5)
    offers = Offers(game.picture(game.view(state, SPECTATOR)))
    while not state.over:
        state.events = []
        seat = state.to_act()
        state.apply_step(seat, state.sample_step(seat, rng))
        for event in state.events:
            offers.hear(event)
        if state.in_form(seat):
            continue
        picture = game.picture(game.view(state, SPECTATOR))
        again = Offers(picture)
        assert +offers.rows == again.rows
        assert [+mine for mine in offers.reserves] == again.reserves
