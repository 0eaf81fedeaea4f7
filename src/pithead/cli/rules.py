"""`pithead rules`: the rulebook, or one rule of it."""

from __future__ import annotations

from argparse import Namespace
from difflib import get_close_matches
from typing import TYPE_CHECKING

from pithead.cli.common import CommandError, load_game, make_console
from pithead.words import Words

if TYPE_CHECKING:
    from rich.console import Console

    from pithead.kernel.game import Game

KERNEL_RULES = ("PH-FORM", "PH-STALE", "PH-OVER")


def run(chosen: Namespace, words: Words) -> int:
    game = load_game(chosen.game)
    console = make_console()
    if chosen.rule is None:
        _whole_rulebook(game, words, console)
    else:
        print_rule(find_rule(game, chosen.rule), words, console)
    return 0


def find_rule(game: Game, written: str) -> str:
    """The id that was meant; capitals do not matter, nor does the game's prefix."""
    known = (*game.rules, *KERNEL_RULES)
    wanted = written.strip().upper()
    prefix = known[0].partition("-")[0]
    for rule in (wanted, f"{prefix}-{wanted}"):
        if rule in known:
            return rule
    full = wanted if "-" in wanted and wanted.startswith(prefix) else f"{prefix}-{wanted}"
    near = get_close_matches(full, known, n=5, cutoff=0.5)
    if not near:
        raise CommandError("error-rule-none", rule=written, game=game.name)
    raise CommandError("error-rule", rule=written, near=", ".join(sorted(near, key=known.index)))


def print_rule(rule: str, words: Words, console: Console) -> None:
    from rich.padding import Padding
    from rich.text import Text

    key = f"rule-{rule}"
    heading = Text.assemble((rule, "bold cyan"), "  ", (words.attribute(key, "title"), "bold"))
    console.print(heading)
    console.print(Padding(Text(words.say(key)), (0, 0, 0, 2)))


def _whole_rulebook(game: Game, words: Words, console: Console) -> None:
    from rich.text import Text

    section = ""
    for rule in (*game.rules, *KERNEL_RULES):
        here = words.attribute(f"rule-{rule}", "section")
        if here != section:
            section = here
            console.print()
            console.print(Text(words.say(f"rules-section-{section}").upper(), style="bold yellow"))
        console.print()
        print_rule(rule, words, console)
