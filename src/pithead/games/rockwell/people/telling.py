"""What is said at a table of Rockwell: which message, with which figures."""

from __future__ import annotations

from typing import Any, Final

from pithead.kernel.contract import Args, Event, Message

from ..rules.arguments import cubes_in

Picture = dict[str, Any]

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
    args: Args = {"card": card["card"], "danger": int(card["danger"]), **cubes_in(card["cubes"])}
    args["shares"] = _tell_shares(card)
    return Message("preview-rockwell-card", args)


def _tell_shares(card: Picture) -> Message | str:
    told: Message | str = ""
    for owner, cubes in enumerate(card["shares"]):
        if any(cubes):
            args: Args = {"owner": owner, "loss": card["losses"][owner], **cubes_in(cubes)}
            share = Message("preview-rockwell-share", args)
            told = Message("preview-rockwell-shares", {"a": told, "b": share}) if told else share
    return told
