"""Balance: what good players use, buy and win with, counted from the events of many games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from .statistics import Z95, Share, wilson

if TYPE_CHECKING:
    from pithead.kernel.contract import Event
    from pithead.kernel.game import Game

    from .blocks import Counting, Counts, GameResult
    from .contest import Contest

Data = dict[str, Any]

IMPROVEMENTS = {
    "powered": "power",
    "made_safe": "safety",
    "made_mobile": "mobility",
    "shaft_built": "mineshaft",
    "shaft_moved": "mineshaft_moved",
}
PREFIX_SLOT = "slot"
PREFIX_IMPROVEMENT = "improvement"
PREFIX_DELIVERY = "delivery"
PREFIX_ACHIEVEMENT = "achievement"
PREFIX_ENDING = "ending"
PREFIX_SEEN = "seen"
PREFIX_BOUGHT = "bought"
PREFIX_CORPORATION = "corporation"


# --- counted in each game -----------------------------------------------------------------------


def count_rockwell(opening: dict[str, object], events: list[Event]) -> Counts:
    counts: Counter[str] = Counter()
    for event in events:
        args = event.args
        if event.kind == "placed":
            counts[f"{PREFIX_SLOT} {args['board']}.{args['slot']}"] += 1
        elif event.kind in IMPROVEMENTS and args.get("owner") != opening["seats"]:
            counts[f"{PREFIX_IMPROVEMENT} {IMPROVEMENTS[event.kind]}"] += 1
        elif event.kind == "delivered":
            counts[f"{PREFIX_DELIVERY} {args['pile']}"] += 1
        elif event.kind == "achieved":
            counts[f"{PREFIX_ACHIEVEMENT} {args['achievement']}"] += 1
        elif event.kind == "game_over":
            counts[f"{PREFIX_ENDING} {args['reason']}"] += 1
    return dict(counts)


def count_brass_empire(opening: dict[str, object], events: list[Event]) -> Counts:
    """Cards that were to be had and cards that were taken, and who played which corporation."""
    counts: Counter[str] = Counter()
    companies = opening["companies"]
    assert isinstance(companies, list)
    for row in ("labor_row", "design_row"):
        cards = opening[row]
        assert isinstance(cards, list)
        counts.update(f"{PREFIX_SEEN} {card}" for card in cards if card)
    for seat, company in enumerate(companies):
        counts.update(f"{PREFIX_SEEN} {card}" for card in company["reserve"])
        if company["corporation"]:
            counts[f"{PREFIX_CORPORATION} {seat} {company['corporation']}"] = 1
    for event in events:
        args = event.args
        if event.kind == "filled":
            counts[f"{PREFIX_SEEN} {args['card']}"] += 1
        elif event.kind in ("bought", "acquired"):
            counts[f"{PREFIX_BOUGHT} {args['card']}"] += 1
        elif event.kind == "corporation":
            counts[f"{PREFIX_CORPORATION} {args['seat']} {args['corporation']}"] = 1
        elif event.kind == "reserve":
            counts.update(f"{PREFIX_SEEN} {card}" for card in str(args["cards"]).split())
        elif event.kind == "game_over":
            counts[f"{PREFIX_ENDING} {args['reason']}"] += 1
    return dict(counts)


COUNTING: dict[str, Counting] = {"rockwell": count_rockwell, "brass_empire": count_brass_empire}


# --- added up -----------------------------------------------------------------------------------


def balance_figures(game: Game, contest: Contest) -> Data:
    """Every figure with its 95% interval."""
    games = [played for block in contest.in_order for played in block.games]
    figures: Data = {
        "turns": _mean([played.turns for played in games]),
        "decisions": _mean([played.decisions for played in games]),
        "winning_score": _mean([max(played.scores) for played in games]),
        "seat_wins": [_seat_wins(games, seat) for seat in range(contest.plan.seats)],
        "endings": _use(games, PREFIX_ENDING, ()),
    }
    if game.name == "rockwell":
        figures |= rockwell_figures(game, games, contest.plan.seats)
    else:
        figures |= brass_empire_figures(game, games)
    return figures


def rockwell_figures(game: Game, games: Sequence[GameResult], seats: int) -> Data:
    """In what share of the games each was used, and how often in a game."""
    picture = game.picture(game.view(game.new_state(seats, 0), -1))
    boards, deliveries, achievements = (
        picture[key] for key in ("boards", "deliveries", "achievements")
    )
    assert isinstance(boards, list)
    assert isinstance(deliveries, list)
    assert isinstance(achievements, list)
    slots = [
        f"{number}.{slot + 1}"
        for number, board in enumerate(boards, start=1)
        for slot in range(len(board))
    ]
    return {
        "slots": _use(games, PREFIX_SLOT, slots),
        "improvements": _use(games, PREFIX_IMPROVEMENT, list(IMPROVEMENTS.values())),
        "deliveries": _use(games, PREFIX_DELIVERY, [pile["pile"] for pile in deliveries]),
        "achievements": _use(
            games, PREFIX_ACHIEVEMENT, [top["achievement"] for top in achievements]
        ),
    }


def brass_empire_figures(game: Game, games: Sequence[GameResult]) -> Data:
    """Of each card how often it was taken where it could be; of each corporation its wins."""
    seen = _totals(games, PREFIX_SEEN)
    bought = _totals(games, PREFIX_BOUGHT)
    cards = [
        {"name": card, "seen": seen[card], **_share(bought[card], seen[card])}
        for card in game.cards
        if seen[card]
    ]
    return {"cards": cards, "corporations": _corporations(games)}


def _corporations(games: Sequence[GameResult]) -> list[Data]:
    played: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    for game in games:
        for key in game.counts:
            head, _, rest = key.partition(" ")
            if head == PREFIX_CORPORATION:
                seat, corporation = rest.split(" ")
                if int(seat) < len(game.players):
                    played[corporation] += 1
                    won[corporation] += game.share(int(seat))
    return [
        {"name": name, "played": count, **_share(won[name], count)}
        for name, count in sorted(played.items())
    ]


def _share(part: float, whole: int) -> Data:
    share = wilson(min(1.0, part / whole), whole) if whole else Share(0.0, 0.0, 1.0)
    return {"share": share.value, "low": share.low, "high": share.high}


def _totals(games: Sequence[GameResult], prefix: str) -> Counter[str]:
    totals: Counter[str] = Counter()
    for game in games:
        for key, count in game.counts.items():
            head, _, name = key.partition(" ")
            if head == prefix:
                totals[name] += count
    return totals


def _use(games: Sequence[GameResult], prefix: str, names: Sequence[str]) -> list[Data]:
    """Of each name the share of games it occurs in, and how often it occurs in a game."""
    totals = _totals(games, prefix)
    found = []
    for name in names or sorted(totals):
        within = sum(f"{prefix} {name}" in game.counts for game in games)
        mean = totals[name] / max(1, len(games))
        found.append({"name": name, "a_game": mean, **_share(within, len(games))})
    return found


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
