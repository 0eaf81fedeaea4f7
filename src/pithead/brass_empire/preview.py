"""What an action would do, told before it is confirmed and from open facts only."""

from pithead.kernel.contract import Action

from . import combat, effect_counts, frames, program, purchases
from .position import CARD_ID, CHARGE, Position
from .program import bodies
from .tables import (
    ACTION,
    BUILDING,
    DEMOLISH,
    EACH_TURN,
    HEADS,
    MOBILIZE,
    NO_CLAUSE,
    PLACES,
    PLAY,
    UNIT,
)

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


def preview_action(s: Position, seat: int, action: Action) -> Data | None:
    """The figures of a legal action's outcome, None if there is nothing to tell.

    The position is a copy: its stack is used to try texts on.
    """
    verb = action[0]
    numbers = [part for part in action[1:] if isinstance(part, int)]
    if verb == "attack":
        return preview_attack(s, seat, numbers[0], numbers[1], numbers[2])
    if verb == "raid":
        lost = min(s.attack_of(seat, combat.at_number(numbers[0])), s.brass[numbers[1]])
        return {"lost": lost, "bankrupt": lost == s.brass[numbers[1]]}
    if verb == "mine":
        return {"brass": s.attack_of(seat, combat.at_number(numbers[0]))}
    if verb in ("buy", "gift", "reserve"):
        return _preview_purchase(s, action)
    if verb == "play":
        design = s.tables.ids.index(str(action[1]))
        if s.tables.type[design] == BUILDING:
            return None
        head = MOBILIZE if s.tables.type[design] == UNIT else PLAY
        return _preview_clause(s, seat, design, head, 0)
    if verb in ("use", "demolish", "act"):
        head = {"use": EACH_TURN, "demolish": DEMOLISH, "act": ACTION}[str(verb)]
        at = combat.at_number(numbers[0])
        line = s.line[seat]
        return _preview_clause(s, seat, line[at], head, line[at + CARD_ID])
    if verb == "target":
        return _preview_target(s, numbers[0], numbers[1])
    return None


def preview_attack(s: Position, seat: int, number: int, other: int, target: int) -> Data:
    """Damage both ways, what is left, and the Brass each would take (BE-ACT-9)."""
    at = combat.at_number(number)
    there = combat.at_number(target)
    line = s.line[seat]
    on_platform = target == combat.PLATFORM
    strike = s.attack_of(seat, at)
    if on_platform:
        design = s.tables.platform
        back = s.tables.attack[design]
        left = s.platform_health(other) - strike
    else:
        design = s.line[other][there]
        back = s.attack_of(other, there)
        left = s.health_of(other, there) - strike
    own_left = s.health_of(seat, at) - back
    scores = not s.battle
    won = left <= 0 and scores and s.platform_up[seat] == 1
    lost = own_left <= 0 and scores and (s.platform_up[other] == 1 or s.is_ai(other))
    return {
        "strike": strike,
        "back": back,
        "target_left": max(0, left),
        "attacker_left": max(0, own_left),
        "brass": combat.reward(s, design, on_platform) if won else 0,
        "their_brass": combat.reward(s, line[at], False) if lost else 0,
    }


def _preview_purchase(s: Position, action: Action) -> Data:
    """What is left of both resources."""
    if action[0] == "reserve":
        design = s.tables.ids.index(str(action[1]))
        more_labor = more_construction = 0
    else:
        place = PLACES.index(str(action[1]))
        design = s.rows[place]
        gift = action[0] == "gift"
        more_labor = purchases.gift_labor(place) if gift else 0
        more_construction = purchases.gift_construction(place) if gift else 0
    labor = s.labor - purchases.labor_price(s, design) - more_labor
    construction = s.construction - purchases.construction_price(s, design) - more_construction
    return {"labor": labor, "construction": construction}


def _preview_target(s: Position, other: int, number: int) -> Data | None:
    pc = s.stack[frames.PC]
    if s.tables.code[pc] != program.DAMAGE:
        return None
    n = s.tables.code[pc + 2]
    if number == combat.PLATFORM:
        left = s.platform_health(other) - n
    else:
        left = s.health_of(other, combat.at_number(number)) - n
    return {"strike": n, "target_left": max(0, left)}


# --- texts --------------------------------------------------------------------------------------


def _preview_clause(s: Position, seat: int, design: int, head: int, ident: int) -> Data | None:
    """The ops of a clause as they would be met now: counts counted, conditions tested."""
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
