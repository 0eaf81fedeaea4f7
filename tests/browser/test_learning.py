"""What one learns from is clean for axe: the rulebook, the lessons and the replay.

One language and one window for each game, all of them with --every-language.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import pithead
from pithead.words import LANGUAGES, slug

from .looks import check_axe
from .people import People, Person
from .test_lessons import PHONE, SMALL_DESKTOP, WRONG, companion, go_to_first_answer, learn, send
from .test_replay import short_game

Window = tuple[int, int]
ONCE = [("rockwell", "de", PHONE), ("brass_empire", "fr", SMALL_DESKTOP)]
EVERY = [
    (game, language, window)
    for game in pithead.game_names()
    for language in LANGUAGES
    for window in (PHONE, SMALL_DESKTOP)
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    every = metafunc.config.getoption("every_language", default=False)
    chosen = EVERY if every else ONCE
    names = [f"{game}-{language}-{window[0]}" for game, language, window in chosen]
    metafunc.parametrize(("game", "language", "window"), chosen, ids=names)


def come(people: People, language: str, window: Window) -> Person:
    return people.come(language, size=window, has_touch=window == PHONE, bypass_csp=True)


def test_the_rulebook_and_the_list_of_lessons(
    people: People, game: str, language: str, window: Window
) -> None:
    person = come(people, language, window)
    person.go(f"/rules/{game}")
    person.page.locator("article").first.wait_for()
    found = check_axe(person, "rulebook")
    person.go(f"/learn/{game}")
    person.find("heading", "page-lessons-of", game=person.say(f"game-{slug(game)}")).wait_for()
    found += check_axe(person, "list of lessons")
    assert not found, "\n".join(found)


def test_a_running_lesson(people: People, game: str, language: str, window: Window) -> None:
    person = come(people, language, window)
    learn(person, game)
    button = companion(person).get_by_role("button", name=person.say("page-lesson-next"))

    def by_key() -> None:
        # Of two quick clicks at one place the second does not count. Enter presses what keys have
        # led to; after the click on the home page Tab leads into the page.
        person.page.keyboard.press("Tab")
        button.press("Enter")

    go_to_first_answer(person, by_key)
    send(person, WRONG[game])
    expect(companion(person).locator(".reply")).to_be_visible()
    found = check_axe(person, "lesson")
    assert not found, "\n".join(found)


def test_a_replay(people: People, game: str, language: str, window: Window) -> None:
    person = come(people, language, window)
    made = person.context.request.post("/api/tables/import", data=short_game(game))
    table, found = made.json()["table"], list[str]()
    # In the middle, and past the end, which is told.
    bar = person.find("region", "page-replay-bar")
    for at in (60, 99999):
        person.go(f"/t/{table}/replay?at={at}")
        bar.wait_for()
        found += check_axe(person, f"replay at {at}")
    bar.get_by_role("button", name=person.say("page-replay-more"), exact=True).click()
    person.find("dialog", "page-replay").wait_for()
    found += check_axe(person, "replay, more")
    assert not found, "\n".join(found)
