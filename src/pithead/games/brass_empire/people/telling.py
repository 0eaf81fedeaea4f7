"""What is said at a table of Brass Empire: which message, with which figures.

All of it comes from the viewer's picture, and so from nothing they may not see.
"""

from __future__ import annotations

from typing import Any, Final, cast

from pithead.kernel.contract import Action, Args, Event, Message, Primitive, key_of

from ..cards import ops
from ..cards.card_facts import clause_facts
from ..cards.card_set import Card, Head, walk
from ..cards.card_text import bearer_of, clause_message, name_message, option_message
from .schema import Facts

Picture = dict[str, Any]
Cards = dict[str, Card]

# What its owner is told with the cards, in the event ending in `_seen`.
SEEN_TOO: Final = ("drew", "laid", "looked", "peeked")
# Texts that follow from something else than an action that names their card.
UNANNOUNCED: Final = ("built", "destroyed", "kills", "whenever")

# What nobody chose and the acting player could not see: cards off a deck, another's hand or
# building.
REVEALING: Final = (
    "reserve",
    "first",
    "filled",
    "flipped",
    "drew",
    "drew_seen",
    "looked",
    "looked_seen",
    "peeked",
    "peeked_seen",
)


# --- companies ----------------------------------------------------------------------------------


def tell_seat(picture: Picture, seat: int) -> Message:
    """A company is called by its corporation; the second of the same gets a number."""
    corporations = [company["corporation"] for company in picture.get("companies", ())]
    corporation = corporations[seat] if seat < len(corporations) else None
    if corporation is not None:
        name = Message(key_of("name", corporation), {})
        n = corporations[: seat + 1].count(corporation)
        return name if n == 1 else Message("name-another", {"name": name, "n": n})
    if picture["seats"] == 1 and seat == 1:
        return Message("name-ai", {})
    return Message("name-player", {"n": seat + 1})


# --- actions ------------------------------------------------------------------------------------


def add_texts(
    cards: Cards, picture: Picture, about: dict[str, Primitive], action: Action, args: Args
) -> None:
    """Adds card texts to the message of an action."""
    verb = action[0]
    if verb == "option":
        args["text"] = _option(cards, about, _int(action[1]))
    elif verb == "next":
        args["text"] = _waiting(cards, about, _int(action[1]))
    elif verb == "build":
        corporation = picture["companies"][picture["viewer"]]["corporation"]
        args.clear()
        args["cards"] = _reserve(reserve_designs(cards, corporation), action)


def _int(part: int | str) -> int:
    assert isinstance(part, int)
    return part


def _option(cards: Cards, about: dict[str, Primitive], option: int) -> Message | str:
    """The text of an option of the choice; None if there is no such option."""
    card = cards[str(about["card"])]
    head = cast(Head, about["clause"])
    choices = [op for _, op in walk("", card.clause(head)) if isinstance(op, ops.Choose)]
    options = choices[int(about["which"] or 0)].of
    if option > len(options):
        return ""
    return option_message(options[option - 1], bearer_of(card, head))


def _waiting(cards: Cards, about: dict[str, Primitive], number: int) -> Message | str:
    """One of the texts that wait to be carried out, behind the name of its card."""
    texts = str(about.get("texts", "")).split()
    if number > len(texts):
        return ""
    card, _, clause = texts[number - 1].partition(":")
    name, text = name_message(card, cards[card]), tell_clause(cards, card, clause)
    return Message("detail-brass-empire-text", {"name": name, "text": text})


def reserve_designs(cards: Cards, corporation: str) -> list[str]:
    """The designs a reserve may be built of, in the order of the components."""
    own = [card for card, facts in cards.items() if facts.corp == corporation]
    return [card for card in own if cards[card].deck != "starter"]


def _reserve(designs: list[str], action: Action) -> str:
    return " ".join(card for card, n in zip(designs, action[1:]) for _ in range(_int(n)))


# --- events -------------------------------------------------------------------------------------


def is_news(event: Event, viewer: int) -> bool:
    """Neither what its owner learns with the cards, nor that a text follows what began it."""
    if event.kind == "effect":
        return event.args["clause"] in UNANNOUNCED
    return event.kind not in SEEN_TOO or event.args["seat"] != viewer


def reveals(event: Event) -> bool:
    if event.kind in ("corporation", "discarded"):
        return event.args["lot"] == 1
    return event.kind in REVEALING


# --- previews -----------------------------------------------------------------------------------


def tell_preview(preview: Picture) -> list[Message]:
    """Which messages a preview calls for follows from the figures it has."""
    if "back" in preview:
        told = [_preview("attack", preview)]
        if preview["brass"] or preview["their_brass"]:
            told.append(_preview("reward", preview))
        return told
    if "strike" in preview:
        return [_preview("target", preview)]
    if "lost" in preview:
        return [_preview("raid", {**preview, "bankrupt": int(preview["bankrupt"])})]
    if "brass" in preview:
        return [_preview("mine", preview)]
    if "labor" in preview:
        return [_preview("purchase", preview)]
    return _counted(preview["ops"])


def _preview(word: str, args: Args) -> Message:
    return Message(f"preview-brass-empire-{word}", {**args})


def _counted(listed: list[Picture]) -> list[Message]:
    """What a text tests and counts, as it stands now; the rest can be read on the card."""
    told: list[Message] = []
    for op in listed:
        if "holds" in op:
            told.append(_preview("holds" if op["holds"] else "fails", {}))
            told += _counted(op["do"])
        elif op["op"] in ("for_each", "discharge"):
            told.append(_preview("times", {"times": op["times"]}))
        else:
            for inner in op.get("lists", ()):
                told += _counted(inner)
    return told


# --- cards --------------------------------------------------------------------------------------


def tell_clause(cards: Cards, card: str, clause: str) -> Message:
    return clause_message(cards[card], cast(Head, clause))


def card_facts(card: Card) -> Facts:
    facts: Facts = {
        "type": card.type,
        "corp": card.corp,
        "deck": card.deck,
        "copies": card.copies,
        "cost": {"labor": card.cost.labor, "construction": card.cost.construction},
        "attack": card.attack,
        "health": card.health,
        "brass": card.brass,
        "warden": card.warden,
        "plays": clause_facts(card, "mobilize" if card.type == "unit" else "play"),
        "uses": clause_facts(card, "each_turn"),
        "acts": clause_facts(card, "action"),
        "razes": clause_facts(card, "demolish"),
    }
    if card.name is not None:
        facts["name"] = {"en": card.name.en, "fr": card.name.fr, "de": card.name.de}
    return facts
