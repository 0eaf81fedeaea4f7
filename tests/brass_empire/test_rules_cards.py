"""What a card is and how its words work: BE-CARD."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import pithead
from pithead.kernel import record
from pithead.kernel.contract import ComponentError
from pithead.kernel.match import Match
from pithead.words import Words
from tests.asking import asks, legal, refusal, refused
from tests.brass_empire.scenario import (
    CARDS,
    Scenario,
    allowed,
    as_toml,
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
    owned,
    platform,
    pool,
    refused_for,
    resources,
    see,
    told,
)

# ---- types, facts, playing ----


@pytest.mark.rule("BE-CARD-1", "allows")
def test_an_employee_works_and_is_discarded_a_unit_and_a_building_stay() -> None:
    scenario = Scenario().hand(0, "manager", "pester_hound", "parts_silo")
    match = scenario.build()
    do(match, 0, "play manager", "play pester_hound", "play parts_silo")
    assert resources(match)[0] >= 2
    assert in_play(match, 0) == ["pester_hound", "parts_silo"]
    end_turn(match, 0)
    assert discard(match, 0) == ["manager"]
    assert in_play(match, 0) == ["pester_hound", "parts_silo"]


@pytest.mark.rule("BE-CARD-1", "refuses")
def test_an_employee_never_lies_in_play() -> None:
    match = Scenario().hand(0, "clerk", "manager").build()
    do(match, 0, "play clerk", "play manager")
    assert in_play(match, 0) == []
    assert cards(match, 0, "played") == ["clerk", "manager"]
    for card in CARDS.values():
        assert (card["type"] == "employee") == (card.get("health", 0) == 0)
        assert card["type"] != "employee" or not card.get("attack")


@pytest.mark.rule("BE-CARD-2", "allows")
def test_every_card_has_its_facts() -> None:
    for name, card in CARDS.items():
        assert card["type"] in ("employee", "unit", "building"), name
        assert card["corp"] in ("neutral", "frontier", "omni_edo", "mcglynn", "harlem", "windcraft")
        assert card["copies"] >= 1, name
        assert card.get("brass", 1) >= 1, name
        if card.get("deck") != "starter":
            assert sum(card["cost"].values()) >= 1, name


@pytest.mark.rule("BE-CARD-2", "refuses")
@pytest.mark.parametrize(
    "change",
    [{"brass": 0}, {"corp": "nobody"}, {"type": "spell"}, {"copies": 0}, {"cost": {"labor": -1}}],
)
def test_no_card_has_other_facts(change: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(as_toml({**CARDS, "manager": {**CARDS["manager"], **change}}), "utf-8")
    with pytest.raises(ComponentError, match="manager"):
        pithead.game("brass_empire", components=str(file))


READY = {"manager": employee(op("ready"))}


@pytest.mark.rule("BE-CARD-3", "allows")
def test_the_cards_word_goes_before_the_rules() -> None:
    """A unit mobilized this turn can't act (BE-PLAY-3), unless a card readies it."""
    match = Scenario(cards=READY).hand(0, "manager", "pester_hound").build()
    do(match, 0, "play pester_hound", "play manager", "end", "mine 1")
    assert brass(match, 0) == 1


@pytest.mark.rule("BE-CARD-3", "refuses")
def test_without_such_a_card_the_rule_holds() -> None:
    match = Scenario(cards=READY).hand(0, "manager", "pester_hound").build()
    do(match, 0, "play manager", "play pester_hound", "end")
    assert asks(match) == ("play", (1,)), "no unit could act, so the turn is over"


@pytest.mark.rule("BE-CARD-4", "allows")
def test_playing_costs_nothing_and_what_is_not_played_is_discarded() -> None:
    match = Scenario().hand(0, "chroniker", "contractor", "clerk").build()
    assert resources(match) == (0, 0)
    do(match, 0, "play chroniker")
    assert resources(match) == (0, 0)
    end_turn(match, 0)
    assert discard(match, 0) == ["clerk", "contractor"]


@pytest.mark.rule("BE-CARD-4", "refuses")
def test_only_cards_in_hand_are_played() -> None:
    match = Scenario().hand(0, "clerk").discard(0, "manager").deck(0, "contractor").build()
    for card in ("manager", "contractor", "chroniker", "union_worker"):
        assert refused(match, 0, f"play {card}") == "BE-CARD-4"
    assert legal(match, 0, "play") == {("play", "clerk")}


# ---- damage ----


@pytest.mark.rule("BE-CARD-5", "allows")
def test_damage_stays_over_turns() -> None:
    match = Scenario().unit(0, "chroniker").unit(1, "chroniker", damage=1).build()
    do(match, 0, "end", "attack 1 1 1")
    assert entry(match, 0, 1)["damage"] == 2
    assert entry(match, 1, 1)["damage"] == 3
    for seat in (0, 1, 0):
        end_turn(match, seat)
    assert entry(match, 0, 1)["damage"] == 2
    assert entry(match, 1, 1)["damage"] == 3


@pytest.mark.rule("BE-CARD-5", "refuses")
def test_a_card_that_returns_to_play_is_undamaged() -> None:
    scenario = Scenario().unit(0, "tesla_trooper").unit(1, "tesla_trooper", damage=1).bare(1)
    match = scenario.hand(1, "clerk").build()
    do(match, 0, "end", "attack 1 1 1")
    assert discard(match, 1) == ["tesla_trooper"]
    end_turn(match, 0)
    end_turn(match, 1)
    assert "tesla_trooper" in hand(match, 1), "both cards were shuffled and drawn"
    end_turn(match, 0)
    do(match, 1, "play tesla_trooper")
    assert entry(match, 1, 1)["damage"] == 0


# ---- drawing ----

DRAW = {"manager": employee(op("draw", n=3)), "contractor": employee(op("draw", n=1))}


@pytest.mark.rule("BE-CARD-6", "allows")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    scenario = Scenario(cards=DRAW).bare(0).hand(0, "manager").deck(0, "clerk")
    match = scenario.discard(0, "union_worker", "pendulum_sniper", "railcar_thief").build()
    do(match, 0, "play manager")
    assert len(hand(match, 0)) == 3
    assert "clerk" in hand(match, 0)
    assert discard(match, 0) == []
    assert len(cards(match, 0, "deck")) == 1


@pytest.mark.rule("BE-CARD-6", "allows")
def test_with_both_empty_nothing_more_is_drawn() -> None:
    match = Scenario(cards=DRAW).bare(0).hand(0, "manager").deck(0, "clerk").build()
    do(match, 0, "play manager")
    assert hand(match, 0) == ["clerk"]


@pytest.mark.rule("BE-CARD-6", "refuses")
def test_no_shuffle_before_a_card_is_needed() -> None:
    scenario = Scenario(cards=DRAW).bare(0).hand(0, "contractor").deck(0, "clerk")
    match = scenario.discard(0, "union_worker").build()
    do(match, 0, "play contractor")
    assert hand(match, 0) == ["clerk"]
    assert cards(match, 0, "deck") == []
    assert discard(match, 0) == ["union_worker"]


@pytest.mark.rule("BE-CARD-6", "refuses")
def test_cards_played_this_turn_are_not_shuffled_in() -> None:
    match = Scenario(cards=DRAW).bare(0).hand(0, "manager", "clerk").build()
    do(match, 0, "play clerk", "play manager")
    assert hand(match, 0) == []
    assert cards(match, 0, "played") == ["clerk", "manager"]
    end_turn(match, 0)
    assert hand(match, 0) == ["clerk", "manager"], "now they are"


SACRIFICE = {
    "scrap_dealer": employee(op("may", do=[op("pay", sacrifice="unit"), op("draw", n=2)])),
}


@pytest.mark.rule("BE-CARD-6", "refuses")
def test_a_unit_played_this_turn_that_left_play_is_not_shuffled_in_either() -> None:
    scenario = Scenario(cards=SACRIFICE).bare(0).hand(0, "scrap_dealer", "pester_hound")
    match = scenario.build()
    do(match, 0, "play pester_hound", "play scrap_dealer", "yes")
    assert in_play(match, 0) == []
    assert hand(match, 0) == []
    assert cards(match, 0, "played") == ["pester_hound", "scrap_dealer"]


@pytest.mark.rule("BE-CARD-6", "allows")
def test_a_unit_of_an_earlier_turn_that_left_play_is() -> None:
    scenario = Scenario(cards=SACRIFICE).bare(0).hand(0, "scrap_dealer").unit(0, "pester_hound")
    match = scenario.build()
    do(match, 0, "play scrap_dealer", "yes")
    assert hand(match, 0) == ["pester_hound"]


@pytest.mark.rule("BE-CARD-6", "allows")
def test_revealed_cards_go_back_where_they_were() -> None:
    spy = {"manager": employee(op("peek", what="hand"))}
    match = Scenario(cards=spy).hand(0, "manager").hand(1, "clerk", "chroniker").build()
    events = do(match, 0, "play manager")
    (seen,) = told(events, "peeked_seen")
    assert seen.audience == (0,)
    assert sorted(str(seen.args["cards"]).split()) == ["chroniker", "clerk"]
    assert hand(match, 1) == ["chroniker", "clerk"]


# ---- acquiring, rows ----


@pytest.mark.rule("BE-CARD-7", "allows")
def test_a_card_acquired_is_in_the_discard_pile_at_once() -> None:
    scenario = Scenario(cards=DRAW).bare(0).hand(0, "contractor").row("labor", "railcar_thief")
    match = scenario.resources(labor=2).build()
    buy(match, 0, "railcar_thief")
    assert discard(match, 0) == ["railcar_thief"]
    do(match, 0, "play contractor")
    assert hand(match, 0) == ["railcar_thief"], "a shuffle in the same turn includes it"


@pytest.mark.rule("BE-CARD-7", "refuses")
def test_a_card_acquired_is_not_in_hand_or_deck() -> None:
    match = Scenario().row("labor", "railcar_thief").resources(labor=2).build()
    buy(match, 0, "railcar_thief")
    assert "railcar_thief" not in hand(match, 0) + cards(match, 0, "deck")
    assert refused(match, 0, "play railcar_thief") == "BE-CARD-4"


@pytest.mark.rule("BE-CARD-8", "allows")
@pytest.mark.parametrize(
    ("row", "slot", "after"), [("labor", 3, "contractor"), ("design", 1, "chroniker")]
)
def test_a_card_that_leaves_a_row_is_replaced_at_once(row: str, slot: int, after: str) -> None:
    scenario = Scenario().on_centre_deck(row, after).resources(labor=9, construction=9)
    match = scenario.build()
    expected = see(match)[f"{row}_row"]
    expected[slot - 1] = after
    do(match, 0, f"buy {row[0].upper()}{slot}")
    assert see(match)[f"{row}_row"] == expected


@pytest.mark.rule("BE-CARD-8", "allows")
def test_a_row_is_full_before_the_effect_goes_on() -> None:
    two = {"manager": employee(op("may", do=[op("dismiss", n=2, **{"from": ["labor_market"]})]))}
    scenario = Scenario(cards=two).hand(0, "manager").row("labor", "contractor")
    match = scenario.on_centre_deck("labor", "railcar_thief", "pendulum_sniper").build()
    do(match, 0, "play manager", "yes", "slot L1")
    assert see(match)["labor_row"][0] == "railcar_thief"
    do(match, 0, "slot L1")
    assert see(match)["labor_row"][0] == "pendulum_sniper"
    assert sorted(see(match)["dismissed"]) == ["contractor", "railcar_thief"]


@pytest.mark.rule("BE-CARD-8", "refuses")
def test_with_the_deck_empty_the_slot_stays_empty() -> None:
    scenario = Scenario().row("labor", "railcar_thief").centre_deck("labor")
    match = scenario.resources(labor=9).build()
    do(match, 0, "buy L1")
    assert see(match)["labor_row"][0] is None
    assert None not in see(match)["labor_row"][1:]
    assert refused(match, 0, "buy L1") == "BE-CARD-8"


# ---- dismissing ----


@pytest.mark.rule("BE-CARD-9", "allows")
@pytest.mark.parametrize(("zone", "card"), [("hand", "union_worker"), ("discard", "clerk")])
def test_dismiss_from_hand_or_discard_pile(zone: str, card: str) -> None:
    scenario = Scenario().hand(0, "illumination_inventor", "union_worker").discard(0, "clerk")
    match = scenario.build()
    do(match, 0, "play illumination_inventor", "yes", f"take {zone} {card}")
    assert see(match)["dismissed"] == [card]
    assert card not in cards(match, 0, zone)
    assert resources(match) == (0, 1)


@pytest.mark.rule("BE-CARD-9", "refuses")
def test_a_card_played_this_turn_is_not_dismissed() -> None:
    scenario = Scenario().hand(0, "illumination_inventor", "clerk", "union_worker", "manager")
    match = scenario.build()
    do(match, 0, "play clerk", "play illumination_inventor", "yes")
    assert legal(match, 0) == {("take", "hand", "manager"), ("take", "hand", "union_worker")}
    for tried in ("take hand clerk", "take discard clerk", "take discard illumination_inventor"):
        assert refused(match, 0, tried) == "BE-CARD-9"


@pytest.mark.rule("BE-CARD-9", "refuses")
def test_a_dismissed_card_does_not_come_back() -> None:
    scenario = Scenario().bare(0).hand(0, "illumination_inventor", "clerk", "manager")
    match = scenario.build()
    do(match, 0, "play illumination_inventor", "yes", "take hand clerk")
    for seat in (0, 1, 0, 1):
        end_turn(match, seat)
    assert owned(match, 0) == {"illumination_inventor": 1, "manager": 1}
    assert see(match)["dismissed"].count("clerk") == 7


# ---- demolishing ----


@pytest.mark.rule("BE-CARD-10", "allows")
def test_demolish_goes_to_the_discard_pile_first_then_its_effect() -> None:
    """With the deck empty the draw shuffles the very building in."""
    match = Scenario().bare(0).building(0, "clockwerks_factory").build()
    do(match, 0, "demolish 1")
    assert in_play(match, 0) == []
    assert hand(match, 0) == ["clockwerks_factory"]
    assert (brass(match, 0), pool(match)) == (0, 50)


@pytest.mark.rule("BE-CARD-10", "refuses")
def test_only_a_building_whose_text_says_so_can_be_demolished() -> None:
    match = Scenario().building(0, "blast_wall").building(0, "ore_depot").build()
    for number in (1, 2):
        assert refused(match, 0, f"demolish {number}") == "BE-CARD-10"
    assert "has no demolish effect" in why_not(match, "demolish 1")
    assert legal(match, 0, "demolish") == set()


BUILDINGS = [
    name for name, card in CARDS.items() if card["type"] == "building" and card.get("cost")
]


@pytest.mark.rule("BE-CARD-10", "allows")
@pytest.mark.parametrize("name", BUILDINGS)
def test_of_every_building_the_text_decides_and_demolishing_it_brings_no_brass(name: str) -> None:
    """Both sentences of the rule: who may be demolished, and what it never pays."""
    # At a table of five all reserves are there.
    match = Scenario(5).building(0, name).deck(0, "clerk", "clerk", "clerk").build()
    in_pool, offered = pool(match), legal(match, 0, "demolish")
    assert offered == ({("demolish", 1)} if "demolish" in CARDS[name] else set())
    for action in offered:
        match.apply(0, action)
        while asks(match)[0] != "play":
            match.apply(0, match.legal(0)[0])
        assert name not in in_play(match, 0)
        assert (brass(match, 0), pool(match)) == (0, in_pool)


@pytest.mark.rule("BE-CARD-10", "allows")
def test_demolishing_sets_off_the_when_destroyed_text() -> None:
    both = {"ore_depot": fighter(0, 3, demolish=[gain(labor=1)], destroyed=[gain(brass=2)])}
    match = Scenario(cards=both).building(0, "ore_depot").build()
    do(match, 0, "demolish 1")
    assert resources(match) == (1, 0)
    assert brass(match, 0) == 2


@pytest.mark.rule("BE-CARD-10", "refuses")
def test_what_can_not_be_demolished() -> None:
    scenario = Scenario().unit(0, "pester_hound").building(0, "clockwerks_factory", face_up=False)
    match = scenario.building(0, "clockwerks_factory").building(1, "blast_wall").build()
    for number in (1, 2):
        assert refused(match, 0, f"demolish {number}") == "BE-CARD-10"
    assert not allowed(match, 0, "demolish 0"), "the Mining Platform"
    do(match, 0, "end")
    assert asks(match) == ("action", (0,))
    assert not allowed(match, 0, "demolish 3"), "not in the action phase"


@pytest.mark.rule("BE-CARD-10", "refuses")
def test_an_opponent_who_destroys_it_does_not_set_off_its_demolish_text() -> None:
    scenario = Scenario().unit(0, "tesla_trooper").bare(1).deck(1, "clerk")
    match = scenario.building(1, "clockwerks_factory").build()
    do(match, 0, "end", "attack 1 1 1")
    assert discard(match, 1) == ["clockwerks_factory"]
    assert hand(match, 1) == []


# ---- mobilize, when built ----


@pytest.mark.rule("BE-CARD-11", "allows")
def test_mobilize_happens_as_the_unit_is_played() -> None:
    match = Scenario().hand(0, "vanguard_mercenary").build()
    do(match, 0, "play vanguard_mercenary")
    assert resources(match) == (1, 0)


@pytest.mark.rule("BE-CARD-11", "refuses")
def test_a_unit_makes_nothing_on_later_turns() -> None:
    match = Scenario().unit(0, "vanguard_mercenary").turn_start().build()
    assert asks(match) == ("play", (0,))
    assert resources(match) == (0, 0)
    assert refused(match, 0, "use 1") == "BE-CARD-11"


BUILT = {"blast_wall": fighter(0, 4, built=[gain(labor=3)])}


@pytest.mark.rule("BE-CARD-12", "allows")
def test_when_built_happens_as_the_building_is_flipped() -> None:
    match = Scenario(cards=BUILT).building(0, "blast_wall", face_up=False).turn_start().build()
    assert entry(match, 0, 1)["face_up"]
    assert resources(match) == (3, 0)


@pytest.mark.rule("BE-CARD-12", "refuses")
def test_when_built_does_not_happen_as_it_is_laid_nor_on_later_turns() -> None:
    match = Scenario(cards=BUILT).hand(0, "blast_wall").build()
    do(match, 0, "play blast_wall")
    assert resources(match) == (0, 0)
    for seat in (0, 1):
        end_turn(match, seat)
    assert resources(match) == (3, 0)
    for seat in (0, 1):
        end_turn(match, seat)
    assert resources(match) == (0, 0)


# ---- Wardens ----


@pytest.mark.rule("BE-CARD-13", "allows")
@pytest.mark.parametrize(
    ("warden", "kind"), [("blast_wall", "building"), ("hired_sentinel", "unit")]
)
def test_a_warden_must_be_destroyed_before_other_buildings(warden: str, kind: str) -> None:
    scenario = Scenario().unit(0, "chroniker").unit(0, "chroniker").building(1, "parts_silo")
    health = CARDS[warden]["health"]
    scenario = getattr(scenario, kind)(1, warden, damage=health - 1)
    match = scenario.build()
    do(match, 0, "end")
    for target in (0, 1):
        assert refused(match, 0, f"attack 1 1 {target}") == "BE-CARD-13"
    do(match, 0, "attack 1 1 2", "attack 2 1 1")
    assert entry(match, 1, 1)["damage"] == 2


@pytest.mark.rule("BE-CARD-13", "allows")
def test_a_unit_guards_from_the_moment_it_is_mobilized() -> None:
    match = Scenario().hand(0, "hired_sentinel").unit(1, "chroniker").build()
    do(match, 0, "play hired_sentinel")
    end_turn(match, 0)
    do(match, 1, "end")
    assert refused(match, 1, "attack 1 0 0") == "BE-CARD-13"
    assert allowed(match, 1, "attack 1 0 1")


@pytest.mark.rule("BE-CARD-13", "allows")
def test_among_several_wardens_the_attacker_picks() -> None:
    scenario = Scenario().unit(0, "chroniker").building(1, "blast_wall").unit(1, "hired_sentinel")
    match = scenario.build()
    do(match, 0, "end")
    assert legal(match, 0, "attack") == {("attack", 1, 1, 1), ("attack", 1, 1, 2)}


@pytest.mark.rule("BE-CARD-13", "refuses")
def test_a_warden_shields_no_units_and_not_while_it_is_face_down() -> None:
    scenario = Scenario().unit(0, "chroniker").building(1, "blast_wall").unit(1, "pester_hound")
    match = scenario.build()
    do(match, 0, "end")
    assert allowed(match, 0, "attack 1 1 2"), "units are not shielded"
    hidden = Scenario().unit(0, "chroniker").building(1, "blast_wall", face_up=False).build()
    do(hidden, 0, "end")
    assert allowed(hidden, 0, "attack 1 1 0")


@pytest.mark.rule("BE-CARD-13", "refuses")
def test_a_warden_shields_nobody_elses_buildings_and_not_against_effects() -> None:
    spark = {"manager": employee(op("damage", n=1, target="opponent_card"))}
    scenario = Scenario(3, cards=spark).hand(0, "manager").unit(0, "chroniker")
    match = scenario.building(1, "blast_wall").building(1, "parts_silo").build()
    do(match, 0, "play manager")
    assert legal(match, 0) == {
        ("target", 1, 0),
        ("target", 1, 1),
        ("target", 1, 2),
        ("target", 2, 0),
    }
    do(match, 0, "target 1 2", "end")
    assert entry(match, 1, 2)["damage"] == 1
    assert allowed(match, 0, "attack 1 2 0")
    assert not allowed(match, 0, "attack 1 1 2")


# ---- when destroyed ----


@pytest.mark.rule("BE-CARD-14", "allows")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_its_owner_answers_on_another_players_turn(answer: str, drawn: int) -> None:
    scenario = Scenario().unit(0, "chroniker").unit(1, "chroniker", damage=3)
    match = scenario.unit(0, "pester_hound").build()
    do(match, 0, "end", "attack 1 1 1")
    assert asks(match) == ("may", (1,))
    assert match.legal(0) == ()
    do(match, 1, answer)
    assert len(hand(match, 1)) == drawn
    assert asks(match) == ("action", (0,)), "then play goes on"


@pytest.mark.rule("BE-CARD-14", "refuses")
def test_nobody_acts_outside_his_turn_otherwise() -> None:
    match = Scenario().hand(1, "clerk").unit(1, "chroniker").build()
    assert match.legal(1) == ()
    for tried in ("play clerk", "end", "convert", "yes"):
        assert refused_for(match, 1, tried) == "not-asked"


@pytest.mark.rule("BE-CARD-14", "refuses")
def test_a_card_dismissed_or_discarded_is_not_destroyed() -> None:
    gone = {"manager": employee(op("dismiss", **{"from": ["hand"]}))}
    scenario = Scenario(cards=gone).hand(0, "manager", "chroniker", "clerk")
    match = scenario.build()
    do(match, 0, "play manager", "take hand chroniker")
    assert asks(match) == ("play", (0,))
    match = Scenario().hand(0, "chroniker").build()
    end_turn(match, 0)
    assert asks(match) == ("play", (1,))


# ---- how effects are carried out ----


@pytest.mark.rule("BE-CARD-15", "allows")
def test_an_effect_is_carried_out_in_printed_order_as_far_as_it_can_be() -> None:
    """Draw, then dismiss from hand: the card drawn may go. No unit to damage: that is skipped."""
    ordered = {
        "manager": employee(
            op("damage", n=2), op("draw", n=1), op("dismiss", **{"from": ["hand"]}), gain(labor=4)
        )
    }
    match = Scenario(cards=ordered).bare(0).hand(0, "manager").deck(0, "chroniker").build()
    do(match, 0, "play manager")
    if asks(match)[0] == "pick":
        do(match, 0, "take hand chroniker")
    assert "chroniker" in see(match)["dismissed"]
    assert resources(match) == (4, 0)


@pytest.mark.rule("BE-CARD-15", "allows")
def test_may_is_the_players_choice_all_else_happens() -> None:
    optional = {"manager": employee(op("may", do=[gain(labor=1)]), gain(construction=1))}
    for answer, labor in (("yes", 1), ("no", 0)):
        match = Scenario(cards=optional).hand(0, "manager").build()
        do(match, 0, "play manager", answer)
        assert resources(match) == (labor, 1)


@pytest.mark.rule("BE-CARD-15", "refuses")
def test_a_choice_that_can_do_nothing_is_not_asked() -> None:
    """Nothing to dismiss; nobody to hit; a price for nothing: the turn goes on."""
    idle = {
        "manager": employee(
            op("may", do=[op("dismiss", **{"from": ["hand", "discard"]})]),
            op("may", do=[op("pay", labor=1), op("damage", n=1)]),
            gain(construction=1),
        ),
        "contractor": employee(
            op("choose", of=[[op("damage", n=1)], [op("recall", to="hand")]]),
        ),
    }
    scenario = Scenario(cards=idle).bare(0).hand(0, "manager", "contractor")
    match = scenario.resources(labor=1).build()
    for card in ("contractor", "manager"):
        do(match, 0, f"play {card}")
        assert asks(match) == ("play", (0,))
    assert resources(match) == (1, 1)


@pytest.mark.rule("BE-CARD-15", "refuses")
def test_an_option_that_would_do_nothing_is_refused_with_the_reason() -> None:
    some = {
        "manager": employee(
            op("choose", of=[[op("damage", n=1)], [gain(labor=1)], [gain(construction=1)]])
        )
    }
    match = Scenario(cards=some).hand(0, "manager").build()
    do(match, 0, "play manager")
    assert legal(match, 0) == {("option", 2), ("option", 3)}
    refusal = match.check(0, ("option", 1))
    assert refusal is not None
    assert refusal.code == "option-idle"


def why_not(match: Match, action: str) -> str:
    """The refusal and its remedy, in words."""
    why = refusal(match, 0, action)
    english = Words("en")
    keys = (f"refusal-{why.code}", f"remedy-{why.code}")
    return " ".join(english.say(key, **why.params) for key in keys)


@pytest.mark.rule("BE-CARD-15", "refuses")
def test_what_cannot_be_paid_names_what_is_missing() -> None:
    match = Scenario().building(0, "conductor_terminal").resources(labor=3).build()
    do(match, 0, "use 1")
    assert legal(match, 0) == {("amount", 0), ("amount", 1)}
    said = "That takes 4 Labor; you have 3 Labor. You are 1 Labor short: choose 1 or less."
    assert why_not(match, "amount 2") == said
    assert why_not(match, "amount 3").startswith("3 is too many")


@pytest.mark.rule("BE-CARD-15", "refuses")
def test_a_price_names_what_is_missing() -> None:
    priced = [
        (op("pay", labor=1, construction=2), "You are 1 Labor, 2 Construction short."),
        (op("pay", discard=2), "You are 2 cards short in your hand."),
        (op("pay", sacrifice="unit"), "You have no other unit to give up."),
        (op("pay", sacrifice="building"), "You have no other finished building to give up."),
    ]
    for price, missing in priced:
        options = [[price, gain(brass=1)], [gain(labor=1)], [gain(construction=1)]]
        some = {"manager": employee(op("choose", of=options))}
        match = Scenario(cards=some).hand(0, "manager").build()
        do(match, 0, "play manager")
        assert f" {missing} " in why_not(match, "option 1")


@pytest.mark.rule("BE-CARD-15", "allows")
def test_a_game_of_the_first_rules_is_played_again_under_them() -> None:
    """A stored game keeps its answers to questions that are not asked any more."""
    game = pithead.game("brass_empire")
    first = game.under("1")
    assert first is not None
    assert first.version == "1"
    match = first.match(2, b"a game of the first rules", {"pool": 10})
    luck = Random(4)
    while not match.over:
        seat = asks(match)[1][0]
        match.apply(seat, match.sample(seat, luck))
    stored = match.record()
    assert stored["rules"] == "1"
    assert record.verify(record.parse(stored), game).ranking == match.ranking


@pytest.mark.rule("BE-CARD-15", "allows")
def test_brass_from_an_effect_comes_from_the_pool_and_needs_no_platform() -> None:
    scenario = Scenario(2, corps=("frontier", "harlem")).platform(0, up=False)
    match = scenario.hand(0, "jetpack_courier").build()
    do(match, 0, "play jetpack_courier")
    assert (brass(match, 0), pool(match)) == (1, 49)


@pytest.mark.rule("BE-CARD-15", "refuses")
def test_effects_choose_opponents_face_up_cards_only() -> None:
    spark = {"manager": employee(op("damage", n=1, target="opponent_card"))}
    scenario = Scenario(cards=spark).hand(0, "manager").unit(0, "chroniker").unit(1, "chroniker")
    match = scenario.building(1, "parts_silo", face_up=False).building(1, "blast_wall").build()
    do(match, 0, "play manager")
    assert legal(match, 0) == {("target", 1, 0), ("target", 1, 1), ("target", 1, 3)}
    assert refused(match, 0, "target 1 2") == "BE-CARD-15"
    assert refused(match, 0, "target 0 1") == "BE-CARD-15"


@pytest.mark.rule("BE-CARD-15", "refuses")
def test_brass_stolen_never_goes_below_0_nor_back_to_the_pool() -> None:
    thief = {"manager": employee(op("steal", n=2))}
    match = Scenario(cards=thief).hand(0, "manager", "manager").brass(1, 1).build()
    do(match, 0, "play manager")
    assert (brass(match, 0), brass(match, 1), pool(match)) == (1, 0, 49)
    do(match, 0, "play manager")
    assert (brass(match, 0), brass(match, 1), pool(match)) == (1, 0, 49)


@pytest.mark.rule("BE-CARD-15", "refuses")
def test_brass_paid_goes_to_the_supply_not_to_the_pool() -> None:
    paid = {"manager": employee(op("may", do=[op("pay", brass=2), gain(labor=5)]))}
    match = Scenario(cards=paid).hand(0, "manager", "manager").brass(0, 3).build()
    do(match, 0, "play manager", "yes")
    assert (brass(match, 0), pool(match), resources(match)) == (1, 47, (5, 0))
    do(match, 0, "play manager")
    assert asks(match) == ("play", (0,)), "what can't be paid is not asked"
    assert brass(match, 0) == 1


# ---- limits ----


DRILL = {"hired_sentinel": fighter(1, 3, action=[op("pay", labor=1), op("ready")])}


def drilled() -> Match:
    """A Chroniker that has mined twice, the second time because a Sentinel readied it."""
    scenario = Scenario(cards=DRILL).unit(0, "chroniker").unit(0, "hired_sentinel")
    match = scenario.unit(0, "hired_sentinel").resources(labor=2).build()
    do(match, 0, "end", "mine 1")
    assert refused(match, 0, "mine 1") == "BE-ACT-1"
    do(match, 0, "act 2", "mine 1")
    return match


@pytest.mark.rule("BE-CARD-16", "allows")
def test_a_unit_that_is_readied_acts_twice() -> None:
    assert brass(drilled(), 0) == 4


@pytest.mark.rule("BE-CARD-16", "refuses")
def test_no_unit_acts_more_than_twice() -> None:
    match = drilled()
    do(match, 0, "act 3")
    assert refused(match, 0, "mine 1") == "BE-ACT-1"
    assert allowed(match, 0, "mine 2"), "so the other Sentinel was readied"


@pytest.mark.rule("BE-CARD-16", "refuses")
def test_a_triggered_effect_works_once_a_turn() -> None:
    scenario = Scenario(corps=("mcglynn", "windcraft")).seat(1).building(1, "assembly_line")
    scenario.hand(1, "pester_hound", "pester_hound")
    match = scenario.build()
    do(match, 1, "play pester_hound")
    assert resources(match) == (0, 1)
    do(match, 1, "play pester_hound")
    assert resources(match) == (0, 1)


@pytest.mark.rule("BE-CARD-16", "refuses")
def test_a_card_is_played_at_most_once_a_turn() -> None:
    """Recalled from the discard pile or drawn again: cards played this turn are in neither."""
    again = {"manager": employee(gain(labor=1), op("recall", to="hand"))}
    match = Scenario(cards=again).bare(0).hand(0, "manager").build()
    do(match, 0, "play manager")
    assert hand(match, 0) == []
    assert not allowed(match, 0, "play manager")
    assert resources(match) == (1, 0)


@pytest.mark.rule("BE-CARD-16", "refuses")
def test_one_effect_goes_through_a_deck_and_its_discard_pile_at_most_once() -> None:
    """Three cards looked at where only two are: no card is seen twice."""
    look = {"manager": employee(op("look", n=3))}
    scenario = Scenario(cards=look).bare(0).hand(0, "manager").deck(0, "clerk")
    match = scenario.discard(0, "union_worker").build()
    events = do(match, 0, "play manager")
    (seen,) = told(events, "looked_seen")
    assert sorted(str(seen.args["cards"]).split()) == ["clerk", "union_worker"]
    do(match, 0, "put discard clerk", "put discard union_worker")
    assert discard(match, 0) == ["clerk", "union_worker"]


@pytest.mark.rule("BE-CARD-16", "refuses")
def test_no_card_of_the_set_heals() -> None:
    from pithead.games.brass_empire.cards import ops

    names = {name.lower() for name in vars(ops)}
    assert not names & {"heal", "repair", "restore"}
    for card in CARDS.values():
        assert "heal" not in str(card).replace("health", "")


@pytest.mark.rule("BE-CARD-8", "refuses")
def test_a_reserve_is_not_refilled() -> None:
    match = Scenario().resources(labor=8).build()
    do(match, 0, "reserve gumshoe")
    assert company(match, 0)["reserve"].count("gumshoe") == 2
    assert platform(match, 0)["up"]


@pytest.mark.rule("BE-CARD-15", "allows")
@pytest.mark.parametrize("units", [0, 1, 2, 3])
def test_a_text_counts_every_unit_once(units: int) -> None:
    """Line Worker: 1 Labor, and 1 more for each of your units, up to two."""
    scenario = Scenario(corps=("windcraft", "harlem")).hand(0, "line_worker")
    for _ in range(units):
        scenario.unit(0, "spark_runner")
    match = scenario.building(0, "blast_wall").unit(1, "spark_runner").build()
    before, _ = resources(match)
    do(match, 0, "play line_worker")
    assert resources(match)[0] - before == 1 + min(2, units)
