"""Pictures of a table at every kind of question, in all sizes and both themes.

    python -m tests.browser.gallery --game rockwell --out build/looks

plays a game, stops at the first question of each kind, and takes a picture of every window.
Look at them: what is cut off or out of place is seen at a glance.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import pithead

from .conftest import chromium, ensure_page
from .looks import settle
from .people import People, Person
from .positions import Position, finished, first_of_each_kind
from .serving import Server, new_server

SIZES: dict[str, tuple[int, int]] = {
    "1280": (1280, 720),
    "1366": (1366, 768),
    "1440": (1440, 900),
    "1920": (1920, 1080),
    "tablet": (820, 1180),
    "landscape": (1180, 820),
    "phone": (390, 844),
}


def stops(wanted: argparse.Namespace, seats: int) -> Iterator[tuple[str, Position]]:
    """The first question of each kind, each once more late in the game, and the end."""
    for position in first_of_each_kind(wanted.game, seats, luck=wanted.luck):
        yield position.kind, position
    for position in first_of_each_kind(wanted.game, seats, luck=wanted.luck, after=wanted.late):
        yield f"{position.kind}-late", position
    yield "end", finished(wanted.game, seats, luck=wanted.luck)


def take(browser: Browser, server: Server, wanted: argparse.Namespace) -> None:
    came: list[Person] = []
    person = People(browser, server, came.append).come(wanted.language)
    seats = wanted.seats or max(count for count in pithead.game(wanted.game).seat_counts)
    for kind, position in stops(wanted, seats):
        if wanted.kinds and kind not in wanted.kinds:
            continue
        person.go(f"/t/{person.sit_at(position, wanted.bot)}")
        person.page.wait_for_load_state("networkidle")
        for size in wanted.sizes:
            width, height = SIZES[size]
            person.page.set_viewport_size({"width": width, "height": height})
            for scheme in wanted.themes:
                person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                settle(person)
                name = f"{wanted.game}_{kind}_{size}" + ("_dark" if scheme == "dark" else "")
                person.page.screenshot(path=wanted.out / f"{name}.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="rockwell")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--luck", type=int, default=1)
    parser.add_argument("--late", type=float, default=0.5)
    parser.add_argument("--language", default="en")
    parser.add_argument("--kinds", nargs="*", default=[])
    parser.add_argument("--sizes", nargs="*", default=list(SIZES))
    parser.add_argument("--themes", nargs="*", default=["light", "dark"])
    parser.add_argument("--out", type=Path, default=Path("build/looks"))
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    ensure_page()
    server = new_server()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium())
            take(browser, server, wanted)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
