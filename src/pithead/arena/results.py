"""Results as data: what a contest adds up to, and the file from which it can be resumed."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pithead

from .blocks import Block, GameResult, rotate
from .lineup import Replaced, Thinking
from .ratings import rate
from .statistics import block_share, wilson

if TYPE_CHECKING:
    from pithead.kernel.game import Game

    from .blocks import Plan
    from .contest import Contest

FORMAT = "pithead-arena"
FORMAT_VERSION = 1
Data = dict[str, Any]


class ResultsError(Exception):
    """A results file that can't be gone on with: a word for the catalogues (`arena-file-…`)."""

    def __init__(self, reason: str, path: Path, detail: str = "") -> None:
        super().__init__(f"{reason} {path} {detail}")
        self.reason = reason
        self.path = path
        self.detail = detail


def circumstances() -> Data:
    """What a reader needs in order to judge the figures."""
    return {
        "commit": commit(),
        "version": pithead.__version__,
        "compiled": pithead.compiled(),
        "machine": machine(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def commit() -> str:
    """The commit of the checkout this runs from, marked when files differ from it."""
    command = ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    folder = Path(pithead.__file__).parent
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except OSError:
        return "unknown"
    return done.stdout.strip() or "unknown"


def machine() -> str:
    """The processor's name: Linux keeps it in a file, other systems tell the platform module."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    name = names[0] if names else platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores"


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


def versus_figures(contest: Contest) -> Data:
    """The contender's share of wins, and what else happened."""
    blocks = contest.in_order
    shares = [block.share() for block in blocks]
    games = sum(len(block.games) for block in blocks)
    share = block_share(shares, games)
    return {
        "win_share": share.value,
        "low": share.low,
        "high": share.high,
        "chance": 1 / contest.plan.seats,
        "by_seat": _by_seat(blocks, contest.plan.seats),
        "block_shares": shares,
        **_course(contest),
    }


def pool_figures(contest: Contest, pool: Sequence[str]) -> Data:
    """Everybody's rating."""
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
        "replaced": _replaced(games),
        "stopped": contest.stopped,
    }


def _by_seat(blocks: Sequence[Block], seats: int) -> list[Data]:
    """How the contender fares at each seat."""
    found = []
    for seat in range(seats):
        shares = [block.games[seat].share(seat) for block in blocks]
        value = sum(shares) / len(shares) if shares else 0.0
        share = wilson(value, len(shares))
        found.append({"win_share": value, "low": share.low, "high": share.high})
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


def _replaced(games: Sequence[GameResult]) -> list[Data]:
    """Each kind of failure once, with how many games it struck and its first detail."""
    struck: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], str] = {}
    for game in games:
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
    """Write everything anew beside the old file and put it in its place: never half a file."""
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
