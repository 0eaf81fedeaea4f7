"""What is said to people, before it is in any language: the same in the engine and on the wire.

As JSON a message is `{"key": …, "args": {…}}`. A message among the figures stands for its text, a
tuple of messages (in JSON a list) for a row of sentences.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Message(Struct, frozen=True, gc=False):
    """A catalogue key with figures. A figure may be a message itself, or a list of sentences."""

    key: str
    args: dict[str, Any] = {}
