"""Somebody who has never seen the game: they press what the companion rings, and read what it says.

What to press inside a large ring, and what to type, they take from its words; a test has the same
from the lesson's own data (`Step.do`).
"""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from pithead.kernel.lessons import ANY, Step, fits
from pithead.tables import games

from .looks import missing_words
from .people import Person
from .players import MOST_KEYS, WAY, KeyboardPlayer, Player

STALL = 30.0
SETTLED = 0.15
RINGED = 400
"""Milliseconds within which a ring comes around what has just come."""
DOUBLE_CLICK = 360
"""Milliseconds after which a second click at the same place is one of its own."""
PANEL = ":is(#answer, .be .sheet, .be .desk)"
MAIN = ".be [data-main]"

SEE = """async (confirm) => {
  // Rings follow what was pressed two frames later.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const shown = (element) => element !== null && element.getClientRects().length > 0;
  const bar = document.querySelector(`section[aria-label="${confirm}"] button`);
  const rings = [...document.querySelectorAll(".ring")].map((ring) => {
    const { x, y, width, height } = ring.getBoundingClientRect();
    return { point: ring.dataset.point, x: x + width / 2, y: y + height / 2 };
  });
  const companion = document.querySelector(".companion");
  return {
    step: companion?.dataset.step ?? null,
    words: companion?.innerText ?? "",
    stage: document.querySelector("[data-stage]") !== null,
    dialog: document.querySelector("dialog[open]") !== null,
    confirm: shown(bar),
    sheet: shown(document.querySelector(".be .sheet")),
    rings,
  };
}"""


# Rings that are not whole in the window, or that lie under the companion.
HIDDEN = """() => {
  const above = document.querySelector(".companion").getBoundingClientRect().bottom;
  return [...document.querySelectorAll(".ring")].flatMap((ring) => {
    const { left, top, right, bottom } = ring.getBoundingClientRect();
    const inside = left >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return inside && top >= above - 1 ? [] : [ring.dataset.point];
  });
}"""

# Rings of a step that wants a press, with nothing in them that takes one.
DEAD = """() => {
  const some = "button, a[href], input, summary, [data-place]";
  const open = (each) => each.checkVisibility({ visibilityProperty: true }) &&
    !each.disabled && each.ariaDisabled !== "true" && !each.closest(".companion");
  const boxes = [...document.querySelectorAll(some)].filter(open)
    .map((each) => each.getBoundingClientRect());
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const around = (box, [x, y]) =>
    box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
  return [...document.querySelectorAll(".ring")].flatMap((ring) => {
    const frame = ring.getBoundingClientRect();
    const usable = (box) => around(frame, middle(box)) || around(box, middle(frame));
    return boxes.some(usable) ? [] : [ring.dataset.point];
  });
}"""

AIM = """(selector) => {
  const all = [...document.querySelectorAll(selector)];
  const element = all.find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (!element) return null;
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


class Follower:
    def __init__(self, person: Person, game: str, lesson: str, touch: bool = False) -> None:
        self.person = person
        self.touch = touch
        # A phone makes room for what it learns about a place: whoever taps there waits for that.
        self.calm = 400 if touch else 20
        self.game = game
        self.lesson = games.lesson(games.game(game), lesson)
        self.presses = 0
        self.hinted = False
        self._player = self.player()
        self._asked = ("", -1)
        self._plan: list[str] = []
        self.look: Callable[[str], None] = lambda _step: None
        """Called at every question, for those who want pictures."""

    def player(self) -> Player:
        """How they play on their own."""
        return Player(self.person, random.Random(1))

    def begin(self) -> None:
        wish = {"game": self.game, "lesson": self.lesson.id, "pace": 0}
        answer = self.person.context.request.post("/api/lessons", data=wish)
        assert answer.status == 201, answer.text()
        table = answer.json()["table"]
        self.person.go(f"/t/{table}")
        # What the page before was sent may still be on its way.
        self.person.until(lambda: self.snapshot()["table"] == table)

    def finish(self) -> None:
        """Until the companion says that the lesson is over."""
        since, before = time.monotonic(), None
        while not self.view()["over"]:
            self.go_on()
            now = (self.snapshot()["version"], self.presses)
            if now != before:
                since, before = time.monotonic(), now
            assert time.monotonic() - since < STALL, f"stuck at {self.view()['step']}"

    def snapshot(self) -> dict[str, Any]:
        return self.person.last_snapshot()

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.snapshot()["lesson"]
        return view

    def step(self) -> Step:
        return next(step for step in self.lesson.steps if step.id == self.view()["step"])

    def go_on(self) -> None:
        page, sight, view = self.person.page, self.see(), self.view()
        if sight["dialog"] or sight["stage"]:
            page.keyboard.press("Escape")
        elif sight["step"] != view["step"] or view["says"] is None:
            page.wait_for_timeout(10)
        elif sight["confirm"]:
            self.tap(f'section[aria-label="{self.person.say("page-confirm-this")}"] button')
        elif sight["sheet"]:
            self.answer()
        elif view["next"]:
            self.regard(view)
            self.tap(".companion .primary", view["step"])
        elif view["options"]:
            self.regard(view)
            right = [each["option"] for each in view["options"]].index(self.step().right[0])
            self.tap(f".companion .buttons button:nth-of-type({right + 1})", view["step"])
        else:
            self.try_ring(sight["rings"])

    def regard(self, view: dict[str, Any]) -> None:
        """At every question: what is pointed at is in sight, and all is said in words."""
        self.look(view["step"])
        # While cards are played one after the other there may be nothing to press.
        if view["points"] and self._asked[0] != view["step"]:
            self.person.page.locator(".ring").first.wait_for()
        hidden = self.person.page.evaluate(HIDDEN)
        assert not hidden, f"{view['step']}: {hidden} is ringed out of sight"
        missing = missing_words(self.person)
        assert not missing, f"{view['step']}: {missing}"

    def see(self) -> dict[str, Any]:
        """What is on the screen, once it has stopped moving."""
        confirm = self.person.say("page-confirm-this")
        before: dict[str, Any] = self.person.page.evaluate(SEE, confirm)
        while True:
            self.person.page.wait_for_timeout(self.calm)
            now: dict[str, Any] = self.person.page.evaluate(SEE, confirm)
            if now == before:
                return now
            before = now

    def tap(self, selector: str, step: str = "") -> None:
        """Press what is there, if it still is; then wait a little for the end of a step."""
        if not self.press_first(selector):
            return
        deadline = time.monotonic() + DOUBLE_CLICK / 1000
        while step and time.monotonic() < deadline and self.view()["step"] == step:
            self.person.page.wait_for_timeout(10)

    def press_first(self, selector: str) -> bool:
        spot = self.person.page.evaluate(AIM, selector)
        if spot is not None:
            self.click(*spot)
        return spot is not None

    def click(self, x: float, y: float) -> None:
        window = self.person.page.viewport_size
        assert window is not None
        assert 0 <= x <= window["width"], "That lies outside the window."
        assert 0 <= y <= window["height"], "That lies outside the window."
        if self.touch:
            self.person.page.touchscreen.tap(x, y)
        else:
            self.person.page.mouse.click(x, y)
        self.presses += 1

    # --- what is ringed -------------------------------------------------------------------------

    def try_ring(self, rings: list[dict[str, Any]]) -> None:
        """Press the rings in their order, one at each look; then backwards."""
        view, at = self.view(), self.snapshot()["at"]
        if self._asked != (view["step"], at):
            self.regard(view)
            dead = self.person.page.evaluate(DEAD)
            assert not dead, f"{view['step']}: {dead} is ringed, and nothing there can be pressed"
            self._asked, self._plan = (view["step"], at), self.plan(view["points"])
        if self.step().free:
            self.play_freely()
        else:
            assert self._plan, f"{view['step']}: the rings {view['points']} lead nowhere"
            self.follow(self._plan.pop(0), rings)
        self.settle(at)

    @staticmethod
    def plan(points: list[str]) -> list[str]:
        """In their order, backwards, and from the first to the last; between them all is closed."""
        return [*points, "", *reversed(points), "", *points[:1], *points[-1:]]

    def follow(self, point: str, rings: list[dict[str, Any]]) -> None:
        ring = next((ring for ring in rings if ring["point"] == point), None)
        if not point:
            # Close what was opened by mistake.
            self.person.page.keyboard.press("Escape")
        elif point == "answer":
            self.answer()
        elif point.startswith("board:"):
            self.tap(f'[data-needed="board {point[-1]}"] button:not([aria-disabled="true"])')
        elif point == "main" and not self.person.page.locator(MAIN).count():
            # Where something is asked, its answers stand in the button's place.
            self.answer()
        elif point == "main" and ring is not None:
            self.press_ring(ring)
            self.confirm_end()
        elif (late := ring or self.late_ring(point)) is not None:
            self.press_ring(late)

    def late_ring(self, point: str) -> dict[str, Any] | None:
        """Of something that has just come: the page looks for such things a few times a second."""
        ring = self.person.page.locator(f'.ring[data-point="{point}"]')
        with contextlib.suppress(PlaywrightTimeout):
            ring.wait_for(timeout=RINGED)
        return next((each for each in self.see()["rings"] if each["point"] == point), None)

    def press_ring(self, ring: dict[str, Any]) -> None:
        self.click(ring["x"], ring["y"])

    def confirm_end(self) -> None:
        """Ending a turn early asks again, on the same button."""
        sure = self.person.page.locator('.be [data-main="sure"]')
        if sure.count():
            self.person.page.wait_for_timeout(DOUBLE_CLICK)
            self.press(sure)

    def settle(self, at: int) -> None:
        """Until what was pressed has had its effect, if it has one."""
        deadline = time.monotonic() + SETTLED
        while time.monotonic() < deadline and self.snapshot()["at"] == at:
            self.person.page.wait_for_timeout(10)

    def wanted(self) -> list[str]:
        """What the words ask for: the moves of the step, and what else they name."""
        step = self.step()
        named = [*step.do, *(answer.play for answer in step.accepted())]
        return [pattern for pattern in named if pattern != ANY]

    # --- in the answer's own box ------------------------------------------------------------------

    def answer(self) -> None:
        buttons = self.offered()
        for pattern in self.wanted():
            if self.fill(pattern):
                return
            found = next((each for each in buttons if fits(pattern, each.split())), None)
            if found is not None:
                self.tap(f'{PANEL} [data-action="{found}"]')
                return
        self.person.page.keyboard.press("Escape")

    def offered(self) -> list[str]:
        open_ones = f'{PANEL} [data-action]:not([aria-disabled="true"])'
        found: list[str] = self.person.page.locator(open_ones).evaluate_all(
            "all => all.filter((each) => each.checkVisibility({ visibilityProperty: true }))"
            ".map((each) => each.dataset.action)"
        )
        return found

    def fill(self, pattern: str) -> bool:
        """Type what a form asks for; False where the words mean something else."""
        verb, *figures = pattern.split()
        panel = self.person.page.locator("#answer form")
        if not all(figure.isdecimal() for figure in figures[-1:]):
            return False
        if verb in ("bid", "insure") and panel.count():
            rows = panel.locator(".pay, li")
            for n, figure in enumerate(figures):
                more = rows.nth(n).locator(".stepper button").last
                presses = int(figure) // 100 if n == 4 else int(figure)
                for _ in range(presses):
                    self.press(more)
        elif verb in ("sell", "buy") and panel.count():
            kind, amount = figures
            row = panel.locator("li").nth(("zinc", "copper", "silver", "gold").index(kind))
            if not row.locator("input").count():
                return False
            way = row.locator(".way button").nth(("sell", "buy").index(verb))
            if way.get_attribute("aria-pressed") == "false":
                self.press(way)
            self.type(row.locator("input"), amount)
        else:
            return False
        self.tap("#answer form button[type=submit]")
        return True

    def press(self, button: Locator) -> None:
        button.click()

    def type(self, field: Locator, text: str) -> None:
        field.fill(text)
        field.blur()

    # --- on one's own ---------------------------------------------------------------------------

    def play_freely(self) -> None:
        """First ask for a hint; then whatever comes to hand."""
        if self.view()["hint"] and not self.hinted:
            self.hinted = self.person.page.locator(".companion .hint").is_visible()
            self.tap(".companion .buttons button")
        elif self.game == "brass_empire":
            unit = ".be .you .lamp-ready"
            chosen = self.person.page.locator(f'{unit}[aria-pressed="true"]').count()
            self.tap(unit if not chosen and self.person.page.locator(unit).count() else MAIN)
            self.confirm_end()
        else:
            self._player.step()


# What the keyboard is to reach: an element, or what can be focused where a ring is.
REACH = """(goal) => {
  window.player = { numbers: new WeakMap(), next: 1, ...window.player, offers: [goal] };
}"""
UNDER = """({ point, x, y }) => {
  const [kind, place] = point.split(":");
  const some = "button, a[href], input, summary, [tabindex]";
  const around = (element) => {
    const box = element.getBoundingClientRect();
    return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
  };
  const size = (element) => element.getBoundingClientRect().width;
  return [...document.querySelectorAll(kind === "tile" ? `[data-place="${place}"]` : some)]
    .filter((element) => element.checkVisibility() && around(element))
    .sort((one, other) => size(one) - size(other))[0];
}"""

# On the planet: inwards or outwards to the right ring, then round it.
ARROW = """() => {
  const depth = (element) => "EABCDc".indexOf(element.dataset.place[0]);
  const by = depth(player.offers[0]) - depth(document.activeElement);
  return by > 0 ? "ArrowDown" : by < 0 ? "ArrowUp" : "ArrowRight";
}"""
TARGETS = 12
"""How often N is pressed before arrows are tried."""


class KeyFollower(Follower):
    """Somebody without a pointer: Tab to what is ringed, keys inside it, Enter."""

    def player(self) -> Player:
        return KeyboardPlayer(self.person, random.Random(1))

    def press_first(self, selector: str) -> bool:
        found = self.person.page.locator(selector).first
        if found.count():
            self.press(found)
            return True
        return False

    def press_ring(self, ring: dict[str, Any]) -> None:
        kind, _, name = ring["point"].partition(":")
        if kind == "crew":
            # The key of its letter takes a crew up, wherever one is.
            self.person.page.keyboard.press(name)
            return
        found = self.person.page.evaluate_handle(UNDER, ring).as_element()
        if found is not None:
            found.evaluate(REACH)
            self.walk("Enter")

    def press(self, button: Locator) -> None:
        button.evaluate(REACH)
        self.walk("Enter")

    def type(self, field: Locator, text: str) -> None:
        field.evaluate(REACH)
        self.walk("Control+a")
        self.person.page.keyboard.type(text)
        self.person.page.keyboard.press("Tab")

    def walk(self, last: str) -> None:
        """Key by key to the goal; there the last."""
        keys: list[str] = []
        while (key := self.person.page.evaluate(WAY, 0)) != "Enter":
            if key == "gone":
                return
            if key == "n" and keys.count("n") >= TARGETS:
                # N goes to where a crew can go or be taken up; arrows go anywhere.
                key = self.person.page.evaluate(ARROW)
            assert len(keys) < MOST_KEYS, f"The keyboard does not get there by {keys[-30:]}."
            self.person.page.keyboard.press(key)
            keys.append(key)
        self.person.page.keyboard.press(last)
        self.presses += 1
