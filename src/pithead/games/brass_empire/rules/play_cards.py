"""What players do with their own cards: play, use, demolish (BE-PLAY, BE-CARD-10)."""

from pithead.kernel.contract import Action
from pithead.kernel.verbs import Params, number

from ..position import steps as verbs
from ..position.events import Args
from ..position.state import CARD_ID, CARD_SIZE, FACE_DOWN, FLAGS, FRESH, USED, Position
from ..position.tables import (
    ACTION,
    BUILDING,
    DEMOLISH,
    EACH_TURN,
    EMPLOYEE,
    HEADS,
    MOBILIZE,
    NO_CLAUSE,
    ON_MOBILIZE,
    PLAY,
    UNIT,
)
from . import refusals as no
from .arguments import design_at, line_numbers, once
from .base_verb import BaseVerb
from .combat import OwnCard, at_number, destroy_card, use_action, why_not_unit
from .effects.resources import add_missing, can_pay
from .preview import is_idle_clause, preview_clause
from .triggers import raise_occasion, start_before_raised, start_text

# --- why not ------------------------------------------------------------------------------------


def why_not_play(s: Position, seat: int, design: int) -> int:
    return no.LEGAL if design in s.hand[seat] else no.HAND_MISSING


def why_not_use(s: Position, seat: int, number: int) -> int:
    """A building's text works once a turn, by choice unless it is a plain gain (BE-PLAY-5)."""
    line = s.line[seat]
    at = at_number(number)
    if not 0 <= at < len(line):
        return no.NUMBER_MISSING
    flags = line[at + FLAGS]
    design = line[at]
    if flags & FACE_DOWN:
        return no.USE_FACE_DOWN
    if s.tables.type[design] != BUILDING:
        return no.USE_UNIT
    pc = s.tables.clause[design * HEADS + EACH_TURN]
    if pc == NO_CLAUSE:
        return no.USE_NONE
    if s.tables.plain[design]:
        return no.USE_BY_ITSELF
    if flags & USED:
        return no.USE_DONE
    return no.LEGAL if can_pay(s, seat, pc, line[at + CARD_ID]) else no.USE_PAY


def why_not_demolish(s: Position, seat: int, number: int) -> int:
    line = s.line[seat]
    at = at_number(number)
    if not 0 <= at < len(line):
        return no.NUMBER_MISSING
    if line[at + FLAGS] & FACE_DOWN:
        return no.DEMOLISH_FACE_DOWN
    if s.tables.type[line[at]] != BUILDING:
        return no.DEMOLISH_UNIT
    says_so = s.tables.clause[line[at] * HEADS + DEMOLISH] != NO_CLAUSE
    return no.LEGAL if says_so or s.tables.demolishes_any else no.DEMOLISH_NONE


def why_not_act(s: Position, seat: int, number: int) -> int:
    """Whether a unit that may act has an action printed on it, and its price (BE-ACT-1)."""
    code = why_not_unit(s, seat, number)
    if code != no.LEGAL:
        return code
    line = s.line[seat]
    at = at_number(number)
    pc = s.tables.clause[line[at] * HEADS + ACTION]
    if pc == NO_CLAUSE:
        return no.ACT_NONE
    return no.LEGAL if can_pay(s, seat, pc, line[at + CARD_ID]) else no.ACT_PAY


# --- and doing it -------------------------------------------------------------------------------


def play_card(s: Position, seat: int, design: int) -> None:
    """From the hand, for nothing (BE-CARD-4): an employee works, a unit is mobilized, once
    (BE-CARD-11), a building is laid face down."""
    s.hand[seat].remove(design)
    kind = s.tables.type[design]
    if kind == EMPLOYEE:
        s.played[seat].append(design)
        if s.events is not None:
            s.emit("played", "BE-PLAY-1", {"seat": seat, "card": s.tables.ids[design]})
        start_text(s, seat, design, PLAY, 0)
        return
    ident = s.serial
    s.serial += 1
    line = s.line[seat]
    flags = FRESH if kind == UNIT else FRESH | FACE_DOWN
    line.extend([design, 0, 0, flags, 0, 0, 0, ident])
    number = len(line) // CARD_SIZE
    card = s.tables.ids[design]
    if kind == UNIT:
        if s.events is not None:
            args: Args = {"seat": seat, "number": number, "card": card}
            s.emit("mobilized", "BE-PLAY-3", args)
        raise_occasion(s, seat, ON_MOBILIZE, ident)
        start_before_raised(s, seat, design, MOBILIZE, ident)
    elif s.events is not None:
        s.emit("laid", "BE-PLAY-2", {"seat": seat, "number": number})
        shown: Args = {"seat": seat, "number": number, "card": card}
        s.tell("laid_seen", seat, "BE-PLAY-2", shown)


def _tell_own(s: Position, kind: str, cause: str, seat: int, number: int) -> None:
    if s.events is not None:
        card = s.tables.ids[s.line[seat][at_number(number)]]
        s.emit(kind, cause, {"seat": seat, "number": number, "card": card})


def use_building(s: Position, seat: int, number: int) -> None:
    line = s.line[seat]
    at = at_number(number)
    line[at + FLAGS] |= USED
    _tell_own(s, "used", "BE-PLAY-5", seat, number)
    start_text(s, seat, line[at], EACH_TURN, line[at + CARD_ID])


def demolish(s: Position, seat: int, number: int) -> None:
    """Destroyed first, then its demolish text; its when-destroyed text too (BE-CARD-10)."""
    at = at_number(number)
    design = s.line[seat][at]
    ident = s.line[seat][at + CARD_ID]
    _tell_own(s, "demolished", "BE-CARD-10", seat, number)
    destroy_card(s, seat, at, "BE-CARD-10")
    start_before_raised(s, seat, design, DEMOLISH, ident)


def act(s: Position, seat: int, number: int) -> None:
    """The action printed on a unit, instead of mining or attacking (BE-ACT-1)."""
    at = at_number(number)
    line = s.line[seat]
    use_action(s, seat, at)
    _tell_own(s, "acted", "BE-ACT-1", seat, number)
    start_text(s, seat, line[at], ACTION, line[at + CARD_ID])


# --- the verbs ----------------------------------------------------------------------------------


class Play(BaseVerb):
    """A card of the hand: an employee, a unit or a building (BE-PLAY-1 to BE-PLAY-3)."""

    def __init__(self) -> None:
        super().__init__("play", ("play",), [[verbs.CARD_NAME]], [verbs.PLAY])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for design in s.hand[seat]:
            step = verbs.PLAY + design
            if step not in steps:
                steps.append(step)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        play_card(s, seat, step - verbs.PLAY)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_play(s, seat, design_at(s, action, 1))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["card"] = action[1]

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("play", name) for name in once(s, s.hand[seat])]

    def preview(self, s: Position, seat: int, action: Action) -> dict[str, object] | None:
        design = design_at(s, action, 1)
        kind = s.tables.type[design]
        if kind == BUILDING:
            return None
        ident = s.serial if kind == UNIT else 0
        # When its text is carried out, the card has left the hand: what counts cards counts so.
        play_card(s, seat, design)
        return preview_clause(s, seat, design, MOBILIZE if kind == UNIT else PLAY, ident)


class OwnText(OwnCard):
    """One of the texts of a player's own cards in play."""

    def __init__(self, name: str, kind: str, step: int, clause: int) -> None:
        super().__init__(name, (kind,), [[], [verbs.OWN_NUMBER]], [step, verbs.NUMBER + 1])
        self.step = step
        self.clause = clause

    def why_not_card(self, s: Position, seat: int, card: int) -> int:
        """The one check, of the card with this number."""
        return no.LEGAL

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for card in range(1, len(s.line[seat]) // CARD_SIZE + 1):
            if self.why_not_card(s, seat, card) == no.LEGAL:
                steps.append(self.step)
                return

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        for card in range(1, len(s.line[seat]) // CARD_SIZE + 1):
            if self.why_not_card(s, seat, card) == no.LEGAL:
                steps.append(verbs.NUMBER + card)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return self.why_not_card(s, seat, number(action, 1))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        super().figures(s, seat, action, code, params)
        if code in (no.USE_PAY, no.ACT_PAY):
            design = s.line[seat][at_number(number(action, 1))]
            add_missing(s, seat, s.tables.clause[design * HEADS + self.clause], params)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [(self.name, card) for card in line_numbers(s, seat)]

    def preview(self, s: Position, seat: int, action: Action) -> dict[str, object] | None:
        line = s.line[seat]
        at = at_number(number(action, 1))
        return preview_clause(s, seat, line[at], self.clause, line[at + CARD_ID])

    def is_idle(self, s: Position, seat: int, action: Action) -> bool:
        line = s.line[seat]
        at = at_number(number(action, 1))
        return is_idle_clause(s, seat, line[at], self.clause, line[at + CARD_ID])


class Use(OwnText):
    """The text of a building, once a turn (BE-PLAY-5)."""

    def __init__(self) -> None:
        super().__init__("use", "play", verbs.USE, EACH_TURN)

    def why_not_card(self, s: Position, seat: int, card: int) -> int:
        return why_not_use(s, seat, card)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        use_building(s, seat, first - verbs.NUMBER)


class Demolish(OwnText):
    """One of your own buildings (BE-CARD-10)."""

    def __init__(self) -> None:
        super().__init__("demolish", "play", verbs.DEMOLISH, DEMOLISH)

    def why_not_card(self, s: Position, seat: int, card: int) -> int:
        return why_not_demolish(s, seat, card)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        demolish(s, seat, first - verbs.NUMBER)

    def preview(self, s: Position, seat: int, action: Action) -> dict[str, object] | None:
        card = number(action, 1)
        at = at_number(card)
        design, ident = s.line[seat][at], s.line[seat][at + CARD_ID]
        # By then the building is gone, and others may count what is left.
        demolish(s, seat, card)
        return preview_clause(s, seat, design, DEMOLISH, ident)

    def is_idle(self, s: Position, seat: int, action: Action) -> bool:
        card = number(action, 1)
        at = at_number(card)
        design, ident = s.line[seat][at], s.line[seat][at + CARD_ID]
        demolish(s, seat, card)
        return is_idle_clause(s, seat, design, DEMOLISH, ident)


class Act(OwnText):
    """The action printed on a unit (BE-ACT-1)."""

    def __init__(self) -> None:
        super().__init__("act", "action", verbs.ACT, ACTION)

    def why_not_card(self, s: Position, seat: int, card: int) -> int:
        return why_not_act(s, seat, card)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        act(s, seat, first - verbs.NUMBER)
