"""Without a pointer: a whole game by keys alone, and what the keys say."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from .people import Person
from .players import KeyboardPlayer, Player, play_out, play_until
from .positions import Options, first_of_each_kind, near_the_end, positions

# Whatever moves or presses a pointer would be heard here.
LISTEN = """() => {
  window.pointed = [];
  for (const kind of ["pointerdown", "mousedown", "pointermove", "touchstart"])
    addEventListener(kind, (event) => window.pointed.push(event.type), true);
}"""

HEARD = """() => document.querySelector(".note") ||
  [...document.querySelectorAll('[role="alert"]')].some((region) => region.textContent.trim())"""


OPTIONS: dict[str, Options] = {
    "rockwell": {},
    "brass_empire": {"pool": 30, "corporations": "chosen"},
}


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_every_question_is_answered_by_keyboard_alone(person: Person, game: str) -> None:
    for position in first_of_each_kind(game, 3, OPTIONS[game]):
        person.forget()
        person.go(f"/t/{person.sit_at(position)}")
        person.page.evaluate(LISTEN)
        answer(KeyboardPlayer(person, random.Random(5)))
        assert person.page.evaluate("() => window.pointed") == []
    person.go(f"/t/{person.sit_at(near_the_end(game, 3, OPTIONS[game]))}")
    play_out(KeyboardPlayer(person, random.Random(5)))


def answer(player: Player) -> None:
    """Play until the question asked now has been answered."""

    def at() -> int:
        return int(player.person.last_snapshot()["at"])

    before = at()
    play_until(player, lambda _: at() > before)


def test_arrows_walk_the_planet_and_w_says_why_not(person: Person) -> None:
    moves = (each for each in positions("rockwell", 2) if each.kind == "move")
    person.go(f"/t/{person.sit_at(next(moves))}")
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
