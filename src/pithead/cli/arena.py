"""`pithead arena`: bots against each other, measured; `arena balance` and `arena ladder`."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pithead
from pithead import bots
from pithead.arena import PlayerError, Results, contest, tournament
from pithead.arena.balance import other_weights
from pithead.arena.blocks import Plan
from pithead.arena.cluster import ClusterError
from pithead.arena.contests import set_up
from pithead.arena.programs import PREFIX
from pithead.arena.results import ResultsError
from pithead.arena.runs import Force, Hypotheses
from pithead.bots.weights import WeightsError
from pithead.cli.arena_draw import draw_pool, draw_versus
from pithead.cli.arena_page import Page, figure
from pithead.cli.arena_words import (
    FAULTS,
    called,
    control_lines,
    interval,
    leader,
    outcome,
    replaced_lines,
    test_line,
    verdict,
)
from pithead.cli.common import CommandError, load_game, option_errors, read_options
from pithead.cli.printing import print_table, progress_bar
from pithead.cli.saving import must_be_writable, records_file
from pithead.kernel.contract import Message
from pithead.words import Words

if TYPE_CHECKING:
    from pithead.kernel.game import Game

INTERRUPTED = 130
REPLACED = 3
"""The run is whole, but a bot failed and `random` played on for it: not all figures are its own."""

FILES = {
    "read": "error-arena-read",
    "write": "error-arena-write",
    "broken": "error-arena-broken",
    "other": "error-arena-other",
    "exists": "error-arena-exists",
}
CLUSTERS = {
    "address": "error-arena-ray-address",
    "unreachable": "error-arena-ray-unreachable",
}
BOTS = {
    "module": "error-bot-module",
    "import": "error-bot-import",
    "object": "error-bot-object",
    "kind": "error-bot-kind",
    "reference": "error-bot-reference",
    "weights": "error-bot-weights",
    "init": "error-bot-init",
}
BLOCKS, GAMES = 100, 200
"""Games played by default. Not the parser's default, to know whether the user gave one."""
LADDER, BALANCE, CHARACTERS = "ladder", "balance", "characters"
IGNORED = {
    None: ("bots", "players", "versus", "games"),
    BALANCE: (
        "contender",
        "against",
        "pool",
        "sprt",
        "controls",
        "out",
        "resume",
        "save",
        "blocks",
    ),
    CHARACTERS: (
        *("contender", "against", "pool", "bots", "players", "versus", "sprt", "controls"),
        *("save", "page", "json", "blocks", "seats", "components", "ray"),
    ),
    LADDER: (
        *("contender", "against", "bots", "players", "versus", "controls", "options", "components"),
        *("resume", "save", "page", "json", "games"),
    ),
}
"""Options that belong to another task of the arena."""
Data = dict[str, Any]


def run(chosen: Namespace, words: Words) -> int:
    if chosen.game == LADDER and chosen.task is None:
        chosen.task, chosen.game = LADDER, None
    if chosen.game == BALANCE and chosen.task is None:
        raise CommandError("error-arena-game", game=pithead.game_names()[0])
    _only_for(chosen)
    chosen.blocks, chosen.games = chosen.blocks or BLOCKS, chosen.games or GAMES
    with slips():
        if chosen.task == LADDER:
            from pithead.cli import arena_ladder

            return arena_ladder.run(chosen, words)
        if chosen.task == BALANCE:
            from pithead.cli import arena_balance

            return arena_balance.run(chosen, words)
        if chosen.task == CHARACTERS:
            from pithead.cli import arena_characters

            return arena_characters.run(chosen, words)
        return _compare(chosen, words)


def _only_for(chosen: Namespace) -> None:
    """Refuse options that the task at hand would ignore."""
    for name in IGNORED[chosen.task]:
        if getattr(chosen, name) not in (None, False):
            task = f"pithead arena {chosen.task or chosen.game}"
            raise CommandError("error-arena-option", option=f"--{name}", command=task)


@contextmanager
def slips() -> Iterator[None]:
    """What can go wrong outside Pithead, each in one sentence."""
    try:
        yield
    except bots.UnknownBot as error:
        known = ", ".join((*error.known, "module:object", PREFIX + "…"))
        raise CommandError("error-arena-bot", name=error.name, known=known) from None
    except bots.BotError as error:
        raise CommandError(BOTS[error.code], **error.figures) from None
    except PlayerError as error:
        fault = Message(FAULTS[error.fault], {"detail": error.detail})
        raise CommandError("error-arena-player", player=error.player, fault=fault) from None
    except WeightsError as error:
        raise CommandError("error-arena-weights", reason=str(error)) from None
    except ClusterError as error:
        raise CommandError(CLUSTERS[error.reason], address=error.address) from None
    except ResultsError as error:
        raise CommandError(FILES[error.reason], file=str(error.path), detail=error.detail) from None
    except BrokenProcessPool:
        raise CommandError("error-worker-died") from None


# --- what is asked ------------------------------------------------------------------------------


def table(chosen: Namespace) -> tuple[Game, Plan]:
    """The game and a plan without line-ups; a table that can't be set up is a user error."""
    game = load_game(chosen.game, chosen.components)
    if chosen.page:
        must_be_writable(chosen.page)
    options = read_options(game, chosen.options)
    with option_errors():
        return set_up(game, chosen.seats, options, None, chosen.seed or None, budget_of(chosen))


def budget_of(chosen: Namespace) -> float | None:
    return None if chosen.budget is None else chosen.budget / 1000


def force(chosen: Namespace) -> Force:
    return Force(chosen.workers, chosen.ray)


def _compare(chosen: Namespace, words: Words) -> int:
    game, plan = table(chosen)
    if chosen.resume and not chosen.out:
        raise CommandError("error-arena-resume")
    with progress_bar(words.say("arena-progress"), chosen.blocks) as shown:
        asked: Data = {
            "seats": plan.seats,
            "options": plan.options,
            "blocks": chosen.blocks,
            "seed": plan.seed,
            "budget": plan.budget,
            "workers": chosen.workers,
            "ray": chosen.ray,
            "save": chosen.out,
            "resume": chosen.resume,
            "records": records_file(chosen.save, resume=chosen.resume),
            "progress": None if shown is None else lambda done, _: shown(done),
        }
        if chosen.pool is not None:
            found = _pool(chosen, game, plan, asked)
        else:
            found = _versus(chosen, game, plan, asked)
    players = found["pool"] if "pool" in found else [found["contender"], found["against"]]
    for line in weights_lines(other_weights(players, game, plan), words):
        print(line, file=sys.stderr)
    if "ratings" in found:
        return _finish(chosen, words, found, _tell_pool, draw_pool)
    return _finish(chosen, words, found, _tell_versus, draw_versus)


def _versus(chosen: Namespace, game: Game, plan: Plan, asked: Data) -> Results:
    against = chosen.contender if plan.seats == 1 else chosen.against
    if chosen.contender is None or against is None:
        raise CommandError("error-arena-players")
    test = hypotheses(chosen.sprt, plan.seats)
    return contest(game, chosen.contender, against, sprt=test, controls=chosen.controls, **asked)


def _pool(chosen: Namespace, game: Game, plan: Plan, asked: Data) -> Results:
    pool = list(dict.fromkeys(names(chosen.pool, ())))
    if len(pool) < 2 or plan.seats < 2 or chosen.contender or chosen.against or chosen.sprt:
        raise CommandError("error-arena-pool")
    return tournament(game, pool, **asked)


def hypotheses(text: str | None, seats: int) -> Hypotheses | None:
    """`0.5:0.55`, or without figures: as good as chance against odds half as good again."""
    if text is None:
        return None
    if not text:
        weak = 1 / max(2, seats)
        odds = 1.5 * weak / (1 - weak)
        return Hypotheses(weak, odds / (1 + odds))
    low, _, high = text.partition(":")
    try:
        test = Hypotheses(float(low), float(high))
    except ValueError:
        raise CommandError("error-arena-sprt", text=text) from None
    if not 0 < test.weak < test.strong < 1:
        raise CommandError("error-arena-sprt", text=text)
    return test


def weights_lines(told: Sequence[str], words: Words) -> list[str]:
    """A warning of bots whose weights were learned on other components."""
    return [words.say("arena-other-weights", bots=", ".join(told))] if told else []


def _finish(
    chosen: Namespace,
    words: Words,
    found: Results,
    tell: Callable[[Data, Words], None],
    draw: Callable[[Data, Words], Page],
) -> int:
    if chosen.page:
        write_page(Path(chosen.page), draw(found.data, words))
    if chosen.json:
        print(json.dumps(found.data))
    else:
        tell(found.data, words)
    return exit_code(found.data, words)


def exit_code(result: Data, words: Words) -> int:
    """Tell of players that failed on stderr: the figures are then not all theirs."""
    for line in replaced_lines(result, words):
        print(line, file=sys.stderr)
    if result["stopped"]:
        return INTERRUPTED
    return REPLACED if result["replaced"] else 0


def write_page(path: Path, page: Page) -> None:
    try:
        path.write_text(page.html(), encoding="utf-8")
    except OSError:
        raise CommandError("error-write", file=str(path)) from None


# --- what is said -------------------------------------------------------------------------------


def _tell_versus(result: Data, words: Words) -> None:
    if result["stopped"]:
        print(words.say("arena-stopped", blocks=result["blocks"]))
    if not result["blocks"]:
        return
    lines = [outcome(result, words), verdict(result, words), test_line(result, words)]
    for line in filter(None, [*lines, *control_lines(result, words)]):
        print(line)
    _tell_course(result, words)


def _tell_pool(result: Data, words: Words) -> None:
    if result["stopped"]:
        print(words.say("arena-stopped", blocks=result["blocks"]))
    if not result["blocks"]:
        return
    keys = ("arena-player", "arena-rating", "arena-interval", "arena-share", "arena-games")
    rows = [
        (
            called(result, each["player"]),
            words.decimal(each["rating"], 0),
            interval(words, each["low"], each["high"], percent=False),
            figure(words, each["share"], True),
            words.number(each["games"]),
        )
        for each in result["ratings"]
    ]
    print(leader(result, words))
    print_table([words.say(key) for key in keys], rows)
    _tell_course(result, words)


def _tell_course(result: Data, words: Words) -> None:
    print(words.say("arena-course", **_plain(result)))
    for player, taken in result["thinking"].items():
        name = called(result, player)
        print(words.say("arena-thinking", player=name, **taken))


def _plain(result: Data) -> Data:
    return {key: value for key, value in result.items() if isinstance(value, (int, float, str))}


def names(text: str | None, default: Sequence[str]) -> list[str]:
    """`a,b,c` as a list."""
    return [part.strip() for part in text.split(",") if part.strip()] if text else list(default)
