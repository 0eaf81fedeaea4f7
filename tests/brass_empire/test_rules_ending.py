"""How the game ends and what counts: BE-END."""

from __future__ import annotations

from typing import Any

import pytest

from pithead.kernel.match import Match
from tests.asking import asks
from tests.brass_empire.scenario import Scenario, brass, discard, do, end_turn, pool, see, told


@pytest.mark.rule("BE-END-1", "allows")
@pytest.mark.parametrize(("first", "taker", "after"), [(0, 1, [2]), (2, 0, [1]), (1, 1, [2, 0])])
def test_the_seats_after_it_in_the_round_still_play(
    first: int, taker: int, after: list[int]
) -> None:
    scenario = Scenario(3).first(first).seat(taker, round=2).unit(taker, "chroniker").pool(2)
    match = scenario.build()
    do(match, taker, "end", "mine 1")
    assert pool(match) == 0
    assert see(match)["ending"] == "pool"
    end_turn(match, taker)
    for seat in after:
        assert asks(match) == ("play", (seat,))
        end_turn(match, seat)
    assert match.over


@pytest.mark.rule("BE-END-1", "allows")
def test_on_whoevers_turn_and_to_whomever() -> None:
    """The defender takes the last token on another player's turn."""
    match = Scenario(3).unit(0, "pester_hound").unit(2, "chroniker").pool(1).build()
    do(match, 0, "end", "attack 1 2 1")
    assert (brass(match, 2), pool(match)) == (1, 0)
    for seat in (0, 1, 2):
        assert not match.over
        end_turn(match, seat)
    assert match.over


@pytest.mark.rule("BE-END-1", "refuses")
def test_with_a_token_left_the_game_goes_on() -> None:
    match = Scenario(2).seat(1).unit(1, "chroniker").pool(3).build()
    do(match, 1, "end", "mine 1")
    end_turn(match, 1)
    assert not match.over
    assert asks(match) == ("play", (0,))


@pytest.mark.rule("BE-END-1", "refuses")
def test_nobody_plays_after_the_last_seat_of_the_round() -> None:
    match = Scenario(4).first(3).seat(2, round=5).last_round().build()
    end_turn(match, 2)
    assert match.over
    assert asks(match) == ("over", ())
    assert match.legal(3) == ()


@pytest.mark.rule("BE-END-2", "allows")
def test_brass_is_still_earned_in_the_last_round() -> None:
    scenario = Scenario(2).seat(1).last_round().brass(0, 50).unit(1, "chroniker")
    match = scenario.resources(construction=2).build()
    do(match, 1, "convert", "end", "mine 1")
    assert (brass(match, 1), pool(match), see(match)["beyond"]) == (3, 0, 3)
    end_turn(match, 1)
    assert match.scores[1] == 3 + 2, "and the Chroniker's own value"


@pytest.mark.rule("BE-END-2", "refuses")
def test_what_is_earned_then_does_not_lengthen_the_game() -> None:
    match = Scenario(2).seat(1).last_round().brass(0, 50).unit(1, "chroniker").build()
    do(match, 1, "end", "mine 1")
    end_turn(match, 1)
    assert match.over


@pytest.mark.rule("BE-END-3", "allows")
def test_a_gain_larger_than_the_pool_is_paid_in_full() -> None:
    match = Scenario(2).unit(0, "chroniker").pool(1).build()
    events = do(match, 0, "end", "mine 1")
    assert (brass(match, 0), pool(match), see(match)["beyond"]) == (2, 0, 1)
    (paid,) = told(events, "brass")
    assert (paid.args["n"], paid.args["pool"], paid.args["beyond"]) == (2, 0, 1)


@pytest.mark.rule("BE-END-3", "refuses")
def test_nothing_is_paid_beyond_while_the_pool_lasts() -> None:
    match = Scenario(2).unit(0, "chroniker").pool(2).build()
    do(match, 0, "end", "mine 1")
    assert (brass(match, 0), pool(match), see(match)["beyond"]) == (2, 0, 0)


def companies(match: Match) -> list[Any]:
    """As seat 0 sees them."""
    picture: Any = match.game.picture(match.game.view(match.state, 0))
    found: list[Any] = picture["companies"]
    return found


@pytest.mark.rule("BE-END-4", "allows")
def test_every_card_owned_counts_wherever_it_lies() -> None:
    scenario = Scenario(2).seat(1).last_round().brass(1, 5)
    scenario.deck(1, "chroniker").discard(1, "tesla_trooper").hand(1, "illumination_inventor")
    match = scenario.unit(1, "pester_hound").building(1, "parts_silo", face_up=False).build()
    end_turn(match, 1)
    assert match.scores[1] == 5 + 2 + 3 + 1 + 1 + 2
    sources = match.game.score_sources(match.state)[1]
    assert sum(sources.values()) == match.scores[1]
    laid_open = companies(match)[1]["owned"]
    assert {"chroniker", "tesla_trooper", "parts_silo", "pester_hound"} <= set(laid_open)


@pytest.mark.rule("BE-END-4", "refuses")
def test_nobody_learns_what_others_own_before_the_end() -> None:
    match = Scenario(2).deck(1, "chroniker").build()
    assert [company["owned"] for company in companies(match)] == [None, None]


@pytest.mark.rule("BE-END-4", "refuses")
def test_dismissed_and_unbought_cards_do_not_count() -> None:
    scenario = Scenario(2).seat(1).last_round().brass(1, 5)
    scenario.data["dismissed"].append(scenario.take("tesla_trooper", 1))
    match = scenario.build()
    end_turn(match, 1)
    assert match.scores[1] == 5, "though its reserve is worth 8"


@pytest.mark.rule("BE-END-5", "allows")
@pytest.mark.parametrize(("round", "quiet"), [(30, 19), (200, 0)])
def test_twenty_quiet_rounds_or_two_hundred_end_the_game(round: int, quiet: int) -> None:
    match = Scenario(2).seat(0, round=round).quiet_rounds(quiet).brass(0, 3).build()
    end_turn(match, 0)
    assert asks(match) == ("play", (1,))
    end_turn(match, 1)
    assert match.over
    assert match.scores == [3, 0]
    assert match.ranking == [[0], [1]]


@pytest.mark.rule("BE-END-5", "refuses")
@pytest.mark.parametrize(("round", "quiet"), [(30, 18), (199, 0)])
def test_not_a_round_sooner(round: int, quiet: int) -> None:
    match = Scenario(2).seat(0, round=round).quiet_rounds(quiet).build()
    for seat in (0, 1):
        end_turn(match, seat)
    assert not match.over


@pytest.mark.rule("BE-END-5", "refuses")
def test_brass_from_the_pool_starts_the_count_anew() -> None:
    match = Scenario(2).seat(0, round=30).quiet_rounds(19).resources(construction=2).build()
    do(match, 0, "convert")
    for seat in (0, 1):
        end_turn(match, seat)
    assert not match.over
    assert see(match)["quiet_rounds"] == 0


@pytest.mark.rule("BE-END-5", "refuses")
def test_brass_that_only_changes_hands_does_not() -> None:
    scenario = Scenario(2).seat(0, round=30).quiet_rounds(19).hand(0, "railcar_thief")
    match = scenario.brass(1, 4).build()
    do(match, 0, "play railcar_thief", "option 2")
    assert brass(match, 0) == 1
    for seat in (0, 1):
        end_turn(match, seat)
    assert match.over


@pytest.mark.rule("BE-END-5", "allows")
def test_battle_mode_ends_when_nobody_loses_brass_for_twenty_rounds() -> None:
    scenario = Scenario(3, battle=True).seat(2, round=40).quiet_rounds(19).health(9, 12, 12)
    match = scenario.build()
    end_turn(match, 2)
    assert match.over
    assert match.ranking == [[1, 2], [0]], "most Brass wins, ties are shared"


@pytest.mark.rule("BE-END-5", "refuses")
def test_a_loss_in_battle_mode_starts_the_count_anew() -> None:
    scenario = Scenario(2, battle=True).seat(1, round=40).quiet_rounds(19).health(9, 12)
    match = scenario.unit(1, "chroniker").build()
    do(match, 1, "end", "raid 1 0")
    end_turn(match, 1)
    assert not match.over
    assert discard(match, 0) == []
