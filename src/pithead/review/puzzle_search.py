"""Puzzles for everybody, searched in games that the policy plays against itself.

A position is a puzzle if our levels disagree about it and one answer, or a few that are as good,
is surely better than all others. Everything is judged from the position as the puzzle shows it, so
that what a puzzle claims can be checked with nothing but its own line of the file.
"""

from __future__ import annotations

import hashlib
import itertools
import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from pithead import bots
from pithead.kernel.contract import Action
from pithead.kernel.match import Match
from pithead.kernel.plugin import plugin_of
from pithead.kernel.puzzles import ANSWERS, Heading, Puzzle
from pithead.kernel.reader import LoadError

from .judging import WORTH
from .keeping import Kept
from .prices import Price, Prices, is_within_noise
from .pricing import WORLDS, Pricing, Sight
from .reference import NAME, VERSION, Reference
from .summary import hundred
from .verdicts import BAD, SLIP

if TYPE_CHECKING:
    from pithead.kernel.game import Game

EFFORT: Final = 10.0
"""Of the verification: ten times that of a decision in the review of a game."""
FROM: Final = 0.35
"""Part of a game after which much hangs on one decision, and an end is near enough to be seen."""
MOMENTS: Final = 12
"""Moments of a game that are looked at."""
PER_GAME: Final = 2
"""Puzzles of one game at most, of different sorts."""
FIRST: Final = 3
"""Answers each level gives to a moment that may become a puzzle, with fresh seeds; the strongest
level, which thinks longest, gives none."""
SCREENING: Final = (8, 16, 48)
"""Worlds in which these are compared, as long as they seem to differ."""
STAGES: Final = ((32, 16), (64, 10), (128, 6), (256, 4))
"""By number of worlds, how many answers may at most still be in the race for the best."""
EARLY: Final = 192
"""Worlds of the verification after which what is no puzzle is given up."""
MOST_RIGHT: Final = 3
FEWEST: Final = 3
"""Legal answers below which there is little to find."""
OFFERED: Final = 5
"""Answers to choose from where numbers are asked for."""


class Moment(NamedTuple):
    at: int
    seat: int
    kind: str


class Race(NamedTuple):
    """All answers after the race."""

    live: list[Action]
    """Those that are not surely worse than the best."""
    prices: Prices


class Verified(NamedTuple):
    right: list[Price]
    wrong: list[Price]
    tempting: Price
    """The bad answer that our levels give most often."""


class Search(NamedTuple):
    """A search for puzzles, as it travels to other processes (`arena.processes.Task`)."""

    game: Game
    seats: tuple[int, ...]
    effort: float
    seed: str

    def open(self) -> Searcher:
        return Searcher(self)

    def work(self, opened: Searcher, number: int) -> tuple[int, list[Puzzle]]:
        return number, opened.puzzles(number)


Progress = Callable[[int, int, list[Puzzle]], None]
"""Told after each game: how many puzzles are chosen by now, from how many games, and the new."""


def find(
    search: Search,
    count: int,
    *,
    workers: int = 1,
    keep: Path | None = None,
    progress: Progress | None = None,
    interrupt: threading.Event | None = None,
) -> tuple[Heading, list[Puzzle]]:
    """This many puzzles, or fewer after `interrupt`; with `keep` the next call goes on from there.

    The same search gives the same puzzles on any number of processes: games are taken in order.
    """
    # Where there are no processes, this module is not there either.
    from pithead.arena.processes import spread

    heading = search.open().heading()
    what = [search.game.name, search.seats, search.effort, search.seed]
    name = hashlib.sha256(msgspec.json.encode([what, heading])).hexdigest()
    kept: Kept[list[Puzzle]] = Kept(keep, name, list[Puzzle])
    stop = threading.Event()
    found = _chosen_so_far(kept, count, search.seats)
    left = (number for number in itertools.count() if number not in kept.pieces)
    if len(found) < count:
        for number, puzzles in spread(search, left, workers, stop):
            kept.add(number, puzzles)
            found = _chosen_so_far(kept, count, search.seats)
            if progress is not None:
                progress(len(found), len(kept.pieces), puzzles)
            if len(found) >= count or (interrupt is not None and interrupt.is_set()):
                stop.set()
    return heading, found


def _chosen_so_far(kept: Kept[list[Puzzle]], count: int, seats: Sequence[int]) -> list[Puzzle]:
    in_order = (kept.pieces.get(number) for number in itertools.count())
    games = itertools.takewhile(lambda each: each is not None, in_order)
    return chosen([puzzle for game in games for puzzle in game or []], count, seats)


class Searcher:
    """Finds the puzzles in one game after another."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.game = search.game
        self.judges = {seats: PuzzleJudge(self.game, seats, search.seed) for seats in search.seats}
        self.levels = list(plugin_of(self.game).levels)

    def heading(self) -> Heading:
        game = self.game
        policy = next(iter(self.judges.values())).reference.policy()
        return Heading(
            game=game.name,
            rules=game.version,
            components=game.components_digest,
            policy=f"{NAME} {VERSION} {policy.weights[:12]}",
            worlds=round(WORLDS * WORTH * self.search.effort),
            levels=self.levels,
        )

    def puzzles(self, number: int) -> list[Puzzle]:
        """The puzzles of one game; the numbers of seats take turns."""
        seats = self.search.seats[number % len(self.search.seats)]
        digest = hashlib.sha256(f"{self.search.seed} {number}".encode()).digest()
        seed = int.from_bytes(digest[:4])
        match = self._played(seats, seed)
        found: list[Puzzle] = []
        for moment in _moments(match, Random(seed)):
            there = match.copy()
            there.undo_to(moment.at)
            changes = written(self.game, there, seed)
            blank = Puzzle(seats, moment.seat, seed, moment.kind, changes)
            puzzle = self.judges[seats].judged(blank, self.search.effort)
            if puzzle is not None and all(puzzle.sort != other.sort for other in found):
                found.append(puzzle)
            if len(found) == PER_GAME:
                break
        return found

    def _played(self, seats: int, seed: int) -> Match:
        match = self.game.match(seats, seed)
        players = [bots.make(NAME, self.game, seat, seed) for seat in range(seats)]
        while not match.over:
            decision = match.state.pending
            assert decision is not None
            seat = next(each for each in decision.seats if each not in match.sealed)
            players[seat].memory = match.memory(seat) if players[seat].remembers else None
            match.apply(seat, players[seat].choose(match.view(seat)).action)
        return match


def chosen(found: Sequence[Puzzle], count: int, seats: Sequence[int]) -> list[Puzzle]:
    """As many of them, first come first served, spread over sorts of decision and seats.

    The easiest first, since that is the order in which they are offered.
    """
    most_of_sort, most_at = max(2, count // 6), -(-count // len(seats)) + 1
    sorts: Counter[str] = Counter()
    tables: Counter[int] = Counter()
    kept: list[Puzzle] = []
    for puzzle in found:
        full = sorts[puzzle.sort] >= most_of_sort or tables[puzzle.seats] >= most_at
        if full or len(kept) == count:
            continue
        sorts[puzzle.sort] += 1
        tables[puzzle.seats] += 1
        kept.append(puzzle)
    return sorted(kept, key=lambda each: -sum(each.solved))


class PuzzleJudge:
    """Says whether a position is a puzzle, for one number of seats."""

    def __init__(self, game: Game, seats: int, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.reference = Reference(game, seats)
        self.levels = plugin_of(game).levels

    def judged(self, puzzle: Puzzle, effort: float) -> Puzzle | None:
        """The puzzle with its answers; None if this position is none."""
        match, seat = puzzle.begin(self.game), puzzle.seat
        first = self._given(match, seat, FIRST, list(self.levels)[:-1])
        counts = Counter(answer for each in first.values() for answer in each)
        if len(counts) < 2 or not self._differ(match, seat, set(counts)):
            return None
        # The strongest level thinks longest. Of numbers its own may be others than all offered.
        names = list(self.levels)[: None if match.form(seat) is not None else -1]
        given = self._given(match, seat, ANSWERS, names)
        counts = Counter(answer for each in given.values() for answer in each)
        raced = self._race(match, seat, list(dict.fromkeys([*match.legal(seat), *counts])))
        if raced is None:
            return None
        verified = self._verified(match, seat, raced, counts, effort)
        if verified is None:
            return None
        given |= self._given(
            match, seat, ANSWERS, [each for each in self.levels if each not in given]
        )
        return self._told(puzzle, match, verified, given)

    def still_holds(self, puzzle: Puzzle, effort: float) -> bool:
        """Whether what the puzzle calls best still is, against its most tempting wrong answer."""
        try:
            match = puzzle.begin(self.game)
            good = [self.game.parse(text) for text in puzzle.good]
            asked = [*good, self.game.parse(puzzle.tempting)]
            pricing = self._pricing(match, puzzle.seat, asked, "again")
        except (LoadError, ValueError):
            return False
        pricing.try_worlds(round(WORLDS * WORTH * effort))
        prices = pricing.prices()
        bad = [each.action for each in prices.answers if each.verdict in BAD]
        return prices.best.action in good and not any(action in bad for action in good)

    def _pricing(
        self, match: Match, seat: int, ask: Sequence[Action], luck: str = "found"
    ) -> Pricing:
        sight = Sight(match.view(seat), match.memory(seat), seat)
        return Pricing(self.game, sight, ask, 0, f"{self.seed} {luck}", self.reference)

    def _differ(self, match: Match, seat: int, answers: set[Action]) -> bool:
        """Whether one level's answer is surely bad beside another's, at first sight."""
        pricing = self._pricing(match, seat, sorted(answers, key=repr))
        for worlds in SCREENING:
            pricing.try_worlds(worlds)
            worse = [e for e in pricing.prices().answers if e.loss * match.seats >= SLIP]
            if not worse:
                return False
        return not all(map(is_within_noise, worse))

    def _race(self, match: Match, seat: int, answers: Sequence[Action]) -> Race | None:
        """All answers compared; None as soon as too many look equally good."""
        pricing = self._pricing(match, seat, answers)
        for worlds, most in STAGES:
            pricing.sift(worlds)
            if len(pricing.live) > most:
                return None
        return Race([each.action for each in pricing.live], pricing.prices())

    def _verified(
        self, match: Match, seat: int, race: Race, counts: Counter[Action], effort: float
    ) -> Verified | None:
        """The best answers and the most tempting of the others, in many worlds of their own."""
        bad = [each.action for each in race.prices.answers if each.verdict in BAD]
        if not bad:
            return None
        tempting = max(bad, key=lambda action: counts[action])
        compared = list(dict.fromkeys([*race.live, tempting]))
        pricing = self._pricing(match, seat, compared, "verified")
        trap, most = None, round(WORLDS * WORTH * effort)
        for worlds in (min(EARLY, most), most):
            pricing.try_worlds(worlds)
            prices = pricing.prices()
            trap = prices.of(tempting)
            if trap is None or trap.verdict not in BAD:
                return None
        assert trap is not None
        right = [each for each in prices.answers if _is_right(each, prices)]
        wrong = [each for each in prices.answers if each not in right]
        # What was surely worse in the race keeps its price from there.
        wrong += [each for each in race.prices.answers if each.action not in compared]
        return Verified(right, wrong, trap) if len(right) <= MOST_RIGHT else None

    def _told(
        self, puzzle: Puzzle, match: Match, found: Verified, given: dict[str, list[Action]]
    ) -> Puzzle | None:
        """The puzzle with its answers, if some level misses them."""
        good = [each.action for each in found.right]
        solved = [sum(answer in good for answer in each) for each in given.values()]
        puzzle = replace(puzzle, solved=solved)
        if puzzle.found_by == len(solved):
            return None
        text = self.game.text
        decision = match.state.pending
        assert decision is not None
        return replace(
            puzzle,
            good=[text(action) for action in good],
            short={text(each.action): hundred(each.loss) for each in found.wrong},
            tempting=text(found.tempting.action),
            why=list(found.tempting.reasons),
            offered=self._offered(match, puzzle.seat, found),
            sealed=decision.sealed,
        )

    def _offered(self, match: Match, seat: int, found: Verified) -> list[str]:
        """A few answers to choose from, where numbers are asked for."""
        if match.form(seat) is None:
            return []
        others = [each for each in found.wrong if each is not found.tempting]
        spread = others[:: max(1, len(others) // OFFERED)]
        most = max(OFFERED, len(found.right) + 2)
        shown = [each.action for each in [*found.right, found.tempting, *spread][:most]]
        return [self.game.text(action) for action in sorted(shown, key=self.game.encode)]

    def _given(
        self, match: Match, seat: int, count: int, names: Sequence[str]
    ) -> dict[str, list[Action]]:
        """What the levels answer, those with a time limit with a fixed effort instead."""
        found: dict[str, list[Action]] = defaultdict(list)
        for name in names:
            level = self.levels[name]
            for luck in range(count):
                player = name if level.budget is None else level.bot
                bot = bots.make(player, self.game, seat, f"{self.seed} {luck}")
                bot.memory = match.memory(seat) if bot.remembers else None
                found[name].append(bot.choose(match.view(seat)).action)
        return found


def _is_right(price: Price, prices: Prices) -> bool:
    return price is prices.best or is_within_noise(price)


def _moments(match: Match, rng: Random) -> Iterator[Moment]:
    """Moments of a game at random, sorts of question and answer in turn."""
    again = match.copy()
    again.undo_to(0)
    by_sort: dict[str, list[Moment]] = defaultdict(list)
    for at, (seat, action) in enumerate(match.log):
        decision = again.state.pending
        assert decision is not None
        open_ = FROM * len(match.log) <= at and not again.sealed
        if open_ and len(again.legal(seat)) >= FEWEST:
            by_sort[f"{decision.kind} {action[0]}"].append(Moment(at, seat, decision.kind))
        again.apply(seat, action)
    sorts = [*by_sort.values()]
    rng.shuffle(sorts)
    for moments in sorts:
        rng.shuffle(moments)
    for turn in range(MOMENTS):
        sorts = [moments for moments in sorts if moments]
        if sorts:
            yield sorts[turn % len(sorts)].pop()


# --- a position as it is written ------------------------------------------------------------------


def written(game: Game, there: Match, seed: int) -> dict[str, Any]:
    """How this position differs from a fresh game, without what nobody at the table could tell."""
    fresh = game.match(there.seats, seed)
    # Through JSON, as a file will have it.
    dumps = [msgspec.json.decode(msgspec.json.encode(game.dump(m.state))) for m in (fresh, there)]
    changes: dict[str, Any] = _differing(*dumps)
    seen = _views(game, there)
    for key in sorted(changes, key=lambda key: -len(repr(changes[key]))):
        without = {name: value for name, value in changes.items() if name != key}
        if _views_of(game, there.seats, seed, without) == seen:
            changes = without
    return changes


def _differing(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What a partial dump must say; see `partial.overlay`."""
    return {
        key: _changed(before.get(key), value)
        for key, value in after.items()
        if key not in before or before[key] != value
    }


def _changed(before: object, after: object) -> object:
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() <= after.keys():
        return _differing(before, after)
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        if all(isinstance(each, dict) for each in after):
            return {str(at): _changed(old, new) for at, (old, new) in pairs if old != new}
    return after


def _views(game: Game, match: Match) -> list[dict[str, object]]:
    return [game.view(match.state, seat) for seat in range(match.seats)]


def _views_of(
    game: Game, seats: int, seed: int, changes: dict[str, Any]
) -> list[dict[str, object]] | None:
    try:
        state = game.position(changes, seats=seats, seed=seed)
    except LoadError:
        return None
    return _views(game, Match.from_state(game, state, seats))
