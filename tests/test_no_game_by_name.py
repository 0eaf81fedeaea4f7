"""Kernel, bots, arena, environments, command line, server and page know no game by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import pithead

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "pithead"
ROOMS = [path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "games"]
NAMES = re.compile("|".join(name.replace("_", "[ _-]?") for name in pithead.game_names()), re.I)
PAGE = ROOT / "frontend" / "src"


def code_words(path: Path) -> Iterator[str]:
    """Names and texts of a module, the examples in its docstrings included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        for field in ("id", "attr", "arg", "name", "module"):
            word = getattr(node, field, None)
            if isinstance(word, str):
                yield word


@pytest.mark.parametrize("room", ROOMS)
def test_a_shared_room_names_no_game(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        named = [word for word in code_words(path) if NAMES.search(word)]
        assert named == [], path.relative_to(SOURCE)
    for path in (SOURCE / room).rglob("*.ftl"):
        assert not NAMES.search(path.read_text(encoding="utf-8")), path.relative_to(SOURCE)


def test_the_package_itself_names_no_game() -> None:
    for path in SOURCE.glob("*.py"):
        assert [word for word in code_words(path) if NAMES.search(word)] == [], path.name


@pytest.mark.skipif(not PAGE.is_dir(), reason="the sources of the page are not here")
def test_the_shared_part_of_the_page_names_no_game() -> None:
    shared = [path for path in PAGE.rglob("*") if PAGE / "games" not in path.parents]
    files = [path for path in shared if path.suffix in (".ts", ".svelte", ".css")]
    assert len(files) > 50
    for path in files:
        named = [
            line
            for line in path.read_text(encoding="utf-8").splitlines()
            if NAMES.search(line) and not line.lstrip().startswith(("*", "//", "/*"))
        ]
        # The types of the messages that the server sends, written from Python's.
        assert named == [] or path.name == "schema.ts", path.relative_to(PAGE)
