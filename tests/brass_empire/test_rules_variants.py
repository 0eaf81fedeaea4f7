"""The variants and their mixes: BE-VAR."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from pithead.kernel.contract import Action, OptionError
from pithead.kernel.match import Match
from tests.asking import asks, legal, refusal, refused
from tests.brass_empire.scenario import (
    CARDS,
    GAME,
    Scenario,
    allowed,
    brass,
    buy,
    cards,
    company,
    discard,
    do,
    employee,
    end_turn,
    entry,
    gain,
    hand,
    in_play,
    op,
    owned,
    platform,
    pool,
    resources,
    see,
    slot_of,
    told,
)

# ---- reserve customization ----


def built(corporation: str, **copies: int) -> Action:
    """The answer that asks for so many of each design of the corporation."""
    designs = [name for name, card in CARDS.items() if card["corp"] == corporation]
    assert set(copies) <= set(designs)
    counts = [copies.get(name, 0) for name in designs]
    form = GAME.notation.verbs["build"].args
    return ("build", *counts, *[0] * (len(form) - len(counts)))


def value(**copies: int) -> int:
    return sum(n * CARDS[name].get("brass", 0) for name, n in copies.items())


MCGLYNN = {"chroniker": 2, "gumshoe": 3, "cog_courier": 1, "pendulum_sniper": 3}
ELEVEN = {"gumshoe": 3, "archive_keeper": 3, "cog_courier": 2, "pendulum_sniper": 3}
WINDCRAFT = {"skybreaker": 1, "pester_hound": 2, "overclocked_wagon": 2}


def first_chooser_0(seats: int) -> int:
    """A seed with which seat 0 chooses first: only the last of six may share a corporation."""
    chosen: dict[str, int | str | bool] = {"corporations": "chosen"}
    return next(n for n in range(99) if asks(GAME.match(seats, n, chosen))[1] == (0,))


def customized(*, spare: str = "removed", seats: int = 2, **options: int | str | bool) -> Match:
    match = GAME.match(
        seats=seats,
        seed=first_chooser_0(seats),
        options={
            "corporations": "chosen",
            "reserves": "built",
            "reserve_value": 8,
            "spare_reserves": spare,
            **options,
        },
    )
    corps = ["mcglynn", "windcraft", "frontier", "omni_edo", "harlem", "mcglynn"]
    while asks(match)[0] == "corporation":
        seat = asks(match)[1][0]
        do(match, seat, f"corporation {corps[seat]}")
    return match


@pytest.mark.rule("BE-VAR-RES", "allows")
def test_everyone_builds_a_reserve_of_one_value_in_secret() -> None:
    match = customized()
    assert value(**MCGLYNN) == value(**WINDCRAFT) == 8
    assert asks(match) == ("reserve", (0, 1))
    assert match.state.pending is not None
    assert match.state.pending.sealed
    assert match.apply(1, built("windcraft", **WINDCRAFT)) == [], "nothing is shown yet"
    events = match.apply(0, built("mcglynn", **MCGLYNN))
    assert [event.args["seat"] for event in told(events, "reserve")] == [0, 1]
    assert Counter(company(match, 0)["reserve"]) == MCGLYNN
    assert Counter(company(match, 1)["reserve"]) == WINDCRAFT
    assert asks(match)[0] == "play"


@pytest.mark.rule("BE-VAR-RES", "allows")
@pytest.mark.parametrize("spare", ["removed", "shuffled"])
def test_pool_cards_chosen_leave_the_pool_and_spare_reserves_join_it_or_not(spare: str) -> None:
    match = customized(spare=spare)
    match.apply(1, built("windcraft", **WINDCRAFT))
    match.apply(0, built("mcglynn", **MCGLYNN))
    data = see(match)
    centre = Counter([*data["labor_deck"], *data["labor_row"]])
    centre += Counter([*data["design_deck"], *data["design_row"]])
    chosen = {**MCGLYNN, **WINDCRAFT}
    for name, card in CARDS.items():
        left = card["copies"] - chosen.get(name, 0)
        if card.get("deck") == "reserve":
            assert centre[name] == (left if spare == "shuffled" else 0), name
            assert data["box"].count(name) == (0 if spare == "shuffled" else left), name
        elif card.get("deck") != "starter":
            assert centre[name] == left, name


@pytest.mark.rule("BE-VAR-RES", "allows")
def test_of_two_players_of_one_corporation_the_larger_number_leaves() -> None:
    match = customized(seats=6)
    answers = {
        0: built("mcglynn", chroniker=1, case_analyst=2, gumshoe=2),
        5: built("mcglynn", chroniker=3, case_analyst=1),
    }
    for seat in range(1, 5):
        answers[seat] = match.legal(seat)[0]
    for seat, answer in answers.items():
        match.apply(seat, answer)
    data = see(match)
    assert [*data["design_deck"], *data["design_row"]].count("chroniker") == 0
    assert [*data["labor_deck"], *data["labor_row"]].count("case_analyst") == 0
    assert company(match, 0)["reserve"].count("chroniker") == 1
    assert company(match, 5)["reserve"].count("chroniker") == 3


@pytest.mark.rule("BE-VAR-RES", "refuses")
@pytest.mark.parametrize(
    ("copies", "code"),
    [
        ({"chroniker": 3, "case_analyst": 2}, "reserve-value"),
        ({"chroniker": 3}, "reserve-value"),
        ({}, "reserve-value"),
        ({"earl_hildebrand": 2}, "reserve-copies"),
        ({"chroniker": 4}, "reserve-copies"),
        (ELEVEN, "reserve-cards"),
    ],
)
def test_a_reserve_that_breaks_its_limits(copies: dict[str, int], code: str) -> None:
    match = customized()
    found = refusal(match, 0, built("mcglynn", **copies))
    assert (found.rule, found.code) == ("BE-VAR-RES", code)


@pytest.mark.rule("BE-VAR-RES", "refuses")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"reserves": "built"}),
        (2, {"reserve_value": 9}),
        (2, {"spare_reserves": "shuffled"}),
        (2, {"reserves": "built", "reserve_value": 99}),
    ],
)
def test_options_of_built_reserves(seats: int, options: dict[str, int | str | bool]) -> None:
    with pytest.raises(OptionError):
        GAME.match(seats=seats, seed=1, options=options)


# ---- teams ----


def team(seats: int = 4, cards: dict[str, dict[str, object]] | None = None) -> Scenario:
    return Scenario(seats, cards=cards, team=True)


@pytest.mark.rule("BE-VAR-TEAM", "allows")
@pytest.mark.parametrize(("seats", "partner"), [(4, 2), (6, 3)])
def test_attack_anyone_but_the_partner_who_sits_opposite(seats: int, partner: int) -> None:
    match = team(seats).unit(0, "chroniker").build()
    do(match, 0, "end")
    others = {seat for seat in range(1, seats) if seat != partner}
    assert legal(match, 0, "attack") == {("attack", 1, seat, 0) for seat in others}
    assert refused(match, 0, f"attack 1 {partner} 0") == "BE-VAR-TEAM"


@pytest.mark.rule("BE-VAR-TEAM", "allows")
def test_one_more_labor_or_construction_puts_a_card_into_the_partners_pile() -> None:
    scenario = team().row("labor", "railcar_thief").row("design", "blast_wall")
    match = scenario.resources(labor=4, construction=2).build()
    buy(match, 0, "railcar_thief", "gift")
    assert resources(match) == (1, 2)
    buy(match, 0, "blast_wall", "gift")
    assert resources(match) == (0, 0)
    assert discard(match, 2) == ["blast_wall", "railcar_thief"]
    assert discard(match, 0) == []
    assert owned(match, 2)["railcar_thief"] == 1, "it is his card"


@pytest.mark.rule("BE-VAR-TEAM", "refuses")
@pytest.mark.parametrize(("labor", "construction"), [(2, 9), (9, 1)])
def test_the_extra_one_must_be_paid(labor: int, construction: int) -> None:
    scenario = team().row("labor", "railcar_thief").row("design", "blast_wall")
    match = scenario.resources(labor=labor, construction=construction).build()
    card = "railcar_thief" if labor == 2 else "blast_wall"
    assert allowed(match, 0, f"buy {slot_of(match, card)}")
    assert refused(match, 0, f"gift {slot_of(match, card)}") == "BE-VAR-TEAM"


@pytest.mark.rule("BE-VAR-TEAM", "refuses")
@pytest.mark.parametrize(("labor", "paid"), [(0, False), (1, True)])
def test_no_discount_pays_the_extra_one(labor: int, paid: bool) -> None:
    cheap: dict[str, dict[str, object]] = {
        "manager": employee(op("discount", on="employee", labor=3))
    }
    scenario = team(cards=cheap).hand(0, "manager").row("labor", "railcar_thief")
    match = scenario.resources(labor=labor).build()
    do(match, 0, "play manager")
    assert allowed(match, 0, f"buy {slot_of(match, 'railcar_thief')}"), "2 Labor less 3"
    assert allowed(match, 0, f"gift {slot_of(match, 'railcar_thief')}") is paid


@pytest.mark.rule("BE-VAR-TEAM", "refuses")
def test_no_gift_without_teams_nor_from_a_reserve() -> None:
    alone = Scenario(4).row("labor", "railcar_thief").resources(labor=9).build()
    assert refused(alone, 0, "gift L1") == "BE-VAR-TEAM"
    match = team().resources(labor=9, construction=9).build()
    assert {act[0] for act in match.legal(0) if "gumshoe" in act} == {"reserve"}


@pytest.mark.rule("BE-VAR-TEAM", "refuses")
def test_a_partner_is_not_harmed_by_effects() -> None:
    spark: dict[str, dict[str, object]] = {
        "manager": employee(op("damage", n=1, target="opponent_card")),
        "contractor": employee(op("damage", n=1, target="each_opponent_unit")),
        "railcar_thief": employee(op("discard", who="each_opponent")),
        "pendulum_sniper": employee(op("steal", n=1)),
    }
    scenario = team(cards=spark).hand(0, *spark)
    for seat in (1, 2, 3):
        scenario.unit(seat, "chroniker").hand(seat, "clerk").brass(seat, 2)
    match = scenario.build()
    do(match, 0, "play manager")
    assert {act[1] for act in match.legal(0)} == {1, 3}
    assert refused(match, 0, "target 2 1") == "BE-VAR-TEAM"
    do(match, 0, "target 1 0", "play contractor", "play railcar_thief", "play pendulum_sniper")
    assert refused(match, 0, "player 2") == "BE-VAR-TEAM"
    do(match, 0, "player 3")
    assert [entry(match, seat, 1)["damage"] for seat in (1, 2, 3)] == [1, 0, 1]
    assert [len(hand(match, seat)) for seat in (1, 2, 3)] == [0, 1, 0]
    assert [brass(match, seat) for seat in range(4)] == [1, 2, 2, 1]


@pytest.mark.rule("BE-VAR-TEAM", "refuses")
def test_a_warden_shields_no_partner() -> None:
    match = team().building(3, "blast_wall").unit(0, "chroniker").build()
    do(match, 0, "end")
    assert not allowed(match, 0, "attack 1 3 0")
    assert allowed(match, 0, "attack 1 1 0")


@pytest.mark.rule("BE-VAR-TEAM", "allows")
def test_the_scores_of_a_team_are_added() -> None:
    scenario = team().seat(3).last_round().brass(0, 9).brass(1, 6).brass(2, 1).brass(3, 7)
    match = scenario.build()
    end_turn(match, 3)
    assert match.over
    assert match.ranking == [[1, 3], [0, 2]]


@pytest.mark.rule("BE-VAR-TEAM", "allows")
def test_a_tie_of_teams_goes_by_the_sums() -> None:
    """Seat 2 owns a Chroniker and is Frontier: no. Seat 3 is Omni-Edo and owns an Inventor: yes."""
    scenario = team().seat(3).last_round().brass(0, 4).brass(1, 5).discard(2, "chroniker")
    match = scenario.discard(3, "illumination_inventor").build()
    end_turn(match, 3)
    assert match.ranking == [[1, 3], [0, 2]]


@pytest.mark.rule("BE-VAR-TEAM", "refuses")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_teams_need_four_or_six(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.match(seats=seats, seed=1, options={"team": True})
    assert caught.value.code == "option-seats"


# ---- battle mode ----


def battle(seats: int = 2, cards: dict[str, dict[str, object]] | None = None) -> Scenario:
    return Scenario(seats, cards=cards, battle=True)


@pytest.mark.rule("BE-VAR-BATTLE", "allows")
def test_twenty_brass_each_and_no_pool() -> None:
    match = battle(3).build()
    assert [brass(match, seat) for seat in range(3)] == [20, 20, 20]
    assert pool(match) == 0


@pytest.mark.rule("BE-VAR-BATTLE", "allows")
def test_what_makes_brass_restores_health_up_to_20() -> None:
    scenario = Scenario(2, corps=("frontier", "harlem"), battle=True).health(17, 20)
    match = scenario.hand(0, "jetpack_courier").resources(construction=8).build()
    do(match, 0, "play jetpack_courier", "convert")
    assert brass(match, 0) == 19
    do(match, 0, "convert")
    assert brass(match, 0) == 20
    assert resources(match) == (1, 4)


@pytest.mark.rule("BE-VAR-BATTLE", "refuses")
def test_converting_at_full_health_is_refused_with_the_reason() -> None:
    match = battle().resources(construction=2).build()
    refusal = match.check(0, ("convert",))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("convert-healthy", "BE-VAR-BATTLE")
    assert refusal.params["most"] == 20
    assert ("convert",) not in legal(match, 0)


@pytest.mark.rule("BE-VAR-BATTLE", "allows")
def test_a_unit_attacks_the_company_itself_without_being_struck() -> None:
    match = battle(3).unit(0, "chroniker").building(1, "blast_wall").unit(1, "chroniker").build()
    do(match, 0, "end")
    assert allowed(match, 0, "raid 1 1"), "a Warden does not shield the company"
    assert allowed(match, 0, "raid 1 2")
    do(match, 0, "raid 1 1")
    assert [brass(match, seat) for seat in range(3)] == [20, 18, 20]
    assert entry(match, 0, 1)["damage"] == 0


@pytest.mark.rule("BE-VAR-BATTLE", "allows")
def test_at_0_a_player_is_out_and_the_last_one_standing_wins() -> None:
    scenario = battle(3).health(20, 2, 1).unit(0, "chroniker").unit(0, "chroniker")
    scenario.unit(1, "chroniker").building(1, "blast_wall", face_up=False).hand(1, "clerk")
    match = scenario.build()
    do(match, 0, "end", "raid 1 1")
    gone = company(match, 1)
    assert gone["out"]
    zones = ("hand", "deck", "discard", "played", "in_play", "reserve")
    assert [zone for zone in zones if gone[zone]] == [], "all his cards leave the game"
    assert asks(match) == ("action", (0,)), "and nothing was destroyed"
    do(match, 0, "raid 2 2")
    assert match.over
    assert match.ranking == [[0], [2], [1]]


@pytest.mark.rule("BE-VAR-BATTLE", "refuses")
def test_nobody_learns_the_order_of_a_bankrupt_players_deck() -> None:
    views = []
    for order in (("clerk", "manager"), ("manager", "clerk")):
        scenario = battle(3).health(20, 2, 20).unit(0, "chroniker")
        match = scenario.deck(1, *order).build()
        do(match, 0, "end", "raid 1 1")
        views.append([GAME.view(match.state, viewer) for viewer in (-1, 0, 1, 2)])
    assert views[0] == views[1]


@pytest.mark.rule("BE-VAR-BATTLE", "allows")
def test_a_bankrupt_seat_is_skipped() -> None:
    match = battle(3).health(20, 2, 20).unit(0, "chroniker").build()
    do(match, 0, "end", "raid 1 1")
    end_turn(match, 0)
    assert asks(match) == ("play", (2,))
    end_turn(match, 2)
    assert asks(match) == ("play", (0,))


@pytest.mark.rule("BE-VAR-BATTLE", "allows")
def test_who_goes_bankrupt_in_his_own_turn_ends_it() -> None:
    paying: dict[str, dict[str, object]] = {
        "manager": employee(op("may", do=[op("pay", brass=2), gain(labor=5)]))
    }
    match = battle(3, paying).health(2, 20, 20).hand(0, "manager", "clerk").build()
    do(match, 0, "play manager", "yes")
    assert company(match, 0)["out"]
    assert asks(match) == ("play", (1,))


@pytest.mark.rule("BE-VAR-BATTLE", "allows")
def test_stealing_can_bankrupt() -> None:
    thief: dict[str, dict[str, object]] = {"manager": employee(op("steal", n=2))}
    match = battle(2, thief).health(10, 1).hand(0, "manager").build()
    do(match, 0, "play manager")
    assert match.over
    assert match.ranking == [[0], [1]]


@pytest.mark.rule("BE-VAR-BATTLE", "refuses")
def test_nobody_mines_and_destroying_yields_nothing() -> None:
    scenario = battle().health(10, 10).unit(0, "chroniker").unit(0, "chroniker")
    match = scenario.unit(1, "tesla_trooper").build()
    do(match, 0, "end")
    assert refused(match, 0, "mine 1") == "BE-VAR-BATTLE"
    do(match, 0, "attack 1 1 1", "attack 2 1 0")
    assert in_play(match, 1) == []
    assert not platform(match, 1)["up"]
    assert [brass(match, seat) for seat in range(2)] == [10, 10]


@pytest.mark.rule("BE-VAR-BATTLE", "refuses")
def test_no_raids_in_peace_nor_on_oneself_nor_on_the_bankrupt() -> None:
    peace = Scenario(2).unit(0, "chroniker").build()
    do(peace, 0, "end")
    assert refused(peace, 0, "raid 1 1") == "BE-VAR-BATTLE"
    match = battle(3).health(20, 2, 20).unit(0, "chroniker").unit(0, "chroniker").build()
    do(match, 0, "end", "raid 1 1")
    for tried in ("raid 2 0", "raid 2 1", "attack 2 1 0"):
        assert not allowed(match, 0, tried)


@pytest.mark.rule("BE-VAR-BATTLE", "refuses")
def test_health_is_never_above_20_and_the_platform_restores_only_while_up() -> None:
    scenario = Scenario(2, corps=("frontier", "harlem"), battle=True).health(20, 10)
    match = scenario.hand(0, "jetpack_courier").build()
    do(match, 0, "play jetpack_courier")
    assert brass(match, 0) == 20
    down = battle().health(10, 10).platform(0, up=False).resources(construction=2).build()
    assert not allowed(down, 0, "convert")


# ---- first edition ----


def first_edition(cards: dict[str, dict[str, object]] | None = None) -> Scenario:
    return Scenario(2, cards=cards, first_edition=True)


@pytest.mark.rule("BE-VAR-FIRST", "allows")
@pytest.mark.parametrize("target", ["tesla_trooper", "vanguard_mercenary", None])
def test_destroying_anything_yields_exactly_1(target: str | None) -> None:
    scenario = first_edition().unit(0, "chroniker")
    match = (scenario.unit(1, target) if target else scenario).build()
    do(match, 0, "end", f"attack 1 1 {1 if target else 0}")
    assert brass(match, 0) == 1


@pytest.mark.rule("BE-VAR-FIRST", "allows")
def test_units_mine_with_the_platform_destroyed() -> None:
    match = first_edition().platform(0, up=False).unit(0, "chroniker").build()
    do(match, 0, "end", "mine 1")
    assert brass(match, 0) == 2


@pytest.mark.rule("BE-VAR-FIRST", "refuses")
def test_rewards_and_conversion_still_need_it() -> None:
    scenario = first_edition().platform(0, up=False).unit(0, "chroniker").unit(1, "tesla_trooper")
    match = scenario.resources(construction=2).build()
    assert refused(match, 0, "convert") == "BE-PLAY-6"
    do(match, 0, "end", "attack 1 1 1")
    assert in_play(match, 1) == []
    assert brass(match, 0) == 0


@pytest.mark.rule("BE-VAR-FIRST", "refuses")
def test_without_the_option_the_revised_rules_hold() -> None:
    match = Scenario(2).platform(0, up=False).unit(0, "chroniker").build()
    do(match, 0, "end")
    assert not allowed(match, 0, "mine 1")


# ---- solitaire and mixes ----


@pytest.mark.rule("BE-VAR-SOLO", "allows")
@pytest.mark.parametrize("equal", [False, True])
def test_one_player_plays_against_the_ai(equal: bool) -> None:
    match = GAME.match(seats=1, seed=1, options={"equal_turns": equal})
    assert asks(match) == ("play", (0,))
    data = see(match)
    assert len(data["companies"]) == 2
    assert data["companies"][1]["corporation"] is None
    assert data["pool"] == 40


@pytest.mark.rule("BE-VAR-SOLO", "refuses")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_with_more_there_is_no_ai(seats: int) -> None:
    assert len(see(GAME.match(seats=seats, seed=1))["companies"]) == seats
    with pytest.raises(OptionError) as caught:
        GAME.match(seats=seats, seed=1, options={"equal_turns": True})
    assert caught.value.code == "option-seats"


MIXES = [
    dict(zip(("reserves", "team", "battle", "first_edition"), mix, strict=True))
    for mix in product(("standard", "built"), (False, True), (False, True), (False, True))
]


@pytest.mark.rule("BE-VAR-MIX", "allows")
@pytest.mark.parametrize("mix", [m for m in MIXES if not (m["battle"] and m["first_edition"])])
def test_all_other_mixes_are_played(mix: dict[str, int | str | bool]) -> None:
    match = GAME.match(seats=4, seed=1, options=mix)
    assert see(match)["options"].items() >= mix.items()
    assert not match.over


@pytest.mark.rule("BE-VAR-MIX", "refuses")
@pytest.mark.parametrize("mix", [mix for mix in MIXES if mix["battle"] and mix["first_edition"]])
def test_battle_mode_and_first_edition_do_not_mix(mix: dict[str, int | str | bool]) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.match(seats=4, seed=1, options=mix)
    assert caught.value.code == "option-battle-first"


@pytest.mark.rule("BE-VAR-MIX", "refuses")
@pytest.mark.parametrize(
    "option", [{"reserves": "built"}, {"team": True}, {"battle": True}, {"first_edition": True}]
)
def test_solitaire_mixes_with_none(option: dict[str, int | str | bool]) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.match(seats=1, seed=1, options=option)
    assert caught.value.code == "option-seats"


@pytest.mark.rule("BE-VAR-MIX", "allows")
def test_the_last_team_with_a_player_standing_wins() -> None:
    scenario = Scenario(4, team=True, battle=True).health(1, 2, 20, 2)
    match = scenario.unit(0, "chroniker").unit(0, "chroniker").build()
    do(match, 0, "end")
    assert not allowed(match, 0, "raid 1 2"), "not the partner's company"
    do(match, 0, "raid 1 1")
    assert asks(match) == ("action", (0,)), "his partner stands"
    do(match, 0, "raid 2 3")
    assert match.over
    assert match.ranking == [[0, 2], [1, 3]]


@pytest.mark.rule("BE-VAR-MIX", "refuses")
def test_no_gift_to_a_bankrupt_partner() -> None:
    scenario = Scenario(4, team=True, battle=True).health(20, 20, 2, 20).seat(1)
    match = scenario.unit(1, "chroniker").build()
    do(match, 1, "end", "raid 1 2")
    end_turn(match, 1)
    end_turn(match, 3)
    assert asks(match) == ("play", (0,))
    assert not legal(match, 0, "gift")
    assert cards(match, 2, "deck") == []


@pytest.mark.rule("BE-VAR-MIX", "allows")
def test_built_reserves_in_a_battle_of_teams() -> None:
    match = customized(seats=4, team=True, battle=True)
    for seat in range(4):
        match.apply(seat, match.legal(seat)[0])
    assert asks(match)[0] == "play"
    assert [brass(match, seat) for seat in range(4)] == [20] * 4
    for seat in range(4):
        reserve: Counter[str] = Counter(company(match, seat)["reserve"])
        assert value(**reserve) == 8
        assert reserve.total() <= 10
