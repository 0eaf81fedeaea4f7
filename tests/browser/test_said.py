"""What the page says when something is not as it should be, and in which language."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from .people import People, Person
from .players import Player, play_until
from .positions import in_the_middle, positions

NO_WEBSOCKET = """window.WebSocket = class {
  readyState = 3;
  constructor() { setTimeout(() => this.onclose?.(), 0); }
  send() {}
  close() {}
};"""


def table_with_invitation(host: Person) -> str:
    """A table of two with an open seat; the invitation to it."""
    host.go(f"/t/{host.make_table('rockwell', 2, [''], name='Ann', start=False)}")
    host.press("page-invite")
    return host.find("textbox", "page-invitation-link", n=2).input_value()


def test_the_language_changes_without_a_reload(person: Person) -> None:
    person.go(f"/t/{person.make_table('rockwell', 2, ['random'])}")
    person.find("region", "page-your-answer").wait_for()
    person.page.evaluate("() => { window.here = true; }")
    person.press("page-settings")
    page = person.page
    for name, language in (("Deutsch", "de"), ("Français", "fr"), ("English", "en")):
        page.get_by_role("radio", name=name).check()
        person.words = type(person.words)(language)
        expect(person.find("dialog", "page-settings")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(f'section[aria-label="{person.say("page-prompt")}"]')).to_be_visible()
    assert page.evaluate("() => window.here"), "The page was loaded anew."


def test_an_unknown_table(person: Person) -> None:
    person.expect_trouble("404", "WebSocket")
    person.go("/t/nowhere")
    expect(person.page.get_by_role("alert").first).to_have_text(person.say("problem-no-table"))
    person.find("link", "page-home").first.click()
    expect(person.find("button", "page-play-now").first).to_be_visible()


def test_a_link_that_is_none(person: Person) -> None:
    person.go("/")
    person.find("textbox", "page-link").fill("https://example.org/")
    person.press("page-join-go")
    expect(person.page.get_by_text(person.say("page-bad-link"))).to_be_visible()


def test_a_used_invitation(people: People) -> None:
    ann, bob, eve = people.come(), people.come(), people.come()
    invitation = table_with_invitation(ann)
    bob.go(invitation)
    bob.press("page-sit-down")
    expect(bob.page.get_by_text(bob.say("page-host-starts"))).to_be_visible()
    eve.expect_trouble("410")
    eve.go(invitation)
    eve.press("page-sit-down")
    expect(eve.page.get_by_text(eve.say("problem-invitation-used"))).to_be_visible()


def test_a_revoked_seat(people: People) -> None:
    ann, bob = people.come(), people.come()
    bob.go(table_with_invitation(ann))
    bob.press("page-sit-down")
    expect(bob.page.get_by_text(bob.say("page-host-starts"))).to_be_visible()
    bob.expect_trouble("403", "WebSocket")
    ann.press("page-free-seat")
    expect(bob.page.get_by_text(bob.say("problem-revoked")).first).to_be_visible()
    bob.page.reload()
    expect(bob.page.get_by_role("alert").first).not_to_be_empty()


def test_a_second_tab_follows_the_first(person: Person) -> None:
    table = person.sit_at(in_the_middle("rockwell", 2))
    person.go(f"/t/{table}")
    other = person.watch(person.context.new_page())
    other.goto(f"/t/{table}")
    log = other.get_by_role("list", name=person.say("page-log"))
    expect(log.get_by_role("listitem")).not_to_have_count(0)
    player = Player(person, random.Random(10))
    play_until(player, lambda sight: player.answers > 0 and player.untouched(sight))
    prompt = person.find("region", "page-prompt")
    expect(other.locator(f'section[aria-label="{person.say("page-prompt")}"]')).to_have_text(
        prompt.inner_text(), use_inner_text=True
    )


def test_a_log_draws_its_newest_lines_and_older_ones_when_they_are_wanted(person: Person) -> None:
    person.go(f"/t/{person.sit_at(in_the_middle('rockwell', 4))}")
    log = person.page.get_by_role("list", name=person.say("page-log"))
    lines = log.get_by_role("listitem")
    expect(lines.last).to_be_in_viewport()
    few = lines.count()
    assert few <= 61
    first = lines.nth(1)
    first.scroll_into_view_if_needed()
    person.until(lambda: lines.count() > few)
    assert log.evaluate("list => list.scrollTop > list.clientHeight"), "what is read stays"
    person.press("page-newest")
    expect(lines).to_have_count(few)
    expect(lines.last).to_be_in_viewport()


def test_a_greyed_choice_says_why_before_the_click(person: Person) -> None:
    asked = (each for each in positions("rockwell", 2) if each.kind == "workshop")
    person.go(f"/t/{person.sit_at(next(asked))}")
    panel = person.find("region", "page-your-answer")
    greyed = panel.locator('button[aria-disabled="true"][aria-describedby]')
    greyed.first.wait_for(state="attached")
    for button in greyed.all()[:5]:
        described = str(button.get_attribute("aria-describedby"))
        said = str(person.page.locator(f"#{described}").text_content())
        assert re.search(r"\w+ \w+ \w+", said), said
        assert "RW-" not in said, "rule numbers come on request"


def test_a_greyed_card_says_why_under_the_pointer(person: Person) -> None:
    person.go(f"/t/{person.make_table('brass_empire', 2, ['random'])}")
    person.find("region", "page-your-answer").wait_for()
    person.page.locator('button.card[aria-disabled="true"]').first.hover()
    expect(person.page.locator(".zoom")).to_contain_text(re.compile(r"\w+ \w+ \w+"))


def test_without_websockets_the_page_asks_again_and_again(person: Person) -> None:
    person.context.add_init_script(NO_WEBSOCKET)
    person.go(f"/t/{person.sit_at(in_the_middle('brass_empire', 2))}")
    expect(person.page.get_by_text(person.say("page-polling"))).to_be_visible()
    player = Player(person, random.Random(13))
    play_until(player, lambda _: player.answers > 2)
    assert not person.frames
