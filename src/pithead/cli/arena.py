"""`pithead arena`: bots against each other, measured; `arena balance` and `arena ladder`."""

from __future__ import annotations

import json
import secrets
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pithead
from pithead import bots
from pithead.arena import results
from pithead.arena.blocks import Block, Plan
from pithead.arena.cluster import ClusterError
from pithead.arena.contest import Contest, Force, Hypotheses, pool_lineups, try_players
from pithead.arena.lineup import STAND_IN
from pithead.arena.programs import PREFIX
from pithead.arena.statistics import block_share
from pithead.bots.weights import WeightsError
from pithead.cli.arena_page import Bar, Page, figure
from pithead.cli.common import CommandError, load_game, make_console, option_errors, read_options
from pithead.kernel.contract import settle_options
from pithead.words import Words

if TYPE_CHECKING:
    from pithead.kernel.game import Game

INTERRUPTED = 130
KEEP_SECONDS = 2.0
"""A results file is written anew at most so often."""

FAULTS = {
    "start": "arena-fault-start",
    "died": "arena-fault-died",
    "slow": "arena-fault-slow",
    "nonsense": "arena-fault-nonsense",
    "illegal": "arena-fault-illegal",
}
FILES = {
    "read": "error-arena-read",
    "write": "error-arena-write",
    "broken": "error-arena-broken",
    "other": "error-arena-other",
}
CLUSTERS = {
    "missing": "error-arena-ray-missing",
    "address": "error-arena-ray-address",
    "unreachable": "error-arena-ray-unreachable",
}
LADDER, BALANCE = "ladder", "balance"
Data = dict[str, Any]


def run(chosen: Namespace, words: Words) -> int:
    if chosen.game == LADDER and chosen.task is None:
        chosen.task, chosen.game = LADDER, None
    with slips():
        if chosen.task == LADDER:
            from pithead.cli import arena_ladder

            return arena_ladder.run(chosen, words)
        if chosen.task == BALANCE:
            from pithead.cli import arena_balance

            return arena_balance.run(chosen, words)
        return _compare(chosen, words)


@contextmanager
def slips() -> Iterator[None]:
    """What can go wrong through no fault of ours, each in one sentence."""
    try:
        yield
    except bots.UnknownBot as error:
        known = ", ".join((*error.known, PREFIX + "…"))
        raise CommandError("error-arena-bot", name=error.name, known=known) from None
    except WeightsError as error:
        raise CommandError("error-arena-weights", reason=str(error)) from None
    except ClusterError as error:
        raise CommandError(CLUSTERS[error.reason], address=error.address) from None
    except results.ResultsError as error:
        raise CommandError(FILES[error.reason], file=str(error.path), detail=error.detail) from None
    except BrokenProcessPool:
        raise CommandError("error-worker-died") from None


# --- what is asked ------------------------------------------------------------------------------


def table(chosen: Namespace) -> tuple[Game, Plan]:
    """The game and a plan without line-ups; a table that can't be set up is the user's slip."""
    game = load_game(chosen.game, chosen.components)
    if chosen.page and not Path(chosen.page).absolute().parent.is_dir():
        # Found out now, not after hours of games.
        raise CommandError("error-write", file=chosen.page)
    seats = chosen.seats or min(count for count in game.seat_counts if count > 1)
    options = read_options(game, chosen.options)
    with option_errors():
        game.new_state(seats, 0, options)
        options = settle_options(game.options, seats, options)
    maker = partial(pithead.game, chosen.game, chosen.components)
    seed = chosen.seed or str(secrets.randbelow(2**32))
    budget = None if chosen.budget is None else chosen.budget / 1000
    return game, Plan(maker, seats, options, seed, (), budget)


def force(chosen: Namespace) -> Force:
    return Force(chosen.workers, chosen.ray)


def _compare(chosen: Namespace, words: Words) -> int:
    game, plan = table(chosen)
    if chosen.pool is not None:
        return _pool(chosen, words, game, plan)
    against = chosen.against
    if plan.seats == 1:
        against = chosen.contender  # there is no seat for another
    if chosen.contender is None or against is None:
        raise CommandError("error-arena-players")
    try_players((chosen.contender, against), game, plan)
    lineup = (chosen.contender, *[against] * (plan.seats - 1))
    plan = plan._replace(lineups=(lineup,))
    named = {"contender": chosen.contender, "against": against}
    test = hypotheses(chosen.sprt, plan.seats)
    runner = _Runner(chosen, words, results.settings(game, plan, named), plan)

    def figures(contest: Contest) -> Data:
        found = results.versus_figures(contest)
        if test is not None and contest.verdict is not None:
            found["sprt"] = {
                **test._asdict(),
                **contest.verdict._asdict(),
                "decided": contest.verdict.decided or None,
            }
        return found

    result = runner.play(figures, test)
    if chosen.controls and not result["stopped"]:
        result["controls"] = _controls(chosen, plan)
    return runner.finish(result, _tell_versus, _draw_versus)


def _pool(chosen: Namespace, words: Words, game: Game, plan: Plan) -> int:
    pool = list(dict.fromkeys(name.strip() for name in chosen.pool.split(",") if name.strip()))
    if len(pool) < 2 or plan.seats < 2 or chosen.contender or chosen.against or chosen.sprt:
        raise CommandError("error-arena-pool")
    try_players(pool, game, plan)
    plan = plan._replace(lineups=pool_lineups(pool, plan.seats))
    runner = _Runner(chosen, words, results.settings(game, plan, {"pool": pool}), plan)
    result = runner.play(lambda contest: results.pool_figures(contest, pool))
    return runner.finish(result, _tell_pool, _draw_pool)


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


def _controls(chosen: Namespace, plan: Plan) -> Data:
    """A mirror must come out even, and `random` must not do better than chance."""
    found: Data = {}
    for name, first in (("mirror", chosen.contender), ("sanity", STAND_IN)):
        lineup = (first, *[chosen.contender] * (plan.seats - 1))
        contest = Contest(plan._replace(lineups=(lineup,)), chosen.blocks)
        contest.run(force(chosen))
        games = sum(len(block.games) for block in contest.in_order)
        share = block_share([block.share() for block in contest.in_order], games)
        chance = 1 / plan.seats
        good = share.low <= chance and (name == "sanity" or share.high >= chance)
        found[name] = {"win_share": share.value, "low": share.low, "high": share.high, "ok": good}
    return found


# --- playing and keeping ------------------------------------------------------------------------


class _Runner:
    """One contest with what surrounds it: progress, the results file, what is said at the end."""

    def __init__(self, chosen: Namespace, words: Words, settings: Data, plan: Plan) -> None:
        self.chosen = chosen
        self.words = words
        self.settings = settings
        self.plan = plan
        self.out = Path(chosen.out) if chosen.out else None
        known: dict[int, Block] = {}
        seconds = 0.0
        if chosen.resume:
            if self.out is None:
                raise CommandError("error-arena-resume")
            known, seconds = results.read(self.out, settings)
        elif self.out is not None and self.out.exists():
            raise CommandError("error-arena-exists", file=str(self.out))
        self.contest = Contest(plan, chosen.blocks, known)
        self.contest.seconds = seconds
        self.kept = 0.0

    def play(self, figures: Callable[[Contest], Data], test: Hypotheses | None = None) -> Data:
        facts = results.circumstances()

        def keep(contest: Contest) -> Data:
            result = {**self.settings, **figures(contest), **facts}
            self.kept = time.perf_counter()
            if self.out is not None:
                results.write(self.out, result, contest.in_order)
            return result

        with progress_bar(self.words, self.contest.wanted) as shown:

            def progress(contest: Contest) -> None:
                if shown is not None:
                    shown(len(contest.blocks))
                if self.out is not None and time.perf_counter() - self.kept > KEEP_SECONDS:
                    keep(contest)

            if self.out is not None:
                keep(self.contest)
            self.contest.run(force(self.chosen), test, progress)
        return keep(self.contest)

    def finish(
        self,
        result: Data,
        tell: Callable[[Data, Words], None],
        draw: Callable[[Data, Words], Page],
    ) -> int:
        if self.out is not None:
            results.write(self.out, result, self.contest.in_order)
        if self.chosen.page:
            write_page(Path(self.chosen.page), draw(result, self.words))
        if self.chosen.json:
            print(json.dumps(result))
        else:
            tell(result, self.words)
        tell_replaced(result, self.words)
        return INTERRUPTED if result["stopped"] else 0


def write_page(path: Path, page: Page) -> None:
    try:
        path.write_text(page.html(), encoding="utf-8")
    except OSError:
        raise CommandError("error-write", file=str(path)) from None


@contextmanager
def progress_bar(words: Words, wanted: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on the terminal, and nothing at all in a file."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Left

    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Left())
    with Progress(*parts, console=make_console(errors=True), transient=True) as bar:
        task = bar.add_task(words.say("arena-progress"), total=wanted)
        yield lambda done: bar.update(task, completed=done)


# --- what is said -------------------------------------------------------------------------------


def interval(words: Words, low: float, high: float, percent: bool = True) -> str:
    return f"{figure(words, low, percent)} … {figure(words, high, percent)}"


def tell_replaced(result: Data, words: Words) -> None:
    """Players that failed, on stderr: the figures are then not all theirs."""
    for each in result["replaced"]:
        fault = words.say(FAULTS[each["fault"]], detail=each["detail"])
        line = words.say("arena-replaced", player=each["player"], fault=fault, games=each["games"])
        print(line, file=sys.stderr)


def _tell_versus(result: Data, words: Words) -> None:
    console = make_console()
    if result["stopped"]:
        console.print(words.say("arena-stopped", blocks=result["blocks"]))
    if not result["blocks"]:
        return
    share = {
        "share": figure(words, result["win_share"], True),
        "interval": interval(words, result["low"], result["high"]),
    }
    console.print(words.say("arena-versus", **_plain(result), **share), soft_wrap=True)
    if result["seats"] > 1:
        console.print(words.say("arena-chance", chance=figure(words, result["chance"], True)))
    if "sprt" in result:
        _tell_sprt(result["sprt"], words)
    for name, key in (("mirror", "arena-mirror"), ("sanity", "arena-sanity")):
        if "controls" in result:
            found = result["controls"][name]
            verdict = words.say("arena-control-ok" if found["ok"] else "arena-control-wrong")
            text = interval(words, found["low"], found["high"])
            console.print(words.say(key, interval=text, verdict=verdict))
    _tell_course(result, words)


def _tell_sprt(test: Data, words: Words) -> None:
    keys = {
        "stronger": "arena-sprt-stronger",
        "not-stronger": "arena-sprt-not-stronger",
        None: "arena-sprt-open",
    }
    weak, strong = (figure(words, test[name], True) for name in ("weak", "strong"))
    text = words.say(keys[test["decided"]], weak=weak, strong=strong)
    make_console().print(text, soft_wrap=True)


def _tell_pool(result: Data, words: Words) -> None:
    from rich.table import Table

    console = make_console()
    if result["stopped"]:
        console.print(words.say("arena-stopped", blocks=result["blocks"]))
    if not result["blocks"]:
        return
    table = Table()
    table.add_column(words.say("arena-player"))
    for key in ("arena-rating", "arena-interval", "arena-share", "arena-games"):
        table.add_column(words.say(key), justify="right")
    for each in result["ratings"]:
        table.add_row(
            each["player"],
            words.decimal(each["rating"], 0),
            interval(words, each["low"], each["high"], percent=False),
            figure(words, each["share"], True),
            words.number(each["games"]),
        )
    console.print(table)
    _tell_course(result, words)


def _tell_course(result: Data, words: Words) -> None:
    console = make_console()
    console.print(words.say("arena-course", **_plain(result)), soft_wrap=True)
    for player, taken in result["thinking"].items():
        console.print(words.say("arena-thinking", player=player, **taken), soft_wrap=True)


def _plain(result: Data) -> Data:
    return {key: value for key, value in result.items() if isinstance(value, (int, float, str))}


# --- what is drawn ------------------------------------------------------------------------------


def facts(result: Data, words: Words) -> list[tuple[str, str]]:
    """What a reader needs in order to judge the page, and to play it again."""
    options = ", ".join(f"{name}={value}" for name, value in result["options"].items())
    budget = "-" if result["budget_ms"] is None else f"{result['budget_ms']} ms"
    values = {
        "arena-fact-game": f"{result['game']} ({result['rules']})",
        "arena-fact-components": result["components"],
        "arena-fact-options": options,
        "arena-fact-seats": str(result["seats"]),
        "arena-fact-seed": result["seed"],
        "arena-fact-budget": budget,
        "arena-fact-games": words.number(result["games"]),
        "arena-fact-seconds": words.decimal(result["seconds"], 1),
        "arena-fact-commit": f"{result['commit']} ({result['version']})",
        "arena-fact-machine": result["machine"],
        "arena-fact-python": result["python"],
    }
    return [(words.say(key), value) for key, value in values.items()]


def _draw_versus(result: Data, words: Words) -> Page:
    title = words.say("arena-page-versus", contender=result["contender"], against=result["against"])
    page = Page(words, title)
    mark = result["chance"] if result["seats"] > 1 else None
    bar = Bar(result["contender"], result["win_share"], result["low"], result["high"])
    page.bars(words.say("arena-page-share"), [bar], mark)
    if mark is not None:
        page.paragraph(words.say("arena-page-mark"))
    page.course(words.say("arena-page-course"), result["block_shares"], result["games"], mark)
    seats = [
        Bar(
            words.say("arena-page-seat", seat=seat + 1),
            each["win_share"],
            each["low"],
            each["high"],
        )
        for seat, each in enumerate(result["by_seat"])
    ]
    page.bars(words.say("arena-page-seats"), seats, mark)
    _draw_thinking(page, result, words)
    page.facts(words.say("arena-page-facts"), facts(result, words))
    return page


def _draw_pool(result: Data, words: Words) -> Page:
    game = words.game(result["game"])
    page = Page(words, words.say("arena-page-pool", game=game, seats=result["seats"]))
    bars = [Bar(r["player"], r["rating"], r["low"], r["high"]) for r in result["ratings"]]
    page.bars(words.say("arena-page-ratings"), bars, percent=False)
    page.paragraph(words.say("arena-page-elo"))
    _draw_thinking(page, result, words)
    page.facts(words.say("arena-page-facts"), facts(result, words))
    return page


def _draw_thinking(page: Page, result: Data, words: Words) -> None:
    rows = [
        (player, words.say("arena-page-thought", **taken))
        for player, taken in result["thinking"].items()
    ]
    page.facts(words.say("arena-page-thinking"), rows)


def names(text: str | None, default: Sequence[str]) -> list[str]:
    """`a,b,c` as a list."""
    return [part.strip() for part in text.split(",") if part.strip()] if text else list(default)
