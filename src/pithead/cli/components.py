"""`pithead components`: what is in the box, as data."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pithead.cli.common import CommandError, load_game, make_console
from pithead.cli.saving import write_text
from pithead.words import KINDS, Words

if TYPE_CHECKING:
    from pithead.kernel.game import Game


def run(chosen: Namespace, words: Words) -> int:
    if chosen.check is not None:
        load_game(chosen.game, chosen.check)
        print(words.say("components-good", file=chosen.check))
        return 0
    game = load_game(chosen.game)
    if chosen.export is not None:
        if Path(chosen.export).exists():
            raise CommandError("error-export-exists", file=chosen.export)
        write_text(chosen.export, game.export_components())
        print(words.say("components-exported", file=chosen.export))
    else:
        _show(game, words)
    return 0


def _show(game: Game, words: Words) -> None:
    from rich.table import Table

    title = words.say("components-title", game=game.name, digest=game.components_digest[:12])
    table = Table(title=title)
    for column in ("section", "entry", "values", "source"):
        table.add_column(words.say(f"components-{column}"))
    last = ""
    for section, name, entry in _entries("", game.component_data()):
        if last and section != last:
            table.add_section()
        source = words.say(f"source-mark-{entry['source']}")
        values = ", ".join(_values(entry, words))
        table.add_row(section if section != last else "", name, values, source)
        last = section
    make_console().print(table)


def _entries(path: str, data: Any) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every entry that says where it comes from: its section, its name, itself."""
    if isinstance(data, list):
        for entry in data:
            yield path, entry["id"], entry
    elif "source" in data:
        section, _, name = path.rpartition(".")
        yield section or name, "" if not section else name, data
    else:
        for name, part in data.items():
            # A list's own name ("tiles.tile") says nothing that its section does not.
            inner = path if isinstance(part, list) else f"{path}.{name}".lstrip(".")
            yield from _entries(inner, part)


def _values(entry: dict[str, Any], words: Words) -> Iterator[str]:
    """The entry's fields under the names they have in a component file."""
    for key, value in entry.items():
        if key in ("id", "source"):
            continue
        if isinstance(value, dict):
            yield words.cubes(value[kind] for kind in KINDS)
        elif isinstance(value, bool):
            if value:
                yield key
        elif isinstance(value, list):
            yield f"{key} " + "-".join(str(part) for part in value)
        else:
            yield f"{key} {value}"
