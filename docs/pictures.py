"""Draw the pictures of the README: `make pictures`. It needs Chromium."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

import pithead
from pithead import bots

FOLDER = Path(__file__).parent / "pictures"
PORT = 8799
HOME = f"http://127.0.0.1:{PORT}"
TABLES = (("rockwell", 3, "11", 190), ("brass_empire", 2, "5", 260))

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


def photograph(page: Page, name: str, seats: int, seed: str, decisions: int) -> None:
    table = send(page, "/api/tables/import", stored_game(name, seats, seed, decisions))["table"]
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


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        line = [sys.executable, "-m", "pithead", "play", "--no-browser"]
        server = subprocess.Popen([*line, "--port", str(PORT), "--data", data])
        try:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
            looks: dict[str, Any] = {"color_scheme": "dark", "reduced_motion": "reduce"}
            page = browser.new_page(viewport={"width": 1280, "height": 800}, **looks)
            for _ in range(50):
                try:
                    page.goto(HOME)
                    break
                except Exception:
                    page.wait_for_timeout(200)
            for picture in TABLES:
                photograph(page, *picture)
            browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
