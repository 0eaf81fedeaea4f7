"""What is worth showing to a player: candidates for buttons, legal or not, and forms."""

from pithead.kernel.contract import Action, Field

from . import effects_cards, effects_play, effects_resources, frames, program, reserves, triggers
from .position import CARD_SIZE, Position
from .tables import CORPORATIONS, PLACES, ROW
from .verbs import WHERES, ZONES


def form_of(s: Position, seat: int) -> tuple[Field, ...]:
    """How many of each design; the value of the whole bounds them further (BE-VAR-RES)."""
    tables = s.tables
    designs = tables.corp_designs[s.corporation[seat]]
    return tuple(
        [
            Field(tables.ids[design], 0, reserves.most_of(s, seat, field), 1)
            for field, design in enumerate(designs)
        ]
    )


def sensible_answers(s: Position, seat: int) -> list[Action]:
    return [("build", *counts) for counts in reserves.sensible_builds(s, seat)]


def candidates_of(s: Position, seat: int) -> list[Action]:
    """Every action a player might look for at this question, in canonical order."""
    question = s.question
    if question == frames.ASK_PLAY:
        return _play_candidates(s, seat)
    if question == frames.ASK_ACTION:
        return _action_candidates(s, seat)
    if question == frames.ASK_RESERVE:
        return sensible_answers(s, seat)
    if question == frames.ASK_CORPORATION:
        return [("corporation", name) for name in (*CORPORATIONS, "random")]
    if question == frames.ASK_PICK:
        return _pick_candidates(s, seat)
    if question == frames.ASK_TARGET:
        return _target_candidates(s)
    return _small_candidates(s, seat, question)


def _small_candidates(s: Position, seat: int, question: int) -> list[Action]:
    if question == frames.ASK_MAY:
        return [("yes",), ("no",)]
    if question == frames.ASK_CHOOSE:
        return [("option", k + 1) for k in range(effects_resources.operand(s, 0))]
    if question == frames.ASK_AMOUNT:
        return [("amount", n) for n in range(effects_resources.operand(s, 3) + 1)]
    if question == frames.ASK_PLAYER:
        return [("player", other) for other in range(s.owners) if other != seat]
    if question == frames.ASK_LOOK:
        wheres = (WHERES[effects_resources.operand(s, 1)], "deck")
        return [("put", where, name) for where in wheres for name in _once(s, s.looked)]
    return [("next", k + 1) for k in range(len(triggers.texts_of(s, seat)))]


def _once(s: Position, designs: list[int]) -> list[str]:
    return list(dict.fromkeys([s.tables.ids[design] for design in designs]))


def _numbers(s: Position, owner: int) -> range:
    return range(1, len(s.line[owner]) // CARD_SIZE + 1)


def _spending(s: Position, seat: int) -> list[Action]:
    found: list[Action] = [("convert",), ("rebuild",)]
    found.extend([("reserve", name) for name in _once(s, s.reserve[seat])])
    found.extend([("buy", place) for place in PLACES])
    if s.team:
        found.extend([("gift", place) for place in PLACES])
    return found


def _play_candidates(s: Position, seat: int) -> list[Action]:
    found: list[Action] = [("end",)]
    found.extend([("play", name) for name in _once(s, s.hand[seat])])
    found.extend(_spending(s, seat))
    found.extend([("use", number) for number in _numbers(s, seat)])
    found.extend([("demolish", number) for number in _numbers(s, seat)])
    return found


def _action_candidates(s: Position, seat: int) -> list[Action]:
    found: list[Action] = [("end",)]
    found.extend([("mine", number) for number in _numbers(s, seat)])
    others = [other for other in range(s.owners) if other != seat and not s.out[other]]
    for number in _numbers(s, seat):
        for other in others:
            found.append(("attack", number, other, 0))
            found.extend([("attack", number, other, target) for target in _numbers(s, other)])
    if s.battle:
        for number in _numbers(s, seat):
            found.extend([("raid", number, other) for other in others])
    found.extend([("act", number) for number in _numbers(s, seat)])
    found.extend(_spending(s, seat))
    return found


def _pick_candidates(s: Position, seat: int) -> list[Action]:
    """The cards of the zones asked for, fitting or not."""
    asked = effects_cards.zones_asked(s)
    found: list[Action] = []
    for zone, word in enumerate(ZONES):
        if asked & effects_cards.ZONE_BITS[zone]:
            names = _once(s, effects_cards.zone_cards(s, seat, zone))
            found.extend([("take", word, name) for name in names])
    if asked & program.FROM_LABOR:
        found.extend([("slot", place) for place in PLACES[:ROW]])
    if asked & program.FROM_DESIGN:
        found.extend([("slot", place) for place in PLACES[ROW:]])
    return found


def _target_candidates(s: Position) -> list[Action]:
    seat = s.stack[frames.SEAT]
    owners = [seat] if effects_play.takes_own(s) else s.opponents(seat)
    found: list[Action] = []
    for other in sorted(owners):
        if other != seat:
            found.append(("target", other, 0))
        found.extend([("target", other, number) for number in _numbers(s, other)])
    return found
