"""What is known of where a company's unseen cards are: in the hand, the deck, under construction.

The cards are in groups. Of a group it is known which cards it has and how many of them are where,
not which: a shuffled deck is a group, and so is what is left of the deck before it. A group that
lies in the hand whole is certain. Where groups can't be told apart any more they become one, so
less may be known than an attentive person knows, but never anything wrong.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ..position.tables import BUILDING, Tables

# Where cards of a group are, apart from the deck.
HAND: Final = 0
LOOKED: Final = 1
SITES: Final = 2
PLACES: Final = 3


class Group:
    """Cards of which some are in each place; the rest lie in the deck."""

    def __init__(self, cards: list[int], hand: int = 0, looked: int = 0, sites: int = 0) -> None:
        self.cards = cards
        self.at = [hand, looked, sites]

    def certain(self) -> list[int]:
        """The cards that are in the hand for sure: there are more of them than places elsewhere."""
        elsewhere = len(self.cards) - self.at[HAND]
        found: list[int] = []
        for design in sorted(set(self.cards)):
            found += [design] * max(0, self.cards.count(design) - elsewhere)
        return found


class DeckKnowledge:
    """The unseen cards of one company, and its open piles that become a deck again."""

    def __init__(self) -> None:
        self.groups: list[Group] = []
        # The deck from the bottom up: how many cards of which group.
        self.blocks: list[tuple[Group, int]] = []
        self.discard: list[int] = []
        self.played: list[int] = []

    def copy(self) -> DeckKnowledge:
        other = DeckKnowledge()
        twins = [Group(group.cards[:], *group.at) for group in self.groups]
        other.groups = twins
        other.blocks = [(twins[self.place(group)], n) for group, n in self.blocks]
        other.discard = self.discard[:]
        other.played = self.played[:]
        return other

    def place(self, group: Group) -> int:
        for number, each in enumerate(self.groups):
            if each is group:
                return number
        raise ValueError("there is no such group")

    def total(self, place: int) -> int:
        """How many cards are in the hand, looked at, or under construction."""
        return sum([group.at[place] for group in self.groups])

    def deck_size(self) -> int:
        return sum([n for _, n in self.blocks])

    def certain(self) -> list[int]:
        """The cards that are in the hand for sure."""
        return [design for group in self.groups for design in group.certain()]

    # --- what happens ---------------------------------------------------------------------------

    def add(self, cards: list[int], place: int) -> None:
        """Cards that all concerned know come into a place."""
        if cards:
            group = Group(sorted(cards))
            group.at[place] = len(cards)
            self.groups.append(group)

    def add_to_deck(self, cards: list[int], on_top: bool) -> None:
        if not cards:
            return
        group = Group(sorted(cards))
        self.groups.append(group)
        self.blocks.insert(len(self.blocks) if on_top else 0, (group, len(cards)))

    def shuffle(self) -> None:
        """The discard pile lies under what is left of the deck, which is drawn before it."""
        self.add_to_deck(self.discard, False)
        self.discard = []

    def draw(self, n: int, place: int) -> None:
        """From the top of the deck, not seen."""
        for _ in range(n):
            group, left = self.blocks.pop()
            if left > 1:
                self.blocks.append((group, left - 1))
            group.at[place] += 1

    def put_back(self) -> None:
        """One of the cards looked at goes back on top."""
        group = self._merged([each for each in self.groups if each.at[LOOKED]])
        group.at[LOOKED] -= 1
        if self.blocks and self.blocks[-1][0] is group:
            self.blocks[-1] = (group, self.blocks[-1][1] + 1)
        else:
            self.blocks.append((group, 1))

    def lay(self, tables: Tables) -> None:
        """A building goes from the hand into play, face down."""
        able = [
            group
            for group in self.groups
            if group.at[HAND] and any(tables.type[card] == BUILDING for card in group.cards)
        ]
        group = self._merged(able)
        group.at[HAND] -= 1
        group.at[SITES] += 1

    def reveal(self, design: int, place: int) -> None:
        """A card leaves a place in the open: of copies, which are alike, one that is certain."""
        able = [group for group in self.groups if group.at[place] and design in group.cards]
        whole = [group for group in able if group.at[place] == len(group.cards)]
        group = whole[0] if whole else self._merged(able)
        group.cards.remove(design)
        group.at[place] -= 1
        if not group.cards:
            self.groups.remove(group)

    def see(self, cards: list[int], place: int) -> None:
        """All cards of a place are seen, and stay there."""
        for design in cards:
            self.reveal(design, place)
        self.add(cards, place)

    def clear(self) -> None:
        """Everything has left the game."""
        self.groups, self.blocks = [], []
        self.discard, self.played = [], []

    def _merged(self, groups: list[Group]) -> Group:
        """Merge groups that can no longer be distinguished."""
        if not groups:
            raise ValueError("there is no such card")
        first = groups[0]
        for other in groups[1:]:
            first.cards = sorted(first.cards + other.cards)
            for place in range(PLACES):
                first.at[place] += other.at[place]
            self.groups.remove(other)
        if len(groups) > 1:
            self.blocks = [(first if group in groups else group, n) for group, n in self.blocks]
        return first

    # --- a world that fits ----------------------------------------------------------------------

    def fits(self, unseen: list[int], hand: int, deck: int, looked: int, sites: int) -> bool:
        """Whether these are the cards a view leaves open, and as many in each place."""
        cards = sorted([card for group in self.groups for card in group.cards])
        sizes = [self.total(place) for place in range(PLACES)]
        return cards == sorted(unseen) and [*sizes, self.deck_size()] == [hand, looked, sites, deck]

    def deal(self, tables: Tables, rng: Random) -> tuple[list[list[int]], list[int]]:
        """The cards in each place and the deck, at random where they are not known."""
        places: list[list[int]] = [[] for _ in range(PLACES)]
        piles: list[list[int]] = []
        for group in self.groups:
            cards = group.cards[:]
            shuffle(cards, rng)
            _deal_sites(tables, group, cards, places[SITES])
            for place in (HAND, LOOKED):
                cut = len(cards) - group.at[place]
                places[place] += cards[cut:]
                del cards[cut:]
            piles.append(cards)
        deck: list[int] = []
        for group, n in self.blocks:
            pile = piles[self.place(group)]
            deck += pile[:n]
            del pile[:n]
        return places, deck


def _deal_sites(tables: Tables, group: Group, cards: list[int], sites: list[int]) -> None:
    """Only a building lies face down."""
    for _ in range(group.at[SITES]):
        for design in cards:
            if tables.type[design] == BUILDING:
                sites.append(design)
                cards.remove(design)
                break


def shuffle(items: list[int], rng: Random) -> None:
    """Fisher-Yates on `random()` alone, which is the same on every Python."""
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]
