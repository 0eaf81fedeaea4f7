"""What a text lets its owner choose: a card of a zone or a row, a card in play, an opponent.

Each is asked, taken by itself where there is only one, or passed over where there is none
(BE-CARD-15).
"""

from typing import Any

from pithead.kernel.codecs import Choice
from pithead.kernel.contract import Action
from pithead.kernel.verbs import Params, WordArgs, number

from ...position import frames, program
from ...position import steps as verbs
from ...position.state import (
    CARD_ID,
    CARD_SIZE,
    DESIGN_ROW,
    EMPTY,
    FACE_DOWN,
    FLAGS,
    NOBODY,
    Position,
)
from ...position.steps import DISCARD, FROM_RESERVE, HAND, ZONES
from ...position.tables import PLACES, ROW
from .. import refusals as no
from ..arguments import (
    PLATFORM,
    add_once,
    card_in_play,
    card_in_row,
    design_at,
    line_numbers,
    once,
    place_at,
)
from ..base_verb import BaseVerb
from ..combat import at_number
from ..piles import leave_reserve
from .effect import Effect, effect_at_hand, finish_op

ZONE_BITS = (program.FROM_HAND, program.FROM_DISCARD, program.FROM_RESERVE)


# --- a card of a zone or a row ------------------------------------------------------------------


def zone_cards(s: Position, seat: int, zone: int) -> list[int]:
    if zone == HAND:
        return s.hand[seat]
    return s.discard[seat] if zone == DISCARD else s.reserve[seat]


def why_not_take(s: Position, zone: int, design: int) -> int:
    effect = effect_at_hand(s)
    if not effect.zones(s) & ZONE_BITS[zone]:
        return no.PICK_ZONE
    if design not in zone_cards(s, s.stack[frames.SEAT], zone):
        return no.PICK_MISSING
    return no.LEGAL if effect.fits(s, design) else no.PICK_FITTING


def why_not_slot(s: Position, place: int) -> int:
    effect = effect_at_hand(s)
    row = program.FROM_DESIGN if place >= DESIGN_ROW else program.FROM_LABOR
    if not effect.zones(s) & row:
        return no.SLOT_ROW
    if s.rows[place] == EMPTY:
        return no.SLOT_EMPTY
    return no.LEGAL if effect.fits(s, s.rows[place]) else no.SLOT_FITTING


def fitting_cards(s: Position, zone: int) -> list[int]:
    """Each design of a zone that the op at hand may take, once."""
    effect = effect_at_hand(s)
    found: list[int] = []
    if effect.zones(s) & ZONE_BITS[zone]:
        for design in zone_cards(s, s.stack[frames.SEAT], zone):
            if design not in found and effect.fits(s, design):
                found.append(design)
    return found


def fitting_slots(s: Position) -> list[int]:
    found: list[int] = []
    if effect_at_hand(s).zones(s) & (program.FROM_LABOR | program.FROM_DESIGN):
        for place in range(2 * ROW):
            if why_not_slot(s, place) == no.LEGAL:
                found.append(place)
    return found


def can_pick(s: Position) -> bool:
    """Whether there is a card that the op at hand may take."""
    if fitting_slots(s):
        return True
    for zone in range(len(ZONES)):
        if fitting_cards(s, zone):
            return True
    return False


def pick(s: Position, effect: Effect) -> None:
    """Ask for the next card, or take the only one there is."""
    left = effect.wanted(s) - s.stack[frames.PICKED]
    if left == 0:
        finish_op(s)
        return
    seat = s.stack[frames.SEAT]
    asked = effect.zones(s)
    slots = fitting_slots(s)
    discards = fitting_cards(s, DISCARD)
    reserves = fitting_cards(s, FROM_RESERVE)
    hand = s.hand[seat] if asked & program.FROM_HAND else []
    whole_hand = asked == program.FROM_HAND and len(hand) <= left
    options = len(slots) + len(discards) + len(reserves) + len(hand)
    if options == 0:
        finish_op(s)
    elif options > 1 and not whole_hand:
        s.ask(seat, frames.ASK_PICK)
    elif slots:
        take_slot(s, slots[0])
    elif hand:
        take(s, HAND, hand[0])
    elif discards:
        take(s, DISCARD, discards[0])
    else:
        take(s, FROM_RESERVE, reserves[0])


def take(s: Position, zone: int, design: int) -> None:
    seat = s.stack[frames.SEAT]
    s.stack[frames.PICKED] += 1
    if zone == FROM_RESERVE:
        leave_reserve(s, seat, design)
    else:
        zone_cards(s, seat, zone).remove(design)
    effect_at_hand(s).take_card(s, seat, zone, design)


def take_slot(s: Position, place: int) -> None:
    s.stack[frames.PICKED] += 1
    effect_at_hand(s).take_slot(s, s.stack[frames.SEAT], place)


# --- a card in play -----------------------------------------------------------------------------


def why_not_target(s: Position, other: int, number: int) -> int:
    seat = s.stack[frames.SEAT]
    effect = effect_at_hand(s)
    if effect.takes_own:
        if other != seat:
            return no.TARGET_SEAT
        return _why_not_own(s, effect, seat, number)
    if s.team and other == s.partner(seat):
        return no.TARGET_PARTNER
    if not s.is_opponent(seat, other):
        return no.TARGET_SEAT
    return _why_not_theirs(s, effect, other, number)


def _why_not_own(s: Position, effect: Effect, seat: int, number: int) -> int:
    line = s.line[seat]
    at = at_number(number)
    if not 0 <= at < len(line):
        return no.TARGET_MISSING
    if (line[at + FLAGS] & FACE_DOWN != 0) != effect.takes_sites:
        return no.TARGET_FACE
    if not effect.takes_sites and line[at + CARD_ID] == s.stack[frames.CARD_ID]:
        return no.TARGET_SELF
    return effect.why_not_own(s, seat, at)


def _why_not_theirs(s: Position, effect: Effect, other: int, number: int) -> int:
    if number == PLATFORM and not effect.takes_sites and s.platform_up[other]:
        return no.LEGAL if effect.reaches_platform(s) else no.TARGET_KIND
    line = s.line[other]
    at = at_number(number)
    if not 0 <= at < len(line):
        return no.TARGET_MISSING
    if (line[at + FLAGS] & FACE_DOWN != 0) != effect.takes_sites:
        return no.TARGET_FACE
    return effect.why_not_theirs(s, other, at)


def targets_with(s: Position, other: int) -> list[int]:
    """The numbers of this owner's cards that the op at hand may choose."""
    found: list[int] = []
    for card in range(len(s.line[other]) // CARD_SIZE + 1):
        if why_not_target(s, other, card) == no.LEGAL:
            found.append(card)
    return found


def owners_asked(s: Position) -> list[int]:
    """Whose cards the op at hand may choose among; the AI has nothing to look at (BE-SOLO-6)."""
    seat = s.stack[frames.SEAT]
    effect = effect_at_hand(s)
    if effect.takes_own:
        return [seat]
    return [other for other in s.opponents(seat) if not (effect.takes_sites and s.is_ai(other))]


def can_target(s: Position) -> bool:
    """Whether there is a card in play that the op at hand may choose."""
    for other in owners_asked(s):
        if targets_with(s, other):
            return True
    return False


def choose_target(s: Position) -> None:
    seat = s.stack[frames.SEAT]
    owner = NOBODY
    number = NOBODY
    total = 0
    for other in owners_asked(s):
        numbers = targets_with(s, other)
        if numbers:
            total += len(numbers)
            owner = other
            number = numbers[0]
    if total == 0:
        finish_op(s)
    elif total == 1:
        effect_at_hand(s).hit(s, owner, number)
    else:
        s.ask(seat, frames.ASK_TARGET)


# --- an opponent --------------------------------------------------------------------------------


def why_not_player(s: Position, other: int) -> int:
    """Whether this opponent has what the op at hand asks of them."""
    seat = s.stack[frames.SEAT]
    if other == seat:
        return no.PLAYER_SELF
    if s.team and other == s.partner(seat):
        return no.PLAYER_PARTNER
    if not s.is_opponent(seat, other):
        return no.PLAYER_NOBODY
    return no.LEGAL if effect_at_hand(s).finds(s, other) else no.PLAYER_NOTHING


def players_asked(s: Position) -> list[int]:
    found: list[int] = []
    for other in range(s.owners):
        if why_not_player(s, other) == no.LEGAL:
            found.append(other)
    return found


def choose_player(s: Position) -> None:
    players = players_asked(s)
    if not players:
        finish_op(s)
    elif len(players) == 1:
        effect_at_hand(s).meet(s, players[0])
    else:
        s.ask(s.stack[frames.SEAT], frames.ASK_PLAYER)


# --- the verbs ----------------------------------------------------------------------------------


class Take(BaseVerb):
    """A card of the hand, discard pile or reserve that a text asks for (BE-CARD-15)."""

    def __init__(self) -> None:
        choices = [[Choice("zone", ZONES)], [verbs.CARD_NAME]]
        super().__init__("take", ("pick",), choices, [verbs.TAKE, verbs.CARD])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for zone in range(len(ZONES)):
            if fitting_cards(s, zone):
                steps.append(verbs.TAKE + zone)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        add_once(verbs.CARD, fitting_cards(s, step - verbs.TAKE), steps)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        take(s, step - verbs.TAKE, first - verbs.CARD)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_take(s, ZONES.index(str(action[1])), design_at(s, action, 2))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        asked = effect_at_hand(s).zones(s)
        params["zone"] = action[1]
        params["card"] = action[2]
        params["zones"] = " ".join([word for word, bit in program.SOURCES.items() if asked & bit])

    def candidates(self, s: Position, seat: int) -> list[Action]:
        """The cards of the zones asked for, fitting or not."""
        found: list[Action] = []
        for zone, word in enumerate(ZONES):
            if effect_at_hand(s).zones(s) & ZONE_BITS[zone]:
                names_there = once(s, zone_cards(s, seat, zone))
                found.extend([("take", word, name) for name in names_there])
        return found


class Slot(BaseVerb):
    """A card of a row that a text asks for (BE-CARD-15)."""

    def __init__(self) -> None:
        super().__init__("slot", ("pick",), [[verbs.ANY_PLACE]], [verbs.SLOT])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for place in fitting_slots(s):
            steps.append(verbs.SLOT + place)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        take_slot(s, step - verbs.SLOT)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_slot(s, place_at(action, 1))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["place"] = action[1]
        design = s.rows[place_at(action, 1)]
        if design != NOBODY:
            params["card"] = s.tables.ids[design]
        params["most"] = None
        params["type"] = None
        effect_at_hand(s).add_limits(s, params)

    def add_words(self, picture: dict[str, Any], action: Action, args: WordArgs) -> None:
        args["card"] = card_in_row(picture, action[1])

    def candidates(self, s: Position, seat: int) -> list[Action]:
        found: list[Action] = []
        if effect_at_hand(s).zones(s) & program.FROM_LABOR:
            found.extend([("slot", place) for place in PLACES[:ROW]])
        if effect_at_hand(s).zones(s) & program.FROM_DESIGN:
            found.extend([("slot", place) for place in PLACES[ROW:]])
        return found


class Target(BaseVerb):
    """The card in play, or the platform, that a text is about (BE-CARD-15)."""

    def __init__(self) -> None:
        choices = [[verbs.ANY_SEAT], [verbs.ANY_NUMBER]]
        super().__init__("target", ("target",), choices, [verbs.TARGET, verbs.NUMBER])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for other in range(s.owners):
            if targets_with(s, other):
                steps.append(verbs.TARGET + other)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        for card in targets_with(s, step - verbs.TARGET):
            steps.append(verbs.NUMBER + card)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        effect_at_hand(s).hit(s, step - verbs.TARGET, first - verbs.NUMBER)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_target(s, number(action, 1), number(action, 2))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        other, card = number(action, 1), number(action, 2)
        params["seat"] = other
        params["number"] = card
        if other >= s.owners:
            return
        line = s.line[other]
        at = at_number(card)
        params["have"] = len(line) // CARD_SIZE
        if card == PLATFORM:
            params["card"] = s.tables.ids[s.tables.platform]
        elif at < len(line) and not line[at + FLAGS] & FACE_DOWN:
            params["card"] = s.tables.ids[line[at]]
            params["health"] = s.health_of(other, at)
        effect_at_hand(s).add_limits(s, params)

    def add_words(self, picture: dict[str, Any], action: Action, args: WordArgs) -> None:
        args["card"] = card_in_play(picture, number(action, 1), number(action, 2))

    def candidates(self, s: Position, seat: int) -> list[Action]:
        asked = s.stack[frames.SEAT]
        owners = [asked] if effect_at_hand(s).takes_own else s.opponents(asked)
        found: list[Action] = []
        for other in sorted(owners):
            if other != asked:
                found.append(("target", other, PLATFORM))
            found.extend([("target", other, card) for card in line_numbers(s, other)])
        return found

    def preview(self, s: Position, seat: int, action: Action) -> dict[str, object] | None:
        n = effect_at_hand(s).strike(s)
        if n == 0:
            return None
        other, card = number(action, 1), number(action, 2)
        had = s.platform_health(other)
        if card != PLATFORM:
            had = s.health_of(other, at_number(card))
        return {"strike": n, "target_left": max(0, had - n)}


class Player(BaseVerb):
    """The opponent a text is about (BE-CARD-15)."""

    def __init__(self) -> None:
        super().__init__("player", ("player",), [[verbs.ANY_SEAT]], [verbs.PLAYER])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for other in players_asked(s):
            steps.append(verbs.PLAYER + other)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        effect_at_hand(s).meet(s, step - verbs.PLAYER)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_player(s, number(action, 1))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["seat"] = action[1]

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("player", other) for other in range(s.owners) if other != seat]
