"""The rulebook, read without a table: by contents, search and address, on any screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .looks import check_text
from .people import People, Person

PHONE = (390, 844)


def search(person: Person, text: str) -> list[str]:
    """The numbers of the rules that are left."""
    person.page.get_by_role("searchbox").fill(text)
    left: list[str] = person.page.locator("article").evaluate_all("all => all.map(({ id }) => id)")
    return left


@pytest.mark.parametrize(
    ("game", "language", "rule", "word"),
    [
        ("rockwell", "de", "RW-BRIBE-3", "Korruptionsstein"),
        ("brass_empire", "fr", "BE-ACT-2", "gisement"),
    ],
)
def test_it_is_read_and_searched(
    people: People, game: str, language: str, rule: str, word: str
) -> None:
    reader = people.come(language)
    reader.go(f"/rules/{game}#{rule}")
    article = reader.page.locator(f"#{rule}")
    expect(article).to_be_focused()
    expect(article).to_be_in_viewport()
    found = check_text(reader, "rulebook")
    assert not found, "\n".join(found)
    everything = search(reader, "")
    some = search(reader, word.upper())
    assert rule in some
    assert len(some) < len(everything) / 2
    assert search(reader, "xyzzy") == []
    expect(reader.page.get_by_text(reader.say("page-no-rule-found"))).to_be_visible()


def test_on_a_phone_the_contents_lead_to_a_chapter(people: People) -> None:
    reader = people.come("en", size=PHONE, scheme="dark")
    reader.go("/")
    reader.page.locator("a[href='/rules/rockwell']").first.click()
    reader.page.get_by_text(reader.say("page-rulebook-contents")).first.click()
    reader.find("link", "rules-section-danger").click()
    expect(reader.page.locator("#chapter-danger")).to_be_in_viewport()
    wide = reader.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    reader.go("/rules/nothing")
    told = reader.page.locator("main").get_by_role("alert")
    expect(told).to_have_text(reader.say("problem-no-page"))
