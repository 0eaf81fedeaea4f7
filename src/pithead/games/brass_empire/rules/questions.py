"""What is asked: the figures of a question that all may know, and the rule that asks it."""

from pithead.kernel.contract import Primitive

from ..cards.ops import NAMES, NUMBERS
from ..position import frames
from ..position.program import RESOURCES
from ..position.state import TRIGGER_SIZE, Position
from ..position.tables import BUILT, CLAUSES, HEADS, MOST_RESERVE
from . import triggers
from .effects.effect import op_places, operand
from .effects.resources import most_exchanges
from .reserves import suggested_build


def about(s: Position) -> dict[str, Primitive]:
    """What all may know of a question."""
    question = s.question
    if question == frames.ASK_CORPORATION:
        return {}
    if question == frames.ASK_RESERVE:
        suggested = " ".join(str(n) for n in suggested_build(s, s.asking))
        return {"value": s.reserve_value, "most": MOST_RESERVE, "suggested": suggested}
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
    figures["op"] = NAMES[s.tables.code[pc]]
    if question == frames.ASK_CHOOSE:
        figures["options"] = operand(s, 0)
        figures["which"] = _which(s, pc)
    elif question == frames.ASK_AMOUNT:
        figures["most"] = most_exchanges(s)
        figures["give"] = RESOURCES[operand(s, 0)]
        figures["get"] = RESOURCES[operand(s, 1)]
        figures["rate"] = operand(s, 2)
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
    """Index of this `choose` within its clause."""
    code = s.tables.code
    start = s.tables.clause[s.stack[frames.DESIGN] * HEADS + s.stack[frames.CLAUSE]]
    earlier = [place for place in op_places(code, start) if code[place] == NUMBERS["choose"]]
    return earlier.index(pc)


def _texts(s: Position) -> str:
    """The texts the asked player has waiting, in the order `next` numbers them."""
    words: list[str] = []
    for at in triggers.texts_of(s, s.asking):
        _, design, clause, _ = s.triggers[at : at + TRIGGER_SIZE]
        words.append(f"{s.tables.ids[design]}:{CLAUSES[clause]}")
    return " ".join(words)
