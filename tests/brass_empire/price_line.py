"""What a card should cost: a line through what each thing was worth to greedy bots.

Amounts are in Labor; a Construction in a cost counts 1.5. Only a guide for whoever changes cards:
measured is a plain gain, damage, a dismissal, a unit's body; the rest is judged beside these.
"""

from __future__ import annotations

from pithead.games.brass_empire.cards import ops
from pithead.games.brass_empire.cards.card_set import Card
from pithead.games.brass_empire.cards.ops import Op

BASE = 1.4
STEP = 0.8
LATE_STEP = 0.6  # for what goes beyond LATE
LATE = 5.0
BRASS_VALUE = 0.5
CONSTRUCTION = 1.5

WORTH = {"labor": 1.0, "construction": 2.0, "brass": 1.5}
# A building's resource each turn, and its share of any other effect each turn.
EACH_TURN = {"labor": 3.4, "construction": 5.0, "brass": 4.6}
TURNS = 2.5
SHARE = {"mobilize": 0.3, "built": 0.3, "demolish": 0.9, "destroyed": 0.2, "kills": 0.5}
WHENEVER = 1.5
ONCE = 0.3  # of an employee who leaves the game as he is played
SAVED = 0.9  # of a charge a turn: some are lost with the battery
WHILE_IT_LASTS = 0.6  # of what each turn costs a card of the hand for good
OFTEN = 0.6  # a condition that holds about half the time
IN_POOL = 0.7  # another card of the corporation was played: the card comes from the pool
IN_RESERVE = 0.9
CHOICE = 1.2


def paid(card: Card) -> float:
    return card.cost.labor + CONSTRUCTION * card.cost.construction


def price(card: Card) -> float:
    worth = effects(card) + body(card)
    steps = STEP * min(worth, LATE) + LATE_STEP * max(worth - LATE, 0)
    return BASE + steps + BRASS_VALUE * (card.brass or 0)


def body(card: Card) -> float:
    worth = 0.8 * card.warden
    if card.type == "unit":
        worth += 1.6 * card.attack + card.health
    elif card.type == "building":
        worth += 0.8 * card.attack + 0.3 * (card.health - 3)
    return worth + (3.5 * card.aura.attack if card.aura else 0)


def effects(card: Card) -> float:
    once = any(isinstance(op, ops.Dismiss) and "this" in op.places for op in card.play)
    worth = (ONCE if once else 1) * listed(card.play, card) + each_turn(card.each_turn, card)
    for head, share in SHARE.items():
        worth += share * listed(getattr(card, head), card)
    if card.action:  # it is used instead of mining
        worth += max(0.0, listed(card.action, card) - WORTH["brass"] * card.attack + 0.5)
    return worth + (WHENEVER * listed(card.whenever.do, card) if card.whenever else 0)


def each_turn(clause: tuple[Op, ...], card: Card) -> float:
    """Gains have worths of their own here; all else is worth so many single times."""
    worth = 0.0
    for op in clause:
        match op:
            case ops.Gain():
                worth += sum(EACH_TURN[name] * getattr(op, name) for name in WORTH)
            case ops.If():
                share = chance(op.when, card)
                worth += share * each_turn(op.do, card)
                worth += (1 - share) * each_turn(op.otherwise, card)
            case ops.May():
                worth += WHILE_IT_LASTS * each_turn(op.do, card)
            case ops.Choose() if battery(op):
                worth += SAVED * each_turn(battery(op), card)
            case _:
                worth += TURNS * one(op, card)
    return worth


def battery(op: ops.Choose) -> tuple[Op, ...]:
    """What a battery gives for each charge it stored: over time, about that much a turn."""
    inner = (part for option in op.of for part in option if isinstance(part, ops.Discharge))
    return next((part.each for part in inner), ())


def listed(clause: tuple[Op, ...], card: Card) -> float:
    return sum(one(op, card) for op in clause)


def chance(when: ops.Count, card: Card) -> float:
    if when.of == "played":
        return IN_RESERVE if card.deck == "reserve" else IN_POOL
    return 1.0 if when.of == "platform" else OFTEN


def resources(op: ops.Gain | ops.Pay) -> float:
    return (
        op.labor * WORTH["labor"]
        + op.construction * WORTH["construction"]
        + op.brass * WORTH["brass"]
    )


def one(op: Op, card: Card) -> float:
    match op:
        case ops.Choose() if battery(op):
            return CHOICE * listed(battery(op), card)
        case ops.Choose():
            return CHOICE * max(listed(option, card) for option in op.of)
        case ops.May():
            return max(0.3, listed(op.do, card))
        case ops.If():
            share = chance(op.when, card)
            return share * listed(op.do, card) + (1 - share) * listed(op.otherwise, card)
        case ops.ForEach():
            return 0.5 * op.most * listed(op.do, card)
        case ops.Gain():
            return resources(op)
        case ops.Pay():
            gone = 1.2 * op.discard + (2.5 if op.sacrifice else 0)
            return -gone - resources(op)
        case ops.Exchange():
            return 0.4 * op.times
        case ops.Discount():
            return 0.8 * op.labor + 1.4 * op.construction
        case _:
            return act(op)


def act(op: Op) -> float:
    match op:
        case ops.Steal():
            return 2.0 * op.n
        case ops.Draw() | ops.DrawLater():
            return 2.5 * op.n
        case ops.Look():
            return (0.6 if op.then == "dismiss" else 0.35) * op.n
        case ops.Damage():
            return {1: 1.5, 2: 3.0, 3: 3.7}[op.n] + (1.0 if op.target.startswith("each") else 0)
        case ops.Discard():
            return {"you": -1.0, "opponent": 0.8, "each_opponent": 1.5}[op.who] * op.n
        case ops.Dismiss():
            return 0.0 if op.places == ("this",) else 1.1 * op.n
        case ops.Acquire():
            return 0.7 * op.max_cost + {"discard": 0.0, "deck": 0.5, "hand": 1.0}[op.to]
        case ops.Recall():
            return 2.2 if op.to == "hand" else 1.2
        case ops.Boost():
            return op.attack * (2.0 if op.target == "each_your_unit" else 1.0)
        case ops.Destroy():
            return (
                {None: 5.0, 1: 1.5, 2: 2.5}.get(op.max_health, 3.5) if op.target != "this" else -2
            )
        case ops.Refresh():
            return 0.2 * op.n
    return {ops.Ready: 1.8, ops.Build: 1.5, ops.Rebuild: 0.5, ops.Peek: 0.3, ops.Store: 0.8}[
        type(op)
    ]
