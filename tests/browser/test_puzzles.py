"""Puzzles of a game: from the list to the table, a wrong answer, the right one, and the next."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pithead.tables import games

from .looks import check_axe
from .people import People
from .test_lessons import PHONE, SMALL_DESKTOP, companion, send

GAMES = ("rockwell", "brass_empire")


@pytest.mark.parametrize(("game", "window"), [*zip(GAMES, (SMALL_DESKTOP, PHONE), strict=True)])
def test_a_puzzle_is_tried_solved_and_counted(
    people: People, game: str, window: tuple[int, int]
) -> None:
    about = games.game(game)
    puzzle = next(iter(games.puzzles(about).values()))
    person = people.come(size=window, has_touch=window == PHONE, bypass_csp=True)
    person.go(f"/learn/{game}")
    group = person.page.get_by_role("button").filter(
        has_text=person.say(f"page-puzzles-{puzzle.difficulty}")
    )
    here = [e for e in games.puzzles(about).values() if e.difficulty == puzzle.difficulty]
    expect(group.first).to_contain_text(person.say("page-puzzles-solved", n=0, of=len(here)))
    assert check_axe(person, "puzzles") == []
    group.first.click()
    person.page.wait_for_url("**/t/**")
    guide = companion(person)
    send(person, about.parse(puzzle.tempting), puzzle.seat)
    expect(guide.locator(".reply")).to_be_visible()
    send(person, about.parse(puzzle.good[0]), puzzle.seat)
    expect(guide).to_contain_text(person.say("page-practice-solved"))
    assert check_axe(person, "solved puzzle") == []
    if len(games.puzzles(about)) > 1:
        expect(person.find("button", "page-puzzles-go-on")).to_be_visible()
    person.go(f"/learn/{game}")
    expect(group.first).to_contain_text(person.say("page-puzzles-solved", n=1, of=len(here)))
