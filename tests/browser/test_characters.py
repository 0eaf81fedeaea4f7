"""Bots with a character: chosen by their faces, seen at the table, heard now and then."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

import pithead
from pithead.bots.characters import characters

from .people import Person

CHOSEN = {"rockwell": "opal", "brass_empire": "rook"}

# A bubble is gone after four seconds, which a busy machine may take to look for it.
LISTEN = """
window.heard = [];
new MutationObserver(() => {
  const bubble = document.querySelector(".bubble");
  if (bubble) heard.push({ text: bubble.textContent, hidden: bubble.ariaHidden });
}).observe(document, { childList: true, subtree: true });
"""
HEARD = "(line) => heard.some(({ text, hidden }) => text.includes(line) && hidden === 'true')"
# Presses the cross of the first bubble as soon as it is there.
SILENCE = """(title) => new MutationObserver(() => {
  document.querySelector(`.bubble [title="${title}"]`)?.click();
}).observe(document, { childList: true, subtree: true })"""


@pytest.mark.parametrize("game", CHOSEN)
def test_a_character_is_chosen_by_its_face_and_greets_the_table(person: Person, game: str) -> None:
    character = characters(pithead.game(game))[CHOSEN[game]]
    person.page.add_init_script(LISTEN)
    person.go("/")
    person.page.get_by_role("button", name=person.say("page-set-up")).nth(
        list(CHOSEN).index(game)
    ).click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2", exact=True).check()
    dialog.get_by_role("radio", name=character.name).check(force=True)
    expect(dialog.get_by_text(character.sentence.en)).to_be_visible()
    expect(dialog.locator("dd")).to_have_count(6)
    person.press("page-start-now")
    if game == "brass_empire":
        # The seats are seen once everybody has a corporation: any at random.
        person.find("region", "page-your-answer").get_by_role("button").last.click()
    assert character.lines is not None
    person.page.wait_for_function(HEARD, arg=character.lines.start.en)
    expect(person.page.locator(".bubble")).to_have_count(0)
    expect(person.page.get_by_text(character.lines.start.en)).to_have_count(0)  # no log has it
    face = person.page.locator(f'img[src*="{character.face}"]').first
    expect(face).to_be_visible()
    assert face.evaluate("image => image.complete && image.naturalWidth > 0")


def test_a_click_silences_the_characters(person: Person) -> None:
    person.page.add_init_script(LISTEN)
    person.page.add_init_script(f"({SILENCE})({json.dumps(person.say('page-voices-off'))})")
    person.go("/")
    person.go(f"/t/{person.make_table('brass_empire', 2, ['level-1+rook'], name='Ann')}")
    person.page.wait_for_function("() => heard.length")
    bubble = person.page.locator(".bubble")
    expect(bubble).to_have_count(0)
    person.find("button", "page-settings").first.click()
    expect(person.page.get_by_role("checkbox", name=person.say("page-voices"))).not_to_be_checked()
    person.page.keyboard.press("Escape")
    person.go(f"/t/{person.make_table('brass_empire', 2, ['level-1+ada'], name='Ann')}")
    person.page.locator('img[src*="ada"]').first.wait_for()
    expect(bubble).to_have_count(0)


def test_a_bubble_is_gone_after_four_seconds(person: Person) -> None:
    person.page.clock.install()
    person.go(f"/t/{person.make_table('rockwell', 2, ['level-1+silas'], name='Ann')}")
    bubble = person.page.locator(".bubble")
    bubble.wait_for()
    person.page.clock.run_for(4000)
    expect(bubble).to_have_count(0)
