"""What practice positions claim, played out where it can be."""

from __future__ import annotations

from collections.abc import Sequence

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
    picture = BRASS.picture(BRASS.view(match.state, 0))
    companies = picture["companies"]
    assert isinstance(companies, list)
    return [company["brass"] for company in companies]


def cards(pile: int) -> list[dict[str, object]]:
    data = ROCKWELL.component_data()["extraction"]
    assert isinstance(data, dict)
    return [card for card in data["card"] if card["id"].startswith(f"{pile}.")]


def worth(card: dict[str, object]) -> int:
    cubes = card["cubes"]
    assert isinstance(cubes, dict)
    return sum(WORTH[kind] * n for kind, n in cubes.items())


@pytest.mark.parametrize("name", ["rockwell", "brass_empire"])
def test_there_are_practice_positions_enough(name: str) -> None:
    found = games.lessons(games.game(name)).values()
    assert sum(lesson.kind == "practice" for lesson in found) >= LEAST


def test_a_whole_card_minus_the_fee_beats_half_of_it() -> None:
    average = sum(map(worth, cards(2))) / len(cards(2))
    assert average - 1000 > average / 2


def test_about_half_the_cards_of_a_deep_tile_are_dangerous() -> None:
    dangerous = sum(bool(card["danger"]) for card in cards(6))
    assert dangerous / len(cards(6)) == pytest.approx(0.5, abs=0.17)


def test_eight_and_eight_scores_at_once() -> None:
    match = begin("rockwell", "eight")
    match.apply(0, ROCKWELL.parse("buy copper 1"))
    assert match.scores[0] == 4


def test_a_crew_improved_in_the_workshop_drills_its_tile() -> None:
    match = begin("rockwell", "still")
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


def test_acting_pays_more_than_the_hound() -> None:
    assert brass_after("last-act", "end", "act 1") == [3, 0]
    assert brass_after("last-act", "end", "attack 1 1 1") == [1, 0]


def test_mining_pays_more_than_the_wall() -> None:
    assert brass_after("wall", "end", "mine 1", "mine 2", "mine 3") == [6, 0]
    assert brass_after("wall", "end", "attack 1 1 1", "attack 2 1 1", "attack 3 1 0") == [3, 0]


def test_the_fence_costs_the_scout() -> None:
    assert brass_after("fence", "end", "attack 1 1 1") == [0, 2]


def test_the_skimmer_strikes_alone_and_survives() -> None:
    match = begin("brass_empire", "who-strikes")
    match.apply(0, BRASS.parse("end"))
    struck = [
        event for event in match.apply(0, BRASS.parse("attack 1 1 1")) if event.kind == "destroyed"
    ]
    assert [event.args["card"] for event in struck] == ["bulwark_walker"]


def test_the_tower_counts_more_than_converting() -> None:
    scores = []
    for action in ("buy D1", "convert"):
        match = begin("brass_empire", "tower")
        before = match.scores[0]
        match.apply(0, BRASS.parse(action))
        scores.append(match.scores[0] - before)
    assert scores == [2, 1]


def test_the_signal_house_pays_when_it_goes() -> None:
    assert brass_after("signal-house", "demolish 1") == [3, 0]


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
    assert BRASS.picture(BRASS.view(match.state, 0))["pool"] == 3
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
        match = begin("brass_empire", "ninja")
        play_out(match, 0, "play corp_ninja", "yes", f"take {zone} clerk", "play clerk")
        labor.append(BRASS.picture(BRASS.view(match.state, 0))["labor"])
    assert labor[0] == labor[1] + 1  # type: ignore[operator]


# --- Rockwell -----------------------------------------------------------------------------------


def insured(lesson: str) -> Match:
    """The position of a lesson once nobody has insured anything."""
    match = begin("rockwell", lesson)
    for seat in range(match.seats):
        match.apply(seat, ROCKWELL.parse("insure 0 0 0 0"))
    return match


def stock(match: Match) -> list[int]:
    companies = ROCKWELL.picture(ROCKWELL.view(match.state, 0))["companies"]
    assert isinstance(companies, list)
    return list(companies[0]["stock"])


def test_a_losing_bid_is_lost_and_a_crate_further_away() -> None:
    match = begin("rockwell", "no-bid")
    assert stock(match)[:2] == [5, 3]
    costs = [each["cost"] for each in ROCKWELL.picture(ROCKWELL.view(match.state, 0))["deliveries"]]  # type: ignore[attr-defined]
    assert costs[:2] == [[6, 0, 0, 0], [0, 4, 0, 0]]
    match.apply(0, ROCKWELL.parse("bid 1 0 0 0 0"))
    match.apply(1, ROCKWELL.parse("bid 0 0 0 0 500"))
    match.apply(2, ROCKWELL.parse("bid 0 0 0 0 600"))
    assert stock(match)[0] == 4


def test_the_third_crew_takes_the_card_and_what_is_odd() -> None:
    match = insured("one-short")
    play_out(match, 0, "move a A2", "decline")
    events = play_out(match, 1, "move a A2")
    assert of_kind("kept_card", events)[0]["seat"] == 1
    assert {each["owner"] for each in of_kind("priority", events)} == {1}


def test_four_zinc_guard_the_four_dearest_cubes() -> None:
    lesson = lesson_of("rockwell", "insure")
    assert lesson.position is not None
    lost = None
    for seed in range(30):
        state = ROCKWELL.position(
            lesson.position.changes, start=lesson.position.start, seats=3, seed=seed, options={}
        )
        match = Match(ROCKWELL, state, 3, begin("rockwell", "insure").options, None)
        match.apply(0, ROCKWELL.parse("insure 4 0 0 0"))
        for seat in (1, 2):
            match.apply(seat, ROCKWELL.parse("insure 0 0 0 0"))
        while not match.over and match.state.pending is not None:
            (seat, *_) = match.state.pending.seats
            if match.state.pending.kind == "cover":
                break
            play_out(match, seat, "decline", "move a C2", "stay c")
            if match.game.turns(match.state) > 1 or match.state.pending.kind == "market":
                break
        if match.state.pending is not None and match.state.pending.kind == "cover":
            fields = match.form(0)
            lost = fields[0].high if fields else None
            break
    assert lost == 4


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


def test_a_second_company_at_the_centre_makes_the_turn_the_last() -> None:
    match = insured("centre")
    play_out(match, 0, "move a centre")
    picture = ROCKWELL.picture(ROCKWELL.view(match.state, 0))
    ending = picture["ending"]
    assert isinstance(ending, dict)
    crews = picture["crews"]
    assert isinstance(crews, list)
    assert len({crew["owner"] for crew in crews if crew["at"] == "centre"}) == ending["centre"]


def test_four_zinc_pay_for_power_and_three_do_not() -> None:
    for sold, enough in (("sell zinc 3", False), ("sell zinc 4", True), ("sell silver 1", False)):
        match = begin("rockwell", "one-deal")
        assert stock(match)[1] == 3
        play_out(match, 0, sold)
        companies = ROCKWELL.picture(ROCKWELL.view(match.state, 0))["companies"]
        assert isinstance(companies, list)
        assert (companies[0]["money"] >= 1500) is enough


def test_a_tie_in_gold_gives_both_the_higher_bonus() -> None:
    bonus = {}
    for first in ("buy gold 1", "pass"):
        match = begin("rockwell", "last-gold")
        events = play_out(match, 0, first)
        while not match.over:
            assert match.state.pending is not None
            events += play_out(match, match.state.pending.seats[0], "pass")
        gold = [each for each in of_kind("bonus", events) if each["what"] == "gold"]
        bonus[first] = {each["seat"]: each["prestige"] for each in gold}
    assert bonus["buy gold 1"][0] == bonus["buy gold 1"][1] == bonus["pass"][1]
    assert bonus["pass"][0] < bonus["pass"][1]  # type: ignore[operator]


def test_a_sergeant_readies_a_fresh_caravan() -> None:
    gained = brass_after("sergeant", "play drilling_caravan", "play drill_sergeant", "end", "act 1")
    assert gained == [3, 0]
