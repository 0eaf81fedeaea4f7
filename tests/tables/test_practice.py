"""What practice positions claim, played out where it can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import pithead
from pithead.kernel.contract import Event
from pithead.kernel.lessons import Lesson
from pithead.kernel.match import Match
from pithead.tables import games

from .test_lessons import Learner

LEAST = 12
ROCKWELL = pithead.game("rockwell")
BRASS = pithead.game("brass_empire")
WORTH = {"zinc": 400, "copper": 600, "silver": 800, "gold": 1000}


def brass_after(lesson: str, *actions: str) -> list[int]:
    """Tokens gained by each seat when the learner does all of this."""
    match = begin("brass_empire", lesson)
    before = tokens(match)
    for action in actions:
        match.apply(0, BRASS.parse(action))
    return [now - then for now, then in zip(tokens(match), before, strict=True)]


def begin(game: str, lesson: str) -> Match:
    return lesson_of(game, lesson).begin(pithead.game(game))


def lesson_of(game: str, lesson: str) -> Lesson:
    return games.lesson(games.game(game), lesson)


def tokens(match: Match) -> list[int]:
    return [each["brass"] for each in picture(match)["companies"]]


def cards(pile: int) -> list[dict[str, object]]:
    data = ROCKWELL.component_data()["extraction"]
    assert isinstance(data, dict)
    return [card for card in data["card"] if card["id"].startswith(f"{pile}.")]


def cubes(card: dict[str, object]) -> dict[str, int]:
    found = card["cubes"]
    assert isinstance(found, dict)
    return found


def worth(card: dict[str, object]) -> int:
    return sum(WORTH[kind] * n for kind, n in cubes(card).items())


@pytest.mark.parametrize("name", ["rockwell", "brass_empire"])
def test_there_are_practice_positions_enough(name: str) -> None:
    found = games.lessons(games.game(name)).values()
    assert sum(lesson.kind == "practice" for lesson in found) >= LEAST


def test_a_whole_card_minus_the_fee_beats_half_of_it() -> None:
    """Even though who joins gets the remainder as well."""
    halves = [sum(WORTH[kind] * -(-n // 2) for kind, n in cubes(card).items()) for card in cards(2)]
    assert sum(map(worth, cards(2))) - 1000 * len(halves) > sum(halves)


def test_about_half_the_cards_of_a_deep_tile_are_dangerous() -> None:
    dangerous = sum(bool(card["danger"]) for card in cards(6))
    assert dangerous / len(cards(6)) == pytest.approx(0.5, abs=0.17)


def test_eight_and_eight_scores_at_once() -> None:
    match = begin("rockwell", "eight")
    match.apply(0, ROCKWELL.parse("buy copper 1"))
    assert match.scores[0] == 4
    assert stock(match)[:2] == [8, 8]


def test_a_crew_improved_in_the_workshop_drills_its_tile() -> None:
    match = begin("rockwell", "still")
    crews = picture(match)["crews"].values()
    assert sum(crew["power"] for crew in crews if crew["at"] == "B1") == 3
    drilled = [
        e.args["tile"] for e in match.apply(0, ROCKWELL.parse("power a")) if e.kind == "drilled"
    ]
    assert drilled == ["B1"]


def test_synergy_looks_back() -> None:
    assert brass_after("order", "play jetpack_courier", "play ticket_agent") == [2, 0]
    assert brass_after("order", "play ticket_agent", "play jetpack_courier") == [1, 0]


def test_a_caravan_pays_only_with_a_platform() -> None:
    assert brass_after("rebuild", "rebuild", "end", "act 1") == [3, 0]
    assert brass_after("rebuild", "end", "act 1") == [0, 0]


def test_acting_pays_more_than_the_hound_and_wins_the_last_turn() -> None:
    assert brass_after("last-act", "end", "act 1") == [3, 0]
    assert brass_after("last-act", "end", "attack 1 1 1") == [1, 0]
    assert ends_with("last-act", "end", "act 1", "end") == [29, 28]
    assert ends_with("last-act", "end", "attack 1 1 1", "end") == [27, 28]


def test_mining_pays_more_than_the_wall() -> None:
    assert brass_after("wall", "end", "mine 1", "mine 2", "mine 3") == [6, 0]
    assert brass_after("wall", "end", "attack 1 1 1", "attack 2 1 1", "attack 3 1 0") == [3, 0]


def test_the_fence_costs_the_scout() -> None:
    assert brass_after("fence", "end", "attack 1 1 1") == [0, 2]
    assert brass_after("fence", "end", "mine 1") == [1, 0]


def test_the_skimmer_strikes_alone_and_survives() -> None:
    lost = {}
    for unit in (1, 2):
        match = begin("brass_empire", "who-strikes")
        struck = play_out(match, 0, "end", f"attack {unit} 1 1")
        lost[unit] = [each["card"] for each in of_kind("destroyed", struck)]
    assert lost == {1: ["bulwark_walker"], 2: ["handcar_scout"]}


def test_the_tower_counts_more_than_converting_and_wins_the_last_turn() -> None:
    assert ends_with("tower", "buy D1", "end") == [27, 26]
    assert ends_with("tower", "convert", "end") == [26, 26]


def test_the_signal_house_pays_when_it_goes_and_can_be_built_again() -> None:
    assert brass_after("signal-house", "demolish 1", "convert") == [1, 0]
    match = begin("brass_empire", "signal-house")
    play_out(match, 0, "demolish 1")
    assert company(match)["discard"] == ["signal_house"]


def ends_with(lesson: str, *actions: str) -> list[int]:
    """The scores of a game that is over when the learner has done all of this."""
    match = begin("brass_empire", lesson)
    play_out(match, 0, *actions)
    assert match.over
    return match.scores


def play_out(match: Match, seat: int, *actions: str) -> list[Event]:
    """Do what of this is legal, until the game is over."""
    found: list[Event] = []
    for action in map(match.game.parse, actions):
        if not match.over and match.check(seat, action) is None:
            found += match.apply(seat, action)
    return found


def of_kind(kind: str, events: Sequence[Event]) -> list[dict[str, object]]:
    return [dict(event.args) for event in events if event.kind == kind]


def test_whoever_plays_last_ends_the_game_by_emptying_the_pool() -> None:
    match = begin("brass_empire", "empty-it")
    assert picture(match)["pool"] == 3
    assert tokens(match) == [25, 22]
    play_out(match, 0, "end", "act 1", "end")
    assert match.over
    assert match.ranking[0] == [0]


def test_striking_first_wins_where_mining_would_tie() -> None:
    scores = {}
    for first in ("mine 1", "attack 1 1 1"):
        match = begin("brass_empire", "count-first")
        assert match.scores == [26, 26]
        play_out(match, 0, "end", first, "end")
        play_out(match, 1, "end", "mine 1", "end")
        assert match.over
        scores[first] = match.scores
    assert scores == {"mine 1": [28, 28], "attack 1 1 1": [27, 26]}


def test_the_discarded_clerk_goes_and_the_other_still_works() -> None:
    labor = []
    for zone in ("discard", "hand"):
        match = begin("brass_empire", "inventor")
        play_out(match, 0, "play illumination_inventor", "yes", f"take {zone} clerk", "play clerk")
        labor.append(picture(match)["labor"])
    assert labor[0] == labor[1] + 1


# --- Rockwell -----------------------------------------------------------------------------------


def insured(lesson: str) -> Match:
    """The position of a lesson once nobody has insured anything."""
    match = begin("rockwell", lesson)
    for seat in range(match.seats):
        match.apply(seat, ROCKWELL.parse("insure 0 0 0 0"))
    return match


def picture(match: Match) -> Any:
    """What the learner sees."""
    return match.game.picture(match.game.view(match.state, 0))


def company(match: Match) -> Any:
    return picture(match)["companies"][0]


def stock(match: Match) -> list[int]:
    return [company(match)[kind] for kind in WORTH]


def test_a_losing_bid_is_lost_and_a_crate_further_away() -> None:
    match = begin("rockwell", "no-bid")
    assert stock(match)[:2] == [5, 3]
    costs = [each["cost"] for each in picture(match)["deliveries"]]
    assert costs[:2] == [[6, 0, 0, 0], [0, 4, 0, 0]]
    match.apply(0, ROCKWELL.parse("bid 1 0 0 0 0"))
    match.apply(1, ROCKWELL.parse("bid 0 0 0 0 500"))
    match.apply(2, ROCKWELL.parse("bid 0 0 0 0 600"))
    assert stock(match)[0] == 4


def test_the_highest_bid_is_lost_too_and_there_is_nothing_to_build() -> None:
    match = begin("rockwell", "no-bid")
    prices = picture(match)["prices"]
    ladders = ("power", "safety", "mobility", "shaft")
    assert company(match)["money"] < min(prices[what][0] for what in ladders)
    match.apply(0, ROCKWELL.parse("bid 2 0 0 0 0"))
    for seat in (1, 2):
        match.apply(seat, ROCKWELL.parse("bid 0 0 0 0 0"))
    assert stock(match)[0] == 3


def test_the_third_crew_takes_the_card_and_what_is_odd() -> None:
    match = insured("one-short")
    play_out(match, 0, "move a A2", "decline")
    events = play_out(match, 1, "move a A2")
    assert of_kind("kept_card", events)[0]["seat"] == 1
    assert {each["owner"] for each in of_kind("priority", events)} == {1}


def test_danger_takes_four_cubes_and_four_zinc_pay_best_on_average() -> None:
    games = {n: [drilled_with(n, seed) for seed in range(16)] for n in range(5)}
    assert {asked for asked, _ in games[4]} == {0, 4}
    owned = [sum(value for _, value in games[n]) for n in range(5)]
    assert owned == sorted(owned)


def drilled_with(tiles: int, seed: int) -> tuple[int, int]:
    """How many cubes Danger asks for, and what the learner owns after C2: cubes and tiles."""
    match = at_seed("insure", seed)
    for seat in range(3):
        match.apply(seat, ROCKWELL.parse(f"insure {0 if seat else tiles} 0 0 0"))
    play_out(match, 1, "move a C2")
    fields = match.form(0)
    asked = fields[0].high if fields and fields[0].name == "tiles" else 0
    play_out(match, 0, f"cover {asked}")
    play_out(match, 1, "cover 0")
    own = company(match)
    value = sum(n * each for n, each in zip(stock(match), WORTH.values(), strict=True))
    return asked, value + own["insurance"] * WORTH["zinc"]


def at_seed(lesson: str, seed: int) -> Match:
    """The position of a lesson with other luck."""
    position = lesson_of("rockwell", lesson).position
    assert position is not None
    state = ROCKWELL.position(position.changes, start=position.start, seats=3, seed=seed)
    return Match(ROCKWELL, state, 3, begin("rockwell", lesson).options, None)


def test_power_two_drills_b1_and_power_one_does_not() -> None:
    learner = Learner("rockwell", "carry")
    drilled = {}
    for action in ("carry 1", "carry 2"):
        match = learner.match.copy()
        drilled[action] = of_kind("drilled", match.apply(0, ROCKWELL.parse(action)))
    assert drilled["carry 1"] == []
    assert [each["tile"] for each in drilled["carry 2"]] == ["B1"]


def test_a_bribe_makes_a_tie_whose_odd_cubes_are_the_bribers() -> None:
    match = insured("bribe-tie")
    events = play_out(match, 0, "move a A2", "bribe 1 a A2")
    shares = [{**each, "owner": 0} for each in of_kind("shared", events)]
    assert len(shares) == 3
    assert shares[0] == shares[1] == shares[2]
    assert {each["owner"] for each in of_kind("priority", events)} == {0}
    assert of_kind("kept_card", events)[0]["seat"] == 0


def test_a_shaft_takes_what_two_others_cannot_share() -> None:
    crews = lesson_of("rockwell", "odd-cubes").position
    assert crews is not None
    changes = {
        "crews": crews.changes["crews"],
        "tiles": {"A4": {"shaft": 0}},
        "companies": {0: {"shafts": 1}},
    }
    state = ROCKWELL.position(changes, start="start of Phase I, turn 1", seats=3, seed=1)
    match = Match(ROCKWELL, state, 3, begin("rockwell", "odd-cubes").options, None)
    events: list[Event] = []
    for seat in range(3):
        match.apply(seat, ROCKWELL.parse("insure 0 0 0 0"))
    for seat, action in ((1, "move a A4"), (2, "move a A4"), (0, "stay c"), (1, "move b A4")):
        events += play_out(match, seat, action, "decline")
    assert of_kind("drilled", events)[0]["tile"] == "A4"
    first = of_kind("priority", events)[0]
    assert (first["owner"], first["reason"]) == (0, "shaft")
    while match.state.pending is not None and match.state.pending.kind == "move":
        events += play_out(match, match.state.pending.seats[0], "stay c", "decline")
    assert [each["seat"] for each in of_kind("income", events)] == [0]


def test_a_second_company_at_the_centre_ends_the_game_while_behind() -> None:
    match = insured("centre")
    assert match.scores[0] < match.scores[1]
    play_out(match, 0, "move a centre")
    seen = picture(match)
    inside = {name[0] for name, crew in seen["crews"].items() if crew["at"] == "centre"}
    assert len(inside) == seen["ending"]["centre"]
    while (pending := match.state.pending) is not None:
        play_out(match, pending.seats[0], "stay c", "decline", "cover 0", "pass")
    assert match.ranking[0] == [1]


def test_four_zinc_pay_for_power_and_three_do_not() -> None:
    for sold, enough in (("sell zinc 3", False), ("sell zinc 4", True), ("sell silver 1", False)):
        match = begin("rockwell", "one-deal")
        assert stock(match)[1] == 3
        play_out(match, 0, sold)
        assert (company(match)["money"] >= 1500) is enough


def test_a_tie_in_gold_gives_both_the_higher_bonus() -> None:
    bonus, scores = {}, {}
    for first in ("buy gold 1", "pass"):
        match = begin("rockwell", "last-gold")
        events = play_out(match, 0, first)
        while not match.over:
            assert match.state.pending is not None
            events += play_out(match, match.state.pending.seats[0], "pass")
        gold = [each for each in of_kind("bonus", events) if each["what"] == "gold"]
        bonus[first] = {each["seat"]: each["prestige"] for each in gold}
        scores[first] = match.scores
    assert bonus["buy gold 1"][0] == bonus["buy gold 1"][1] == bonus["pass"][1]
    assert bonus["pass"][0] < bonus["pass"][1]  # type: ignore[operator]
    assert scores["buy gold 1"][0] > scores["pass"][0]


def test_a_sergeant_readies_a_fresh_caravan() -> None:
    gained = brass_after("sergeant", "play drilling_caravan", "play drill_sergeant", "end", "act 1")
    assert gained == [3, 0]
    match = begin("brass_empire", "sergeant")
    play_out(match, 0, "play drill_sergeant", "play drilling_caravan", "end", "act 1")
    assert tokens(match) == [0, 0]
