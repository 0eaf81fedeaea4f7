"""Write docs/fields.md anew from the tables in the code: `make fields`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pithead
from pithead.kernel.plugin import GROUP
from pithead.kernel.record import FIELDS

PAGE = Path(__file__).with_name("fields.md")
HEAD = """# Events and records

Written from the tables in the code by `make fields`.

An event has a `kind`, a `cause` (the id of a rule), an `audience` (`None` for everybody, else the
seats that may know) and the figures below, in `args`.
"""
RECORD = """
## Fields of a stored game

What `match.record()` gives, as JSON in a file; `pithead replay` reads it, and so does
`pithead.kernel.record.read`.
"""


def page() -> str:
    parts = [HEAD]
    for name in filter(_is_ours, pithead.game_names()):
        events = import_module(f"{GROUP}.{name}.position.events")
        about = "\n\n".join(str(events.__doc__).strip().split("\n\n")[1:])
        parts.append(f"\n## Events of {name.replace('_', ' ').title()}\n\n{about}\n")
        parts.append(_table("event", "figures", events.EVENTS))
    parts += [RECORD, _table("field", "", FIELDS)]
    return "\n".join(parts)


def _is_ours(name: str) -> bool:
    return find_spec(f"{GROUP}.{name}") is not None


def _table(first: str, second: str, rows: dict[str, str]) -> str:
    lines = [f"| {first} | {second} |", "|---|---|"]
    return "\n".join([*lines, *(f"| `{name}` | {says} |" for name, says in rows.items())]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
