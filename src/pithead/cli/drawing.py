"""The table on the terminal: which picture belongs to which game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pithead.cli.brass_empire_table import draw_brass_empire
from pithead.cli.rockwell_table import draw_rockwell, inform_rockwell
from pithead.words import Words

if TYPE_CHECKING:
    from rich.console import Group

    from pithead.kernel.contract import Action
    from pithead.kernel.game import Game
    from pithead.kernel.match import Match

PICTURES: dict[str, Callable[[Game, dict[str, Any], Words, int, str], Group]] = {
    "rockwell": lambda _, picture, words, width, kind: draw_rockwell(picture, words, width, kind),
    "brass_empire": lambda game, picture, words, *_: draw_brass_empire(game, picture, words),
}


def draw(match: Match, viewer: int, words: Words, width: int) -> Group:
    """What the viewer sees of the table, and nothing else: drawn from the view."""
    game = match.game
    picture = game.picture(game.view(match.state, viewer))
    kind = match.state.pending.kind if match.state.pending is not None else ""
    return PICTURES[game.name](game, picture, words, width, kind)


def inform(match: Match, viewer: int, words: Words, width: int) -> Group:
    """What the picture leaves out to keep it short; the whole picture if it leaves out nothing."""
    if match.game.name != "rockwell":
        return draw(match, viewer, words, width)
    return inform_rockwell(match.game.picture(match.game.view(match.state, viewer)), words)


def is_marked(match: Match, viewer: int, action: Action) -> bool:
    """Whether an action sets off something worth a mark in a list; among cards nearly all do."""
    game = match.game
    return game.name == "rockwell" and game.preview(match.state, viewer, action) is not None
