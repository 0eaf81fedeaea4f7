"""Balance: what good players use, take and win with, counted from the events of many games.

Two studies can be compared: the same bots, seeds and table with another component set.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from math import hypot
from typing import TYPE_CHECKING, Any, Final

from pithead import bots
from pithead.kernel.plugin import Heading, plugin_of

from . import results
from .runs import Contest, Force, try_players
from .statistics import Share, block_share, mean_interval, ratio_share, wilson

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
    contest = _play(game, plan, players, games, force, progress)
    found = _findings(game, contest, players, announced)
    if not contest.stopped:
        found["one_track"] = _probes(game, contest.plan, players, games, force)
    return found


def study_kinds(
    game: Game,
    plan: Plan,
    players: Sequence[str],
    games: int,
    force: Force,
    progress: Callable[[int], None] | None = None,
) -> Data:
    """The same deals with players of each kind among themselves, then with all kinds mixed."""
    announced = try_players(players, game, plan)
    studies: list[Data] = []
    contests: list[Contest] = []
    for kind in [*((player,) for player in players), tuple(players)]:
        done = len(studies) * games
        told = (lambda now, done=done: progress(done + now)) if progress else None
        contests.append(_play(game, plan, kind, games, force, told))
        studies.append(_findings(game, contests[-1], kind, announced))
        if contests[-1].stopped:
            break
    found: Data = {
        "stopped": contests[-1].stopped,
        "replaced": [each for study in studies for each in study["replaced"]],
        "names": announced,
        "studies": studies,
    }
    if not found["stopped"]:
        found["paired"] = [paired(game, contests[0], other) for other in contests[1:]]
    return found


def _play(
    game: Game,
    plan: Plan,
    players: Sequence[str],
    games: int,
    force: Force,
    progress: Callable[[int], None] | None,
) -> Contest:
    """One game a deal; where several bots play, each has every seat in turn."""
    lineups = tuple(
        tuple(players[(first + seat) % len(players)] for seat in range(plan.seats))
        for first in range(len(players))
    )
    plan = plan._replace(lineups=lineups, rotations=1, counting=plugin_of(game).counting())
    contest = Contest(plan, games)
    contest.run(force, progress=lambda now: progress(len(now.blocks)) if progress else None)
    return contest


def _findings(
    game: Game, contest: Contest, players: Sequence[str], announced: Mapping[str, str]
) -> Data:
    return {
        **results.settings(game, contest.plan, {"bots": list(players)}),
        **balance_figures(game, contest),
        "games": len(contest.blocks),
        "seconds": round(contest.seconds, 3),
        "stopped": contest.stopped,
        "replaced": results.replacements(contest),
        "names": dict(announced),
        "other_weights": other_weights(players, game, contest.plan),
        **results.circumstances(game),
    }


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


def paired(game: Game, one: Contest, other: Contest) -> Data:
    """How the games of another contest differ from those of the one on the same deals, deal by
    deal: what a deal does to both cancels out. Only figures that every deal has in both.
    """
    games = [
        (first.games[0], second.games[0])
        for first, second in zip(one.in_order, other.in_order, strict=True)
    ]
    headings = _headings(game, one.plan.seats)
    return {
        "turns": _paired([(a.turns, b.turns) for a, b in games]),
        "winning_score": _paired([(max(a.scores), max(b.scores)) for a, b in games]),
        "headings": {
            heading.name: found
            for heading in headings
            if heading.kind != "taken" and (found := _paired_entries(games, heading))
        },
    }


def _paired_entries(games: Sequence[tuple[GameResult, GameResult]], heading: Heading) -> list[Data]:
    found = []
    for entry in heading.entries:
        key = f"{heading.name} {entry}"
        if heading.kind == "used":
            pairs = [(key in a.counts, key in b.counts) for a, b in games]
            found.append({"name": entry, **_paired(pairs)})
            continue
        owned = [(_owners(a, heading, entry), _owners(b, heading, entry)) for a, b in games]
        if any(owned) and all(a == b for a, b in owned):
            wins = [
                (sum(map(a.share, seats)), sum(map(b.share, seats)))
                for (a, b), (seats, _) in zip(games, owned, strict=True)
                if seats
            ]
            if wins:
                found.append({"name": entry, **_paired(wins)})
    return found


def _owners(game: GameResult, heading: Heading, entry: str) -> list[int]:
    return [
        seat for seat in range(len(game.players)) if f"{heading.name} {seat} {entry}" in game.counts
    ]


def _paired(pairs: Sequence[tuple[float, float]]) -> Data:
    mean, low, high = mean_interval([float(b) - float(a) for a, b in pairs])
    return _change(mean, low, high)


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
    return {
        "turns": _mean([played.turns for played in games]),
        "decisions": _mean([played.decisions for played in games]),
        "winning_score": _mean([max(played.scores) for played in games]),
        "seat_wins": [_seat_wins(games, seat) for seat in range(seats)],
        "headings": {heading.name: _entries(games, heading) for heading in _headings(game, seats)},
    }


COURSE: Final = Heading("course", "used", ("lead-changed", "half-way", "clear"))
"""What is counted in every game of several players."""


def _headings(game: Game, seats: int) -> tuple[Heading, ...]:
    own = plugin_of(game).headings(game, seats)
    return (*own, COURSE) if seats > 1 else own


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
    mean, low, high = mean_interval(values)
    return {"mean": mean, "low": low, "high": high}
