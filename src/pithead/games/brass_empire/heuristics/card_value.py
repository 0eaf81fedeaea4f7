"""What a Brass Empire card brings, read off its text: one estimate for each kind of good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pithead.kernel.game import Game

# The goods a text can bring.
LABOR: Final = 0
CONSTRUCTION: Final = 1
BRASS: Final = 2
CARDS: Final = 3
TRIM: Final = 4
HARM: Final = 5
GOODS: Final = 6

LIKELY: Final = 0.6  # how often a condition holds
TIMES: Final = 1.5  # how often a `for_each` repeats
SPENT: Final = (1.0, 1.5, 2.0, 1.2, 1.0, 1.0)  # what one of each good is worth at once
AWAY: Final = 3.0  # turns a demolished building is missed, until it comes back with the deck
ONCE: Final = ("mobilize", "built", "demolish", "destroyed")
EACH_TURN: Final = ("each_turn", "whenever", "kills")
ACTION: Final = "action"
TEXTS: Final = ("play", *ONCE, "each_turn", ACTION)


class Cards:
    """By design: what its text brings each time it is played, in each turn, once, or by acting."""

    def __init__(self, game: Game) -> None:
        data: dict[str, Any] = game.component_data()
        self.designs: tuple[str, ...] = game.cards
        self.played: list[list[float]] = []
        self.each_turn: list[list[float]] = []
        self.once: list[list[float]] = []
        self.acting: list[list[float]] = []
        self.body: list[tuple[float, float, float]] = []  # attack, health of a unit, Brass value
        self.scrap: list[float] = []  # what demolishing it is worth
        self.battery: list[tuple[int, int, int]] = []  # the option that stores, how much, at most
        self.trims: list[bool] = []  # whether it asks to give up your own cards
        self.cost: list[float] = []  # Construction is dearer than Labor
        for design in self.designs:
            card = data.get(design, {})
            self.played.append(_goods(card.get("play", ())))
            self.each_turn.append(_sum([_clause(card, head) for head in EACH_TURN]))
            self.once.append(_sum([_clause(card, head) for head in ONCE]))
            self.acting.append(_clause(card, ACTION))
            self.scrap.append(_scrap(card, self.each_turn[-1]))
            self.battery.append(_battery(card))
            self.trims.append(_trims(card))
            price = card.get("cost", {})
            self.cost.append(price.get("labor", 0) + 1.5 * price.get("construction", 0))
            health = float(card.get("health", 0)) if card.get("type") == "unit" else 0.0
            self.body.append((float(card.get("attack", 0)), health, float(card.get("brass", 0))))


def _clause(card: dict[str, Any], head: str) -> list[float]:
    text = card.get(head, ())
    if isinstance(text, dict):
        return [LIKELY * n for n in _goods(text["do"])]
    return _goods(text)


def _scrap(card: dict[str, Any], each_turn: list[float]) -> float:
    if "demolish" not in card:
        return -1.0
    gained = _clause(card, "demolish")
    return sum([worth * (now - AWAY * turn) for worth, now, turn in zip(SPENT, gained, each_turn)])


def _battery(card: dict[str, Any]) -> tuple[int, int, int]:
    for head in ("each_turn", ACTION):
        for op in card.get(head, ()):
            for number, option in enumerate(op.get("of", ())):
                if option[0]["op"] == "store":
                    return number, int(option[0]["n"]), int(option[0]["max"])
    return -1, 0, 0


def _trims(card: dict[str, Any]) -> bool:
    asked = [op for head in TEXTS for op in card.get(head, ()) if "do" in op]
    within = [inner for op in asked for inner in op["do"] if inner["op"] == "dismiss"]
    return any(set(op["from"]) <= {"hand", "discard"} for op in within)


def _sum(parts: list[list[float]]) -> list[float]:
    return [sum(column) for column in zip(*parts)] if parts else [0.0] * GOODS


def _goods(ops: Any) -> list[float]:
    return _sum([[0.0] * GOODS, *[_op(op) for op in ops]])


def _op(op: dict[str, Any]) -> list[float]:
    word = op["op"]
    if word == "may":
        return _goods(op["do"])
    if word == "if":
        then, other = _goods(op["do"]), _goods(op.get("otherwise", ()))
        return [LIKELY * a + (1 - LIKELY) * b for a, b in zip(then, other)]
    if word == "choose":
        options = [_goods(option) for option in op["of"]]
        return [1.2 * sum(column) / len(options) for column in zip(*options)]
    if word == "for_each":
        times = min(TIMES, float(op["most"]))
        return [times * n for n in _goods(op["do"])]
    if word == "discharge":
        return _goods(op["each"])
    return _plain(word, op)


def _plain(word: str, op: dict[str, Any]) -> list[float]:
    goods = [0.0] * GOODS
    n = float(op.get("n", 1))
    if word == "gain":
        goods[:3] = [float(op.get(kind, 0)) for kind in ("labor", "construction", "brass")]
    elif word == "pay":
        goods[:3] = [-float(op.get(kind, 0)) for kind in ("labor", "construction", "brass")]
        goods[CARDS] = -0.7 * float(op.get("discard", 0))
        goods[BRASS] -= 1.0 if op.get("sacrifice") else 0.0
    elif word == "discount":
        goods[:2] = [0.7 * float(op.get(kind, 0)) for kind in ("labor", "construction")]
    elif word == "exchange":
        goods[BRASS if op["get"] == "brass" else LABOR] = 0.3 * float(op["times"])
    elif word in _WORTH:
        good, worth = _WORTH[word]
        goods[good] = worth * n
    if word == "dismiss" and "this" in op["from"]:
        goods = [0.0] * GOODS
    return goods


_WORTH: Final[dict[str, tuple[int, float]]] = {
    "steal": (BRASS, 1.2),
    "draw": (CARDS, 1.0),
    "draw_later": (CARDS, 0.9),
    "look": (CARDS, 0.2),
    "recall": (CARDS, 0.8),
    "discard": (HARM, 0.7),
    "dismiss": (TRIM, 1.0),
    "acquire": (LABOR, 1.5),
    "refresh": (LABOR, 0.2),
    "damage": (HARM, 1.0),
    "boost": (BRASS, 0.7),
    "ready": (BRASS, 1.2),
    "build": (CONSTRUCTION, 0.7),
    "rebuild": (CONSTRUCTION, 0.5),
    "store": (LABOR, 0.3),
}
