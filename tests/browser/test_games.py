"""Whole games, played like people play them: from the home page to the end and what follows."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from .people import People, Person, sit_together
from .players import Player, play_out, play_together, play_until
from .positions import near_the_end

FASTEST = "0"


def test_two_people_and_a_bot_begin_a_game_of_rockwell(people: People) -> None:
    ann, bob = people.come(), people.come()
    invitation = open_table(ann, "Ann")
    accept(bob, invitation, "Bob")
    ann.press("page-start")
    players = [Player(ann, random.Random(1)), Player(bob, random.Random(2))]
    play_together(players, lambda: all(player.answers > 3 for player in players))


def test_two_people_and_a_bot_end_a_game_of_rockwell(people: People, tmp_path: Path) -> None:
    ann, bob = people.come(), people.come()
    table = sit_together(near_the_end("rockwell", 3), [ann, bob])
    for person in (ann, bob):
        person.go(f"/t/{table}")
    play_out(Player(ann, random.Random(1)), Player(bob, random.Random(2)))

    assert standing(ann) == standing(bob)
    for person in (ann, bob):
        person.press("page-verify")
        expect(person.page.get_by_text(person.say("page-promise-kept"))).to_be_visible()
        expect(person.page.locator("p.good")).to_have_count(2)
    verify_file(save_file(ann, tmp_path))

    # The rematch brings both to the same new table.
    ann.press("page-rematch")
    ann.find("button", "page-start").wait_for()
    bob.press("page-rematch-join")
    bob.page.get_by_text(bob.say("page-host-starts")).wait_for()
    assert table_of(ann) == table_of(bob)


def test_one_plays_brass_empire_against_bots(person: Person, tmp_path: Path) -> None:
    person.go(f"/t/{person.sit_at(near_the_end('brass_empire', 3, {'pool': 10}))}")
    play_out(Player(person, random.Random(3)))
    assert len(standing(person)) == 3
    verify_file(save_file(person, tmp_path))


def test_brass_empire_alone(person: Person) -> None:
    person.go("/")
    game = person.page.get_by_role("article").filter(has_text=person.say("game-brass-empire"))
    game.get_by_role("button", name=person.say("page-set-up")).click()
    person.page.get_by_role("radio", name="1", exact=True).check()
    person.press("page-start-now")
    player = Player(person, random.Random(4))
    play_until(player, lambda _: player.answers > 3)
    person.go(f"/t/{person.sit_at(near_the_end('brass_empire', 1))}")
    play_out(player)


def open_table(host: Person, name: str) -> str:
    """By the dialog of the home page: one seat for a friend, one bot; the friend's invitation."""
    host.go("/")
    game = host.page.get_by_role("article").filter(has_text=host.say("game-rockwell"))
    game.get_by_role("button", name=host.say("page-set-up")).click()
    host.page.get_by_role("radio", name="3", exact=True).check()
    host.find("textbox", "page-your-name").fill(name)
    host.find("combobox", "page-seat-n", n=2).select_option("")
    host.find("combobox", "page-seat-n", n=3).select_option("random")
    host.press("page-open-lobby")
    host.find("combobox", "page-pace").select_option(FASTEST)
    host.press("page-invite")
    return host.find("textbox", "page-invitation-link", n=2).input_value()


def accept(guest: Person, invitation: str, name: str) -> None:
    assert "#seat=" in invitation
    guest.go(invitation)
    guest.find("textbox", "page-your-name").fill(name)
    guest.press("page-sit-down")
    guest.page.get_by_text(guest.say("page-host-starts")).wait_for()
    assert "#" not in guest.page.url, "A used invitation stays in the address."


def standing(person: Person) -> list[list[str]]:
    """The table of the end screen, row by row."""
    rows = person.find("region", "page-chart-sources").locator("tbody tr").all()
    return [[cell.strip() for cell in row.locator("td, th").all_inner_texts()] for row in rows]


def save_file(person: Person, folder: Path) -> Path:
    with person.page.expect_download() as download:
        person.press("page-export")
    file = folder / "game.json"
    download.value.save_as(file)
    return file


def verify_file(file: Path) -> None:
    command = [sys.executable, "-m", "pithead", "replay", str(file), "--verify"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def table_of(person: Person) -> str:
    found = re.search(r"/t/([\w-]+)$", person.page.url)
    assert found, person.page.url
    return found[1]
