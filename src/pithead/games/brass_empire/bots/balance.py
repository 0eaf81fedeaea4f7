"""What a balance study of Brass Empire counts, from the events of its games."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from pithead.kernel.contract import Message, key_of
from pithead.kernel.plugin import Heading

if TYPE_CHECKING:
    from pithead.kernel.contract import Event
    from pithead.kernel.game import Game

    from ..position.state import Position

FIGHTS: Final = ("attacked", "destroyed", "platform_destroyed")
ROW_PLACES: Final = frozenset(f"{row}{slot}" for row in "LD" for slot in range(1, 7))


class Offers:
    """What lies before the players, turn by turn, and what they take of it.

    A card appears to a player when their turn begins with a copy in a row or in their reserve:
    once a turn, however many copies lie there, and again in every later turn it still lies there.
    The appearance is used if they buy or acquire it in that turn. What only comes into a row
    during their turn has not appeared to them yet.
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
        self.counts.update(f"cards-seen {card}" for card in self.fresh)

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
            self.counts[f"card_wins {args['seat']} {card}"] = 1
            if card in self.fresh:
                self.fresh.remove(card)
                self.counts[f"cards {card}"] += 1
        elif kind in ("refreshed", "ai_took") or (
            kind == "dismissed" and str(args["source"]) in ROW_PLACES
        ):
            self.rows[str(args["card"])] -= 1


def count(opening: dict[str, object], events: list[Event]) -> dict[str, int]:
    """Cards that could be had and cards that were taken, by whom, and who played which
    corporation.
    """
    offers = Offers(opening)
    counts = offers.counts
    companies = opening["companies"]
    assert isinstance(companies, list)
    for seat, company in enumerate(companies):
        if company["corporation"]:
            counts[f"corporations {seat} {company['corporation']}"] = 1
    if opening["phase"] == "play":  # the first turn has begun, so the first player is known
        counts.update(places(int(str(opening["active"])), len(companies)))
    for event in events:
        args = event.args
        offers.hear(event)
        if event.kind == "first":
            counts.update(places(int(str(args["seat"])), len(companies)))
        elif event.kind == "corporation":
            counts[f"corporations {args['seat']} {args['corporation']}"] = 1
        elif event.kind == "game_over":
            counts[f"endings {args['reason']}"] += 1
        elif event.kind in FIGHTS:
            counts[f"fights {event.kind}"] += 1
    return dict(counts)


def order_of_play(state: Position) -> list[int]:
    """From the first player on, who may follow only from what is chosen after the deal."""
    return [
        (state.first + place) % state.seats for place in range(state.seats if state.turn else 0)
    ]


def places(first: int, seats: int) -> dict[str, int]:
    """Each company's place in the order of play."""
    return {f"order {(first + place) % seats} {place + 1}": 1 for place in range(seats)}


def headings(game: Game, seats: int) -> tuple[Heading, ...]:
    return (
        Heading("order", "won", tuple([str(place) for place in range(1, seats + 1)])),
        Heading("endings", "used"),
        Heading("fights", "used", FIGHTS),
        Heading("corporations", "won"),
        Heading("cards", "taken", game.cards),
        Heading("card_wins", "won", game.cards),
    )


def tell_entry(game: Game, heading: str, entry: str) -> Message:
    if heading in ("cards", "card_wins"):
        return game.tell_name(entry)
    if heading == "order":
        return Message("balance-place", {"place": int(entry)})
    if heading == "corporations":
        return Message(key_of("corporation", entry), {})
    word = "fight" if heading == "fights" else "ending"
    return Message(key_of("balance-brass-empire", word, entry), {})
