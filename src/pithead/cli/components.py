"""`pithead components`: what is in the box, as data."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pithead.cli.brass_empire_table import BRASS
from pithead.cli.common import CommandError, load_game, make_console
from pithead.cli.saving import write_text
from pithead.words import KINDS, TIMES, Words, slug

if TYPE_CHECKING:
    from pithead.kernel.game import Game

INDENT = "    "
Row = tuple[str, str, str, str]
"""Section, entry, values, source."""


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
    elif chosen.text:
        _print_text(game, words)
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
    for section, *cells in ROWS[game.name](game, words):
        if last and section != last:
            table.add_section()
        table.add_row(section if section != last else "", *cells)
        last = section
    make_console().print(table)


def _print_text(game: Game, words: Words) -> None:
    """Cards as a list to read; entries that are only numbers as one line each."""
    if game.name == "brass_empire":
        print(card_list(game, words), end="")
        return
    for section, name, values, source in ROWS[game.name](game, words):
        print(" ".join(part for part in (section, name) if part) + f": {values} ({source})")


def card_list(game: Game, words: Words) -> str:
    """Every card with its facts and its text, for people."""
    lines: list[str] = []
    group = ""
    for card in game.cards:
        facts = game.card_facts(card)
        here = str("starter" if facts["deck"] == "starter" else facts["corp"])
        if here != group:
            group = here
            lines += ["", f"== {words.say(f'text-group-{slug(here)}')} =="]
        lines += ["", words.tell(game.tell_name(card))]
        lines.append(INDENT + ", ".join(words.tell(fact) for fact in game.tell_facts(card)))
        lines += [INDENT + words.tell(line) for line in game.tell_card(card)]
    return "\n".join(lines[1:]) + "\n"


def _rockwell_rows(game: Game, words: Words) -> Iterator[Row]:
    for section, name, entry in _entries("", game.component_data()):
        source = words.say(f"source-mark-{entry['source']}")
        yield section, name, ", ".join(_values(entry, words)), source


def _card_rows(game: Game, words: Words) -> Iterator[Row]:
    """Every design with its figures; what it says is for `--text`."""
    data = game.component_data()
    for card in game.cards:
        facts: dict[str, Any] = game.card_facts(card)
        values = [words.say(f"type-{facts['type']}"), words.say(f"deck-{facts['deck']}")]
        cost = facts["cost"]
        if any(cost.values()):
            values.append(words.resources([cost["labor"], cost["construction"]]))
        if facts["type"] != "employee":
            values.append(f"{facts['attack']}/{facts['health']}")
        if facts["brass"] is not None:
            values.append(f"{BRASS}{facts['brass']}")
        values.append(f"{facts['copies']} {TIMES}")
        yield (
            words.name(facts["corp"]),
            words.card(card),
            ", ".join(values),
            _sources(data[card], words),
        )


def _sources(facts: Any, words: Words) -> str:
    """Which fields are certain, and by what; the others are reconstructed."""
    parts = []
    for mark in ("rulebook", "publisher"):
        fields = [field for field, source in facts.get("source", {}).items() if source == mark]
        if fields:
            parts.append(f"{words.say(f'source-mark-{mark}')} ({', '.join(fields)})")
    return ", ".join(parts) or words.say("source-mark-reconstructed")


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


ROWS: dict[str, Callable[[Game, Words], Iterator[Row]]] = {
    "rockwell": _rockwell_rows,
    "brass_empire": _card_rows,
}
