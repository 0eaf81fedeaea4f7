"""A finished game watched again: from its file, by keys, on a phone, and played on."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

import pithead

from .looks import check_axe
from .people import People, Person

PHONE = (390, 844)
PNG = b"\x89PNG\r\n\x1a\n"


def short_game(game: str) -> dict[str, object]:
    """A finished game as a file, with names and times."""
    match, rng = pithead.game(game).match(2, 3), Random(3)
    while not match.over:
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
    return match.record() | {
        "started": "2026-11-17T19:30:00Z",
        "seconds": list(range(len(match.log))),
        "players": [{"name": "Ann", "bot": ""}, {"name": "Bob", "bot": ""}],
    }


def at(person: Person, moment: int) -> None:
    person.page.wait_for_url(f"**/replay?at={moment}**")


def test_a_file_is_watched_by_keys_saved_as_a_picture_and_played_on(
    person: Person, tmp_path: Path
) -> None:
    record, file = short_game("rockwell"), tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    person.go("/")
    person.page.locator('input[type="file"]').set_input_files(file)
    person.find("region", "page-replay-bar").wait_for()
    at(person, 0)
    page, last = person.page, len(list(record["log"]))  # type: ignore[call-overload]
    expect(page.get_by_text("Bob").first).to_be_visible()
    for key, moment in [("ArrowRight", 2), ("End", last), ("ArrowLeft", last - 1), ("Home", 0)]:
        page.keyboard.press(key)
        at(person, moment)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_url("**/replay?at=*")
    page.keyboard.press("Space")
    person.find("button", "page-replay-pause").wait_for()
    page.keyboard.press("Space")
    person.find("button", "page-replay-play").wait_for()
    page.keyboard.press("Home")
    at(person, 0)
    page.keyboard.press("ArrowRight")
    page.get_by_label(person.say("page-replay-eyes")).select_option("all")
    page.wait_for_url("**/replay?at=2&eyes=all")
    with page.expect_download() as saved:
        person.press("page-replay-picture")
    picture = Path(saved.value.path()).read_bytes()
    assert picture.startswith(PNG)
    assert len(picture) > 100_000
    person.press("page-replay-play-on")
    person.press("page-replay-play-on-go")
    expect(page.get_by_text(person.say("page-replay-origin-anew"))).to_be_visible()
    person.press("page-start")
    person.find("region", "page-your-answer").wait_for()


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_a_replay_fits_a_phone_and_is_clean_for_axe(people: People, game: str) -> None:
    person = people.come(size=PHONE, bypass_csp=True, has_touch=True)
    made = person.context.request.post("/api/tables/import", data=short_game(game))
    assert made.status == 201
    person.go(f"/t/{made.json()['table']}/replay?at=99999")
    bar = person.find("region", "page-replay-bar")
    expect(bar.get_by_role("status")).to_be_visible()
    found = check_axe(person, f"{game} replay")
    bar.get_by_role("button", name=person.say("page-replay-more"), exact=True).click()
    person.find("dialog", "page-replay").wait_for()
    found += check_axe(person, f"{game} replay, more")
    assert not found, "\n".join(found)
    person.page.keyboard.press("Escape")
    box = bar.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert box["y"] + box["height"] <= PHONE[1]
    for button in bar.get_by_role("button").all():
        if button.is_visible():
            inside = button.bounding_box()
            assert inside is not None
            assert 0 <= inside["x"] <= PHONE[0] - inside["width"]
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
