"""How people play: they look at what is offered, on the board or beside it, and take something."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

from .people import Person

STALL = 60.0
"""Seconds without anything happening after which a game counts as stuck."""

# What can be pressed now, as a person sees it. A new question is a new panel, or says its place in
# the log, so its number tells whether anything has happened since one's last press.
LOOK = """([answer, confirm, board, ...lit]) => {
  const mind = (window.player ??= { numbers: new WeakMap(), next: 1, offers: [] });
  const number = (element) => {
    if (!mind.numbers.has(element)) mind.numbers.set(element, mind.next++);
    return mind.numbers.get(element);
  };
  const named = (name) => document.querySelector(`section[aria-label="${name}"]`);
  const open = (button) =>
    button.checkVisibility({ visibilityProperty: true }) &&
    !button.disabled && button.ariaDisabled !== "true";
  const kind = (button) => {
    if (button.closest(".stepper")) return "step";
    if (button.ariaPressed !== null) return "take";
    if (button.type === "submit" && button.form) return "seal";
    return button.closest("form") ? "clear" : "choose";
  };
  const offers = [];
  const offer = (where, what, button) => {
    if (open(button)) offers.push({ where, kind: what, button });
  };
  // On a phone the card one tapped lies over the desk, with what can be done with it.
  const sheet = document.querySelector("section.sheet");
  const desk = named(answer);
  const panel = sheet ?? desk;
  const bar = sheet ? null : named(confirm);
  const buttons = (root, which) => root?.querySelectorAll(which) ?? [];
  for (const button of buttons(bar, "button")) offer("confirm", "choose", button);
  for (const button of buttons(panel, "button:not(.rule)")) {
    // A list that merely repeats the answers above it, or tells what is impossible.
    if (!button.closest("details")) offer("panel", kind(button), button);
  }
  if (panel && !sheet) {
    const cards = '[data-light="lit"], [data-light="target"], .bench button:not(.rule)';
    for (const button of buttons(named(board), `${cards}, [data-strip] button`)) {
      offer("board", kind(button), button);
    }
    for (const button of buttons(named(board), "[data-place]")) {
      // Places of the planet say in their name whether they are possible.
      if (lit.some((end) => button.ariaLabel?.endsWith(end))) offer("board", "place", button);
    }
  }
  mind.offers = offers.map(({ button }) => button);
  const curtain = document.querySelector('dialog[aria-labelledby="curtain-title"]');
  // A big moment is being shown: like a dialog it goes away by Escape.
  const dialog = document.querySelector("dialog[open], [data-stage]");
  return {
    over: document.getElementById("standing-title") !== null,
    curtain: curtain !== null,
    dialog: dialog !== null && dialog !== curtain,
    asked: desk !== null,
    question: desk ? -desk.dataset.question || number(desk) : 0,
    offers: offers.map(({ where, kind, button }) => ({
      where,
      kind,
      name: button.ariaLabel ?? button.innerText,
      pressed: button.ariaPressed === "true",
    })),
  };
}"""

# Where to press: a person scrolls until the thing is in sight and under the pointer.
AIM = """(n) => {
  const button = player.offers[n];
  // Meanwhile somebody has moved: it is gone, or a big moment is shown over it.
  if (!button.isConnected || document.querySelector("[data-stage]")) return null;
  const find = () => {
    const box = button.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    // A place on the planet is a part of it: the planet itself takes the pointer.
    const around = button.closest('[role="application"]') !== null && top?.contains(button);
    // A card on its way, or one that passes over it: one waits until it lies where it belongs.
    const moves = ({ effect }) => effect.target?.contains(top) || effect.target?.contains(button);
    const moving = document.getAnimations().some(moves);
    const hit = top !== null && (button.contains(top) || around);
    return { x, y, hit, moving, top: top?.outerHTML.slice(0, 200) };
  };
  let spot = find();
  for (const block of ["nearest", "center", "start"]) {
    if (spot.hit) break;
    button.scrollIntoView({ block, behavior: "instant" });
    spot = find();
  }
  return { ...spot, name: button.ariaLabel ?? button.innerText };
}"""

# Which key comes next on the way to an offer, as one who sees the focus ring would choose.
WAY = """(n) => {
  const goal = player.offers[n];
  const here = document.activeElement;
  if (!goal.isConnected) return "gone";
  if (goal === here) return "Enter";
  const planet = goal.closest('[role="application"]');
  if (planet?.contains(here)) return "n";
  // A group of cards is one tab stop; arrows walk inside it.
  const group = goal.closest("[data-rove]") && goal.closest("ul");
  if (group?.contains(here) && here.closest("[data-rove]")) {
    const cards = [...group.querySelectorAll("[data-rove]")];
    return cards.indexOf(goal) > cards.indexOf(here) ? "ArrowRight" : "ArrowLeft";
  }
  const list = goal.closest(".choices");
  if (list?.contains(here)) return "ArrowDown";
  const after = here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
  return here === document.body || after ? "Tab" : "Shift+Tab";
}"""
MOST_KEYS = 200
MOST_PLACES = 40


class Offer(TypedDict):
    where: str
    kind: str
    name: str
    pressed: bool


class Sight(TypedDict):
    over: bool
    curtain: bool
    dialog: bool
    asked: bool
    question: int
    offers: list[Offer]


@dataclass
class Player:
    """Plays by pointer: mostly the answers beside the board, often the board itself."""

    person: Person
    dice: random.Random
    answers: int = 0
    _last: Any = None
    _since: float = 0.0

    def look(self) -> Sight:
        say = self.person.say
        names = [say(f"page-{what}") for what in ("your-answer", "confirm-this", "board")]
        lit = [say(f"page-rockwell-can-{what}", place="").strip() for what in ("go", "take")]
        sight: Sight = self.person.page.evaluate(LOOK, [*names, *lit])
        return sight

    def step(self) -> Sight:
        """Look, and press something if anything new is asked."""
        sight = self.look()
        if sight["dialog"]:
            # A rule was opened, or a big moment is being shown: back to the game.
            self.person.page.keyboard.press("Escape")
            return sight
        if sight["over"] or sight["curtain"] or not sight["offers"]:
            return sight
        seen = (sight["question"], sight["offers"])
        if seen == self._last and time.monotonic() - self._since < 0.5:
            return sight
        if self._last is None or sight["question"] != self._last[0]:
            self.answers += 1
        self._last, self._since = seen, time.monotonic()
        self._press(self._decide(sight["offers"]))
        return sight

    def untouched(self, sight: Sight) -> bool:
        """Whether something is asked to which nothing was pressed yet."""
        return sight["asked"] and (self._last is None or sight["question"] != self._last[0])

    def _decide(self, offers: list[Offer]) -> int:
        """Which offer to take: a confirmation before anything else, a figure now and then."""
        confirm = [n for n, offer in enumerate(offers) if offer["where"] == "confirm"]
        if confirm:
            return confirm[0] if self.dice.random() < 0.9 else confirm[-1]
        weights = [self._weight(offer, offers) for offer in offers]
        return self.dice.choices(range(len(offers)), weights)[0]

    def _weight(self, offer: Offer, offers: list[Offer]) -> float:
        taken = any(other["pressed"] for other in offers)
        weight = {"step": 0.1, "clear": 0.02, "take": 0.1 if taken else 3.0}.get(offer["kind"], 1.0)
        if offer["kind"] == "seal":
            weight = 4.0
        among = sum(other["where"] == offer["where"] for other in offers)
        return weight * (0.5 if offer["where"] == "board" else 1.0) / among

    def _press(self, number: int) -> None:
        spot = self.person.page.evaluate(AIM, number)
        if spot is None:
            # It went away while being looked at: somebody else has moved.
            return
        if not spot["hit"]:
            now = self.look()
            if spot["moving"] or now["curtain"] or now["dialog"]:
                # It moves, or something was opened over it while it was being looked at.
                return
        assert spot["hit"], f"{spot['name']!r} is covered by {spot['top']}"
        self.person.page.mouse.click(spot["x"], spot["y"])


class KeyboardPlayer(Player):
    """Plays without a pointer: Tab to a part of the page, keys inside it, Enter to choose."""

    def _press(self, number: int) -> None:
        keys: list[str] = []
        while len(keys) < MOST_KEYS:
            key = self.person.page.evaluate(WAY, number)
            # N goes to where the crew taken up can go, and not to the other crews meanwhile.
            if key == "gone" or keys.count("n") > MOST_PLACES:
                return
            self.person.page.keyboard.press(key)
            if key == "Enter":
                return
            keys.append(key)
        raise AssertionError(f"The keyboard does not get there by {keys[-30:]}.")


def play_until(player: Player, ready: Callable[[Sight], bool]) -> Sight:
    """Play on until something is seen."""
    deadline = time.monotonic() + 3 * STALL
    while time.monotonic() < deadline:
        sight = player.look()
        if ready(sight):
            return sight
        player.step()
        player.person.page.wait_for_timeout(10)
    raise AssertionError("That never came.")


def play_out(*players: Player) -> None:
    """Everybody plays until everybody sees the end."""
    play_together(players, lambda: all(player.look()["over"] for player in players))


def play_together(players: Sequence[Player], done: Callable[[], bool]) -> None:
    """Everybody plays until something is so."""
    happened = time.monotonic()
    before: list[Sight] = []
    while not done():
        sights = [player.step() for player in players]
        if sights != before:
            before, happened = sights, time.monotonic()
        elif time.monotonic() - happened > STALL:
            raise AssertionError(f"The game is stuck: {sights}")
        else:
            players[0].person.page.wait_for_timeout(10)
