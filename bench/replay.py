"""How quickly a replay goes from moment to moment: jumps and steps in a game of 2,000 decisions.

    PYTHONPATH=src .venv/bin/python -m bench.replay [--decisions 2000] [--jumps 40] [--steps 60]
                                                    [--game rockwell]

Starts a server of its own and brings it a long game. First it asks for moments as the page does:
times are those of whole requests, the board and the log included. Then it presses the replay's own
buttons in Chromium: times are those from the press of the pointer until the frame that shows the
new moment has been painted, the request included; `page` is what the page's main thread worked for
one of them, which can be compared on a busy machine too. Goals, for 95 of 100: a jump in 300 ms, a
step in 50 ms.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

import pithead
from tests.browser.conftest import chromium, ensure_page
from tests.browser.serving import new_server

from .page import thread_time

LONG: dict[str, tuple[int, dict[str, int | str | bool]]] = {
    "brass_empire": (6, {"battle": True}),
    "rockwell": (4, {}),
}
"""Battles of six last for thousands of decisions; a whole game of Rockwell for a few hundred."""
JUMP, STEP = 300.0, 50.0
BREATH = 0.15
"""Seconds between two presses: one visitor is not to ask for more than a few moments a second."""
THUMB = 8
"""Half the width of the track's thumb: so far from its ends the game begins and is over."""
TRACK, ON, BACK = '.replay input[type="range"]', ".replay .step >> nth=1", ".replay .step >> nth=0"

# What follows a frame's painting in the same task queue comes right after it.
WATCH = """
window.painted = [];
let pressed = 0;
addEventListener("pointerdown", (event) => { pressed = event.timeStamp; }, true);
const shown = () => requestAnimationFrame(() => {
  const after = new MessageChannel();
  after.port1.onmessage = () => painted.push(performance.now() - pressed);
  after.port2.postMessage(0);
});
new MutationObserver(shown).observe(document, { subtree: true, attributeFilter: ["data-moment"] });
"""


class Asked(NamedTuple):
    spent: float
    """Milliseconds."""
    answer: dict[str, Any]


def long_game(game: str, decisions: int) -> dict[str, Any]:
    seats, options = LONG[game]
    match, rng = pithead.game(game).match(seats, 7, options), Random(7)
    while len(match.log) < decisions and not match.over:
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
    print(f"\n{game}, {seats} seats, {len(match.log)} decisions")
    return match.record()


def told(name: str, times: list[float], goal: float, more: str = "") -> None:
    times.sort()
    middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
    verdict = "met" if late <= goal else "MISSED"
    spread = f"p50 {middle:6.1f}  p95 {late:6.1f}  max {times[-1]:6.1f} ms"
    print(f"  {name:22} {len(times):4}  {spread}{more}; goal {goal:.0f}: {verdict}")


def requests(client: httpx.Client, at: str, jumps: int, steps: int) -> None:
    rng = Random(1)

    def ask(path: str, **query: object) -> Asked:
        time.sleep(BREATH)
        start = time.perf_counter()
        answer = client.get(path, params={name: str(value) for name, value in query.items()})
        assert answer.status_code == 200, answer.text
        return Asked((time.perf_counter() - start) * 1000, answer.json())

    print("Requests")
    first = ask(at)
    moments: list[int] = first.answer["moments"]
    told("the moments, at first", [first.spent], JUMP)
    found = [ask(f"{at}/{rng.choice(moments)}", eyes="seat1").spent for _ in range(jumps)]
    told("jumps", found, JUMP)
    on: list[float] = []
    place, lines = len(moments) // 2, 0
    for _ in range(steps):
        moment = ask(f"{at}/{moments[place]}", eyes="seat1", lines=lines)
        place, lines = place + 1, int(moment.answer["lines"])
        on.append(moment.spent)
    told("steps on", on, STEP)
    back = [ask(f"{at}/{moments[place - n]}", eyes="seat1").spent for n in range(steps)]
    told("steps back", back, STEP)


class Viewer:
    """Somebody who watches the replay in a browser."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self.page = page
        self.session = session
        self.place = 0.0

    def jump(self, part: float) -> float:
        """To a part of the whole game, by the track; milliseconds until it was painted."""
        return self.press(TRACK, part)

    def jump_far(self, rng: Random) -> float:
        """Where the track's thumb is already, a press would only take hold of it."""
        self.place = (self.place + rng.uniform(0.1, 0.9)) % 1
        return self.jump(self.place)

    def press(self, selector: str, part: float = 0.5) -> float:
        self.page.wait_for_timeout(BREATH * 1000)
        self.page.evaluate("painted.length = 0")
        box = self.page.locator(selector).bounding_box()
        assert box is not None
        inner = box["width"] - 2 * THUMB
        self.page.mouse.click(box["x"] + THUMB + part * inner, box["y"] + box["height"] / 2)
        self.page.wait_for_function("() => painted.length > 0")
        return float(self.page.evaluate("painted[0]"))

    def measure(self, name: str, presses: int, goal: float, press: Any) -> None:
        before = thread_time(self.session)
        times = [press() for _ in range(presses)]
        each = (thread_time(self.session) - before) / presses
        told(name, times, goal, f", page {each:.0f} ms")


def in_browser(browser: Browser, address: str, record: Any, jumps: int, steps: int) -> None:
    rng = Random(1)
    context = browser.new_context(
        base_url=address, locale="en", viewport={"width": 1440, "height": 900}
    )
    made = context.request.post("/api/tables/import", data=record)
    assert made.status == 201, made.text()
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(f"/t/{made.json()['table']}/replay?at=0")
    page.locator(TRACK).wait_for()
    viewer = Viewer(page, session)
    print("In the browser")
    viewer.measure("jumps", jumps, JUMP, lambda: viewer.jump_far(rng))
    viewer.jump(0.41)
    viewer.measure("steps on", steps, STEP, lambda: viewer.press(ON))
    viewer.jump(0.83)
    viewer.measure("steps back", steps, STEP, lambda: viewer.press(BACK))
    context.close()


def measure(browser: Browser, address: str, game: str, wanted: argparse.Namespace) -> None:
    record = long_game(game, wanted.decisions)
    with httpx.Client(base_url=address, timeout=60) as client:
        made = client.post("/api/tables/import", json=record)
        assert made.status_code == 201, made.text
        requests(client, f"/api/tables/{made.json()['table']}/replay", wanted.jumps, wanted.steps)
    in_browser(browser, address, record, wanted.jumps, wanted.steps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--jumps", type=int, default=40)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--game", choices=LONG)
    wanted = parser.parse_args()
    ensure_page()
    server = new_server()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium())
            for game in [wanted.game] if wanted.game else LONG:
                measure(browser, server.address, game, wanted)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
