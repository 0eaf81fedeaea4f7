"""A turn and its play phase: BE-TURN and BE-PLAY."""

from __future__ import annotations

import pytest

from tests.asking import asks, legal, refusal, refused
from tests.brass_empire.scenario import (
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
    fighter,
    gain,
    hand,
    in_play,
    op,
    platform,
    pool,
    resources,
    see,
    slot_of,
)

# ---- the start of a turn ----

TWO_BUILT = {
    "blast_wall": fighter(0, 4, built=[op("draw", n=1)]),
    "clockwerks_factory": fighter(0, 2, built=[op("dismiss", **{"from": ["hand"]})]),
}


@pytest.mark.rule("BE-TURN-1", "allows")
def test_all_face_down_buildings_are_flipped_together() -> None:
    scenario = Scenario().building(0, "ore_depot", face_up=False)
    scenario.building(0, "lantern_workshop", face_up=False).building(1, "blast_wall", face_up=False)
    match = scenario.turn_start().build()
    assert [e["face_up"] for e in company(match, 0)["in_play"]] == [True, True]
    assert not entry(match, 1, 1)["face_up"], "only his own"
    assert resources(match) == (0, 2 + 1), "built, and the workshop works this turn"
    assert allowed(match, 0, "use 1"), "so does the depot"


@pytest.mark.rule("BE-TURN-1", "allows")
@pytest.mark.parametrize("first", [1, 2])
def test_when_built_texts_come_in_the_order_their_owner_chooses(first: int) -> None:
    scenario = Scenario(cards=TWO_BUILT).bare(0).hand(0, "clerk").deck(0, "chroniker")
    scenario.building(0, "blast_wall", face_up=False)
    scenario.building(0, "clockwerks_factory", face_up=False)
    match = scenario.turn_start().build()
    assert asks(match) == ("order", (0,))
    assert match.state.pending.rule == "BE-TURN-1"  # type: ignore[union-attr]
    assert all(e["face_up"] for e in company(match, 0)["in_play"]), "all are flipped before"
    texts = str(match.state.pending.about["texts"]).split()  # type: ignore[union-attr]
    assert sorted(texts) == ["blast_wall:built", "clockwerks_factory:built"]
    do(match, 0, f"next {first}")
    if texts[first - 1] == "blast_wall:built":
        assert hand(match, 0) == ["chroniker", "clerk"]
        do(match, 0, "take hand chroniker")
    elif asks(match)[0] == "pick":
        do(match, 0, "take hand clerk")
    assert asks(match) == ("play", (0,))


@pytest.mark.rule("BE-TURN-1", "allows")
def test_an_enhancement_holds_from_the_flip_on() -> None:
    scenario = Scenario().building(0, "command_mast", face_up=False).unit(0, "pester_hound")
    match = scenario.turn_start().build()
    do(match, 0, "end", "mine 2")
    assert brass(match, 0) == 2


@pytest.mark.rule("BE-TURN-1", "refuses")
def test_a_face_down_building_enhances_nothing() -> None:
    match = Scenario().hand(0, "command_mast").unit(0, "pester_hound").build()
    do(match, 0, "play command_mast", "end", "mine 1")
    assert brass(match, 0) == 1


@pytest.mark.rule("BE-TURN-1", "refuses")
def test_a_destroyed_platform_is_not_flipped() -> None:
    match = Scenario().platform(0, up=False).turn_start().build()
    assert not platform(match, 0)["up"]


# ---- the phases ----


@pytest.mark.rule("BE-TURN-2", "allows")
def test_the_play_phase_in_any_order_and_number() -> None:
    scenario = Scenario().hand(0, "clerk", "manager", "union_worker", "union_worker")
    scenario.row("labor", "railcar_thief", "railcar_thief").building(0, "ore_depot")
    match = scenario.platform(0, up=False).build()
    do(match, 0, "play union_worker", "rebuild", "play manager", "buy L1", "use 1")
    do(match, 0, "play union_worker", "play clerk")
    assert resources(match) == (1, 1)
    assert asks(match) == ("play", (0,))
    assert allowed(match, 0, "end")


@pytest.mark.rule("BE-TURN-2", "refuses")
def test_units_do_not_act_in_the_play_phase() -> None:
    match = Scenario().unit(0, "chroniker").unit(1, "chroniker").build()
    for tried in ("mine 1", "attack 1 1 1", "act 1"):
        assert refusal(match, 0, tried).code == "wrong-question"
        assert refused(match, 0, tried).startswith("BE-TURN")


@pytest.mark.rule("BE-TURN-3", "allows")
def test_labor_and_construction_may_still_be_spent_in_the_action_phase() -> None:
    scenario = Scenario().unit(0, "chroniker").resources(labor=6, construction=3)
    match = scenario.row("labor", "railcar_thief").platform(0, up=False).build()
    do(match, 0, "end")
    assert asks(match) == ("action", (0,))
    do(match, 0, "rebuild", "convert")
    buy(match, 0, "railcar_thief")
    do(match, 0, "reserve gumshoe", "mine 1")
    assert brass(match, 0) == 3


@pytest.mark.rule("BE-TURN-3", "refuses")
def test_once_the_action_phase_has_begun_nothing_is_played_or_used() -> None:
    scenario = Scenario().unit(0, "chroniker").hand(0, "clerk").building(0, "ore_depot")
    match = scenario.building(0, "clockwerks_factory").build()
    assert allowed(match, 0, "use 2")
    assert allowed(match, 0, "demolish 3")
    do(match, 0, "end")
    for tried in ("play clerk", "use 2", "demolish 3"):
        assert refused(match, 0, tried) == "BE-TURN-3"


@pytest.mark.rule("BE-TURN-3", "refuses")
def test_a_card_drawn_in_the_action_phase_is_discarded_unplayed() -> None:
    drawing = {"chroniker": fighter(2, 4, action=[op("draw", n=1)])}
    scenario = Scenario(cards=drawing).unit(0, "chroniker").unit(0, "pester_hound")
    match = scenario.deck(0, "manager").build()
    do(match, 0, "end", "act 1")
    assert hand(match, 0) == ["manager"]
    assert refused(match, 0, "play manager") == "BE-TURN-3"
    end_turn(match, 0)
    assert discard(match, 0) == ["manager"]


@pytest.mark.rule("BE-TURN-4", "allows")
def test_the_end_of_a_turn() -> None:
    scenario = Scenario().hand(0, "manager", "chroniker", "clerk").deck(0, "union_worker")
    match = scenario.build()
    do(match, 0, "play manager")
    assert resources(match) == (2, 0)
    end_turn(match, 0)
    assert discard(match, 0) == ["chroniker", "clerk", "manager"]
    assert len(hand(match, 0)) == 5
    assert "union_worker" in hand(match, 0)
    assert cards(match, 0, "played") == []
    assert resources(match) == (0, 0), "what was not spent is lost"
    assert asks(match) == ("play", (1,))


LATER = {"manager": employee(op("draw_later", n=2)), "contractor": employee(op("draw_later", n=1))}


@pytest.mark.rule("BE-TURN-4", "allows")
def test_promised_cards_are_drawn_besides_and_there_is_no_hand_limit() -> None:
    match = Scenario(cards=LATER).hand(0, "manager", "manager", "contractor").build()
    do(match, 0, "play manager", "play contractor", "play manager")
    end_turn(match, 0)
    assert len(hand(match, 0)) == 10
    for seat in (1, 0):
        end_turn(match, seat)
    assert len(hand(match, 0)) == 5, "promised for that turn only"


@pytest.mark.rule("BE-TURN-4", "refuses")
def test_no_resource_is_kept_for_the_next_turn() -> None:
    match = Scenario().resources(labor=5, construction=4).build()
    end_turn(match, 0)
    assert resources(match) == (0, 0)
    end_turn(match, 1)
    assert resources(match) == (0, 0)
    assert refused(match, 0, "convert") == "BE-PLAY-6"


@pytest.mark.rule("BE-TURN-4", "refuses")
def test_no_card_is_kept_in_hand() -> None:
    scenario = Scenario().bare(0).hand(0, "chroniker").deck(0, *["clerk"] * 5)
    match = scenario.build()
    end_turn(match, 0)
    assert hand(match, 0) == ["clerk"] * 5
    assert discard(match, 0) == ["chroniker"]


# ---- employees ----

CONDITION = {"manager": employee(op("if", when={"of": "your_units"}, do=[gain(labor=3)]))}


@pytest.mark.rule("BE-PLAY-1", "allows")
def test_an_employees_effect_is_at_once_and_its_resources_last_the_turn() -> None:
    match = Scenario().hand(0, "contractor").unit(0, "chroniker").build()
    do(match, 0, "play contractor")
    assert resources(match) == (0, 2)
    do(match, 0, "end", "mine 1")
    assert resources(match) == (0, 2)
    do(match, 0, "convert")
    assert (resources(match), brass(match, 0)) == ((0, 0), 3)


@pytest.mark.rule("BE-PLAY-1", "allows")
def test_choices_are_made_when_the_card_is_played() -> None:
    match = Scenario().hand(0, "pendulum_sniper", "clerk").unit(1, "chroniker").build()
    do(match, 0, "play pendulum_sniper")
    assert asks(match) == ("choose", (0,))
    assert refusal(match, 0, "play clerk").code == "wrong-question"
    do(match, 0, "option 2")
    assert entry(match, 1, 1)["damage"] == 2


@pytest.mark.rule("BE-PLAY-1", "refuses")
def test_a_condition_must_hold_when_the_card_is_played() -> None:
    for order, labor in ((("manager", "pester_hound"), 0), (("pester_hound", "manager"), 3)):
        match = Scenario(cards=CONDITION).hand(0, "manager", "pester_hound").build()
        do(match, 0, *(f"play {card}" for card in order))
        assert resources(match) == (labor, 0)


# ---- buildings and units ----


@pytest.mark.rule("BE-PLAY-2", "allows")
def test_a_building_is_played_face_down_and_flipped_at_the_next_turn_start() -> None:
    match = Scenario().hand(0, "lantern_workshop").build()
    do(match, 0, "play lantern_workshop")
    assert not entry(match, 0, 1)["face_up"]
    end_turn(match, 0)
    assert not entry(match, 0, 1)["face_up"], "not on another player's turn"
    end_turn(match, 1)
    assert entry(match, 0, 1)["face_up"]
    assert resources(match) == (0, 2 + 1)


@pytest.mark.rule("BE-PLAY-2", "refuses")
def test_a_face_down_building_does_nothing_and_is_not_attacked() -> None:
    scenario = Scenario().hand(0, "parts_silo").unit(1, "chroniker")
    match = scenario.build()
    do(match, 0, "play parts_silo")
    assert refused(match, 0, "use 1") == "BE-PLAY-2"
    end_turn(match, 0)
    do(match, 1, "end")
    assert refused(match, 1, "attack 1 0 1") == "BE-PLAY-2"
    assert allowed(match, 1, "attack 1 0 0")


@pytest.mark.rule("BE-PLAY-3", "allows")
def test_a_unit_is_played_face_up_can_be_attacked_and_strikes_back() -> None:
    match = Scenario().hand(0, "chroniker").unit(1, "chroniker").build()
    do(match, 0, "play chroniker")
    assert entry(match, 0, 1)["face_up"]
    end_turn(match, 0)
    do(match, 1, "end", "attack 1 0 1")
    assert entry(match, 0, 1)["damage"] == 2
    assert entry(match, 1, 1)["damage"] == 2


@pytest.mark.rule("BE-PLAY-3", "refuses")
@pytest.mark.parametrize("tried", ["mine 2", "attack 2 1 0", "act 2"])
def test_a_unit_does_not_act_on_the_turn_it_is_played(tried: str) -> None:
    acting = {"chroniker": fighter(2, 4, action=[gain(brass=1)])}
    match = Scenario(cards=acting).unit(0, "pester_hound").hand(0, "chroniker").build()
    do(match, 0, "play chroniker", "end")
    assert refused(match, 0, tried) == "BE-PLAY-3"
    for seat in (0, 1):
        end_turn(match, seat)
    do(match, 0, "end")
    assert allowed(match, 0, tried)


# ---- buying ----


@pytest.mark.rule("BE-PLAY-4", "allows")
def test_buy_any_card_from_either_row_or_ones_reserve() -> None:
    scenario = Scenario(corps=("mcglynn", "windcraft")).resources(labor=11, construction=7)
    scenario.row("labor", "illumination_inventor").row("design", "tesla_trooper", "blast_wall")
    match = scenario.build()
    buy(match, 0, "illumination_inventor")
    assert resources(match) == (7, 7)
    buy(match, 0, "tesla_trooper")
    assert resources(match) == (4, 4)
    do(match, 0, "reserve clockwerks_factory")
    assert resources(match) == (3, 3)
    buy(match, 0, "blast_wall")
    assert resources(match) == (2, 2)
    bought = ["blast_wall", "clockwerks_factory", "illumination_inventor", "tesla_trooper"]
    assert discard(match, 0) == bought
    assert company(match, 0)["reserve"].count("clockwerks_factory") == 1, "not refilled"


@pytest.mark.rule("BE-PLAY-4", "refuses")
@pytest.mark.parametrize(("labor", "construction"), [(1, 9), (9, 2), (0, 0), (8, 0)])
def test_the_whole_cost_is_paid_in_its_kind(labor: int, construction: int) -> None:
    scenario = Scenario().row("design", "overclocked_wagon")
    match = scenario.resources(labor=labor, construction=construction).build()
    found = refusal(match, 0, f"buy {slot_of(match, 'overclocked_wagon')}")
    assert (found.rule, found.code) == ("BE-PLAY-4", "buy-cost")
    assert found.params["missing_labor"] == max(0, 2 - labor)
    assert found.params["missing_construction"] == max(0, 3 - construction)


@pytest.mark.rule("BE-PLAY-4", "refuses")
def test_a_reserve_card_is_paid_for_too() -> None:
    match = Scenario().resources(labor=3).build()
    assert refused(match, 0, "reserve gumshoe") == "BE-PLAY-4"
    assert legal(match, 0, "reserve") == set()


# ---- buildings' effects ----


@pytest.mark.rule("BE-PLAY-5", "allows")
def test_plain_gains_come_by_themselves_each_turn() -> None:
    match = Scenario().building(0, "lantern_workshop").turn_start().build()
    assert resources(match) == (0, 1)
    for seat in (0, 1):
        end_turn(match, seat)
    assert resources(match) == (0, 1)


@pytest.mark.rule("BE-PLAY-5", "allows")
def test_plain_gains_come_after_the_when_built_effects() -> None:
    """So a when-built text that must be paid for can't be paid with them."""
    order = {
        "blast_wall": fighter(0, 4, built=[op("may", do=[op("pay", labor=1), gain(brass=1)])]),
        "parts_silo": fighter(0, 3, each_turn=[gain(labor=1)]),
    }
    scenario = Scenario(cards=order).building(0, "parts_silo")
    match = scenario.building(0, "blast_wall", face_up=False).turn_start().build()
    assert asks(match) == ("play", (0,))
    assert (resources(match), brass(match, 0)) == ((1, 0), 0)


@pytest.mark.rule("BE-PLAY-5", "allows")
def test_the_rest_when_its_owner_chooses() -> None:
    match = Scenario().building(0, "ore_depot").hand(0, "clerk").turn_start().build()
    assert brass(match, 0) == 0
    do(match, 0, "play clerk", "use 1")
    assert brass(match, 0) == 1


@pytest.mark.rule("BE-PLAY-5", "refuses")
def test_once_in_each_turn_and_not_on_others_turns() -> None:
    match = Scenario().building(0, "ore_depot").turn_start().build()
    do(match, 0, "use 1")
    assert refused(match, 0, "use 1") == "BE-PLAY-5"
    end_turn(match, 0)
    assert match.legal(0) == ()
    end_turn(match, 1)
    do(match, 0, "use 1")
    assert brass(match, 0) == 2


@pytest.mark.rule("BE-PLAY-5", "refuses")
def test_a_plain_gain_is_not_used_a_second_time() -> None:
    match = (
        Scenario().building(0, "lantern_workshop").building(0, "blast_wall").turn_start().build()
    )
    for number in (1, 2):
        assert refused(match, 0, f"use {number}") == "BE-PLAY-5"
    assert resources(match) == (0, 1)


# ---- the Mining Platform ----


@pytest.mark.rule("BE-PLAY-6", "allows")
def test_two_construction_become_one_brass_as_often_as_one_can_pay() -> None:
    match = Scenario().resources(construction=5).build()
    do(match, 0, "convert", "convert")
    assert (brass(match, 0), pool(match), resources(match)) == (2, 48, (0, 1))


@pytest.mark.rule("BE-PLAY-6", "refuses")
def test_not_with_one_construction_nor_with_the_platform_down() -> None:
    match = Scenario().resources(labor=9, construction=1).build()
    found = refusal(match, 0, "convert")
    assert (found.rule, found.params["missing"]) == ("BE-PLAY-6", 1)
    down = Scenario().resources(construction=4).platform(0, up=False).build()
    assert refused(down, 0, "convert") == "BE-PLAY-6"
    do(down, 0, "rebuild", "convert")
    assert brass(down, 0) == 1


@pytest.mark.rule("BE-PLAY-7", "allows")
@pytest.mark.parametrize("phase", ["play", "action"])
def test_rebuild_for_one_construction_at_full_health_working_at_once(phase: str) -> None:
    scenario = Scenario().platform(0, up=False).unit(0, "chroniker").resources(construction=3)
    match = scenario.build()
    if phase == "action":
        do(match, 0, "end")
    do(match, 0, "rebuild", "convert")
    assert platform(match, 0) == {"up": True, "damage": 0}
    assert (resources(match), brass(match, 0)) == ((0, 0), 1)


@pytest.mark.rule("BE-PLAY-7", "refuses")
def test_not_rebuilt_for_nothing_nor_repaired() -> None:
    poor = Scenario().platform(0, up=False).resources(labor=9).build()
    assert refused(poor, 0, "rebuild") == "BE-PLAY-7"
    for damage in (0, 1):
        match = Scenario().platform(0, damage=damage).resources(construction=5).build()
        assert refused(match, 0, "rebuild") == "BE-PLAY-7"
        assert platform(match, 0) == {"up": True, "damage": damage}


@pytest.mark.rule("BE-PLAY-7", "refuses")
def test_it_is_not_rebuilt_by_itself() -> None:
    match = Scenario().platform(0, up=False).build()
    for seat in (0, 1, 0, 1):
        end_turn(match, seat)
    assert not platform(match, 0)["up"]
    assert see(match)["round"] == 3
    assert in_play(match, 0) == []
