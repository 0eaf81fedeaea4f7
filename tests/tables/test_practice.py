"""What practice positions claim, played out where it can be."""

from __future__ import annotations

import pytest

import pithead
from pithead.kernel.lessons import Lesson
from pithead.kernel.match import Match
from pithead.tables import games

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


def test_the_caravan_empties_the_pool() -> None:
    match = begin("brass_empire", "empty-it")
    assert BRASS.picture(BRASS.view(match.state, 0))["pool"] == 3
    assert brass_after("empty-it", "end", "act 1") == [3, 0]


def test_the_last_brass_leaves_two_hounds_a_tie() -> None:
    match = begin("brass_empire", "count-first")
    assert tokens(match) == [25, 24]
    assert brass_after("count-first", "end", "mine 1") == [1, 0]


def test_a_sergeant_readies_a_fresh_caravan() -> None:
    gained = brass_after("sergeant", "play drilling_caravan", "play drill_sergeant", "end", "act 1")
    assert gained == [3, 0]
