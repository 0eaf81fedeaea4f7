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
from .positions import Position, beginning, positions, replay

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

    def play(self, turns: int = 1000) -> None:
        """So many turns, or to the end."""
        since, before = time.monotonic(), -1
        while (now := self.person.last_snapshot())["picture"]["turn"] <= turns:
            if now["stage"] == "over":
                return
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


def test_a_whole_game_by_keys_takes_at_most_half_as_many_presses_more(people: People) -> None:
    person = people.come(size=SMALL_DESKTOP)
    person.go(f"/t/{person.sit_at(beginning('rockwell', 3))}")
    player = KeyPlayer(person)
    player.play()
    assert person.last_snapshot()["stage"] == "over"
    assert not too_many(player, MOST)
    clicks = sum(sum(each.values()) for each in player.clicks.values())
    assert player.presses <= MORE_BY_KEYS * clicks


def too_many(player: DefaultPlayer, most: int) -> dict[int, Counter[str]]:
    return {turn: each for turn, each in player.clicks.items() if sum(each.values()) > most}


# --- Brass Empire -------------------------------------------------------------------------------

MAIN = ".be [data-main]"
ASKED = ".be .asks"
CARD = ".be .tray .card.lit"
UNIT = ".be .lineup .tile.lamp-ready"
FIRST_ANSWER = f"{ASKED} [data-action], .be [data-light=lit], .be [data-light=target]"
EARLY, LATE = 4, 6
"""The most clicks of a turn: the first one, and one with two buildings and a unit."""


class TurnPlayer:
    """Plays a turn as somebody who plays all, buys a card, uses each unit and ends the turn."""

    def __init__(self, person: Person, position: Position) -> None:
        self.person, self.page = person, person.page
        person.go(f"/t/{person.sit_at(position, 'greedy')}")
        self.page.locator(MAIN).wait_for()
        self.round = person.last_snapshot()["picture"]["round"]
        self.bought = False
        self.clicks = 0

    def play(self) -> int:
        since = time.monotonic()
        while self.is_on():
            assert time.monotonic() - since < STALL, self.person.last_snapshot()["question"]
            before = self.seen()
            # The gold button is deaf for a moment to what it did not mean before.
            self.page.wait_for_timeout(DOUBLE_CLICK)
            if self.seen() == before and self.is_on() and (goal := self.goal()):
                self.press(goal)
                self.clicks += 1
                self.page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before)
            self.page.wait_for_timeout(20)
        return self.clicks

    def is_on(self) -> bool:
        picture: dict[str, Any] = self.person.last_snapshot()["picture"]
        return (picture["active"], picture["round"]) == (0, self.round)

    def seen(self) -> str:
        return str(self.page.evaluate(SEEN))

    def goal(self) -> str | None:
        """What is pressed next; None: nothing yet."""
        main = self.page.locator(MAIN)
        meaning = main.first.get_attribute("data-main") if main.count() else None
        if self.page.locator(ASKED).count():
            return MAIN if meaning is not None else FIRST_ANSWER
        if meaning is None or meaning.startswith(("play", "deed")):
            return MAIN if meaning is not None else None
        if not self.bought and self.page.locator(CARD).count():
            self.bought = True
            return CARD
        return UNIT if self.page.locator(UNIT).count() else MAIN

    def press(self, goal: str) -> None:
        self.page.locator(goal).first.click()


# What a press changes: the question, what the gold button means, what the hand has become.
SEEN = """() => {
  const be = document.querySelector(".be");
  const spots = [...be.querySelectorAll("[data-spot]")];
  return [
    be.className,
    be.querySelector("[data-main]")?.dataset.main,
    be.querySelector(".round")?.innerText,
    be.querySelector("[data-question]")?.dataset.question,
    spots.map((each) => each.className),
  ].join();
}"""


class KeyTurnPlayer(TurnPlayer):
    """The same by keys, with those of the help that lead to a row and to one's own line."""

    presses = 0

    def press(self, goal: str) -> None:
        if goal == CARD:
            row = self.page.locator(".be .tray", has=self.page.locator(".card.lit")).first
            self.key("l" if row.get_attribute("data-row") == "L" else "k")
        elif goal == UNIT:
            self.key("y")
            while not self.page.locator(f"{UNIT}:focus").count():
                self.key("ArrowRight")
        elif goal == FIRST_ANSWER and not self.page.locator(f"{ASKED} [data-action]").count():
            self.key("n")
        self.key("Enter")

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.presses += 1


def grown() -> Position:
    """The beginning of a turn with a whole hand, two buildings and a unit that can act."""
    for luck in range(1, 30):
        for position in positions("brass_empire", 2, luck=luck):
            if position.kind == "play" and position.log[-1:] and position.log[-1][0] == 1:
                match = replay(position)
                picture: Any = match.game.picture(match.view(0))
                company = picture["companies"][0]
                up = [card for card in company["in_play"] if card["face_up"]]
                buildings = sum(card["type"] == "building" for card in up)
                if len(company["hand"]) == 5 and buildings >= 2 and any(c["ready"] for c in up):
                    return position
    raise AssertionError("no such turn in thirty games")


@pytest.mark.parametrize(("late", "most"), [(False, EARLY), (True, LATE)])
def test_a_turn_of_brass_empire_takes_few_clicks_and_keys(
    people: People, late: bool, most: int
) -> None:
    start = grown() if late else beginning("brass_empire", 2)
    clicks = TurnPlayer(people.come(size=SMALL_DESKTOP), start).play()
    assert clicks <= most
    by_keys = KeyTurnPlayer(people.come(size=SMALL_DESKTOP), start)
    assert by_keys.play() == clicks
    assert by_keys.presses <= MORE_BY_KEYS * clicks
