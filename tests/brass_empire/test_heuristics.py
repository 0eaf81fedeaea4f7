"""Brass Empire's heuristics, in positions where it is plain what to do."""

from __future__ import annotations

from random import Random

import pytest

from pithead.bots.weights import read_parts, shipped, teach
from pithead.games.brass_empire.bots.features import part_left, position_of
from pithead.games.brass_empire.bots.ranking import BrassEmpireHeuristic, corporation_shares
from pithead.games.brass_empire.position.tables import PLACES
from pithead.kernel.contract import Action
from pithead.kernel.match import Match
from tests.brass_empire.scenario import GAME, Scenario, do, employee, gain, op

HARLEM = ("harlem", "windcraft")


def best(match: Match, seat: int = 0, weights: dict[str, float] | None = None) -> Action:
    """What the heuristics answer, with a weights for what is named and none for other cards."""
    heuristic = BrassEmpireHeuristic(GAME)
    if weights is not None:
        heuristic.adopt([weights.get(name, 0.0) for name in heuristic.weight_names])
    return GAME.decode(heuristic.best(match.state, seat, Random(1)))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("taught", [True, False])
def test_the_best_answer_is_the_first_of_those_ranked(seats: int, taught: bool) -> None:
    """Cards that come before all else are found without ranking the rest."""
    heuristic = BrassEmpireHeuristic(GAME)
    if taught:
        teach(heuristic, seats, shipped(GAME))
    for seed in range(3):
        state, rng = GAME.new_state(seats, seed), Random(seed)
        while not state.over:
            seat = state.to_act()
            ranked = heuristic.rank(state, seat, rng)
            steps = heuristic.best(state, seat, rng)
            assert steps == max(ranked, key=lambda option: option.score).steps
            for step in steps:
                state.apply_step(seat, step)


def test_a_battery_is_filled_before_it_is_emptied() -> None:
    said: list[str] = []
    for charge in (0, 1, 2):
        match = (
            Scenario(seats=2, corps=HARLEM).building(0, "battery_turbine", charge=charge).build()
        )
        do(match, 0, "use 1")
        said.append(" ".join(map(str, best(match))))
    assert said == ["option 1", "option 1", "option 2"]


def test_nobody_fills_a_battery_when_the_game_is_nearly_over() -> None:
    match = Scenario(seats=2, corps=HARLEM).building(0, "battery_turbine", charge=2).pool(1).build()
    do(match, 0, "use 1")
    assert best(match) == ("option", 2)


@pytest.mark.rule("BE-CARD-10", "allows")
def test_a_building_that_pays_by_going_is_demolished_and_another_is_not() -> None:
    match = Scenario(seats=2).building(0, "signal_house").build()
    assert best(match) == ("demolish", 1)
    match = Scenario(seats=2).building(0, "reclamation_yard").build()
    assert best(match)[0] != "demolish"


def test_the_best_card_is_recalled_and_the_worst_dismissed() -> None:
    recall = Scenario(seats=2).hand(0, "archive_keeper").discard(0, "manager", "clerk").build()
    do(recall, 0, "play archive_keeper", "slot L1", "slot L2")
    assert best(recall) == ("take", "discard", "manager")
    dismiss = Scenario(seats=2).hand(0, "illumination_inventor", "manager", "clerk").build()
    do(dismiss, 0, "play illumination_inventor", "yes")
    assert best(dismiss) == ("take", "hand", "clerk")


def test_what_is_bought_in_the_last_round_is_bought_for_its_brass() -> None:
    liked = {"buy manager": 9.0, "buy rail_baron": 1.0}
    scenario = Scenario(seats=2).row("labor", "manager", "rail_baron").resources(labor=5)
    assert best(scenario.build(), weights=liked) == ("buy", "L1")
    assert best(scenario.pool(1).build(), weights=liked) == ("buy", "L2")


def test_a_card_is_liked_more_among_its_own() -> None:
    liked = {"buy telegraph_runner": 1.0, "buy line_worker": 0.5, "among kin line_worker": 4.0}
    few = Scenario(seats=2).row("labor", "telegraph_runner", "line_worker").resources(3)
    assert best(few.build(), weights=liked) == ("buy", "L1")
    many = few.discard(0, "drill_sergeant", "drill_sergeant", "assembly_foreman", "pester_hound")
    assert best(many.build(), weights=liked) == ("buy", "L2")
    assert corporation_shares(position_of(many.build().state), 0) == [0.0, 0.0, 0.0, 0.0, 0.5, 0.0]


def test_only_dead_wood_is_dismissed() -> None:
    """A Clerk is given up gladly, a card that cost something is not."""
    answers = []
    for spare in ("clerk", "land_agent"):
        scenario = Scenario(seats=2, corps=("omni_edo", "harlem"))
        match = scenario.hand(0, "corp_ninja", spare).discard(0).build()
        do(match, 0, "play corp_ninja")
        answers.append(best(match))
    assert answers == [("yes",), ("no",)]


def test_alone_the_ai_is_who_one_plays_against() -> None:
    """BE-SOLO-8: more total Brass than the AI wins."""
    heuristic = BrassEmpireHeuristic(GAME)
    outcomes = set()
    for number in range(40):
        rng = Random(number)
        state = GAME.new_state(1, number)
        while not state.over:
            for step in heuristic.best(state, 0, rng):
                state.apply_step(0, step)
        won = bool(GAME.ranking(state)[0])
        outcomes.add(won)
        assert won == (GAME.scores(state)[0] > heuristic.unseated(state)[0])
    assert outcomes == {True, False}


def test_among_companies_everybody_has_a_seat() -> None:
    assert BrassEmpireHeuristic(GAME).unseated(GAME.new_state(2, 0)) == []


def test_an_attack_lent_by_an_aura_kills() -> None:
    """With a Command Mast a Chroniker strikes with 3, enough for one that has 3 health left."""
    scenario = Scenario(seats=2, corps=("windcraft", "harlem"))
    scenario.unit(0, "chroniker").unit(1, "chroniker", damage=1)
    likes = {"kill": 50.0, "mine": 1.0}
    alone, led = scenario.copy().build(), scenario.building(0, "command_mast").build()
    do(alone, 0, "end")
    do(led, 0, "end")
    assert best(alone, weights=likes) == ("mine", 1)
    assert best(led, weights=likes) == ("attack", 1, 1, 1)


def test_an_aura_of_the_target_kills_too() -> None:
    """What strikes back is lent attack as well: the attacker is lost, and its Brass with it."""
    scenario = Scenario(seats=2, corps=("harlem", "windcraft"))
    scenario.unit(0, "chroniker", damage=1).unit(1, "chroniker")
    likes = {"attack": 1.0, "lose_brass": -1.0}
    alone, led = scenario.copy().build(), scenario.building(1, "command_mast").build()
    do(alone, 0, "end")
    do(led, 0, "end")
    assert best(alone, weights=likes)[0] == "attack"
    assert best(led, weights=likes) == ("attack", 1, 1, 2)


def test_the_pool_lasts_less_long_when_units_are_lent_attack() -> None:
    scenario = Scenario(seats=2, corps=("windcraft", "harlem")).unit(0, "chroniker")
    plain = part_left(position_of(scenario.copy().build().state))
    led = part_left(position_of(scenario.building(0, "command_mast").build().state))
    assert led < plain


def test_a_building_mines_nothing() -> None:
    """A Blast Wall strikes back, but no Brass comes of it: the pool lasts as long as without."""
    scenario = Scenario(seats=2)
    plain = part_left(position_of(scenario.copy().build().state))
    walled = part_left(position_of(scenario.building(0, "blast_wall").build().state))
    assert walled == plain


def test_nobody_gives_a_unit_for_a_scratch_when_it_can_mine() -> None:
    scenario = Scenario(seats=2).unit(0, "chroniker", damage=2).unit(1, "chroniker")
    match = scenario.platform(1, up=False).build()
    do(match, 0, "end")
    assert best(match) == ("mine", 1)


# --- what texts ask -------------------------------------------------------------------------------


def test_of_cards_looked_at_the_good_one_stays_and_the_poor_one_goes() -> None:
    for top, answer in (("manager", "deck"), ("clerk", "dismiss")):
        scenario = Scenario(corps=("omni_edo", "harlem")).hand(0, "efficiency_auditor")
        match = scenario.deck(0, top, "manager").build()
        do(match, 0, "play efficiency_auditor")
        assert best(match) == ("put", answer, top)


def test_damage_hits_the_dangerous_unit_and_a_boost_helps_ones_own_best() -> None:
    shot = Scenario(corps=HARLEM).hand(0, "arc_gunner").unit(1, "spark_runner")
    match = shot.unit(1, "chroniker").build()
    do(match, 0, "play arc_gunner")
    assert best(match) == ("target", 1, 2)
    # Of two alike, the one that is nearly dead.
    hurt = Scenario(corps=HARLEM).hand(0, "arc_gunner").unit(1, "chroniker")
    match = hurt.unit(1, "chroniker", damage=2).build()
    do(match, 0, "play arc_gunner")
    assert best(match) == ("target", 1, 2)
    boost = Scenario(corps=("windcraft", "harlem")).hand(0, "ramming_pilot")
    match = boost.unit(0, "spark_runner").unit(0, "chroniker").build()
    do(match, 0, "play ramming_pilot")
    assert best(match) == ("target", 0, 2)


def test_the_platform_of_another_is_hit_rather_than_a_whole_wall() -> None:
    scenario = Scenario(corps=HARLEM).hand(0, "spark_saboteur").building(1, "blast_wall")
    match = scenario.build()
    do(match, 0, "play spark_saboteur")
    assert best(match) == ("target", 1, 0)


def test_as_much_is_exchanged_as_can_be() -> None:
    match = Scenario(corps=("frontier", "harlem")).hand(0, "freight_broker").resources(9).build()
    do(match, 0, "play freight_broker")
    assert best(match) == ("amount", 2)


def test_the_richest_is_robbed() -> None:
    cards = {"manager": employee(op("steal", n=2))}
    match = Scenario(3, cards=cards).hand(0, "manager").brass(1, 4).brass(2, 6).build()
    do(match, 0, "play manager")
    assert best(match) == ("player", 2)


def test_destroying_a_unit_is_worth_more_than_a_labor_and_less_than_much_brass() -> None:
    chosen = []
    for instead in (gain(labor=1), gain(brass=4)):
        text = op("choose", of=[[op("destroy", target="opponent_unit")], [instead]])
        scenario = Scenario(cards={"manager": employee(text)}).hand(0, "manager")
        match = scenario.unit(1, "pester_hound").build()
        do(match, 0, "play manager")
        chosen.append(best(match))
    assert chosen == [("option", 1), ("option", 2)]


def test_nothing_is_given_away_that_brings_oneself_nothing() -> None:
    match = Scenario(4, team=True).resources(labor=9).build()
    heuristic = BrassEmpireHeuristic(GAME)
    ranked = heuristic.rank(match.state, 0, Random(1))
    scores = {GAME.decode(option.steps)[0]: option.score for option in ranked}
    assert scores["gift"] < scores["end"]


# --- blind spots ----------------------------------------------------------------------------------

GOOD = ("manager", "manager", "contractor", "contractor", "contractor", "master_builder")


def learned(match: Match, seat: int = 0) -> Action:
    """What the heuristics answer with the shipped weights."""
    heuristic = BrassEmpireHeuristic(GAME)
    teach(heuristic, match.state.seats, shipped(GAME))
    return GAME.decode(heuristic.best(match.state, seat, Random(1)))


def both(match: Match, seat: int = 0) -> set[Action]:
    """What they answer without and with the shipped weights."""
    return {best(match, seat), learned(match, seat)}


@pytest.mark.parametrize("spare", ["clerk", "union_worker"])
def test_a_weak_starting_card_is_dismissed_while_the_game_is_long(spare: str) -> None:
    scenario = Scenario(corps=("omni_edo", "harlem")).hand(0, "illumination_inventor", spare)
    match = scenario.discard(0, *GOOD).build()
    do(match, 0, "play illumination_inventor")
    assert both(match) == {("yes",)}
    do(match, 0, "yes")
    assert both(match) == {("take", "hand", spare)}


def test_what_lies_in_the_discard_pile_goes_before_what_can_still_be_played() -> None:
    scenario = Scenario(corps=("omni_edo", "harlem")).hand(0, "illumination_inventor", "clerk")
    match = scenario.discard(0, "clerk", *GOOD).build()
    do(match, 0, "play illumination_inventor", "yes")
    assert both(match) == {("take", "discard", "clerk")}


def test_nobody_trims_when_the_game_is_nearly_over() -> None:
    scenario = Scenario(corps=("omni_edo", "harlem")).hand(0, "illumination_inventor", "clerk")
    match = scenario.discard(0, *GOOD).pool(1).build()
    do(match, 0, "play illumination_inventor")
    assert both(match) == {("no",)}


def test_a_clerk_goes_rather_than_a_card_of_a_row_and_the_worst_of_those() -> None:
    scenario = Scenario(corps=("omni_edo", "harlem")).row(
        "labor", "construction_sensei", "elizebeth_boyd", "himiko_edo", "inspector_harlowe"
    )
    scenario.discard(0, *GOOD)
    clerk = scenario.copy().hand(0, "zen_archivist", "clerk").build()
    do(clerk, 0, "play zen_archivist", "yes")
    assert both(clerk) == {("take", "hand", "clerk")}
    good = scenario.hand(0, "zen_archivist", "rail_baron").build()
    do(good, 0, "play zen_archivist", "yes")
    assert {answer[0] for answer in both(good)} == {"slot"}


def test_rows_are_refreshed_by_burying_the_worst_card() -> None:
    match = (
        Scenario(seats=2)
        .hand(0, "archive_keeper")
        .row("labor", "inspector_harlowe", "construction_sensei", *["harlem_redmond"] * 1)
        .build()
    )
    s = position_of(match.state)
    do(match, 0, "play archive_keeper")
    (answer,) = both(match) if len(both(match)) == 1 else [learned(match)]
    buried = s.rows[PLACES.index(str(answer[1]))]
    assert s.tables.ids[buried] not in ("inspector_harlowe", "harlem_redmond")


@pytest.mark.rule("BE-PLAY-7", "allows")
def test_the_platform_is_rebuilt_for_units_that_mine_now() -> None:
    idle = Scenario(seats=2).platform(0, up=False).resources(construction=1)
    busy = idle.copy().unit(0, "chroniker").build()
    assert both(busy) == {("rebuild",)}
    assert both(idle.build()) == {("end",)}


@pytest.mark.rule("BE-PLAY-7", "allows")
def test_the_platform_is_rebuilt_for_construction_that_is_left_over() -> None:
    row = ["lacquered_colossus", *["earl_hildebrand"] * 1]
    scenario = Scenario(seats=2).platform(0, up=False).row("design", *row)
    three = best(scenario.copy().resources(construction=3).build(), weights={"convert": 1.0})
    assert three == ("rebuild",)
    two = best(scenario.resources(construction=2).build(), weights={"convert": 1.0})
    assert two == ("end",)


def test_a_corporation_is_chosen_by_what_its_reserve_is_worth() -> None:
    match = GAME.match(seats=2, seed=3, options={"corporations": "chosen"})
    seat = match.state.to_act()
    names = ("battery_turbine", "shockwave_emitter", "volt_militia")
    liked = {f"buy {name}": 50.0 for name in names}
    assert best(match, seat, liked) == ("corporation", "harlem")
    liked = {f"buy {name}": 50.0 for name in ("parts_silo", "jemmy_riveter", "pester_hound")}
    assert best(match, seat, liked) == ("corporation", "windcraft")


@pytest.mark.rule("BE-VAR-RES", "allows")
def test_a_reserve_is_built_of_what_is_worth_most() -> None:
    options: dict[str, int | str | bool] = {"corporations": "chosen", "reserves": "built"}
    match = GAME.match(seats=2, seed=3, options=options)
    for corporation in ("harlem", "windcraft"):
        match.apply(match.state.to_act(), ("corporation", corporation))
    seat = match.state.to_act()
    likes = {f"buy {name}": 9.0 for name in GAME.cards}
    likes |= {"buy tesla_trooper": 30.0, "buy arc_gunner": 30.0}
    likes |= {"buy overclocked_wagon": 30.0, "buy skybreaker": 90.0}
    s = position_of(match.state)
    answer = best(match, seat, likes)
    match.apply(seat, answer)
    reserve = dict(zip(s.tables.corp_designs[s.corporation[seat]], answer[1:], strict=False))
    taken = {s.tables.ids[design] for design, number in reserve.items() if number}
    assert taken & {"arc_gunner", "skybreaker"}


def test_among_three_a_weak_rich_target_is_attacked_rather_than_mined() -> None:
    """A Tesla Trooper has 2 health and 3 Brass: more than a Chroniker mines."""
    for seats in (3, 4, 5, 6):
        match = Scenario(seats=seats).unit(0, "chroniker").unit(2, "tesla_trooper").build()
        do(match, 0, "end")
        assert learned(match) == ("attack", 1, 2, 1), seats


def test_a_unit_that_can_only_throw_itself_away_stays_at_home() -> None:
    scenario = Scenario(seats=2).unit(0, "pester_hound", damage=1).platform(0, up=False)
    match = scenario.building(1, "lightning_fence").build()
    do(match, 0, "end")
    assert both(match) == {("end",)}


def test_a_printed_action_that_brings_more_than_mining_is_taken() -> None:
    for seats in (2, 3, 4):
        match = Scenario(seats=seats).unit(0, "prospecting_rig").build()
        do(match, 0, "end")
        assert learned(match) == ("act", 1), seats


def test_an_option_that_does_nothing_is_not_chosen() -> None:
    """A Railcar Thief robs only those who have more."""
    poor = Scenario(seats=2, corps=HARLEM).hand(0, "railcar_thief").brass(0, 5).brass(1, 9)
    rich = Scenario(seats=2, corps=HARLEM).hand(0, "railcar_thief").brass(0, 9).brass(1, 9)
    said = []
    for scenario in (poor, rich):
        match = scenario.build()
        do(match, 0, "play railcar_thief")
        said.append(best(match))
    assert said[0] == ("option", 2)
    assert said[1] != ("option", 2)


def test_the_price_is_what_is_missed_least() -> None:
    match = (
        Scenario(corps=("windcraft", "harlem"))
        .hand(0, "ramming_pilot")
        .unit(0, "skybreaker")
        .unit(0, "pester_hound")
        .unit(1, "quentin_edison")
        .build()
    )
    do(match, 0, "play ramming_pilot", "option 1")
    assert both(match) == {("target", 0, 2)}


def test_a_building_that_earns_is_not_demolished_for_less_but_is_at_the_end() -> None:
    earns = {"each_turn": [op("gain", brass=1)], "demolish": [op("gain", brass=1)]}
    cards = {"ore_depot": earns}
    scenario = Scenario(2, cards=cards).building(0, "ore_depot")
    early, late = scenario.copy().build(), scenario.pool(1).build()
    heuristic = BrassEmpireHeuristic(early.game)
    scores = []
    for match in (early, late):
        ranked = heuristic.rank(match.state, 0, Random(1))
        scores.append({GAME.decode(each.steps)[0]: each.score for each in ranked}["demolish"])
    assert scores[0] < 0.0 < scores[1]


def test_what_looks_back_is_played_after_what_it_looks_for() -> None:
    match = Scenario(corps=HARLEM).hand(0, "spark_saboteur", "volt_militia", "railcar_thief")
    built = match.build()
    assert best(built) == ("play", "railcar_thief")


def test_resources_are_exchanged_only_when_nothing_better_can_be_bought() -> None:
    scenario = Scenario(corps=("frontier", "harlem")).building(0, "conductor_terminal")
    buys = scenario.copy().row("labor", "manager").resources(3).build()
    assert best(buys)[0] == "buy"
    broke = scenario.resources(2).row("labor", *["elizebeth_boyd"]).build()
    assert best(broke)[0] in ("use", "buy")


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_shipped_weights_were_learned_on_the_shipped_components(seats: int) -> None:
    """If not, the cards have changed since: `make weights GAME=brass_empire`."""
    parts = read_parts(shipped(GAME).linear(seats))
    learned_on = {name: part.components for name, part in parts.items()}
    assert learned_on == dict.fromkeys(("heuristic", "value"), GAME.components_digest)
