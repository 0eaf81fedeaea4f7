"""Draw the pictures of the README: `make pictures`. The same bytes for the same rules and words."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

import pithead
from pithead.cli.drawing import draw
from pithead.cli.telling import Teller
from pithead.words import Words

FOLDER = Path(__file__).parent / "pictures"
WIDTH = 108


def table(game: str, seats: int, seed: int, decisions: int) -> str:
    """The table of random players after some decisions, as the first of them sees it."""
    match = pithead.game(game).match(seats=seats, seed=seed)
    rng = random.Random(seed)
    while len(match.log) < decisions or match.state.to_act() != 0:
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
    words = Words("en")
    Teller(match.game, words).sight.look(match, 0)
    console = Console(record=True, width=WIDTH, file=io.StringIO())
    console.print(draw(match, 0, words, WIDTH))
    svg = console.export_svg(title=f"pithead play {game} --text", theme=DIMMED_MONOKAI)
    # The picture must not fetch a font from elsewhere: any monospaced one will do.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", "monospace")
    return re.sub(r"terminal-\d+", "terminal", svg)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, seats, seed, decisions in (("rockwell", 4, 11, 150), ("brass_empire", 2, 5, 330)):
        path = FOLDER / f"{game}.svg"
        path.write_text(table(game, seats, seed, decisions), encoding="utf-8")
        print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
