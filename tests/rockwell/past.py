"""What must have happened before a position: `load` refuses one that could not come about.

A scenario says what its rule is about. The rest follows from the rules: a card was drawn for each
drilled tile, what lasts of an achievement is still there, and whoever met one has got it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from pithead.games.rockwell.components.component_set import achievement_values
from pithead.games.rockwell.position.board import NEAR, PLACE_OF_NAME
from tests.rockwell.invariants import components, due, need_of, tiles_under

Dump = dict[str, Any]
ENOUGH_CARDS = 6  # for the achievement
# By achievement: how many crews must have which power.
POWERS = {"crews_2": (3, 2), "crews_4": (2, 4)}


def give_past(dump: Dump, cards: Counter[int], next_cards: Collection[str]) -> None:
    """Complete a position; `cards` by seat were asked for, `next_cards` stay in their piles."""
    for seat, company in enumerate(dump["companies"]):
        for name in company["achievements"]:
            uphold(dump, seat, name)
        if "cards" in company["achievements"]:
            cards[seat] = max(cards[seat], ENOUGH_CARDS)
    drill_more(dump, sum(cards.values()) - len(drilled(dump)))
    deal(dump, cards, draw(dump, next_cards))
    for seat in dump["management"]:
        award(dump, seat)


def uphold(dump: Dump, seat: int, name: str) -> None:
    """Crews keep their power and stay at the centre; those on entrances change nothing else."""
    own = [dump["crews"][f"{seat}{letter}"] for letter in "abcd"]
    own.sort(key=lambda crew: (not crew["at"].startswith("E"), crew["power"]))
    if name == "centre" and not any(crew["at"] == "centre" for crew in own):
        own[0]["at"] = "centre"
    count, power = POWERS.get(name, (0, 0))
    weak = [crew for crew in own if crew["power"] < power]
    for crew in weak[: max(0, count - len(own) + len(weak))]:
        crew["power"] = power


def drilled(dump: Dump) -> list[str]:
    return [place for place, tile in dump["tiles"].items() if tile["drilled"]]


def drill_more(dump: Dump, count: int) -> None:
    """Tiles without crew or mineshaft, those beside a crew last, from the centre outwards."""
    near = {tile for crew in dump["crews"].values() for tile in NEAR[PLACE_OF_NAME[crew["at"]]]}
    under = {tile for crew in dump["crews"].values() for tile in tiles_under(crew["at"])}
    free = [
        place
        for place, tile in reversed(dump["tiles"].items())
        if not tile["drilled"] and tile["shaft"] is None and place not in under
    ]
    free.sort(key=lambda place: PLACE_OF_NAME[place] in near)
    for place in free[: max(0, count)]:
        dump["tiles"][place]["drilled"] = True


def draw(dump: Dump, next_cards: Collection[str]) -> list[str]:
    """One card for each drilled tile, from the bottom of its pile."""
    drawn = []
    for place in drilled(dump):
        pile = dump["piles"][str(need_of(dump["tiles"][place]["id"]))]
        card = [card for card in pile if card not in next_cards][-1]
        pile.remove(card)
        drawn.append(card)
    return drawn


def deal(dump: Dump, cards: Counter[int], drawn: list[str]) -> None:
    """What nobody asked for Al has drawn, or those who are not near the achievement."""
    for seat, count in cards.items():
        dump["companies"][seat]["cards"] += drawn[:count]
        del drawn[:count]
    if dump["seats"] == 2:
        dump["gone"] += drawn
        return
    others = [seat for seat in reversed(range(dump["seats"])) if not cards[seat]]
    for card in drawn:
        held = {seat: dump["companies"][seat]["cards"] for seat in others}
        few = [seat for seat in others if len(held[seat]) < ENOUGH_CARDS - 1]
        held[few[0] if few else min(others, key=lambda seat: len(held[seat]))].append(card)


def award(dump: Dump, seat: int) -> None:
    """The tile on top of the pile for each achievement that is due."""
    given = [company["achievements"] for company in dump["companies"]]
    for pile in components().achievements.pile:
        if pile.id in due(dump, seat) and pile.id not in given[seat]:
            taken = sum(pile.id in tiles for tiles in given)
            given[seat][pile.id] = achievement_values(list(pile.values), dump["seats"])[taken]
