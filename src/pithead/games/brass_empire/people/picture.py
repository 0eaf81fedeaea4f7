"""The picture: a position in names, and the figures that follow from it; no sentences.

It is made from a view alone, so it shows a viewer nothing more. Attack and health are as they
stand.
"""

from typing import Any, Final, cast

from ..position import frames
from ..position.state import AI, CARD_SIZE, DESIGN_ROW, FACE_DOWN, FLAGS, FRESH, LABOR_ROW
from ..position.tables import BUILDING, PLACES, ROW, TYPES, UNIT, Tables
from ..rules.setup import POOLS
from ..rules.solitaire import ENOUGH
from ..shapes.naming import name_answers, name_cards, name_companies, name_position
from .schema import OwnPicture, Phase, Picture

View = dict[str, Any]

# The frame of the stack that tells which part of the game this is.
PHASES: Final[dict[int, Phase]] = {
    frames.CORPORATION: "corporations",
    frames.RESERVE: "reserves",
    frames.PLAY: "play",
    frames.ACTION: "action",
    frames.AI: "ai",
}


def make_picture(view: View, tables: Tables) -> Picture:
    seats = view["seats"]
    position = name_position(view, tables)
    for owner, company in enumerate(position["companies"]):
        _add_figures(company, view, tables, owner)
    position.update(
        viewer=view["viewer"],
        phase=_phase(view),
        pool_start=view["pool_option"] or POOLS[seats],
        labor_deck_size=len(view["labor_unseen"]),
        design_deck_size=len(view["design_unseen"]),
        ai_next=_ai_next(view, tables) if seats == 1 else [],
    )
    return cast(Picture, position)


def own_picture(view: View, tables: Tables) -> OwnPicture:
    """What every viewer sees in their own way; the rest is the same for all."""
    companies = name_companies(view, tables)
    for owner, company in enumerate(companies):
        _add_figures(company, view, tables, owner)
    own = {
        "viewer": view["viewer"],
        "looked": name_cards(tables, view["looked"]),
        "answers": name_answers(view),
        "companies": companies,
    }
    return cast(OwnPicture, own)


def _ai_next(view: View, tables: Tables) -> list[str]:
    """The slots the AI will empty if its turn came now; its units may yet mine more (BE-SOLO-5)."""
    if view["over"] or len(view["brass"]) <= AI:  # before the deal there is no AI
        return []
    line = view["line"][AI] or []
    buildings = [at for at in range(0, len(line), CARD_SIZE) if tables.type[line[at]] == BUILDING]
    brass = view["brass"][AI] + 1 + len(buildings)  # its income
    rows = view["rows"]
    found = [_rightmost(rows, LABOR_ROW)]
    if brass >= ENOUGH:
        found.append(_rightmost(rows, DESIGN_ROW))
    return [PLACES[place] for place in found if place >= 0]


def _rightmost(rows: list[int], start: int) -> int:
    for place in range(start + ROW - 1, start - 1, -1):
        if rows[place] >= 0:
            return place
    return -1


def _phase(view: View) -> Phase:
    """The part of the turn; frames further down the stack are still to come."""
    if view["over"]:
        return "end"
    stack = view["stack"]
    for at in range(len(stack) - frames.FRAME, -1, -frames.FRAME):
        if stack[at] in PHASES:
            return PHASES[stack[at]]
    return "play"


def _add_figures(company: dict[str, Any], view: View, tables: Tables, owner: int) -> None:
    seats = view["seats"]
    company["platform"]["health"] = tables.health[tables.platform] - view["platform_damage"][owner]
    company.update(
        ai=owner >= seats,
        partner=(owner + seats // 2) % seats if view["team"] else None,
        hand_size=view["hand_size"][owner],
        deck_size=view["deck_size"][owner],
        this_turn=_this_turn(view, tables, owner),
        owned=_owned(view, tables, owner) if view["over"] else None,
    )
    _add_strength(company["in_play"], view, tables, owner)


def _this_turn(view: View, tables: Tables, seat: int) -> list[str]:
    """What a text that counts cards played this turn finds, as far as the viewer may know."""
    if view["active"] != seat or view["over"]:
        return []
    line = view["line"][seat] or []
    fresh = [line[at] for at in range(0, len(line), CARD_SIZE) if line[at + FLAGS] & FRESH]
    played = view["played"][seat] or []
    return _names(tables, [*played, *view["vanished"], *(d for d in fresh if d >= 0)])


def _owned(view: View, tables: Tables, seat: int) -> list[str]:
    """Every card that counts at the end, in the order of the set (BE-END-4)."""
    line = view["line"][seat] or []
    places = range(0, len(line), CARD_SIZE)
    face_up = [line[at] for at in places if not line[at + FLAGS] & FACE_DOWN]
    hidden = view["unseen"][seat] or []
    open_to_all = view["discard"][seat] + view["played"][seat]
    return _names(tables, sorted(open_to_all + face_up + hidden))


def _names(tables: Tables, designs: list[int]) -> list[str]:
    return [tables.ids[design] for design in designs]


def _add_strength(cards: list[dict[str, Any]], view: View, tables: Tables, owner: int) -> None:
    """The number actions call a card in play by, and what it is and can do now."""
    line = view["line"][owner]
    own = owner < view["seats"]  # card texts do not work for the AI
    acts = own and view["active"] == owner and not view["over"]
    aura = _aura(tables, line)
    for number, card in enumerate(cards, start=1):
        at = (number - 1) * CARD_SIZE
        card["number"] = number
        if not card["face_up"]:
            continue
        design = line[at]
        unit = tables.type[design] == UNIT
        # A unit's own aura is for the others.
        lent = aura - tables.aura[design] if unit and own else 0
        card.update(
            type=TYPES[tables.type[design]],
            attack=tables.attack[design] + card["boost"] + lent,
            health=tables.health[design] - card["damage"],
            warden=bool(tables.warden[design]),
            ready=unit and acts and card["actions"] > 0,
        )


def _aura(tables: Tables, line: list[int]) -> int:
    """The attack that all auras of a line lend together."""
    total = 0
    for at in range(0, len(line), CARD_SIZE):
        if not line[at + FLAGS] & FACE_DOWN:
            total += tables.aura[line[at]]
    return total
