"""The aim of the game and the set-up: BE-AIM and BE-SET."""

from __future__ import annotations

from collections import Counter

import pytest

from pithead.kernel.contract import SPECTATOR, OptionError
from pithead.kernel.match import Match
from tests.asking import asks, refusal, refused
from tests.brass_empire.scenario import (
    CARDS,
    CORPORATIONS,
    GAME,
    POOLS,
    Scenario,
    allowed,
    company,
    discard,
    do,
    end_turn,
    see,
)

RESERVES = {
    "mcglynn": {"gumshoe": 3, "clockwerks_factory": 2, "miltonian_barracks": 1},
    "frontier": {"jetpack_courier": 3, "passenger_station": 2, "drilling_caravan": 1},
    "omni_edo": {"corp_ninja": 3, "sorting_facility": 2, "zhan_shi_cycle": 1},
    "harlem": {"volt_militia": 3, "battery_turbine": 2, "shockwave_emitter": 1},
    "windcraft": {"pester_hound": 3, "parts_silo": 2, "jemmy_riveter": 1},
}
COUNTS = (1, 2, 3, 4, 5, 6)


def dealt(seats: int, seed: int = 1, **options: int | str | bool) -> Match:
    return GAME.match(seats=seats, seed=seed, options=options)


def last_turn(scenario: Scenario) -> Match:
    """The pool is empty and the last player of the round is about to end his turn."""
    match = scenario.last_round().seat(scenario.seats - 1, round=3).build()
    end_turn(match, scenario.seats - 1)
    assert match.over
    return match


# ---- the aim ----


@pytest.mark.rule("BE-AIM-1", "allows")
def test_tokens_and_the_brass_of_cards_owned_make_the_score() -> None:
    match = last_turn(Scenario().brass(0, 5).brass(1, 4).discard(1, "chroniker"))
    assert match.scores == [5, 6]
    assert match.ranking == [[1], [0]]


@pytest.mark.rule("BE-AIM-1", "refuses")
def test_most_tokens_alone_do_not_win() -> None:
    match = last_turn(Scenario().brass(0, 9).brass(1, 8).deck(1, "chroniker"))
    assert company(match, 0)["brass"] > company(match, 1)["brass"]
    assert match.ranking == [[1], [0]]


@pytest.mark.rule("BE-AIM-2", "allows")
def test_a_tie_goes_to_the_brass_of_ones_own_corporation() -> None:
    match = last_turn(Scenario().brass(0, 6).brass(1, 8).discard(0, "chroniker"))
    assert match.scores == [8, 8]
    assert match.ranking == [[0], [1]], "seat 0 is McGlynn, as the Chroniker is"


@pytest.mark.rule("BE-AIM-2", "allows")
def test_then_to_the_fewest_cards() -> None:
    scenario = Scenario().brass(0, 5).brass(1, 5)
    scenario.data["dismissed"].append(scenario.take("clerk", 1))
    assert last_turn(scenario).ranking == [[1], [0]]


@pytest.mark.rule("BE-AIM-2", "allows")
def test_then_to_the_most_tokens() -> None:
    plain = {"manager": {**CARDS["manager"], "brass": None}}
    scenario = Scenario(cards=plain).brass(0, 3).brass(1, 4)
    match = last_turn(scenario.discard(0, "illumination_inventor").discard(1, "manager"))
    assert match.scores == [4, 4]
    assert match.ranking == [[1], [0]]


@pytest.mark.rule("BE-AIM-2", "refuses")
def test_what_nothing_decides_is_shared() -> None:
    match = last_turn(Scenario(3).brass(0, 4).brass(1, 5).brass(2, 5))
    assert match.ranking == [[1, 2], [0]]


@pytest.mark.rule("BE-AIM-2", "refuses")
def test_another_corporations_brass_decides_no_tie() -> None:
    scenario = Scenario().brass(0, 8).brass(1, 6).discard(1, "chroniker")
    assert last_turn(scenario).ranking == [[0], [1]], "so the fewest cards do"


# ---- players and corporations ----


@pytest.mark.rule("BE-SET-1", "allows")
@pytest.mark.parametrize("seats", COUNTS)
def test_one_to_six_players_with_different_corporations(seats: int) -> None:
    for seed in range(8):
        companies = see(dealt(seats, seed))["companies"][:seats]
        taken = Counter(held["corporation"] for held in companies)
        assert set(taken) <= set(CORPORATIONS)
        assert len(taken) == min(seats, 5)


@pytest.mark.rule("BE-SET-1", "allows")
def test_who_does_not_choose_gets_one_at_random() -> None:
    drawn = {see(dealt(2, seed))["companies"][0]["corporation"] for seed in range(40)}
    assert drawn == set(CORPORATIONS)


@pytest.mark.rule("BE-SET-1", "allows")
def test_at_a_table_that_chooses_one_may_leave_it_to_the_lot() -> None:
    match = dealt(3, corporations="chosen")
    first = asks(match)[1][0]
    do(match, first, "corporation harlem")
    for _ in range(2):
        do(match, asks(match)[1][0], "corporation random")
    taken = [held["corporation"] for held in see(match)["companies"]]
    assert taken[first] == "harlem"
    assert len(set(taken)) == 3


@pytest.mark.rule("BE-SET-1", "allows")
def test_with_six_two_share_a_corporation_each_with_a_full_reserve() -> None:
    match = dealt(6, corporations="chosen")
    chosen = [*CORPORATIONS, "harlem"]
    for corporation in chosen:
        kind, (seat,) = asks(match)
        assert kind == "corporation"
        do(match, seat, f"corporation {corporation}")
    assert asks(match)[0] == "play"
    companies = see(match)["companies"]
    assert sorted(held["corporation"] for held in companies) == sorted(chosen)
    for held in companies:
        assert Counter(held["reserve"]) == RESERVES[held["corporation"]]


@pytest.mark.rule("BE-SET-1", "refuses")
@pytest.mark.parametrize("seats", [0, 7, -1])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(OptionError):
        dealt(seats)


@pytest.mark.rule("BE-SET-1", "refuses")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_up_to_five_nobody_takes_a_corporation_that_is_taken(seats: int) -> None:
    match = dealt(seats, corporations="chosen")
    first = asks(match)[1][0]
    do(match, first, "corporation harlem")
    second = asks(match)[1][0]
    found = refusal(match, second, "corporation harlem")
    assert (found.rule, found.code) == ("BE-SET-1", "corporation-taken")
    assert found.params == {"corporation": "harlem", "owner": first}
    do(match, second, "corporation windcraft")


# ---- decks ----


@pytest.mark.rule("BE-SET-2", "allows")
@pytest.mark.parametrize("seats", COUNTS)
def test_seven_clerks_three_union_workers_and_a_platform(seats: int) -> None:
    for held in see(dealt(seats))["companies"][:seats]:
        assert Counter(held["hand"] + held["deck"]) == {"clerk": 7, "union_worker": 3}
        assert held["platform"] == {"up": True, "damage": 0}


@pytest.mark.rule("BE-SET-2", "refuses")
def test_the_starting_deck_is_in_no_fixed_order_and_has_no_platform() -> None:
    orders = set()
    for seed in range(10):
        for held in see(dealt(2, seed))["companies"]:
            orders.add(tuple(held["hand"] + held["deck"]))
            assert held["in_play"] == []
    assert len(orders) > 10
    assert "mining_platform" not in {card for order in orders for card in order}


@pytest.mark.rule("BE-SET-3", "allows")
@pytest.mark.parametrize("corporation", CORPORATIONS)
def test_the_recommended_reserves(corporation: str) -> None:
    match = Scenario(2, corps=(corporation, *(c for c in CORPORATIONS if c != corporation))).build()
    assert Counter(company(match, 0)["reserve"]) == RESERVES[corporation]
    for name in RESERVES[corporation]:
        assert CARDS[name]["corp"] == corporation


@pytest.mark.rule("BE-SET-3", "allows")
@pytest.mark.parametrize("phase", ["play", "action"])
def test_its_owner_buys_from_the_reserve_whenever_he_could_buy(phase: str) -> None:
    scenario = Scenario(2, corps=("mcglynn", "windcraft")).seat(1).unit(1, "chroniker")
    match = scenario.resources(labor=4).build()
    if phase == "action":
        do(match, 1, "end")
    assert asks(match) == (phase, (1,))
    do(match, 1, "reserve jemmy_riveter")
    assert "jemmy_riveter" in discard(match, 1)
    assert "jemmy_riveter" not in company(match, 1)["reserve"]


@pytest.mark.rule("BE-SET-3", "refuses")
def test_nobody_else_buys_from_it() -> None:
    match = Scenario(2, corps=("mcglynn", "windcraft")).resources(labor=9, construction=9).build()
    assert refused(match, 0, "reserve jemmy_riveter") == "BE-SET-3"
    assert allowed(match, 0, "reserve gumshoe")


@pytest.mark.rule("BE-SET-4", "allows")
@pytest.mark.parametrize("seats", COUNTS)
def test_ninety_designs_and_a_hundred_employees(seats: int) -> None:
    data = see(dealt(seats))
    design = Counter([*data["design_deck"], *data["design_row"]])
    labor = Counter([*data["labor_deck"], *data["labor_row"]])
    pool = {name: card for name, card in CARDS.items() if card.get("deck", "pool") == "pool"}
    assert labor == {n: c["copies"] for n, c in pool.items() if c["type"] == "employee"}
    assert design == {n: c["copies"] for n, c in pool.items() if c["type"] != "employee"}
    assert (labor.total(), design.total()) == (100, 90)


@pytest.mark.rule("BE-SET-4", "refuses")
@pytest.mark.parametrize("seats", COUNTS)
def test_reserves_nobody_plays_are_in_the_box_and_nowhere_else(seats: int) -> None:
    data = see(dealt(seats))
    played = {held["corporation"] for held in data["companies"]}
    unplayed = [RESERVES[corp] for corp in CORPORATIONS if corp not in played]
    assert Counter(data["box"]) == sum((Counter(reserve) for reserve in unplayed), Counter())
    reserve_cards = {name for reserve in RESERVES.values() for name in reserve}
    assert not reserve_cards & {*data["design_deck"], *data["labor_deck"], *data["design_row"]}


@pytest.mark.rule("BE-SET-4", "refuses")
def test_the_centre_decks_are_in_no_fixed_order() -> None:
    for deck in ("labor_deck", "design_deck"):
        assert len({tuple(see(dealt(2, seed))[deck]) for seed in range(6)}) == 6


@pytest.mark.rule("BE-SET-5", "allows")
@pytest.mark.parametrize("seats", COUNTS)
def test_six_cards_of_each_deck_lie_open(seats: int) -> None:
    data = see(dealt(seats))
    assert [CARDS[card]["type"] for card in data["labor_row"]] == ["employee"] * 6
    assert len(data["design_row"]) == 6
    assert len(data["labor_deck"]) == 94
    assert len(data["design_deck"]) == 84


@pytest.mark.rule("BE-SET-5", "refuses")
def test_no_employee_lies_in_the_design_department() -> None:
    for seed in range(20):
        row = see(dealt(2, seed))["design_row"]
        assert {CARDS[card]["type"] for card in row} <= {"unit", "building"}


# ---- the pool ----


@pytest.mark.rule("BE-SET-6", "allows")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_pool_for_each_number_of_players(seats: int) -> None:
    assert see(dealt(seats))["pool"] == POOLS[seats]


@pytest.mark.rule("BE-SET-6", "allows")
@pytest.mark.parametrize("tokens", [10, 37, 150])
def test_the_host_may_set_another_pool(tokens: int) -> None:
    assert see(dealt(3, pool=tokens))["pool"] == tokens


@pytest.mark.rule("BE-SET-6", "refuses")
@pytest.mark.parametrize("tokens", [9, 151, 0, -10, "many", True])
def test_the_pool_is_10_to_150(tokens: int | str | bool) -> None:
    with pytest.raises(OptionError) as caught:
        dealt(3, pool=tokens)
    assert caught.value.params["option"] == "pool"


# ---- the first hand ----


@pytest.mark.rule("BE-SET-7", "allows")
@pytest.mark.parametrize("seats", COUNTS)
def test_everyone_draws_five_and_play_goes_clockwise(seats: int) -> None:
    match = dealt(seats)
    data = see(match)
    assert [len(held["hand"]) for held in data["companies"][:seats]] == [5] * seats
    assert [len(held["deck"]) for held in data["companies"][:seats]] == [5] * seats
    for turn in range(2 * seats):
        seat = (data["first"] + turn) % seats
        assert asks(match) == ("play", (seat,))
        end_turn(match, seat)


@pytest.mark.rule("BE-SET-7", "refuses")
def test_the_first_player_is_nobody_in_particular() -> None:
    firsts = Counter(see(dealt(4, seed))["first"] for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}
    assert max(firsts.values()) < 40


@pytest.mark.rule("BE-TURN-4", "allows")
@pytest.mark.parametrize("corporations", ["random", "chosen"])
@pytest.mark.parametrize("seats", [2, 4])
def test_an_even_start_gives_all_but_the_first_a_card_more_after_their_first_turn(
    seats: int, corporations: str
) -> None:
    match = dealt(seats, corporations=corporations, even_start=True)
    while asks(match)[0] == "corporation":
        do(match, asks(match)[1][0], "corporation random")
    data = see(match)
    assert [len(held["hand"]) for held in data["companies"]] == [5] * seats
    for round_ in (1, 2):
        for turn in range(seats):
            seat = (data["first"] + turn) % seats
            end_turn(match, seat)
            assert len(company(match, seat)["hand"]) == (6 if round_ == 1 and turn else 5)


# ---- what is open and what is hidden ----


def open_and_hidden() -> Scenario:
    scenario = Scenario(3).hand(1, "clerk", "clerk", "manager").discard(1, "union_worker")
    scenario.building(1, "conductor_terminal", face_up=False).unit(1, "chroniker", damage=1)
    return scenario.deck(1, "contractor").hand(0, "clerk").unit(0, "tesla_trooper")


def seen_by(scenario: Scenario, viewer: int) -> dict[str, object]:
    changed = scenario.copy()
    return GAME.view(changed.build().state, viewer)


@pytest.mark.rule("BE-SET-8", "allows")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_open_to_all(viewer: int) -> None:
    """Whatever of this changes, everyone sees it."""
    before = seen_by(open_and_hidden(), viewer)
    changes = [
        open_and_hidden().row("labor", "railcar_thief"),
        open_and_hidden().row("design", "overclocked_wagon"),
        open_and_hidden().discard(1, "pendulum_sniper"),
        open_and_hidden().played(0, "pendulum_sniper"),
        open_and_hidden().brass(1, 3),
        open_and_hidden().pool(20),
        open_and_hidden().platform(1, up=False),
        open_and_hidden().platform(1, damage=1),
        open_and_hidden().unit(2, "chroniker"),
        open_and_hidden().hand(1, "clerk", "clerk"),
    ]
    dismissed, damaged, charged = (open_and_hidden() for _ in range(3))
    dismissed.data["dismissed"].append(dismissed.take("manager", 0))
    damaged.data["companies"][1]["in_play"][1]["damage"] = 2
    charged.data["companies"][1]["reserve"].remove("parts_silo")
    charged.data["companies"][1]["discard"].append("parts_silo")
    for number, change in enumerate([*changes, dismissed, damaged, charged]):
        assert seen_by(change, viewer) != before, f"change {number} does not show"


@pytest.mark.rule("BE-SET-8", "refuses")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_hidden_from_the_others(viewer: int) -> None:
    """Which of his cards are in hand, deck or under construction, and in which order."""
    before = seen_by(open_and_hidden(), viewer)
    swapped = open_and_hidden()
    held = swapped.data["companies"][1]
    held["hand"][2], held["deck"][0] = held["deck"][0], held["hand"][2]
    reordered = open_and_hidden()
    reordered.data["companies"][1]["deck"].reverse()
    under = open_and_hidden().hand(1, "clerk", "clerk", "parts_silo")
    other = under.copy()
    site = other.data["companies"][1]["in_play"][0]
    other.data["companies"][1]["hand"][2], site["card"] = site["card"], "parts_silo"
    assert seen_by(swapped, viewer) == before
    assert seen_by(reordered, viewer) == before
    assert seen_by(under, viewer) == seen_by(other, viewer)
    for deck in ("labor_deck", "design_deck"):
        stirred = open_and_hidden()
        stirred.data[deck].reverse()
        assert seen_by(stirred, viewer) == before


@pytest.mark.rule("BE-SET-8", "allows")
def test_the_owner_sees_his_hand_his_building_and_which_cards_his_deck_holds() -> None:
    before = seen_by(open_and_hidden(), 1)
    swapped = open_and_hidden()
    held = swapped.data["companies"][1]
    held["hand"][2], held["deck"][0] = held["deck"][0], held["hand"][2]
    assert seen_by(swapped, 1) != before
    under = open_and_hidden().discard(1, "parts_silo")
    site = under.data["companies"][1]["in_play"][0]
    moved = under.copy()
    pile = moved.data["companies"][1]["discard"]
    pile[pile.index("parts_silo")] = site["card"]
    moved.data["companies"][1]["in_play"][0]["card"] = "parts_silo"
    assert seen_by(under, 1) != seen_by(moved, 1)


@pytest.mark.rule("BE-SET-8", "refuses")
def test_the_owner_does_not_see_the_order_of_his_deck() -> None:
    before = seen_by(open_and_hidden(), 1)
    reordered = open_and_hidden()
    reordered.data["companies"][1]["deck"].reverse()
    assert seen_by(reordered, 1) == before


@pytest.mark.rule("BE-SET-8", "refuses")
def test_a_partner_does_not_see_the_hand_either() -> None:
    def teams() -> Scenario:
        return Scenario(4, team=True).hand(2, "clerk", "union_worker")

    swapped = teams()
    held = swapped.data["companies"][2]
    held["hand"], held["deck"] = ["clerk", "clerk"], ["union_worker", *held["deck"][1:]]
    assert sorted(held["hand"] + held["deck"]) == ["clerk"] * 7 + ["union_worker"] * 3
    assert seen_by(swapped, 0) == seen_by(teams(), 0)
    assert seen_by(swapped, 2) != seen_by(teams(), 2)
