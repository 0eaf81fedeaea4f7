"""Without a pointer: a whole game by keys alone, and what the keys say."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from .people import Person
from .players import KeyboardPlayer, play_out, play_until

# Whatever moves or presses a pointer would be heard here.
LISTEN = """() => {
  window.pointed = [];
  for (const kind of ["pointerdown", "mousedown", "pointermove", "touchstart"])
    addEventListener(kind, (event) => window.pointed.push(event.type), true);
}"""

HEARD = """() => document.querySelector(".note") ||
  [...document.querySelectorAll('[role="alert"]')].some((region) => region.textContent.trim())"""


def test_a_game_of_rockwell_by_keyboard_alone(person: Person) -> None:
    person.go(f"/t/{person.make_table('rockwell', 3, ['greedy', 'greedy'])}")
    person.page.evaluate(LISTEN)
    player = KeyboardPlayer(person, random.Random(5))
    play_out(player)
    assert player.answers > 20
    assert person.page.evaluate("() => window.pointed") == []


def test_arrows_walk_the_planet_and_w_says_why_not(person: Person) -> None:
    person.go(f"/t/{person.make_table('rockwell', 2, ['random'])}")
    player = KeyboardPlayer(person, random.Random(6))
    play_until(player, lambda sight: any(o["kind"] == "place" for o in sight["offers"]))
    page = person.page
    stops = page.locator("[data-place]")
    expect(page.locator('[data-place][tabindex="0"]')).to_have_count(1)
    page.locator('[data-place][tabindex="0"]').focus()
    seen = set()
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
        seen.add(page.evaluate("() => document.activeElement.dataset.place"))
    assert len(seen) > 1
    assert None not in seen
    assert stops.count() > 30
    page.keyboard.press("w")
    # What would happen is shown beside the board; that nothing would is only said.
    page.wait_for_function(HEARD)
    page.keyboard.press("?")
    expect(person.find("dialog", "page-keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(person.find("dialog", "page-keys")).to_be_hidden()
