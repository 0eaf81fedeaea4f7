"""The card list in three languages, as golden files that people can read.

`python -m tests.brass_empire.spoiler` (part of make golden) writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pithead
from pithead.cli.components import card_list
from pithead.words import LANGUAGES, Words

GOLDEN = Path(__file__).parent / "golden"


def path_of(language: str) -> Path:
    return GOLDEN / f"cards.{language}.txt"


def text_in(language: str) -> str:
    return card_list(pithead.game("brass_empire"), Words(language))


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for language in LANGUAGES:
        path_of(language).write_text(text_in(language), encoding="utf-8")
        print(f"wrote {path_of(language).name}")


if __name__ == "__main__":
    main()
