"""What may be answered now: the integer steps on offer, and the figures of a question."""

from pithead.kernel.contract import Primitive
from pithead.kernel.state import SEALED
from pithead.kernel.steps import LAST

from . import (
    combat,
    effects,
    effects_cards,
    effects_play,
    effects_resources,
    frames,
    playing,
    purchases,
    reserves,
    setup,
    triggers,
    verbs,
)
from . import refusals as no
from .position import CARD_SIZE, TRIGGER_SIZE, Position
from .program import CHOOSE, OP_NAMES, RESOURCES, op_places
from .tables import BUILT, CLAUSES, CORPORATIONS, HEADS, MOST_RESERVE, ROW


def steps(s: Position, seat: int) -> list[int]:
    """The steps a seat that is asked may take, in canonical order."""
    if s.asking == SEALED:
        return [LAST + n for n in reserves.next_counts(s, seat)]
    if s.form:
        return _further_steps(s, seat)
    question = s.question
    if question == frames.ASK_PLAY:
        return _play_steps(s, seat)
    if question == frames.ASK_ACTION:
        return _action_steps(s, seat)
    return _choice_steps(s, question)


# --- the two phases -----------------------------------------------------------------------------


def _play_steps(s: Position, seat: int) -> list[int]:
    found: list[int] = [verbs.END]
    for design in s.hand[seat]:
        step = verbs.PLAY + design
        if step not in found:
            found.append(step)
    _add_spending(s, seat, found)
    line = s.line[seat]
    use = False
    demolish = False
    for number in range(1, len(line) // CARD_SIZE + 1):
        use = use or playing.why_not_use(s, seat, number) == no.LEGAL
        demolish = demolish or playing.why_not_demolish(s, seat, number) == no.LEGAL
    if use:
        found.append(verbs.USE)
    if demolish:
        found.append(verbs.DEMOLISH)
    return found


def _add_spending(s: Position, seat: int, found: list[int]) -> None:
    """Purchases, conversion and rebuilding: the same in both phases."""
    if s.construction:
        if purchases.why_not_convert(s, seat) == no.LEGAL:
            found.append(verbs.CONVERT)
        if purchases.why_not_rebuild(s, seat) == no.LEGAL:
            found.append(verbs.REBUILD)
    # Without resources only a discounted card could be bought.
    if not s.labor and not s.construction and not _has_discount(s):
        return
    for design in s.reserve[seat]:
        if purchases.can_pay(s, design):
            found.append(verbs.RESERVE)
            break
    purchases.list_buys(s, verbs.BUY, found)
    if s.team:
        for place in range(2 * ROW):
            if purchases.why_not_gift(s, seat, place) == no.LEGAL:
                found.append(verbs.GIFT + place)


def _has_discount(s: Position) -> bool:
    for n in s.discounts:
        if n:
            return True
    return False


def _action_steps(s: Position, seat: int) -> list[int]:
    found: list[int] = [verbs.END]
    able = _able_units(s, seat)
    if able:
        if combat.why_not_mine(s, seat, able[0]) == no.LEGAL:
            found.append(verbs.MINE)
        if _attackable(s, seat):
            found.append(verbs.ATTACK)
        if s.battle and s.opponents(seat):
            found.append(verbs.RAID)
        for number in able:
            if playing.why_not_printed_action(s, seat, number) == no.LEGAL:
                found.append(verbs.ACT)
                break
    _add_spending(s, seat, found)
    return found


def _able_units(s: Position, seat: int) -> list[int]:
    found: list[int] = []
    for number in range(1, len(s.line[seat]) // CARD_SIZE + 1):
        if combat.why_not_unit(s, seat, number) == no.LEGAL:
            found.append(number)
    return found


def _attackable(s: Position, seat: int) -> list[int]:
    found: list[int] = []
    for other in range(s.owners):
        if combat.has_target(s, seat, other):
            found.append(other)
    return found


# --- steps after the first ----------------------------------------------------------------------


def _further_steps(s: Position, seat: int) -> list[int]:
    verb = s.form[0]
    found: list[int] = []
    if verb == verbs.RESERVE:
        _add_cards([d for d in s.reserve[seat] if purchases.can_pay(s, d)], found)
    elif verb < verbs.NEXT:
        _add_numbers(s, seat, verb, found)
    elif verb == verbs.NEXT:
        for k in range(len(triggers.texts_of(s, seat))):
            found.append(verbs.NUMBER + k + 1)
    elif verb < verbs.SEAT:
        for number in effects_play.targets_with(s, verb - verbs.TARGET):
            found.append(verbs.NUMBER + number)
    elif verb < verbs.PUT:
        _add_cards(effects_cards.fitting_cards(s, verb - verbs.TAKE), found)
    else:
        _add_cards(s.looked, found)
    return found


def _add_cards(designs: list[int], found: list[int]) -> None:
    """Each design once."""
    for design in designs:
        if verbs.CARD + design not in found:
            found.append(verbs.CARD + design)


def _add_numbers(s: Position, seat: int, verb: int, found: list[int]) -> None:
    """The card that acts, then whom and what it attacks."""
    form = s.form
    if len(form) == 2:
        sides = s.opponents(seat) if verb == verbs.RAID else _attackable(s, seat)
        for other in sorted(sides):
            found.append(verbs.SEAT + other)
        return
    if len(form) == 3:
        other = form[2] - verbs.SEAT
        for number in range(len(s.line[other]) // CARD_SIZE + 1):
            if combat.why_not_target(s, seat, other, number) == no.LEGAL:
                found.append(verbs.NUMBER + number)
        return
    for number in range(1, len(s.line[seat]) // CARD_SIZE + 1):
        if _why_not_number(s, seat, verb, number) == no.LEGAL:
            found.append(verbs.NUMBER + number)


def _why_not_number(s: Position, seat: int, verb: int, number: int) -> int:
    if verb == verbs.USE:
        return playing.why_not_use(s, seat, number)
    if verb == verbs.DEMOLISH:
        return playing.why_not_demolish(s, seat, number)
    code = combat.why_not_unit(s, seat, number)
    if code == no.LEGAL and verb == verbs.ACT:
        return playing.why_not_printed_action(s, seat, number)
    return code


# --- choices inside texts, and before the deal --------------------------------------------------


def _choice_steps(s: Position, question: int) -> list[int]:
    if question == frames.ASK_PICK:
        return _pick_steps(s)
    if question == frames.ASK_TARGET:
        owners = range(s.owners)
        return [verbs.TARGET + other for other in owners if effects_play.targets_with(s, other)]
    if question == frames.ASK_MAY:
        return [verbs.YES, verbs.NO]
    if question == frames.ASK_CHOOSE:
        options = range(effects_resources.operand(s, 0))
        payable = [option for option in options if effects.why_not_option(s, option) == no.LEGAL]
        return [verbs.OPTION + option for option in payable]
    if question == frames.ASK_LOOK:
        return [verbs.PUT + effects_resources.operand(s, 1), verbs.PUT + verbs.PUT_DECK]
    if question == frames.ASK_PLAYER:
        return [verbs.PLAYER + other for other in effects.players_asked(s)]
    if question == frames.ASK_AMOUNT:
        return [verbs.AMOUNT + n for n in range(effects_resources.most_exchanges(s) + 1)]
    if question == frames.ASK_ORDER:
        return [verbs.NEXT]
    free = [corp for corp in range(len(CORPORATIONS)) if setup.is_free(s, corp)]
    return [verbs.CORPORATION + corp for corp in [*free, verbs.RANDOM]]


def _pick_steps(s: Position) -> list[int]:
    found: list[int] = []
    for zone in range(len(verbs.ZONES)):
        if effects_cards.fitting_cards(s, zone):
            found.append(verbs.TAKE + zone)
    for place in effects_cards.fitting_slots(s):
        found.append(verbs.SLOT + place)
    return found


# --- the figures of a question ------------------------------------------------------------------


def about(s: Position) -> dict[str, Primitive]:
    """What all may know of a question."""
    question = s.question
    if question == frames.ASK_CORPORATION:
        return {}
    if question == frames.ASK_RESERVE:
        return {"value": s.reserve_value, "most": MOST_RESERVE}
    figures: dict[str, Primitive] = {"turn": s.turn, "round": s.round}
    if question == frames.ASK_PLAY or question == frames.ASK_ACTION:
        figures["labor"] = s.labor
        figures["construction"] = s.construction
        figures["pool"] = None if s.battle else s.pool
        return figures
    if question == frames.ASK_ORDER:
        figures["texts"] = _texts(s)
        return figures
    pc = s.stack[frames.PC]
    figures["card"] = s.tables.ids[s.stack[frames.DESIGN]]
    figures["clause"] = CLAUSES[s.stack[frames.CLAUSE]]
    figures["op"] = OP_NAMES[s.tables.code[pc]]
    if question == frames.ASK_CHOOSE:
        figures["options"] = effects_resources.operand(s, 0)
        figures["which"] = _which(s, pc)
    elif question == frames.ASK_AMOUNT:
        figures["most"] = effects_resources.most_exchanges(s)
        figures["give"] = RESOURCES[effects_resources.operand(s, 0)]
        figures["get"] = RESOURCES[effects_resources.operand(s, 1)]
        figures["rate"] = effects_resources.operand(s, 2)
    elif question == frames.ASK_LOOK:
        figures["left"] = len(s.looked)
    return figures


def rule_of(s: Position) -> str:
    """The rule that asks; of texts set off in the middle of a turn it is not the turn's start."""
    if s.question == frames.ASK_ORDER:
        for at in triggers.texts_of(s, s.asking):
            if s.triggers[at + 2] != BUILT:
                return "BE-ACT-9"
    return frames.QUESTION_RULE[s.question]


def _which(s: Position, pc: int) -> int:
    """The how-manieth `choose` of its clause this is, from 0."""
    code = s.tables.code
    start = s.tables.clause[s.stack[frames.DESIGN] * HEADS + s.stack[frames.CLAUSE]]
    earlier = [place for place in op_places(code, start) if code[place] == CHOOSE]
    return earlier.index(pc)


def _texts(s: Position) -> str:
    """The texts the asked player has waiting, in the order `next` numbers them."""
    words: list[str] = []
    for at in triggers.texts_of(s, s.asking):
        _, design, clause, _ = s.triggers[at : at + TRIGGER_SIZE]
        words.append(f"{s.tables.ids[design]}:{CLAUSES[clause]}")
    return " ".join(words)
