"""Every screen, in every language, theme and size of window."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import pytest

from .looks import check_axe, check_text
from .people import People, Person

LANGUAGES = ("en", "fr", "de")
TOO_MANY = 429
IDS = count(1)


@dataclass
class Gallery:
    """The same screen before several readers: one of each language, and axe."""

    readers: list[Person]
    inspector: Person
    found: list[str] = field(default_factory=list)

    @property
    def all(self) -> list[Person]:
        return [*self.readers, self.inspector]

    def go(self, path: str) -> None:
        for person in self.all:
            person.go(path)

    def press(self, key: str, /, **figures: object) -> None:
        for person in self.all:
            person.find("button", key, **figures).first.click()

    def show(self, screen: str, role: Any, key: str, /, **figures: object) -> None:
        """Look at a screen closely, once everybody sees what is named."""
        for person in self.all:
            person.find(role, key, **figures).first.wait_for()
        for reader in self.readers:
            self.found += check_text(reader, screen)
        self.found += check_axe(self.inspector, screen)

    def escape(self) -> None:
        for person in self.all:
            person.page.keyboard.press("Escape")


@pytest.fixture
def gallery(people: People) -> Iterator[Gallery]:
    host = people.come(bypass_csp=True)
    host.go("/")
    made = Gallery([], host)
    yield made
    assert not made.found, "\n".join(dict.fromkeys(made.found))


def invite_readers(gallery: Gallery, people: People) -> None:
    """Readers with the host's own cookies: the same seat, seen in each language."""
    cookies = gallery.inspector.context.storage_state()
    gallery.readers = [people.come(language, storage_state=cookies) for language in LANGUAGES]


def test_home_and_dialogs(gallery: Gallery, people: People) -> None:
    gallery.inspector.make_table("rockwell", 3, ["random", "random"])
    invite_readers(gallery, people)
    gallery.go("/")
    gallery.show("home", "button", "page-play-now")
    gallery.press("page-set-up")
    gallery.show("new table", "button", "page-start-now")
    gallery.escape()
    gallery.press("page-settings")
    gallery.show("settings", "dialog", "page-settings")
    gallery.escape()
    gallery.press("page-keys")
    gallery.show("keyboard", "dialog", "page-keys")
    gallery.go("/t/nothing-here#seat=0123456789abcdef")
    gallery.show("invitation", "heading", "page-invited")
    for person in gallery.all:
        person.expect_trouble("404")
    gallery.go("/t/nothing-here")
    gallery.show("no table", "heading", "page-no-table")


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_a_table_from_lobby_to_end(gallery: Gallery, people: People, game: str) -> None:
    options = {} if game == "rockwell" else {"pool": 10, "corporations": "chosen"}
    host = gallery.inspector
    table = host.make_table(game, 3, ["random", ""], options=options, start=False, name="Ann")
    invite_readers(gallery, people)
    gallery.go(f"/t/{table}")
    gallery.show("lobby", "button", "page-start")
    gallery.go("about:blank")
    for command in ({"type": "bot", "seat": 2, "bot": "random"}, {"type": "start"}):
        send(host, table, command)
    for kind in questions(host, table, random.Random(11)):
        gallery.go(f"/t/{table}")
        gallery.show(f"{game} {kind}", "region", "page-your-answer")
        if kind == "bid":
            gallery.press("page-table")
            gallery.show("seats at the table", "dialog", "page-table")
        # Nobody looks on while the game is played on: four pages would draw every move.
        gallery.go("about:blank")
    gallery.go(f"/t/{table}")
    gallery.show(f"{game} end", "heading", "page-standing")


def test_the_curtain(gallery: Gallery, people: People) -> None:
    table = gallery.inspector.make_table("rockwell", 2, [""], name="Ann", start=False)
    invite_readers(gallery, people)
    for command in ({"type": "sit", "seat": 1, "name": "Ben"}, {"type": "start"}):
        send(gallery.inspector, table, command)
    gallery.go(f"/t/{table}")
    gallery.show("curtain", "button", "page-curtain-open", name="Ann")


def questions(host: Person, table: str, dice: random.Random) -> Iterator[str]:
    """Play on by plain requests, and stop at every kind of question that has not come before."""
    known: set[str] = set()
    after = 0
    while True:
        snapshot = newest(host, table, after)
        if snapshot["stage"] == "over":
            return
        question = snapshot["question"]
        if not question["yours"]:
            after = snapshot["version"]
            continue
        if question["kind"] not in known:
            known.add(question["kind"])
            yield question["kind"]
            # A page that was opened meanwhile may have given the only answer there is.
            continue
        legal = [each["action"] for each in question["choices"] if each["refused"] is None]
        move = {"type": "move", "seat": 0, "at": snapshot["at"], "action": dice.choice(legal)}
        send(host, table, move)


def newest(host: Person, table: str, after: int) -> dict[str, Any]:
    """The table as it is, or once it is newer than what is known."""
    path = f"/api/tables/{table}/updates?after={after}&lines=0&seat=0"
    answer = host.context.request.get(path)
    while answer.status in (204, TOO_MANY):
        if answer.status == TOO_MANY:
            time.sleep(0.5)
        answer = host.context.request.get(path)
    snapshot: dict[str, Any] = answer.json()["snapshot"]
    return snapshot


def send(host: Person, table: str, command: dict[str, Any]) -> None:
    command = {**command, "id": f"test-{next(IDS):012}"}
    path = f"/api/tables/{table}/commands"
    answer = host.context.request.post(path, data=command)
    while answer.status == TOO_MANY:
        time.sleep(0.5)
        answer = host.context.request.post(path, data=command)
    assert answer.json()["ok"], answer.text()
