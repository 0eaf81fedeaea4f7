"""Rockwell's heuristics: weights, and the bot that rushes."""

from __future__ import annotations

from random import Random

import pytest

from pithead.bots.weights import read_parts, shipped, teach
from pithead.games.rockwell.bots.bidding import payments, solve, spell_payment
from pithead.games.rockwell.bots.ranking import RockwellHeuristic
from pithead.games.rockwell.bots.resource_value import lead, prestige_of
from pithead.games.rockwell.bots.weights import DEFAULT_WEIGHTS, PAY_CUBE, WEIGHT_NAMES
from pithead.games.rockwell.position.state import Position
from pithead.games.rockwell.position.tables import WORTH
from pithead.kernel.match import Match
from tests.asking import asks
from tests.bots.playing import GAMES, play
from tests.rockwell.scenario import Scenario, do

ROCKWELL = GAMES["rockwell"]


def _game_of(heuristic: RockwellHeuristic, seats: int, seed: int) -> list[list[int]]:
    """Everything that players with these heuristics answer."""
    rng = Random(seed)
    state = ROCKWELL.new_state(seats, seed)
    said: list[list[int]] = []
    while not state.over:
        seat = state.to_act()
        said.append(heuristic.best(state, seat, rng))
        for step in said[-1]:
            state.apply_step(seat, step)
    return said


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_best_answer_is_the_first_of_those_ranked(seats: int) -> None:
    """A bid is drawn the same way, whether all bids are ranked or only the best is wanted."""
    heuristic = RockwellHeuristic(ROCKWELL)
    bids = 0
    for seed in range(4):
        state, rng = ROCKWELL.new_state(seats, seed), Random(seed)
        while not state.over:
            seat, luck = state.to_act(), rng.random()
            ranked = heuristic.rank(state, seat, Random(luck))
            steps = heuristic.best(state, seat, Random(luck))
            assert steps == max(ranked, key=lambda option: option.score).steps
            decision = state.pending
            assert decision is not None
            bids += decision.kind == "bid"
            for step in steps:
                state.apply_step(seat, step)
    assert bids > 20


def test_every_weight_has_one_name_and_one_number() -> None:
    assert len(set(WEIGHT_NAMES)) == len(WEIGHT_NAMES) == len(DEFAULT_WEIGHTS)
    heuristic = RockwellHeuristic(ROCKWELL)
    assert heuristic.weight_names == WEIGHT_NAMES
    assert heuristic.weights == DEFAULT_WEIGHTS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_are_adopted_and_varied(seats: int) -> None:
    heuristic = RockwellHeuristic(ROCKWELL)
    plain = _game_of(heuristic, seats, 1)
    # Every heuristic at work at once, those that are off by default too.
    heuristic.adopt([number + 0.5 for number in DEFAULT_WEIGHTS])
    assert _game_of(heuristic, seats, 1) != plain
    heuristic.adopt(DEFAULT_WEIGHTS)
    assert _game_of(heuristic, seats, 1) == plain
    heuristic.vary(Random(2))
    assert heuristic.weights != DEFAULT_WEIGHTS
    heuristic.vary(Random(3))
    varied = heuristic.weights
    heuristic.vary(Random(3))
    assert heuristic.weights == varied


def test_the_rusher_goes_straight_to_the_centre() -> None:
    match = play("rockwell", ["rusher", "rusher"], seed=1)
    assert ROCKWELL.turns(match.state) <= 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_heuristics_count_prestige_as_the_rules_do(seats: int) -> None:
    rng = Random(seats)
    state = ROCKWELL.new_state(seats, 4)
    while not state.over:
        if rng.random() < 0.05:
            ended = state.clone()
            ended.over = True
            assert isinstance(ended, Position)
            scores = ROCKWELL.scores(ended)
            assert [prestige_of(ended, seat) for seat in range(seats)] == scores
            assert lead(ended, 0) == scores[0] - max(scores[1:])
        seat = state.to_act()
        state.apply_step(seat, state.sample_step(seat, rng))


# --- positions where it is plain what to do -------------------------------------------------------


def best(match: Match, seat: int = 0) -> str:
    heuristic = RockwellHeuristic(match.game)
    return match.game.text(match.game.decode(heuristic.best(match.state, seat, Random(1))))


def offered(scenario: Scenario) -> str:
    """What seat 0 does with its advantage once its crew a stays."""
    match = scenario.drilling(0).build()
    do(match, 0, "stay a")
    return best(match)


@pytest.mark.parametrize(("power", "said"), [(4, "hire 3"), (2, "decline")])
def test_a_die_is_hired_that_just_completes_a_tile(power: int, said: str) -> None:
    scenario = Scenario().need("C5", 7).crew("0a", at="C5", power=power)
    assert offered(scenario.vice_president(0, "I", 3).rich(0)) == said


@pytest.mark.parametrize(("power", "said"), [(3, "bribe 1 a C5"), (2, "decline")])
def test_a_crew_is_bribed_that_just_completes_a_tile(power: int, said: str) -> None:
    scenario = Scenario().need("C5", 7).crew("0a", at="C5", power=4).crew("1a", "C6", power=power)
    assert offered(scenario.vice_president(0, "I", 1).rich(0)) == said


@pytest.mark.parametrize(("need", "richer"), [(7, "C5"), (6, "C6")])
def test_of_two_tiles_that_fill_at_once_the_richer_is_drilled(need: int, richer: str) -> None:
    scenario = Scenario().need("C5", need).crew("0a", at="C5-C6", power=4)
    match = scenario.vice_president(0, "I", 3).rich(0).drilling(0).build()
    do(match, 0, "stay a", "hire 3")
    assert best(match) == f"drill {richer}"


def test_all_that_is_in_danger_is_covered() -> None:
    scenario = Scenario().need("C5", 7).dangerous_card("C5", zinc=8, gold=8).stock(0).stock(1)
    scenario.crew("0a", at="C4", power=4).crew("1a", at="C5", power=3).insured(0, 2)
    match = scenario.drilling(0).build()
    do(match, 0, "move a C5")
    assert best(match) == "cover 2"


# --- the auction ----------------------------------------------------------------------------------


@pytest.mark.parametrize("dollars", [0, 500, 3000])
def test_every_sum_is_paid_exactly_or_not_at_all(dollars: int) -> None:
    match = Scenario(2).stock(0, zinc=2, copper=1).rich(0, money=dollars).build()
    state = match.state
    assert isinstance(state, Position)
    ways = payments(state, list(DEFAULT_WEIGHTS), 0, 40)
    for sum_, way in enumerate(ways):
        if not way:
            assert sum_ > dollars // 100
            continue
        assert match.game.check(state, 0, match.game.decode(spell_payment(way))) is None
        *cubes, money = way
        assert sum(n * each for n, each in zip(cubes, WORTH, strict=True)) + money == sum_
    assert not payments(state, list(DEFAULT_WEIGHTS), 0, 60)[dollars // 100 + 15]
    generous = list(DEFAULT_WEIGHTS)
    generous[PAY_CUBE] = -1.0
    assert [bool(way) for way in payments(state, generous, 0, 40)] == [bool(way) for way in ways]


def test_cubes_that_a_delivery_needs_are_not_given_away() -> None:
    """The zinc pile asks for six zinc on top; the copper is good for nothing yet."""
    match = Scenario(2).stock(0, zinc=6, copper=2).build()
    assert isinstance(match.state, Position)
    assert payments(match.state, list(DEFAULT_WEIGHTS), 0, 12)[12] == [0, 2, 0, 0, 0]


def gain(prize: int, bid: int, place: int, mixes: list[list[float]]) -> float:
    """What a bid brings against the others' mixes by RW-AUC-1 to 3."""
    total = -float(bid)
    for other, mix in enumerate(mixes):
        if other != place:
            won = sum(mix[:bid]) + (mix[bid] if place < other and bid < len(mix) else 0.0)
            total += prize * won
    return total


@pytest.mark.parametrize("most", [[20, 20], [24, 8], [5, 30], [40, 40, 40], [40, 12, 25], [0, 9]])
def test_nobody_can_count_on_a_bid(most: list[int]) -> None:
    """No bid does clearly better against the mixes than the mixes do themselves."""
    prize = 20
    mixes = solve(prize, most)
    for place, mix in enumerate(mixes):
        assert abs(sum(mix) - 1.0) < 1e-9
        gains = [gain(prize, bid, place, mixes) for bid in range(len(mix))]
        mean = sum(part * each for part, each in zip(mix, gains, strict=True))
        assert max(gains) - mean < 0.1 * prize


def test_equals_seldom_bid_the_same() -> None:
    one, other = solve(20, [20, 20])
    assert sum(part * same for part, same in zip(one, other, strict=True)) < 0.1


def test_nobody_bids_more_than_outbids_every_rival() -> None:
    """A rival with $800 at most is outbid by $900, or tied by whoever is first already."""
    for most, rich in (([24, 8], 0), ([8, 24], 1)):
        assert sum(solve(24, most)[rich][9 + rich :]) < 0.1


def digging() -> Scenario:
    """Seat 0's second mineshaft may stand next to its crew (RW-WORK-5): C4 pays 1 zinc, C6 2
    gold."""
    scenario = Scenario().crew("0a", at="C5").vice_president(0, "III", 1).rich(0)
    return scenario.drilled("C4", "C5", "C6").income("C4", zinc=1).income("C6", gold=2).workshop()


def test_a_mineshaft_is_built_where_it_pays_most() -> None:
    match = digging().shaft("C5", 0).build()
    heuristic = RockwellHeuristic(match.game)
    ranked = heuristic.rank(match.state, 0, Random(1))
    scores = {match.game.text(match.game.decode(each.steps)): each.score for each in ranked}
    assert scores["shaft C6"] > max(scores["shaft C4"], scores["shaft B5"])


def test_the_mineshaft_that_pays_least_is_moved_to_where_it_pays_most() -> None:
    match = digging().shaft("C4", 0).shaft("C5", 0).build()
    heuristic = RockwellHeuristic(match.game)
    ranked = heuristic.rank(match.state, 0, Random(1))
    moves = [match.game.text(match.game.decode(each.steps)) for each in ranked]
    assert [move for move in moves if move.startswith("shift")] == ["shift C4 C6"]


# --- blind spots that bots once had, with the weights they play with ------------------------------


def practised(match: Match, seat: int = 0) -> dict[str, float]:
    """The scores of the answers by the shipped weights, the best first."""
    heuristic = RockwellHeuristic(match.game)
    teach(heuristic, match.state.seats, shipped(match.game))
    ranked = heuristic.rank(match.state, seat, Random(1))
    ranked.sort(key=lambda option: -option.score)
    return {match.game.text(match.game.decode(each.steps)): each.score for each in ranked}


def favourite(match: Match, seat: int = 0) -> str:
    return next(iter(practised(match, seat)))


SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
def test_shipped_weights_were_learned_on_the_shipped_components(seats: int) -> None:
    parts = read_parts(shipped(ROCKWELL).linear(seats))
    for name, part in parts.items():
        assert part.components == ROCKWELL.components_digest, name


def test_every_number_of_seats_has_weights_of_its_own() -> None:
    files = [read_parts(shipped(ROCKWELL).linear(seats)) for seats in (2, 3, 4)]
    for name in ("heuristic", "value"):
        one, two, three = (parts[name].weights for parts in files)
        assert one != two != three != one


@SEATS
def test_a_tile_is_not_prepared_for_a_rival(seats: int) -> None:
    """With a step onto C5 a crew of power 4 leaves 3 to do: what the rival's crew beside has."""
    scenario = Scenario(seats).need("C5", 7).crew("0a", at="B5", power=4).drilled("B5")
    alone = practised(scenario.drilling(0).build())["move a C5"]
    scenario = Scenario(seats).need("C5", 7).crew("0a", at="B5", power=4).drilled("B5")
    scenario.crew("1a", at="C4", power=3).drilled("C4")
    assert practised(scenario.drilling(0).build())["move a C5"] < alone


@SEATS
def test_a_crew_goes_where_the_vice_president_can_hire(seats: int) -> None:
    """C5 lacks three: a die of power 3 drills it. Without Subcontracting nothing does."""
    for slot in (3, None):
        scenario = Scenario(seats).need("C5", 7).crew("0a", at="B5", power=4).drilled("B5").rich(0)
        if slot is not None:
            scenario.vice_president(0, "I", slot)
        scores = practised(scenario.drilling(0).build())
        if slot is None:
            without = scores["move a C5"]
        else:
            helped = scores["move a C5"]
    assert helped > without


@SEATS
def test_a_crew_goes_where_the_vice_president_can_bribe(seats: int) -> None:
    for slot in (1, None):
        scenario = Scenario(seats).need("C5", 7).crew("0a", at="B5", power=4).drilled("B5", "C6")
        scenario.crew("1a", at="C6", power=4)
        if slot is not None:
            scenario.vice_president(0, "I", slot)
        scores = practised(scenario.drilling(0).build())
        if slot is None:
            without = scores["move a C5"]
        else:
            helped = scores["move a C5"]
    assert helped > without


@SEATS
@pytest.mark.parametrize("slot", [1, 3])
def test_a_vice_president_is_placed_on_board_one_for_something_to_do(seats: int, slot: int) -> None:
    """A hire, or a bribe, drills C5: the slot is worth more than where neither is possible."""
    busy = Scenario(seats).need("C5", 7).crew("0a", at="C5", power=4).crew("1a", "C6", power=3)
    idle = Scenario(seats).need("C5", 7).crew("0a", at="C5").crew("1a", "C6", power=3)
    scores: list[float] = []
    for scenario in (busy, idle):
        match = scenario.rich(0).build()
        for seat in range(seats):
            do(match, seat, "bid 0 0 0 0 0")
        scores.append(practised(match)[f"place 1 {slot}"])
    assert scores[0] > scores[1]


@SEATS
def test_insurance_is_bought_before_a_crowd_on_a_danger_pile(seats: int) -> None:
    """All four crews stand where the next step of anybody draws cards, half of them with Danger."""
    scenario = Scenario(seats).need("D5", 9).need("C1", 7).stock(0, zinc=9).stock(1)
    scenario.crew("0a", at="D5", power=4).crew("1a", at="D5", power=4)
    scenario.crew("0b", at="D7", power=4).crew("1b", at="D7", power=4)
    scenario.crew("0c", at="C1", power=4).crew("1c", at="C1", power=2)
    scenario.crew("0d", at="C3", power=4).crew("1d", at="C3", power=2)
    match = scenario.build()
    _to_insurance(match, seats)
    assert favourite(match) != "insure 0 0 0 0"
    match = Scenario(seats).stock(0, zinc=9).build()
    _to_insurance(match, seats)
    assert favourite(match) == "insure 0 0 0 0"


def _to_insurance(match: Match, seats: int) -> None:
    for seat in range(seats):
        do(match, seat, "bid 0 0 0 0 0")
    while asks(match)[0] == "place":
        seat = asks(match)[1][0]
        match.apply(seat, match.legal(seat)[0])
    assert asks(match)[0] == "insure"


@SEATS
@pytest.mark.parametrize("ahead", [True, False])
def test_the_game_is_ended_by_who_is_ahead_and_not_by_who_is_behind(
    seats: int, ahead: bool
) -> None:
    """One more crew at the centre ends the game (RW-END-1)."""
    winner, loser = (0, 1) if ahead else (1, 0)
    scenario = Scenario(seats).crew("0a", at="D3", power=2).drilled("D3")
    for rival in range(1, seats // 2 + 1):
        scenario.crew(f"{rival}a", at="centre").achieved(rival, centre=7 - rival)
    scenario.achieved(winner, gold=5, silver=4, each_kind=6).stock(loser)
    scenario.stock(winner, zinc=3, copper=3, silver=3, gold=3, money=3000)
    match = scenario.drilling(0).build()
    assert (favourite(match) == "move a centre") == ahead


@SEATS
def test_a_second_crew_does_not_go_to_the_centre(seats: int) -> None:
    scenario = Scenario(seats).crew("0a", at="centre").achieved(0, centre=6)
    scenario.crews(0, "centre", "D3", "D5", "D7", power=2)
    scenario.all_drilled()
    match = scenario.drilling(0).build()
    scores = practised(match)
    into = [score for text, score in scores.items() if text.endswith("centre")]
    assert len(into) == 3
    assert max(into) < min(score for text, score in scores.items() if "centre" not in text)


@SEATS
def test_nobody_is_hired_for_a_drilled_tile(seats: int) -> None:
    scenario = Scenario(seats).crew("0a", at="C5", power=4).drilled("C5")
    match = scenario.vice_president(0, "I", 3).rich(0).drilling(0).build()
    do(match, 0, "stay a")
    assert list(practised(match)) == ["decline"], (
        "help that drills nothing is no answer to think of"
    )


@SEATS
def test_what_a_delivery_lacks_is_bought_before_the_workshop(seats: int) -> None:
    """One zinc makes the six of the first delivery; there is a Vice President to deliver them."""
    scenario = Scenario(seats).stock(0, zinc=5, money=12_000)
    scenario.vice_president(0, "II", 1).vice_president(0, "III", 1)
    scores = practised(scenario.market().build())
    assert scores["buy zinc 1"] > scores["pass"]


@SEATS
def test_cubes_are_sold_for_an_improvement_that_lacks_money(seats: int) -> None:
    scenario = Scenario(seats).stock(0, copper=5).crews(0, "B1", "B3", "B5", "B7", power=1)
    scenario.vice_president(0, "II", 1).vice_president(0, "III", 1)
    assert favourite(scenario.market().build()).startswith("sell copper")
