"""Which messages the page says: the keys written in its sources."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from pithead.kernel.plugin import locales

PAGE = Path(__file__).parent.parent / "frontend" / "src"
# A key said as it stands, or in an object that is a message.
KEY = r"""["']([a-z]+-[\w-]+)["']"""
SAID = re.compile(rf"\b(?:say|attribute)\(\s*{KEY}|\bkey(?:=|: ){KEY}")
QUOTED = re.compile(r"""["'`]([\w-]+)["'`]""")
# `page-phase-${phase}`: the family of keys that start so.
TEMPLATE = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")


@cache
def sources() -> list[str]:
    """All of the page; nothing where only the package is."""
    kinds = ("*.ts", "*.svelte")
    paths = sorted(path for kind in kinds for path in PAGE.rglob(kind))
    return [path.read_text(encoding="utf-8") for path in paths if ".test." not in path.name]


def said() -> set[str]:
    """Keys that must have a message."""
    return {a or b for source in sources() for a, b in SAID.findall(source)}


def words() -> set[str]:
    """Whatever stands between quotation marks: a key, or the last part of one."""
    return {word for source in sources() for word in QUOTED.findall(source)}


def families() -> set[str]:
    return {prefix for source in sources() for prefix in TEMPLATE.findall(source)}


def own_keys() -> set[str]:
    """The messages of the page's own catalogues."""
    texts = [
        path.read_text(encoding="utf-8")
        for folder in locales()
        for path in (folder / "en").glob("page*.ftl")
    ]
    return {key for text in texts for key in re.findall(r"^([\w-]+) =", text, flags=re.MULTILINE)}
