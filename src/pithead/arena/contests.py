"""Contests as Python functions: `pithead.arena.contest` and `pithead.arena.tournament`."""

from __future__ import annotations

import pickle
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, SupportsFloat

import pithead
from pithead.bots import check_budget
from pithead.bots.own import BotError, Own, check, label
from pithead.kernel.chance import seed_bytes
from pithead.kernel.contract import settle_options, whole_number
from pithead.kernel.game import Game

from . import results
from .blocks import Plan
from .players import STAND_IN
from .results import Results, ResultsError
from .runs import Contest, Force, Hypotheses, pool_lineups, try_players
from .statistics import block_share

if TYPE_CHECKING:
    from pithead.kernel.game import Settings
    from pithead.kernel.plugin import Components

    from .blocks import Block

Player = str | Own
Progress = Callable[[int, int], None]
"""Called with the blocks finished and the blocks wanted."""

Data = dict[str, Any]
LINES = ".jsonl"
KEEP_SECONDS = 2.0
"""A results file is rewritten at most this often."""


def contest(
    game: str | Game,
    contender: Player,
    against: Player | None = None,
    *,
    seats: int | None = None,
    options: Settings | None = None,
    components: Components = None,
    blocks: int = 100,
    seed: int | str | None = None,
    budget: float | None = None,
    sprt: tuple[float, float] | None = None,
    controls: bool = False,
    workers: int = 1,
    ray: str | None = None,
    save: str | Path | None = None,
    resume: bool = False,
    records: str | Path | None = None,
    progress: Progress | None = None,
) -> Results:
    """One bot against copies of another, each deal played from every seat.

        from pithead import arena
        result = arena.contest(game, MyBot, "greedy", blocks=50, seed=1)

    A player is a bot's name (`greedy`, `level-3`, `practised@my-weights`), a subclass of
    `pithead.bots.Bot`, a function `choose(view, legal, rng)`, `module:object`, or `exec:COMMAND`.
    Without `seats` two play, or the fewest who play against each other. `budget` is the time for
    one answer in seconds; without it, the same seed gives the same games.
    `sprt` are the two win shares of a sequential test that may end the run early; `controls` also
    plays the contender against itself and `random` against it. `records` is a file (.jsonl) that
    gets the record of every game, for `pithead.records`. With more than one worker the call
    belongs below `if __name__ == "__main__":`, and bots must be importable.

    Gives the result that `pithead arena` prints. Raises BotError or PlayerError if a bot can't
    play, before the first game; `replaced` in the result tells of bots that failed later.
    """
    check_amounts(blocks, workers, budget)
    test = None if sprt is None else checked_hypotheses(sprt)
    table, plan = set_up(game, seats, options, components, seed, budget)
    plan = plan._replace(save=records_file(records))
    if plan.seats == 1:
        against = contender  # there is no seat for another
    if against is None:
        raise ValueError("name the bot at the other seats: against=…")
    (first, other), plan = seat_players((contender, against), plan)
    announced = try_players((first, other), table, plan)
    plan = plan._replace(lineups=((first, *[other] * (plan.seats - 1)),))
    settings = results.settings(table, plan, {"contender": first, "against": other})
    keeper = Keeper(plan, settings, announced, blocks, save, resume)
    force = force_of(workers, ray, plan)

    def figures(run: Contest) -> Data:
        return results.versus_figures(run, table, test)

    found = keeper.play(force, figures, test, progress)
    if controls and not found["stopped"]:
        found.data["controls"] = play_controls(first, plan, blocks, force)
        keeper.write(found)
    return found


def tournament(
    game: str | Game,
    players: Sequence[Player],
    *,
    seats: int | None = None,
    options: Settings | None = None,
    components: Components = None,
    blocks: int = 100,
    seed: int | str | None = None,
    budget: float | None = None,
    workers: int = 1,
    ray: str | None = None,
    save: str | Path | None = None,
    resume: bool = False,
    records: str | Path | None = None,
    progress: Progress | None = None,
) -> Results:
    """Every player against every other: `ratings` on the scale of Elo, by Plackett-Luce.

    The arguments are those of `contest`.
    """
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise ValueError(f"give a list of players, not {players!r}")
    check_amounts(blocks, workers, budget)
    table, plan = set_up(game, seats, options, components, seed, budget)
    plan = plan._replace(save=records_file(records))
    pool, plan = seat_players(players, plan)
    pool = list(dict.fromkeys(pool))
    if len(pool) < 2 or plan.seats < 2:
        raise ValueError("a tournament needs at least two different bots and two seats")
    announced = try_players(pool, table, plan)
    plan = plan._replace(lineups=pool_lineups(pool, plan.seats))
    settings = results.settings(table, plan, {"pool": pool})
    keeper = Keeper(plan, settings, announced, blocks, save, resume)
    return keeper.play(
        force_of(workers, ray, plan), lambda run: results.pool_figures(run, pool), None, progress
    )


def check_amounts(blocks: int, workers: int, budget: float | None) -> None:
    """Refuse what no run can have, before the first game."""
    for what, count in (("blocks", blocks), ("workers", workers)):
        if whole_number(count, what) < 1:
            raise ValueError(f"{what} must be at least 1, not {count}")
    check_budget(budget)


def records_file(records: str | Path | None) -> str:
    """Where the records of a run go, if they can go there."""
    if records is None:
        return ""
    path = Path(records).absolute()
    if path.suffix != LINES:
        raise ValueError(f"records are kept a line each: give {str(records)!r} the ending {LINES}")
    if not path.parent.is_dir():
        raise ResultsError("write", path, "there is no such folder")
    return str(path)


def force_of(workers: int, ray: str | None, plan: Plan) -> Force:
    """Where games run. Another process must be able to import the bots it plays with."""
    if ray is not None and not isinstance(ray, str):
        raise TypeError(f"ray is the address of a cluster, not {ray!r}")
    if workers > 1 or ray is not None:
        for name, own in (plan.own or {}).items():
            try:
                pickle.dumps(own)
            except (AttributeError, TypeError, pickle.PicklingError):
                raise BotError("process", name=name) from None
    return Force(workers, ray)


def set_up(
    game: str | Game,
    seats: int | None,
    options: Settings | None,
    components: Components,
    seed: int | str | None,
    budget: float | None,
) -> tuple[Game, Plan]:
    """The game and a plan without line-ups. Raises OptionError for a table that can't be set up."""
    built = game if isinstance(game, Game) else pithead.game(game, components)
    count = min(n for n in built.seat_counts if n > 1) if seats is None else seats
    built.new_state(count, 0, options)
    settled = settle_options(built.options, count, dict(options or {}))
    maker = partial(pithead.game, built.name, built.own_components)
    seed_bytes(seed)  # refuses what is no seed
    text = str(secrets.randbelow(2**32)) if seed is None else str(seed)
    return built, Plan(maker, count, settled, text, (), budget)


def seat_players(players: Sequence[Player], plan: Plan) -> tuple[list[str], Plan]:
    """The players by name, as line-ups have them; the plan knows which objects the names mean."""
    own: dict[str, Own] = dict(plan.own or {})
    named: list[str] = []
    for player in players:
        if isinstance(player, str):
            named.append(player)
            continue
        base = name = label(check(player))
        number = 1
        while name in own and own[name] is not player:
            number += 1
            name = f"{base} {number}"
        own[name] = player
        named.append(name)
    return named, plan._replace(own=own or None)


def checked_hypotheses(sprt: object) -> Hypotheses:
    """The two win shares of a test, if they are two and in their order."""
    if isinstance(sprt, Sequence) and len(sprt) == 2:
        weak, strong = sprt
        numbers = isinstance(weak, SupportsFloat) and isinstance(strong, SupportsFloat)
        if numbers and 0 < weak < strong < 1:
            return Hypotheses(weak, strong)
    raise ValueError(f"sprt is the lower and the higher win share, not {sprt!r}")


def play_controls(contender: str, plan: Plan, blocks: int, force: Force) -> Data:
    """A mirror must come out even, and `random` must not do better than chance."""
    found: Data = {}
    for name, first in (("mirror", contender), ("sanity", STAND_IN)):
        lineup = (first, *[contender] * (plan.seats - 1))
        run = Contest(plan._replace(lineups=(lineup,), save=""), blocks)
        run.run(force)
        games = sum(len(block.games) for block in run.in_order)
        share = block_share([block.share() for block in run.in_order], games)
        chance = 1 / plan.seats
        good = share.low <= chance and (name == "sanity" or share.high >= chance)
        found[name] = {"win_share": share.value, "low": share.low, "high": share.high, "ok": good}
    return found


class Keeper:
    """A run and the file it is kept in, block by block."""

    def __init__(
        self,
        plan: Plan,
        settings: Data,
        announced: dict[str, str],
        blocks: int,
        save: str | Path | None,
        resume: bool,
    ) -> None:
        self.settings = settings
        self.path = None if save is None else Path(save)
        known: dict[int, Block] = {}
        seconds = 0.0
        if resume:
            if self.path is None:
                raise ValueError("to resume a run, name its file: save=…")
            known, seconds = results.read(self.path, settings)
        elif self.path is not None and self.path.exists():
            raise ResultsError("exists", self.path)
        self.run = Contest(plan, blocks, known)
        self.run.seconds = seconds
        self.facts = {"names": announced, **results.circumstances(plan.make_game())}
        self.kept = 0.0

    def play(
        self,
        force: Force,
        figures: Callable[[Contest], Data],
        test: Hypotheses | None,
        progress: Progress | None,
    ) -> Results:
        def found() -> Results:
            return Results({**self.settings, **figures(self.run), **self.facts}, self.run.in_order)

        def tell(run: Contest) -> None:
            if progress is not None:
                progress(len(run.blocks), run.wanted)
            if self.path is not None and time.perf_counter() - self.kept > KEEP_SECONDS:
                self.write(found())

        self.write(found())
        self.run.run(force, test, tell)
        last = found()
        self.write(last)
        return last

    def write(self, found: Results) -> None:
        """Keep what is known so far, if there is a file for it."""
        if self.path is not None:
            found.save(self.path)
            self.kept = time.perf_counter()
