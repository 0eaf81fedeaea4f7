"""The site of `make site` on a plain static file server, and somebody who plays there."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import BaseRequestHandler
from typing import Any

import pytest
from playwright.sync_api import Browser

from pithead.words import Words, slug

from .people import DESKTOP, SET, Person

ROOT = Path(__file__).resolve().parents[2]
PYODIDE = ROOT / "frontend" / "node_modules" / "pyodide"
WHEELS = ROOT / "build" / "site-wheels"
NO_PYODIDE = "The page without a server needs Pyodide and its wheels: 'make site' fetches them."

# What a server would send by websocket comes from the page's worker here.
OVERHEAR = """() => {
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      const hear = ({ data }) => data.type === "told" && window.overheard(data.text);
      this.addEventListener("message", hear);
    }
  };
}"""
START = 180_000
KEPT = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"


def build(out: Path) -> Path:
    """The site as the sources are now."""
    if not (PYODIDE.is_dir() and WHEELS.is_dir()):
        pytest.skip(NO_PYODIDE)
    done = subprocess.run(
        [sys.executable, "-m", "pithead.site.build", "--out", out],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return out


class _Files(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


class Host:
    """A folder under an address with a path, which can be taken off the network and put back."""

    def __init__(self, site: Path, files: Callable[..., BaseRequestHandler] | None = None) -> None:
        self.site = site
        files = files or partial(_Files, directory=str(site.parent))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), files)
        self.address = f"http://127.0.0.1:{self._server.server_port}/{site.name}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@dataclass
class Visitor(Person):
    """A person at a page that needs no server."""

    host: Host | None = None

    def overhear(self) -> None:
        self.context.expose_function("overheard", self._received)
        self.context.add_init_script(f"({OVERHEAR})()")

    def go(self, path: str) -> None:
        """`path` as on a server; which screen it is stands in the query here."""
        assert self.host is not None
        self.page.goto(self.host.address + ("" if path == "/" else f"?{path}"))

    def play(self, game: str, seats: int = 2, bot: str = "level-1") -> None:
        """By "play now" on the home page, until something is asked."""
        self.go("/")
        self.page.evaluate(SET, {"quick": {game: {"seats": seats, "bot": bot}}})
        self.press_play(game)
        self.until_asked()

    def until_asked(self) -> None:
        """Python starts twice on the way, which takes long where many processes share a core."""
        self.find("region", "page-your-answer").wait_for(timeout=START)

    def go_home(self) -> None:
        """By the link at the table, so that nothing is loaded again."""
        self.page.get_by_role("link", name=self.say("page-home")).first.click()
        self.find("button", "page-site-save-all").wait_for()

    def press_play(self, game: str = "rockwell") -> None:
        card = self.page.get_by_role("article").filter(has_text=self.say(f"game-{slug(game)}"))
        card.get_by_role("button", name=self.say("page-play-now")).click()

    def keep_copy(self) -> None:
        """Until the page has all it needs without a network."""
        self.page.wait_for_function(KEPT, timeout=START)

    def cut(self) -> None:
        self.keep_copy()
        self.context.set_offline(True)


class Visitors:
    """Opens a browser context for each of them; at the end nothing may have gone wrong in any."""

    def __init__(self, browser: Browser, host: Host) -> None:
        self._browser = browser
        self.host = host
        self.came: list[Visitor] = []

    def come(self, size: tuple[int, int] = DESKTOP, language: str = "en", **more: Any) -> Visitor:
        context = self._browser.new_context(
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            **more,
        )
        page = context.new_page()
        visitor = Visitor(context, page, Words(language), Path(), host=self.host)
        visitor.watch(page)
        visitor.overhear()
        # Who goes elsewhere does not wait for what is on its way.
        visitor.expect_trouble("ERR_ABORTED")
        self.came.append(visitor)
        return visitor


def open_site(browser: Browser, folder: Path) -> Iterator[Visitors]:
    """Visitors of a host that has the site."""
    host = Host(folder)
    visitors = Visitors(browser, host)
    yield visitors
    for visitor in visitors.came:
        visitor.context.close()
    host.stop()
    troubles = [trouble for visitor in visitors.came for trouble in visitor.unexpected()]
    assert not troubles, "\n".join(troubles)
