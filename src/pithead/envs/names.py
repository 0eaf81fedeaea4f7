"""What the environments are called. The version rises when the same steps give other episodes."""

from __future__ import annotations

VERSION = 1


def environment_id(game: str) -> str:
    """`pithead/SomeGame-v1` for `some_game`."""
    if not isinstance(game, str):
        raise TypeError(f"a game's name is a text, not {game!r}")
    name = "".join(word.capitalize() for word in game.split("_"))
    return f"pithead/{name}-v{VERSION}"
