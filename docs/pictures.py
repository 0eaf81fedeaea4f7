"""Draw the pictures of the README, moving ones too, and the page's icons: `make pictures`.

It needs Chromium, and Pillow, which the tools for development bring.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

import pithead
from pithead import bots

FOLDER = Path(__file__).parent / "pictures"
PUBLIC = Path(__file__).parents[1] / "frontend" / "public"
ICON_SIZES = (192, 512)
# A system may cut an icon to a circle: the emblem stays within it.
ICON = """<body style="margin:0;background:#1d1813;height:100vh;display:grid;place-items:center">
<div style="width:80%">{emblem}</div>"""
PORT = 8799
HOME = f"http://127.0.0.1:{PORT}"
TABLES = (("rockwell", 3, "11", 190), ("brass_empire", 2, "5", 260))

# A moving picture: where in the log it begins, how many frames, how far apart.
FILMS = {"rockwell": 120, "brass_empire": 180}
FRAMES = 32
PAUSE = 350  # milliseconds
FILM_SIZE = (880, 550)
WINDOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}

POST = """async ([path, body]) => {
    const headers = {"content-type": "application/json"};
    const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
    return await answer.json();
}"""


def stored_game(name: str, seats: int, seed: str, decisions: int) -> dict[str, object]:
    """A game of greedy players, stopped when the first of them is asked."""
    game = pithead.game(name)
    match = game.match(seats=seats, seed=seed)
    players = [bots.make("greedy", game, seat, seed=seat) for seat in range(seats)]
    while len(match.log) < decisions or match.state.to_act() != 0:
        seat = match.state.to_act()
        match.apply(seat, players[seat].choose(match.view(seat)).action)
    return match.record()


def send(page: Page, path: str, body: object) -> dict[str, Any]:
    answer: dict[str, Any] = page.evaluate(POST, [path, body])
    return answer


def photograph(page: Page, name: str, seats: int, seed: str, decisions: int) -> str:
    """A picture of a running game; the table it is of."""
    table: str = send(page, "/api/tables/import", stored_game(name, seats, seed, decisions))[
        "table"
    ]
    commands = f"/api/tables/{table}/commands"
    send(page, commands, {"type": "sit", "id": "sit-0000", "seat": 0, "name": "Ada"})
    for seat in range(1, seats):
        send(page, commands, {"type": "bot", "id": f"bot-{seat}-00", "seat": seat, "bot": "greedy"})
    page.goto(f"{HOME}/t/{table}")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    path = FOLDER / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=82)
    print(f"wrote {path.name}")
    return table


def film(page: Page, name: str, table: str) -> None:
    """A stretch of the game's replay, playing by itself."""
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{HOME}/t/{table}/replay?at={FILMS[name]}")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    page.keyboard.press("Space")
    frames: list[Image.Image] = []
    for _ in range(FRAMES):
        page.wait_for_timeout(PAUSE)
        shot = Image.open(BytesIO(page.screenshot(type="jpeg", quality=95)))
        frames.append(shot.resize(FILM_SIZE, Image.Resampling.LANCZOS))
    path = FOLDER / f"{name}.webp"
    frames[0].save(
        path, save_all=True, append_images=frames[1:], duration=PAUSE, loop=0, quality=60, method=6
    )
    page.emulate_media(reduced_motion="reduce")
    print(f"wrote {path.name}, {path.stat().st_size / 1e6:.1f} MB")


def draw_icons(page: Page) -> None:
    page.set_content(ICON.format(emblem=(PUBLIC / "favicon.svg").read_text(encoding="utf-8")))
    for size in ICON_SIZES:
        page.set_viewport_size({"width": size, "height": size})
        drawn = Image.open(BytesIO(page.screenshot()))
        drawn.quantize(64).save(PUBLIC / f"icon-{size}.png", optimize=True)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        line = [sys.executable, "-m", "pithead", "play", "--no-browser"]
        server = subprocess.Popen([*line, "--port", str(PORT), "--data", data])
        try:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
            looks: dict[str, Any] = {"color_scheme": "dark", "reduced_motion": "reduce"}
            page = browser.new_page(**looks, **WINDOW)
            for _ in range(300):
                try:
                    page.goto(HOME)
                    break
                except Exception:
                    page.wait_for_timeout(200)
            for picture in TABLES:
                table = photograph(page, *picture)
                film(page, picture[0], table)
            draw_icons(page)
            browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
