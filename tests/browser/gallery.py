"""Pictures of a table at every kind of question, in all sizes and both themes.

    python -m tests.browser.gallery --game rockwell --out build/looks

plays a game by plain requests, stops at the first question of each kind, and takes a picture of
every window. Look at them: what is cut off or out of place is seen at a glance.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright

import pithead

from .conftest import chromium, ensure_page
from .people import People, Person
from .serving import new_server
from .test_screens import newest, send

SIZES: dict[str, tuple[int, int]] = {
    "1280": (1280, 720),
    "1366": (1366, 768),
    "1440": (1440, 900),
    "1920": (1920, 1080),
    "tablet": (820, 1180),
    "landscape": (1180, 820),
    "phone": (390, 844),
}
Scheme = Literal["light", "dark"]


def stops(
    host: Person, table: str, dice: random.Random, late: int
) -> Iterator[tuple[str, dict[str, Any]]]:
    """The first question of each kind, and each once more in the middle of the game."""
    seen: dict[str, int] = {}
    after = moves = 0
    while True:
        snapshot = newest(host, table, after)
        if snapshot["stage"] == "over":
            yield "end", snapshot
            return
        question = snapshot["question"]
        if not question["yours"]:
            after = snapshot["version"]
            continue
        moves += 1
        times = seen.get(question["kind"], 0)
        if times == 0 or (times == 1 and moves > late):
            seen[question["kind"]] = times + 1
            yield question["kind"] + ("-late" if times else ""), snapshot
            # A page that was opened meanwhile may have given the only answer there is.
            continue
        legal = [each["action"] for each in question["choices"] if each["refused"] is None]
        active = [action for action in legal if action[0] not in ("pass", "decline")] or legal
        move = {"type": "move", "seat": 0, "at": snapshot["at"], "action": dice.choice(active)}
        send(host, table, move)


def take(browser: Browser, address: str, wanted: argparse.Namespace) -> None:
    came: list[Person] = []
    people = People(browser, address, came.append)
    host = people.come(wanted.language)
    host.go("/")
    seats = wanted.seats or max(count for count in pithead.game(wanted.game).seat_counts)
    table = host.make_table(wanted.game, seats, [wanted.bot] * (seats - 1), name="Anna", pace=0)
    viewers: dict[tuple[str, Scheme], Person] = {}
    cookies = host.context.storage_state()
    for size in wanted.sizes:
        for scheme in wanted.themes:
            viewer = people.come(wanted.language, storage_state=cookies)
            width, height = SIZES[size]
            viewer.page.set_viewport_size({"width": width, "height": height})
            viewer.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            viewers[size, scheme] = viewer
    for kind, _ in stops(host, table, random.Random(wanted.seed), wanted.late):
        if wanted.kinds and kind not in wanted.kinds:
            continue
        for (size, scheme), viewer in viewers.items():
            viewer.go(f"/t/{table}")
            viewer.page.wait_for_load_state("networkidle")
            viewer.page.wait_for_timeout(250)
            name = f"{wanted.game}_{kind}_{size}" + ("_dark" if scheme == "dark" else "")
            viewer.page.screenshot(path=wanted.out / f"{name}.png")
            viewer.go("about:blank")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="rockwell")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--late", type=int, default=30)
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
            take(browser, server.address, wanted)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
