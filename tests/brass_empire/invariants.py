"""What must never be in Brass Empire, read off a dump alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from pithead.testing.gamekit import Dump
from tests.brass_empire.scenario import CARDS, CORPORATIONS, POOLS

Data = dict[str, Any]
ZONES = ("hand", "deck", "discard", "reserve", "played")
PLATFORM_HEALTH = CARDS["mining_platform"]["health"]


def violations(dump: Dump, deciding: str | None) -> Iterator[str]:
    """Sentences about everything that is wrong; `deciding` is the pending kind of decision."""
    yield from ending(dump, deciding)
    if dump["round"] == 0:  # corporations and reserves are still being chosen
        return
    yield from cards(dump)
    yield from brass(dump)
    yield from rows(dump)
    yield from play(dump)
    yield from turn(dump, deciding)
    yield from companies(dump)


# ---- no card is ever lost or doubled


def everywhere(dump: Dump) -> Counter[str]:
    found: Counter[str] = Counter([*dump["dismissed"], *dump["box"]])
    for name in ("labor_deck", "labor_row", "design_deck", "design_row", "looked"):
        found.update(card for card in dump[name] if card is not None)
    for company in dump["companies"]:
        for zone in ZONES:
            found.update(company[zone])
        found.update(entry["card"] for entry in company["in_play"])
    return found


def cards(dump: Dump) -> Iterator[str]:
    found = everywhere(dump)
    shared = shared_corporations(dump)
    for name, card in CARDS.items():
        least = most = card["copies"]
        if card.get("deck") == "starter":
            least = most = card["copies"] * dump["seats"]
        elif card["corp"] in shared:
            # Each of the two has a reserve of his own (BE-SET-1, BE-VAR-RES).
            most = 2 * card["copies"]
            if dump["options"]["reserves"] == "standard":
                least = most = card["copies"] * (2 if card.get("deck") == "reserve" else 1)
        if name == "mining_platform":
            least = most = 0  # it is never a card among cards
        if not least <= found.pop(name, 0) <= most:
            yield f"{everywhere(dump)[name]} copies of {name}, not {most}"
    if found:
        yield f"cards of no set: {sorted(found)}"


def shared_corporations(dump: Dump) -> set[str]:
    taken = Counter(company["corporation"] for company in dump["companies"])
    return {corp for corp, count in taken.items() if count > 1}


# ---- Brass is conserved


def brass(dump: Dump) -> Iterator[str]:
    held = [company["brass"] for company in dump["companies"]]
    if min([*held, dump["pool"], dump["beyond"], dump["removed"]]) < 0:
        yield f"negative Brass: {held}, pool {dump['pool']}, removed {dump['removed']}"
    if dump["options"]["battle"]:
        if max(held) > 20 or dump["pool"]:
            yield f"health {held}, pool {dump['pool']} in battle mode"
        return
    chosen = dump["options"]["pool"]
    start = POOLS[dump["seats"]] if chosen == "standard" else chosen
    now = dump["pool"] + sum(held) + dump["removed"] - dump["beyond"]
    if now != start:
        yield f"{now} Brass in all, not {start}"
    if dump["beyond"] and dump["pool"]:
        yield f"{dump['beyond']} paid beyond a pool that holds {dump['pool']}"
    if (dump["pool"] == 0) != (dump["ending"] == "pool"):
        yield f"pool {dump['pool']} but ending {dump['ending']!r}"


# ---- the centre


def rows(dump: Dump) -> Iterator[str]:
    """BE-CARD-8: full when anyone decides, unless the deck is empty; each kind in its place."""
    for row, employees in (("labor", True), ("design", False)):
        slots, deck = dump[f"{row}_row"], dump[f"{row}_deck"]
        if len(slots) != 6:
            yield f"{row} row of {len(slots)}"
        if None in slots and deck:
            yield f"a gap in the {row} row while its deck holds {len(deck)}"
        if dump["seats"] == 1 and None in slots[slots.count(None) :]:
            yield f"a gap that is not at the left: {slots}"
        for card in [*slots, *deck]:
            if card is not None and (CARDS[card]["type"] == "employee") != employees:
                yield f"{card} in the {row} deck"


# ---- cards in play


def play(dump: Dump) -> Iterator[str]:
    ids: list[int] = []
    for seat, company in enumerate(dump["companies"]):
        platform = company["platform"]
        if not 0 <= platform["damage"] < PLATFORM_HEALTH:
            yield f"seat {seat}'s platform has {platform['damage']} damage"
        for entry in company["in_play"]:
            ids.append(entry["id"])
            yield from (f"seat {seat}: {fault}" for fault in in_play(dump, seat, entry))
    if len(set(ids)) != len(ids) or any(number >= dump["serial"] for number in ids):
        yield f"ids in play {ids}, the next is {dump['serial']}"


def in_play(dump: Dump, seat: int, entry: Data) -> Iterator[str]:
    card, name = CARDS[entry["card"]], entry["card"]
    unit = card["type"] == "unit"
    active = seat == dump["active"] and seat < dump["seats"] and not dump["over"]
    if card["type"] == "employee" or name == "mining_platform":
        yield f"{name} in play"
    if not 0 <= entry["damage"] < max(1, card.get("health", 0)):
        yield f"{name} has {entry['damage']} damage"
    if entry["damage"] and not entry["face_up"]:
        yield f"{name} is damaged under construction"
    if not 0 <= entry["charge"] <= 6 or (entry["charge"] and "store" not in str(card)):
        yield f"{name} has a charge of {entry['charge']}"
    if not entry["face_up"] and (unit or (active and not entry["fresh"])):
        yield f"{name} is face down"
    if not 0 <= entry["acted"] <= 2 or not 0 <= entry["actions"] + entry["acted"] <= 2:
        yield f"{name} has acted {entry['acted']} times and may {entry['actions']} times"
    if entry["actions"] and not unit:
        yield f"{name} may act"
    if entry["fresh"] and not active and not dump["over"]:
        yield f"{name} came this turn, which is another's"


# ---- the turn and the companies


def turn(dump: Dump, deciding: str | None) -> Iterator[str]:
    if dump["labor"] < 0 or dump["construction"] < 0:
        yield f"{dump['labor']} Labor, {dump['construction']} Construction"
    if not 0 <= dump["active"] < len(dump["companies"]) or not 0 <= dump["first"] < dump["seats"]:
        yield f"active {dump['active']}, first {dump['first']}"
    for seat, company in enumerate(dump["companies"]):
        if company["played"] and seat != dump["active"]:
            yield f"seat {seat} has played {company['played']} outside its turn"
    if dump["looked"] and deciding != "look" and not any("look" in str(f) for f in dump["stack"]):
        texts = [frame for frame in dump["stack"] if frame[0] == "effect"]
        if not texts:
            yield f"{dump['looked']} lie looked at and nobody looks"
    if not 0 <= dump["quiet_rounds"] <= 20 or not 0 <= dump["round"] <= 200:
        yield f"round {dump['round']}, {dump['quiet_rounds']} of them quiet"


def companies(dump: Dump) -> Iterator[str]:
    battle = dump["options"]["battle"]
    for seat, company in enumerate(dump["companies"]):
        if seat < dump["seats"] and company["corporation"] not in CORPORATIONS:
            yield f"seat {seat} is {company['corporation']}"
        if seat >= dump["seats"]:
            used = [zone for zone in ("hand", "deck", "reserve", "played") if company[zone]]
            if used or company["platform"]["up"]:
                yield f"the AI has {used}, platform {company['platform']}"
        if bool(company["out"]) != (battle and company["brass"] == 0):
            yield f"seat {seat} has {company['brass']} Brass and out is {company['out']}"
        if company["out"] and any(company[zone] for zone in (*ZONES, "in_play")):
            yield f"seat {seat} is out and still has cards"
        if "mining_platform" in [card for zone in ZONES for card in company[zone]]:
            yield f"seat {seat}'s platform lies among its cards"


def ending(dump: Dump, deciding: str | None) -> Iterator[str]:
    if dump["over"] != (deciding is None):
        yield f"over is {dump['over']} and the decision is {deciding}"
    if dump["over"] and not dump["ending"]:
        yield "the game is over without a reason"
    if dump["ending"] == "last_standing" and not dump["options"]["battle"]:
        yield "a last one standing in peace"
