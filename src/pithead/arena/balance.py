"""Balance: what good players use, take and win with, counted from the events of many games.

Two studies can be compared: the same bots, seeds and table with another component set.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from math import hypot, sqrt
from typing import TYPE_CHECKING, Any

from pithead import bots
from pithead.kernel.plugin import Heading, plugin_of

from . import results
from .runs import Contest, Force, try_players
from .statistics import Z95, Share, block_share, ratio_share, wilson

if TYPE_CHECKING:
    from pithead.kernel.game import Game

    from .blocks import GameResult, Plan

Data = dict[str, Any]


def study(
    game: Game,
    plan: Plan,
    players: Sequence[str],
    games: int,
    force: Force,
    progress: Callable[[int], None] | None = None,
) -> Data:
    """Play the games, count, and say all that a reader needs to know; the JSON of docs/arena.md."""
    announced = try_players(players, game, plan)
    # One game a deal; where several bots play, each has every seat in turn.
    lineups = tuple(
        tuple(players[(first + seat) % len(players)] for seat in range(plan.seats))
        for first in range(len(players))
    )
    plan = plan._replace(lineups=lineups, rotations=1, counting=plugin_of(game).counting())
    contest = Contest(plan, games)
    contest.run(force, progress=lambda now: progress(len(now.blocks)) if progress else None)
    found: Data = {
        **results.settings(game, plan, {"bots": list(players)}),
        **balance_figures(game, contest),
        "games": len(contest.blocks),
        "seconds": round(contest.seconds, 3),
        "stopped": contest.stopped,
        "replaced": results.replacements(contest),
        "names": announced,
        "other_weights": other_weights(players, game, plan),
        **results.circumstances(game),
    }
    if not contest.stopped:
        found["one_track"] = _probes(game, plan, players, games, force)
    return found


def other_weights(players: Sequence[str], game: Game, plan: Plan) -> list[str]:
    """The bots, by name and file, whose weights were learned on other components than these."""
    own = plan.own or {}
    ours = [each for each in dict.fromkeys(players) if each not in own and ":" not in each]
    return [each for each in ours if bots.learned_elsewhere(each, game, plan.seats)]


def _probes(game: Game, plan: Plan, players: Sequence[str], games: int, force: Force) -> list[Data]:
    """Each bot that knows one plan against the others; none of them may do better than chance."""
    found = []
    for name in plugin_of(game).probe_bots if plan.seats > 1 else ():
        lineup = (name, *[players[seat % len(players)] for seat in range(plan.seats - 1)])
        duel = plan._replace(lineups=(lineup,), rotations=None, counting=None)
        contest = Contest(duel, max(1, games // (5 * plan.seats)))
        contest.run(force)
        played = sum(len(block.games) for block in contest.in_order)
        share = block_share([block.share() for block in contest.in_order], played)
        found.append({"name": name, "games": played, "chance": 1 / plan.seats, **_told(share)})
    return found


def compare(one: Data, other: Data) -> Data:
    """How the other study differs from the one, figure by figure, with 95% intervals."""
    seats = zip(one["seat_wins"], other["seat_wins"], strict=True)
    return {
        **{
            name: _mean_difference(one[name], other[name])
            for name in ("turns", "decisions", "winning_score")
        },
        "seat_wins": [_share_difference(a, b) for a, b in seats],
        "headings": {
            heading: _matched(entries, other["headings"].get(heading, []))
            for heading, entries in one["headings"].items()
        },
        "one_track": _matched(one.get("one_track", []), other.get("one_track", [])),
    }


def _matched(one: Sequence[Data], other: Sequence[Data]) -> list[Data]:
    """Entries both studies have, by name."""
    others = {each["name"]: each for each in other}
    return [
        {"name": each["name"], **_share_difference(each, others[each["name"]])}
        for each in one
        if each["name"] in others
    ]


def _share_difference(one: Data, other: Data) -> Data:
    """The difference of two shares, with Newcombe's interval (1998), made of their Wilson ones."""
    change = other["share"] - one["share"]
    down = hypot(other["share"] - other["low"], one["high"] - one["share"])
    up = hypot(other["high"] - other["share"], one["share"] - one["low"])
    return _change(change, change - down, change + up)


def _mean_difference(one: Data, other: Data) -> Data:
    change = other["mean"] - one["mean"]
    half = hypot(one["high"] - one["mean"], other["high"] - other["mean"])
    return _change(change, change - half, change + half)


def _change(value: float, low: float, high: float) -> Data:
    """Clear: the interval does not contain zero."""
    return {"change": value, "low": low, "high": high, "clear": not low <= 0 <= high}


def balance_figures(game: Game, contest: Contest) -> Data:
    """Every figure with its 95% interval; what belongs to one game under `headings`."""
    games = [played for block in contest.in_order for played in block.games]
    seats = contest.plan.seats
    headings = plugin_of(game).headings(game, seats)
    return {
        "turns": _mean([played.turns for played in games]),
        "decisions": _mean([played.decisions for played in games]),
        "winning_score": _mean([max(played.scores) for played in games]),
        "seat_wins": [_seat_wins(games, seat) for seat in range(seats)],
        "headings": {heading.name: _entries(games, heading) for heading in headings},
    }


def _entries(games: Sequence[GameResult], heading: Heading) -> list[Data]:
    if heading.kind == "taken":
        return _taken(games, heading)
    if heading.kind == "won":
        return _won(games, heading)
    return _used(games, heading)


def _taken(games: Sequence[GameResult], heading: Heading) -> list[Data]:
    """Of each entry how often it was taken where it could be."""
    found = []
    for entry in heading.entries:
        seen, taken = f"{heading.name}-seen {entry}", f"{heading.name} {entry}"
        parts = [
            (played.counts.get(taken, 0), played.counts[seen])
            for played in games
            if seen in played.counts
        ]
        if parts:
            whole = sum(n for _, n in parts)
            found.append({"name": entry, "seen": whole, **_told(ratio_share(parts))})
    return found


def _won(games: Sequence[GameResult], heading: Heading) -> list[Data]:
    """Of each entry the share of wins of those who had it; `played` counts them.

    Those who had it in the same game are counted together: only one of them can win.
    """
    parts: defaultdict[str, list[tuple[float, int]]] = defaultdict(list)
    for game in games:
        owners: defaultdict[str, list[int]] = defaultdict(list)
        for key in game.counts:
            head, _, rest = key.partition(" ")
            if head == heading.name:
                seat, entry = rest.split(" ")
                if int(seat) < len(game.players):
                    owners[entry].append(int(seat))
        for entry, seats in owners.items():
            parts[entry].append((sum(game.share(seat) for seat in seats), len(seats)))
    return [
        {
            "name": entry,
            "played": sum(n for _, n in parts[entry]),
            **_told(ratio_share(parts[entry])),
        }
        for entry in heading.entries or sorted(parts)
        if entry in parts
    ]


def _used(games: Sequence[GameResult], heading: Heading) -> list[Data]:
    """Of each entry the share of games it occurs in, and how often it occurs in a game."""
    totals = _totals(games, heading.name)
    found = []
    for entry in heading.entries or sorted(totals):
        within = sum(f"{heading.name} {entry}" in game.counts for game in games)
        mean = totals[entry] / max(1, len(games))
        found.append({"name": entry, "a_game": mean, **_share(within, len(games))})
    return found


def _told(share: Share) -> Data:
    return {"share": share.value, "low": share.low, "high": share.high}


def _share(part: float, whole: int) -> Data:
    return _told(wilson(min(1.0, part / whole), whole) if whole else Share(0.0, 0.0, 1.0))


def _totals(games: Sequence[GameResult], prefix: str) -> Counter[str]:
    totals: Counter[str] = Counter()
    for game in games:
        for key, count in game.counts.items():
            head, _, name = key.partition(" ")
            if head == prefix:
                totals[name] += count
    return totals


def _seat_wins(games: Sequence[GameResult], seat: int) -> Data:
    return _share(sum(game.share(seat) for game in games), len(games))


def _mean(values: Sequence[float]) -> Data:
    """A mean with its 95% interval."""
    count = len(values)
    if not count:
        return {"mean": 0.0, "low": 0.0, "high": 0.0}
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    half = Z95 * sqrt(spread / count)
    return {"mean": mean, "low": mean - half, "high": mean + half}
