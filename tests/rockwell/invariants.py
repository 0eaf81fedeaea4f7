"""What must hold of every Rockwell state between two decisions, told from its dump alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from pithead.games.rockwell.components.component_set import ComponentSet, achievement_values, load

Dump = dict[str, Any]
KINDS = ("zinc", "copper", "silver", "gold")
RINGS = "ABCD"
GROUP_III = {"each_kind", "crews_4", "centre"}


@cache
def components() -> ComponentSet:
    return load()


@cache
def need_of(tile_id: str) -> int:
    return next(tile.power for tile in components().tiles.tile if tile.id == tile_id)


@cache
def all_ids(what: str) -> list[str]:
    """The ids of all cards, deliveries or tiles in the box."""
    box = components()
    ids = {
        "cards": [card.id for card in box.extraction.card],
        "deliveries": [tile.id for tile in box.delivery.tile],
        "tiles": [tile.id for tile in box.tiles.tile],
    }
    return sorted(ids[what])


def violations(dump: Dump, deciding: str | None) -> Iterator[str]:
    """`deciding` is the kind of the pending decision, None when the game is over."""
    yield from companies(dump)
    yield from cards(dump)
    yield from deliveries(dump)
    yield from achievements(dump)
    yield from tiles(dump)
    yield from crews(dump)
    yield from borders(dump)
    yield from power(dump, deciding)
    yield from boards(dump)
    yield from orders(dump)
    yield from ending(dump, deciding)


def tiles_under(place: str) -> list[str]:
    """The tiles a crew at this place stands on."""
    if place == "centre" or place.startswith("E"):
        return []
    return place.split("-")


def owners(dump: Dump) -> range:
    return range(3 if dump["seats"] == 2 else dump["seats"])


def companies(dump: Dump) -> Iterator[str]:
    for seat, company in enumerate(dump["companies"]):
        for what in (*KINDS, "money", "insurance", "actions_left"):
            if company[what] < 0:
                yield f"seat {seat} has {company[what]} {what}"
        if company["money"] % 100:
            yield f"seat {seat} has ${company['money']}"
        for what in ("safety", "mobility", "shafts"):
            if not 0 <= company[what] <= 3:
                yield f"seat {seat} has {what} {company[what]}"
        built = [t for t in dump["tiles"].values() if t["shaft"] == seat]
        if len(built) != company["shafts"]:
            yield f"seat {seat} has built {company['shafts']} shafts but {len(built)} stand"
    if len(dump["companies"]) != dump["seats"]:
        yield f"{len(dump['companies'])} companies"


def cards(dump: Dump) -> Iterator[str]:
    """RW-SET-3: every card is in its pile, with a company, on the table or gone; none twice."""
    found = [*dump["gone"]]
    for pile in dump["piles"].values():
        found += pile
    for company in dump["companies"]:
        found += company["cards"]
    if dump["extraction"] is not None:
        found.append(dump["extraction"]["card"])
    if sorted(found) != all_ids("cards"):
        yield f"the 48 extraction cards are {sorted(found)}"
    drawn = Counter(need_of(tile["id"]) for tile in dump["tiles"].values() if tile["drilled"])
    for name, left in dump["piles"].items():
        if any(card.partition(".")[0] != name for card in left):
            yield f"pile {name} holds {left}"
        if len(left) + drawn[int(name)] != 6:
            yield f"pile {name} has {len(left)} cards with {drawn[int(name)]} tiles drilled"
    if dump["gone"] and dump["seats"] != 2:
        yield "cards are gone without Al"


def deliveries(dump: Dump) -> Iterator[str]:
    """RW-WORK-8: taken from the top, each once."""
    taken = [tile for company in dump["companies"] for tile in company["deliveries"]]
    if len(set(taken)) != len(taken) or not set(taken) <= set(all_ids("deliveries")):
        yield f"the delivery tiles taken are {sorted(taken)}"
    for tile in taken:
        pile, _, number = tile.rpartition(".")
        if number != "1" and f"{pile}.{int(number) - 1}" not in taken:
            yield f"delivery {tile} was taken from under {pile}.{int(number) - 1}"


def achievements(dump: Dump) -> Iterator[str]:
    """RW-SET-6, RW-ACH-1: the values given out are the top of each pile; none due is missing."""
    given = [company["achievements"] for company in dump["companies"]]
    for pile in components().achievements.pile:
        held = [values[pile.id] for values in given if pile.id in values]
        top = achievement_values(list(pile.values), dump["seats"])[: len(held)]
        if sorted(held, reverse=True) != top:
            yield f"achievement {pile.id} was given as {held} from {pile.values}"
    for seat, company in enumerate(dump["companies"]):
        if len(company["achievements"]) > 9:
            yield f"seat {seat} has {len(company['achievements'])} achievements"
        if dump["extraction"] is None:
            for name in due(dump, seat) - set(company["achievements"]):
                yield f"seat {seat} should have achievement {name}"


def due(dump: Dump, seat: int) -> set[str]:
    """RW-ACH-2 as it stands now; what was true only before is not due any more."""
    company = dump["companies"][seat]
    own = [dump["crews"][f"{seat}{letter}"] for letter in "abcd"]
    deep = [crew for crew in own if crew["at"] == "centre" or crew["at"][0] in "CD"]
    met = {
        "zinc_copper": company["zinc"] >= 8 and company["copper"] >= 8,
        "cards": len(company["cards"]) >= 6,
        "silver": company["silver"] >= 10,
        "crews_2": sum(crew["power"] >= 2 for crew in own) >= 3,
        "gold": company["gold"] >= 12,
        "deep": len(deep) == 4,
        "each_kind": all(company[kind] >= 6 for kind in KINDS),
        "crews_4": sum(crew["power"] == 4 for crew in own) >= 2,
        "centre": any(crew["at"] == "centre" for crew in own),
    }
    return {name for name, holds in met.items() if holds}


def tiles(dump: Dump) -> Iterator[str]:
    """RW-BOARD-3, RW-BOARD-4: 32 tiles, each in its stratum, powers alternating round a ring."""
    ids = sorted(tile["id"] for tile in dump["tiles"].values())
    if ids != all_ids("tiles"):
        yield f"the tiles are {ids}"
    for ring in RINGS:
        needs = [need_of(dump["tiles"][f"{ring}{number}"]["id"]) for number in range(1, 9)]
        if any(a == b for a, b in zip(needs, needs[1:] + needs[:1], strict=True)):
            yield f"ring {ring} needs {needs}"
    for place, tile in dump["tiles"].items():
        if place[0] != tile["id"][0]:
            yield f"tile {tile['id']} lies at {place}"
        if tile["shaft"] is not None and not 0 <= tile["shaft"] < dump["seats"]:
            yield f"the shaft at {place} belongs to {tile['shaft']}"


def crews(dump: Dump) -> Iterator[str]:
    """RW-SUB-2, RW-SUB-3, RW-CORE-1: powers, dice and where they may be."""
    expected = {f"{owner}{letter}" for owner in owners(dump) for letter in "abcd"}
    if set(dump["crews"]) != expected:
        yield f"the crews are {sorted(dump['crews'])}"
    rolled = 0
    for name, crew in dump["crews"].items():
        rolled += crew["die"] > 0
        if not 1 <= crew["power"] <= 4:
            yield f"crew {name} has power {crew['power']}"
        ring = RINGS.find(crew["at"][0])
        if crew["die"] and (ring < 0 or crew["die"] > ring + 1):
            yield f"crew {name} has a die of {crew['die']} at {crew['at']}"
        if dump["seats"] == 2 and name[0] == "2" and (crew["die"] or crew["at"] == "centre"):
            yield f"Al's crew {name} is {crew}"
    if dump["dice"] + rolled != 3:
        yield f"{dump['dice']} dice on the board and {rolled} on crews"
    if not 0 <= dump["bribes"] <= 3:
        yield f"{dump['bribes']} bribery tiles"


def borders(dump: Dump) -> Iterator[str]:
    """RW-MOVE-4, -5, -7: straddling only between undrilled tiles, one crew (en: one each)."""
    places = [(crew["at"], name[0]) for name, crew in dump["crews"].items()]
    straddlers = [(place, owner) for place, owner in places if "-" in place]
    for border, owner in straddlers:
        if any(dump["tiles"][tile]["drilled"] for tile in tiles_under(border)):
            yield f"a crew of {owner} stands on {border}, beside a drilled tile"
        if dump["seats"] == 2 and owner == "2":
            yield f"Al straddles {border}"
    english = dump["options"]["edition"] == "en"
    crowd = Counter(straddlers if english else [border for border, _ in straddlers])
    for border, count in crowd.items():
        if count > 1:
            yield f"{count} crews stand on {border}"


def power(dump: Dump, deciding: str | None) -> Iterator[str]:
    """RW-EXT-1: no undrilled tile has the power it needs, but for the two a player chooses from."""
    total: Counter[str] = Counter()
    for crew in dump["crews"].values():
        for tile in tiles_under(crew["at"]):
            total[tile] += crew["power"] + crew["die"]
    full = [
        place
        for place, tile in dump["tiles"].items()
        if not tile["drilled"] and total[place] >= need_of(tile["id"])
    ]
    # Tiles further down the stack wait for the extraction or the choice in progress.
    waiting = {part for frame in dump["stack"] if frame[0] == "drill" for part in frame[1:]}
    if deciding not in ("drill", "cover"):
        waiting = set()
    for place in full:
        if place not in waiting:
            yield f"{place} has power {total[place]} and is not drilled"


def boards(dump: Dump) -> Iterator[str]:
    """RW-VP-2: two Vice Presidents at most, never both on one board."""
    four = dump["seats"] == 4
    side = components().boards.four_players if four else components().boards.two_or_three_players
    lengths = (len(board.slots) for board in (side.control, side.market, side.workshop))
    sizes = dict(zip(("I", "II", "III"), lengths, strict=True))
    placed: Counter[int] = Counter()
    for board, slots in dump["slots"].items():
        there = [seat for seat in slots if seat is not None]
        placed.update(there)
        if len(set(there)) != len(there):
            yield f"board {board} has two Vice Presidents of one player: {slots}"
        if any(seat is not None for seat in slots[sizes[board] :]):
            yield f"board {board} has {sizes[board]} slots but {slots}"
    if any(count > 2 for count in placed.values()):
        yield f"more than two Vice Presidents: {dict(placed)}"
    if any(not 0 <= seat < dump["seats"] for seat in placed):
        yield f"Vice Presidents of nobody: {dict(placed)}"


def orders(dump: Dump) -> Iterator[str]:
    for order in ("management", "control"):
        if sorted(dump[order]) != list(range(dump["seats"])):
            yield f"{order} is {dump[order]}"


def ending(dump: Dump, deciding: str | None) -> Iterator[str]:
    """RW-END-1, RW-END-4: over if and only if a reason stands at the end of a turn."""
    if dump["over"] != (deciding is None):
        yield f"over is {dump['over']} and the decision is {deciding}"
    reason = ended(dump) or dump["quiet_turns"] >= 3
    if dump["over"] and not reason:
        yield "the game is over without a reason"
    if deciding == "bid" and reason:
        yield "a new turn began after the end"


def ended(dump: Dump) -> bool:
    arrived = sum("centre" in company["achievements"] for company in dump["companies"])
    if arrived >= {2: 2, 3: 2, 4: 3}[dump["seats"]]:
        return True
    return any(
        len(company["achievements"]) >= 6 and company["achievements"].keys() >= GROUP_III
        for company in dump["companies"]
    )
