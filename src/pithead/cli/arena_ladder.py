"""`pithead arena ladder`: whether each level beats the one below, written down as a page."""

from __future__ import annotations

import sys
from argparse import Namespace
from functools import partial
from pathlib import Path

import pithead
from pithead.arena import results
from pithead.arena.blocks import Plan
from pithead.arena.ladder import Step, climb
from pithead.arena.runs import try_players
from pithead.cli.arena import INTERRUPTED, REPLACED, force, hypotheses, names
from pithead.cli.arena_page import figure
from pithead.cli.arena_words import interval
from pithead.cli.common import CommandError, load_game
from pithead.cli.saving import must_be_writable
from pithead.kernel.plugin import plugin_of
from pithead.words import Words

SEED = "ladder"


def run(chosen: Namespace, words: Words) -> int:
    games = [load_game(name) for name in ([chosen.game] if chosen.game else pithead.game_names())]
    ladders = [names(chosen.pool, list(plugin_of(game).levels)) for game in games]
    if any(len(rungs) < 2 for rungs in ladders):
        raise CommandError("error-arena-rungs")
    if chosen.out:
        must_be_writable(chosen.out)
    seed = chosen.seed or SEED
    budget = None if chosen.budget is None else chosen.budget / 1000
    code = 0
    lines = _head(words, max(ladders, key=len), seed, chosen.blocks)
    for game, rungs in zip(games, ladders, strict=True):
        name = game.name
        shared = [count for count in game.seat_counts if count > 1]
        counts = [chosen.seats] if chosen.seats else shared
        if any(count not in shared for count in counts):
            raise CommandError("error-arena-ladder-seats", game=name)
        options = {option.name: option.default for option in game.options}
        for seats in counts:
            maker = partial(pithead.game, name)
            try_players(rungs, game, Plan(maker, seats, options, seed, (), budget))
        lines += ["", f"## {name}", "", *_table_head(words)]
        for seats in counts:
            done = 0
            maker = partial(pithead.game, name)
            test = hypotheses(chosen.sprt, seats)
            steps = climb(maker, rungs, seats, chosen.blocks, seed, force(chosen), budget, test)
            for step in steps:
                done += 1
                lines.append(_row(step, words))
                print(_line(step, words), file=sys.stderr)
                if step.replaced:
                    told = words.say("arena-ladder-replaced", games=step.replaced)
                    print(told, file=sys.stderr)
                    code = REPLACED
            if done < len(rungs) - 1:
                return INTERRUPTED
    text = "\n".join(lines) + "\n"
    if not chosen.out:
        print(text, end="")
        return code
    try:
        Path(chosen.out).write_text(text, encoding="utf-8")
    except OSError:
        raise CommandError("error-write", file=chosen.out) from None
    return code


def _head(words: Words, rungs: list[str], seed: str, blocks: int) -> list[str]:
    facts = results.circumstances()
    return [
        f"# {words.say('arena-ladder-title')}",
        "",
        words.say("arena-ladder-about", rungs=", ".join(rungs), blocks=blocks, seed=seed),
        "",
        words.say(
            "arena-ladder-facts",
            commit=facts["commit"],
            machine=facts["machine"],
            python=facts["python"],
        ),
    ]


def _table_head(words: Words) -> list[str]:
    titles = [
        words.say(key)
        for key in (
            "arena-fact-seats",
            "arena-ladder-upper",
            "arena-ladder-lower",
            "arena-share",
            "arena-interval",
            "arena-ladder-chance",
            "arena-games",
            "arena-ladder-mean",
            "arena-ladder-slowest",
            "arena-ladder-holds",
        )
    ]
    return [f"| {' | '.join(titles)} |", "|" + "---|" * len(titles)]


def _row(step: Step, words: Words) -> str:
    cells = [
        str(step.seats),
        step.upper,
        step.lower,
        figure(words, step.share.value, True),
        interval(words, step.share.low, step.share.high),
        figure(words, 1 / step.seats, True),
        words.number(step.games),
        words.decimal(step.mean_ms, 1),
        words.decimal(step.slowest_ms, 0),
        words.say("arena-ladder-yes" if step.holds else "arena-ladder-no"),
    ]
    return f"| {' | '.join(cells)} |"


def _line(step: Step, words: Words) -> str:
    return words.say(
        "arena-ladder-step",
        seats=step.seats,
        upper=step.upper,
        lower=step.lower,
        share=figure(words, step.share.value, True),
        interval=interval(words, step.share.low, step.share.high),
    )
