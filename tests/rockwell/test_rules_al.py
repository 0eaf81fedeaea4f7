"""Two players and Al: RW-AL."""

from __future__ import annotations

import pytest

from pithead.kernel.contract import Refused
from pithead.kernel.match import Match
from tests.asking import asks, legal, refused
from tests.rockwell.scenario import (
    EDITIONS,
    GAME,
    LETTERS,
    Scenario,
    company,
    cubes,
    do,
    is_drilled,
    place,
    play_on,
    see,
)


def after_the_round(*places: str, edition: str = "default", round: int = 0) -> Scenario:
    """Al's crews stand here; seat 1 has the last move of the round."""
    scenario = Scenario(2, edition=edition).crews(2, *places)
    return scenario.drilling(seat=1, round=round)


def al_moves(scenario: Scenario) -> Match:
    match = scenario.build()
    do(match, 1, "stay a")
    return match


def al_places(match: Match) -> list[str]:
    return [place(match, f"2{letter}") for letter in LETTERS]


# ---- Al ----


@pytest.mark.rule("RW-AL-1", "allows")
def test_al_has_four_crews_of_power_one_on_the_entrances_and_nothing_else() -> None:
    data = GAME.dump(GAME.new_state(2, 1))
    crews, companies = data["crews"], data["companies"]
    assert isinstance(crews, dict)
    assert isinstance(companies, list)
    for entrance, letter in enumerate(LETTERS, start=1):
        assert crews[f"2{letter}"] == {"at": f"E{entrance}", "power": 1, "die": 0}
    assert len(companies) == 2
    match = GAME.match(seats=2, seed=1)
    assert asks(match) == ("bid", (0, 1)), "he bids nothing"


@pytest.mark.rule("RW-AL-1", "refuses")
@pytest.mark.parametrize("seats", [3, 4])
def test_al_only_joins_two_players(seats: int) -> None:
    crews = Scenario(seats).data["crews"]
    assert sorted(crews) == [f"{owner}{letter}" for owner in range(seats) for letter in LETTERS]


# ---- which crew ----


@pytest.mark.rule("RW-AL-2", "allows")
def test_after_each_of_the_four_rounds_one_of_his_crews_moves_one_step() -> None:
    match = Scenario(2).all_drilled().drilling(seat=0).build()
    for round_number in range(4):
        before = al_places(match)
        do(match, 0, "stay a")
        assert al_places(match) == before, "not before all have moved"
        do(match, 1, "stay a")
        while asks(match)[0] in ("al_crew", "al_move"):
            seat = asks(match)[1][0]
            match.apply(seat, match.legal(seat)[0])
        moved = [old for old, new in zip(before, al_places(match), strict=True) if old != new]
        assert len(moved) == 1, round_number


@pytest.mark.rule("RW-AL-2", "allows")
def test_the_fourth_time_before_the_mineshafts_pay() -> None:
    scenario = after_the_round("C4", "C4", "C4", "C4", round=3).drilled("C4", "C3", "B4", "D4")
    scenario.need("C5", 7).crew("0a", at="C5", power=3).crew("2a", power=4).shaft("C5", 1)
    scenario.card("C5", zinc=2).income("C5", gold=2)
    match = al_moves(scenario)
    assert is_drilled(match, "C5")
    assert cubes(match, 1) == [3, 2, 1, 2]


@pytest.mark.rule("RW-AL-2", "allows")
@pytest.mark.parametrize("first", ["E2", "A3"])
def test_first_a_crew_on_an_entrance_or_a_drilled_tile(first: str) -> None:
    scenario = after_the_round("C5", first, "C1", "D3").crew("2a", power=4).crew("2c", power=3)
    match = al_moves(scenario.drilled("A3"))
    assert asks(match)[0] != "al_crew"
    play_on(match, "move")
    assert al_places(match)[0] == "C5"
    assert al_places(match)[1] != first


@pytest.mark.rule("RW-AL-2", "allows")
def test_of_those_the_most_powerful() -> None:
    scenario = after_the_round("E1", "C5", "E3", "A7").drilled("C5", "A7").crew("2b", power=2)
    match = al_moves(scenario)
    play_on(match, "move")
    assert al_places(match)[1] != "C5"
    assert [al_places(match)[n] for n in (0, 2, 3)] == ["E1", "E3", "A7"]


@pytest.mark.rule("RW-AL-2", "allows")
@pytest.mark.parametrize(
    "places", [("E1", "A3", "B5", "D7"), ("A1", "B3", "C5", "D7"), ("B1", "C3", "D5", "D7")]
)
def test_of_those_the_shallowest_entrance_before_a(places: tuple[str, ...]) -> None:
    match = al_moves(after_the_round(*places).drilled(*(p for p in places if p[0] != "E")))
    assert asks(match)[0] != "al_crew"
    play_on(match, "move")
    assert al_places(match)[0] != places[0]
    assert al_places(match)[1:] == list(places[1:])


@pytest.mark.rule("RW-AL-2", "allows")
def test_if_none_stands_there_all_are_considered() -> None:
    match = al_moves(after_the_round("D1", "C3", "C5", "B7").crew("2a", power=3))
    play_on(match, "move")
    assert al_places(match)[0] != "D1"
    assert al_places(match)[1:] == ["C3", "C5", "B7"]


@pytest.mark.rule("RW-AL-2", "allows")
@pytest.mark.parametrize("control", [(0, 1), (1, 0)])
def test_then_the_player_first_in_control_order_chooses(control: tuple[int, int]) -> None:
    scenario = Scenario(2).control(*control).drilling(seat=control[1])
    match = scenario.build()
    do(match, control[1], "stay a")
    assert asks(match) == ("al_crew", (control[0],))
    assert legal(match, control[0]) == {("al_crew", letter) for letter in LETTERS}
    do(match, control[0], "al_crew c")
    play_on(match, "move")
    assert place(match, "2c") in ("A5", "A6")


@pytest.mark.rule("RW-AL-2", "refuses")
def test_only_among_the_tied_crews() -> None:
    scenario = after_the_round("E1", "E2", "A5", "C5").drilled("A5").crew("2d", power=4)
    match = al_moves(scenario)
    assert asks(match) == ("al_crew", (0,))
    assert refused(match, 0, "al_crew c") == "RW-AL-2"
    assert refused(match, 0, "al_crew d") == "RW-AL-2"
    assert refused(match, 1, "al_crew a") == "RW-AL-2"
    assert refused(match, 0, "decline") == "RW-AL-2"


@pytest.mark.rule("RW-AL-2", "refuses")
def test_nothing_is_asked_when_the_tied_crews_stand_together() -> None:
    match = al_moves(after_the_round("A1", "A1", "C5", "C5").drilled("A1", "C5"))
    assert asks(match)[0] != "al_crew"
    play_on(match, "move")
    assert sorted(al_places(match)).count("A1") == 1


@pytest.mark.rule("RW-AL-2", "allows")
def test_it_is_asked_when_only_some_of_the_tied_crews_stand_together() -> None:
    match = al_moves(after_the_round("A1", "A1", "A3", "C5").drilled("A1", "A3", "C5"))
    assert asks(match) == ("al_crew", (0,))
    do(match, 0, "al_crew c")
    play_on(match, "move")
    assert al_places(match)[:2] == ["A1", "A1"]
    assert al_places(match)[2] != "A3"


@pytest.mark.rule("RW-AL-2", "refuses")
def test_never_straddling_staying_or_to_the_centre() -> None:
    scenario = after_the_round("D5", "D5", "D5", "D5").all_drilled()
    match = al_moves(scenario)
    assert asks(match) == ("al_move", (0,))
    assert legal(match, 0) == {("al_move", tile) for tile in ("D4", "D6", "C5")}
    for goal in ("centre", "D5", "C4", "D3"):
        assert refused(match, 0, f"al_move {goal}") in ("RW-AL-2", "RW-AL-3", "PH-FORM")


@pytest.mark.rule("RW-AL-2", "refuses")
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_of_the_kind_with_more_players(seats: int) -> None:
    match = Scenario(seats).drilling(seat=seats - 1).build()
    do(match, seats - 1, "stay a")
    assert asks(match) == ("move", (0,))


# ---- where to ----


def lone_mover(edition: str = "default") -> Scenario:
    """2b on the drilled C5 moves: C4 and C6 need 6, B5 4, D5 8."""
    scenario = after_the_round("D1", "C5", "D3", "D7", edition=edition).drilled("C5")
    return scenario.need("C5", 7).need("B5", 4).need("D5", 8)


@pytest.mark.rule("RW-AL-3", "allows")
@pytest.mark.parametrize("edition", EDITIONS)
def test_to_the_adjacent_undrilled_tile_with_the_least_power_missing(edition: str) -> None:
    assert place(al_moves(lone_mover(edition)), "2b") == "B5"
    nearer = lone_mover(edition).crew("0a", at="C6", power=3)
    assert place(al_moves(nearer), "2b") == "C6"
    deeper = lone_mover(edition).crew("0a", at="D5", power=4, die=3)
    assert place(al_moves(deeper), "2b") == "D5"


@pytest.mark.rule("RW-AL-3", "allows")
def test_straddlers_count_towards_what_is_missing() -> None:
    scenario = lone_mover().crew("0a", at="C6-C7", power=3)
    assert place(al_moves(scenario), "2b") == "C6"


@pytest.mark.rule("RW-AL-3", "allows")
def test_drilled_tiles_are_left_aside() -> None:
    match = al_moves(lone_mover().drilled("B5", "C4", "C6"))
    assert place(match, "2b") == "D5"


@pytest.mark.rule("RW-AL-3", "allows")
@pytest.mark.rule("RW-AL-3", "refuses")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_a_tie_the_player_first_in_control_order_chooses(edition: str) -> None:
    match = al_moves(lone_mover(edition).drilled("B5"))
    assert asks(match) == ("al_move", (0,))
    assert legal(match, 0) == {("al_move", "C4"), ("al_move", "C6")}
    assert refused(match, 0, "al_move D5") == "RW-AL-3"
    assert refused(match, 0, "al_move B5") == "RW-AL-3"
    assert refused(match, 1, "al_move C4") == "RW-AL-3"
    do(match, 0, "al_move C6")
    assert place(match, "2b") == "C6"


@pytest.mark.rule("RW-AL-3", "refuses")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tie_between_tiles_does_not_open_the_choice_of_the_crew_again(edition: str) -> None:
    match = al_moves(lone_mover(edition).drilled("B5"))
    crews = {at: place(match, at) for at in ("2a", "2c", "2d")}
    for letter in "abcd":
        with pytest.raises(Refused):
            do(match, 0, f"al_crew {letter}")
    do(match, 0, "al_move C4")
    assert {at: place(match, at) for at in crews} == crews


@pytest.mark.rule("RW-AL-3", "allows")
@pytest.mark.rule("RW-AL-3", "refuses")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_none_undrilled_he_chooses_any_adjacent_tile(edition: str) -> None:
    match = al_moves(lone_mover(edition).drilled("B5", "C4", "C6", "D5"))
    assert legal(match, 0) == {("al_move", tile) for tile in ("C4", "C6", "B5", "D5")}
    assert refused(match, 0, "al_move C7") == "RW-AL-3"
    do(match, 0, "al_move D5")
    assert place(match, "2b") == "D5"


def two_movers(edition: str) -> Scenario:
    """2b on C5 and 2c on C1, both drilled, are tied; the neighbours of C5 are as above."""
    return lone_mover(edition).crew("2c", at="C1").drilled("C1")


@pytest.mark.rule("RW-AL-3", "refuses")
@pytest.mark.parametrize("edition", ["default", "de"])
def test_who_chose_the_crew_still_takes_the_nearest_tile(edition: str) -> None:
    match = al_moves(two_movers(edition))
    do(match, 0, "al_crew b")
    assert place(match, "2b") == "B5", "not asked: B5 is nearest"
    match = al_moves(two_movers(edition).drilled("B5"))
    do(match, 0, "al_crew b")
    assert legal(match, 0) == {("al_move", "C4"), ("al_move", "C6")}


@pytest.mark.rule("RW-AL-3", "allows")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_english_and_french_who_chose_the_crew_chooses_any_adjacent_tile(edition: str) -> None:
    match = al_moves(two_movers(edition).drilled("B5"))
    do(match, 0, "al_crew b")
    assert asks(match) == ("al_move", (0,))
    assert legal(match, 0) == {("al_move", tile) for tile in ("C4", "C6", "B5", "D5")}
    assert refused(match, 0, "al_move C7") == "RW-AL-3"
    do(match, 0, "al_move D5")
    assert place(match, "2b") == "D5"


@pytest.mark.rule("RW-AL-3", "allows")
@pytest.mark.parametrize("edition", EDITIONS)
def test_from_an_entrance(edition: str) -> None:
    scenario = after_the_round("E1", "E2", "E3", "E4", edition=edition).need("A1", 2)
    match = al_moves(scenario)
    do(match, 0, "al_crew a")
    if edition in ("en", "fr"):
        assert legal(match, 0) == {("al_move", "A1"), ("al_move", "A2")}
    else:
        assert place(match, "2a") == "A1"


# ---- his improvement ----


@pytest.mark.rule("RW-AL-4", "allows")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_at_the_end_of_the_turn_the_first_in_management_order_improves_al(
    order: tuple[int, int],
) -> None:
    match = Scenario(2).management(*order).control(0, 1).turn_end().build()
    assert asks(match) == ("al_power", (order[0],))
    assert legal(match, order[0]) == {("al_power", letter) for letter in LETTERS}
    do(match, order[0], "al_power c")
    assert see(match)["crews"]["2c"]["power"] == 2
    assert asks(match) == ("bid", (0, 1))
    assert company(match, order[0])["money"] == 3000


@pytest.mark.rule("RW-AL-4", "refuses")
def test_not_beyond_four_and_not_by_the_other_player() -> None:
    match = Scenario(2).crew("2a", power=4).turn_end().build()
    assert refused(match, 0, "al_power a") == "RW-AL-4"
    assert refused(match, 1, "al_power b") == "RW-AL-4"
    assert refused(match, 0, "pass") == "RW-AL-4"
    assert legal(match, 0) == {("al_power", letter) for letter in "bcd"}


@pytest.mark.rule("RW-AL-4", "refuses")
def test_if_all_are_at_four_nothing_happens() -> None:
    match = Scenario(2).crews(2, "E1", "E2", "E3", "E4", power=4).turn_end().build()
    assert asks(match) == ("bid", (0, 1))


@pytest.mark.rule("RW-AL-4", "refuses")
def test_not_when_the_game_is_over() -> None:
    scenario = Scenario(2).crew("0a", at="centre").crew("1a", at="centre")
    match = scenario.achieved(0, centre=6).achieved(1, centre=4).turn_end().build()
    assert match.over


def al_fills(silver: int = 2) -> Scenario:
    """Improving 2a drills C5, where seat 1 stands too."""
    scenario = Scenario(2).need("C5", 7).card("C5", silver=silver).drilled("D8")
    scenario.crews(2, "C5", "D8", "D8", "D8").crew("2a", power=2)
    return scenario.crew("1a", at="C5", power=4).turn_end()


@pytest.mark.rule("RW-AL-4", "allows")
def test_the_improvement_may_set_off_an_extraction() -> None:
    match = al_fills().build()
    do(match, 0, "al_power a")
    assert is_drilled(match, "C5")
    assert cubes(match, 1) == [3, 2, 2, 0]
    assert asks(match) == ("bid", (0, 1))


@pytest.mark.rule("RW-AL-4", "allows")
def test_then_the_end_is_checked_again() -> None:
    scenario = al_fills().stock(1, silver=9)
    scenario.achieved(1, cards=4, gold=5, each_kind=6, crews_4=6, centre=6).crew("1b", at="centre")
    match = scenario.build()
    assert not match.over
    do(match, 0, "al_power a")
    assert match.over


@pytest.mark.rule("RW-AL-4", "allows")
@pytest.mark.rule("RW-END-4", "refuses")
def test_a_tile_drilled_by_the_improvement_makes_the_turn_a_busy_one() -> None:
    match = al_fills().quiet_turns(1).build()
    do(match, 0, "al_power a")
    assert see(match)["turn"] == 2
    assert see(match)["quiet_turns"] == 0


@pytest.mark.rule("RW-AL-4", "refuses")
@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_is_improved_with_more_players(seats: int) -> None:
    assert asks(Scenario(seats).turn_end().build())[0] == "bid"


# ---- what he gets ----


@pytest.mark.rule("RW-AL-5", "allows")
def test_al_shares_and_his_cubes_go_back_to_the_supply() -> None:
    scenario = Scenario(2).need("C5", 7).card("C5", copper=3, silver=5, gold=4)
    scenario.crew("2a", at="C5", power=3).crew("0a", at="C4", power=4)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a C5")
    assert cubes(match, 0) == [3, 2 + 2, 1 + 3, 2]
    assert cubes(match, 1) == [3, 2, 1, 0]
    assert len(company(match, 0)["cards"]) == 1


@pytest.mark.rule("RW-AL-5", "allows")
def test_a_remainder_he_wins_goes_back_too() -> None:
    scenario = Scenario(2).need("C5", 7).card("C5", copper=3, silver=5, gold=4)
    scenario.crew("2a", at="C5", power=4).crew("0a", at="C4", power=3)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a C5")
    assert cubes(match, 0) == [3, 2 + 1, 1 + 2, 2]
    assert len(company(match, 0)["cards"]) == 1, "the card is the active player's all the same"


@pytest.mark.rule("RW-AL-5", "allows")
def test_a_card_he_sets_off_leaves_the_game() -> None:
    match = al_fills().build()
    top, gone = see(match)["piles"]["7"][0], see(match)["gone"]
    do(match, 0, "al_power a")
    assert sorted(see(match)["gone"]) == sorted([*gone, top])
    assert [company(match, seat)["cards"] for seat in (0, 1)] == [[], []]


@pytest.mark.rule("RW-AL-5", "allows")
def test_a_tie_is_his_when_he_is_active() -> None:
    scenario = Scenario(2).need("C5", 6).card("C5", silver=5).drilled("D8")
    scenario.crews(2, "C5", "D8", "D8", "D8").crew("0a", at="C5", power=2)
    match = scenario.crew("1a", at="C5", power=2).turn_end().build()
    do(match, 0, "al_power a")
    assert cubes(match, 0) == cubes(match, 1) == [3, 2, 1 + 1, 0]


@pytest.mark.rule("RW-AL-5", "refuses")
def test_a_tie_is_not_his_when_a_player_is_stronger() -> None:
    scenario = Scenario(2).need("C5", 7).card("C5", silver=5).drilled("D8")
    scenario.crews(2, "C5", "D8", "D8", "D8").crew("0a", at="C5", power=3)
    match = scenario.crew("1a", at="C5", power=2).turn_end().build()
    do(match, 0, "al_power a")
    assert cubes(match, 0) == [3, 2, 1 + 1 + 2, 0]


@pytest.mark.rule("RW-AL-5", "allows")
def test_his_crews_may_be_bribed() -> None:
    scenario = Scenario(2).crew("2b", at="C6").crew("0a", at="C5").vice_president(0, "I", 1)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "stay a", "bribe 2 b C5")
    assert place(match, "2b") == "C5"


@pytest.mark.rule("RW-AL-5", "refuses")
def test_al_pays_nothing_and_has_no_safety() -> None:
    """Danger strikes the others as ever; Al is not asked."""
    scenario = Scenario(2).need("C5", 7).dangerous_card("C5", gold=8).stock(0)
    scenario.crew("2a", at="C5", power=4).crew("0a", at="C4", power=3)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "move a C5")
    assert asks(match) == ("cover", (0,))
    do(match, 0, "cover 0")
    assert cubes(match, 0) == [0, 0, 0, 1]


@pytest.mark.rule("RW-AL-5", "refuses")
def test_al_never_counts_for_the_end() -> None:
    """Both players are needed, whatever Al does: his crews cannot even enter the centre."""
    match = Scenario(2).crew("0a", at="centre").achieved(0, centre=6).turn_end().build()
    assert not match.over
    assert asks(match) == ("al_power", (0,))


@pytest.mark.rule("RW-AL-5", "refuses")
def test_al_gains_no_achievements() -> None:
    match = Scenario(2).crews(2, "C1", "C3", "D5", "D7", power=3).turn_end().build()
    do(match, 0, "al_power a")
    assert [company(match, seat)["achievements"] for seat in (0, 1)] == [{}, {}]
