"""`pithead arena balance`: what good players use, buy and win with."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from pithead import bots
from pithead.arena import results
from pithead.arena.balance import COUNTING, balance_figures
from pithead.arena.contest import Contest, try_players
from pithead.arena.statistics import block_share
from pithead.cli.arena import (
    INTERRUPTED,
    facts,
    force,
    interval,
    names,
    progress_bar,
    table,
    write_page,
)
from pithead.cli.arena_page import Bar, Page, figure, shares_of
from pithead.cli.common import make_console
from pithead.kernel.game import Game
from pithead.words import Words

Data = dict[str, Any]

DEFAULT = "practised"
"""The strongest bot that affords a thousand games in a minute or two."""

USES = {
    "slots": "arena-balance-slots",
    "improvements": "arena-balance-improvements",
    "deliveries": "arena-balance-deliveries",
    "achievements": "arena-balance-achievements",
    "endings": "arena-balance-endings",
    "corporations": "arena-balance-corporations",
    "cards": "arena-balance-cards",
}
IMPROVEMENTS = {
    "power": "arena-balance-power",
    "safety": "arena-balance-safety",
    "mobility": "arena-balance-mobility",
    "mineshaft": "arena-balance-mineshaft",
    "mineshaft_moved": "arena-balance-mineshaft-moved",
}
ENDINGS = {
    "centre": "arena-ending-centre",
    "achievements": "arena-ending-achievements",
    "quiet": "arena-ending-quiet",
    "pool": "arena-ending-pool",
    "rounds": "arena-ending-rounds",
    "last_standing": "arena-ending-last-standing",
}


def run(chosen: Namespace, words: Words) -> int:
    game, plan = table(chosen)
    players = names(chosen.bots, [DEFAULT])
    try_players(players, game, plan)
    # One game a deal; where several bots play, each has every seat in turn.
    seats = plan.seats
    lineups = tuple(
        tuple(players[(first + seat) % len(players)] for seat in range(seats))
        for first in range(len(players))
    )
    plan = plan._replace(lineups=lineups, rotations=1, counting=COUNTING[game.name])
    contest = Contest(plan, chosen.games)
    with progress_bar(words, chosen.games) as shown:
        contest.run(force(chosen), progress=lambda now: shown(len(now.blocks)) if shown else None)
    result: Data = {
        **results.settings(game, plan, {"bots": players}),
        **balance_figures(game, contest),
        "games": len(contest.blocks),
        "seconds": round(contest.seconds, 3),
        "stopped": contest.stopped,
        **results.circumstances(),
    }
    if not contest.stopped:
        result["one_track"] = _one_track(chosen, game, plan, players)
    if chosen.page:
        write_page(Path(chosen.page), _draw(game, result, words))
    if chosen.json:
        print(json.dumps(result))
    else:
        _tell(game, result, words)
    return INTERRUPTED if contest.stopped else 0


def _one_track(chosen: Namespace, game: Game, plan: Any, players: list[str]) -> list[Data]:
    """Each bot that knows one plan against the others; none of them may do better than chance."""
    found = []
    for name in bots.ONE_TRACK[game.name] if plan.seats > 1 else ():
        lineup = (name, *[players[seat % len(players)] for seat in range(plan.seats - 1)])
        duel = plan._replace(lineups=(lineup,), rotations=None, counting=None)
        contest = Contest(duel, max(1, chosen.games // (5 * plan.seats)))
        contest.run(force(chosen))
        games = sum(len(block.games) for block in contest.in_order)
        share = block_share([block.share() for block in contest.in_order], games)
        found.append(
            {"name": name, "games": games, "chance": 1 / plan.seats}
            | {"share": share.value, "low": share.low, "high": share.high}
        )
    return found


def _label(game: Game, kind: str, name: str, words: Words) -> str:
    if kind == "improvements":
        return words.say(IMPROVEMENTS[name])
    if kind == "endings":
        return words.say(ENDINGS[name])
    if kind == "deliveries":
        return words.name(name)
    if kind == "achievements":
        return words.achievement(name)
    if kind == "cards":
        return words.tell(game.tell_name(name))
    if kind == "corporations":
        return words.corporation(name)
    return name


def _seat_labels(result: Data, words: Words) -> list[str]:
    return [words.say("arena-page-seat", seat=seat + 1) for seat in range(result["seats"])]


def _tell(game: Game, result: Data, words: Words) -> None:
    from rich.table import Table

    console = make_console()
    if result["stopped"]:
        console.print(words.say("arena-balance-stopped", games=result["games"]))
    if not result["games"]:
        return
    players = ", ".join(result["bots"])
    figures = {
        name: words.say(
            "arena-balance-mean",
            mean=words.decimal(result[name]["mean"], 1),
            interval=interval(words, result[name]["low"], result[name]["high"], percent=False),
        )
        for name in ("turns", "decisions")
    }
    told = words.say(
        "arena-balance-length", games=result["games"], game=game.name, bots=players, **figures
    )
    console.print(told, soft_wrap=True)
    groups = [("seats", words.say("arena-page-seats"), _named_seats(result, words))]
    groups += [
        (
            kind,
            words.say(key),
            [{**e, "label": _label(game, kind, e["name"], words)} for e in found],
        )
        for kind, key in USES.items()
        if (found := result.get(kind))
    ]
    if result.get("one_track"):
        one = [{**each, "label": each["name"]} for each in result["one_track"]]
        groups.append(("one_track", words.say("arena-balance-one-track"), one))
    for _, title, rows in groups:
        shown = Table(title=title, title_justify="left")
        shown.add_column("")
        shown.add_column(words.say("arena-share"), justify="right")
        shown.add_column(words.say("arena-interval"), justify="right")
        for each in rows:
            text = interval(words, each["low"], each["high"])
            shown.add_row(each["label"], figure(words, each["share"], True), text)
        console.print(shown)


def _named_seats(result: Data, words: Words) -> list[Data]:
    labels = _seat_labels(result, words)
    return [
        {**each, "label": label} for label, each in zip(labels, result["seat_wins"], strict=True)
    ]


def _draw(game: Game, result: Data, words: Words) -> Page:
    name = words.game(game.name)
    page = Page(words, words.say("arena-balance-page", game=name, seats=result["seats"]))
    lengths = [
        Bar(words.say(key), *(result[name][part] for part in ("mean", "low", "high")))
        for name, key in (
            ("turns", "arena-balance-turns"),
            ("decisions", "arena-balance-decisions"),
        )
    ]
    for bar in lengths:
        page.bars(bar.label, [bar], percent=False)
    even = 1 / result["seats"] if result["seats"] > 1 else None
    seats = shares_of(result["seat_wins"], _seat_labels(result, words))
    page.bars(words.say("arena-page-seats"), seats, even)
    for kind, key in USES.items():
        if found := result.get(kind):
            labels = [_label(game, kind, each["name"], words) for each in found]
            mark = even if kind == "corporations" else None
            page.bars(words.say(key), shares_of(found, labels), mark)
    if found := result.get("one_track"):
        bars = shares_of(found, [each["name"] for each in found])
        page.bars(words.say("arena-balance-one-track"), bars, even)
    page.facts(words.say("arena-page-facts"), facts(result, words))
    return page
