"""The table on the terminal: drawn by the game's plug-in, or its picture as a list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from pithead.kernel.plugin import plugin_of
from pithead.words import Words, slug

if TYPE_CHECKING:
    from pithead.kernel.contract import Action
    from pithead.kernel.match import Match


def draw(match: Match, viewer: int, words: Words, width: int) -> Any:
    """What the viewer sees of the table, and nothing else: drawn from the view."""
    game = match.game
    picture = game.picture(game.view(match.state, viewer))
    kind = match.state.pending.kind if match.state.pending is not None else ""
    drawn = plugin_of(game).draw(game, picture, words, width, kind)
    return plain_picture(game.name, picture, words) if drawn is None else drawn


def inform(match: Match, viewer: int, words: Words, width: int) -> Any:
    """What the picture leaves out to keep it short; the whole picture if it leaves out nothing."""
    game = match.game
    picture = game.picture(game.view(match.state, viewer))
    more = plugin_of(game).inform(game, picture, words, width)
    return draw(match, viewer, words, width) if more is None else more


FOR_PROGRAMS = ("seats", "viewer", "over")
"""Keys of every picture that need not be printed for people."""


def is_noteworthy(match: Match, viewer: int, action: Action) -> bool:
    """Whether an action sets off something worth a mark in a list."""
    game = match.game
    return plugin_of(game).is_noteworthy(game.preview(match.state, viewer, action))


def plain_picture(game: str, picture: dict[str, Any], words: Words) -> str:
    """A picture without a drawing of its own, as indented lines.

    A key is said by the message `picture-<game>-<key>` and a word by `name-<word>`, where there is
    one; the entries of `companies` are called by their names.
    """
    shown = {key: part for key, part in picture.items() if key not in FOR_PROGRAMS}
    return "\n".join(_Lines(game, words).of(shown, ""))


class _Lines:
    def __init__(self, game: str, words: Words) -> None:
        self.game = game
        self.words = words

    def of(self, value: Any, indent: str, key: str = "") -> Iterator[str]:
        if isinstance(value, dict):
            pairs = [
                (self._spoken(f"picture-{self.game}", name), part) for name, part in value.items()
            ]
        elif key == "companies":
            pairs = [(self.words.seat(seat), part) for seat, part in enumerate(value)]
        else:
            pairs = [(str(at), part) for at, part in enumerate(value, start=1)]
        keys = list(value) if isinstance(value, dict) else [""] * len(value)
        for name, (label, part) in zip(keys, pairs, strict=True):
            if isinstance(part, dict | list) and any(
                isinstance(p, dict | list) for p in _parts(part)
            ):
                yield f"{indent}{label}:"
                yield from self.of(part, indent + "  ", name)
            else:
                yield f"{indent}{label}: {self._short(part)}"

    def _short(self, part: Any) -> str:
        if isinstance(part, dict):
            pairs = part.items()
            return ", ".join(
                f"{self._spoken(f'picture-{self.game}', name)} {self._short(each)}"
                for name, each in pairs
            )
        if isinstance(part, list):
            return ", ".join(self._short(each) for each in part) or self.words.name("nothing")
        if isinstance(part, bool):
            return self.words.say("option-yes" if part else "option-no")
        return "?" if part is None else self._spoken("name", str(part))

    def _spoken(self, prefix: str, word: str) -> str:
        key = f"{prefix}-{slug(word)}"
        return self.words.say(key) if self.words.has(key) else word


def _parts(part: Any) -> Any:
    return part.values() if isinstance(part, dict) else part
