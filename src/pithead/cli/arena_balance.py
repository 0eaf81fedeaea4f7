"""`pithead arena balance`: what good players use, buy and win with; two component sets compared."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pithead import bots
from pithead.arena.balance import COURSE, compare, study
from pithead.cli.arena import exit_code, force, names, table, weights_lines, write_page
from pithead.cli.arena_draw import facts, who_played
from pithead.cli.arena_page import Bar, Page, figure, shares_of
from pithead.cli.arena_words import interval, replaced_lines
from pithead.cli.printing import print_table, progress_bar
from pithead.kernel.contract import Message, key_of
from pithead.kernel.plugin import plugin_of
from pithead.words import Words

if TYPE_CHECKING:
    from pithead.kernel.game import Game

Data = dict[str, Any]

DEFAULTS = ("practised", "greedy")
"""The strongest bot that affords a thousand games in a minute or two, if the game has it."""

MEANS = {
    "turns": "arena-balance-turns",
    "decisions": "arena-balance-decisions",
    "winning_score": "arena-balance-score",
}


def run(chosen: Namespace, words: Words) -> int:
    if chosen.players is not None:
        from pithead.cli import arena_players

        return arena_players.run(chosen, words)
    if chosen.versus is not None:
        return _compare(chosen, words)
    game, result = _study(chosen, words)
    if chosen.page:
        write_page(Path(chosen.page), _draw(game, result, words))
    if chosen.json:
        print(json.dumps(result))
    else:
        _tell(game, result, words)
    _warn(result, words)
    return exit_code(result, words)


def _study(chosen: Namespace, words: Words) -> tuple[Game, Data]:
    game, plan = table(chosen)
    default = next(name for name in DEFAULTS if name in bots.names(game))
    players = names(chosen.bots, [default])
    with progress_bar(words.say("arena-progress"), chosen.games) as shown:
        return game, study(game, plan, players, chosen.games, force(chosen), shown)


def _compare(chosen: Namespace, words: Words) -> int:
    """The same study twice, with the components of --components and those of --versus."""
    table(Namespace(**{**vars(chosen), "components": chosen.versus}))  # refused now if ever
    game, one = _study(chosen, words)
    # The seed is drawn once: both sets meet the same luck.
    again = Namespace(**{**vars(chosen), "components": chosen.versus, "seed": one["seed"]})
    result: Data = {"stopped": one["stopped"], "replaced": one["replaced"], "one": one}
    if not one["stopped"]:
        _, other = _study(again, words)
        result.update(
            other=other,
            difference=compare(one, other),
            stopped=other["stopped"],
            replaced=one["replaced"] + other["replaced"],
        )
    result["names"] = one["names"]
    if chosen.page and "other" in result:
        write_page(Path(chosen.page), _draw_difference(game, result, words))
    if chosen.json:
        print(json.dumps(result))
    elif "other" in result:
        _tell_difference(game, result, words)
    warned = dict.fromkeys(
        line
        for part in ("one", "other")
        if part in result
        for line in _warnings(result[part], words)
    )
    print(*warned, sep="\n", end="\n" if warned else "", file=sys.stderr)
    return exit_code(result, words)


def _warnings(result: Data, words: Words) -> list[str]:
    return weights_lines(result["other_weights"], words)


def _warn(result: Data, words: Words) -> None:
    for line in _warnings(result, words):
        print(line, file=sys.stderr)


# --- what is said -------------------------------------------------------------------------------


Group = tuple[str, str, list[Data]]
"""A heading's name, its title, and its entries with labels."""


def groups(game: Game, result: Data, words: Words) -> list[Group]:

    def tell(game: Game, heading: str, entry: str) -> Message:
        if heading == COURSE.name:
            return Message(key_of("balance", heading, entry))
        return plugin_of(game).tell_entry(game, heading, entry)

    seats = [
        {**each, "label": words.say("arena-page-seat", seat=seat + 1)}
        for seat, each in enumerate(result["seat_wins"])
    ]
    groups: list[Group] = [("seats", words.say("arena-page-seats"), seats)]
    for heading, found in result["headings"].items():
        own = (game.name,) if heading != COURSE.name else ()
        title = words.say(key_of("balance", *own, heading))
        entries = [{**e, "label": words.tell(tell(game, heading, e["name"]))} for e in found]
        groups.append((heading, title, entries))
    one = [{**each, "label": each["name"]} for each in result.get("one_track", ())]
    groups.append(("one_track", words.say("arena-balance-one-track"), one))
    return [group for group in groups if group[2]]


def _tell(game: Game, result: Data, words: Words) -> None:
    if result["stopped"]:
        print(words.say("arena-balance-stopped", games=result["games"]))
    if not result["games"]:
        return
    print(_length(game, result, words))
    columns = ("", words.say("arena-share"), words.say("arena-interval"))
    for _, title, rows in groups(game, result, words):
        counted = "a_game" in rows[0]
        cells = [
            (
                each["label"],
                figure(words, each["share"], True),
                interval(words, each["low"], each["high"]),
                *([words.decimal(each["a_game"], 1)] if counted else []),
            )
            for each in rows
        ]
        print_table((*columns, words.say("arena-a-game")) if counted else columns, cells, title)


def _length(game: Game, result: Data, words: Words) -> str:
    """How many games were played, by whom, and how long they were."""
    figures = {
        name: words.say(
            "arena-balance-mean",
            mean=words.decimal(result[name]["mean"], 1),
            interval=interval(words, result[name]["low"], result[name]["high"], percent=False),
        )
        for name in ("turns", "decisions")
    }
    players = ", ".join(result["bots"])
    return words.say(
        "arena-balance-length", games=result["games"], game=game.name, bots=players, **figures
    )


def _tell_difference(game: Game, result: Data, words: Words) -> None:
    """Both sets side by side; what differs clearly has a mark."""
    print(words.say("arena-balance-versus", **_sets(result)))
    keys = ("arena-balance-one", "arena-balance-other", "arena-balance-change")
    columns = ["", *map(words.say, keys)]
    lengths = []
    for name, key in MEANS.items():
        one, other = (result[part][name]["mean"] for part in ("one", "other"))
        change = signed(words, result["difference"][name], False)
        figures = (words.decimal(one, 1), words.decimal(other, 1), change)
        lengths.append((words.say(key), *figures))
    print_table(columns, lengths)
    for _, title, rows in _differences(game, result, words):
        cells = [
            (
                each["label"],
                *(figure(words, each[part]["share"], True) for part in ("one", "other")),
                signed(words, each, True),
            )
            for each in rows
        ]
        print_table(columns, cells, title)
    print(words.say("arena-balance-clear"))


def _sets(result: Data) -> Data:
    return {part: result[part]["components"][:12] for part in ("one", "other")}


def signed(words: Words, each: Data, percent: bool) -> str:
    sign = "+" if each["change"] > 0 else ""
    mark = " *" if each["clear"] else ""
    text = interval(words, each["low"], each["high"], percent)
    return f"{sign}{figure(words, each['change'], percent)} ({text}){mark}"


def _differences(game: Game, result: Data, words: Words) -> list[Group]:
    """The groups of the one study, each entry with both figures and their difference."""
    difference = result["difference"]
    found: list[Group] = []
    others = {name: rows for name, _, rows in groups(game, result["other"], words)}
    for heading, title, rows in groups(game, result["one"], words):
        theirs = {each["label"]: each for each in others.get(heading, ())}
        if heading == "seats":
            changes = dict(zip(theirs, difference["seat_wins"], strict=True))
        else:
            part = difference["headings"].get(heading, difference["one_track"])
            named = {each["name"]: each for each in part}
            changes = {e["label"]: named[e["name"]] for e in rows if e["name"] in named}
        both = [
            {**changes[e["label"]], "label": e["label"], "one": e, "other": theirs[e["label"]]}
            for e in rows
            if e["label"] in changes
        ]
        found.append((heading, title, both))
    return found


# --- what is drawn ------------------------------------------------------------------------------


def _even(game: Game, result: Data) -> dict[str, float]:
    """By heading, the share that chance alone would give."""
    if result["seats"] == 1:
        return {}
    won = [h.name for h in plugin_of(game).headings(game, result["seats"]) if h.kind == "won"]
    return dict.fromkeys(("seats", "one_track", *won), 1 / result["seats"])


def _draw(game: Game, result: Data, words: Words) -> Page:
    name = words.game(game.name)
    page = Page(words, words.say("arena-balance-page", game=name, seats=result["seats"]))
    page.lead(_length(game, result, words) if result["games"] else "")
    who_played(page, result, result["bots"], words)
    for line in (*_warnings(result, words), *replaced_lines(result, words)):
        page.warning(line)
    for key, title in MEANS.items():
        bar = Bar(words.say(title), *(result[key][part] for part in ("mean", "low", "high")))
        page.bars(bar.label, [bar], percent=False)
    even = _even(game, result)
    if even:
        page.paragraph(words.say("arena-page-mark"))
    for heading, title, entries in groups(game, result, words):
        labels = [each["label"] for each in entries]
        page.bars(title, shares_of(entries, labels), even.get(heading))
    page.facts(words.say("arena-page-facts"), facts(result, words))
    return page


def _draw_difference(game: Game, result: Data, words: Words) -> Page:
    """Two bars an entry, the one set above the other."""
    one, other = result["one"], result["other"]
    title = words.say("arena-balance-page", game=words.game(game.name), seats=one["seats"])
    page = Page(words, title)
    page.paragraph(words.say("arena-balance-versus", **_sets(result)))
    who_played(page, {**one, "replaced": result["replaced"]}, one["bots"], words)
    for line in dict.fromkeys([*_warnings(one, words), *_warnings(other, words)]):
        page.warning(line)
    for line in replaced_lines(result, words):
        page.warning(line)
    even = _even(game, one)
    groups = _differences(game, result, words)
    clear = [
        (f"{title}: {each['label']}", signed(words, each, True))
        for _, title, rows in groups
        for each in rows
        if each["clear"]
    ]
    page.facts(words.say("arena-balance-clear-title"), clear)
    page.paragraph(words.say("arena-balance-clear" if clear else "arena-balance-none-clear"))
    if even:
        page.paragraph(words.say("arena-page-mark"))
    for heading, name, rows in groups:
        bars = []
        for each in rows:
            mark = " *" if each["clear"] else ""
            parts = [each[part] for part in ("one", "other")]
            labels = (
                words.say("arena-balance-label-one", entry=each["label"]) + mark,
                words.say("arena-balance-label-other"),
            )
            bars += shares_of(parts, labels)
        page.bars(name, bars, even.get(heading), pairs=True)
    page.facts(words.say("arena-page-facts"), facts(one, words))
    key = words.say("arena-fact-components")
    page.facts(words.say("arena-balance-other"), [(key, other["components"])])
    return page
