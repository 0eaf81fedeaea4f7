"""Alone against the AI: BE-SOLO."""

from __future__ import annotations

import pytest

import pithead
from tests.asking import asks, legal, refused
from tests.brass_empire.scenario import (
    CARDS,
    GAME,
    Scenario,
    brass,
    company,
    discard,
    do,
    employee,
    end_turn,
    entry,
    fighter,
    in_play,
    op,
    platform,
    pool,
    see,
    told,
)

YOU, AI = 0, 1


def alone(cards: dict[str, dict[str, object]] | None = None, *, equal: bool = False) -> Scenario:
    return Scenario(1, cards=cards, equal_turns=equal)


# ---- set-up and rows ----


@pytest.mark.rule("BE-SOLO-1", "allows")
def test_forty_brass_and_you_go_first() -> None:
    for seed in range(6):
        match = GAME.match(seats=1, seed=seed)
        assert pool(match) == 40
        assert asks(match) == ("play", (YOU,))
        assert see(match)["turn"] == 1


@pytest.mark.rule("BE-SOLO-1", "allows")
def test_cards_left_of_the_gap_move_right_and_the_new_one_enters_leftmost() -> None:
    match = alone().on_centre_deck("labor", "contractor").resources(labor=9).build()
    before = see(match)["labor_row"]
    do(match, YOU, "buy L4")
    assert see(match)["labor_row"] == ["contractor", *before[:3], *before[4:]]


@pytest.mark.rule("BE-SOLO-1", "refuses")
def test_with_the_deck_empty_the_gap_stays_at_the_left() -> None:
    match = alone().centre_deck("labor").resources(labor=9).build()
    before = see(match)["labor_row"]
    do(match, YOU, "buy L4")
    assert see(match)["labor_row"] == [None, *before[:3], *before[4:]]
    assert refused(match, YOU, "buy L1") == "BE-CARD-8"


@pytest.mark.rule("BE-SOLO-1", "refuses")
def test_with_others_rows_do_not_move() -> None:
    match = Scenario(2).on_centre_deck("labor", "contractor").resources(labor=9).build()
    before = see(match)["labor_row"]
    do(match, YOU, "buy L4")
    assert see(match)["labor_row"] == [*before[:3], "contractor", *before[4:]]


# ---- the AI's turn ----


@pytest.mark.rule("BE-SOLO-2", "allows")
def test_the_ai_takes_a_turn_after_each_of_yours() -> None:
    match = alone().build()
    for turn in (1, 2, 3):
        assert asks(match) == ("play", (YOU,))
        events = do(match, YOU, "end")
        assert len(told(events, "ai_turn")) == 1
        assert brass(match, AI) == turn


@pytest.mark.rule("BE-SOLO-2", "refuses")
def test_it_has_no_deck_no_hand_and_no_platform_and_is_never_asked() -> None:
    match = alone().unit(YOU, "chroniker").build()
    for _ in range(3):
        end_turn(match, YOU)
    held = company(match, AI)
    assert held["hand"] == held["deck"] == held["reserve"] == held["played"] == []
    assert not held["platform"]["up"]
    do(match, YOU, "end")
    assert not legal(match, YOU, "attack", 1, AI, 0)


@pytest.mark.rule("BE-SOLO-3", "allows")
def test_income_is_1_and_1_for_each_building() -> None:
    scenario = alone().building(AI, "blast_wall").building(AI, "ore_depot").unit(AI, "chroniker")
    match = scenario.brass(YOU, 0).build()
    end_turn(match, YOU)
    assert brass(match, AI) == 3 + 2, "and the Chroniker mines 2"


@pytest.mark.rule("BE-SOLO-3", "refuses")
def test_units_add_nothing_to_the_income() -> None:
    weak: dict[str, dict[str, object]] = {"hired_sentinel": fighter(0, 3)}
    match = alone(weak).unit(AI, "hired_sentinel").build()
    end_turn(match, YOU)
    assert brass(match, AI) == 1


@pytest.mark.rule("BE-SOLO-4", "allows")
def test_with_fewer_tokens_its_units_attack_your_platform_then_the_rest_mine() -> None:
    scenario = alone().brass(YOU, 5).unit(AI, "gyro_skimmer")
    match = scenario.unit(AI, "chroniker").build()
    end_turn(match, YOU)
    assert not platform(match, YOU)["up"]
    assert brass(match, AI) == 1 + 1 + 2, "income, the platform, and the Chroniker mines"


@pytest.mark.rule("BE-SOLO-4", "allows")
def test_wardens_first_the_one_with_least_health_then_longest_in_play() -> None:
    scenario = alone().brass(YOU, 9).building(YOU, "blast_wall").unit(YOU, "hired_sentinel")
    match = scenario.building(YOU, "blast_wall", damage=1).unit(AI, "tesla_trooper").build()
    end_turn(match, YOU)
    damages = [e["damage"] for e in company(match, YOU)["in_play"]]
    assert damages == [0, 2, 1], "3 health left each: the sentinel is longer in play"
    assert entry(match, AI, 1)["damage"] == 1, "and strikes back"


@pytest.mark.rule("BE-SOLO-4", "allows")
def test_two_units_wear_the_platform_down() -> None:
    scenario = alone().brass(YOU, 9).unit(AI, "vanguard_mercenary").unit(AI, "spark_runner")
    match = scenario.unit(AI, "cog_courier").build()
    end_turn(match, YOU)
    assert not platform(match, YOU)["up"]
    assert brass(match, AI) == 1 + 1 + 1


@pytest.mark.rule("BE-SOLO-4", "refuses")
@pytest.mark.parametrize(("yours", "attacks"), [(2, True), (1, False), (0, False)])
def test_it_compares_once_after_its_income_and_a_tie_mines(yours: int, attacks: bool) -> None:
    match = alone().brass(YOU, yours).unit(AI, "tesla_trooper").build()
    end_turn(match, YOU)
    assert platform(match, YOU)["up"] is not attacks
    assert brass(match, AI) == (2 if attacks else 3)


@pytest.mark.rule("BE-SOLO-4", "refuses")
def test_with_the_platform_down_it_mines_and_attack_0_does_nothing() -> None:
    weak: dict[str, dict[str, object]] = {"hired_sentinel": fighter(0, 3)}
    scenario = alone(weak).brass(YOU, 9).platform(YOU, up=False).unit(AI, "hired_sentinel")
    match = scenario.unit(AI, "chroniker").build()
    end_turn(match, YOU)
    assert brass(match, AI) == 3


@pytest.mark.rule("BE-SOLO-4", "refuses")
def test_what_it_acquires_does_not_act_this_turn() -> None:
    scenario = alone().brass(AI, 7).slot("design", 6, "chroniker").slot("design", 5, "blast_wall")
    match = scenario.build()
    end_turn(match, YOU)
    assert in_play(match, AI) == ["chroniker"]
    assert brass(match, AI) == 8
    end_turn(match, YOU)
    assert brass(match, AI) == 8 + 1 + 2
    assert in_play(match, AI) == ["chroniker", "blast_wall"]


@pytest.mark.rule("BE-SOLO-5", "allows")
def test_with_seven_tokens_it_takes_both_rightmost_cards() -> None:
    scenario = alone().brass(AI, 6)
    worker, design = scenario.data["labor_row"][5], scenario.data["design_row"][5]
    match = scenario.build()
    before = see(match)
    end_turn(match, YOU)
    assert brass(match, AI) == 7
    assert discard(match, AI) == [worker]
    assert in_play(match, AI) == [design]
    assert entry(match, AI, 1)["face_up"]
    assert see(match)["labor_row"][1:] == before["labor_row"][:5]
    assert see(match)["design_row"][1:] == before["design_row"][:5]


@pytest.mark.rule("BE-SOLO-5", "allows")
@pytest.mark.parametrize(("tokens", "slots"), [(5, ["L6"]), (6, ["L6", "D6"])])
def test_the_picture_marks_what_it_will_take(tokens: int, slots: list[str]) -> None:
    match = alone().brass(AI, tokens).build()
    picture = match.game.picture(match.game.view(match.state, YOU))
    assert picture["ai_next"] == slots
    assert picture["pool_start"] == 40


@pytest.mark.rule("BE-SOLO-5", "refuses")
def test_before_the_deal_it_takes_nothing() -> None:
    game = pithead.game("brass_empire")
    match = game.match(1, 5, {"corporations": "chosen"})
    assert game.picture(game.view(match.state, YOU))["ai_next"] == []


@pytest.mark.rule("BE-SOLO-5", "refuses")
def test_with_fewer_it_takes_only_the_employee() -> None:
    scenario = alone().brass(AI, 5)
    worker = scenario.data["labor_row"][5]
    match = scenario.build()
    design = see(match)["design_row"]
    end_turn(match, YOU)
    assert brass(match, AI) == 6
    assert discard(match, AI) == [worker]
    assert in_play(match, AI) == []
    assert see(match)["design_row"] == design


# ---- texts ----


@pytest.mark.rule("BE-SOLO-6", "allows")
def test_your_effects_treat_it_as_an_opponent() -> None:
    texts: dict[str, dict[str, object]] = {
        "manager": employee(op("damage", n=2)),
        "contractor": employee(op("steal", n=2)),
    }
    scenario = alone(texts).hand(YOU, "manager", "contractor").brass(AI, 5)
    match = scenario.unit(AI, "chroniker").build()
    do(match, YOU, "play manager", "play contractor")
    assert entry(match, AI, 1)["damage"] == 2
    assert (brass(match, YOU), brass(match, AI)) == (2, 3)


@pytest.mark.rule("BE-SOLO-6", "refuses")
def test_what_needs_its_hand_deck_or_platform_does_nothing() -> None:
    texts: dict[str, dict[str, object]] = {
        "manager": employee(op("peek", what="hand")),
        "contractor": employee(op("discard", who="opponent")),
        "railcar_thief": employee(op("damage", n=1, target="opponent_card")),
    }
    match = alone(texts).hand(YOU, *texts).build()
    for card in texts:
        do(match, YOU, f"play {card}")
        assert asks(match) == ("play", (YOU,))
    assert not told(match.events, "peeked", "peeked_seen", "discarded", "damaged")


@pytest.mark.rule("BE-SOLO-6", "refuses")
def test_card_texts_do_not_work_for_the_ai() -> None:
    """No mobilize, no per-turn effect, no enhancement, no when-destroyed."""
    scenario = alone().building(AI, "command_mast").building(AI, "ore_depot", damage=2)
    match = scenario.unit(AI, "vanguard_mercenary").unit(YOU, "cog_courier").build()
    do(match, YOU, "end", "attack 1 1 2")
    assert brass(match, YOU) == 2
    assert brass(match, AI) == 0, "no Brass when the depot is destroyed"
    end_turn(match, YOU)
    assert brass(match, AI) == 2 + 1, "income for the mast; the Mercenary mines without its bonus"


@pytest.mark.rule("BE-SOLO-6", "allows")
def test_its_wardens_shield_its_buildings() -> None:
    match = (
        alone().unit(YOU, "chroniker").building(AI, "blast_wall").building(AI, "ore_depot").build()
    )
    do(match, YOU, "end")
    assert legal(match, YOU, "attack") == {("attack", 1, AI, 1)}


@pytest.mark.rule("BE-SOLO-7", "allows")
def test_a_destroyed_card_of_the_ai_goes_to_its_score_pile_and_pays_you() -> None:
    match = alone().unit(YOU, "chroniker").unit(AI, "tesla_trooper").build()
    do(match, YOU, "end", "attack 1 1 1")
    assert in_play(match, AI) == []
    assert discard(match, AI) == ["tesla_trooper"]
    assert brass(match, YOU) == 3


@pytest.mark.rule("BE-SOLO-7", "allows")
def test_it_takes_brass_for_yours_without_a_platform() -> None:
    match = alone().unit(YOU, "cog_courier").unit(AI, "chroniker").build()
    do(match, YOU, "end", "attack 1 1 1")
    assert in_play(match, YOU) == []
    assert brass(match, AI) == CARDS["cog_courier"]["brass"]


@pytest.mark.rule("BE-SOLO-7", "allows")
@pytest.mark.parametrize(("up", "reward"), [(True, 1), (False, 0)])
def test_your_warden_that_strikes_back_earns_for_you(up: bool, reward: int) -> None:
    """Only while your platform stands; and with it down the AI mines instead."""
    scenario = alone().brass(YOU, 9).building(YOU, "lightning_fence").platform(YOU, up=up)
    match = scenario.unit(AI, "cog_courier").build()
    end_turn(match, YOU)
    assert in_play(match, AI) == ([] if up else ["cog_courier"])
    # The fence's own text gives 1 more when it destroys a card in combat.
    assert brass(match, YOU) == 9 + 2 * reward
    assert brass(match, AI) == (1 if up else 2)


@pytest.mark.rule("BE-SOLO-7", "allows")
def test_you_answer_for_your_card_in_the_ais_turn() -> None:
    last_words: dict[str, dict[str, object]] = {
        "blast_wall": fighter(0, 4, warden=True, destroyed=[op("may", do=[op("draw", n=1)])])
    }
    scenario = alone(last_words).brass(YOU, 9).building(YOU, "blast_wall", damage=3)
    match = scenario.unit(AI, "chroniker").unit(AI, "chroniker").build()
    end_turn(match, YOU)
    assert asks(match) == ("may", (YOU,))
    before = len(company(match, YOU)["hand"])
    do(match, YOU, "yes")
    assert len(company(match, YOU)["hand"]) == before + 1
    assert not platform(match, YOU)["up"], "then its second unit went on"
    assert brass(match, AI) == 1 + CARDS["blast_wall"]["brass"] + 1
    assert asks(match) == ("play", (YOU,))


@pytest.mark.rule("BE-SOLO-7", "refuses")
def test_a_destroyed_card_of_the_ai_never_comes_back() -> None:
    match = alone().unit(YOU, "chroniker").unit(AI, "tesla_trooper").build()
    do(match, YOU, "end", "attack 1 1 1")
    for _ in range(4):
        end_turn(match, YOU)
    assert "tesla_trooper" in discard(match, AI)
    assert "tesla_trooper" not in in_play(match, AI)


# ---- the end ----


@pytest.mark.rule("BE-SOLO-8", "allows")
def test_your_turn_is_finished_then_the_game_ends() -> None:
    scenario = alone().pool(1).brass(YOU, 30).unit(YOU, "chroniker").unit(YOU, "chroniker")
    match = scenario.build()
    do(match, YOU, "end", "mine 1")
    assert asks(match) == ("action", (YOU,))
    do(match, YOU, "mine 2")
    end_turn(match, YOU)
    assert match.over
    assert brass(match, YOU) == 34
    assert not told(match.events, "ai_turn")
    assert match.ranking == [[YOU]]


@pytest.mark.rule("BE-SOLO-8", "allows")
def test_equal_turns_give_the_ai_its_turn() -> None:
    match = alone(equal=True).pool(2).brass(YOU, 30).unit(YOU, "chroniker").build()
    do(match, YOU, "end", "mine 1")
    end_turn(match, YOU)
    assert match.over
    assert len(told(match.events, "ai_turn")) == 1
    assert brass(match, AI) == 1


@pytest.mark.rule("BE-SOLO-8", "allows")
def test_the_ais_turn_is_finished_too() -> None:
    match = alone().pool(1).brass(YOU, 0).unit(AI, "chroniker").build()
    row = see(match)["labor_row"][5]
    end_turn(match, YOU)
    assert match.over
    assert brass(match, AI) == 3
    assert row in discard(match, AI)


@pytest.mark.rule("BE-SOLO-8", "allows")
def test_the_ai_scores_tokens_score_pile_and_cards_in_play() -> None:
    scenario = alone().pool(1).unit(AI, "chroniker").discard(AI, "illumination_inventor")
    scenario.row("labor", *["manager"] * 3)
    match = scenario.build()
    worth = CARDS[see(match)["labor_row"][5]].get("brass", 0)
    end_turn(match, YOU)
    (final,) = [e for e in told(match.events, "final") if e.args["seat"] == AI]
    assert final.args["tokens"] == 3
    assert final.args["total"] == 3 + 2 + 1 + worth


@pytest.mark.rule("BE-SOLO-8", "refuses")
@pytest.mark.parametrize(("yours", "ranking"), [(4, [[0]]), (3, [[], [0]]), (2, [[], [0]])])
def test_a_tie_does_not_win(yours: int, ranking: list[list[int]]) -> None:
    scenario = alone().brass(YOU, yours - 1).brass(AI, 3).resources(construction=2).pool(1)
    match = scenario.build()
    do(match, YOU, "convert")
    end_turn(match, YOU)
    assert match.over
    assert [event.args["total"] for event in told(match.events, "final")] == [yours, 3]
    assert match.ranking == ranking


@pytest.mark.rule("BE-SOLO-8", "refuses")
def test_with_a_token_left_it_goes_on() -> None:
    match = alone().pool(2).brass(YOU, 0).build()
    end_turn(match, YOU)
    assert pool(match) == 1
    assert not match.over
