"""Results as data: what a contest adds up to, and the file from which it can be resumed."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pithead.kernel.plugin import plugin_of
from pithead.provenance import stamp

from .blocks import Block, GameResult, rotate
from .players import Replaced, Thinking
from .ratings import rate
from .statistics import Share, block_share, wilson

if TYPE_CHECKING:
    from pithead.kernel.game import Game

    from .blocks import Plan
    from .runs import Contest, Hypotheses

FORMAT = "pithead-arena"
FORMAT_VERSION = 1
Data = dict[str, Any]


FAULTS = {
    "read": "{path} can't be read: {detail}",
    "write": "{path} can't be written: {detail}",
    "broken": "{path} holds no results of the arena",
    "other": "{path} holds results of another run: {detail} differs",
    "exists": "{path} exists already: choose another name, or resume",
}


class ResultsError(ValueError):
    """A results file that can't be used: a word for the catalogues (`error-arena-…`)."""

    def __init__(self, reason: str, path: Path, detail: str = "") -> None:
        super().__init__(FAULTS[reason].format(path=path, detail=detail))
        self.reason = reason
        self.path = path
        self.detail = detail


class Results(Mapping[str, Any]):
    """What a run came to: the fields of docs/arena.md, as in the JSON of `pithead arena --json`.

    result = pithead.arena.contest(game, "planner", "greedy")
    result["win_share"], result["low"], result["high"]
    result.save("planner.json")         # as `--out` does; the command can resume it
    """

    def __init__(self, data: Data, blocks: Sequence[Block]) -> None:
        self.data = data
        self.blocks = tuple(blocks)
        """Every game, in the order of the blocks."""

    def __getitem__(self, field: str) -> Any:
        return self.data[field]

    def __iter__(self) -> Iterator[str]:
        return iter(self.data)

    def __len__(self) -> int:
        return len(self.data)

    def __repr__(self) -> str:
        data = self.data
        if "ratings" in data:
            ranks = ", ".join(f"{each['player']} {each['rating']:.0f}" for each in data["ratings"])
            return f"<Results of {data['game']}, {data['games']} games: {ranks}>"
        low, high = data["low"], data["high"]
        return (
            f"<Results of {data['game']}: {data['contender']} won {data['win_share']:.1%} "
            f"[{low:.1%}, {high:.1%}] of {data['games']} games against {data['against']}>"
        )

    def save(self, path: str | Path) -> None:
        """Write everything to a file, in one go: never half a file."""
        write(Path(path), self.data, self.blocks)


def circumstances(game: Game | None = None) -> Data:
    """What a reader needs in order to judge the figures."""
    return stamp(game)


def settings(game: Game, plan: Plan, players: Data) -> Data:
    """What makes two runs the same run."""
    budget = None if plan.budget is None else round(plan.budget * 1000)
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": game.name,
        "rules": game.version,
        "components": game.components_digest,
        "options": plan.options,
        "seats": plan.seats,
        **players,
        "seed": plan.seed,
        "budget_ms": budget,
    }


def versus_figures(contest: Contest, game: Game, test: Hypotheses | None = None) -> Data:
    """The contender's share of wins, what the test says of it, and what else happened."""
    blocks = contest.in_order
    shares = [block.share() for block in blocks]
    games = sum(len(block.games) for block in blocks)
    share = block_share(shares, games)
    return {
        "win_share": share.value,
        "low": share.low,
        "high": share.high,
        "chance": 1 / contest.plan.seats,
        "verdict": _verdict(share, 1 / contest.plan.seats),
        "by_order": _by_order(game, contest.plan, blocks),
        "block_shares": shares,
        **_course(contest),
        **_test(contest, test),
    }


def _verdict(share: Share, chance: float) -> str:
    """Whether the whole interval lies on one side of chance."""
    if share.low > chance:
        return "stronger"
    return "weaker" if share.high < chance else "unclear"


def _test(contest: Contest, test: Hypotheses | None) -> Data:
    verdict = contest.verdict
    if test is None or verdict is None:
        return {}
    decided = verdict.decided or None
    return {"sprt": {**test._asdict(), **verdict._asdict(), "decided": decided}}


def pool_figures(contest: Contest, pool: Sequence[str]) -> Data:
    """The rating of every player."""
    blocks = [[_named_ranking(game) for game in block.games] for block in contest.in_order]
    ratings = rate(blocks, pool, contest.plan.seed) if blocks else []
    return {"ratings": [rating._asdict() for rating in ratings], **_course(contest)}


def _named_ranking(game: GameResult) -> list[list[str]]:
    return [[game.players[seat] for seat in place] for place in game.ranking]


def _course(contest: Contest) -> Data:
    games = [game for block in contest.in_order for game in block.games]
    count = max(1, len(games))
    return {
        "blocks": len(contest.blocks),
        "games": len(games),
        "seconds": round(contest.seconds, 3),
        "mean_turns": sum(game.turns for game in games) / count,
        "mean_decisions": sum(game.decisions for game in games) / count,
        "thinking": _thinking(games),
        "replaced": replacements(contest),
        "stopped": contest.stopped,
    }


def _by_order(game: Game, plan: Plan, blocks: Sequence[Block]) -> list[Data]:
    """How the contender fares first, second, … in the order of play that the deal gives."""
    places: list[list[float]] = [[] for _ in range(plan.seats)]
    for block in blocks:
        state = game.new_state(plan.seats, plan.deal_seed(block.number), plan.options)
        for place, seat in enumerate(plugin_of(game).order_of_play(state)):
            places[place].append(block.games[seat].share(seat))
    found = []
    for shares in places if all(places) else ():
        share = wilson(sum(shares) / len(shares), len(shares))
        found.append({"win_share": share.value, "low": share.low, "high": share.high})
    return found


def _thinking(games: Sequence[GameResult]) -> dict[str, Data]:
    answers: Counter[str] = Counter()
    seconds: defaultdict[str, float] = defaultdict(float)
    slowest: defaultdict[str, float] = defaultdict(float)
    for game in games:
        for player, taken in zip(game.players, game.thinking, strict=True):
            answers[player] += taken.answers
            seconds[player] += taken.seconds
            slowest[player] = max(slowest[player], taken.slowest)
    return {
        player: {
            "mean_ms": round(1000 * seconds[player] / max(1, answers[player]), 3),
            "slowest_ms": round(1000 * slowest[player], 3),
        }
        for player in sorted(answers)
    }


def replacements(contest: Contest) -> list[Data]:
    """Each kind of failure once, with how many games it struck and its first detail."""
    struck: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], str] = {}
    for game in [game for block in contest.in_order for game in block.games]:
        for each in game.replaced:
            key = (each.player, each.fault)
            struck[key] += 1
            first.setdefault(key, each.detail)
    return [
        {"player": player, "fault": fault, "detail": first[player, fault], "games": count}
        for (player, fault), count in sorted(struck.items())
    ]


# --- the file -----------------------------------------------------------------------------------


def write(path: Path, result: Data, blocks: Sequence[Block]) -> None:
    """Write a new file beside the old one, then replace it: never half a file."""
    data = {**result, "played": [_stored(block) for block in blocks]}
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_text(json.dumps(data) + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise ResultsError("write", path, error.strerror or "") from None


def _stored(block: Block) -> Data:
    games = [
        [g.ranking, g.scores, g.turns, g.decisions, g.replaced, g.thinking] for g in block.games
    ]
    return {"number": block.number, "lineup": block.lineup, "games": games}


def read(path: Path, wanted: Data) -> tuple[dict[int, Block], float]:
    """The blocks of an earlier run of the same settings, and the seconds they took."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ResultsError("read", path, error.strerror or "") from None
    except ValueError:
        raise ResultsError("broken", path) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ResultsError("broken", path)
    # As JSON would give them back: tuples are lists there.
    plain = json.loads(json.dumps(wanted))
    for key, value in plain.items():
        if data.get(key) != value:
            raise ResultsError("other", path, key)
    try:
        blocks = [_restored(stored) for stored in data["played"]]
        return {block.number: block for block in blocks}, float(data["seconds"])
    except (KeyError, TypeError, ValueError):
        raise ResultsError("broken", path) from None


def _restored(stored: Data) -> Block:
    lineup = tuple(stored["lineup"])
    games = []
    for turn, (ranking, scores, turns, decisions, replaced, thinking) in enumerate(stored["games"]):
        games.append(
            GameResult(
                rotate(lineup, turn),
                ranking,
                scores,
                turns,
                decisions,
                [Replaced(*each) for each in replaced],
                [Thinking(*each) for each in thinking],
                {},
            )
        )
    return Block(stored["number"], lineup, games)
