"""Positions by name and by what is different from them: what a partial dump leaves out.

A card that the changes put somewhere comes out of where it lay otherwise: a centre deck, a reserve,
its owner's deck. What they leave nowhere goes under the deck it belongs to. Of a card in play only
its name must be written, and the pool holds the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from pithead.kernel.reader import LoadError

from ..position.state import Position
from ..position.steps import END
from ..position.tables import EMPLOYEE, STARTER, UNIT
from ..rules.engine import BrassState
from ..rules.setup import full_pool

Data = dict[str, Any]

TURN: Final = "turn "
ZONES: Final = ("deck", "hand", "discard", "reserve", "played")
CENTRE: Final = ("labor_deck", "design_deck", "dismissed", "box")


def go_to(s: BrassState, name: str) -> None:
    """Play on to the play phase of `turn N`; until then players only end their turns."""
    number = name.removeprefix(TURN)
    if not name.startswith(TURN) or not number.isdecimal() or int(number) < 1:
        raise LoadError("start", f"knows no {name!r}: it is start, or turn 1, turn 2 …")
    while not s.over and (s.turn < int(number) or s.round == 0):
        seat = s.to_act()
        steps = s.legal_steps(seat)
        s.apply_step(seat, END if END in steps else steps[0])
    if s.over:
        raise LoadError("start", "comes after the end of the game")


def settle(s: Position, dump: Data, changes: Mapping[str, Any]) -> None:
    """Complete a dump that has just been changed; `s` is the state it was made from."""
    for owner, company in enumerate(dump["companies"]):
        company["in_play"] = [_card(s, dump, owner, card) for card in company["in_play"]]
    _move_cards(s, dump, _changed_places(changes))
    if "pool" not in changes and not dump["options"]["battle"]:
        held = sum(company["brass"] for company in dump["companies"])
        dump["pool"] = full_pool(s) - held - dump["removed"] + dump["beyond"]


def _card(s: Position, dump: Data, owner: int, card: object) -> Data:
    """A card in play with everything that is not written about it."""
    if not isinstance(card, dict) or card.get("card") not in s.tables.ids:
        raise LoadError(f"companies[{owner}].in_play", "must name cards")
    if "id" in card:
        return card
    unit = s.tables.type[s.tables.ids.index(card["card"])] == UNIT
    ready = unit and owner == dump["active"] and not card.get("fresh") and not card.get("acted")
    whole = {"id": dump["serial"], "face_up": True, "damage": 0, "charge": 0, "boost": 0}
    whole |= {"fresh": False, "actions": int(ready), "acted": 0, "used": False, "triggered": False}
    dump["serial"] += 1
    return whole | card


# --- cards --------------------------------------------------------------------------------------


def _changed_places(changes: Mapping[str, Any]) -> set[tuple[object, ...]]:
    """The zones that were written: they stay as they are."""
    found: set[tuple[object, ...]] = {(key,) for key in changes}
    companies = changes.get("companies", {})
    if isinstance(companies, Mapping):
        for owner, company in companies.items():
            found |= {(int(owner), zone) for zone in company}
    return found


def _piles(dump: Data) -> list[tuple[tuple[object, ...], list[Any]]]:
    """Everywhere cards lie, in the order in which one is taken away from there."""
    found: list[tuple[tuple[object, ...], list[Any]]] = [((key,), dump[key]) for key in CENTRE]
    for zone in ("reserve", "deck", "discard", "played", "hand"):
        for owner, company in enumerate(dump["companies"]):
            found.append(((owner, zone), company[zone]))
    found += [(("labor_row",), dump["labor_row"]), (("design_row",), dump["design_row"])]
    return found


def _move_cards(s: Position, dump: Data, written: set[tuple[object, ...]]) -> None:
    lacking = Counter(_names(s))
    for _, pile in _piles(dump):
        lacking.subtract(card for card in pile if card is not None)
    for company in dump["companies"]:
        lacking.subtract(entry["card"] for entry in company["in_play"])
    lacking.subtract(dump["looked"])
    for name, n in sorted(lacking.items()):
        for _ in range(-n):
            _take_away(dump, name, written)
        for _ in range(n):
            _put_back(s, dump, name, written)


def _names(s: Position) -> list[str]:
    from .checking import all_cards

    return [s.tables.ids[design] for design in all_cards(s)]


def _take_away(dump: Data, name: str, written: set[tuple[object, ...]]) -> None:
    for place, pile in _piles(dump):
        if place in written or name not in pile:
            continue
        at = pile.index(name)
        if place[0] in ("labor_row", "design_row"):
            deck = dump[str(place[0]).replace("row", "deck")]
            pile[at] = deck.pop(0) if deck else None
        else:
            del pile[at]
        return
    raise LoadError("cards", f"there is no other {name}")


def _put_back(s: Position, dump: Data, name: str, written: set[tuple[object, ...]]) -> None:
    design = s.tables.ids.index(name)
    if s.tables.deck[design] == STARTER:
        for owner in range(s.seats):
            if (owner, "deck") not in written:
                dump["companies"][owner]["deck"].append(name)
                return
    employee = s.tables.type[design] == EMPLOYEE
    starter = s.tables.deck[design] == STARTER
    deck = "dismissed" if starter else "labor_deck" if employee else "design_deck"
    dump[deck].append(name)
