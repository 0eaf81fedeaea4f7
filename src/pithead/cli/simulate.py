"""`pithead simulate`: many games between bots, and what they add up to."""

from __future__ import annotations

import json
import secrets
import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING

import pithead
from pithead.arena.simulate import Plan, Tally, simulate
from pithead.cli.common import CommandError, load_game, option_errors, read_options
from pithead.cli.printing import print_table, progress_bar
from pithead.cli.saving import records_file
from pithead.cli.telling import Teller
from pithead.kernel.contract import settle_options
from pithead.words import Words

if TYPE_CHECKING:
    from pithead.kernel.game import Game

INTERRUPTED = 130
REPLACED = 3
RANDOM = "random"


def run(chosen: Namespace, words: Words) -> int:
    game = load_game(chosen.game, chosen.components)
    seats = chosen.seats or max(game.seat_counts)
    options = read_options(game, chosen.options)
    seed = chosen.seed or str(secrets.randbelow(2**32))
    with option_errors():
        game.new_state(seats, 0, options)
        options = settle_options(game.options, seats, options)
    maker = partial(pithead.game, chosen.game, chosen.components)
    players = _players(chosen.bots)
    save = records_file(chosen.save) or ""
    plan = Plan(maker, seats, options, seed, chosen.games, players, save)
    if players:
        _try(game, plan)
    start = time.perf_counter()
    try:
        with progress_bar(words.say("simulate-progress"), plan.games) as progress:
            tally = simulate(plan, min(chosen.workers, plan.games), progress)
    except BrokenProcessPool:
        raise CommandError("error-worker-died") from None
    seconds = time.perf_counter() - start
    result = {"game": game.name, "rules": game.version, "bots": chosen.bots, "options": options}
    result.update(summary(plan, tally, seconds))
    if chosen.json:
        print(json.dumps(result))
    else:
        Teller(game, words).sit_down(seats)
        _tell(result, words)
    if tally.stopped:
        return INTERRUPTED
    for line in _replaced_lines(tally, words):
        print(line, file=sys.stderr)
    return REPLACED if tally.replaced else 0


def _players(text: str) -> tuple[str, ...]:
    """The players of the seats, in turn; random players alone use the fast interface."""
    named = tuple(part.strip() for part in text.split(",") if part.strip())
    if not named:
        raise CommandError("error-simulate-bots")
    return () if set(named) == {RANDOM} else named


def _try(game: Game, plan: Plan) -> None:
    """Refuse bots that can't play before the first game."""
    from pithead.arena import blocks
    from pithead.arena.runs import try_players
    from pithead.cli.arena import slips

    table = blocks.Plan(plan.make_game, plan.seats, plan.options, plan.seed, ())
    with slips():
        try_players(plan.bots, game, table)


def _replaced_lines(tally: Tally, words: Words) -> Iterator[str]:
    from pithead.cli.arena_words import FAULTS

    struck = Counter((each.player, each.fault) for each in tally.replaced)
    details = {(each.player, each.fault): each.detail for each in reversed(tally.replaced)}
    for (player, fault), games in sorted(struck.items()):
        told = words.say(FAULTS[fault], detail=details[player, fault])
        yield words.say("arena-replaced", player=player, fault=told, games=games)


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    """The figures of a run; means are None when no game was finished."""
    games = tally.games
    return {
        "seats": plan.seats,
        "seed": plan.seed,
        "games": games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "games_per_second": round(games / seconds, 2),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "mean_turns": tally.turns / games if games else None,
        "wins_by_seat": [float(wins) for wins in tally.wins],
        "mean_scores": [score / games if games else None for score in tally.scores],
        "log_digest": tally.digest(),
        "replaced": [each._asdict() for each in tally.replaced],
        "stopped": tally.stopped,
    }


def _tell(result: dict[str, object], words: Words) -> None:
    seats, games = result["seats"], result["games"]
    assert isinstance(seats, int)
    assert isinstance(games, int)
    if result["stopped"]:
        print(words.say("simulate-stopped", n=games))
    for line in ("games", "speed", "digest"):
        if games or line == "games":
            print(words.say(f"simulate-{line}", **result))
    if not games:
        return
    wins, scores = result["wins_by_seat"], result["mean_scores"]
    assert isinstance(wins, list)
    assert isinstance(scores, list)
    columns = [words.say(f"simulate-{column}") for column in ("company", "wins", "share", "score")]
    rows = [
        (
            words.seat(seat),
            words.decimal(wins[seat], 1),
            words.percent(wins[seat] / games, 1),
            words.decimal(scores[seat], 2),
        )
        for seat in range(seats)
    ]
    print_table(columns, rows)
