"""A guided game begun from the home page: the companion leads, by keyboard, pointer and phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Error, Locator, expect

from pithead.tables import commands, games
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.words import slug

from .follower import Follower, KeyFollower
from .looks import run_axe
from .people import People, Person
from .positions import BEGAN, write_book
from .test_keyboard import LISTEN

PHONE = (390, 844)
SMALL_DESKTOP = (1280, 720)
# A try the companion stops, and the first moves it asks for.
WRONG: dict[str, list[int | str]] = {
    "rockwell": ["bid", 3, 0, 0, 0, 0],
    "brass_empire": ["end"],
}
MOVES: dict[str, list[list[int | str]]] = {
    "rockwell": [["bid", 0, 0, 0, 0, 500], ["place", 3, 1]],
    "brass_empire": [["play", "clerk"], ["play", "clerk"]],
}
# The answer is whole in the window, and nothing of it is under the companion.
WHOLE = """([answer, companion]) => {
  const named = (name) => document.querySelector(`section[aria-label="${name}"]`);
  const box = named(answer)?.getBoundingClientRect();
  const above = named(companion).getBoundingClientRect().bottom;
  if (!box || box.top < above - 1) return false;
  return box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
}"""


def learn(person: Person, game: str) -> None:
    """From the home page, as a newcomer would."""
    person.go("/")
    person.press("page-learn", game=person.say(f"game-{slug(game)}"), n=15)
    expect(companion(person)).to_contain_text(person.say(f"lesson-{slug(game)}-guided-aim"))


def companion(person: Person) -> Locator:
    return person.find("region", "page-companion")


def snapshot(person: Person) -> dict[str, Any]:
    """The table as the server has it now."""
    table = person.page.url.rsplit("/", 1)[-1]
    answer = person.context.request.get(f"/api/tables/{table}/updates")
    told: dict[str, Any] = answer.json()["snapshot"]
    return told


def lesson(person: Person) -> dict[str, Any]:
    told: dict[str, Any] = snapshot(person)["lesson"]
    return told


def go_to_first_answer(person: Person, press: Callable[[], None]) -> None:
    """Press "Next" until a move is asked for."""
    while lesson(person)["next"]:
        before = lesson(person)["step"]
        press()
        person.until(lambda before=before: lesson(person)["step"] != before)  # type: ignore[misc]
        expect(companion(person)).to_have_attribute("data-step", lesson(person)["step"])
    person.page.wait_for_function(WHOLE, arg=[person.say(key) for key in NAMED])


NAMED = ("page-your-answer", "page-companion")


def send(person: Person, action: Sequence[int | str], seat: int = 0) -> None:
    """A move as the page sends it, when the companion asks for one."""
    person.until(lambda: lesson(person)["says"] is not None)
    seen = snapshot(person)
    command = {"type": "move", "id": f"lesson-{seen['version']:04}", "at": seen["at"]}
    answer = person.context.request.post(
        f"/api/tables/{seen['table']}/commands", data={**command, "seat": seat, "action": [*action]}
    )
    assert answer.status == 200, answer.text()


@pytest.mark.parametrize("game", MOVES)
def test_a_guided_game_begins_on_the_home_page(people: People, game: str) -> None:
    person = people.come(size=SMALL_DESKTOP, bypass_csp=True)
    learn(person, game)

    def next_by_keys() -> None:
        person.page.keyboard.press("g")
        person.page.keyboard.press("Enter")

    go_to_first_answer(person, next_by_keys)
    expect(person.page.locator(".ring").first).to_be_visible()
    assert run_axe(person, ".companion") == []
    send(person, WRONG[game])
    expect(companion(person).locator(".reply")).to_be_visible()
    for action in MOVES[game]:
        send(person, action)
    told = lesson(person)
    person.page.reload()
    where = person.say("page-lesson-step", n=told["number"], of=told["of"])
    expect(companion(person)).to_contain_text(where)


@pytest.mark.parametrize("game", MOVES)
def test_on_a_phone_the_companion_stands_above_the_answer(people: People, game: str) -> None:
    person = people.come("de", size=PHONE, scheme="dark", bypass_csp=True, has_touch=True)
    learn(person, game)
    button = companion(person).get_by_role("button", name=person.say("page-lesson-next"))
    go_to_first_answer(person, button.click)
    assert run_axe(person, ".companion") == []


def test_the_list_of_lessons_says_what_is_missing(people: People) -> None:
    person = people.come("fr")
    person.expect_trouble("poker")
    person.go("/learn/poker")
    expect(person.page.locator("main [role=alert]")).to_be_visible()
    expect(person.find("link", "page-home")).to_be_visible()


@pytest.mark.parametrize("game", MOVES)
def test_a_lesson_for_older_components_is_begun_anew(person: Person, game: str) -> None:
    """The table was made before the components changed: what it kept of them says so."""
    older = commands.make_lesson(m.NewLesson(game, "guided", pace=0), BEGAN)
    made, started = older.entries
    assert isinstance(made, e.Made)
    write_book(person.data, older.table, [replace(made, stamp="of older components"), started])
    person.keep_cookie(older.table, older.secret)
    person.go(f"/t/{older.table}")
    told = companion(person).get_by_role("alert")
    expect(told).to_have_text(person.say("page-lesson-outdated"))
    expect(person.page.locator(".ring")).to_have_count(0)
    person.press("page-lesson-again")
    expect(companion(person)).to_contain_text(person.say(f"lesson-{slug(game)}-guided-aim"))
    person.page.wait_for_url(lambda address: older.table not in address)


# --- whole lessons ------------------------------------------------------------------------------

WAYS = ("pointer", "phone", "keyboard")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """By pointer always, in the other ways when asked for: `make lessons`."""
    if "way" in metafunc.fixturenames:
        every = metafunc.config.getoption("every_way", default=False)
        metafunc.parametrize("way", WAYS if every else WAYS[:1])


def follow(person: Person, way: str, game: str, lesson: str) -> None:
    if way == "keyboard":
        follower: Follower = KeyFollower(person, game, lesson)
    else:
        follower = Follower(person, game, lesson, touch=way == "phone")
    follower.begin()
    person.page.evaluate(LISTEN)
    follower.finish()
    expect(companion(person)).to_contain_text(person.say("page-lesson-done"))
    if snapshot(person)["lesson"]["kind"] != "practice":
        # What has been learned is told, with a real game as the next thing to do.
        expect(person.find("button", "page-lesson-real-game")).to_be_focused()
        person.page.keyboard.press("Escape")
    if way == "keyboard":
        assert person.page.evaluate("() => window.pointed") == []


@pytest.mark.parametrize("game", MOVES)
def test_every_lesson_is_played_through_by_pressing_what_is_ringed(
    people: People, game: str, way: str
) -> None:
    """The guided game, the short lessons and the practice positions, all on one page."""
    size, touch = (PHONE, True) if way == "phone" else (SMALL_DESKTOP, False)
    person = people.come(size=size, has_touch=touch)
    failed = []
    for lesson in games.lessons(games.game(game)):
        person.forget()
        try:
            follow(person, way, game, lesson)
        except (AssertionError, Error) as error:
            failed.append(f"{lesson}: {error}")
    assert not failed, "\n".join(failed)
