"""The page without a server: what is fetched, how soon one plays, how fast bots answer.

    PYTHONPATH=src .venv/bin/python -m bench.site [--games 3]

Builds the site, serves it compressed from this machine and opens it in Chromium, with an empty
cache first. `home` and `first question` are counted from the moment the address is opened; "play
now" is pressed as soon as it is there. Bots' answers are timed in a Python of the page's own
(view, answer and apply), at two seats. `memory` is what the tab's process has for itself at the
end of a whole game, as Chromium's task manager counts it: without the program's own code, which
all its processes share. `input to paint` is the slowest of many keys pressed while level 5
thinks. Times depend on what else the machine does, so its load is said, too.
"""

from __future__ import annotations

import argparse
import gzip
import mimetypes
import os
import platform
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from pithead.words import Words
from tests.browser.conftest import chromium
from tests.browser.players import Player, play_out, play_until
from tests.browser.site import KEPT, Host, Visitors, build

GOALS = {
    "before home, kB": 150.0,
    "first visit, MB": 9.0,
    "home, ms": 1000.0,
    "first question, first visit, s": 6.0,
    "first question, later, s": 3.0,
    "100 tables, ms": 300.0,
    "level 4, p99 ms": 30.0,
    "memory after a game, MB": 400.0,
    "input to paint, p99 ms": 50.0,
}
WORDS = Words("en")
ANSWER = f'section[aria-label="{WORDS.say("page-your-answer")}"] button'
TABLES = 100

TIME_BOTS = """async ([python, archive, games, level]) => {
  const here = (path) => new URL(path, document.baseURI).href;
  const { loadPyodide } = await import(here(`${python}pyodide.mjs`));
  const engine = await loadPyodide({ indexURL: here(python) });
  const sources = await (await fetch(here(archive))).arrayBuffer();
  engine.unpackArchive(sources, "zip", { extractDir: "/sources" });
  return JSON.parse(engine.runPython(`
import json, sys, time
sys.path.insert(0, "/sources")
import pithead
from pithead import bots
took = []
for name in pithead.game_names():
    game = pithead.game(name)
    for seed in range(${games}):
        match = game.match(2, seed)
        players = [bots.make("${level}", game, seat, str(seed), 1.0) for seat in range(2)]
        while not match.over and len(match.log) < 200:
            seat = match.state.to_act()
            begun = time.perf_counter()
            match.apply(seat, players[seat].choose(match.view(seat)).action)
            took.append(1000 * (time.perf_counter() - begun))
json.dumps(took)
`));
}"""

# The same table a hundred times, as if each had been played.
COPY = """(copies) => new Promise((done) => {
  indexedDB.open("pithead").onsuccess = ({ target: { result: base } }) => {
    const work = base.transaction("books", "readwrite");
    const books = work.objectStore("books");
    books.getAll().onsuccess = ({ target: { result: [book] } }) => {
      for (let n = 1; n < copies; n += 1) {
        const table = `${book.table}${n}`;
        books.put({ ...book, table, summary: book.summary.replace(book.table, table) });
      }
    };
    work.oncomplete = () => { base.close(); done(); };
  };
})"""
# When "play now" can be pressed, and what had come till then.
LOOK = """
(function look() {
  if (document.querySelector("article .play button:enabled")) window.usable = performance.now();
  else requestAnimationFrame(look);
})();
"""
COME = """() => ["navigation", "resource"]
  .flatMap((kind) => performance.getEntriesByType(kind))
  .filter(({ responseEnd }) => responseEnd <= usable)
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000"""
# How long each key took that the page answered.
LISTEN = """
window.inputs = [];
new PerformanceObserver((seen) => {
  for (const { name, duration } of seen.getEntries()) if (name === "keydown") inputs.push(duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""
PRESSES = 100
LISTED = "(n) => document.querySelectorAll('.tables li').length >= n && performance.now()"


class Files(BaseHTTPRequestHandler):
    """As a static host sends them: compressed, and to be kept where the name tells the content."""

    folder = Path()
    sent: ClassVar[list[int]] = []
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        name = self.path.partition("?")[0].removeprefix("/site/") or "index.html"
        found = packed(self.folder / name)
        self.send_response(200 if found else 404)
        self.send_header("Content-Type", mimetypes.guess_type(name)[0] or "text/plain")
        self.send_header("Content-Length", str(len(found)))
        if found:
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        self.wfile.write(found)
        self.sent.append(len(found))

    def log_message(self, format: str, *args: object) -> None:
        pass


@cache
def packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 9) if file.is_file() else b""


def measure(browser: Browser, host: Host, games: int) -> Iterator[tuple[str, float]]:
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 720})
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.add_init_script(LOOK)
    begun = time.perf_counter()
    page.goto(host.address)
    play = page.get_by_role("button", name=WORDS.say("page-play-now")).first
    play.wait_for()
    yield "home, ms", page.evaluate("usable")
    yield "before home, kB", page.evaluate(COME)
    play.click()
    page.locator(ANSWER).first.wait_for()
    yield "first question, first visit, s", time.perf_counter() - begun
    page.wait_for_function(KEPT)
    yield "first visit, MB", sum(Files.sent) / 1e6
    yield "first question, later, s", statistics.median(again(page) for _ in range(3))
    yield f"{TABLES} tables, ms", listed(page, host)
    context.close()
    yield "memory after a game, MB", memory_after_a_game(browser, host)
    yield "input to paint, p99 ms", input_to_paint(browser, host)
    for level in ("level-2", "level-4"):
        took = sorted(answers(browser, host, games, level))
        name = level.replace("-", " ")
        yield f"{name}, p50 ms", statistics.median(took)
        yield f"{name}, p99 ms", took[len(took) * 99 // 100]


def again(page: Page) -> float:
    begun = time.perf_counter()
    page.reload()
    page.locator(ANSWER).first.wait_for()
    return time.perf_counter() - begun


def memory_after_a_game(browser: Browser, host: Host) -> float:
    """Of the largest renderer, which is the tab with its workers."""
    visitor = Visitors(browser, host).come()
    visitor.play("rockwell", bot="level-2")
    play_out(Player(visitor, random.Random(1)))
    session = browser.new_browser_cdp_session()
    processes: list[dict[str, Any]] = session.send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = [private(each["id"]) for each in processes if each["type"] == "renderer"]
    visitor.context.close()
    return max(sizes) / 1e3


def private(process: int) -> int:
    """In kB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("RssAnon:")[2].split()[0])


def input_to_paint(browser: Browser, host: Host) -> float:
    """From a key that opens or closes the legend until that has been painted."""
    visitor = Visitors(browser, host).come()
    visitor.page.add_init_script(LISTEN)
    visitor.play("brass_empire", bot="level-5")
    player = Player(visitor, random.Random(1))
    while visitor.page.evaluate("inputs.length") < PRESSES:
        play_until(player, lambda sight: sight["over"] or not sight["asked"])
        for _ in range(8):
            visitor.page.keyboard.press("l")
            visitor.page.wait_for_timeout(60)
            visitor.page.keyboard.press("Escape")
            visitor.page.wait_for_timeout(60)
    took: list[float] = sorted(visitor.page.evaluate("inputs"))
    visitor.context.close()
    return took[len(took) * 99 // 100]


def listed(page: Page, host: Host) -> float:
    page.evaluate(COPY, TABLES)
    page.goto(host.address)
    return float(page.wait_for_function(LISTED, arg=TABLES).json_value())


def answers(browser: Browser, host: Host, games: int, level: str) -> list[float]:
    context: BrowserContext = browser.new_context()
    page = context.new_page()
    page.goto(host.address)
    (python,), (archive,) = (sorted(Files.folder.glob(name)) for name in ("python-*", "pithead-*"))
    took: list[float] = page.evaluate(TIME_BOTS, [f"{python.name}/", archive.name, games, level])
    context.close()
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=3, help="of each kind, for the bots")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        Files.folder = build(Path(folder) / "site")
        host = Host(Files.folder, Files)
        browser = playwright.chromium.launch(executable_path=chromium())
        for name, figure in measure(browser, host, chosen.games):
            goal = GOALS.get(name)
            missed = "" if goal is None or figure <= goal else ", missed"
            told = "" if goal is None else f"   (goal {goal:g}{missed})"
            print(f"  {name:32} {figure:9.1f}{told}", flush=True)
        browser.close()
        host.stop()
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {load}")


if __name__ == "__main__":
    main()
