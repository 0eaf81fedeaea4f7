"""A finished game watched again: from its file, by keys, on a phone, and played on."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

import pithead

from .people import People, Person
from .serving import new_server

EARLIER = Path("tests/data/earlier")
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
    # Whoever opens a file played none of these seats.
    expect(page.locator(".mat .mine h2")).to_be_visible()
    expect(page.locator(".mat .you")).to_have_count(0)
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
def test_a_replay_fits_a_phone(people: People, game: str) -> None:
    person = people.come(size=PHONE, has_touch=True)
    made = person.context.request.post("/api/tables/import", data=short_game(game))
    assert made.status == 201
    person.go(f"/t/{made.json()['table']}/replay?at=99999")
    bar = person.find("region", "page-replay-bar")
    expect(bar.get_by_role("status")).to_be_visible()
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


def scene_of(record: dict[str, object]) -> int:
    """The first moment that a tile is drilled to, among those at which all answers are in."""
    match = pithead.game("rockwell").match(2, 3)
    for n, (seat, action) in enumerate(list(record["log"]), start=1):  # type: ignore[call-overload]
        events = match.apply(seat, match.game.parse(action))
        if any(event.kind == "drilled" for event in events):
            return n
    raise AssertionError("Nothing is drilled in this game.")


def test_big_moments_play_on_a_step_and_not_on_a_jump(people: People) -> None:
    person = people.come()
    record = short_game("rockwell")
    made = person.context.request.post("/api/tables/import", data=record)
    drilled = scene_of(record)
    person.go(f"/t/{made.json()['table']}/replay?at={drilled}&eyes=all")
    person.find("region", "page-replay-bar").wait_for()
    stage = person.page.locator("[data-stage]")
    expect(stage).to_have_count(0)
    person.page.keyboard.press("ArrowLeft")
    at(person, drilled - 1)
    expect(stage).to_have_count(0)
    person.page.keyboard.press("ArrowRight")
    expect(stage).to_be_visible()
    person.page.keyboard.press("Home")
    at(person, 0)
    expect(stage).to_have_count(0)


def test_a_table_deleted_meanwhile_is_told_in_a_sentence_with_a_way_on(people: People) -> None:
    server = new_server()
    try:
        person = people.come("fr", server=server)
        made = person.context.request.post("/api/tables/import", data=short_game("brass_empire"))
        table = made.json()["table"]
        person.go(f"/t/{table}/replay?at=0")
        person.find("region", "page-replay-bar").wait_for()
        server.stop()
        command = [sys.executable, "-m", "pithead", "admin", "delete", table]
        subprocess.run([*command, "--data", str(server.data)], check=True, capture_output=True)
        server.start()
        person.expect_trouble("404")
        person.page.keyboard.press("End")
        told = person.page.locator("main").get_by_role("alert")
        expect(told).to_have_text(person.say("problem-no-table"))
        # The table leads nowhere now: the way on is home.
        expect(person.find("link", "page-replay-leave")).to_have_count(0)
        person.find("link", "page-home").click()
        person.find("button", "page-play-now").first.wait_for()
    finally:
        server.stop()


def test_a_file_of_earlier_rules_opens_whole(person: Person) -> None:
    """Written by the version before: its rules are still known."""
    file = EARLIER / "brass_empire_record.json"
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["rules"] != pithead.game("brass_empire").version
    person.go("/")
    person.page.locator('input[type="file"]').set_input_files(file)
    person.find("region", "page-replay-bar").wait_for()
    person.page.keyboard.press("End")
    at(person, len(record["log"]))


def test_a_file_that_cannot_be_played_says_so_in_a_sentence(person: Person, tmp_path: Path) -> None:
    record = json.loads((EARLIER / "rockwell_record.json").read_text(encoding="utf-8"))
    record["log"] = record["log"][1:]
    texts = {"empty": "", "list": "[]", "cut": json.dumps(record)[:900], "log": json.dumps(record)}
    person.expect_trouble("400")
    person.go("/")
    for name, text in texts.items():
        file = tmp_path / f"{name}.json"
        file.write_text(text, encoding="utf-8")
        person.page.locator('input[type="file"]').set_input_files(file)
        key = "damaged" if name == "log" else "unreadable"
        says = person.say(f"page-import-{key}", name=file.name)
        expect(person.page.locator("main").get_by_role("alert")).to_have_text(says)


def test_of_a_file_of_unknown_rules_the_part_that_plays_is_offered(
    person: Person, tmp_path: Path
) -> None:
    record = json.loads((EARLIER / "rockwell_record.json").read_text(encoding="utf-8"))
    # Under its rules somebody could do what nobody can do here.
    record |= {"rules": "99", "log": [*record["log"][:20], [0, "fly"], *record["log"][20:]]}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    person.expect_trouble("400")
    person.go("/")
    person.page.locator('input[type="file"]').set_input_files(file)
    says = person.say("problem-record-rules", played=20, all=len(record["log"]))
    expect(person.page.locator("main").get_by_role("alert")).to_have_text(says)
    person.press("page-replay-anyway")
    person.find("region", "page-replay-bar").wait_for()
    person.page.keyboard.press("End")
    at(person, 20)
