"""How much is sent, in bytes: a slow line is no slower on a fast machine."""

from __future__ import annotations

import zlib

import pytest
from playwright.sync_api import Request

from .people import Person
from .positions import near_the_end
from .test_replay import short_game

FIRST_LOAD = 140_000
LEARNING = 30_000
"""What a lesson or a replay loads besides what a table needs."""
UPDATE = 10_000


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_script_style_and_updates_are_small(person: Person, game: str) -> None:
    loaded: list[Request] = []
    person.page.on("requestfinished", lambda request: loaded.append(request))
    person.go(f"/t/{person.sit_at(near_the_end(game, 3))}")
    person.find("region", "page-your-answer").wait_for()
    sizes = {
        request.url: request.sizes()["responseBodySize"]
        for request in loaded
        if request.resource_type in ("script", "stylesheet")
    }
    assert 0 < sum(sizes.values()) <= FIRST_LOAD, sizes
    assert max(len(zlib.compress(frame.encode())) for frame in person.frames) <= UPDATE


def loads(person: Person, path: str, region: str) -> dict[str, int]:
    """The scripts and styles of a page that has nothing yet, by address, in bytes as sent."""
    page = person.watch(person.context.browser.new_context().new_page())  # type: ignore[union-attr]
    loaded: list[Request] = []
    page.on("requestfinished", lambda request: loaded.append(request))
    page.context.add_cookies(person.context.cookies())  # type: ignore[arg-type]
    page.goto(path)
    page.get_by_role("region", name=person.say(region)).first.wait_for()
    sizes = {
        request.url: request.sizes()["responseBodySize"]
        for request in loaded
        if request.resource_type in ("script", "stylesheet")
    }
    page.context.close()
    return sizes


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_lessons_and_replays_add_little(person: Person, game: str) -> None:
    post = person.context.request.post
    lesson = post("/api/lessons", data={"game": game, "lesson": "guided"}).json()["table"]
    replay = post("/api/tables/import", data=short_game(game)).json()["table"]
    table = person.sit_at(near_the_end(game, 3))
    person.go("/")
    origin = person.page.url.rstrip("/")
    plain = loads(person, f"{origin}/t/{table}", "page-your-answer")
    for name, path, region in [
        ("lesson", f"/t/{lesson}", "page-companion"),
        ("replay", f"/t/{replay}/replay?at=0", "page-replay-bar"),
    ]:
        more = loads(person, origin + path, region)
        added = sum(size for url, size in more.items() if url not in plain)
        print(f"{game}, {name}: {added / 1000:.1f} kB more than a table")
        assert 0 < added <= LEARNING
