"""The action phase: BE-ACT."""

from __future__ import annotations

import pytest

from tests.asking import asks, legal, refusal, refused
from tests.brass_empire.scenario import (
    Scenario,
    allowed,
    brass,
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
    told,
)

# ---- one action each ----


@pytest.mark.rule("BE-ACT-1", "allows")
def test_each_unit_mines_attacks_or_does_what_it_says() -> None:
    scenario = Scenario(corps=("frontier", "windcraft")).unit(0, "chroniker").unit(0, "chroniker")
    match = scenario.unit(0, "prospecting_rig").unit(1, "pester_hound").build()
    do(match, 0, "end")
    assert legal(match, 0, "mine") == {("mine", n) for n in (1, 2, 3)}
    assert legal(match, 0, "act") == {("act", 3)}
    do(match, 0, "mine 1", "act 3", "attack 2 1 1")
    assert brass(match, 0) == 2 + 2 + 1
    assert not company(match, 1)["in_play"]


@pytest.mark.rule("BE-ACT-1", "refuses")
@pytest.mark.parametrize("tried", ["mine 1", "attack 1 1 0", "act 1"])
def test_one_action_only(tried: str) -> None:
    acting = {"chroniker": fighter(2, 4, action=[gain(brass=1)])}
    match = Scenario(cards=acting).unit(0, "chroniker").unit(0, "pester_hound").build()
    do(match, 0, "end", "mine 1")
    assert refused(match, 0, tried) == "BE-ACT-1"
    assert allowed(match, 0, "mine 2")


@pytest.mark.rule("BE-ACT-1", "refuses")
def test_a_unit_without_a_printed_action_has_none() -> None:
    match = Scenario().unit(0, "pester_hound").build()
    do(match, 0, "end")
    assert refused(match, 0, "act 1") == "BE-ACT-1"


# ---- mining ----


@pytest.mark.rule("BE-ACT-2", "allows")
@pytest.mark.parametrize(("unit", "attack"), [("pester_hound", 1), ("chroniker", 2)])
def test_mine_takes_brass_equal_to_the_attack(unit: str, attack: int) -> None:
    match = Scenario().unit(0, unit).build()
    do(match, 0, "end", "mine 1")
    assert (brass(match, 0), pool(match)) == (attack, 50 - attack)


@pytest.mark.rule("BE-ACT-2", "refuses")
def test_no_mining_with_the_platform_down() -> None:
    match = Scenario().unit(0, "chroniker").platform(0, up=False).resources(construction=1).build()
    do(match, 0, "end")
    assert refused(match, 0, "mine 1") == "BE-ACT-2"
    do(match, 0, "rebuild", "mine 1")
    assert brass(match, 0) == 2


# ---- attacking ----


@pytest.mark.rule("BE-ACT-3", "allows")
@pytest.mark.parametrize(("target", "attack"), [("lightning_fence", 2), ("blast_wall", 0)])
def test_attacker_and_building_deal_their_attack_at_once(target: str, attack: int) -> None:
    match = Scenario().unit(0, "chroniker").building(1, target).build()
    do(match, 0, "end", "attack 1 1 1")
    assert entry(match, 1, 1)["damage"] == 2
    assert entry(match, 0, 1)["damage"] == attack


@pytest.mark.rule("BE-ACT-3", "allows")
def test_both_units_may_die_at_once() -> None:
    match = Scenario().unit(0, "tesla_trooper").unit(1, "tesla_trooper").build()
    do(match, 0, "end", "attack 1 1 1")
    assert in_play(match, 0) == in_play(match, 1) == []
    assert discard(match, 0) == discard(match, 1) == ["tesla_trooper"]


@pytest.mark.rule("BE-ACT-3", "allows")
def test_units_buildings_and_the_platform_of_any_opponent_are_targets() -> None:
    scenario = Scenario(3).unit(0, "chroniker").unit(1, "pester_hound").building(2, "parts_silo")
    match = scenario.build()
    do(match, 0, "end")
    assert legal(match, 0, "attack") == {
        ("attack", 1, 1, 0),
        ("attack", 1, 1, 1),
        ("attack", 1, 2, 0),
        ("attack", 1, 2, 1),
    }


@pytest.mark.rule("BE-ACT-3", "refuses")
def test_never_ones_own_card_nor_one_that_is_not_there() -> None:
    match = Scenario().unit(0, "chroniker").unit(0, "pester_hound").platform(1, up=False).build()
    do(match, 0, "end")
    for tried in ("attack 1 0 2", "attack 1 0 0", "attack 1 1 1", "attack 1 1 0", "attack 1 2 0"):
        assert refused(match, 0, tried) == "BE-ACT-3"
    assert legal(match, 0, "attack") == set()


# ---- destruction and Brass ----


@pytest.mark.rule("BE-ACT-4", "allows")
def test_at_0_health_a_card_goes_to_its_owners_discard_pile() -> None:
    match = Scenario().unit(0, "chroniker").building(1, "clockwerks_factory").build()
    do(match, 0, "end", "attack 1 1 1")
    assert in_play(match, 1) == []
    assert discard(match, 1) == ["clockwerks_factory"]
    assert discard(match, 0) == []


@pytest.mark.rule("BE-ACT-4", "allows")
def test_a_platform_is_turned_face_down_instead() -> None:
    match = Scenario().unit(0, "chroniker").build()
    do(match, 0, "end", "attack 1 1 0")
    assert not platform(match, 1)["up"]
    assert "mining_platform" not in discard(match, 1)


@pytest.mark.rule("BE-ACT-4", "allows")
def test_a_unit_mobilized_last_turn_goes_to_the_discard_pile_too() -> None:
    """Not among the cards played this turn: it was played in another."""
    match = Scenario().hand(0, "pester_hound").unit(1, "chroniker").build()
    do(match, 0, "play pester_hound")
    end_turn(match, 0)
    do(match, 1, "end", "attack 1 0 1")
    assert discard(match, 0) == ["pester_hound"]
    assert company(match, 0)["played"] == []


@pytest.mark.rule("BE-ACT-4", "refuses")
def test_with_health_left_it_stays() -> None:
    match = Scenario().unit(0, "chroniker").unit(0, "pester_hound").unit(1, "chroniker").build()
    do(match, 0, "end", "attack 1 1 1", "attack 2 1 0")
    assert in_play(match, 1) == ["chroniker"]
    assert platform(match, 1) == {"up": True, "damage": 1}


@pytest.mark.rule("BE-ACT-5", "allows")
@pytest.mark.parametrize(("target", "value"), [("tesla_trooper", 3), ("vanguard_mercenary", 1)])
def test_the_destroyed_cards_brass_or_1_comes_from_the_pool(target: str, value: int) -> None:
    match = Scenario().unit(0, "chroniker").unit(1, target).build()
    do(match, 0, "end", "attack 1 1 1")
    assert (brass(match, 0), pool(match)) == (value, 50 - value)


@pytest.mark.rule("BE-ACT-5", "allows")
def test_a_destroyed_platform_yields_1() -> None:
    match = Scenario().unit(0, "chroniker").build()
    do(match, 0, "end", "attack 1 1 0")
    assert (brass(match, 0), pool(match)) == (1, 49)


@pytest.mark.rule("BE-ACT-5", "refuses")
@pytest.mark.parametrize("target", [0, 1])
def test_nothing_with_ones_own_platform_down(target: int) -> None:
    match = Scenario().unit(0, "chroniker").unit(1, "tesla_trooper").platform(0, up=False).build()
    do(match, 0, "end", f"attack 1 1 {target}")
    assert (brass(match, 0), pool(match)) == (0, 50)
    assert not platform(match, 1)["up"] if target == 0 else not in_play(match, 1)


@pytest.mark.rule("BE-ACT-5", "refuses")
def test_damage_alone_yields_nothing() -> None:
    match = Scenario().unit(0, "chroniker").unit(1, "chroniker").build()
    do(match, 0, "end", "attack 1 1 1")
    assert (brass(match, 0), brass(match, 1)) == (0, 0)


@pytest.mark.rule("BE-ACT-6", "allows")
def test_the_defender_takes_the_value_of_an_attacker_he_destroys() -> None:
    match = Scenario().unit(0, "pester_hound").unit(1, "chroniker").build()
    do(match, 0, "end", "attack 1 1 1")
    assert in_play(match, 0) == []
    assert (brass(match, 0), brass(match, 1)) == (0, 1)


EVEN = {"gyro_skimmer": fighter(2, 2, brass=1)}


@pytest.mark.rule("BE-ACT-6", "allows")
def test_both_may_score_from_one_fight() -> None:
    match = Scenario(cards=EVEN).unit(0, "tesla_trooper").unit(1, "gyro_skimmer").build()
    do(match, 0, "end", "attack 1 1 1")
    assert (brass(match, 0), brass(match, 1)) == (1, 3)


@pytest.mark.rule("BE-ACT-6", "refuses")
def test_a_defender_whose_platform_is_down_takes_nothing() -> None:
    scenario = Scenario(cards=EVEN).unit(0, "tesla_trooper").unit(1, "gyro_skimmer")
    match = scenario.platform(1, up=False).build()
    do(match, 0, "end", "attack 1 1 1")
    assert (brass(match, 0), brass(match, 1)) == (1, 0)


@pytest.mark.rule("BE-ACT-6", "refuses")
def test_platforms_count_as_they_stood_before_the_fight() -> None:
    """A platform that could strike back and dies in the same blow still counts for its owner."""
    spiked = {"mining_platform": fighter(2, 2)}
    match = Scenario(cards=spiked).unit(0, "tesla_trooper").build()
    do(match, 0, "end", "attack 1 1 0")
    assert in_play(match, 0) == []
    assert not platform(match, 1)["up"]
    assert (brass(match, 0), brass(match, 1)) == (1, 3)


@pytest.mark.rule("BE-ACT-7", "allows")
def test_damage_of_attack_and_strike_back_is_combat() -> None:
    match = Scenario().unit(0, "pester_hound", damage=1).building(1, "lightning_fence").build()
    do(match, 0, "end", "attack 1 1 1")
    assert in_play(match, 0) == []
    assert brass(match, 1) == 1 + 1, "the hound's value, and the fence's own text"


@pytest.mark.rule("BE-ACT-7", "refuses")
@pytest.mark.parametrize("text", ["damage", "destroy"])
def test_a_card_destroyed_by_an_effect_yields_no_brass(text: str) -> None:
    ops = op("damage", n=2) if text == "damage" else op("destroy", target="opponent_unit")
    scenario = Scenario(cards={"manager": employee(ops)}).hand(0, "manager")
    match = scenario.unit(1, "tesla_trooper").build()
    do(match, 0, "play manager")
    assert in_play(match, 1) == []
    assert (brass(match, 0), brass(match, 1), pool(match)) == (0, 0, 50)


@pytest.mark.rule("BE-ACT-7", "refuses")
def test_a_platform_destroyed_by_an_effect_yields_nothing_and_does_not_strike_back() -> None:
    spark = {"manager": employee(op("damage", n=1, target="opponent_card"))}
    match = Scenario(cards=spark).hand(0, "manager").platform(1, damage=1).build()
    do(match, 0, "play manager")
    assert not platform(match, 1)["up"]
    assert (brass(match, 0), pool(match)) == (0, 50)


@pytest.mark.rule("BE-ACT-8", "allows")
def test_a_buildings_attack_strikes_back() -> None:
    match = Scenario().unit(0, "chroniker").building(1, "lightning_fence").build()
    do(match, 0, "end", "attack 1 1 1")
    assert entry(match, 0, 1)["damage"] == 2


@pytest.mark.rule("BE-ACT-8", "refuses")
def test_buildings_never_mine_or_attack() -> None:
    match = Scenario().building(0, "lightning_fence").unit(0, "chroniker").build()
    do(match, 0, "end")
    assert refused(match, 0, "mine 1") == "BE-ACT-8"
    assert refusal(match, 0, "attack 1 1 0").rule == "BE-ACT-8"
    assert legal(match, 0, "mine") == {("mine", 2)}


# ---- the order of things ----


@pytest.mark.rule("BE-ACT-9", "allows")
def test_damage_then_discard_then_brass_then_when_destroyed() -> None:
    texts = {
        "chroniker": fighter(2, 2, brass=2, destroyed=[op("draw", n=1)]),
        "tesla_trooper": fighter(2, 2, brass=3, destroyed=[op("draw", n=1)]),
    }
    match = Scenario(cards=texts).unit(0, "chroniker").unit(1, "tesla_trooper").build()
    events = do(match, 0, "end", "attack 1 1 1")
    order = told(events, "attacked", "damaged", "destroyed", "brass", "drew")
    kinds = [(event.kind, event.args["seat"]) for event in order][:9]
    assert kinds[0] == ("attacked", 0)
    assert sorted(kinds[1:3]) == [("damaged", 0), ("damaged", 1)]
    assert sorted(kinds[3:5]) == [("destroyed", 0), ("destroyed", 1)]
    assert kinds[5:7] == [("brass", 0), ("brass", 1)], "the attacker's owner first"
    assert kinds[7:9] == [("drew", 0), ("drew", 1)], "the active player's text first"
    assert brass(match, 0) == 3
    assert brass(match, 1) == 2


@pytest.mark.rule("BE-ACT-9", "allows")
def test_what_when_destroyed_texts_destroy_follows_the_same_way_without_brass() -> None:
    """The fence dies and its text kills a Chroniker, whose owner may then draw."""
    scenario = Scenario().unit(0, "chroniker").unit(0, "chroniker", damage=3)
    match = scenario.building(1, "lightning_fence", damage=2).build()
    do(match, 0, "end", "attack 1 1 1")
    assert asks(match) == ("may", (0,))
    do(match, 0, "yes")
    assert len(hand(match, 0)) == 1
    assert in_play(match, 0) == ["chroniker"]
    assert entry(match, 0, 1)["damage"] == 3, "2 in the fight and 1 by the fence's text"
    assert (brass(match, 0), brass(match, 1)) == (2, 0)


FALLING = {
    "manager": employee(op("damage", n=2, target="each_opponent_unit")),
    "cog_courier": fighter(1, 2, destroyed=[gain(brass=1)]),
    "spark_runner": fighter(1, 2, destroyed=[op("draw", n=1)]),
}


@pytest.mark.rule("BE-ACT-9", "allows")
@pytest.mark.parametrize("first", [1, 2])
def test_each_player_orders_his_own_texts(first: int) -> None:
    scenario = Scenario(cards=FALLING).hand(0, "manager").unit(1, "cog_courier")
    match = scenario.unit(1, "spark_runner").build()
    do(match, 0, "play manager")
    assert asks(match) == ("order", (1,))
    assert match.state.pending.rule == "BE-ACT-9"  # type: ignore[union-attr]
    texts = str(match.state.pending.about["texts"]).split()  # type: ignore[union-attr]
    events = do(match, 1, f"next {first}")
    carried = [f"{e.args['card']}:{e.args['clause']}" for e in told(events, "effect")]
    assert carried == [texts[first - 1], texts[2 - first]]
    assert (brass(match, 1), len(hand(match, 1))) == (1, 1)
    assert asks(match) == ("play", (0,))


@pytest.mark.rule("BE-ACT-9", "refuses")
def test_like_texts_are_not_put_in_order() -> None:
    scenario = Scenario(cards=FALLING).hand(0, "manager").unit(1, "cog_courier")
    match = scenario.unit(1, "cog_courier").build()
    do(match, 0, "play manager")
    assert asks(match) == ("play", (0,))
    assert brass(match, 1) == 2


@pytest.mark.rule("BE-ACT-9", "refuses")
def test_one_attack_is_over_before_the_next_is_announced() -> None:
    scenario = Scenario().unit(0, "chroniker").unit(0, "chroniker").unit(1, "chroniker", damage=3)
    match = scenario.build()
    do(match, 0, "end", "attack 1 1 1")
    assert asks(match) == ("may", (1,))
    assert refusal(match, 0, "attack 2 1 0").code == "not-asked"
    do(match, 1, "no")
    do(match, 0, "attack 2 1 0")


@pytest.mark.rule("BE-ACT-9", "refuses")
def test_a_card_that_died_strikes_with_what_it_had() -> None:
    """Damage is dealt at once: the dead deal theirs in full, once."""
    match = Scenario().unit(0, "chroniker").unit(1, "tesla_trooper").build()
    do(match, 0, "end", "attack 1 1 1")
    assert entry(match, 0, 1)["damage"] == 2
    end_turn(match, 0)
    assert entry(match, 0, 1)["damage"] == 2
