"""What is said at a table of Rockwell: which message, with which figures."""

from __future__ import annotations

from typing import Any, Final

from pithead.kernel.contract import Action, Args, Event, Message

from .tables import KINDS

Picture = dict[str, Any]

# What is bought level by level: the verb, and the company's figure that counts the levels.
LEVELS: Final = {"safety": "safety", "mobility": "mobility", "shaft": "shafts"}
AL_SEATS: Final = 2
# Sealed answers (the Control order follows those nobody insured with, a loss those nobody covered
# with), what lay face down, and the stock of all at the end of the game. An income shows which
# stocks are large enough for an achievement, and which are not.
REVEALING: Final = (
    "bid",
    "insured",
    "control",
    "covered",
    "lost",
    "drilled",
    "card",
    "income",
    "game_over",
    "bonus",
    "final",
    "won",
)
# What a stock is worth an achievement for; the others can be seen on the board.
STOCK_ACHIEVEMENTS: Final = ("zinc_copper", "silver", "gold", "each_kind")


def tell_seat(picture: Picture, seat: int) -> Message:
    """A company is called by its colour; at a table for two the third is Al's."""
    if picture["seats"] == AL_SEATS and seat == AL_SEATS:
        return Message("name-al", {})
    return Message(f"name-seat-{seat}", {})


def reveals(event: Event) -> bool:
    if event.kind == "achieved":
        return event.args["achievement"] in STOCK_ACHIEVEMENTS
    return event.kind in REVEALING


# --- what actions cost and give -----------------------------------------------------------------


def tell_detail(picture: Picture, action: Action) -> Message | None:
    verb = str(action[0])
    if verb == "place":
        return _slot(picture["boards"][_int(action[1]) - 1], _int(action[2]) - 1)
    if verb in ("al_crew", "al_power"):
        al = _crew(picture, picture["seats"], str(action[1]))
        return None if al is None else Message("detail-rockwell-place", {"place": al["at"]})
    if verb == "deliver":
        return _delivery(picture, str(action[1]))
    price = _price(picture, action)
    return None if price is None else Message("detail-rockwell-price", {"price": price})


def _slot(board: list[Picture], slot: int) -> Message | None:
    gives = board[slot]["gives"] if slot < len(board) else None
    if isinstance(gives, str):
        return Message("detail-rockwell-advantage", {"what": gives})
    return None if gives is None else Message("detail-rockwell-times", {"n": gives})


def _delivery(picture: Picture, pile: str) -> Message | None:
    for top in picture["deliveries"]:
        if top["pile"] == pile and top["left"]:
            args: Args = {"prestige": top["prestige"], **_cubes(top["cost"])}
            return Message("detail-rockwell-delivery", args)
    return None


def _price(picture: Picture, action: Action) -> int | None:
    """Dollars to pay or to get; None where nothing is paid or the last level is reached."""
    verb, prices = str(action[0]), picture["prices"]
    if verb in ("sell", "buy"):
        return _int(action[2]) * int(prices["cubes"][KINDS.index(str(action[1]))])
    if verb == "bid":
        worth = sum(_int(n) * int(each) for n, each in zip(action[1:5], prices["cubes"]))
        return _int(action[5]) + worth if worth else None
    if verb == "shift":
        price: int | None = picture["shift_prices"].get(action[2])
        return price
    if verb in ("hire", "carry"):
        return _step(prices["hire"], _int(action[1]) - 1)
    if verb == "bribe":
        bribed = _crew(picture, _int(action[1]), str(action[2]))
        return _step(prices["hire"], bribed["die"] - 1) if bribed and bribed["die"] else None
    if verb == "power":
        own = _crew(picture, picture["viewer"], str(action[1]))
        return _step(prices["power"], own["power"] - 1) if own else None
    if verb in LEVELS:
        return _step(prices[verb], picture["companies"][picture["viewer"]][LEVELS[verb]])
    return None


def _step(prices: list[int], step: int) -> int | None:
    return prices[step] if step < len(prices) else None


def _crew(picture: Picture, owner: int, letter: str) -> Picture | None:
    crews: list[Picture] = picture["crews"]
    for crew in crews:
        if crew["owner"] == owner and crew["crew"] == letter:
            return crew
    return None


def _int(part: int | str) -> int:
    assert isinstance(part, int)
    return part


def _cubes(amounts: list[int]) -> Args:
    return {**dict(zip(KINDS, amounts))}


# --- previews -----------------------------------------------------------------------------------


def tell_preview(preview: Picture) -> list[Message]:
    """What an action would set off, tile by tile and card by card."""
    told: list[Message] = []
    for tile in preview["extractions"]:
        args: Args = {key: tile[key] for key in ("tile", "need", "priority")}
        args["sharers"] = " ".join(str(owner) for owner in tile["sharers"])
        args["power"] = sum(tile["power"])
        told.append(Message("preview-rockwell-tile", args))
        told += [_tell_card(card) for card in tile["cards"]]
    return told


def _tell_card(card: Picture) -> Message:
    args: Args = {"card": card["card"], "danger": int(card["danger"]), **_cubes(card["cubes"])}
    args["shares"] = _tell_shares(card)
    return Message("preview-rockwell-card", args)


def _tell_shares(card: Picture) -> Message | str:
    told: Message | str = ""
    for owner, cubes in enumerate(card["shares"]):
        if any(cubes):
            args: Args = {"owner": owner, "loss": card["losses"][owner], **_cubes(cubes)}
            share = Message("preview-rockwell-share", args)
            told = Message("preview-rockwell-shares", {"a": told, "b": share}) if told else share
    return told
