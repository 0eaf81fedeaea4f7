"""How a player can fail, and the check that every answer passes."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pithead.kernel.contract import Action
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

LONGEST = 120


class PlayerFault(Exception):
    """What a player did wrong: a word for the catalogues (`arena-fault-…`) and a detail.

    The words: start, died, slow, nonsense, illegal, raised.
    """

    def __init__(self, fault: str, detail: str = "") -> None:
        super().__init__(f"{fault} {detail}".strip())
        self.fault = fault
        self.detail = detail


class PlayerError(ValueError):
    """A player that failed before the first game, so that nothing was played."""

    def __init__(self, player: str, fault: str, detail: str) -> None:
        super().__init__(f"{player} can't play: {fault} {detail}".strip())
        self.player = player
        self.fault = fault
        self.detail = detail


def checked(game: Game, state: State, seat: int, action: Action) -> Action:
    """The action itself, if the rules allow it."""
    refusal = game.check(state, seat, action)
    if refusal is None:
        return action
    if refusal.code == "malformed":
        raise PlayerFault("nonsense", short(str(action)))
    raise PlayerFault("illegal", f"{short(game.text(action))} ({refusal.rule})")


def raised(error: BaseException) -> PlayerFault:
    """An error in a bot's own code: what it was, and where."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    text = " ".join(str(error).split())
    what = f"{type(error).__name__}: {text}" if text else type(error).__name__
    return PlayerFault("raised", short(what) + where)


def short(text: str) -> str:
    text = text.strip()
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
