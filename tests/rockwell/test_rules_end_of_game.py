"""The end of a turn and of the game: RW-TURN and RW-END."""

from __future__ import annotations

from typing import Any

import pytest

from tests.asking import asks
from tests.rockwell.scenario import (
    DELIVERIES,
    KINDS,
    Scenario,
    cubes,
    die,
    do,
    is_drilled,
    play_on,
    see,
)

# ---- the end of a turn ----


@pytest.mark.rule("RW-TURN-1", "allows")
def test_bribery_tiles_dice_and_vice_presidents_go_back_and_a_new_turn_begins() -> None:
    scenario = Scenario().bribes_left(1).crew("0a", at="D5", die=4).vice_president(0, "I", 1)
    match = scenario.vice_president(1, "I", 4).turn_end().build()
    data = see(match)
    assert (data["bribes"], data["dice"]) == (3, 3)
    assert all(slot is None for board in data["slots"].values() for slot in board)
    assert data["turn"] == 2
    assert asks(match) == ("bid", (0, 1, 2, 3))


@pytest.mark.rule("RW-TURN-1", "allows")
def test_dice_still_count_during_phase_three() -> None:
    scenario = Scenario().need("C5", 7).crew("0a", at="C5", power=3, die=3).rich(0)
    match = scenario.vice_president(0, "III", 1).workshop().build()
    do(match, 0, "power a")
    assert is_drilled(match, "C5")


@pytest.mark.rule("RW-TURN-1", "refuses")
def test_nothing_goes_back_before_phase_three_is_over() -> None:
    scenario = Scenario().crew("1a", at="C5", die=3).bribes_left(0).vice_president(1, "I", 1)
    match = scenario.vice_president(0, "III", 1).workshop().build()
    assert asks(match) == ("workshop", (0,))
    assert (see(match)["bribes"], see(match)["dice"], die(match, "1a")) == (0, 2, 3)
    assert see(match)["slots"]["I"][0] == 1


@pytest.mark.rule("RW-TURN-1", "refuses")
def test_positions_orders_and_stocks_stay() -> None:
    scenario = Scenario().management(3, 1, 0, 2).control(2, 0, 1, 3).crew("0a", at="C5", power=3)
    match = scenario.stock(0, zinc=5, money=700, insurance=2).drilled("B1").turn_end().build()
    data = see(match)
    assert data["management"] == [3, 1, 0, 2]
    assert data["control"] == [2, 0, 1, 3]
    assert data["crews"]["0a"] == {"at": "C5", "power": 3, "die": 0}
    assert (data["companies"][0]["money"], data["companies"][0]["insurance"]) == (700, 2)
    assert cubes(match, 0) == [5, 0, 0, 0]
    assert data["tiles"]["B1"]["drilled"]


@pytest.mark.rule("RW-TURN-1", "allows")
def test_the_end_is_checked_before_al_is_improved() -> None:
    scenario = Scenario(2).crew("0a", at="centre").crew("1a", at="centre")
    match = scenario.achieved(0, centre=6).achieved(1, centre=4).turn_end().build()
    assert match.over
    assert [see(match)["crews"][f"2{letter}"]["power"] for letter in "abcd"] == [1, 1, 1, 1]


@pytest.mark.rule("RW-TURN-1", "allows")
def test_dice_are_gone_before_al_is_improved() -> None:
    """With 0's die the improvement would fill C5."""
    scenario = Scenario(2).need("C5", 7).crew("0a", at="C5", power=2, die=2)
    scenario.crews(2, "C5", "D8", "D8", "D8").drilled("D8").crew("2a", power=2)
    match = scenario.turn_end().build()
    do(match, 0, "al_power a")
    assert not is_drilled(match, "C5")


# ---- when the game ends ----


def at_centre(players: int, *seats: int) -> Scenario:
    scenario = Scenario(players)
    values = {4: (6, 5, 4, 3), 3: (6, 5, 4), 2: (6, 4)}[players]
    for seat, value in zip(seats, values, strict=False):
        scenario.crew(f"{seat}a", at="centre").achieved(seat, centre=value)
    return scenario


@pytest.mark.rule("RW-END-1", "allows")
@pytest.mark.parametrize(
    ("players", "seats"),
    [(4, (0, 1, 2)), (4, (1, 2, 3)), (4, (0, 1, 2, 3)), (3, (0, 2)), (3, (0, 1, 2)), (2, (0, 1))],
)
def test_a_majority_at_the_centre_ends_the_game(players: int, seats: tuple[int, ...]) -> None:
    match = at_centre(players, *seats).turn_end().build()
    assert match.over
    assert asks(match) == ("over", ())


@pytest.mark.rule("RW-END-1", "refuses")
@pytest.mark.parametrize(
    ("players", "seats"), [(4, ()), (4, (0,)), (4, (1, 3)), (3, (2,)), (2, (0,)), (2, (1,))]
)
def test_fewer_do_not(players: int, seats: tuple[int, ...]) -> None:
    match = at_centre(players, *seats).turn_end().build()
    play_on(match, "bid")
    assert not match.over
    assert see(match)["turn"] == 2


@pytest.mark.rule("RW-END-1", "refuses")
def test_two_crews_of_one_player_are_one_player() -> None:
    scenario = at_centre(4, 0, 1).crew("0b", at="centre").crew("1b", at="centre")
    assert not scenario.turn_end().build().over


SIX = {"silver": 4, "cards": 4, "gold": 5, "each_kind": 6, "crews_4": 6, "centre": 6}


@pytest.mark.rule("RW-END-1", "allows")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_achievements_with_all_of_group_three_end_the_game(players: int) -> None:
    match = Scenario(players).crew("1a", at="centre").achieved(1, **SIX).turn_end().build()
    assert match.over


@pytest.mark.rule("RW-END-1", "refuses")
@pytest.mark.parametrize("missing", ["silver", "gold", "centre"])
def test_five_achievements_do_not(missing: str) -> None:
    tiles = {kind: value for kind, value in SIX.items() if kind != missing}
    assert not Scenario().achieved(1, **tiles).turn_end().build().over


@pytest.mark.rule("RW-END-1", "refuses")
@pytest.mark.parametrize("missing", ["each_kind", "crews_4", "centre"])
def test_eight_achievements_without_one_of_group_three_do_not(missing: str) -> None:
    tiles = {**SIX, "zinc_copper": 4, "crews_2": 5, "deep": 5}
    del tiles[missing]
    assert not Scenario().achieved(1, **tiles).turn_end().build().over


@pytest.mark.rule("RW-END-1", "refuses")
def test_six_achievements_of_two_players_together_do_not() -> None:
    scenario = Scenario().achieved(0, silver=4, cards=4, gold=5)
    assert not scenario.achieved(1, each_kind=6, crews_4=6).turn_end().build().over


@pytest.mark.rule("RW-END-1", "refuses")
def test_the_turn_is_played_to_its_end() -> None:
    scenario = at_centre(4, 0, 1).crew("2a", at="D5").vice_president(3, "III", 1)
    match = scenario.drilling(seat=2, round=1).build()
    do(match, 2, "move a centre")
    assert asks(match) == ("move", (3,))
    play_on(match, "workshop")
    assert not match.over
    do(match, 3, "pass")
    assert match.over


# ---- the bonus ----


def finished(players: int, **options: bool) -> Scenario:
    """The third quiet turn in a row ends here."""
    return Scenario(players, **options).quiet_turns(2).turn_end()


def bonus(kind: str, amounts: list[int], **options: bool) -> list[int]:
    """What each player's bonus is for one kind alone: the others are equal for all."""
    scenario = finished(len(amounts), **options)
    for seat, amount in enumerate(amounts):
        stock: dict[str, Any] = dict.fromkeys((*KINDS, "money"), 100)
        stock[kind] = amount
        scenario.stock(seat, **stock)
    match = scenario.build()
    assert match.over
    full = 4 * (3 if len(amounts) == 4 else 2)
    achieved = [sum(held["achievements"].values()) for held in see(match)["companies"]]
    return [score - full - more for score, more in zip(match.scores, achieved, strict=True)]


@pytest.mark.rule("RW-END-2", "allows")
@pytest.mark.parametrize("kind", [*KINDS, "money"])
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ([900, 800, 700, 600], [3, 2, 1, 0]),
        ([700, 900, 600, 800], [1, 3, 0, 2]),
        ([900, 900, 800, 700], [3, 3, 1, 0]),
        ([900, 800, 800, 700], [3, 2, 2, 0]),
        ([900, 800, 700, 700], [3, 2, 1, 1]),
        ([900, 900, 900, 800], [3, 3, 3, 0]),
        ([900, 900, 800, 800], [3, 3, 1, 1]),
        ([900, 800, 800, 800], [3, 2, 2, 2]),
        ([900, 900, 900, 900], [3, 3, 3, 3]),
        ([900, 800, 700], [2, 1, 0]),
        ([700, 900, 800], [0, 2, 1]),
        ([900, 900, 800], [2, 2, 0]),
        ([900, 800, 800], [2, 1, 1]),
        ([900, 900, 900], [2, 2, 2]),
        ([900, 800], [2, 0]),
        ([800, 900], [0, 2]),
        ([900, 900], [2, 2]),
    ],
)
def test_the_bonus_table(kind: str, amounts: list[int], points: list[int]) -> None:
    assert bonus(kind, amounts) == points


@pytest.mark.rule("RW-END-2", "allows")
@pytest.mark.parametrize("kind", [*KINDS, "money"])
def test_having_none_is_a_quantity_like_any_other(kind: str) -> None:
    assert bonus(kind, [100, 0, 0, 0]) == [3, 2, 2, 2]
    assert bonus(kind, [0, 0, 0]) == [2, 2, 2]


@pytest.mark.rule("RW-END-2", "refuses")
@pytest.mark.parametrize("kind", [*KINDS, "money"])
def test_with_the_option_none_scores_nothing(kind: str) -> None:
    assert bonus(kind, [100, 0, 0, 0], none_scores_nothing=True) == [3, 0, 0, 0]
    assert bonus(kind, [0, 0, 0], none_scores_nothing=True) == [0, 0, 0]
    assert bonus(kind, [200, 100, 0, 0], none_scores_nothing=True) == [3, 2, 0, 0]


@pytest.mark.rule("RW-END-2", "refuses")
def test_insurance_brings_no_bonus() -> None:
    scenario = finished(2).stock(0, insurance=9).stock(1)
    assert scenario.build().scores == [10, 10]


# ---- who wins ----


def level(scenario: Scenario, players: int) -> Scenario:
    """Equal stocks: everyone has the same bonus."""
    for seat in range(players):
        scenario.stock(seat, zinc=1, money=100)
    return scenario


@pytest.mark.rule("RW-END-3", "allows")
def test_prestige_of_achievements_deliveries_and_bonus_is_added_up() -> None:
    scenario = level(finished(4), 4).achieved(2, silver=4, centre=6).delivered(1, "zinc.1", "all.1")
    scenario.achieved(3, silver=3)
    match = scenario.build()
    delivered = DELIVERIES["zinc.1"]["prestige"] + DELIVERIES["all.1"]["prestige"]
    assert match.scores == [15, 15 + delivered, 15 + 10, 15 + 3]


@pytest.mark.rule("RW-END-3", "allows")
def test_most_prestige_wins() -> None:
    scenario = level(finished(4), 4).achieved(2, centre=6).achieved(0, centre=5).achieved(3, gold=5)
    match = scenario.achieved(3, silver=4).build()
    assert match.ranking == [[3], [2], [0], [1]]


@pytest.mark.rule("RW-END-3", "allows")
def test_then_most_achievement_tiles() -> None:
    scenario = level(finished(4), 4).achieved(2, zinc_copper=4).achieved(3, zinc_copper=3)
    match = scenario.achieved(0, zinc_copper=2, silver=4).achieved(1, each_kind=6).build()
    assert match.scores[0] == match.scores[1]
    assert match.ranking == [[0], [1], [2], [3]]


@pytest.mark.rule("RW-END-3", "allows")
@pytest.mark.parametrize(("more", "fewer"), [(0, 1), (1, 0)])
def test_then_most_cubes_then_shared(more: int, fewer: int) -> None:
    """First and second in zinc and copper cross over, so 0 and 1 score the same."""
    scenario = finished(4).stock(more, zinc=9, copper=1).stock(fewer, zinc=5, copper=2)
    match = scenario.stock(2).stock(3).build()
    assert match.scores == [14, 14, 11, 11]
    assert match.ranking == [[more], [fewer], [2, 3]]


@pytest.mark.rule("RW-END-3", "refuses")
def test_money_and_insurance_break_no_tie() -> None:
    """0 and 1 are level in prestige, achievements and cubes; 0 has more money, 1 more gold."""
    scenario = finished(2).stock(0, zinc=2, money=900, insurance=5).stock(1, gold=2, money=900)
    match = scenario.build()
    assert match.scores[0] == match.scores[1]
    assert match.ranking == [[0, 1]]


# ---- so that every game ends ----


@pytest.mark.rule("RW-END-4", "allows")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_third_quiet_turn_in_a_row_ends_the_game(players: int) -> None:
    match = Scenario(players).all_drilled().build()
    for turn in (1, 2, 3):
        assert see(match)["turn"] == turn
        play_on(match, "insure")
        play_on(match, "bid")
    assert match.over


@pytest.mark.rule("RW-END-4", "refuses")
@pytest.mark.parametrize("quiet", [0, 1])
def test_the_first_and_second_do_not(quiet: int) -> None:
    match = Scenario().quiet_turns(quiet).turn_end().build()
    assert not match.over
    assert see(match)["quiet_turns"] == quiet + 1


@pytest.mark.rule("RW-END-4", "refuses")
def test_a_drilled_tile_breaks_the_row() -> None:
    scenario = Scenario().quiet_turns(2).need("C5", 7).crew("3a", at="C4", power=3)
    match = scenario.crew("3b", at="C5", power=4).drilling(seat=3, round=3).build()
    do(match, 3, "move a C5")
    play_on(match, "bid")
    assert not match.over
    assert see(match)["quiet_turns"] == 0


@pytest.mark.rule("RW-END-4", "refuses")
def test_an_achievement_breaks_the_row() -> None:
    scenario = Scenario().quiet_turns(2).crew("3a", at="D4")
    match = scenario.drilling(seat=3, round=3).build()
    do(match, 3, "move a centre")
    assert not match.over
    assert see(match)["quiet_turns"] == 0


@pytest.mark.rule("RW-END-4", "refuses")
def test_a_delivery_breaks_the_row() -> None:
    scenario = Scenario().quiet_turns(2).stock(0, zinc=20).vice_president(0, "III", 1)
    match = scenario.workshop().build()
    do(match, 0, "deliver zinc", "pass")
    assert not match.over
    assert see(match)["quiet_turns"] == 0


@pytest.mark.rule("RW-END-4", "allows")
def test_trade_and_improvements_do_not_break_it() -> None:
    scenario = Scenario().quiet_turns(2).vice_president(0, "II", 1).vice_president(1, "III", 1)
    match = scenario.rich(1).market().build()
    do(match, 0, "sell zinc 1", "pass")
    do(match, 1, "safety", "pass")
    assert match.over


@pytest.mark.rule("RW-END-4", "allows")
def test_after_a_busy_turn_the_row_begins_anew() -> None:
    scenario = Scenario().quiet_turns(2).stock(0, zinc=20).vice_president(0, "III", 1)
    match = scenario.workshop().build()
    do(match, 0, "deliver zinc", "pass")
    for quiet in (0, 1, 2):
        assert see(match)["quiet_turns"] == quiet
        play_on(match, "insure")
        play_on(match, "bid")
    assert match.over
