"""Rotation blocks: one deal, played once for each seat the first of a line-up can sit at.

Everything in a block follows from the run's seed and the block's number, so a run is the same on
any number of processes, as long as no bot has a time budget.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from pithead.kernel import record
from pithead.kernel.contract import SPECTATOR

from .players import Hearing, Programs, Replaced, Seated, Thinking
from .processes import spread

if TYPE_CHECKING:
    from pithead.bots import Own
    from pithead.kernel.contract import Action, Event
    from pithead.kernel.game import Game, Settings
    from pithead.kernel.state import State


Counts = dict[str, int]
Counting = Callable[["dict[str, object]", "list[Event]"], Counts]

NOBODY: Final = -1
CLEAR: Final = 15
"""Points ahead of the second with which a game counts as decided clearly."""


class Plan(NamedTuple):
    """A run, as it is sent to other processes; `make_game` rebuilds the game there."""

    make_game: Callable[[], Game]
    seats: int
    options: Settings
    seed: str
    lineups: tuple[tuple[str, ...], ...]
    """Block k plays the k-th of these, and begins again after the last."""

    budget: float | None = None
    rotations: int | None = None
    """Games of a block, if not one for each seat."""

    counting: Counting | None = None
    """What is counted in each game, from its first picture and its events."""

    own: Mapping[str, Own] | None = None
    """Your own bots by the names the line-ups give them."""

    save: str = ""
    """The file that gets a record of each game, a line each."""

    @property
    def block_games(self) -> int:
        return self.seats if self.rotations is None else self.rotations

    def lineup(self, number: int) -> tuple[str, ...]:
        return self.lineups[number % len(self.lineups)]

    def deal_seed(self, number: int) -> bytes:
        return hashlib.sha256(f"pithead arena {self.seed} block {number}".encode()).digest()


class GameResult(NamedTuple):
    """One finished game; `players`, `scores` and `thinking` by seat."""

    players: tuple[str, ...]
    ranking: list[list[int]]
    scores: list[int]
    turns: int
    decisions: int
    replaced: list[Replaced]
    thinking: list[Thinking]
    counts: Counts

    @property
    def winners(self) -> list[int]:
        return self.ranking[0]

    def share(self, seat: int) -> float:
        """What of the win is this seat's."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Block(NamedTuple):
    """A finished block: in its game r, the i-th of the line-up sat at seat (i + r) mod seats."""

    number: int
    lineup: tuple[str, ...]
    games: list[GameResult]

    def share(self, index: int = 0) -> float:
        """The share of wins of one of the line-up over the block."""
        seats = len(self.lineup)
        shares = [game.share((index + turn) % seats) for turn, game in enumerate(self.games)]
        return sum(shares) / len(shares)


class Blocks(NamedTuple):
    """The task that `spread` carries to other processes."""

    plan: Plan

    def open(self) -> Game:
        return self.plan.make_game()

    def work(self, opened: Game, number: int) -> Block:
        return play_block(opened, self.plan, number)


def play_block(game: Game, plan: Plan, number: int) -> Block:
    lineup = plan.lineup(number)
    programs = Programs(plan.budget)
    kept: list[dict[str, object]] = []
    try:
        games = [
            play_game(game, plan, number, turn, rotate(lineup, turn), programs, kept)
            for turn in range(plan.block_games)
        ]
    finally:
        programs.close()
    if plan.save:
        # A block at a time, so that a run that is stopped and resumed has each game once.
        record.append(plan.save, kept)
    return Block(number, lineup, games)


def rotate(lineup: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """The line-up, each player `turn` seats further to the left."""
    cut = len(lineup) - turn
    return lineup[cut:] + lineup[:cut]


def play_game(
    game: Game,
    plan: Plan,
    number: int,
    turn: int,
    players: tuple[str, ...],
    programs: Programs,
    kept: list[dict[str, object]],
) -> GameResult:
    """One game from the deal to the ranking; its record is added to `kept` if the plan says so."""
    state = game.new_state(plan.seats, plan.deal_seed(number), plan.options)
    opening = game.picture(game.view(state, SPECTATOR)) if plan.counting else {}
    seated = []
    for seat, player in enumerate(players):
        # Players' luck is their own: the deal's would make the games of a block too similar.
        luck = f"{plan.seed}/{number}/{turn}/{seat}"
        seated.append(Seated(player, game, seat, luck, programs, plan.own))
        seated[-1].sit_down(plan.seats, plan.options)
    hearing = Hearing(seated, keep=plan.counting is not None)
    course = Course(game, plan.seats)
    log: list[tuple[int, Action]] = []
    while not state.over:
        seat = state.to_act()
        action = seated[seat].answer(state, hearing.news(seat))
        hearing.apply(state, seat, game.encode(action))
        log.append((seat, action))
        if plan.counting is not None:
            course.follow(state)
    if plan.save:
        stored = record.finished(game, plan.deal_seed(number), state, plan.options, log)
        about = {"run": plan.seed, "number": number * plan.block_games + turn}
        kept.append(stored | about | {"players": list(players)})
    scores, ranking = list(game.scores(state)), game.ranking(state)
    for each in seated:
        each.end(scores, ranking)
    replaced = [each.replaced for each in seated if each.replaced is not None]
    thinking = [each.thinking for each in seated]
    turns = game.turns(state)
    counts = plan.counting(opening, hearing.kept) | course.counts(scores) if plan.counting else {}
    return GameResult(players, ranking, scores, turns, len(log), replaced, thinking, counts)


class Course:
    """The leader by score at the beginning of each turn; nobody where two share the lead."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.turns = 0
        self.leaders: list[int] = []

    def follow(self, state: State) -> None:
        turns = self.game.turns(state)
        if turns == self.turns:
            return
        self.turns = turns
        self.leaders.append(_leader(list(self.game.scores(state))[: self.seats]))

    def counts(self, scores: list[int]) -> Counts:
        """Changes of the lead, how clearly it was won, and whether the leader half-way won."""
        if self.seats < 2:
            return {}
        winner = _leader(scores[: self.seats])
        ahead = [seat for seat in [*self.leaders, winner] if seat != NOBODY]
        changes = sum(one != other for one, other in pairwise(ahead))
        best, second = sorted(scores[: self.seats], reverse=True)[:2]
        found = {"course lead-changed": changes} if changes else {}
        if best - second >= CLEAR:
            found["course clear"] = 1
        half = self.leaders[len(self.leaders) // 2] if self.leaders else NOBODY
        if half != NOBODY and half == winner:
            found["course half-way"] = 1
        return found


def _leader(scores: Sequence[int]) -> int:
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else NOBODY


def play_blocks(
    plan: Plan, numbers: Iterable[int], workers: int, interrupt: threading.Event
) -> Iterator[Block]:
    """Blocks as they are finished."""
    return spread(Blocks(plan), numbers, workers, interrupt)
