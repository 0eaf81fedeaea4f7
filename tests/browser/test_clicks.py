"""A default turn takes few clicks, and by keys not many more presses.

Every question is answered in the plainest way.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator

from .people import People, Person
from .players import STALL
from .positions import beginning

TURNS = 4
SMALL_DESKTOP = (1280, 720)
DOUBLE_CLICK = 400
"""Milliseconds after which a click is not taken for the second one of the click before."""

AGAIN = 5.0
"""Seconds after which a click that did nothing is made again."""

OPEN = ':not([aria-disabled="true"])'
ANSWER = "#answer .answer"
CONFIRM = "#answer .confirm .primary"
SEAL = f"{ANSWER} form button[type=submit]{OPEN}"
PASS = f"{ANSWER} .foot .choice"
# What somebody presses who wants nothing special, whatever comes first: what they bid last time, at
# first a chip; a Vice President on a free slot; the richest move, else any; all they have is sold;
# what is ready is delivered; an improvement if there is one.
WAYS: dict[str, list[str]] = {
    "bid": [f"{ANSWER} form:not(:has(.pay.on)) .chips button:nth-child(2){OPEN}", SEAL],
    "place": [f"{ANSWER} .boards [data-action]{OPEN}"],
    "insure": [f"{ANSWER} .never"],
    "move": [f"{ANSWER} .drills button", f"{ANSWER} .targets button", f"{ANSWER} .crews button"],
    "advantage": [PASS],
    "market": [
        f"{ANSWER} .everything",
        f"{ANSWER} form:not(:has(li.on)) .all{OPEN}",
        SEAL,
        PASS,
    ],
    "workshop": [f"{ANSWER} .ready button{OPEN}", f"{ANSWER} .ups .choice{OPEN}", PASS],
}
# For two, one of them moves the crews of a third company as well: any will do, for the whole turn.
WAYS |= {kind: [f"{ANSWER} .foot .button"] for kind in ("al_crew", "al_move", "al_power")}
OTHERS = [f"{ANSWER} button{OPEN}"]


class DefaultPlayer:
    """Plays so, and counts the clicks of each turn by the kind of question."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.clicks: dict[int, Counter[str]] = {}

    def play(self, turns: int) -> None:
        since, before = time.monotonic(), -1
        while (now := self.person.last_snapshot())["picture"]["turn"] <= turns:
            if now["version"] != before:
                since, before = time.monotonic(), now["version"]
            assert time.monotonic() - since < STALL, f"Stuck at {now['question']}"
            self.go_on(now)
            self.person.page.wait_for_timeout(20)

    def go_on(self, now: dict[str, Any]) -> None:
        page, question = self.person.page, now["question"]
        if page.locator("[data-stage]").count():
            # A big moment ends by itself; whoever does not wait for it presses a key.
            page.keyboard.press("Escape")
        elif question and question["yours"] and not page.locator("#answer.wait").count():
            self.press([CONFIRM, *WAYS.get(question["kind"], OTHERS)], now)

    def press(self, ways: list[str], now: dict[str, Any]) -> None:
        """The first that is there, until it does something; only then is it one click more.

        A question that has come this moment takes no click yet: it might be meant for the last one.
        """
        found = next((one for way in ways if (one := self.person.page.locator(way)).count()), None)
        if found is None:
            return
        before, again = self.shown(), time.monotonic() + AGAIN
        self.answer(found.first)
        while self.shown() == before:
            if time.monotonic() > again:
                return
            self.person.page.wait_for_timeout(20)
        kinds = self.clicks.setdefault(now["picture"]["turn"], Counter())
        kinds[now["question"]["kind"]] += 1
        self.person.page.wait_for_timeout(DOUBLE_CLICK)

    def answer(self, button: Locator) -> None:
        button.click()

    def shown(self) -> tuple[int, str]:
        """What a click changes: the table, or what is chosen for an answer."""
        answer = self.person.page.locator("#answer")
        inside = answer.first.inner_html() if answer.count() else ""
        return self.person.last_snapshot()["version"], inside


# The key that leads to a button, as the keyboard help has it; "" where several are needed.
KEY = """(goal) => {
  const open = (which) => [...document.querySelectorAll(`#answer .answer ${which}`)]
    .filter((each) => each.ariaDisabled !== "true");
  if (goal.dataset.main !== undefined || goal === document.activeElement) return "Enter";
  if (goal.dataset.crew) return goal.dataset.crew;
  if (goal === open(".foot [data-action]")[0]) return "p";
  const place = open(":is([data-action], [data-option]):not(.foot *)").indexOf(goal) + 1;
  return place >= 1 && place <= 9 ? String(place) : "";
}"""


class KeyPlayer(DefaultPlayer):
    """The same answers without a pointer."""

    presses = 0

    def answer(self, button: Locator) -> None:
        key = button.evaluate(KEY)
        assert key, f"No key leads to {button}."
        self.person.page.keyboard.press(key)
        self.presses += 1


MOST = 12
MOST_WITH_AL = 15
"""For two there are Al's crews as well."""

MORE_BY_KEYS = 1.5


@pytest.mark.parametrize(("seats", "most"), [(2, MOST_WITH_AL), (4, MOST)])
def test_a_default_turn_takes_few_clicks(people: People, seats: int, most: int) -> None:
    person = people.come(size=SMALL_DESKTOP)
    person.go(f"/t/{person.sit_at(beginning('rockwell', seats))}")
    player = DefaultPlayer(person)
    player.play(TURNS)
    assert len(player.clicks) == TURNS
    assert not too_many(player, most)


def test_keys_take_at_most_half_as_many_presses_more(people: People) -> None:
    person = people.come(size=SMALL_DESKTOP)
    person.go(f"/t/{person.sit_at(beginning('rockwell', 3))}")
    player = KeyPlayer(person)
    player.play(TURNS)
    assert not too_many(player, MOST)
    clicks = sum(sum(each.values()) for each in player.clicks.values())
    assert player.presses <= MORE_BY_KEYS * clicks


def too_many(player: DefaultPlayer, most: int) -> dict[int, Counter[str]]:
    return {turn: each for turn, each in player.clicks.items() if sum(each.values()) > most}
