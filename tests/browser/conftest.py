"""One browser and one server for all tests here; a new context for every person of every test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import pithead

from .people import PATIENCE, People, Person
from .serving import Server, new_server
from .site import Visitors, build, open_site

PICTURES = Path("build/browser")
NO_BROWSER = "The browser tests need Chromium: apt install chromium."
NO_PAGE = "The page is not built: run 'npm ci && npm run build' in frontend."


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--every-language",
        action="store_true",
        help="let axe look at every screen in each language",
    )
    parser.addoption(
        "--every-way",
        action="store_true",
        help="play every lesson on a phone and by keyboard, too",
    )


def pytest_runtest_setup() -> None:
    """Skipped from here and not from a fixture, so that one line tells it for all tests."""
    if chromium() is None:
        pytest.skip(NO_BROWSER)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium())
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(browser: Browser) -> Iterator[Server]:
    assert browser.is_connected(), "Without a browser no server need be started."
    ensure_page()
    running = new_server()
    yield running
    running.stop()


def ensure_page() -> None:
    """The page the package ships, else the one built in this folder."""
    shipped = Path(pithead.__file__).parent / "server" / "page"
    if "PITHEAD_PAGE" in os.environ or (shipped / "index.html").is_file():
        return
    built = Path("build/page").resolve()
    if not (built / "index.html").is_file():
        pytest.fail(NO_PAGE)
    os.environ["PITHEAD_PAGE"] = str(built)


@pytest.fixture
def people(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[People]:
    came: list[Person] = []
    yield People(browser, server, came.append)
    failed = request.session.testsfailed
    for n, person in enumerate(came):
        if failed and not person.page.is_closed():
            PICTURES.mkdir(parents=True, exist_ok=True)
            person.page.screenshot(path=PICTURES / f"{request.node.name}-{n}.png")
        person.context.close()
    troubles = [trouble for person in came for trouble in person.unexpected()]
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def person(people: People) -> Person:
    return people.come()


@pytest.fixture(scope="session")
def site_folder(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert browser.is_connected(), "Without a browser nothing need be built."
    return build(tmp_path_factory.mktemp("static") / "site")


@pytest.fixture
def visitors(browser: Browser, site_folder: Path) -> Iterator[Visitors]:
    yield from open_site(browser, site_folder)
