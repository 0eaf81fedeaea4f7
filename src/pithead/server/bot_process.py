"""The process a bot runs in: questions come in as lines of JSON, answers go out the same way.

It is given the view of one seat and what that seat remembers, and knows nothing else of the table.
"""

from __future__ import annotations

import os
import sys

import msgspec

from pithead.rooms.bot_answers import Answered, KnownGames, answer
from pithead.rooms.ports import Asked

POLITENESS = 5
"""Bots give way to the server on a busy machine."""


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    games = KnownGames()
    decoder = msgspec.json.Decoder(Asked)
    out.write(b"ready\n")
    out.flush()
    for line in sys.stdin.buffer:
        try:
            answered = answer(games, decoder.decode(line))
        except Exception:
            answered = Answered(failed=True)
        out.write(msgspec.json.encode(answered) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
