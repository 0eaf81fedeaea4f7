"""Danger and insurance: RW-DANGER."""

from __future__ import annotations

import pytest

from pithead.kernel.contract import SPECTATOR
from pithead.kernel.match import Match
from tests.asking import asks, refused
from tests.rockwell.scenario import Scenario, company, cubes, do, everyone, is_drilled, see


def peril(power: int, **card: int) -> Scenario:
    """0a arrives on C5 with 4 and has `power` there with 0b; 1a makes up the 7."""
    scenario = Scenario().need("C5", 7).dangerous_card("C5", **card)
    scenario.stock(0).stock(1).stock(2)
    scenario.crew("0a", at="C4", power=min(power, 4))
    if power > 4:
        scenario.crew("0b", at="C5", power=power - 4)
    for letter, strength in zip("abc", split(7 - power), strict=False):
        scenario.crew(f"1{letter}", at="C5", power=strength)
    return scenario.drilling(seat=0)


def split(power: int) -> list[int]:
    return [4, power - 4] if power > 4 else [power] if power else []


def struck(scenario: Scenario, covers: int = 0) -> Match:
    match = scenario.build()
    do(match, 0, "move a C5")
    if asks(match)[0] == "cover":
        if 0 in asks(match)[1]:
            do(match, 0, f"cover {covers}")
        if asks(match)[0] == "cover":
            everyone(match, "cover 0")
    assert is_drilled(match, "C5")
    return match


# ---- what is lost ----


@pytest.mark.rule("RW-DANGER-1", "allows")
@pytest.mark.parametrize(
    ("power", "kept"),
    [(1, [4, 4, 4, 3]), (2, [4, 4, 4, 2]), (4, [4, 4, 4, 0]), (5, [4, 4, 3, 0]), (6, [4, 4, 2, 0])],
)
def test_as_many_of_the_most_valuable_as_his_power(power: int, kept: list[int]) -> None:
    match = struck(peril(power, zinc=8, copper=8, silver=8, gold=8))
    assert cubes(match, 0) == kept


@pytest.mark.rule("RW-DANGER-1", "refuses")
def test_without_danger_nothing_is_lost_and_nothing_asked() -> None:
    match = peril(3).card("C5", zinc=8, gold=8).insured(0, 5).build()
    do(match, 0, "move a C5")
    assert asks(match) == ("move", (1,))
    assert cubes(match, 0) == [4, 0, 0, 4]
    assert company(match, 0)["insurance"] == 5


@pytest.mark.rule("RW-DANGER-1", "allows")
def test_every_sharer_loses_by_his_own_power() -> None:
    match = struck(peril(3, zinc=8, gold=8))
    assert cubes(match, 0) == [4, 0, 0, 1]
    assert cubes(match, 1) == [4, 0, 0, 0]


@pytest.mark.rule("RW-DANGER-1", "allows")
def test_dice_count() -> None:
    scenario = peril(4, zinc=8, gold=8).crew("1a", power=1, die=2)
    match = struck(scenario)
    assert cubes(match, 1) == [4, 0, 0, 1]


@pytest.mark.rule("RW-DANGER-1", "allows")
def test_straddlers_count_in_full() -> None:
    scenario = peril(4, zinc=8, gold=8).crew("1a", at="C5-C6", power=1, die=2)
    match = struck(scenario)
    assert cubes(match, 1) == [4, 0, 0, 1]


@pytest.mark.rule("RW-DANGER-1", "allows")
def test_the_remainder_is_among_what_may_be_lost() -> None:
    """0 is stronger: 2 silver, 1 gold and the gold left over; both gold are lost, then silver."""
    match = struck(peril(4, silver=4, gold=3))
    assert cubes(match, 0) == [0, 0, 0, 0]
    match = struck(peril(4, zinc=6, silver=2, gold=3))
    assert cubes(match, 0) == [2, 0, 0, 0]


@pytest.mark.rule("RW-DANGER-1", "refuses")
def test_never_more_than_he_receives() -> None:
    scenario = peril(4, zinc=2, gold=2).stock(0, gold=5)
    match = struck(scenario)
    assert cubes(match, 0) == [0, 0, 0, 5]


@pytest.mark.rule("RW-DANGER-1", "allows")
@pytest.mark.parametrize(
    ("level", "kept"), [(0, [4, 0, 0, 0]), (1, [4, 0, 0, 1]), (2, [4, 0, 0, 3]), (3, [4, 0, 0, 4])]
)
def test_safety_reduces_the_loss_by_one_three_or_all(level: int, kept: list[int]) -> None:
    match = struck(peril(4, zinc=8, gold=8).safety(0, level))
    assert cubes(match, 0) == kept


@pytest.mark.rule("RW-DANGER-1", "refuses")
def test_one_player_s_safety_does_not_help_another() -> None:
    match = struck(peril(4, zinc=8, gold=8).safety(0, 3))
    assert cubes(match, 1) == [4, 0, 0, 1]


@pytest.mark.rule("RW-DANGER-1", "refuses")
def test_a_player_with_only_a_mineshaft_loses_nothing() -> None:
    match = peril(4, zinc=9, gold=9).shaft("C5", 2).build()
    do(match, 0, "move a C5")
    assert asks(match) == ("cover", (0, 1))
    everyone(match, "cover 0")
    assert cubes(match, 2) == [1, 0, 0, 1]


@pytest.mark.rule("RW-DANGER-1", "refuses")
def test_crews_beside_the_tile_do_not_count() -> None:
    match = struck(peril(4, zinc=8, gold=8).crew("1b", at="C6", power=4))
    assert cubes(match, 1) == [4, 0, 0, 1]


# ---- insurance ----


@pytest.mark.rule("RW-DANGER-2", "allows")
@pytest.mark.parametrize(
    ("tiles", "kept"),
    [(0, [4, 0, 0, 0]), (1, [4, 0, 0, 1]), (2, [4, 0, 0, 2]), (3, [4, 0, 0, 3]), (4, [4, 0, 0, 4])],
)
def test_each_tile_saves_a_cube_and_the_dearest_are_still_lost(tiles: int, kept: list[int]) -> None:
    match = struck(peril(4, zinc=8, gold=8).insured(0, 6), covers=tiles)
    assert cubes(match, 0) == kept
    assert company(match, 0)["insurance"] == 6 - tiles


@pytest.mark.rule("RW-DANGER-2", "allows")
def test_what_is_still_lost_is_the_most_valuable() -> None:
    match = struck(peril(3, zinc=4, silver=2, gold=2).insured(0, 2), covers=2)
    assert cubes(match, 0) == [2, 0, 1, 0]


@pytest.mark.rule("RW-DANGER-2", "refuses")
def test_no_more_tiles_than_he_has() -> None:
    match = peril(4, zinc=8, gold=8).insured(0, 2).build()
    do(match, 0, "move a C5")
    assert refused(match, 0, "cover 3") == "RW-DANGER-2"
    assert refused(match, 1, "cover 1") == "RW-DANGER-2"


@pytest.mark.rule("RW-DANGER-2", "refuses")
def test_no_more_tiles_than_cubes_he_would_still_lose() -> None:
    match = peril(4, zinc=8, gold=8).insured(0, 9).safety(0, 1).build()
    do(match, 0, "move a C5")
    assert refused(match, 0, "cover 4") == "RW-DANGER-2"
    do(match, 0, "cover 3")


@pytest.mark.rule("RW-DANGER-2", "refuses")
def test_no_more_tiles_than_cubes_he_receives() -> None:
    match = peril(4, gold=4).insured(0, 9).build()
    do(match, 0, "move a C5")
    assert refused(match, 0, "cover 3") == "RW-DANGER-2"
    do(match, 0, "cover 2")
    do(match, 1, "cover 0")
    assert cubes(match, 0) == [0, 0, 0, 2]


@pytest.mark.rule("RW-DANGER-2", "allows")
def test_safety_comes_first() -> None:
    """Power 4, safety 1: three at stake, and with two tiles one is lost."""
    match = struck(peril(4, zinc=8, gold=8).insured(0, 2).safety(0, 1), covers=2)
    assert cubes(match, 0) == [4, 0, 0, 3]


@pytest.mark.rule("RW-DANGER-2", "allows")
def test_all_sharers_decide_at_the_same_time() -> None:
    one, other = (peril(4, zinc=8, gold=8).insured(1, 3).build() for _ in range(2))
    for match in (one, other):
        do(match, 0, "move a C5")
        assert asks(match) == ("cover", (0, 1))
    do(one, 1, "cover 0")
    do(other, 1, "cover 3")
    for viewer in (SPECTATOR, 0, 2, 3):
        game = one.game
        assert game.view(one.state, viewer) == game.view(other.state, viewer)
        assert one.events_for(viewer) == other.events_for(viewer)


@pytest.mark.rule("RW-DANGER-2", "allows")
def test_the_question_is_asked_after_the_card_is_seen_even_without_tiles() -> None:
    """The seats that are asked don't reveal who has insurance."""
    match = peril(4, zinc=8, gold=8).build()
    do(match, 0, "move a C5")
    assert asks(match) == ("cover", (0, 1))
    assert see(match)["extraction"]["tile"] == "C5"
    assert match.legal(0) == (("cover", 0),)


@pytest.mark.rule("RW-DANGER-2", "refuses")
def test_who_would_lose_nothing_is_not_asked() -> None:
    match = peril(4, zinc=8, gold=8).safety(0, 2).safety(1, 2).insured(1, 3).build()
    do(match, 0, "move a C5")
    assert asks(match) == ("cover", (0,)), "1 has power 3 and safety for three"
    assert refused(match, 1, "cover 0") == "RW-DANGER-2"


@pytest.mark.rule("RW-DANGER-2", "allows")
def test_insurance_works_in_phase_three() -> None:
    scenario = Scenario().need("C5", 7).dangerous_card("C5", gold=4).stock(1).insured(1, 2)
    scenario.crew("0a", at="C5", power=3).crew("1a", at="C5", power=3).rich(0)
    match = scenario.vice_president(0, "III", 1).workshop().build()
    do(match, 0, "power a")
    assert asks(match) == ("cover", (0, 1))
    do(match, 1, "cover 2")
    do(match, 0, "cover 0")
    assert cubes(match, 1) == [0, 0, 0, 2]
    assert asks(match) == ("workshop", (0,))


@pytest.mark.rule("RW-DANGER-2", "allows")
def test_insurance_works_when_al_sets_it_off() -> None:
    scenario = Scenario(2).need("C5", 7).dangerous_card("C5", gold=4).stock(0).insured(0, 2)
    scenario.crew("0a", at="C5", power=3).crews(2, "C5", "D8", "D8", "D8").drilled("D8")
    match = scenario.crew("2a", power=3).turn_end().build()
    assert asks(match) == ("al_power", (0,))
    do(match, 0, "al_power a")
    assert asks(match) == ("cover", (0,))
    do(match, 0, "cover 1")
    assert cubes(match, 0) == [0, 0, 0, 1]
    assert company(match, 0)["insurance"] == 1
    assert asks(match) == ("bid", (0, 1))
