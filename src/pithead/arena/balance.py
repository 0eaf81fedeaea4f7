"""Balance: what good players use, buy and win with, counted from the events of many games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from .statistics import Z95, Share, ratio_share, wilson

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
ROW_PLACES = frozenset(f"{row}{slot}" for row in "LD" for slot in range(1, 7))


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


class Offers:
    """What lies before the players, turn by turn, and what they take of it.

    A card appears to a player when his turn begins with a copy of it in a row or in his reserve:
    once a turn, however many copies lie there, and again in every later turn it still lies there.
    The appearance is used if he buys or acquires it in that turn. What only comes into a row
    during his turn has not appeared to him yet.
    """

    def __init__(self, opening: dict[str, object]) -> None:
        rows, companies = [], opening["companies"]
        for row in ("labor_row", "design_row"):
            cards = opening[row]
            assert isinstance(cards, list)
            rows += [card for card in cards if card]
        assert isinstance(companies, list)
        # By number, not by place: solitaire moves the cards of a row along.
        self.rows = Counter(rows)
        self.reserves = [Counter(company["reserve"]) for company in companies]
        self.counts: Counter[str] = Counter()
        self.fresh: set[str] = set()
        """What appeared in this turn and has not been taken."""
        if opening["phase"] == "play":  # nothing was asked before the first turn, so it has begun
            self.begin(int(str(opening["active"])))

    def begin(self, seat: int) -> None:
        self.fresh = {card for card, n in (self.rows + self.reserves[seat]).items() if n > 0}
        self.counts.update(f"{PREFIX_SEEN} {card}" for card in self.fresh)

    def hear(self, event: Event) -> None:
        kind, args = event.kind, event.args
        if kind == "turn":
            self.begin(int(str(args["seat"])))
        elif kind == "filled":
            self.rows[str(args["card"])] += 1
        elif kind == "reserve":
            self.reserves[int(str(args["seat"]))] = Counter(str(args["cards"]).split())
        elif kind in ("bought", "acquired"):
            card = str(args["card"])
            source = self.reserves[int(str(args["seat"]))]
            (source if args["source"] == "reserve" else self.rows)[card] -= 1
            if card in self.fresh:
                self.fresh.remove(card)
                self.counts[f"{PREFIX_BOUGHT} {card}"] += 1
        elif kind in ("refreshed", "ai_took") or (
            kind == "dismissed" and str(args["source"]) in ROW_PLACES
        ):
            self.rows[str(args["card"])] -= 1


def count_brass_empire(opening: dict[str, object], events: list[Event]) -> Counts:
    """Cards that were to be had and cards that were taken, and who played which corporation."""
    offers = Offers(opening)
    counts = offers.counts
    companies = opening["companies"]
    assert isinstance(companies, list)
    for seat, company in enumerate(companies):
        if company["corporation"]:
            counts[f"{PREFIX_CORPORATION} {seat} {company['corporation']}"] = 1
    for event in events:
        args = event.args
        offers.hear(event)
        if event.kind == "corporation":
            counts[f"{PREFIX_CORPORATION} {args['seat']} {args['corporation']}"] = 1
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
    cards = []
    for card in game.cards:
        seen, bought = f"{PREFIX_SEEN} {card}", f"{PREFIX_BOUGHT} {card}"
        parts = [
            (played.counts.get(bought, 0), played.counts[seen])
            for played in games
            if seen in played.counts
        ]
        if parts:
            cards.append(
                {"name": card, "seen": sum(n for _, n in parts), **_told(ratio_share(parts))}
            )
    return {"cards": cards, "corporations": _corporations(games)}


def _corporations(games: Sequence[GameResult]) -> list[Data]:
    parts: defaultdict[str, list[tuple[float, int]]] = defaultdict(list)
    for game in games:
        for key in game.counts:
            head, _, rest = key.partition(" ")
            if head == PREFIX_CORPORATION:
                seat, corporation = rest.split(" ")
                if int(seat) < len(game.players):
                    parts[corporation].append((game.share(int(seat)), 1))
    return [
        {"name": name, "played": len(each), **_told(ratio_share(each))}
        for name, each in sorted(parts.items())
    ]


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
