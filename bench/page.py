"""How the page performs in a browser: first load, updates and long tasks, against the goals.

    PYTHONPATH=src .venv/bin/python -m bench.page [--runs 5] [--moves 30] [--seconds 40]
                                                  [--game rockwell]

Starts a server and Chromium and opens a table of four seats, three of them bots', in the middle of
a game, with an empty cache each time. `interactive` ends when the first button that answers can be
pressed; `update` is all work of the page from a message of the table to the new layout; `longest
task` is what the browser reports while the game goes on with its animations. `cpu` is the time the
page's main thread really worked, of a game by itself, since tracing slows a page down: on a busy
machine only that can be compared with the goals. `round` is how long one waits for two bots of
level 2 at a new table, at its pace and with fast-forward.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import sys
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Request, sync_playwright

import pithead
from pithead.words import Words
from tests.browser.conftest import chromium, ensure_page
from tests.browser.people import Person
from tests.browser.players import Player
from tests.browser.positions import in_the_middle
from tests.browser.serving import Server, new_server

SEATS = 4
GOALS = {"first load": 140.0, "interactive": 1000.0, "update": 30.0, "longest task": 50.0}
GOALS |= {"round": 6000.0, "fast round": 1000.0}
PACE = 400
"""Milliseconds a bot waits at a new table."""
TRACED = ["toplevel", "blink.user_timing"]

WATCH = """
window.timed = { interactive: 0, updates: [], tasks: [] };
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) timed.tasks.push([task.startTime, task.duration]);
}).observe({ type: "longtask", buffered: true });
const ANSWER = 'section[aria-label="%s"] button:not([aria-disabled="true"])';
(function look() {
  if (document.querySelector(ANSWER)) timed.interactive = performance.now();
  else requestAnimationFrame(look);
})();
const plain = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  ...plain,
  set(hear) {
    plain.set.call(this, (event) => {
      const begun = performance.now();
      hear.call(this, event);
      // What follows from it is worked out in microtasks, then laid out.
      Promise.resolve().then(() => {}).then(() => {
        void document.body.offsetHeight;
        const changed = event.data.startsWith('{"type":"change"');
        if (changed) performance.mark("table changed");
        if (changed) timed.updates.push(performance.now() - begun);
      });
    });
  },
});
"""


class Load(NamedTuple):
    kilobytes: float
    interactive: float
    cpu: float


class Course(NamedTuple):
    updates: list[float]
    tasks: list[float]


def visit(browser: Browser, server: Server) -> Person:
    context = browser.new_context(
        base_url=server.address, locale="en", viewport={"width": 1440, "height": 900}
    )
    words = Words("en")
    person = Person(context, context.new_page(), words, server.data)
    person.watch(person.page)
    person.page.add_init_script(WATCH % words.say("page-your-answer"))
    return person


def thread_time(session: CDPSession) -> float:
    """Milliseconds the page's main thread has worked."""
    answer: Any = session.send("Performance.getMetrics")
    found = {each["name"]: each["value"] for each in answer["metrics"]}
    return float(found["TaskDuration"]) * 1000


def load(person: Person, game: str) -> Load:
    table = person.sit_at(in_the_middle(game, SEATS), "level-1")
    session = person.context.new_cdp_session(person.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    loaded: list[Request] = []
    person.page.on("requestfinished", lambda request: loaded.append(request))
    before = thread_time(session)
    person.go(f"/t/{table}")
    person.until(lambda: bool(person.page.evaluate("timed.interactive")))
    cpu = thread_time(session) - before
    sizes = [
        request.sizes()["responseBodySize"]
        for request in loaded
        if request.resource_type in ("script", "stylesheet")
    ]
    return Load(sum(sizes) / 1000, float(person.page.evaluate("timed.interactive")), cpu)


def play(person: Person, moves: int) -> Course:
    """Answer by plain requests, and let the page show what comes of it."""
    person.page.evaluate("timed.updates = []; timed.tasks = []")
    for _ in range(moves):
        shot = person.last_snapshot()
        question = shot.get("question") or {}
        if shot["stage"] != "playing":
            break
        if question.get("yours"):
            answer(person, shot)
        person.page.wait_for_timeout(400)
    timed = person.page.evaluate("timed")
    return Course(timed["updates"], [duration for _, duration in timed["tasks"]])


def play_traced(browser: Browser, person: Person, moves: int) -> list[float]:
    """The same, and how long the main thread worked at each update."""
    browser.start_tracing(page=person.page, categories=TRACED)
    play(person, moves)
    return list(worked(json.loads(browser.stop_tracing())["traceEvents"]))


def worked(events: list[dict[str, Any]]) -> Iterator[float]:
    """Milliseconds of the main thread in each task that applied an update."""
    marks = [each for each in events if each["name"] == "table changed"]
    threads = {(each["pid"], each["tid"]) for each in marks}
    for task in events:
        here = (task["pid"], task["tid"]) in threads and task["name"].endswith("RunTask")
        if not here or "tdur" not in task:
            continue
        begun, ended = task["ts"], task["ts"] + task["dur"]
        if any(begun <= mark["ts"] <= ended for mark in marks):
            yield task["tdur"] / 1000


def answer(person: Person, shot: dict[str, Any]) -> None:
    question = shot["question"]
    legal = [each["action"] for each in question["choices"] if each["refused"] is None]
    form = question["form"]
    action = legal[0] if legal else [form["verb"], *(field["low"] for field in form["fields"])]
    command = {"type": "move", "id": f"bench-{person.tables}-{shot['version']}-0", "at": shot["at"]}
    person.context.request.post(
        f"/api/tables/{shot['table']}/commands",
        data={**command, "seat": shot["you"]["viewer"], "action": action},
    )


class Waits:
    """How long one waits from an answer to the next question that is one's own."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._since: float | None = None
        self.milliseconds: list[float] = []

    def watch(self) -> None:
        question = self._person.last_snapshot()["question"]
        mine = question is not None and question["yours"]
        if not mine and self._since is None:
            self._since = time.monotonic()
        elif mine and self._since is not None:
            self.milliseconds.append((time.monotonic() - self._since) * 1000)
            self._since = None


def rounds(browser: Browser, server: Server, game: str, seconds: float) -> None:
    """Play by hand, and look on at every big moment."""
    for name, pace in (("round", PACE), ("fast round", 0)):
        person = visit(browser, server)
        wish = {"game": game, "seats": 3, "bots": ["level-2"] * 2, "pace": pace, "start": True}
        made = person.context.request.post("/api/tables", data=wish).json()
        person.go(f"/t/{made['table']}")
        person.find("region", "page-your-answer").wait_for()
        player, waits = Player(person, random.Random(1)), Waits(person)
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and not (sight := player.look())["over"]:
            if not sight["dialog"]:
                player.step()
            waits.watch()
            person.page.wait_for_timeout(20)
        person.context.close()
        found = waits.milliseconds or [0.0]
        spread = f"ms at most, median {statistics.median(found):.0f} ms, of {len(found)}"
        report(name, max(found), spread)


def measure(browser: Browser, server: Server, game: str, runs: int, moves: int) -> None:
    loads: list[Load] = []
    course, worked_at = Course([], []), [0.0]
    for run in range(runs + 1):
        person = visit(browser, server)
        loads.append(load(person, game))
        if run == runs - 1:
            course = play(person, moves)
        elif run == runs:
            worked_at += play_traced(browser, person, moves)
        person.context.close()
    interactive = [each.interactive for each in loads]
    updates = course.updates or [0.0]
    print(f"\n{game}, {SEATS} seats")
    report("first load", loads[-1].kilobytes, "kB compressed script and style")
    cpu = statistics.median(each.cpu for each in loads)
    report("interactive", statistics.median(interactive), f"ms (cpu {cpu:.0f} ms)")
    middle = statistics.median(updates)
    nearly_all = sorted(updates)[math.ceil(0.99 * len(updates)) - 1]
    cpu_most = f"ms in 99 of 100 (cpu {max(worked_at):.0f} ms at most)"
    report("update", nearly_all, f"{cpu_most}, median {middle:.0f} ms, of {len(updates)}")
    report("longest task", max([*course.tasks, 0.0]), "ms (0: none above 50)")


def report(name: str, value: float, unit: str) -> None:
    goal = GOALS[name]
    verdict = "met" if value <= goal else "MISSED"
    print(f"  {name:<13}{value:8.0f} {unit}; goal {goal:.0f}: {verdict}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--game", choices=pithead.game_names())
    args = parser.parse_args()
    ensure_page()
    server = new_server()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium())
            for game in [args.game] if args.game else pithead.game_names():
                measure(browser, server, game, args.runs, args.moves)
                rounds(browser, server, game, args.seconds)
            browser.close()
    finally:
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
