"""What an attentive player knows of all players' cards (BE-SET-8).

A discard pile is open, so a deck is known when it has just been shuffled; what was left of the deck
before then is in the hand. Cards that were acquired, recalled, looked at or shown are known too,
and so is what lies at the bottom of the centre decks.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from pithead.kernel.contract import Arg, Message
from pithead.kernel.memory import Memory

from ..position import frames
from ..position.events import EVENTS
from ..position.state import CARD_SIZE, FACE_DOWN, FLAGS, HAND_SIZE
from ..position.tables import PLACES, ROW, Tables
from ..shapes.deck_knowledge import HAND, LOOKED, SITES, DeckKnowledge, Group

if TYPE_CHECKING:
    from pithead.kernel.contract import Event
    from pithead.kernel.game import Game, Settings

View = dict[str, Any]
# Events about a player's cards; the others change nothing that is hidden.
MOVES: Final = frozenset(
    {
        "drew",
        "shuffled",
        "played",
        "mobilized",
        "laid",
        "flipped",
        "bought",
        "acquired",
        "recalled",
        "discarded",
        "dismissed",
        "destroyed",
        "cleared",
        "bankrupt",
        "looked",
        "looked_seen",
        "put_back",
        "peeked_seen",
    }
)


class CardMemory(Memory):
    """Every player's cards, as far as a viewer has seen."""

    def __init__(
        self,
        game: Game,
        tables: Tables,
        seats: int,
        viewer: int,
        options: Settings,
        begun: View | None,
    ) -> None:
        super().__init__(game, seats, viewer, begun is None)
        self.tables = tables
        self.designs: dict[str, int] = tables.index()
        self.decks = [DeckKnowledge() for _ in range(seats)]
        # The bottom of each centre deck, from the lowest up: what was put there last.
        self.buried: list[list[int]] = [[], []]
        # If there is no question before the deal, there is no event for it.
        chosen = options["corporations"] == "chosen" or options["reserves"] == "built"
        for seat, deck in enumerate(self.decks):
            if begun is not None and begun["round"]:
                _begin(deck, begun, seat)
                continue
            deck.add_to_deck(tables.starters, True)
            if begun is None and not chosen:
                deck.draw(HAND_SIZE, HAND)

    # --- events ---------------------------------------------------------------------------------

    def note(self, event: Event) -> None:
        kind = event.kind
        if kind not in EVENTS:
            raise self.astray(event, "there is no such event")
        try:
            if kind == "refreshed":
                place = PLACES.index(str(event.args["place"]))
                self.buried[place // ROW].insert(0, self._card(event))
            elif kind in MOVES and int(str(event.args["seat"])) < self.seats:
                self._move(event, self.decks[int(str(event.args["seat"]))])
        except (LookupError, ValueError) as error:
            raise self.astray(event, f"it doesn't fit what came before ({error})") from None

    def _card(self, event: Event) -> int:
        return self.designs[str(event.args["card"])]

    def _cards(self, event: Event) -> list[int]:
        return [self.designs[name] for name in str(event.args["cards"]).split()]

    def _move(self, event: Event, deck: DeckKnowledge) -> None:
        kind, args = event.kind, event.args
        if kind == "drew":
            deck.draw(int(str(args["n"])), HAND)
        elif kind == "shuffled":
            if len(deck.discard) != args["n"]:
                raise ValueError(f"the discard pile has {len(deck.discard)} cards")
            deck.shuffle()
        elif kind == "played":
            deck.reveal(self._card(event), HAND)
            deck.played.append(self._card(event))
        elif kind == "mobilized":
            deck.reveal(self._card(event), HAND)
        elif kind == "laid":
            deck.lay(self.tables)
        elif kind == "flipped":
            deck.reveal(self._card(event), SITES)
        elif kind == "cleared":
            self._clear(deck, self._cards(event))
        elif kind == "bankrupt":
            deck.clear()
        else:
            self._move_by_text(event, deck)

    def _move_by_text(self, event: Event, deck: DeckKnowledge) -> None:
        kind, args = event.kind, event.args
        if kind == "looked":
            deck.draw(int(str(args["n"])), LOOKED)
        elif kind == "looked_seen":
            deck.see(self._cards(event), LOOKED)
        elif kind == "put_back":
            deck.put_back()
        elif kind == "peeked_seen":
            whose = self.decks[int(str(args["whose"]))]
            whose.see(self._cards(event), HAND if args["what"] == "hand" else SITES)
        elif kind == "bought":
            self.decks[int(str(args["to"]))].discard.append(self._card(event))
        elif kind == "destroyed":
            pile = deck.played if args["to"] == "played" else deck.discard
            pile.append(self._card(event))
        elif kind in ("acquired", "recalled"):
            if kind == "recalled":
                deck.discard.remove(self._card(event))
            self._put_away(deck, self._card(event), str(args["to"]))
        else:
            self._give_up(deck, self._card(event), str(args["source"]))
            if kind == "discarded":
                deck.discard.append(self._card(event))

    def _put_away(self, deck: DeckKnowledge, design: int, to: str) -> None:
        if to == "hand":
            deck.add([design], HAND)
        elif to == "deck":
            deck.add_to_deck([design], True)
        else:
            deck.discard.append(design)

    def _give_up(self, deck: DeckKnowledge, design: int, source: str) -> None:
        """A card leaves the place it was discarded or dismissed from."""
        if source == "hand":
            deck.reveal(design, HAND)
        elif source == "deck":
            deck.reveal(design, LOOKED)
        elif source == "discard":
            deck.discard.remove(design)
        elif source == "played":
            deck.played.remove(design)

    def _clear(self, deck: DeckKnowledge, cards: list[int]) -> None:
        """The end of a turn: what was in the hand is seen as it goes."""
        played = Counter(deck.played)
        for design in cards:
            if played[design]:
                played[design] -= 1
            else:
                deck.reveal(design, HAND)
        deck.discard += cards
        deck.played = []

    # --- what is known --------------------------------------------------------------------------

    def certain(self, seat: int) -> list[str]:
        """The cards that are certainly in a hand."""
        return [self.tables.ids[design] for design in self.decks[seat].certain()]

    def notes(self) -> list[Message]:
        """What is in other hands, and at the bottom of the centre decks."""
        found: list[Message] = []
        for seat, deck in enumerate(self.decks):
            if seat != self.viewer:
                found += self._noted(seat, deck)
        for row, cards in zip(("labor", "design"), self.buried):
            if cards:
                args: dict[str, Arg] = {"row": row, "cards": " ".join(self._names(cards))}
                found.append(Message("note-brass-empire-buried", args))
        return found

    def _noted(self, seat: int, deck: DeckKnowledge) -> list[Message]:
        """The cards that are in the hand for sure, then those of which some are."""
        found: list[Message] = []
        sure = self.certain(seat)
        if sure:
            found.append(Message("note-brass-empire-sure", {"seat": seat, "cards": " ".join(sure)}))
        for group in deck.groups:
            certain = group.certain()
            n = group.at[HAND] - len(certain)
            if n:
                cards = Counter(group.cards) - Counter(certain)
                names = " ".join(self._names(sorted(cards.elements())))
                args: dict[str, Arg] = {"seat": seat, "n": n, "cards": names}
                found.append(Message("note-brass-empire-some", args))
        return found

    def figures(self) -> list[list[int]]:
        """How many of each design are in a hand for sure."""
        rows = [[0] * len(self.tables.ids) for _ in self.decks]
        for row, deck in zip(rows, self.decks):
            for design in deck.certain():
                row[design] += 1
        return rows

    def known(self) -> dict[str, object]:
        return {
            "companies": [self._told(deck) for deck in self.decks],
            "buried": [self._names(cards) for cards in self.buried],
        }

    def _names(self, cards: list[int]) -> list[str]:
        return [self.tables.ids[design] for design in cards]

    def _told(self, deck: DeckKnowledge) -> dict[str, object]:
        groups = []
        for group in deck.groups:
            hand, looked, sites = group.at
            cards = self._names(group.cards)
            groups.append({"cards": cards, "hand": hand, "looked": looked, "sites": sites})
        return {
            "groups": groups,
            "deck": [[deck.place(group), n] for group, n in deck.blocks],
            "discard": self._names(deck.discard),
            "played": self._names(deck.played),
        }

    def recall(self, facts: dict[str, object]) -> None:
        companies, buried = facts["companies"], facts["buried"]
        assert isinstance(companies, list)
        assert isinstance(buried, list)
        if len(companies) != self.seats or len(buried) != len(self.buried):
            raise ValueError(f"they are not of {self.seats} seats")
        self.decks = [self._restored(told) for told in companies]
        self.buried = [self._numbers(cards) for cards in buried]

    def _numbers(self, names: list[str]) -> list[int]:
        return [self.designs[name] for name in names]

    def _restored(self, told: dict[str, Any]) -> DeckKnowledge:
        deck = DeckKnowledge()
        for each in told["groups"]:
            at = [int(each[place]) for place in ("hand", "looked", "sites")]
            deck.groups.append(Group(self._numbers(each["cards"]), *at))
        deck.blocks = [(deck.groups[number], int(n)) for number, n in told["deck"]]
        deck.discard = self._numbers(told["discard"])
        deck.played = self._numbers(told["played"])
        return deck


def _begin(deck: DeckKnowledge, view: View, seat: int) -> None:
    """All that a view shows of a company in the middle of a game."""
    looks = len(view["looked"]) if len(view["stack"]) and _looker(view) == seat else 0
    line = view["line"][seat]
    sites = sum([line[at + FLAGS] & FACE_DOWN for at in range(0, len(line), CARD_SIZE)])
    unseen = sorted(view["unseen"][seat])
    deck.discard = list(view["discard"][seat])
    deck.played = list(view["played"][seat])
    if unseen:
        group = Group(unseen, view["hand_size"][seat], looks, sites)
        deck.groups = [group]
        if view["deck_size"][seat]:
            deck.blocks = [(group, view["deck_size"][seat])]


def _looker(view: View) -> int:
    return int(view["stack"][frames.SEAT]) if view["looked"] else -1
