"""What a text would do, told before it is carried out and from open facts only."""

from .. import frames, program
from ..program import bodies
from ..state import CHARGE, Position
from ..tables import HEADS, NO_CLAUSE
from . import effect_counts

Data = dict[str, object]

# The operands of each op by name, in the order of the program; counts and bodies are told apart.
OPERANDS: dict[int, tuple[str, ...]] = {
    program.GAIN: ("labor", "construction", "brass"),
    program.EXCHANGE: ("give", "get", "rate", "times"),
    program.DISCOUNT: ("on", "labor", "construction"),
    program.STEAL: ("n",),
    program.PAY: ("labor", "construction", "brass", "discard", "sacrifice"),
    program.DRAW: ("n",),
    program.DRAW_LATER: ("n",),
    program.LOOK: ("n",),
    program.DISCARD: ("who", "n"),
    program.DISMISS: ("places", "n"),
    program.REFRESH: ("row", "n"),
    program.DAMAGE: ("n", "target"),
    program.BOOST: ("attack", "target"),
    program.STORE: ("n", "most"),
}


def preview_clause(s: Position, seat: int, design: int, head: int, ident: int) -> Data | None:
    """The ops of a clause as they would be met now: counts counted, conditions tested.

    The position is a copy: its stack is used to try the text on.
    """
    pc = s.tables.clause[design * HEADS + head]
    if pc == NO_CLAUSE:
        return None
    s.stack = [frames.EFFECT, pc, seat, design, ident, head, 0]
    return {"card": s.tables.ids[design], "ops": _preview_list(s, pc)}


def _preview_list(s: Position, pc: int) -> list[Data]:
    code = s.tables.code
    found: list[Data] = []
    while code[pc] != program.END:
        found.append(_preview_op(s, pc))
        pc = code[pc + 1]
    return found


def _preview_op(s: Position, pc: int) -> Data:
    code = s.tables.code
    op = code[pc]
    told: Data = {"op": program.OP_NAMES[op]}
    for place, name in enumerate(OPERANDS.get(op, ())):
        told[name] = code[pc + 2 + place]
    if op == program.IF:
        true = effect_counts.holds(s, pc + 2)
        body = code[pc + 2 + program.COUNT_SIZE + (0 if true else 1)]
        told["holds"] = true
        told["do"] = _preview_list(s, body) if body != NO_CLAUSE else []
        return told
    if op == program.FOR_EACH:
        most = code[pc + 2 + program.COUNT_SIZE]
        told["times"] = min(most, effect_counts.count(s, pc + 2))
    if op == program.DISCHARGE:
        at = s.at_of(s.stack[frames.SEAT], s.stack[frames.CARD_ID])
        told["times"] = s.line[s.stack[frames.SEAT]][at + CHARGE] if at >= 0 else 0
    lists = [_preview_list(s, body) for body in bodies(code, pc)]
    if lists:
        told["lists"] = lists
    return told
