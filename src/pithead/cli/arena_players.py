"""`pithead arena balance --players A,B`: kinds of players on the same deals, and all mixed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pithead.arena.balance import study_kinds
from pithead.cli.arena import exit_code, force, names, table
from pithead.cli.arena_balance import groups, signed
from pithead.cli.arena_page import figure
from pithead.cli.arena_words import interval
from pithead.cli.common import CommandError
from pithead.cli.printing import print_table, progress_bar

if TYPE_CHECKING:
    from argparse import Namespace

    from pithead.kernel.game import Game
    from pithead.words import Words

Data = dict[str, Any]

UNTOLD = ("seats", "cards", "card_wins", "slots")
"""Long headings: the JSON has them."""


def run(chosen: Namespace, words: Words) -> int:
    for name in ("bots", "versus", "page"):
        if getattr(chosen, name):
            command = "pithead arena balance --players"
            raise CommandError("error-arena-option", option=f"--{name}", command=command)
    game, plan = table(chosen)
    players = list(dict.fromkeys(names(chosen.players, ())))
    if len(players) < 2:
        raise CommandError("error-arena-kinds")
    studies = len(players) + 1
    with progress_bar(words.say("arena-progress"), studies * chosen.games) as shown:
        result = study_kinds(game, plan, players, chosen.games, force(chosen), shown)
    if chosen.json:
        print(json.dumps(result))
    elif "paired" in result:
        _tell(game, result, [*players, words.say("arena-kinds-mixture")], words)
    return exit_code(result, words)


def _tell(game: Game, result: Data, called: list[str], words: Words) -> None:
    print(words.say("arena-kinds-title"))
    told = [
        {name: (title, rows) for name, title, rows in groups(game, study, words)}
        for study in result["studies"]
    ]
    for heading in dict.fromkeys(name for each in told for name in each if name not in UNTOLD):
        title = next(each[heading][0] for each in told if heading in each)
        labels = {
            row["name"]: row["label"] for each in told for row in each.get(heading, ("", []))[1]
        }
        found = [{row["name"]: row for row in each.get(heading, ("", []))[1]} for each in told]
        cells = [
            (label, *(_share(each[name], words) if name in each else "" for each in found))
            for name, label in labels.items()
        ]
        print_table(("", *called), cells, title)
        _tell_paired(result["paired"], heading, labels, called, words)


def _tell_paired(
    paired: list[Data], heading: str, labels: dict[str, str], called: list[str], words: Words
) -> None:
    found = [{row["name"]: row for row in each["headings"].get(heading, ())} for each in paired]
    if not any(found):
        return
    columns = [
        words.say("arena-kinds-paired", player=player, first=called[0]) for player in called[1:]
    ]
    cells = [
        (label, *(signed(words, each[name], True) if name in each else "" for each in found))
        for name, label in labels.items()
        if any(name in each for each in found)
    ]
    print_table(("", *columns), cells)


def _share(each: Data, words: Words) -> str:
    text = f"{figure(words, each['share'], True)} ({interval(words, each['low'], each['high'])})"
    return f"{text}; {words.decimal(each['a_game'], 1)}" if "a_game" in each else text
