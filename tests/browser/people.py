"""Somebody at a browser: a context of its own, and a note of everything that went wrong in it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
)

import pithead
from pithead.server.context import cookie_name
from pithead.words import Words

from .positions import Position, Sitter, beginning, table_name, write_table
from .serving import HOST, Server

PATIENCE = 30_000
"""Milliseconds a person waits for what must come; far more than it takes on a slow machine."""
DESKTOP = (1280, 800)
NO_COPY = "Service Worker registration blocked by Playwright"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")

Role = Literal["button", "dialog", "link", "region", "heading", "textbox", "radio", "combobox"]
Scheme = Literal["light", "dark"]

SET = """(wish) => {
  const key = "pithead.settings";
  const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
  localStorage.setItem(key, JSON.stringify({ ...kept, ...wish }));
  dispatchEvent(new StorageEvent("storage", { key }));
}"""


@dataclass
class Person:
    context: BrowserContext
    page: Page
    words: Words
    data: Path
    """Where the server this person goes to keeps its tables."""
    number: int = field(default_factory=count().__next__)
    """Nobody else has it."""
    tables: int = 0
    """How many were stored for this person."""
    troubles: list[str] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    """Everything websockets have brought to this person."""
    shots: list[dict[str, Any]] = field(default_factory=list)
    """Every state of the table that was sent to this person, oldest first."""
    _latest: dict[str, Any] = field(default_factory=dict)
    _expected: list[str] = field(default_factory=list)

    # --- what goes wrong --------------------------------------------------------------------------

    def expect_trouble(self, *patterns: str) -> None:
        """Errors this test provokes: they are no fault of the page."""
        self._expected.extend(patterns)

    def unexpected(self) -> list[str]:
        return [
            trouble
            for trouble in self.troubles
            if not any(re.search(pattern, trouble) for pattern in self._expected)
        ]

    def watch(self, page: Page) -> Page:
        page.set_default_timeout(PATIENCE)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(f"exception: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._connected)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_COPY:
            where = message.location.get("url", "")
            self.troubles.append(f"console {message.type}: {message.text} ({where})")

    def _failed(self, request: Request) -> None:
        if request.failure == "net::ERR_ABORTED":
            return  # a page that is left drops what it was still loading
        self.troubles.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"status {response.status}: {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._received(str(payload)))

    def _received(self, payload: str) -> None:
        self.frames.append(payload)
        message = json.loads(payload)
        if message["type"] == "update":
            self._latest = message["snapshot"]
        elif message["type"] == "change":
            # Only what differs is sent: the rest is as it was.
            picture = {**(self._latest["picture"] or {}), **message["picture"]}
            whole = {**self._latest, "picture": picture or None, **message["snapshot"]}
            self._latest = whole
        else:
            return
        self.shots.append(self._latest)

    def forget(self) -> None:
        """Think only of what is sent from now on."""
        self.frames.clear()
        self.shots.clear()

    # --- at the page ------------------------------------------------------------------------------

    def say(self, key: str, /, **figures: object) -> str:
        return self.words.say(key, **figures)

    def find(self, role: Role, key: str, /, **figures: object) -> Locator:
        """What has this role and is called by this message, exactly."""
        return self.page.get_by_role(role, name=self.say(key, **figures), exact=True)

    def press(self, key: str, /, **figures: object) -> None:
        self.find("button", key, **figures).click()

    def go(self, path: str) -> None:
        self.page.goto(path)

    def make_table(self, game: str, seats: int, bots: list[str], **more: Any) -> str:
        """A table made without clicking, for tests of what comes after; its id.

        One that has begun has luck of its own, whatever other tests have drawn from the server.
        """
        if more.get("start", True) and game in pithead.game_names():
            start = beginning(game, seats, more.get("options"))
            return write_for([self], start, bots, more.get("name", ""))
        wanted = {"game": game, "seats": seats, "bots": bots, "pace": 0, "start": True, **more}
        answer = self.context.request.post("/api/tables", data=wanted)
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"])

    def sit_at(self, position: Position, bot: str = "random") -> str:
        """A table in the middle of a game, with bots at all other seats; its id."""
        return sit_together(position, [self], bot)

    def speak(self, language: str) -> None:
        """Change the language as another tab of this browser would: the page follows."""
        self.page.evaluate(SET, {"language": language})
        self.page.locator(f'html[lang="{language}"]').wait_for(state="attached")
        self.words = Words(language)

    def read_at(self, percent: int) -> None:
        """Change the size of the text in the same way."""
        self.page.evaluate(SET, {"textSize": percent})
        wanted = f"--text-size: {percent / 100:g}"
        self.page.locator(f'html[style*="{wanted};"]').wait_for(state="attached")

    def keep_cookie(self, table: str, secret: str) -> None:
        self.context.add_cookies(
            [
                {
                    "name": cookie_name(table),
                    "value": secret,
                    "domain": HOST,
                    "path": f"/api/tables/{table}",
                }
            ]
        )

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for something to become true that only this side knows, such as what was sent."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not true():
            assert time.monotonic() < deadline, "That never became true."
            self.page.wait_for_timeout(20)

    def last_snapshot(self) -> dict[str, Any]:
        """The newest state of the table that was sent to this person."""
        self.until(lambda: bool(self.shots))
        return self.shots[-1]


def sit_together(position: Position, people: Sequence[Person], bot: str = "random") -> str:
    """A table in the middle of a game: people at the first seats, bots at the others; its id."""
    bots = [bot] * (position.seats - len(people))
    return write_for(people, position, bots, *NAMES)


def write_for(
    people: Sequence[Person], position: Position, bots: Sequence[str], *names: str
) -> str:
    """Store a table and give everybody the cookie of their seat; its id."""
    tables = people[0].tables
    sitters = [
        Sitter(name, f"guest {person.number} of table {tables}")
        for person, name in zip(people, names, strict=False)
    ]
    people[0].tables += 1
    table = table_name(position, sitters)
    write_table(people[0].data, table, position, sitters, bots)
    for person, sitter in zip(people, sitters, strict=True):
        person.keep_cookie(table, sitter.secret)
    return table


class People:
    """Opens a browser context for each person; at the end nothing may have gone wrong in any."""

    def __init__(self, browser: Browser, server: Server, keep: Callable[[Person], None]) -> None:
        self._browser = browser
        self._server = server
        self._keep = keep

    def come(
        self,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        scheme: Scheme = "light",
        server: Server | None = None,
        **more: Any,
    ) -> Person:
        where = server or self._server
        context = self._browser.new_context(
            # A copy of the whole page for each person would cost more than most tests.
            service_workers=more.pop("service_workers", "block"),
            base_url=where.address,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            reduced_motion="reduce",
            **more,
        )
        page = context.new_page()
        person = Person(context, page, Words(language), where.data)
        person.watch(page)
        self._keep(person)
        return person
