"""What an action of Brass Empire would do, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pithead.words import Words

Preview = dict[str, Any]


def explain_brass_empire(preview: Preview, words: Words) -> list[str]:
    return [words.say(f"preview-brass-empire-{key}", **figures) for key, figures in _told(preview)]


def _told(preview: Preview) -> Iterator[tuple[str, Preview]]:
    """The messages a preview calls for; which ones follows from the figures it has."""
    if "back" in preview:
        yield "attack", preview
        if preview["brass"] or preview["their_brass"]:
            yield "reward", preview
    elif "strike" in preview:
        yield "target", preview
    elif "lost" in preview:
        yield "raid", {**preview, "bankrupt": int(preview["bankrupt"])}
    elif "brass" in preview:
        yield "mine", preview
    elif "labor" in preview:
        yield "purchase", preview
    else:
        yield from _counted(preview["ops"])


def _counted(ops: list[Preview]) -> Iterator[tuple[str, Preview]]:
    """What a text tests and counts, as it stands now; the rest can be read on the card."""
    for op in ops:
        if "holds" in op:
            yield ("holds" if op["holds"] else "fails"), {}
            yield from _counted(op["do"])
        elif op["op"] in ("for_each", "discharge"):
            yield "times", {"times": op["times"]}
        else:
            for inner in op.get("lists", ()):
                yield from _counted(inner)
