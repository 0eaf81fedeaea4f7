"""Every screen, in every language, theme and size of window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from pithead.words import LANGUAGES

from .looks import check_axe, check_text
from .people import People, Person
from .positions import Options, finished, first_of_each_kind

OPTIONS: dict[str, Options] = {
    "rockwell": {},
    "brass_empire": {"pool": 10, "corporations": "chosen"},
}


@dataclass
class Inspector:
    """Somebody who looks at a screen in every language and every size, and lets axe look."""

    person: Person
    thorough: bool
    """axe looks in every language too; what it finds hardly ever hangs on that."""
    found: list[str] = field(default_factory=list)

    def show(self, screen: str, role: Any, key: str, /, **figures: object) -> None:
        """Look at a screen closely, once what is named is there."""
        for language in LANGUAGES:
            if self.person.words.language != language:
                self.person.speak(language)
            self.person.find(role, key, **figures).first.wait_for()
            self.found += check_text(self.person, screen)
            if self.thorough:
                self.found += check_axe(self.person, screen)
        if not self.thorough:
            self.found += check_axe(self.person, screen)

    def open(self, screen: str, button: str, role: Any, key: str) -> None:
        """Look at what a button opens, and close it."""
        self.person.find("button", button).first.click()
        self.show(screen, role, key)
        self.person.page.keyboard.press("Escape")
        self.person.find(role, key).wait_for(state="hidden")


@pytest.fixture
def inspector(people: People, pytestconfig: pytest.Config) -> Iterator[Inspector]:
    thorough = bool(pytestconfig.getoption("every_language", default=False))
    made = Inspector(people.come(bypass_csp=True), thorough)
    yield made
    assert not made.found, "\n".join(dict.fromkeys(made.found))


def test_home_and_dialogs(inspector: Inspector) -> None:
    person = inspector.person
    person.go(f"/t/{person.sit_at(finished('rockwell', 3))}")
    person.find("heading", "page-how-it-went").wait_for()
    person.page.wait_for_load_state("networkidle")  # the game's own part of the end page comes last
    person.go("/")
    inspector.show("home", "button", "page-play-now")
    inspector.open("new table", "page-set-up", "button", "page-start-now")
    inspector.open("settings", "page-settings", "dialog", "page-settings")
    inspector.open("keyboard", "page-keys", "dialog", "page-keys")
    person.go("/t/nothing-here#seat=0123456789abcdef")
    inspector.show("invitation", "heading", "page-invited")
    person.expect_trouble("404")
    person.go("/t/nothing-here")
    inspector.show("no table", "heading", "page-no-table")


def test_the_lobby_and_the_curtain(inspector: Inspector) -> None:
    person = inspector.person
    table = person.make_table("rockwell", 3, ["random", ""], start=False, name="Ann")
    person.go(f"/t/{table}")
    inspector.show("lobby", "button", "page-start")
    person.find("textbox", "page-player-name", n=3).fill("Ben")
    person.press("page-sit-too")
    person.press("page-start")
    inspector.show("curtain", "button", "page-curtain-open", name="Ann")


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_every_question_and_the_end(inspector: Inspector, game: str) -> None:
    person = inspector.person
    # This luck brings most kinds of question in one short game.
    for position in first_of_each_kind(game, 3, OPTIONS[game], luck=5):
        person.go(f"/t/{person.sit_at(position)}")
        inspector.show(f"{game} {position.kind}", "region", "page-your-answer")
    inspector.open("seats at the table", "page-table", "dialog", "page-table")
    person.go(f"/t/{person.sit_at(finished(game, 3, OPTIONS[game]))}")
    inspector.show(f"{game} end", "heading", "page-chart-sources")
