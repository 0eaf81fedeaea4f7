"""`pithead components`: what is in the box, as data."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from pithead.cli.common import CommandError, load_game, make_console
from pithead.cli.saving import write_text
from pithead.kernel.plugin import plugin_of
from pithead.words import Words, slug

if TYPE_CHECKING:
    from pithead.kernel.game import Game

INDENT = "    "


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
    console = make_console()
    from rich.table import Table

    title = words.say("components-title", game=game.name, digest=game.components_digest[:12])
    table = Table(title=title)
    for column in ("section", "entry", "values", "source"):
        table.add_column(words.say(f"components-{column}"))
    last = ""
    for section, *cells in plugin_of(game).component_rows(game, words):
        if last and section != last:
            table.add_section()
        table.add_row(section if section != last else "", *cells)
        last = section
    console.print(table)


def _print_text(game: Game, words: Words) -> None:
    """Cards as a list to read; entries that are only numbers as one line each."""
    if game.cards:
        print(card_list(game, words), end="")
        return
    for section, name, values, source in plugin_of(game).component_rows(game, words):
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
