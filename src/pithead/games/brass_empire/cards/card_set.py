"""Brass Empire's cards as data: reading, checking, writing.

The files under cards/ are the built-in set. An owner of the box exports it, types in the true
values, or adds new cards, and plays with that file. A file is checked as a whole before it
is used, so that the rules never meet a card they cannot play; the first fault found is reported
with its file, the card and the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

import msgspec

from pithead.kernel import components
from pithead.kernel.components import Fault, Source, check_range, printable, typed

from . import ops
from .ops import MOST_OPS, Aura, BaseOp, CardType, Corp, Op, Whenever

Deck = Literal["starter", "reserve", "pool"]
Head = Literal[
    "play", "mobilize", "built", "each_turn", "demolish", "destroyed", "action", "kills", "whenever"
]

BUILT_IN: Final = Path(__file__).parent
BUILT_IN_FILES: Final = (
    "starters.toml",
    "neutral.toml",
    "frontier.toml",
    "omni_edo.toml",
    "mcglynn.toml",
    "harlem.toml",
    "windcraft.toml",
)
# By rules version, the files with what was different; a later file overrides an earlier one.
EARLIER_FILES: Final = {
    "1": ("earlier/rules_3.toml", "earlier/rules_2.toml"),
    "2": ("earlier/rules_3.toml", "earlier/rules_2.toml"),
    "3": ("earlier/rules_3.toml",),
}

# BE-SET-2 and BE-SET-4: what a player starts with, and the cards in the middle.
STARTERS: Final = {"clerk": 7, "union_worker": 3, "mining_platform": 1}
LABOR_CARDS: Final = 100
DESIGN_CARDS: Final = 90
MOST_RESERVE: Final = 10  # BE-VAR-RES

# Far above anything in a box, and low enough that no table of the engine runs over.
MOST_DESIGNS: Final = 120
MOST_COPIES: Final = 20
MOST_COST: Final = 12
MOST_VALUE: Final = 9
MOST_NAME: Final = 40

# The loop guards: with these, and a card played once a turn, every effect comes to an end.
MOST_DEPTH: Final = 3  # lists within lists
MOST_WHENEVER: Final = 8  # designs
MOST_TO_HAND: Final = 2  # designs that acquire into the hand

HEADS: Final[dict[CardType, tuple[Head, ...]]] = {
    "employee": ("play",),
    "unit": ("mobilize", "destroyed", "action", "kills", "whenever"),
    "building": ("built", "each_turn", "demolish", "destroyed", "kills", "whenever"),
}
# On these heads the card itself is in play, so that "this" and charge mean something.
HERE: Final = ("mobilize", "built", "each_turn", "action", "kills", "whenever")


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    labor: int = 0
    construction: int = 0


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The name of a custom card; those in the box have theirs in the catalogues."""

    en: str = ""
    fr: str = ""
    de: str = ""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One design. Its id is its key in the file; of a starter each player gets `copies`."""

    corp: Corp
    type: CardType
    copies: int
    deck: Deck = "pool"
    cost: Cost = Cost()
    brass: int | None = None
    attack: int = 0
    health: int = 0
    warden: bool = False
    aura: Aura | None = None
    play: tuple[Op, ...] = ()
    mobilize: tuple[Op, ...] = ()
    built: tuple[Op, ...] = ()
    each_turn: tuple[Op, ...] = ()
    demolish: tuple[Op, ...] = ()
    destroyed: tuple[Op, ...] = ()
    action: tuple[Op, ...] = ()
    kills: tuple[Op, ...] = ()
    whenever: Whenever | None = None
    name: Name | None = None
    # Where each fact comes from, by field; a field not named is "reconstructed".
    source: dict[str, Source] = {}

    def clause(self, head: Head) -> tuple[Op, ...]:
        if head == "whenever":
            return self.whenever.do if self.whenever else ()
        listed: tuple[Op, ...] = getattr(self, head)
        return listed


class CardSet(msgspec.Struct, frozen=True):
    """All designs by id, in the order of the files."""

    cards: dict[str, Card]


def load(path: str | Path | None = None) -> CardSet:
    """The built-in set, or the set in a file such as `export` writes."""
    if path is not None:
        return parse(components.read(Path(path)), printable(str(path)))
    raw, files = components.read_files(BUILT_IN, BUILT_IN_FILES)
    return _convert(raw, files, frozenset(raw))


def load_earlier(rules: str) -> CardSet:
    """The built-in set as it was under an earlier version of the rules."""
    raw, files = components.read_files(BUILT_IN, (*BUILT_IN_FILES, *EARLIER_FILES[rules]))
    return _convert(raw, files, frozenset(raw))


def parse(text: str, file: str) -> CardSet:
    """The set in the text of one combined file; `file` is its name in errors."""
    return from_data(components.parse_toml(text, file), file)


def to_data(card_set: CardSet) -> dict[str, object]:
    """The set as plain data, which a stored game carries along."""
    return components.plain(card_set.cards)


def from_data(data: dict[str, Any], file: str) -> CardSet:
    """The set in plain data, checked like a file; `file` is where it came from, for errors."""
    return _convert(data, dict.fromkeys(data, file) or {"": file}, _named_ids())


def digest(card_set: CardSet) -> str:
    """SHA-256 of what matters to play: comments, names and source marks do not change it."""
    data = components.plain(card_set.cards)
    return components.digest(
        {card: {k: v for k, v in facts.items() if k != "name"} for card, facts in data.items()}
    )


def export(card_set: CardSet) -> str:
    """One TOML file with everything in it; `load` reads it back equal."""
    return components.write_toml(to_data(card_set))


@cache
def _named_ids() -> frozenset[str]:
    """The cards that have a name in the catalogues."""
    return frozenset(components.read_files(BUILT_IN, BUILT_IN_FILES)[0])


def _convert(raw: dict[str, Any], files: dict[str, str], named: frozenset[str]) -> CardSet:
    with components.faults_of(files):
        card_set = CardSet({card: _typed(card, facts) for card, facts in raw.items()})
        for card_id, card in card_set.cards.items():
            _check_card(card_id, card)
            _check_name(card_id, card, named)
        _check_set(card_set)
    return card_set


def _typed(card_id: str, facts: Any) -> Card:
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", card_id):
        raise Fault(printable(card_id), "wrong-card-id")
    return typed(facts, Card, card_id)


# ------------------------------------------------------------------------------------ one card


def _check_card(place: str, card: Card) -> None:
    check_range(card.copies, 1, MOST_COPIES, f"{place}.copies")
    check_range(card.cost.labor, 0, MOST_COST, f"{place}.cost.labor")
    check_range(card.cost.construction, 0, MOST_COST, f"{place}.cost.construction")
    if card.deck != "starter" and card.cost == Cost():
        raise Fault(f"{place}.cost", "free-card")
    if card.brass == 0:
        raise Fault(f"{place}.brass", "zero-brass")
    if card.brass is not None:
        check_range(card.brass, 1, MOST_VALUE, f"{place}.brass")
    for field in card.source:
        if field not in Card.__struct_fields__:
            raise Fault(f"{place}.source", "unknown-field", field=printable(field))
    _check_figures(place, card)
    for head in get_args(Head):
        if card.clause(head) and head not in HEADS[card.type]:
            heads = ", ".join(HEADS[card.type])
            raise Fault(f"{place}.{head}", "wrong-head", type=card.type, allowed=heads)
        _check_clause(f"{place}.{head}", card, head)


def _check_figures(place: str, card: Card) -> None:
    if card.type == "employee":
        for field in ("attack", "health", "warden", "aura"):
            if getattr(card, field):
                raise Fault(f"{place}.{field}", "employee-in-play")
        return
    check_range(card.attack, 0, MOST_VALUE, f"{place}.attack")
    check_range(card.health, 1, MOST_VALUE, f"{place}.health")


def _check_name(place: str, card: Card, named: frozenset[str]) -> None:
    if card.name is None:
        if place not in named:
            raise Fault(f"{place}.name", "missing-name")
        return
    for language in Name.__struct_fields__:
        name = getattr(card.name, language)
        if not name.strip():
            raise Fault(f"{place}.name", "missing-translation", language=language)
        if len(name) > MOST_NAME or not name.isprintable():
            raise Fault(f"{place}.name.{language}", "long-name", most=MOST_NAME)


# ----------------------------------------------------------------------------------- its clauses


def _check_clause(place: str, card: Card, head: Head) -> None:
    listed = card.clause(head)
    if not listed:
        if head == "whenever" and card.whenever:
            raise Fault(f"{place}.do", "empty-list")
        return
    if head == "whenever":
        place += ".do"
    _check_list(place, listed, depth=1, may_pay=head in ("each_turn", "action"))
    for spot, op in walk(place, listed):
        op.check(spot)
        if head not in HERE and op.needs_card():
            raise Fault(spot, "card-gone", head=head)
        if head != "play" and isinstance(op, ops.Dismiss) and "this" in op.places:
            raise Fault(f"{spot}.from", "dismiss-from")
    if head in ("destroyed", "kills"):
        _check_off_turn(place, listed, head)
    if head in ("each_turn", "whenever") and not listed[0].is_price:
        _check_no_ready(place, listed)


def walk(place: str, listed: Iterable[BaseOp]) -> Iterator[tuple[str, BaseOp]]:
    """Every op of a list with its place, those inside others included."""
    for number, op in enumerate(listed, start=1):
        spot = f"{place}[#{number}]"
        yield spot, op
        for inner, body in op.lists():
            yield from walk(f"{spot}.{inner}", body)


def _check_list(
    place: str, listed: tuple[BaseOp, ...], depth: int, may_pay: bool, in_sentence: bool = False
) -> None:
    """`in_sentence`: the list is read as one sentence, because it hangs on a condition."""
    if not listed:
        raise Fault(place, "empty-list")
    if len(listed) > MOST_OPS:
        raise Fault(place, "long-list", most=MOST_OPS)
    if depth > MOST_DEPTH:
        raise Fault(place, "deep-list", most=MOST_DEPTH)
    for number, op in enumerate(listed, start=1):
        spot = f"{place}[#{number}]"
        if op.is_price and not (may_pay and number == 1 and len(listed) > 1):
            raise Fault(spot, "pay-place")
        if isinstance(op, ops.May) and not (op.do and op.do[0].starts_may):
            raise Fault(f"{spot}.do", "may-start")
        # What follows these would read as if it belonged to them.
        if isinstance(op, ops.Choose) and (depth > 1 or number < len(listed)):
            raise Fault(spot, "choose-place")
        if isinstance(op, ops.May | ops.If) and in_sentence and number < len(listed):
            raise Fault(spot, "not-last")
        for inner, body in op.lists():
            may_pay_inside = isinstance(op, ops.May | ops.Choose)
            hangs = isinstance(op, ops.May | ops.If)
            _check_list(f"{spot}.{inner}", body, depth + 1, may_pay_inside, hangs)


def _check_off_turn(place: str, listed: tuple[BaseOp, ...], head: Head) -> None:
    """On another player's turn nobody is asked anything, except the one `may` of BE-CARD-14."""
    for spot, op in walk(place, listed):
        top = spot.count("[") == place.count("[") + 1
        allowed = isinstance(op, ops.May) and head == "destroyed" and top
        if not (allowed or op.works_off_turn()):
            raise Fault(spot, "off-turn", head=head)


def _check_no_ready(place: str, listed: tuple[BaseOp, ...]) -> None:
    for spot, op in walk(place, listed):
        if isinstance(op, ops.Ready):
            raise Fault(spot, "free-ready")


def every_op(card: Card) -> Iterator[BaseOp]:
    """Every op on a card, those inside others included."""
    for head in get_args(Head):
        yield from (op for _, op in walk("", card.clause(head)))


# ----------------------------------------------------------------------------------- the whole set


def _check_set(card_set: CardSet) -> None:
    cards = card_set.cards
    if len(cards) > MOST_DESIGNS:
        raise Fault("", "too-many-designs", most=MOST_DESIGNS)
    _check_starters(cards)
    pool = [card for card in cards.values() if card.deck == "pool"]
    labor = sum(card.copies for card in pool if card.type == "employee")
    design = sum(card.copies for card in pool if card.type != "employee")
    for deck, wanted, found in (("labor", LABOR_CARDS, labor), ("design", DESIGN_CARDS, design)):
        if found != wanted:
            raise Fault("", "deck-count", deck=deck, wanted=wanted, found=found)
    _check_reserves(cards)
    _check_rare(cards)


def _check_starters(cards: dict[str, Card]) -> None:
    for card_id, card in cards.items():
        if card.deck == "starter" and card_id not in STARTERS:
            raise Fault(f"{card_id}.deck", "not-a-starter", known=", ".join(STARTERS))
    for card_id, copies in STARTERS.items():
        if card_id not in cards:
            raise Fault("", "missing-card", card=card_id)
        card = cards[card_id]
        wanted = "building" if card_id == "mining_platform" else "employee"
        if card.deck != "starter" or card.corp != "neutral" or card.type != wanted:
            raise Fault(card_id, "starter-kind", type=wanted)
        if card.copies != copies:
            raise Fault(f"{card_id}.copies", "starter-copies", wanted=copies)
    platform = cards["mining_platform"]
    if any(True for _ in every_op(platform)) or platform.warden or platform.aura:
        raise Fault("mining_platform", "platform-text")


def _check_reserves(cards: dict[str, Card]) -> None:
    """BE-SET-3 and the limits of BE-VAR-RES."""
    sizes: Counter[str] = Counter()
    values: Counter[str] = Counter()
    for card_id, card in cards.items():
        if card.deck == "reserve":
            if card.corp == "neutral":
                raise Fault(f"{card_id}.corp", "reserve-corp")
            sizes[card.corp] += card.copies
            values[card.corp] += card.copies * (card.brass or 0)
            if sizes[card.corp] > MOST_RESERVE:
                raise Fault(card_id, "reserve-size", corp=card.corp, most=MOST_RESERVE)
    corps = [corp for corp in get_args(Corp) if corp != "neutral"]
    for corp in corps:
        if not sizes[corp]:
            raise Fault("", "reserve-missing", corp=corp)
        if values[corp] != values[corps[0]]:
            last = [name for name, c in cards.items() if c.deck == "reserve" and c.corp == corp][-1]
            figures = {"brass": values[corp], "other": corps[0], "wanted": values[corps[0]]}
            raise Fault(last, "reserve-brass", corp=corp, **figures)


def _check_rare(cards: dict[str, Card]) -> None:
    """Loop guards that count over the whole set."""
    whenever = [card_id for card_id, card in cards.items() if card.whenever]
    if len(whenever) > MOST_WHENEVER:
        raise Fault(f"{whenever[-1]}.whenever", "too-many-whenever", most=MOST_WHENEVER)
    to_hand = [card_id for card_id, card in cards.items() if any(map(_to_hand, every_op(card)))]
    for number, card_id in enumerate(to_hand, start=1):
        if number > MOST_TO_HAND or cards[card_id].copies > 1:
            raise Fault(card_id, "acquire-to-hand", most=MOST_TO_HAND)


def _to_hand(op: BaseOp) -> bool:
    return isinstance(op, ops.Acquire) and op.to == "hand"
